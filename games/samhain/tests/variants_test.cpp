// The easy set-up, the counteraction and the open screens (section 10 of RULES.md).
#include <set>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// The members as the table of SAM-10.2 places them, everybody choosing the Light tracks.
Scenario easy_game(std::uint8_t players) {
  Scenario s = Scenario::from_start({.seats = players, .easy = 1});
  while (s.decision() == Decision::choose_track) s.play("track light");
  return s;
}

Scenario with_counteraction(std::uint8_t players) {
  return Scenario(players, {.counteraction = 1});
}

// ── The easy set-up ─────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_10_1_the_cards_lie_in_number_order) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const State state = Samhain::start({.seats = 2, .easy = 1}, seed);
    for (std::uint8_t k = 0; k < card_count; ++k) {
      EXPECT_EQ(state.card_at[k], k);
      EXPECT_EQ(state.square_of[k] / 3, deity_of_card(k));
    }
  }
}

TEST(Samhain, SAM_10_2_where_the_members_of_four_players_stand) {
  const Scenario s = easy_game(4);
  const Texts cards[] = {{"C13", "C01"}, {"C07", "C14"}, {"C10", "C03"}, {"C01", "C08"}};
  for (Seat seat = 0; seat < 4; ++seat) {
    for (const std::string& id : cards[seat]) EXPECT_EQ(s.active_on(seat, id), 1) << id;
    EXPECT_EQ(members_on_board(s.player(seat)), 2);
  }
}

TEST(Samhain, SAM_10_2_where_the_members_of_three_players_stand) {
  const Scenario s = easy_game(3);
  for (const char* id : {"C13", "C01", "C02"}) EXPECT_EQ(s.active_on(A, id), 1) << id;
  for (const char* id : {"C07", "C14", "C13"}) EXPECT_EQ(s.active_on(B, id), 1) << id;
  EXPECT_EQ(s.active_on(C, "C10"), 2);
  EXPECT_EQ(s.active_on(C, "C03"), 1);
  for (const Seat seat : {A, B, C}) EXPECT_EQ(members_on_board(s.player(seat)), 3);
}

TEST(Samhain, SAM_10_2_where_the_members_of_two_players_stand) {
  const Scenario s = easy_game(2);
  for (const char* id : {"C13", "C01", "C02", "C05"}) EXPECT_EQ(s.active_on(A, id), 1) << id;
  for (const char* id : {"C07", "C14", "C13", "C11"}) EXPECT_EQ(s.active_on(B, id), 1) << id;
  for (const Seat seat : {A, B}) EXPECT_EQ(members_on_board(s.player(seat)), 4);
}

TEST(Samhain, SAM_10_2_members_are_placed_in_the_order_of_the_table) {
  const Texts orders[] = {{"C13", "C07", "C01", "C14", "C02", "C13", "C05", "C11"},
                          {"C13", "C07", "C10", "C01", "C14", "C03", "C02", "C13", "C10"},
                          {"C13", "C07", "C10", "C01", "C01", "C14", "C03", "C08"}};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s = Scenario::from_start({.seats = players, .easy = 1});
    const Texts& order = orders[players - 2];
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto seat = static_cast<Seat>(i % players);
      const int before = s.active_on(seat, order[i]);
      s.play(seat, "track light");
      EXPECT_EQ(s.active_on(seat, order[i]), before + 1) << order[i];
    }
    EXPECT_EQ(s.decision(), Decision::main_action);
  }
}

TEST(Samhain, SAM_10_3_player_A_of_the_table_is_the_one_with_the_club) {
  std::set<Seat> drawn;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Scenario s(3);
    s.state = Samhain::start({.seats = 3, .easy = 1}, seed);
    const Seat first = s.state.first_player;
    drawn.insert(first);
    s.play(first, "track light");
    EXPECT_EQ(s.active_on(first, "C13"), 1);
    s.play(clockwise(first, 3), "track light");
    EXPECT_EQ(s.active_on(clockwise(first, 3), "C07"), 1);
    s.play(clockwise(first, 3, 2), "track light");
    EXPECT_EQ(s.active_on(clockwise(first, 3, 2), "C10"), 1);
  }
  EXPECT_EQ(drawn.size(), 3U);
}

TEST(Samhain, SAM_10_4_the_first_listed_member_gives_2_PA_and_each_other_1) {
  const Scenario s = easy_game(2);
  EXPECT_EQ(s.pa(A, "belenos-light"), 2);
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1 + 1);
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.pa(B, "sucellos-light"), 2);
  EXPECT_EQ(s.pa(B, "belenos-light"), 1 + 1);
  EXPECT_EQ(s.pa(B, "morrigan-light"), 1);
}

TEST(Samhain, SAM_10_5_the_track_is_still_chosen_and_light_is_proposed_first) {
  Scenario s = Scenario::from_start({.seats = 4, .easy = 1});
  EXPECT_EQ(s.options(), (Texts{"track light", "track dark"}));
  s.play(A, "track dark");
  EXPECT_EQ(s.pa(A, "belenos-dark"), 2);
  for (const Seat seat : {B, C, D, A, B, C, D}) s.play(seat, "track light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_6_everything_else_is_as_in_the_normal_set_up) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State easy = Samhain::start({.seats = players, .easy = 1}, 3);
    const State normal = Samhain::start({.seats = players}, 3);
    EXPECT_EQ(easy.reserve, normal.reserve);
    EXPECT_EQ(easy.reserve_wisps, normal.reserve_wisps);
    EXPECT_EQ(easy.reserve_objects, normal.reserve_objects);
    EXPECT_EQ(easy.players, normal.players);
    EXPECT_EQ(easy.round, normal.round);
  }
}

// ── The counteraction ───────────────────────────────────────────────────────────────────────────

// A activates C07 in a Light round and performs A13; B stands on C01.
Scenario after_A13(Options options) {
  Scenario s(2, options);
  s.member(A, "C07").member(B, "C01").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  return s;
}

TEST(Samhain, SAM_10_7_without_the_option_nobody_counteracts) {
  EXPECT_EQ(options_from<Options>(*game().setup(2)).counteraction, 0);
  const Scenario s = after_A13({});
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_8_one_copies_for_1_PM_and_exhausts_an_active_member) {
  Scenario s = after_A13({.counteraction = 1});
  EXPECT_EQ(s.decision(), Decision::counteraction);
  EXPECT_EQ(s.options(), (Texts{"copy C01 light", "decline"}));
  s.play(B, "copy C01 light").play(B, "pay stone");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 3, 1}}));
  EXPECT_EQ(s.pa(B, "sucellos-light"), 1);
}

TEST(Samhain, SAM_10_8_the_copy_may_be_declined) {
  Scenario s = after_A13({.counteraction = 1});
  s.play(B, "decline");
  EXPECT_EQ(s.active_on(B, "C01"), 1);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_8_any_card_with_an_active_member_can_give_the_copier) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").member(B, "C01").member(B, "C15").member(B, "C05", 1, exhausted).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.options(), (Texts{"copy C01 light", "copy C15 light", "decline"}));
}

TEST(Samhain, SAM_10_9_the_window_comes_after_the_last_slot_and_before_window_c) {
  Scenario s = with_counteraction(3);
  s.member(A, "C07", 2).member(B, "C01").member(C, "C07").object(A, rune).turn_of(A);
  s.play(A, "activate C07").play(A, "go on").play(A, "perform light");
  s.play(A, "perform light").play(A, "bonus none").play(C, "perform light");
  EXPECT_EQ(s.decision(), Decision::counteraction);
  s.play(B, "decline");
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  EXPECT_EQ(s.decider(), A);
}

TEST(Samhain, SAM_10_9_it_is_offered_clockwise_after_the_active_player) {
  Scenario s = with_counteraction(4);
  s.member(C, "C07").member(A, "C01").member(B, "C02").member(D, "C03").turn_of(C);
  s.play(C, "activate C07").play(C, "perform light");
  for (const Seat seat : {D, A, B}) {
    EXPECT_EQ(s.decision(), Decision::counteraction);
    s.play(seat, "decline");
  }
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), D);
}

TEST(Samhain, SAM_10_10_a_member_on_the_card_at_the_start_excludes_even_an_exhausted_one) {
  Scenario s = with_counteraction(3);
  s.member(A, "C07").member(B, "C07", 1, exhausted).member(B, "C01").member(C, "C02").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.decision(), Decision::counteraction);
  EXPECT_EQ(s.decider(), C);
  s.play(C, "decline");
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_10_one_who_lost_the_member_on_the_card_meanwhile_is_excluded) {
  Scenario s = with_counteraction(3);
  s.member(A, "C12").member(B, "C12").member(B, "C01").member(C, "C02").turn_of(A);
  s.play(A, "activate C12").play(A, "kill B C12 waiting");
  // Two tombs are free, so A23 could be copied; C is asked, B is not.
  EXPECT_EQ(s.decision(), Decision::counteraction);
  s.play(C, "decline");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_10_one_who_came_to_the_card_meanwhile_may_copy) {
  Scenario s = with_counteraction(2);
  s.member(A, "C14").member(A, "C02").member(B, "C01").member(B, "C05").round(2).turn_of(A);
  s.play(A, "activate C14").play(A, "perform dark");
  s.play(A, "pick C14 exhausted").play(A, "swap B C01 active");
  EXPECT_EQ(s.active_on(B, "C14"), 1);
  EXPECT_EQ(s.decision(), Decision::counteraction);
  EXPECT_TRUE(s.offers("copy C14 dark"));
  EXPECT_TRUE(s.offers("copy C05 dark"));
}

TEST(Samhain, SAM_10_10_the_member_to_exhaust_must_be_active) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").member(B, "C01", 2, exhausted).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_10b_without_a_member_on_the_board_nobody_counteracts) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").worship(B, "sirona-light", 5).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_11_only_sides_that_an_opponent_performed_can_be_copied) {
  Scenario s = with_counteraction(3);
  s.member(A, "C07").member(C, "C07").member(B, "C01").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  s.play(C, "perform dark").play(C, "pay wood");
  EXPECT_EQ(s.options(), (Texts{"copy C01 light", "copy C01 dark", "decline"}));
}

TEST(Samhain, SAM_10_11_a_side_replaced_by_a_wisp_cannot_be_copied) {
  Scenario s = with_counteraction(2);
  s.member(A, "C03").member(B, "C01").cubes(B, 4, 2, 2).turn_of(A).play(A, "activate C03");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_11_a_side_replaced_by_a_dolmen_cannot_be_copied) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").member(B, "C01").object(A, dolmen).turn_of(A);
  s.play(A, "activate C07").play(A, "use dolmen");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_11_copying_the_opposite_side_costs_no_second_PM) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").member(B, "C01").turn_of(A);
  s.play(A, "activate C07").play(A, "perform dark").play(A, "pay wood");
  s.play(B, "copy C01 dark").play(B, "pay wood");
  EXPECT_EQ(s.player(B).cubes, (Cubes{{1, 4, 2}}));
  EXPECT_EQ(s.player(B).wisps, 1);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_11_the_PM_is_due_even_where_both_sides_are_native) {
  Scenario s = with_counteraction(3);
  s.round(5).member(A, "C07").member(B, "C01").cubes(B, 1, 0, 0).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light").play(B, "copy C01 light");
  EXPECT_EQ(s.player(B).cubes, (Cubes{{0, 1, 0}}));
}

TEST(Samhain, SAM_10_12_an_action_that_the_payment_would_spoil_cannot_be_copied) {
  Scenario s = with_counteraction(2);
  // A27 needs a gold and a stone, and B has nothing else to pay the PM with.
  s.member(A, "C14").member(B, "C01").cubes(B, 0, 1, 1).turn_of(A);
  s.play(A, "activate C14").play(A, "perform light");
  EXPECT_EQ(s.happened(Happened::copies), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_10_12_only_payments_that_leave_the_action_possible_are_offered) {
  Scenario s = with_counteraction(2);
  s.member(A, "C14").member(B, "C01").cubes(B, 1, 1, 2).turn_of(A);
  s.play(A, "activate C14").play(A, "perform light").play(B, "copy C01 light");
  EXPECT_EQ(s.options(), (Texts{"pay wood", "pay stone"}));
  EXPECT_EQ(s.refusal("pay gold"), "SAM-4.27");
}

TEST(Samhain, SAM_10_13_one_copy_for_each_player_and_activation) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07").member(B, "C01").member(B, "C02").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  s.play(B, "copy C01 light").play(B, "pay wood");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.active_on(B, "C02"), 1);
}

TEST(Samhain, SAM_10_13_a_copy_has_no_bonus) {
  Scenario s = with_counteraction(2);
  s.member(A, "C07", 2).member(B, "C01").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light").play(A, "perform light").play(A, "bonus cube");
  s.play(B, "copy C01 light").play(B, "pay wood");
  EXPECT_EQ(s.player(B).cubes, (Cubes{{1, 3, 2}}));
  EXPECT_EQ(s.happened(Happened::repeats, B), 0);
}

TEST(Samhain, SAM_10_13_a_copy_cannot_be_copied) {
  Scenario s = with_counteraction(3);
  s.member(A, "C07").member(B, "C01").member(C, "C02").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light").play(B, "decline");
  s.play(C, "copy C02 light").play(C, "pay wood");
  // C's copy opens no window of its own: B is asked for his turn, not for another copy.
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_10_14_the_exhausted_member_is_the_one_that_A09_sacrifices) {
  Scenario s = with_counteraction(3);
  s.member(A, "C05").member(B, "C07").member(B, "C02").turn_of(A).play(A, "activate C05");
  s.play(B, "copy C07 light").play(B, "pay wood");
  EXPECT_EQ(members_on_board(s.player(B)), 1);
  EXPECT_EQ(s.active_on(B, "C02"), 1);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(B).upright[rune], 1);
}

TEST(Samhain, SAM_10_14_the_exhausted_member_is_the_one_that_A23_sacrifices) {
  Scenario s = with_counteraction(4);
  s.member(A, "C12").member(A, "C05").member(B, "C07").member(C, "C02").turn_of(A);
  s.play(A, "activate C12").play(A, "kill C C02 active");
  s.play(B, "copy C07 light").play(B, "pay wood");
  // Four players have five tombs: two were taken by A23, two are taken by its copy.
  EXPECT_EQ(members_on_board(s.player(B)), 0);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(A).buried, 2);
  EXPECT_EQ(s.player(B).vp, 2);
}

TEST(Samhain, SAM_10_15_a_graveyard_filled_by_a_copy_is_emptied_at_once) {
  Scenario s = with_counteraction(2);
  s.member(A, "C05").member(B, "C07").buried(A, 1).own_reserve(A, 5).own_reserve(B, 5).turn_of(A);
  s.play(A, "activate C05");
  EXPECT_EQ(s.player(A).buried, 2);
  s.play(B, "copy C07 light").play(B, "pay wood");
  EXPECT_EQ(s.happened(Happened::graveyard_emptied), 1);
  EXPECT_EQ(s.player(A).own_reserve, 5 + 2);
  EXPECT_EQ(s.player(B).own_reserve, 5 + 1);
  EXPECT_EQ(s.player(B).upright[rune], 1);
}

TEST(Samhain, SAM_10_15_a_wisp_event_caused_by_a_copy_comes_at_once) {
  Scenario s = with_counteraction(3);
  s.member(A, "C07").member(B, "C01").member(C, "C02").wisps(A, 2).wisps(C, 3).round(2).turn_of(A);
  s.play(A, "activate C07").play(A, "perform dark");
  EXPECT_EQ(s.state.reserve_wisps, 1);
  s.play(B, "copy C01 dark").play(B, "pay wood");
  EXPECT_EQ(s.happened(Happened::event_begins, B), 1);
  EXPECT_EQ(s.state.event_running, 1);
  EXPECT_EQ(s.decision(), Decision::bury);  // A and C have three each, and A holds the club
  EXPECT_EQ(s.decider(), A);
}

TEST(Samhain, SAM_T76_copying_the_gift_of_self) {
  Scenario none_left = with_counteraction(2);
  none_left.member(A, "C05").member(B, "C07").reserve_object(rune, 1).turn_of(A);
  none_left.play(A, "activate C05");
  EXPECT_EQ(none_left.player(A).upright[rune], 1);
  EXPECT_EQ(none_left.decider(), A);  // his window (c): B could do nothing
  EXPECT_EQ(none_left.decision(), Decision::after_main_action);

  Scenario one_left = with_counteraction(2);
  one_left.member(A, "C05").member(B, "C07").reserve_object(rune, 2).turn_of(A);
  one_left.play(A, "activate C05").play(B, "copy C07 light").play(B, "pay gold");
  EXPECT_EQ(one_left.player(B).cubes, (Cubes{{2, 1, 2}}));
  EXPECT_EQ(members_on_board(one_left.player(B)), 0);
  EXPECT_EQ(one_left.player(B).buried, 1);
  EXPECT_EQ(one_left.player(B).upright[rune], 1);
  EXPECT_EQ(one_left.state.reserve_objects[rune], 0);
}

TEST(Samhain, SAM_T108_a_copy_that_takes_the_last_wisp) {
  Scenario s = with_counteraction(2);
  s.member(A, "C01").member(B, "C09").wisps(A, 1).wisps(B, 3).cubes(B, 0, 1, 0).object(A, rune);
  s.round(2).turn_of(A).play(A, "activate C01").play(A, "go on").play(A, "perform dark");
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.state.reserve_wisps, 1);

  s.play(B, "copy C09 dark");  // with the gold, the only thing he has
  EXPECT_EQ(s.pa(B, "cernunnos-dark"), 1);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 0, 0}}));
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(B).wisps, 4);
  s.play(B, "bury C09 exhausted");
  EXPECT_EQ(s.player(B).buried, 1);
  s.play(A, "pay gold").play(A, "pay stone");
  // B owes 4 and has 3: all of it goes.
  EXPECT_EQ(pm_capacity(s.player(B)), 0);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{4, 1, 1}}));
  EXPECT_EQ(s.state.reserve_wisps, 6);
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  EXPECT_EQ(s.decider(), A);
}

}  // namespace
}  // namespace veillee::samhain
