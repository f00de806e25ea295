// The rules of every game in French and in English: the same clauses in the same order, each in its
// own language, with the same figures.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules_text.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

// Every number of a text, sorted: amounts, and the clauses and examples that it names. The words
// around them may stand in another order in another language.
std::vector<std::string> figures(std::string_view text) {
  std::vector<std::string> found;
  bool inside = false;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (digit && !inside) found.emplace_back();
    if (digit) found.back() += c;
    inside = digit;
  }
  std::sort(found.begin(), found.end());
  return found;
}

// "## 4.", "### 4.b": the headings without their words, up to what only the maintainer needs.
std::vector<std::string> outline(std::string_view text) {
  std::vector<std::string> headings;
  text = text.substr(0, text.find("\n## Clauses without a test"));
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), end + 1));
    if (!line.starts_with("#")) continue;
    const std::size_t number = line.find_first_not_of("# ");
    const bool numbered = number != line.npos && line[number] >= '0' && line[number] <= '9';
    headings.emplace_back(line.substr(0, numbered ? line.find(' ', number) : line.find(' ')));
  }
  return headings;
}

TEST(Rulebooks, are_cut_into_the_same_sections) {
  for (const AnyGame* game : every_game()) {
    for (const Rulebook* part : game->info().rules.parts()) {
      EXPECT_FALSE(outline(part->en).empty());
      EXPECT_EQ(outline(part->fr), outline(part->en)) << game->info().id;
    }
  }
}

TEST(Rulebooks, have_the_same_clauses_in_both_languages) {
  for (const AnyGame* game : every_game()) {
    SCOPED_TRACE(game->info().id);
    const auto french = parse_rules(game->info().rules, Language::french).clauses;
    const auto english = parse_rules(game->info().rules, Language::english).clauses;
    EXPECT_FALSE(english.empty());
    for (std::size_t i = 0; i < std::min(french.size(), english.size()); ++i) {
      ASSERT_EQ(french[i].id, english[i].id) << "after " << (i > 0 ? english[i - 1].id : "nothing");
      SCOPED_TRACE(english[i].id);
      EXPECT_EQ(french[i].tag, english[i].tag);
      EXPECT_EQ(french[i].vector, english[i].vector);
      EXPECT_FALSE(french[i].text.empty());
      EXPECT_FALSE(english[i].text.empty());
      EXPECT_NE(french[i].text, english[i].text) << "is not translated";
      EXPECT_EQ(figures(french[i].text), figures(english[i].text));
    }
    EXPECT_EQ(french.size(), english.size());
  }
}

// Only RULES.md says which clauses need no test; a second list would soon say something else.
TEST(Rulebooks, leave_exemptions_to_the_english_text) {
  for (const AnyGame* game : every_game())
    EXPECT_TRUE(parse_rules(game->info().rules, Language::french).exemptions.empty())
        << game->info().id;
}

}  // namespace
}  // namespace veillee
