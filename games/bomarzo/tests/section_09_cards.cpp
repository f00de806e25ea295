// Development cards: playing, improving, tracks (sections 9.1 to 9.3 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

// A has these and uses a mossy deity for 1F 1C.
Scenario using_mossy(std::string_view deity, std::string_view hand, std::string_view level1 = "",
                     std::string_view level2 = "") {
  Scenario s(2);
  s.mossy("gigante elefante balena").cubes(A, 1, 1, 0).hand(A, hand);
  s.level1(A, level1).level2(A, level2).begin();
  use(s, deity);
  return s;
}

TEST(Bomarzo, BOM_T9_BOM_9_3_BOM_10_11_BOM_1_37_altar_needs_gigante) {
  EXPECT_EQ(using_mossy("gigante", "D01").offered(), (Texts{"decline", "play D01"}));
  EXPECT_EQ(using_mossy("elefante", "D01").offered(), (Texts{"decline"}));
  EXPECT_EQ(using_mossy("balena", "D01").offered(), (Texts{"decline"}));
  EXPECT_EQ(using_mossy("balena", "D01").refusal("play D01"), "BOM-9.3");
}

TEST(Bomarzo, BOM_10_12_BOM_10_13_BOM_1_37_knowledge_and_character) {
  const char* const hand = "D01 D13 D25";
  EXPECT_EQ(using_mossy("gigante", hand).offered(), (Texts{"decline", "play D01"}));
  EXPECT_EQ(using_mossy("elefante", hand).offered(), (Texts{"decline", "play D13"}));
  EXPECT_EQ(using_mossy("balena", hand).offered(), (Texts{"decline", "play D25"}));
}

TEST(Bomarzo, BOM_T10_BOM_1_38_BOM_9_4_two_icons_either_deity) {
  EXPECT_TRUE(using_mossy("gigante", "D37").offers("play D37"));
  EXPECT_TRUE(using_mossy("elefante", "D37").offers("play D37"));
  EXPECT_FALSE(using_mossy("balena", "D37").offers("play D37"));
  EXPECT_TRUE(using_mossy("balena", "D40 D43").offers("play D40"));
  EXPECT_FALSE(using_mossy("elefante", "D40").offers("play D40"));
}

TEST(Bomarzo, BOM_1_39_BOM_9_17_the_same_icons_for_improving) {
  for (const auto& [deity, all] :
       {std::pair{"gigante", Texts{"decline", "improve D01", "improve D37"}},
        {"elefante", Texts{"decline", "improve D13", "improve D37"}},
        {"balena", Texts{"decline", "improve D25"}}})
    EXPECT_EQ(using_mossy(deity, "", "D01 D13 D25 D37").offered(), all) << deity;
}

TEST(Bomarzo, BOM_T12_BOM_9_9_altar_gives_one_culture) {
  Scenario s = using_mossy("gigante", "D01");
  s.play("play D01");
  EXPECT_EQ(s.track_of(A, "culture"), 1);
  EXPECT_EQ(s.track_of(A, "architecture"), 0);
  EXPECT_EQ(s.track_of(A, "science"), 0);
}

TEST(Bomarzo, BOM_9_9_BOM_9_33_every_first_level_gives_its_steps) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const int domains = own().family_of(card).domains;
    const char* const deity = (domains & only(building)) != 0    ? "gigante"
                              : (domains & only(knowledge)) != 0 ? "elefante"
                                                                 : "balena";
    Scenario s = using_mossy(deity, card_ids[card]);
    s.play("play " + std::string(card_ids[card]));
    for (std::size_t t = 0; t < track_count; ++t)
      EXPECT_EQ(s.track_of(A, track_ids[t]), own().cards[card].steps[t]) << card_ids[card];
    EXPECT_EQ(s.decider(), B) << "nothing more is asked";
  }
}

TEST(Bomarzo, BOM_T13_BOM_9_15_BOM_1_35_a_first_level_carries_its_temple) {
  Scenario s(2);
  s.level1(A, "D01 D06").level2(A, "D07").hand(A, "D08").under(A, "dea", "D09").begin();
  EXPECT_EQ(s.number_at("seats.0.temples"), 1) << "two Moons, nothing from elsewhere";
  Scenario improved(2);
  improved.level2(A, "D01").begin();
  EXPECT_EQ(improved.number_at("seats.0.temples"), 0);
}

TEST(Bomarzo, BOM_T14_BOM_9_16_BOM_13_3_BOM_1_35_devotion_counts_under_a_deity_only) {
  Scenario s(2);
  s.season(8).phase("end").under(A, "dea", "D01").level1(A, "D05").level2(A, "D10");
  s.hand(A, "D14").begin();
  EXPECT_EQ(s.number_at("deities.dea.devotion"), 4);
  for (const char* const other : {"genio", "orco", "gigante", "drago"})
    EXPECT_EQ(s.number_at("deities." + std::string(other) + ".devotion"), 0);
}

TEST(Bomarzo, BOM_T143_BOM_9_1_BOM_9_5_BOM_9_6_BOM_9_7_BOM_9_8_one_card_openly_and_no_limit) {
  Scenario s(2);
  s.cubes(A, 3, 2, 0).hand(A, "D01 D02");
  s.level1(A, "D04 D05 D06 D07 D08").level2(A, "D16 D17 D18 D19").begin();
  offer(s, "gigante", "food food coin").play("play D02");
  EXPECT_EQ(s.cards(A, "hand"), "D01");
  EXPECT_EQ(s.list_at("seats.0.level1", B), "D02 D04 D05 D06 D07 D08") << "openly";
  EXPECT_EQ(s.stock(A), "1 1 0") << "no further cost";
  EXPECT_EQ(s.track_of(A, "culture"), 1);
  EXPECT_EQ(s.track_of(A, "architecture"), 1);
  EXPECT_EQ(s.decider(), B) << "one card";
}

TEST(Bomarzo, BOM_T73_BOM_9_2_BOM_9_28_first_level_first_and_improved_later) {
  Scenario s(2);
  s.mossy("gigante").cubes(A, 5, 5, 0).hand(A, "D04").level2(A, "D34").begin();
  offer(s, "gigante", "food coin");
  EXPECT_EQ(s.offered(), (Texts{"decline", "play D04"}));
  s.play("play D04");
  EXPECT_EQ(s.cards(A, "level1"), "D04");
  EXPECT_EQ(s.decider(), B) << "not by the same favour";
  s.play("harvest fields");
  offer(s, "gigante", "food coin food");
  EXPECT_EQ(s.offered(), (Texts{"decline", "improve D04"})) << "by a later one";
}

// ── Tracks ──────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T71_BOM_9_10_BOM_9_11_the_first_who_gets_to_a_symbol) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).cubes(B, 1, 0, 0).level1(A, "D25").track(A, "culture", 3);
  s.track(B, "culture", 3).hand(B, "D01").begin();
  use(s, "balena").play("improve D25");
  EXPECT_EQ(s.track_of(A, "culture"), 6) << "passing counts";
  EXPECT_EQ(s.score(A), 1) << "at once";
  offer(s, "tartaruga", "food").play("discard D01").play("climb culture");
  EXPECT_EQ(s.track_of(B, "culture"), 4);
  EXPECT_EQ(s.score(B), 0);
  EXPECT_EQ(s.list_at("tracks.culture.symbols"), "A -");
}

TEST(Bomarzo, BOM_9_11_one_move_may_claim_several_symbols) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).level1(A, "D34").track(A, "culture", 3).track(A, "architecture", 7);
  s.track(A, "science", 7).claimed("architecture", 4, A).claimed("science", 4, B);
  s.track(B, "science", 5).begin();
  use(s, "balena").play("improve D34");
  EXPECT_EQ(s.score(A), 3);
  EXPECT_EQ(s.list_at("tracks.science.symbols"), "B A");
}

TEST(Bomarzo, BOM_T72_BOM_9_12_BOM_9_13_BOM_9_14_ten_is_the_end_and_arrival_ranks) {
  Scenario s(2);
  s.season(8).cubes(A, 1, 2, 0).level1(A, "D16").track(A, "science", 9).track(B, "science", 9);
  s.claimed("science", 4, A).claimed("science", 8, A).cubes(B, 1, 0, 0).hand(B, "D01").begin();
  use(s, "elefante").play("improve D16");
  EXPECT_EQ(s.track_of(A, "science"), 10);
  EXPECT_EQ(s.score(A), 0);
  offer(s, "tartaruga", "food").play("discard D01").play("climb science");
  EXPECT_EQ(s.track_of(B, "science"), 10);
  EXPECT_EQ(s.list_at("tracks.science.arrived"), "A B");
  EXPECT_EQ(s.list_at("deities.genio.leaders"), "A");
}

TEST(Bomarzo, BOM_13_7_BOM_9_14_the_earlier_arrival_is_ahead_at_the_end) {
  Scenario s(3);
  s.season(8).phase("end").track(B, "science", 10).track(A, "science", 10).track(C, "science", 9);
  s.begin();
  EXPECT_EQ(s.list_at("count.deities.0.points"), "2 3 0") << "Genio on place 1";
}

// ── Improving ───────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T16_BOM_9_20_BOM_9_21_sketch_into_perspective) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).level1(A, "D13").track(A, "culture", 2).track(A, "architecture", 1).begin();
  use(s, "elefante").play("improve D13");
  EXPECT_EQ(s.track_of(A, "culture"), 3);
  EXPECT_EQ(s.track_of(A, "architecture"), 3);
  EXPECT_EQ(s.number_at("seats.0.values.knowledge"), 1);
  EXPECT_EQ(s.number_at("seats.0.values.building"), 0);
}

TEST(Bomarzo, BOM_T17_BOM_9_20_BOM_9_21_BOM_9_24_hermit_into_oracle) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).level1(A, "D26").track(A, "culture", 1).begin();
  use(s, "balena").play("improve D26");
  EXPECT_EQ(s.track_of(A, "culture"), 4);
  EXPECT_EQ(s.score(A), 1);
  EXPECT_EQ(s.number_at("seats.0.values.character"), 1);
  EXPECT_EQ(s.number_at("seats.0.powers.vision"), 1);
}

TEST(Bomarzo, BOM_9_20_every_second_level_gives_its_steps) {
  for (std::uint8_t card = 0; card < card_count; card = byte(card + 3)) {
    const int domains = own().family_of(card).domains;
    const char* const deity = (domains & only(character)) != 0   ? "balena"
                              : (domains & only(knowledge)) != 0 ? "elefante"
                                                                 : "gigante";
    Scenario s = using_mossy(deity, "", card_ids[card]);
    s.play("improve " + std::string(card_ids[card]));
    for (std::size_t t = 0; t < track_count; ++t)
      EXPECT_EQ(s.track_of(A, track_ids[t]), own().family_of(card).steps[t]) << card_ids[card];
    EXPECT_EQ(s.cards(A, "level2"), card_ids[card]);
  }
}

TEST(Bomarzo, BOM_T109_BOM_9_19_steps_of_the_first_level_are_kept) {
  Scenario s(2);
  s.mossy("gigante").cubes(A, 5, 5, 0).hand(A, "D01").level2(A, "D34").begin();
  offer(s, "gigante", "food coin").play("play D01");
  s.play("harvest fields");
  offer(s, "gigante", "food coin food").play("improve D01");
  EXPECT_EQ(s.track_of(A, "culture"), 3);
  EXPECT_EQ(s.track_of(A, "architecture"), 1);
}

TEST(Bomarzo, BOM_9_18_improving_is_paid_as_any_use) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).level1(A, "D01").begin();
  EXPECT_FALSE(s.offers("place gigante")) << "2F 1C are wanted";
}

TEST(Bomarzo, BOM_9_22_a_dual_card_counts_in_one_domain) {
  Scenario s(2);
  s.season(8).phase("end").pantheon("gigante elefante genio orco dea tartaruga balena drago");
  s.level2(A, "D37").begin();
  s.play("assign D37 knowledge");
  EXPECT_EQ(s.list_at("count.deities.0.values"), "0 0");
  EXPECT_EQ(s.list_at("count.deities.1.values"), "1 0");
}

TEST(Bomarzo, BOM_T74_BOM_9_23_improving_gives_up_the_temple) {
  Scenario s(2);
  s.season(8).cubes(A, 1, 2, 0).level1(A, "D01 D07 D25").begin();
  EXPECT_EQ(s.number_at("seats.0.temples"), 3);
  use(s, "balena").play("improve D25");
  EXPECT_EQ(s.number_at("seats.0.temples"), 2);
  Scenario end(2);
  end.season(8).phase("end").level1(A, "D01 D07").level2(A, "D25").begin();
  EXPECT_EQ(end.list_at("count.temples"), "0 0");
  Scenario three(2);
  three.season(8).phase("end").level1(A, "D01 D07 D25").begin();
  EXPECT_EQ(three.list_at("count.temples"), "1 0");
}

TEST(Bomarzo, BOM_9_24_incomes_come_in_later_productions) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).level1(A, "D19").begin();
  use(s, "elefante").play("improve D19");
  EXPECT_EQ(s.stock(A), "0 0 0");
  Scenario next(2);
  next.phase("maintenance").level2(A, "D19").begin();
  EXPECT_EQ(next.stock(A), "0 0 1");
}

TEST(Bomarzo, BOM_T110_BOM_9_24_BOM_9_25_a_power_after_the_action_that_brought_it) {
  Scenario s(2);
  s.cubes(A, 2, 2, 0).level1(A, "D04").begin();
  offer(s, "gigante", "food food coin").play("improve D04");
  EXPECT_EQ(s.happened(Happened::raised), 0);
  ASSERT_EQ(asked(s), "B placement") << "not asked for in that placement";
  s.play("harvest fields");
  s.play("place genio");
  EXPECT_EQ(asked(s), "A raise") << "in the next one of the same season";
}

TEST(Bomarzo, BOM_9_25_also_for_copying) {
  Scenario s(2);
  s.cubes(A, 1, 3, 2).level1(A, "D16").cubes(B, 0, 1, 0).begin();
  offer(s, "elefante", "food coin coin").play("improve D16");
  s.play(B, "place genio").play("decline").play(A, "copy");
  EXPECT_EQ(asked(s), "A genio");
  EXPECT_TRUE(s.offers("draw 2 1"));
}

TEST(Bomarzo, BOM_T127_BOM_9_26_second_levels_are_not_improved_again) {
  Scenario s = using_mossy("gigante", "D05", "", "D01");
  EXPECT_EQ(s.offered(), (Texts{"decline", "play D05"}));
  EXPECT_EQ(s.refusal("improve D01"), "BOM-9.17") << "only what lies on its first level";
}

TEST(Bomarzo, BOM_9_16_BOM_9_2_a_second_level_cannot_be_played_from_hand) {
  Scenario s = using_mossy("gigante", "D01");
  EXPECT_FALSE(s.offers("improve D01"));
}

}  // namespace
}  // namespace veillee::bomarzo
