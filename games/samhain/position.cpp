// The pieces as readable JSON, in both directions, and who sees them (section 11 of RULES.md).
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

void describe_cubes(PositionIo& io, Cubes& cubes) {
  for (std::uint8_t r = 0; r < resource_count; ++r) io.number(resource_ids[r], cubes[r], 0, 16);
}

void describe_player(PositionIo& io, const State& state, Seat seat, Player& player) {
  const bool open = state.options.open_screens != 0 || state.stack.empty();
  io.number("vp", player.vp, 0, 30000);
  io.owner(seat, open, [&] { describe_cubes(io, player.cubes); });
  io.owner(seat, open || state.event_running != 0,  // SAM-8.4
           [&] { io.number("wisps", player.wisps, 0, 8); });
  io.number("own_reserve", player.own_reserve, 0, 14);  // SAM-2.18
  io.number("buried", player.buried, 0, 4);
  io.counts("worship", player.worship, track_ids, 0, track_top);
  io.counts("upright", player.upright, object_ids, 0, 3);
  io.counts("lying", player.lying, object_ids, 0, 3);
  // Only the cards with somebody on them: {"C05": [active, waiting, exhausted]}
  io.object("members", [&] {
    for (std::uint8_t card = 0; card < card_count; ++card)
      if (io.has(card_ids[card], (player.board >> card & 1U) != 0))
        io.numbers(card_ids[card], player.members[card], 0, 4);
  });
}

}  // namespace

void Samhain::describe(PositionIo& io, State& state) {
  if (io.reading()) state = State{.options = state.options};
  const std::uint8_t seats = state.seats();
  const auto letters = std::span(seat_letters).first(seats);
  const Numbers n = numbers(seats);
  io.everyone([&] {
    io.number("to_place", state.to_place, 0, n.placed * seats);
    io.number("round", state.round, 1, n.rounds);
    io.name("first_player", state.first_player, letters);
    io.name("active_player", state.active_player, letters);
    io.number("passes", state.passes, 0, seats);
    io.names("village", state.card_at, card_ids);
    io.object("reserve", [&] {
      describe_cubes(io, state.reserve);
      io.number("wisps", state.reserve_wisps, 0, 8);
      io.counts("objects", state.reserve_objects, object_ids, 0, 3);
    });
    io.seats("seats", seats,
             [&](Seat seat) { describe_player(io, state, seat, state.players[seat]); });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] { io.random("random", state.rng); });
  if (io.reading() && !io.refusal()) recount(state);
}

}  // namespace veillee::samhain
