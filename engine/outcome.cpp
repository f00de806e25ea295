#include "engine/outcome.hpp"

namespace veillee {

Outcome ranked(std::uint8_t seats, const std::array<Standing, max_seats>& standings) {
  Outcome outcome;
  outcome.seats = seats;
  for (Seat seat = 0; seat < seats; ++seat) {
    std::uint8_t better = 0;
    for (Seat other = 0; other < seats; ++other)
      if (standings[other] > standings[seat]) ++better;
    outcome.score[seat] = standings[seat][0];
    outcome.place[seat] = static_cast<std::uint8_t>(better + 1);
    if (better == 0) outcome.winners.add(seat);
  }
  return outcome;
}

Outcome won_by_team(std::uint8_t seats, const std::array<std::uint8_t, max_seats>& teams,
                    std::uint8_t winning_team) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::teams;
  outcome.seats = seats;
  outcome.team = teams;
  for (Seat seat = 0; seat < seats; ++seat) {
    const bool won = teams[seat] == winning_team;
    outcome.score[seat] = won ? 1 : 0;
    outcome.place[seat] = won ? 1 : 2;
    if (won) outcome.winners.add(seat);
  }
  return outcome;
}

Outcome together(std::uint8_t seats, bool won, std::int16_t score) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::cooperative;
  outcome.seats = seats;
  for (Seat seat = 0; seat < seats; ++seat) {
    outcome.score[seat] = score;
    outcome.place[seat] = won ? 1 : 2;
  }
  if (won) outcome.winners = SeatSet::all(seats);
  return outcome;
}

}  // namespace veillee
