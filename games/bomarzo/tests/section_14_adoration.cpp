// The Adoration expansion (section 14.2 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

Scenario with_adoration(int seats = 2, const std::string& more = "seasons=off") {
  return Scenario(seats, {"adoration=on", more});
}

TEST(Bomarzo, BOM_T92_BOM_14_18_BOM_14_19_BOM_14_30_three_cards_for_four_units) {
  Scenario s = with_adoration();
  s.cubes(A, 3, 1, 0).begin();
  s.play("adore").play("cards 3").play("lay coin");
  EXPECT_EQ(s.decision(), "adore_keep") << "the rest is Food: one way to pay it";
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(s.supply(), "30 30 16");
  EXPECT_EQ(words_in(s.list_at("seats.0.seen", A)).size(), 3U);
  EXPECT_EQ(s.options().size(), 3U);
  EXPECT_FALSE(s.offers("decline"));
  s.play(s.options()[1]);
  EXPECT_EQ(s.number_at("adoration_pile"), 7);
  EXPECT_EQ(s.number_at("seats.0.adoration_size", B), 1);
}

TEST(Bomarzo, BOM_14_30_BOM_14_23_the_first_card_is_free_and_must_be_kept) {
  Scenario s = with_adoration();
  s.begin();
  s.play("adore");
  EXPECT_EQ(asked(s), "A placement") << "one card: seen and kept without a question";
  EXPECT_EQ(s.number_at("seats.0.adoration_size"), 1);
  EXPECT_EQ(s.number_at("adoration_pile"), 7);
  EXPECT_EQ(s.stock(A), "0 0 0");
}

TEST(Bomarzo, BOM_T181_BOM_14_31_BOM_16_18_number_then_exactly_the_price) {
  Scenario s = with_adoration();
  s.cubes(A, 4, 1, 0).hand(A, "D01").begin();
  s.play("adore");
  EXPECT_EQ(s.offered(), (Texts{"cards 1", "cards 2", "cards 3", "cards 4"}));
  s.play("cards 3");
  EXPECT_EQ(s.offered(), (Texts{"convert D01", "lay coin", "lay food"}));
  s.play("lay food").play("lay coin").play("lay food");
  EXPECT_EQ(s.decision(), "adore_payment");
  EXPECT_EQ(s.stock(A), "4 1 0") << "nothing happens before the last unit";
  s.play("lay food");
  EXPECT_EQ(s.decision(), "adore_keep") << "no fifth unit";
  EXPECT_EQ(s.stock(A), "1 0 0");
}

TEST(Bomarzo, BOM_T118_BOM_14_24_cards_pay_too) {
  Scenario s = with_adoration();
  s.hand(A, "D01 D02").begin();
  s.play("adore");
  EXPECT_EQ(s.offered(), (Texts{"cards 1", "cards 2"}));
  s.play("cards 2");
  s.then("convert D01").then("convert D02");
  EXPECT_EQ(s.decision(), "adore_keep");
  EXPECT_EQ(s.discard_pile(), "D01 D02");
  EXPECT_EQ(s.options().size(), 2U);
}

TEST(Bomarzo, BOM_14_18_any_kind_wine_included_two_units_a_card) {
  Scenario s = with_adoration();
  s.cubes(A, 0, 0, 3).begin();
  s.play("adore");
  EXPECT_EQ(s.offered(), (Texts{"cards 1", "cards 2"}));
  s.play("cards 2");
  EXPECT_EQ(s.decision(), "adore_keep");
  EXPECT_EQ(s.stock(A), "0 0 1");
}

TEST(Bomarzo, BOM_14_31_BOM_5_23_units_set_aside_are_not_seen) {
  Scenario s = with_adoration();
  s.cubes(A, 4, 4, 0).hand(A, "D01").begin();
  s.play("adore").play("cards 3");
  const std::string before = view_text<Bomarzo>(s.state, B);
  s.play("lay food").play("convert D01").play("lay coin");
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), before);
}

TEST(Bomarzo, BOM_14_20_BOM_15_31_BOM_15_46_kept_cards_are_secret) {
  Scenario s = with_adoration(3);
  s.begin();
  s.play("adore");
  EXPECT_EQ(words_in(s.cards(A, "adoration")).size(), 1U);
  for (const Viewer viewer : {Viewer{B}, Viewer{C}, Viewer{spectator}}) {
    EXPECT_FALSE(s.has("seats.0.adoration", viewer));
    EXPECT_FALSE(s.has("seats.0.returned", viewer));
    EXPECT_EQ(s.number_at("seats.0.adoration_size", viewer), 1);
  }
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::adoration_kept ||
        Happened{event.kind} == Happened::adoration_seen) {
      EXPECT_NE(seen_by(event, A)->args[0], no_arg);
      EXPECT_EQ(seen_by(event, B)->args[0], no_arg);
    }
}

TEST(Bomarzo, BOM_14_21_once_a_turn_before_placing_or_after) {
  Scenario s = with_adoration();
  s.begin();
  Scenario after = s;
  s.play("adore");
  EXPECT_FALSE(s.offers("adore")) << "once";
  s.play("harvest fields");
  EXPECT_EQ(asked(s), "B placement") << "not asked again after the action";
  after.play("harvest fields");
  EXPECT_EQ(asked(after), "A adore");
  EXPECT_EQ(after.offered(), (Texts{"adore", "decline"}));
  Scenario drawn_after = after;
  after.play("decline");
  EXPECT_EQ(asked(after), "B placement");
  EXPECT_TRUE(after.offers("adore")) << "B's own turn";
  drawn_after.play("adore").play("cards 1");
  EXPECT_EQ(asked(drawn_after), "B placement");
  EXPECT_EQ(drawn_after.number_at("seats.0.adoration_size"), 1);
  EXPECT_EQ(drawn_after.home(A), 2) << "it costs no pawn";
}

TEST(Bomarzo, BOM_14_21_after_the_action_and_all_its_copies) {
  Scenario s = with_adoration();
  s.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).begin();
  s.play("place genio").play("decline");
  EXPECT_EQ(asked(s), "B copy");
  s.play("copy").play("decline");
  EXPECT_EQ(asked(s), "A adore") << "a copier has no draw";
}

TEST(Bomarzo, BOM_14_21_a_payment_that_leaves_no_placement) {
  Scenario s = with_adoration();
  zones_used(s.worker(A, "pawn", 2).cubes(A, 1, 1, 0), "A").begin();
  ASSERT_TRUE(s.offers("adore"));
  s.play("adore").play("cards 2").play("lay food");
  s.play(s.options().front());
  EXPECT_EQ(asked(s), "B placement") << "A passes and has no draw afterwards";
  EXPECT_EQ(s.stock(A), "0 0 0");
}

TEST(Bomarzo, BOM_14_21_who_passes_or_is_skipped_has_no_draw) {
  Scenario s = with_adoration();
  zones_used(s.worker(A, "pawn", 2).hand(A, "D01"), "A").begin();
  EXPECT_EQ(s.offered(), (Texts{"adore", "pass", "place drago", "place genio", "place orco",
                                "place tartaruga"}));
  s.play("pass");
  EXPECT_EQ(asked(s), "B placement");
  Scenario skipped = with_adoration();
  zones_used(skipped.worker(A, "pawn", 2), "A").begin();
  EXPECT_EQ(asked(skipped), "B placement");
}

TEST(Bomarzo, BOM_14_22_at_most_two_cards) {
  Scenario one = with_adoration();
  one.adoration(A, "orco").begin();
  EXPECT_TRUE(one.offers("adore"));
  one.play("adore");
  Scenario two = with_adoration();
  two.adoration(A, "orco dea").begin();
  EXPECT_FALSE(two.offers("adore"));
  two.play("harvest fields");
  EXPECT_EQ(asked(two), "B placement");
  Scenario three = with_adoration();
  EXPECT_NE(three.adoration(A, "orco dea genio").refused(), "");
}

TEST(Bomarzo, BOM_14_23_no_more_cards_than_the_pile_holds) {
  Scenario s = with_adoration(4);
  s.adoration(B, "orco dea").adoration(C, "genio drago").adoration(D, "balena gigante");
  s.cubes(A, 9, 9, 0).begin();
  s.play("adore");
  EXPECT_EQ(s.offered(), (Texts{"cards 1", "cards 2"}));
  Scenario last = with_adoration(4);
  last.adoration(B, "orco dea").adoration(C, "genio drago").adoration(D, "balena gigante");
  last.adoration(A, "elefante").cubes(A, 9, 9, 0).begin();
  last.play("adore");
  EXPECT_EQ(last.cards(A, "adoration"), "elefante tartaruga");
  EXPECT_EQ(last.number_at("adoration_pile"), 0);
}

TEST(Bomarzo, BOM_14_23_the_payment_comes_before_any_card_is_seen) {
  Scenario s = with_adoration();
  s.cubes(A, 4, 1, 0).begin();
  s.play("adore").play("cards 2").play("lay food").play("lay coin");
  EXPECT_EQ(s.order_of({"adoration_paid", "adoration_seen", "adoration_kept"}),
            "adoration_paid adoration_seen adoration_seen");
}

TEST(Bomarzo, BOM_16_19_BOM_17_7_the_card_kept_is_chosen_and_the_others_go_back_shuffled) {
  Scenario s = with_adoration();
  s.cubes(A, 2, 0, 0).adoration(B, "orco dea").begin();
  s.play("adore").play("cards 2");
  ASSERT_EQ(s.decision(), "adore_keep");
  const std::string back = s.options()[0].substr(7), kept = s.options()[1].substr(7);
  s.play("revere " + kept);
  EXPECT_EQ(s.cards(A, "adoration"), kept);
  EXPECT_EQ(s.cards(A, "returned"), back);
  // Any card of the pile may be the next one, the one put back among them.
  std::array<int, deity_count> next{};
  s.play("harvest fields").play(B, "harvest fields");
  ASSERT_EQ(asked(s), "A placement");
  const State before = s.state;
  for (std::uint64_t seed = 0; seed < 900; ++seed) {
    State state = before;
    state.rng = Rng(seed);
    for (const char* const action : {"adore", "cards 1"})
      apply<Bomarzo>(state, A, *parse(Bomarzo::info().notation, action));
    for (const std::uint8_t card : state.adoration.in(adored)) ++next[card];
  }
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    if (deity == orco || deity == dea)
      EXPECT_EQ(next[deity], 0);
    else
      EXPECT_NEAR(next[deity], deity_ids[deity] == kept ? 900 : 180, 60) << deity_ids[deity];
  }
}

// ── The count ───────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T94_BOM_14_25_BOM_14_26_BOM_14_27_a_tie_fulfils) {
  Scenario s = with_adoration();
  s.season(8).phase("end").adoration(A, "orco genio").cubes(A, 3, 0, 0).cubes(B, 3, 0, 0);
  s.track(A, "science", 4).track(B, "science", 6).begin();
  EXPECT_EQ(s.list_at("count.adoration"), "2 0");
  EXPECT_EQ(s.list_at("count.fulfilled.0"), "orco");
}

TEST(Bomarzo, BOM_T95_BOM_14_27_two_failures_and_a_negative_total) {
  Scenario s = with_adoration();
  s.season(8).phase("end").adoration(A, "orco genio").vp(A, 1).begin();
  EXPECT_EQ(s.score(A), -1);
  Scenario one = with_adoration();
  one.season(8).phase("end").adoration(A, "orco").begin();
  EXPECT_EQ(one.score(A), -1);
}

TEST(Bomarzo, BOM_14_25_three_points_for_each) {
  Scenario s = with_adoration(3);
  s.season(8).phase("end").adoration(A, "orco genio").cubes(A, 1, 0, 0).track(A, "science", 1);
  s.begin();
  EXPECT_EQ(s.list_at("count.adoration"), "6 0 0");
}

TEST(Bomarzo, BOM_14_26_value_0_does_not_fulfil_and_the_position_is_irrelevant) {
  Scenario s = with_adoration();
  s.season(8).phase("end").adoration(A, "drago").adoration(B, "orco").cubes(A, 0, 1, 0).begin();
  EXPECT_EQ(s.number_at("deities.drago.place"), 8);
  EXPECT_EQ(s.list_at("count.adoration"), "3 -1");
}

TEST(Bomarzo, BOM_14_28_no_influence_on_order_and_majorities) {
  for (const char* const held : {"", "orco genio"}) {
    Scenario s = with_adoration();
    s.season(8).phase("end").adoration(A, held).cubes(A, 2, 0, 0).under(B, "dea", "D01").begin();
    EXPECT_EQ(s.list_at("pantheon"), "dea genio orco gigante elefante tartaruga balena drago");
    EXPECT_EQ(s.list_at("count.deities.2.points"), "3 0");
  }
}

TEST(Bomarzo, BOM_T96_BOM_14_29_BOM_14_4_the_category_follows_the_reading) {
  for (const auto& [reading, held] :
       {std::pair{"examples", "coin"}, {"annex", "building"}, {"corrected", "architecture"}})
    for (const std::string has : {"coin", "building", "architecture"}) {
      Scenario s = with_adoration(2, std::string("categories=") + reading);
      s.season(8).phase("end").adoration(A, "tartaruga");
      if (has == "coin") s.cubes(A, 0, 1, 0);
      if (has == "building") s.level2(A, "D01");
      if (has == "architecture") s.track(A, "architecture", 1);
      s.begin();
      EXPECT_EQ(s.list_at("count.adoration"), has == held ? "3 0" : "-1 0") << reading << has;
    }
}

}  // namespace
}  // namespace veillee::bomarzo
