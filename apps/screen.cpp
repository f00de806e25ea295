#include "apps/screen.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/rules_text.hpp"
#include "engine/score_sheet.hpp"
#include "engine/variants.hpp"
#include "engine/widgets.hpp"
#include "players/player.hpp"

namespace veillee::cli {

Screen Screen::of_standard_output(Language language, bool no_colour) {
  const char* no = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::strcmp(term, "dumb") == 0;
  Screen screen;
  screen.language = language;
  screen.terminal = ::isatty(STDOUT_FILENO) != 0 && !dumb;
  screen.colour = screen.terminal && !no_colour && (no == nullptr || *no == '\0');
  return screen;
}

std::string Screen::styled(std::string_view text, Style style) const {
  Canvas canvas;
  canvas.put(0, 0, text, style);
  std::string result = canvas.text(colour);
  if (!result.empty()) result.pop_back();  // its line feed
  return result;
}

void Screen::put(std::string_view text) const {
  if (!text.empty()) std::fwrite(text.data(), 1, text.size(), stdout);
}

void Screen::line(std::string_view text) const {
  put(text);
  put("\n");
}

void Screen::paragraph(std::string_view text, int indent, std::string_view lead) const {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  const int blank = std::max(0, indent - columns(lead));
  std::string start = std::string(lead) + std::string(static_cast<std::size_t>(blank), ' ');
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    for (const std::string& part : wrapped(text.substr(0, end), screen_width - indent))
      if (!part.empty()) line(std::exchange(start, margin) + part);
    text.remove_prefix(std::min(text.size(), end + 1));
  }
}

void Screen::clear() const {
  // What is above the screen can be scrolled back to, so it goes as well.
  put(terminal ? "\x1b[H\x1b[2J\x1b[3J" : "\n" + std::string(screen_width, '-') + "\n");
}

bool Screen::flush() const { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

std::string right_aligned(const std::string& text, int width) {
  const int missing = width - columns(text);
  return missing > 0 ? std::string(static_cast<std::size_t>(missing), ' ') + text : text;
}

void finish_output(Context& context) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  context.refuse(phrase({"la sortie ne peut pas être écrite", "the output cannot be written"}));
}

std::string game_title(const Screen& screen, const GameRecord& record) {
  const GameInfo& info = record.game->info();
  const std::string title = screen.styled(screen.text(info.title), {Colour::yellow, true});
  const std::string how = screen.in(variants(*record.game, record.setup));
  return how.empty() ? title : title + " (" + how + ")";
}

std::string board_text(const Screen& screen, const AnyGame& game, const AnyState& state,
                       Viewer viewer, const SeatNames& names) {
  Canvas canvas;
  game.draw(state, viewer, names, screen.language, canvas);
  return canvas.text(screen.colour);
}

Phrase seat_title(const GameRecord& record, Seat seat) {
  const SeatEntry& entry = record.seats[seat];
  const ComputerPlayer* player = find_computer_player(entry.kind);
  return say({"{0} {1} ({2})", "{0} {1} ({2})"},
             {verbatim(seat_letters[seat]), names_of(record)[seat],
              player == nullptr ? phrase({"humain", "human"}) : phrase(player->name)});
}

Phrase winners_sentence(const Outcome& outcome, const SeatNames& names) {
  std::vector<Phrase> winners;
  for (const Seat seat : outcome.winners) winners.push_back(names[seat]);
  if (outcome.drawn) return phrase({"Partie nulle.", "The game is drawn."});
  if (outcome.kind == Outcome::Kind::graded)
    return say({"{0} atteint le rang {1} sur {2}.", "{0} reaches rank {1} of {2}."},
               {names[0], number(outcome.rank), number(outcome.ranks)});
  if (winners.empty() && outcome.seats == 1) return say({"{0} perd.", "{0} loses."}, {names[0]});
  if (winners.empty())
    return phrase({"Le jeu a battu tout le monde.", "The game has beaten everybody."});
  if (outcome.kind == Outcome::Kind::together && outcome.seats > 1)
    return phrase({"Tous gagnent ensemble.", "All win together."});
  const Phrase who = enumeration(winners.data(), winners.size());
  if (winners.size() == 1) return say({"{0} gagne.", "{0} wins."}, {who});
  return say({"{0} gagnent ensemble.", "{0} win together."}, {who});
}

namespace {

std::string padded_left(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
}
std::string padded_right(const std::string& text, int width) {
  return text + std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}

}  // namespace

void show_result(const Screen& screen, const AnyGame& game, const AnyState& state,
                 std::span<const Event> events, const SeatNames& names) {
  const Outcome outcome = game.outcome(state);
  const std::vector<ScoreLine> sheet = score_sheet(game, state, events);
  int label_width = 0;
  for (const ScoreLine& row : sheet)
    label_width = std::max(label_width, columns(screen.in(row.label)));
  std::vector<std::string> heads;
  for (Seat seat = 0; seat < outcome.seats; ++seat) heads.push_back(screen.in(names[seat]));
  // Who acts without a seat may have a column after the seats'.
  if (!sheet.empty() && sheet[0].points.size() > outcome.seats)
    heads.push_back(screen.in(names[neutral]));
  int width = label_width;
  for (const std::string& head : heads) width += 2 + std::max(6, columns(head));
  if (width > screen_width)
    for (Seat seat = 0; seat < outcome.seats; ++seat) heads[seat] = seat_letters[seat];

  const auto row = [&](const std::string& label, const auto& cell) {
    std::string text = padded_right(label, label_width);
    for (std::size_t i = 0; i < heads.size(); ++i)
      text += "  " + padded_left(cell(i), std::max(6, columns(heads[i])));
    screen.line(text);
  };
  row("", [&](std::size_t i) { return heads[i]; });
  for (const ScoreLine& score : sheet)
    row(screen.in(score.label), [&](std::size_t i) { return screen.in(number(score.points[i])); });
  if (sheet.size() > 1)
    row(screen.text({"total", "total"}), [&](std::size_t i) {
      return i < outcome.seats ? screen.in(number(outcome.score[i])) : std::string();
    });
  screen.line();
  for (int place = 1; place <= outcome.seats; ++place)
    for (Seat seat = 0; seat < outcome.seats; ++seat)
      if (outcome.place[seat] == place)
        screen.line(screen.in(say({"{0}. {1} ({2})", "{0}. {1} ({2})"},
                                  {number(place), names[seat], number(outcome.score[seat])})));
  screen.line(screen.styled(screen.in(winners_sentence(outcome, names)), {Colour::yellow, true}));
}

Phrase with_clause(const Refusal& refusal) {
  Phrase sentence = refusal.sentence;
  if (!refusal.clause.empty()) sentence += say({" [{0}]", " [{0}]"}, {verbatim(refusal.clause)});
  return sentence;
}

namespace {

std::string without_marks(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '*' && text[i] != '`') plain += text[i];
  return plain;
}

}  // namespace

std::string clause_text(const Rulebook& rules, Language language, std::string_view id) {
  std::string text;
  for (const Clause& clause : parse_rules(rules, language).clauses) {
    const std::string_view name = clause.id;
    const bool part =
        name.starts_with(id) && name.size() > id.size() &&
        (name[id.size()] == '.' || (name[id.size()] >= 'a' && name[id.size()] <= 'z'));
    if (name != id && !part) continue;
    text += clause.id + (clause.tag.empty() ? "" : " [" + clause.tag + "]") + " " +
            without_marks(clause.text) + "\n";
  }
  return text;
}

}  // namespace veillee::cli
