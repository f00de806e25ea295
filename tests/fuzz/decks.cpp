// Decks of every game that has them: refused with a sentence, or a deck that can be written again,
// looked at, played to the end and taken along in a position. A program keeps 255 decks of a game;
// after so many good ones only the reader is tried any more.
#include "games/registry.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/toys/toys.hpp"

using namespace veillee;
using fuzz::require;

namespace {

void play(const AnyGame& game, std::uint8_t deck) {
  for (const Setup& usual : game.every_setup(1)) {
    const Setup setup = game.with_deck(usual, deck);
    for (const Piece& piece : game.pieces(setup))
      require(!piece.name.fr.empty() && !piece.name.en.empty(), "everything has a name");
    require(game.soak(setup, 1, 400).broken.empty(), "whatever is read can be played");
    const Study study(game.start(setup, 1));
    const Result<Study> again = game.read_position(game.write_position(study));
    require(again.ok() && again->now == study.now, "a position takes its deck along");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  register_toys();
  for (const auto& games : {all_games(), toys()})
    for (const AnyGame* game : games) {
      if (game->decks() == nullptr) continue;
      const Result<std::uint8_t> deck = game->decks()->add(fuzz::text_of(data, size), "deck");
      if (!deck) {
        require(!deck.refusal().sentence.fr.empty() && !deck.refusal().sentence.en.empty(),
                "a refusal says why");
        continue;
      }
      const Result<std::uint8_t> again = game->decks()->add(game->decks()->written(*deck), "deck");
      require(again.ok() && *again == *deck, "a deck is read as it is written");
      play(*game, *deck);
    }
  return 0;
}
