#include "players/any_search.hpp"

#include <vector>

namespace veillee {

std::vector<SearchOf> searches_of_the_house();  // written by the build (players/CMakeLists.txt)

namespace {

std::vector<SearchOf>& searches() {
  static std::vector<SearchOf> all = searches_of_the_house();
  return all;
}

}  // namespace

void add_search(const SearchOf& search) { searches().push_back(search); }

std::unique_ptr<AnySearch> make_search(const AnyGame& game) {
  for (const SearchOf& search : searches())
    if (search.game == &game) return search.make();
  return nullptr;
}

}  // namespace veillee
