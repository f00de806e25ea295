// Positions for tests: only what matters is set by hand. Unless said otherwise A has the red board,
// B the green one, C the blue one, D the yellow one; pawns stand on their Capitals, all monsters
// live, nobody has a bonus, a reserved die, a tile in play or a Philosopher; the display shows
// PH04, PH05, PH13; CO04 and those after it lie open; A keeps SO03, B SO07, C SO05, D SO06.
//
//   Scenario s(2);
//   s.at(A, "C3").hand("F2 F2 F1").turn_of(A);
//   s.play("play pair F2 F2").play("go B2");
#pragma once

#include <array>
#include <map>

#include "games/dicium/testing/scenario.hpp"

namespace veillee::civilisation {

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
  // One seat is the solo game; options: "first=B", "board-a=red".
  explicit Scenario(int seats = 2, const Texts& options = {});

  // ── Setting ───────────────────────────────────────────────────────────────────────────────────

  Scenario& at(Seat seat, std::string_view square);
  Scenario& board(Seat seat, std::string_view colour);
  Scenario& cities(Seat seat, std::string_view squares);
  Scenario& temples(Seat seat, std::string_view squares);
  Scenario& wonder(Seat seat, std::string_view square);
  // "colour", "reroll" or "redeploy" lies on this square.
  Scenario& hero(Seat seat, std::string_view which, std::string_view square);
  Scenario& slain(std::string_view monster, Seat by);
  Scenario& cards(Seat seat, std::string_view cards);  // hidden ones
  Scenario& known(Seat seat, std::string_view cards);  // taken from the display
  Scenario& display(std::string_view cards);
  Scenario& no_pile();                          // cards that are named nowhere have left the game
  Scenario& open(std::string_view objectives);  // as many as there must be
  Scenario& held(Seat seat, std::string_view objective);
  Scenario& secret(Seat seat, std::string_view objective);
  Scenario& vp(Seat seat, int n);  // the pile is what they leave of it, unless set
  Scenario& pile(int n);
  Scenario& fives(Seat seat, int n);
  Scenario& fights(Seat seat, int n);
  // Fills in the rest, and begins. Call one of them once, after all of the above.
  Scenario& turn_of(Seat seat);
  Scenario& throws_of(Seat seat, std::string_view dice);  // before the throw, which brings these

  // ── What came of it ───────────────────────────────────────────────────────────────────────────

  std::string pawn(Seat seat) const { return text(seat, "pawn"); }
  int vp(Seat seat) const { return number(seat, "vp"); }
  int count(Seat seat) const { return number(seat, "count"); }
  int held_cards(Seat seat) const { return number(seat, "held"); }
  Texts philosophers(Seat seat) const;  // as their owner sees them
  Texts gone() const { return list("gone"); }
  std::string place(std::string_view objective) const;  // "open", "A", "discarded"
  Texts winners() const;
  int score(Seat seat) const { return game().outcome(state()).score[seat]; }
  Texts asked() const;  // who owes an answer
  Texts shown() const;  // who is shown as deciding
  std::string view_for(Viewer viewer) const { return game().view(state(), viewer); }

 private:
  void fill();

  std::array<std::array<std::string, 3>, 4> heroes_;
  std::array<std::string, 5> slayers_;
  std::map<std::string, int> zones_;  // of Philosophers
  std::map<std::string, int> knowers_;
  Texts display_ = {"PH04", "PH05", "PH13"};
  Texts open_;
  std::map<std::string, std::string> held_;
  std::array<std::string, 4> secrets_ = {"SO03", "SO07", "SO05", "SO06"};
  std::array<int, 4> vp_{};
  int pile_ = -1;
  bool no_pile_ = false;
};

}  // namespace veillee::civilisation
