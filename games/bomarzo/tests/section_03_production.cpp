// Seasons and Production (sections 3.1 and 3.2 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T98_BOM_3_1_BOM_3_2_eight_times_production_action_maintenance) {
  for (const int seats : {2, 3, 4}) {
    std::string course;
    random_game(
        {byte(seats), 0, 0, 0}, 5, [&](const State& state, const std::vector<Event>& events) {
          if (!state.stack.empty()) return;
          for (const Event& event : events) {
            const Happened kind{event.kind};
            const char sign = kind == Happened::season_begins                            ? 'S'
                              : kind == Happened::produced                               ? 'P'
                              : kind == Happened::harvested || kind == Happened::offered ? 'A'
                              : kind == Happened::came_home                              ? 'M'
                              : kind == Happened::deity_ranked || kind == Happened::deity_scored
                                  ? 'E'
                                  : ' ';
            if (sign != ' ' && (course.empty() || course.back() != sign)) course += sign;
          }
        });
    std::string without_incomes;
    for (const char c : course)
      if (c != 'P') without_incomes += c;
    EXPECT_EQ(without_incomes, "SAMSAMSAMSAMSAMSAMSAMSAME");
    for (std::size_t at = course.find('P'); at != std::string::npos; at = course.find('P', at + 1))
      EXPECT_EQ(course[at - 1], 'S') << "incomes come first: " << course;
  }
}

TEST(Bomarzo, BOM_3_3_BOM_3_4_a_cube_for_each_active_symbol) {
  Scenario s(2);
  s.phase("production").worker(A, "food", 3).worker(A, "coin", 5).worker(A, "wine", 4);
  s.worker(B, "food", 2).cubes(B, 1, 0, 0).begin();
  EXPECT_EQ(s.stock(A), "2 3 2");
  EXPECT_EQ(s.stock(B), "2 0 0");
  EXPECT_EQ(s.supply(), "26 27 14");
}

TEST(Bomarzo, BOM_3_6_BOM_3_3_second_levels_give_their_incomes) {
  Scenario s(2);
  s.phase("production").level2(A, "D07 D19 D13").rotated(A, "").worker(A, "food", 1).begin();
  EXPECT_EQ(s.stock(A), "2 2 1") << "Village, Aqueduct, Alchemy, Perspective";
  Scenario cards(2);
  cards.phase("production").level2(A, "D22").begin();
  EXPECT_EQ(cards.offered(), (Texts{"draw 1", "stop"})) << "Typography";
}

TEST(Bomarzo, BOM_3_7_first_levels_give_none) {
  Scenario s(2);
  s.phase("production").level1(A, "D07 D19 D13 D22").begin();
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(asked(s), "A placement");
}

TEST(Bomarzo, BOM_3_5_BOM_3_10_BOM_16_4_draws_may_be_declined_in_whole_or_part) {
  for (const auto& [answer, drawn_cards] : {std::pair{"draw 2", 2}, {"draw 1", 1}, {"stop", 0}}) {
    Scenario s(2);
    s.phase("production").worker(A, "card", 4).begin();
    s.play(answer);
    EXPECT_EQ(s.hand_size(A), drawn_cards);
    EXPECT_EQ(asked(s), "A placement") << "asked once";
  }
}

TEST(Bomarzo, BOM_3_10_draws_of_cards_are_declined_as_those_of_the_village) {
  Scenario s(2);
  s.phase("production").level2(A, "D22 D37").worker(A, "card", 1).begin();
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "draw 2", "draw 3", "stop"}));
  EXPECT_EQ(s.play("stop").hand_size(A), 0);
}

TEST(Bomarzo, BOM_T173_BOM_3_32_how_draws_are_asked_for) {
  Scenario plain(2);
  plain.phase("production").worker(A, "card", 4).begin();
  EXPECT_EQ(plain.offered(), (Texts{"draw 1", "draw 2", "stop"}));
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16").begin();
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "draw 1 1", "draw 2", "draw 2 1", "stop"}));
  s.play("draw 1 1");
  s.until("draws");
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "stop"}));
  Scenario rotated(2);
  rotated.phase("production").worker(A, "card", 4).rotated(A, "D16").begin();
  EXPECT_EQ(rotated.offered(), (Texts{"draw 1", "draw 2", "stop"})) << "its Vision is used";
}

TEST(Bomarzo, BOM_3_32_batch_after_batch_while_a_vision_is_usable) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16 D37").begin();
  EXPECT_EQ(s.options().size(), 7U) << "(1, 2 or 3) with 0 or 1 Vision, and stop";
  s.play("draw 1");
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "draw 1 1", "draw 2", "draw 2 1", "stop"}));
  s.play("draw 1");
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "draw 1 1", "stop"}));
  s.play("stop");
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_EQ(s.cards(A, "level2"), "D16 D37") << "the Vision was not used";
}

TEST(Bomarzo, BOM_T28_BOM_11_4_BOM_11_15_BOM_11_18_one_batch_with_vision) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16").hand(A, "D01").cubes(A, 0, 1, 0);
  s.begin();
  s.play("draw 2 1");
  EXPECT_EQ(words_in(s.list_at("seats.0.drawn", A)).size(), 4U);
  EXPECT_EQ(s.options().size(), 4U) << "not from the older hand";
  EXPECT_FALSE(s.offers("discard D01"));
  s.play(s.options().front()).play(s.options().front());
  EXPECT_EQ(s.hand_size(A), 3);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 2U);
  EXPECT_EQ(s.cards(A, "rotated"), "D16");
  ASSERT_EQ(asked(s), "A placement");
  offer(s, "genio", "coin");
  EXPECT_EQ(s.offered(), (Texts{"decline", "draw 2"})) << "used in this season";
}

TEST(Bomarzo, BOM_T29_BOM_3_8_BOM_3_9_one_card_then_one_with_vision) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16").begin();
  s.play("draw 1");
  const std::string first = s.cards(A, "hand");
  s.play("draw 1 1");
  EXPECT_EQ(s.options().size(), 3U);
  EXPECT_FALSE(s.offers("discard " + first));
  s.play(s.options().front()).play(s.options().front());
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_NE(s.cards(A, "hand").find(first), std::string::npos);
}

TEST(Bomarzo, BOM_3_9_resources_are_taken_before_cards) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 1).worker(A, "food", 1).begin();
  ASSERT_EQ(s.decision(), "draws");
  EXPECT_EQ(s.stock(A), "1 0 0");
  s.play("draw 1");
  EXPECT_EQ(s.order_of({"produced", "drew"}), "produced drew");
}

TEST(Bomarzo, BOM_T30_BOM_3_11_BOM_12_2_production_in_turn_order) {
  for (const Seat first : {A, B}) {
    Scenario s(3);
    s.phase("production").first_player(first).worker(A, "wine", 2).worker(B, "wine", 2);
    s.cubes(C, 0, 0, 15).begin();
    EXPECT_EQ(s.stock(A), first == A ? "0 0 1" : "0 0 0");
    EXPECT_EQ(s.stock(B), first == B ? "0 0 1" : "0 0 0");
    EXPECT_EQ(s.supply(), "30 30 0");
  }
}

TEST(Bomarzo, BOM_3_11_each_player_completely_before_the_next) {
  Scenario s(3);
  s.phase("production").first_player(C);
  for (const Seat seat : {A, B, C}) s.worker(seat, "card", 1).worker(seat, "coin", 1);
  s.begin();
  EXPECT_EQ(asked(s), "C draws");
  EXPECT_EQ(s.stock(A), "0 0 0");
  s.play("draw 1");
  EXPECT_EQ(asked(s), "A draws");
  EXPECT_EQ(s.stock(A), "0 1 0");
  EXPECT_EQ(s.stock(B), "0 0 0");
  s.play("stop");
  EXPECT_EQ(asked(s), "B draws");
}

TEST(Bomarzo, BOM_T138_BOM_3_12_BOM_3_13_BOM_3_14_no_pawn_and_no_hand_limit) {
  Scenario s(2);
  s.phase("production").worker(A, "pawn", 2).worker(A, "food", 1);
  s.hand(A, "D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11").cubes(A, 20, 10, 3).begin();
  EXPECT_EQ(s.home(A), 4) << "as before: Production gives none";
  EXPECT_EQ(s.happened(Happened::pawn_gained), 0);
  EXPECT_EQ(s.hand_size(A), 11);
  EXPECT_EQ(s.stock(A), "21 10 3");
  s.play("harvest fields");
  EXPECT_EQ(s.home(A), 3) << "one pawn a turn";
  EXPECT_EQ(s.decider(), B);
}

TEST(Bomarzo, BOM_16_4_nothing_is_asked_with_both_piles_empty) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16").pile("", B).begin();
  EXPECT_EQ(asked(s), "A placement");
  Scenario discards(2);
  discards.phase("production").worker(A, "card", 4).pile("", B).discard("D01 D02").begin();
  EXPECT_EQ(asked(discards), "A draws") << "they can be shuffled";
}

TEST(Bomarzo, BOM_9_31_BOM_3_32_draws_beyond_the_piles_are_lost) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).pile("D30", B).begin();
  s.play("draw 2");
  EXPECT_EQ(s.cards(A, "hand"), "D30");
  EXPECT_EQ(asked(s), "A placement");
}

}  // namespace
}  // namespace veillee::bomarzo
