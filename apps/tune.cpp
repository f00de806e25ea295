// veillee tune: the weights of a game's evaluation, learnt from self-play.
#include <fmt/core.h>

#include <csignal>
#include <thread>

#include "apps/arguments.hpp"
#include "apps/figures.hpp"
#include "apps/interrupt.hpp"
#include "apps/progress_bar.hpp"
#include "apps/weights.hpp"
#include "lab/climbing.hpp"

namespace veillee::cli {
namespace {

struct TuneArguments {
  std::string game;
  std::string player = "initiate";
  std::vector<std::string> options;
  std::string deck;
  std::string games = "1000";
  std::string seed = "1";
  std::string step = "100";
  std::string stiffness = "100";
  std::string spread = "0";
  std::string random = "12";
  std::string threads;
  std::string from;
  std::optional<int> seats;
  bool playing = false;
};

struct TunePlan {
  TuningSettings tuning;
  unsigned threads = 1;
};

std::optional<TunePlan> plan_of(Context& context, const TuneArguments& wanted) {
  constexpr std::uint64_t most_games = 100'000;
  constexpr std::uint64_t most_threads = 256;
  TunePlan plan;
  TuningSettings& tuning = plan.tuning;
  tuning.game = context.game(wanted.game);
  if (tuning.game == nullptr) return {};
  tuning.evaluation = tuning.game->evaluation();
  if (tuning.evaluation == nullptr) return context.refuse(no_weights(*tuning.game)), std::nullopt;
  const SeatRange& range = tuning.game->info().seats;
  const Result<Setup> setup =
      tuning.game->setup(wanted.seats.value_or(range.has(2) ? 2 : range.least), wanted.options);
  if (!setup) return context.refuse(setup.refusal()), std::nullopt;
  const std::optional<Setup> with_cards = with_deck(context, *tuning.game, *setup, wanted.deck);
  if (!with_cards) return {};
  tuning.setup = *with_cards;
  const std::optional<ComputerPlayer> player = find_contestant(wanted.player);
  if (!player)
    return context.refuse(say({"joueur « {0} » inconnu", "player \"{0}\" is not known"},
                              {verbatim(wanted.player)})),
           std::nullopt;
  tuning.player = *player;
  if (wanted.playing && !searches(*player))
    return context.refuse(say({"--playing : {0} ne cherche pas et n’a donc pas de poids",
                               "--playing: {0} does not search, and so has no weights"},
                              {phrase(player->name)})),
           std::nullopt;
  if (!wanted.from.empty()) {
    auto start = read_weights(context, *tuning.evaluation, wanted.from);
    if (!start) return {};
    tuning.start = std::move(*start);
  }
  const auto games = limited(context, "--games", wanted.games, 10, most_games);
  const auto seed = games ? whole_number(context, "--seed", wanted.seed) : std::nullopt;
  if (!seed) return {};
  const auto step = limited(context, "--step", wanted.step, 1, 100);
  if (!step) return {};
  tuning.step = static_cast<double>(*step) / 100;
  const auto stiffness = limited(context, "--stiffness", wanted.stiffness, 1, 1'000'000);
  const auto spread =
      stiffness ? limited(context, "--spread", wanted.spread, 0, 1000) : std::nullopt;
  const auto random =
      spread ? limited(context, "--random", wanted.random, 2, 1'000'000) : std::nullopt;
  if (!random) return {};
  tuning.random_once_in = static_cast<std::uint32_t>(*random);
  tuning.stiffness = static_cast<double>(*stiffness);
  tuning.spread = static_cast<double>(*spread);
  tuning.games = *games;
  tuning.seed = *seed;
  plan.threads = std::max(1U, std::thread::hardware_concurrency());
  if (!wanted.threads.empty()) {
    const auto n = limited(context, "--threads", wanted.threads, 1, most_threads);
    if (!n) return {};
    plan.threads = static_cast<unsigned>(*n);
  }
  return plan;
}

void print_fit(const Context& context, const std::vector<PhaseTuning>& phases) {
  const auto figure = [&](double value, int digits) {
    return fraction(context.language, value, digits);
  };
  constexpr const char* row = "{:>6} {:>10} {:>16} {:>16} {:>14} {:>14}\n";
  fmt::print(stderr, fmt::runtime(row), context.text({"phase", "phase"}),
             context.text({"exemples", "examples"}), context.text({"perte avant", "loss before"}),
             context.text({"perte après", "loss after"}),
             context.text({"% juste avant", "% right before"}),
             context.text({"% juste après", "% right after"}));
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const PhaseTuning& phase = phases[i];
    if (phase.before.examples == 0) continue;
    fmt::print(stderr, fmt::runtime(row), i + 1, phase.before.examples,
               figure(phase.before.loss, 4), figure(phase.after.loss, 4),
               figure(100 * phase.before.right, 1), figure(100 * phase.after.right, 1));
  }
}

void run(Context& context, const TuneArguments& wanted) {
  const std::optional<TunePlan> plan = plan_of(context, wanted);
  if (!plan) return;
  const TuningSettings& tuning = plan->tuning;
  std::vector<PhaseTuning> learnt;
  std::vector<std::vector<int>> weights;
  std::size_t done = 0;
  {
    const ProgressBar progress(context, 0, tuning.games);
    const auto finished = [&] { progress.show(++done); };
    if (wanted.playing) {
      weights = climb({.game = tuning}, plan->threads, finished, interrupted);
    } else {
      const std::vector<Examples> games =
          play_examples(tuning, plan->threads, finished, interrupted);
      if (!interrupted) learnt = tune(tuning, games);
      for (const PhaseTuning& phase : learnt) weights.push_back(phase.weights);
    }
  }
  if (interrupted && !wanted.playing)
    return context.refuse(
        phrase({"interrompu : rien n’a été appris", "stopped: nothing was learnt"}));
  fmt::print("{}", weights_text(*tuning.evaluation, weights));
  if (interrupted)  // as far as it had come; --from goes on from there
    fmt::print(stderr, "{}\n",
               context.in(say({"Interrompu : {0} paires de parties sur {1}.",
                               "Stopped: {0} of {1} pairs of games."},
                              {number(done), number(tuning.games)})));
  if (!learnt.empty()) print_fit(context, learnt);
}

}  // namespace

void add_tune(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "tune", context.text({"apprendre les poids d’une évaluation en jouant contre soi-même",
                            "learn the weights of an evaluation from self-play"}));
  auto wanted = std::make_shared<TuneArguments>();
  add_game(*command, context, wanted->game);
  add_options(*command, context, wanted->options);
  add_deck(*command, context, wanted->deck);
  command->add_option("--player", wanted->player,
                      context.text({"qui joue sur toutes les places, par exemple heir:200",
                                    "who plays on all seats, such as heir:200"}));
  command->add_option(
      "--games", wanted->games,
      context.text({"parties (1000 si rien n’est dit)", "games (1000 unless given)"}));
  command->add_option("--seats", wanted->seats, context.text({"places", "seats"}));
  command->add_option("--seed", wanted->seed,
                      context.text({"graine (1 si rien n’est dit)", "seed (1 unless given)"}));
  command->add_option("--step", wanted->step,
                      context.text({"pourcents du chemin entre les poids d’avant et ceux appris "
                                    "(100 si rien n’est dit)",
                                    "per cent of the way from the old weights to those learnt "
                                    "(100 unless given)"}));
  command->add_option("--stiffness", wanted->stiffness,
                      context.text({"résistance des anciens poids (100 si rien n’est dit)",
                                    "how much the old weights resist (100 unless given)"}));
  command->add_option(
      "--spread", wanted->spread,
      context.text({"points d’avance à la fin qui comptent pour 73 victoires sur 100 (comme la "
                    "recherche, si rien n’est dit)",
                    "points of lead at the end that count as 73 wins in 100 (as the search takes "
                    "them unless given)"}));
  command->add_option("--random", wanted->random,
                      context.text({"une action sur tant est prise au hasard (12 si rien n’est "
                                    "dit)",
                                    "one action in so many is any one (12 unless given)"}));
  command->add_option(
      "--from", wanted->from,
      context.text({"fichier des poids d’où partir (ceux du jeu si rien n’est dit)",
                    "file of the weights to begin with (those of the game unless given)"}));
  command->add_flag(
      "--playing", wanted->playing,
      context.text({"juger les poids par les parties qu’ils gagnent, et non par ce qui va avec la "
                    "victoire : autant de paires de parties que --games le dit",
                    "judge weights by the games that they win, not by what goes with winning: as "
                    "many pairs of games as --games says"}));
  command->add_option("--threads", wanted->threads,
                      context.text({"fils d’exécution (un par cœur si rien n’est dit)",
                                    "threads (one for each core unless given)"}));
  command->callback([&context, wanted] {
    interrupted = false;
    const auto before = std::signal(SIGINT, on_interrupt);
    run(context, *wanted);
    std::signal(SIGINT, before);
  });
}

}  // namespace veillee::cli
