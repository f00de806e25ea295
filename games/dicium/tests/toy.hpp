// A toy of the family: all that dice can do in it brings points. Walks of as many points as faces,
// a duel with the player on the left, the hunt for a monster, a curse on the player on the left and
// a hex on oneself; charms add faces as squares of a board would; hidden cards beside the dice.
#pragma once

#include "games/dicium/testing/scenario.hpp"

namespace veillee::dicium {

const AnyGame& toy();

class Scenario : public DiceScenario<Scenario> {
 public:
  explicit Scenario(int seats = 2, const Texts& options = {})
      : DiceScenario(toy(), seats, options) {}

  // Faces that something else than bonuses adds: blue, yellow, green, red.
  Scenario& charms(Seat seat, std::string_view four) {
    return set_of(seat, "charms", "[" + std::string(four) + "]");
  }
  // Charge: +2 in an attack. Ward: stops a curse. Spare: a point in the Action phase. Blank:
  // nothing.
  Scenario& cards(Seat seat, int charge, int ward, int spare, int blank) {
    return set_of(seat, "cards",
                  "{\"charge\":" + std::to_string(charge) + ",\"ward\":" + std::to_string(ward) +
                      ",\"spare\":" + std::to_string(spare) +
                      ",\"blank\":" + std::to_string(blank) + "}");
  }
  Scenario& monster(int force) { return set("monster", force); }

  int score(Seat seat) const { return number(seat, "score"); }
};

// The turn of A with these dice begins.
inline Scenario with(std::string_view hand, std::string_view bonuses = "") {
  Scenario s;
  return s.bonuses(A, bonuses).hand(hand).begin(A);
}

}  // namespace veillee::dicium
