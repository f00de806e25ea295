// Positions of every game: refused with a sentence, or a position that can be written again, looked
// at by everybody, and played on to the end.
#include "games/registry.hpp"
#include "tests/fuzz/target.hpp"

using namespace veillee;
using fuzz::require;

namespace {

void play_on(const AnyGame& game, AnyState state) {
  FastRng rng(game.hash(state));
  constexpr int far_enough = 400;
  for (int n = 0; n < far_enough && !game.over(state); ++n) {
    const SeatSet deciders = game.deciders(state);
    ActionList list;
    game.legal(state, deciders.first(), list);
    require(!list.empty(), "whoever is asked has an option");
    const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    require(!game.apply(state, deciders.first(), action), "every option can be chosen");
    require(game.check(state).empty(), "the invariants hold");
  }
  if (game.over(state)) static_cast<void>(game.outcome(state));
}

void look(const AnyGame& game, const AnyState& state) {
  const SeatNames names = game.seat_names(state);
  for (Viewer viewer = 0; viewer < game.setup_of(state).seats; ++viewer) {
    static_cast<void>(game.view(state, viewer));
    AnyState resampled = state;
    game.resample(resampled, viewer, 7);
    require(game.view(resampled, viewer) == game.view(state, viewer), "nothing hidden is seen");
  }
  static_cast<void>(game.view(state, spectator));
  for (const Seat seat : game.deciders(state)) {
    static_cast<void>(game.prompt(state, seat, names));
    ActionList list;
    game.legal(state, seat, list);
    for (const Action action : list) {
      require(!game.action_words(state, seat, action, names).empty(), "every option has words");
      const Result<Action> again = game.parse_action(game.print_action(action));
      require(again.ok() && *again == action, "every option is read as it is written");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const AnyGame* game : all_games()) {
    const Result<Study> study = game->read_position(fuzz::text_of(data, size));
    if (!study) {
      require(!study.refusal().sentence.fr.empty(), "a refusal says why");
      continue;
    }
    require(game->check(study->now).empty(), "a position that is read is sound");
    const Result<Study> again = game->read_position(game->write_position(*study));
    require(again.ok() && again->now == study->now, "a position is read as it is written");
    look(*game, study->now);
    play_on(*game, study->now);
  }
  return 0;
}
