#include "games/registry.hpp"

#include <vector>

#include "games/bomarzo/game.hpp"
#include "games/civilisation/game.hpp"
#include "games/crazy_cup/game.hpp"
#include "games/donjon/game.hpp"
#include "games/evenfall/game.hpp"
#include "games/sabbat_magica/game.hpp"
#include "games/samhain/game.hpp"
#include "games/shogun/game.hpp"

namespace veillee {
namespace {

std::vector<const AnyGame*>& guests() {
  static std::vector<const AnyGame*> games;
  return games;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const AnyGame* const games[] = {
      &sabbat_magica::game(), &samhain::game(),   &bomarzo::game(), &evenfall::game(),
      &civilisation::game(),  &crazy_cup::game(), &donjon::game(),  &shogun::game()};
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games())
    if (game->info().id == id) return game;
  for (const AnyGame* game : guests())
    if (game->info().id == id) return game;
  return nullptr;
}

void add_game(const AnyGame& game) { guests().push_back(&game); }

}  // namespace veillee
