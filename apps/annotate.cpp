// veillee annotate: a saved game judged decision by decision, and its worst ones.
#include "apps/advice.hpp"
#include "apps/arguments.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {
namespace {

struct AnnotateArguments {
  std::string file;
  std::string worst = "5";
  AnalysisArguments analysis;
  bool as_json = false;
};

std::vector<PlayedAction> actions_of(const GameRecord& record) {
  std::vector<PlayedAction> actions;
  for (const Move& move : record.moves) actions.push_back({move.seat, move.action});
  return actions;
}

// The positions in which each action was taken.
std::vector<AnyState> positions_of(const GameRecord& record) {
  std::vector<AnyState> positions;
  AnyState state = first_position(record);
  for (const Move& move : record.moves) {
    positions.push_back(state);
    static_cast<void>(record.game->apply(state, move.seat, move.action));
  }
  return positions;
}

void print_json(const Context& context, const GameRecord& record, const AnalysisPlan& plan,
                const Annotation& annotation, const std::vector<std::size_t>& worst) {
  const AnyGame& game = *record.game;
  const SeatNames names = names_of(record);
  const std::vector<AnyState> positions = positions_of(record);
  json::Writer out(true);
  out.begin_object();
  out.member("game", game.info().id);
  out.member("players", record.setup.seats);
  out.member("level", plan.level->id);
  out.member("iterations", plan.settings.search.iterations);
  out.key("decisions");
  out.begin_array();
  for (std::size_t i = 0; i < annotation.decisions.size(); ++i) {
    const JudgedDecision& decision = annotation.decisions[i];
    const auto words = [&](Action action) {
      return context.in(game.action_words(positions[i], decision.seat, action, names));
    };
    out.begin_object();
    out.member("seq", i + 1);
    out.member("seat", seat_letters[decision.seat]);
    out.member("action", game.print_action(decision.played));
    out.member("words", words(decision.played));
    out.member("best", game.print_action(decision.best));
    out.member("best_words", words(decision.best));
    write_fraction(out, "share", decision.played_share);
    write_fraction(out, "best_share", decision.best_share);
    write_fraction(out, "loss", decision.loss());
    out.key("expected");
    out.begin_array();
    for (Seat seat = 0; seat < record.setup.seats; ++seat) {
      out.begin_object();
      out.member("seat", seat_letters[seat]);
      write_fraction(out, "share", decision.shares[seat]);
      out.end_object();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  std::vector<std::size_t> numbers;
  for (const std::size_t i : worst) numbers.push_back(i + 1);
  out.numbers("worst", numbers);
  out.end_object();
  Screen{}.line(out.text());
}

void print_words(const Screen& screen, const GameRecord& record, const Annotation& annotation,
                 const std::vector<std::size_t>& worst) {
  constexpr int share_width = 6;
  const AnyGame& game = *record.game;
  const SeatNames names = names_of(record);
  const std::vector<AnyState> positions = positions_of(record);
  screen.line(game_title(screen, record));
  for (Seat seat = 0; seat < record.setup.seats; ++seat)
    screen.line("  " + screen.in(seat_title(record, seat)));
  screen.line();
  screen.line(screen.text(
      {"Part de victoire attendue de chacun après chaque décision, vue de qui décide :",
       "Each seat's expected share of victory after each decision, as the decider could see it:"}));
  std::string header = right_aligned({}, 4);
  for (Seat seat = 0; seat < record.setup.seats; ++seat)
    header += right_aligned(std::string(seat_letters[seat]), share_width);
  screen.line(header);
  for (std::size_t i = 0; i < annotation.decisions.size(); ++i) {
    const JudgedDecision& decision = annotation.decisions[i];
    std::string line = right_aligned(std::to_string(i + 1), 4);
    for (Seat seat = 0; seat < record.setup.seats; ++seat)
      line += right_aligned(screen.in(percent(decision.shares[seat])), share_width);
    screen.line(line + "  " +
                screen.in(say({"{0} : {1}", "{0}: {1}"},
                              {names[decision.seat], game.action_words(positions[i], decision.seat,
                                                                       decision.played, names)})));
  }
  screen.line();
  if (worst.empty()) {
    screen.line(screen.text({"Rien de mieux n’a été trouvé.", "Nothing better was found."}));
    return;
  }
  screen.line(screen.text({"Les décisions les plus chères :", "The most costly decisions:"}));
  for (const std::size_t i : worst) {
    const JudgedDecision& decision = annotation.decisions[i];
    const auto told = [&](Action action) {
      return action_both_ways(game, positions[i], decision.seat, action, names);
    };
    screen.paragraph(std::to_string(i + 1) + "  " +
                         screen.in(say({"{0} : {1}, {2}", "{0}: {1}, {2}"},
                                       {names[decision.seat], told(decision.played),
                                        percent(decision.played_share)})),
                     2);
    screen.paragraph(screen.in(say({"mieux : {0}, {1}", "better: {0}, {1}"},
                                   {told(decision.best), percent(decision.best_share)})),
                     6);
  }
}

void annotate_game(Context& context, const AnnotateArguments& chosen) {
  auto plan = analysis_plan(context, chosen.analysis);
  if (!plan) return;
  const auto wanted = whole_number(context, "--worst", chosen.worst);
  if (!wanted) return;
  const Result<GameRecord> record = load_game(chosen.file);
  if (!record) return context.refuse(record.refusal());
  if (record->moves.empty())
    return context.refuse(
        say({"{0} : rien n’a encore été joué", "{0}: nothing has been played yet"},
            {verbatim(chosen.file)}));
  Annotation annotation;
  {
    ProgressLine progress;
    annotation = annotate(*record->game, first_position(*record), actions_of(*record),
                          plan->settings, plan->seed, {}, progress.told());
  }
  const auto worst = worst_decisions(annotation, static_cast<std::size_t>(*wanted));
  if (chosen.as_json)
    print_json(context, *record, *plan, annotation, worst);
  else
    print_words(Screen::of_standard_output(context.language, false), *record, annotation, worst);
  finish_output(context);
}

}  // namespace

void add_annotate(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "annotate", context.text({"juger une partie enregistrée, décision par décision",
                                "judge a saved game, decision by decision"}));
  auto chosen = std::make_shared<AnnotateArguments>();
  command->add_option("file", chosen->file, context.text({"le fichier", "the file"}))->required();
  add_analysis(*command, context, chosen->analysis, "master");
  command->add_option("--worst", chosen->worst,
                      context.text({"combien de décisions chères (5 si rien n’est dit)",
                                    "how many costly decisions (5 unless given)"}));
  command->add_flag("--json", chosen->as_json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, chosen] { annotate_game(context, *chosen); });
}

}  // namespace veillee::cli
