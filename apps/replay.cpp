// veillee replay: a saved game in words, or its position at any point.
#include <charconv>

#include "apps/screen.hpp"
#include "engine/chronicle.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {
namespace {

struct ReplayOptions {
  std::string file;
  std::string to;
  std::string seat;
  bool board = false;
  bool as_json = false;
  bool no_colour = false;
};

// Calls for each of the first n actions, with the position before it; returns the one after them.
template <class Each>
AnyState replayed(const GameRecord& record, std::size_t n, const Each& each) {
  AnyState state = first_position(record);
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  for (std::size_t i = 0; i < n; ++i) {
    const AnyState before = state;
    events.clear();
    static_cast<void>(
        record.game->apply(state, record.moves[i].seat, record.moves[i].action, &sink));
    each(i, before, events);
  }
  return state;
}

// The log without secrets hidden (the file holds the whole truth), under the last action that each
// sentence tells of.
std::vector<std::vector<Phrase>> told(const GameRecord& record, std::size_t n,
                                      const SeatNames& names) {
  Chronicle chronicle(*record.game);
  replayed(record, n, [&](std::size_t i, const AnyState&, const std::vector<Event>& events) {
    for (const Event& event : events)
      chronicle.add(event, static_cast<std::uint32_t>(i), record.moves[i].seat);
  });
  std::vector<std::vector<Phrase>> sentences(n);
  for (const ChronicleLine& line : chronicle.lines())
    if (Phrase words = line_words(*record.game, record.setup, line, names); !words.empty())
      sentences[line.move].push_back(std::move(words));
  return sentences;
}

void print_json(const Screen& screen, const GameRecord& record, std::size_t n) {
  const AnyGame& game = *record.game;
  const SeatNames names = names_of(record);
  json::Writer out(true);
  out.begin_object();
  out.member("game", game.info().id);
  out.member("engine", record.engine);
  out.member("players", record.setup.seats);
  out.member("options", setup_text(game.info().options, record.setup));
  out.member("seed", hex(record.seed));
  out.key("seats");
  out.begin_array();
  for (Seat seat = 0; seat < record.setup.seats; ++seat) {
    out.begin_object();
    out.member("seat", seat_letters[seat]);
    out.member("kind", record.seats[seat].kind);
    out.member("name", screen.in(names[seat]));
    out.end_object();
  }
  out.end_array();
  out.key("actions");
  out.begin_array();
  const auto sentences = told(record, n, names);
  const AnyState end = replayed(record, n, [&](std::size_t i, const AnyState& before, const auto&) {
    const Move& move = record.moves[i];
    out.begin_object();
    out.member("seq", i + 1);
    out.member("seat", seat_letters[move.seat]);
    out.member("action", game.print_action(move.action));
    out.member("words", screen.in(game.action_words(before, move.seat, move.action, names)));
    out.key("events");
    out.begin_array();
    for (const Phrase& sentence : sentences[i]) out.value(screen.in(sentence));
    out.end_array();
    out.member("fingerprint", hex(move.fingerprint));
    out.end_object();
  });
  out.end_array();
  if (record.ended && n == record.moves.size())
    out.member("ended", screen.in(early_end_words(record)));
  out.member("over", game.over(end));
  if (game.over(end)) {
    const Outcome outcome = game.outcome(end);
    out.numbers("scores", std::span(outcome.score).first(outcome.seats));
    out.numbers("places", std::span(outcome.place).first(outcome.seats));
    out.key("winners");
    out.begin_array();
    for (const Seat seat : outcome.winners) out.value(seat_letters[seat]);
    out.end_array();
  }
  out.end_object();
  screen.line(out.text());
}

// Where the game stands: the board, then who is asked what, or the result.
void print_position(const Screen& screen, const GameRecord& record, const AnyState& state,
                    Viewer viewer, bool with_board, bool at_the_end) {
  const AnyGame& game = *record.game;
  const SeatNames names = names_of(record);
  if (with_board) screen.put(board_text(screen, game, state, viewer, names));
  screen.line();
  if (game.over(state)) {
    std::vector<Event> all;
    replayed(record, record.moves.size(),
             [&](std::size_t, const AnyState&, const std::vector<Event>& events) {
               all.insert(all.end(), events.begin(), events.end());
             });
    return show_result(screen, game, state, all, names);
  }
  if (at_the_end && record.ended) return screen.line(screen.in(early_end_words(record)));
  for (const Seat seat : game.deciders(state))
    screen.line(capitalised(screen.in(game.prompt(state, seat, names))));
}

// Decisions of one seat in a row that are told together: "36–40  Green: develop the clan; place a
// member on Sunstone". Units of a payment are counted, not told: the log sums them up.
class Deed {
 public:
  void add_unit(const Payment& payment) {
    if (parts_.empty())
      parts_.push_back({say({"payer {0} {1}", "pay {0} {1}"},
                            {number(payment.due - payment.paid), payment.unit}),
                        1});
    ++size_;
  }
  void add(const Phrase& words) {
    if (parts_.empty() || parts_.back().words != words) parts_.push_back({words, 0});
    ++parts_.back().times;
    ++size_;
  }
  Phrase words() const {
    Phrase all;
    for (const Part& part : parts_) {
      if (!all.empty()) all += phrase({" ; ", "; "});
      all += part.words;
      if (part.times > 1) all += say({" ({0} fois)", " ({0} times)"}, {number(part.times)});
    }
    return all;
  }
  std::string numbers(std::size_t last) const {
    const std::string end = std::to_string(last);
    const std::string text = size_ > 1 ? std::to_string(last + 1 - size_) + "–" + end : end;
    constexpr int width = 7;
    return right_aligned(text, width);
  }

 private:
  struct Part {
    Phrase words;
    int times;
  };
  std::vector<Part> parts_;
  std::size_t size_ = 0;
};

void print_words(const Screen& screen, const GameRecord& record) {
  const AnyGame& game = *record.game;
  const SeatNames names = names_of(record);
  screen.line(game_title(screen, record));
  screen.line(screen.in(say({"graine {0}", "seed {0}"}, {verbatim(hex(record.seed))})));
  for (Seat seat = 0; seat < record.setup.seats; ++seat)
    screen.line("  " + screen.in(seat_title(record, seat)));
  const auto sentences = told(record, record.moves.size(), names);
  Deed deed;
  replayed(record, record.moves.size(), [&](std::size_t i, const AnyState& before, const auto&) {
    const Move& move = record.moves[i];
    if (const auto payment = game.payment(before, move.seat))
      deed.add_unit(*payment);
    else
      deed.add(game.action_words(before, move.seat, move.action, names));
    const bool more = i + 1 < record.moves.size() && record.moves[i + 1].seat == move.seat;
    if (more && sentences[i].empty()) return;
    constexpr int numbers_width = 9;
    screen.paragraph(screen.in(say({"{0} : {1}", "{0}: {1}"}, {names[move.seat], deed.words()})),
                     numbers_width, deed.numbers(i + 1));
    for (const Phrase& sentence : sentences[i])
      screen.paragraph(capitalised(screen.in(sentence)), numbers_width + 2, "         ·");
    deed = {};
  });
}

std::optional<std::size_t> parse_number(const std::string& text) {
  std::size_t n = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || stop != text.data() + text.size()) return {};
  return n;
}

void replay(Context& context, const ReplayOptions& chosen) {
  const Result<GameRecord> record = load_game(chosen.file);
  if (!record) return context.refuse(record.refusal());
  std::size_t n = record->moves.size();
  if (!chosen.to.empty()) {
    const auto to = parse_number(chosen.to);
    if (!to || *to > n)
      return context.refuse(
          say({"--to {0} : la partie a {1} actions", "--to {0}: the game has {1} actions"},
              {verbatim(chosen.to), number(n)}));
    n = *to;
  }
  const Viewer viewer = seat_of(chosen.seat, record->setup.seats).value_or(spectator);
  if (!chosen.seat.empty() && viewer == spectator)
    return context.refuse(
        say({"il n’y a pas de place {0}", "there is no seat {0}"}, {verbatim(chosen.seat)}));
  const Screen screen = Screen::of_standard_output(context.language, chosen.no_colour);
  if (chosen.as_json) {
    print_json(screen, *record, n);
  } else {
    if (chosen.to.empty()) print_words(screen, *record);
    if (chosen.to.empty() && chosen.board) screen.line();
    print_position(screen, *record, position_after(*record, n), viewer,
                   chosen.board || !chosen.to.empty(), n == record->moves.size());
  }
  finish_output(context);
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "replay", context.text({"raconter une partie enregistrée", "tell a saved game"}));
  auto chosen = std::make_shared<ReplayOptions>();
  command->add_option("file", chosen->file, context.text({"le fichier", "the file"}))->required();
  command->add_option(
      "--to", chosen->to,
      context.text({"montrer la position après N actions", "show the position after N actions"}));
  command->add_option("--seat", chosen->seat,
                      context.text({"comme la place A, B… la voit (spectateur)",
                                    "as seat A, B… sees it (spectator)"}));
  command->add_flag("--board", chosen->board,
                    context.text({"dessiner le plateau à la fin", "draw the board at the end"}));
  command->add_flag("--json", chosen->as_json, context.text({"en JSON", "as JSON"}));
  command->add_flag("--no-colour,--no-color", chosen->no_colour,
                    context.text({"sans couleurs", "without colours"}));
  command->callback([&context, chosen] { replay(context, *chosen); });
}

}  // namespace veillee::cli
