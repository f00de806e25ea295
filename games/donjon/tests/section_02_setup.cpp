// Set-up and options of the table (section 2 of RULES.md).
#include <set>

#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_2_1_each_player_has_a_hero_and_a_hand_of_3) {
  const Scenario s = begun_game(4);
  std::set<std::string> heroes;
  for (const Seat seat : {A, B, C, D}) {
    heroes.insert(s.text(seat, "hero"));
    EXPECT_EQ(s.hand_of(seat), 3);
    EXPECT_EQ(s.reserve(seat), Texts{});
  }
  EXPECT_EQ(heroes.size(), 4U);
  EXPECT_EQ(s.text(A, "hero"), "warrior");
  EXPECT_EQ(s.text(D, "hero"), "elf");
}

TEST(Donjon, DON_2_2_and_DON_C1_monsters_lie_on_the_lairs_at_random) {
  std::map<std::string, int> on_l1;
  std::map<std::string, int> on_l9;
  constexpr int games = 900;
  const Scenario s(1, {"hero-a=elf"});
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    const auto view = json::read(s.game().view(state, A));
    std::set<std::string> all;
    for (const json::Value& one : view->find("monsters")->items) all.insert(one.string);
    ASSERT_EQ(all.size(), 9U);
    ++on_l1[view->find("monsters")->items.front().string];
    ++on_l9[view->find("monsters")->items.back().string];
  }
  expect_even(on_l1, 9, games);
  expect_even(on_l9, 9, games);
}

std::string tile_turned(const json::Value& view) {
  const json::Value* treasure = view.find("treasure");
  if (treasure != nullptr && !treasure->string.empty()) return treasure->string;
  return view.find("chests")->items.back().string;
}

TEST(Donjon, DON_2_3_and_DON_C2_any_treasure_may_lie_in_any_room) {
  for (const char* room : {"A1", "K9", "A3", "K7", "G1", "E9"}) {
    const Scenario s = acting(A, room, "F1 FS F2");
    EXPECT_EQ(s.content(room), "hidden");
    expect_even(tally(s, "play treasure F1 FS", 600, tile_turned), 6, 600);
  }
}

TEST(Donjon, DON_2_13_and_DON_C2_any_relic_may_lie_in_any_crypt) {
  for (const char* crypt : {"K1", "A9", "G5"}) {
    const Scenario s = acting(A, crypt, "F1 FS FS");
    EXPECT_EQ(s.content(crypt), "hidden");
    expect_even(tally(s, "play relic F1 FS FS", 300, tile_turned), 3, 300);
  }
}

TEST(Donjon, DON_2_3_no_tile_lies_in_two_rooms) {
  Scenario s;
  s.hero(A, "A1").chests("TR1 TR2 TR4").content("K9", "TR6").hand("F1 FS F2").turn_of(A);
  const auto counts = tally(s, "play treasure F1 FS", 200, tile_turned);
  expect_even(counts, 2, 200);
  EXPECT_TRUE(counts.contains("TR3") && counts.contains("TR5"));
}

TEST(Donjon, DON_2_4_portal_and_chest_board_lie_beside_the_board) {
  const Scenario s = begun_game(2);
  EXPECT_EQ(s.portal(), "");
  EXPECT_EQ(s.chests(), Texts{});
  EXPECT_EQ(s.number("opened_chests"), 0);
}

struct DealOfRules {
  int seats;
  bool heroic;
  std::array<int, 3> cards;
  int total, den;
};
constexpr DealOfRules deals_of_rules[] = {{1, false, {5, 5, 5}, 15, 3}, {1, true, {4, 5, 6}, 15, 3},
                                          {2, false, {3, 3, 3}, 9, 4},  {2, true, {2, 4, 3}, 9, 3},
                                          {3, false, {3, 2, 3}, 8, 5},  {3, true, {2, 3, 3}, 8, 4},
                                          {4, false, {3, 2, 2}, 7, 5},  {4, true, {2, 3, 2}, 7, 4}};

TEST(Donjon, DON_2_5_and_DON_2_6_and_DON_2_14_piles_and_reserve_for_every_number_of_players) {
  for (const DealOfRules& deal : deals_of_rules) {
    const Scenario s(deal.seats, {deal.heroic ? "difficulty=heroic" : "difficulty=normal"});
    for (Seat seat = 0; seat < deal.seats; ++seat) {
      EXPECT_EQ(pile_of(s, seat), deal.cards) << deal.seats << deal.heroic;
      EXPECT_EQ(s.number(seat, "cards"), deal.total + (seat == A ? 1 : 0)) << "the King's for A";
    }
    EXPECT_EQ(s.den(), deal.den);
    EXPECT_EQ(s.goblins(), Texts{});
  }
}

TEST(Donjon, DON_2_15_other_goblins_are_out_of_the_game) {
  for (const DealOfRules& deal : deals_of_rules) {
    const Scenario s(deal.seats, {deal.heroic ? "difficulty=heroic" : "difficulty=normal"});
    EXPECT_EQ(s.number("den_of"), deal.den);
  }
  // The fourth goblin of two heroic players does not exist.
  Scenario s(2, {"difficulty=heroic"});
  s.goblins("D1 E1 H8").hero(A, "D2").reveals(A, "GO1");
  EXPECT_EQ(s.result(), "lost");
}

TEST(Donjon, DON_T36_three_heroic_players) {
  const Scenario s(3, {"difficulty=heroic", "first=B"});
  for (const Seat seat : {A, B, C}) EXPECT_EQ(pile_of(s, seat), (std::array{2, 3, 3}));
  EXPECT_EQ(s.den(), 4);
  EXPECT_EQ(s.number(B, "cards"), 9);
  EXPECT_EQ(s.number(A, "cards"), 8);
  EXPECT_EQ(s.number(C, "cards"), 8);
}

TEST(Donjon, DON_2_7_and_DON_C3_what_a_pile_brings_is_unknown_until_it_is_revealed) {
  Scenario s;
  s.goblins("D1").kept(A, "SC2").opening_of(A);
  ASSERT_EQ(s.decision(), "reveal");
  std::map<std::string, int> suits;
  const auto counts =
      tally(s, "reveal", 900, [](const json::Value& view) { return view.find("card")->string; });
  EXPECT_EQ(counts.size(), 25U) << "every kind but the scroll that A has already";
  EXPECT_FALSE(counts.contains("SC2"));
  EXPECT_FALSE(counts.contains("KING"));
  for (const auto& [card, n] : counts)
    suits[card[0] == 'P' ? "trap" : card[0] == 'G' ? "goblin" : "find"] += n;
  EXPECT_NEAR(suits["trap"],
              900 * pile_of(s, A)[1] / (pile_of(s, A)[0] + pile_of(s, A)[1] + pile_of(s, A)[2]),
              70);
}

TEST(Donjon, DON_2_7_and_DON_2_16_cards_of_a_suit_are_as_many_as_the_pile_holds) {
  // Played to the King: each pile has brought exactly its share of each colour.
  for (const DealOfRules& deal : deals_of_rules) {
    if (deal.seats == 1) continue;
    for (int suit = 0; suit < 3; ++suit)
      EXPECT_LE(deal.cards[static_cast<std::size_t>(suit)] * deal.seats,
                (std::array{16, 14, 12})[static_cast<std::size_t>(suit)]);
  }
  const Scenario s(4);
  int finds = 0, traps = 0, goblins = 0;
  for (const Seat seat : {A, B, C, D}) {
    finds += pile_of(s, seat)[0];
    traps += pile_of(s, seat)[1];
    goblins += pile_of(s, seat)[2];
  }
  EXPECT_EQ(finds, 12);
  EXPECT_EQ(traps, 8);
  EXPECT_EQ(goblins, 8);
}

TEST(Donjon, DON_2_8_the_King_is_not_on_the_board) { EXPECT_EQ(begun_game(2).king(), ""); }

TEST(Donjon, DON_2_9_the_King_is_the_last_card_of_the_first_player) {
  const int turns[] = {16, 10, 9, 8};
  for (int seats = 1; seats <= 4; ++seats) {
    const Scenario s(seats);
    EXPECT_EQ(s.number("king_in"), (turns[seats - 1] - 1) * seats + 1) << "turns of all until then";
    EXPECT_EQ(s.number(A, "cards"), turns[seats - 1]);
  }
}

TEST(Donjon, DON_2_9_the_King_comes_on_the_tenth_turn_of_the_first_of_two) {
  Scenario entering;  // B has revealed the last card of the own pile
  entering.round(9).hand("F1 F2 F3").turn_of(B);
  EXPECT_EQ(entering.number("turn"), 18);
  EXPECT_EQ(entering.number("king_in"), 1);
  EXPECT_EQ(entering.number(A, "cards"), 1);
  EXPECT_EQ(entering.number(B, "cards"), 0) << "all other piles are empty";
  EXPECT_EQ(entering.king(), "");
  entering.play("end actions");
  entering.revealing("KING", "reserve");
  EXPECT_EQ(entering.active(), A);
  EXPECT_EQ(entering.king(), "F9");
  EXPECT_EQ(entering.number("turn"), 19);
  EXPECT_EQ(entering.number("march"), 0) << "no march this turn";
  EXPECT_EQ(entering.happened("king_thrown"), 0);
  EXPECT_EQ(entering.number("throws"), 1) << "the turn goes on normally";
  for (const Seat seat : {A, B}) EXPECT_EQ(entering.number(seat, "cards"), 0);
}

TEST(Donjon, DON_2_10_and_DON_D3_pawns_begin_on_a_portal_square_from_the_first_player_on) {
  Scenario s(3, {"first=B"});
  EXPECT_EQ(s.decision(), "start");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"start A5", "start K5"}));
  EXPECT_EQ(s.number("throws"), 0);
  s.play(B, "start K5");
  EXPECT_EQ(s.at(B), "K5");
  EXPECT_EQ(s.decider(), C);
  s.play(C, "start A5");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"start A5", "start K5"}));
  s.play(A, "start K5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.at(C), "A5");
  EXPECT_EQ(s.active(), B);
}

TEST(Donjon, DON_2_17_portal_squares_may_be_shared) {
  const Scenario s = begun_game(4);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.at(seat), "A5");
}

TEST(Donjon, DON_2_11_the_starting_bonus_is_an_ordinary_one) {
  Scenario s = begun_game(1, {"hero-a=elf"});
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
  Scenario walking;
  walking.bonuses(A, "B2a").hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  EXPECT_TRUE(has(walking.ends("play move F2", A), "E2")) << "1 + 1 squares";
}

TEST(Donjon, DON_2_12_and_DON_D1_no_hero_twice) {
  EXPECT_FALSE(is_possible(2, {"hero-a=elf", "hero-b=elf"}));
  EXPECT_TRUE(is_possible(2, {"hero-a=elf", "hero-b=thief"}));
  EXPECT_FALSE(is_possible(4, {"hero-a=warrior", "hero-d=warrior"}));
  EXPECT_FALSE(is_possible(2, {"hero-a=bard"}));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Scenario s(4, {"hero-a=drawn"});
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    std::set<std::string> heroes;
    const auto view = json::read(s.game().view(state, A));
    for (const json::Value& one : view->find("seats")->items)
      heroes.insert(one.find("hero")->string);
    EXPECT_EQ(heroes.size(), 4U);
  }
}

TEST(Donjon, DON_T68_and_DON_2_18_seats_left_to_chance_draw_from_those_that_nobody_chose) {
  EXPECT_FALSE(is_possible(3, {"hero-b=thief", "hero-c=thief"}));
  const Scenario s(3, {"hero-a=drawn", "hero-b=thief", "hero-c=drawn"});
  const std::map<std::string, std::string> colours = {
      {"warrior", "red"}, {"magician", "yellow"}, {"thief", "green"}, {"elf", "blue"}};
  std::map<std::string, int> of_c;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    const auto view = json::read(s.game().view(state, A));
    const json::Value& c = view->find("seats")->items.at(C);
    EXPECT_EQ(view->find("seats")->items.at(B).find("hero")->string, "thief");
    EXPECT_EQ(c.find("colour")->string, colours.at(c.find("hero")->string));
    ++of_c[c.find("hero")->string];
  }
  expect_even(of_c, 3, 300);
  EXPECT_FALSE(of_c.contains("thief"));
}

TEST(Donjon, DON_2_18_and_DON_D2_options_and_their_presets) {
  EXPECT_TRUE(is_possible(2, {"difficulty=heroic", "young=on", "first=B"}));
  EXPECT_FALSE(is_possible(2, {"difficulty=easy"}));
  EXPECT_FALSE(is_possible(2, {"first=C"})) << "nobody sits there";
  EXPECT_TRUE(is_possible(3, {"first=C"}));
  EXPECT_FALSE(is_possible(5, {}));
  EXPECT_TRUE(is_possible(1, {}));
  const Scenario s(2, {"hero-a=drawn", "hero-b=drawn"});
  EXPECT_EQ(s.den(), 4) << "normal";
  EXPECT_EQ(s.hand_of(A), 3) << "not young";
}

TEST(Donjon, DON_D2_the_first_player_is_drawn_evenly) {
  const Scenario s(3, {"first=drawn"});
  std::map<std::string, int> firsts;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    ++firsts[json::read(s.game().view(state, A))->find("first")->string];
  }
  expect_even(firsts, 3, 300);
  EXPECT_EQ(begun_game(3, {"first=C"}).active(), C);
}

}  // namespace
}  // namespace veillee::donjon
