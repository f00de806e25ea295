// One decision thought over by several threads: each searches on its own, with a seed and a tree of
// its own, and their visits and values are added (root parallelism). The same seed, iterations and
// number of threads give the same answer. Each thread does all the iterations that are asked for:
// an answer takes as long as with one, and rests on so many times more simulations.
#pragma once

#include "players/any_search.hpp"

namespace veillee {

// With one thread, the search itself. Null when the game has no search.
std::unique_ptr<AnySearch> make_parallel_search(const AnyGame& game, unsigned threads);

}  // namespace veillee
