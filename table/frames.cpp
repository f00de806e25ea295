#include "table/frames.hpp"

#include <algorithm>

#include "engine/hash.hpp"
#include "engine/outcome_json.hpp"
#include "engine/score_sheet.hpp"
#include "games/registry.hpp"
#include "players/player.hpp"

namespace veillee {
namespace {

constexpr std::string_view state_words[] = {"waiting", "running", "paused", "over"};

void write_letters(json::Writer& out, std::string_view name, SeatSet seats) {
  out.key(name);
  out.begin_array();
  for (const Seat seat : seats) out.value(seat_letters[seat]);
  out.end_array();
}

void write_deck_about(json::Writer& out, const DeckAbout& deck, Language language) {
  out.begin_object();
  out.member("print", hex(deck.print));
  out.member("name", deck.name.in(language));
  out.end_object();
}

void write_time(json::Writer& out, std::string_view name, std::int64_t time) {
  out.member(name, time);
}

std::string_view state_word(const Table& table) {
  return state_words[static_cast<std::size_t>(table.state())];
}

// Since when the seat's person is away, and from when on the computer may be asked to play for it.
void write_away(json::Writer& out, const Table& table, std::int64_t since) {
  out.key("away");
  out.begin_object();
  write_time(out, "since", since);
  write_time(out, "claim", since + table.opening().grace);
  out.end_object();
}

void write_seats(json::Writer& out, const Table& table, Language language, const Presence& presence,
                 std::optional<std::int64_t> now) {
  constexpr std::string_view kinds[] = {"open", "human", "computer"};
  const SeatNames names = table.names();
  const SeatNames colours = table.game().seat_names(table.position());
  const SeatSet deciders = table.shown_deciders();
  const Teams teams = table.game().teams(table.position());
  const auto sides = static_cast<std::size_t>(
      one_of_each_team(static_cast<std::uint8_t>(table.seats().size()), teams).size());
  const bool in_teams = sides > 1 && sides < table.seats().size();
  const bool in_play = table.state() == TableState::running || table.state() == TableState::paused;
  out.key("seats");
  out.begin_array();
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const TableSeat& each = table.seats()[seat];
    out.begin_object();
    out.member("seat", seat_letters[seat]);
    out.member("kind", kinds[static_cast<std::size_t>(each.kind)]);
    out.member("colour", colours[seat].in(language));
    if (each.kind != TableSeat::Kind::open) out.member("name", names[seat].in(language));
    if (each.kind == TableSeat::Kind::computer) {
      out.member("level", each.level);
      if (const ComputerPlayer* player = find_computer_player(each.level))
        out.member("level_name", player->name.in(language));
    }
    if (each.substituted()) out.member("substitute", true);
    if (in_teams) out.member("team", teams[seat]);
    if (each.resigned) out.member("resigned", true);
    if (!each.digest.empty()) out.member("connected", presence.connected.has(seat));
    if (now && in_play && each.kind == TableSeat::Kind::person && !presence.connected.has(seat))
      write_away(out, table, presence.gone[seat]);
    out.member("owes", deciders.has(seat));
    if (now && table.opening().clock.kind != Clock::Kind::off && !each.digest.empty()) {
      out.key("clock");
      out.begin_object();
      write_time(out, "left", table.clock_left(seat, *now));
      out.member("running", table.clock_runs(seat));
      out.end_object();
    }
    out.end_object();
  }
  out.end_array();
}

// Nothing for the deck that the game has by itself.
void write_deck_name(json::Writer& out, const Table& table, Language language) {
  const DeckAbout* deck = table.game().own_deck(table.opening().setup);
  if (deck == nullptr) return;
  out.key("deck");
  write_deck_about(out, *deck, language);
}

// What the decision is one unit of, as a whole.
void write_payment(json::Writer& out, const AnyGame& game, const Payment& payment,
                   Language language) {
  out.key("payment");
  out.begin_object();
  out.member("due", payment.due);
  out.member("paid", payment.paid);
  out.member("unit", payment.unit.in(language));
  out.key("each");
  out.begin_array();
  for (const Payment::Means& means : payment.means) {
    out.begin_object();
    out.member("action", game.print_action(means.action));
    out.member("piece", means.piece);
    out.member("have", means.have);
    out.member("worth", means.worth);
    out.end_object();
  }
  out.end_array();
  out.key("proposal");
  out.begin_array();
  for (const Action& action : payment.proposal) out.value(game.print_action(action));
  out.end_array();
  out.end_object();
}

void write_decision(json::Writer& out, const Table& table, Seat seat, Language language) {
  const AnyGame& game = table.game();
  const AnyState& position = table.position();
  const DecisionSpec& decision = game.info().decisions[game.decision(position)];
  const SeatNames names = table.names();
  out.key("decision");
  out.begin_object();
  out.member("name", decision.name);
  out.member("prompt", capitalised(game.prompt(position, seat, names).in(language)));
  out.member("clause", decision.clause);
  if (!game.entitled(position).empty()) out.member("discreet", true);
  if (const auto payment = game.payment(position, seat))
    write_payment(out, game, *payment, language);
  out.key("options");
  out.begin_array();
  ActionList list;
  game.legal(position, seat, list);
  for (const Action& action : list) {
    out.begin_object();
    out.member("action", game.print_action(action));
    out.member("words", game.action_words(position, seat, action, names).in(language));
    out.end_object();
  }
  out.end_array();
  out.end_object();
}

void write_draft(json::Writer& out, const Table& table, Seat seat) {
  const std::uint32_t draft = table.draft(seat);
  out.key("draft");
  out.begin_object();
  out.member("undo", draft);
  out.member("ask", table.move() > draft && !table.request());
  if (const auto free_to = table.free_to(seat)) out.member("free_to", *free_to);
  out.end_object();
}

// What the client has not been told yet: from the first line on that could still grow when it last
// heard of the log, or when the log was last cut.
void write_log(json::Writer& out, const Table& table, Viewer viewer, Language language,
               Known& known) {
  const auto end = static_cast<std::uint32_t>(table.events().size());
  std::uint32_t from = std::min(known.events, end);
  for (std::size_t cut = known.cuts; cut < table.cuts().size(); ++cut)
    from = std::min(from, table.cuts()[cut]);
  const std::size_t first = chronicle_of(table, viewer, 0, from).settled();
  out.key("log");
  out.begin_object();
  out.member("from", first);
  out.key("lines");
  out.begin_array();
  write_log_lines(out, table, viewer, chronicle_of(table, viewer, 0, end), first, language);
  out.end_array();
  out.end_object();
  known.events = end;
  known.cuts = static_cast<std::uint32_t>(table.cuts().size());
}

// What is new, or the last page of it.
void write_chat(json::Writer& out, const Table& table, Known& known) {
  const std::size_t all = table.chat().size();
  const std::size_t page = all > remarks_a_page ? all - remarks_a_page : 0;
  out.key("chat");
  out.begin_object();
  write_remarks(out, table, std::max<std::size_t>(known.chat, page), all);
  out.end_object();
  known.chat = static_cast<std::uint32_t>(all);
}

void write_fairness(json::Writer& out, const Table& table) {
  out.key("fair");
  out.begin_object();
  out.member("commitment", table.commitment());
  out.member("chosen", table.opening().seed.has_value() || table.opening().position != nullptr);
  if (table.state() == TableState::over) {
    out.member("seed", hex(table.seed()));
    out.member("salt", table.salt());
  }
  out.end_object();
}

// How it ended. A game that was broken off has winners only by resignation: those who did not.
void write_end(json::Writer& out, const Table& table, const Outcome& outcome) {
  const std::size_t seats = table.seats().size();
  const bool finished = !table.abandoned() && !table.by_resignation() && !table.by_agreement();
  SeatSet winners;
  if (finished) winners = outcome.winners;
  if (table.by_resignation())
    for (Seat seat = 0; seat < seats; ++seat)
      if (!table.seats()[seat].resigned) winners.add(seat);
  out.member("ended", table.abandoned()        ? "abandoned"
                      : table.by_resignation() ? "resigned"
                      : table.by_agreement()   ? "drawn"
                                               : "finished");
  out.member("kind", outcome_words[static_cast<std::size_t>(outcome.kind)]);
  if (outcome.kind == Outcome::Kind::teams)
    out.numbers("teams", std::span(outcome.team).first(seats));
  out.member("drawn", table.by_agreement() || (finished && outcome.drawn));
  out.numbers("scores", std::span(outcome.score).first(seats));
  if (finished) out.numbers("places", std::span(outcome.place).first(seats));
  if (finished && outcome.kind == Outcome::Kind::graded) {
    out.member("rank", outcome.rank);
    out.member("ranks", outcome.ranks);
  }
  write_letters(out, "winners", winners);
}

void write_result(json::Writer& out, const Table& table, const Outcome& outcome,
                  Language language) {
  const AnyGame& game = table.game();
  const std::size_t seats = table.seats().size();
  out.key("result");
  out.begin_object();
  write_end(out, table, outcome);
  const SeatNames names = table.names();
  bool with_neutral = false;
  out.key("sheet");
  out.begin_array();
  // It is counted from the last position.
  const std::vector<ScoreLine> sheet = table.outdated()
                                           ? std::vector<ScoreLine>()
                                           : score_sheet(game, table.position(), table.events());
  for (const ScoreLine& line : sheet) {
    out.begin_object();
    out.member("label", line.label.in(language));
    // Who acts without a seat has the column after the seats'.
    const std::span<const int> points(line.points);
    out.numbers("points", points.first(std::min(seats, points.size())));
    if (points.size() > seats) {
      out.member("neutral", points[seats]);
      with_neutral = true;
    }
    out.end_object();
  }
  out.end_array();
  if (with_neutral) out.member("neutral", names[neutral].in(language));
  out.end_object();
}

// Who resigns is the affair of the camp.
void write_request(json::Writer& out, const Table& table, Viewer viewer) {
  const auto& request = table.request();
  if (!request || (request->kind == Proposal::Kind::resign &&
                   !(viewer < max_seats && table.camp_of(request->by).has(viewer))))
    return;
  out.key("request");
  out.begin_object();
  out.member("kind", proposal_words[static_cast<std::size_t>(request->kind)]);
  out.member("by", seat_letters[request->by]);
  if (request->kind == Proposal::Kind::undo) out.member("to", request->to);
  write_letters(out, "agreed", request->agreed);
  write_letters(out, "asked", table.asked_to_agree(*request) - request->agreed);
  out.end_object();
}

void write_denial(json::Writer& out, std::string_view name, const Denial& denial,
                  Language language) {
  out.key(name);
  out.begin_object();
  out.member("kind", name_of(denial.kind));
  out.member("sentence", capitalised(denial.sentence.in(language)) + ".");
  if (!denial.clause.empty()) out.member("clause", denial.clause);
  out.end_object();
}

void write_error(json::Writer& out, const Denial& denial, Language language) {
  write_denial(out, "error", denial, language);
}

void begin_acceptance(json::Writer& out, const Command& command, std::uint64_t seq) {
  out.begin_object();
  out.member("type", "answer");
  out.member("id", command.id);
  out.member("ok", true);
  out.member("seq", seq);
}

}  // namespace

void write_order(json::Writer& out, const Table& table, const AnyState& position) {
  out.key("order");
  out.begin_array();
  for (const Seat seat : table.game().turn_order(position)) out.value(seat_letters[seat]);
  out.end_array();
}

void write_standing(json::Writer& out, const Table& table, const AnyState& position) {
  const std::size_t seats = table.seats().size();
  const Outcome standing = table.game().standing(position);
  out.key("standing");
  out.begin_object();
  out.numbers("scores", std::span(standing.score).first(seats));
  out.numbers("places", std::span(standing.place).first(seats));
  out.end_object();
}

void write_remarks(json::Writer& out, const Table& table, std::size_t from, std::size_t to) {
  out.member("from", from);
  out.key("lines");
  out.begin_array();
  for (std::size_t i = from; i < to; ++i) {
    const ChatLine& line = table.chat()[i];
    out.begin_object();
    out.member("seat", seat_letters[line.seat]);
    out.member("name", line.name);
    write_time(out, "time", line.time);
    out.member("text", line.text);
    out.end_object();
  }
  out.end_array();
}

Chronicle chronicle_of(const Table& table, Viewer viewer, std::uint32_t from, std::uint32_t to) {
  Chronicle chronicle(table.game());
  const auto moves = table.moves();
  std::size_t actions = 0;  // so many had been taken when it happened
  Seat mover = no_arg;      // a discreet answer shows nobody's hand
  for (std::uint32_t i = from; i < to; ++i) {
    for (; actions < moves.size() && moves[actions].events <= i; ++actions)
      if (!moves[actions].discreet) mover = moves[actions].move.seat;
    if (const auto seen = seen_by(table.events()[i], viewer))
      chronicle.add(*seen, actions == 0 ? 0 : moves[actions - 1].number, mover);
  }
  return chronicle;
}

void write_log_lines(json::Writer& out, const Table& table, Viewer viewer,
                     const Chronicle& chronicle, std::size_t first, Language language) {
  constexpr auto motions = enum_names<Motion>;
  const AnyGame& game = table.game();
  const SeatNames names = table.names_for(viewer);
  for (const ChronicleLine& line : chronicle.lines().subspan(first)) {
    out.begin_object();
    out.member("move", line.move);
    if (line.badge != no_arg) out.member("seat", seat_letters[line.badge]);
    out.member("text",
               capitalised(line_words(game, table.opening().setup, line, names).in(language)));
    out.key("events");
    out.begin_array();
    for (const Event& event : line.events) {
      const EventSpec& spec = game.info().events[event.kind];
      out.begin_object();
      out.member("event", spec.name);
      out.member("motion", motions[static_cast<std::size_t>(spec.motion)]);
      if (event.seat < max_seats) out.member("seat", seat_letters[event.seat]);
      // One for each argument, zeros included; what is told beyond them as far as there is
      // something.
      std::size_t arguments = event.args.size();
      while (arguments > spec.arguments.size() && event.args[arguments - 1] == 0) --arguments;
      out.numbers("args", std::span(event.args).first(arguments));
      out.end_object();
    }
    out.end_array();
    out.end_object();
  }
}

std::string table_frame(const Table& table, const Person& person, Language language, Known& known,
                        const Presence& presence, std::int64_t now) {
  const GameInfo& info = table.game().info();
  const bool begun = table.state() != TableState::waiting;
  json::Writer out;
  out.begin_object();
  out.member("type", "table");
  out.member("table", table.id());
  out.member("seq", table.seq_for(person.viewer));
  out.member("move", table.move());
  out.member("game", info.id);
  out.member("title", info.title.in(language));
  write_options(out, info, table.opening().setup);
  write_deck_name(out, table, language);
  out.member("state", state_word(table));
  out.key("you");
  if (person.sits())
    out.value(seat_letters[person.viewer]);
  else
    out.null();
  out.member("host", person.host);
  out.key("clock");
  write_clock(out, table.opening().clock);
  out.member("grace", table.opening().grace / 1000);
  write_seats(out, table, language, presence, now);
  if (begun) {
    out.key("view");
    out.raw(table.game().view(table.position(), person.viewer));
    write_order(out, table, table.position());
    if (table.state() != TableState::over) write_standing(out, table, table.position());
    write_letters(out, "waiting_for", table.shown_deciders());
    if (person.sits() && table.deciders().has(person.viewer) &&
        table.seats()[person.viewer].kind == TableSeat::Kind::person)
      write_decision(out, table, person.viewer, language);
    if (person.sits()) write_draft(out, table, person.viewer);
    write_request(out, table, person.viewer);
    if (person.sits() && table.seats()[person.viewer].let_pass != LetPass::no)
      out.member("let_pass",
                 let_pass_words[static_cast<std::size_t>(table.seats()[person.viewer].let_pass)]);
    out.member("may_be_drawn", info.may_be_drawn);
    out.member("may_point", person.sits() && table.has_companions(person.viewer));
    out.member("since", table.last_decided(person.viewer));
  }
  write_log(out, table, person.viewer, language, known);
  write_chat(out, table, known);
  write_fairness(out, table);
  if (const auto outcome = table.outcome(); outcome && table.state() == TableState::over)
    write_result(out, table, *outcome, language);
  if (const auto outdated = table.outdated())
    out.member("outdated", capitalised(outdated->in(language)) + ".");
  if (!table.rematch().empty()) {
    out.key("rematch");
    out.begin_object();
    out.member("table", table.rematch());
    out.end_object();
  }
  out.end_object();
  return out.text();
}

std::string summary(const Table& table, std::optional<Person> person, Language language) {
  const GameInfo& info = table.game().info();
  json::Writer out;
  out.begin_object();
  out.member("table", table.id());
  out.member("game", info.id);
  out.member("title", info.title.in(language));
  write_deck_name(out, table, language);
  out.member("state", state_word(table));
  write_seats(out, table, language, {}, {});
  out.member("move", table.move());
  write_time(out, "created", table.created());
  write_time(out, "updated", table.updated());
  write_letters(out, "waiting_for", table.shown_deciders());
  if (person) {
    out.key("you");
    if (person->sits())
      out.value(seat_letters[person->viewer]);
    else
      out.null();
    out.member("host", person->host);
    out.member("your_turn", person->sits() && table.deciders().has(person->viewer));
  }
  if (const auto outcome = table.outcome(); outcome && table.state() == TableState::over) {
    out.key("result");
    out.begin_object();
    write_end(out, table, *outcome);
    out.end_object();
  }
  out.end_object();
  return out.text();
}

std::string export_view(const Table& table, const Person& person, Language language) {
  Known nothing;
  json::Writer out;
  out.begin_object();
  out.member("format", "veillee-view");
  out.member("version", 1);
  out.key("frame");
  out.raw(table_frame(table, person, language, nothing, {}, table.updated()));
  out.end_object();
  return out.text();
}

std::string accepted(const Command& command, std::uint64_t seq) {
  json::Writer out;
  begin_acceptance(out, command, seq);
  out.end_object();
  return out.text();
}

std::string accepted_chain(const Command& command, std::uint64_t seq, std::size_t taken,
                           const std::optional<Denial>& stopped, Language language) {
  json::Writer out;
  begin_acceptance(out, command, seq);
  out.member("taken", taken);
  if (stopped) write_denial(out, "refused", *stopped, language);
  out.end_object();
  return out.text();
}

std::string pointed(Seat seat, std::string_view place) {
  json::Writer out;
  out.begin_object();
  out.member("type", "point");
  out.member("seat", seat_letters[seat]);
  out.member("at", place);
  out.end_object();
  return out.text();
}

std::string refused(const Command& command, const Denial& denial, Language language) {
  json::Writer out;
  out.begin_object();
  out.member("type", "answer");
  out.member("id", command.id);
  out.member("ok", false);
  write_error(out, denial, language);
  out.end_object();
  return out.text();
}

std::string error_message(const Denial& denial, Language language) {
  json::Writer out;
  out.begin_object();
  out.member("type", "error");
  write_error(out, denial, language);
  out.end_object();
  return out.text();
}

std::string error_body(const Denial& denial, Language language) {
  json::Writer out;
  out.begin_object();
  write_error(out, denial, language);
  out.end_object();
  return out.text();
}

std::string pieces_list(const AnyGame& game, std::uint8_t deck, Language language) {
  const GameInfo& info = game.info();
  json::Writer out;
  out.begin_object();
  out.member("game", info.id);
  out.member("lang", language == Language::french ? "fr" : "en");
  out.key("pieces");
  write_pieces(out, game.pieces(game.with_deck(*game.setup(info.seats.least), deck)), language);
  out.key("computers");
  out.begin_array();
  for (const std::string_view name : info.computer_names) out.value(name);
  out.end_array();
  out.end_object();
  return out.text();
}

std::string games_list(Language language, std::span<const OfferedDeck> decks) {
  const auto in = [&](Words words) { return words.in(language); };
  json::Writer out;
  out.begin_object();
  out.key("games");
  out.begin_array();
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    out.begin_object();
    out.member("id", info.id);
    out.member("title", in(info.title));
    if (!info.about.by_game()) out.member("about", in(info.about));
    out.key("seats");
    out.begin_object();
    std::vector<int> counts;
    for (int n = info.seats.least; n <= info.seats.most; ++n)
      if (info.seats.has(n)) counts.push_back(n);
    out.numbers("counts", counts);
    out.end_object();
    out.key("seat_names");
    out.begin_array();
    for (const Words& name : info.seat_names) out.value(in(name));
    out.end_array();
    out.key("options");
    out.begin_array();
    for (const OptionSpec& option : info.options) {
      out.begin_object();
      out.member("id", option.id);
      out.member("label", in(option.label));
      out.member("help", in(option.help));
      out.key("values");
      out.begin_array();
      for (const OptionValue& value : option.values) {
        out.begin_object();
        out.member("id", value.id);
        out.member("label", in(value.label));
        out.end_object();
      }
      out.end_array();
      out.member("preset", option.values[option.preset].id);
      if (option.least_seats > 0) out.member("least_seats", option.least_seats);
      out.end_object();
    }
    out.end_array();
    if (std::any_of(decks.begin(), decks.end(),
                    [&](const OfferedDeck& deck) { return deck.game == game; })) {
      out.key("decks");
      out.begin_array();
      write_deck_about(out, game->decks()->about(0), language);
      for (const OfferedDeck& deck : decks)
        if (deck.game == game) write_deck_about(out, game->decks()->about(deck.deck), language);
      out.end_array();
    }
    out.end_object();
  }
  out.end_array();
  out.key("levels");
  out.begin_array();
  for (const ComputerPlayer& level : levels()) {
    out.begin_object();
    out.member("id", level.id);
    out.member("name", in(level.name));
    out.member("help", in(level.help));
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.text();
}

}  // namespace veillee
