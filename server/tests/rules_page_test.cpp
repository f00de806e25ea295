// The rules as the browser reads them.
#include "server/rules_page.hpp"

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

TEST(RulesPage, has_the_sections_of_the_family_and_then_the_games_own) {
  register_toys();
  for (const Language language : {Language::french, Language::english}) {
    const auto page = json::read(rules_page(*find_game("toy-cellar"), language));
    ASSERT_TRUE(page);
    std::vector<std::string> ids;
    for (const json::Value& section : page->find("sections")->items)
      for (const json::Value& clause : section.find("clauses")->items)
        ids.push_back(clause.find("id")->string);
    EXPECT_EQ(ids,
              (std::vector<std::string>{"PIL-1.1", "PIL-1.2", "PIL-1.3", "CEL-1.1", "CEL-1.2"}));
  }
}

}  // namespace
}  // namespace veillee
