// How much time is left to the group and how much work, in hundredths of a beginner's turn (three
// dice and no bonus), wherever heroes and goblins stand. For the evaluation (outlook.hpp).
#pragma once

#include <algorithm>
#include <memory>

#include "engine/small_set.hpp"
#include "games/donjon/charts.hpp"

namespace veillee::donjon {

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

// It depends neither on where heroes and goblins stand nor on the dice of the turn: few of them are
// met in a search, and these are remembered.
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
  // Numbers in rising order.
  struct Rising {
    std::array<int, all_chests> of{};
    int size = 0;

    void add(int number) {
      int i = size++;
      for (; i > 0 && at(i - 1) > number; --i) of[static_cast<std::size_t>(i)] = at(i - 1);
      of[static_cast<std::size_t>(i)] = number;
    }
    int at(int i) const { return of[static_cast<std::size_t>(i)]; }
  };

  void count_time(const State& state);
  std::array<int, all_chests> cost_of_chests(const State& state);
  void count_work(const State& state);
  int hunt_instead(const State& state, const Rising& others, int missing);
  void count_goblins(const State& state);
  Goals goals_of(const State& state, Seat seat) const;
  // What going for a monster is good for.
  int prize(const State& state, Seat seat) const;
};

// In sixths.
int chance_of_victory(int force, std::uint8_t foe);

// Whether nothing of this turn has been decided yet: its dice have fallen once at most.
bool fresh(const State& state);

}  // namespace veillee::donjon
