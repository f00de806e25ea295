// veillee position: positions as files: make one, take one out of a game, look at one, check one.
#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>
#include <random>

#include "apps/arguments.hpp"
#include "apps/cli.hpp"
#include "apps/position_file.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {
namespace {

// Where a position goes: into a file, or out on the terminal.
struct Destination {
  std::string out;
  bool force = false;
};

struct NewPosition {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;
  std::string deck;
  std::string seed;
  std::string after = "0";
  Destination to;
};

struct TakenPosition {
  std::string game_file;
  std::string after;
  Destination to;
};

struct ShownPosition {
  std::string file;
  std::string seat;
  bool json = false;
};

std::uint64_t any_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Plays so many random decisions; gives how many there were before the end of the game.
std::uint64_t play_at_random(const AnyGame& game, Study& study, std::uint64_t seed,
                             std::uint64_t decisions) {
  FastRng random(mix(seed));
  ActionList list;
  for (std::uint64_t played = 0; played < decisions; ++played) {
    if (game.over(study.now)) return played;
    const Seat seat = game.deciders(study.now).first();
    game.legal(study.now, seat, list);
    game.play(study, seat,
              list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]);
  }
  return decisions;
}

void write(Context& context, const AnyGame& game, const Study& study, const Destination& to) {
  const std::string text = game.write_position(study);
  if (to.out.empty()) return fmt::print("{}", text);
  context.write_file(to.out, text, to.force);
}

void make(Context& context, const NewPosition& wanted) {
  const AnyGame* game = context.game(wanted.game);
  if (game == nullptr) return;
  const auto setup = game->setup(wanted.players.value_or(game->info().seats.least), wanted.options);
  if (!setup) return context.refuse(setup.refusal());
  const std::optional<Setup> with_cards = with_deck(context, *game, *setup, wanted.deck);
  if (!with_cards) return;
  const auto after = whole_number(context, "--after", wanted.after);
  if (!after) return;
  const auto seed = wanted.seed.empty() ? any_seed() : whole_number(context, "--seed", wanted.seed);
  if (!seed) return;
  Study study(game->start(*with_cards, *seed));
  if (const auto played = play_at_random(*game, study, *seed, *after); played < *after)
    return context.refuse(
        say({"cette partie est finie après {0}", "this game is over after {0}"},
            {count({{"décision", "decision"}, {"décisions", "decisions"}}, played)}));
  write(context, *game, study, wanted.to);
}

void take(Context& context, const TakenPosition& wanted) {
  const Result<GameRecord> record = load_game(wanted.game_file);
  if (!record) return context.refuse(record.refusal());
  const std::size_t all = record->moves.size();
  const auto after = wanted.after.empty() ? all : limited(context, "--after", wanted.after, 0, all);
  if (!after) return;
  write(context, *record->game, study_after(*record, *after), wanted.to);
}

// A letter, or somebody who only watches.
std::optional<Viewer> viewer_of(Context& context, const std::string& name, int seats) {
  std::string possible;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (name.size() == 1 && std::toupper(static_cast<unsigned char>(name[0])) == 'A' + seat)
      return seat;
    possible += std::string(seat_letters[seat]) + " ";
  }
  if (name == "spectator" || name == "spectateur") return spectator;
  context.refuse(say({"le siège « {0} » n’existe pas ; possible : {1}spectateur",
                      "there is no seat \"{0}\"; possible: {1}spectator"},
                     {verbatim(name), verbatim(possible)}));
  return {};
}

void print_decision(const Context& context, const LoadedPosition& position, Seat seat,
                    bool options) {
  const SeatNames names = position.game->seat_names(position.study.now);
  fmt::print("\n{}: {}\n", seat_letters[seat],
             capitalised(context.in(position.game->prompt(position.study.now, seat, names))));
  if (!options) return;
  ActionList list;
  position.game->legal(position.study.now, seat, list);
  int width = 0;
  for (const Action action : list)
    width = std::max(width, columns(position.game->print_action(action)));
  for (const Action action : list)
    fmt::print("  {:<{}}  {}\n", position.game->print_action(action), width,
               context.in(position.game->action_words(position.study.now, seat, action, names)));
}

void show(Context& context, const ShownPosition& wanted) {
  const auto position = load_position(context, wanted.file);
  if (!position) return;
  const AnyGame& game = *position->game;
  const SeatSet deciders = game.deciders(position->study.now);
  // Unless a seat is named, the one that decides looks, and all who decide see their options.
  Viewer viewer = deciders.empty() ? spectator : deciders.first();
  if (!wanted.seat.empty()) {
    const auto named = viewer_of(context, wanted.seat, game.setup_of(position->study.now).seats);
    if (!named) return;
    viewer = *named;
  }
  if (wanted.json) {
    fmt::print("{}\n", game.view(position->study.now, viewer, true));
    return;
  }
  Canvas canvas;
  game.draw(position->study.now, viewer, game.seat_names(position->study.now), context.language,
            canvas);
  const bool colour = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  fmt::print("{}", canvas.text(colour));
  for (const Seat seat : deciders)
    print_decision(context, *position, seat, wanted.seat.empty() || seat == viewer);
  if (deciders.empty())
    fmt::print("\n{}\n", context.text({"La partie est finie.", "The game is over."}));
}

void check(Context& context, const std::string& path) {
  const auto position = load_position(context, path);
  if (!position) return;
  const GameInfo& info = position->game->info();
  const Setup setup = position->game->setup_of(position->study.now);
  fmt::print("{}\n",
             context.in(say({"{0} : position valide de {1}, {2}, {3}",
                             "{0}: a valid position of {1}, {2}, {3}"},
                            {verbatim(path), phrase(info.title),
                             count({{"joueur", "player"}, {"joueurs", "players"}}, setup.seats),
                             verbatim(setup_text(info.options, setup))})));
}

void add_destination(CLI::App& command, Context& context, Destination& to) {
  CLI::Option* out =
      command.add_option("--out", to.out, context.text({"dans ce fichier", "into this file"}));
  command
      .add_flag("--force", to.force,
                context.text({"remplacer un fichier qui existe", "replace a file that exists"}))
      ->needs(out);
}

void add_new(CLI::App& position, Context& context) {
  CLI::App* command =
      position.add_subcommand("new", context.text({"écrire une position", "write a position"}));
  auto wanted = std::make_shared<NewPosition>();
  add_game(*command, context, wanted->game);
  add_players(*command, context, wanted->players);
  add_options(*command, context, wanted->options);
  add_deck(*command, context, wanted->deck);
  command->add_option("--seed", wanted->seed,
                      context.text({"graine du hasard (tirée si rien n’est dit)",
                                    "seed of chance (drawn unless given)"}));
  command->add_option("--after", wanted->after,
                      context.text({"jouer d’abord tant de décisions au hasard",
                                    "first play so many decisions at random"}));
  add_destination(*command, context, wanted->to);
  command->callback([&context, wanted] { make(context, *wanted); });
}

void add_take(CLI::App& position, Context& context) {
  CLI::App* command = position.add_subcommand(
      "take", context.text({"prendre une position dans une partie enregistrée",
                            "take a position out of a saved game"}));
  auto wanted = std::make_shared<TakenPosition>();
  command->add_option("FILE", wanted->game_file, context.text({"la partie", "the game"}))
      ->required();
  command->add_option(
      "--after", wanted->after,
      context.text({"après tant d’actions (toutes)", "after so many actions (all)"}));
  add_destination(*command, context, wanted->to);
  command->callback([&context, wanted] { take(context, *wanted); });
}

void add_show(CLI::App& position, Context& context) {
  CLI::App* command =
      position.add_subcommand("show", context.text({"dessiner une position", "draw a position"}));
  auto wanted = std::make_shared<ShownPosition>();
  command->add_option("FILE", wanted->file, context.text({"le fichier", "the file"}))->required();
  command->add_option("--seat", wanted->seat,
                      context.text({"vue par ce siège : A, B … ou spectateur",
                                    "as this seat sees it: A, B … or spectator"}));
  command->add_flag("--json", wanted->json,
                    context.text({"la vue de ce siège en JSON", "what this seat sees as JSON"}));
  command->callback([&context, wanted] { show(context, *wanted); });
}

void add_check(CLI::App& position, Context& context) {
  CLI::App* command = position.add_subcommand(
      "check",
      context.text({"dire si une position est valide", "say whether a position is valid"}));
  auto file = std::make_shared<std::string>();
  command->add_option("FILE", *file, context.text({"le fichier", "the file"}))->required();
  command->callback([&context, file] { check(context, *file); });
}

}  // namespace

void add_position(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "position", context.text({"des positions dans des fichiers", "positions in files"}));
  command->require_subcommand(1);
  add_new(*command, context);
  add_take(*command, context);
  add_show(*command, context);
  add_check(*command, context);
}

}  // namespace veillee::cli
