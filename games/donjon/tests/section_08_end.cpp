// The end of the game (section 8 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_T1_and_DON_8_1_the_largest_track_counts) {
  Scenario s(3);
  s.trophies(A, "M1 M2").trophies(C, "M3").hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.objective(), 7);
}

TEST(Donjon, DON_T7_and_DON_8_1_and_DON_8_9_trophies_do_not_add_up) {
  Scenario s;
  s.trophies(A, "M1 M2 M3").trophies(B, "M4 M5 M6").hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.objective(), 6);
  Scenario none;
  none.hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(none.objective(), 9);
}

TEST(Donjon, DON_T2_the_King_arrives_one_chest_too_early) {
  Scenario s;
  s.trophies(A, "M1 M2").chests("RE3 TR1 TR2 TR3 TR4 TR5").king("F2").king_rolls(B, 2);
  EXPECT_EQ(s.objective(), 7);
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "enthroned");
}

TEST(Donjon, DON_T3_and_DON_8_4_the_King_arrives_before_the_crown) {
  Scenario s;
  s.trophies(A, "M1 M2").chests("RE1 TR1 TR2 TR3 TR4 TR5 TR6").king("F2").king_rolls(B, 5);
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "enthroned");
}

TEST(Donjon, DON_T4_and_DON_8_2_the_seventh_chest_wins_at_once) {
  Scenario s;
  s.trophies(A, "M1 M2").chests("RE3 TR1 TR2 TR3 TR5 TR6").hero(A, "A1");
  s.content("A1", "TR4").hand("F1 FS F2").turn_of(A);
  EXPECT_FALSE(s.over());
  s.play("play treasure F1 FS");
  EXPECT_EQ(s.number("opened_chests"), 7);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result(), "won");
  EXPECT_EQ(s.how(), "crowned");
}

TEST(Donjon, DON_8_2_neither_the_crown_nor_the_chests_alone) {
  Scenario crown;
  crown.hero(A, "K1").content("K1", "RE3").hand("F1 FS FS").turn_of(A);
  crown.play("play relic F1 FS FS");
  EXPECT_EQ(crown.text("crown"), "found");
  EXPECT_FALSE(crown.over());
  Scenario chests;
  chests.trophies(A, "M1 M2").chests("RE1 TR1 TR2 TR3 TR5 TR6").hero(A, "A1");
  chests.content("A1", "TR4").hand("F1 FS F2").turn_of(A);
  chests.play("play treasure F1");
  EXPECT_EQ(chests.number("opened_chests"), 7);
  EXPECT_FALSE(chests.over());
}

TEST(Donjon, DON_8_2_the_crown_itself_may_be_the_last_chest) {
  Scenario s;
  s.trophies(B, "M1 M2 M3").chests("RE1 RE2 TR1 TR2 TR3").hero(A, "K1");
  s.content("K1", "RE3").hand("F1 FS FS").turn_of(A);
  s.play("play relic F1 FS");
  EXPECT_EQ(s.result(), "won");
}

TEST(Donjon, DON_8_3_and_DON_8_10_a_goblin_from_an_empty_reserve_loses_for_all) {
  Scenario s(3);
  s.hero(A, "C2").goblins("B4 D8 E8 H8 I1").reveals(A, "GO2");
  EXPECT_EQ(s.result(), "lost");
  const Outcome outcome = s.game().outcome(s.state());
  EXPECT_EQ(outcome.kind, Outcome::Kind::together);
  EXPECT_TRUE(outcome.winners.empty());
  for (const Seat seat : {A, B, C}) EXPECT_EQ(outcome.share(seat), 0);
}

TEST(Donjon, DON_8_5_the_effect_comes_before_the_count) {
  Scenario s;
  s.trophies(A, "M1 M2").chests("RE3 TR1 TR4 TR3 TR5 TR6").hero(A, "A1");
  s.content("A1", "TR2").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS");
  EXPECT_EQ(s.decision(), "treasure");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.number("opened_chests"), 6);
  s.play("lay B1");
  EXPECT_EQ(s.portal(), "B1");
  EXPECT_EQ(s.result(), "won");
}

TEST(Donjon, DON_8_5_a_monster_killed_on_the_walk_of_a_treasure_counts_first) {
  Scenario s;  // seven chests wanted after the kill, six opened until then
  s.trophies(A, "M9").chests("RE3 TR1 TR4 TR3 TR5 TR2").hero(A, "A1");
  s.content("A1", "TR6").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS").rolls({6}, "go B2");
  EXPECT_EQ(s.trophies(A), words_in("M9 M1"));
  EXPECT_EQ(s.objective(), 7);
  EXPECT_EQ(s.number("opened_chests"), 6);
  EXPECT_EQ(s.decision(), "bonus");
  s.play("slot B2a");
  EXPECT_EQ(s.result(), "won");
}

// Crown found, eight chests, no trophy; L1's monster is beside A.
Scenario one_trophy_short() {
  Scenario s;
  s.chests("RE3 RE1 TR1 TR2 TR3 TR4 TR5 TR6").hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  return s;
}

TEST(Donjon, DON_T8_and_DON_8_6_a_trophy_wins) {
  Scenario s = one_trophy_short();
  EXPECT_EQ(s.objective(), 9);
  EXPECT_FALSE(s.over());
  s.rolls({5}, {"play move F2", "go B2"});
  EXPECT_EQ(s.objective(), 8);
  EXPECT_EQ(s.result(), "won");
}

TEST(Donjon, DON_T67_and_DON_8_12_the_bonus_of_a_winning_trophy_is_not_asked) {
  Scenario s = one_trophy_short();
  s.rolls({6}, {"play move F2", "go B2"});
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.happened("bonus_gained"), 0);
  EXPECT_EQ(s.bonuses(A), Texts{});
  EXPECT_EQ(s.trophies(A), words_in("M1"));
}

TEST(Donjon, DON_8_6_also_by_a_fireball_and_on_the_way_of_a_full_house) {
  Scenario ball;
  ball.chests("RE3 RE1 TR1 TR2 TR3 TR4 TR5 TR6").goblins("D2").hero(A, "C2");
  ball.hand("F3 F3 F1").turn_of(A);
  ball.play("play fireball F3 F3").rolls({6}, "target B2");
  EXPECT_EQ(ball.result(), "won");
  Scenario full;
  full.chests("RE3 RE1 TR1 TR2 TR3 TR4 TR5 TR6").hero(A, "C2").hand("F1 F1 F1 F2 F2").turn_of(A);
  full.play("play full F1 F1 F1 F2 F2").play("step B2");
  EXPECT_EQ(full.result(), "won");
  EXPECT_TRUE(full.over());
}

TEST(Donjon, DON_8_7_more_chests_than_the_objective_are_fine) {
  Scenario s;
  s.trophies(A, "M1 M2 M3").chests("RE1 RE2 TR1 TR2 TR3 TR4 TR5 TR6").hero(A, "K1");
  s.content("K1", "RE3").hand("F1 FS FS").turn_of(A);
  s.play("play relic F1 FS");
  EXPECT_EQ(s.number("opened_chests"), 9);
  EXPECT_EQ(s.objective(), 6);
  EXPECT_EQ(s.result(), "won");
}

TEST(Donjon, DON_8_8_a_crown_that_was_only_seen_is_not_found) {
  Scenario s;
  s.trophies(A, "M1 M2 M3").chests("RE1 TR1 TR2 TR3 TR5").content("K1", "RE3").hero(A, "A1");
  s.content("A1", "TR4").content("A9", "hidden").hand("F1 FS F2").turn_of(A);
  EXPECT_EQ(s.text("crown"), "seen");
  s.play("play treasure F1");
  EXPECT_EQ(s.number("opened_chests"), 6);
  EXPECT_FALSE(s.over());
}

TEST(Donjon, DON_8_9_a_fourth_monster_lowers_nothing) {
  Scenario s;
  s.trophies(A, "M7 M8 M9").hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.objective(), 6);
  s.rolls({6}, {"play move F2", "go B2"});
  EXPECT_EQ(s.objective(), 6);
  EXPECT_FALSE(s.over());
}

TEST(Donjon, DON_8_10_and_DON_8_13_all_win_together_and_the_score_is_the_number_of_chests) {
  Scenario s(3);
  s.trophies(B, "M1 M2").chests("RE3 TR1 TR2 TR3 TR5 TR6").hero(A, "A1");
  s.content("A1", "TR4").hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS");
  const Outcome outcome = s.game().outcome(s.state());
  EXPECT_EQ(outcome.kind, Outcome::Kind::together);
  for (const Seat seat : {A, B, C}) {
    EXPECT_TRUE(outcome.winners.has(seat));
    EXPECT_EQ(outcome.share(seat), 1);
    EXPECT_EQ(outcome.score[seat], 7);
  }
}

TEST(Donjon, DON_8_13_the_score_of_a_lost_game) {
  Scenario s;
  s.chests("RE3 TR1").king("F2").king_rolls(B, 2);
  const Outcome outcome = s.game().outcome(s.state());
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(outcome.score[seat], 2);
    EXPECT_FALSE(outcome.winners.has(seat));
  }
}

// Plays at random to the end; the number of the last turn.
int last_turn(const AnyGame& game, const Setup& setup, std::uint64_t seed) {
  AnyState now = game.start(setup, seed);
  std::uint64_t word = seed * 2654435769U + 1;
  while (!game.over(now)) {
    const Seat seat = game.deciders(now).first();
    ActionList list;
    game.legal(now, seat, list);
    word = word * 6364136223846793005U + 1442695040888963407U;
    game.apply(now, seat,
               list[static_cast<int>((word >> 33) % static_cast<std::uint64_t>(list.size()))]);
  }
  return static_cast<int>(json::read(game.view(now, A))->find("turn")->number);
}

TEST(Donjon, DON_8_11_the_length_is_bounded) {
  const int most[] = {23, 26, 32, 36};
  const int king_enters[] = {16, 19, 25, 29};
  for (int seats = 1; seats <= 4; ++seats)
    for (const char* difficulty : {"difficulty=normal", "difficulty=heroic"}) {
      const Scenario s(seats, {difficulty});
      EXPECT_EQ(s.number("turns"), most[seats - 1]);
      int longest = 0;
      for (std::uint64_t seed = 1; seed <= 40; ++seed)
        longest = std::max(longest, last_turn(s.game(), s.game().setup_of(s.state()), seed));
      EXPECT_LE(longest, most[seats - 1]);
      EXPECT_GE(longest, 5);
    }
  // Seven marches of one square after the turn of the King's card; the eighth ends the game.
  for (int seats = 1; seats <= 4; ++seats) EXPECT_EQ(king_enters[seats - 1] + 7, most[seats - 1]);
  for (int index = 0; index < 8; ++index) {
    Scenario s(1);
    s.king("F" + std::to_string(9 - index)).king_rolls(A, 3);
    EXPECT_EQ(s.over(), index == 7) << "the eighth march";
  }
}

}  // namespace
}  // namespace veillee::donjon
