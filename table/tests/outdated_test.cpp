// What becomes of stored games when the program changes. One small game in three builds: as it was;
// with its fields moved, one more field that follows from the rest and one more step; and with
// another rule.
#include "engine/json_object.hpp"
#include "games/registry.hpp"
#include "table/tests/seated.hpp"
#include "tests/toys/toy.hpp"

namespace veillee {
namespace {

using toys_inside::SeatsOnly;

enum Build { as_it_was, moved, other_rules };

struct HeapState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t turn = 0;
  std::uint8_t heap = 20;
  std::array<std::uint8_t, max_seats> taken{};
  std::array<std::uint8_t, 4> unused{};  // no padding
};
struct MovedState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  std::array<std::uint8_t, max_seats> taken{};
  std::array<std::uint8_t, 3> unused{};
  std::uint8_t all_taken = 0;  // follows from the rest
  std::uint8_t heap = 20;
  SeatsOnly options;
  std::uint8_t turn = 0;
};

// One takes up to three stones; chance may take one more.
template <Build build>
struct Heap
    : toys_inside::Toy<Heap<build>, std::conditional_t<build == moved, MovedState, HeapState>> {
  using State = std::conditional_t<build == moved, MovedState, HeapState>;

  static const GameInfo& info() {
    static constexpr std::string_view ids[] = {"heap-as-it-was", "heap-moved", "heap-other-rules"};
    static constexpr ActionSpec notation[] = {
        {"take", {number_argument}, {"prendre {1}", "take {1}"}}};
    static constexpr DecisionSpec decisions[] = {
        {"take", {"{0}, prenez des pierres.", "{0}, take stones."}, "HEA-1.1"}};
    static constexpr EventSpec events[] = {
        {"taken", {"{0} prend {1}", "{0} takes {1}"}, {number_argument}}};
    static const GameInfo info = {.id = ids[build],
                                  .title = {"Tas", "Heap"},
                                  .seats = {2, 4},
                                  .options = {},
                                  .notation = notation,
                                  .decisions = decisions,
                                  .events = events,
                                  .seat_names = toys_inside::seat_words,
                                  .rules = {},
                                  .longest_game = 20,
                                  .revision = build == other_rules ? 2 : 1};
    return info;
  }
  static void options(const State& state, Seat, ActionList& list) {
    const int most = build == other_rules ? 2 : 3;
    for (int n = 1; n <= std::min<int>(most, state.heap); ++n)
      list.add(make_action(0, static_cast<std::uint8_t>(n)));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    constexpr std::uint8_t asking = build == moved ? 1 : 0;
    if (frame.step < asking) return go_to(frame, asking);
    if (frame.step > asking) {
      std::uint8_t n = answer(state, state.turn).args[0];
      if (n < state.heap && state.rng.below(2) == 0) ++n;
      state.heap = static_cast<std::uint8_t>(state.heap - n);
      state.taken[state.turn] = static_cast<std::uint8_t>(state.taken[state.turn] + n);
      if constexpr (build == moved) state.all_taken = static_cast<std::uint8_t>(20 - state.heap);
      tell(sink, 0, state.turn, n);
      state.turn = clockwise(state.turn, state.options.seats);
      if (state.heap == 0) return Next::done;
    }
    return ask(state, frame, 0, state.turn, asking + 1);
  }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.taken[seat];
    return ranked(state.options.seats, standings);
  }
  static int worth(const State& state, Seat seat) { return 100 * state.taken[seat]; }
  static void lay_out(PositionIo& io, State& state) {
    io.number("heap", state.heap, 0, 20);
    io.number("turn", state.turn, 0, state.options.seats - 1);
    io.numbers("taken", state.taken, 0, 20);
  }
  static int points(const State& state, Seat seat) { return state.taken[seat]; }
};

template <Build build>
const AnyGame& heap() {
  static const AnyGame& game = []() -> const AnyGame& {
    const AnyGame& made = toys_inside::the_game<Heap<build>>();
    add_game(made);
    return made;
  }();
  return game;
}

std::string renamed(std::string text, const AnyGame& from, const AnyGame& to) {
  for (std::size_t at = 0; (at = text.find(from.info().id, at)) != text.npos;)
    text.replace(at, from.info().id.size(), to.info().id);
  return text;
}

// The same log, read by another build of the game.
std::vector<Row> read_by(const AnyGame& build, std::vector<Row> rows) {
  for (Row& row : rows) row.body = renamed(row.body, heap<as_it_was>(), build);
  return rows;
}

class Stored : public Seated {
 public:
  Stored() : Seated(two_people(heap<as_it_was>().info().id)) {
    heap<moved>();
    heap<other_rules>();
    sit("Boris");
    Command remark = command(CommandKind::chat);
    remark.text = "bonsoir";
    EXPECT_EQ(send(0, remark), "ok");
  }
  void play(int decisions) {
    for (; decisions > 0 && table.state() == TableState::running; --decisions) {
      const Seat seat = table.deciders().first();
      EXPECT_EQ(act(seat, "take " + std::to_string(options(seat).size())), "ok") << sentence;
    }
  }
  Table by(const AnyGame& build) const {
    const Result<Table> loaded = Table::load(read_by(build, rows));
    EXPECT_TRUE(loaded.ok()) << (loaded.ok() ? "" : loaded.refusal().sentence.en);
    return *loaded;
  }
};

std::string seen(const Table& table) {
  Known known;
  return table_frame(table, {}, Language::english, known, {}, 0);
}

TEST(StoredGame, opens_when_fields_have_moved_and_a_step_was_inserted) {
  Stored stored;
  stored.play(3);
  Command back = stored.command(CommandKind::ask_undo);
  back.move = 2;
  ASSERT_EQ(stored.send(0, back), "ok");
  Command agree = stored.command(CommandKind::consent);
  agree.agree = true;
  ASSERT_EQ(stored.send(1, agree), "ok");
  stored.play(1);

  Table table = stored.by(heap<moved>());
  EXPECT_NE(heap<moved>().hash(table.position()), heap<as_it_was>().hash(stored.table.position()))
      << "the bytes are others";
  EXPECT_EQ(heap<moved>().fingerprint(table.position()),
            heap<as_it_was>().fingerprint(stored.table.position()));
  EXPECT_EQ(table.outdated(), std::nullopt);
  EXPECT_EQ(seen(table), renamed(seen(stored.table), heap<as_it_was>(), heap<moved>()));

  // And it goes on, to the same end.
  stored.play(20);
  table = stored.by(heap<moved>());
  EXPECT_EQ(table.state(), TableState::over);
  EXPECT_EQ(table.outdated(), std::nullopt);
  EXPECT_EQ(seen(table), renamed(seen(stored.table), heap<as_it_was>(), heap<moved>()));
  const std::string saved =
      renamed(all_lines(stored.table.record()), heap<as_it_was>(), heap<moved>());
  const Result<GameRecord> record = read_record(saved, "game");
  ASSERT_TRUE(record) << record.refusal().sentence.en;
  EXPECT_EQ(all_lines(*record), saved);
}

TEST(StoredGame, of_other_rules_that_is_over_keeps_its_result_and_says_so) {
  Stored stored;
  stored.play(20);
  ASSERT_EQ(stored.table.state(), TableState::over);
  const Table table = stored.by(heap<other_rules>());
  EXPECT_EQ(table.state(), TableState::over);
  ASSERT_TRUE(table.outdated());
  EXPECT_EQ(table.outdated()->en,
            "this game was played with revision 1 of the rules (here: 2): its result is kept, but "
            "it can no longer be seen to its end");
  EXPECT_EQ(table.outcome(), stored.table.outcome());
  EXPECT_EQ(table.chat().size(), 1U);
  const std::string frame = seen(table);
  EXPECT_NE(frame.find(R"("ended":"finished")"), frame.npos);
  EXPECT_NE(frame.find("revision 1 of the rules"), frame.npos);

  const std::string saved =
      renamed(all_lines(stored.table.record()), heap<as_it_was>(), heap<other_rules>());
  const Result<GameRecord> record = read_record(saved, "game");
  ASSERT_FALSE(record);
  EXPECT_NE(record.refusal().sentence.en.find("revision 1 of the rules"), std::string::npos)
      << record.refusal().sentence.en;
}

TEST(StoredGame, of_other_rules_that_was_resigned_keeps_its_winner) {
  Stored stored;
  stored.play(2);
  ASSERT_EQ(stored.send(0, CommandKind::resign), "ok");
  const Table table = stored.by(heap<other_rules>());
  ASSERT_TRUE(table.outdated());
  EXPECT_TRUE(table.by_resignation());
  EXPECT_EQ(table.outcome(), stored.table.outcome());
  EXPECT_NE(seen(table).find(R"("winners":["B"])"), std::string::npos);
}

TEST(StoredGame, of_other_rules_that_is_running_opens_and_cannot_go_on) {
  Stored stored;
  stored.play(2);
  Table table = stored.by(heap<other_rules>());
  EXPECT_EQ(table.state(), TableState::over);
  EXPECT_EQ(table.outdated()->en,
            "this game was begun with revision 1 of the rules (here: 2) and cannot go on: this is "
            "how far it can be replayed");
  EXPECT_EQ(table.outcome(), std::nullopt);
  EXPECT_EQ(table.chat().size(), 1U);
  EXPECT_EQ(table.seats()[1].name, "Boris");
  EXPECT_EQ(table.seq(), stored.table.seq()) << "the whole log was read";
  EXPECT_EQ(seen(table).find(R"("result")"), std::string::npos);
  Command act = stored.command(CommandKind::act);
  act.action = "take 1";
  for (const Viewer viewer : {Viewer{0}, Viewer{1}}) {
    const Verdict verdict = table.decide({viewer, true}, act, stored.now, {});
    ASSERT_TRUE(std::holds_alternative<Denial>(verdict));
    EXPECT_EQ(std::get<Denial>(verdict).kind, DenialKind::over);
  }
}

TEST(StoredGame, that_has_not_begun_is_played_by_the_rules_of_today) {
  Seated waiting(two_people(heap<as_it_was>().info().id));
  const Result<Table> table = Table::load(read_by(heap<other_rules>(), waiting.rows));
  ASSERT_TRUE(table);
  EXPECT_EQ(table->state(), TableState::waiting);
  EXPECT_EQ(table->outdated(), std::nullopt);
}

TEST(StoredGame, that_drifts_without_new_rules_names_the_program) {
  Stored stored;
  stored.play(2);
  std::vector<Row> rows = stored.rows;
  std::string& body = rows.back().body;
  body.replace(body.find("0x") + 2, 4, "0000");
  const Result<Table> table = Table::load(rows);
  ASSERT_TRUE(table);
  ASSERT_TRUE(table->outdated());
  EXPECT_NE(table->outdated()->en.find("begun with the program"), std::string::npos);
  EXPECT_EQ(table->moves().size(), 1U) << "up to the row that drifts";
  // Live, nothing is done with such a row.
  Table live = *Table::load(std::span(rows).first(rows.size() - 1));
  EXPECT_TRUE(live.apply(rows.back()));
}

}  // namespace
}  // namespace veillee
