#include "games/registry.hpp"

#include "games/sabbat_magica/game.hpp"
#include "games/samhain/game.hpp"

namespace veillee {

std::span<const AnyGame* const> all_games() {
  static const AnyGame* const games[] = {&sabbat_magica::game(), &samhain::game()};
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games())
    if (game->info().id == id) return game;
  return nullptr;
}

}  // namespace veillee
