// What everybody sees (the state inventory, section 15 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

constexpr Viewer all_viewers[] = {A, B, C, spectator};

TEST(Bomarzo, BOM_15_1_BOM_15_2_BOM_15_3_BOM_15_4_season_turn_first_player_positions) {
  Scenario s(3);
  s.season(4).first_player(B).active(C).begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.number_at("season", viewer), 4);
    EXPECT_EQ(s.text_at("phase", viewer), "action");
    EXPECT_EQ(s.text_at("active", viewer), "C");
    EXPECT_EQ(s.text_at("decision", viewer), "placement");
    EXPECT_EQ(s.list_at("deciders", viewer), "C");
    EXPECT_EQ(s.text_at("first_player", viewer), "B");
    EXPECT_EQ(s.list_at("pantheon", viewer),
              "genio orco dea gigante elefante tartaruga balena drago");
  }
}

TEST(Bomarzo, BOM_15_5_BOM_15_6_BOM_15_7_BOM_15_8_BOM_15_9_what_lies_on_the_deities) {
  Scenario s(3);
  s.mossy("dea").deity("orco", 3, 1, 2, "C A C").under(B, "orco", "D01").begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_TRUE(s.at("deities.dea.mossy", viewer).boolean);
    EXPECT_FALSE(s.at("deities.orco.mossy", viewer).boolean);
    EXPECT_EQ(s.number_at("deities.orco.food", viewer), 3);
    EXPECT_EQ(s.number_at("deities.orco.coin", viewer), 1);
    EXPECT_EQ(s.number_at("deities.orco.wine", viewer), 2);
    EXPECT_EQ(s.list_at("deities.orco.pawns", viewer), "C A C");
    EXPECT_TRUE(s.at("deities.orco.dormant", viewer).boolean);
    EXPECT_FALSE(s.at("deities.dea.dormant", viewer).boolean);
    EXPECT_EQ(s.list_at("deities.orco.under", viewer), "B");
  }
}

TEST(Bomarzo, BOM_15_8_dormant_from_two_wine_on) {
  for (const int wines : {0, 1, 2, 3}) {
    Scenario s(2);
    s.deity("orco", 0, 0, wines, "B").begin();
    EXPECT_EQ(flag_at(s, "deities.orco.dormant"), wines >= 2);
  }
}

TEST(Bomarzo, BOM_15_11_BOM_15_12_BOM_15_15_BOM_15_16_zones_supply_discards_stocks) {
  Scenario s(3);
  s.zone("fields", "C A").cubes(A, 1, 2, 3).cubes(B, 4, 0, 0).deity("dea", 1, 1, 1, "B");
  s.discard("D07 D03").begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.list_at("zones.fields", viewer), "C A");
    EXPECT_EQ(s.number_at("supply.food", viewer), 24);
    EXPECT_EQ(s.number_at("supply.coin", viewer), 27);
    EXPECT_EQ(s.number_at("supply.wine", viewer), 12);
    EXPECT_EQ(s.list_at("discard", viewer), "D03 D07");
    EXPECT_EQ(s.number_at("seats.0.cubes.food", viewer), 1);
    EXPECT_EQ(s.number_at("seats.0.cubes.coin", viewer), 2);
    EXPECT_EQ(s.number_at("seats.0.cubes.wine", viewer), 3);
  }
  Scenario twice(2);
  EXPECT_NE(twice.zone("fields", "A A").refused(), "") << "each at most once";
}

TEST(Bomarzo, BOM_15_19_BOM_15_20_BOM_15_21_cards_pawns_and_workers_of_a_player) {
  Scenario s(3);
  s.level1(A, "D01").level2(A, "D02").rotated(A, "D03").worker(A, "pawn", 3).zone("fields", "A");
  s.worker(A, "wine", 2).begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.list_at("seats.0.level1", viewer), "D01");
    EXPECT_EQ(s.list_at("seats.0.level2", viewer), "D02");
    EXPECT_EQ(s.list_at("seats.0.rotated", viewer), "D03");
    EXPECT_EQ(s.number_at("seats.0.pawns", viewer), 4);
    EXPECT_EQ(s.number_at("seats.0.home", viewer), 3);
    EXPECT_EQ(s.number_at("seats.0.workers.pawn", viewer), 3);
    EXPECT_EQ(s.number_at("seats.0.workers.wine", viewer), 2);
  }
}

TEST(Bomarzo, BOM_15_22_BOM_15_23_BOM_15_24_BOM_15_25_tracks_arrivals_symbols_points) {
  Scenario s(3);
  s.track(B, "culture", 10).track(A, "culture", 10).track(C, "science", 5);
  s.claimed("culture", 4, A).claimed("culture", 8, B).vp(A, 1).vp(B, 1).begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.number_at("seats.0.tracks.culture", viewer), 10);
    EXPECT_EQ(s.number_at("seats.2.tracks.science", viewer), 5);
    EXPECT_EQ(s.list_at("tracks.culture.arrived", viewer), "B A");
    EXPECT_EQ(s.list_at("tracks.culture.symbols", viewer), "A B");
    EXPECT_EQ(s.list_at("tracks.science.symbols", viewer), "- -");
    EXPECT_EQ(s.number_at("seats.1.vp", viewer), 1);
  }
}

TEST(Bomarzo, BOM_15_26_the_payment_and_who_has_still_to_decide) {
  Scenario s(4);
  s.cubes(A, 1, 1, 0).hand(A, "D01");
  for (const Seat seat : {B, C, D}) s.cubes(seat, 2, 2, 2);
  s.begin();
  offer(s, "genio", "D01:coin food").play("decline");
  ASSERT_EQ(asked(s), "B copy");
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.text_at("action.seat", viewer), "A");
    EXPECT_EQ(s.text_at("action.deity", viewer), "genio");
    EXPECT_EQ(s.number_at("action.paid.food", viewer), 1);
    EXPECT_EQ(s.number_at("action.paid.coin", viewer), 1);
    EXPECT_EQ(s.number_at("action.paid_cards.coin", viewer), 1);
    EXPECT_EQ(s.list_at("action.able", viewer), "B C D");
  }
  s.play("pass");
  EXPECT_EQ(s.list_at("action.passed"), "B");
  EXPECT_EQ(s.list_at("action.able"), "C D");
  s.play("copy").play("decline");
  EXPECT_EQ(s.list_at("action.copied"), "C");
  EXPECT_EQ(s.list_at("action.able"), "D");
}

TEST(Bomarzo, BOM_15_28_domains_chosen_are_public) {
  Scenario s(3);
  s.season(8).phase("end").level2(A, "D37 D40").begin();
  s.play("assign D37 knowledge");
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.text_at("domains.D37", viewer), "knowledge");
    EXPECT_FALSE(s.has("domains.D40", viewer));
  }
}

TEST(Bomarzo, BOM_15_29_BOM_15_30_tokens_and_placements_of_the_season) {
  Scenario s(3, {"seasons=on"});
  s.tokens("green white black white yellow white brown white").zone("fields", "A B").begin();
  for (const Viewer viewer : all_viewers) {
    EXPECT_EQ(s.list_at("tokens", viewer), "green white black white yellow white brown white");
    EXPECT_EQ(s.text_at("colour", viewer), "green");
    EXPECT_EQ(s.number_at("seats.0.placed", viewer), 1);
    EXPECT_EQ(s.number_at("seats.2.placed", viewer), 0);
  }
}

TEST(Bomarzo, BOM_15_33_the_adoration_draw_of_this_turn) {
  Scenario s(3, {"adoration=on"});
  s.begin();
  EXPECT_FALSE(flag_at(s, "adoration_used"));
  s.play("adore");
  for (const Viewer viewer : all_viewers) EXPECT_TRUE(s.at("adoration_used", viewer).boolean);
  s.play("harvest fields");
  EXPECT_FALSE(flag_at(s, "adoration_used")) << "a new turn";
}

// ── How it is asked (section 16) ────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_16_21_no_list_is_long) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    random_game({byte(2 + static_cast<int>(seed % 3)), 1, 1, 0}, seed,
                [](const State& state, const std::vector<Event>&) {
                  if (state.stack.empty()) return;
                  ActionList list;
                  legal<Bomarzo>(state, state.pending.owing.first(), list);
                  const Decision decision{state.pending.decision};
                  const std::size_t most = decision == Decision::orco        ? 18
                                           : decision == Decision::placement ? 13
                                                                             : 94;
                  ASSERT_LE(list.size(), most);
                });
  Scenario s(2);
  std::string hand;
  for (const std::string_view card : card_ids) hand += std::string(card) + " ";
  s.cubes(A, 5, 5, 5).hand(A, hand).set("top", "null").pile("", A).begin();
  s.play("place drago");
  EXPECT_EQ(s.options().size(), 93U) << "3 cubes, 45 cards in two ways; not done yet";
}

TEST(Bomarzo, BOM_16_22_a_single_answer_is_taken) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    random_game({byte(2 + static_cast<int>(seed % 3)), 1, 1, 0}, seed + 10,
                [](const State& state, const std::vector<Event>&) {
                  if (state.stack.empty()) return;
                  ActionList list;
                  legal<Bomarzo>(state, state.pending.owing.first(), list);
                  const bool develops = Decision{state.pending.decision} == Decision::develop;
                  ASSERT_TRUE(develops || list.size() > 1);
                });
}

}  // namespace
}  // namespace veillee::bomarzo
