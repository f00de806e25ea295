#include "tests/toys/toys.hpp"

#include "games/example/game.hpp"
#include "games/registry.hpp"
#include "tests/toys/toy.hpp"

namespace veillee {
namespace {

const std::vector<SearchOf>& all() {
  using namespace toys_inside;
  static const std::vector<SearchOf> searches = {
      beacon(),  cellar(), dice(),  par(),
      riposte(), rope(),   stall(), search_of<example::TheGame>(example::game())};
  return searches;
}

}  // namespace

std::span<const AnyGame* const> toys() {
  static const std::vector<const AnyGame*> games = [] {
    std::vector<const AnyGame*> list;
    for (const SearchOf& search : all()) list.push_back(search.game);
    return list;
  }();
  return games;
}

void register_toys() {
  static const bool once = [] {
    for (const SearchOf& search : all()) {
      add_game(*search.game);
      add_search(search);
    }
    return true;
  }();
  static_cast<void>(once);
}

std::vector<ToyTable> every_toy_table() {
  register_toys();
  std::vector<ToyTable> tables;
  for (const AnyGame* game : toys())
    for (std::uint8_t seats = 1; seats <= max_seats; ++seats)
      if (game->info().seats.has(seats)) tables.push_back({game, seats});
  return tables;
}

}  // namespace veillee
