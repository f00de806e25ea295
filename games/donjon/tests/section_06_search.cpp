// Green dice: bonuses, chests and relics (section 6.1 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_6_13_search_gives_a_bonus_of_the_level) {
  Scenario s = acting(A, "C2", "F1 F1 FS FS FS");
  for (const char* use : {"play search2 F1 F1", "play search3 F1 F1 FS", "play search4 F1 F1 FS FS",
                          "play search5 F1 F1 FS FS FS"})
    EXPECT_TRUE(s.offers(use)) << use;
  s.play("play search4 F1 FS FS FS");
  EXPECT_EQ(s.offered("slot"), sorted("B4a B4b"));
  s.play("slot B4a");
  EXPECT_EQ(s.bonuses(A), words_in("B4a"));
  EXPECT_FALSE(acting(A, "C2", "F1 F2 F3").asks("play search2")) << "one face";
}

TEST(Donjon, DON_T26_and_DON_6_14_two_green_faces_open_a_treasure_chest) {
  Scenario s = acting(A, "A1", "FS F1 F2");
  s.turning("TR2", "play treasure F1 FS");
  EXPECT_EQ(s.text("treasure"), "TR2");
  s.play("lay B1");
  EXPECT_EQ(s.portal(), "B1");
  EXPECT_EQ(s.chests(), words_in("TR2"));
  EXPECT_EQ(s.content("A1"), "empty");
  EXPECT_EQ(s.number("opened_chests"), 1);
  EXPECT_FALSE(acting(A, "A1", "F1 F2 F3").asks("play treasure")) << "one face";
  EXPECT_FALSE(acting(A, "B1", "F1 FS F2").asks("play treasure")) << "not on the square";
}

TEST(Donjon, DON_6_14_a_bonus_helps_and_three_dice_are_not_spent) {
  Scenario s;
  s.hero(A, "A1").bonuses(A, "B3a").hand("F1 FS F2").turn_of(A);
  EXPECT_TRUE(s.offers("play treasure F1"));
  EXPECT_TRUE(s.offers("play treasure FS"));
  EXPECT_FALSE(s.offers("play treasure F1 FS"));
}

TEST(Donjon, DON_6_14_an_opened_chest_is_not_opened_again) {
  Scenario s;
  s.hero(A, "A1").chests("TR1").content("A1", "empty").hand("F1 FS F2").turn_of(A);
  EXPECT_FALSE(s.asks("play treasure"));
  Scenario crypt;
  crypt.hero(A, "K1").chests("RE2").content("K1", "empty").hand("F1 FS F1").turn_of(A);
  EXPECT_FALSE(crypt.asks("play relic"));
}

TEST(Donjon, DON_6_15_and_DON_6_33_three_green_faces_open_a_relic_chest) {
  Scenario s = acting(A, "K1", "FS F1 F1");
  s.turning("RE2", "play relic F1 F1 FS");
  EXPECT_EQ(s.chests(), words_in("RE2"));
  EXPECT_EQ(s.content("K1"), "empty");
  EXPECT_EQ(s.number("opened_chests"), 1);
  EXPECT_FALSE(s.over());
  EXPECT_FALSE(acting(A, "K1", "F1 F1 F2").asks("play relic")) << "two faces";
  EXPECT_FALSE(acting(A, "K1", "F1 F1 FS").asks("play treasure"));
  EXPECT_FALSE(acting(A, "A1", "F1 F1 FS").asks("play relic"));
}

TEST(Donjon, DON_6_16_the_chest_board_is_filled_in_order) {
  Scenario s;
  s.chests("TR4 RE1").hero(A, "A1").content("A1", "TR3").hand("F1 FS F2").turn_of(A);
  EXPECT_EQ(s.number("opened_chests"), 2);
  s.play("play treasure F1").then("leave");
  EXPECT_EQ(s.chests(), words_in("TR4 RE1 TR3"));
  EXPECT_EQ(s.number("opened_chests"), 3);
}

TEST(Donjon, DON_6_17_and_DON_6_34_the_green_relic_needs_a_green_die) {
  Scenario s;
  s.chests("RE1").hero(B, "K1").content("K1", "RE2").content("A9", "empty");
  s.hand("F1 FS F2").turn_of(B);
  EXPECT_TRUE(s.offers("play relic F1 FS")) << "2 + 1 faces";
  EXPECT_TRUE(s.offers("play search2 F1"));
  Scenario none;
  none.chests("RE1").hand("F2 F3 F4").turn_of(B);
  EXPECT_FALSE(none.asks("play search2"));
}

TEST(Donjon, DON_6_17_and_DON_6_34_the_red_relic_counts_in_every_combat_for_all) {
  for (const Seat seat : {A, B, C}) {
    Scenario s(3);
    s.chests("RE2").hero(seat, "C2").goblins("D2 E2").hand("F2 F5 F3").turn_of(seat);
    s.rolls({3}, {"play move F2", "go D2"}).rolls({2}, {"play move F5", "go E2"});
    EXPECT_EQ(s.forces(), (std::vector<int>{4, 3}));
  }
}

TEST(Donjon, DON_6_34_from_that_moment_on) {
  Scenario s = acting(A, "K1", "FS F1 F1 F1");
  s.turning("RE1", "play relic F1 F1 FS");
  EXPECT_TRUE(s.offers("play search2 F1")) << "in the same turn";
}

TEST(Donjon, DON_T29_and_DON_6_30_and_DON_6_31_and_DON_D12_a_treasure_may_be_left) {
  Scenario s;
  s.hero(A, "A1").content("A1", "TR2").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS");
  EXPECT_EQ(s.decision(), "treasure");
  EXPECT_EQ(s.text("treasure"), "TR2") << "seen before the decision";
  EXPECT_TRUE(s.offers("leave"));
  EXPECT_EQ(s.number("opened_chests"), 0) << "counted afterwards";
  s.play("leave");
  EXPECT_EQ(s.chests(), words_in("TR2"));
  EXPECT_EQ(s.number("opened_chests"), 1);
  EXPECT_EQ(s.portal(), "");
}

TEST(Donjon, DON_T58_and_DON_6_32_TR4_without_a_goblin_is_skipped) {
  Scenario s;
  s.hero(A, "A1").content("A1", "TR4").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.chests(), words_in("TR4"));
  EXPECT_EQ(s.number("opened_chests"), 1);
}

TEST(Donjon, DON_6_32_what_is_impossible_is_skipped_and_the_chest_counts) {
  Scenario hand;
  hand.hero(A, "A1").content("A1", "TR3").active_hand(A, 5).hand("F1 FS F2 F2 F3").turn_of(A);
  hand.play("play treasure F1 FS");
  EXPECT_EQ(hand.decision(), "combine");
  EXPECT_EQ(hand.hand_of(A), 5);
  EXPECT_EQ(hand.chests(), words_in("TR3"));
  Scenario slots;
  slots.hero(A, "A1").content("A1", "TR1").bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b");
  slots.hand("F1 FS F2").turn_of(A);
  slots.play("play treasure F1");
  EXPECT_EQ(slots.decision(), "combine");
  EXPECT_EQ(slots.chests(), words_in("TR1"));
  Scenario relics;
  relics.hero(A, "A1").content("A1", "TR5").chests("RE1 RE2 RE3").hand("F1 FS F2").turn_of(A);
  relics.play("play treasure F1");
  EXPECT_EQ(relics.decision(), "combine");
  EXPECT_EQ(relics.number("opened_chests"), 4);
  Scenario known;
  known.hero(A, "A1").content("A1", "TR5").content("K1", "RE1").content("A9", "RE3");
  known.content("G5", "RE2").hand("F1 FS F2").turn_of(A);
  known.play("play treasure F1 FS");
  EXPECT_EQ(known.decision(), "combine") << "all relics are known";
}

TEST(Donjon, DON_T30_and_DON_D13_TR5_shows_the_crown_which_is_not_found_thereby) {
  Scenario s;  // eight chests are enough with three trophies, but the crown lies in its crypt
  s.trophies(A, "M1 M2 M3").hero(A, "A1").content("A1", "TR5");
  s.chests("TR1 TR2 TR3 TR4 TR6 RE1 RE2").content("K1", "hidden").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1");
  EXPECT_EQ(s.decision(), "treasure");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"leave", "look K1"}));
  s.play("look K1");
  EXPECT_EQ(s.content("K1"), "RE3");
  EXPECT_EQ(s.text("crown"), "seen");
  EXPECT_EQ(s.number("opened_chests"), 8);
  EXPECT_FALSE(s.over());
}

TEST(Donjon, DON_6_38_only_green_opens_chests) {
  Scenario s;
  s.trophies(A, "M1").hero(A, "A2").hand("F2 F2 F3 F3").turn_of(A);
  s.play("play move F2").play("go A1");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.chests(), Texts{});
  for (const std::string& option : s.options()) {
    EXPECT_FALSE(option.starts_with("play treasure")) << option;
    EXPECT_FALSE(option.starts_with("play relic")) << option;
  }
}

TEST(Donjon, DON_T59_and_DON_6_39_and_DON_D16_one_use_for_each_combination) {
  Scenario s;
  s.hero(A, "A1").content("A1", "TR4").hand("F1 F1 FS FS F3").turn_of(A);
  EXPECT_TRUE(s.offers("play treasure F1 F1"));
  EXPECT_TRUE(s.offers("play search2 F1 F1")) << "both are options of one question";
  s.play("play treasure F1 F1");
  EXPECT_EQ(s.number("opened_chests"), 1);
  EXPECT_EQ(s.bonuses(A), Texts{});
  s.play("play search2 FS FS").play("slot B2a");
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
  EXPECT_EQ(s.number("actions"), 2);
}

}  // namespace
}  // namespace veillee::donjon
