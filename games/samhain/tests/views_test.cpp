// What is hidden behind the screens (SAM-2.17, SAM-2.18, sections 9, 10.c and 11 of RULES.md).
#include <algorithm>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

std::string view_text(const State& state, Viewer viewer) {
  json::Writer writer;
  writer.begin_object();
  Samhain::view(state, viewer, writer);
  writer.end_object();
  return writer.text();
}

// What the viewer sees of this seat.
json::Value seat_seen(const State& state, Viewer viewer, Seat seat) {
  const Result<json::Value> view = json::read(view_text(state, viewer));
  EXPECT_TRUE(view.ok());
  return view->find("seats")->items[seat];
}

bool sees(const State& state, Viewer viewer, Seat seat, std::string_view what) {
  return seat_seen(state, viewer, seat).find(what) != nullptr;
}

long long number_seen(const State& state, Viewer viewer, Seat seat, std::string_view what) {
  const json::Value seen = seat_seen(state, viewer, seat);
  const json::Value* value = seen.find(what);
  return value == nullptr ? -1 : value->number;
}

constexpr std::string_view behind_the_screen[] = {"wood", "gold", "stone", "wisps"};

Scenario some_position(Options options = {}) {
  Scenario s(3, options);
  s.member(A, "C01").cubes(A, 3, 1, 0).wisps(A, 2).vp(A, 4).worship(A, "sirona-dark", 3);
  s.object(A, horn).buried(A, 1).member(B, "C05").turn_of(A);
  return s;
}

TEST(Samhain, SAM_2_17_cubes_and_wisps_are_hidden_from_the_others) {
  const Scenario s = some_position();
  for (const std::string_view what : behind_the_screen) {
    EXPECT_TRUE(sees(s.state, A, A, what)) << what;
    EXPECT_FALSE(sees(s.state, B, A, what)) << what;
    EXPECT_FALSE(sees(s.state, spectator, A, what)) << what;
  }
  EXPECT_EQ(number_seen(s.state, A, A, "wood"), 3);
}

TEST(Samhain, SAM_2_17_the_view_does_not_depend_on_what_is_hidden) {
  const Scenario s = some_position();
  State other = s.state;
  std::swap(other.players[B].cubes, other.players[C].cubes);
  std::swap(other.players[A].cubes, other.players[C].cubes);
  std::swap(other.players[A].wisps, other.players[C].wisps);
  EXPECT_NE(other, s.state);
  EXPECT_EQ(view_text(other, B), view_text(s.state, B));
  EXPECT_EQ(view_text(other, spectator), view_text(s.state, spectator));
}

TEST(Samhain, SAM_2_18_the_own_reserve_of_members_is_public) {
  const Scenario s = some_position();
  EXPECT_EQ(number_seen(s.state, B, A, "own_reserve"), 12 - 3);
  EXPECT_EQ(number_seen(s.state, spectator, A, "own_reserve"), 12 - 3);
}

TEST(Samhain, SAM_9_2_all_is_revealed_at_the_end) {
  Scenario s(2);
  s.round(6).cubes(A, 5, 0, 1).wisps(A, 2).turn_of(A).play("pass");
  EXPECT_FALSE(sees(s.state, B, A, "wood"));
  s.play("pass");
  ASSERT_TRUE(s.over());
  for (const Viewer viewer : {Viewer{B}, spectator}) {
    EXPECT_EQ(number_seen(s.state, viewer, A, "wood"), 5);
    EXPECT_EQ(number_seen(s.state, viewer, A, "stone"), 1);
    EXPECT_EQ(number_seen(s.state, viewer, A, "wisps"), 2);
  }
}

TEST(Samhain, SAM_10_16_open_screens_show_cubes_and_wisps_to_all) {
  EXPECT_EQ(Options{}.open_screens, 0);
  const Scenario s = some_position({.open_screens = 1});
  for (const Viewer viewer : {Viewer{B}, spectator})
    for (const std::string_view what : behind_the_screen)
      EXPECT_TRUE(sees(s.state, viewer, A, what)) << what;
  EXPECT_EQ(number_seen(s.state, B, A, "wood"), 3);
}

TEST(Samhain, SAM_10_16_open_screens_change_no_rule) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    State closed = Samhain::start({.seats = 3}, seed);
    State open = Samhain::start({.seats = 3, .open_screens = 1}, seed);
    FastRng random(seed);
    while (!over<Samhain>(closed)) {
      const Seat seat = closed.pending.owing.first();
      ActionList list;
      ActionList same;
      legal<Samhain>(closed, seat, list);
      legal<Samhain>(open, seat, same);
      ASSERT_EQ(list.size(), same.size());
      const Action action =
          list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
      apply<Samhain>(closed, seat, action);
      apply<Samhain>(open, seat, action);
    }
    open.options = closed.options;
    EXPECT_EQ(open, closed);
  }
}

TEST(Samhain, SAM_11_1_nothing_is_hidden_from_everybody) {
  // With open screens there is nothing left to deal anew, not even for one who only watches.
  Scenario s = some_position({.open_screens = 1});
  for (const Viewer viewer : {Viewer{A}, Viewer{B}, spectator}) {
    State again = s.state;
    FastRng random(5);
    Samhain::resample(again, viewer, random);
    again.rng = s.state.rng;
    EXPECT_EQ(again, s.state);
  }
}

TEST(Samhain, SAM_11_2_the_log_names_gains_and_payments_with_kind_and_number) {
  Scenario s(2);
  s.member(A, "C01").turn_of(A).play("activate C01").play("perform dark").play("pay wood");
  const SeatNames names = {verbatim("Ada"), verbatim("Bob")};
  std::vector<std::string> french;
  std::vector<std::string> english;
  for (const Event& event : s.events) {
    // Everybody sees the whole event: nothing in it is private.
    EXPECT_EQ(seen_by(event, B), event);
    french.push_back(Samhain::event_words(event, names).fr);
    english.push_back(Samhain::event_words(event, names).en);
  }
  const auto told = [](const std::vector<std::string>& log, std::string_view line) {
    return std::count(log.begin(), log.end(), line);
  };
  EXPECT_EQ(told(english, "Ada pays 1 wood"), 1);
  EXPECT_EQ(told(english, "Ada gains 2 wood"), 1);
  EXPECT_EQ(told(french, "Ada paie 1 bois"), 1);
  EXPECT_EQ(told(french, "Ada gagne 2 bois"), 1);
}

TEST(Samhain, SAM_11_2_the_view_shows_no_totals_of_others) {
  Scenario s(3);
  s.member(A, "C01").turn_of(A).play("activate C01").play("perform dark").play("pay gold");
  for (const std::string_view what : behind_the_screen) EXPECT_FALSE(sees(s.state, B, A, what));
}

TEST(Samhain, SAM_11_3_options_are_for_the_deciding_seat_only) {
  const Scenario s = some_position();
  ASSERT_EQ(s.decider(), A);
  ActionList list;
  legal<Samhain>(s.state, B, list);
  EXPECT_TRUE(list.empty());
  legal<Samhain>(s.state, A, list);
  EXPECT_FALSE(list.empty());
}

TEST(Samhain, SAM_11_3_the_view_of_a_payment_does_not_betray_what_can_be_paid) {
  Scenario rich(3);
  rich.member(A, "C07").cubes(A, 2, 1, 1).turn_of(A).play("activate C07").play("perform dark");
  Scenario poor(3);
  poor.member(A, "C07").cubes(A, 0, 2, 2).cubes(B, 4, 1, 1).turn_of(A);
  poor.play("activate C07").play("perform dark");
  ASSERT_EQ(rich.decision(), Decision::pay);
  ASSERT_EQ(poor.decision(), Decision::pay);
  EXPECT_NE(rich.options(), poor.options());
  EXPECT_EQ(view_text(rich.state, C), view_text(poor.state, C));
}

TEST(Samhain, SAM_T92_what_B_sees_of_A) {
  const Scenario s = some_position();
  for (const std::string_view what : behind_the_screen) EXPECT_FALSE(sees(s.state, B, A, what));
  const json::Value seen = seat_seen(s.state, B, A);
  EXPECT_EQ(seen.find("vp")->number, 4);
  EXPECT_EQ(seen.find("worship")->find("sirona-dark")->number, 3);
  EXPECT_EQ(seen.find("upright")->find("horn")->number, 1);
  EXPECT_EQ(seen.find("own_reserve")->number, 9);
  EXPECT_EQ(seen.find("buried")->number, 1);
  EXPECT_NE(seen.find("members")->find("C01"), nullptr);

  const Scenario open = some_position({.open_screens = 1});
  for (const std::string_view what : behind_the_screen) EXPECT_TRUE(sees(open.state, B, A, what));
}

TEST(Samhain, SAM_T92_in_a_wisp_event_all_wisps_are_shown) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C01").wisps(A, 3).wisps(B, 2).round(2).turn_of(A);
  s.play("activate C07").play("perform dark");
  ASSERT_EQ(s.state.event_running, 1);
  EXPECT_EQ(number_seen(s.state, B, A, "wisps"), 4);
  EXPECT_EQ(number_seen(s.state, A, B, "wisps"), 2);
  EXPECT_EQ(number_seen(s.state, spectator, A, "wisps"), 4);
  EXPECT_FALSE(sees(s.state, B, A, "wood"));
}

}  // namespace
}  // namespace veillee::samhain
