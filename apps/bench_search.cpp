#include "apps/bench_search.hpp"

#include <fmt/core.h>

#include "apps/advice.hpp"
#include "players/deadline.hpp"

namespace veillee::cli {
namespace {

using Clock = std::chrono::steady_clock;

// One tree after the other, each as large as the strongest level's: a tree that grew for as long as
// the measurement lasts would measure the memory.
SearchSpeed speed(const AnyGame& game, const Setup& setup, std::string_view mode,
                  const SearchSettings& settings, double seconds) {
  SearchSpeed result{.players = setup.seats, .mode = mode};
  const auto search = make_search(game);
  const auto begin = Clock::now();
  Deadline deadline(std::chrono::milliseconds(static_cast<long long>(seconds * 1000)));
  for (std::uint64_t seed = 1; result.seconds < seconds; ++seed) {
    const AnyState first = game.start(setup, seed);
    const Seat seat = game.deciders(first).first();
    const SearchResult found = search->run(Knowledge(game, first, seat, seed).sample(0), seat,
                                           settings, seed, deadline.sign());
    result.simulations += found.simulations;
    result.decisions += found.decisions;
    result.nodes = std::max(result.nodes, found.nodes);
    result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  }
  return result;
}

}  // namespace

std::vector<SearchSpeed> search_speeds(const AnyGame& game, const Setup& setup, double seconds) {
  const SearchSettings& guided = levels().back().search;
  SearchSettings plain;
  plain.iterations = guided.iterations;
  plain.rollout = SearchSettings::to_the_end;
  plain.priors = false;
  plain.settle = 0;
  return {speed(game, setup, "plain", plain, seconds),
          speed(game, setup, "guided", guided, seconds)};
}

void print_search_json(const AnyGame& game, const std::vector<SearchSpeed>& speeds) {
  json::Writer out(true);
  out.begin_array();
  for (const SearchSpeed& speed : speeds) {
    out.begin_object();
    out.member("game", game.info().id);
    out.member("players", speed.players);
    out.member("mode", speed.mode);
    out.key("simulations_per_second");
    out.raw(fmt::format("{:.0f}", speed.simulations_per_second()));
    out.member("nodes", speed.nodes);
    out.key("decisions_per_simulation");
    out.raw(fmt::format("{:.2f}", speed.decisions_per_simulation()));
    out.end_object();
  }
  out.end_array();
  fmt::print("{}\n", out.text());
}

void print_search_table(const Context& context, const AnyGame& game,
                        const std::vector<SearchSpeed>& speeds) {
  constexpr const char* row = "{:>8}  {:<8} {:>14} {:>10} {:>22}\n";
  fmt::print("{}\n", context.text(game.info().title));
  fmt::print(fmt::runtime(row), context.text({"joueurs", "players"}),
             context.text({"mode", "mode"}), context.text({"simulations/s", "simulations/s"}),
             context.text({"nœuds", "nodes"}),
             context.text({"décisions/simulation", "decisions/simulation"}));
  for (const SearchSpeed& speed : speeds)
    fmt::print(fmt::runtime(row), speed.players,
               speed.mode == "plain" ? context.text({"simple", "plain"})
                                     : context.text({"guidé", "guided"}),
               fmt::format("{:.0f}", speed.simulations_per_second()), speed.nodes,
               context.in(decimal(speed.decisions_per_simulation(), 1)));
}

}  // namespace veillee::cli
