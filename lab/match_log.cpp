#include "lab/match_log.hpp"

#include <algorithm>
#include <set>

#include "engine/outcome_json.hpp"

namespace veillee {
namespace {

Refusal unreadable(int line) {
  return {say({"ligne {0} : ce n’est pas une partie de tournoi",
               "line {0}: this is not a game of a tournament"},
              {number(line)})};
}

// What a few random games come to: it changes when the rules do, and only then.
std::string mark_of_rules(const AnyGame& game, const Setup& setup) {
  constexpr std::uint64_t games = 20;
  std::uint64_t mark = 0;
  ActionList list;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    AnyState state = game.start(setup, seed);
    FastRng random(seed);
    while (!game.over(state)) {
      const Seat seat = game.deciders(state).first();
      game.legal(state, seat, list);
      const auto choice = random.below(static_cast<std::uint32_t>(list.size()));
      static_cast<void>(game.apply(state, seat, list[static_cast<int>(choice)]));
    }
    mark = fold(mark, game.fingerprint(state));
  }
  return hex(mark);
}

}  // namespace

MatchLog::MatchLog(const Tournament& tournament)
    : tournament_(&tournament), rules_(mark_of_rules(*tournament.game, tournament.setup)) {
  for (const Pairing& pairing : tournament.pairings) parameters_.push_back(parameters(pairing));
}

std::string MatchLog::parameters(const Pairing& pairing) const {
  const auto player = [&](std::size_t n) {
    ComputerPlayer it = tournament_->players[n];
    it.search = search_in(tournament_->game->info(), it);
    std::string text(it.id);
    if (searches(it))
      text += ' ' + std::to_string(it.search.iterations) + " iterations " +
              std::to_string(it.milliseconds) + " ms" + coefficients_text(it);
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
  json::Writer out;
  out.begin_object();
  out.key("match");
  out.raw(parameters_[game.fixture.pairing]);
  out.member("deal", game.fixture.deal);
  out.member("seat", game.fixture.seat);
  write_outcome(out, game.outcome);
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
  game.fixture.pairing = static_cast<std::size_t>(pairing - parameters_.begin());
  game.fixture.deal = static_cast<std::uint64_t>(in.number("deal", 0, many));
  game.fixture.seat = static_cast<Seat>(in.number("seat", 0, seats - 1));
  game.outcome = read_outcome(in);
  if (in.has("fault")) {
    game.fault = {in.text("faute"), in.text("fault")};
    game.at_fault = static_cast<Seat>(in.number("at_fault", 0, seats - 1));
  }
  for (const std::size_t side : {0, 1}) {
    std::array<std::uint64_t, 4> effort{};
    in.numbers(side == 0 ? "effort_of_one" : "effort_of_others", effort, 0, many);
    game.effort[side] = {effort[0], effort[1], effort[2], effort[3]};
  }
  if (wrong || game.outcome.seats != seats) return unreadable(line_number);
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
