// What a seat may still make of its turn and of where it stands, in hundredths of a point: what
// each tile, card or fight would add to the evaluation, and the best that the dice in hand can buy.
// For the evaluation (heuristics.cpp); the rules know nothing of it.
#pragma once

#include "games/civilisation/features.hpp"

namespace veillee::civilisation {

inline constexpr int hundred = 100;
inline constexpr int most_missing = 5;  // steps to a Secret objective that is in sight

// The weights of this moment, in hundredths.
using Weights = std::array<std::int16_t, feature_count>;

struct Outlook {
  Outlook(const State& state, Seat seat, const Weights& weights);

  static constexpr int none = -100'000;

  // What the place of the pawn promises for later turns.
  int place() {
    away(state.pawns[seat], nothing);
    return promises_[nothing][state.pawns[seat]];
  }
  // What this turn still brings, and the place afterwards: by the action that runs and these dice.
  int running(const dicium::Dice& dice);
  // Only by these dice, from where the pawn stands.
  int plan(const dicium::Dice& dice, int actions);
  int greens() const { return added_[dicium::green]; }
  // What dice are worth that are kept.
  int kept(const dicium::Dice& dice) const;

  // What the last action of a turn brings, by spot and dice: for who plans with all dice there are.
  static constexpr int small_sets = 210;  // of up to four dice
  static constexpr int spot_count = 40;
  struct Memo {
    Memo() {
      for (auto& row : of) row.fill(none);
    }
    std::array<std::array<int, small_sets>, spot_count> of;
  };
  Memo* memo = nullptr;

  const State& state;
  Seat seat;
  const Weights& weights;
  // VP of open objectives by how many steps are missing, 1 to 3.
  std::array<int, 3> open_near{};
  std::uint8_t goal = no_arg;  // the own Secret objective, to be fulfilled, and steps missing
  int secret_missing = 0;
  int secret_done = 0;

 private:
  static constexpr int all_throws = 36;                   // of two combat dice
  static constexpr std::uint8_t nothing = hero_tile + 1;  // of tiles: none was laid this turn

  // After a movement: the best quiet square, and the best fight with so many red dice.
  static constexpr int most_red = 2;
  struct Trip {
    int quiet;
    std::array<int, most_red + 1> fight;
  };
  static constexpr int most_steps = 8;
  enum Kind : std::uint8_t {
    sea_trip,
    land_trip = most_steps,
    pair_trip = 2 * most_steps,
    voyage_trip,
    kinds
  };
  // The pawn may stand on one of these squares: what can be done there. Many of them are made for
  // every position that is judged, so nothing is set before it is known.
  struct Spot {
    Set at;
    bool known = false;
    std::uint8_t number = 0;      // in a memo
    std::uint8_t laid = nothing;  // in the region where the pawn stands, by an action of this turn
    std::uint32_t trips_known = 0;
    int rest;
    int city;
    int city_on_quarry;
    std::array<int, hero_tile + 1> tile;  // laid anywhere in the region
    std::array<Trip, kinds> trips;
  };

  void weigh_objectives();
  int tile_gain(std::uint8_t tile, std::uint8_t region, bool at_sea) const;
  int best_tile(std::uint8_t tile, std::uint8_t region) const;
  int region_gain(std::uint8_t region) const;
  // What a region promises to who stands in it; `laid`: once this tile lies there.
  struct Prospect {
    int site = 0;   // what a city would bring
    int extra = 0;  // and what else could be built, by its chance
  };
  Prospect prospect(std::uint8_t region, std::uint8_t laid) const;
  // What a square promises by itself; by the other regions and the monsters; and by all, with a
  // tile laid in the region where the turn began.
  static int standing(const Prospect& prospect, bool free, bool quarry);
  int away(std::uint8_t square, std::uint8_t laid);
  int promise(std::uint8_t square, std::uint8_t laid);
  int rest(const Set& squares, std::uint8_t laid = nothing);
  int rest_after(const Set& squares, std::uint8_t region, std::uint8_t tile);
  Spot& known(Spot& spot);
  Set reach(const Set& from, int kind) const;
  const Trip& trip(Spot& spot, int kind);
  int chance(std::uint8_t square, int red) const;
  int gain_of_foe(std::uint8_t square) const;
  int fight(std::uint8_t square, int red, std::uint8_t laid);
  int bonus_gain(dicium::Slots among) const;
  int hand_gain() const;
  int wrath_gain() const;
  int card_gain() const { return weights[f_philosophers] + card_; }

  template <class Visit>
  int best_action(Spot& spot, const dicium::Dice& dice, Visit visit);
  int last_action(Spot& spot, const dicium::Dice& dice);
  int from_spot(Spot& spot, const dicium::Dice& dice, int actions);
  int arrive(const Set& ends, const dicium::Dice& dice, int actions);
  int after_fight(std::uint8_t square, int sixths, const dicium::Dice& dice, int actions);
  int sage(std::uint8_t card, const dicium::Dice& dice, int actions);

  Set tiles_;
  Set free_;
  Set lairs_;
  Set rivals_;
  Set foes_;
  Set closed_;
  Set refuges_;
  std::uint8_t home_;  // the region where the pawn stands
  std::array<bool, region_count> owned_{};
  std::array<std::array<bool, region_count>, hero_tile + 1> takes_{};
  std::array<Prospect, region_count> prospects_{};
  std::array<Prospect, nothing + 1> home_prospects_;  // by the tile that was laid there
  std::array<int, region_count> types_{};             // of own tiles
  std::array<int, monster_count> hunt_{};             // what a fight with this monster brings
  std::array<int, 4> added_{};                        // faces by colour, quarries not counted
  std::array<std::uint8_t, dicium::face_count> best_kept_{};  // faces, the best to keep first
  int most_types_ = 0;
  // What one step nearer to the objectives is worth.
  int sea_ = 0, land_ = 0, region_ = 0, corner_ = 0, centre_ = 0, foreign_ = 0;
  int card_ = 0, monster_ = 0, attack_ = 0, marker_ = 0, sanctuary_ = 0;
  std::array<int, hero_tile + 1> tile_{};
  std::array<int, dicium::most_dice + 1> level_{};  // of a bonus
  int any_bonus_ = 0;
  int best_hero_ = 0;

  // By the tile that was laid where the turn began: which squares' promises are known, and these.
  std::array<Set, nothing + 1> away_known_{};
  std::array<std::array<int, square_count>, nothing + 1> away_;
  std::array<int, square_count> hunts_;
  std::array<std::array<int, square_count>, nothing + 1> promises_;

  Spot origin_;
  Spot refuge_;
  std::array<Spot, nothing> built_;  // a tile was laid where the pawn stands
  std::array<Spot, kinds> after_;    // a first movement
  static constexpr std::size_t most_foes = monster_count + max_seats;
  std::size_t fought_ = 0;
  std::array<Spot, most_foes> won_;  // a fight
  static_assert(2 + nothing + kinds + most_foes <= spot_count);
};

}  // namespace veillee::civilisation
