// Section 4 of RULES.md: the magician movement, tiles and mirrors.
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

using Texts = std::vector<std::string>;

MirrorState mirror_of(const Scenario& s, std::string_view id) {
  return MirrorState{s.state.mirrors[index_in(mirror_ids, id)]};
}

TEST(SabbatMagica, SAB_4_1_the_first_B1_leads_to_any_empty_square) {
  Scenario s(2);
  s.schemes(Red);
  EXPECT_EQ(s.offered("walk"), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
  s.play("walk c2");
  EXPECT_TRUE(s.offers("tile"));
}

TEST(SabbatMagica, SAB_T24_the_first_B1_with_b2_occupied) {
  Scenario s(2);
  s.magician(Blue, "b2").schemes(Red);
  EXPECT_EQ(s.offered("walk"), "a1 b1 c1 d1 a2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
}

TEST(SabbatMagica, SAB_4_2_a_later_B1_is_exactly_one_step) {
  Scenario s(2);
  s.magician(Red, "a1").schemes(Red);
  EXPECT_EQ(s.offered("walk"), "b1 a2 b2");
  EXPECT_EQ(s.refusal("walk c1"), "SAB-4.2");
  EXPECT_NE(s.refusal("walk a1"), "");  // standing still
}

TEST(SabbatMagica, SAB_4_3_an_occupied_square_cannot_be_entered) {
  Scenario s(2);
  s.magician(Red, "a1").magician(Blue, "b2").schemes(Red);
  EXPECT_EQ(s.offered("walk"), "b1 a2");
  EXPECT_EQ(s.refusal("walk b2"), "SAB-4.3");
}

TEST(SabbatMagica, SAB_4_4_SAB_T25_no_B1_when_all_neighbours_are_occupied) {
  Scenario s(4);
  s.magician(Red, "a1").magician(Blue, "b1").magician(Green, "a2").magician(Yellow, "b2");
  s.bridge(Red, 1).schemes(Red);
  EXPECT_EQ(s.options(), (Texts{"ghosts", "pass"}));
}

TEST(SabbatMagica, SAB_4_5_magicians_and_tiles_stay_in_the_hall) {
  Scenario s(2);
  s.round(2, dark_moon).magician(Red, "b1").schemes(Red).play("walk a1").play("tile");
  s.pass_all();
  EXPECT_EQ(s.player(Red).magician, index_in(square_ids, "a1"));
  EXPECT_EQ(s.state.tile_at[0], 0);
}

TEST(SabbatMagica, SAB_T97_a_tile_again_after_leaving) {
  Scenario s(2);
  s.tile("b2", "MT01").magician(Red, "b1").schemes(Red).play("walk b2").play("tile");
  EXPECT_EQ(s.fresh(Red), res(2, 0, 0, 0));
  s.play(Blue, "pass");
  EXPECT_FALSE(s.offers("walk b2"));
  s.play("walk c2").play("nothing").play(Blue, "pass").play("walk b2").play("tile");
  EXPECT_EQ(s.fresh(Red), res(4, 0, 0, 0));
}

TEST(SabbatMagica, SAB_4_6_tile_or_one_mirror_or_nothing) {
  Scenario s(2);
  s.magician(Red, "b2").schemes(Red).play("walk a1");
  EXPECT_EQ(s.options(), (Texts{"tile", "mirror N-a", "mirror W-1", "nothing"}));
  s.play("tile");
  EXPECT_EQ(s.decider(), Blue);  // not both
}

TEST(SabbatMagica, SAB_4_7_the_effect_ends_a_B1_without_POWER_cards) {
  Scenario s(2);
  s.magician(Red, "b2").schemes(Red).play("walk a1").play("mirror N-a");
  EXPECT_EQ(s.decider(), Blue);
  EXPECT_EQ(s.decision(), Decision::scheme);
}

TEST(SabbatMagica, SAB_4_8_a_standard_tile_gives_two_of_its_kind) {
  const std::pair<const char*, Resources> table[] = {{"MT03", res(2, 0, 0, 0)},
                                                     {"MT06", res(0, 2, 0, 0)},
                                                     {"MT09", res(0, 0, 2, 0)},
                                                     {"MT12", res(0, 0, 0, 2)}};
  for (const auto& [tile, gain] : table) {
    Scenario s(2);
    s.tile("b2", tile).schemes(Red).play("walk b2").play("tile");
    EXPECT_EQ(s.fresh(Red), gain) << tile;
  }
}

TEST(SabbatMagica, SAB_T26_rat_tails_on_b1) {
  Scenario s(2);
  s.tile("b1", "MT04").schemes(Red).play("walk b1").play("tile");
  EXPECT_EQ(s.fresh(Red), res(0, 2, 0, 0));
}

TEST(SabbatMagica, SAB_4_9_SAB_T98_two_or_none) {
  Scenario s(2);
  s.schemes(Red).play("walk b2");
  EXPECT_EQ(s.options(), (Texts{"tile", "nothing"}));
  s.play("tile");
  EXPECT_EQ(s.fresh(Red).total(), 2);
}

TEST(SabbatMagica, SAB_4_10_a_tile_may_be_visited_again_and_again) {
  Scenario s(3);
  s.magician(Red, "b1").magician(Blue, "d4").schemes(Red).play("walk b2").play("tile");
  s.play(Blue, "pass").play(Green, "pass").play("walk b1").play("nothing");
  s.play(Blue, "pass").play(Green, "walk b2").play("tile");
  EXPECT_EQ(s.fresh(Red), s.fresh(Green));
  EXPECT_EQ(s.fresh(Green).total(), 2);
}

TEST(SabbatMagica, SAB_4_11_a_special_tile_without_effect_is_not_offered) {
  for (const char* square : {"a4", "b4", "c4", "d4"}) {
    Scenario s(2);
    s.schemes(Red).play(std::string("walk ") + square);
    EXPECT_FALSE(s.offers("tile")) << square;
    EXPECT_EQ(s.refusal("tile"), "SAB-4.11") << square;
  }
  const auto works = [](const char* square, auto prepare) {
    Scenario s(2);
    prepare(s);
    s.schemes(Red).play(std::string("walk ") + square);
    return s.offers("tile");
  };
  const auto with_fresh = [](Scenario& s) { s.fresh(Red, 1, 0, 0, 0); };
  const auto with_old = [](Scenario& s) { s.old(Red, 1, 0, 0, 0); };
  EXPECT_TRUE(works("a4", [](Scenario& s) { s.cursed(Red); }));
  EXPECT_TRUE(works("b4", with_old));
  EXPECT_FALSE(works("b4", with_fresh));
  for (const char* square : {"c4", "d4"}) {
    EXPECT_TRUE(works(square, with_old));
    EXPECT_TRUE(works(square, with_fresh));
  }
}

TEST(SabbatMagica, SAB_4_12_the_grimoire_discards_the_cursed_resource) {
  Scenario s(2);
  s.cursed(Red).vp(Red, 3).schemes(Red).play("walk a4").play("tile");
  EXPECT_EQ(s.player(Red).cursed, 0);
  EXPECT_EQ(s.player(Red).vp, 3);
}

TEST(SabbatMagica, SAB_T34_the_grimoire_saves_5_VP) {
  Scenario s(2);
  s.round(2, dark_moon).cursed(Red).vp(Red, 10).schemes(Red).play("walk a4").play("tile");
  EXPECT_EQ(s.player(Red).cursed, 0);
  s.pass_all();
  EXPECT_EQ(s.state.round, 3);
  EXPECT_EQ(s.player(Red).vp, 10);
}

TEST(SabbatMagica, SAB_4_13_the_clock_turns_all_of_1H_back_to_2H) {
  Scenario s(2);
  s.fresh(Red, 1, 0, 0, 0).old(Red, 1, 2, 0, 3).schemes(Red).play("walk b4").play("tile");
  EXPECT_EQ(s.fresh(Red), res(2, 2, 0, 3));
  EXPECT_EQ(s.old(Red), res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_4_14_the_terrorisator_pays_4_or_2_terror) {
  Scenario s(2);
  s.terror(Red, 0).fresh(Red, 1, 0, 0, 0).old(Red, 0, 0, 2, 0).schemes(Red).play("walk c4");
  s.play("tile");
  EXPECT_EQ(s.options(), (Texts{"discard spider 2h", "discard gem 1h"}));
  EXPECT_EQ(s.refusal("discard mask 2h"), "SAB-4.14");
  Scenario t = s;
  s.play("discard spider 2h");
  EXPECT_EQ(s.player(Red).terror, 4);
  t.play("discard gem 1h");
  EXPECT_EQ(t.player(Red).terror, 2);
}

TEST(SabbatMagica, SAB_T31_the_terrorisator_at_8_T) {
  Scenario s(2);
  s.terror(Red, 8).fresh(Red, 1, 0, 0, 0).old(Red, 0, 0, 2, 0).schemes(Red).play("walk c4");
  s.play("tile").play("discard spider 2h");
  EXPECT_EQ(s.player(Red).terror, 10);
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 0));
  EXPECT_EQ(s.old(Red), res(0, 0, 2, 0));
}

TEST(SabbatMagica, SAB_T32_the_terrorisator_with_an_old_gem) {
  Scenario s(2);
  s.terror(Red, 3).old(Red, 0, 0, 2, 0).schemes(Red).play("walk c4").play("tile");
  EXPECT_EQ(s.player(Red).terror, 5);  // the only choice is taken
  EXPECT_EQ(s.old(Red), res(0, 0, 1, 0));
}

TEST(SabbatMagica, SAB_4_15_the_test_tube_exchanges_one_kind_for_any_others) {
  Scenario s(2);
  s.fresh(Red, 3, 0, 1, 0).old(Red, 2, 0, 0, 0).schemes(Red).play("walk d4").play("tile");
  EXPECT_EQ(s.offered("give"), "spider gem");
  s.play("give spider");
  EXPECT_EQ(s.options(), (Texts{"from 2h 0", "from 2h 1", "from 2h 2", "from 2h 3"}));
  s.play("from 2h 0");
  EXPECT_EQ(s.options(), (Texts{"from 1h 1", "from 1h 2"}));  // at least one
  s.play("from 1h 2");
  EXPECT_EQ(s.options(), (Texts{"receive rat 0", "receive rat 1", "receive rat 2"}));
  s.play("receive rat 1").play("receive gem 0");
  EXPECT_EQ(s.fresh(Red), res(3, 0, 1, 0));
  EXPECT_EQ(s.old(Red), res(0, 1, 0, 1));
}

TEST(SabbatMagica, SAB_T6_Yellow_on_the_test_tube) {
  Scenario s(4);
  s.fresh(Yellow, 0, 3, 0, 0).old(Yellow, 0, 1, 0, 0).schemes(Yellow).play("walk d4").play("tile");
  s.play("from 2h 3").play("from 1h 1");
  s.play("receive spider 1").play("receive gem 0");  // and M2
  s.play("receive spider 0").play("receive gem 1");  // in 1H
  EXPECT_EQ(s.fresh(Yellow), res(1, 0, 0, 2));
  EXPECT_EQ(s.old(Yellow), res(0, 0, 1, 0));
}

TEST(SabbatMagica, SAB_4_16_the_test_tube_fills_the_stores_that_gave) {
  Scenario s(2);
  s.fresh(Red, 0, 0, 0, 2).old(Red, 0, 0, 0, 3).schemes(Red).play("walk d4").play("tile");
  s.play("from 2h 2").play("from 1h 1").play("receive spider 2");
  EXPECT_EQ(s.refusal("receive spider 2"), "SAB-4.16");
  s.play("receive spider 0").play("receive rat 1");
  EXPECT_EQ(s.fresh(Red), res(2, 0, 0, 0));
  EXPECT_EQ(s.old(Red), res(0, 1, 0, 2));
}

TEST(SabbatMagica, SAB_4_17_only_a_mirror_that_borders_the_square) {
  Scenario s(2);
  s.schemes(Red).play("walk b1");
  EXPECT_EQ(s.offered("mirror"), "N-b");
  EXPECT_EQ(s.refusal("mirror N-a"), "SAB-4.17");
}

TEST(SabbatMagica, SAB_T29_no_mirror_on_c3) {
  Scenario s(2);
  s.schemes(Red).play("walk c3");
  EXPECT_EQ(s.options(), (Texts{"tile", "nothing"}));
}

TEST(SabbatMagica, SAB_4_18_an_intact_mirror_cracks_for_3_terror) {
  Scenario s(2);
  s.terror(Red, 1).schemes(Red).play("walk a3").play("mirror W-3");
  EXPECT_EQ(s.player(Red).terror, 4);
  EXPECT_EQ(mirror_of(s, "W-3"), cracked);
}

TEST(SabbatMagica, SAB_4_19_a_cracked_mirror_breaks_for_2_terror) {
  Scenario s(2);
  s.terror(Red, 1).mirror("W-3", cracked).schemes(Red).play("walk a3").play("mirror W-3");
  EXPECT_EQ(s.player(Red).terror, 3);
  EXPECT_EQ(mirror_of(s, "W-3"), broken);
}

TEST(SabbatMagica, SAB_4_20_SAB_T28_a_broken_mirror_is_no_choice) {
  Scenario s(2);
  s.mirror("N-c", broken).schemes(Red).play("walk c1");
  EXPECT_EQ(s.options(), (Texts{"tile", "nothing"}));
  EXPECT_EQ(s.refusal("mirror N-c"), "SAB-4.20");
}

TEST(SabbatMagica, SAB_4_21_one_mirror_once_in_a_corner) {
  Scenario s(2);
  s.terror(Red, 0).schemes(Red).play("walk d4");
  EXPECT_EQ(s.offered("mirror"), "E-4 S-d");
  s.play("mirror S-d");
  EXPECT_EQ(s.player(Red).terror, 3);
  EXPECT_EQ(mirror_of(s, "E-4"), intact);
  EXPECT_EQ(s.decider(), Blue);
}

TEST(SabbatMagica, SAB_4_22_the_glassworks_raise_the_terror_of_a_mirror) {
  Scenario s(2);
  s.terror(Red, 0).ghosts("GLASS", {Red}).schemes(Red).play("walk a3").play("mirror W-3");
  EXPECT_EQ(s.player(Red).terror, 4);
}

TEST(SabbatMagica, SAB_4_23_SAB_T128_a_mirror_serves_twice) {
  Scenario s(3);
  s.terror(Red, 0).terror(Blue, 0).magician(Red, "d1").magician(Blue, "d3").magician(Green, "c2");
  s.schemes(Red).play("walk d2").play("mirror E-2").play(Blue, "pass").play(Green, "pass");
  EXPECT_EQ(s.player(Red).terror, 3);
  s.play(Red, "walk d1").play("nothing").play(Blue, "walk d2").play("mirror E-2");
  EXPECT_EQ(s.player(Blue).terror, 2);
  s.play(Green, "pass").play(Red, "pass").play(Blue, "walk d3").play("nothing");
  s.play(Green, "walk d2");
  EXPECT_EQ(s.options(), (Texts{"tile", "nothing"}));
}

}  // namespace
}  // namespace veillee::sabbat_magica
