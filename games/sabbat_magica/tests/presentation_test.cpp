// Words, drawing, positions and what is hidden, looked at in random games of every set-up.
#include "engine/lead.hpp"
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

// Calls look(state, list of the first decider, events of the last action) at every decision. Every
// second game holds back the POWER cards that can be used at any time, so that the rare ones, which
// wait for an occasion, come into play as well.
template <class Look>
void walk_through(std::uint8_t seats, PowerUse power, std::uint64_t seed, Look look) {
  Options options;
  options.seats = seats;
  options.power = power;
  State state = start(options, seed);
  FastRng random(seed);
  ActionList list;
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  while (!over<SabbatMagica>(state)) {
    legal<SabbatMagica>(state, state.pending.owing.first(), list);
    look(state, list, events);
    events.clear();
    auto [seat, action] = random_action<SabbatMagica>(state, list, random);
    while (seed % 2 == 1 && (Do{action.kind} == Do::power || Do{action.kind} == Do::fly))
      action = list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    apply<SabbatMagica>(state, seat, action, &sink);
  }
  list.clear();
  look(state, list, events);
}

// Of a tile with resources only the gain is told, of a ghost's way only where it arrives.
bool is_told_by_another(const Event& event) {
  switch (Happened{event.kind}) {
    case Happened::tile_used: return is_standard(event.args[0]);
    case Happened::ghost_sent:
    case Happened::ghost_moved:
    case Happened::took_first:
    case Happened::terror_spent: return true;
    default: return false;
  }
}

TEST(SabbatMagica, SAB_6_19_a_fight_brings_as_many_points_as_its_words_promise) {
  int fights = 0;
  int trained = 0;
  Phrase promised;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    walk_through(
        static_cast<std::uint8_t>(2 + seed % 3), power_off, seed,
        [&](const State& state, const ActionList& list, const std::vector<Event>& events) {
          const auto fought = std::find_if(events.begin(), events.end(), [](const Event& event) {
            return Happened{event.kind} == Happened::fought;
          });
          if (fought != events.end() && !promised.empty()) {
            const Event& points = fought[2];  // behind the terror spent
            ASSERT_EQ(Happened{points.kind}, Happened::vp_gained);
            const std::string gain = std::to_string(points.args[0]) + " VP";
            EXPECT_TRUE(promised.en.ends_with(": " + gain)) << promised.en << ", " << gain;
            ++fights;
            trained += points.args[0] % 2;
          }
          promised = {};
          for (const Action& action : list)
            if (Do{action.kind} == Do::fight)
              promised = action_words<SabbatMagica>(state, state.pending.owing.first(), action,
                                                    SabbatMagica::seat_names(state));
        });
  EXPECT_GT(fights, 100);
  EXPECT_GT(trained, 5);
}

TEST(SabbatMagica, the_log_tells_the_turn_order_and_a_fight_in_one_sentence_each) {
  Scenario s(3);
  const SeatNames names = SabbatMagica::seat_names(s.state);
  const auto words = [&](const Event& event) {
    return event_words<SabbatMagica>(s.state.options, event, names);
  };
  const Event order = make_event(Happened::order_set, Green, Green, Red, Blue, no_arg);
  EXPECT_EQ(words(order).fr, "ordre du tour\u202F: " + names[Green].fr + ", " + names[Red].fr +
                                 " et " + names[Blue].fr);
  EXPECT_EQ(words(make_event(Happened::fought, Red, canteen, 2, no_arg, 3)).en,
            names[Red].en +
                "'s ghost goes from the drawbridge to the canteen, beats 2 ghosts there "
                "for 3 terror points and takes position 1");
  EXPECT_EQ(words(make_event(Happened::fed, Red, 2)).fr,
            names[Red].fr + " nourrit ses fantômes pour 2 points de terreur");
}

TEST(SabbatMagica, every_option_and_event_has_words_in_both_languages) {
  std::array<bool, static_cast<std::size_t>(Happened::count)> told{};
  std::array<bool, static_cast<std::size_t>(Do::count)> offered{};
  for (std::uint64_t seed = 1; seed <= 500; ++seed)
    walk_through(static_cast<std::uint8_t>(2 + seed % 3), power_per_round, seed,
                 [&](const State& state, const ActionList& list, const std::vector<Event>& events) {
                   const SeatNames names = SabbatMagica::seat_names(state);
                   const Seat seat = list.empty() ? Seat{0} : state.pending.owing.first();
                   for (const Action& action : list) {
                     const Phrase words = action_words<SabbatMagica>(state, seat, action, names);
                     ASSERT_FALSE(words.fr.empty() || words.en.empty());
                     ASSERT_EQ(words.fr.find('{'), std::string::npos) << words.fr;
                     offered[action.kind] = true;
                   }
                   for (const Event& event : events) {
                     const Phrase words = event_words<SabbatMagica>(state.options, event, names);
                     ASSERT_EQ(words.empty(), is_told_by_another(event));
                     ASSERT_EQ(words.fr.empty(), words.en.empty());
                     ASSERT_EQ(words.en.find('{'), std::string::npos) << words.en;
                     told[event.kind] = true;
                   }
                 });
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_TRUE(told[i]) << "event " << i;
  for (std::size_t i = 0; i < offered.size(); ++i) EXPECT_TRUE(offered[i]) << "action " << i;
}

TEST(SabbatMagica, the_drawing_fits_into_100_columns) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    walk_through(4, power_per_round, seed, [](const State& state, const ActionList&, const auto&) {
      for (const Language language : {Language::french, Language::english}) {
        Canvas canvas;
        SabbatMagica::draw(state, 0, SabbatMagica::seat_names(state), language, canvas);
        ASSERT_LE(canvas.width(), 100) << canvas.text(false);
      }
    });
}

TEST(SabbatMagica, what_a_seat_cannot_know_changes_neither_its_view_nor_its_options) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    FastRng random(seed);
    walk_through(3, power_per_round, seed, [&](const State& state, const ActionList&, const auto&) {
      for (const Seat seat : {A, B, C}) {
        State other = state;
        SabbatMagica::resample(other, seat, random);
        ASSERT_EQ(view_text<SabbatMagica>(other, seat), view_text<SabbatMagica>(state, seat));
        ActionList mine;
        ActionList again;
        legal<SabbatMagica>(state, seat, mine);
        legal<SabbatMagica>(other, seat, again);
        ASSERT_TRUE(std::equal(mine.begin(), mine.end(), again.begin(), again.end()));
        ASSERT_EQ(check(other), "");
      }
    });
  }
}

// The member of the view, as JSON.
std::string member_of(const Scenario& s, std::string_view name) {
  const std::string text = view_text<SabbatMagica>(s.state, Red);
  const std::string key = '"' + std::string(name) + "\":";
  const std::size_t at = text.find(key);
  if (at == std::string::npos) return "";
  const std::size_t from = at + key.size();
  return text.substr(from, text.find(text[from] == '{' ? '}' : ',', from) - from);
}

TEST(SabbatMagica, the_view_names_the_phase) {
  Scenario s(2);
  s.round(2).ghosts("NES", {Red}).study();
  EXPECT_EQ(member_of(s, "phase"), R"("a2")");
  s.split({1, 0});
  EXPECT_EQ(member_of(s, "phase"), R"("a3")");
  s.play("bonus 3").play("bonus 4");
  EXPECT_EQ(member_of(s, "phase"), R"("b")");
  s.pass_to(Red).play("ghosts");
  EXPECT_EQ(member_of(s, "phase"), R"("b")") << "the movement is part of it";
  Scenario hungry(2);
  hungry.ghosts("NES", {Red}).bridge(Red, 1).terror(Red, 1).stewardship();
  EXPECT_EQ(member_of(hungry, "phase"), R"("c1")");
  Scenario later(2);
  later.ghosts("ALCH", {Red}).homologation(Red, 1, 1, 1, 1).homologate();
  EXPECT_EQ(member_of(later, "phase"), R"("c3")");
}

TEST(SabbatMagica, the_view_tells_what_the_test_tube_still_owes) {
  Scenario s(2);
  s.tile("a1", "MT16").fresh(Red, 2, 0, 0, 0).old(Red, 1, 0, 0, 0).schemes(Red);
  s.play("walk a1");
  EXPECT_EQ(member_of(s, "exchange"), "");
  s.play("tile").play("from 2h 2").play("from 1h 1");
  EXPECT_EQ(member_of(s, "exchange"), R"({"given":"spider","2h":2,"1h":1)");
}

TEST(SabbatMagica, a_broken_position_is_refused) {
  Scenario s(2);
  s.round(3).ghosts("NES", {Red}).schemes(Red);
  EXPECT_EQ(check(s.state), "");
  State two_of_a_colour = s.state;
  two_of_a_colour.ghosts[glassworks].push_back(Blue);
  EXPECT_NE(check(two_of_a_colour), "");
  State too_much_terror = s.state;
  too_much_terror.players[Red].terror = 11;
  EXPECT_NE(check(too_much_terror), "");
  State a_card_twice = s.state;
  a_card_twice.shown[1] = a_card_twice.shown[2];
  EXPECT_NE(check(a_card_twice), "");
  State nobodys_turn = s.state;
  nobodys_turn.turn = 3;
  EXPECT_NE(check(nobodys_turn), "");
  State too_many_actions = s.state;
  too_many_actions.action = 2;
  EXPECT_EQ(check(too_many_actions), "SAB-3.34: the actions of phase B");
  Scenario bonuses(2);
  bonuses.round(2).bonuses();
  EXPECT_EQ(check(bonuses.state), "");
  bonuses.state.slots[0] = Blue;
  EXPECT_EQ(check(bonuses.state), "SAB-3.27: one bonus a player, in turn");
}

// Takes what looks best at once; for the greedy player of the house.
Action best_option(const State& state, Seat seat) {
  ActionList list;
  legal<SabbatMagica>(state, seat, list);
  Action best;
  int most = -1000000;
  for (const Action& action : list) {
    State next = state;
    apply<SabbatMagica>(next, seat, action);
    const int value = lead<SabbatMagica>(next, seat);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

TEST(SabbatMagica, the_evaluation_beats_random_play) {
  int won = 0;
  constexpr int games = 40;
  for (int i = 0; i < games; ++i) {
    Options options;
    options.seats = 2;
    State state = start(options, static_cast<std::uint64_t>(i));
    FastRng random(static_cast<std::uint64_t>(i));
    ActionList list;
    const auto clever = static_cast<Seat>(i % 2);
    while (!over<SabbatMagica>(state)) {
      auto [seat, action] = random_action<SabbatMagica>(state, list, random);
      if (seat == clever) action = best_option(state, seat);
      apply<SabbatMagica>(state, seat, action);
    }
    won += outcome(state).winners.has(clever) ? 1 : 0;
  }
  EXPECT_EQ(won, games);
}

}  // namespace
}  // namespace veillee::sabbat_magica
