// veillee play: a game in the terminal, against computer players or each other.
#include <charconv>
#include <random>

#include "apps/arguments.hpp"
#include "apps/position_file.hpp"
#include "apps/terminal_session.hpp"
#include "players/player.hpp"

namespace veillee::cli {
namespace {

struct PlayOptions {
  std::string game = "samhain";
  std::string players;
  std::string seats;
  std::vector<std::string> names;
  std::vector<std::string> options;
  std::string deck;
  std::string seed;
  std::string save;
  std::string resume;
  std::string position;
  bool no_colour = false;
};

Result<std::uint64_t> parse_seed(const std::string& text) {
  const bool hexadecimal = text.substr(0, 2) == "0x" || text.substr(0, 2) == "0X";
  const char* begin = text.data() + (hexadecimal ? 2 : 0);
  const char* end = text.data() + text.size();
  std::uint64_t seed = 0;
  const auto [stop, error] = std::from_chars(begin, end, seed, hexadecimal ? 16 : 10);
  if (error == std::errc{} && stop == end) return seed;
  return Refusal{say({"« {0} » n’est pas une graine : un nombre de 0 à 2⁶⁴ − 1, décimal ou en 0x",
                      "\"{0}\" is not a seed: a number from 0 to 2⁶⁴ − 1, decimal or in 0x"},
                     {verbatim(text)})};
}

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',')
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// Who sits where, from --seats, or from --players: one person and greedy computers.
Result<std::vector<SeatEntry>> seats_of(const PlayOptions& chosen) {
  std::vector<SeatEntry> seats;
  if (!chosen.players.empty()) {
    int n = 0;
    const char* end = chosen.players.data() + chosen.players.size();
    const auto [stop, error] = std::from_chars(chosen.players.data(), end, n);
    if (error != std::errc{} || stop != end || n < 1 || n > max_seats)
      return Refusal{
          say({"« {0} » n’est pas un nombre de joueurs", "\"{0}\" is not a number of players"},
              {verbatim(chosen.players)})};
    seats.assign(static_cast<std::size_t>(n), {"greedy", ""});
    seats[0].kind = human;
    if (!chosen.seats.empty() && split_at_commas(chosen.seats).size() != seats.size())
      return Refusal{phrase(
          {"--players et --seats ne sont pas d’accord", "--players and --seats do not agree"})};
  }
  if (!chosen.seats.empty() || seats.empty()) {
    seats.clear();
    const std::string kinds = chosen.seats.empty() ? "human,greedy" : chosen.seats;
    for (const std::string& kind : split_at_commas(kinds)) {
      const ComputerPlayer* player = find_computer_player(kind);
      if (player == nullptr && kind != human && kind != "humain") {
        std::string known(human);
        for (const ComputerPlayer& other : computer_players()) known += " " + std::string(other.id);
        return Refusal{say({"joueur « {0} » inconnu ; possible : {1}",
                            "player \"{0}\" is not known; possible: {1}"},
                           {verbatim(kind), verbatim(known)})};
      }
      seats.push_back({std::string(player == nullptr ? human : player->id), ""});
    }
  }
  std::size_t next = 0;
  for (const std::string& name : chosen.names) {
    if (auto refusal = refuse_name(name)) return *refusal;
    for (const SeatEntry& other : seats)
      if (other.name == name)
        return Refusal{say({"le nom « {0} » y est deux fois", "the name \"{0}\" is there twice"},
                           {verbatim(name)})};
    while (next < seats.size() && !seats[next].is_human()) ++next;
    if (next == seats.size())
      return Refusal{
          say({"il n’y a pas de place humaine pour « {0} »", "there is no human seat for \"{0}\""},
              {verbatim(name)})};
    seats[next++].name = name;
  }
  return seats;
}

// From a position: what it was played with is played on with.
Result<GameRecord> from_position(const LoadedPosition& position, PlayOptions chosen) {
  GameRecord record;
  record.game = position.game;
  record.engine = engine_version();
  record.setup = position.game->setup_of(position.study.now);
  record.first = position.study;
  if (chosen.seats.empty()) chosen.players = std::to_string(record.setup.seats);
  const Result<std::vector<SeatEntry>> seats = seats_of(chosen);
  if (!seats) return seats.refusal();
  if (seats->size() != record.setup.seats)
    return Refusal{say({"la position a {0} places, --seats en nomme {1}",
                        "the position has {0} seats, --seats names {1}"},
                       {number(record.setup.seats), number(seats->size())})};
  record.seats = *seats;
  return record;
}

Result<GameRecord> new_game(const AnyGame& game, const PlayOptions& chosen, std::uint8_t deck) {
  GameRecord record;
  record.game = &game;
  record.engine = engine_version();
  const Result<std::vector<SeatEntry>> seats = seats_of(chosen);
  if (!seats) return seats.refusal();
  record.seats = *seats;
  const Result<Setup> setup = game.setup(static_cast<int>(seats->size()), chosen.options);
  if (!setup) return setup.refusal();
  record.setup = game.with_deck(*setup, deck);
  record.seed = 0;
  if (chosen.seed.empty()) {
    record.seed = random_seed();
  } else {
    const Result<std::uint64_t> seed = parse_seed(chosen.seed);
    if (!seed) return seed.refusal();
    record.seed = *seed;
  }
  return record;
}

void begin(Context& context, const PlayOptions& chosen) {
  const Screen screen = Screen::of_standard_output(context.language, chosen.no_colour);
  std::optional<LoadedPosition> position;
  if (!chosen.position.empty()) {
    position = load_position(context, chosen.position);
    if (!position) return;
  }
  const AnyGame* game = position ? position->game : context.game(chosen.game);
  if (game == nullptr) return;
  std::optional<std::uint8_t> deck = 0;
  if (!chosen.deck.empty()) deck = read_deck(context, *game, chosen.deck);
  if (!deck) return;
  const Result<GameRecord> record =
      position ? from_position(*position, chosen) : new_game(*game, chosen, *deck);
  if (!record) return context.refuse(record.refusal());
  std::optional<GameFile> file;
  if (!chosen.save.empty()) {
    Result<GameFile> created = GameFile::create(chosen.save, *record);
    if (!created) return context.refuse(created.refusal());
    file = std::move(*created);
  }
  TerminalSession(context, screen, *record, std::move(file)).run();
}

// With --save, the game goes on in another file and the old one stays as it is.
void resume(Context& context, const PlayOptions& chosen) {
  const Screen screen = Screen::of_standard_output(context.language, chosen.no_colour);
  if (chosen.save.empty()) {
    Result<OpenedGame> opened = GameFile::resume(chosen.resume);
    if (!opened) return context.refuse(opened.refusal());
    return TerminalSession(context, screen, std::move(opened->record), std::move(opened->file))
        .run();
  }
  Result<GameRecord> record = load_game(chosen.resume);
  if (!record) return context.refuse(record.refusal());
  Result<GameFile> created = GameFile::create(chosen.save, *record);
  if (!created) return context.refuse(created.refusal());
  TerminalSession(context, screen, std::move(*record), std::move(*created)).run();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("play", context.text({"jouer dans le terminal", "play in the terminal"}));
  auto chosen = std::make_shared<PlayOptions>();
  CLI::Option* game = command->add_option("game", chosen->game,
                                          context.text({"le jeu (samhain)", "the game (samhain)"}));
  CLI::Option* players =
      command->add_option("--players", chosen->players,
                          context.text({"nombre de joueurs : vous, et des ordinateurs",
                                        "number of players: you, and computers"}));
  CLI::Option* seats = command->add_option(
      "--seats", chosen->seats,
      context.text({"qui joue, dans l’ordre : human,greedy,random… (human,greedy)",
                    "who plays, in order: human,greedy,random… (human,greedy)"}));
  CLI::Option* names = command
                           ->add_option("--name", chosen->names,
                                        context.text({"nom d’un joueur humain (répétable)",
                                                      "name of a human player (repeatable)"}))
                           ->allow_extra_args(false);
  CLI::Option* options =
      command
          ->add_option("--option", chosen->options,
                       context.text({"option du jeu, nom=valeur (répétable)",
                                     "option of the game, name=value (repeatable)"}))
          ->allow_extra_args(false);
  add_deck(*command, context, chosen->deck);
  CLI::Option* deck = command->get_option("--deck");
  CLI::Option* seed = command->add_option("--seed", chosen->seed,
                                          context.text({"graine, décimale ou en 0x (au hasard)",
                                                        "seed, decimal or in 0x (at random)"}));
  command->add_option(
      "--save", chosen->save,
      context.text({"enregistrer la partie dans ce nouveau fichier, par exemple soir.veillee",
                    "save the game in this new file, say evening.veillee"}));
  command->add_option(
      "--resume", chosen->resume,
      context.text({"continuer la partie de ce fichier", "go on with the game of this file"}));
  CLI::Option* position = command->add_option(
      "--position", chosen->position,
      context.text({"jouer à partir de cette position", "play on from this position"}));
  command->add_flag("--no-colour,--no-color", chosen->no_colour,
                    context.text({"sans couleurs", "without colours"}));
  // A saved game knows everything, a position only what is on the table.
  const std::vector<CLI::Option*> in_position = {game, players, options, deck, seed};
  const std::vector<CLI::Option*> in_game = {game, players, options, deck,
                                             seed, seats,   names,   position};
  command->callback([&context, chosen, in_position, in_game] {
    const bool resumed = !chosen->resume.empty();
    const bool placed = !chosen->position.empty();
    for (const CLI::Option* option : resumed ? in_game : in_position)
      if ((resumed || placed) && option->count() > 0)
        return context.refuse(say(
            {"avec {0}, {1} est déjà fixé par le fichier", "with {0}, {1} is fixed by the file"},
            {verbatim(resumed ? "--resume" : "--position"), verbatim(option->get_name())}));
    resumed ? resume(context, *chosen) : begin(context, *chosen);
  });
}

}  // namespace veillee::cli
