#include "engine/outcome.hpp"

#include <cassert>

namespace veillee {

SeatSet one_of_each_team(std::uint8_t seats, const Teams& teams) {
  SeatSet firsts;
  for (Seat seat = 0; seat < seats; ++seat) {
    bool first = true;
    for (Seat before = 0; before < seat; ++before) first &= teams[before] != teams[seat];
    if (first) firsts.add(seat);
  }
  return firsts;
}

void share_out(Outcome& outcome) {
  const SeatSet firsts = one_of_each_team(outcome.seats, outcome.team);
  const int sides = firsts.size();
  const int winning = sides - (firsts - outcome.winners).size();
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    double& share = outcome.shares[seat];
    if (outcome.drawn)
      share = 1.0 / sides;
    else if (outcome.kind == Outcome::Kind::graded)
      share = static_cast<double>(outcome.ranks - outcome.rank) / (outcome.ranks - 1);
    else if (!outcome.winners.has(seat))
      share = 0;
    else
      share = 1.0 / winning;
  }
}

Outcome ranked(std::uint8_t seats, const std::array<Standing, max_seats>& standings) {
  assert(seats >= 2);
  Outcome outcome;
  outcome.seats = seats;
  outcome.team = each_for_itself;
  for (Seat seat = 0; seat < seats; ++seat) {
    std::uint8_t better = 0;
    for (Seat other = 0; other < seats; ++other)
      if (standings[other] > standings[seat]) ++better;
    outcome.score[seat] = standings[seat][0];
    outcome.place[seat] = static_cast<std::uint8_t>(better + 1);
    if (better == 0) outcome.winners.add(seat);
  }
  share_out(outcome);
  return outcome;
}

Outcome by_teams(std::uint8_t seats, const Teams& teams, std::uint8_t winner) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::teams;
  outcome.seats = seats;
  outcome.team = teams;
  for (Seat seat = 0; seat < seats; ++seat) {
    const bool won = teams[seat] == winner;
    outcome.score[seat] = won ? 1 : 0;
    outcome.place[seat] = won ? 1 : 2;
    if (won) outcome.winners.add(seat);
  }
  assert(!outcome.winners.empty());
  share_out(outcome);
  return outcome;
}

Outcome drawn(std::uint8_t seats, const Teams& teams) {
  Outcome outcome;
  const int sides = one_of_each_team(seats, teams).size();
  assert(sides >= 2);
  outcome.kind = sides == seats ? Outcome::Kind::competitive : Outcome::Kind::teams;
  outcome.drawn = true;
  outcome.seats = seats;
  outcome.team = teams;
  for (Seat seat = 0; seat < seats; ++seat) outcome.place[seat] = 1;
  share_out(outcome);
  return outcome;
}

Outcome together(std::uint8_t seats, bool won, std::int16_t score) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::together;
  outcome.seats = seats;
  for (Seat seat = 0; seat < seats; ++seat) {
    outcome.score[seat] = score;
    outcome.place[seat] = won ? 1 : 2;
  }
  if (won) outcome.winners = SeatSet::all(seats);
  share_out(outcome);
  return outcome;
}

Outcome graded(std::int16_t score, std::uint8_t rank, std::uint8_t ranks) {
  assert(rank >= 1 && rank <= ranks && ranks >= 2);
  Outcome outcome;
  outcome.kind = Outcome::Kind::graded;
  outcome.seats = 1;
  outcome.score[0] = score;
  outcome.place[0] = rank;
  outcome.rank = rank;
  outcome.ranks = ranks;
  if (rank == 1) outcome.winners = SeatSet::only(0);
  share_out(outcome);
  return outcome;
}

}  // namespace veillee
