// Scrolls (section 4 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

// A holds this scroll and acts.
Scenario holding(const char* scroll, const char* square, const char* dice) {
  Scenario s;
  s.kept(A, scroll).hero(A, square).hand(dice).turn_of(A);
  return s;
}

// ── When ─────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_4_2_and_DON_4_33_and_DON_D14_a_scroll_is_offered_at_every_question_of_the_turn) {
  Scenario s;
  s.goblins("D2").kept(A, "SC2").reserve(A, "F4").opening_of(A);
  EXPECT_EQ(s.decision(), "reveal");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"reveal", "scroll SC2"}));
  s.revealing("FI1", "reveal");
  EXPECT_EQ(s.decision(), "keep");
  EXPECT_TRUE(s.offers("scroll SC2"));
  s.play("keep F4");
  EXPECT_EQ(s.decision(), "reroll");
  EXPECT_TRUE(s.offers("scroll SC2"));
  s.play("stop");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_TRUE(s.offers("scroll SC2"));
  s.play("end actions");
  EXPECT_EQ(s.decision(), "reserve");
  EXPECT_TRUE(s.offers("scroll SC2"));
  s.play("scroll SC2");
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.decision(), "reserve") << "the question comes again";
  EXPECT_EQ(s.kept(A), Texts{});
  EXPECT_TRUE(discarded(s, "SC2")) << "at once";
}

TEST(Donjon, DON_4_2_used_at_each_question_it_works_and_the_question_comes_again) {
  Scenario keep;
  keep.goblins("D2").kept(A, "SC2").card("FI1").reserve(A, "F4").turn_of(A);
  keep.play("scroll SC2");
  EXPECT_EQ(keep.decision(), "keep");
  EXPECT_EQ(keep.goblins(), Texts{});
  Scenario reroll;
  reroll.goblins("D2").kept(A, "SC2").thrown("F1 F2 F3").turn_of(A);
  reroll.play("scroll SC2");
  EXPECT_EQ(reroll.decision(), "reroll");
  EXPECT_EQ(reroll.goblins(), Texts{});
  EXPECT_EQ(reroll.number("throws"), 1);
  Scenario combine;
  combine.goblins("D2").kept(A, "SC2").hand("F1 F2 F3").turn_of(A);
  combine.play("scroll SC2");
  EXPECT_EQ(combine.decision(), "combine");
  EXPECT_EQ(combine.number("actions"), 0);
}

TEST(Donjon, DON_4_2_several_scrolls_in_one_turn) {
  Scenario s;
  s.goblins("D2").kept(A, "SC1 SC2").hero(A, "C2").hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC2").play("scroll SC1").play("portal K5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.kept(A), Texts{});
}

TEST(Donjon, DON_D14_the_question_before_the_reveal_is_asked_only_with_a_scroll_of_use) {
  for (const char* scroll : {"SC2", "SC4", "SC5"}) {
    Scenario s;  // no goblin, no combat, no die
    s.kept(A, scroll).opening_of(A);
    EXPECT_NE(s.decision(), "reveal") << scroll;
  }
  for (const char* scroll : {"SC1", "SC3", "SC6"}) {
    Scenario s;
    s.kept(A, scroll).opening_of(A);
    EXPECT_EQ(s.decision(), "reveal") << scroll;
  }
}

TEST(Donjon, DON_D14_before_the_Kings_die_as_well) {
  Scenario s;
  s.king("F8").goblins("D2").kept(A, "SC2").opening_of(A);
  EXPECT_EQ(s.decision(), "reveal");
  EXPECT_EQ(s.number("march"), 0);
  s.rolling_king(5, "reveal");
  EXPECT_EQ(s.king(), "F6");
}

TEST(Donjon, DON_4_31_a_scroll_serves_in_the_turn_that_revealed_it_and_later) {
  Scenario s;
  s.goblins("D2").reveals(A, "SC2");
  EXPECT_TRUE(s.offers("scroll SC2")) << "at once";
  EXPECT_EQ(s.kept(A), words_in("SC2"));
  pass(s, "FI1");
  EXPECT_EQ(s.active(), B);
  EXPECT_FALSE(s.asks("scroll")) << "never in another player's turn";
}

TEST(Donjon, DON_4_33_none_between_the_questions_of_an_action) {
  Scenario s;
  s.goblins("D2").kept(A, "SC1 SC2 SC3").hero(A, "C2").hand("F2 F2 F2 F5 F5").turn_of(A);
  Scenario walk = s;
  walk.play("play move F2");
  EXPECT_EQ(walk.decision(), "end");
  EXPECT_FALSE(walk.asks("scroll"));
  s.play("play full F2 F2 F2 F5 F5");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_FALSE(s.asks("scroll"));
}

TEST(Donjon, DON_4_33_none_between_the_questions_of_a_card) {
  Scenario s;
  s.goblins("D8").kept(A, "SC2").hero(A, "C2").opening_of(A);
  s.revealing("GO1", "reveal");
  EXPECT_EQ(s.decision(), "place");
  EXPECT_FALSE(s.asks("scroll"));
}

TEST(Donjon, DON_4_33_after_the_last_action_the_question_comes_once_more) {
  Scenario s;
  s.goblins("D8").kept(A, "SC2").hero(A, "C2").hand("F2 F5 F3").turn_of(A);
  s.play("play move F2").play("go D2").play("play move F5").play("go E2");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"end actions", "scroll SC2"}));
}

// ── SC1 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_and_DON_4_34_SC1_to_another_portal) {
  Scenario s;
  s.kept(A, "SC1").hero(A, "A5").portal("D8").hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC1");
  EXPECT_EQ(s.offered("portal"), sorted("K5 D8")) << "not the own square";
  s.play("portal D8");
  EXPECT_EQ(s.at(A), "D8");
  EXPECT_EQ(s.offered("teleport"), sorted("A5 K5")) << "the free one is left";
}

// ── SC2 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_and_DON_D11_SC2_removes_any_goblin) {
  Scenario s;
  s.kept(A, "SC2").goblins("D1 H8").hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC2");
  EXPECT_EQ(s.decision(), "goblin");
  EXPECT_EQ(s.offered("goblin"), sorted("D1 H8"));
  EXPECT_EQ(s.options().size(), 2U) << "it is not given up";
  s.play("goblin H8");
  EXPECT_EQ(s.goblins(), words_in("D1"));
  EXPECT_EQ(s.den(), 3);
}

TEST(Donjon, DON_4_34_SC2_needs_a_goblin) {
  EXPECT_FALSE(holding("SC2", "C2", "F1 F2 F3").asks("scroll"));
}

TEST(Donjon, DON_T46_and_DON_4_19_SC2_before_the_reveal_saves_the_game) {
  Scenario s;
  s.kept(A, "SC2").hero(A, "C2").goblins("B4 D8 E8 H8").opening_of(A);
  EXPECT_EQ(s.den(), 0);
  s.play("scroll SC2").revealing("GO2", "goblin D8");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.decision(), "place");
  s.play("place E2");
  EXPECT_EQ(s.goblins(), sorted("B4 E2 E8 H8"));
  EXPECT_EQ(s.den(), 0);
  EXPECT_FALSE(s.over());
}

TEST(Donjon, DON_T47_and_DON_4_19_kept_until_the_card_is_revealed_it_is_too_late) {
  Scenario s;
  s.kept(A, "SC2").hero(A, "C2").goblins("B4 D8 E8 H8").opening_of(A);
  s.revealing("GO2", "reveal");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "overrun");
}

TEST(Donjon, DON_4_19_nor_between_the_Kings_die_and_his_goblin) {
  Scenario s;
  s.king("F8").kept(A, "SC2").goblins("B4 D8 D1 I1").opening_of(A);
  s.rolling_king(1, "reveal");
  EXPECT_EQ(s.result(), "lost");
}

// ── SC3 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_SC3_one_square_through_anything_but_the_border) {
  Scenario s = holding("SC3", "A5", "F1 F2 F3");
  s.play("scroll SC3");
  EXPECT_EQ(s.offered("go"), sorted("A4 B5 A6")) << "a door, a way, a wall";
  s.play("go A4");
  EXPECT_EQ(s.at(A), "A4");
  EXPECT_EQ(s.number("actions"), 0);
}

TEST(Donjon, DON_4_18_SC3_enters_a_foes_square_as_a_movement) {
  Scenario s = holding("SC3", "C2", "F1 F2 F3");
  s.play("scroll SC3");
  EXPECT_EQ(s.offered("go"), sorted("C1 B2 D2 C3"));
  s.rolls({5}, "go B2");
  EXPECT_EQ(s.trophies(A), words_in("M1"));
  Scenario lost = holding("SC3", "C2", "F1 F2 F3");
  lost.play("scroll SC3").rolls({4}, "go B2");
  EXPECT_EQ(lost.decision(), "portal");
}

TEST(Donjon, DON_4_18_SC1_and_SC3_not_inside_a_movement) {
  Scenario s;
  s.kept(A, "SC1 SC3").hero(A, "C2").hand("F2 F2 F2 F5 F5").turn_of(A);
  s.play("play full F2 F2 F2 F5 F5").play("step D2");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_FALSE(s.asks("scroll"));
}

// ── SC4 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_T63_and_DON_D7_SC4_is_asked_without_a_red_die) {
  Scenario s;
  s.kept(A, "SC4").hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  EXPECT_FALSE(s.offers("scroll SC4")) << "only before a combat die";
  s.play("play move F2").play("go D2");
  EXPECT_EQ(s.decision(), "engage");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"engage 0", "scroll SC4"}));
  s.rolls({1}, "scroll SC4");
  EXPECT_EQ(s.forces(), std::vector<int>{4}) << "the die falls at once: nothing else is left";
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.kept(A), Texts{});
  Scenario without;
  without.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  without.rolls({4}, {"play move F2", "go D2"});
  EXPECT_EQ(without.forces(), std::vector<int>{4});
}

TEST(Donjon, DON_4_20_SC4_adds_3_to_one_attack_and_red_dice_count_besides) {
  Scenario s;
  s.kept(A, "SC4").hero(A, "C2").monster(1, "M9").goblins("D2").bonuses(A, "B3b");
  s.hand("F2 F5 F4").turn_of(A);
  s.play("play move F2").play("go B2");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"engage 0", "engage 1", "scroll SC4"}));
  s.play("scroll SC4");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"engage 0", "engage 1"}));
  s.rolls({4}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{9}) << "4 + 1 + 1 + 3";
  EXPECT_EQ(s.trophies(A), words_in("M9"));
  s.play("slot B2b").play("play move F5").play("go C2");
  EXPECT_EQ(s.at(A), "C2");
}

TEST(Donjon, DON_4_20_SC4_kept_for_later_adds_nothing_and_serves_a_Fireball) {
  Scenario s;
  s.kept(A, "SC4").hero(A, "G7").monster(9, "M5").hand("F3 F3 F1").turn_of(A);
  s.play("play fireball F3 F3");
  EXPECT_EQ(s.decision(), "engage");
  Scenario later = s;
  s.rolls({3}, "scroll SC4");
  EXPECT_EQ(s.forces(), std::vector<int>{7}) << "3 + 1 + 3";
  EXPECT_EQ(s.trophies(A), words_in("M5"));
  later.rolls({3}, "engage 0");
  EXPECT_EQ(later.forces(), std::vector<int>{4});
  EXPECT_EQ(later.kept(A), words_in("SC4"));
}

// ── SC5 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_and_DON_4_20_SC5_turns_a_die_of_the_hand) {
  Scenario s = holding("SC5", "C2", "F1 F1 F3");
  s.play("scroll SC5");
  EXPECT_EQ(s.decision(), "die");
  EXPECT_EQ(s.offered("die"), sorted("F1 F3"));
  s.play("die F3");
  EXPECT_EQ(s.decision(), "face");
  EXPECT_EQ(s.offered("face"), sorted("F1 F2 F4 F5 FS")) << "another face";
  s.play("face F1");
  EXPECT_EQ(s.dice(), sorted("F1 F1 F1"));
  EXPECT_TRUE(s.offers("play three F1 F1 F1"));
}

TEST(Donjon, DON_4_20_SC5_after_the_first_throw_and_not_before) {
  Scenario keep;
  keep.kept(A, "SC5").card("FI1").reserve(A, "F4").turn_of(A);
  EXPECT_EQ(keep.decision(), "keep");
  EXPECT_FALSE(keep.asks("scroll")) << "not a die of the reserve";
  Scenario thrown;
  thrown.kept(A, "SC5").thrown("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(thrown.offers("scroll SC5"));
  Scenario reserve = holding("SC5", "C2", "F1 F2 F3");
  reserve.play("end actions");
  EXPECT_TRUE(reserve.offers("scroll SC5"));
  reserve.play("scroll SC5").play("die F1").play("face F4");
  EXPECT_EQ(reserve.dice(), sorted("F2 F3 F4"));
  reserve.play("reserve F4");
  EXPECT_EQ(reserve.reserve(A), words_in("F4"));
}

TEST(Donjon, DON_4_20_SC5_neither_a_spent_nor_an_engaged_die) {
  Scenario s;
  s.kept(A, "SC5").hero(A, "C2").goblins("D2").hand("F2 F4 F4").turn_of(A);
  s.play("play move F2").play("go D2");
  EXPECT_EQ(s.decision(), "engage");
  EXPECT_FALSE(s.asks("scroll"));
  s.rolls({3}, "engage 1").play("scroll SC5");
  EXPECT_EQ(s.decision(), "face") << "a single F4 is left";
  s.play("face F1");
  EXPECT_EQ(s.dice(), words_in("F1"));
}

// ── SC6 ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_and_DON_D13_SC6_shows_any_closed_chest) {
  Scenario s;
  s.kept(A, "SC6").chests("TR1 RE2").content("A1", "empty").content("K1", "empty");
  s.hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC6");
  EXPECT_EQ(s.decision(), "look");
  EXPECT_EQ(s.offered("look"), sorted("K9 A3 K7 G1 E9 A9 G5"));
  s.turning("TR4", "look A3");
  EXPECT_EQ(s.content("A3"), "TR4");
  EXPECT_EQ(s.chests(), words_in("TR1 RE2")) << "it is put back";
  EXPECT_EQ(s.decision(), "combine");
}

TEST(Donjon, DON_4_30_what_is_seen_is_seen_by_everybody) {
  Scenario s(3);
  s.kept(A, "SC6").hand("F1 F2 F3").turn_of(A);
  for (const Seat seat : {A, B, C})
    EXPECT_EQ(json::read(s.game().view(s.state(), seat))->find("crypts")->items.at(0).string,
              "hidden");
  s.play("scroll SC6").turning("RE2", "look K1");
  for (const Seat seat : {A, B, C})
    EXPECT_EQ(json::read(s.game().view(s.state(), seat))->find("crypts")->items.at(0).string,
              "RE2");
  EXPECT_EQ(s.chests(), Texts{}) << "nothing else happens";
  Scenario green;  // a relic that was only seen helps nobody
  green.content("K1", "RE1").hand("F1 F2 F3").turn_of(A);
  EXPECT_FALSE(green.asks("play search2"));
}

TEST(Donjon, DON_4_30_the_tile_that_was_seen_is_the_one_that_is_opened) {
  Scenario s;
  s.hero(A, "A3").content("A3", "TR3").hand("F1 FS F2").turn_of(A);
  const auto counts = tally(s, "play treasure F1 FS", 30,
                            [](const json::Value& view) { return view.find("treasure")->string; });
  EXPECT_EQ(counts, (std::map<std::string, int>{{"TR3", 30}}));
}

TEST(Donjon, DON_T70_and_DON_4_34_only_what_is_not_yet_known) {
  Scenario s;
  s.content("K1", "RE1").content("A9", "RE3").chests("RE2 TR5 TR1 TR2 TR3");
  s.kept(A, "SC6").hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC6");
  EXPECT_EQ(s.offered("look"), sorted("A1 K9"));
}

TEST(Donjon, DON_4_34_SC6_a_known_treasure_is_not_looked_at_again) {
  Scenario s;
  s.content("A3", "TR6").content("K1", "RE1").kept(A, "SC6").hand("F1 F2 F3").turn_of(A);
  s.play("scroll SC6");
  EXPECT_EQ(s.offered("look"), sorted("A1 K9 K7 G1 E9 A9 G5"));
}

TEST(Donjon, DON_4_34_SC6_with_nothing_unknown_is_not_offered) {
  Scenario s;
  s.content("K1", "RE1").content("A9", "RE3").chests("RE2 TR5 TR1 TR2 TR3 TR4 TR6");
  s.kept(A, "SC6").hand("F1 F2 F3").turn_of(A);
  EXPECT_FALSE(s.asks("scroll"));
}

TEST(Donjon, DON_4_34_the_Oubliette_leaves_the_own_portal) {
  Scenario s;
  s.hero(A, "A5").reveals(A, "PI1");
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5"));
  s.play("portal A5");
  EXPECT_EQ(s.at(A), "A5");
}

}  // namespace
}  // namespace veillee::donjon
