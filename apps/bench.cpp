// veillee bench: how fast a game is, in uniformly random play or in search, on one thread.
#include <fmt/core.h>

#include <chrono>

#include "apps/arguments.hpp"
#include "apps/bench_search.hpp"
#include "apps/figures.hpp"
#include "apps/soaking.hpp"
#include "engine/testing/allocations.hpp"

namespace veillee::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Bench {
  std::string game;
  std::optional<int> players;
  double seconds = 1;
  std::vector<std::string> options;
  std::string deck;
  bool search = false;
  bool signatures = false;
  bool json = false;
};

struct Measurement {
  Setup setup;
  PlayoutStats stats;
  double seconds = 0;
  double copies_per_second = 0;
  double allocations_per_decision = 0;
  std::uint64_t signature = 0;

  double decisions_per_second() const { return static_cast<double>(stats.decisions) / seconds; }
  double games_per_second() const { return static_cast<double>(stats.games) / seconds; }
  double decisions_per_game() const {
    return static_cast<double>(stats.decisions) / static_cast<double>(stats.games);
  }
  double mean_branching() const {
    return static_cast<double>(stats.branching) / static_cast<double>(stats.decisions);
  }
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Does `work(n)` with growing n until `seconds` have passed; gives the time it took.
template <class Work>
double keep_busy(double seconds, Work work) {
  constexpr double one_look_at_the_clock = 0.01;
  const auto start = Clock::now();
  std::uint64_t n = 1;
  double before = 0;
  for (;;) {
    work(n);
    const double now = seconds_since(start);
    if (now >= seconds) return now;
    if (now - before < one_look_at_the_clock) n *= 2;
    before = now;
  }
}

// The signature must not depend on the time that is given.
constexpr std::uint64_t signature_seed = 1;
std::uint64_t signature(const AnyGame& game, const Setup& setup) {
  constexpr std::uint64_t games = 200;
  return game.random_games(setup, signature_seed, games).signature;
}

Measurement measure(const AnyGame& game, const Setup& setup, double seconds) {
  constexpr double share_of_warm_up = 0.2;
  constexpr double share_of_copies = 0.2;

  Measurement result;
  result.setup = setup;
  result.signature = signature(game, setup);
  std::uint64_t seed = signature_seed;
  const auto play = [&](std::uint64_t games) {
    const PlayoutStats stats = game.random_games(setup, seed, games);
    seed += games;
    result.stats.games += stats.games;
    result.stats.decisions += stats.decisions;
    result.stats.branching += stats.branching;
    result.stats.max_branching = std::max(result.stats.max_branching, stats.max_branching);
  };
  keep_busy(seconds * share_of_warm_up, play);
  result.stats = {};
  const std::uint64_t allocated = allocations();
  result.seconds = keep_busy(seconds, play);
  result.allocations_per_decision =
      static_cast<double>(allocations() - allocated) / static_cast<double>(result.stats.decisions);

  const AnyState state = game.start(setup, signature_seed);
  std::uint64_t copied = 0;
  const double copying = keep_busy(seconds * share_of_copies, [&](std::uint64_t n) {
    constexpr std::uint64_t copies_at_least = 1000;
    game.copy_states(state, n * copies_at_least);
    copied += n * copies_at_least;
  });
  result.copies_per_second = static_cast<double>(copied) / copying;
  return result;
}

void print_json(const AnyGame& game, const std::vector<Measurement>& results) {
  json::Writer out(true);
  out.begin_array();
  for (const Measurement& result : results) {
    const auto fraction = [&](std::string_view name, double value, int digits) {
      out.key(name);
      out.raw(fmt::format("{:.{}f}", value, digits));
    };
    out.begin_object();
    out.member("game", game.info().id);
    out.member("players", result.setup.seats);
    fraction("decisions_per_second", result.decisions_per_second(), 0);
    fraction("games_per_second", result.games_per_second(), 1);
    fraction("decisions_per_game", result.decisions_per_game(), 2);
    fraction("mean_branching", result.mean_branching(), 2);
    out.member("max_branching", result.stats.max_branching);
    out.member("state_bytes", game.state_bytes());
    fraction("copies_per_second", result.copies_per_second, 0);
    fraction("allocations_per_decision", result.allocations_per_decision, 6);
    out.member("signature", fmt::format("{:016x}", result.signature));
    out.end_object();
  }
  out.end_array();
  fmt::print("{}\n", out.text());
}

void print_table(const Context& context, const AnyGame& game,
                 const std::vector<Measurement>& results) {
  const auto grouped = [&](double value) { return cli::grouped(context.language, value); };
  const auto fraction = [&](double value, int decimals) {
    return cli::fraction(context.language, value, decimals);
  };
  constexpr const char* row = "{:>8} {:>12} {:>10} {:>16} {:>18} {:>8} {:>13} {:>15}  {}\n";
  fmt::print("{} ({})\n", context.text(game.info().title),
             setup_text(game.info().options, results.front().setup));
  fmt::print(fmt::runtime(row), context.text({"joueurs", "players"}),
             context.text({"décisions/s", "decisions/s"}), context.text({"parties/s", "games/s"}),
             context.text({"décisions/partie", "decisions/game"}),
             context.text({"choix moyen (max)", "mean (max) options"}),
             context.text({"octets", "bytes"}), context.text({"copies/s", "copies/s"}),
             context.text({"alloc./décision", "alloc./decision"}),
             context.text({"signature", "signature"}));
  for (const Measurement& result : results)
    fmt::print(
        fmt::runtime(row), result.setup.seats, grouped(result.decisions_per_second()),
        grouped(result.games_per_second()), fraction(result.decisions_per_game(), 1),
        fmt::format("{} ({})", fraction(result.mean_branching(), 2), result.stats.max_branching),
        game.state_bytes(), grouped(result.copies_per_second),
        fraction(result.allocations_per_decision, 3), fmt::format("{:016x}", result.signature));
}

void run_search(const Context& context, const AnyGame& game, const std::vector<Setup>& setups,
                const Bench& bench) {
  std::vector<SearchSpeed> speeds;
  for (const Setup& setup : setups)
    for (const SearchSpeed& speed : search_speeds(game, setup, bench.seconds))
      speeds.push_back(speed);
  if (bench.json)
    print_search_json(game, speeds);
  else
    print_search_table(context, game, speeds);
}

// The lines of tests/signatures.txt, of one game or of all.
void print_signatures(const AnyGame* only) {
  constexpr int setups_each = 8;  // for each number of players
  for (const AnyGame* game : all_games()) {
    if (only != nullptr && game != only) continue;
    for (const Setup& setup : game->every_setup(setups_each))
      fmt::print("{} {} {:016x}\n", game->info().id, setup_name(*game, setup),
                 signature(*game, setup));
  }
}

void run(Context& context, const Bench& bench) {
  if (bench.signatures && bench.game.empty()) return print_signatures(nullptr);
  const AnyGame* game = context.game(bench.game);
  if (game == nullptr) return;
  if (bench.signatures) return print_signatures(game);
  constexpr double shortest = 0.01;
  constexpr double longest = 3600;
  if (!(bench.seconds >= shortest && bench.seconds <= longest))
    return context.refuse(phrase(
        {"--seconds doit être entre 0,01 et 3600", "--seconds must be between 0.01 and 3600"}));
  std::vector<Setup> setups;
  std::optional<Refusal> refusal;
  const SeatRange& seats = game->info().seats;
  for (int n = seats.least; n <= seats.most; ++n) {
    if (bench.players ? n != *bench.players : !seats.has(n)) continue;
    // Some options are only for some numbers of players: the others are measured then.
    if (const auto setup = game->setup(n, bench.options))
      setups.push_back(*setup);
    else if (!refusal)
      refusal = setup.refusal();
  }
  for (Setup& setup : setups) {
    const std::optional<Setup> with_cards = with_deck(context, *game, setup, bench.deck);
    if (!with_cards) return;
    setup = *with_cards;
  }
  if (setups.empty())
    return context.refuse(refusal ? *refusal
                                  : game->setup(bench.players.value_or(0), {}).refusal());
  if (bench.search) return run_search(context, *game, setups, bench);
  std::vector<Measurement> results;
  for (const Setup& setup : setups) results.push_back(measure(*game, setup, bench.seconds));
  if (bench.json)
    print_json(*game, results);
  else
    print_table(context, *game, results);
}

}  // namespace

void add_bench(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "bench", context.text({"mesurer la vitesse d’un jeu", "measure how fast a game is"}));
  auto bench = std::make_shared<Bench>();
  CLI::Option* game =
      command->add_option("GAME", bench->game, context.text({"le jeu", "the game"}));
  add_players(*command, context, bench->players);
  add_options(*command, context, bench->options);
  add_deck(*command, context, bench->deck);
  command->add_option("--seconds", bench->seconds,
                      context.text({"durée par nombre de joueurs (1 si rien n’est dit)",
                                    "time for each number of players (1 unless given)"}));
  command->add_flag(
      "--search", bench->search,
      context.text({"mesurer la recherche : simulations par seconde, simple et guidée",
                    "measure the search: simulations a second, plain and guided"}));
  CLI::Option* signatures = command->add_flag(
      "--signatures", bench->signatures,
      context.text({"seulement les signatures de chaque configuration, de ce jeu ou de tous",
                    "only the signatures of every setup, of this game or of all"}));
  command->add_flag("--json", bench->json, context.text({"en JSON", "as JSON"}))
      ->excludes(signatures);
  command->callback([&context, bench, game] {
    if (!bench->signatures && game->empty()) throw CLI::RequiredError("GAME");
    run(context, *bench);
  });
}

}  // namespace veillee::cli
