// Positions for tests: only what matters is set by hand. Unless said otherwise there is no bonus,
// no reserved die, no tile in play and no lit brazier, the Shogun sits on E5, the Alert pile is
// full, and a camp that was given no pawn has one where its pawns begin: E9, or G3.
//
//   Scenario s;
//   s.pawn(A, "C5").hand("F3 F3 F1").turn_of(A);
//   s.play("play opening F3 F3");
//   EXPECT_EQ(s.at("A.1"), "D5");
#pragma once

#include <array>

#include "games/dicium/testing/scenario.hpp"

namespace veillee::shogun {

using dicium::A;
using dicium::as_json;
using dicium::B;
using dicium::C;
using dicium::D;
using dicium::sorted;
using dicium::Texts;
using dicium::words_in;

class Scenario : public dicium::DiceScenario<Scenario> {
 public:
  explicit Scenario(int seats = 2, const Texts& options = {});

  // The seat's next pawn: A.1, then A.2, A.3.
  Scenario& pawn(Seat seat, std::string_view square);
  Scenario& shogun(std::string_view square);
  // This pawn holds the Shogun.
  Scenario& carrier(std::string_view pawn);
  Scenario& torii(std::string_view squares);
  Scenario& turned(std::string_view squares);  // Torii tiles on their Garden face
  Scenario& garrisons(std::string_view squares);
  Scenario& braziers(std::string_view squares);
  Scenario& alerts(int n);
  Scenario& tiles(Seat seat, int n);
  // Fills in the rest, and begins. Call it once, after all of the above.
  Scenario& turn_of(Seat seat);
  // The same; why such a position is refused.
  std::string refused_turn_of(Seat seat);

  std::string at(std::string_view pawn) const;  // its square; empty in the reserve
  int in_reserve(Seat seat) const;
  std::string shogun() const { return text("shogun"); }
  std::string carrier() const { return text("carrier"); }
  int alerts() const { return number("alerts"); }
  Texts torii() const { return sorted(list("torii")); }
  Texts turned() const { return sorted(list("turned")); }
  Texts garrisons() const { return sorted(list("garrisons")); }
  Texts braziers() const { return sorted(list("braziers")); }
  std::string winner() const { return text("winner"); }
  std::string how() const { return text("how"); }

  // Plays a combination and chooses the pawn; then the ends of its walk, empty when it is offered
  // no walk. When there is a single end it is taken.
  Texts ends(std::string_view combination, std::string_view pawn);

 private:
  void fill();
  void share_tiles(Seat first, int in_play);

  std::array<std::vector<std::string>, 4> pawns_;
  std::array<int, 4> tiles_ = {-1, -1, -1, -1};
  std::string carrier_;
  int torii_ = 0, garrisons_ = 0, lit_ = 0;
  int alerts_ = -1;
};

inline bool has(const Texts& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace veillee::shogun
