#include "games/evenfall/tests/scenario.hpp"

#include <sstream>

#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {

Texts words_in(std::string_view text) {
  std::istringstream in{std::string(text)};
  Texts all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

Scenario::Scenario(int seats, const Texts& options) {
  const Result<Setup> setup = game().setup(seats, options);
  EXPECT_TRUE(setup.ok());
  state = empty_table(options_from<Options>(*setup));
  state.phase = Phase::action;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    state.players[seat].reserve = {workers_of_a_kind, workers_of_a_kind};
    clan(seat, static_cast<Clan>(seat), state.options.side == all_moon ? moon : sun);
  }
  if (state.solo()) state.players[automa].reserve[witch] = workers_of_a_kind;
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
    state.regions[region].stones = {flame, wave, leaf, bolt};
}

Scenario Scenario::from_start(int seats, const Texts& options, std::uint64_t seed) {
  Scenario s(seats, options);
  s.state = Evenfall::start(s.state.options, seed);
  return s;
}

// ── Setting ─────────────────────────────────────────────────────────────────────────────────────

Scenario& Scenario::round(int n) {
  state.round = byte(n);
  return *this;
}
Scenario& Scenario::first_player(Seat seat) {
  state.first_player = state.active = seat;
  return *this;
}
Scenario& Scenario::clan(Seat seat, Clan clan, Side side) {
  no_start(seat);
  state.players[seat].clan = clan;
  state.players[seat].side = side;
  const bool of_circle = clan == circle && side == moon;
  append(state, starting_place(clan, side),
         row_of(seat, of_circle ? evenfall::outer : evenfall::inner));
  if (of_circle) append(state, circle_cave, row_of(seat, evenfall::outer));
  return *this;
}
Scenario& Scenario::no_start(Seat seat) {
  if (state.players[seat].clan == no_arg) return *this;
  const std::uint8_t old = starting_place(state.players[seat].clan, state.players[seat].side);
  if (state.lands[old].row == no_arg) return *this;
  take_out(state, old);
  state.lands[old] = Land{};
  if (is_moon(state.players[seat], circle)) {
    take_out(state, circle_cave);
    state.lands[circle_cave] = Land{};
  }
  return *this;
}
Scenario& Scenario::stock(Seat seat, int herbs, int potions, int k) {
  state.players[seat].stock = {static_cast<std::uint16_t>(herbs),
                               static_cast<std::uint16_t>(potions), static_cast<std::uint16_t>(k)};
  return *this;
}
Scenario& Scenario::mana(Seat seat, int n) {
  state.players[seat].mana = byte(n);
  return *this;
}
Scenario& Scenario::vp(Seat owner, int n) {
  state.players[owner].vp = static_cast<std::int16_t>(n);
  return *this;
}
Scenario& Scenario::coven(Seat owner, int n) {
  state.players[owner].coven = byte(n);
  return *this;
}
Scenario& Scenario::reserve(Seat owner, int witches, int elders) {
  state.players[owner].reserve = {byte(witches), byte(elders)};
  return *this;
}
Scenario& Scenario::outer(Seat owner, std::string_view places) {
  for (const std::string& id : words_in(places))
    append(state, place(id), row_of(owner, evenfall::outer));
  return *this;
}
Scenario& Scenario::inner(Seat owner, std::string_view places) {
  for (const std::string& id : words_in(places))
    append(state, place(id), row_of(owner, evenfall::inner));
  return *this;
}
Scenario& Scenario::on(std::string_view where, std::string_view ritual, int sickles, int orbs) {
  Land& land = state.lands[place(where)];
  EXPECT_NE(land.row, no_arg) << where << " is nobody's";
  enter(state, card(ritual), zone_of(on_place, owner_of(land)));
  land.ritual = card(ritual);
  land.catalysts = {byte(sickles), byte(orbs)};
  state.catalysts = byte(state.catalysts - sickles - orbs);
  return *this;
}
Scenario& Scenario::standing(std::string_view where, int witches, int elders) {
  Land& land = state.lands[place(where)];
  land.workers = {byte(witches), byte(elders)};
  auto& home = state.players[owner_of(land)].reserve;
  home = {byte(home[witch] - witches), byte(home[elder] - elders)};
  return *this;
}
Scenario& Scenario::hand(Seat seat, std::string_view cards) {
  for (const std::string& id : words_in(cards)) state.cards.put(card(id), zone_of(hands, seat));
  return *this;
}
Scenario& Scenario::specialists(Seat owner, std::string_view cards) {
  for (const std::string& id : words_in(cards)) enter(state, card(id), zone_of(upright, owner));
  return *this;
}
Scenario& Scenario::tilted_one(Seat seat, std::string_view id) {
  enter(state, card(id), zone_of(tilted, seat));
  return *this;
}
Scenario& Scenario::members(Seat seat, std::string_view cards) {
  for (const std::string& id : words_in(cards)) enter(state, card(id), zone_of(council, seat));
  return *this;
}
Scenario& Scenario::copy(Seat seat, std::string_view id) {
  state.players[seat].copies.push_back({card(id), 0, state.next_entry++});
  --state.players[seat].reserve[elder];
  return *this;
}
Scenario& Scenario::won(Seat owner, std::string_view stones) {
  for (const std::string& id : words_in(stones))
    state.players[owner].stones.push_back(index_in(stone_ids, id));
  return *this;
}
Scenario& Scenario::region(Region region, std::string_view places) {
  std::size_t slot = 0;
  for (const std::string& id : words_in(places))
    state.regions[region].slots[slot++] = id == "-" ? no_arg : place(id);
  return *this;
}
Scenario& Scenario::stones_in(Region region, std::string_view stones) {
  std::size_t slot = 0;
  state.regions[region].stones.fill(no_arg);
  for (const std::string& id : words_in(stones))
    state.regions[region].stones[slot++] = id == "-" ? no_arg : index_in(stone_ids, id);
  return *this;
}
Scenario& Scenario::area(Region region, Seat owner, int witches, int elders) {
  state.regions[region].area[owner] = {byte(witches), byte(elders)};
  auto& home = state.players[owner].reserve;
  home = {byte(std::max(0, home[witch] - witches)), byte(std::max(0, home[elder] - elders))};
  return *this;
}
Scenario& Scenario::on_space(Region region, Seat seat, Worker worker) {
  state.regions[region].space = seat;
  state.regions[region].space_worker = worker;
  --state.players[seat].reserve[worker];
  return *this;
}
Scenario& Scenario::pile(std::string_view cards) {
  own_pile_ = true;
  pile_ = words_in(cards);
  return *this;
}
Scenario& Scenario::place_pile(std::string_view places) {
  own_places_ = true;
  places_ = words_in(places);
  return *this;
}
Scenario& Scenario::discarded(std::string_view cards) {
  for (const std::string& id : words_in(cards)) state.cards.put(card(id), in_discard);
  return *this;
}
Scenario& Scenario::all_pass() {
  state.passed = SeatSet::all(state.seats());
  return *this;
}
Scenario& Scenario::oval_at(int space) {
  state.oval = byte(space);
  return *this;
}

Scenario& Scenario::begin(std::uint64_t seed) {
  if (own_pile_) {
    for (const std::uint8_t one : state.cards.in(in_deck)) state.cards.put(one, in_box);
    for (const std::string& id : pile_) state.cards.put(card(id), in_deck);
  }
  for (std::uint8_t one = 0; one < deck_places; ++one)
    if (state.lands[one].row == no_arg) state.place_deck.add(one);
  if (own_places_) {
    state.place_deck = {};
    for (const std::string& id : places_) state.place_deck.add(place(id));
  }
  for (const RegionBoard& board : state.regions)
    for (const std::uint8_t one : board.slots)
      if (one != no_arg) state.place_deck.remove(one);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    listen(state, seat);
    if (state.players[seat].side == moon) state.red_in_supply = 1;
  }
  for (const Player& one : state.players)
    for (const std::uint8_t kind : one.stones)
      if (kind == red) state.red_in_supply = 0;
  state.rng = Rng(seed);
  Evenfall::resume(state);
  return ScenarioOf::begin();
}

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

std::string Scenario::decision() const {
  return over() ? "over" : std::string(Evenfall::info().decisions[state.pending.decision].name);
}
Scenario& Scenario::until(std::string_view wanted) {
  for (int i = 0; i < 500 && !over() && decision() != wanted; ++i) play(options()[0]);
  return *this;
}
std::string Scenario::stock_of(Seat seat) const {
  const auto& stock = player(seat).stock;
  return std::to_string(stock[0]) + " " + std::to_string(stock[1]) + " " + std::to_string(stock[2]);
}
std::string Scenario::row_text(std::uint8_t row) const {
  std::string text;
  for (const std::uint8_t one : Row(state, row))
    text += (text.empty() ? "" : " ") + std::string(place_ids[one]);
  return text;
}
std::string Scenario::zone_text(std::uint8_t zone) const {
  std::string text;
  for (const std::uint8_t one : state.cards.in(zone))
    text += (text.empty() ? "" : " ") + std::string(card_ids[one]);
  return text;
}
std::string Scenario::stones_of(Seat owner) const {
  std::string text;
  for (const std::uint8_t kind : player(owner).stones)
    text += (text.empty() ? "" : " ") + std::string(stone_ids[kind]);
  return text;
}
std::string Scenario::order_of(const Texts& kinds) const {
  std::string text;
  for (const Event& event : events) {
    const std::string name(Evenfall::info().events[event.kind].name);
    if (std::find(kinds.begin(), kinds.end(), name) != kinds.end())
      text += (text.empty() ? "" : " ") + name;
  }
  return text;
}
json::Value Scenario::view(Viewer viewer) const {
  return *json::read(view_text<Evenfall>(state, viewer));
}

}  // namespace veillee::evenfall
