// Messages of clients: one a line, after a letter that says who sends it (a seat, `h` for a host
// who watches, anything else for a spectator). Each is refused, or gives a row that can be applied;
// afterwards the rows give the same table again.
#include "table/frames.hpp"
#include "tests/fuzz/target.hpp"

using namespace veillee;
using fuzz::require;

namespace {

constexpr std::string_view opening_of_two =
    R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}],"seed":"0x000000000000002a"})";
constexpr std::string_view opening_of_three =
    R"({"game":"sabbat-magica","seats":[{"kind":"me","name":"Anne"},{"kind":"open"},{"kind":"computer","level":"random"}],"seed":"0x000000000000002a"})";

struct Played {
  std::vector<Row> rows;
  Table table;
};

Played open_table(std::string_view json) {
  const Result<Opening> opening = read_opening(json);
  require(opening.ok(), "the opening is good");
  const Row first = Table::first_row("t", *opening, {std::string(64, 'a'), std::string(64, 'b')},
                                     42, std::string(32, '0'), 1000);
  Result<Table> table = Table::load({&first, 1});
  require(table.ok(), "the table can be loaded");
  return {{first}, std::move(*table)};
}

void take(Played& played, Row row) {
  require(!played.table.apply(row), "a row that was given can be applied");
  played.rows.push_back(std::move(row));
}

Person person_of(char letter) {
  if (letter >= 'A' && letter <= 'D')
    return {.viewer = static_cast<Viewer>(letter - 'A'), .host = letter == 'A'};
  return {.viewer = spectator, .host = letter == 'h'};
}

bool is_question(CommandKind kind) {
  return kind == CommandKind::preview || kind == CommandKind::why || kind == CommandKind::at;
}

void obey(Played& played, std::string_view line, std::int64_t now) {
  const Person person = person_of(line.front());
  if (person.sits() && person.viewer >= played.table.game().setup_of(played.table.position()).seats)
    return;
  const ReadCommand read = read_command(line.substr(1));
  if (read.denial) {
    require(!read.denial->sentence.fr.empty(), "a refusal says why");
    static_cast<void>(refused(read.command, *read.denial, Language::french));
    return;
  }
  if (is_question(read.command.kind))
    static_cast<void>(answer_question(played.table, person, read.command, Language::french));
  if (!changes_table(read.command.kind)) return;
  Verdict verdict = played.table.decide(person, read.command, now, SeatSet::only(0));
  if (verdict.row) take(played, std::move(*verdict.row));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  const bool two = text.starts_with('2');
  Played played = open_table(two ? opening_of_two : opening_of_three);
  if (const Verdict joined = played.table.join({}, "Boris", std::string(64, 'c'), 1000); joined.row)
    take(played, *joined.row);
  std::int64_t now = 1000;
  for (int lines = 0; !text.empty() && lines < 64; ++lines) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (!line.empty()) obey(played, line, now += 1000);
  }
  const Result<Table> again = Table::load(played.rows);
  require(again.ok(), "the rows can be loaded");
  require(again->seq() == played.table.seq() && again->position() == played.table.position() &&
              again->state() == played.table.state() && again->move() == played.table.move(),
          "the rows are the table");
  for (const char viewer : {'A', 'B', 's'}) {
    Known first;
    Known second;
    require(
        table_frame(*again, person_of(viewer), Language::english, first, SeatSet{}, now) ==
            table_frame(played.table, person_of(viewer), Language::english, second, SeatSet{}, now),
        "everybody sees the same");
  }
  return 0;
}
