// What is hidden behind the screens (SAM-2.17, SAM-2.18, sections 9, 10.c and 11 of RULES.md).
#include <algorithm>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

// What the viewer sees of this seat.
json::Value seat_seen(const State& state, Viewer viewer, Seat seat) {
  const Result<json::Value> view = json::read(view_text<Samhain>(state, viewer));
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
  EXPECT_EQ(view_text<Samhain>(other, B), view_text<Samhain>(s.state, B));
  EXPECT_EQ(view_text<Samhain>(other, spectator), view_text<Samhain>(s.state, spectator));
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
  EXPECT_EQ(options_from<Options>(*game().setup(3)).open_screens, 0);
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

// One member of the view, as text: "C05", "2", "A B".
std::string shown(const Scenario& s, std::string_view what) {
  const Result<json::Value> view = json::read(view_text<Samhain>(s.state, spectator));
  const json::Value* value = view->find(what);
  if (value == nullptr) return "nothing";
  if (value->kind == json::Value::Kind::number) return std::to_string(value->number);
  if (value->kind == json::Value::Kind::string) return value->string;
  std::string all;
  for (const json::Value& item : value->items)
    all += (all.empty() ? "" : " ") +
           (item.kind == json::Value::Kind::number ? std::to_string(item.number) : item.string);
  return all;
}

TEST(Samhain, SAM_11_1_the_card_of_a_placement_is_shown_while_its_track_is_chosen) {
  Scenario s = Scenario::from_start({.seats = 2, .easy = 1});
  EXPECT_EQ(shown(s, "placing"), "C13");
  const SeatNames names = {verbatim("Ada"), verbatim("Bob")};
  const Phrase words = action_words<Samhain>(s.state, A, make_action(Do::track, dark), names);
  EXPECT_EQ(words.en, "choose Belenos's Dark track");
  EXPECT_EQ(words.fr, "choisir la piste Ténèbres de Belanos");
}

TEST(Samhain, SAM_11_1_the_card_and_the_rest_of_a_development_are_shown) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).turn_of(A).play("develop").play("place C04");
  EXPECT_EQ(shown(s, "developing"), "C04");
  EXPECT_EQ(shown(s, "due"), "2");
  s.play("pay wood");
  EXPECT_EQ(shown(s, "due"), "1");
  s.play("pay wood");
  EXPECT_EQ(shown(s, "developing"), "nothing");
}

TEST(Samhain, SAM_11_1_who_has_performed_what_is_shown) {
  Scenario s(3, {.counteraction = 1});
  s.member(A, "C07").member(B, "C07").member(C, "C01").turn_of(A);
  s.play(A, "activate C07").play(A, "perform dark").play(A, "pay wood").play(B, "perform light");
  EXPECT_EQ(shown(s, "activated"), "C07");
  EXPECT_EQ(shown(s, "performed_light"), "B");
  EXPECT_EQ(shown(s, "performed_dark"), "A");
  EXPECT_EQ(shown(s, "absent"), "C");
}

TEST(Samhain, SAM_11_1_the_action_in_progress_is_shown) {
  Scenario swap(2);
  swap.member(A, "C14").member(B, "C01").member(B, "C02").round(2).turn_of(A);
  swap.play("activate C14").play("perform dark");
  EXPECT_EQ(shown(swap, "performing"), "A28");
  EXPECT_EQ(shown(swap, "performer"), "A");
  EXPECT_EQ(shown(swap, "swapping"), "C14");

  Scenario revival(2);
  revival.member(A, "C06").buried(B, 1).turn_of(A).play("activate C06");
  EXPECT_EQ(shown(revival, "performing"), "A11");
  EXPECT_EQ(shown(revival, "reviving"), "B");
}

TEST(Samhain, SAM_11_1_what_was_given_for_a_sickle_is_shown) {
  Scenario s(2);
  s.object(A, sickle).turn_of(A).play("use sickle");
  EXPECT_EQ(shown(s, "sickle_paid"), "nothing");
  s.play("pay gold");
  EXPECT_EQ(shown(s, "sickle_paid"), "gold");
}

TEST(Samhain, SAM_11_1_fires_and_the_most_wisps_of_an_event_are_shown) {
  Scenario s(2);
  s.member(A, "C07").member(A, "C01").member(B, "C02").wisps(A, 3).wisps(B, 2).object(A, fire);
  s.round(2).turn_of(A).play("activate C07").play("perform dark").play("fires 1");
  EXPECT_EQ(shown(s, "harmless"), "1 0");
  EXPECT_EQ(shown(s, "most_wisps"), "A");
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
    french.push_back(event_words<Samhain>(s.state.options, event, names).fr);
    english.push_back(event_words<Samhain>(s.state.options, event, names).en);
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
  EXPECT_EQ(view_text<Samhain>(rich.state, C), view_text<Samhain>(poor.state, C));
}

TEST(Samhain, SAM_2_6_the_view_tells_the_deity_of_each_row) {
  const Scenario s = some_position();
  const Result<json::Value> view = json::read(view_text<Samhain>(s.state, spectator));
  ASSERT_TRUE(view);
  const auto& deities = view->find("deities")->items;
  const auto& village = view->find("village")->items;
  ASSERT_EQ(deities.size(), 5U);
  for (std::size_t square = 0; square < village.size(); ++square) {
    const std::size_t card = std::stoul(village[square].string.substr(1)) - 1;
    EXPECT_EQ(deities[square / 3].string,
              deity_ids[deity_of_card(static_cast<std::uint8_t>(card))]);
  }
}

TEST(Samhain, SAM_1_18_the_view_tells_which_half_is_performed) {
  Scenario s(3);
  s.member(A, "C07").cubes(A, 2, 1, 1).turn_of(A).play("activate C07").play("perform dark");
  const Result<json::Value> view = json::read(view_text<Samhain>(s.state, spectator));
  ASSERT_TRUE(view);
  ASSERT_NE(view->find("performing"), nullptr);
  EXPECT_EQ(view->find("performing")->string, "A14");
  EXPECT_EQ(view->find("performing_card")->string, "C07");
  EXPECT_EQ(view->find("performing_side")->string, "dark");
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
