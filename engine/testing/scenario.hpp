// What the scenarios of all games have in common: a position set by hand is played on in notation.
// A game's own Scenario derives from it and adds the setting (games/*/tests/scenario.hpp).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

namespace veillee {

inline constexpr Seat A = 0, B = 1, C = 2, D = 3;

template <std::size_t N>
std::uint8_t index_in(const std::array<std::string_view, N>& ids, std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  EXPECT_NE(found, ids.end()) << "unknown id " << id;
  return static_cast<std::uint8_t>(found - ids.begin());
}

// What the viewer may see, as JSON.
template <class G>
std::string view_text(const typename G::State& state, Viewer viewer) {
  json::Writer out;
  out.begin_object();
  write_view<G>(state, viewer, out);
  out.end_object();
  return out.text();
}

template <class G, class Derived>
class ScenarioOf {
 public:
  // The seat that has to decide (the first one of several) plays an action in notation; it must be
  // legal.
  Derived& play(std::string_view action) {
    if (over()) {
      ADD_FAILURE() << "at " << action << " the game is over";
      return self();
    }
    return play_as(decider(), action);
  }
  // The same, and it must be this seat's decision.
  Derived& play(Seat seat, std::string_view action) {
    if (!over() && state.pending.owing.has(seat)) return play_as(seat, action);
    ADD_FAILURE() << "at " << action << " it is not for seat " << seat_letters[seat]
                  << " to decide";
    return self();
  }

  Seat decider() const { return state.pending.owing.first(); }
  bool over() const { return state.stack.empty(); }
  // In notation; without a seat, of the decider.
  std::vector<std::string> options(Seat seat) const {
    std::vector<std::string> texts;
    ActionList list;
    if (!over()) legal<G>(state, seat, list);
    for (const Action& action : list) texts.push_back(print(G::info().notation, action));
    return texts;
  }
  std::vector<std::string> options() const {
    return over() ? std::vector<std::string>{} : options(decider());
  }
  bool offers(Seat seat, std::string_view action) const {
    const std::vector<std::string> all = options(seat);
    return std::find(all.begin(), all.end(), action) != all.end();
  }
  bool offers(std::string_view action) const { return !over() && offers(decider(), action); }
  // The clause with which the program refuses this action of the decider; empty if it is legal.
  std::string_view refusal(std::string_view text) const {
    if (offers(text)) return {};
    const Result<Action> action = parse(G::info().notation, text);
    EXPECT_TRUE(action.ok()) << text;
    return action ? G::why_not(state, decider(), *action).clause : std::string_view{};
  }
  // How many events of this kind (of this seat) there were since the scenario began.
  template <class Kind>
  int happened(Kind kind) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [&](const Event& e) { return Kind{e.kind} == kind; }));
  }
  template <class Kind>
  int happened(Kind kind, Seat seat) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& e) {
      return Kind{e.kind} == kind && e.seat == seat;
    }));
  }

  typename G::State state{};
  std::vector<Event> events;

 protected:
  // After the first frame has been pushed.
  Derived& begin() {
    EventSink sink = collect_into(events);
    run<G>(state, &sink);
    return self();
  }

 private:
  Derived& self() { return static_cast<Derived&>(*this); }

  Derived& play_as(Seat seat, std::string_view text) {
    const Result<Action> action = parse(G::info().notation, text);
    if (!action) {
      ADD_FAILURE() << action.refusal().sentence.en;
      return self();
    }
    if (!offers(seat, text)) {
      std::string all;
      for (const std::string& option : options(seat)) all += "\n  " + option;
      ADD_FAILURE() << text << " is not legal; the options are:" << all;
      return self();
    }
    EventSink sink = collect_into(events);
    apply<G>(state, seat, *action, &sink);
    return self();
  }
};

}  // namespace veillee
