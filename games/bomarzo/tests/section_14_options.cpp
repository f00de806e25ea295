// Options and the Seasons expansion (sections 14 and 14.1 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

Scenario in_season(std::string_view colour, int seats = 2) {
  Scenario s(seats, {"seasons=on"});
  s.tokens(first_token(colour));
  return s;
}

TEST(Bomarzo, BOM_14_1_BOM_14_2_BOM_14_3_options_of_a_table) {
  for (const int seats : {2, 3, 4}) EXPECT_TRUE(game().setup(seats, {}).ok());
  EXPECT_FALSE(game().setup(1, {}).ok());
  EXPECT_FALSE(game().setup(5, {}).ok());
  Texts all;
  for (const OptionSpec& option : game().info().options)
    for (const OptionValue& value : option.values)
      all.push_back(std::string(option.id) + "=" + std::string(value.id));
  EXPECT_EQ(all, (Texts{"seasons=off", "seasons=on", "adoration=off", "adoration=on",
                        "categories=corrected", "categories=annex", "categories=examples"}));
  const Scenario plain = Scenario::from_start(2);
  EXPECT_FALSE(plain.has("tokens")) << "off by default";
  EXPECT_FALSE(plain.has("adoration_pile"));
  const Scenario both = Scenario::from_start(2, {"seasons=on", "adoration=on"});
  EXPECT_TRUE(both.has("tokens"));
  EXPECT_TRUE(both.has("adoration_pile"));
  EXPECT_TRUE(Scenario::from_start(2, {"adoration=on"}).has("adoration_pile"));
  EXPECT_FALSE(Scenario::from_start(2, {"adoration=on"}).has("tokens"));
}

TEST(Bomarzo, BOM_15_34_the_options_belong_to_the_position) {
  const Scenario s = Scenario::from_start(3, {"seasons=on", "categories=annex"});
  EXPECT_EQ(Bomarzo::options_of(s.state).switches, (Switches{3, 1, 0, annex}));
}

TEST(Bomarzo, BOM_14_4_the_categories_change_nothing_else) {
  for (const char* const reading : {"corrected", "annex", "examples"}) {
    Scenario s(2, {"categories=" + std::string(reading)});
    s.begin();
    for (const auto& [deity, cost] :
         {std::pair{"gigante", "2 1 0 0"}, {"tartaruga", "1 0 0 0"}, {"drago", "0 0 1 0"}})
      EXPECT_EQ(offering(s, deity), cost) << reading;
  }
}

TEST(Bomarzo, BOM_14_7_BOM_14_9_black_villages_produce_nothing_that_season_only) {
  Scenario s(2, {"seasons=on"});
  s.tokens("black white white white white green yellow brown").phase("production");
  s.worker(A, "food", 1).worker(A, "card", 4).begin();
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(asked(s), "A placement") << "no draws either";
  Scenario next(2, {"seasons=on"});
  next.tokens("black white white white white green yellow brown").phase("maintenance");
  next.worker(A, "food", 1).begin();
  EXPECT_EQ(next.number_at("season"), 2);
  EXPECT_EQ(next.stock(A), "1 0 0");
}

TEST(Bomarzo, BOM_14_10_black_leaves_cards_pawns_and_workers_alone) {
  Scenario s = in_season("black");
  s.phase("production").level2(A, "D07 D22").worker(A, "pawn", 4).begin();
  EXPECT_EQ(s.stock(A), "1 1 0");
  EXPECT_EQ(s.offered(), (Texts{"draw 1", "stop"}));
  EXPECT_EQ(s.home(A), 4);
  s.play("stop");
  use(s, "dea").play("advance pawn");
  EXPECT_EQ(s.number_at("seats.0.pawns"), 5);
}

TEST(Bomarzo, BOM_T88_BOM_14_11_BOM_14_12_green_two_placements_copies_not_counted) {
  Scenario s = in_season("green");
  s.worker(A, "pawn", 2).cubes(A, 0, 1, 2).cubes(B, 0, 1, 0).begin();
  s.play(A, "harvest fields").play(B, "harvest fields").play(A, "harvest caverns");
  EXPECT_EQ(s.home(A), 2);
  offer(s, "genio", "coin").play("decline");
  EXPECT_EQ(asked(s), "A copy");
  s.play("copy").play("draw 2");
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_EQ(s.number_at("season"), 2) << "both have placed two";
  EXPECT_EQ(s.home(A), 4);
}

TEST(Bomarzo, BOM_14_11_green_counts_zones_and_deities) {
  Scenario s = in_season("green");
  s.worker(A, "pawn", 2).mossy("genio").deity("genio", 0, 0, 0, "A").zone("fields", "A").begin();
  EXPECT_EQ(s.decider(), B);
}

TEST(Bomarzo, BOM_T89_BOM_14_13_yellow_no_copying) {
  Scenario s = in_season("yellow");
  s.cubes(A, 0, 1, 0).cubes(B, 5, 5, 5).begin();
  s.play("place genio").play("draw 2");
  EXPECT_EQ(asked(s), "B placement");
  Scenario white_one = in_season("white");
  white_one.cubes(A, 0, 1, 0).cubes(B, 5, 5, 5).begin();
  white_one.play("place genio").play("draw 2");
  EXPECT_EQ(asked(white_one), "B copy");
}

TEST(Bomarzo, BOM_T90_BOM_14_14_BOM_14_15_brown_no_powers_but_incomes) {
  Scenario vision = in_season("brown");
  vision.phase("production").level2(A, "D16 D19").worker(A, "card", 1).cubes(A, 0, 1, 0).begin();
  EXPECT_EQ(vision.stock(A), "0 1 1") << "Alchemy gives its Wine";
  EXPECT_EQ(vision.offered(), (Texts{"draw 1", "stop"}));
  vision.play("stop");
  offer(vision, "genio", "coin");
  EXPECT_EQ(vision.offered(), (Texts{"decline", "draw 2"}));
  Scenario repetition = in_season("brown");
  repetition.level2(A, "D34").cubes(A, 0, 9, 0).deity("genio", 0, 1, 0, "A").begin();
  EXPECT_FALSE(repetition.offers("place genio"));
  Scenario raise = in_season("brown");
  raise.level2(A, "D04").cubes(A, 0, 1, 0).begin();
  raise.play("place genio");
  EXPECT_EQ(raise.decision(), "genio");
  Scenario exchange = in_season("brown");
  exchange.level2(A, "D10").cubes(A, 1, 0, 0).begin();
  EXPECT_FALSE(exchange.offers("place genio"));
  Scenario dragon = in_season("brown");
  dragon.level2(A, "D01").cubes(A, 1, 0, 0).hand(A, "D20 D21").begin();
  offer(dragon, "drago", "food").play("slide D20").play("under dea");
  EXPECT_EQ(dragon.decider(), B);
}

TEST(Bomarzo, BOM_T152_BOM_14_15_brown_favours_and_copies_as_usual) {
  Scenario s = in_season("brown");
  s.cubes(A, 1, 1, 0).cubes(B, 1, 1, 2).begin();
  use(s, "dea").play("advance food").play("advance food");
  EXPECT_EQ(s.worker_of(A, "food"), 2);
  EXPECT_EQ(asked(s), "B copy");
}

TEST(Bomarzo, BOM_T131_BOM_14_8_white_changes_nothing) {
  Scenario s(2, {"seasons=on", "adoration=on"});
  s.tokens(first_token("white")).phase("production").worker(A, "food", 1).level2(A, "D16");
  s.worker(A, "pawn", 2).cubes(A, 0, 1, 0).begin();
  EXPECT_EQ(s.stock(A), "1 1 0");
  EXPECT_TRUE(s.offers("adore"));
  offer(s, "genio", "coin");
  EXPECT_TRUE(s.offers("draw 2 1"));
}

TEST(Bomarzo, BOM_14_16_the_table_tells_the_meaning_of_the_five_colours) {
  int told = 0;
  for (const Piece& piece : game().pieces(*game().setup(2, Texts{"seasons=on"})))
    if (piece.id.starts_with("colour:")) {
      ++told;
      EXPECT_GT(piece.text.en.size(), 10U) << piece.id;
      EXPECT_GT(piece.text.fr.size(), 10U) << piece.id;
    }
  EXPECT_EQ(told, 5);
}

}  // namespace
}  // namespace veillee::bomarzo
