#include "lab/match.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <set>

#include "lab/program.hpp"
#include "lab/threads.hpp"
#include "players/coefficients.hpp"

namespace veillee {
namespace {

using Clock = std::chrono::steady_clock;

ComputerPlayer plain_search() {
  // The budget of the highest level, so that they can be compared without saying more.
  ComputerPlayer player{"plain",
                        {"recherche simple", "plain search"},
                        {"joue au hasard jusqu’à la fin", "plays at random to the end"},
                        nullptr,
                        {},
                        levels().back().milliseconds};
  player.search.iterations = levels().back().search.iterations;
  player.search.rollout = SearchSettings::to_the_end;
  player.search.priors = false;
  player.search.settle = 0;
  return player;
}

std::uint64_t nanoseconds_since(Clock::time_point start) {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count());
}

// Who sits on a seat: a player of the house, or a program. They are given what the seat knows.
class Sitter {
 public:
  Sitter(const Tournament& tournament, const ComputerPlayer& player)
      : tournament_(tournament),
        player_(player),
        thinker_(player, *tournament.game, tournament.thinking_threads) {}

  // A refusal is a fault of the program: it has lost.
  Result<Action> choose(const Study& truth, Seat seat, std::uint64_t seed, StopSign stop) {
    if (!is_program(player_)) return thinker_.choose(truth.now, seat, seed, stop);
    simulations_ = 0;
    ActionList options;
    tournament_.game->legal(truth.now, seat, options);
    if (options.size() == 1) return options[0];
    if (program_ == nullptr) {
      auto started = Program::start(std::string(player_.id.substr(program_prefix.size())),
                                    *tournament_.game, tournament_.setup, tournament_.patience);
      if (!started) return started.refusal();
      program_ = std::move(*started);
    }
    const std::optional<Moment> moment = deal_moment(*tournament_.game, truth, seat, seed);
    // Chance has shown what no seed was found for: the program is not to blame, anything will do.
    if (!moment) return choose_random(Knowledge(*tournament_.game, truth.now, seat, seed), seed);
    const auto limit = [](std::uint32_t n) { return n == without_limit ? 0 : n; };
    const auto thought = program_->choose(
        *moment, seat, seed, {limit(player_.search.iterations), limit(player_.milliseconds)}, stop);
    if (!thought) return thought.refusal();
    simulations_ = thought->simulations;
    return thought->action;
  }
  std::uint64_t simulations() const {
    return is_program(player_) ? simulations_ : thinker_.last().simulations;
  }

 private:
  const Tournament& tournament_;
  const ComputerPlayer& player_;
  Thinker thinker_;
  std::unique_ptr<Program> program_;
  std::uint64_t simulations_ = 0;
};

// The game as it stands, lost by this seat and all that win and lose with it.
Outcome lost_by(Outcome outcome, Seat loser) {
  const bool alone =
      outcome.kind == Outcome::Kind::together || outcome.kind == Outcome::Kind::graded;
  outcome.drawn = false;
  outcome.winners = {};
  outcome.rank = outcome.ranks;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    const bool loses =
        alone || seat == loser ||
        (outcome.kind == Outcome::Kind::teams && outcome.team[seat] == outcome.team[loser]);
    outcome.place[seat] = loses ? 2 : 1;
    if (!loses) outcome.winners.add(seat);
  }
  share_out(outcome);
  return outcome;
}

}  // namespace

ComputerPlayer program_player(std::string_view name) {
  // Names live as long as the program: players point to theirs.
  static std::set<std::string, std::less<>> names;
  ComputerPlayer player{.id = *names.emplace(name).first,
                        .name = {"programme", "program"},
                        .help = {"un programme d’ailleurs", "a program from elsewhere"}};
  player.search.iterations = without_limit;
  player.milliseconds = without_limit;
  return player;
}

std::optional<ComputerPlayer> find_contestant(std::string_view name) {
  if (name.starts_with(program_prefix) && name.size() > program_prefix.size())
    return program_player(name);
  if (const std::size_t colon = name.find(':'); colon != name.npos) {
    const std::optional<ComputerPlayer> player = find_contestant(name.substr(0, colon));
    const std::string_view digits = name.substr(colon + 1);
    std::uint32_t iterations = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
    if (!player || !searches(*player) || error != std::errc() || iterations == 0 ||
        iterations > most_iterations || end != digits.data() + digits.size())
      return {};
    return with_budget(*player, {.iterations = iterations});
  }
  if (const ComputerPlayer* player = find_computer_player(name)) return *player;
  if (name == "plain") return plain_search();
  return {};
}

std::vector<std::string_view> contestant_ids() {
  std::vector<std::string_view> ids;
  for (const ComputerPlayer& player : computer_players()) ids.push_back(player.id);
  ids.emplace_back("plain");
  return ids;
}

ComputerPlayer with_budget(ComputerPlayer player, const Budget& budget) {
  if (!searches(player)) return player;
  // One of the two alone must decide.
  if (budget.milliseconds || budget.iterations) {
    player.milliseconds = budget.milliseconds.value_or(without_limit);
    player.search.iterations = budget.iterations.value_or(without_limit);
    player.level = 0;
  }
  return player;
}

std::string coefficients_text(const ComputerPlayer& player) {
  std::string text;
  const std::optional<ComputerPlayer> usual = find_contestant(player.id);
  for (const Coefficient& coefficient : search_coefficients())
    if (usual && coefficient.name != "iterations" &&
        coefficient.of(player.search) != coefficient.of(usual->search))
      text += ' ' + std::string(coefficient.name) + '=' + coefficient.text(player.search);
  if (const auto weights = player.search.weights; !weights.empty())
    text += " weights=" + hex(hash_bytes(weights.data(), weights.size_bytes()));
  return text;
}

SeatSet sides_of(const AnyGame& game, const Setup& setup) {
  return one_of_each_team(setup.seats, game.teams(game.start(setup, 0)));
}

namespace {

std::vector<Pairing> each_by_itself(std::size_t players) {
  std::vector<Pairing> pairings;
  for (std::size_t one = 0; one < players; ++one) pairings.push_back({one, one});
  return pairings;
}

}  // namespace

std::vector<Pairing> round_robin(std::size_t players, int sides) {
  if (sides == 1) return each_by_itself(players);
  std::vector<Pairing> pairings;
  for (std::size_t one = 0; one < players; ++one)
    for (std::size_t others = 0; others < players; ++others)
      if (one < others || (one > others && sides > 2)) pairings.push_back({one, others});
  return pairings;
}

std::vector<Pairing> ladder(std::size_t players, int sides) {
  if (sides == 1) return each_by_itself(players);
  std::vector<Pairing> pairings;
  for (std::size_t one = 1; one < players; ++one) pairings.push_back({one, one - 1});
  return pairings;
}

std::vector<Fixture> fixtures(const Tournament& tournament) {
  const SeatSet sides = sides_of(*tournament.game, tournament.setup);
  std::vector<Fixture> all;
  for (std::uint64_t deal = 0; deal < tournament.deals; ++deal)
    for (std::size_t pairing = 0; pairing < tournament.pairings.size(); ++pairing)
      for (const Seat seat : sides) all.push_back({pairing, deal, seat});
  return all;
}

void Effort::add(const Effort& other) {
  decisions += other.decisions;
  simulations += other.simulations;
  nanoseconds += other.nanoseconds;
  worst = std::max(worst, other.worst);
}

std::optional<MatchGame> play_game(const Tournament& tournament, const Fixture& fixture,
                                   const std::atomic<bool>& stop) {
  const AnyGame& game = *tournament.game;
  const Pairing& pairing = tournament.pairings[fixture.pairing];
  // The deal depends on its number alone; what the players draw for themselves also on who sits
  // where.
  const std::uint64_t deal_seed = mix(fold(tournament.seed, fixture.deal));
  Study study(game.start(tournament.setup, deal_seed));
  const Teams teams = game.teams(study.now);
  const auto side = [&](Seat seat) { return teams[seat] == teams[fixture.seat] ? 0 : 1; };
  // New ones for each game: nothing is carried over, so the order of the games does not matter.
  std::vector<std::unique_ptr<Sitter>> sitters;
  for (Seat seat = 0; seat < tournament.setup.seats; ++seat)
    sitters.push_back(std::make_unique<Sitter>(
        tournament, tournament.players[side(seat) == 0 ? pairing.one : pairing.others]));
  // StopSign takes a plain pointer; it is only read.
  const StopSign stop_sign = stop_sign_of(stop);
  MatchGame result{.fixture = fixture};
  ActionList options;
  for (std::uint64_t n = 0; !game.over(study.now); ++n) {
    if (stop) return {};
    const Seat seat = game.deciders(study.now).first();
    const auto start = Clock::now();
    const Result<Action> action =
        sitters[seat]->choose(study, seat, thinking_seed(deal_seed, n, fixture.seat), stop_sign);
    if (stop) return {};
    if (!action) {
      result.fault = action.refusal().sentence;
      result.at_fault = seat;
      result.outcome = lost_by(game.outcome(study.now), seat);
      return result;
    }
    const std::uint64_t took = nanoseconds_since(start);
    game.legal(study.now, seat, options);
    if (options.size() > 1)
      result.effort[side(seat)].add({1, sitters[seat]->simulations(), took, took});
    // A player of the house whose action is refused is broken, and no result of it is worth
    // anything.
    if (game.play(study, seat, *action)) std::abort();
  }
  result.outcome = game.outcome(study.now);
  return result;
}

void play_games(const Tournament& tournament, const std::vector<Fixture>& wanted, unsigned threads,
                const std::function<void(const MatchGame&)>& finished,
                const std::atomic<bool>& stop) {
  std::mutex one_at_a_time;
  on_threads(threads, wanted.size(), stop, [&](std::uint64_t i) {
    const std::optional<MatchGame> game = play_game(tournament, wanted[i], stop);
    if (!game) return;  // stopped
    const std::lock_guard lock(one_at_a_time);
    finished(*game);
  });
}

namespace {

// Means over the seats of a side, and over the games of a deal.
struct Totals {
  double score = 0;
  double place = 0;
  double share = 0;
};

SeatSet seats_of(const MatchGame& game, bool of_the_one) {
  const Outcome& outcome = game.outcome;
  SeatSet seats;
  for (Seat seat = 0; seat < outcome.seats; ++seat)
    if ((outcome.team[seat] == outcome.team[game.fixture.seat]) == of_the_one) seats.add(seat);
  return seats;
}

Totals totals(const MatchGame& game, SeatSet seats) {
  Totals sum;
  for (const Seat seat : seats) {
    sum.score += game.outcome.score[seat];
    sum.place += game.outcome.place[seat];
    sum.share += game.outcome.share(seat);
  }
  const double n = seats.size();
  return {sum.score / n, sum.place / n, sum.share / n};
}

}  // namespace

std::vector<PairingSummary> summarise(const Tournament& tournament, std::vector<MatchGame> games) {
  std::sort(games.begin(), games.end(), [](const MatchGame& a, const MatchGame& b) {
    return a.fixture < b.fixture;  // by pairing, then by deal
  });
  const Teams teams = tournament.game->teams(tournament.game->start(tournament.setup, 0));
  int of_one = 0;  // seats
  for (Seat seat = 0; seat < tournament.setup.seats; ++seat) of_one += teams[seat] == teams[0];
  std::vector<PairingSummary> summaries;
  for (const Pairing& pairing : tournament.pairings) {
    PairingSummary summary;
    summary.sides.push_back({.player = &tournament.players[pairing.one], .seats = of_one});
    if (of_one < tournament.setup.seats)
      summary.sides.push_back({.player = &tournament.players[pairing.others],
                               .seats = tournament.setup.seats - of_one});
    summaries.push_back(summary);
  }
  for (std::size_t first = 0; first < games.size();) {
    const Fixture& fixture = games[first].fixture;
    std::size_t end = first;
    while (end < games.size() && games[end].fixture.pairing == fixture.pairing &&
           games[end].fixture.deal == fixture.deal)
      ++end;
    PairingSummary& summary = summaries[fixture.pairing];
    ++summary.deals;
    summary.games += end - first;
    for (std::size_t side = 0; side < summary.sides.size(); ++side) {
      SideSummary& sums = summary.sides[side];
      Totals deal;
      for (std::size_t i = first; i < end; ++i) {
        const Totals game = totals(games[i], seats_of(games[i], side == 0));
        deal.score += game.score;
        deal.place += game.place;
        sums.win_share += game.share;  // divided by the games below
        sums.effort.add(games[i].effort[side]);
        const bool own = seats_of(games[i], side == 0).has(games[i].at_fault);
        if (own && !games[i].fault.empty() && sums.faults++ == 0) sums.first_fault = games[i].fault;
      }
      const auto n = static_cast<double>(end - first);
      sums.score.add(deal.score / n);
      sums.place.add(deal.place / n);
    }
    first = end;
  }
  for (PairingSummary& summary : summaries)
    for (SideSummary& side : summary.sides) {
      if (summary.games == 0) continue;
      side.win_interval = wilson(side.win_share, summary.games);
      side.win_share /= static_cast<double>(summary.games);
    }
  return summaries;
}

}  // namespace veillee
