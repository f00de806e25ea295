// Favours of the deities (section 10 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

// ── Genio ───────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_10_1_BOM_16_9_genio_gives_two_cards) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"decline", "draw 2"}));
  const int before = s.pile_size();
  s.play("draw 2");
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_EQ(s.pile_size(), before - 2);
  EXPECT_EQ(s.discard_pile(), "");
}

TEST(Bomarzo, BOM_16_9_genio_asks_nothing_with_both_piles_empty) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).hand(A, "").pile("", B).begin();
  s.play("place genio");
  EXPECT_EQ(asked(s), "B placement");
  EXPECT_EQ(s.pawns("genio"), "A");
}

// ── Orco ────────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T66_BOM_10_2_BOM_10_4_BOM_10_5_one_from_each_deity_with_a_pawn) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).deity("dea", 1, 1, 0, "B").deity("genio", 0, 0, 1, "B").begin();
  s.play("place orco").play("collect");
  EXPECT_EQ(s.decision(), "orco_kind");
  EXPECT_EQ(s.text("collecting"), "dea");
  EXPECT_EQ(s.offered(), (Texts{"pick dea coin", "pick dea food"}));
  s.play("pick dea coin");
  EXPECT_EQ(s.stock(A), "1 1 0");
  EXPECT_EQ(s.on("dea"), "1 0 0");
  EXPECT_EQ(s.on("genio"), "0 0 1");
  EXPECT_EQ(s.on("orco"), "0 0 0");
}

TEST(Bomarzo, BOM_T67_BOM_10_3_BOM_10_6_all_of_one_kind_from_one_deity) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).deity("gigante", 4, 2, 1, "B").begin();
  s.play("place orco");
  EXPECT_TRUE(s.offers("seize gigante food"));
  EXPECT_TRUE(s.offers("seize gigante coin"));
  EXPECT_FALSE(s.offers("seize gigante wine"));
  EXPECT_EQ(s.refusal("seize gigante wine"), "BOM-10.3");
  Scenario coins = s;
  s.play("seize gigante food");
  EXPECT_EQ(s.stock(A), "4 0 0");
  EXPECT_EQ(s.on("gigante"), "0 2 1");
  coins.play("seize gigante coin");
  EXPECT_EQ(coins.stock(A), "0 2 0");
  EXPECT_EQ(coins.on("orco"), "1 0 0") << "from one deity only";
}

TEST(Bomarzo, BOM_T68_BOM_10_7_taken_cubes_no_longer_count_for_offerings) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).deity("gigante", 4, 2, 1, "B").begin();
  s.play("place orco").play("seize gigante food");
  EXPECT_EQ(offering(s, "gigante"), "0 2 0 2");
  EXPECT_EQ(s.stock(A), "4 0 0") << "at once";
}

TEST(Bomarzo, BOM_10_4_orco_counts_itself_in_both_modes) {
  Scenario s(2);
  s.cubes(A, 3, 0, 0).begin();
  offer(s, "orco", "food food food");
  EXPECT_EQ(s.offered(), (Texts{"collect", "decline", "seize orco food"}));
  Scenario one = s;
  EXPECT_EQ(s.play("seize orco food").stock(A), "3 0 0");
  EXPECT_EQ(one.play("collect").stock(A), "1 0 0");
}

TEST(Bomarzo, BOM_T166_BOM_10_22_BOM_16_10_orco_in_small_steps) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).pantheon("gigante orco balena elefante genio dea tartaruga drago");
  s.deity("dea", 1, 1, 0, "B").deity("gigante", 2, 1, 0, "B").deity("genio", 0, 1, 0, "B").begin();
  s.play("place orco");
  EXPECT_EQ(s.offered(),
            (Texts{"collect", "decline", "seize dea coin", "seize dea food", "seize genio coin",
                   "seize gigante coin", "seize gigante food", "seize orco food"}));
  s.play("collect");
  EXPECT_EQ(s.text("collecting"), "gigante") << "in order of position";
  s.play("pick gigante coin");
  EXPECT_EQ(s.text("collecting"), "dea");
  s.play("pick dea food");
  EXPECT_EQ(s.stock(A), "2 2 0") << "Orco's Food and Genio's Coin without a question";
  EXPECT_EQ(asked(s), "A placement") << "B has no pawn left";
}

TEST(Bomarzo, BOM_10_22_nothing_is_asked_when_no_deity_holds_food_or_coin) {
  Scenario s(2);
  s.mossy("orco").deity("dea", 0, 0, 1, "B").begin();
  s.play("place orco");
  EXPECT_EQ(asked(s), "B placement");
}

TEST(Bomarzo, BOM_10_7_orco_takes_its_own_raised_cubes) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).level2(A, "D04").begin();
  s.play("place orco").play("raise 0 3").play("seize orco coin");
  EXPECT_EQ(s.stock(A), "0 3 0");
  EXPECT_EQ(s.on("orco"), "1 0 0");
}

// ── Dea ─────────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_10_8_BOM_10_23_BOM_16_11_two_steps_on_one_track_or_on_two) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).begin();
  use(s, "dea");
  EXPECT_EQ(s.offered(), (Texts{"advance card", "advance coin", "advance food", "advance pawn",
                                "advance wine", "decline"}));
  Scenario twice = s;
  s.play("advance food");
  EXPECT_EQ(s.offered(),
            (Texts{"advance card", "advance coin", "advance food", "advance pawn", "advance wine"}))
      << "not to be declined after the first step";
  s.play("advance wine");
  EXPECT_EQ(s.worker_of(A, "food"), 1);
  EXPECT_EQ(s.worker_of(A, "wine"), 1);
  EXPECT_EQ(s.decider(), B);
  twice.play("advance food").play("advance food");
  EXPECT_EQ(twice.worker_of(A, "food"), 2);
}

TEST(Bomarzo, BOM_10_9_a_pawn_symbol_gives_a_pawn_at_once) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).worker(A, "pawn", 4).begin();
  EXPECT_EQ(s.home(A), 4);
  use(s, "dea").play("advance pawn");
  EXPECT_EQ(s.home(A), 4) << "one placed, one gained";
  EXPECT_EQ(s.number_at("seats.0.pawns"), 5);
  EXPECT_EQ(s.happened(Happened::pawn_gained, A), 1);
}

TEST(Bomarzo, BOM_T167_BOM_10_10_BOM_10_23_dea_with_one_step_left) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0);
  for (const auto& [lane, space] :
       {std::pair{"food", 5}, {"coin", 5}, {"wine", 4}, {"card", 4}, {"pawn", 4}})
    s.worker(A, lane, space);
  s.begin();
  use(s, "dea");
  EXPECT_EQ(s.offered(), (Texts{"advance pawn", "decline"}));
  s.play("advance pawn");
  EXPECT_EQ(s.number_at("seats.0.pawns"), 5);
  EXPECT_EQ(s.decider(), B);
}

TEST(Bomarzo, BOM_10_10_a_worker_at_the_end_cannot_move) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).worker(A, "wine", 4).worker(A, "food", 4).begin();
  use(s, "dea");
  EXPECT_FALSE(s.offers("advance wine"));
  s.play("advance food");
  EXPECT_EQ(s.offered(), (Texts{"advance card", "advance coin", "advance pawn"}));
}

TEST(Bomarzo, BOM_T116_BOM_12_3_at_most_five_pawns_or_four) {
  for (const auto& [seats, pawns] : {std::pair{2, 5}, {3, 5}, {4, 4}}) {
    Scenario s(seats);
    s.worker(A, "pawn", 5).begin();
    EXPECT_EQ(s.number_at("seats.0.pawns"), pawns);
    EXPECT_LE(pawns, pawns_of_a_colour);
  }
}

// ── Gigante, Elefante, Balena ───────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T170_BOM_10_26_BOM_5_18_asked_even_if_nothing_fits) {
  for (const auto& [deity, hand] :
       {std::pair{"gigante", "D13 D25"}, {"elefante", "D01 D25"}, {"balena", "D01 D13"}}) {
    Scenario s(2);
    s.mossy(deity).cubes(A, 1, 1, 0).hand(A, hand).level1(A, "").begin();
    offer(s, deity, "food coin");
    EXPECT_EQ(asked(s), "A develop") << deity;
    EXPECT_EQ(s.offered(), (Texts{"decline"}));
    Scenario empty(2);
    empty.mossy(deity).cubes(A, 1, 1, 0).begin();
    offer(empty, deity, "food coin");
    EXPECT_EQ(asked(empty), "B placement") << "an empty hand and nothing in play";
    Scenario other(2);
    other.mossy(deity).cubes(A, 1, 1, 0).level1(A, hand).begin();
    offer(other, deity, "food coin");
    EXPECT_EQ(asked(other), "B placement") << "what is in play does not fit";
  }
}

TEST(Bomarzo, BOM_10_26_a_copier_is_asked_as_well) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).cubes(B, 2, 1, 2).hand(B, "D13").begin();
  use(s, "gigante").play(B, "copy").play("done");
  EXPECT_EQ(asked(s), "B develop");
  EXPECT_EQ(s.offered(), (Texts{"decline"}));
}

TEST(Bomarzo, BOM_10_11_BOM_16_12_play_or_improve) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).hand(A, "D01 D13").level1(A, "D04 D25").begin();
  offer(s, "gigante", "food food coin");
  EXPECT_EQ(s.offered(), (Texts{"decline", "improve D04", "play D01"}));
}

// ── Tartaruga ───────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T70_BOM_10_14_two_cards_on_two_tracks) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D01 D02").track(A, "culture", 3).track(A, "science", 7);
  s.claimed("science", 4, A).begin();
  offer(s, "tartaruga", "food").play("discard D01").play("climb culture");
  s.play("discard D02").play("climb science");
  EXPECT_EQ(s.track_of(A, "culture"), 4);
  EXPECT_EQ(s.track_of(A, "science"), 8);
  EXPECT_EQ(s.score(A), 2);
  EXPECT_EQ(s.discard_pile(), "D01 D02");
}

TEST(Bomarzo, BOM_T168_BOM_10_24_BOM_16_13_card_by_card) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D01 D02 D03").begin();
  offer(s, "tartaruga", "food");
  EXPECT_EQ(s.offered(), (Texts{"decline", "discard D01", "discard D02", "discard D03"}));
  s.play("discard D02");
  EXPECT_EQ(s.offered(), (Texts{"climb architecture", "climb culture", "climb science"}));
  s.play("climb culture");
  EXPECT_EQ(s.offered(), (Texts{"discard D01", "discard D03", "stop"}));
  Scenario two = s;
  s.play("stop");
  EXPECT_EQ(s.track_of(A, "culture"), 1);
  EXPECT_EQ(s.discard_pile(), "D02");
  EXPECT_EQ(s.decider(), B);
  two.play("discard D01").play("climb culture");
  EXPECT_EQ(two.track_of(A, "culture"), 2);
  EXPECT_EQ(two.discard_pile(), "D01 D02");
  EXPECT_EQ(two.decider(), B) << "no third card";
}

TEST(Bomarzo, BOM_10_24_the_card_is_discarded_when_it_is_named) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D01 D02").begin();
  offer(s, "tartaruga", "food").play("discard D01");
  ASSERT_EQ(s.decision(), "climb");
  EXPECT_EQ(s.discard_pile(), "D01");
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 1);
}

TEST(Bomarzo, BOM_T128_BOM_10_15_cards_discarded_for_tartaruga_pay_nothing) {
  Scenario s(2);
  s.hand(A, "D01 D02").begin();
  s.play("place tartaruga").play("convert D01 food");
  EXPECT_EQ(s.offered(), (Texts{"decline", "discard D02"}));
  s.play("discard D02").play("climb science");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.track_of(A, "science"), 1);
  EXPECT_EQ(s.stock(A), "0 0 0");
}

TEST(Bomarzo, BOM_T132_BOM_10_21_BOM_9_12_a_step_beyond_ten_is_lost) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D01 D02").track(A, "culture", 10);
  s.claimed("culture", 4, A).claimed("culture", 8, A).begin();
  offer(s, "tartaruga", "food").play("discard D01").play("climb culture").play("stop");
  EXPECT_EQ(s.track_of(A, "culture"), 10);
  EXPECT_EQ(s.discard_pile(), "D01");
  EXPECT_EQ(s.score(A), 0);
}

TEST(Bomarzo, BOM_10_24_tartaruga_with_an_empty_hand_asks_nothing) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).begin();
  s.play("place tartaruga");
  EXPECT_EQ(asked(s), "B placement");
}

// ── Drago ───────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_10_16_BOM_10_25_BOM_16_14_card_then_deity) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21").begin();
  offer(s, "drago", "food");
  EXPECT_EQ(s.offered(), (Texts{"decline", "slide D20", "slide D21"}));
  s.play("slide D20");
  EXPECT_EQ(s.text_at("seats.0.sliding", A), "D20");
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 2) << "it moves when the deity is named";
  s.play("under dea");
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 1);
  EXPECT_EQ(s.list_at("seats.0.under.dea", A), "D20");
  EXPECT_EQ(s.decider(), B) << "one card";
}

TEST(Bomarzo, BOM_10_17_BOM_10_18_BOM_15_9_BOM_15_10_only_who_put_it_there_sees_it) {
  Scenario s(3);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21").begin();
  offer(s, "drago", "food").play("slide D20").play("under dea");
  for (const Viewer viewer : {Viewer{B}, Viewer{C}, Viewer{spectator}}) {
    EXPECT_EQ(s.list_at("deities.dea.under", viewer), "A");
    EXPECT_FALSE(s.has("seats.0.under", viewer));
    EXPECT_FALSE(s.has("deities.dea.cards", viewer));
    EXPECT_EQ(view_text<Bomarzo>(s.state, viewer).find("\"D20\""), std::string::npos);
  }
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::tucked) {
      EXPECT_EQ(seen_by(event, A)->args[0], 19);
      EXPECT_EQ(seen_by(event, B)->args[0], no_arg);
      EXPECT_EQ(seen_by(event, B)->args[1], dea);
    }
}

TEST(Bomarzo, BOM_10_19_cards_under_deities_stay_there) {
  Scenario s(2);
  s.phase("maintenance").under(A, "dea", "D25 D26").under(B, "dea", "D27").begin();
  EXPECT_EQ(s.list_at("deities.dea.under"), "A A B");
  EXPECT_EQ(s.list_at("seats.0.under.dea", A), "D25 D26");
}

TEST(Bomarzo, BOM_T169_BOM_10_25_BOM_16_21_forty_cards) {
  Scenario s(2);
  std::string hand;
  for (int i = 0; i < 40; ++i) hand += std::string(card_ids[static_cast<std::size_t>(i)]) + " ";
  s.cubes(A, 1, 0, 0).hand(A, hand).begin();
  offer(s, "drago", "food");
  EXPECT_EQ(s.options().size(), 41U);
  s.play("slide D33");
  EXPECT_EQ(s.options().size(), 8U);
}

}  // namespace
}  // namespace veillee::bomarzo
