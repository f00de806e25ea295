// Positions for tests: only what matters is set by hand and played on in notation. Unless said
// otherwise it is round 1, the Action Phase, the turn of seat A, who is first player; A has the
// Star, B the Cross, C the Circle, D the Peak, each with its starting Place, all workers at home,
// nothing else; no Place lies in a Region, which has the stones flame, wave, leaf and bolt.
//
//   Scenario s;
//   s.stock(A, 1, 2, 0).outer(A, "P01").hand(A, "R01").begin();
//   s.play("ritual R01").play("onto P01");
//   EXPECT_EQ(s.stock_of(A), "1 0 0");
#pragma once

#include "engine/testing/scenario.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {

using Texts = std::vector<std::string>;

Texts words_in(std::string_view text);

class Scenario : public ScenarioOf<Evenfall, Scenario> {
 public:
  explicit Scenario(int seats = 2, const Texts& options = {});
  static Scenario from_start(int seats, const Texts& options = {}, std::uint64_t seed = 1);

  // ── Setting, before begin() ───────────────────────────────────────────────────────────────────

  Scenario& round(int n);
  Scenario& first_player(Seat seat);                // and active
  Scenario& clan(Seat seat, Clan clan, Side side);  // takes its starting Place with it
  Scenario& no_start(Seat seat);                    // without a starting Place
  Scenario& stock(Seat seat, int herbs, int potions, int knowledge);
  Scenario& mana(Seat seat, int n);
  Scenario& vp(Seat owner, int n);
  Scenario& coven(Seat owner, int n);
  Scenario& reserve(Seat owner, int witches, int elders = 0);
  Scenario& outer(Seat owner, std::string_view places);
  Scenario& inner(Seat owner, std::string_view places);
  // A Ritual on a Place of somebody's; it enters the Clan now, with these Catalysts.
  Scenario& on(std::string_view place, std::string_view ritual, int sickles = 0, int orbs = 0);
  Scenario& standing(std::string_view place, int witches, int elders = 0);  // on its spaces
  Scenario& hand(Seat seat, std::string_view cards);
  Scenario& specialists(Seat owner, std::string_view cards);
  Scenario& tilted_one(Seat seat, std::string_view card);
  Scenario& members(Seat seat, std::string_view cards);  // of the Council
  Scenario& copy(Seat seat, std::string_view card);      // an own Elder on it
  Scenario& won(Seat owner, std::string_view stones);
  Scenario& region(Region region, std::string_view places);  // "P01 - P02"
  Scenario& stones_in(Region region, std::string_view stones);
  Scenario& area(Region region, Seat owner, int witches, int elders = 0);
  Scenario& on_space(Region region, Seat seat, Worker worker = witch);
  Scenario& pile(std::string_view cards);         // the Main deck holds these and no others
  Scenario& place_pile(std::string_view places);  // the Place deck, likewise
  Scenario& discarded(std::string_view cards);
  Scenario& all_pass();  // the Battle Phase begins
  Scenario& oval_at(int space);
  Scenario& begin(std::uint64_t seed = 1);

  // ── What came of it ───────────────────────────────────────────────────────────────────────────

  std::string decision() const;  // "action"; "over"
  // Plays what is asked with the first answer until this decision comes (or the game is over).
  Scenario& until(std::string_view decision);
  // Plays it, unless it is not asked for.
  Scenario& then(std::string_view action) { return offers(action) ? play(action) : *this; }

  const Player& player(Seat owner) const { return state.players[owner]; }
  std::string stock_of(Seat seat) const;  // "1 0 2": Herbs, Potions, Knowledge
  int mana_of(Seat seat) const { return player(seat).mana; }
  int vp_of(Seat owner) const { return player(owner).vp; }
  int coven_of(Seat owner) const { return player(owner).coven; }
  int hand_of(Seat seat) const { return hand_size(state, seat); }
  std::string outer_of(Seat owner) const { return row_text(row_of(owner, evenfall::outer)); }
  std::string inner_of(Seat owner) const { return row_text(row_of(owner, evenfall::inner)); }
  std::string zone_text(std::uint8_t zone) const;  // "R01 C02a"
  std::string stones_of(Seat owner) const;
  int in_region(Region region, Seat owner) const { return workers_in(state, region, owner); }
  FinalCount count(Seat owner) const { return final_count(state, owner); }
  // Names of the events of these kinds, in order: "paid drew".
  std::string order_of(const Texts& kinds) const;
  json::Value view(Viewer viewer) const;

 private:
  std::string row_text(std::uint8_t row) const;
  std::uint8_t card(std::string_view id) const { return index_in(card_ids, id); }
  std::uint8_t place(std::string_view id) const { return index_in(place_ids, id); }

  bool own_pile_ = false, own_places_ = false;
  Texts pile_, places_;
};

}  // namespace veillee::evenfall
