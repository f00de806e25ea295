#include "games/shogun/tests/scenario.hpp"

#include "games/shogun/game.hpp"

namespace veillee::shogun {

Scenario::Scenario(int seats, const Texts& options)
    : DiceScenario(shogun::game(), seats, options) {}

Scenario& Scenario::pawn(Seat seat, std::string_view square) {
  pawns_[seat].emplace_back(square);
  return *this;
}
Scenario& Scenario::shogun(std::string_view square) { return set("shogun", json::quoted(square)); }
Scenario& Scenario::carrier(std::string_view pawn) {
  carrier_ = pawn;
  return *this;
}
Scenario& Scenario::torii(std::string_view squares) {
  torii_ += static_cast<int>(words_in(squares).size());
  return set("torii", as_json(sorted(squares)));
}
Scenario& Scenario::turned(std::string_view squares) {
  torii_ += static_cast<int>(words_in(squares).size());
  return set("turned", as_json(sorted(squares)));
}
Scenario& Scenario::garrisons(std::string_view squares) {
  garrisons_ = static_cast<int>(words_in(squares).size());
  return set("garrisons", as_json(sorted(squares)));
}
Scenario& Scenario::braziers(std::string_view squares) {
  lit_ = static_cast<int>(words_in(squares).size());
  return set("braziers", as_json(sorted(squares)));
}
Scenario& Scenario::alerts(int n) {
  alerts_ = n;
  return *this;
}
Scenario& Scenario::tiles(Seat seat, int n) {
  tiles_[seat] = n;
  return *this;
}

// What is not in play lies on the boards of the camp, on the first one's first.
void Scenario::share_tiles(Seat first, int in_play) {
  int left = seats() - in_play;
  for (Seat seat = first; seat < seats(); seat = static_cast<Seat>(seat + 2))
    if (tiles_[seat] >= 0) left -= tiles_[seat];
  for (Seat seat = first; seat < seats(); seat = static_cast<Seat>(seat + 2)) {
    if (tiles_[seat] < 0) {
      tiles_[seat] = std::clamp(left, 0, 2);
      left -= tiles_[seat];
    }
    set_of(seat, "tiles", std::to_string(tiles_[seat]));
  }
}

void Scenario::fill() {
  if (pawns_[A].empty() && pawns_[C].empty()) pawn(A, "E9");
  if (pawns_[B].empty() && pawns_[D].empty()) pawn(B, "G3");
  for (Seat seat = 0; seat < seats(); ++seat) {
    pawns_[seat].resize(3);
    set_of(seat, "pawns", as_json(pawns_[seat]));
  }
  share_tiles(A, torii_);
  share_tiles(B, garrisons_);
  const int all = number("alerts");  // of the first position
  set("alerts", alerts_ >= 0 ? alerts_ : all - lit_);
  if (carrier_.empty()) return;
  const auto seat = static_cast<std::size_t>(carrier_[0] - 'A');
  shogun(pawns_[seat][static_cast<std::size_t>(carrier_[2] - '1')]);
  set("carrier", json::quoted(carrier_));
}

Scenario& Scenario::turn_of(Seat seat) {
  fill();
  return begin(seat);
}

std::string Scenario::refused_turn_of(Seat seat) {
  fill();
  return begin_refused(seat);
}

std::string Scenario::at(std::string_view pawn) const {
  const auto seat = static_cast<Seat>(pawn[0] - 'A');
  return list(seat, "pawns").at(static_cast<std::size_t>(pawn[2] - '1'));
}
int Scenario::in_reserve(Seat seat) const {
  const Texts all = list(seat, "pawns");
  return static_cast<int>(std::count(all.begin(), all.end(), ""));
}

Texts Scenario::ends(std::string_view combination, std::string_view pawn) {
  if (!offers(combination)) return {};
  const std::string mover = "pawn " + std::string(pawn);
  const std::string from = pawn == "shogun" ? shogun() : at(pawn);
  play(combination);
  if (asks("pawn") && !offers(mover)) return {};
  then(mover);
  if (asks("go")) return offered("go");
  const std::string to = pawn == "shogun" ? shogun() : at(pawn);
  return to == from ? Texts{} : Texts{to};
}

}  // namespace veillee::shogun
