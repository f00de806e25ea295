// veillee soak: random games of every setup with all checks on, for as long as one likes.
#include <fmt/core.h>
#include <unistd.h>

#include <csignal>

#include "apps/arguments.hpp"
#include "apps/interrupt.hpp"
#include "apps/soaking.hpp"

namespace veillee::cli {

namespace {

struct SoakArguments {
  std::string game;
  std::string decisions = "1e7";
  std::string seed = "1";
  std::optional<int> players;
  bool json = false;
};

class Progress {
 public:
  Progress(const Context& context, std::uint64_t decisions)
      : context_(context), decisions_(decisions), shown_(isatty(STDERR_FILENO) != 0) {}
  ~Progress() {
    if (shown_) fmt::print(stderr, "\r\033[K");
  }
  void show(const SoakSummary& summary, const std::string& setup) const {
    if (!shown_) return;
    const auto percent = std::min<std::uint64_t>(
        100, static_cast<std::uint64_t>(100.0 * static_cast<double>(summary.decisions) /
                                        static_cast<double>(decisions_)));
    fmt::print(stderr, "\r\033[K{} %  {}  {}", percent,
               context_.in(count({{"décision", "decision"}, {"décisions", "decisions"}},
                                 summary.decisions)),
               setup);
    std::fflush(stderr);
  }

 private:
  const Context& context_;
  std::uint64_t decisions_;
  bool shown_;
};

void print_summary(const Context& context, const AnyGame& game, const SoakSummary& summary,
                   std::size_t setups, bool as_json) {
  if (as_json) {
    json::Writer out(true);
    out.begin_object();
    out.member("game", game.info().id);
    out.member("setups", setups);
    out.member("setups_finished", summary.setups);
    out.member("games", summary.games);
    out.member("decisions", summary.decisions);
    out.member("stopped", summary.stopped);
    out.key("broken");
    if (summary.broken.empty()) {
      out.null();
    } else {
      out.begin_object();
      out.member("setup", setup_name(game, *summary.broken_setup));
      out.member("what", summary.broken);
      out.end_object();
    }
    out.end_object();
    fmt::print("{}\n", out.text());
    return;
  }
  const Phrase counts =
      say({"{0} : {1}, {2}, {3} sur {4}", "{0}: {1}, {2}, {3} of {4}"},
          {phrase(game.info().title),
           count({{"décision", "decision"}, {"décisions", "decisions"}}, summary.decisions),
           count({{"partie", "game"}, {"parties", "games"}}, summary.games),
           count({{"configuration", "setup"}, {"configurations", "setups"}}, summary.setups),
           number(setups)});
  const Phrase end =
      !summary.broken.empty() ? phrase({"quelque chose est cassé", "something is broken"})
      : summary.stopped
          ? phrase({"interrompu, rien trouvé jusqu’ici", "stopped, nothing found so far"})
          : phrase({"rien trouvé", "nothing found"});
  fmt::print("{}\n", context.in(say({"{0} ; {1}", "{0}; {1}"}, {counts, end})));
}

void run(Context& context, const SoakArguments& wanted) {
  const AnyGame* game = context.game(wanted.game);
  if (game == nullptr) return;
  const auto decisions = whole_number(context, "--decisions", wanted.decisions);
  if (!decisions) return;
  const auto seed = whole_number(context, "--seed", wanted.seed);
  if (!seed) return;
  if (*decisions == 0)
    return context.refuse(
        phrase({"--decisions doit être au moins 1", "--decisions must be at least 1"}));
  if (wanted.players)
    if (const auto setup = game->setup(*wanted.players); !setup)
      return context.refuse(setup.refusal());
  const std::vector<Setup> setups = soaked_setups(*game, wanted.players);

  interrupted = false;
  const auto before = std::signal(SIGINT, on_interrupt);
  SoakSummary summary;
  {
    const Progress progress(context, *decisions);
    summary = soak(
        {.setups = setups, .seed = *seed, .decisions = *decisions},
        [&](const Setup& setup, std::uint64_t first, std::uint64_t n) {
          return game->soak(setup, first, n);
        },
        [&](const SoakSummary& so_far, const Setup& setup) {
          progress.show(so_far, setup_name(*game, setup));
          return !interrupted;
        });
  }
  std::signal(SIGINT, before);
  print_summary(context, *game, summary, setups.size(), wanted.json);
  if (summary.broken.empty()) return;
  fmt::print(stderr, "veillee: {} {}: {}\n", game->info().id,
             setup_name(*game, *summary.broken_setup), summary.broken);
  context.exit_code = found_something;
}

}  // namespace

void add_soak(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("soak", context.text({"jouer au hasard avec toutes les vérifications",
                                               "play at random with all checks on"}));
  auto wanted = std::make_shared<SoakArguments>();
  add_game(*command, context, wanted->game);
  add_players(*command, context, wanted->players);
  command->add_option("--decisions", wanted->decisions,
                      context.text({"combien de décisions en tout : 10000000, 1e7, 10M",
                                    "how many decisions in all: 10000000, 1e7, 10M"}));
  command->add_option("--seed", wanted->seed,
                      context.text({"graine de la première partie (1 si rien n’est dit)",
                                    "seed of the first game (1 unless given)"}));
  command->add_flag("--json", wanted->json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, wanted] { run(context, *wanted); });
}

}  // namespace veillee::cli
