// Fights (section 6 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

TEST(Shogun, SHO_6_1_and_SHO_T28_a_tie_is_the_attackers) {
  Scenario s;
  s.pawn(A, "C6").reserve(A, "F4").pawn(B, "C7").bonuses(B, "B3b").hand("F2 F4 F1").turn_of(B);
  s.play("play move F2").play("pawn B.1").play("go C6");
  EXPECT_EQ(s.decision(), "engage");
  s.rolls({2}, "engage 1");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), "defend");
  s.rolls({3}, "engage 1");
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 4}));
  EXPECT_EQ(s.at("B.1"), "C6");
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.alerts(), 4);
  EXPECT_EQ(s.reserve(A), Texts{});
  EXPECT_EQ(s.dice(), words_in("F1"));
}

TEST(Shogun, SHO_6_2_no_way_to_enter_without_a_fight) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").rolls({1, 6}, "go C6");
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_EQ(s.happened("defence_thrown"), 1);
}

TEST(Shogun, SHO_6_3_and_SHO_T59_only_the_owner_of_the_attacked_pawn_defends_it) {
  Scenario s(4);
  s.pawn(A, "E9").pawn(C, "C6").reserve(A, "F4 F4").bonuses(A, "B3b B5b").pawn(B, "C7");
  s.hand("F2 F1 F3").turn_of(B);
  s.rolls({3, 2}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.forces(), (std::vector<int>{3, 2})) << "no red die of the partner, no red bonus";
  EXPECT_EQ(s.reserve(A), sorted("F4 F4"));
}

TEST(Shogun, SHO_6_3_the_defender_has_the_own_red_bonuses_and_dice) {
  Scenario s(4);
  s.pawn(A, "E9").pawn(C, "C6").reserve(C, "F4 F4").bonuses(C, "B3b").pawn(B, "C7");
  s.hand("F2 F1 F3").turn_of(B);
  s.rolls({3}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.decider(), C);
  EXPECT_EQ(s.offered("engage"), sorted("0 1 2"));
  s.rolls({1}, "engage 2");
  EXPECT_EQ(s.forces(), (std::vector<int>{3, 4}));
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.decision(), "back") << "the attacker is beaten";
}

TEST(Shogun, SHO_6_4_one_fight_after_the_other) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1, 6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.at("A.2"), "E9");
  EXPECT_EQ(s.alerts(), 3);
}

TEST(Shogun, SHO_6_5_and_SHO_T30_a_red_die_serves_in_one_fight_only) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").pawn(A, "G3").hand("F2 F4 F1").turn_of(B);
  s.play("play move F2").play("pawn B.1").play("go C6");
  s.rolls({3, 4, 3, 5}, "engage 1");
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 4, 3, 5}));
  EXPECT_EQ(s.alerts(), 4);
  EXPECT_EQ(s.at("B.1"), "C3");
  EXPECT_EQ(sorted(Texts{s.at("A.1"), s.at("A.2")}), sorted("C6 E9")) << "the second one stays";
}

TEST(Shogun, SHO_6_5_red_bonuses_count_in_every_fight) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").bonuses(B, "B3b").hand("F2 F1 F3").turn_of(B);
  s.rolls({3, 1, 3, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 1, 4, 1}));
}

TEST(Shogun, SHO_6_6_the_next_opponent_is_chosen_after_the_fight_before) {
  Scenario s(4);
  s.pawn(A, "C6").pawn(A, "C6").pawn(C, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.play("play move F2").play("pawn B.1").play("go C6");
  EXPECT_EQ(s.decision(), "foe");
  s.rolls({6, 1}, "foe A");
  EXPECT_EQ(s.decision(), "foe");
  EXPECT_EQ(s.offered("foe"), sorted("A C"));
  s.rolls({6, 1, 6, 1}, "foe C");
  EXPECT_EQ(s.alerts(), 2);
}

TEST(Shogun, SHO_6_7_a_beaten_attacker_fights_no_more) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.rolls({1, 6}, {"play move F2", "go C6"});
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_EQ(s.at("A.1"), "E9");
}

TEST(Shogun, SHO_6_8_a_beaten_samurai_goes_to_a_garrison) {
  Scenario defending;
  defending.pawn(A, "C7").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  defending.rolls({6, 1}, {"play move F2", "go C6"});
  EXPECT_EQ(defending.decider(), B);
  EXPECT_EQ(defending.offered("back"), sorted("C3 G3"));
  Scenario attacking;
  attacking.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  attacking.rolls({1, 6}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(attacking.offered("back"), sorted("C3 G3"));
  attacking.play("back G3");
  EXPECT_EQ(attacking.at("B.1"), "G3");
}

TEST(Shogun, SHO_6_9_a_beaten_ninja_goes_to_a_torii) {
  Scenario s;
  s.pawn(A, "C7").torii("H8").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.rolls({1, 6}, {"play move F2", "go C6"});
  EXPECT_EQ(s.offered("back"), sorted("E9 H8"));
}

TEST(Shogun, SHO_6_10_an_attacking_samurai_who_wins_discards_an_alert_card) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.alerts(), 4);
}

TEST(Shogun, SHO_6_10_a_ninja_who_wins_discards_none) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.rolls({6, 1}, {"play move F2", "go C6"});
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_6_11_and_SHO_T29_a_samurai_who_wins_as_defender_discards_none) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.rolls({2, 5}, {"play move F2", "go C6"});
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.at("B.1"), "C6");
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_6_12_the_winner_stays_and_walks_no_further) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F5 F1").turn_of(B);
  s.rolls({6, 1}, {"play move F2 F5", "pawn B.1", "go C6"});
  EXPECT_EQ(s.at("B.1"), "C6");
  EXPECT_FALSE(s.asks("go"));
}

TEST(Shogun, SHO_6_13_a_beaten_pawn_does_not_come_back_to_the_square_of_the_fight) {
  Scenario s;
  s.pawn(A, "E9").pawn(A, "E9").torii("B8").pawn(B, "E8").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1, 6, 1}, {"play move F2", "pawn B.1", "go E9"});
  EXPECT_EQ(s.at("A.1"), "B8");
  EXPECT_EQ(s.at("A.2"), "B8");
  EXPECT_EQ(s.alerts(), 3);
}

TEST(Shogun, SHO_6_14_the_card_goes_before_the_pawn_is_put_back) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.order_of({"alert", "put_back"}), (Texts{"alert", "put_back"}));
  Scenario last;
  last.pawn(A, "C6").pawn(B, "C7").alerts(1).hand("F2 F1 F3").turn_of(B);
  last.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_TRUE(last.over());
  EXPECT_EQ(last.happened("put_back"), 0);
}

TEST(Shogun, SHO_6_15_there_is_no_red_action_and_a_fight_costs_none) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F4 F5 F1").turn_of(A);
  for (const std::string& option : s.options()) EXPECT_NE(option, "play red F4");
  s.play("play move F2").play("go C6");
  s.rolls({6, 1}, "engage 1").then("back C3");
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_TRUE(s.offers("play move F5")) << "the second action is left";
}

TEST(Shogun, SHO_6_16_and_SHO_T71_the_order_is_asked_for_two_owners_only) {
  Scenario one;
  one.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  one.rolls({6, 1, 6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(one.alerts(), 3);
  Scenario two(4);
  two.pawn(A, "C6").pawn(C, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  two.play("play move F2").play("pawn B.1").play("go C6");
  EXPECT_EQ(two.decision(), "foe");
  EXPECT_EQ(two.decider(), B);
  EXPECT_EQ(two.offered("foe"), sorted("A C"));
  two.rolls({6, 1, 1, 6}, "foe C");
  EXPECT_EQ(two.at("C.1"), "E9");
  EXPECT_EQ(two.at("A.1"), "C6");
}

TEST(Shogun, SHO_C2_both_combat_dice_are_even) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2");
  const auto go = s.game().parse_action("go C6");
  std::array<std::array<int, 7>, 2> seen{};
  constexpr int fights = 3000;
  for (int seed = 0; seed < fights; ++seed) {
    AnyState state = s.state();
    s.game().reseed(state, static_cast<std::uint64_t>(seed));
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    s.game().apply(state, A, *go, &sink);
    for (const Event& event : events) {
      const std::string_view name = s.game().info().events[event.kind].name;
      if (name == "attack_thrown") ++seen[0][event.args[0]];
      if (name == "defence_thrown") ++seen[1][event.args[0]];
    }
  }
  for (const auto& counts : seen)
    for (std::size_t face = 1; face <= 6; ++face) {
      EXPECT_GT(counts[face], fights / 6 * 4 / 5);
      EXPECT_LT(counts[face], fights / 6 * 6 / 5);
    }
}

}  // namespace
}  // namespace veillee::shogun
