// What the commands that show a game share: the terminal, boards, score sheets, clauses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/cli.hpp"
#include "table/game_record.hpp"

namespace veillee::cli {

inline constexpr int screen_width = 100;

struct Screen {
  Language language = Language::english;
  bool colour = false;
  bool terminal = false;  // somebody sits in front of it: the screen can be cleared

  // Colours only on a terminal, and not when NO_COLOR or the user says no.
  static Screen of_standard_output(Language language, bool no_colour);

  const std::string& in(const Phrase& phrase) const { return phrase.in(language); }
  std::string text(Words words) const { return phrase(words).in(language); }
  std::string styled(std::string_view text, Style style) const;

  void put(std::string_view text) const;
  void line(std::string_view text = {}) const;
  // Broken at blanks to the width of the screen, the later lines indented as well. `lead` stands in
  // the margin of the first line.
  void paragraph(std::string_view text, int indent = 0, std::string_view lead = {}) const;
  void clear() const;
  // False when there is nobody any more to read it.
  bool flush() const;
};

// In so many columns, blanks before it.
std::string right_aligned(const std::string& text, int width);

// Flushes what a command has written; refuses when it could not be written.
void finish_output(Context& context);

std::string board_text(const Screen& screen, const AnyGame& game, const AnyState& state,
                       Viewer viewer, const SeatNames& names);
// What is played: "Samhain (mise en place facile)".
std::string game_title(const Screen& screen, const GameRecord& record);
// "A Anne (humain)": letter, name, who plays it.
Phrase seat_title(const GameRecord& record, Seat seat);
// Where the points came from as a table, the places, the winners. `events`: all that happened.
void show_result(const Screen& screen, const AnyGame& game, const AnyState& state,
                 std::span<const Event> events, const SeatNames& names);
Phrase winners_sentence(const Outcome& outcome, const SeatNames& names);

// "le membre … [SAM-4.5]"
Phrase with_clause(const Refusal& refusal);
// The text of a clause, or of all clauses of a section, out of the rules; empty when there is none.
std::string clause_text(const Rulebook& rules, Language language, std::string_view id);

}  // namespace veillee::cli
