// The soak alone, for builds with sanitizers: it needs neither network nor store, nor the library
// that reads the arguments of the other commands, which takes longer to compile than the rules.
//   soaker                    the names of the games
//   soaker GAME DECISIONS     random games of every setup, with all checks on
#include <charconv>
#include <cstdio>
#include <string_view>

#include "apps/soaking.hpp"
#include "games/registry.hpp"

int main(int argc, char** argv) {
  using namespace veillee;
  if (argc == 1) {
    for (const AnyGame* game : all_games()) std::puts(std::string(game->info().id).c_str());
    return 0;
  }
  const AnyGame* game = find_game(argv[1]);
  const std::string_view number = argc == 3 ? argv[2] : "";
  const char* end = number.data() + number.size();
  std::uint64_t decisions = 0;
  if (game == nullptr || std::from_chars(number.data(), end, decisions).ptr != end ||
      decisions == 0) {
    std::fputs("soaker: please say a game and a number of decisions: soaker GAME DECISIONS\n",
               stderr);
    return 2;
  }
  const std::vector<Setup> setups = cli::soaked_setups(*game);
  const cli::SoakSummary summary = cli::soak(
      {.setups = setups, .decisions = decisions},
      [&](const Setup& setup, std::uint64_t seed, std::uint64_t n) {
        return game->soak(setup, seed, n);
      },
      [](const cli::SoakSummary&, const Setup&) { return true; });
  if (!summary.broken.empty()) {
    std::fprintf(stderr, "soaker: %s %s: %s\n", argv[1],
                 cli::setup_name(*game, *summary.broken_setup).c_str(), summary.broken.c_str());
    return 1;
  }
  std::printf("%s: %zu setups, %llu games, %llu decisions; nothing found\n", argv[1],
              summary.setups, static_cast<unsigned long long>(summary.games),
              static_cast<unsigned long long>(summary.decisions));
  return 0;
}
