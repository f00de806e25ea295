// How many members a card holds (section 4.a of RULES.md).
#include "engine/playout.hpp"
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_4_1_a_card_holds_as_many_members_as_there_are_players) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario one_place_left(players);
    one_place_left.member(A, "C01").member(B, "C02", players - 1).turn_of(A);
    EXPECT_TRUE(one_place_left.offers("activate C01 C02")) << +players;
    Scenario full(players);
    full.member(A, "C01").member(B, "C02", players).turn_of(A);
    EXPECT_FALSE(full.offers("activate C01 C02")) << +players;
  }
}

TEST(Samhain, SAM_4_1_all_colours_count_together) {
  Scenario s(3);
  s.member(A, "C01").member(A, "C02").member(B, "C02").member(C, "C02").turn_of(A);
  EXPECT_FALSE(s.offers("activate C01 C02"));
  EXPECT_TRUE(s.offers("activate C01 C04"));
}

TEST(Samhain, SAM_4_2_a_card_at_its_maximum_is_called_complete) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C02", 2).turn_of(A);
  EXPECT_EQ(s.refusal("activate C01 C02"), "SAM-4.2");
}

TEST(Samhain, SAM_4_2b_active_and_exhausted_members_both_count) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C09").member(B, "C02", 1, active).member(B, "C02", 1, exhausted);
  s.member(B, "C04", 2, exhausted).turn_of(A);
  EXPECT_EQ(s.refusal("activate C01 C02"), "SAM-4.2");
  EXPECT_EQ(s.refusal("activate C01 C04"), "SAM-4.2");
}

TEST(Samhain, SAM_4_3_a_step_of_A07_avoids_complete_cards) {
  Scenario s(2);
  s.member(A, "C04").member(B, "C01", 2, exhausted).turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.options(),
            (std::vector<std::string>{"step C04 exhausted C05", "step C04 exhausted C07"}));
}

TEST(Samhain, SAM_4_3_a_horn_avoids_complete_cards) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C05", 2, exhausted).object(A, horn).turn_of(A);
  s.play("use horn");
  EXPECT_EQ(s.options(), (std::vector<std::string>{"step C01 active C02", "step C01 active C04"}));
}

TEST(Samhain, SAM_4_3_a_revived_member_avoids_complete_cards) {
  Scenario s(2);
  s.member(A, "C06").member(B, "C01", 2, exhausted).buried(B, 1).turn_of(A);
  s.play("activate C06");  // A12 is infeasible, and B's is the only member to revive
  EXPECT_EQ(s.options().size(), 14U);
  EXPECT_EQ(s.refusal("place C01"), "SAM-4.2");
}

TEST(Samhain, SAM_4_3_a_development_avoids_complete_cards) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C02", 2, exhausted).turn_of(A);
  s.play("develop").play("pay wood").play("pay wood");  // C04 is the only card left
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
}

TEST(Samhain, SAM_4_3_a_swap_reaches_complete_cards_and_leaves_them_so) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C14", 1, exhausted).member(B, "C01", 2, exhausted).round(2);
  s.turn_of(A).play("activate C14").play("perform dark");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.exhausted_on(B, "C14"), 2);
  EXPECT_EQ(s.state.on_card[card("C01")], 2);
  EXPECT_EQ(s.state.on_card[card("C14")], 2);
}

TEST(Samhain, SAM_4_75_a_card_that_is_not_complete_always_exists) {
  constexpr std::uint16_t all_cards = (1U << card_count) - 1U;
  for (std::uint8_t players = 2; players <= 4; ++players) {
    EXPECT_LT(players * numbers(players).members, card_count * capacity(players));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      FastRng random(seed);
      ActionList list;
      State state = start(Options{.seats = players}, seed);
      while (!over<Samhain>(state)) {
        ASSERT_NE(state.complete, all_cards) << "seed " << seed;
        const auto [seat, action] = random_action<Samhain>(state, list, random);
        apply<Samhain>(state, seat, action);
      }
    }
  }
}

TEST(Samhain, SAM_4_75_a_development_from_nowhere_finds_a_card_among_all_members_of_the_other) {
  Scenario s(2);
  for (const char* id : {"C01", "C02", "C03", "C04", "C05", "C06", "C07"})
    s.member(B, id, 2, exhausted);
  s.turn_of(A).play("develop");
  EXPECT_EQ(s.options(),
            (std::vector<std::string>{"place C08", "place C09", "place C10", "place C11",
                                      "place C12", "place C13", "place C14", "place C15"}));
}

}  // namespace
}  // namespace veillee::samhain
