// Adventure cards: finds, objects and traps (section 4 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

// ── Finds of the turn ────────────────────────────────────────────────────────────────────────

Scenario with_card(const char* card, const char* square, const char* dice) {
  Scenario s;
  s.card(card).hero(A, square).hand(dice).turn_of(A);
  return s;
}

TEST(Donjon, DON_4_1_and_DON_1_16_FI1_a_blue_bonus_this_turn) {
  Scenario s = with_card("FI1", "C2", "F2 F5 F3");
  EXPECT_EQ(s.ends("play move F2", A), sorted("D1 B2 D2 E2 B3 C3 D3 C4"));
  s.play("go D2");
  EXPECT_TRUE(has(s.ends("play move F5", A), "F2")) << "in each action";
  Scenario none = with_card("GO1", "C2", "F2 F5 F3");
  EXPECT_EQ(none.ends("play move F2", A), sorted("B2 D2 C3"));
}

TEST(Donjon, DON_4_1_a_find_is_over_with_the_turn) {
  Scenario s = with_card("FI1", "C2", "F2 F5 F3");
  EXPECT_EQ(pass(s, "FI2").text("card"), "FI2");
  EXPECT_TRUE(discarded(s, "FI1"));
  EXPECT_EQ(s.list(A, "objects"), Texts{});
}

TEST(Donjon, DON_1_16_FI2_a_yellow_bonus_this_turn) {
  Scenario s = with_card("FI2", "C2", "F3 F2 F1");
  EXPECT_TRUE(s.offers("play fireball F3"));
  EXPECT_FALSE(with_card("GO1", "C2", "F3 F2 F1").asks("play fireball"));
}

TEST(Donjon, DON_1_16_FI3_a_green_bonus_this_turn) {
  Scenario s = with_card("FI3", "C2", "F3 F2 F1");
  EXPECT_TRUE(s.offers("play search2 F1"));
  EXPECT_FALSE(with_card("GO1", "C2", "F3 F2 F1").asks("play search2"));
}

TEST(Donjon, DON_1_16_and_DON_4_29_FI4_counts_in_every_combat) {
  Scenario s;
  s.card("FI4").hero(A, "C2").goblins("D2 E2").hand("F2 F5 F3").turn_of(A);
  s.rolls({3}, {"play move F2", "go D2"}).rolls({3}, {"play move F5", "go E2"});
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 4}));
  EXPECT_EQ(s.goblins(), Texts{});
}

TEST(Donjon, DON_T40_and_DON_4_22_FI5_up_to_three_actions) {
  Scenario s = with_card("FI5", "C2", "F2 F2 F5 F5 F3");
  EXPECT_EQ(s.number("actions_allowed"), 3);
  s.play("play move F2").play("go D2").play("play move F2").play("go C2");
  EXPECT_EQ(s.decision(), "combine");
  s.play("play move F5").play("go C3");
  EXPECT_EQ(s.decision(), "reserve") << "no fourth one";
  EXPECT_EQ(s.number("actions"), 3);
  Scenario two = with_card("GO1", "C2", "F2 F2 F5 F5 F3");
  two.play("play move F2").play("go D2").play("play move F2").play("go C2");
  EXPECT_EQ(two.decision(), "reserve");
}

int rerolls(Scenario s) {
  int n = 0;
  for (; s.decision() == "reroll"; ++n) s.play("throw " + s.dice().front());
  return n;
}

TEST(Donjon, DON_T41_and_DON_4_21_FI6_one_more_re_roll) {
  const auto rerolls_with = [](const char* card, const char* bonuses) {
    Scenario s;
    s.card(card).bonuses(A, bonuses).thrown("F1 F2 F3").turn_of(A);
    return rerolls(s);
  };
  EXPECT_EQ(rerolls_with("FI6", "B4a"), 3);
  EXPECT_EQ(rerolls_with("FI6", ""), 2);
  EXPECT_EQ(rerolls_with("GO1", "B4a"), 2);
  EXPECT_EQ(rerolls_with("GO1", ""), 1);
}

// ── Magic objects ────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_4_3_an_object_is_kept_and_works_at_once) {
  Scenario s;
  s.reveals(A, "OB3");
  EXPECT_EQ(s.kept(A), words_in("OB3"));
  EXPECT_FALSE(discarded(s, "OB3"));
  pass(s, "FI1");
  EXPECT_EQ(s.kept(A), words_in("OB3"));
  EXPECT_FALSE(discarded(s, "OB3"));
  Scenario now;
  now.kept(A, "OB3").card("OB3").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(now.offers("play search2 F1"));
}

TEST(Donjon, DON_1_16_and_DON_4_29_OB1_to_OB3_add_a_face_to_their_colour) {
  const auto with = [](const char* object, const char* square, const char* dice) {
    Scenario s;
    s.kept(A, object).hero(A, square).hand(dice).turn_of(A);
    return s;
  };
  EXPECT_EQ(with("OB1", "C2", "F2 F1 F3").ends("play move F2", A),
            sorted("D1 B2 D2 E2 B3 C3 D3 C4"));
  EXPECT_TRUE(with("OB2", "C2", "F3 F1 F2").offers("play fireball F3"));
  EXPECT_TRUE(with("OB3", "C2", "F1 F2 F3").offers("play search2 F1"));
  EXPECT_FALSE(with("OB1", "C2", "F1 F3 F4").asks("play move")) << "a die of the colour";
  EXPECT_FALSE(with("OB2", "C2", "F1 F2 F4").asks("play opening"));
  EXPECT_FALSE(with("OB2", "A5", "F1 F2 F4").asks("play opening"));
  EXPECT_FALSE(with("OB3", "C1", "F2 F3 F4").asks("play search2"));
}

TEST(Donjon, DON_4_29_they_fill_no_slot) {
  Scenario s;
  s.kept(A, "OB1 OB2 OB3").hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.bonuses(A), Texts{});
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.offered("slot").size(), 8U);
}

TEST(Donjon, DON_T42_the_Dwarven_blade_and_a_red_bonus) {
  Scenario s;
  s.kept(A, "OB4").bonuses(A, "B3b").hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  s.rolls({3}, {"play move F2", "go B2"});
  EXPECT_EQ(s.forces(), std::vector<int>{5});
  EXPECT_EQ(s.trophies(A), words_in("M1"));
}

TEST(Donjon, DON_4_4_cards_belong_to_who_revealed_them) {
  Scenario s;
  s.goblins("D2").reveals(A, "SC2");
  EXPECT_EQ(s.kept(A), words_in("SC2"));
  EXPECT_EQ(s.kept(B), Texts{});
  Scenario b;
  b.goblins("D2").kept(A, "SC2 OB3").hand("F1 F2 F3").turn_of(B);
  EXPECT_FALSE(b.asks("scroll"));
  EXPECT_FALSE(b.asks("play search2")) << "A's object";
}

TEST(Donjon, DON_4_4_using_a_scroll_is_no_action) {
  Scenario s;
  s.hero(A, "C2").goblins("D8").kept(A, "SC2").hand("F2 F5 F3").turn_of(A);
  s.play("play move F2").play("go D2").play("scroll SC2");
  EXPECT_EQ(s.number("actions"), 1);
  s.play("play move F5");
  EXPECT_EQ(s.number("actions"), 2);
}

// ── Traps ────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_4_5_no_defence_against_traps) {
  for (const char* trap : {"PI1", "PI2", "PI3", "PI4", "PI5", "PI6", "PI7"}) {
    Scenario s;
    s.hero(A, "C2").reserve(A, "F4").bonuses(A, "B3b").reveals(A, trap);
    EXPECT_NE(s.decision(), "defend");
    EXPECT_NE(s.decision(), "engage");
    EXPECT_EQ(s.reserve(A), words_in("F4"));
  }
}

TEST(Donjon, DON_1_17_PI1_the_pawn_goes_to_a_portal_at_once) {
  Scenario s;
  s.hero(A, "C2").portal("D8").reveals(A, "PI1");
  EXPECT_EQ(s.decision(), "portal");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.number("throws"), 0);
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5 D8"));
  s.play("portal D8");
  EXPECT_EQ(s.at(A), "D8");
  EXPECT_EQ(s.number("throws"), 1);
}

TEST(Donjon, DON_4_14_PI2_one_die_fewer) {
  for (const int hand : {3, 4, 5}) {
    Scenario s;
    s.card("PI2").active_hand(A, hand).turn_of(A);
    EXPECT_EQ(static_cast<int>(s.dice().size()), hand - 1);
    EXPECT_EQ(s.number("dice_allowed"), hand - 1);
  }
}

TEST(Donjon, DON_4_14_kept_dice_count_among_them) {
  Scenario s;
  s.card("PI2").reserve(A, "F4").turn_of(A);
  EXPECT_EQ(s.decision(), "keep");
  s.play("keep F4");
  EXPECT_EQ(s.dice().size(), 2U);
  EXPECT_TRUE(has(s.dice(), "F4"));
}

TEST(Donjon, DON_T38_and_DON_4_26_nothing_is_left_to_throw) {
  Scenario s;
  s.card("PI2").reserve(A, "F5 FS").turn_of(A);
  s.play("keep F5 FS");
  EXPECT_EQ(s.dice(), sorted("F5 FS"));
  EXPECT_EQ(s.happened("thrown"), 0);
  EXPECT_EQ(s.decision(), "reroll");
  s.play("throw F5");
  EXPECT_EQ(s.decision(), "combine") << "one re-roll";
  EXPECT_EQ(s.happened("thrown"), 1);
  EXPECT_EQ(s.dice().size(), 2U);
}

TEST(Donjon, DON_T48_and_DON_4_27_a_straight_of_three_with_a_hand_of_4) {
  Scenario s;
  s.card("PI2").active_hand(A, 4).hand("F1 F2 F3").turn_of(A);
  s.play("play straight F1 F2 F3").play("hand");
  EXPECT_EQ(s.hand_of(A), 5);
}

TEST(Donjon, DON_4_27_with_a_hand_of_5_four_dice_make_it) {
  Scenario s;
  s.card("PI2").active_hand(A, 5).hand("F1 F2 F3 F4").turn_of(A);
  EXPECT_TRUE(s.offers("play straight F1 F2 F3 F4"));
  EXPECT_FALSE(s.offers("play straight F1 F2 F3"));
}

TEST(Donjon, DON_T49_and_DON_4_27_two_dice_make_no_straight) {
  Scenario s;
  s.card("PI2").active_hand(A, 3).hand("F1 F2").turn_of(A);
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_FALSE(s.asks("play straight"));
}

TEST(Donjon, DON_4_28_the_marker_does_not_move) {
  Scenario s;
  s.card("PI2").active_hand(A, 4).turn_of(A);
  EXPECT_EQ(s.hand_of(A), 4);
  pass(s, "FI1");
  pass(s, "FI2");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.dice().size(), 4U) << "all dice again on the next turn";
}

TEST(Donjon, DON_T50_and_DON_4_15_PI3_no_re_roll_but_the_reserve_is_asked) {
  Scenario s;
  s.card("PI3").bonuses(A, "B4a").reserve(A, "F4").turn_of(A);
  EXPECT_EQ(s.decision(), "keep");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"keep", "keep F4"}));
  s.play("keep F4");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_TRUE(has(s.dice(), "F4"));
  EXPECT_EQ(s.number("throws"), 1);
}

TEST(Donjon, DON_4_23_PI4_one_action_and_the_teleport) {
  Scenario s = with_card("PI4", "C2", "F2 F5 F3");
  EXPECT_EQ(s.number("actions_allowed"), 1);
  EXPECT_EQ(s.offered("teleport"), sorted("A5 K5"));
  s.play("play move F2").play("go D2");
  EXPECT_EQ(s.decision(), "reserve");
  EXPECT_EQ(s.dice(), sorted("F3 F5"));
}

TEST(Donjon, DON_4_25_PI5_no_yellow_combination_but_yellow_values) {
  Scenario s;
  s.card("PI5").hero(A, "A5").bonuses(A, "B2b B4b").hand("F3 F3 F3 F3").goblins("D2").turn_of(A);
  for (const char* spell : {"opening", "fireball", "wallpass", "finger", "portal"})
    EXPECT_FALSE(s.asks(std::string("play ") + spell)) << spell;
  EXPECT_TRUE(s.offers("play pair F3 F3"));
  EXPECT_TRUE(s.offers("play four F3 F3 F3 F3"));
  Scenario free;
  free.card("GO1").hero(A, "A5").bonuses(A, "B2b B4b").hand("F3 F3 F3 F3").goblins("D2").turn_of(A);
  for (const char* spell : {"opening", "wallpass", "finger", "portal"})
    EXPECT_TRUE(free.asks(std::string("play ") + spell)) << spell;
}

TEST(Donjon, DON_4_16_PI6_no_green_combination_but_green_values) {
  Scenario room = with_card("PI6", "A1", "F1 F1 FS");
  for (const char* use : {"search2", "search3", "treasure", "relic"})
    EXPECT_FALSE(room.asks(std::string("play ") + use)) << use;
  EXPECT_TRUE(room.offers("play pair F1 F1"));
  Scenario crypt = with_card("PI6", "A9", "F1 F1 FS");
  EXPECT_FALSE(crypt.asks("play relic"));
  EXPECT_TRUE(with_card("GO1", "A9", "F1 F1 FS").asks("play relic"));
}

TEST(Donjon, DON_T52_and_DON_4_24_PI7_no_movement_longer_than_2) {
  Scenario s;
  s.card("PI7").hero(A, "H7").bonuses(A, "B2a B5a").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", A), sorted("H5 H6 I6 I7 J7 I8")) << "four faces";
  Scenario treasure;
  treasure.card("PI7").hero(A, "A1").content("A1", "TR6").monster(1, "").trophies(A, "M1");
  treasure.hand("F1 FS F2").turn_of(A);
  treasure.play("play treasure F1 FS");
  EXPECT_EQ(treasure.offered("go"), sorted("B1 A2 B2")) << "two squares";
}

TEST(Donjon, DON_4_24_PI7_limits_a_Three_and_a_Full_house_and_leaves_the_rest) {
  Scenario three = with_card("PI7", "H7", "F2 F2 F2 F5 F5");
  EXPECT_EQ(three.ends("play three F2 F2 F2", A), sorted("H5 H6 I6 I7 J7 I8"));
  Scenario pair = with_card("PI7", "H7", "F2 F2 F2 F5 F5");
  EXPECT_EQ(pair.ends("play pair F2 F2", A), sorted("H5 H6 I6 I7 J7 I8"));
  Scenario full = with_card("PI7", "H7", "F2 F2 F2 F5 F5");
  full.play("play full F2 F2 F2 F5 F5").play("step I7").play("step I6");
  EXPECT_EQ(full.at(A), "I6");
  EXPECT_FALSE(full.asks("step")) << "two steps";
  Scenario poker = with_card("PI7", "H7", "F2 F2 F2 F2 F2");
  poker.play("play poker F2 F2 F2 F2 F2");
  EXPECT_TRUE(poker.offers("go D1"));
}

// ── Goblins ──────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_16_and_DON_2_7_a_find_that_was_revealed_does_not_come_again) {
  Scenario s;
  s.reveals(A, "FI1");
  s.play("stop");
  if (s.offers("end actions")) s.play("end actions");
  const auto counts =
      tally(s, "reserve", 500, [](const json::Value& view) { return view.find("card")->string; });
  EXPECT_FALSE(counts.contains("FI1"));
  EXPECT_TRUE(counts.contains("FI2"));
}

TEST(Donjon, DON_T9_and_DON_4_6_and_DON_4_8_only_one_square_is_left) {
  Scenario s;
  s.hero(A, "A4").reveals(A, "GO1");
  EXPECT_EQ(s.goblins(), words_in("B4")) << "not T3, not P1; a single answer is not asked";
  EXPECT_EQ(s.den(), 3);
}

TEST(Donjon, DON_4_7_distances_pass_walls_doors_and_pieces) {
  Scenario s;
  s.hero(A, "C2").reveals(A, "GO1");
  EXPECT_EQ(s.offered("place"), sorted("C1 D2 C3")) << "a wall lies towards C1";
  Scenario two;
  two.hero(A, "F4").hero(B, "G4").reveals(A, "GO2");
  EXPECT_EQ(two.offered("place"), sorted("F2 E3 G3 D4 H4 E5 F6"))
      << "past the walls of column 5; G5 is a chest";
}

TEST(Donjon, DON_4_8_no_goblin_on_a_portal_a_tile_or_a_pawn) {
  Scenario s(3);
  s.hero(A, "I5").hero(B, "H4").hero(C, "K5").portal("I3").goblins("J4");
  s.reveals(A, "GO2");
  EXPECT_EQ(s.offered("place"), sorted("H6 J6 I7")) << "C3 G5 and P2 K5 neither";
}

TEST(Donjon, DON_4_8_no_goblin_on_a_portal_square_though_nobody_stands_there) {
  Scenario s;
  s.hero(A, "C5").hero(B, "I9").reveals(A, "GO2");
  EXPECT_EQ(s.offered("place"), sorted("B4 C3 D4 E5 D6 C7 B6")) << "not P1 A5";
}

TEST(Donjon, DON_4_8_a_goblin_may_stand_where_a_tile_was) {
  Scenario s;
  s.hero(A, "A2").chests("TR1").content("A1", "empty").trophies(A, "M1").reveals(A, "GO1");
  EXPECT_EQ(s.offered("place"), sorted("A1 B2")) << "T3 A3 is still closed";
}

TEST(Donjon, DON_4_9_and_DON_D4_the_active_player_chooses) {
  Scenario s;
  s.hero(B, "D2").reveals(B, "GO2");
  EXPECT_EQ(s.decision(), "place");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options().size(), s.offered("place").size()) << "nothing else, no declining";
  s.play("place D4");
  EXPECT_EQ(s.goblins(), words_in("D4"));
  EXPECT_EQ(s.den(), 3);
  EXPECT_EQ(s.number("throws"), 1);
}

TEST(Donjon, DON_T10_and_DON_4_10_no_legal_square_no_goblin_even_with_an_empty_reserve) {
  Scenario s;
  s.hero(A, "A4").goblins("B4 D8 E8 H8").reveals(A, "GO1");
  EXPECT_EQ(s.den(), 0);
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.goblins(), sorted("B4 D8 E8 H8"));
  EXPECT_EQ(s.decision(), "reroll");
}

TEST(Donjon, DON_T11_and_DON_4_11_an_empty_reserve_loses) {
  Scenario s;
  s.hero(A, "C2").goblins("B4 D8 E8 H8").reveals(A, "GO2");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "overrun");
  Scenario one_left;
  one_left.hero(A, "C2").goblins("B4 D8 E8").reveals(A, "GO2");
  EXPECT_FALSE(one_left.over());
}

TEST(Donjon, DON_4_12_killed_and_removed_goblins_go_back_to_the_reserve) {
  Scenario killed;
  killed.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(killed.den(), 3);
  killed.rolls({4}, {"play move F2", "go D2"});
  EXPECT_EQ(killed.den(), 4);
  Scenario removed;
  removed.goblins("D2").hand("F1 F1 F1 F1").turn_of(A);
  removed.play("play four F1 F1 F1 F1");
  EXPECT_EQ(removed.den(), 4);
  EXPECT_EQ(removed.goblins(), Texts{});
}

TEST(Donjon, DON_4_13_and_DON_4_17_cards_go_to_one_discard_pile_at_the_end_of_the_turn) {
  Scenario s = with_card("PI7", "C2", "F2 F1 F3");
  EXPECT_EQ(s.text("card"), "PI7");
  EXPECT_FALSE(discarded(s, "PI7"));
  pass(s, "PI5");
  EXPECT_TRUE(discarded(s, "PI7"));
  EXPECT_EQ(s.text("card"), "PI5");
  pass(s, "FI3");
  EXPECT_TRUE(discarded(s, "PI7"));
  EXPECT_TRUE(discarded(s, "PI5")) << "the same pile";
}

TEST(Donjon, DON_4_32_exactly_the_distance) {
  Scenario s;
  s.hero(A, "H7").reveals(A, "GO3");
  for (const char* nearer : {"H6", "G7", "H5", "G8"})
    EXPECT_FALSE(s.offers(std::string("place ") + nearer)) << nearer;
  EXPECT_EQ(s.offered("place").size(), 8U);
}

}  // namespace
}  // namespace veillee::donjon
