#include "lab/match_log.hpp"

#include <algorithm>
#include <set>

#include "engine/json_object.hpp"

namespace veillee {
namespace {

// In the order of Outcome::Kind. Shares of a victory follow from the rest.
constexpr std::string_view kinds[] = {"competitive", "teams", "together", "graded"};

Refusal unreadable(int line) {
  return {say({"ligne {0} : ce n’est pas une partie de tournoi",
               "line {0}: this is not a game of a tournament"},
              {number(line)})};
}

}  // namespace

MatchLog::MatchLog(const Tournament& tournament) : tournament_(&tournament) {
  // The signature of a few random games changes when the rules do.
  constexpr std::uint64_t games = 20;
  rules_ = std::to_string(tournament.game->random_games(tournament.setup, 1, games).signature);
  for (const Pairing& pairing : tournament.pairings) parameters_.push_back(parameters(pairing));
}

std::string MatchLog::parameters(const Pairing& pairing) const {
  const auto player = [&](std::size_t n) {
    const ComputerPlayer& it = tournament_->players[n];
    std::string text(it.id);
    if (searches(it))
      text += ' ' + std::to_string(it.search.iterations) + " iterations " +
              std::to_string(it.milliseconds) + " ms";
    if (searches(it)) text += coefficients_text(it);
    if (searches(it) && tournament_->thinking_threads > 1)
      text += ' ' + std::to_string(tournament_->thinking_threads) + " threads";
    return text;
  };
  const GameInfo& info = tournament_->game->info();
  json::Writer out;
  out.begin_object();
  out.member("game", info.id);
  out.member("seats", tournament_->setup.seats);
  out.member("options", setup_text(info.options, tournament_->setup));
  out.member("rules", rules_);
  out.member("seed", std::to_string(tournament_->seed));
  out.member("one", player(pairing.one));
  out.member("others", player(pairing.others));
  out.end_object();
  return out.text();
}

std::string MatchLog::line(const MatchGame& game) const {
  const std::size_t seats = tournament_->setup.seats;
  json::Writer out;
  out.begin_object();
  out.key("match");
  out.raw(parameters_[game.fixture.pairing]);
  out.member("deal", game.fixture.deal);
  out.member("seat", game.fixture.seat);
  out.member("kind", kinds[static_cast<std::size_t>(game.outcome.kind)]);
  out.numbers("scores", std::span(game.outcome.score).first(seats));
  out.numbers("places", std::span(game.outcome.place).first(seats));
  out.numbers("teams", game.outcome.team);
  out.numbers("winners", game.outcome.winners);
  out.numbers("rank", std::array{game.outcome.rank, game.outcome.ranks});
  out.member("drawn", game.outcome.drawn);
  if (!game.fault.empty()) {
    out.member("at_fault", game.at_fault);
    out.member("faute", game.fault.fr);
    out.member("fault", game.fault.en);
  }
  for (const std::size_t side : {0, 1}) {
    const Effort& effort = game.effort[side];
    out.numbers(side == 0 ? "effort_of_one" : "effort_of_others",
                std::array{effort.decisions, effort.simulations, effort.nanoseconds, effort.worst});
  }
  out.end_object();
  return out.text();
}

Result<MatchGame> MatchLog::read(std::string_view line, int line_number) const {
  const Result<json::Value> value = json::read(line, line_number);
  if (!value || value->kind != json::Value::Kind::object) return unreadable(line_number);
  // The parameters are compared as they are written.
  constexpr std::string_view opening = R"({"match":)";
  if (!line.starts_with(opening)) return unreadable(line_number);
  const std::string_view rest = line.substr(opening.size());
  const auto pairing = std::find_if(parameters_.begin(), parameters_.end(),
                                    [&](const std::string& own) { return rest.starts_with(own); });
  if (pairing == parameters_.end())
    return Refusal{say({"ligne {0} : une partie d’un tournoi avec d’autres paramètres",
                        "line {0}: a game of a tournament with other parameters"},
                       {number(line_number)})};

  constexpr std::int64_t many = std::int64_t{1} << 53;
  const std::uint8_t seats = tournament_->setup.seats;
  std::optional<Phrase> wrong;
  json::Object in(*value, wrong);
  MatchGame game;
  Outcome& outcome = game.outcome;
  outcome.seats = seats;
  game.fixture.pairing = static_cast<std::size_t>(pairing - parameters_.begin());
  game.fixture.deal = static_cast<std::uint64_t>(in.number("deal", 0, many));
  game.fixture.seat = static_cast<Seat>(in.number("seat", 0, seats - 1));
  outcome.kind = static_cast<Outcome::Kind>(in.word("kind", kinds));
  in.numbers("scores", std::span(outcome.score).first(seats), -32768, 32767);
  in.numbers("places", std::span(outcome.place).first(seats), 0, 255);
  in.numbers("teams", std::span(outcome.team), 0, 255);
  for (const json::Value& winner : in.list("winners")) {
    if (winner.kind != json::Value::Kind::number || winner.number < 0 || winner.number >= seats)
      return unreadable(line_number);
    outcome.winners.add(static_cast<Seat>(winner.number));
  }
  std::array<std::uint8_t, 2> rank{};
  in.numbers("rank", rank, 0, 255);
  outcome.rank = rank[0];
  outcome.ranks = rank[1];
  outcome.drawn = in.flag("drawn");
  if (in.has("fault")) {
    game.fault = {in.text("faute"), in.text("fault")};
    game.at_fault = static_cast<Seat>(in.number("at_fault", 0, seats - 1));
  }
  for (const std::size_t side : {0, 1}) {
    std::array<std::uint64_t, 4> effort{};
    in.numbers(side == 0 ? "effort_of_one" : "effort_of_others", effort, 0, many);
    game.effort[side] = {effort[0], effort[1], effort[2], effort[3]};
  }
  if (wrong || (outcome.kind == Outcome::Kind::graded && outcome.ranks < 2))
    return unreadable(line_number);
  share_out(outcome);
  return game;
}

Result<MatchLog::Games> MatchLog::read_all(std::string_view text) const {
  Games result;
  std::set<Fixture> known;
  int line_number = 1;
  for (std::size_t end = text.find('\n'); end != text.npos;
       end = text.find('\n', result.whole_bytes)) {
    const Result<MatchGame> game =
        read(text.substr(result.whole_bytes, end - result.whole_bytes), line_number++);
    if (!game) return game.refusal();
    if (known.insert(game->fixture).second) result.games.push_back(*game);
    result.whole_bytes = end + 1;
  }
  // What follows must at least be the beginning of such a line: another kind of file is left alone.
  constexpr std::string_view opening = R"({"match":)";
  const std::string_view torn = text.substr(result.whole_bytes);
  if (!torn.starts_with(opening.substr(0, torn.size()))) return unreadable(line_number);
  return result;
}

}  // namespace veillee
