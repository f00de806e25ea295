// Conservation laws and invariants (CIV-1.2, CIV-4.8, CIV-5.1, CIV-5.3, CIV-12.2 …).
#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

bool fighting(const State& state) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::travel) return true;
  return false;
}

std::string_view check_pawns(const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const std::uint8_t square = state.pawns[seat];
    if (square >= square_count) return "CIV-1.10: a pawn outside the chart";
    if (rival_capitals(state, seat).has(square)) return "CIV-4.1: a pawn on an enemy Capital";
    if (fighting(state)) continue;
    if (rival_on(state, seat, square) != no_arg) return "CIV-4.8: two pawns on a square";
    if (monster_on(state, square) != no_arg) return "CIV-4.5: a pawn beside a living monster";
  }
  return {};
}

std::string_view check_tiles(const State& state) {
  Set taken = lairs(state);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const auto add = [&](std::uint8_t square) {
      if (square >= square_count || taken.has(square)) return false;
      taken.add(square);
      return true;
    };
    if (!add(capital_of(state, seat))) return "CIV-5.13: two tiles on a square";
    Set heads;  // Capital and Heroes
    heads.add(capital_of(state, seat));
    for (const std::uint8_t square : state.heroes[seat]) {
      if (square == on_board) continue;
      if (!add(square)) return "CIV-5.13: two tiles on a square";
      heads.add(square);
    }
    for (std::uint8_t tile = 0; tile < building_count; ++tile) {
      if (tiles_left(state, seat, tile) < 0) return "CIV-1.2: more tiles than there are";
      for (const std::uint8_t square : state.built[seat][tile])
        if (!add(square)) return "CIV-5.13: two tiles on a square";
    }
    for (const Set& region : regions) {
      if ((region & heads).size() > 1) return "CIV-5.3: two Heroes in a region";
      for (const Set& buildings : state.built[seat])
        if ((region & buildings).size() > 1) return "CIV-5.3: two like buildings in a region";
    }
  }
  for (const std::uint8_t slayer : state.monsters)
    if (slayer != alive && slayer >= state.seats()) return "CIV-6.6: a monster slain by nobody";
  return {};
}

std::string_view check_cards(const State& state) {
  for (std::uint8_t place = on_display; place < in_hand; ++place)
    if (state.cards.count(place) > 1) return "CIV-2.6: one card a place of the display";
  for (std::uint8_t card = 0; card < philosopher_count; ++card) {
    const std::uint8_t zone = state.cards.zone(card);
    if (zone >= in_hand + state.seats() && zone < gone) return "CIV-8.3: a card of nobody";
    if (state.solo() && !all_philosophers[card].solo && zone != in_pile && zone != gone)
      return "CIV-14.3: a card without effect in solo";
    if (zone >= in_hand && zone < gone && !state.cards.knowers(card).has(byte(zone - in_hand)))
      return "CIV-10.3: an owner knows the own cards";
    if ((zone == gone || (zone >= on_display && zone < in_hand)) &&
        state.cards.knowers(card) != everybody)
      return "CIV-10.3: what lies open is known to all";
  }
  const auto [thief, victim, sure] = state.theft;
  if (state.rumoured.empty()) return {};
  if (thief >= state.seats() || victim >= state.seats() || thief == victim)
    return "CIV-10.14: a rumour without thief or victim";
  if (state.cards.zone(protagoras) != gone) return "CIV-10.14: a rumour before the theft";
  int taken = 0;
  for (const std::uint8_t card : state.rumoured) {
    const std::uint8_t zone = state.cards.zone(card);
    if (zone != in_hand + thief && zone != in_hand + victim)
      return "CIV-10.14: a rumoured card is with thief or victim";
    if (state.cards.knowers(card) != state.theft.both())
      return "CIV-10.14: only thief and victim know where a rumoured card is";
    taken += zone == in_hand + thief ? 1 : 0;
  }
  if (taken > 1 || (sure != 0 && taken == 0)) return "CIV-10.14: one card was stolen";
  return {};
}

std::string_view check_objectives(const State& state) {
  int shown = 0;
  for (std::uint8_t card = 0; card < objective_count; ++card) {
    const std::uint8_t place = state.commons[card];
    if (place == unused) continue;
    ++shown;
    if (place > traded || (place >= held_by + state.seats() && place != traded))
      return "CIV-11.1: a Common objective of nobody";
    if (state.solo() && !all_commons[card].solo)
      return "CIV-14.3: an objective without effect in solo";
  }
  if (shown != state.seats() + 1) return "CIV-2.7: the Common objectives";
  const bool chosen = state.turn.number > 0;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const bool plays = seat < state.seats();
    if (state.secrets.count(byte(dealt_to + seat)) != (plays && !chosen ? 2 : 0) ||
        state.secrets.count(byte(kept_by + seat)) != (plays && chosen ? 1 : 0) ||
        state.secrets.count(byte(discarded_by + seat)) != (plays && chosen ? 1 : 0))
      return "CIV-2.8: the Secret objectives";
  }
  for (std::uint8_t card = 0; card < objective_count; ++card) {
    const std::uint8_t zone = state.secrets.zone(card);
    const bool useless = state.solo() && !all_secrets[card].solo;
    if (useless && zone != in_box && zone != removed)
      return "CIV-14.3: an objective without effect in solo";
    if (!useless && zone == removed) return "CIV-14.3: an objective that left the game";
    if (zone >= dealt_to && zone < removed &&
        !state.secrets.knowers(card).has(byte((zone - dealt_to) % max_seats)))
      return "CIV-2.9: an owner knows the own Secret objectives";
    if (zone == removed && state.secrets.knowers(card) != everybody)
      return "CIV-14.3: what left the game was seen";
  }
  return {};
}

std::string_view check_points(const State& state) {
  const int all = pile_at_start[static_cast<std::size_t>(state.seats() - 1)];
  int gained = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    gained += state.vp[seat];
    if (5 * state.fives[seat] > state.vp[seat]) return "CIV-12.4: more tiles than VP";
  }
  if (fives_left(state) < 0) return "CIV-1.4: three tiles of 5 VP";
  if (state.pile > all || gained < all - state.pile ||
      (state.pile > 0 && gained != all - state.pile))
    return "CIV-12.2: the VP pile";
  return {};
}

std::string_view check_turn(const State& state) {
  const dicium::Turn& turn = state.turn;
  if (turn.number > most_rounds * state.seats() || (state.solo() && turn.number > solo_turns))
    return "CIV-13.13: more turns than there are";
  if (turn.number == 0 && turn.throws > 0) return "CIV-2.9: a throw before the secret choice";
  const Extras& extras = state.extras;
  const bool any = extras.acted != 0 || extras.third != 0 || extras.founded != 0;
  if (any && turn.phase == dicium::Phase::throwing) return "CIV-3.1: an action before its time";
  if (extras.third != 0 && turn.actions < dicium::most_actions)
    return "CIV-10.7: a third action before the second";
  for (Seat one = 0; one < state.seats(); ++one)
    for (Seat other = 0; other < one; ++other)
      if (state.colours[one] == state.colours[other]) return "CIV-2.15: the same board twice";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  if (const auto wrong = dicium::check(state.turn, state.boards.data(), state.seats(), use_count,
                                       limits(state, state.turn.seat));
      !wrong.empty())
    return wrong;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.boards[seat] != dicium::PlayerBoard{} || state.vp[seat] > 0)
      return "a seat that nobody has owns something";
  for (const auto part :
       {check_turn, check_pawns, check_tiles, check_cards, check_objectives, check_points})
    if (const auto wrong = part(state); !wrong.empty()) return wrong;
  return {};
}

}  // namespace veillee::civilisation
