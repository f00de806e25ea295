// What a seat has to go on, wherever its pawn stands and whatever its dice show, in hundredths of a
// point: what each tile, card or fight would add to the evaluation, and what squares promise. For
// the evaluation (heuristics.cpp); the rules know nothing of it.
#pragma once

#include "games/civilisation/features.hpp"

namespace veillee::civilisation {

inline constexpr int hundred = 100;
inline constexpr int most_missing = 5;  // steps to a Secret objective that is in sight

// The weights of this moment, in hundredths.
using Weights = std::array<std::int16_t, feature_count>;

struct Outlook {
  static constexpr int none = -100'000;
  static constexpr std::uint8_t nothing = hero_tile + 1;  // of tiles: none was laid this turn

  // What a region promises to who stands in it.
  struct Prospect {
    int site = 0;   // what a city would bring
    int extra = 0;  // and what else could be built, by its chance
  };
  // What squares promise. Few of them are asked for: each is worked out then.
  struct Promises {
    std::array<Prospect, region_count> prospects;
    Set known;
    std::array<int, square_count> away;   // by the other regions
    std::array<int, square_count> hunts;  // by the monsters
    std::array<int, square_count> all;
  };

  Outlook() = default;
  Outlook(const State& state, Seat seat, const Weights& weights);
  // What was worked out before is remembered; it stays until the next one is asked for.
  static Outlook& of(const State& state, Seat seat, const Weights& weights);

  // What this place of the pawn promises for later turns.
  int place(std::uint8_t square) { return look_from(square, promises).all[square]; }
  int greens() const { return added[dicium::green]; }

  int tile_gain(std::uint8_t tile, std::uint8_t region, bool at_sea) const;
  int best_tile(std::uint8_t tile, std::uint8_t region) const;
  int region_gain(std::uint8_t region) const;
  int monster_gain() const { return points_of_monster * weights[f_gained] + monster_; }
  int attack_gain() const { return points_of_attack * weights[f_gained] + attack_; }
  int card_gain() const { return weights[f_philosophers] + card_; }
  int bonus_gain(dicium::Slots among) const;
  int hand_gain() const;

  // Of 36 throws, how many win against this monster with so many red dice.
  static constexpr int all_throws = 36;
  int chance_against(std::uint8_t monster, int red) const;

  // `laid`: once this tile lies there.
  Prospect prospect(std::uint8_t region, std::uint8_t laid) const;
  // Of its own region, to who stands on this square.
  int standing(const Prospect& prospect, std::uint8_t square) const;
  // What this square promises is known then.
  const Promises& look_from(std::uint8_t square, Promises& seen) const;

  std::uint64_t number = 0;  // no other one of this thread has it
  Weights weights{};
  // VP of open objectives by how many steps are missing, 1 to 3.
  std::array<int, 3> open_near{};
  std::uint8_t goal = no_arg;  // the own Secret objective, to be fulfilled, and steps missing
  int secret_missing = 0;
  int secret_done = 0;

  dicium::Slots free_slots = 0;
  int hand = dicium::least_dice;
  Set free;     // neither tile nor foe
  Set lairs;    // of monsters that are alive
  Set foes;     // and pawns
  Set closed;   // Capitals of others
  Set refuges;  // after a fight that was lost
  int regions_owned = 0;
  std::array<bool, region_count> owned{};
  std::array<std::array<bool, region_count>, hero_tile + 1> takes{};  // by tile
  std::array<int, region_count> types{};                              // of own tiles
  int most_types = 0;
  std::array<int, dicium::colour_count> added{};   // faces; no quarry counted
  std::array<int, dicium::most_dice + 1> level{};  // of a bonus
  int any_bonus = 0;
  int best_hero = 0;
  Promises promises;

 private:
  void weigh_objectives(const State& state, Seat seat);

  // What one step nearer to the objectives is worth.
  int sea_ = 0, land_ = 0, region_ = 0, corner_ = 0, centre_ = 0, foreign_ = 0;
  int card_ = 0, monster_ = 0, attack_ = 0, marker_ = 0, sanctuary_ = 0;
  std::array<int, hero_tile + 1> tile_{};
  std::array<int, monster_count> hunt_{};  // what a fight with this monster brings
};

}  // namespace veillee::civilisation
