// A search with the type of its game erased. One is made for each seat that thinks; it keeps its
// tree from one decision to the next.
#pragma once

#include <memory>

#include "engine/any_game.hpp"
#include "players/search_settings.hpp"

namespace veillee {

class AnySearch {
 public:
  virtual ~AnySearch() = default;
  // `position` must have been dealt for the seat (players/knowledge.hpp), never be the true one.
  virtual SearchResult run(const AnyState& position, Seat seat, const SearchSettings& settings,
                           std::uint64_t seed, StopSign stop = {}) = 0;
  // The seat takes this action in the position last searched.
  virtual void take(const AnyState& position, Action action) = 0;
};

// How a game is searched: made by search_of (players/search_instance.hpp).
struct SearchOf {
  const AnyGame* game = nullptr;
  std::unique_ptr<AnySearch> (*make)() = nullptr;
};

// Null when the game has no search.
std::unique_ptr<AnySearch> make_search(const AnyGame& game);
// For games that do not belong to the house (games/registry.hpp: add_game).
void add_search(const SearchOf& search);

}  // namespace veillee
