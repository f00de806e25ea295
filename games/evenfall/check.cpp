// What holds in every position, and what a position from a file could get wrong.
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

std::string_view check_places(const State& state) {
  std::array<std::uint8_t, places> seen{};
  for (std::uint8_t row = 0; row < state.rows.size(); ++row) {
    int steps = 0;
    for (const std::uint8_t place : Row(state, row)) {
      if (++steps > places) return "a row of Places has no end";
      if (state.lands[place].row != row) return "a Place does not know its row";
      ++seen[place];
    }
    if (steps > 0 && row / 2 >= state.seats() && !(state.solo() && row / 2 == automa))
      return "nobody has a Place";
  }
  for (const RegionBoard& board : state.regions)
    for (const std::uint8_t place : board.slots)
      if (place != no_arg) ++seen[place];
  for (const std::uint8_t place : state.place_deck) ++seen[place];
  for (std::uint8_t place = 0; place < places; ++place) {
    if (seen[place] > 1) return "a Place lies in two places";
    const bool expected = place < deck_places && state.phase != Phase::clans;
    if (expected && seen[place] != 1) return "a Place is nowhere";
  }
  return {};
}

std::string_view check_rituals(const State& state) {
  std::array<std::uint8_t, main_cards> seen{};
  for (const Land& land : state.lands) {
    const int pieces = land.catalysts[0] + land.catalysts[1];
    if (land.ritual == no_arg) {
      if (pieces > 0) return "Catalysts without a Ritual";
      continue;
    }
    ++seen[land.ritual];
    if (land.row == no_arg || state.cards.zone(land.ritual) != zone_of(on_place, owner_of(land)))
      return "a Ritual lies with nobody";
    if (pieces > state.deck().card[land.ritual].slots) return "too many Catalysts on a Ritual";
    if (workers_on(land) > state.deck().card[land.ritual].spaces)
      return "too many workers on a Ritual";
  }
  for (std::uint8_t card = 0; card < rituals; ++card) {
    const std::uint8_t zone = state.cards.zone(card);
    if (seen[card] != (zone >= on_place && zone < on_place + owners ? 1 : 0))
      return "a Ritual lies on no Place or on two";
  }
  for (std::uint8_t card = 0; card < main_cards; ++card) {
    const std::uint8_t zone = state.cards.zone(card);
    if (is_ritual(card) && zone >= upright) return "a Ritual among the characters";
    if (!is_ritual(card) && zone >= on_place && zone < on_place + owners)
      return "a character on a Place";
  }
  return {};
}

std::string_view check_seats(const State& state) {
  SeatSet clans;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.mana > most_mana || player.coven > track_top) return "a counter leaves its track";
    if (player.vp < 0) return "VP below zero";
    if (player.clan != no_arg) {
      if (clans.has(player.clan)) return "two players have the same Clan";
      clans.add(player.clan);
    }
    if (state.phase == Phase::clans) continue;
    if (player.clan == no_arg || player.side == no_arg) return "a player without a Clan";
    std::array<int, worker_count> have = {player.reserve[witch] + player.board_space,
                                          player.reserve[elder] + player.copies.size()};
    for (std::uint8_t region = 0; region < region_count; ++region) {
      const RegionBoard& board = state.regions[region];
      for (std::size_t w = 0; w < worker_count; ++w) have[w] += board.area[seat][w];
      if (board.space == seat) ++have[board.space_worker];
    }
    each_place(state, seat, [&](std::uint8_t place) {
      for (std::size_t w = 0; w < worker_count; ++w) have[w] += state.lands[place].workers[w];
    });
    if (have[witch] != workers_of_a_kind || have[elder] != workers_of_a_kind)
      return "a player has four Witches and four Elders";
    if (player.board_space != 0 && !is_moon(player, cross)) return "a space that nobody has";
    for (std::size_t i = 0; i < sockets; ++i) {
      if (player.socket[i] == no_arg) continue;
      if (!is_moon(player, peak) || player.socket[i] >= player.stones.size())
        return "a stone lies on a slot that is not there";
      for (std::size_t j = 0; j < i; ++j)
        if (player.socket[j] == player.socket[i]) return "a stone lies on two slots";
    }
    for (const Copy& copy : player.copies) {
      bool found = false;
      for (Seat other = 0; other < owners; ++other)
        found |= other != seat && specialists_of(state, other).has(copy.card);
      if (!found) return "an Elder stands on no Specialist";
    }
    for (const std::uint8_t card : specialists_of(state, seat))
      if ((card - rituals) % 2 == 0 && specialists_of(state, seat).has(byte(card + 1)))
        return "two Specialists of one name";
    std::array<bool, 256> entries{};
    bool twice = false;
    each_effect(state, seat, [&](std::uint8_t, std::uint8_t, std::uint8_t entry) {
      twice |= entry == 0 || entries[entry];
      entries[entry] = true;
    });
    if (twice) return "two cards entered a Clan at the same time";
    State again = state;
    listen(again, seat);
    if (again.players[seat] != player) return "effects are not what the cards say";
  }
  return {};
}

// Before the Clans are known nothing lies on the table (EVE-4.21).
std::string_view check_bare(const State& state) {
  if (state.phase != Phase::clans) return {};
  State bare = empty_table(state.options);
  bare.rng = state.rng;
  bare.pending = state.pending;
  bare.stack = state.stack;
  bare.phase = state.phase;
  bare.first_player = state.first_player;
  bare.active = state.active;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    bare.players[seat].clan = state.players[seat].clan;
    bare.players[seat].side = state.players[seat].side;
  }
  return bare == state ? "" : "something lies on the table before the Clans are known";
}

std::string_view check_stones(const State& state) {
  std::array<int, stone_count> seen{};
  seen[red] += state.red_in_supply;
  for (const Player& player : state.players)
    for (const std::uint8_t kind : player.stones) ++seen[kind];
  for (const RegionBoard& board : state.regions)
    for (const std::uint8_t kind : board.stones)
      if (kind != no_arg) ++seen[kind];
  for (std::uint8_t kind = 0; kind < red; ++kind)
    if (seen[kind] > stones_of_a_kind) return "too many stones of a kind";
  return seen[red] > 1 ? "two Red stones" : "";
}

}  // namespace

std::string_view Evenfall::check(const State& state) {
  for (const auto part : {check_bare, check_places, check_rituals, check_seats, check_stones})
    if (const std::string_view wrong = part(state); !wrong.empty()) return wrong;
  int built = 0;
  for (const Land& land : state.lands) built += land.catalysts[0] + land.catalysts[1];
  if (built + state.catalysts > all_catalysts) return "too many Catalysts";
  if (state.solo() && state.phase != Phase::clans) {
    int witches = state.players[automa].reserve[witch];
    for (const RegionBoard& board : state.regions) witches += board.area[automa][witch];
    if (witches != workers_of_a_kind) return "the Automa has four Witches";
  }
  for (const RegionBoard& board : state.regions) {
    if (board.area[automa][elder] > 0) return "the Automa has no Elders";
    for (Seat seat = state.seats(); seat < owners; ++seat)
      if ((!state.solo() || seat != automa) &&
          board.area[seat] != decltype(board.area)::value_type{})
        return "workers of nobody";
    // The winner of the battle of every round to come must find a stone.
    const auto taken = std::count(board.stones.begin(), board.stones.end(), no_arg);
    if (&board - state.regions.data() < regions_in_use(state) && state.phase != Phase::clans &&
        state.phase <= Phase::action && 4 - taken < rounds - state.round + 1)
      return "too few stones in a Region";
  }
  if (state.phase == Phase::action && !state.stack.empty() && state.passed.has(state.active) &&
      state.stack.size() > 1)
    return "who has passed is not active";
  int entered = 0;
  for (std::uint8_t card = 0; card < main_cards; ++card) {
    if (state.entry[card] >= state.next_entry) return "an entry number that was not given yet";
    const std::uint8_t zone = state.cards.zone(card);
    entered += zone >= on_place || zone == in_box ? 1 : 0;
  }
  // Each card enters once, each Elder makes a copy once a round: so a byte is enough.
  if (state.next_entry > 1 + entered + workers_of_a_kind * max_seats * state.round)
    return "an entry number that is too high";
  return {};
}

}  // namespace veillee::evenfall
