// The best that a hero can still make of a turn: the dice in hand spent one action after another
// from where it stands, by the prices that the evaluation has for what comes of it (features.hpp).
#pragma once

#include "games/donjon/features.hpp"
#include "games/donjon/outlook.hpp"

namespace veillee::donjon {

class Planner {
  using Dice = dicium::Dice;

 public:
  // What was worked out already, by where the hero stands and what it has: throws that are weighed
  // one after another often leave the same dice.
  struct Memory {
    struct Plan {
      Set squares;
      std::uint16_t dice = 0;
      std::uint8_t actions = 0;  // 0: nothing is known
      std::uint8_t opened = 0;
      int worth = 0;
    };
    std::array<Plan, 2048> plans{};
  };

  Planner(const Outlook& outlook, Seat seat, const Weights& prices, Memory* memory = nullptr);

  // By the best use of these dice from one of these squares, and of the dice that are kept. A chest
  // that this very plan has opened is no goal any more.
  int plan(const Set& squares, const Dice& dice, int actions,
           std::uint8_t opened = Field::none) const;
  // After a movement that may end on these squares, foes among them.
  int arrive(const Set& ends, int extra, const Dice& dice, int actions,
             std::uint8_t opened = Field::none) const;
  // `from`: where the hero stands who attacks from afar; off the board where it goes there.
  int fight(std::uint8_t square, int extra, bool ranged, const Set& from, const Dice& dice,
            int actions, std::uint8_t opened = Field::none) const;

  // What is gained at once by one of these bonuses (0: nothing is free), a die more, a foe beaten,
  // a chest opened, what is found in it.
  int gain_of_bonus(dicium::Slots among) const;
  int gain_of_hand() const { return hand_gain_; }
  int gain_of_foe(std::uint8_t foe) const { return foe_gain_[foe]; }
  int gain_of_chest(std::uint8_t chest) const { return chest_gain_[chest]; }
  int gain_of_tile(std::uint8_t tile) const;
  int gain_of_portal() const;

 private:
  int mean_of(std::uint8_t first, std::uint8_t end, std::uint8_t tile) const;
  int standing(const Set& squares, const Dice& dice, std::uint8_t opened) const;
  int work_out(const Set& squares, const Dice& dice, int actions, std::uint8_t opened) const;
  int with_green(const Set& squares, const Dice& dice, int left, std::uint8_t opened) const;
  int with_yellow(const Set& squares, const Dice& dice, int left, std::uint8_t opened) const;
  int with_values(const Set& squares, const Dice& dice, int left, std::uint8_t opened) const;

  const Outlook& outlook_;
  const State& state_;
  const Weights& prices_;
  Field field_;
  int useful_;                                     // turns of this hero
  int of_all_ = 0;                                 // turns of all
  std::array<int, dicium::colour_count> added_{};  // faces; green without the guard room
  std::array<int, 6> bonus_of_{};                  // what a bonus of each level gains; 0: of any
  int hand_gain_ = 0;
  std::array<int, foe_count> foe_gain_{};
  std::array<int, all_chests> chest_gain_{};
  int longest_;  // steps of a walk
  bool may_green_;
  bool may_yellow_;
  Set targets_;  // of a fireball
  Seat seat_;
  Memory* memory_;
};

}  // namespace veillee::donjon
