// Sections 1 and 2 of RULES.md: components and set-up.
#include <set>

#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

State fresh_game(std::uint8_t seats, std::uint64_t seed = 1) {
  Options options;
  options.seats = seats;
  return start(options, seed);
}

std::vector<std::uint64_t> seeds() { return {1, 2, 3, 4, 5, 6, 7, 8}; }

TEST(SabbatMagica, SAB_1_2_a_chimera_is_no_resource) {
  Scenario s(2);
  s.chimeras(Red, 3).magician(Red, "c3").bridge(Red, 1).schemes(Red);
  s.play("walk d4");
  EXPECT_EQ(s.refusal("tile"), "SAB-4.11");  // the test tube finds nothing to exchange
  s.play("nothing").play(Blue, "pass").play("ghosts");
  EXPECT_EQ(s.offered("send"), "GLASS GLOBE CANTEEN TRAIN ALCH ZEN");
}

TEST(SabbatMagica, SAB_1_3_SAB_T84_the_pieces_are_counted) {
  EXPECT_EQ(tile_ids.size(), 16U);
  int standard = 0;
  std::array<int, resource_count> of_kind{};
  for (std::uint8_t tile = 0; tile < tile_count; ++tile)
    if (is_standard(tile)) {
      ++standard;
      ++of_kind[resource_of(tile)];
    }
  EXPECT_EQ(standard, 12);
  EXPECT_EQ(of_kind, (std::array<int, 4>{3, 3, 3, 3}));
  EXPECT_EQ(mirror_ids.size(), 16U);
  EXPECT_EQ(portal_ids.size(), 10U);
  int actions = 0;
  for (const TimeCard& card : time_cards) actions += card.actions;
  EXPECT_EQ(actions, 4 + 4 + 4 + 3 + 3 + 2 + 2);
  EXPECT_EQ(time_cards.size(), 7U);
  EXPECT_EQ(power_ids.size(), 12U);
  for (std::uint8_t people = 0; people < people_count; ++people)
    EXPECT_EQ(std::count(people_of_power.begin(), people_of_power.end(), people), 3);
  EXPECT_EQ(ghosts_of_a_people * people_count, 28);
}

TEST(SabbatMagica, SAB_1_4_the_supply_never_runs_out) {
  Scenario s(2);
  for (const Seat seat : {Red, Blue}) s.fresh(seat, 20, 20, 20, 20).old(seat, 20, 20, 20, 20);
  s.magician(Red, "a2").schemes(Red).play("walk a1").play("tile");
  EXPECT_EQ(s.fresh(Red), res(22, 20, 20, 20));
}

TEST(SabbatMagica, SAB_1_5_without_POWER_cards_all_peoples_have_the_same_options) {
  std::vector<std::string> first;
  for (const People people : {argosola, zugriga, sanagal, luserna}) {
    Scenario s(2);
    s.people(Red, people).people(Blue, people == zugriga ? argosola : zugriga);
    s.bridge(Red, 2).magician(Red, "a1").schemes(Red);
    if (first.empty()) first = s.options();
    EXPECT_EQ(s.options(), first);
  }
}

TEST(SabbatMagica, SAB_1_6_the_people_is_spelt_Argosola_and_its_ghosts_are_thralls) {
  EXPECT_EQ(people_words[argosola].fr, "Argosola");
  EXPECT_EQ(people_words[argosola].en, "Argosola");
  EXPECT_EQ(ghost_nouns[argosola].many.en, "thralls");
}

TEST(SabbatMagica, SAB_1_8_terror_beyond_10_is_lost) {
  Scenario s(2);
  s.terror(Red, 9).magician(Red, "a2").schemes(Red).play("walk a1").play("mirror N-a");
  EXPECT_EQ(s.player(Red).terror, 10);
}

TEST(SabbatMagica, SAB_1_8_a_gain_of_nothing_is_not_told) {
  Scenario s(2);
  s.terror(Red, 10).magician(Red, "a2").schemes(Red).play("walk a1").play("mirror N-a");
  EXPECT_EQ(s.happened(Happened::mirror_used, Red), 1);
  EXPECT_EQ(s.happened(Happened::terror_gained), 0);
}

TEST(SabbatMagica, SAB_1_9_the_cursed_space_holds_one_resource) {
  Scenario s(2);
  s.round(3).cursed(Red).old(Red, 5, 0, 0, 0).study();
  EXPECT_EQ(s.player(Red).cursed, 1);
}

TEST(SabbatMagica, SAB_1_10_stores_have_no_limit) {
  Scenario s(2);
  s.round(6).fresh(Red, 90, 90, 90, 90).homologation(Red, 120, 119, 0, 0).portal("TUR", "PT_GM");
  s.bridge(Red, 1).terror(Red, 1).magician(Red, "a2").schemes(Red, 0);
  s.play("walk a1").play("tile").play(Blue, "pass");
  EXPECT_EQ(s.fresh(Red), res(92, 90, 90, 90));
  s.play("ghosts").play("send TUR");
  EXPECT_EQ(s.player(Red).homologation, res(120, 119, 1, 1));
}

TEST(SabbatMagica, SAB_1_11_chimeras_never_age_and_are_never_spent) {
  Scenario s(2);
  s.round(3).chimeras(Red, 2).study();
  EXPECT_EQ(s.player(Red).chimeras, 2);
}

TEST(SabbatMagica, SAB_1_12_four_of_the_sixteen_tiles_are_special) {
  int special = 0;
  for (const std::uint8_t tile : fresh_game(2).tile_at) special += is_standard(tile) ? 0 : 1;
  EXPECT_EQ(special, 4);
}

TEST(SabbatMagica, SAB_1_13_three_standard_tiles_of_each_resource) {
  std::array<int, resource_count> n{};
  for (const std::uint8_t tile : fresh_game(3).tile_at)
    if (is_standard(tile)) ++n[resource_of(tile)];
  EXPECT_EQ(n, (std::array<int, 4>{3, 3, 3, 3}));
}

TEST(SabbatMagica, SAB_1_14_sixteen_squares_are_filled_and_sixteen_mirrors_surround_them) {
  const State state = fresh_game(4);
  EXPECT_EQ(std::set<int>(state.tile_at.begin(), state.tile_at.end()).size(), 16U);
  std::array<int, 4> on_side{};
  for (std::uint8_t m = 0; m < mirror_count; ++m) {
    const int square = square_of_mirror(m);
    const int row = Hall::row(square);
    const int column = Hall::column(square);
    EXPECT_TRUE(row == 0 || row == 3 || column == 0 || column == 3);
    ++on_side[m / 4U];
  }
  EXPECT_EQ(on_side, (std::array<int, 4>{4, 4, 4, 4}));
}

TEST(SabbatMagica, SAB_1_15_squares_that_touch_by_a_side_or_corner_are_neighbours) {
  Scenario s(2);
  s.magician(Red, "b2").schemes(Red);
  EXPECT_EQ(s.offered("walk"), "a1 b1 c1 a2 c2 a3 b3 c3");
}

TEST(SabbatMagica, SAB_T85_neighbours_in_the_hall) {
  EXPECT_EQ(std::popcount(neighbours[index_in(square_ids, "a1")]), 3);
  EXPECT_EQ(std::popcount(neighbours[index_in(square_ids, "b1")]), 5);
  EXPECT_EQ(std::popcount(neighbours[index_in(square_ids, "b2")]), 8);
  int pairs = 0;
  for (const SquareMask mask : neighbours) pairs += std::popcount(mask);
  EXPECT_EQ(pairs, 2 * 42);
}

TEST(SabbatMagica, SAB_1_16_corners_have_two_mirrors_borders_one_the_middle_none) {
  const std::array<int, 16> expected = {2, 1, 1, 2, 1, 0, 0, 1, 1, 0, 0, 1, 2, 1, 1, 2};
  for (std::uint8_t square = 0; square < square_count; ++square)
    EXPECT_EQ(std::popcount(bordering[square]), expected[square]) << square_ids[square];
  EXPECT_EQ(bordering[index_in(square_ids, "d4")],
            1U << index_in(mirror_ids, "S-d") | 1U << index_in(mirror_ids, "E-4"));
}

TEST(SabbatMagica, SAB_1_17_a_mirror_is_intact_then_cracked_then_broken) {
  Scenario s(2);
  s.terror(Red, 0).magician(Red, "a2").schemes(Red).play("walk b1").play("mirror N-b");
  EXPECT_EQ(s.state.mirrors[index_in(mirror_ids, "N-b")], cracked);
  s.play(Blue, "pass").play("walk a1").play("nothing").play(Blue, "pass");
  s.play("walk b1").play("mirror N-b");
  EXPECT_EQ(s.state.mirrors[index_in(mirror_ids, "N-b")], broken);
}

TEST(SabbatMagica, SAB_1_18_all_pairs_and_triples_of_different_resources_once) {
  std::set<int> seen(portal_cost.begin(), portal_cost.end());
  EXPECT_EQ(seen.size(), 10U);
  for (int cost = 0; cost < 16; ++cost) {
    const int kinds = std::popcount(static_cast<unsigned>(cost));
    EXPECT_EQ(seen.contains(cost), kinds == 2 || kinds == 3) << cost;
  }
}

TEST(SabbatMagica, SAB_1_19_the_regions_pay_4_3_2_3_2_3_2_3) {
  const std::pair<const char*, int> table[] = {{"TUR", 4}, {"NES", 3}, {"GIN", 2}, {"VAD", 3},
                                               {"FRI", 2}, {"VAL", 3}, {"BER", 2}, {"GRI", 3}};
  for (const auto& [id, vp] : table) {
    Scenario s(2);
    s.round(6).ghosts(id, {Blue}).terror(Blue, 1).stewardship();
    EXPECT_EQ(s.player(Blue).vp, vp) << id;
  }
}

TEST(SabbatMagica, SAB_1_20_SAB_2_5_SAB_T134_eight_portals_with_different_tiles) {
  for (const std::uint64_t seed : seeds()) {
    const State state = fresh_game(2, seed);
    EXPECT_EQ(std::set<int>(state.portals.begin(), state.portals.begin() + region_count).size(),
              8U);
  }
}

TEST(SabbatMagica, SAB_1_21_each_region_has_two_neighbours_on_the_ring) {
  const char* ring[] = {"TUR", "NES", "GIN", "VAD", "FRI", "VAL", "BER", "GRI"};
  for (int i = 0; i < 8; ++i)
    EXPECT_EQ(adjacent_places[place(ring[i])],
              only(place(ring[(i + 1) % 8])) | only(place(ring[(i + 7) % 8])));
}

TEST(SabbatMagica, SAB_1_32_regions_across_the_hub_are_not_adjacent) {
  const std::pair<const char*, const char*> opposite[] = {
      {"TUR", "FRI"}, {"NES", "VAL"}, {"GIN", "BER"}, {"VAD", "GRI"}};
  int borders = 0;
  for (const auto& [a, b] : opposite) {
    EXPECT_EQ(adjacent_places[place(a)] & only(place(b)), 0);
    EXPECT_EQ(along_ring(place(a), 4), place(b));
  }
  for (std::uint8_t r = 0; r < region_count; ++r) borders += std::popcount(adjacent_places[r]);
  EXPECT_EQ(borders, 2 * 8);
}

TEST(SabbatMagica, SAB_T137_the_neighbours_on_the_wheel) {
  EXPECT_EQ(adjacent_places[place("TUR")], only(place("GRI")) | only(place("NES")));
  Scenario s(2);
  s.ghosts("TUR", {Blue}).ghosts("BER", {Blue}).schemes(Blue).play("ghosts");
  EXPECT_TRUE(s.offers("move TUR GRI"));
  EXPECT_EQ(s.refusal("move TUR FRI"), "SAB-5.5");
  EXPECT_EQ(s.refusal("move TUR VAD"), "SAB-5.5");
  s.play("move BER GRI").play("end action").play(Red, "pass").play("ghosts");
  EXPECT_EQ(s.refusal("move GRI TUR"), "SAB-5.11");
  s.play("back TUR");
  EXPECT_TRUE(s.offers("move GRI TUR"));
}

TEST(SabbatMagica, SAB_1_22_a_region_has_fewer_spaces_than_players) {
  const int table[8][3] = {{1, 1, 2}, {1, 2, 2}, {1, 2, 3}, {1, 2, 2},
                           {1, 2, 3}, {1, 2, 2}, {1, 2, 3}, {1, 2, 2}};
  for (std::uint8_t region = 0; region < region_count; ++region)
    for (std::uint8_t players = 2; players <= 4; ++players) {
      EXPECT_EQ(capacity(players, region), table[region][players - 2]);
      EXPECT_LT(capacity(players, region), players);
    }
}

TEST(SabbatMagica, SAB_1_23_a_full_regions_board_pays_22_40_50) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    int vp = 0;
    for (std::uint8_t r = 0; r < region_count; ++r) vp += region_vp[r] * capacity(players, r);
    EXPECT_EQ(vp, players == 2 ? 22 : players == 3 ? 40 : 50);
  }
}

TEST(SabbatMagica, SAB_1_24_each_garden_neighbours_the_two_next_to_it) {
  const char* ring[] = {"GLASS", "GLOBE", "CANTEEN", "TRAIN", "ALCH", "ZEN"};
  for (int i = 0; i < 6; ++i) {
    Scenario s(2);
    s.ghosts(ring[i], {Blue}).schemes(Blue).play("ghosts");
    for (int j = 0; j < 6; ++j) {
      const std::string move = std::string("move ") + ring[i] + " " + ring[j];
      EXPECT_EQ(s.offers(move), (j + 1) % 6 == i || (i + 1) % 6 == j) << move;
    }
  }
}

TEST(SabbatMagica, SAB_1_25_the_third_space_of_a_garden_comes_with_3_or_4_players) {
  const int table[6][3] = {{2, 2, 3}, {2, 3, 3}, {2, 2, 3}, {2, 3, 3}, {2, 2, 3}, {2, 3, 3}};
  for (std::uint8_t g = 0; g < garden_count; ++g)
    for (std::uint8_t players = 2; players <= 4; ++players)
      EXPECT_EQ(capacity(players, static_cast<std::uint8_t>(region_count + g)),
                table[g][players - 2]);
}

TEST(SabbatMagica, SAB_1_26_the_score_is_one_signed_number) {
  Scenario s(2);
  s.round(6).vp(Red, 120).vp(Blue, -7).stewardship();
  EXPECT_EQ(outcome(s.state).score[Red], 120);
  EXPECT_EQ(outcome(s.state).score[Blue], -7);
}

TEST(SabbatMagica, SAB_T67_from_98_to_103) {
  Scenario s(2);
  s.round(6).vp(Red, 98).ghosts("NES", {Red}).ghosts("GIN", {Red}).terror(Red, 2).stewardship();
  EXPECT_EQ(s.player(Red).vp, 103);
}

TEST(SabbatMagica, SAB_1_27_the_drawbridge_takes_all_ghosts) {
  Scenario s(4);
  s.study().split({7, 7, 7, 7});
  for (const Seat seat : {Red, Blue, Green, Yellow}) EXPECT_EQ(s.player(seat).drawbridge, 7);
}

TEST(SabbatMagica, SAB_1_28_SAB_T130_a_ghost_on_a_reminder_box_is_in_the_graveyard) {
  Scenario s(2);
  s.round(2).ghosts("CANTEEN", {Blue}).terror(Blue, 5).study();
  s.play(Red, "split 1").play(Blue, "split 3");  // three stay, one of them on the +2 box
  EXPECT_EQ(s.player(Blue).graveyard, 3);
  EXPECT_EQ(s.turn_order(), "RB");  // 6 and 3 + 2
  Scenario t(2);
  t.round(6).ghosts("CANTEEN", {Blue}).bridge(Blue, 3).terror(Blue, 5).stewardship();
  EXPECT_EQ(t.player(Blue).terror, 3);  // 4 out, 2 fewer to feed
}

TEST(SabbatMagica, SAB_1_29_SAB_T89_each_colour_always_has_seven_ghosts) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    Options options;
    options.seats = seats;
    options.power = power_per_round;
    State state = start(options, seats);
    FastRng random(seats);
    ActionList list;
    while (!over<SabbatMagica>(state)) {
      const auto [seat, action] = random_action<SabbatMagica>(state, list, random);
      apply<SabbatMagica>(state, seat, action);
      std::array<int, max_seats> n{};
      for (const Ghosts& here : state.ghosts)
        for (const Seat owner : here) ++n[owner];
      for (Seat s = 0; s < seats; ++s)
        ASSERT_EQ(n[s] + state.players[s].graveyard + state.players[s].drawbridge, 7);
    }
  }
}

TEST(SabbatMagica, SAB_1_30_time_cards_have_their_actions_and_bonuses) {
  const auto slots = [](TimeCardId card) {
    Scenario s(4);
    s.round(2, card).bonuses();
    std::string text;
    for (const std::string& option : s.options()) {
      const Result<Action> action = parse(SabbatMagica::info().notation, option);
      text += action_words<SabbatMagica>(s.state, s.decider(), *action,
                                         SabbatMagica::seat_names(s.state))
                  .en +
              "; ";
    }
    return text;
  };
  const std::string any = "1 resource of any kind";
  EXPECT_EQ(slots(fools), "take bonus 1: 2 terror points; take bonus 2: 2 VP; take bonus 3: " +
                              any + "; take bonus 4: " + any + "; ");
  EXPECT_EQ(slots(nature),
            "take bonus 1: 1 spider; take bonus 2: 1 rat tail; take bonus 3: 1 gem; take bonus 4: "
            "1 mask; ");
  EXPECT_EQ(slots(harvest),
            "take bonus 1: 2 VP; take bonus 2: 2 terror points; take bonus 3: 1 VP; take bonus 4: "
            "1 terror point; ");
  EXPECT_EQ(
      slots(half_moon),
      "take bonus 1: " + any +
          "; take bonus 2: 1 VP; take bonus 3: 2 terror points; take bonus 4: 1 terror point; ");
  EXPECT_EQ(slots(carnival),
            "take bonus 1: " + any + "; take bonus 2: " + any +
                "; take bonus 3: 2 terror points; take bonus 4: 2 terror points; ");
  EXPECT_EQ(slots(dark_moon), "take bonus 1: " + any + "; take bonus 2: " + any +
                                  "; take bonus 3: 2 VP; take bonus 4: 2 VP; ");
  const int actions[] = {4, 4, 4, 3, 3, 2, 2};
  for (std::uint8_t card = 0; card < time_card_count; ++card)
    EXPECT_EQ(time_cards[card].actions, actions[card]);
}

// ── Set-up ──────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_2_2_SAB_8_2_the_box_is_the_same_for_2_3_and_4_players) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    const State state = fresh_game(seats);
    EXPECT_EQ(std::set<int>(state.tile_at.begin(), state.tile_at.end()).size(), 16U);
    EXPECT_EQ(std::set<int>(state.portals.begin(), state.portals.end()).size(), 10U);
    EXPECT_EQ(state.deck.size(), 6);
    for (Seat seat = seats; seat < max_seats; ++seat) EXPECT_EQ(state.players[seat].graveyard, 0);
  }
  Options options;
  options.people[2] = luserna + 1;
  EXPECT_EQ(SabbatMagica::refuse(options)->clause, "SAB-2.2");
}

TEST(SabbatMagica, SAB_2_3_SAB_8_1_marked_spaces_open_with_3_and_4_players) {
  const std::string expected[] = {"R", "RB", "RBG"};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s(players);
    const Seat last = static_cast<Seat>(players - 1);
    s.ghosts("BER", {Red});
    if (players > 2) s.ghosts("BER", {Blue});
    if (players > 3) s.ghosts("BER", {Green});
    s.fresh(last, 1, 1, 1, 1).terror(last, 0).bridge(last, 1).schemes(last);
    s.play("ghosts").play("send BER");
    EXPECT_EQ(s.at("BER"), expected[players - 2]);  // full: turned away
    EXPECT_EQ(s.player(last).graveyard, 7);
  }
}

TEST(SabbatMagica, SAB_2_4_the_manor_tiles_are_shuffled) {
  std::set<std::array<std::uint8_t, square_count>> halls;
  for (const std::uint64_t seed : seeds()) halls.insert(fresh_game(2, seed).tile_at);
  EXPECT_EQ(halls.size(), seeds().size());
}

TEST(SabbatMagica, SAB_T8_the_two_left_over_portal_tiles_lie_open) {
  const State state = fresh_game(2);
  EXPECT_EQ(std::set<int>(state.portals.begin(), state.portals.end()).size(), 10U);
  const std::string seen = view_text<SabbatMagica>(state, spectator);
  const std::string left = std::string("\"portals_left\":[\"") +
                           std::string(portal_ids[state.portals[8]]) + "\",\"" +
                           std::string(portal_ids[state.portals[9]]) + "\"]";
  EXPECT_NE(seen.find(left), std::string::npos) << seen;
}

TEST(SabbatMagica, SAB_2_6_all_mirrors_start_intact) {
  for (const std::uint8_t mirror : fresh_game(4).mirrors) EXPECT_EQ(mirror, intact);
}

TEST(SabbatMagica, SAB_2_7_Full_Moon_is_the_card_of_round_1) {
  for (const std::uint64_t seed : seeds()) EXPECT_EQ(card_in_force(fresh_game(3, seed)), full_moon);
}

TEST(SabbatMagica, SAB_2_8_five_of_the_six_other_cards_are_played_and_one_stays_unseen) {
  std::set<int> removed;
  for (const std::uint64_t seed : seeds()) {
    State state = fresh_game(2, seed);
    EXPECT_EQ(state.deck.size() - 1, 5);
    FastRng random(seed);
    PlayoutStats stats;
    play_out<SabbatMagica>(state, random, stats);
    EXPECT_EQ(state.deck.size(), 1);
    removed.insert(state.deck.draw(random));
  }
  EXPECT_GT(removed.size(), 1U);
}

TEST(SabbatMagica, SAB_2_9_peoples_are_distinct_chosen_or_drawn) {
  std::set<int> drawn;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Options options;
    options.seats = 3;
    options.people[1] = sanagal + 1;
    EXPECT_FALSE(SabbatMagica::refuse(options));
    const State state = start(options, seed);
    EXPECT_EQ(state.players[1].people, sanagal);
    EXPECT_NE(state.players[0].people, sanagal);
    EXPECT_NE(state.players[0].people, state.players[2].people);
    drawn.insert(state.players[0].people);
  }
  EXPECT_EQ(drawn.size(), 3U);
  Options twice;
  twice.people = {zugriga + 1, zugriga + 1};
  EXPECT_EQ(SabbatMagica::refuse(twice)->clause, "SAB-2.9");
}

TEST(SabbatMagica, SAB_2_10_magicians_start_outside) {
  for (const Player& player : fresh_game(4).players) EXPECT_EQ(player.magician, outside);
}

TEST(SabbatMagica, SAB_2_11_all_ghosts_start_in_the_graveyard) {
  for (const Player& player : fresh_game(4).players) EXPECT_EQ(player.graveyard, 7);
}

TEST(SabbatMagica, SAB_2_12_everybody_starts_with_0_VP) {
  for (const Player& player : fresh_game(4).players) EXPECT_EQ(player.vp, 0);
}

TEST(SabbatMagica, SAB_2_13_everybody_starts_with_3_T) {
  for (const Player& player : fresh_game(4).players) EXPECT_EQ(player.terror, 3);
}

TEST(SabbatMagica, SAB_2_14_nobody_starts_with_a_resource_or_a_chimera) {
  for (const Player& player : fresh_game(4).players) {
    EXPECT_EQ(player.store[h2].total() + player.store[h1].total(), 0);
    EXPECT_EQ(player.homologation.total() + player.cursed + player.chimeras, 0);
  }
}

TEST(SabbatMagica, SAB_T9_a_new_game) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    const State state = fresh_game(seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      Player expected;
      expected.people = state.players[seat].people;
      EXPECT_EQ(state.players[seat], expected);
      EXPECT_EQ(expected.vp, 0);
      EXPECT_EQ(expected.terror, 3);
      EXPECT_EQ(expected.graveyard, 7);
    }
    EXPECT_EQ(std::count(state.mirrors.begin(), state.mirrors.end(), intact), 16);
    EXPECT_EQ(state.deck.size() - 1, 5);
    EXPECT_EQ(state.time_card(), full_moon);
  }
}

TEST(SabbatMagica, SAB_2_15_the_initial_order_is_random) {
  std::set<std::array<Seat, max_seats>> orders;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) orders.insert(fresh_game(3, seed).order);
  EXPECT_EQ(orders.size(), 6U);
}

TEST(SabbatMagica, SAB_2_16_bonuses_are_taken_from_round_2_on) {
  Scenario s(2);
  s.study().split({1, 1});
  EXPECT_EQ(s.decision(), Decision::scheme);
  Scenario t(2);
  t.round(2).study().split({1, 1});
  EXPECT_EQ(t.decision(), Decision::bonus);
}

TEST(SabbatMagica, SAB_2_18_the_first_split_is_not_bound_by_the_advice) {
  Scenario s(2);
  s.study();
  EXPECT_TRUE(s.offers("split 0"));
  EXPECT_TRUE(s.offers("split 7"));
}

TEST(SabbatMagica, SAB_T86_the_spaces_with_2_3_and_4_players) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    int regions = 0;
    int gardens = 0;
    for (std::uint8_t p = 0; p < place_count; ++p)
      (is_region(p) ? regions : gardens) += capacity(players, p);
    EXPECT_EQ(regions, players == 2 ? 8 : players == 3 ? 15 : 19);
    EXPECT_EQ(gardens, players == 2 ? 12 : players == 3 ? 15 : 18);
  }
}

TEST(SabbatMagica, SAB_T88_a_chimera_pays_nothing) {
  Scenario s(2);
  s.round(2, dark_moon).chimeras(Red, 1).fresh(Red, 1, 0, 0, 0).bridge(Red, 1).magician(Red, "c3");
  s.bonuses().play("bonus 1");
  EXPECT_EQ(s.offered("take"), "spider rat gem mask");
  s.play("take spider").play(Blue, "bonus 3");
  s.play("walk d4").play("tile");  // the test tube: only spiders to give
  EXPECT_EQ(s.decision(), Decision::give_from_2h);
  s.play("from 2h 2").play("receive rat 0").play("receive gem 2").play(Blue, "pass");
  s.play("ghosts");
  EXPECT_EQ(s.refusal("send TUR"), "SAB-5.15");  // S R
}

TEST(SabbatMagica, SAB_6_23_SAB_T127_tiles_portals_and_cards_never_change_place) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    const State before = fresh_game(seats);
    State after = before;
    FastRng random(seats);
    PlayoutStats stats;
    play_out<SabbatMagica>(after, random, stats);
    EXPECT_EQ(after.tile_at, before.tile_at);
    EXPECT_EQ(after.portals, before.portals);
    EXPECT_EQ(before.deck.size() - 1, 5);
    EXPECT_EQ(before.mirrors.size(), 16U);
  }
}

}  // namespace
}  // namespace veillee::sabbat_magica
