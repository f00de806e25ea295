// Clan development (section 4.f of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

TEST(Samhain, SAM_4_45_the_cost_is_one_more_than_the_members_on_the_board) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").member(A, "C05", 1, exhausted).turn_of(A);
  const int own_before = s.player(A).own_reserve;
  s.play("develop").play("place C06");
  s.play("pay wood").play("pay wood").play("pay gold").play("pay gold");
  EXPECT_EQ(s.decider(), B);  // 4 PM and no more
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 2}}));
  EXPECT_EQ(s.player(A).own_reserve, own_before - 1);
  EXPECT_EQ(s.exhausted_on(A, "C06"), 1);
}

TEST(Samhain, SAM_4_46_temples_and_graveyard_do_not_count_for_the_cost) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "sirona-light", 3).worship(A, "belenos-dark", 1).buried(A, 1);
  s.turn_of(A).play("develop").play("place C02").play("pay wood").play("pay wood");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.exhausted_on(A, "C02"), 1);
}

TEST(Samhain, SAM_4_47_the_new_member_is_exhausted) {
  Scenario s(2);
  s.member(A, "C01").turn_of(A).play("develop").play("place C02");
  s.play("pay wood").play("pay wood");
  EXPECT_EQ(s.exhausted_on(A, "C02"), 1);
  EXPECT_EQ(s.active_on(A, "C02"), 0);
}

TEST(Samhain, SAM_4_48_only_cards_adjacent_to_an_own_member_that_are_not_complete) {
  Scenario s(2);
  s.member(A, "C05").member(B, "C08", 2).member(B, "C15").turn_of(A).play("develop");
  EXPECT_EQ(s.options(), (Texts{"place C02", "place C04", "place C06"}));
  EXPECT_EQ(s.refusal("place C08"), "SAM-4.2");
  EXPECT_EQ(s.refusal("place C01"), "SAM-4.48");  // diagonal
  EXPECT_EQ(s.refusal("place C12"), "SAM-4.48");  // next to B only
}

TEST(Samhain, SAM_4_48_an_exhausted_member_will_do) {
  Scenario s(2);
  s.member(A, "C15", 1, exhausted).turn_of(A).play("develop");
  EXPECT_EQ(s.options(), (Texts{"place C12", "place C14"}));
}

TEST(Samhain, SAM_4_49_the_own_card_only_beside_another_own_card) {
  Scenario alone(3);
  alone.member(A, "C01", 2).turn_of(A).play("develop");
  EXPECT_EQ(alone.options(), (Texts{"place C02", "place C04"}));
  Scenario beside(3);
  beside.member(A, "C01").member(A, "C02").turn_of(A).play("develop");
  EXPECT_EQ(beside.options(),
            (Texts{"place C01", "place C02", "place C03", "place C04", "place C05"}));
}

TEST(Samhain, SAM_4_50_without_a_member_on_the_board_any_card_for_1_PM) {
  Scenario s(2);
  s.worship(A, "sirona-light", 1).turn_of(A).play("develop");
  EXPECT_EQ(s.options().size(), 15U);
  s.play("place C08").play("pay stone");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 1}}));
  EXPECT_EQ(s.exhausted_on(A, "C08"), 1);
}

TEST(Samhain, SAM_4_50b_even_then_not_a_complete_card) {
  Scenario s(2);
  s.member(B, "C08", 2).turn_of(A).play("develop");
  EXPECT_EQ(s.options().size(), 14U);
  EXPECT_EQ(s.refusal("place C08"), "SAM-4.2");
}

TEST(Samhain, SAM_4_51_without_a_member_in_the_own_reserve_it_cannot_be_chosen) {
  Scenario s(2);
  s.member(A, "C01").own_reserve(A, 0).turn_of(A);
  EXPECT_EQ(s.refusal("develop"), "SAM-4.51");
}

TEST(Samhain, SAM_4_51b_a_member_freed_by_the_payment_does_not_help) {
  Scenario s(2);
  s.member(A, "C01").own_reserve(A, 0).worship(A, "sirona-light", 1);
  s.worship(A, "sirona-dark", 1).turn_of(A);
  EXPECT_EQ(s.refusal("develop"), "SAM-4.51");
}

TEST(Samhain, SAM_4_52_it_needs_the_PM) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").cubes(A, 1, 0, 0).worship(A, "sirona-dark", 1).turn_of(A);
  EXPECT_EQ(s.refusal("develop"), "SAM-4.52");  // 2 of 3
  Scenario enough(2);
  enough.member(A, "C01").member(A, "C02").cubes(A, 1, 0, 0).worship(A, "sirona-dark", 1);
  enough.vp(A, 1).turn_of(A);
  EXPECT_TRUE(enough.offers("develop"));
}

TEST(Samhain, SAM_4_52_it_needs_a_card) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(B, "C02", 2).member(B, "C04", 2).object(A, rune);
  s.turn_of(A);
  EXPECT_EQ(s.refusal("develop"), "SAM-4.52");
}

TEST(Samhain, SAM_4_53_no_PA_for_the_new_member) {
  Scenario s(2);
  s.member(A, "C01").turn_of(A).play("develop").play("place C02");
  s.play("pay wood").play("pay wood");
  EXPECT_EQ(s.happened(Happened::worship_gained), 0);
  EXPECT_EQ(members_on_tracks(s.player(A)), 0);
}

TEST(Samhain, SAM_4_54_with_active_members_and_also_after_a_pass) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(B, "C06").turn_of(A);
  s.play(A, "pass");
  EXPECT_TRUE(s.offers("develop"));  // B still has an active member
  s.play(B, "activate C06");         // a wisp: nothing of C06 is feasible
  EXPECT_EQ(s.decider(), A);
  s.play(A, "develop").play(A, "place C02").play(A, "pay wood").play(A, "pay wood");
  EXPECT_EQ(s.exhausted_on(A, "C02"), 1);
}

TEST(Samhain, SAM_T25_from_nowhere_with_a_single_wood) {
  Scenario s(2);
  s.own_reserve(A, 2).cubes(A, 1, 0, 0).member(B, "C05", 2).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"develop", "pass"}));
  s.play("develop");
  EXPECT_EQ(s.options().size(), 14U);
  EXPECT_FALSE(s.offers("place C05"));
  s.play("place C06");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).own_reserve, 1);
  EXPECT_EQ(s.exhausted_on(A, "C06"), 1);
}

TEST(Samhain, SAM_T26_no_member_at_home_no_development) {
  Scenario s(2);
  s.own_reserve(A, 0).worship(A, "sirona-light", 1).cubes(A, 9, 0, 0).object(A, rune).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"pass", "use rune"}));
}

}  // namespace
}  // namespace veillee::samhain
