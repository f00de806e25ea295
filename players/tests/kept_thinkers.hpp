// A game between computers as it has to come out wherever it is played: each seat keeps its thinker
// from its first decision to its last.
#pragma once

#include <memory>

#include "players/player.hpp"

namespace veillee {

struct ThoughtGame {
  std::vector<std::pair<Seat, Action>> actions;
  AnyState end;
};

// `kept` false: a new thinker for every decision, as it must not be.
inline ThoughtGame thought_game(const AnyGame& game, const Setup& setup, std::uint64_t seed,
                                const ComputerPlayer& player, bool kept = true) {
  ThoughtGame played;
  std::vector<std::unique_ptr<Thinker>> thinkers(setup.seats);
  played.end = game.start(setup, seed);
  while (!game.over(played.end)) {
    const Seat seat = game.deciders(played.end).first();
    if (!kept || !thinkers[seat]) thinkers[seat] = std::make_unique<Thinker>(player, game);
    const Action action =
        thinkers[seat]->choose(played.end, seat, thinking_seed(seed, played.actions.size()));
    played.actions.emplace_back(seat, action);
    if (game.apply(played.end, seat, action)) break;
  }
  return played;
}

}  // namespace veillee
