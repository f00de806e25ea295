// The graveyard (section 8.b).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

int buried_in_all(const Scenario& s) {
  int n = 0;
  for (const Player& player : s.state.players) n += player.buried;
  return n;
}

TEST(Samhain, SAM_8_16_a_killed_member_goes_to_a_tomb) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 3).member(B, "C01").round(2).turn_of(A);
  const int before = s.player(B).own_reserve;
  s.play("activate C03");
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(B).own_reserve, before);
}

TEST(Samhain, SAM_8_16_a_sacrificed_member_goes_to_a_tomb) {
  Scenario s(2);
  s.member(A, "C05").turn_of(A);
  const int before = s.player(A).own_reserve;
  s.play("activate C05");
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(A).own_reserve, before);
}

TEST(Samhain, SAM_8_17_there_is_one_tomb_more_than_players) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s(players);
    s.member(A, "C05").buried(B, players - 1).turn_of(A).play("activate C05");
    EXPECT_EQ(buried_in_all(s), players);  // one tomb is still free
    EXPECT_EQ(free_tombs(s.state), 1);
    EXPECT_EQ(s.happened(Happened::graveyard_emptied), 0);
  }
}

TEST(Samhain, SAM_8_19_a_full_graveyard_sends_all_members_home) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s(players);
    s.member(A, "C05").buried(B, players).turn_of(A);
    const int a = s.player(A).own_reserve;
    const int b = s.player(B).own_reserve;
    s.play("activate C05");
    EXPECT_EQ(buried_in_all(s), 0);
    EXPECT_EQ(s.player(A).own_reserve, a + 1);
    EXPECT_EQ(s.player(B).own_reserve, b + players);
  }
}

TEST(Samhain, SAM_8_19b_it_is_emptied_in_the_middle_of_an_action) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01").buried(A, 1).buried(B, 1).round(2).turn_of(A);
  s.play("activate C09").play("spend wood+gold");
  EXPECT_TRUE(came_before(s, Happened::graveyard_emptied, Happened::vp_gained));
}

TEST(Samhain, SAM_8_19b_it_is_emptied_in_the_middle_of_a_wisp_event) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 3).wisps(B, 2).member(A, "C01").buried(B, 2).turn_of(A);
  s.play("activate C03").play("bury C01 active");
  EXPECT_EQ(s.state.event_running, 1);
  EXPECT_EQ(buried_in_all(s), 0);
}

TEST(Samhain, SAM_8_20_one_free_tomb_is_enough_for_a_single_body) {
  Scenario s(2);
  s.member(A, "C05").member(A, "C12").member(B, "C01").buried(B, 2).turn_of(A);
  EXPECT_EQ(free_tombs(s.state), 1);
  s.play("activate C05");
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(free_tombs(s.state), 3);
}

TEST(Samhain, SAM_8_20_only_A23_needs_two_free_tombs) {
  Scenario s(2);
  s.member(A, "C12").member(B, "C01").buried(B, 2).turn_of(A).play("activate C12");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.happened(Happened::performs), 0);
}

TEST(Samhain, SAM_8_21_a_member_killed_active_comes_back_exhausted) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C06").member(B, "C01").cubes(A, 1, 1, 0).round(2).turn_of(A);
  s.play("activate C09").play("kill B C01 active");
  s.play(B, "activate C06").play("perform light").play("pay wood").play("place C01");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
}

TEST(Samhain, SAM_8_21_a_member_sent_home_serves_as_a_marker_again) {
  Scenario s(2);
  s.member(A, "C05").member(B, "C07").own_reserve(B, 0).buried(B, 2).turn_of(A);
  s.play("activate C05")
      .play("end turn");  // his rune may wait; the third body filled the graveyard
  EXPECT_EQ(s.player(B).own_reserve, 2);
  s.play(B, "activate C07").play("perform light");
  EXPECT_EQ(s.pa(B, "sucellos-light"), 1);
  EXPECT_EQ(s.player(B).own_reserve, 1);
}

}  // namespace
}  // namespace veillee::samhain
