#include "apps/arguments.hpp"

#include <charconv>
#include <limits>

namespace veillee::cli {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

std::optional<std::uint64_t> times(std::uint64_t n, std::uint64_t factor) {
  if (n > largest / factor) return {};
  return n * factor;
}

}  // namespace

std::optional<std::uint64_t> whole_number(std::string_view text) {
  const bool hexadecimal = text.starts_with("0x");
  if (hexadecimal) text.remove_prefix(2);
  const char* end = text.data() + text.size();
  std::uint64_t n = 0;
  const auto [rest, error] = std::from_chars(text.data(), end, n, hexadecimal ? 16 : 10);
  if (error != std::errc{}) return {};
  const std::string_view unit(rest, static_cast<std::size_t>(end - rest));
  if (unit.empty()) return n;
  if (hexadecimal) return {};
  if (unit == "k") return times(n, 1'000);
  if (unit == "M") return times(n, 1'000'000);
  if (unit == "G") return times(n, 1'000'000'000);
  if (unit[0] != 'e' && unit[0] != 'E') return {};
  int exponent = 0;
  const auto [last, wrong] = std::from_chars(rest + 1, end, exponent);
  if (wrong != std::errc{} || last != end || exponent < 0) return {};
  std::optional<std::uint64_t> power = n;
  for (; exponent > 0 && power && *power > 0; --exponent) power = times(*power, 10);
  return power;
}

std::optional<std::uint64_t> whole_number(Context& context, std::string_view argument,
                                          const std::string& text) {
  const auto n = whole_number(text);
  if (!n)
    context.refuse(say(
        {"{0} doit être un nombre entier, pas « {1} »", "{0} must be a whole number, not \"{1}\""},
        {verbatim(argument), verbatim(text)}));
  return n;
}

std::optional<std::uint64_t> limited(Context& context, std::string_view argument,
                                     const std::string& text, std::uint64_t least,
                                     std::uint64_t most) {
  const auto n = whole_number(context, argument, text);
  if (!n || (*n >= least && *n <= most)) return n;
  context.refuse(say({"{0} doit être entre {1} et {2}", "{0} must be between {1} and {2}"},
                     {verbatim(argument), number(least), number(most)}));
  return {};
}

void add_game(CLI::App& command, Context& context, std::string& game) {
  command.add_option("GAME", game, context.text({"le jeu", "the game"}))->required();
}

void add_players(CLI::App& command, Context& context, std::optional<int>& players) {
  command.add_option("--players", players,
                     context.text({"nombre de joueurs", "number of players"}));
}

void add_options(CLI::App& command, Context& context, std::vector<std::string>& options) {
  command
      .add_option("--option", options,
                  context.text({"une option du jeu, nom=valeur ; peut être répété",
                                "an option of the game, name=value; may be repeated"}))
      ->allow_extra_args(false);
}

void add_deck(CLI::App& command, Context& context, std::string& file) {
  command.add_option("--deck", file,
                     context.text({"le fichier d’un paquet de cartes (veillee deck JEU --write)",
                                   "the file of a deck of cards (veillee deck GAME --write)"}));
}

Phrase no_weights(const AnyGame& game) {
  return say({"l’évaluation de {0} n’a pas de poids à apprendre",
              "the evaluation of {0} has no weights to learn"},
             {phrase(game.info().title)});
}

Phrase no_decks(const AnyGame& game) {
  return say({"{0} n’a pas de paquets de cartes à soi", "{0} has no decks of one's own"},
             {phrase(game.info().title)});
}

std::optional<std::uint8_t> read_deck(Context& context, const AnyGame& game,
                                      const std::string& file) {
  if (game.decks() == nullptr) {
    context.refuse(no_decks(game));
    return {};
  }
  const std::optional<std::string> text = context.read_file(file);
  if (!text) return {};
  const Result<std::uint8_t> deck = game.decks()->add(*text, file);
  if (!deck) return context.refuse(deck.refusal()), std::nullopt;
  return *deck;
}

std::optional<Setup> with_deck(Context& context, const AnyGame& game, const Setup& setup,
                               const std::string& file) {
  if (file.empty()) return setup;
  const std::optional<std::uint8_t> deck = read_deck(context, game, file);
  if (!deck) return {};
  return game.with_deck(setup, *deck);
}

void translate_help(CLI::App& app, const Context& context) {
  const auto label = [&](const char* key, Words words) {
    app.get_formatter()->label(key, context.text(words));
  };
  label("Usage", {"Utilisation", "Usage"});
  label("Positionals", {"Arguments", "Arguments"});
  label("SUBCOMMAND", {"COMMANDE", "COMMAND"});
  label("REQUIRED", {"(obligatoire)", "(required)"});
  label("Excludes", {"sans", "not with"});
  label("Needs", {"avec", "needs"});
  label("TEXT", {"TEXTE", "TEXT"});
  label("INT", {"NOMBRE", "NUMBER"});
  label("FLOAT", {"NOMBRE", "NUMBER"});
  app.set_help_flag("-h,--help", context.text({"afficher cette aide", "print this help"}));
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
    command->group(context.text({"Commandes", "Commands"}));
    translate_help(*command, context);
  }
}

namespace {

// Cuts "A = B" or "A excludes B" in two.
struct Halves {
  std::string left, right;
};

std::optional<Halves> halves(std::string_view text, std::string_view middle) {
  const std::size_t at = text.find(middle);
  if (at == std::string_view::npos) return {};
  return Halves{std::string(text.substr(0, at)), std::string(text.substr(at + middle.size()))};
}

// The command that was being read when it went wrong, the innermost.
const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* command = &app;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return *command;
}

std::string full_name(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return (parent == nullptr ? "" : full_name(*parent) + " ") + command.get_name();
}

std::string command_names(const CLI::App& app) {
  std::string names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names += (names.empty() ? "" : " ") + command->get_name();
  return names;
}

}  // namespace

// CLI11 says what is wrong in English words only; the kinds of its errors and the names in them are
// all that is needed.
Phrase sentence_of(const CLI::ParseError& error, const CLI::App& app) {
  const std::string kind = error.get_name();
  const std::string_view what = error.what();
  const CLI::App& command = innermost(app);
  if (kind == "RequiredError" && what == "A subcommand is required") {
    const auto unknown = app.remaining(true);
    if (unknown.empty())
      return say({"il manque une commande ; possible : {0}", "a command is missing; possible: {0}"},
                 {verbatim(command_names(command))});
    const bool option = unknown[0].starts_with("-");
    return say(option ? Words{"l’option {0} est inconnue", "the option {0} is not known"}
                      : Words{"la commande « {0} » est inconnue ; possible : {1}",
                              "the command \"{0}\" is not known; possible: {1}"},
               {verbatim(unknown[0]), verbatim(command_names(command))});
  }
  if (kind == "RequiredError")
    if (const auto cut = halves(what, " is required"))
      return say({"il manque l’argument {0} ; voir {1} --help",
                  "the argument {0} is missing; see {1} --help"},
                 {verbatim(cut->left), verbatim(full_name(command))});
  // This one calls itself after the command; it lists several arguments backwards.
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
    if (const auto cut = halves(what, ": ")) {
      const bool several = cut->left.find("arguments") != std::string::npos;
      const std::size_t blank = several ? cut->right.rfind(' ') : std::string::npos;
      const std::string unknown =
          blank == std::string::npos ? cut->right : cut->right.substr(blank + 1);
      return say(unknown.starts_with("-")
                     ? Words{"l’option {0} est inconnue", "the option {0} is not known"}
                     : Words{"l’argument « {0} » est de trop", "the argument \"{0}\" is too many"},
                 {verbatim(unknown)});
    }
  if (kind == "ConversionError")
    if (const auto cut = halves(what, " = ")) {
      const auto name = halves(cut->left, ": ");
      return say(
          {"la valeur « {0} » ne convient pas pour {1}", "the value \"{0}\" does not fit {1}"},
          {verbatim(cut->right), verbatim(name ? name->right : cut->left)});
    }
  if (kind == "ValidationError")
    if (const auto cut = halves(what, ": ")) {
      const auto members = halves(cut->right, " not in ");
      if (members)
        return say({"la valeur « {0} » ne convient pas pour {1} ; possible : {2}",
                    "the value \"{0}\" does not fit {1}; possible: {2}"},
                   {verbatim(members->left), verbatim(cut->left), verbatim(members->right)});
      return say({"la valeur ne convient pas pour {0}", "the value does not fit {0}"},
                 {verbatim(cut->left)});
    }
  if (kind == "ArgumentMismatch") {
    if (const auto cut = halves(what, ": "); cut && what.ends_with("missing"))
      return say({"il manque une valeur après {0}", "a value is missing after {0}"},
                 {verbatim(cut->left)});
    if (const auto cut = halves(what, ": "); cut && what.find("At Most") != what.npos)
      return say({"{0} ne peut être donné qu’une fois", "{0} can only be given once"},
                 {verbatim(cut->left)});
  }
  if (kind == "ExcludesError")
    if (const auto cut = halves(what, " excludes "))
      return say({"{0} et {1} ne vont pas ensemble", "{0} and {1} do not go together"},
                 {verbatim(cut->left), verbatim(cut->right)});
  if (kind == "RequiresError")
    if (const auto cut = halves(what, " requires "))
      return say({"{0} ne va pas sans {1}", "{0} does not go without {1}"},
                 {verbatim(cut->left), verbatim(cut->right)});
  return say({"arguments illisibles ({0})", "unreadable arguments ({0})"}, {verbatim(what)});
}

}  // namespace veillee::cli
