// veillee position: positions as files: make one, look at one, check one.
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "apps/arguments.hpp"
#include "apps/cli.hpp"
#include "apps/position_file.hpp"

namespace veillee::cli {
namespace {

struct NewPosition {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;
  std::string seed;
  std::string after = "0";
  std::string out;
  bool force = false;
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
std::uint64_t play_at_random(const AnyGame& game, AnyState& state, std::uint64_t seed,
                             std::uint64_t decisions) {
  FastRng random(mix(seed));
  ActionList list;
  for (std::uint64_t played = 0; played < decisions; ++played) {
    if (game.over(state)) return played;
    const Seat seat = game.deciders(state).first();
    game.legal(state, seat, list);
    game.apply(state, seat,
               list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]);
  }
  return decisions;
}

// Nothing is overwritten unless that is wanted.
void write_file(Context& context, const std::string& path, const std::string& text, bool force) {
  std::FILE* file = std::fopen(path.c_str(), force ? "w" : "wx");
  if (file == nullptr && errno == EEXIST)
    return context.refuse(say({"le fichier {0} existe déjà ; --force le remplace",
                               "the file {0} exists already; --force replaces it"},
                              {verbatim(path)}));
  bool written = file != nullptr;
  if (file != nullptr) {
    written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    written = std::fclose(file) == 0 && written;
  }
  if (!written)
    context.refuse(say({"le fichier {0} ne peut pas être écrit", "the file {0} cannot be written"},
                       {verbatim(path)}));
}

void make(Context& context, const NewPosition& wanted) {
  const AnyGame* game = context.game(wanted.game);
  if (game == nullptr) return;
  const auto setup = game->setup(wanted.players.value_or(game->info().seats.least), wanted.options);
  if (!setup) return context.refuse(setup.refusal());
  const auto after = whole_number(context, "--after", wanted.after);
  if (!after) return;
  const auto seed = wanted.seed.empty() ? any_seed() : whole_number(context, "--seed", wanted.seed);
  if (!seed) return;
  AnyState state = game->start(*setup, *seed);
  if (const auto played = play_at_random(*game, state, *seed, *after); played < *after)
    return context.refuse(say({"cette partie est finie après {0}", "this game is over after {0}"},
                              {count({{"décision", "decision"}, {"décisions", "decisions"}},
                                     static_cast<long long>(played))}));
  const std::string text = game->write_position(state);
  if (wanted.out.empty())
    fmt::print("{}", text);
  else
    write_file(context, wanted.out, text, wanted.force);
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
  const SeatNames names = position.game->seat_names(position.state);
  fmt::print("\n{}: {}\n", seat_letters[seat],
             capitalised(context.in(position.game->prompt(position.state, seat, names))));
  if (!options) return;
  ActionList list;
  position.game->legal(position.state, seat, list);
  int width = 0;
  for (const Action action : list)
    width = std::max(width, columns(position.game->print_action(action)));
  for (const Action action : list)
    fmt::print("  {:<{}}  {}\n", position.game->print_action(action), width,
               context.in(position.game->action_words(position.state, seat, action, names)));
}

void show(Context& context, const ShownPosition& wanted) {
  const auto position = load_position(context, wanted.file);
  if (!position) return;
  const AnyGame& game = *position->game;
  const SeatSet deciders = game.deciders(position->state);
  // Unless a seat is named, the one that decides looks, and all who decide see their options.
  Viewer viewer = deciders.empty() ? spectator : deciders.first();
  if (!wanted.seat.empty()) {
    const auto named = viewer_of(context, wanted.seat, game.setup_of(position->state).seats);
    if (!named) return;
    viewer = *named;
  }
  if (wanted.json) {
    fmt::print("{}\n", game.view(position->state, viewer, true));
    return;
  }
  Canvas canvas;
  game.draw(position->state, viewer, game.seat_names(position->state), context.language, canvas);
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
  const Setup setup = position->game->setup_of(position->state);
  fmt::print("{}\n",
             context.in(say({"{0} : position valide de {1}, {2}, {3}",
                             "{0}: a valid position of {1}, {2}, {3}"},
                            {verbatim(path), phrase(info.title),
                             count({{"joueur", "player"}, {"joueurs", "players"}}, setup.seats),
                             verbatim(setup_text(info.options, setup))})));
}

void add_new(CLI::App& position, Context& context) {
  CLI::App* command =
      position.add_subcommand("new", context.text({"écrire une position", "write a position"}));
  auto wanted = std::make_shared<NewPosition>();
  add_game(*command, context, wanted->game);
  add_players(*command, context, wanted->players);
  add_options(*command, context, wanted->options);
  command->add_option("--seed", wanted->seed,
                      context.text({"graine du hasard (tirée si rien n’est dit)",
                                    "seed of chance (drawn unless given)"}));
  command->add_option("--after", wanted->after,
                      context.text({"jouer d’abord tant de décisions au hasard",
                                    "first play so many decisions at random"}));
  CLI::Option* out = command->add_option("--out", wanted->out,
                                         context.text({"dans ce fichier", "into this file"}));
  command
      ->add_flag("--force", wanted->force,
                 context.text({"remplacer un fichier qui existe", "replace a file that exists"}))
      ->needs(out);
  command->callback([&context, wanted] { make(context, *wanted); });
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
  add_show(*command, context);
  add_check(*command, context);
}

}  // namespace veillee::cli
