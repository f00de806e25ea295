// Positions for tests: only what matters is set by hand. Unless said otherwise A is the warrior, B
// the magician, C the thief, D the elf, A began; nobody has a bonus, a reserved die, a trophy or a
// kept card, all heroes stand on P1 (A5), M1 to M9 lie on L1 to L9, all chests are closed and
// unknown, no goblin, King or Portal tile is on the board, the den is full.
//
//   Scenario s;
//   s.hero(A, "B5").hand("F3 F1 F1").turn_of(A);      // in the Action phase
//   s.play("play opening F3").play("go A4");
//   EXPECT_EQ(s.at(A), "A4");
//
//   Scenario t;
//   t.hero(A, "A4").reveals(A, "GO1");                // the turn begins, and this card comes
//   EXPECT_EQ(t.offered("place"), sorted("B4"));
#pragma once

#include <array>
#include <map>

#include "games/dicium/testing/scenario.hpp"

namespace veillee::donjon {

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

  Scenario& hero(Seat seat, std::string_view square);
  Scenario& king(std::string_view square);    // of the royal way: "F9" … "F2"
  Scenario& portal(std::string_view square);  // the Portal tile
  // On lair n (1 to 9); "" takes the monster away. Who was there changes places with it.
  Scenario& monster(int lair, std::string_view which);
  Scenario& goblins(std::string_view squares);  // the den loses as many
  Scenario& den(int n);
  // What lies in the room or crypt of this square: "hidden", "empty" (then the tile must be among
  // the chests), or a tile that everybody knows.
  Scenario& content(std::string_view square, std::string_view tile);
  // Opened chests. Their rooms and crypts, unless given by content(), are the last ones.
  Scenario& chests(std::string_view tiles);
  Scenario& trophies(Seat seat, std::string_view monsters);  // they leave their lairs
  Scenario& kept(Seat seat, std::string_view cards);         // scrolls and objects
  Scenario& card(std::string_view card);                     // revealed this turn
  Scenario& first(Seat seat);
  Scenario& round(int n);  // before the King; 1 unless said otherwise
  // Fills in the rest, and begins: in the phase that hand() or thrown() say; else the Adventure
  // step is over and the throw begins. Call it once, after all of the above.
  Scenario& turn_of(Seat seat);
  // The same, before the card is revealed or the King's die falls. With a scroll that can be used
  // the question is "reveal"; else the step runs with this seed.
  Scenario& opening_of(Seat seat, int seed = 1);
  // The same, and this card comes or the King throws this: at once, or after the answer "reveal".
  Scenario& reveals(Seat seat, std::string_view card);
  Scenario& king_rolls(Seat seat, int die);
  // With this answer (mostly "reveal") this card comes, or the King throws this.
  Scenario& revealing(std::string_view card, std::string_view answer = "reveal");
  Scenario& rolling_king(int die, std::string_view answer = "reveal");
  // With these answers this tile is turned.
  Scenario& turning(std::string_view tile, std::string_view answer);

  std::string at(Seat seat) const { return text(seat, "square"); }
  std::string king() const { return text("king"); }
  std::string portal() const { return text("portal"); }
  int den() const { return number("den"); }
  int objective() const { return number("objective"); }
  Texts goblins() const { return sorted(list("goblins")); }
  Texts chests() const { return list("chests"); }
  Texts trophies(Seat seat) const { return list(seat, "trophies"); }
  Texts kept(Seat seat) const;  // scrolls and objects
  std::string monster(int lair) const {
    return list("monsters").at(static_cast<std::size_t>(lair - 1));
  }
  // Of a room's or crypt's square.
  std::string content(std::string_view square) const;
  std::string result() const { return text("result"); }
  std::string how() const { return text("how"); }

  // Plays a combination and says where the walk may end; when there is a single end it is taken.
  Texts ends(std::string_view combination, Seat seat);

 private:
  void fill(Seat seat, bool opened);
  void fill_cards(Seat seat, bool opened);
  template <class Wanted>
  Scenario& begin_until(Seat seat, Wanted wanted);

  std::array<std::string, 9> monsters_;
  std::map<std::string, std::string, std::less<>> contents_;
  std::array<Texts, 4> kept_;
  Texts chests_, trophies_;
  std::string card_;
  int goblins_ = 0, den_ = -1, round_ = 1;
  bool king_ = false;
  Seat first_ = A;
};

inline bool has(const Texts& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace veillee::donjon
