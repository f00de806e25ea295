// Set-up (section 2 of RULES.md) and what chance decides in it (section 17).
#include <map>
#include <set>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

// A game after the secret choice, before the first worker step.
Scenario after_choice(int seats, const Texts& options = {}, std::uint64_t seed = 1) {
  Scenario s = Scenario::from_start(seats, options, seed);
  if (s.decision() == "extra") s.play("take coin");
  for (Seat seat = 0; seat < seats; ++seat) s.play(seat, s.options(seat).front());
  return s;
}
std::uint64_t seed_with_first_player(Seat seat, int seats) {
  for (std::uint64_t seed = 1;; ++seed)
    if (Scenario::from_start(seats, {}, seed).state.first_player == seat) return seed;
}

TEST(Bomarzo, BOM_T97_BOM_2_1_BOM_2_10_BOM_2_11_BOM_2_12_the_table_after_set_up) {
  Scenario s = after_choice(3);
  EXPECT_EQ(s.number_at("season"), 1);
  EXPECT_EQ(s.text("first_player").size(), 1U);
  for (Seat seat = 0; seat < 3; ++seat) {
    for (const std::string_view lane : lane_ids) EXPECT_EQ(s.worker_of(seat, lane), 0);
    for (const std::string_view track : track_ids) EXPECT_EQ(s.track_of(seat, track), 0);
    EXPECT_EQ(s.score(seat), 0);
    EXPECT_EQ(s.home(seat), 3);
  }
  const Texts places = words_in(s.list_at("pantheon"));
  EXPECT_EQ(std::set<std::string>(places.begin(), places.end()).size(), 8U);
  for (const std::string_view deity : deity_ids) {
    EXPECT_FALSE(flag_at(s, "deities." + std::string(deity) + ".mossy"));
    EXPECT_EQ(s.on(deity), "0 0 0");
    EXPECT_EQ(s.pawns(deity), "");
    EXPECT_EQ(s.list_at("deities." + std::string(deity) + ".under"), "");
  }
}

TEST(Bomarzo, BOM_1_21_BOM_1_2_BOM_1_10_points_season_and_first_player_at_the_start) {
  for (const int seats : {2, 3, 4}) {
    Scenario s = Scenario::from_start(seats);
    EXPECT_EQ(s.number_at("season"), 1);
    EXPECT_LT(s.state.first_player, seats);
    for (Seat seat = 0; seat < seats; ++seat) EXPECT_EQ(s.score(seat), 0);
  }
}

TEST(Bomarzo, BOM_1_23_positions_are_numbered_in_the_order_of_the_pantheon) {
  Scenario s(2);
  s.pantheon("balena orco dea gigante elefante tartaruga genio drago").begin();
  EXPECT_EQ(s.number_at("deities.balena.place"), 1);
  EXPECT_EQ(s.number_at("deities.genio.place"), 7);
  EXPECT_EQ(s.number_at("deities.drago.place"), 8);
  EXPECT_EQ(s.list_at("deities.balena.points"), "3 0");
  EXPECT_EQ(s.list_at("deities.drago.points"), "0 0");
}

TEST(Bomarzo, BOM_T23_BOM_2_5_BOM_2_8_BOM_2_14_BOM_2_15_BOM_2_21_two_players) {
  Scenario s = Scenario::from_start(2);
  EXPECT_EQ(s.hand_size(A), 4);
  EXPECT_EQ(s.options(A).size(), 4U);
  s = after_choice(2);
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(s.home(seat), 3);
    EXPECT_EQ(s.stock(seat), "1 1 0");
    EXPECT_EQ(s.hand_size(seat), 1);
  }
  EXPECT_EQ(s.pile_size(), 37);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 6U);
  EXPECT_EQ(s.supply(), "28 28 16");
}

TEST(Bomarzo, BOM_2_21_BOM_2_2_BOM_2_7_three_players) {
  const Scenario s = after_choice(3);
  EXPECT_EQ(s.pile_size(), 33);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 9U);
  EXPECT_EQ(s.supply(), "27 27 16");
  EXPECT_EQ(s.home(C), 3);
}

TEST(Bomarzo, BOM_T24_BOM_2_6_BOM_2_9_BOM_16_1_four_players) {
  Scenario s = Scenario::from_start(4);
  EXPECT_EQ(s.decision(), "extra");
  EXPECT_EQ(s.offered(), (Texts{"take coin", "take food"}));
  const Seat last = s.decider();
  EXPECT_EQ(last, clockwise(s.state.first_player, 4, 3));
  Scenario fed = s;
  EXPECT_EQ(fed.play("take food").stock(last), "2 1 0");
  s = after_choice(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(s.home(seat), 2);
    EXPECT_EQ(s.stock(seat), seat == last ? "1 2 0" : "1 1 0");
  }
  EXPECT_EQ(s.supply(), "26 25 16");
  EXPECT_EQ(s.pile_size(), 29);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 12U);
}

TEST(Bomarzo, BOM_T178_BOM_2_28_the_extra_resource_comes_before_anything_is_laid_out) {
  Scenario s = Scenario::from_start(4, {"seasons=on", "adoration=on"});
  ASSERT_EQ(s.decision(), "extra");
  EXPECT_EQ(s.list_at("pantheon"), "");
  EXPECT_EQ(s.list_at("tokens"), "");
  EXPECT_EQ(s.pile_size(), 45);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(s.hand_size(seat), 0);
  s.play("take food");
  EXPECT_EQ(s.decision(), "keep");
  EXPECT_EQ(words_in(s.list_at("pantheon")).size(), 8U);
  EXPECT_EQ(words_in(s.list_at("tokens")).size(), 8U);
  EXPECT_EQ(s.order_of({"extra_taken", "laid_out", "dealt"}).substr(0, 26),
            "extra_taken laid_out dealt");
  for (Seat seat = 0; seat < 4; ++seat) s.play(seat, s.options(seat).front());
  EXPECT_EQ(s.decision(), "opening");
}

TEST(Bomarzo, BOM_T121_BOM_2_25_BOM_2_27_BOM_16_3_opening_steps_in_turn_order) {
  Scenario s = Scenario::from_start(4, {}, seed_with_first_player(C, 4));
  EXPECT_EQ(asked(s), "B extra");
  s.play("take coin");
  for (Seat seat = 0; seat < 4; ++seat) s.play(seat, s.options(seat).front());
  for (const Seat seat : {C, D, A, B}) {
    EXPECT_EQ(s.decider(), seat);
    s.play(seat, "advance food");
    EXPECT_EQ(s.decider(), seat);
    s.play(seat, "advance coin");
  }
  EXPECT_EQ(asked(s), "C placement") << "Production has nothing to ask";
}

TEST(Bomarzo, BOM_T25_BOM_2_22_BOM_2_24_a_pawn_at_once) {
  Scenario s = after_choice(4);
  const Seat first = s.decider();
  s.play("advance pawn");
  EXPECT_EQ(s.home(first), 2) << "the first space has no symbol";
  s.play("advance pawn");
  EXPECT_EQ(s.home(first), 3);
  EXPECT_EQ(s.happened(Happened::pawn_gained, first), 1);
}

TEST(Bomarzo, BOM_2_24_other_symbols_pay_in_production_not_at_once) {
  Scenario s = after_choice(2);
  const Seat first = s.decider();
  s.play("advance food").play("advance coin");
  EXPECT_EQ(s.stock(first), "1 1 0");
  s.play("advance wine").play("advance wine");
  const Seat second = clockwise(first, 2);
  EXPECT_EQ(s.stock(first), "2 2 0");
  EXPECT_EQ(s.stock(second), "1 1 1");
}

TEST(Bomarzo, BOM_T26_BOM_2_22_exactly_two_steps) {
  Scenario s = after_choice(2);
  const Seat first = s.decider();
  s.play("advance food");
  EXPECT_EQ(s.decider(), first) << "one step is not enough";
  EXPECT_EQ(s.offered(), (Texts{"advance card", "advance coin", "advance food", "advance pawn",
                                "advance wine"}));
  s.play("advance coin");
  EXPECT_NE(s.decider(), first) << "no third worker";
  EXPECT_EQ(s.worker_of(first, "food"), 1);
  EXPECT_EQ(s.worker_of(first, "coin"), 1);
}

TEST(Bomarzo, BOM_T137_BOM_2_26_worker_steps_cannot_be_skipped) {
  const Scenario s = after_choice(3);
  EXPECT_EQ(s.offered(), (Texts{"advance card", "advance coin", "advance food", "advance pawn",
                                "advance wine"}));
}

TEST(Bomarzo, BOM_2_20_BOM_2_16_discards_in_turn_order_for_all_to_see) {
  Scenario s = Scenario::from_start(3, {}, seed_with_first_player(B, 3));
  std::set<std::string> dealt;
  for (Seat seat = 0; seat < 3; ++seat)
    for (const std::string& option : s.options(seat)) dealt.insert(option.substr(5));
  EXPECT_EQ(dealt.size(), 12U);
  std::set<std::string> thrown = dealt;
  for (Seat seat = 0; seat < 3; ++seat) {
    thrown.erase(s.options(seat)[1].substr(5));
    s.play(seat, s.options(seat)[1]);
  }
  const Texts pile = words_in(s.discard_pile());
  EXPECT_EQ(std::set<std::string>(pile.begin(), pile.end()), thrown);
  std::string who;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::discarded) who += seat_letters[event.seat];
  EXPECT_EQ(who, "BBBCCCAAA");
}

TEST(Bomarzo, BOM_T126_BOM_2_16_BOM_2_17_BOM_16_2_the_choice_is_secret) {
  Scenario s = Scenario::from_start(3);
  EXPECT_EQ(s.list_at("deciders"), "A B C") << "all at once";
  for (const Viewer viewer : {Viewer{B}, Viewer{C}, Viewer{spectator}}) {
    EXPECT_FALSE(s.has("seats.0.hand", viewer));
    EXPECT_EQ(s.number_at("seats.0.hand_size", viewer), 4);
  }
  const std::string kept = s.options(A)[2].substr(5);
  for (Seat seat = 0; seat < 3; ++seat) s.play(seat, s.options(seat)[2]);
  EXPECT_EQ(s.cards(A, "hand"), kept);
  EXPECT_FALSE(s.has("seats.0.hand", B));
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 1);
  EXPECT_EQ(s.discard_pile().find(kept), std::string::npos);
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::kept) {
      EXPECT_EQ(seen_by(event, event.seat)->args[0], event.args[0]);
      EXPECT_EQ(seen_by(event, clockwise(event.seat, 3))->args[0], no_arg);
    }
}

TEST(Bomarzo, BOM_T186_BOM_16_24_who_has_chosen_is_seen_what_is_not) {
  Scenario s = Scenario::from_start(3);
  Scenario other = s;
  s.play(A, s.options(A)[0]);
  other.play(A, other.options(A)[3]);
  EXPECT_EQ(s.list_at("deciders", B), "B C");
  EXPECT_EQ(s.list_at("deciders", A), "B C");
  EXPECT_EQ(s.discard_pile(), "");
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), view_text<Bomarzo>(other.state, B));
  EXPECT_EQ(view_text<Bomarzo>(s.state, spectator), view_text<Bomarzo>(other.state, spectator));
}

TEST(Bomarzo, BOM_T76_BOM_2_18_BOM_2_19_BOM_15_14_the_top_card_shows_its_second_level) {
  Scenario s(3);
  s.top("D25").begin();
  for (const Viewer viewer : {Viewer{A}, Viewer{B}, Viewer{C}, Viewer{spectator}}) {
    EXPECT_EQ(s.text_at("family", viewer), "oracle");
    EXPECT_FALSE(s.has("top", viewer));
    EXPECT_EQ(view_text<Bomarzo>(s.state, viewer).find("D25"), std::string::npos);
  }
  Scenario none(2);
  none.pile("", B).begin();
  EXPECT_TRUE(null_at(none, "family"));
}

// ── Chance ──────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_17_1_BOM_2_3_the_first_player_is_any_seat) {
  for (const int seats : {2, 3, 4}) {
    std::array<int, 4> times{};
    for (std::uint64_t seed = 0; seed < 3000; ++seed)
      ++times[bomarzo::start({byte(seats), 0, 0, 0}, seed).first_player];
    for (int seat = 0; seat < seats; ++seat)
      EXPECT_NEAR(times[static_cast<std::size_t>(seat)], 3000 / seats, 150);
  }
}

TEST(Bomarzo, BOM_17_2_BOM_17_3_BOM_2_13_deities_and_cards_are_shuffled) {
  std::array<std::array<int, 8>, 8> place{};
  std::array<int, card_count> dealt{}, on_the_top{};
  constexpr int games = 4000;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const State state = bomarzo::start({2, 0, 0, 0}, seed);
    for (std::size_t p = 0; p < 8; ++p) ++place[p][state.deity_at[p]];
    for (const std::uint8_t card : hand_of(state, A)) ++dealt[card];
    ++on_the_top[state.cards.in(on_top).first()];
  }
  for (const auto& row : place)
    for (const int n : row) EXPECT_NEAR(n, games / 8, 110);
  for (const int n : dealt) EXPECT_NEAR(n, games * 4 / 45, 95);
  for (const int n : on_the_top) EXPECT_NEAR(n, games / 45, 48);
}

TEST(Bomarzo, BOM_T91_BOM_14_5_BOM_14_6_BOM_17_5_eight_of_twelve_tokens) {
  std::array<std::array<int, colour_count>, 8> at{};
  constexpr int games = 3000;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const State state = bomarzo::start({2, 1, 0, 0}, seed);
    std::array<int, colour_count> n{};
    for (std::size_t i = 0; i < 8; ++i) {
      ++at[i][state.tokens[i]];
      ++n[state.tokens[i]];
    }
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      ASSERT_LE(n[colour], colour == white ? 4 : 2);
  }
  for (const auto& season : at)
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      EXPECT_NEAR(season[colour], colour == white ? 1000 : 500, colour == white ? 120 : 95);
  const Scenario s = Scenario::from_start(2, {"seasons=on"});
  for (const Viewer viewer : {Viewer{A}, Viewer{B}, Viewer{spectator}})
    EXPECT_EQ(words_in(s.list_at("tokens", viewer)).size(), 8U);
}

TEST(Bomarzo, BOM_17_6_BOM_14_17_the_adoration_pile_is_shuffled_and_face_down) {
  std::array<int, deity_count> drawn_first{};
  constexpr int games = 2000;
  Scenario begun(2, {"adoration=on"});
  begun.begin();
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    State state = begun.state;
    state.rng = Rng(seed);
    apply<Bomarzo>(state, A, *parse(Bomarzo::info().notation, "adore"));
    ++drawn_first[state.adoration.in(adored).first()];
  }
  for (const int n : drawn_first) EXPECT_NEAR(n, games / 8, 80);
  const Scenario s = Scenario::from_start(2, {"adoration=on"});
  EXPECT_EQ(s.number_at("adoration_pile"), 8);
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    EXPECT_TRUE(s.state.adoration.knowers(deity).empty());
}

// Two games with the same seed and the same answers are the same game: chance is asked in set-up
// and where cards are drawn or shuffled only.
TEST(Bomarzo, BOM_17_8_nothing_else_is_left_to_chance) {
  Scenario s(3);
  s.cubes(A, 5, 5, 5).cubes(B, 5, 5, 5).hand(A, "D01 D02 D03").level1(A, "D04").begin();
  Scenario other = s;
  other.state.rng = Rng(99);
  for (const char* const action :
       {"harvest fields", "harvest caverns", "harvest vineyard", "place gigante"})
    play_all(s, {action}), play_all(other, {action});
  for (Scenario* const one : {&s, &other}) {
    pay(*one, "food food coin");
    one->play("improve D04").then("pass");
  }
  other.state.rng = s.state.rng;
  EXPECT_EQ(s.state, other.state);
}

}  // namespace
}  // namespace veillee::bomarzo
