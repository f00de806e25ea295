#include "lab/match_log.hpp"

#include <algorithm>
#include <set>

#include "engine/json.hpp"

namespace veillee {
namespace {

// In the order of Outcome::Kind. Shares of a victory follow from the rest.
constexpr std::string_view kinds[] = {"competitive", "teams", "together", "graded"};

Refusal unreadable(int line) {
  return {say({"ligne {0} : ce n’est pas une partie de tournoi",
               "line {0}: this is not a game of a tournament"},
              {number(line)})};
}

bool number_between(const json::Value& object, std::string_view key, std::int64_t least,
                    std::int64_t most, std::int64_t& n) {
  const json::Value* value = object.find(key);
  if (value == nullptr || value->kind != json::Value::Kind::number) return false;
  n = value->number;
  return n >= least && n <= most;
}

template <class Array>
bool numbers_between(const json::Value& object, std::string_view key, std::size_t size,
                     std::int64_t least, std::int64_t most, Array& array) {
  const json::Value* value = object.find(key);
  if (value == nullptr || value->kind != json::Value::Kind::array || value->items.size() != size)
    return false;
  for (std::size_t i = 0; i < size; ++i) {
    const json::Value& item = value->items[i];
    if (item.kind != json::Value::Kind::number || item.number < least || item.number > most)
      return false;
    array[i] = static_cast<std::remove_reference_t<decltype(array[i])>>(item.number);
  }
  return true;
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
  out.member("seats", static_cast<int>(tournament_->setup.seats));
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
  out.member("deal", static_cast<long long>(game.fixture.deal));
  out.member("seat", static_cast<int>(game.fixture.seat));
  out.member("kind", kinds[static_cast<std::size_t>(game.outcome.kind)]);
  out.numbers("scores", std::span(game.outcome.score).first(seats));
  out.numbers("places", std::span(game.outcome.place).first(seats));
  out.numbers("teams", game.outcome.team);
  out.numbers("winners", game.outcome.winners);
  out.numbers("rank", std::array{game.outcome.rank, game.outcome.ranks});
  out.member("drawn", game.outcome.drawn);
  if (!game.fault.empty()) {
    out.member("at_fault", static_cast<int>(game.at_fault));
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
  MatchGame game;
  Outcome& outcome = game.outcome;
  outcome.seats = seats;
  game.fixture.pairing = static_cast<std::size_t>(pairing - parameters_.begin());
  std::int64_t deal = 0;
  std::int64_t seat = 0;
  const json::Value* kind = value->find("kind");
  const auto* known = kind == nullptr ? std::end(kinds)
                                      : std::find(std::begin(kinds), std::end(kinds), kind->string);
  const json::Value* winners = value->find("winners");
  const json::Value* drawn = value->find("drawn");
  std::array<std::uint8_t, 2> rank{};
  if (known == std::end(kinds) || winners == nullptr || winners->items.size() > seats ||
      drawn == nullptr || drawn->kind != json::Value::Kind::boolean ||
      !numbers_between(*value, "rank", rank.size(), 0, 255, rank) ||
      !number_between(*value, "deal", 0, many, deal) ||
      !number_between(*value, "seat", 0, seats - 1, seat) ||
      !numbers_between(*value, "scores", seats, -32768, 32767, outcome.score) ||
      !numbers_between(*value, "places", seats, 0, 255, outcome.place) ||
      !numbers_between(*value, "teams", max_seats, 0, 255, outcome.team))
    return unreadable(line_number);
  for (const json::Value& winner : winners->items) {
    if (winner.kind != json::Value::Kind::number || winner.number < 0 || winner.number >= seats)
      return unreadable(line_number);
    outcome.winners.add(static_cast<Seat>(winner.number));
  }
  if (const json::Value* fault = value->find("fault"); fault != nullptr) {
    const json::Value* french = value->find("faute");
    std::int64_t who = 0;
    if (french == nullptr || !number_between(*value, "at_fault", 0, seats - 1, who))
      return unreadable(line_number);
    game.fault = {french->string, fault->string};
    game.at_fault = static_cast<Seat>(who);
  }
  for (const std::size_t side : {0, 1}) {
    std::array<std::uint64_t, 4> effort{};
    if (!numbers_between(*value, side == 0 ? "effort_of_one" : "effort_of_others", effort.size(), 0,
                         many, effort))
      return unreadable(line_number);
    game.effort[side] = {effort[0], effort[1], effort[2], effort[3]};
  }
  outcome.kind = static_cast<Outcome::Kind>(known - std::begin(kinds));
  outcome.drawn = drawn->boolean;
  outcome.rank = rank[0];
  outcome.ranks = rank[1];
  if (outcome.kind == Outcome::Kind::graded && outcome.ranks < 2) return unreadable(line_number);
  share_out(outcome);
  game.fixture.deal = static_cast<std::uint64_t>(deal);
  game.fixture.seat = static_cast<Seat>(seat);
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
