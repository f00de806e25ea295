#include "players/analysis.hpp"

#include <algorithm>
#include <cmath>

#include "players/deadline.hpp"
#include "players/knowledge.hpp"
#include "players/parallel_search.hpp"
#include "players/quick_player.hpp"

namespace veillee {
namespace {

// Collects numbers one by one.
class Sample {
 public:
  void add(double x) {
    ++n_;
    sum_ += x;
    squares_ += x * x;
  }
  Estimate estimate() const {
    if (n_ == 0) return {};
    const double n = n_;
    const double mean = sum_ / n;
    if (n_ == 1) return {mean, 0};
    constexpr double ninety_five_percent = 1.96;
    const double variance = std::max(0.0, (squares_ - n * mean * mean) / (n - 1));
    return {mean, ninety_five_percent * std::sqrt(variance / n)};
  }

 private:
  int n_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// Quick players on all seats, to the end. Each knows neither the others' secrets nor what chance
// will bring, and now and then does anything.
class QuickPlayers {
 public:
  explicit QuickPlayers(const AnyGame& game) : game_(game), player_(game) {}

  // Nothing when it was stopped on the way.
  std::optional<Outcome> play_on(AnyState state, std::uint64_t seed, StopSign stop) {
    FastRng random(mix(seed));
    // No game is longer; a bound all the same, so that a defect cannot hang a hint.
    for (int left = 2 * game_.info().longest_game; left > 0 && !game_.over(state); --left) {
      if (stop()) return {};
      const Seat seat = game_.deciders(state).first();
      static_cast<void>(game_.apply(state, seat, player_.choose_carelessly(state, seat, random)));
    }
    return game_.outcome(state);
  }

 private:
  const AnyGame& game_;
  QuickPlayer player_;
};

struct Endings {
  std::array<Sample, max_seats> shares;
  std::array<Sample, max_seats> places;
  std::array<Sample, max_seats> scores;

  void add(const Outcome& outcome) {
    for (Seat seat = 0; seat < outcome.seats; ++seat) {
      shares[seat].add(outcome.share(seat));
      places[seat].add(outcome.place[seat]);
      scores[seat].add(outcome.score[seat]);
    }
  }
};

// Plays on after each action from what the seat knows. The same deals for every action, so that
// their differences are due to the actions; once in any case, however little time there is.
std::uint32_t play_on(const Knowledge& knowledge, std::span<const Action> actions,
                      const AnalysisSettings& settings, std::uint64_t seed, StopSign stop,
                      const std::function<void(double)>& done, std::span<Endings> endings) {
  const AnyGame& game = knowledge.game();
  QuickPlayers players(game);
  std::vector<Outcome> outcomes;
  std::uint32_t n = 0;
  for (; n < settings.continuations; ++n) {
    const StopSign sign = n == 0 ? StopSign{} : stop;
    outcomes.clear();
    for (const Action& action : actions) {
      AnyState state = knowledge.sample(n + 1);
      static_cast<void>(game.apply(state, knowledge.seat(), action));
      const std::optional<Outcome> outcome = players.play_on(state, fold(seed, n), sign);
      if (!outcome) return n;
      outcomes.push_back(*outcome);
    }
    for (std::size_t i = 0; i < actions.size(); ++i) endings[i].add(outcomes[i]);
    done(static_cast<double>(n + 1) / settings.continuations);
  }
  return n;
}

// A search asks its stop sign now and then: that is when progress can be told.
struct Watch {
  StopSign stop;
  const Progress* progress;
  double step;
  double done = 0;

  static bool asked(void* self) {
    Watch& watch = *static_cast<Watch*>(self);
    watch.done += watch.step;
    if (*watch.progress) (*watch.progress)(std::min(1.0, watch.done));
    return watch.stop();
  }
};

bool each_plays_for_itself(const AnyGame& game, const AnyState& state) {
  const std::uint8_t seats = game.setup_of(state).seats;
  return seats > 1 && one_of_each_team(seats, game.teams(state)).size() == seats;
}

// Of rivals only one wins; partners and team mates each have the whole of what their side has.
void make_one_victory(std::array<double, max_seats>& shares) {
  double sum = 0;
  for (const double share : shares) sum += share;
  for (double& share : shares)
    if (sum > 0) share /= sum;
}

// Not the choice alone is wanted: every option has its share.
SearchSettings to_the_last(SearchSettings settings) {
  settings.until_decided = false;
  return settings;
}

// What was chosen, and what would have been better.
JudgedDecision judged(const Knowledge& knowledge, const PlayedAction& played,
                      const AnalysisSettings& settings, std::uint64_t seed, StopSign stop) {
  JudgedDecision result{.seat = played.seat, .played = played.action, .best = played.action};
  const int options = knowledge.options().size();
  const AnyGame& game = knowledge.game();
  const std::unique_ptr<AnySearch> search = make_search(game);
  if (search == nullptr) return result;
  // A quarter of the search looks at every option alike, so that the one that was played is known.
  constexpr std::uint32_t most_tries = 16;
  SearchSettings thinking = to_the_last(settings.search);
  thinking.tries = std::min(most_tries, thinking.iterations / 4 / static_cast<unsigned>(options));
  const SearchResult found = search->run(knowledge.sample(0), played.seat, thinking, seed, stop);
  for (const Candidate& candidate : found.candidates) {
    if (candidate.action != played.action) continue;
    result.played_share = candidate.share;
    for (Seat seat = 0; seat < max_seats; ++seat)
      result.shares[seat] = static_cast<double>(candidate.shares[seat]);
    if (each_plays_for_itself(game, knowledge.sample(0))) make_one_victory(result.shares);
  }
  result.best_share = result.played_share;
  const Candidate& first = found.candidates.front();
  if (first.share > result.played_share) {
    result.best = first.action;
    result.best_share = first.share;
  }
  return result;
}

}  // namespace

Hint hint(const AnyGame& game, const AnyState& state, Seat seat, const AnalysisSettings& settings,
          std::uint64_t seed, StopSign stop, const Progress& progress) {
  constexpr double share_of_search = 0.7;  // of the time, roughly
  constexpr double between_questions = 32;
  const std::unique_ptr<AnySearch> search = make_parallel_search(game, settings.threads);
  if (search == nullptr) return {};
  const Knowledge knowledge(game, state, seat, seed);
  Watch watch{stop, &progress, share_of_search * between_questions / settings.search.iterations};
  StopSign ending{Watch::asked, &watch};
  const auto part = [&](double share) {
    return std::chrono::milliseconds(static_cast<int>(share * settings.milliseconds));
  };
  Deadline search_ends(part(share_of_search), ending);
  Deadline all_ends(part(1), stop);
  if (settings.milliseconds > 0) ending = search_ends.sign();
  const SearchResult found =
      search->run(knowledge.sample(0), seat, to_the_last(settings.search), seed, ending);
  std::vector<Action> actions;
  for (const Candidate& candidate : found.candidates) {
    const auto told = static_cast<int>(actions.size());
    if (told == settings.actions || (told > 0 && candidate.visits == 0)) break;
    actions.push_back(candidate.action);
  }
  std::vector<Endings> endings(actions.size());
  Hint result;
  result.simulations = found.simulations;
  result.continuations = play_on(
      knowledge, actions, settings, fold(seed, 1),
      settings.milliseconds > 0 ? all_ends.sign() : stop,
      [&](double done) {
        if (progress) progress(share_of_search + (1 - share_of_search) * done);
      },
      endings);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Candidate& candidate = found.candidates[i];
    Advice advice{.action = candidate.action,
                  .share = candidate.share,
                  .visits = candidate.visits,
                  .victory = endings[i].shares[seat].estimate(),
                  .place = endings[i].places[seat].estimate(),
                  .score = endings[i].scores[seat].estimate()};
    if (i > 0) advice.share = std::min(advice.share, result.best.back().share);
    if (found.simulations > 0)
      advice.sure = static_cast<double>(candidate.visits) / static_cast<double>(found.simulations);
    result.best.push_back(advice);
  }
  if (progress) progress(1);  // also when there were fewer actions to tell
  return result;
}

std::vector<Action> actions_of(const Hint& hint) {
  std::vector<Action> actions;
  for (const Advice& advice : hint.best) actions.push_back(advice.action);
  return actions;
}

Annotation annotate(const AnyGame& game, const AnyState& first,
                    std::span<const PlayedAction> actions, const AnalysisSettings& settings,
                    std::uint64_t seed, StopSign stop, const Progress& progress) {
  Annotation result;
  AnyState state = first;
  for (std::size_t n = 0; n < actions.size() && !stop(); ++n) {
    const PlayedAction& played = actions[n];
    const std::uint64_t own_seed = fold(seed, n);
    const Knowledge knowledge(game, state, played.seat, own_seed);
    JudgedDecision decision = judged(knowledge, played, settings, own_seed, stop);
    if (game.apply(state, played.seat, played.action)) break;
    if (game.over(state)) {
      const Outcome outcome = game.outcome(state);
      for (Seat seat = 0; seat < outcome.seats; ++seat) decision.shares[seat] = outcome.share(seat);
    }
    if (stop()) break;  // a judgement cut short is none
    result.decisions.push_back(decision);
    if (progress) progress(static_cast<double>(n + 1) / static_cast<double>(actions.size()));
  }
  return result;
}

std::vector<std::size_t> worst_decisions(const Annotation& annotation, std::size_t n) {
  std::vector<std::size_t> worst;
  for (std::size_t i = 0; i < annotation.decisions.size(); ++i)
    if (annotation.decisions[i].loss() > 0) worst.push_back(i);
  std::stable_sort(worst.begin(), worst.end(), [&](std::size_t a, std::size_t b) {
    return annotation.decisions[a].loss() > annotation.decisions[b].loss();
  });
  worst.resize(std::min(n, worst.size()));
  return worst;
}

}  // namespace veillee
