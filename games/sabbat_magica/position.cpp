// All of the state as readable JSON, in both directions.
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr std::string_view slot_names[] = {"1", "2", "3", "4"};
constexpr std::string_view round_steps[] = {"begin",
                                            "secret_area_chosen",
                                            "curse",
                                            "invocation",
                                            "splits_made",
                                            "round_bonus",
                                            "bonus_chosen",
                                            "bonus_resource_chosen",
                                            "after_bonus",
                                            "after_bonus_chosen",
                                            "scheme",
                                            "scheme_chosen",
                                            "scheme_done",
                                            "end_of_schemes",
                                            "end_of_schemes_chosen",
                                            "food",
                                            "unfed_chosen",
                                            "regions",
                                            "homologation",
                                            "kept_chosen",
                                            "end"};
constexpr std::string_view round_locals[] = {"turn", "action", "unfed", "sets", "fed"};
constexpr std::string_view magician_steps[] = {
    "arrive",         "effect_chosen", "victim_chosen",   "given_kind_chosen", "from_2h_chosen",
    "from_1h_chosen", "receive",       "received_chosen", "after_effect",      "power_chosen",
    "again_chosen",   "haunt",         "haunt_chosen"};
constexpr std::string_view magician_locals[] = {"effect",    "given", "amount_2h",
                                                "amount_1h", "kind",  "seat"};
constexpr std::string_view ghosts_steps[] = {"next",   "chosen",         "paid",
                                             "arrive", "arrival_chosen", "compensate"};
constexpr std::string_view ghosts_locals[] = {
    "moved_regions", "moved_gardens", "back_on_bridge", "begun", "boosted", "from", "to", "loser"};
constexpr std::string_view power_steps[] = {"begin", "chosen"};
constexpr std::string_view luxuriance_locals[] = {"seat"};
constexpr std::string_view immortality_locals[] = {"seat", "place"};

constexpr FlowSpec flows[] = {
    {"round", round_steps, round_locals},
    {"magician", magician_steps, magician_locals},
    {"ghosts", ghosts_steps, ghosts_locals},
    {"luxuriance", power_steps, luxuriance_locals},
    {"immortality", power_steps, immortality_locals},
};

void describe_resources(PositionIo& io, std::string_view key, Resources& resources) {
  io.object(key, [&] {
    for (std::uint8_t r = 0; r < resource_count; ++r)
      io.number(resource_ids[r], resources[r], 0, 200);
  });
}

void describe_player(PositionIo& io, Player& player) {
  io.name("people", player.people, people_ids);
  io.number("vp", player.vp, -30000, 30000);
  io.number("terror", player.terror, 0, most_terror);
  io.name("magician", player.magician, square_ids, true);
  io.number("graveyard", player.graveyard, 0, ghosts_of_a_people);
  io.number("drawbridge", player.drawbridge, 0, ghosts_of_a_people);
  describe_resources(io, "2h", player.store[h2]);
  describe_resources(io, "1h", player.store[h1]);
  io.flag("cursed", player.cursed);
  describe_resources(io, "homologation", player.homologation);
  io.number("chimeras", player.chimeras, 0, 200);
  io.name("power", player.power, power_ids, true);
  io.flag("power_used", player.power_used);
}

// {"TUR": ["B", "A"]}: only the places with somebody in them, from position 1 on.
void describe_ghosts(PositionIo& io, State& state) {
  io.object("ghosts", [&] {
    for (std::uint8_t place = 0; place < place_count; ++place) {
      Ghosts& here = state.ghosts[place];
      if (io.reading() ? !io.holds(place_ids[place]) : here.empty()) continue;
      std::array<std::uint8_t, Ghosts::capacity> seats{};
      std::uint8_t n = 0;
      for (const Seat seat : here) seats[n++] = seat;
      if (io.reading()) n = io.length(place_ids[place], Ghosts::capacity);
      io.names(place_ids[place], std::span(seats).first(n), seat_letters);
      if (!io.reading() || io.refusal()) continue;
      for (std::uint8_t i = 0; i < n; ++i) {
        here.push_back(seats[i]);
        Places& places = state.players[seats[i]].places;
        places = static_cast<Places>(places | only(place));
      }
    }
  });
}

}  // namespace

void SabbatMagica::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const Options options = state.options;
    state = State{};
    state.options = options;
    for (Seat seat = options.seats; seat < max_seats; ++seat) state.players[seat].graveyard = 0;
  }
  const auto seats = std::span(seat_letters).first(state.seats());
  io.number("round", state.round, 1, rounds);
  io.names("order", std::span(state.order).first(state.seats()), seats);
  const std::uint8_t shown = io.reading() ? io.length("time_cards", rounds) : cards_shown(state);
  io.names("time_cards", std::span(state.shown).first(shown), time_card_ids);
  io.numbers("deck_and_removed", state.deck.count, 0, 1);
  io.each("bonus_slots", std::span(slot_names),
          [&](std::uint8_t slot) { io.name("taken_by", state.slots[slot], seats, true); });
  io.names("hall", state.tile_at, tile_ids);
  io.names("mirrors", state.mirrors, mirror_state_ids);
  io.names("portals", state.portals, portal_ids);
  io.name("protected", state.secret_place, place_ids, true);
  io.each("players", seats, [&](std::uint8_t seat) { describe_player(io, state.players[seat]); });
  describe_ghosts(io, state);
  io.flow(state.stack, state.pending, flows, decision_names(info()), info().notation);
  io.random("random", state.rng);
}

}  // namespace veillee::sabbat_magica
