// Messages of clients. The first line says at which table, `2`, `3` or `4`, and by a second letter
// how far its game has come. Then one message a line, after a letter that says who sends it (a
// seat, `h` for a host who watches, anything else for a spectator). Each is refused, or gives a row
// that can be applied; afterwards the rows give the same table again. So that games go on, the
// action
// "?7" stands for one of the options, and seq 0 for that of the table.
#include <array>

#include "engine/hash.hpp"
#include "table/frames.hpp"
#include "tests/fuzz/target.hpp"

using namespace veillee;
using fuzz::require;

namespace {

constexpr std::string_view opening_of_two =
    R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}],"seed":"0x000000000000002a"})";
constexpr std::string_view opening_of_three =
    R"({"game":"sabbat-magica","seats":[{"kind":"me","name":"Anne"},{"kind":"open"},{"kind":"computer","level":"random"}],"seed":"0x000000000000002a"})";
constexpr std::string_view opening_of_four =
    R"({"game":"dicium-shogun","seats":[{"kind":"me","name":"Anne"},{"kind":"open"},{"kind":"computer","level":"random"},{"kind":"computer","level":"random"}],"seed":"0x000000000000002a"})";

struct Sitting {
  std::vector<Row> rows;
  Table table;
};

void take(Sitting& played, Row row) {
  require(!played.table.apply(row), "a row that was given can be applied");
  played.rows.push_back(std::move(row));
}

// Running, with Anne and Boris.
Sitting open_table(std::string_view json) {
  const Result<Opening> opening = read_opening(json);
  require(opening.ok(), "the opening is good");
  const Digests digests{.host = std::string(64, 'a'), .seats = {std::string(64, 'b')}};
  const Row first = Table::first_row("t", *opening, digests, 42, std::string(32, '0'), 1000);
  Result<Table> table = Table::load({&first, 1});
  require(table.ok(), "the table can be loaded");
  Sitting played{{first}, std::move(*table)};
  const Verdict joined = played.table.join({}, "Boris", std::string(64, 'c'), 1000);
  require(std::holds_alternative<Row>(joined), "a friend can sit down");
  take(played, std::get<Row>(joined));
  return played;
}

Person person_of(char letter) {
  if (letter >= 'A' && letter <= 'D')
    return {.viewer = static_cast<Viewer>(letter - 'A'), .host = letter == 'A'};
  return {.viewer = spectator, .host = letter == 'h'};
}

// The n-th option, counted round and round; nothing when the seat is not asked.
std::optional<Action> option(const Table& table, Seat seat, std::size_t n) {
  if (!table.deciders().has(seat)) return {};
  ActionList list;
  table.game().legal(table.position(), seat, list);
  require(!list.empty(), "whoever is asked has an option");
  return list[static_cast<int>(n % static_cast<std::size_t>(list.size()))];
}

void fill_in(Command& command, const Person& person, const Table& table) {
  if (command.seq == 0) command.seq = table.seq_for(person.viewer);
  if (!person.sits()) return;
  const auto fill = [&](std::string& text) {
    if (!text.starts_with('?')) return;
    const std::size_t n = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0;
    if (const auto action = option(table, person.viewer, n))
      text = table.game().print_action(*action);
  };
  fill(command.action);
  for (std::string& action : command.actions) fill(action);
}

void let_computers_play(Sitting& played, std::int64_t now) {
  for (int n = 0; n < 8 && !played.table.computers_to_move().empty(); ++n) {
    const Seat seat = played.table.computers_to_move().first();
    std::optional<Row> row = played.table.computer_row(seat, played.table.moves().size(),
                                                       *option(played.table, seat, n), now);
    require(row.has_value(), "a computer that is asked can play");
    take(played, std::move(*row));
  }
}

bool is_question(CommandKind kind) {
  return kind == CommandKind::preview || kind == CommandKind::why || kind == CommandKind::at;
}

void obey(Sitting& played, std::string_view line, std::int64_t now) {
  const Person person = person_of(line.front());
  if (person.sits() && person.viewer >= played.table.seats().size()) return;
  ReadCommand read = read_command(line.substr(1));
  if (read.denial) {
    require(!read.denial->sentence.fr.empty(), "a refusal says why");
    static_cast<void>(refused(read.command, *read.denial, Language::french));
    return;
  }
  fill_in(read.command, person, played.table);
  if (is_question(read.command.kind))
    static_cast<void>(answer_question(played.table, person, read.command, Language::french));
  if (read.command.kind == CommandKind::point)
    require(json::read(pointed(0, read.command.place)).ok(), "a finger is a message");
  if (!changes_table(read.command.kind)) return;
  Verdict verdict = played.table.decide(person, read.command, now, {SeatSet::only(0), {}});
  if (Row* row = std::get_if<Row>(&verdict)) take(played, std::move(*row));
  if (Chain* chain = std::get_if<Chain>(&verdict))
    for (Row& row : chain->rows) take(played, std::move(row));
  let_computers_play(played, now);
}

// The begin of a game, and two moments in it: a short conversation reaches all of it.
using Moments = std::array<Sitting, 3>;

Moments moments_of(std::string_view opening) {
  Sitting played = open_table(opening);
  const auto play_until = [&](std::size_t moves) {
    for (std::int64_t n = 0; played.table.moves().size() < moves; ++n) {
      require(n < 1000, "the game goes on");
      const char seat = seat_letters[played.table.deciders().first()].front();
      const std::string id = std::to_string(moves) + "-" + std::to_string(n);
      obey(played,
           seat + (R"({"type":"act","seq":0,"action":"?)" + std::string(1, id.back())) +
               R"(","id":")" + id + "\"}",
           1000);
    }
    return played;
  };
  return {play_until(0), play_until(25), play_until(75)};
}

const Sitting& begun_as(std::string_view heading) {
  static const Moments of_two = moments_of(opening_of_two);
  static const Moments of_three = moments_of(opening_of_three);
  static const Moments of_four = moments_of(opening_of_four);
  const std::size_t moment = heading.size() > 1 ? static_cast<unsigned char>(heading[1]) : 0;
  const Moments& moments = heading.starts_with('2')   ? of_two
                           : heading.starts_with('4') ? of_four
                                                      : of_three;
  return moments[moment % moments.size()];
}

void expect_the_same_again(const std::vector<Row>& rows, const Table& table, const Person& viewer,
                           std::int64_t now) {
  const Result<Table> again = Table::load(rows);
  require(again.ok(), "the rows can be loaded");
  require(again->seq() == table.seq() && again->position() == table.position() &&
              again->state() == table.state() && again->move() == table.move(),
          "the rows are the table");
  Known first;
  Known second;
  require(table_frame(*again, viewer, Language::english, first, Presence{}, now) ==
              table_frame(table, viewer, Language::english, second, Presence{}, now),
          "everybody sees the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  const auto next_line = [&] {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
  };
  const Sitting& begun = begun_as(next_line());
  Sitting played{{}, begun.table};
  constexpr int most_messages = 8;
  std::int64_t now = 1000;
  for (int n = 0; !text.empty() && n < most_messages; ++n)
    if (const std::string_view line = next_line(); !line.empty()) obey(played, line, now += 1000);
  // Loading and frames cost many times as much as the messages: for one input in sixteen.
  const std::uint64_t lot = hash_bytes(data, size);
  if (lot % 16 != 0) return 0;
  std::vector<Row> rows = begun.rows;
  rows.insert(rows.end(), played.rows.begin(), played.rows.end());
  expect_the_same_again(rows, played.table, person_of("ABs"[lot / 16 % 3]), now);
  return 0;
}
