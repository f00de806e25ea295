// The options of every decision (section 10 of RULES.md).
#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {
namespace {

void add_power(const State& state, Seat seat, Power power, ActionList& list) {
  if (can_use(state, seat, power)) list.add(make_action(Do::power, power));
}

void resources(Do what, ActionList& list) {
  for (std::uint8_t k = 0; k < resource_count; ++k) list.add(make_action(what, k));
}

void places(Do what, Places mask, ActionList& list) {
  for (const std::uint8_t place : Squares{mask}) list.add(make_action(what, place));
}

void numbers(Do what, int least, int most, ActionList& list) {
  for (int n = least; n <= most; ++n) list.add(make_action(what, static_cast<std::uint8_t>(n)));
}

// DC2: with a canteen bonus, also whether it counts (SAB-3.25).
void split(const State& state, Seat seat, ActionList& list) {
  const int available = available_ghosts(state.players[seat]);
  const bool may_decline = canteen_bonus(state, seat) > 0;
  for (std::uint8_t k = 0; k <= available; ++k) {
    list.add(make_action(Do::split, k, no_arg));
    if (may_decline) list.add(make_action(Do::split, k, 0));
  }
}

void bonus(const State& state, Seat seat, ActionList& list) {
  for (std::uint8_t slot = 0; slot < slot_count; ++slot)
    if (state.slots[slot] == no_arg) list.add(make_action(Do::bonus, slot));
  add_power(state, seat, luxuriance, list);
}

// DC5 and DC6 together: the square says that it is a B1.
void scheme(const State& state, Seat seat, ActionList& list) {
  for (const std::uint8_t square : Squares{walkable(state, seat)})
    list.add(make_action(Do::walk, square));
  // Where no ghost can move, a ghost movement is a pass (SAB-3.37).
  if (can_move_ghosts(state, seat) || can_use(state, seat, frenzy))
    list.add(make_action(Do::ghosts));
  list.add(make_action(Do::pass));
  if (state.options.power == power_off) return;
  if (can_use(state, seat, bats))
    for (const std::uint8_t square : Squares{flyable(state, seat)})
      list.add(make_action(Do::fly, square));
  add_power(state, seat, luxuriance, list);
}

void mirrors(const State& state, Seat seat, ActionList& list) {
  for (const std::uint8_t mirror : Squares{usable_mirrors(state, seat)})
    list.add(make_action(Do::mirror, mirror));
}

void effect(const State& state, Seat seat, ActionList& list) {
  if (tile_works(state, seat)) list.add(make_action(Do::tile));
  mirrors(state, seat, list);
  list.add(make_action(Do::nothing));
  add_power(state, seat, luxuriance, list);
}

void terrorise(const Player& player, ActionList& list) {
  for (const Store store : {h2, h1})
    for (std::uint8_t k = 0; k < resource_count; ++k)
      if (player.store[store][k] > 0) list.add(make_action(Do::discard, k, store));
}

void give_kind(const Player& player, ActionList& list) {
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if (player.store[h2][k] + player.store[h1][k] > 0) list.add(make_action(Do::give, k));
}

void receive(const Magician& m, ActionList& list) {
  const std::uint8_t most = m.amount[h2] > 0 ? m.amount[h2] : m.amount[h1];
  for (std::uint8_t n = 0; n <= most; ++n) list.add(make_action(Do::receive, m.kind, n));
}

void after_effect(const State& state, Seat seat, ActionList& list) {
  list.add(make_action(Do::go_on));
  for (const Power power : {apparition, doppelganger, fireball, seduction, spell, luxuriance})
    add_power(state, seat, power, list);
}

// DC10: ghosts of a colour in one place are one choice.
void ghost(const State& state, Seat seat, ActionList& list) {
  const GhostMovement& m = state.stack.back().locals<GhostMovement>();
  const Player& player = state.players[seat];
  const auto elsewhere = static_cast<Places>(~player.places);  // SAB-5.11
  const bool powers = state.options.power != power_off;
  if (player.drawbridge > m.back_on_bridge) {
    places(Do::send, payable_regions(state, seat) & elsewhere, list);
    places(Do::send, all_gardens & elsewhere, list);
    if (powers && can_use(state, seat, teleportation))
      places(Do::teleport, all_regions & elsewhere, list);
  }
  const auto& reach = m.boosted != 0 ? places_within_two : adjacent_places;
  for (const std::uint8_t from :
       Squares{SquareMask(movable_places(state, seat) & ~m.moved_places())}) {
    for (const std::uint8_t to : Squares{SquareMask(reach[from] & elsewhere)})
      list.add(make_action(Do::move, from, to));
    list.add(make_action(Do::back, from));
  }
  list.add(make_action(Do::end_action));
  if (!powers) return;
  for (const Power power : {booster, frenzy, luxuriance}) add_power(state, seat, power, list);
}

// DC11: for each kind of the portal, the store where it lies; where it lies in both, either.
void pay(const State& state, Seat seat, ActionList& list) {
  const GhostMovement& m = state.stack.back().locals<GhostMovement>();
  const Player& player = state.players[seat];
  const std::uint8_t cost = cost_of(state, m.to);
  const unsigned forced = cost & ~kinds_in(player.store[h2]);
  const unsigned possible = cost & kinds_in(player.store[h1]);
  const unsigned free = possible & ~forced;
  for (unsigned chosen = 0;; chosen = (chosen - free) & free) {  // all subsets of `free`
    list.add(make_action(Do::pay, static_cast<std::uint8_t>(forced | chosen)));
    if (chosen == free) break;
  }
}

// DC12
void arrival(const State& state, Seat seat, ActionList& list) {
  const std::uint8_t place = state.stack.back().locals<GhostMovement>().to;
  list.add(make_action(full(state, place) ? Do::leave : Do::settle));
  if (can_fight(state, seat, place)) list.add(make_action(Do::fight));
}

void keep(const State& state, Seat seat, ActionList& list) {
  list.add(make_action(Do::keep, no_arg, no_arg));
  for (std::uint8_t a = 0; a < resource_count; ++a) {
    list.add(make_action(Do::keep, a, no_arg));
    if (!has_major(state, seat, alchemist)) continue;
    for (auto b = static_cast<std::uint8_t>(a + 1); b < resource_count; ++b)
      list.add(make_action(Do::keep, a, b));
  }
}

}  // namespace

void options(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  switch (Decision{state.pending.decision}) {
    case Decision::secret_area:
      list.add(make_action(Do::decline));
      return places(Do::protect, player.places, list);
    case Decision::split: return split(state, seat, list);
    case Decision::bonus: return bonus(state, seat, list);
    case Decision::bonus_resource: return resources(Do::take, list);
    case Decision::window:
      list.add(make_action(Do::go_on));
      return add_power(state, seat, luxuriance, list);
    case Decision::scheme: return scheme(state, seat, list);
    case Decision::effect: return effect(state, seat, list);
    case Decision::terrorise: return terrorise(player, list);
    case Decision::give_kind: return give_kind(player, list);
    case Decision::give_from_2h: {
      const std::uint8_t given = state.stack.back().locals<Magician>().given;
      return numbers(Do::from_2h, player.store[h1][given] == 0 ? 1 : 0, player.store[h2][given],
                     list);
    }
    case Decision::give_from_1h: {
      const Magician& m = state.stack.back().locals<Magician>();
      return numbers(Do::from_1h, m.amount[h2] == 0 ? 1 : 0, player.store[h1][m.given], list);
    }
    case Decision::receive: return receive(state.stack.back().locals<Magician>(), list);
    case Decision::after_effect: return after_effect(state, seat, list);
    case Decision::again: return mirrors(state, seat, list);
    case Decision::haunt: {
      const std::uint8_t haunted = state.stack.back().locals<Magician>().seat;
      for (std::uint8_t k = 0; k < resource_count; ++k)
        list.add(make_action(Do::haunt, haunted, k));
      return;
    }
    case Decision::ghost: return ghost(state, seat, list);
    case Decision::pay: return pay(state, seat, list);
    case Decision::arrival: return arrival(state, seat, list);
    case Decision::luxuriance:
      for (std::uint8_t a = 0; a < resource_count; ++a)
        for (std::uint8_t b = a; b < resource_count; ++b) list.add(make_action(Do::draw, a, b));
      return;
    case Decision::immortality:
      list.add(make_action(Do::decline));
      return places(Do::reappear,
                    immortal_places(state, seat, state.stack.back().locals<ImmortalityUse>().place),
                    list);
    case Decision::unfed:
      places(Do::starve, player.places, list);
      if (player.drawbridge > 0) list.add(make_action(Do::starve_on_bridge));
      return;
    case Decision::keep: return keep(state, seat, list);
    case Decision::count: return;
  }
}

}  // namespace veillee::sabbat_magica
