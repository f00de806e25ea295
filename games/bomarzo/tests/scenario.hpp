// Positions for tests: only what matters is set by hand, in the JSON of position files, and played
// on in notation. Unless said otherwise it is season 1, the turn of seat A, who is first player;
// the deities lie in the order of their ids (genio on place 1 … drago on place 8), active and
// unused; nobody has a cube or a card, workers and discs stand on 0, and D45 is the top card of the
// draw pile (if it lies elsewhere: the last card that lies nowhere).
//
//   Scenario s(3);
//   s.cubes(A, 1, 1, 0).hand(B, "D01 D02").deity("dea", 1, 1, 0, "B").begin();
//   s.play("place genio").play("lay coin");
//   EXPECT_EQ(s.on("genio"), "0 1 0");
#pragma once

#include "engine/testing/scenario.hpp"
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {

using Texts = std::vector<std::string>;

Texts words_in(std::string_view text);  // "D01 D02"
Texts sorted(Texts texts);

class Scenario : public ScenarioOf<Bomarzo, Scenario> {
 public:
  // Options as for a table: "seasons=on", "categories=annex".
  explicit Scenario(int seats, const Texts& options = {});
  // A game from its very first decision.
  static Scenario from_start(int seats, const Texts& options = {}, std::uint64_t seed = 1);

  // ── Setting, before begin() ───────────────────────────────────────────────────────────────────

  Scenario& season(int n);
  Scenario& phase(std::string_view phase);  // "production", "maintenance", "end" …
  Scenario& first_player(Seat seat);
  Scenario& active(Seat seat);  // else the first player
  Scenario& passes(int n);
  Scenario& cubes(Seat seat, int food, int coin, int wine);
  Scenario& worker(Seat seat, std::string_view lane, int space);
  // On the track; `arrived` follows where it is 10, in the order of these calls.
  Scenario& track(Seat seat, std::string_view track, int space);
  Scenario& claimed(std::string_view track, int space, Seat seat);  // the symbol on 4 or 8
  Scenario& vp(Seat seat, int n);
  Scenario& hand(Seat seat, std::string_view cards);
  Scenario& level1(Seat seat, std::string_view cards);
  Scenario& level2(Seat seat, std::string_view cards);
  Scenario& rotated(Seat seat, std::string_view cards);
  Scenario& under(Seat seat, std::string_view deity, std::string_view cards);
  Scenario& discard(std::string_view cards);
  Scenario& top(std::string_view card);
  // The draw pile holds these and no others; its top card is the first of them. All cards that lie
  // nowhere else go to the hand of `holder`.
  Scenario& pile(std::string_view cards, Seat holder);
  Scenario& pantheon(std::string_view deities);
  Scenario& mossy(std::string_view deities);
  // Cubes and pawns on a deity: deity("dea", 1, 1, 0, "A B").
  Scenario& deity(std::string_view deity, int food, int coin, int wine, std::string_view pawns);
  Scenario& zone(std::string_view zone, std::string_view pawns);
  Scenario& tokens(std::string_view colours);  // eight
  Scenario& adoration(Seat seat, std::string_view deities);
  Scenario& returned(Seat seat, std::string_view deities);
  // Any member of the position, or of a seat, in JSON.
  Scenario& set(std::string_view key, const std::string& json);
  Scenario& set_of(Seat seat, std::string_view key, const std::string& json);

  // Reads the position, which must be possible, and goes on to the first question.
  Scenario& begin(std::uint64_t seed = 1);
  // Why this position is refused, in English; empty: it is not.
  std::string refused();

  // ── What came of it ───────────────────────────────────────────────────────────────────────────

  std::string decision() const;  // "placement"; "over"
  Texts offered() const { return sorted(options()); }
  // Plays it, unless it is not asked for: a question with a single answer is not put (BOM-16.22).
  Scenario& then(std::string_view action) { return offers(action) ? play(action) : *this; }
  // Plays what is asked with the first answer until this decision comes (or the game is over).
  Scenario& until(std::string_view decision);

  std::string stock(Seat seat) const;            // "1 0 2": Food, Coin, Wine
  std::string on(std::string_view deity) const;  // the same, of a deity
  std::string supply() const;
  std::string pawns(std::string_view deity) const;  // "A B"
  int home(Seat seat) const { return number(seat, "home"); }
  int score(Seat seat) const { return number(seat, "vp"); }
  int track_of(Seat seat, std::string_view track) const;
  int worker_of(Seat seat, std::string_view lane) const;
  std::string cards(Seat seat, std::string_view key) const;  // "D01 D02", of hand, level1 …
  int hand_size(Seat seat) const { return number(seat, "hand_size"); }
  std::string discard_pile() const;
  int pile_size() const;

  // What somebody sees, as JSON, and members of it; without a viewer each seat's own part is read
  // in the view of that seat.
  json::Value view(Viewer viewer) const;
  int number(Seat seat, std::string_view key) const;
  std::string text(std::string_view key) const;
  // The value at a path of members and indices: "deities.dea.offering.any", "seats.0.hand".
  json::Value at(std::string_view path, Viewer viewer = spectator) const;
  int number_at(std::string_view path, Viewer viewer = spectator) const;
  std::string text_at(std::string_view path, Viewer viewer = spectator) const;
  std::string list_at(std::string_view path, Viewer viewer = spectator) const;  // "A B"
  bool has(std::string_view path, Viewer viewer = spectator) const;

  // Names of the events of these kinds, in order: "offered raised took".
  std::string order_of(const Texts& kinds) const;

 private:
  Scenario& put(json::Value& object, std::string_view key, const std::string& json);
  json::Value& position();
  json::Value& seat_object(Seat seat);
  Scenario& cards_of(Seat seat, std::string_view key, std::string_view cards);
  Texts placed() const;  // cards that lie somewhere
  Result<Study> read();

  json::Value file_;
  std::array<Texts, track_count> arrived_;
  std::string top_ = "";
  Texts pile_;
  int pile_holder_ = -1;
  bool fixed_active_ = false;
};

}  // namespace veillee::bomarzo
