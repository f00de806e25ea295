// Questions to a table that change nothing: preview, why not, an earlier position, hints and
// judgement.
#include <algorithm>
#include <cmath>

#include "engine/chronicle.hpp"
#include "players/analysis.hpp"
#include "players/knowledge.hpp"
#include "players/player.hpp"
#include "players/range.hpp"
#include "players/reason.hpp"
#include "table/frames.hpp"

namespace veillee {
namespace {

void begin(json::Writer& out, std::string_view type, const Command& command) {
  out.begin_object();
  out.member("type", type);
  out.member("id", command.id);
}

std::optional<Denial> not_asked(const Table& table, const Person& person) {
  if (person.sits() && table.deciders().has(person.viewer)) return {};
  return denied(DenialKind::not_asked,
                {"ce n’est pas à vous de décider", "it is not for you to decide"});
}

// What an action does in one deal of what the seat cannot know.
struct Consequence {
  std::vector<std::string> lines;
  std::string view;
  bool goes_on = false;  // the seat decides on
};

Consequence consequence(const AnyGame& game, AnyState position, Seat seat, Action action,
                        const SeatNames& names, Language language) {
  Consequence result;
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  static_cast<void>(game.apply(position, seat, action, &sink));
  std::vector<Event> visible;
  for (const Event& event : events)
    if (const auto seen = seen_by(event, seat)) visible.push_back(*seen);
  for (const Phrase& sentence : told(game, game.setup_of(position), visible, names))
    result.lines.push_back(capitalised(sentence.in(language)));
  result.view = game.view(position, seat);
  result.goes_on = game.deciders(position) == SeatSet::only(seat);
  return result;
}

std::string preview(const Table& table, Seat seat, const Command& command, Action action,
                    Language language) {
  constexpr std::uint64_t deals = 8;
  const AnyGame& game = table.game();
  const SeatNames names = table.names();
  // Never the true position, nor its seed.
  const Knowledge knowledge(game, table.position(), seat, table.move());
  const SeatNames spoken_to = table.names_for(seat);
  Consequence common = consequence(game, knowledge.sample(0), seat, action, spoken_to, language);
  bool certain = true;
  for (std::uint64_t deal = 1; deal < deals; ++deal) {
    const Consequence other =
        consequence(game, knowledge.sample(deal), seat, action, spoken_to, language);
    certain &= other.view == common.view && other.lines == common.lines;
    const auto ends = std::mismatch(common.lines.begin(), common.lines.end(), other.lines.begin(),
                                    other.lines.end());
    common.lines.erase(ends.first, common.lines.end());
  }
  json::Writer out;
  begin(out, "preview", command);
  out.member("action", game.print_action(action));
  out.key("lines");
  out.begin_array();
  for (const std::string& line : common.lines) out.value(line);
  out.end_array();
  out.member("certain", certain);
  if (!certain || common.goes_on) {
    const std::vector<Phrase> range = range_of(knowledge, action, names);
    if (!range.empty()) {
      out.key("range");
      out.begin_array();
      for (const Phrase& line : range) out.value(line.in(language));
      out.end_array();
    }
  }
  if (certain) {
    out.key("view");
    out.raw(common.view);
  }
  out.end_object();
  return out.text();
}

std::string at(const Table& table, const Person& person, const Command& command,
               Language language) {
  const std::uint32_t move = std::min(command.move, table.move());
  json::Writer out;
  begin(out, "at", command);
  out.member("move", move);
  const AnyState position = table.position_at(move);
  out.key("view");
  out.raw(table.game().view(position, person.viewer));
  write_order(out, table, position);
  write_standing(out, table, position);
  out.key("log");
  out.begin_object();
  out.key("lines");
  out.begin_array();
  // All actions of this number: the move, and what others answered discreetly to it.
  const auto moves = table.moves();
  const auto of_number = [&](const TableMove& made) { return made.number == move; };
  const auto first = std::find_if(moves.begin(), moves.end(), of_number);
  if (first != moves.end()) {
    const auto after = std::find_if_not(first, moves.end(), of_number);
    const auto end =
        after == moves.end() ? static_cast<std::uint32_t>(table.events().size()) : after->events;
    write_log_lines(out, table, person.viewer,
                    chronicle_of(table, person.viewer, first->events, end), 0, language);
  }
  out.end_array();
  out.end_object();
  out.end_object();
  return out.text();
}

// The page of the chat that ends before `to`.
std::string remarks(const Table& table, const Command& command) {
  const std::size_t to = std::min<std::size_t>(command.move, table.chat().size());
  json::Writer out;
  begin(out, "remarks", command);
  write_remarks(out, table, to > remarks_a_page ? to - remarks_a_page : 0, to);
  out.end_object();
  return out.text();
}

int rounded(double value) { return static_cast<int>(std::lround(value)); }

// ── With the computer's help ────────────────────────────────────────────────────────────────────

// What a job needs of a table: a copy, for the table goes on.
struct Copy {
  const AnyGame* game;
  SeatNames names;
  Command command;
  Language language;
  std::vector<std::uint32_t> numbers = {};  // of the moves, for annotations
};

std::string write_hint(const Copy& copy, const AnyState& position, Seat seat, const Hint& hint,
                       std::span<const Phrase> why) {
  json::Writer out;
  begin(out, "hint", copy.command);
  out.key("options");
  out.begin_array();
  for (std::size_t i = 0; i < hint.best.size(); ++i) {
    const Advice& advice = hint.best[i];
    out.begin_object();
    out.member("action", copy.game->print_action(advice.action));
    out.member(
        "words",
        copy.game->action_words(position, seat, advice.action, copy.names).in(copy.language));
    out.member("share", rounded(100 * advice.share));
    out.member("place", rounded(10 * advice.place.mean));
    out.member("score", rounded(10 * advice.score.mean));
    out.member("sure", advice.sure > 0.75 ? "certain" : advice.sure > 0.4 ? "likely" : "open");
    if (!why[i].empty()) out.member("reason", why[i].in(copy.language));
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.text();
}

Question hint_question(const Table& table, Seat seat, Copy copy) {
  AnalysisSettings settings;
  settings.search = find_computer_player("master")->search;
  settings.milliseconds = 1000;
  // What the job is given is dealt anew already: it never holds the truth.
  const Knowledge knowledge(table.game(), table.position(), seat, table.move());
  return {{},
          [copy = std::move(copy), position = knowledge.sample(0), seat, settings](StopSign stop,
                                                                                   const Tell&) {
            const Hint found = hint(*copy.game, position, seat, settings, 1, stop);
            const std::vector<Phrase> why = reasons(Knowledge(*copy.game, position, seat, 1),
                                                    actions_of(found), copy.names, 1, stop);
            return write_hint(copy, position, seat, found, why);
          }};
}

std::string write_annotation(const Copy& copy, AnyState position,
                             std::span<const PlayedAction> actions, std::size_t seats,
                             const Annotation& annotation) {
  std::vector<AnyState> before;
  json::Writer out;
  begin(out, "annotated", copy.command);
  out.key("moves");
  out.begin_array();
  for (std::size_t i = 0; i < annotation.decisions.size(); ++i) {
    const JudgedDecision& judged = annotation.decisions[i];
    before.push_back(position);
    static_cast<void>(copy.game->apply(position, actions[i].seat, actions[i].action));
    // Discreet answers have no number of their own.
    if (i > 0 && copy.numbers[i] == copy.numbers[i - 1]) continue;
    out.begin_object();
    out.member("move", copy.numbers[i]);
    out.member("seat", seat_letters[judged.seat]);
    std::vector<int> shares;
    for (std::size_t seat = 0; seat < seats; ++seat)
      shares.push_back(rounded(100 * judged.shares[seat]));
    out.numbers("share", shares);
    out.end_object();
  }
  out.end_array();
  out.key("worst");
  out.begin_array();
  constexpr std::size_t most = 5;
  for (const std::size_t i : worst_decisions(annotation, most)) {
    const JudgedDecision& judged = annotation.decisions[i];
    const auto words = [&](Action action) {
      return copy.game->action_words(before[i], judged.seat, action, copy.names).in(copy.language);
    };
    out.begin_object();
    out.member("move", copy.numbers[i]);
    out.member("seat", seat_letters[judged.seat]);
    out.member("played", copy.game->print_action(judged.played));
    out.member("words", words(judged.played));
    out.member("better", copy.game->print_action(judged.best));
    out.member("better_words", words(judged.best));
    out.member("loss", rounded(100 * judged.loss()));
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.text();
}

std::string write_progress(const Copy& copy, int percent) {
  json::Writer out;
  begin(out, "progress", copy.command);
  out.member("percent", percent);
  out.end_object();
  return out.text();
}

Question annotation_question(const Table& table, Copy copy) {
  std::vector<PlayedAction> actions;
  for (const TableMove& each : table.moves()) {
    actions.push_back({each.move.seat, each.move.action});
    copy.numbers.push_back(each.number);
  }
  AnalysisSettings settings;
  settings.search = find_computer_player("master")->search;
  settings.search.iterations = 1200;  // so that every option is looked at; a game takes seconds
  return {{},
          [copy = std::move(copy), first = table.position_after(0), actions = std::move(actions),
           settings, seats = table.seats().size()](StopSign stop, const Tell& tell) {
            int told = 0;  // per cent
            const Progress progress = [&](double done) {
              const int percent = static_cast<int>(100 * done);
              if (percent > told) tell(write_progress(copy, told = percent));
            };
            const Annotation found =
                annotate(*copy.game, first, actions, settings, 1, stop, progress);
            return write_annotation(copy, first, actions, seats, found);
          }};
}

}  // namespace

std::string answer_question(const Table& table, const Person& person, const Command& command,
                            Language language) {
  if (command.kind == CommandKind::remarks) return remarks(table, command);
  if (table.state() == TableState::waiting)
    return refused(
        command,
        denied(DenialKind::waiting, {"la partie n’a pas commencé : une place est encore libre",
                                     "the game has not begun: a seat is still open"}),
        language);
  if (command.kind == CommandKind::at) return at(table, person, command, language);
  const Result<Action> action = table.game().parse_action(command.action);
  if (!action)
    return refused(command, Denial{DenialKind::illegal, action.refusal().sentence}, language);
  if (!person.sits()) return refused(command, *not_asked(table, person), language);
  const Seat seat = person.viewer;
  ActionList options;
  table.game().legal(table.position(), seat, options);
  const bool possible = table.deciders().has(seat) && options.contains(*action);
  if (command.kind == CommandKind::preview && possible)
    return preview(table, seat, command, *action, language);
  if (possible) {
    json::Writer out;
    begin(out, "why", command);
    out.member("sentence", language == Language::french ? "Cette action est possible."
                                                        : "This action is possible.");
    out.end_object();
    return out.text();
  }
  const Refusal refusal = table.game().why_not(table.position(), seat, *action);
  if (command.kind == CommandKind::preview)
    return refused(command, Denial{DenialKind::illegal, refusal.sentence, refusal.clause},
                   language);
  json::Writer out;
  begin(out, "why", command);
  out.member("sentence", capitalised(refusal.sentence.in(language)) + ".");
  if (!refusal.clause.empty()) out.member("clause", refusal.clause);
  out.end_object();
  return out.text();
}

Question ask_engine(const Table& table, const Person& person, const Command& command,
                    Language language) {
  Copy copy{&table.game(), table.names(), command, language};
  if (command.kind == CommandKind::hint) {
    if (auto denied = not_asked(table, person)) return {denied, {}};
    return hint_question(table, person.viewer, std::move(copy));
  }
  // Before the end it would tell what others hold.
  if (table.state() != TableState::over)
    return {denied(DenialKind::not_allowed, {"une partie se commente quand elle est finie",
                                             "a game is judged when it is over"}),
            {}};
  return annotation_question(table, std::move(copy));
}

}  // namespace veillee
