// Positions for tests: only what matters is set by hand. Unless said otherwise there is no bonus,
// no reserved die, no tile, no Cheat card in any hand; the display shows loaded, loaded, loaded
// (oil for those that are held elsewhere); all other cards are in the pile; pawns stand on S; the
// race goes clockwise as soon as a pawn stands elsewhere.
//
//   Scenario s(2);
//   s.at(A, "3").tiles(A, "ravine").hand("F2 F5 F2").turn_of(A);
//   s.play("play move F2 F2 F5").play("step 4").play("step R1").play("step 12");
//   EXPECT_EQ(s.square(A), "12");
#pragma once

#include <array>
#include <map>

#include "games/dicium/testing/scenario.hpp"

namespace veillee::crazy_cup {

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
  // One seat is the solo game; options: "teams=on", "young=on", "first=B".
  explicit Scenario(int seats = 2, const Texts& options = {});

  // ── Setting ───────────────────────────────────────────────────────────────────────────────────

  Scenario& at(Seat seat, std::string_view square, int laps = 0);
  Scenario& drone(std::string_view square, int laps = 0);
  // Whether the drone has moved in this turn; preset: it has when dice lie there.
  Scenario& drone_moved(bool moved);
  // "clockwise", "anticlockwise", "" (not chosen). With teams: of seat A and of seat B.
  Scenario& race(std::string_view way, std::string_view way_of_b = "");
  Scenario& tiles(Seat seat, std::string_view tiles);
  Scenario& cards(Seat seat, std::string_view cards);
  // Of its cards: those that everybody knows.
  Scenario& known(Seat seat, std::string_view cards);
  Scenario& display(std::string_view cards);
  Scenario& discard(std::string_view cards);
  Scenario& removed(std::string_view cards);  // solo
  // Cards that are named nowhere lie in this hand (in solo, those without effect have left the
  // game), and the pile has these cards alone.
  Scenario& rest_to(Seat seat, std::string_view pile = "");
  Scenario& tornado(std::string_view square, Seat owner);
  // Fills in the rest, and begins. Call one of them once, after all of the above.
  Scenario& turn_of(Seat seat);
  // At the beginning of a turn, before the throw (which this seed decides).
  Scenario& starts(Seat seat, int seed = 1);
  // Why such a position is refused; empty when it is not.
  std::string refused_of(Seat seat);

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  // A movement: the combination, and the squares entered one after the other.
  Scenario& drive(std::string_view combination, std::string_view path);
  // Plays it so that so many cards without effect leave the game (solo).
  Scenario& removing(int cards, std::string_view answer);
  // The rest of a turn in which nothing more is done and no die is kept.
  Scenario& end_turn();

  // ── What came of it ───────────────────────────────────────────────────────────────────────────

  std::string square(Seat seat) const { return text(seat, "square"); }
  int progress(Seat seat) const { return number(seat, "progress"); }
  std::string drone() const;
  bool flag(std::string_view key) const { return json::Value(view()).find(key)->boolean; }
  bool flag(Seat seat, std::string_view key) const {
    return view().find("seats")->items.at(seat).find(key)->boolean;
  }
  // Faces that a seat adds to the dice of a colour: "BLUE".
  int added(Seat seat, std::string_view colour) const;
  std::string way() const { return list("ways").at(0); }
  Texts tiles(Seat seat) const { return sorted(list(seat, "tiles")); }
  // As its owner sees them.
  Texts cards(Seat seat) const;
  int held(Seat seat) const { return number(seat, "held"); }
  Texts display() const { return sorted(list("display")); }
  Texts discard() const;
  int piled() const { return number("piled"); }
  Texts supply() const;
  std::string tornado() const { return text("tornado"); }
  std::string how() const { return text("how"); }
  Texts winners() const;  // letters
  // Who owes an answer now, and who is shown as deciding.
  Texts asked() const;
  Texts shown() const;
  // What this seat may answer.
  Texts options_of(Seat seat) const;

 private:
  void fill();

  std::array<std::string, 4> squares_ = {"0", "0", "0", "0"};
  std::array<Texts, 4> cards_;
  Texts display_;
  bool displayed_ = false;
  Texts discard_;
  Texts removed_;
  Texts pile_;
  std::string drone_ = "0";
  std::string ways_;
  int moved_ = -1;
  int rest_to_ = -1;
};

inline bool has(const Texts& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace veillee::crazy_cup
