// What several sections of the tests need besides scenarios.
#pragma once

#include <map>
#include <set>
#include <string>

#include "games/donjon/tests/scenario.hpp"

namespace veillee::donjon {

// The game as it starts, when everybody has begun on P1.
inline Scenario begun_game(int seats, const Texts& options = {}) {
  Scenario s(seats, options);
  while (s.decision() == "start") s.play("start A5");
  return s;
}

inline bool is_possible(int seats, const Texts& options) {
  return Scenario().game().setup(seats, options).ok();
}

// A and B have three monsters each, the others are out of the game.
inline Scenario no_monsters() {
  Scenario s;
  s.trophies(A, "M1 M2 M3").trophies(B, "M4 M5 M6");
  return s.monster(7, "").monster(8, "").monster(9, "");
}

// Every card of the box, as often as it is in it.
inline Texts all_cards_once() {
  Texts all = {"KING"};
  const json::Value seen = Scenario().view();
  for (const json::Member& card : seen.find("unseen")->members)
    for (int n = static_cast<int>(card.value.number); n > 0; --n) all.push_back(card.name);
  return all;
}

// Finds, traps and goblins that are left.
inline std::array<int, 3> pile_of(const Scenario& s, Seat seat) {
  const json::Value seen = s.view();
  const json::Value* pile = seen.find("seats")->items.at(seat).find("pile");
  std::array<int, 3> left{};
  for (std::size_t n = 0; n < 3; ++n)
    left[n] = static_cast<int>(pile->find(std::array{"find", "trap", "goblin"}[n])->number);
  return left;
}

inline void expect_named(std::string_view id, std::string_view fr, std::string_view en) {
  const Scenario s;
  for (const Piece& piece : s.game().pieces(s.game().setup_of(s.state())))
    if (piece.id == id) {
      EXPECT_NE(piece.name.fr.find(fr), std::string::npos) << piece.name.fr;
      EXPECT_NE(piece.name.en.find(en), std::string::npos) << piece.name.en;
      return;
    }
  ADD_FAILURE() << "no piece " << id;
}

// How often each result of read(view) comes when the decider answers so, over so many seeds.
template <class Read>
std::map<std::string, int> tally(const Scenario& s, std::string_view answer, int times, Read read) {
  std::map<std::string, int> counts;
  const Action action = *s.game().parse_action(answer);
  for (int seed = 0; seed < times; ++seed) {
    AnyState now = s.state();
    s.game().reseed(now, static_cast<std::uint64_t>(seed));
    s.game().apply(now, s.decider(), action);
    ++counts[read(*json::read(s.game().view(now, A)))];
  }
  return counts;
}

// Each of so many results comes about equally often.
inline void expect_even(const std::map<std::string, int>& counts, std::size_t results, int times) {
  EXPECT_EQ(counts.size(), results);
  const double each = static_cast<double>(times) / static_cast<double>(results);
  for (const auto& [what, n] : counts) EXPECT_NEAR(n, each, each / 3) << what;
}

// Ends the turn with what is the least, so that the next player reveals this card.
inline Scenario& pass(Scenario& s, std::string_view next_card) {
  s.then("stop");
  if (s.offers("end actions")) s.play("end actions");
  return s.revealing(next_card, "reserve");
}

inline bool discarded(const Scenario& s, std::string_view card) {
  return has(s.list("discard"), card);
}

// The turn of this seat with these dice and the actions still to play, in the Action phase.
inline Scenario acting(Seat seat, std::string_view square, std::string_view dice) {
  Scenario s;
  s.hero(seat, square).hand(dice).turn_of(seat);
  return s;
}

}  // namespace veillee::donjon
