// veillee deck: the cards of a game as a file to be changed, and whether a file is such a deck.
#include <fmt/core.h>

#include "apps/arguments.hpp"
#include "engine/hash.hpp"

namespace veillee::cli {
namespace {

struct DeckArguments {
  std::string game;
  std::string write;
  std::string check;
  bool force = false;
};

Phrase about(const DeckAbout& deck) {
  return say({"« {0} », empreinte {1}", "\"{0}\", print {1}"},
             {deck.name, verbatim(hex(deck.print))});
}

void run(Context& context, const DeckArguments& wanted) {
  const AnyGame* game = context.game(wanted.game);
  if (game == nullptr) return;
  const Phrase title = phrase(game->info().title);
  if (game->decks() == nullptr) return context.refuse(no_decks(*game));
  if (!wanted.write.empty()) {
    if (!context.write_file(wanted.write, game->decks()->written(0), wanted.force)) return;
    return fmt::print(
        "{}\n", context.in(say({"{0} : le paquet {1} de {2}, à changer",
                                "{0}: the deck {1} of {2}, to be changed"},
                               {verbatim(wanted.write), about(game->decks()->about(0)), title})));
  }
  if (!wanted.check.empty()) {
    const std::optional<std::uint8_t> deck = read_deck(context, *game, wanted.check);
    if (!deck) return;
    return fmt::print(
        "{}\n",
        context.in(say({"{0} : un bon paquet de {1}, {2}", "{0}: a good deck of {1}, {2}"},
                       {verbatim(wanted.check), title, about(game->decks()->about(*deck))})));
  }
  fmt::print("{}\n",
             context.in(say({"{0} : {1}", "{0}: {1}"}, {title, about(game->decks()->about(0))})));
}

}  // namespace

void add_deck_command(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "deck", context.text({"les cartes d’un jeu, pour en faire un paquet à soi",
                            "the cards of a game, to make a deck of one's own"}));
  auto wanted = std::make_shared<DeckArguments>();
  add_game(*command, context, wanted->game);
  CLI::Option* write =
      command->add_option("--write", wanted->write,
                          context.text({"écrire le paquet du jeu dans ce fichier, pour le changer",
                                        "write the game's deck into this file, to change it"}));
  command
      ->add_option("--check", wanted->check,
                   context.text({"vérifier ce fichier", "check this file"}))
      ->excludes(write);
  command
      ->add_flag("--force", wanted->force,
                 context.text({"remplacer un fichier qui existe", "replace a file that exists"}))
      ->needs(write);
  command->callback([&context, wanted] { run(context, *wanted); });
}

}  // namespace veillee::cli
