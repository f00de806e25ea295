#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {

constexpr int most_told = 200;  // by one event

void gain_vp(State& state, Seat owner, int n, PointSource source, EventSink* sink) {
  if (n <= 0) return;
  Player& player = state.players[owner];
  player.vp = static_cast<std::int16_t>(std::min(most_counted, player.vp + n));
  for (; n > 0 && sink != nullptr; n -= most_told)
    tell(sink, Happened::vp_gained, owner, byte(std::min(n, most_told)), source);
}

void gain(State& state, Seat seat, Unit unit, int n, EventSink* sink) {
  Player& player = state.players[seat];
  if (unit == Unit::m) n = std::min(n, most_mana - player.mana);
  if (n <= 0) return;
  if (unit == Unit::m) {
    player.mana = byte(player.mana + n);
  } else {
    std::uint16_t& have = player.stock[static_cast<std::size_t>(unit)];
    have = static_cast<std::uint16_t>(std::min(most_counted, have + n));
  }
  for (; n > 0 && sink != nullptr; n -= most_told)
    tell(sink, Happened::gained, seat, static_cast<std::uint8_t>(unit),
         byte(std::min(n, most_told)));
}

void pay(State& state, Seat seat, Unit unit, int n, EventSink* sink) {
  if (n <= 0) return;
  Player& player = state.players[seat];
  if (unit == Unit::m)
    player.mana = byte(player.mana - n);
  else
    player.stock[static_cast<std::size_t>(unit)] -= static_cast<std::uint16_t>(n);
  tell(sink, Happened::paid, seat, static_cast<std::uint8_t>(unit), byte(n));
}

int gain_parts(State& state, Seat owner, const Node& node, int times, std::uint8_t& part,
               PointSource source, EventSink* sink) {
  for (; part < node.size; ++part) {
    const int n = node.parts[part].n * times;
    const Unit unit = node.parts[part].unit;
    if (owner == automa || unit == Unit::vp) {
      gain_vp(state, owner, n, source, sink);
      continue;
    }
    switch (unit) {
      case Unit::any: ++part; return std::min(n, 250);
      case Unit::c: draw_cards(state, owner, n, sink); break;
      default: gain(state, owner, unit, n, sink); break;
    }
  }
  return 0;
}

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────

std::uint8_t next_card(State& state, EventSink* sink) {
  Cards deck = state.cards.in(in_deck);
  if (deck.empty()) {
    deck = state.cards.in(in_discard);
    if (deck.empty()) return no_arg;
    state.cards.put_all(in_discard, in_deck);
    tell(sink, Happened::reshuffled, neutral, byte(deck.size()));
  }
  return deck.draw(state.rng);
}

void draw_cards(State& state, Seat seat, int n, EventSink* sink) {
  for (int i = 0; i < n; ++i) {
    const std::uint8_t card = next_card(state, sink);
    if (card == no_arg) return;
    state.cards.put(card, zone_of(hands, seat));
    if (sink == nullptr) continue;
    const bool scouting = state.phase == Phase::resources;
    Event event = make_event(scouting ? Happened::dealt : Happened::drew, seat, card);
    event.private_args = 1;
    event.insiders = SeatSet::only(seat);
    emit(sink, event);
  }
}

int discard_aside(State& state, Seat seat, EventSink* sink) {
  int n = 0;
  for (const std::uint8_t card : Cards(state.cards.in(aside))) {
    state.cards.put(card, in_discard);
    tell(sink, Happened::discarded, seat, card);
    ++n;
  }
  return n;
}

// ── Places ──────────────────────────────────────────────────────────────────────────────────────

void append(State& state, std::uint8_t place, std::uint8_t row) {
  std::uint8_t* last = &state.rows[row];
  while (*last != no_arg) last = &state.lands[*last].next;
  *last = place;
  state.lands[place].row = row;
  state.lands[place].next = no_arg;
}

void take_out(State& state, std::uint8_t place) {
  std::uint8_t* at = &state.rows[state.lands[place].row];
  while (*at != place) at = &state.lands[*at].next;
  *at = state.lands[place].next;
  state.lands[place].next = no_arg;
}

void transfer(State& state, std::uint8_t place, EventSink* sink) {
  const Seat owner = owner_of(state.lands[place]);
  take_out(state, place);
  append(state, place, row_of(owner, inner));
  tell(sink, Happened::transferred, owner, place);
}

void place_from_deck(State& state, Seat owner, EventSink* sink) {
  if (state.place_deck.empty()) return;
  const std::uint8_t place = state.place_deck.draw(state.rng);
  append(state, place, row_of(owner, outer));
  tell(sink, Happened::place_drawn, owner, place);
}

void fill_region(State& state, std::uint8_t region, EventSink* sink) {
  for (std::uint8_t slot = 0; slot < slots_for(state.seats()); ++slot) {
    std::uint8_t& here = state.regions[region].slots[slot];
    if (here != no_arg || state.place_deck.empty()) continue;
    here = state.place_deck.draw(state.rng);
    tell(sink, Happened::place_dealt, neutral, here, region);
  }
}

void take_place(State& state, Seat owner, std::uint8_t place, std::uint8_t region,
                EventSink* sink) {
  for (std::uint8_t& slot : state.regions[region].slots)
    if (slot == place) slot = no_arg;
  append(state, place, row_of(owner, outer));
  tell(sink, Happened::discovered, owner, place, region);
}

// ── Clans ───────────────────────────────────────────────────────────────────────────────────────

bool climb(State& state, Seat owner, EventSink* sink) {
  std::uint8_t& coven = state.players[owner].coven;
  const bool higher = coven < track_top;
  coven = byte(coven + (higher ? 1 : 0));
  tell(sink, Happened::advanced, owner, coven);
  if (!higher) gain_vp(state, owner, vp_beyond, from_track, sink);
  return higher;
}

void enter(State& state, std::uint8_t card, std::uint8_t zone) {
  state.cards.put(card, zone);
  state.entry[card] = state.next_entry++;
}

void take_stone(State& state, Seat owner, std::uint8_t region, std::uint8_t kind, EventSink* sink) {
  for (std::uint8_t& stone : state.regions[region].stones) {
    if (stone != kind) continue;
    stone = no_arg;  // the leftmost of its kind (EVE-12.29)
    break;
  }
  state.players[owner].stones.push_back(kind);
  tell(sink, Happened::stone_taken, owner, region, kind);
}

}  // namespace veillee::evenfall
