#include "players/any_search.hpp"

#include "players/learned.hpp"

namespace veillee {

std::vector<SearchOf> searches_of_the_house();  // written by the build (players/CMakeLists.txt)

namespace {

std::vector<SearchOf>& searches() {
  static std::vector<SearchOf> all = searches_of_the_house();
  return all;
}

const SearchOf* find_search(const AnyGame& game) {
  for (const SearchOf& search : searches())
    if (search.game == &game) return &search;
  return nullptr;
}

}  // namespace

void add_search(const SearchOf& search) { searches().push_back(search); }

std::unique_ptr<AnySearch> make_search(const AnyGame& game) {
  const SearchOf* search = find_search(game);
  return search == nullptr ? nullptr : search->make();
}

const AnyEvaluation* learned_evaluation(const AnyGame& game) {
  const SearchOf* search = find_search(game);
  return search == nullptr ? nullptr : search->evaluation;
}

}  // namespace veillee
