// The pieces as readable JSON, in both directions, and who sees them (section 19 of RULES.md).
#include "games/evenfall/game.hpp"
#include "games/evenfall/pieces.hpp"

namespace veillee::evenfall {
namespace {

constexpr auto phase_names = enum_names<Phase>;

// The cards of a zone, in the order in which they entered it, or of their numbers.
void describe_cards(PositionIo& io, State& state, std::string_view key, std::uint8_t zone,
                    bool by_entry = false) {
  std::array<std::uint8_t, main_cards> all{};
  std::size_t n = 0;
  if (!io.reading())
    for (const std::uint8_t card : state.cards.in(zone)) all[n++] = card;
  if (by_entry)
    std::sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n),
              [&](auto a, auto b) { return state.entry[a] < state.entry[b]; });
  BoundedList<std::uint8_t, main_cards> list;
  for (std::size_t i = 0; i < n; ++i) list.push_back(all[i]);
  io.names(key, list, card_ids);
  if (!io.reading()) return;
  for (const std::uint8_t card : list) {
    if (state.cards.zone(card) != in_deck)
      io.refuse(key,
                {"« {0} » : la carte {1} se trouve déjà ailleurs",
                 "\"{0}\": card {1} lies somewhere else already"},
                {verbatim(key), verbatim(card_ids[card])});
    state.cards.put(card, zone);
  }
}

void describe_row(PositionIo& io, State& state, std::string_view key, std::uint8_t row) {
  BoundedList<std::uint8_t, places> list;
  if (!io.reading())
    for (const std::uint8_t place : Row(state, row)) list.push_back(place);
  io.names(key, list, place_ids);
  if (!io.reading()) return;
  for (const std::uint8_t place : list) {
    if (state.lands[place].row != no_arg)
      return io.refuse(key,
                       {"« {0} » : le Lieu {1} se trouve déjà ailleurs",
                        "\"{0}\": Place {1} lies somewhere else already"},
                       {verbatim(key), verbatim(place_ids[place])});
    append(state, place, row);
  }
}

void describe_copies(PositionIo& io, Player& player) {
  BoundedList<std::uint8_t, 4> cards;
  std::array<std::uint8_t, 4> used{}, entry{};
  for (std::uint8_t i = 0; i < player.copies.size(); ++i) {
    cards.push_back(player.copies[i].card);
    used[i] = player.copies[i].used;
    entry[i] = player.copies[i].entry;
  }
  io.names("copies", cards, card_ids);
  io.numbers("copies_used", std::span(used).first(cards.size()), 0, 1);
  io.numbers("copies_entry", std::span(entry).first(cards.size()), 0, 250);
  if (!io.reading()) return;
  player.copies.clear();
  for (std::uint8_t i = 0; i < cards.size(); ++i)
    player.copies.push_back({cards[i], used[i], entry[i]});
}

void describe_player(PositionIo& io, State& state, Seat seat) {
  Player& player = state.players[seat];
  int vp = io.reading() ? 0 : score_of(state, seat);
  io.number("vp", vp, 0, most_counted);
  if (io.reading()) player.vp = static_cast<std::int16_t>(vp);
  io.number("coven", player.coven, 0, track_top);
  io.number("witches", player.reserve[witch], 0, workers_of_a_kind);
  io.names("stones", player.stones, stone_ids);
  describe_row(io, state, "outer", row_of(seat, outer));
  describe_row(io, state, "inner", row_of(seat, inner));
  describe_cards(io, state, "specialists", zone_of(upright, seat), true);
  if (seat == automa) return io.derived([&](json::Writer& out) { write_owner(state, seat, out); });
  io.name("clan", player.clan, clan_ids, true);
  io.name("side", player.side, side_ids, true);
  io.flag("token", player.token);
  io.number("mana", player.mana, 0, most_mana);
  for (std::uint8_t r = 0; r < resource_count; ++r)
    io.number(resource_ids[r], player.stock[r], 0, most_counted);
  io.number("elders", player.reserve[elder], 0, workers_of_a_kind);
  io.flag("board_space", player.board_space);
  io.number("owed", player.owed, 0, 250);
  std::array<std::uint8_t, sockets> filled{};  // counted from 1
  for (std::size_t i = 0; i < sockets; ++i) filled[i] = byte(player.socket[i] + 1);
  io.numbers("sockets", filled, 0, 13);
  for (std::size_t i = 0; i < sockets; ++i) player.socket[i] = byte(filled[i] - 1);
  describe_copies(io, player);
  describe_cards(io, state, "tilted", zone_of(tilted, seat), true);
  describe_cards(io, state, "council", zone_of(council, seat), true);
  io.owner(seat, false, [&] {
    describe_cards(io, state, "hand", zone_of(hands, seat));
    io.derived([&](json::Writer& out) { write_private(state, seat, out); });
  });
  io.derived([&](json::Writer& out) { write_owner(state, seat, out); });
}

void describe_region(PositionIo& io, State& state, std::uint8_t region) {
  RegionBoard& board = state.regions[region];
  io.names("places", std::span(board.slots).first(slots_for(state.seats())),
           std::span(place_ids).first(deck_places), true);
  io.names("stones", board.stones, std::span(stone_ids).first(red), true);
  io.name("space", board.space, std::span(seat_letters).first(state.seats()), true);
  io.name("space_worker", board.space_worker, worker_ids);
  for (std::uint8_t worker = 0; worker < worker_count; ++worker) {
    std::array<std::uint8_t, owners> area{};
    for (std::size_t i = 0; i < owners; ++i) area[i] = board.area[i][worker];
    io.numbers(worker == witch ? "witches" : "elders", area, 0, workers_of_a_kind);
    for (std::size_t i = 0; i < owners; ++i) board.area[i][worker] = area[i];
  }
}

void describe_lands(PositionIo& io, State& state) {
  for (std::uint8_t place = 0; place < places; ++place) {
    Land& land = state.lands[place];
    const Land bare{land.row, land.next, no_arg, {}, {}};
    if (!io.has(place_ids[place], land.row != no_arg && land != bare)) continue;
    io.object(place_ids[place], [&] {
      io.name("ritual", land.ritual, std::span(card_ids).first(rituals), true);
      io.number("sickles", land.catalysts[0], 0, 4);
      io.number("orbs", land.catalysts[1], 0, 4);
      io.number("witches", land.workers[witch], 0, 2);
      io.number("elders", land.workers[elder], 0, 2);
    });
    if (!io.reading() || land.ritual == no_arg) continue;
    if (land.row == no_arg || state.cards.zone(land.ritual) != in_deck)
      return io.refuse("lands",
                       {"« lands » : {0} porte un Rituel qui ne peut pas s’y trouver",
                        "\"lands\": {0} bears a Ritual that cannot lie there"},
                       {verbatim(place_ids[place])});
    state.cards.put(land.ritual, zone_of(on_place, owner_of(land)));
  }
}

void describe_passed(PositionIo& io, State& state) {
  BoundedList<std::uint8_t, max_seats> list;
  for (const Seat seat : state.passed) list.push_back(seat);
  io.names("passed", list, std::span(seat_letters).first(state.seats()));
  if (!io.reading()) return;
  state.passed = {};
  for (const Seat seat : list) state.passed.add(seat);
}

// What follows from the pieces: the Place deck, and what each one's effects hear.
void derive(State& state) {
  if (state.phase == Phase::clans) return;
  for (std::uint8_t place = 0; place < deck_places; ++place)
    if (state.lands[place].row == no_arg) state.place_deck.add(place);
  for (const RegionBoard& board : state.regions)
    for (const std::uint8_t place : board.slots)
      if (place != no_arg) state.place_deck.remove(place);
  for (Seat seat = 0; seat < state.seats(); ++seat) listen(state, seat);
}

}  // namespace

void Evenfall::describe(PositionIo& io, State& state) {
  if (io.reading()) state = empty_table(state.options);
  const auto letters = std::span(seat_letters).first(state.seats());
  io.everyone([&] {
    io.number("round", state.round, 1, rounds);
    auto phase = static_cast<std::uint8_t>(state.phase);
    io.name("phase", phase, phase_names);
    state.phase = Phase{phase};
    io.name("first_player", state.first_player, letters);
    io.name("active", state.active, letters);
    describe_passed(io, state);
    io.number("catalysts", state.catalysts, 0, all_catalysts);
    io.flag("red_in_supply", state.red_in_supply);
    io.object("regions", [&] {
      for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
        io.object(region_ids[region], [&] { describe_region(io, state, region); });
    });
    describe_cards(io, state, "discard", in_discard);
    describe_cards(io, state, "box", in_box);
    io.seats("seats", state.seats(), [&](Seat seat) { describe_player(io, state, seat); });
    if (state.solo()) {
      io.number("oval", state.oval, 0, static_cast<int>(oval.size()) - 1);
      io.object("automa", [&] { describe_player(io, state, automa); });
    }
    io.object("lands", [&] { describe_lands(io, state); });
    io.derived([&](json::Writer& out) { write_table(state, out); });
  });
  io.nobody([&] {
    io.numbers("entry", state.entry, 0, 250);
    io.number("next_entry", state.next_entry, 1, 250);
    if (!io.reading()) {
      if (state.cards.any(aside)) describe_cards(io, state, "aside", aside);
    }
    io.random("random", state.rng);
  });
  if (io.reading() && !io.refusal()) derive(state);
}

}  // namespace veillee::evenfall
