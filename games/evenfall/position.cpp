// The pieces as readable JSON, in both directions, what follows from them, and who sees it (section
// 19 of RULES.md).
#include "games/evenfall/flows.hpp"
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

// The cards of a Clan, in the order in which they entered it.
void describe_clan(PositionIo& io, State& state, std::string_view key, std::uint8_t zone) {
  BoundedList<std::uint8_t, main_cards> list;
  for (const std::uint8_t card : state.cards.in(zone)) {
    std::uint8_t at = list.size();
    while (at > 0 && state.entry[list[byte(at - 1)]] > state.entry[card]) --at;
    list.insert_at(at, card);
  }
  io.laid_cards(key, list, state.cards, zone, card_ids);
}

void describe_row(PositionIo& io, State& state, std::string_view key, std::uint8_t row) {
  io.laid(key, Row(state, row), place_ids,
          {"« {0} » : le Lieu {1} se trouve déjà ailleurs",
           "\"{0}\": Place {1} lies somewhere else already"},
          [&](std::uint8_t place) {
            const bool free = state.lands[place].row == no_arg;
            if (free) append(state, place, row);
            return free;
          });
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

// ── What follows from them, for who only draws ──────────────────────────────────────────────────

// The battle that is fought (EVE-12.28): dials only once all are revealed.
void write_battle(const State& state, json::Writer& out) {
  const BattleFlow* f = running<BattleFlow>(state);
  if (f == nullptr) return;
  out.object("battle", [&] {
    out.member("region", region_ids[f->region]);
    write_seats(out, "fighters", f->fighters - SeatSet::only(automa));
    out.member("automa", f->fighters.has(automa));
    out.member("revealed", f->revealed != 0);
    if (f->revealed == 0) return;
    out.numbers("dials", std::span(f->dial).first(state.seats()));
    out.numbers("strengths", f->strength);
  });
}

// Which effect asks, so that the table can show it; how many resources are chosen or paid; what
// lies to choose from, in signs.
void write_question(const State& state, json::Writer& out) {
  const Decision decision{state.pending.decision};
  if (const auto* f = at_top<PlayFlow>(state))
    out.member("by", "card:" + std::string(card_ids[f->card]));
  if (const auto* f = at_top<GainFlow>(state)) {
    const bool bonus = f->source == no_arg;
    out.member("by", bonus ? "place:" + std::string(place_ids[f->place]) : piece_of(f->source));
    if (decision == Decision::resources) out.member("amount", resources_due(state, f->seat));
  }
  const auto* f = at_top<EffectFlow>(state);
  if (f == nullptr) return;
  out.member("by", piece_of(f->source));
  if (decision == Decision::price) out.member("amount", f->left);
  if (decision != Decision::choose) return;
  const Node& node = node_at(state, f->source, f->node);
  out.array("choices", [&] {
    for (std::uint8_t i = 0; i < node.size; ++i)
      out.value(signs(part_of(state.deck().effects[f->source], node.children[i])));
  });
}

void write_table(const State& state, json::Writer& out) {
  out.member("main_deck", state.cards.count(in_deck));
  out.member("place_deck", state.place_deck.size());
  if (state.solo()) out.member("difficulty", difficulties[state.options.difficulty]);
  write_battle(state, out);
  write_question(state, out);
}

void write_owner(const State& state, Seat owner, json::Writer& out) {
  const Player& player = state.players[owner];
  const FinalCount count = final_count(state, owner);
  out.object("count", [&] {
    WordFile lines = counted_words;
    const auto* points = counted.begin();
    for (WordEntry line; lines.next(line); ++points) out.member(line.name(), count.*(*points));
  });
  const Doubled doubled = doubled_places(state, owner);  // as the stones would lie now
  out.names("doubled", std::span(doubled).first(player.stones.size()), place_ids);
  std::array<int, region_count> present{};
  for (std::uint8_t region = 0; region < region_count; ++region)
    present[region] = workers_in(state, region, owner);
  out.numbers("present", std::span(present).first(regions_in_use(state)));
  if (owner == automa) {  // the first Clan that the human does not have (EVE-2.46)
    if (state.players[0].clan != no_arg)
      out.member("paint", clan_ids[state.players[0].clan == star ? cross : star]);
    return;
  }
  out.member("hand_size", hand_size(state, owner));
  out.member("strength", player.sum(Mod::strength));
  out.member("dial_change", player.sum(Mod::dial));
  if (player.clan == no_arg || player.side == no_arg) return;
  out.member("board", board_ids[board_of(player)]);
  out.member("track", track_ids[track_of(player.clan, player.side)]);
  out.numbers("council_price", council_price(state, owner));
}

void write_private(const State& state, Seat seat, json::Writer& out) {
  if (const auto* f = at_top<DiscardFlow>(state); f != nullptr && f->seat == seat)
    out.names("aside", state.cards.in(aside), card_ids);
}

// ── All of it ───────────────────────────────────────────────────────────────────────────────────

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
  describe_clan(io, state, "specialists", zone_of(upright, seat));
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
  describe_clan(io, state, "tilted", zone_of(tilted, seat));
  describe_clan(io, state, "council", zone_of(council, seat));
  io.owner(seat, false, [&] {
    io.cards("hand", state.cards, zone_of(hands, seat), card_ids);
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
    io.name("phase", state.phase);
    io.name("first_player", state.first_player, letters);
    io.name("active", state.active, letters);
    io.seat_set("passed", state.passed, state.seats());
    io.number("catalysts", state.catalysts, 0, all_catalysts);
    io.flag("red_in_supply", state.red_in_supply);
    io.object("regions", [&] {
      for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
        io.object(region_ids[region], [&] { describe_region(io, state, region); });
    });
    io.cards("discard", state.cards, in_discard, card_ids);
    io.cards("box", state.cards, in_box, card_ids);
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
    if (!io.reading() && state.cards.any(aside)) io.cards("aside", state.cards, aside, card_ids);
    io.random("random", state.rng);
  });
  if (io.reading() && !io.refusal()) derive(state);
}

// What a viewer cannot know, dealt anew (EVE-19.3): hands, the Main deck, and what somebody else
// has named so far of an unfinished discard.
void Evenfall::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  if (DiscardFlow* discard = at_top<DiscardFlow>(state);
      discard != nullptr && discard->seat != viewer && discard->fired == 0) {
    discard->laid = 0;  // for the others it has just begun
    state.cards.put_all(aside, zone_of(hands, discard->seat));
  }
  Cards unknown = state.cards.in(in_deck);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (seat != viewer) unknown |= hand_of(state, seat);
  state.cards.deal(unknown, random);
  resample_answers<Evenfall>(state, viewer, random);
}

}  // namespace veillee::evenfall
