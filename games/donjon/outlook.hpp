// How the group stands, in hundredths of a beginner's turn (three dice and no bonus): the turns
// that are left, the work that is left, and what the heroes have done of it already by where they
// stand and by the dice in hand. For the evaluation (heuristics.cpp); the rules know nothing of it.
#pragma once

#include "games/donjon/rules.hpp"

namespace veillee::donjon {

// Something to go for: a closed chest, or a monster.
struct Goal {
  const Set* within = nullptr;  // [n]: the squares from which it is at most n steps away
  int top = 0;                  // what it is worth to stand there
  int slope = 1;                // less for each step away
  std::uint8_t number = 0;      // chests, then lairs
  // On a chest, what is saved at its lock by the hero's bonuses and by so many greens kept.
  std::array<std::int16_t, dicium::most_kept + 1> lock{};
};
inline constexpr int goal_count = all_chests + lair_count;
inline constexpr int far_away = 20;  // what is further makes no difference
using Goals = BoundedList<Goal, goal_count>;

struct Outlook {
  explicit Outlook(const State& state);

  const State& state;
  Set foes;
  std::array<int, max_seats>
      turns{};  // left to each hero; the one under way only while it is fresh
  std::array<int, max_seats> power{};   // of each hero; a beginner's is 100
  int work = 0;                         // to the goal
  int needed = 0;                       // chests that have to be opened, at least
  bool any_chest = false;               // of these some may be of any kind
  int guard = 0;                        // goblins that have to be kept down
  int peril = 0;                        // that the goblin reserve is found empty
  int relief = 0;                       // what one goblin less does about both
  int marches = 0;                      // turns while the King is on his way
  int best_track = 0;                   // trophies
  std::array<int, all_chests> way{};    // steps to each chest from the nearest portal
  std::array<int, all_chests> pick{};   // work at its lock; 0: it is open
  std::array<int, all_chests> saved{};  // of all work, when it is opened
  std::array<bool, goal_count> taken{};

  // Where a hero can stand without spending anything.
  Set stands(Seat seat) const;
  // What this hero may go for, but for what others have taken.
  Goals goals(Seat seat) const;
  // What this hero, who takes its best goal, has done by where it stands.
  int place(Seat seat);
  // The same by the best use of these dice from one of these squares, and of the dice that are
  // kept.
  int plan(Seat seat, const Goals& goals, const Set& squares, const dicium::Dice& dice,
           int actions) const;
  // After a movement that may end on these squares, foes among them.
  int arrive(Seat seat, const Goals& goals, const Set& ends, int extra, const dicium::Dice& dice,
             int actions) const;
  int fight(Seat seat, const Goals& goals, std::uint8_t square, int extra, bool ranged,
            const Set& from, const dicium::Dice& dice, int actions) const;

  int gain_of_bonus(Seat seat, dicium::Slots among) const;
  int gain_of_hand(Seat seat) const;
  int gain_of_foe(Seat seat, std::uint8_t foe) const;
};

// Whether nothing of this turn has been decided yet: its dice have fallen once at most.
bool fresh(const State& state);
// What the dice of a reserve are worth.
int worth_of_kept(const dicium::Dice& dice);
// Squares that a walk from any of these can end on, those themselves included.
Set walk(Set from, int steps, const Set& foes);

}  // namespace veillee::donjon
