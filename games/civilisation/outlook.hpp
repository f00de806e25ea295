// What a seat may still make of its turn and of where it stands, in hundredths of a point: what
// each tile, card or fight would add to the evaluation, and the best that the dice in hand can buy.
// For the evaluation (heuristics.cpp); the rules know nothing of it.
#pragma once

#include "games/civilisation/features.hpp"

namespace veillee::civilisation {

inline constexpr int hundred = 100;

// The weights of this moment, in hundredths.
using Weights = std::array<std::int16_t, feature_count>;

struct Outlook {
  Outlook(const State& state, Seat seat, const Weights& weights);

  // What the place of the pawn promises for later turns.
  int place() const { return leaf(Set::only(state.pawns[seat])); }
  // What this turn still brings, and the place afterwards: by the action that runs and these dice.
  int running(const dicium::Dice& dice);
  // Only by these dice, from where the pawn stands.
  int plan(const dicium::Dice& dice, int actions);
  // What dice are worth that are kept.
  int kept(const dicium::Dice& dice) const;

  const State& state;
  Seat seat;
  const Weights& weights;
  // VP of objectives by how many steps are missing, 1 to 3: open ones, and the own secret.
  std::array<int, 3> open_near{};
  std::array<int, 3> secret_near{};
  int secret_done = 0;

 private:
  // After a movement: the best quiet square, and the best fight with so many red dice.
  static constexpr int most_red = 2;
  struct Trip {
    bool known = false;
    int quiet = 0;
    std::array<int, most_red + 1> fight{};
  };
  static constexpr int most_steps = 8;
  enum Kind : std::uint8_t {
    sea_trip,
    land_trip = most_steps,
    pair_trip = 2 * most_steps,
    voyage_trip,
    kinds
  };
  // The pawn may stand on one of these squares: what can be done there.
  struct Spot {
    Set at;
    bool known = false;
    bool closed = false;  // the city of this turn has been founded here
    int rest = 0;
    int city = 0;
    int city_on_quarry = 0;
    int temple = 0;
    int hero = 0;
    int wonder = 0;
    int full = 0;
    std::array<Trip, kinds> trips;
  };

  void weigh_objectives();
  int tile_gain(std::uint8_t tile, std::uint8_t region, bool at_sea) const;
  int best_tile(std::uint8_t tile, std::uint8_t region) const;
  int leaf(const Set& squares, std::uint8_t but_region = no_arg) const;
  Spot& spot_at(Spot& spot, const Set& squares);
  Set reach(const Set& from, int kind) const;
  const Trip& trip(Spot& spot, int kind);
  int chance(std::uint8_t square, int red) const;
  int gain_of_foe(std::uint8_t square) const;
  int fight(std::uint8_t square, int red) const;
  int bonus_gain(dicium::Slots among) const;
  int hand_gain() const;
  int wrath_gain() const;
  int card_gain() const { return weights[f_philosophers] + card_; }

  template <class Visit>
  int best_action(Spot& spot, const dicium::Dice& dice, int turn_size, Visit visit);
  int last_action(Spot& spot, const dicium::Dice& dice);
  int from_spot(Spot& spot, const dicium::Dice& dice, int actions);
  int arrive(const Set& ends, const dicium::Dice& dice, int actions);
  int after_fight(std::uint8_t square, int sixths, const dicium::Dice& dice, int actions);
  int sage(std::uint8_t card, const dicium::Dice& dice, int actions);

  Set tiles_;
  Set free_;
  Set lairs_;
  Set rivals_;
  Set closed_;
  Set refuges_;
  std::array<bool, region_count> owned_{};
  std::array<std::array<bool, region_count>, hero_tile + 1> takes_{};
  std::array<int, region_count> site_{};   // what a city would bring there
  std::array<int, region_count> extra_{};  // and what else could be built there
  std::array<int, region_count> types_{};  // of own tiles
  std::array<int, 4> added_{};             // faces by colour, quarries not counted
  int most_types_ = 0;
  // What one step nearer to the objectives is worth.
  int sea_ = 0, land_ = 0, region_ = 0, corner_ = 0, centre_ = 0, foreign_ = 0;
  int card_ = 0, monster_ = 0, attack_ = 0, marker_ = 0, sanctuary_ = 0;
  std::array<int, hero_tile + 1> tile_{};
  std::array<int, dicium::most_dice + 1> level_{};  // of a bonus
  int any_bonus_ = 0;
  int best_hero_ = 0;

  Spot origin_;
  Spot founded_;
  Spot refuge_;
  std::array<Spot, kinds> after_;  // a first movement
};

}  // namespace veillee::civilisation
