// Dice, set-up and the turn (sections 1 to 3, 7 and 8 of RULES.md), played with the toy.
#include <map>

#include "games/dicium/tests/toy.hpp"

namespace veillee::dicium {
namespace {

// Dice after a throw of all five, many times.
std::map<std::string, int> faces_of_many_throws(int throws) {
  Scenario s;
  s.thrown("F1 F1 F1 F1 F1").begin(A);
  const auto action = s.game().parse_action("throw F1 F1 F1 F1 F1");
  std::map<std::string, int> seen;
  for (int seed = 0; seed < throws; ++seed) {
    AnyState state = s.state();
    s.game().reseed(state, static_cast<std::uint64_t>(seed));
    s.game().apply(state, A, *action);
    const Result<json::Value> view = json::read(s.game().view(state, A));
    for (const json::Value& die : view->find("dice")->items) ++seen[die.string];
  }
  return seen;
}

// ── 1. Dice ──────────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_1_1_and_DIC_3_12_eleven_dice_for_all) {
  Scenario s(4);
  for (const Seat seat : {B, C, D}) s.reserve(seat, "F4 F1");
  s.hand("F1 F2 F3 F4 F5").begin(A);
  EXPECT_EQ(s.pool(), 0) << "three reserves of two, and the largest hand";
}

TEST(Dicium, DIC_1_2_DIC_1_5_DIC_1_6_and_DIC_C1_six_faces_equally_often) {
  const auto seen = faces_of_many_throws(1200);
  ASSERT_EQ(seen.size(), 6U);
  for (const auto& [face, n] : seen) {
    EXPECT_GT(n, 850) << face;
    EXPECT_LT(n, 1150) << face;
  }
}

// The colour combinations that a single die makes.
std::string colour_of_die(std::string_view face) {
  Scenario s;
  const std::string die(face);
  s.charms(A, "0,0,1,0").hand(die + (die == "F4" ? " F1 F1" : " F4 F4")).begin(A);
  if (s.offers("play move " + die)) return "blue";
  if (s.offers("play duel " + die)) return "yellow";
  if (s.offers("play ki2 " + die)) return "green";
  return s.offers("play rage " + die) ? "red" : "none";
}

TEST(Dicium, DIC_1_4_colours_of_the_faces) {
  EXPECT_EQ(colour_of_die("F1"), "green");
  EXPECT_EQ(colour_of_die("F2"), "blue");
  EXPECT_EQ(colour_of_die("F3"), "yellow");
  EXPECT_EQ(colour_of_die("F4"), "red");
  EXPECT_EQ(colour_of_die("F5"), "blue");
  EXPECT_EQ(colour_of_die("FS"), "green");
}

TEST(Dicium, DIC_1_3_a_symbol_is_any_value_or_green_and_no_other_colour) {
  for (const char* other : {"F1", "F2", "F3", "F4", "F5"}) {
    Scenario s;
    s.hand(std::string(other) + " FS F5").begin(A);
    EXPECT_TRUE(s.offers("play pair " + std::string(other) + " FS")) << other;
  }
  Scenario s;
  s.charms(A, "1,1,1,1").hand("FS FS FS").begin(A);
  EXPECT_TRUE(s.offers("play ki2 FS"));
  EXPECT_FALSE(s.asks("play move"));
  EXPECT_FALSE(s.asks("play duel"));
  EXPECT_FALSE(s.asks("play rage"));
}

TEST(Dicium, DIC_1_7_and_DIC_C2_the_combat_die_shows_1_to_6_equally_often) {
  Scenario s;
  s.hand("F3 F1 F1").begin(A);
  const auto action = s.game().parse_action("play duel F3");
  std::array<int, 8> seen{};
  constexpr int fights = 3000;
  for (int seed = 0; seed < fights; ++seed) {
    AnyState state = s.state();
    s.game().reseed(state, static_cast<std::uint64_t>(seed));
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    s.game().apply(state, A, *action, &sink);
    for (const Event& event : events)
      if (s.game().info().events[event.kind].name == "attack_thrown") ++seen[event.args[0]];
  }
  EXPECT_EQ(seen[0] + seen[7], 0);
  for (std::size_t die = 1; die <= 6; ++die) {
    EXPECT_GT(seen[die], 400);
    EXPECT_LT(seen[die], 600);
  }
}

TEST(Dicium, DIC_1_9_DIC_1_11_and_DIC_1_12_eight_slots_and_what_they_give) {
  const auto bonus = [](std::string_view slot, std::size_t colour) {
    Scenario s;
    s.bonuses(A, slot).hand("F1 F2 F3").begin(A);
    return static_cast<int>(
        s.view().find("seats")->items[0].find("rows")->items[colour].find("bonus")->number);
  };
  const std::map<std::string, std::size_t> colours = {
      {"B2a", 0}, {"B2b", 1}, {"B3a", 2}, {"B3b", 3}, {"B4b", 1}, {"B5a", 0}, {"B5b", 3}};
  for (const auto& [slot, colour] : colours)
    for (std::size_t row = 0; row < 4; ++row)
      EXPECT_EQ(bonus(slot, row), row == colour ? 1 : 0) << slot << ' ' << row;
  for (std::size_t row = 0; row < 4; ++row) EXPECT_EQ(bonus("B4a", row), 0);
}

TEST(Dicium, DIC_1_9_two_slots_a_level) {
  const std::map<int, std::string> dice = {
      {2, "F1 F1"}, {3, "F1 F1 F1"}, {4, "F1 F1 F1 F1"}, {5, "F1 F1 F1 F1 F1"}};
  for (const auto& [level, spent] : dice) {
    Scenario s;
    s.hand("F1 F1 F1 F1 F1").begin(A);
    s.play("play ki" + std::to_string(level) + " " + spent);
    const std::string n = std::to_string(level);
    EXPECT_EQ(s.offered("slot"), (Texts{"B" + n + "a", "B" + n + "b"}));
  }
}

TEST(Dicium, DIC_1_10_every_slot_of_every_board_can_be_filled) {
  Scenario s(4);
  for (const Seat seat : {A, B, C, D}) s.bonuses(seat, "B2a B2b B3a B3b B4a B4b B5a B5b");
  s.hand("F1 F1 F1").begin(A);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.bonuses(seat).size(), 8U);
}

// ── 2. Set-up ────────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_2_1_DIC_2_2_and_DIC_2_3_a_hand_of_3_no_bonus_an_empty_reserve) {
  const Scenario s(4);
  for (const Seat seat : {A, B, C, D}) {
    EXPECT_EQ(s.hand_of(seat), 3);
    EXPECT_EQ(s.bonuses(seat), Texts{});
    EXPECT_EQ(s.reserve(seat), Texts{});
  }
  EXPECT_EQ(s.list("dice").size(), 3U);
}

TEST(Dicium, DIC_2_4_and_DIC_C3_a_drawn_first_player_is_anybody_equally_often) {
  Scenario s(4);
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 0; seed < 800; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    ++seen[json::read(s.game().view(state, A))->find("active")->string];
  }
  EXPECT_EQ(seen.size(), 4U);
  for (const auto& [seat, n] : seen) EXPECT_NEAR(n, 200, 60) << seat;
}

TEST(Dicium, DIC_2_5_DIC_3_28_and_DIC_T52_first_player_rounds_and_a_seat_that_is_not_there) {
  Scenario s(3, {"first=B"});
  for (const Seat seat : {B, C, A}) {
    EXPECT_EQ(s.active(), seat);
    EXPECT_EQ(s.number("round"), 1);
    s.play("stop").then("end actions").play("reserve");
  }
  EXPECT_EQ(s.active(), B);
  EXPECT_EQ(s.number("round"), 2);
  EXPECT_EQ(s.number("turn"), 4);
  EXPECT_FALSE(s.game().setup(3, Texts{"first=D"}).ok());
}

// ── 3. The turn ──────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_3_1_turns_go_clockwise) {
  Scenario s(3, {"first=A"});
  for (const Seat next : {B, C, A}) {
    s.play("stop").then("end actions").play("reserve");
    EXPECT_EQ(s.active(), next);
  }
}

TEST(Dicium, DIC_3_2_throw_then_action_then_reserve) {
  Scenario s;
  s.reserve(A, "F4").begin(A);
  EXPECT_EQ(s.decision(), "keep");
  s.throws("F2 F2 F4", "keep F4");
  EXPECT_EQ(s.decision(), "reroll");
  s.play("stop");
  EXPECT_EQ(s.decision(), "combine");
  s.play("play move F2").then("go 1").play("end actions");
  EXPECT_EQ(s.decision(), "reserve");
  s.play("reserve F4");
  EXPECT_EQ(s.active(), B);
}

TEST(Dicium, DIC_3_3_and_DIC_D1_each_die_of_the_reserve_is_kept_or_taken_back) {
  Scenario s;
  s.reserve(A, "F3 F4").begin(A);
  EXPECT_EQ(s.offered("keep"), (Texts{"", "F3", "F3 F4", "F4"}));
  s.throws("F1 F1 F4", "keep F4");
  EXPECT_EQ(s.reserve(A), Texts{});
  EXPECT_EQ(s.list("kept"), words_in("F4"));
}

TEST(Dicium, DIC_3_3_DIC_3_9_DIC_3_27_and_DIC_T11_taken_back_dice_are_thrown) {
  Scenario s;
  s.reserve(A, "F3").begin(A);
  s.throws("F1 F1 F1", "keep");
  EXPECT_EQ(s.dice(), sorted("F1 F1 F1"));
  EXPECT_EQ(s.reserve(A), Texts{});
}

TEST(Dicium, DIC_3_4_DIC_3_5_and_DIC_T10_kept_and_thrown_dice_are_the_active_hand) {
  Scenario s;
  s.reserve(A, "F3 F3").begin(A);
  s.throws("F1 F3 F3", "keep F3 F3");
  EXPECT_EQ(s.dice().size(), 3U);
  EXPECT_EQ(s.number("throws"), 1);
  for (const int hand : {4, 5}) {
    Scenario more;
    more.reserve(A, "F3").active_hand(A, hand).begin(A);
    more.play("keep F3");
    EXPECT_EQ(more.dice().size(), static_cast<std::size_t>(hand));
  }
}

TEST(Dicium, DIC_3_6_and_DIC_T12_one_reroll_of_any_dice) {
  Scenario s;
  s.thrown("F1 F2 F3").begin(A);
  s.throws("F1 F4 F4", "throw F2 F3");
  EXPECT_EQ(s.decision(), "combine") << "no further re-roll";
}

TEST(Dicium, DIC_3_7_DIC_6_5_and_DIC_T13_the_reroll_bonus_gives_a_second_one) {
  Scenario s;
  s.bonuses(A, "B4a").thrown("F1 F2 F3").begin(A);
  s.throws("F1 F4 F4", "throw F2 F3");
  EXPECT_EQ(s.decision(), "reroll");
  s.throws("F4 F4 F5", "throw F1");
  EXPECT_EQ(s.decision(), "combine");
}

TEST(Dicium, DIC_3_8_a_kept_die_may_be_thrown_later) {
  Scenario s;
  s.reserve(A, "F4").begin(A);
  s.throws("F2 F3 F4", "keep F4").throws("F1 F2 F3", "throw F4");
  EXPECT_EQ(s.dice(), sorted("F1 F2 F3"));
  EXPECT_EQ(s.list("kept"), Texts{});
}

TEST(Dicium, DIC_T1_the_straight_of_the_rulebook) {
  Scenario s;
  s.reserve(A, "F4").begin(A);
  s.throws("F2 F3 F4", "keep F4").throws("F1 F2 F3", "throw F4");
  s.play("play straight F1 F2 F3").play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
  EXPECT_EQ(s.active(), B) << "no second action, no reserve";
  EXPECT_EQ(s.reserve(A), Texts{});
}

TEST(Dicium, DIC_3_10_there_is_no_way_back_to_the_dice_before_a_throw) {
  Scenario s;
  s.thrown("F1 F2 F3").begin(A);
  const std::uint64_t before = s.game().chance_drawn(s.state());
  s.throws("F1 F2 F4", "throw F3");
  EXPECT_GT(s.game().chance_drawn(s.state()), before) << "the table takes nothing back past it";
}

TEST(Dicium, DIC_3_11_where_a_die_came_from_does_not_matter) {
  Scenario kept;
  kept.reserve(A, "F2").begin(A);
  kept.throws("F1 F2 F3", "keep F2").play("stop");
  Scenario thrown;
  thrown.hand("F1 F2 F3").begin(A);
  EXPECT_EQ(kept.options(), thrown.options());
}

TEST(Dicium, DIC_3_13_and_DIC_3_14_two_actions_at_most) {
  Scenario s;
  s.hand("F2 F2 F2 F5").begin(A);
  s.play("play move F2").then("go 1");
  EXPECT_EQ(s.number("actions"), 1);
  s.play("play move F2").then("go 1");
  EXPECT_EQ(s.decision(), "reserve") << "although two blue dice are left";
}

TEST(Dicium, DIC_3_14_none_is_allowed_too) {
  Scenario s;
  s.hand("F2 F2 F2 F5").begin(A);
  s.play("end actions").play("reserve");
  EXPECT_EQ(s.active(), B);
}

TEST(Dicium, DIC_3_15_dice_of_an_action_are_discarded_at_once) {
  Scenario s;
  s.hand("F2 F2 F2 F5").begin(A);
  const int pool = s.pool();
  s.play("play move F2 F5");
  EXPECT_EQ(s.decision(), "walk") << "still under way";
  EXPECT_EQ(s.dice(), sorted("F2 F2"));
  EXPECT_EQ(s.pool(), pool + 2);
}

TEST(Dicium, DIC_3_16_the_first_action_is_over_when_the_second_begins) {
  Scenario s;
  s.hand("F2 F2 F2 F5").begin(A);
  s.play("play move F2 F2").play("go 1");
  EXPECT_FALSE(s.asks("go")) << "the square that was left is lost";
  s.play("play move F2").then("go 1");
  EXPECT_EQ(s.score(A), 2);
}

TEST(Dicium, DIC_3_17_DIC_3_18_and_DIC_T35_each_die_once_two_actions_of_any_kind) {
  Scenario s;
  s.hand("F2 F2 F5").begin(A);
  s.play("play pair F2 F2");
  EXPECT_EQ(s.offered("play"), (Texts{"move F5"}));
  s.play("play move F5").then("go 1");
  EXPECT_EQ(s.active(), B) << "no die is left";
}

TEST(Dicium, DIC_3_18_two_of_the_same_kind) {
  Scenario s;
  s.hand("F2 F2 F5 F5").begin(A);
  s.play("play pair F2 F2").play("play pair F5 F5");
  EXPECT_EQ(s.score(A), 20);
}

TEST(Dicium, DIC_3_19_and_DIC_T19_a_straight_that_gives_nothing_is_refused) {
  Scenario s;
  s.bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").hand("F1 F2 F3 F4 F5").begin(A);
  EXPECT_FALSE(s.asks("play straight"));
  EXPECT_FALSE(s.refusal("play straight F1 F2 F3 F4 F5").empty());
}

TEST(Dicium, DIC_3_20_a_walk_may_stop_early) {
  Scenario s;
  s.bonuses(A, "B2a").hand("F2 F5 F1").begin(A);
  s.play("play move F2 F5");
  EXPECT_EQ(s.offered("go"), sorted("1 2 3"));
}

TEST(Dicium, DIC_3_21_and_DIC_D6_up_to_two_unspent_dice_stay_as_they_are) {
  Scenario s;
  s.hand("F1 F4 F4").begin(A);
  s.play("end actions");
  EXPECT_EQ(s.offered("reserve"), (Texts{"", "F1", "F1 F4", "F4", "F4 F4"}));
  s.play("reserve F4 F4");
  EXPECT_EQ(s.reserve(A), sorted("F4 F4"));
  EXPECT_EQ(s.active(), B);
}

TEST(Dicium, DIC_3_22_dice_that_were_in_reserve_before_are_part_of_the_choice) {
  Scenario s;
  s.reserve(A, "F4 F4").begin(A);
  s.throws("F1 F4 F4", "keep F4 F4").play("stop").then("end actions");
  EXPECT_EQ(s.offered("reserve"), (Texts{"", "F1", "F1 F4", "F4", "F4 F4"}));
}

TEST(Dicium, DIC_3_23_keeping_is_optional_and_seen_by_all) {
  Scenario none;
  none.hand("F1 F4 F4").begin(A);
  none.play("end actions").play("reserve");
  EXPECT_EQ(none.reserve(A), Texts{});
  for (const char* face : {"F1", "F2", "F3", "F4", "F5", "FS"}) {
    Scenario s;
    s.hand(std::string(face) + " " + face + " " + face).begin(A);
    s.play("end actions").play("reserve " + std::string(face));
    const auto seen = json::read(s.game().view(s.state(), B));
    EXPECT_EQ(seen->find("seats")->items[A].find("reserve")->items[0].string, face);
  }
}

TEST(Dicium, DIC_3_24_the_order_of_the_actions_is_free) {
  for (const bool pair_first : {true, false}) {
    Scenario s;
    s.hand("F2 F2 F5").begin(A);
    if (pair_first) s.play("play pair F2 F2");
    s.play("play move F5").then("go 1");
    if (!pair_first) s.play("play pair F2 F2");
    EXPECT_EQ(s.score(A), 11);
  }
}

TEST(Dicium, DIC_3_25_dice_stay_spent_when_the_action_comes_to_nothing) {
  Scenario s;
  s.hand("F3 F1 F1").begin(A);
  s.rolls({1, 6}, "play duel F3");
  EXPECT_EQ(s.dice(), sorted("F1 F1"));
  EXPECT_EQ(s.number("actions"), 1);
}

TEST(Dicium, DIC_3_26_nothing_is_carried_over) {
  Scenario s(2, {"first=A"});
  s.hand("F1 F4 F4").begin(A);
  s.play("end actions").play("reserve");               // two actions unused
  s.then("stop").then("end actions").then("reserve");  // B
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.number("actions"), 0);
  EXPECT_EQ(s.number("throws"), 1);
}

// ── 7. Active hand ───────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_7_1_from_3_to_5) {
  for (const int hand : {3, 4, 5}) {
    Scenario s;
    s.reserve(A, "F1").active_hand(A, hand).begin(A);
    s.play("keep");
    EXPECT_EQ(s.dice().size(), static_cast<std::size_t>(hand));
  }
}

TEST(Dicium, DIC_7_2_DIC_7_3_DIC_7_6_and_DIC_T40_a_straight_adds_one_die_from_the_next_turn_on) {
  Scenario s;
  s.hand("F1 F2 F3 F4").begin(A);
  s.play("play straight F1 F2 F3 F4").play("hand");
  EXPECT_EQ(s.hand_of(A), 5);
  EXPECT_EQ(s.list("dice").size(), 3U) << "B's: A's turn is over, no die was added to it";
  s.then("stop").then("end actions").then("reserve");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.list("dice").size(), 5U);
}

TEST(Dicium, DIC_7_4_and_DIC_T20_with_five_dice_only_the_bonus_is_left) {
  Scenario s;
  s.bonuses(A, "B2a B2b B3a B3b B4a B4b B5a").hand("F1 F2 F3 F4 F5").begin(A);
  s.play("play straight F1 F2 F3 F4 F5");
  EXPECT_EQ(s.bonuses(A).size(), 8U) << "B5b, not asked";
  EXPECT_EQ(s.hand_of(A), 5);
}

TEST(Dicium, DIC_7_5_a_hand_never_shrinks) {
  Scenario s;
  s.active_hand(A, 5).reserve(A, "F4 F4").begin(A);
  s.play("keep F4 F4").play("stop").then("end actions").play("reserve");
  EXPECT_EQ(s.hand_of(A), 5);
}

// ── 8. Reserve ───────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_8_1_two_dice_at_most_locked_from_the_pool) {
  Scenario s;
  s.hand("F1 F4 F4").begin(A);
  s.play("end actions");
  EXPECT_FALSE(s.refusal("reserve F1 F2").empty());
  s.play("reserve F4 F4");
  EXPECT_EQ(s.reserve(A).size(), 2U);
  EXPECT_EQ(s.pool(), 11 - 2 - 3) << "B has thrown";
}

TEST(Dicium, DIC_8_2_they_are_asked_for_at_the_next_own_turn) {
  Scenario s;
  s.hand("F1 F4 F4").begin(A);
  s.play("end actions").play("reserve F1 F4");
  s.then("stop").then("end actions").play("reserve");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.decision(), "keep");
  EXPECT_EQ(s.offered("keep"), (Texts{"", "F1", "F1 F4", "F4"}));
}

TEST(Dicium, DIC_8_3_red_dice_of_a_reserve_defend) {
  Scenario s;
  s.reserve(B, "F4 F4").hand("F3 F1 F1").begin(A);
  s.rolls({3}, "play duel F3");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.offered("engage"), sorted("0 1 2"));
}

TEST(Dicium, DIC_8_4_engaged_in_defence_they_are_gone) {
  Scenario s;
  s.reserve(B, "F4 F1").hand("F3 F1 F1").begin(A);
  s.rolls({3}, "play duel F3").rolls({5}, "engage 1");
  EXPECT_EQ(s.reserve(B), words_in("F1"));
}

TEST(Dicium, DIC_8_5_nothing_else_is_done_with_a_reserve_outside_the_own_throw) {
  Scenario s;
  s.reserve(B, "F4 F1").hand("F2 F1 F1").begin(A);
  s.play("play move F2").then("go 1").play("end actions");
  EXPECT_EQ(s.reserve(B), sorted("F1 F4"));
  EXPECT_FALSE(s.asks("keep"));
}

}  // namespace
}  // namespace veillee::dicium
