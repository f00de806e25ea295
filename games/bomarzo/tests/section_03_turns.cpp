// Turns of the Action phase and Maintenance (sections 3.3 and 3.4 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_3_14_clockwise_from_the_first_player_one_pawn_each) {
  Scenario s(3);
  s.first_player(B).begin();
  for (const Seat seat : {B, C, A, B}) {
    ASSERT_EQ(s.decider(), seat);
    const int before = s.home(seat);
    s.play(s.home(seat) == 3 ? "harvest fields" : "harvest caverns");
    EXPECT_EQ(s.home(seat), before - 1);
  }
  EXPECT_EQ(s.decider(), C);
}

TEST(Bomarzo, BOM_T38_BOM_3_15_BOM_3_16_who_has_more_pawns_plays_on) {
  Scenario s(2);
  s.worker(A, "pawn", 2).zone("fields", "B").mossy("genio").begin();
  EXPECT_EQ(s.home(A), 4);
  EXPECT_EQ(s.home(B), 2);
  s.play(A, "harvest fields").play(B, "harvest caverns").play(A, "harvest vineyard");
  s.play(B, "harvest vineyard").play(A, "harvest caverns");
  EXPECT_EQ(asked(s), "A placement") << "B has no pawn left";
  offer(s, "genio", "").play("draw 2");
  EXPECT_EQ(s.number_at("season"), 2);
}

// ── Passing ─────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T40_BOM_3_18_BOM_3_34_nobody_is_forced_to_discard) {
  Scenario s(2);
  zones_used(s.worker(A, "pawn", 2).hand(A, "D01 D02"), "A").begin();
  EXPECT_EQ(asked(s), "A placement");
  EXPECT_TRUE(s.offers("pass"));
  EXPECT_TRUE(s.offers("place genio"));
  offer(s, "genio", "D01:coin");
  EXPECT_EQ(s.decision(), "genio");
  EXPECT_EQ(s.discard_pile(), "D01");
}

TEST(Bomarzo, BOM_3_18_nobody_is_forced_to_use_a_power) {
  Scenario exchange(2);
  zones_used(exchange.worker(A, "pawn", 2).cubes(A, 0, 1, 0).level2(A, "D10"), "A");
  exchange.deity("genio", 0, 1, 0, "B").deity("drago", 0, 1, 0, "B").begin();
  EXPECT_EQ(exchange.offered(), (Texts{"pass", "place orco", "place tartaruga"}));
  Scenario repetition(2);
  zones_used(repetition.worker(A, "pawn", 5).cubes(A, 0, 1, 0).level2(A, "D34"), "A");
  repetition.mossy("genio").deity("genio", 0, 0, 0, "A").deity("drago", 0, 1, 0, "B").begin();
  EXPECT_EQ(repetition.offered(), (Texts{"pass", "place genio"}));
}

TEST(Bomarzo, BOM_3_17_BOM_16_6_no_voluntary_pass) {
  Scenario s(2);
  s.begin();
  EXPECT_EQ(s.offered(), (Texts{"harvest caverns", "harvest fields", "harvest vineyard"}));
  EXPECT_EQ(s.refusal("pass"), "BOM-3.17");
  Scenario cubes(2);
  zones_used(cubes.worker(A, "pawn", 2).cubes(A, 1, 0, 0), "A").begin();
  EXPECT_EQ(cubes.offered(), (Texts{"place drago", "place orco", "place tartaruga"}));
}

TEST(Bomarzo, BOM_T154_BOM_3_18_BOM_5_3_a_free_mossy_deity_must_be_used) {
  Scenario s(2);
  zones_used(s.worker(A, "pawn", 2).mossy("genio").hand(A, "D01"), "A").begin();
  EXPECT_FALSE(s.offers("pass"));
  EXPECT_TRUE(s.offers("place genio"));
  EXPECT_TRUE(s.offers("place orco")) << "or another placement made with a card";
  Scenario alone(2);
  zones_used(alone.worker(A, "pawn", 2).mossy("genio"), "A").begin();
  EXPECT_EQ(asked(alone), "A genio") << "the only placement, for nothing";
}

TEST(Bomarzo, BOM_T100_BOM_3_20_BOM_3_34_a_stuck_pawn_stays_home) {
  Scenario s(2);
  zones_used(s.worker(A, "pawn", 2), "A B").begin();
  EXPECT_EQ(s.number_at("season"), 2);
  EXPECT_EQ(s.home(A), 4);
  EXPECT_EQ(s.number_at("seats.0.pawns"), 4);
  EXPECT_EQ(s.home(B), 3);
  EXPECT_EQ(s.happened(Happened::offered), 0);
}

TEST(Bomarzo, BOM_3_19_who_has_passed_is_asked_again) {
  Scenario s(2);
  s.worker(A, "pawn", 2).hand(A, "D01").zone("fields", "A").zone("caverns", "A B");
  s.zone("vineyard", "A").begin();
  s.play(A, "pass").play(B, "harvest fields");
  EXPECT_EQ(asked(s), "A placement");
  EXPECT_TRUE(s.offers("pass"));
}

TEST(Bomarzo, BOM_3_20_the_phase_ends_after_a_full_round_of_skips) {
  Scenario s(3);
  s.worker(A, "pawn", 2).worker(B, "pawn", 2).worker(C, "pawn", 2);
  s.hand(A, "D01").hand(B, "D02").hand(C, "D03");
  zones_used(s, "A B C").begin();
  s.play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.number_at("season"), 1);
  EXPECT_EQ(asked(s), "C placement");
  s.play(C, "pass");
  EXPECT_EQ(s.number_at("season"), 2);
}

TEST(Bomarzo, BOM_3_20_a_placement_begins_the_round_anew) {
  Scenario s(2);
  s.worker(A, "pawn", 2).worker(B, "pawn", 2).hand(A, "D01").hand(B, "D02 D03");
  zones_used(s, "A B").begin();
  s.play(A, "pass");
  offer(s, "drago", "D02:food").play("slide D03").play("under dea");
  EXPECT_EQ(asked(s), "A placement") << "B has placed: A has another turn";
  s.play("pass");
  EXPECT_EQ(s.number_at("season"), 2);
}

TEST(Bomarzo, BOM_T41_BOM_3_19_BOM_3_21_BOM_7_19_a_pawn_gained_by_copying) {
  Scenario s(2);
  zones_used(s.worker(B, "pawn", 1).cubes(A, 1, 1, 0).cubes(B, 1, 1, 2), "B").begin();
  EXPECT_EQ(s.home(B), 0);
  offer(s, "dea", "food coin").play("advance food").play("advance food");
  s.play(B, "copy").play("advance pawn").play("advance food");
  EXPECT_EQ(s.home(B), 1);
  EXPECT_EQ(s.happened(Happened::pawn_gained, B), 1);
  // B's turn follows, and nothing can be placed: B is skipped; with a free deity B must place.
  EXPECT_EQ(asked(s), "A placement");
  Scenario free_one(2);
  zones_used(free_one.worker(B, "pawn", 1).cubes(A, 1, 1, 0).cubes(B, 1, 1, 2), "B");
  free_one.mossy("genio orco").begin();
  offer(free_one, "dea", "food coin").play("advance food").play("advance food");
  free_one.play(B, "copy").play("advance pawn").play("advance food");
  EXPECT_EQ(asked(free_one), "B placement");
  EXPECT_EQ(free_one.offered(), (Texts{"place genio", "place orco"}));
}

TEST(Bomarzo, BOM_T101_BOM_3_22_the_order_of_an_action) {
  Scenario s(2);
  s.cubes(A, 0, 0, 1).cubes(B, 1, 0, 3).level2(A, "D04").begin();
  s.play("place orco");
  EXPECT_EQ(s.decision(), "raise") << "paid, before the favour";
  EXPECT_EQ(s.on("orco"), "0 0 1");
  EXPECT_EQ(s.pawns("orco"), "A");
  s.play("raise 3 0");
  EXPECT_EQ(s.decision(), "orco");
  s.play("seize orco food");
  EXPECT_EQ(s.stock(A), "3 0 0");
  EXPECT_EQ(asked(s), "B copy");
  s.play("pass");
  EXPECT_EQ(asked(s), "B placement");
  EXPECT_EQ(s.order_of({"offered", "raised", "took", "not_copied", "fell_asleep"}),
            "offered raised took not_copied");
}

TEST(Bomarzo, BOM_3_22_dormancy_is_checked_after_the_favour) {
  Scenario s(2);
  s.cubes(A, 0, 1, 2).cubes(B, 9, 9, 9).begin();
  offer(s, "genio", "coin wine wine");
  EXPECT_EQ(s.decision(), "genio");
  s.play("draw 2");
  EXPECT_EQ(s.order_of({"offered", "drew", "fell_asleep"}), "offered drew drew fell_asleep");
  EXPECT_EQ(asked(s), "B placement");
}

TEST(Bomarzo, BOM_3_33_placements_of_a_season_are_bounded) {
  for (const auto& [seats, most] : {std::pair{2, 10}, {3, 15}, {4, 16}})
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      int placements = 0;
      std::size_t read = 0;
      random_game(
          {byte(seats), 0, 0, 0}, seed,
          [&, seats = seats, most = most](const State& state, const std::vector<Event>& events) {
            for (; read < events.size(); ++read) {
              const Happened kind{events[read].kind};
              if (kind == Happened::season_begins) placements = 0;
              if (kind == Happened::harvested || kind == Happened::offered) ++placements;
              ASSERT_LE(placements, most);
            }
            for (Seat seat = 0; seat < seats; ++seat)
              ASSERT_LE(pawns_owned(state, seat), seats == 4 ? 4 : 5);
          });
    }
}

// ── Maintenance ─────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T34_BOM_3_25_BOM_3_26_BOM_3_27_BOM_3_30_cleaning) {
  Scenario s(3);
  s.phase("maintenance").deity("orco", 1, 0, 2, "A B").zone("fields", "C A").rotated(A, "D16 D04");
  s.begin();
  EXPECT_EQ(s.on("orco"), "0 0 0");
  EXPECT_EQ(s.pawns("orco"), "");
  EXPECT_EQ(s.list_at("zones.fields"), "");
  EXPECT_EQ(s.supply(), "30 30 16");
  for (const Seat seat : {A, B, C}) EXPECT_EQ(s.home(seat), 3);
  EXPECT_EQ(s.cards(A, "level2"), "D04 D16");
  EXPECT_EQ(s.cards(A, "rotated"), "");
  EXPECT_FALSE(flag_at(s, "deities.orco.dormant"));
}

TEST(Bomarzo, BOM_3_27_every_rotated_card_is_straightened) {
  std::string all;
  for (const std::string_view card : card_ids)
    if (own().family_of(index_in(card_ids, card)).power != no_power)
      all += (all.empty() ? "" : " ") + std::string(card);
  Scenario s(2);
  s.phase("maintenance").rotated(B, all).begin();
  EXPECT_EQ(s.cards(B, "level2"), all);
  EXPECT_EQ(s.cards(B, "rotated"), "");
}

TEST(Bomarzo, BOM_3_23_deities_without_a_pawn_turn_mossy) {
  Scenario s(2);
  s.phase("maintenance").mossy("dea").deity("orco", 1, 0, 0, "A").begin();
  EXPECT_TRUE(flag_at(s, "deities.genio.mossy")) << "turned";
  EXPECT_TRUE(flag_at(s, "deities.dea.mossy")) << "stays";
  EXPECT_EQ(s.happened(Happened::moss_grew), 6);
}

TEST(Bomarzo, BOM_3_24_BOM_6_8_deities_with_a_pawn_turn_active) {
  Scenario s(2);
  s.phase("maintenance").mossy("dea genio").deity("dea", 0, 0, 0, "A");
  s.deity("orco", 0, 0, 2, "B").begin();
  EXPECT_FALSE(flag_at(s, "deities.dea.mossy")) << "turned";
  EXPECT_FALSE(flag_at(s, "deities.orco.mossy")) << "stays, dormant as it was";
  EXPECT_TRUE(flag_at(s, "deities.genio.mossy"));
  EXPECT_EQ(s.happened(Happened::moss_fell), 1);
}

TEST(Bomarzo, BOM_T35_BOM_3_28_BOM_3_29_season_and_first_player_go_on) {
  Scenario s(3);
  s.season(7).phase("maintenance").begin();
  EXPECT_EQ(s.number_at("season"), 8);
  EXPECT_EQ(s.text("first_player"), "B");
  EXPECT_EQ(asked(s), "B placement");
  Scenario round(3);
  round.season(2).phase("maintenance").first_player(C).begin();
  EXPECT_EQ(round.text("first_player"), "A") << "clockwise";
}

TEST(Bomarzo, BOM_3_31_BOM_13_1_after_season_8_steps_1_and_2_only) {
  Scenario s(3);
  s.season(8).phase("maintenance").first_player(B).deity("orco", 1, 0, 0, "A").rotated(A, "D40");
  s.level2(B, "D41").level2(C, "D42").begin();
  EXPECT_EQ(s.number_at("season"), 8);
  EXPECT_EQ(s.text("first_player"), "B");
  EXPECT_TRUE(flag_at(s, "deities.genio.mossy"));
  EXPECT_EQ(s.on("orco"), "0 0 0");
  EXPECT_EQ(s.cards(A, "level2"), "D40");
  EXPECT_EQ(asked(s), "B domain");
  s.play("assign D41 building");
  EXPECT_EQ(asked(s), "C domain");
  s.play("assign D42 building");
  EXPECT_EQ(asked(s), "A domain");
  s.play("assign D40 building");
  EXPECT_TRUE(s.over());
}

}  // namespace
}  // namespace veillee::bomarzo
