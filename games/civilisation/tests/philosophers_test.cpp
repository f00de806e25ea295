// Philosopher cards and their windows (sections 10 and 16).
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

TEST(Civilisation, CIV_10_22_and_CIV_T80_PH01_one_more_re_roll_without_stop) {
  Scenario s;
  s.cards(A, "PH01").hand("F1 F2 F4").turn_of(A);
  EXPECT_TRUE(s.offers("card PH01"));
  s.play("card PH01");
  EXPECT_EQ(s.options().size(), 7U);
  EXPECT_FALSE(s.asks("stop"));
  s.throws("F1 F2 F3", "throw F4");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.gone(), Texts({"PH01"}));
  EXPECT_EQ(s.number("throws"), 3);
  Scenario before;
  before.cards(A, "PH01").thrown("F1 F2 F4").turn_of(A).play("card PH01").play("throw F4");
  EXPECT_EQ(before.decision(), "reroll") << "on top of all others";
  Scenario acted;
  acted.cards(A, "PH01").hand("F2 F5 F4").turn_of(A).play("play sea F2").play("go D2");
  EXPECT_EQ(acted.refusal("card PH01"), "CIV-10.1");
}

TEST(Civilisation, CIV_10_6_and_CIV_10_24_PH02_turns_a_die) {
  Scenario s;
  s.cards(A, "PH02").hand("F2 F2 F4").turn_of(A).play("card PH02");
  EXPECT_EQ(s.options().size(), 10U) << "two kinds of dice, five other faces each";
  s.play("turn F4 FS");
  EXPECT_EQ(s.dice(), sorted("F2 F2 FS"));
  EXPECT_EQ(s.number("actions"), 0);
}

TEST(Civilisation, CIV_10_7_and_CIV_10_24_and_CIV_T56_and_CIV_T82_PH03_a_third_action) {
  Scenario s;
  s.cards(A, "PH03").hand("F2 F5 F2").turn_of(A);
  s.play("play sea F2").play("go D2").play("play sea F2").play("go D3");
  EXPECT_EQ(s.options(), Texts({"end actions", "card PH03"}));
  s.play("card PH03").play("play sea F5").play("go D4");
  EXPECT_EQ(s.pawn(A), "D4");
  Scenario red;
  red.cards(A, "PH03").hand("F2 F5 F4").turn_of(A);
  red.play("play sea F2").play("go D2").play("play sea F5").play("go D3");
  EXPECT_EQ(red.decision(), "reserve") << "no third action is possible";
}

TEST(Civilisation, CIV_10_8_and_CIV_T66_PH04_and_PH05_are_no_combinations) {
  Scenario s;
  s.bonuses(A, "B2a B5a").cards(A, "PH04").hand("F1 F3 F4").turn_of(A).play("card PH04");
  EXPECT_TRUE(s.offers("go B3")) << "four squares away";
  EXPECT_FALSE(s.offers("go B4")) << "five squares away";
  for (const std::string& square : s.offered("go"))
    EXPECT_LE(std::abs(square[0] - 'E') + std::abs(square[1] - '2'), 4) << square;
  Scenario two;
  two.cards(A, "PH05").hand("F1 F3 F4").turn_of(A).play("card PH05");
  EXPECT_TRUE(two.offers("go C4"));
  EXPECT_TRUE(two.offers("go G4"));
  EXPECT_FALSE(two.offers("go B2"));
  two.play("go C4");
  EXPECT_EQ(two.number("actions"), 0);
}

TEST(Civilisation, CIV_10_5_and_CIV_10_20_and_CIV_T64_PH06_a_pair_for_a_die_or_a_bonus) {
  Scenario s;
  s.cards(A, "PH06").hand("F2 F2 F3 F4").turn_of(A).play("card PH06").then("pair F2 F2");
  EXPECT_EQ(s.options().size(), 9U);
  s.play("hand");
  EXPECT_EQ(s.hand_of(A), 5);
  EXPECT_EQ(s.dice(), sorted("F3 F4"));
  EXPECT_EQ(s.number("actions"), 0);
  Scenario full;
  full.bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").open("CO01 CO04 CO05").cards(A, "PH06");
  full.hand("F2 F2 F3 F4 F4").turn_of(A);
  EXPECT_EQ(full.refusal("card PH06"), "CIV-10.20");
}

TEST(Civilisation, CIV_10_9_and_CIV_10_22_and_CIV_T79_PH07_after_a_city) {
  Scenario s;
  s.at(A, "D2").cards(A, "PH07").hand("F1 F1 F1 F2 F2").turn_of(A);
  EXPECT_EQ(s.refusal("card PH07"), "CIV-10.22");
  s.play("play full F1 F1 F1 F2 F2").play("lay D3").play("slot B2a");
  EXPECT_EQ(s.options(), Texts({"end actions", "card PH07"}));
  s.play("card PH07").play("slot B2b");
  EXPECT_EQ(s.vp(A), 2);
  EXPECT_EQ(s.bonuses(A), sorted("B2a B2b"));
}

TEST(
    Civilisation,
    CIV_10_10_and_CIV_16_1_and_CIV_T53_and_CIV_T76_and_CIV_10_21_and_CIV_D13_PH08_a_defence_without_a_throw) {
  Scenario s;
  s.at(B, "E3").cards(B, "PH08 PH02").hand("F2 F1 F4").turn_of(A);
  s.play("play sea F2").rolls({6}, {"go E3", "engage 1"});
  EXPECT_EQ(s.asked(), Texts({"B"}));
  EXPECT_EQ(s.options(), Texts({"engage 0", "card PH08"}));
  s.play(B, "card PH08");
  EXPECT_EQ(s.pawn(A), "E2");
  EXPECT_EQ(s.pawn(B), "E3");
  EXPECT_EQ(s.vp(A), 0);
  EXPECT_EQ(s.gone(), Texts({"PH08"}));
  EXPECT_EQ(s.dice(), Texts({"F1"})) << "CIV-10.21";
}

TEST(Civilisation, CIV_16_1_a_discreet_question_looks_the_same_whoever_holds_what) {
  // Where B lets PH08 be, all looks as where B could not have played it.
  const auto play = [](std::string_view cards) {
    Scenario s;
    s.at(B, "E3").cards(B, cards).hand("F2 F1 F4").turn_of(A).play("play sea F2");
    s.rolls({6, 3}, {"go E3", "engage 1", "engage 0"});
    return s;
  };
  const Scenario asked = play("PH08 PH02");
  const Scenario none = play("PH06 PH02");
  EXPECT_EQ(asked.view_for(A), none.view_for(A));
  EXPECT_EQ(asked.view_for(spectator), none.view_for(spectator));
  EXPECT_EQ(asked.game().chance_drawn(asked.state()), none.game().chance_drawn(none.state()));
  EXPECT_EQ(asked.events.size(), none.events.size());
}

TEST(Civilisation, CIV_10_11_PH09_adds_three) {
  Scenario s;
  s.at(A, "E4").cards(A, "PH09").hand("F3 F1 F2").turn_of(A).play("play land F3");
  EXPECT_EQ(s.options(), Texts({"engage 0", "card PH09"}));
  s.rolls({3}, "card PH09");
  EXPECT_EQ(s.forces(), std::vector<int>({6}));
  EXPECT_EQ(s.vp(A), 3);
}

TEST(Civilisation, CIV_10_12_and_CIV_T54_and_CIV_T77_and_CIV_D15_PH10_instead_of_relocating) {
  Scenario s;
  s.at(A, "C3").cards(A, "PH10").hand("F2 F2 F1").turn_of(A);
  s.play("play pair F2 F2").rolls({1}, "go B2");
  EXPECT_EQ(s.decision(), "relocate");
  EXPECT_EQ(s.offered("relocate"), Texts({"E2"}));
  EXPECT_EQ(s.offered("zeno"), sorted("A1 A2 A3 B1 B3 C1 C2 C3"));
  s.play("zeno A1");
  EXPECT_EQ(s.pawn(A), "A1");
  EXPECT_EQ(s.number(A, "monsters"), 0);
  EXPECT_EQ(s.gone(), Texts({"PH10"}));
}

TEST(Civilisation, CIV_10_19_and_CIV_T65_PH10_after_divine_wrath) {
  Scenario s;
  s.at(B, "D7").cards(B, "PH10").hand("F1 F1 F1 F1").turn_of(A);
  s.rolls({2}, "play four F1 F1 F1 F1");
  EXPECT_EQ(s.asked(), Texts({"B"}));
  EXPECT_TRUE(s.offers("zeno D7"));
  EXPECT_TRUE(s.offers("zeno E8")) << "the own Capital";
  s.play("zeno D7");
  EXPECT_EQ(s.pawn(B), "D7");
  EXPECT_EQ(s.vp(A), 2);
}

TEST(Civilisation, CIV_10_13_and_CIV_10_18_and_CIV_T55_and_CIV_D14_PH11_throws_the_die_again) {
  Scenario s;
  s.at(B, "E3").cards(A, "PH11").hand("F2 F1 F1").turn_of(A).play("play sea F2");
  s.rolls({1}, "go E3");
  EXPECT_EQ(s.options(), Texts({"pass", "card PH11"}));
  s.rolls({6, 6}, "card PH11");
  EXPECT_EQ(s.forces(), std::vector<int>({1, 6, 6}));
  EXPECT_EQ(s.vp(A), 2);
}

TEST(Civilisation, CIV_10_14_PH12_takes_a_card_that_only_two_see) {
  Scenario s(3);
  s.cards(A, "PH12").cards(B, "PH02 PH03").hand("F1 F2 F4").turn_of(A).play("card PH12");
  EXPECT_EQ(s.held_cards(A), 1);
  EXPECT_EQ(s.held_cards(B), 1);
  EXPECT_EQ(s.vp(A), 1);
  const Event* stolen = nullptr;
  for (const Event& event : s.events)
    if (s.game().info().events[event.kind].name == "card_stolen") stolen = &event;
  ASSERT_NE(stolen, nullptr);
  EXPECT_LT(seen_by(*stolen, A)->args[1], 16);
  EXPECT_LT(seen_by(*stolen, B)->args[1], 16);
  EXPECT_EQ(seen_by(*stolen, C)->args[1], no_arg);
}

TEST(Civilisation, CIV_10_15_PH13_one_face_more_in_every_colour) {
  Scenario s;
  s.at(A, "E4").cards(A, "PH13").hand("F3 F1 F4").turn_of(A).play("card PH13");
  s.play("play land F3");
  EXPECT_EQ(s.number("steps"), 2);
  s.rolls({4}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>({6}));
}

TEST(Civilisation, CIV_10_16_and_CIV_10_23_and_CIV_T58_and_CIV_T75_PH14_with_its_combination) {
  Scenario s;
  s.at(A, "D3").bonuses(A, "B3a").cards(A, "PH14").hand("F1 FS F2").turn_of(A);
  EXPECT_TRUE(s.offers("play temple3 F1 FS"));
  EXPECT_FALSE(s.asks("play temple"));
  EXPECT_EQ(s.refusal("card PH14"), "CIV-10.23");
  s.play("play temple3 F1 FS").play("lay D1");
  EXPECT_EQ(s.vp(A), 3);
  EXPECT_EQ(s.gone(), Texts({"PH14"}));
  EXPECT_EQ(s.number("actions"), 1);
}

TEST(Civilisation, CIV_10_22_a_temple_that_only_PH14_allows_is_a_discreet_question) {
  for (const std::string_view card : {"PH14", "PH11"}) {
    Scenario s;
    s.at(A, "D3").cities(A, "F2").bonuses(A, "B3a B4a").cards(A, card);
    s.hand("F1 F4").spent("F2", "sea").active_hand(A, 3).turn_of(A);
    EXPECT_EQ(s.decision(), card == "PH14" ? "combine" : "reserve");
    if (card == "PH14") {
      EXPECT_EQ(s.options(), Texts({"end actions", "play temple3 F1"}));
    }
    if (card == "PH14") {
      EXPECT_FALSE(s.game().entitled(s.state()).empty());
    }
  }
}

TEST(Civilisation, CIV_10_5_PH15_lays_a_hero_for_a_pair) {
  Scenario s;
  s.at(A, "E4").cards(A, "PH15").hand("F2 FS F4").turn_of(A).play("card PH15");
  EXPECT_EQ(s.offered("pair"), sorted(Texts({"F2 FS", "F4 FS"})));
  s.play("pair F4 FS").play("hero reroll").play("lay E4");
  EXPECT_EQ(s.list(A, "heroes").at(1), "E4");
  EXPECT_EQ(s.number("actions"), 0);
}

TEST(Civilisation, CIV_10_17_and_CIV_10_24_PH16_turns_what_is_kept) {
  Scenario s;
  s.cards(A, "PH16").hand("F2 F3 F5").turn_of(A).play("end actions").play("card PH16");
  EXPECT_EQ(s.options().size(), 21U);
  s.play("faces F4 F4");
  EXPECT_EQ(s.reserve(A), sorted("F4 F4"));
  EXPECT_EQ(s.active(), B);
  Scenario one;
  one.cards(A, "PH16").hand("F3").spent("F2 F2", "pair").active_hand(A, 3).turn_of(A);
  one.play("end actions").play("card PH16");
  EXPECT_EQ(one.options().size(), 6U);
}

TEST(Civilisation, CIV_10_2_and_CIV_10_4_a_card_can_be_played_in_the_turn_it_was_taken) {
  Scenario s;
  s.hand("F1 F1 F1 F2").turn_of(A).play("play three F1 F1 F1").play("take PH05");
  EXPECT_EQ(s.count(A), 2 + 2) << "the starting region and the card";
  EXPECT_TRUE(s.offers("card PH05"));
}

TEST(Civilisation, CIV_10_3_hands_are_secret_their_size_is_not) {
  Scenario s;
  s.cards(B, "PH02").known(B, "PH03").hand("F1 F2 F4").turn_of(A);
  EXPECT_EQ(s.held_cards(B), 2);
  EXPECT_EQ(s.list(B, "known"), Texts({"PH03"}));
  EXPECT_EQ(s.view_for(A).find("PH02"), std::string::npos);
  EXPECT_NE(s.view_for(B).find("PH02"), std::string::npos);
}

}  // namespace
}  // namespace veillee::civilisation
