// How the group stands: what time and work are left (survey.hpp), and what the heroes have done of
// it already by where they stand and by the dice in hand. For the evaluation (heuristics.cpp); the
// rules know nothing of it.
#pragma once

#include "games/donjon/survey.hpp"

namespace veillee::donjon {

// What it is worth to a hero to stand on each square: by the best goal, or the best but one.
struct Field {
  Field() = default;
  // Of these goals, those that are open.
  Field(const Goals& goals, const GoalSet& open);

  // The best of these squares, with so many greens kept, when one goal is out of the question.
  int best(const Set& squares, int greens, std::uint8_t but = none) const;

  static constexpr std::uint8_t none = no_arg - 1;

 private:
  struct Spot {
    std::int16_t first = 0;
    std::int16_t second = 0;
    std::uint8_t goal = no_arg;  // the best; at worst it goes for nothing
  };
  using Lock = std::array<std::int16_t, dicium::most_kept + 1>;
  std::array<Spot, square_count> spots;
  std::array<Lock, all_chests> locks{};  // on each chest, by the greens kept
  Set chests;
  bool empty = true;
};

struct Outlook {
  explicit Outlook(const State& state);

  const State& state;
  std::shared_ptr<const Survey> known;
  const Survey& survey;
  Set foes;
  int guard;                           // goblins that have to be kept down
  std::array<Seat, goal_count> taken;  // by this hero; no_arg: by nobody
  std::array<int, max_seats> place{};  // what each hero has done by where it stands

  // Where a hero can stand without spending anything.
  Set stands(Seat seat) const;
  // Of the goals of this hero those that nobody else has taken, and what they are worth.
  GoalSet open(Seat seat) const;
  const Field& field(Seat seat) const;
  // Shares the goals out among the heroes, and says how far each of them has come.
  void share_out();

 private:
  // Whether that is any portal, too.
  bool at_portals(Seat seat) const;
};

// What the dice of a reserve are worth.
int worth_of_kept(const dicium::Dice& dice);
// Squares that a walk from any of these can end on, those themselves included.
Set walk(Set from, int steps, const Set& foes);

}  // namespace veillee::donjon
