// The best that a hero can still make of a turn: the dice in hand spent one action after another
// from where it stands, by the prices that the evaluation has for what comes of it (features.hpp).
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "games/dicium/foresight.hpp"
#include "games/donjon/features.hpp"
#include "games/donjon/outlook.hpp"

namespace veillee::donjon {

class Planner {
  using Dice = dicium::Dice;

 public:
  class Memory;

  Planner(const Outlook& outlook, Seat seat, const Weights& prices, Memory& memory);

  // What throws of this hand bring on average from one of these squares, by what is left to lie,
  // when so many re-rolls follow.
  const dicium::Means& means(const Set& squares, int hand, int rerolls, int actions) const;
  // By the best use of these dice from one of these squares, and of the dice that are kept.
  int plan(const Set& squares, const Dice& dice, int actions) const;
  // After a movement that may end on these squares, foes among them.
  int arrive(const Set& ends, int extra, const Dice& dice, int actions) const;
  // `from`: where the hero stands who attacks from afar; no matter where it goes there.
  int fight(std::uint8_t square, int extra, bool ranged, const Set& from, const Dice& dice,
            int actions) const;

  // What is gained at once by one of these bonuses (0: nothing is free), a die more, a foe beaten,
  // a chest opened, what is found in it.
  int gain_of_bonus(dicium::Slots among) const;
  int gain_of_hand() const { return gains_.hand; }
  int gain_of_foe(std::uint8_t foe) const { return gains_.foe[foe]; }
  int gain_of_chest(std::uint8_t chest) const { return gains_.chest[chest]; }
  int gain_of_tile(std::uint8_t tile) const { return gains_.tile[tile]; }
  int gain_of_portal() const { return gains_.portal; }

 private:
  using Number = std::int32_t;  // of a place or a row of the memory
  struct Place;
  struct Hand;

  // What is gained by what, whatever the dice.
  struct Gains {
    Gains() = default;
    Gains(const Outlook& outlook, Seat seat, const Weights& prices);

    std::uint64_t number = 0;                       // no other ones of this thread have it
    std::array<int, dicium::colour_count> added{};  // faces; green without the guard room
    std::array<int, 6> bonus{};                     // of each level; 0: of any
    std::array<int, foe_count> foe{};
    std::array<int, tile_count> tile{};
    std::array<int, all_chests> chest{};
    int hand = 0;  // of a die more
    int portal = 0;
  };
  static const Gains& known_gains(const Outlook& outlook, Seat seat, const Weights& prices);

  static const Hand* hands();
  const Hand& hand(int dice) const;

  // Places and sets of dice go by their numbers.
  Place& at(Number place) const;
  Number place(const Set& squares, std::uint8_t opened) const;
  Number walked(Number from, int steps) const;
  Number quiet(Number place) const;
  Number portals(std::uint8_t opened) const;
  // All that plans from these squares depend on.
  struct Context;
  Context context(const Set& squares, int actions) const;
  const Field& field() const;
  int standing(Number place, int dice) const;
  int plan(Number place, int dice, int actions) const;
  int arrive(Number ends, int extra, int dice, int actions) const;
  int fight(std::uint8_t foe, int extra, Number won, Number lost, int dice, int actions) const;
  int work_out(Number place, int dice, int actions) const;
  int meet(Number ends, int extra, int dice, int actions) const;
  int with_green(Number place, int dice, int left) const;
  int with_yellow(Number place, int dice, int left) const;
  int with_values(Number place, int dice, int left) const;

  const Outlook& outlook_;
  const State& state_;
  const Weights& prices_;
  Gains gains_;
  GoalSet open_;
  mutable std::optional<Field> field_;  // when it is asked for
  int longest_;                         // steps of a walk
  bool may_green_;
  bool may_yellow_;
  Set targets_;  // of a fireball
  Seat seat_;
  const Hand* hands_;
  Memory& memory_;
};

// Squares of which the hero stands on one, or comes to one where foes may be, and what is known of
// them: throws that are weighed one after another lead to the same places with the same dice left.
struct Planner::Place {
  static constexpr Number unknown = -1;
  static constexpr Number nowhere = -2;
  static constexpr int not_worked_out = std::numeric_limits<int>::min();
  static constexpr int most_steps = dicium::most_dice + 4;  // two bonuses, a card and an object

  Place() {
    walk.fill(unknown);
    best.fill(not_worked_out);
    plans.fill(unknown);
    for (auto& by_actions : arrivals) by_actions.fill(unknown);
  }

  Set squares;
  std::uint8_t opened = no_arg;  // a chest that the plan has opened is no goal any more
  std::uint32_t slot = 0;
  Number quiet = unknown;  // where no foe is
  Number doors = unknown;  // what is behind them
  Number walls = unknown;
  Number charge = unknown;
  std::array<Number, most_steps + 1> walk;
  std::array<int, dicium::most_kept + 1> best;  // by the greens kept
  // Rows: by the actions left, and by what is added to the attack.
  std::array<Number, dicium::most_actions + 1> plans;
  std::array<std::array<Number, dicium::most_actions + 1>, 2> arrivals;
};

// Of one planner at a time. It grows to what the largest plan takes: then nothing is allocated.
class Planner::Memory {
  friend class Planner;

  // By the number of the dice, four at most: others were spent to come here.
  static constexpr int small_sets = 210;
  using Row = std::array<int, small_sets>;

  void clear();
  Number place(const Set& squares, std::uint8_t opened);
  std::uint32_t slot_for(const Set& squares, std::uint8_t opened) const;
  // What stands there in a row, or is worked out now.
  template <class Work>
  int remembered(Number& row, int dice, Work work);

  std::vector<Place> places_;
  std::vector<Row> rows_;
  std::size_t used_places_ = 0;
  std::size_t used_rows_ = 0;
  std::vector<Number> slots_;  // of places, by their squares; open addressing
};

}  // namespace veillee::donjon
