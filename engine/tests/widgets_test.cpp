// What boards in the terminal are made of.
#include "engine/widgets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace veillee {
namespace {

using Lines = std::vector<std::string>;

TEST(Widgets, words_are_written_in_the_language_of_the_reader) {
  Canvas canvas;
  const Pen french(canvas, Language::french);
  const Pen english(canvas, Language::english);
  EXPECT_EQ(french.write(0, 0, {"été", "summer"}), 3);
  EXPECT_EQ(english.write(4, 0, {"été", "summer"}), 10);
  english.put_right(20, 0, english.text(number(-3)));
  EXPECT_EQ(canvas.text(false), "été summer        −3\n");
}

TEST(Widgets, a_table_has_captions_and_columns_flush_left_or_right) {
  constexpr TableColumn table[] = {
      {0}, {10, true, Words{"or", "gold"}}, {12, false, Words{"objets", "objects"}}};
  Canvas canvas;
  const Pen pen(canvas, Language::english);
  pen.captions(table, 0);
  pen.cell(table[0], 1, seat_label(1, "Violette", 5));
  pen.cell(table[1], 1, 12);
  pen.cell(table[2], 1, "horn");
  EXPECT_EQ(canvas.text(false),
            "      gold  objects\n"
            "B Viol… 12  horn\n");
}

TEST(Widgets, a_frame_has_cells_of_one_width_and_rows_of_their_own_heights) {
  Canvas canvas;
  const int heights[] = {2, 3};
  EXPECT_EQ(Pen(canvas, Language::french).frame(1, 0, 2, 3, heights), 6);
  EXPECT_EQ(canvas.text(false),
            " ╭──┬──╮\n"
            " │  │  │\n"
            " ├──┼──┤\n"
            " │  │  │\n"
            " │  │  │\n"
            " ╰──┴──╯\n");
}

TEST(Widgets, text_is_wrapped_between_words) {
  EXPECT_EQ(wrapped("un dolmen et une rune", 9), (Lines{"un dolmen", "et une", "rune"}));
  EXPECT_EQ(wrapped("payer 12 pierres", 9), (Lines{"payer", "12 pierres"})) << "kept together";
  EXPECT_EQ(wrapped("donner : une rune", 8), (Lines{"donner :", "une rune"}));
  EXPECT_EQ(wrapped("", 9), Lines{""});
}

RC_GTEST_PROP(Widgets, wrapping_loses_no_word, (const std::vector<bool>& lengths)) {
  std::string text;
  for (const bool is_long : lengths)
    (text += text.empty() ? "" : " ") += is_long ? "château" : "ou";
  std::string joined;
  for (const std::string& line : wrapped(text, 10)) {
    RC_ASSERT(columns(line) <= 10);
    (joined += joined.empty() ? "" : " ") += line;
  }
  RC_ASSERT(joined == text);
}

TEST(Widgets, lists_within_a_line) {
  std::string list;
  enlist(list, "a");
  enlist(list, "b");
  enlist(list, "c", " or ");
  EXPECT_EQ(list, "a, b or c");
}

}  // namespace
}  // namespace veillee
