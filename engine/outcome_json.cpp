#include "engine/outcome_json.hpp"

#include "engine/position.hpp"

namespace veillee {
void write_outcome(json::Writer& out, const Outcome& outcome) {
  out.member("kind", outcome_words[static_cast<std::size_t>(outcome.kind)]);
  out.numbers("scores", std::span(outcome.score).first(outcome.seats));
  out.numbers("places", std::span(outcome.place).first(outcome.seats));
  write_seats(out, "winners", outcome.winners);
  out.member("drawn", outcome.drawn);
  if (outcome.kind == Outcome::Kind::teams)
    out.numbers("teams", std::span(outcome.team).first(outcome.seats));
  if (outcome.kind == Outcome::Kind::graded) {
    out.member("rank", outcome.rank);
    out.member("ranks", outcome.ranks);
  }
}

Outcome read_outcome(json::Object in) {
  Outcome outcome;
  outcome.kind = static_cast<Outcome::Kind>(in.word("kind", outcome_words));
  const std::size_t seats = in.list("scores").size();
  if (seats > max_seats) in.wrong_kind("scores");
  if (!in.good()) return outcome;
  outcome.seats = static_cast<std::uint8_t>(seats);
  in.numbers("scores", std::span(outcome.score).first(seats), -32768, 32767);
  in.numbers("places", std::span(outcome.place).first(seats), 0, 255);
  outcome.winners = in.seats("winners", seats);
  outcome.drawn = in.flag("drawn");
  switch (outcome.kind) {
    case Outcome::Kind::competitive: outcome.team = each_for_itself; break;
    case Outcome::Kind::teams:
      in.numbers("teams", std::span(outcome.team).first(seats), 0, 255);
      break;
    case Outcome::Kind::together: outcome.team = all_together; break;
    case Outcome::Kind::graded:
      outcome.rank = static_cast<std::uint8_t>(in.number("rank", 1, 255));
      outcome.ranks = static_cast<std::uint8_t>(in.number("ranks", 2, 255));
      break;
  }
  if (in.good()) share_out(outcome);
  return outcome;
}

}  // namespace veillee
