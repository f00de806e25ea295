// veillee arena: computer players against each other, with confidence intervals.
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

#include <csignal>
#include <deque>
#include <set>
#include <thread>

#include "apps/arguments.hpp"
#include "apps/figures.hpp"
#include "apps/interrupt.hpp"
#include "apps/progress_bar.hpp"
#include "apps/weights.hpp"
#include "lab/match_log.hpp"
#include "players/coefficients.hpp"

namespace veillee::cli {
namespace {

struct ArenaArguments {
  std::string game;
  std::vector<std::string> players;
  std::vector<std::string> options;
  std::string deck;
  std::string games = "100";
  std::string milliseconds;
  std::string iterations;
  std::optional<int> seats;
  std::string seed = "1";
  std::string threads;
  std::string thinking_threads = "1";
  std::string patience = "30";
  std::string resume;
  std::vector<std::string> coefficients;  // "exploration=0.4", "master.exploration=0.4"
  bool ladder = false;
  bool json = false;
};

// ── The file of finished games ───────────────────────────────────────────────────────────────────

class ResumeFile {
 public:
  ResumeFile() = default;
  ResumeFile(const ResumeFile&) = delete;
  ResumeFile& operator=(const ResumeFile&) = delete;
  ~ResumeFile() {
    if (file_ >= 0) close(file_);
  }

  // The games that are in it already. Refuses a file of another tournament, and leaves it as it is.
  std::optional<std::vector<MatchGame>> open_at(Context& context, const std::string& path,
                                                const MatchLog& log) {
    path_ = path;
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file_ < 0) {
      context.refuse(say({"le fichier {0} ne peut pas être ouvert pour y écrire",
                          "the file {0} cannot be opened for writing"},
                         {verbatim(path)}));
      return {};
    }
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
      context.refuse(say({"le fichier {0} sert déjà à un autre tournoi",
                          "the file {0} is in use by another tournament"},
                         {verbatim(path)}));
      return {};
    }
    const std::optional<std::string> text = context.read_file(path);
    if (!text) return {};
    const Result<MatchLog::Games> known = log.read_all(*text);
    if (!known) {
      context.refuse(say({"{0}, {1}", "{0}, {1}"}, {verbatim(path), known.refusal().sentence}));
      return {};
    }
    if (known->whole_bytes < text->size() &&
        ftruncate(file_, static_cast<off_t>(known->whole_bytes)) != 0) {
      refuse(context);
      return {};
    }
    return known->games;
  }

  // False when it cannot be written.
  bool append(const std::string& line) {
    if (file_ < 0) return true;
    const std::string whole = line + '\n';
    failed_ =
        failed_ || write(file_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size());
    return !failed_;
  }
  bool failed() const { return failed_; }
  void refuse(Context& context) const {
    context.refuse(say({"le fichier {0} ne peut pas être écrit", "the file {0} cannot be written"},
                       {verbatim(path_)}));
  }

 private:
  std::string path_;
  int file_ = -1;
  bool failed_ = false;
};

// ── Results ──────────────────────────────────────────────────────────────────────────────────────

double seconds(const Effort& effort) { return static_cast<double>(effort.nanoseconds) / 1e9; }

void write_side(json::Writer& out, const GameInfo& info, const SideSummary& side, bool played) {
  const auto figure = [&](std::string_view name, bool known, double value, int digits) {
    out.key(name);
    known ? out.raw(fmt::format("{:.{}f}", value, digits)) : out.null();
  };
  const auto interval = [&](std::string_view name, const std::optional<Interval>& range) {
    out.key(name);
    range ? out.raw(fmt::format("[{:.4f}, {:.4f}]", range->low, range->high)) : out.null();
  };
  const Effort& effort = side.effort;
  const auto decisions = static_cast<double>(effort.decisions);
  const bool timed = effort.decisions > 0 && effort.nanoseconds > 0;
  const bool search = searches(*side.player);
  out.begin_object();
  out.member("player", side.player->id);
  out.member("seats", side.seats);
  out.member("faults", side.faults);
  if (const std::string set = coefficients_text(*side.player); !set.empty())
    out.member("coefficients", std::string_view(set).substr(1));
  const std::uint32_t iterations = search_in(info, *side.player).iterations;
  figure("iterations", search && iterations != without_limit, iterations, 0);
  figure("milliseconds", search && side.player->milliseconds != without_limit,
         side.player->milliseconds, 0);
  figure("win_share", played, side.win_share, 4);
  interval("win_share_interval",
           played ? std::optional<Interval>(side.win_interval) : std::nullopt);
  figure("score", played, side.score.mean(), 4);
  interval("score_interval", side.score.interval());
  figure("place", played, side.place.mean(), 4);
  interval("place_interval", side.place.interval());
  out.member("decisions", effort.decisions);
  figure("decisions_per_second", timed, decisions / seconds(effort), 1);
  figure("simulations_per_second", timed && search,
         static_cast<double>(effort.simulations) / seconds(effort), 1);
  figure("mean_thinking_ms", timed, seconds(effort) * 1e3 / decisions, 4);
  figure("worst_thinking_ms", timed, static_cast<double>(effort.worst) / 1e6, 3);
  out.end_object();
}

void print_json(const Tournament& tournament, const std::vector<PairingSummary>& summaries) {
  const auto sides =
      static_cast<std::uint64_t>(sides_of(*tournament.game, tournament.setup).size());
  json::Writer out(true);
  out.begin_array();
  for (const PairingSummary& summary : summaries) {
    out.begin_object();
    out.member("game", tournament.game->info().id);
    out.member("seats", tournament.setup.seats);
    out.member("options", setup_text(tournament.game->info().options, tournament.setup));
    out.member("seed", std::to_string(tournament.seed));  // may be more than JSON numbers hold
    out.member("games", summary.games);
    out.member("games_wanted", tournament.deals * sides);
    out.member("deals", summary.deals);
    out.key("intervals");
    out.begin_object();
    out.member("percent", 95);
    out.member("win_share", "Wilson, games");
    out.member("score_and_place", "Student t, deals");
    out.end_object();
    out.key("sides");
    out.begin_array();
    for (const SideSummary& side : summary.sides)
      write_side(out, tournament.game->info(), side, summary.games > 0);
    out.end_array();
    out.end_object();
  }
  out.end_array();
  fmt::print("{}\n", out.text());
}

// The name of the player; with its iterations and coefficients when they are not those of its
// level.
Phrase title_of(const ComputerPlayer& player) {
  if (is_program(player)) return verbatim(player.id);
  const ComputerPlayer* level = find_computer_player(player.id);
  const std::uint32_t iterations = player.search.iterations;
  Phrase title = phrase(player.name);
  if (level != nullptr && player.level != level->level && iterations != without_limit)
    title = say({"{0} à {1}", "{0} at {1}"}, {title, number(iterations)});
  return title += verbatim(coefficients_text(player));
}

void print_side(const Context& context, const SideSummary& side, bool played, const char* row) {
  const std::string none = "–";
  const auto figure = [&](double value, int digits) {
    return fraction(context.language, value, digits);
  };
  const auto with_interval = [&](double value, const std::optional<Interval>& range, int digits) {
    if (!played) return none;
    if (!range) return figure(value, digits);
    return fmt::format("{} [{}; {}]", figure(value, digits), figure(range->low, digits),
                       figure(range->high, digits));
  };
  const Effort& effort = side.effort;
  const bool timed = effort.decisions > 0 && effort.nanoseconds > 0;
  const auto decisions = static_cast<double>(effort.decisions);
  const Interval& win = side.win_interval;
  const std::string name = context.in(title_of(*side.player));
  fmt::print(
      fmt::runtime(row), side.seats > 1 ? fmt::format("{} × {}", side.seats, name) : name,
      with_interval(100 * side.win_share, Interval{100 * win.low, 100 * win.high}, 1),
      with_interval(side.score.mean(), side.score.interval(), 1),
      with_interval(side.place.mean(), side.place.interval(), 2),
      timed ? grouped(context.language, decisions / seconds(effort)) : none,
      timed && searches(*side.player)
          ? grouped(context.language, static_cast<double>(effort.simulations) / seconds(effort))
          : none,
      timed ? figure(seconds(effort) * 1e3 / decisions, 3) : none,
      timed ? figure(static_cast<double>(effort.worst) / 1e6, 1) : none);
}

void print_table(const Context& context, const Tournament& tournament,
                 const std::vector<PairingSummary>& summaries) {
  constexpr const char* row = "  {:<22} {:>20} {:>22} {:>20} {:>12} {:>14} {:>10} {:>10}\n";
  const std::string options = setup_text(tournament.game->info().options, tournament.setup);
  fmt::print("{}{}\n", context.text(tournament.game->info().title),
             options.empty() ? "" : " (" + options + ")");
  for (const PairingSummary& summary : summaries) {
    const Phrase games = count({{"partie", "game"}, {"parties", "games"}}, summary.games);
    const Phrase deals = count({{"donne", "deal"}, {"donnes", "deals"}}, summary.deals);
    const Phrase one = title_of(*summary.sides[0].player);
    fmt::print(
        "\n{}\n",
        context.in(summary.sides.size() == 1
                       ? say({"{0} contre le jeu : {1}", "{0} against the game: {1}"}, {one, games})
                       : say({"{0} contre {1} : {2}, {3}", "{0} against {1}: {2}, {3}"},
                             {one, title_of(*summary.sides[1].player), games, deals})));
    fmt::print(fmt::runtime(row), "", context.text({"victoires %", "win share %"}),
               context.text({"score", "score"}), context.text({"rang", "place"}),
               context.text({"décisions/s", "decisions/s"}),
               context.text({"simulations/s", "simulations/s"}),
               context.text({"ms (moy.)", "ms (mean)"}), context.text({"ms (pire)", "ms (worst)"}));
    for (const SideSummary& side : summary.sides) print_side(context, side, summary.games > 0, row);
    for (const SideSummary& side : summary.sides)
      if (side.faults > 0)
        fmt::print("  {}\n",
                   context.in(say({"{0} perdues par une faute du programme ; la première : {1}",
                                   "{0} lost by a fault of the program; the first: {1}"},
                                  {count({{"partie", "game"}, {"parties", "games"}}, side.faults),
                                   side.first_fault})));
  }
  fmt::print("\n{}\n",
             context.text({"Chiffres pour une place, avec intervalles à 95 % : Wilson sur les "
                           "parties pour les victoires, t de Student sur les donnes pour le score "
                           "et le rang.",
                           "Figures for one seat, with 95 % intervals: Wilson over games for the "
                           "win share, Student's t over deals for score and place."}));
}

// ── The command ──────────────────────────────────────────────────────────────────────────────────

// "master.exploration=0.4": whom a --set is for (empty: everybody), and what.
struct Coefficients {
  std::string_view player;
  std::string_view assignment;

  explicit Coefficients(std::string_view text) : assignment(text) {
    const std::size_t dot = text.substr(0, text.find('=')).rfind('.');
    if (dot == text.npos) return;
    player = text.substr(0, dot);
    assignment = text.substr(dot + 1);
  }
};

// Refuses what is for somebody who is not there, or who does not search.
bool addressees_exist(Context& context, const ArenaArguments& wanted) {
  for (const std::string& text : wanted.coefficients) {
    const std::string_view name = Coefficients(text).player;
    const bool there = wanted.ladder ? find_computer_player(name) != nullptr
                                     : std::find(wanted.players.begin(), wanted.players.end(),
                                                 name) != wanted.players.end();
    const std::optional<ComputerPlayer> player = find_contestant(name);
    if (name.empty() || (there && player && searches(*player))) continue;
    context.refuse(say({"--set {0} : aucun joueur « {1} » qui cherche ne participe",
                        "--set {0}: no player \"{1}\" that searches takes part"},
                       {verbatim(text), verbatim(name)}));
    return false;
  }
  return true;
}

// "weights=FILE": a table of weights in the place of the game's own. They live as long as the plan.
using OtherWeights = std::deque<std::vector<std::int16_t>>;
constexpr std::string_view weights_prefix = "weights=";

bool give_weights(Context& context, const AnyGame& game, std::string_view assignment,
                  OtherWeights& weights, SearchSettings& settings) {
  if (game.evaluation() == nullptr) {
    context.refuse(no_weights(game));
    return false;
  }
  auto read = read_weights(context, *game.evaluation(),
                           std::string(assignment.substr(weights_prefix.size())));
  if (!read) return false;
  settings.weights = weights.emplace_back(std::move(*read));
  return true;
}

// What is for everybody first, so that what is for this one alone prevails.
bool set_coefficients(Context& context, const ArenaArguments& wanted, std::string_view name,
                      const AnyGame& game, OtherWeights& weights, ComputerPlayer& player) {
  for (const std::string_view for_whom : {std::string_view{}, name})
    for (const std::string& text : wanted.coefficients) {
      const Coefficients said(text);
      if (said.player != for_whom) continue;
      SearchSettings checked = player.search;
      if (said.assignment.starts_with(weights_prefix)) {
        if (!give_weights(context, game, said.assignment, weights, checked)) return false;
      } else if (const auto refusal = set_coefficient(checked, said.assignment)) {
        context.refuse(say({"--set {0}", "--set {0}"}, {refusal->sentence}));
        return false;
      }
      if (searches(player)) player.search = checked;
    }
  return true;
}

bool find_players(Context& context, const ArenaArguments& wanted, const Budget& budget,
                  Tournament& tournament, OtherWeights& weights) {
  const int sides = sides_of(*tournament.game, tournament.setup).size();
  if (!addressees_exist(context, wanted)) return false;
  if (wanted.ladder) {
    for (const ComputerPlayer& level : levels()) {
      tournament.players.push_back(with_budget(level, budget));
      if (!set_coefficients(context, wanted, level.id, *tournament.game, weights,
                            tournament.players.back()))
        return false;
    }
    tournament.pairings = ladder(tournament.players.size(), sides);
    return true;
  }
  std::set<std::string> known;
  for (const std::string& name : wanted.players) {
    const std::optional<ComputerPlayer> player = find_contestant(name);
    if (!player) {
      std::string possible;
      for (const std::string_view id : contestant_ids())
        possible += (possible.empty() ? "" : " ") + std::string(id);
      context.refuse(say(
          {"joueur « {0} » inconnu ; possible : {1}", "player \"{0}\" is not known; possible: {1}"},
          {verbatim(name), verbatim(possible)}));
      return false;
    }
    ComputerPlayer set = with_budget(*player, budget);
    if (!set_coefficients(context, wanted, name, *tournament.game, weights, set)) return false;
    if (!known
             .insert(std::string(set.id) + ' ' +
                     std::to_string(search_in(tournament.game->info(), set).iterations) +
                     coefficients_text(set))
             .second) {
      context.refuse(say({"le joueur « {0} » y est deux fois", "the player \"{0}\" is there twice"},
                         {verbatim(name)}));
      return false;
    }
    tournament.players.push_back(set);
  }
  if (tournament.players.size() < (sides > 1 ? 2U : 1U)) {
    context.refuse(sides > 1
                       ? phrase({"il faut au moins deux joueurs (--players A,B) ou --ladder",
                                 "at least two players (--players A,B) or --ladder are needed"})
                       : phrase({"il faut au moins un joueur (--players A) ou --ladder",
                                 "at least one player (--players A) or --ladder is needed"}));
    return false;
  }
  tournament.pairings = round_robin(tournament.players.size(), sides);
  return true;
}

struct ArenaPlan {
  Tournament tournament;
  OtherWeights weights;
  unsigned threads = 1;
};

std::optional<ArenaPlan> plan_of(Context& context, const ArenaArguments& wanted) {
  constexpr std::uint64_t most_games = 1'000'000;
  constexpr std::uint64_t most_milliseconds = 60'000;
  constexpr std::uint64_t most_threads = 256;
  constexpr std::uint64_t most_patience = 3600;
  ArenaPlan plan;
  Tournament& tournament = plan.tournament;
  tournament.game = context.game(wanted.game);
  if (tournament.game == nullptr) return {};
  const SeatRange& range = tournament.game->info().seats;
  const Result<Setup> setup =
      tournament.game->setup(wanted.seats.value_or(range.has(2) ? 2 : range.least), wanted.options);
  if (!setup) return context.refuse(setup.refusal()), std::nullopt;
  const std::optional<Setup> with_cards = with_deck(context, *tournament.game, *setup, wanted.deck);
  if (!with_cards) return {};
  tournament.setup = *with_cards;
  const auto games = limited(context, "--games", wanted.games, 1, most_games);
  if (!games) return {};
  const auto sides =
      static_cast<std::uint64_t>(sides_of(*tournament.game, tournament.setup).size());
  tournament.deals = (*games + sides - 1) / sides;
  const auto seed = whole_number(context, "--seed", wanted.seed);
  if (!seed) return {};
  tournament.seed = *seed;
  Budget budget;
  if (!wanted.milliseconds.empty()) {
    const auto n = limited(context, "--time", wanted.milliseconds, 1, most_milliseconds);
    if (!n) return {};
    budget.milliseconds = static_cast<std::uint32_t>(*n);
  }
  if (!wanted.iterations.empty()) {
    const auto n = limited(context, "--iterations", wanted.iterations, 1, most_iterations);
    if (!n) return {};
    budget.iterations = static_cast<std::uint32_t>(*n);
  }
  plan.threads = std::max(1U, std::thread::hardware_concurrency());
  if (!wanted.threads.empty()) {
    const auto n = limited(context, "--threads", wanted.threads, 1, most_threads);
    if (!n) return {};
    plan.threads = static_cast<unsigned>(*n);
  }
  const auto thinking =
      limited(context, "--thinking-threads", wanted.thinking_threads, 1, most_threads);
  if (!thinking) return {};
  tournament.thinking_threads = static_cast<unsigned>(*thinking);
  const auto patience = limited(context, "--patience", wanted.patience, 1, most_patience);
  if (!patience) return {};
  tournament.patience = std::chrono::seconds(*patience);
  if (!find_players(context, wanted, budget, tournament, plan.weights)) return {};
  return plan;
}

void run(Context& context, const ArenaArguments& wanted) {
  const std::optional<ArenaPlan> plan = plan_of(context, wanted);
  if (!plan) return;
  const Tournament& tournament = plan->tournament;
  const MatchLog log(tournament);
  ResumeFile file;
  std::vector<MatchGame> games;
  std::vector<Fixture> missing = fixtures(tournament);
  const std::size_t all = missing.size();
  if (!wanted.resume.empty()) {
    const auto known = file.open_at(context, wanted.resume, log);
    if (!known) return;
    std::set<Fixture> there;
    for (const MatchGame& game : *known) {
      // A file of more games than are wanted now: the same deals as without it.
      if (game.fixture.deal >= tournament.deals) continue;
      games.push_back(game);
      there.insert(game.fixture);
    }
    std::erase_if(missing, [&](const Fixture& fixture) { return there.count(fixture) > 0; });
  }

  {
    const ProgressBar progress(context, games.size(), all);
    play_games(
        tournament, missing, plan->threads,
        [&](const MatchGame& game) {
          games.push_back(game);
          if (!file.append(log.line(game))) interrupted = true;
          progress.show(games.size());
        },
        interrupted);
  }
  const std::vector<PairingSummary> summaries = summarise(tournament, games);
  if (wanted.json)
    print_json(tournament, summaries);
  else
    print_table(context, tournament, summaries);
  if (file.failed()) return file.refuse(context);
  if (games.size() < all && !wanted.json)
    fmt::print("{}\n",
               context.in(say({"Interrompu : {0} parties sur {1}.", "Stopped: {0} of {1} games."},
                              {number(games.size()), number(all)})));
}

}  // namespace

void add_arena(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "arena", context.text({"faire jouer des ordinateurs les uns contre les autres",
                             "let computer players play against each other"}));
  auto wanted = std::make_shared<ArenaArguments>();
  add_game(*command, context, wanted->game);
  add_options(*command, context, wanted->options);
  add_deck(*command, context, wanted->deck);
  CLI::Option* players =
      command
          ->add_option(
              "--players", wanted->players,
              context.text({"qui joue, par exemple plain,heir ou heir:4000,heir:400 "
                            "(itérations) ou \"master,program:CHEMIN ARGUMENT\" "
                            "(docs/engine-protocol.md) : chacun contre chacun",
                            "who plays, such as plain,heir or heir:4000,heir:400 (iterations) or "
                            "\"master,program:PATH ARGUMENT\" (docs/engine-protocol.md): "
                            "everybody against everybody"}))
          ->delimiter(',')
          ->allow_extra_args(false);
  command
      ->add_flag("--ladder", wanted->ladder,
                 context.text({"chaque niveau contre celui d’en dessous",
                               "each level against the one below"}))
      ->excludes(players);
  command->add_option(
      "--games", wanted->games,
      context.text(
          {"parties par rencontre (100 si rien n’est dit), arrondies pour que chaque donne "
           "soit jouée de chaque place",
           "games for each pairing (100 unless given), rounded up so that each deal is "
           "played from every seat"}));
  CLI::Option* time = command->add_option(
      "--time", wanted->milliseconds,
      context.text({"millisecondes par décision, pour tous ceux qui cherchent",
                    "milliseconds for a decision, for everybody who searches"}));
  command
      ->add_option("--iterations", wanted->iterations,
                   context.text({"itérations par décision, pour tous ceux qui cherchent",
                                 "iterations for a decision, for everybody who searches"}))
      ->excludes(time);
  command->add_option("--seats", wanted->seats,
                      context.text({"places ; au-delà de deux, un joueur parmi plusieurs autres",
                                    "seats; with more than two, one player among several others"}));
  command
      ->add_option(
          "--set", wanted->coefficients,
          context.text(
              {"coefficient de la recherche, pour tous (exploration=0.4) ou pour "
               "un joueur (master.exploration=0.4), ou ses poids (weights=FICHIER, comme tune les "
               "écrit) ; peut être répété",
               "coefficient of the search, for everybody (exploration=0.4) or for "
               "one player (master.exploration=0.4), or its weights (weights=FILE, as tune writes "
               "them); may be repeated"}))
      ->allow_extra_args(false);
  command->add_option("--seed", wanted->seed,
                      context.text({"graine du tournoi (1 si rien n’est dit)",
                                    "seed of the tournament (1 unless given)"}));
  command->add_option("--threads", wanted->threads,
                      context.text({"parties à la fois (une par cœur si rien n’est dit)",
                                    "games at a time (one for each core unless given)"}));
  command->add_option(
      "--thinking-threads", wanted->thinking_threads,
      context.text({"fils d’exécution qui réfléchissent ensemble à une décision (1)",
                    "threads that think over one decision together (1)"}));
  command->add_option(
      "--patience", wanted->patience,
      context.text({"secondes d’attente pour une réponse d’un programme, en plus de son temps de "
                    "réflexion (30)",
                    "seconds to wait for an answer of a program, besides its thinking time (30)"}));
  command->add_option("--resume", wanted->resume,
                      context.text({"fichier des parties finies : celles qui y sont ne sont pas "
                                    "rejouées, les autres s’y ajoutent",
                                    "file of finished games: those in it are not played again, the "
                                    "others are added to it"}));
  command->add_flag("--json", wanted->json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, wanted] {
    interrupted = false;
    const auto before = std::signal(SIGINT, on_interrupt);
    run(context, *wanted);
    std::signal(SIGINT, before);
  });
}

}  // namespace veillee::cli
