// The pieces as readable JSON, in both directions (section 9 of RULES.md). All is public but the
// splits before their reveal, which are no pieces; the deck has no order to see.
#include <algorithm>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

// In the order of Phase.
constexpr std::string_view phase_ids[] = {"a1", "a2", "a3", "b", "c1", "c2", "c3"};
static_assert(std::size(phase_ids) == static_cast<std::size_t>(Phase::count));

constexpr std::uint8_t most_pieces = 200;  // what there is without limit (SAB-1.10)

void describe_player(PositionIo& io, const State& state, Seat seat, Player& player) {
  const auto resources = [&](std::string_view key, Resources& of) {
    io.counts(key, of.units, resource_ids, 0, most_pieces);
  };
  io.name("people", player.people, people_ids);
  io.number("vp", player.vp, -30000, 30000);
  io.number("terror", player.terror, 0, most_terror);
  io.name("magician", player.magician, square_ids, true);
  io.number("graveyard", player.graveyard, 0, ghosts_of_a_people);
  io.number("drawbridge", player.drawbridge, 0, ghosts_of_a_people);
  resources("2h", player.store[h2]);
  resources("1h", player.store[h1]);
  io.flag("cursed", player.cursed);
  resources("homologation", player.homologation);
  io.number("chimeras", player.chimeras, 0, most_pieces);
  io.derived([&](json::Writer& out) { write_outlook(state, seat, out); });
  if (state.options.power == power_off) return;
  io.name("power", player.power, power_ids, true);
  io.flag("power_used", player.power_used);
  io.derived([&](json::Writer& out) { write_powers(player, out); });
}

// {"TUR": {"portal": "SR", "ghosts": ["B", "A"]}}: the ghosts from position 1 on.
void describe_place(PositionIo& io, State& state, std::uint8_t place) {
  if (is_region(place)) io.name("portal", state.portals[place], portal_ids);
  io.derived([&](json::Writer& out) { out.member("spaces", capacity(state.seats(), place)); });
  io.names("ghosts", state.ghosts[place], std::span(seat_letters).first(state.seats()));
}

// The cards that do not lie open are in the deck.
void describe_time_cards(PositionIo& io, State& state) {
  BoundedList<std::uint8_t, rounds> open;
  // A board that is being read has no deck yet.
  const std::uint8_t shown = io.reading() ? std::uint8_t{0} : cards_shown(state);
  for (std::uint8_t i = 0; i < shown; ++i) open.push_back(state.shown[i]);
  io.names("time_cards", open, time_card_ids);
  if (!io.reading()) return;
  std::copy(open.begin(), open.end(), state.shown.begin());
  for (std::uint8_t card = fools; card < time_card_count; ++card)
    if (std::find(open.begin(), open.end(), card) == open.end()) state.deck.put(card);
}

// From 1 on, as people count.
void describe_action(PositionIo& io, State& state) {
  constexpr int most_actions = 4;
  int action = state.action + 1;
  io.number("action", action, 1, most_actions);
  state.action = static_cast<std::uint8_t>(action - 1);
}

// Where the ghosts stand, by player.
void find_ghosts(State& state) {
  for (std::uint8_t place = 0; place < place_count; ++place)
    for (const Seat seat : state.ghosts[place]) {
      Places& places = state.players[seat].places;
      places = static_cast<Places>(places | only(place));
    }
}

}  // namespace

void SabbatMagica::describe(PositionIo& io, State& state) {
  if (io.reading()) state = empty_board(state.options);
  const std::uint8_t seats = state.seats();
  const auto letters = std::span(seat_letters).first(seats);
  io.everyone([&] {
    io.number("round", state.round, 1, rounds);
    io.name("phase", state.phase, phase_ids);
    if (io.reading() && Phase{state.phase} > Phase::b)
      io.refuse("phase",
                {"une position commence en a1, a2, a3 ou b ; des actions mènent plus loin",
                 "a position begins in a1, a2, a3 or b; actions lead on from there"},
                {});
    io.number("turn", state.turn, 0, seats - 1);
    describe_action(io, state);
    describe_time_cards(io, state);
    io.names("order", std::span(state.order).first(seats), letters);
    io.names("slots", state.slots, letters, true);
    io.names("hall", state.tile_at, tile_ids);
    io.object("mirrors", [&] {
      for (std::uint8_t m = 0; m < mirror_count; ++m)
        io.name(mirror_ids[m], state.mirrors[m], mirror_state_ids);
    });
    io.object("places", [&] {
      for (std::uint8_t place = 0; place < place_count; ++place)
        io.object(place_ids[place], [&] { describe_place(io, state, place); });
    });
    io.names("portals_left", std::span(state.portals).subspan(region_count), portal_ids);
    io.name("protected", state.secret_place, place_ids, true);
    io.seats("seats", seats,
             [&](Seat seat) { describe_player(io, state, seat, state.players[seat]); });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] { io.random("random", state.rng); });
  if (io.reading() && !io.refusal()) find_ghosts(state);
}

}  // namespace veillee::sabbat_magica
