// The pieces as readable JSON, in both directions, and who sees them (section 15 of RULES.md).
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

constexpr auto phase_ids = enum_names<Phase>;

void describe_cubes(PositionIo& io, Cubes& cubes, int most_wine = all_cubes[wine]) {
  for (std::uint8_t r = 0; r < resource_count; ++r)
    io.number(resource_ids[r], cubes[r], 0, r == wine ? most_wine : all_cubes[r]);
}

void describe_adoration(PositionIo& io, State& state, Seat seat, std::string_view key,
                        std::uint8_t zone) {
  BoundedList<std::uint8_t, deity_count> list;
  if (!io.reading())
    for (const std::uint8_t deity : state.adoration.in(zone))
      if (state.adoration.knows(seat, deity)) list.push_back(deity);
  io.names(key, list, deity_ids);
  if (!io.reading()) return;
  for (const std::uint8_t deity : list) {
    if (state.adoration.zone(deity) != in_adoration_pile || !state.adoration.knowers(deity).empty())
      io.refuse(key,
                {"« {0} » : la carte {1} se trouve déjà ailleurs",
                 "\"{0}\": card {1} lies somewhere else already"},
                {verbatim(key), verbatim(deity_names[deity])});
    state.adoration.put(deity, zone, SeatSet::only(seat));
  }
}

void describe_player(PositionIo& io, State& state, Seat seat) {
  Player& player = state.players[seat];
  const bool over = state.stack.empty() && !io.reading();
  int vp = over ? score_of(state, seat) : player.symbols;
  io.number("vp", vp, -100, 100);
  if (io.reading()) player.symbols = static_cast<std::int8_t>(vp);
  io.object("cubes", [&] { describe_cubes(io, player.cubes); });
  io.object("workers", [&] {
    for (std::uint8_t lane = 0; lane < lane_count; ++lane)
      io.number(lane_ids[lane], player.workers[lane], 0, lanes[lane].length);
  });
  io.counts("tracks", player.tracks, track_ids, 0, track_top);
  io.cards("level1", state.cards, zone_of(level1, seat), card_ids, everybody);
  io.cards("level2", state.cards, zone_of(level2, seat), card_ids, everybody);
  io.cards("rotated", state.cards, zone_of(rotated, seat), card_ids, everybody);
  const SeatSet own = SeatSet::only(seat);
  io.owner(seat, false,
           [&] { io.cards("hand", state.cards, zone_of(hands, seat), card_ids, own); });
  io.owner(seat, false, [&] {
    io.object("under", [&] {
      for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
        const std::uint8_t zone = under_deity(deity, seat);
        if (io.has(deity_ids[deity], state.cards.any(zone)))
          io.cards(deity_ids[deity], state.cards, zone, card_ids, own);
      }
    });
  });
  if (state.options.adoration != 0)
    io.owner(seat, over, [&] {
      describe_adoration(io, state, seat, "adoration", byte(adored + seat));
      describe_adoration(io, state, seat, "returned", in_adoration_pile);
    });
  io.derived([&](json::Writer& out) { write_seat(state, seat, out); });
  io.owner(seat, false,
           [&] { io.derived([&](json::Writer& out) { write_private(state, seat, out); }); });
}

void describe_deity(PositionIo& io, State& state, std::uint8_t id) {
  Deity& deity = state.deities[id];
  io.flag("mossy", deity.mossy);
  describe_cubes(io, deity.cubes);
  io.names("pawns", deity.pawns, std::span(seat_letters).first(state.seats()));
  io.derived([&](json::Writer& out) { write_deity(state, id, out); });
}

// The eight deities by place, or none at all before they are laid out.
void describe_places(PositionIo& io, State& state, std::string_view key,
                     std::array<std::uint8_t, 8>& places, std::span<const std::string_view> ids) {
  BoundedList<std::uint8_t, 8> list;
  if (!io.reading() && state.phase != Phase::extra)
    for (const std::uint8_t item : places) list.push_back(item);
  io.names(key, list, ids);
  if (!io.reading() || io.refusal()) return;
  if (list.size() != (state.phase == Phase::extra ? 0 : places.size()))
    return io.refuse(key, {"« {0} » doit avoir {1} noms", "\"{0}\" must have {1} names"},
                     {verbatim(key), number(state.phase == Phase::extra ? 0 : 8)});
  std::copy(list.begin(), list.end(), places.begin());
}

void describe_top(PositionIo& io, State& state) {
  const Cards top = state.cards.in(on_top);
  std::uint8_t card = top.empty() ? no_arg : top.first();
  io.name("top", card, card_ids, true);
  if (!io.reading() || card == no_arg) return;
  if (state.cards.zone(card) != in_pile)
    io.refuse("top",
              {"« {0} » : la carte {1} se trouve déjà ailleurs",
               "\"{0}\": card {1} lies somewhere else already"},
              {verbatim("top"), verbatim(card_ids[card])});
  state.cards.put(card, on_top, {});
}

void describe_phase(PositionIo& io, State& state) {
  auto phase = static_cast<std::uint8_t>(state.phase);
  io.name("phase", phase, phase_ids);
  state.phase = Phase{phase};
}

// Positions in files have no payment or choice under way; where one tells positions apart, what is
// set aside belongs to it.
void describe_aside(PositionIo& io, State& state) {
  if (io.reading()) return;
  for (const auto& [key, zone] :
       {std::pair{"drawn", drawn}, std::pair{"aside", aside}, std::pair{"as_food", aside_as_food},
        std::pair{"as_coin", aside_as_coin}})
    if (state.cards.any(zone)) io.cards(key, state.cards, zone, card_ids, SeatSet{});
  if (const PaymentFlow* p = running<PaymentFlow>(state); p != nullptr) {
    Cubes laid = p->laid;
    io.numbers("laid", laid.units, 0, 30);
  }
}

// What follows from the pieces: pawns that are out, and the supply. A supply that would have to
// hold fewer than no cubes is left wrong, for `check` to say so.
void recount(State& state) {
  for (const auto& zone : state.zones)
    for (const Seat seat : zone) ++state.players[seat].out;
  state.supply = all_cubes;
  for (const Deity& deity : state.deities) {
    for (const Seat seat : deity.pawns) ++state.players[seat].out;
    state.supply -= deity.cubes;
  }
  for (const Player& player : state.players) state.supply -= player.cubes;
}

}  // namespace

void Bomarzo::describe(PositionIo& io, State& state) {
  if (io.reading()) state = empty_board(options_of(state));
  const auto letters = std::span(seat_letters).first(state.seats());
  io.everyone([&] {
    io.number("season", state.season, 1, seasons_of_a_game);
    describe_phase(io, state);
    io.name("first_player", state.first_player, letters);
    io.name("active", state.active, letters);
    io.number("passes", state.passes, 0, state.seats() - 1);
    describe_places(io, state, "pantheon", state.deity_at, deity_ids);
    io.object("deities", [&] {
      for (std::uint8_t id = 0; id < deity_count; ++id)
        io.object(deity_ids[id], [&] { describe_deity(io, state, id); });
    });
    io.object("zones", [&] {
      for (std::uint8_t zone = 0; zone < zone_count; ++zone)
        io.names(zone_ids[zone], state.zones[zone], letters);
    });
    io.object("tracks", [&] {
      for (std::uint8_t track = 0; track < track_count; ++track)
        io.object(track_ids[track], [&] {
          io.names("symbols", state.claimed[track], letters, true);
          io.names("arrived", state.arrived[track], letters);
        });
    });
  });
  io.nobody([&] { describe_top(io, state); });
  io.everyone([&] {
    io.cards("discard", state.cards, in_discard, card_ids, everybody);
    if (state.options.seasons != 0) describe_places(io, state, "tokens", state.tokens, colour_ids);
    if (state.options.adoration != 0) io.flag("adoration_used", state.adoration_used);
    io.seats("seats", state.seats(), [&](Seat seat) { describe_player(io, state, seat); });
    io.derived([&](json::Writer& out) { write_table(state, out); });
  });
  io.nobody([&] {
    describe_aside(io, state);
    io.random("random", state.rng);
  });
  if (io.reading() && !io.refusal()) recount(state);
}

}  // namespace veillee::bomarzo
