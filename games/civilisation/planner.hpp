// The best that a seat can still make of its turn: the dice in hand spent one action after another
// from where its pawn stands, by the prices of its outlook.
#pragma once

#include <algorithm>
#include <utility>

#include "games/civilisation/outlook.hpp"
#include "games/dicium/foresight.hpp"
#include "games/dicium/hands.hpp"

namespace veillee::civilisation {

class Planner {
  using Dice = dicium::Dice;

 public:
  Planner() = default;
  // What was worked out before is remembered; it stays until the next one is asked for.
  static Planner& of(const State& state, Seat seat, const Weights& weights);

  // What throws of the hand bring on average, by what is left to lie, when so many re-rolls follow
  // and then so many actions.
  const dicium::Means& means(int rerolls, int actions);
  // What this turn still brings, and the place afterwards: by the action that runs and the dice.
  int running(const State& state);

 private:
  static constexpr int none = Outlook::none;
  static constexpr std::uint8_t nothing = Outlook::nothing;
  static constexpr int all_throws = Outlook::all_throws;

  struct Rival {
    std::uint8_t square = no_arg;
    std::uint8_t force = 0;  // of a defence, without the die
  };
  // All that a plan depends on.
  struct Situation {
    Situation() = default;
    Situation(const State& state, Seat seat, std::uint64_t number);

    std::uint64_t outlook = 0;
    std::array<Rival, max_seats - 1> rivals{};  // in the order of their seats
    std::uint8_t pawn = 0;
    std::uint8_t hand = 0;  // dice that a straight takes
    std::uint8_t seats = 0;
    std::uint8_t cards = 0;  // whether any Philosopher can be taken
    std::array<std::uint8_t, 6> unused{};
  };
  Planner(const Situation& now, const Outlook& look);

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
  // The pawn may stand on one of these squares: what can be done there. Nothing is set before it is
  // known.
  struct Spot {
    Set at;
    bool known = false;
    bool quarry = false;          // it is one square, a free quarry
    std::uint8_t number = 0;      // of this planner
    std::uint8_t laid = nothing;  // in the region where the pawn stands, by an action of this turn
    std::uint32_t trips_known = 0;
    int rest;
    int city;
    int city_on_quarry;
    std::array<int, hero_tile + 1> tile;  // laid anywhere in the region
    std::array<Trip, kinds> trips;
  };

  const Outlook::Promises& promises(std::uint8_t square, std::uint8_t laid);
  int promise(std::uint8_t square, std::uint8_t laid);
  int rest(const Set& squares, std::uint8_t laid = nothing);
  int rest_after(const Set& squares, std::uint8_t region, std::uint8_t tile);
  Spot& known(Spot& spot);
  Set reach(const Set& from, int kind) const;
  const Trip& trip(Spot& spot, int kind);
  int gain_of_foe(std::uint8_t square) const;
  int chance(std::uint8_t square, int red) const;
  int fight(std::uint8_t square, int red, std::uint8_t laid);
  int wrath_gain() const;

  // Sets of dice go by their numbers.
  const dicium::Hand& hand(int dice) const { return hands_[dice]; }
  int kept(int dice) const { return kept_[static_cast<std::size_t>(dice)]; }
  // The red dice that a fight takes, and what is left.
  std::pair<int, int> engaged(int dice) const {
    const int red = std::min<int>(most_red, hand(dice).showing[dicium::red]);
    return {red, hand(dice).less[dicium::red][static_cast<std::size_t>(red)]};
  }
  // What these buy from where the pawn stands.
  int plan(int dice, int actions);
  template <class Then>
  int best_action(Spot& spot, int dice, Then then);
  int last_action(Spot& spot, int dice);
  int from_spot(Spot& spot, int dice, int actions);
  int best_plan(int dice, int actions);
  int fight_there(std::uint8_t square, int dice, int actions);
  int arrive(const Set& ends, int dice, int actions);
  int after_fight(std::uint8_t square, int won, int dice, int actions);
  int sage(std::uint8_t card, const Dice& dice, int actions);

  std::uint64_t number_ = 0;  // no other one of this thread has it
  Situation now_;
  Outlook look_;
  std::uint8_t home_ = 0;                        // the region where the pawn stands
  std::array<Outlook::Promises, nothing> laid_;  // by the tile that was laid there

  Spot origin_;
  Spot refuge_;
  std::array<Spot, nothing> built_;  // a tile was laid where the pawn stands
  std::array<Spot, kinds> after_;    // a first movement
  static constexpr std::size_t most_foes = monster_count + max_seats;
  std::size_t fought_ = 0;
  std::array<Spot, most_foes> won_;  // a fight
  static constexpr std::uint64_t spot_count = 2 + nothing + kinds + most_foes;

  // By the numbers of sets of dice.
  using Kept = std::array<int, dicium::set_count>;
  static const Kept& kept_by(const Weights& weights);
  const dicium::Hand* hands_ = nullptr;
  Kept kept_{};
  // What dice buy: with one action, with more.
  std::array<std::array<int, dicium::set_count>, 2> plans_;
};

}  // namespace veillee::civilisation
