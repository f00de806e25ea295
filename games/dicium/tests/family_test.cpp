// The family knows none of its games: not one of their words is in its sources.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace veillee::dicium {
namespace {

namespace fs = std::filesystem;

std::string lower_case_text(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  std::string all = text.str();
  std::transform(all.begin(), all.end(), all.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return all;
}

TEST(Dicium, DIC_10_1_the_family_has_no_word_of_a_game) {
  const fs::path family = fs::path(__FILE__).parent_path().parent_path();
  int sources = 0;
  for (const fs::path& folder : {family, family / "testing"})
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
      const fs::path extension = entry.path().extension();
      if (extension != ".hpp" && extension != ".cpp") continue;
      ++sources;
      const std::string text = lower_case_text(entry.path());
      EXPECT_GT(text.size(), 100U) << entry.path();
      for (const char* word :
           {"shogun",  "ninja",   "samur",   "torii",    "garrison",  "garnison",
            "brazier", "brasero", "banzai",  "shuriken", "infiltrat", "ninjutsu",
            "bushido", "castle",  "château", "pawn",     "pion",      "alert",
            "sho-",    "donjon",  "dungeon", "goblin",   "civili",    "crazy cup"})
        EXPECT_EQ(text.find(word), std::string::npos) << word << " in " << entry.path();
    }
  EXPECT_GE(sources, 15);
}

}  // namespace
}  // namespace veillee::dicium
