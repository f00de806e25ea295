// veillee hint: the best actions in a position, with what they promise.
#include "apps/advice.hpp"
#include "apps/arguments.hpp"
#include "apps/position_file.hpp"
#include "players/reason.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {
namespace {

struct HintArguments {
  std::string position;
  std::string game_file;
  std::string to;
  std::string seat;
  AnalysisArguments analysis;
  std::string continuations = std::to_string(AnalysisSettings{}.continuations);
  std::string threads = "1";
  bool as_json = false;
};

// A position, and how its seats are called.
struct Asked {
  const AnyGame* game;
  AnyState state;
  SeatNames names;
};

std::optional<Asked> out_of_position(Context& context, const std::string& path) {
  const auto loaded = load_position(context, path);
  if (!loaded) return {};
  const AnyState& state = loaded->study.now;
  return Asked{loaded->game, state, loaded->game->seat_names(state)};
}

std::optional<Asked> out_of_game(Context& context, const HintArguments& chosen) {
  const Result<GameRecord> record = load_game(chosen.game_file);
  if (!record) {
    context.refuse(record.refusal());
    return {};
  }
  std::size_t n = record->moves.size();
  if (!chosen.to.empty()) {
    const auto to = whole_number(context, "--to", chosen.to);
    if (!to) return {};
    if (*to > n) {
      context.refuse(
          say({"--to {0} : la partie a {1} actions", "--to {0}: the game has {1} actions"},
              {verbatim(chosen.to), number(n)}));
      return {};
    }
    n = *to;
  }
  return Asked{record->game, position_after(*record, n), names_of(*record)};
}

std::optional<Asked> position_of(Context& context, const HintArguments& chosen) {
  if (chosen.position.empty() == chosen.game_file.empty()) {
    context.refuse(phrase({"il faut soit une position, soit --game-file",
                           "either a position or --game-file is needed"}));
    return {};
  }
  if (!chosen.game_file.empty()) return out_of_game(context, chosen);
  if (!chosen.to.empty()) {
    context.refuse(phrase({"--to va avec --game-file", "--to goes with --game-file"}));
    return {};
  }
  return out_of_position(context, chosen.position);
}

// The seat of this letter, or the first that is asked.
std::optional<Seat> seat_to_advise(Context& context, const Asked& asked, const std::string& name) {
  const SeatSet deciders = asked.game->deciders(asked.state);
  if (deciders.empty()) {
    context.refuse(phrase({"la partie est finie : il n’y a rien à conseiller",
                           "the game is over: there is nothing to advise"}));
    return {};
  }
  if (name.empty()) return deciders.first();
  std::string possible;
  for (const Seat seat : deciders) {
    if (seat_letters[seat] == name) return seat;
    possible += (possible.empty() ? "" : " ") + std::string(seat_letters[seat]);
  }
  context.refuse(say({"la place {0} n’a rien à décider ; possible : {1}",
                      "the seat {0} has nothing to decide; possible: {1}"},
                     {verbatim(name), verbatim(possible)}));
  return {};
}

void print_json(const Context& context, const Asked& asked, Seat seat, const AnalysisPlan& plan,
                const Hint& hint, std::span<const Phrase> why) {
  json::Writer out(true);
  out.begin_object();
  out.member("game", asked.game->info().id);
  out.member("seat", seat_letters[seat]);
  out.member("level", plan.level->id);
  out.member("simulations", hint.simulations);
  out.member("continuations", hint.continuations);
  out.key("best");
  out.begin_array();
  for (std::size_t i = 0; i < hint.best.size(); ++i) {
    const Advice& advice = hint.best[i];
    out.begin_object();
    out.member("action", asked.game->print_action(advice.action));
    out.member("words",
               context.in(asked.game->action_words(asked.state, seat, advice.action, asked.names)));
    if (!why[i].empty()) out.member("reason", context.in(why[i]));
    write_fraction(out, "share", advice.share);
    write_fraction(out, "sure", advice.sure);
    out.member("visits", advice.visits);
    write_fraction(out, "victory", advice.victory.mean);
    write_fraction(out, "victory_margin", advice.victory.margin);
    write_fraction(out, "place", advice.place.mean);
    write_fraction(out, "place_margin", advice.place.margin);
    write_fraction(out, "score", advice.score.mean);
    write_fraction(out, "score_margin", advice.score.margin);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  Screen{}.line(out.text());
}

void give_hint(Context& context, const HintArguments& chosen) {
  constexpr std::uint64_t most_threads = 256;
  constexpr std::uint64_t most_continuations = 100'000;
  auto plan = analysis_plan(context, chosen.analysis);
  if (!plan) return;
  const auto threads = limited(context, "--threads", chosen.threads, 1, most_threads);
  if (!threads) return;
  plan->settings.threads = static_cast<unsigned>(*threads);
  const auto continuations =
      limited(context, "--continuations", chosen.continuations, 1, most_continuations);
  if (!continuations) return;
  plan->settings.continuations = static_cast<std::uint32_t>(*continuations);
  const auto asked = position_of(context, chosen);
  if (!asked) return;
  const auto seat = seat_to_advise(context, *asked, chosen.seat);
  if (!seat) return;
  Hint found;
  {
    ProgressLine progress;
    found =
        hint(*asked->game, asked->state, *seat, plan->settings, plan->seed, {}, progress.told());
  }
  const std::vector<Phrase> why = reasons(Knowledge(*asked->game, asked->state, *seat, plan->seed),
                                          actions_of(found), asked->names, plan->seed);
  if (chosen.as_json) {
    print_json(context, *asked, *seat, *plan, found, why);
  } else {
    const Screen screen = Screen::of_standard_output(context.language, false);
    screen.line(capitalised(screen.in(asked->game->prompt(asked->state, *seat, asked->names))));
    show_hint(screen, *asked->game, asked->state, *seat, asked->names, found, why, true);
  }
  finish_output(context);
}

}  // namespace

void add_hint(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("hint", context.text({"conseiller un siège : les trois meilleures actions",
                                               "advise a seat: the three best actions"}));
  auto chosen = std::make_shared<HintArguments>();
  command->add_option("position", chosen->position,
                      context.text({"un fichier de position", "a position file"}));
  command->add_option("--game-file", chosen->game_file,
                      context.text({"ou une partie enregistrée", "or a saved game"}));
  command->add_option("--to", chosen->to,
                      context.text({"après N actions de cette partie (toutes)",
                                    "after N actions of that game (all of them)"}));
  command->add_option("--seat", chosen->seat,
                      context.text({"pour la place A, B… (celle qui décide)",
                                    "for seat A, B… (the one that decides)"}));
  add_analysis(*command, context, chosen->analysis, "heir");
  command->add_option("--continuations", chosen->continuations,
                      context.in(say({"parties jouées jusqu’au bout après chaque action ({0})",
                                      "games played to the end after each action ({0})"},
                                     {verbatim(chosen->continuations)})));
  command->add_option("--threads", chosen->threads,
                      context.text({"fils d’exécution qui réfléchissent ensemble (1)",
                                    "threads that think together (1)"}));
  command->add_flag("--json", chosen->as_json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, chosen] { give_hint(context, *chosen); });
}

}  // namespace veillee::cli
