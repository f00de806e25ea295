#include "tests/compat/scenes.hpp"

#include "engine/hash.hpp"
#include "engine/outcome_json.hpp"
#include "engine/testing/seats.hpp"
#include "games/registry.hpp"
#include "server/importing.hpp"
#include "table/tests/seated.hpp"
#include "tests/toys/riposte_deals.hpp"

namespace veillee {
namespace {

constexpr Seat A = 0;
constexpr Seat B = 1;
constexpr Seat C = 2;

// "m" is me, "o" a friend who sits down at once, "c" a computer.
class Evening : public Seated {
 public:
  Evening(std::string_view game, std::string_view kinds, std::string_view more = "")
      : Seated(opening(game, kinds, more)) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
      if (kinds[i] == 'o') sit("friend " + std::to_string(i));
  }

  // So many decisions, of people and computers; fewer when the game is over.
  void play(int decisions = 10'000) {
    for (; decisions > 0 && table.state() == TableState::running; --decisions) {
      const Seat seat = table.deciders().first();
      const ActionList list = options(seat);
      const auto choice = mix(table.moves().size()) % static_cast<std::uint64_t>(list.size());
      const Action action = list[static_cast<int>(choice)];
      if (table.computers_to_move().has(seat))
        store(*table.computer_row(seat, table.moves().size(), action, ++now));
      else
        does(seat, table.game().print_action(action));
    }
  }
  void does(Seat seat, std::string_view action) {
    Command made = command(CommandKind::act);
    made.action = action;
    said(seat, made);
  }
  void said(Viewer viewer, Command made, bool host = false) {
    made.seq = table.seq_for(viewer);
    EXPECT_EQ(send(viewer, made, host), "ok") << sentence;
  }
  void said(Viewer viewer, CommandKind kind) { said(viewer, command(kind)); }
  void remarks(Seat seat, std::string_view text) {
    Command made = command(CommandKind::chat);
    made.text = text;
    said(seat, made);
  }
  void hands_over(Seat seat) {
    Command made = command(CommandKind::seat);
    made.seat = seat;
    made.level = "greedy";
    said(seat, made);
  }
  void asks_back(Seat seat, std::uint32_t to) {
    Command made = command(CommandKind::ask_undo);
    made.move = to;
    said(seat, made);
  }
  void consents(Seat seat, bool agree) {
    Command made = command(CommandKind::consent);
    made.agree = agree;
    said(seat, made);
  }

 private:
  static std::string opening(std::string_view game, std::string_view kinds, std::string_view more) {
    register_toys();
    std::string seats;
    for (const char kind : kinds)
      seats += std::string(seats.empty() ? "" : ",") +
               (kind == 'm'   ? R"({"kind":"me","name":"Anne"})"
                : kind == 'o' ? R"({"kind":"open"})"
                              : R"({"kind":"computer","level":"greedy"})");
    return R"({"game":")" + std::string(game) + R"(","seats":[)" + seats + "]" + std::string(more) +
           "}";
  }
};

// Every byte after the other.
RandomSource counted() {
  return [next = 0](std::span<unsigned char> bytes) mutable {
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(next++ * 37);
  };
}

}  // namespace

std::vector<Scene> every_scene() {
  std::vector<Scene> scenes;
  const auto keep = [&](std::string name, std::vector<Row> rows, bool saved = false) {
    for (Row& row : rows) row.table = name;
    scenes.push_back({std::move(name), std::move(rows), saved});
  };

  keep("waiting", Seated(two_people("samhain")).rows);

  for (const AnyGame* on_shelf : all_games()) {
    const std::string game(on_shelf->info().id);
    Evening running(game, seats_of(*on_shelf, 3) == 3 ? "moc" : "mo");
    running.remarks(A, "bonsoir à toutes et à tous");
    running.play(40);
    running.remarks(B, "« à vous »");
    keep("running-" + game, running.rows, true);
    running.play();
    keep("finished-" + game, running.rows, true);
    // Saved, and opened again.
    const Result<Import> import =
        import_game(all_lines(running.table.record()), counted(), running.now);
    if (!import) ADD_FAILURE() << import.refusal().sentence.en;
    keep("imported-" + game, import->rows);
  }
  for (const std::string game : {"toy-beacon", "toy-cellar", "toy-dice", "toy-riposte", "hands"}) {
    Evening evening(game, game == "toy-riposte" ? "moo" : "mo");
    evening.play();
    keep("finished-" + game, evening.rows, true);
  }
  for (const std::string ranks : {"off", "on"}) {
    Evening alone("toy-par", "m", R"(,"options":{"ranks":")" + ranks + "\"}");
    alone.play();
    keep("alone-ranks-" + ranks, alone.rows, true);
  }

  Evening resigned("samhain", "mo");
  resigned.play(12);
  resigned.said(B, CommandKind::resign);
  keep("resigned", resigned.rows);

  Evening camp("toy-rope", "mooo");
  camp.said(A, CommandKind::resign);
  camp.consents(C, true);
  keep("resigned-camp", camp.rows);

  Evening drawn("toy-rope", "mo");
  drawn.play(1);
  drawn.said(A, CommandKind::offer_draw);
  drawn.consents(B, false);
  drawn.said(B, CommandKind::offer_draw);
  drawn.said(A, CommandKind::offer_draw);
  keep("drawn", drawn.rows);

  Evening abandoned("sabbat-magica", "mo");
  abandoned.play(5);
  abandoned.said(A, abandoned.command(CommandKind::abandon), true);
  keep("abandoned", abandoned.rows);

  Evening substituted("samhain", "moo");
  substituted.play(10);
  substituted.hands_over(B);
  substituted.play(20);
  substituted.said(B, CommandKind::take_back);
  substituted.hands_over(C);
  substituted.play(10);
  keep("substituted", substituted.rows);

  Evening timed("samhain", "mo", R"(,"clock":{"kind":"move","seconds":5})");
  timed.play(4);
  timed.now += 6000;
  timed.store(*timed.table.overdue(timed.now));
  timed.play(6);
  keep("timed-out", timed.rows);

  Evening undone("samhain", "mo");
  undone.play(20);
  undone.asks_back(A, 14);
  undone.consents(B, false);
  undone.asks_back(B, 10);
  undone.consents(A, true);
  undone.play(15);
  undone.asks_back(A, 3);
  keep("undone", undone.rows);

  Evening withdrawn("hands", "moo");
  withdrawn.does(A, "show 1");
  withdrawn.does(B, "show 2");
  withdrawn.said(A, CommandKind::undo);
  withdrawn.does(A, "show 0");
  keep("withdrawn", withdrawn.rows);

  Evening discreet("toy-riposte", "moo", R"(,"position":)" + riposte_position({0, 1, 1}));
  Command passing = discreet.command(CommandKind::let_pass);
  passing.let_pass = LetPass::until_turn;
  discreet.said(C, passing);
  discreet.does(A, "strike C");
  discreet.does(B, "parry");
  keep("discreet", discreet.rows);

  Evening paused("sabbat-magica", "mo");
  paused.play(3);
  Command name = paused.command(CommandKind::rename);
  name.text = "Zoé";
  paused.said(A, name);
  paused.said(B, CommandKind::pause);
  paused.said(A, CommandKind::resume);
  paused.said(A, CommandKind::pause);
  keep("paused", paused.rows);

  Evening first("samhain", "mo");
  first.play(33);
  Evening continued("samhain", "mo",
                    R"(,"position":)" + first.table.game().write_position(first.study(), false));
  continued.play(30);
  keep("from-a-position", continued.rows, true);

  Evening again("toy-dice", "mo");
  again.play();
  again.store(again.table.rematch_row("running-samhain", ++again.now));
  keep("played-again", again.rows);
  return scenes;
}

std::string result_of(const Table& table) {
  const std::optional<Outcome> outcome = table.outcome();
  if (table.state() != TableState::over || !outcome) return "-";
  json::Writer out;
  out.begin_object();
  write_outcome(out, *outcome);
  out.end_object();
  return out.text();
}

std::string account_of(const Table& table) {
  constexpr std::string_view states[] = {"waiting", "running", "paused", "over"};
  std::string names;
  for (const TableSeat& seat : table.seats())
    names += (names.empty() ? "" : ",") + (seat.name.empty() ? seat.level : seat.name);
  return std::string(states[static_cast<std::size_t>(table.state())]) + " seq " +
         std::to_string(table.seq()) + " moves " + std::to_string(table.moves().size()) +
         " remarks " + std::to_string(table.chat().size()) + " seats " + names + " position " +
         hex(table.game().fingerprint(table.position())) + (table.request() ? " request" : "") +
         (table.rematch().empty() ? "" : " rematch " + std::string(table.rematch())) +
         (table.by_resignation() ? " resigned"
          : table.by_agreement() ? " drawn"
          : table.abandoned()    ? " abandoned"
                                 : "");
}

}  // namespace veillee
