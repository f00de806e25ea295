// Positions for tests, with the colours of the rulebook as seats. What is not set: tiles, portals
// and turn order in the order of their tables, mirrors intact, magicians outside, 3 T, and all
// ghosts that are nowhere else in the graveyard.
//
//   Scenario s(3);
//   s.order({Red, Green, Blue}).ghosts("CANTEEN", {Red, Blue}).bridge(Green, 1).terror(Green, 3);
//   s.schemes(Green).play("ghosts").play("send CANTEEN").play("fight");
//   EXPECT_EQ(s.at("CANTEEN"), "GR");
#pragma once

#include <initializer_list>

#include "engine/testing/scenario.hpp"
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {

// Zugriga, Argosola, Luserna, Sanagal.
inline constexpr Seat Red = 0, Blue = 1, Green = 2, Yellow = 3;

class Scenario : public ScenarioOf<SabbatMagica, Scenario> {
 public:
  explicit Scenario(std::uint8_t players, PowerUse power = power_off);

  Scenario& people(Seat seat, People people);
  Scenario& order(std::initializer_list<Seat> seats);
  // The round, and the time card that is (or will be) in force.
  Scenario& round(int n, TimeCardId card = dark_moon);
  Scenario& tile(std::string_view square, std::string_view tile);      // swaps two tiles
  Scenario& portal(std::string_view region, std::string_view portal);  // swaps two portal tiles
  Scenario& mirror(std::string_view mirror, MirrorState now);
  Scenario& magician(Seat seat, std::string_view square);
  Scenario& ghosts(std::string_view place, std::initializer_list<Seat> seats);
  Scenario& bridge(Seat seat, int n);
  Scenario& terror(Seat seat, int n);
  Scenario& vp(Seat seat, int n);
  Scenario& fresh(Seat seat, int s, int r, int g, int m);  // 2H
  Scenario& old(Seat seat, int s, int r, int g, int m);    // 1H
  Scenario& homologation(Seat seat, int s, int r, int g, int m);
  Scenario& cursed(Seat seat);
  Scenario& chimeras(Seat seat, int n);
  Scenario& power(Seat seat, Power card, bool used = false);  // chosen in an earlier round
  Scenario& protect(std::string_view place);

  // One of these begins the play; call it once, after all of the above.
  Scenario& study();                             // the start of the round
  Scenario& bonuses();                           // A3
  Scenario& schemes(Seat seat, int action = 0);  // B, at this seat's turn of the action (from 0)
  Scenario& stewardship();                       // C1
  Scenario& homologate();                        // C3

  // Everybody splits: how many go to the drawbridge, in the order of the seats.
  Scenario& split(std::initializer_list<int> to_the_bridge);
  // Passes until it is this seat's turn to act, or until phase B is over.
  Scenario& pass_to(Seat seat);
  Scenario& pass_all();

  Decision decision() const { return Decision{state.pending.decision}; }
  const Player& player(Seat seat) const { return state.players[seat]; }
  std::string at(std::string_view place) const;  // "RB": Red on position 1, Blue on 2
  std::string turn_order() const;                // "BRG"
  Resources fresh(Seat seat) const { return player(seat).store[h2]; }
  Resources old(Seat seat) const { return player(seat).store[h1]; }
  int total(Seat seat) const { return final_score(player(seat)).total(); }
  // The options of the decider that begin with this word, without it, joined by blanks.
  std::string offered(std::string_view verb) const;

 private:
  Scenario& enter(Phase phase, Round::Step step);
};

inline Resources res(int s, int r, int g, int m) {
  return Resources{{byte(s), byte(r), byte(g), byte(m)}};
}
inline std::uint8_t place(std::string_view id) { return index_in(place_ids, id); }

}  // namespace veillee::sabbat_magica
