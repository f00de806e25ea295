// What several sections of the tests need besides scenarios.
#pragma once

#include <map>

#include "games/crazy_cup/tests/scenario.hpp"

namespace veillee::crazy_cup {

inline bool is_possible(int seats, const Texts& options) {
  return Scenario().game().setup(seats, options).ok();
}

inline const Piece& piece_of(std::string_view id) {
  static const std::vector<Piece> pieces = [] {
    const Scenario s;
    return s.game().pieces(s.game().setup_of(s.state()));
  }();
  for (const Piece& piece : pieces)
    if (piece.id == id) return piece;
  ADD_FAILURE() << "no piece " << id;
  return pieces.front();
}

inline void expect_named(std::string_view id, std::string_view fr, std::string_view en) {
  EXPECT_EQ(piece_of(id).name.fr, fr) << id;
  EXPECT_EQ(piece_of(id).name.en, en) << id;
}

// How often each result of read(scenario) comes when the decider answers so, over so many seeds.
template <class Read>
std::map<std::string, int> tally(const Scenario& s, std::string_view answer, int times, Read read) {
  std::map<std::string, int> counts;
  const Action action = *s.game().parse_action(answer);
  for (int seed = 0; seed < times; ++seed) {
    AnyState now = s.state();
    s.game().reseed(now, static_cast<std::uint64_t>(seed));
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    s.game().apply(now, s.decider(), action, &sink);
    ++counts[read(*json::read(s.game().view(now, A)), events)];
  }
  return counts;
}

// Each of so many results comes about equally often.
inline void expect_even(const std::map<std::string, int>& counts, std::size_t results, int times) {
  EXPECT_EQ(counts.size(), results);
  const double each = static_cast<double>(times) / static_cast<double>(results);
  for (const auto& [what, n] : counts) EXPECT_NEAR(n, each, each / 3) << what;
}

// What the decider's option is called.
inline Phrase called(const Scenario& s, std::string_view option) {
  return s.game().action_words(s.state(), s.decider(), *s.game().parse_action(option),
                               s.game().seat_names(s.state()));
}

// The card that an event names.
inline std::string card_of(const Scenario& s, const Event& event) {
  const Phrase words =
      s.game().event_words(s.game().setup_of(s.state()), event, s.game().seat_names(s.state()));
  for (const char* id : {"grapnel", "tornado", "nitro", "oil", "cannon", "sabotage", "plans",
                         "trail", "loaded", "swerve", "bribe"})
    if (words.en.ends_with(piece_of("card:" + std::string(id)).name.en)) return id;
  return words.en;
}

// A plays a Cannonball for a pair at B, who is asked for the driving test.
inline Scenario cannon_at(std::string_view from, std::string_view square_of_b) {
  Scenario s;
  s.at(A, from).at(B, square_of_b).cards(A, "cannon").hand("F1 F1 F3");
  return s;
}

}  // namespace veillee::crazy_cup
