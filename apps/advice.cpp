#include "apps/advice.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include "apps/arguments.hpp"

namespace veillee::cli {

void add_analysis(CLI::App& command, Context& context, AnalysisArguments& arguments,
                  std::string level) {
  arguments.level = std::move(level);
  command.add_option(
      "--level", arguments.level,
      context.in(say({"niveau de réflexion ({0} si rien n’est dit)", "level ({0} unless given)"},
                     {verbatim(arguments.level)})));
  command.add_option("--iterations", arguments.iterations,
                     context.text({"simulations par décision (celles du niveau)",
                                   "simulations for each decision (those of the level)"}));
  command.add_option("--seed", arguments.seed,
                     context.text({"graine de la réflexion (1 si rien n’est dit)",
                                   "seed of the thinking (1 unless given)"}));
}

std::optional<AnalysisPlan> analysis_plan(Context& context, const AnalysisArguments& arguments) {
  constexpr std::uint64_t most_iterations = 10'000'000;
  AnalysisPlan plan;
  plan.level = find_computer_player(arguments.level);
  if (plan.level == nullptr || plan.level->choose != nullptr) {
    std::string possible;
    for (const ComputerPlayer& level : levels())
      possible += (possible.empty() ? "" : " ") + std::string(level.id);
    context.refuse(say({"le niveau « {0} » est inconnu ; possible : {1}",
                        "the level \"{0}\" is not known; possible: {1}"},
                       {verbatim(arguments.level), verbatim(possible)}));
    return {};
  }
  plan.settings.search = plan.level->search;
  if (!arguments.iterations.empty()) {
    const auto iterations = whole_number(context, "--iterations", arguments.iterations);
    if (!iterations) return {};
    if (*iterations < 1 || *iterations > most_iterations) {
      context.refuse(phrase({"--iterations doit être entre 1 et 10000000",
                             "--iterations must be between 1 and 10000000"}));
      return {};
    }
    plan.settings.search.iterations = static_cast<std::uint32_t>(*iterations);
  }
  const auto seed = whole_number(context, "--seed", arguments.seed);
  if (!seed) return {};
  plan.seed = *seed;
  return plan;
}

ProgressLine::ProgressLine() : shown_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
  if (shown_) fmt::print(stderr, "\r\033[K");
}

Progress ProgressLine::told() {
  if (!shown_) return {};
  return [this](double done) {
    const int percent = static_cast<int>(done * 100);
    if (percent == percent_) return;
    percent_ = percent;
    fmt::print(stderr, "\r\033[K{} %", percent);
    std::fflush(stderr);
  };
}

Phrase decimal(double value, int digits) {
  Phrase text = verbatim(fmt::format("{:.{}f}", value, digits));
  if (const std::size_t point = text.fr.find('.'); point != std::string::npos) text.fr[point] = ',';
  return text;
}

Phrase percent(double share) { return say({"{0} %", "{0}%"}, {decimal(100 * share, 0)}); }

Phrase action_both_ways(const AnyGame& game, const AnyState& state, Seat seat, Action action,
                        const SeatNames& names) {
  return say({"{0} ({1})", "{0} ({1})"},
             {game.action_words(state, seat, action, names), verbatim(game.print_action(action))});
}

void write_fraction(json::Writer& out, std::string_view name, double value) {
  out.key(name);
  out.raw(fmt::format("{:.4f}", value));
}

namespace {

// How the game ended when it was played on, for those who study it.
Phrase figures_of(const Advice& advice) {
  const auto within = [](const Estimate& estimate) {
    return say({"{0} ± {1}", "{0} ± {1}"},
               {decimal(estimate.mean, 1), decimal(estimate.margin, 1)});
  };
  return say({"choisi dans {0} des simulations ; joué jusqu’au bout : part {1} ± {2}, place {3}, "
              "score {4}",
              "chosen in {0} of the simulations; played to the end: share {1} ± {2}, place {3}, "
              "score {4}"},
             {percent(advice.sure), percent(advice.victory.mean), percent(advice.victory.margin),
              within(advice.place), within(advice.score)});
}

}  // namespace

void show_hint(const Screen& screen, const AnyGame& game, const AnyState& state, Seat seat,
               const SeatNames& names, const Hint& hint, std::span<const Phrase> why,
               bool figures) {
  for (std::size_t i = 0; i < hint.best.size(); ++i) {
    const Advice& advice = hint.best[i];
    screen.paragraph(std::to_string(i + 1) + "  " +
                         screen.in(action_both_ways(game, state, seat, advice.action, names)),
                     1);
    Phrase promise =
        say({"chances de gagner : {0}", "chance of winning: {0}"}, {percent(advice.share)});
    if (!why[i].empty()) promise += say({" ; {0}", "; {0}"}, {why[i]});
    screen.paragraph(screen.in(promise), 4);
    if (figures) screen.paragraph(screen.in(figures_of(advice)), 4);
  }
  if (!figures) return;
  screen.paragraph(
      screen.in(say(
          {"{0} ; chaque action jouée jusqu’au bout {1} fois, marges à 95 %",
           "{0}; each action played to the end {1} times, margins at 95%"},
          {count({{"simulation", "simulation"}, {"simulations", "simulations"}}, hint.simulations),
           number(hint.continuations)})),
      1);
}

}  // namespace veillee::cli
