// Payments as a whole, prompts with their price, standings, sources of points.
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

std::string proposal(const Scenario& s) {
  const std::optional<Payment> payment = Samhain::payment(s.state, s.decider());
  if (!payment) return "nothing";
  std::string text;
  for (const Action& action : payment->proposal)
    text += (text.empty() ? "" : ", ") + print(Samhain::info().notation, action);
  return text;
}

std::string prompt(const Scenario& s, Language language) {
  return prompt_words<Samhain>(s.state, s.decider(), static_seat_names(Samhain::info()))
      .in(language);
}

TEST(Samhain, SAM_3_27_a_payment_is_told_as_a_whole_while_its_units_are_paid) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").member(A, "C05", 1, exhausted).turn_of(A);
  EXPECT_FALSE(Samhain::payment(s.state, A));
  s.play("develop").play("place C06");
  EXPECT_EQ(Samhain::payment(s.state, A)->due, 4);
  EXPECT_EQ(Samhain::payment(s.state, A)->paid, 0);
  s.play("pay wood");
  const auto payment = Samhain::payment(s.state, A);
  EXPECT_EQ(payment->due, 4);
  EXPECT_EQ(payment->paid, 1);
  EXPECT_EQ(payment->means[0].piece, "cube:wood");
  EXPECT_EQ(payment->means[0].have, 1);
  EXPECT_EQ(payment->unit.fr, "PM");
}

TEST(Samhain, SAM_8_12_the_payment_for_wisps_is_a_whole_too) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C09").wisps(A, 3).wisps(B, 2).reserve_wisps(1).round(2).turn_of(A);
  s.play("activate C01").play("perform dark");  // takes the last wisp
  while (s.decision() != Decision::pay) s.play(s.options().front());
  const auto payment = Samhain::payment(s.state, s.decider());
  EXPECT_EQ(payment->due, s.player(s.decider()).wisps);
  EXPECT_EQ(payment->paid, 0);
}

// Spare cubes first, then PA that lead nothing, Roman cubes, VP, and PA that lead.
TEST(Samhain, the_proposal_spares_what_is_worth_most) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").member(A, "C03").member(A, "C04").member(A, "C05");
  s.member(A, "C06").cubes(A, 4, 1, 0).vp(A, 1).worship(A, "sirona-light", 1);
  s.worship(B, "sirona-light", 2).worship(A, "belenos-dark", 1).turn_of(A);
  s.play("develop").play("place C07");
  EXPECT_EQ(proposal(s),
            "pay wood, pay wood, pay sirona-light, pay wood, pay wood, pay gold, pay vp");
}

TEST(Samhain, SAM_4_27_the_proposal_leaves_the_action_feasible) {
  Scenario s(2);
  s.member(A, "C02").cubes(A, 1, 0, 2).vp(A, 1).round(2).turn_of(A);  // a sickle: 1 stone and 1
                                                                      // wood
  s.play("activate C02").play("perform light");
  EXPECT_EQ(proposal(s), "pay stone");
}

TEST(Samhain, prompts_name_the_price_and_the_means) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").member(A, "C05", 1, exhausted).turn_of(A);
  EXPECT_EQ(prompt(s, Language::english),
            "Red, activate a card, or develop your clan: 4 multiple points, you have 6.");
  EXPECT_EQ(prompt(s, Language::french),
            "Rouge, activez une carte, ou développez votre clan\u202F: 4 PM, vous en avez 6.");
  s.play("develop").play("place C06");
  EXPECT_EQ(prompt(s, Language::english),
            "Red, pay 4 multiple points for developing your clan; you have 6. With what?");
}

TEST(Samhain, SAM_4_55_who_can_only_pass_is_told_so) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).cubes(A, 0, 0, 0).object(A, sickle).vp(A, 1).member(B, "C09");
  s.turn_of(A);
  EXPECT_EQ(prompt(s, Language::english), "Red, all your members are exhausted: pass.");
}

TEST(Samhain, SAM_2_17_the_standing_counts_nothing_behind_the_screens) {
  Scenario s(2);
  s.member(A, "C01").vp(A, 3).vp(B, 5).cubes(A, 6, 6, 6).wisps(B, 4).turn_of(A);
  const Outcome standing = Samhain::standing(s.state);
  EXPECT_EQ(standing.score[A], 3);
  EXPECT_EQ(standing.score[B], 5);
  EXPECT_EQ(standing.place[A], 2);
  EXPECT_TRUE(Samhain::score_sheet(s.state).empty());
}

TEST(Samhain, SAM_3_6_the_order_of_turns_begins_with_the_club) {
  Scenario s(3);
  s.member(C, "C01").club(C).turn_of(C);
  const SeatOrder order = Samhain::turn_order(s.state);
  EXPECT_EQ(order[0], C);
  EXPECT_EQ(order[1], A);
  EXPECT_EQ(order[2], B);
}

TEST(Samhain, SAM_1_24_views_tell_the_sides_of_all_rounds) {
  Scenario s(3);
  s.member(A, "C01").turn_of(A);
  EXPECT_NE(view_text<Samhain>(s.state, spectator)
                .find(R"("sides":["light","dark","light","dark","both"])"),
            std::string::npos);
}

// What an action earns is told with its source.
TEST(Samhain, points_know_where_they_come_from) {
  const auto sources = [](const Scenario& s) {
    std::vector<Source> all;
    for (const Event& event : s.events)
      if (const auto points = Samhain::points(event)) all.push_back(Source{points->source});
    return all;
  };
  Scenario offering(2);
  offering.member(A, "C03").cubes(A, 3, 0, 0).turn_of(A).play("activate C03");
  EXPECT_EQ(sources(offering), std::vector{Source::offerings});
  Scenario wisps(2);
  wisps.member(A, "C15").wisps(A, 2).round(2).turn_of(A).play("activate C15").play("perform dark");
  EXPECT_EQ(sources(wisps), std::vector{Source::wisps});
  Scenario objects(2);
  objects.member(A, "C09").object(A, horn, 2).turn_of(A);
  objects.play("activate C09").play("go on");
  EXPECT_EQ(sources(objects), std::vector{Source::objects});
}

}  // namespace
}  // namespace veillee::samhain
