// Vectors of section 19: favours, cards, powers, seasons, the count, the expansions.
#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {
namespace {

// The decider uses a deity and pays as the program proposes.
Scenario& use_it(Scenario& s, std::string_view deity) {
  s.play("place " + std::string(deity));
  while (s.decision() == "offering")
    s.play(
        print(Bomarzo::info().notation, Bomarzo::payment(s.state, s.decider())->proposal.front()));
  return s;
}

TEST(Favours, BOM_T9_T10_T12_playing_cards) {
  Scenario s(2);
  s.mossy("gigante elefante balena").cubes(A, 3, 3, 0).hand(A, "D01 D37").begin();
  use_it(s, "gigante");
  EXPECT_EQ(s.offered(), (Texts{"decline", "play D01", "play D37"}));
  s.play("play D01");
  EXPECT_EQ(s.track_of(A, "culture"), 1);
  EXPECT_EQ(s.track_of(A, "architecture"), 0);
  EXPECT_EQ(s.cards(A, "level1"), "D01");
  EXPECT_EQ(s.number_at("seats.0.temples"), 1);
  s.play("harvest fields");
  use_it(s, "balena");
  EXPECT_EQ(s.offered(), (Texts{"decline"}));  // BOM-10.26: asked all the same
  EXPECT_EQ(s.refusal("play D37"), "BOM-9.3");
}

TEST(Favours, BOM_T16_T17_T109_improving) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).level1(A, "D13").track(A, "culture", 2).track(A, "architecture", 1).begin();
  use_it(s, "elefante").play("improve D13");
  EXPECT_EQ(s.track_of(A, "culture"), 3);
  EXPECT_EQ(s.track_of(A, "architecture"), 3);
  EXPECT_EQ(s.number_at("seats.0.values.knowledge"), 1);
  Scenario o(2);
  o.cubes(A, 1, 2, 0).level1(A, "D26").track(A, "culture", 1).begin();
  use_it(o, "balena").play("improve D26");
  EXPECT_EQ(o.track_of(A, "culture"), 4);
  EXPECT_EQ(o.score(A), 1);
  EXPECT_EQ(o.number_at("seats.0.powers.vision"), 1);
}

TEST(Favours, BOM_T66_T67_T68_T166_orco) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).deity("dea", 1, 1, 0, "B").deity("genio", 0, 0, 1, "B").begin();
  use_it(s, "orco").play("collect");
  EXPECT_EQ(s.decision(), "orco_kind");
  EXPECT_EQ(s.text("collecting"), "dea");
  s.play("pick dea coin");
  EXPECT_EQ(s.stock(A), "1 1 0");
  EXPECT_EQ(s.on("dea"), "1 0 0");
  EXPECT_EQ(s.on("genio"), "0 0 1");
  Scenario g(2);
  g.cubes(A, 1, 0, 0).deity("gigante", 4, 2, 1, "B").begin();
  use_it(g, "orco");
  EXPECT_EQ(g.refusal("seize gigante wine"), "BOM-10.3");
  g.play("seize gigante food");
  EXPECT_EQ(g.stock(A), "4 0 0");
  EXPECT_EQ(g.number_at("deities.gigante.offering.food"), 0);
  EXPECT_EQ(g.number_at("deities.gigante.offering.coin"), 2);
  EXPECT_EQ(g.number_at("deities.gigante.offering.any"), 2);
  Scenario all(2);
  all.cubes(A, 1, 0, 0).deity("dea", 1, 1, 0, "B").deity("gigante", 2, 1, 0, "B");
  all.deity("genio", 0, 1, 0, "B").begin();
  use_it(all, "orco");
  EXPECT_EQ(all.options().size(), 8U);
  all.play("collect").play("pick dea food").play("pick gigante food");
  EXPECT_EQ(all.stock(A), "3 1 0");
}

TEST(Favours, BOM_T167_dea_with_one_step_left) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0);
  for (const auto& [lane, space] :
       {std::pair{"food", 5}, {"coin", 5}, {"wine", 4}, {"card", 4}, {"pawn", 4}})
    s.worker(A, lane, space);
  s.begin();
  use_it(s, "dea");
  EXPECT_EQ(s.offered(), (Texts{"advance pawn", "decline"}));
  s.play("advance pawn");
  EXPECT_EQ(s.number_at("seats.0.pawns"), 5);
  EXPECT_EQ(s.decider(), B);
}

TEST(Favours, BOM_T70_T132_T168_tartaruga) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D01 D02 D03").track(A, "culture", 3).track(A, "science", 7).begin();
  use_it(s, "tartaruga").play("discard D01").play("climb culture").play("discard D02");
  s.play("climb science");
  EXPECT_EQ(s.track_of(A, "culture"), 4);
  EXPECT_EQ(s.track_of(A, "science"), 8);
  EXPECT_EQ(s.score(A), 2);
  EXPECT_EQ(s.discard_pile(), "D01 D02");
  EXPECT_EQ(s.decider(), B);  // no third card
  Scenario top(2);
  top.cubes(A, 1, 0, 0).hand(A, "D01 D02").track(A, "culture", 10).begin();
  use_it(top, "tartaruga").play("discard D01").play("climb culture").play("stop");
  EXPECT_EQ(top.track_of(A, "culture"), 10);
  EXPECT_EQ(top.score(A), 0);
}

TEST(Favours, BOM_T71_T72_symbols_and_arrivals) {
  Scenario s(2);
  s.cubes(A, 1, 2, 0).cubes(B, 1, 0, 0).level1(A, "D25").track(A, "culture", 3);
  s.track(B, "culture", 3).hand(B, "D01").begin();
  use_it(s, "balena").play("improve D25");
  EXPECT_EQ(s.track_of(A, "culture"), 6);
  use_it(s, "tartaruga").play("discard D01").play("climb culture");
  EXPECT_EQ(s.track_of(B, "culture"), 4);
  EXPECT_EQ(s.score(A), 1);
  EXPECT_EQ(s.score(B), 0);
  EXPECT_EQ(s.list_at("tracks.culture.symbols"), "A -");
}

TEST(Favours, BOM_T112_T145_drago_and_its_power) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21 D22").level2(A, "D01").mossy("genio").begin();
  use_it(s, "drago").play("slide D20");
  EXPECT_EQ(s.options().size(), 8U);
  EXPECT_EQ(s.text_at("seats.0.sliding", A), "D20");
  EXPECT_EQ(s.hand_size(A), 3);  // it moves when the deity is named
  s.play("under drago").play("slide D21").play("under genio");
  EXPECT_EQ(s.cards(A, "rotated"), "D01");
  EXPECT_EQ(s.list_at("seats.0.under.drago", A), "D20");
  EXPECT_EQ(s.list_at("deities.genio.under"), "A");
  EXPECT_EQ(s.decider(), B);
}

TEST(Cards, BOM_T28_T29_T173_production_draws) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 4).level2(A, "D16").begin();
  EXPECT_EQ(s.options().size(), 5U);
  s.play("draw 2 1");
  EXPECT_EQ(s.options().size(), 4U);
  EXPECT_EQ(s.number_at("seats.0.excess", A), 2);
  s.play(s.options().front());
  EXPECT_EQ(s.discard_pile(), "");
  s.play(s.options().front());
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 2U);
  EXPECT_EQ(s.cards(A, "rotated"), "D16");
  Scenario two(2);
  two.phase("production").worker(A, "card", 4).level2(A, "D16").begin();
  two.play("draw 1");
  two.play("draw 1 1");
  EXPECT_EQ(two.options().size(), 3U);
  Scenario plain(2);
  plain.phase("production").worker(A, "card", 4).begin();
  EXPECT_EQ(plain.offered(), (Texts{"draw 1", "draw 2", "stop"}));
}

TEST(Cards, BOM_T31_T32_T77_T179_piles) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D30", B).discard("D01 D02 D03 D04 D05").begin();
  use_it(s, "genio").play("draw 2");
  EXPECT_EQ(s.pile_size(), 4);
  EXPECT_EQ(s.discard_pile(), "");
  Scenario one(2);
  one.cubes(A, 0, 1, 0).pile("D30", B).begin();
  use_it(one, "genio").play("draw 2");
  EXPECT_EQ(one.cards(A, "hand"), "D30");
  Scenario none(2);
  none.hand(A, "D07").pile("", B).begin();
  none.play("place genio").then("convert D07 coin").then("done").play("draw 2");
  EXPECT_EQ(none.cards(A, "hand"), "D07");
  Scenario two(2);
  two.cubes(A, 0, 1, 0).pile("D25 D30", B).discard("D01 D02 D03 D04").begin();
  EXPECT_EQ(two.text("family"), "oracle");
  use_it(two, "genio").play("draw 2");
  EXPECT_EQ(two.pile_size(), 0);
  EXPECT_EQ(two.at("family").kind, json::Value::Kind::null);
}

TEST(Cards, BOM_T158_T172_two_visions) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D17 D25").begin();
  use_it(s, "genio").play("draw 2 2");
  for (const std::size_t n : {6U, 5U, 4U, 3U}) {
    EXPECT_EQ(s.options().size(), n);
    EXPECT_EQ(s.discard_pile(), "");
    s.play(s.options().back());
  }
  EXPECT_EQ(words_in(s.discard_pile()).size(), 4U);
  EXPECT_EQ(s.hand_size(A), 2);
  Scenario low(2);  // BOM_T184
  low.cubes(A, 0, 1, 0).level2(A, "D17 D25").begin();
  use_it(low, "genio").play("draw 2 1");
  EXPECT_EQ(low.cards(A, "rotated"), "D17");
}

TEST(Cards, BOM_T113_T130_T180_raise) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D04 D05").begin();
  use_it(s, "genio").play("raise 3 0").play("raise 3 0");
  EXPECT_EQ(s.on("genio"), "6 1 0");
  EXPECT_EQ(s.cards(A, "rotated"), "D04 D05");
  Scenario few(2);
  few.cubes(A, 0, 1, 0).cubes(B, 28, 24, 0).level2(A, "D04 D05").begin();
  use_it(few, "genio");
  EXPECT_EQ(few.supply(), "2 5 16");
  EXPECT_EQ(few.offered(), (Texts{"decline", "raise 0 3", "raise 1 2", "raise 2 1"}));
  few.play("decline");
  EXPECT_EQ(few.decision(), "genio");
}

TEST(Seasons, BOM_T34_T35_maintenance) {
  Scenario s(3);
  s.season(7)
      .phase("maintenance")
      .deity("orco", 1, 0, 2, "A B")
      .rotated(A, "D16")
      .mossy("orco")
      .begin();
  EXPECT_EQ(s.number_at("season"), 8);
  EXPECT_EQ(s.text("first_player"), "B");
  EXPECT_EQ(s.on("orco"), "0 0 0");
  EXPECT_EQ(s.cards(A, "level2"), "D16");
  EXPECT_FALSE(s.at("deities.orco.mossy").boolean);
  EXPECT_TRUE(s.at("deities.genio.mossy").boolean);
  EXPECT_EQ(s.home(A), 3);
}

TEST(Seasons, BOM_T23_T24_T25_T178_set_up) {
  Scenario two = Scenario::from_start(2);
  two.play(A, two.options(A).front()).play(B, two.options(B).front());
  EXPECT_EQ(two.pile_size(), 37);
  EXPECT_EQ(words_in(two.discard_pile()).size(), 6U);
  EXPECT_EQ(two.supply(), "28 28 16");
  Scenario four = Scenario::from_start(4);
  EXPECT_EQ(four.list_at("pantheon"), "");
  EXPECT_EQ(four.pile_size(), 45);
  const Seat last = four.decider();
  four.play("take coin");
  EXPECT_EQ(four.stock(last), "1 2 0");
  EXPECT_EQ(four.supply(), "26 25 16");
  for (Seat seat = 0; seat < 4; ++seat) four.play(seat, four.options(seat).front());
  EXPECT_EQ(four.pile_size(), 29);
  const Seat first = four.decider();
  EXPECT_EQ(clockwise(last, 4), first);  // BOM_T121
  four.play("advance pawn").play("advance pawn");
  EXPECT_EQ(four.home(first), 3);
}

TEST(Count, BOM_T19_T78_the_order_of_the_deities) {
  Scenario s(2);
  s.season(8).phase("end").under(A, "dea", "D03").under(B, "drago", "D05").under(A, "orco", "D02");
  s.begin();
  EXPECT_EQ(s.list_at("pantheon"), "dea drago orco genio gigante elefante tartaruga balena");
  EXPECT_TRUE(s.over());
}

TEST(Count, BOM_T22_T79_T80_majorities) {
  Scenario s(3);
  s.season(8).phase("end").pantheon("orco genio dea gigante elefante tartaruga balena drago");
  s.cubes(A, 2, 0, 5).cubes(B, 3, 0, 0).cubes(C, 0, 0, 6).begin();
  EXPECT_EQ(s.list_at("count.total"), "2 3 0");
  Scenario two(2);
  two.season(8).phase("end").track(A, "science", 4).track(B, "science", 3).begin();
  EXPECT_EQ(two.list_at("count.total"), "3 0");
}

// Architecture and Building change places with `annex`.
TEST(Count, BOM_T86_a_whole_count) {
  for (const auto& [option, totals] :
       {std::pair{"categories=corrected", "12 12 11"}, {"categories=annex", "12 13 11"}}) {
    Scenario s(3, {option});
    s.season(8).phase("end");
    s.pantheon("genio drago dea orco elefante balena tartaruga gigante");
    s.track(A, "science", 7).track(B, "science", 5).track(C, "science", 5);
    s.track(B, "culture", 10).track(A, "culture", 10).track(C, "culture", 3);
    s.track(A, "architecture", 6).track(B, "architecture", 2);
    s.cubes(A, 2, 0, 0).cubes(B, 0, 4, 0).cubes(C, 1, 4, 0).vp(A, 2).vp(B, 2);
    s.level2(A, "D13 D04 D05").level2(B, "D14 D15 D06 D07").level2(C, "D28 D08");
    s.level1(A, "D01 D17 D21").level1(C, "D11 D12 D25 D09 D10").begin();
    EXPECT_EQ(s.list_at("count.total"), totals) << option;
    EXPECT_EQ(s.list_at("count.temples"), "1 0 4");
  }
}

TEST(Count, BOM_T84_T174_domains) {
  Scenario s(2);
  s.season(8).phase("end").level2(A, "D40").level2(B, "D41 D37").begin();
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered(), (Texts{"assign D40 building", "assign D40 character"}));
  s.play("assign D40 building");
  EXPECT_EQ(s.text_at("domains.D40", B), "building");
  s.play(B, "assign D37 knowledge").play(B, "assign D41 character");
  EXPECT_TRUE(s.over());
}

TEST(Expansions, BOM_T88_T89_T90_seasons) {
  const char* const after = " white white white white yellow yellow brown";
  Scenario green(2, {"seasons=on"});
  green.tokens(std::string("green") + after).worker(A, "pawn", 2);
  green.zone("fields", "A").zone("caverns", "A").begin();
  EXPECT_EQ(green.decider(), B);
  Scenario yellow_one(2, {"seasons=on"});
  yellow_one.tokens("yellow white white white white black green brown");
  yellow_one.cubes(A, 0, 1, 0).cubes(B, 5, 5, 5).begin();
  use_it(yellow_one, "genio").play("draw 2");
  EXPECT_EQ(yellow_one.decision(), "placement");
  Scenario brown_one(2, {"seasons=on"});
  brown_one.tokens("brown white white white white black green yellow").phase("production");
  brown_one.level2(A, "D16 D04 D19 D34").cubes(A, 0, 2, 0).deity("orco", 0, 0, 0, "").begin();
  EXPECT_EQ(brown_one.stock(A), "0 2 1");
  use_it(brown_one, "genio");
  EXPECT_EQ(brown_one.offered(), (Texts{"decline", "draw 2"}));
}

TEST(Expansions, BOM_T92_T94_T95_T118_T181_adoration) {
  Scenario s(2, {"adoration=on"});
  s.cubes(A, 4, 1, 0).hand(A, "D01").begin();
  s.play("adore");
  EXPECT_EQ(s.offered(), (Texts{"cards 1", "cards 2", "cards 3", "cards 4"}));
  s.play("cards 3").play("lay food").play("lay food").play("lay coin").play("convert D01");
  EXPECT_EQ(s.options().size(), 3U);
  s.play(s.options().front());
  EXPECT_EQ(s.number_at("adoration_pile"), 7);
  EXPECT_EQ(s.stock(A), "2 0 0");
  Scenario end(2, {"adoration=on"});
  end.season(8).phase("end").adoration(A, "orco genio").cubes(A, 3, 0, 0).cubes(B, 3, 0, 0);
  end.track(A, "science", 4).track(B, "science", 6).begin();
  EXPECT_EQ(end.list_at("count.adoration"), "2 0");
  Scenario lost(2, {"adoration=on"});
  lost.season(8).phase("end").adoration(A, "orco genio").vp(A, 1).begin();
  EXPECT_EQ(lost.score(A), -1);
}

}  // namespace
}  // namespace veillee::bomarzo
