// Words in a file of their own: entries, parts, sections, and tables out of them.
#include <gtest/gtest.h>

#include "engine/game.hpp"

namespace veillee::word_file_test {
namespace {

enum class Tint : std::uint8_t { red, green, count };

constexpr WordFile words(R"(
# A remark.
[pieces]
die SHO-1.1 a-sign
  un dé : six faces | Il roule. | dé\nrond | dés
  a die: six faces | It rolls. | round\ndie | dice
slot SHO-1.2
  une case | Vide.
  a slot | Empty.

[events]
red number motion=gain badge=none sum=all
  {0} voit {1}
  {0} sees {1}
green

[options]
light dim bright preset=bright least_seats=2
  La lampe | Ce que l’on voit. | faible | forte
  The lamp | What one sees. | dim | bright
wind
  Le vent | S’il souffle.
  The wind | Whether it blows.

[tints]
red
  rouge
  red
green
  vert
  green
)");
constexpr WordFile option_words = words.section("options");

TEST(WordFile, makes_pieces) {
  std::vector<Piece> pieces = {{"slot", {"dépassé", "outdated"}, {}, "X-1.1"}};
  add_pieces(pieces, words.section("pieces"));
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_EQ(pieces[0].name.en, "a slot");  // called anew, in its place
  EXPECT_EQ(pieces[0].clause, "SHO-1.2");
  EXPECT_TRUE(pieces[0].sign.empty() && pieces[0].caption.empty() && pieces[0].many.empty());
  const Piece& die = the_piece(pieces, "die");
  EXPECT_EQ(die.name.fr, "un dé\u202f: six faces");  // as in print
  EXPECT_EQ(die.text.en, "It rolls.");
  EXPECT_EQ(die.sign, "a-sign");
  EXPECT_EQ(die.caption.en, "round\ndie");
  EXPECT_EQ(die.many.fr, "dés");
}

TEST(WordFile, makes_tables_of_events) {
  static constexpr ArgumentSpec kinds[] = {number_argument};
  static constexpr NamedSum sums[] = {{"all", {nullptr, 3}}};
  constexpr auto events = event_table<Tint>(words.section("events"), kinds, sums);
  EXPECT_EQ(events[0].name, "red");
  EXPECT_EQ(events[0].words.en, "{0} sees {1}");
  EXPECT_EQ(events[0].arguments.size(), 1U);
  EXPECT_EQ(events[0].motion, Motion::gain);
  EXPECT_EQ(events[0].badge, Badge::none);
  EXPECT_EQ(events[0].sum.number, 3);
  EXPECT_TRUE(events[1].words.by_game());
  EXPECT_EQ(events[1].motion, Motion::notice);
}

TEST(WordFile, makes_options) {
  constexpr auto& options = OptionTable<option_words>::specs;
  ASSERT_EQ(options.size(), 2U);
  EXPECT_EQ(options[0].id, "light");
  EXPECT_EQ(options[0].label.fr, "La lampe");
  EXPECT_EQ(options[0].help.en, "What one sees.");
  ASSERT_EQ(options[0].values.size(), 2U);
  EXPECT_EQ(options[0].values[1].id, "bright");
  EXPECT_EQ(options[0].values[1].label.fr, "forte");
  EXPECT_EQ(options[0].preset, 1);
  EXPECT_EQ(options[0].least_seats, 2);
  EXPECT_EQ(options[1].values.data(), std::data(off_on));
  EXPECT_EQ(options[1].preset, 0);
}

TEST(WordFile, makes_words_for_enumerators) {
  constexpr auto tints = words_of<Tint>(words.section("tints"));
  EXPECT_EQ(tints[1].fr, "vert");
}

TEST(WordFile, finds_an_entry_by_its_name) {
  constexpr WordEntry slot = words.section("pieces")["slot"];
  EXPECT_EQ(slot.label(1), "SHO-1.2");
  EXPECT_EQ(slot.phrase(1).fr, "Vide.");
  EXPECT_EQ(slot.words(2).by_game(), true);
}

}  // namespace
}  // namespace veillee::word_file_test
