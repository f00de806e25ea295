// A game played at random, as a record.
#pragma once

#include "players/player.hpp"
#include "table/game_record.hpp"

namespace veillee {

inline GameRecord played_game(const AnyGame& game, int seats, std::uint64_t seed,
                              std::size_t moves) {
  GameRecord record;
  record.game = &game;
  record.setup = *game.setup(seats);
  record.seed = seed;
  record.engine = engine_version();
  record.seats.assign(static_cast<std::size_t>(seats), {"random", ""});
  record.seats[0] = {std::string(human), "Anne \"É\""};
  AnyState state = game.start(record.setup, seed);
  while (!game.over(state) && record.moves.size() < moves) {
    const Seat seat = game.deciders(state).first();
    const Action action =
        pick_action(computer_players()[0], game, state, seat, fold(seed, record.moves.size()));
    static_cast<void>(game.apply(state, seat, action));
    record.moves.push_back({seat, action, game.fingerprint(state)});
  }
  return record;
}

}  // namespace veillee
