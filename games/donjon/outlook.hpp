// How the group stands, in hundredths of a beginner's turn (three dice and no bonus): the turns
// that are left, the work that is left, and what the heroes have done of it already by where they
// stand and by the dice in hand. For the evaluation (heuristics.cpp); the rules know nothing of it.
#pragma once

#include <algorithm>
#include <memory>

#include "engine/small_set.hpp"
#include "games/donjon/rules.hpp"

namespace veillee::donjon {

inline constexpr int far_away = 20;  // what is further makes no difference
inline constexpr int hundred = 100;
inline constexpr int owl_saves = 71;     // of the work at each lock
inline constexpr int other_trophy = 24;  // not of the foremost hunter

// What can be hoped of a hero who has so much time.
struct Hope {
  explicit Hope(int time_left)
      : time(time_left), used(time_left * time_left / (time_left + time_lost)) {}

  int time;
  int used;  // of it

  static constexpr int time_lost = 97;  // at the end
};

// Something to go for: a closed chest, or a monster.
struct Goal {
  using Steps = std::array<std::uint8_t, square_count>;

  const Steps* steps = nullptr;  // from each square; a monster in the way counts some
  std::uint8_t number = 0;       // chests, then lairs
  // What it is worth to stand so many steps from it; there, by the greens kept.
  std::array<std::int16_t, far_away + 1> away{};
  std::array<std::int16_t, dicium::most_kept + 1> there{};

  int steps_from(std::uint8_t square) const { return (*steps)[square]; }
  int worth(int n, int greens) const {
    return n > 0 ? away[static_cast<std::size_t>(n)] : there[static_cast<std::size_t>(greens)];
  }
};
inline constexpr int goal_count = all_chests + lair_count;
using Goals = BoundedList<Goal, goal_count>;
using GoalSet = SmallSet<goal_count>;

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

// What depends neither on where heroes and goblins stand nor on the dice of the turn: few of them
// are met in a search, and these are remembered.
struct Survey {
  explicit Survey(const State& state);
  // That of a position, worked out or remembered.
  static std::shared_ptr<const Survey> of(const State& state);

  std::uint64_t number;  // no other one of this thread has it
  Set chests;            // closed
  std::array<int, max_seats>
      turns{};  // left to each hero; the one under way only while it is fresh
  std::array<int, max_seats> power{};  // of each hero; a beginner's is 100
  int work = 0;                        // to the goal
  int needed = 0;                      // chests that have to be opened, at least
  bool any_chest = false;              // of these some may be of any kind
  int until_crown = 0;                 // of these, crypts on average, in hundredths
  int trophy = 0;                      // of all work, when the foremost hunter has one more
  int guard = 0;                       // goblins that have to be kept down, wherever they stand
  bool scarce = false;                 // there are fewer goblins than will come
  int peril = 0;                       // that the goblin reserve is found empty
  int less_guard = 0;                  // what one goblin less does about them
  int less_peril = 0;
  int marches = 0;                       // turns while the King is on his way
  int best_track = 0;                    // trophies
  std::array<int, all_chests> way{};     // steps to each chest from the nearest portal
  std::array<int, all_chests> pick{};    // work at its lock; 0: it is open
  std::array<int, all_chests> saved{};   // of all work, when it is opened
  std::array<Goals, max_seats> goals{};  // of each hero, were he alone
  std::array<std::array<std::uint8_t, goal_count>, max_seats> from_portals{};  // steps to these

  // What the time that is left to a hero is good for: the last turns may open nothing any more.
  Hope hope(Seat seat) const { return Hope(turns[seat] * power[seat] / hundred); }
  // Of the turns left to a hero, those that are good for something.
  int useful(Seat seat) const { return Hope(turns[seat]).used; }

 private:
  Goals goals_of(const State& state, Seat seat) const;
  // What going for a monster is good for.
  int prize(const State& state, Seat seat) const;
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

// The number of the chest on a square: rooms, then crypts.
inline std::uint8_t chest_on(std::uint8_t square) {
  return room_on[square] != no_arg ? room_on[square] : byte(room_count + crypt_on[square]);
}
// In sixths.
int chance_of_victory(int force, std::uint8_t foe);

// Whether nothing of this turn has been decided yet: its dice have fallen once at most.
bool fresh(const State& state);
// What the dice of a reserve are worth.
int worth_of_kept(const dicium::Dice& dice);
// Squares that a walk from any of these can end on, those themselves included.
Set walk(Set from, int steps, const Set& foes);

}  // namespace veillee::donjon
