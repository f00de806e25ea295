// Positions for tests: the easy grid, a given round, and only what matters set by hand. What is not
// set follows from the totals (SAM-1.20 to SAM-1.22): the general reserve holds the rest of the
// cubes, wisps and objects, the own reserve the rest of the members.
//
//   Scenario s(3);
//   s.member(A, "C14").member(B, "C14").cubes(A, 2, 2, 2).round(1).turn_of(A);
//   s.play("activate C14").play("perform light");
//   EXPECT_EQ(s.player(A).upright[dolmen], 1);
#pragma once

#include "engine/testing/scenario.hpp"
#include "games/samhain/game.hpp"

namespace veillee::samhain {

class Scenario : public ScenarioOf<Samhain, Scenario> {
 public:
  // The easy grid (SAM-10.1); everybody has the starting cubes and nothing else; A holds the club.
  explicit Scenario(std::uint8_t players, Options options = {});
  // A game from its very first decision; A was drawn as first player.
  static Scenario from_start(Options options);

  Scenario& cubes(Seat seat, int wood_, int gold_, int stone_);
  Scenario& wisps(Seat seat, int n);
  Scenario& vp(Seat seat, int n);
  Scenario& worship(Seat seat, std::string_view track, int pa);  // "sirona-light"
  // n members on a card: active ones, or exhausted ones.
  Scenario& member(Seat seat, std::string_view card, int n = 1, Condition condition = active);
  Scenario& buried(Seat seat, int n);
  Scenario& object(Seat seat, Object object, int upright = 1, int lying = 0);
  Scenario& round(int n);
  Scenario& club(Seat seat);
  // Fixed by hand; without these they are what is left.
  Scenario& reserve(Resource resource, int n);
  Scenario& reserve_wisps(int n);
  Scenario& reserve_object(Object object, int n);
  Scenario& own_reserve(Seat seat, int n);
  // Fills in the rest and asks this seat for its main action. Call it once, after all of the above.
  // When turn_of() finds a single option it is taken at once, as in every game.
  Scenario& turn_of(Seat seat);

  Decision decision() const { return Decision{state.pending.decision}; }
  const Player& player(Seat seat) const { return state.players[seat]; }
  int pa(Seat seat, std::string_view track) const;
  int active_on(Seat seat, std::string_view card) const;  // active, called ones included
  int exhausted_on(Seat seat, std::string_view card) const;

 private:
  bool fixed_reserve_[resource_count] = {};
  bool fixed_wisps_ = false;
  bool fixed_objects_[object_count] = {};
  bool fixed_own_[max_seats] = {};
};

std::uint8_t card(std::string_view id);      // "C05"
std::uint8_t track_by(std::string_view id);  // "sirona-light"

}  // namespace veillee::samhain
