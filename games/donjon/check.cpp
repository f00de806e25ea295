// Conservation laws and invariants (DON-1.1, DON-2.6, DON-4.8, DON-8.11 …).
#include "games/donjon/rules.hpp"

namespace veillee::donjon {
namespace {

std::string_view check_heroes(const State& state) {
  std::uint8_t seen = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.heroes[seat] >= hero_count || (seen >> state.heroes[seat] & 1U) != 0)
      return "DON-2.12: every hero exists once";
    const std::uint8_t wanted = state.options.heroes[seat];
    if (wanted != 0 && state.heroes[seat] != wanted - 1) return "DON-2.18: the hero of a seat";
    seen = byte(seen | 1U << state.heroes[seat]);
    if (state.pawns[seat] >= square_count && state.turn.number > 0)
      return "DON-2.10: a hero is nowhere";
    if (state.options.young != 0 && state.boards[seat].hand != dicium::most_dice)
      return "DON-9.2: young adventurers have five dice";
  }
  if (state.first >= state.seats()) return "DON-2.9: nobody began";
  if (state.options.first != 0 && state.first != state.options.first - 1)
    return "DIC-2.5: another one begins";
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.boards[seat] != dicium::PlayerBoard{} || !state.trophies[seat].empty() ||
        cards_left(state, seat) > 0)
      return "a seat that nobody has owns something";
  return {};
}

std::string_view check_monsters(const State& state) {
  std::uint16_t seen = 0;
  const auto twice = [&](std::uint8_t monster) {
    const bool again = monster >= monster_count || (seen >> monster & 1U) != 0;
    if (!again) seen = static_cast<std::uint16_t>(seen | 1U << monster);
    return again;
  };
  for (const std::uint8_t monster : state.monsters)
    if (monster != no_arg && twice(monster)) return "DON-1.10: every monster exists once";
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t monster : state.trophies[seat])
      if (twice(monster)) return "DON-1.10: every monster exists once";
  return {};
}

std::string_view check_goblins(const State& state) {
  const int all = deal_for(state.seats(), state.options.difficulty != 0).den +
                  (state.options.young != 0 ? 1 : 0);
  if (state.den + state.goblins.size() != all) return "DON-2.14: the goblins";
  Set others = chest_squares(state) | portal_squares;
  for (std::size_t lair = 0; lair < lair_count; ++lair)
    if (state.monsters[lair] != no_arg) others.add(lairs[lair]);
  if (state.goblins.meets(others)) return "DON-4.8: a goblin on another tile or a portal";
  if (state.portal != off_board) {
    if (state.portal >= square_count || portal_squares.has(state.portal))
      return "DON-6.12: the Portal tile on a Portal square";
    if ((others | state.goblins).has(state.portal)) return "DON-6.12: the Portal tile on a tile";
  }
  return {};
}

std::string_view check_chests(const State& state) {
  std::uint16_t seen = 0;
  int treasures = 0;
  int relics = 0;
  const auto twice = [&](std::uint8_t tile) {
    const bool again = (seen >> tile & 1U) != 0;
    seen = static_cast<std::uint16_t>(seen | 1U << tile);
    return again;
  };
  for (const std::uint8_t tile : state.chests) {
    if (tile >= tile_count || twice(tile)) return "DON-6.16: every tile exists once";
    (tile < first_relic ? treasures : relics) += 1;
  }
  for (const std::uint8_t tile : state.rooms) {
    if (tile == emptied) --treasures;
    if (tile >= first_relic && tile < tile_count) return "DON-2.3: a relic in a treasure room";
    if (tile < tile_count && twice(tile)) return "DON-1.12: every tile exists once";
  }
  for (const std::uint8_t tile : state.crypts) {
    if (tile == emptied) --relics;
    if (tile < first_relic) return "DON-2.13: a treasure in a crypt";
    if (tile < tile_count && twice(tile)) return "DON-1.13: every tile exists once";
  }
  // The tile of a treasure whose effect is under way is in somebody's hand.
  int in_hand = 0;
  for (const Frame& frame : state.stack) in_hand += Flow{frame.flow} == Flow::treasure ? 1 : 0;
  if (treasures + in_hand != 0 || relics != 0) return "DON-6.31: the tiles of the open chests";
  if (state.result == playing && crown_found(state) && state.chests.size() >= objective(state))
    return "DON-8.2: the game would be won";
  return {};
}

// Piles shrink by a card a turn; the King is the last card of who began.
std::string_view check_piles(const State& state) {
  const int seats = state.seats();
  const Deal deal = deal_for(seats, state.options.difficulty != 0);
  const int turn = state.turn.number;
  const int with_king = seats * deal.size() + 1;
  const bool revealed = state.opened != 0 || state.card != no_arg;
  const int place = turn > 0 ? (turn - 1) % seats : 0;
  if ((state.turn.seat - state.first + seats) % seats != place) return "DIC-3.1: the turn order";
  for (Seat seat = 0; seat < seats; ++seat) {
    const int at = (seat - state.first + seats) % seats;
    int gone = turn > 0 ? (turn - 1) / seats : 0;
    if (turn > 0 && (at < place || (at == place && revealed))) ++gone;
    if (cards_left(state, seat) != std::max(0, deal.size() - gone))
      return "DON-3.2: a card a turn leaves the pile";
    for (std::size_t suit = 0; suit < suit_count; ++suit)
      if (state.piles[seat][suit] > deal.cards[suit]) return "DON-2.6: the cards of a pile";
  }
  const bool due = turn > with_king || (turn == with_king && revealed);
  if (king_is_here(state) != due) return "DON-2.9: the King comes after the last card";
  if ((state.card == king_card) != (turn == with_king && revealed))
    return "DON-7.1: the King's card";
  if (turn > with_king && state.card != no_arg) return "DON-7.9: no card after the King's";
  if (!due) return state.march == 0 ? std::string_view{} : "DON-7.2: the King's die";
  const int marches = turn - with_king - (state.march == 0 && turn > with_king ? 1 : 0);
  if (state.result == playing && (state.king < marches || state.king >= throne))
    if (state.stack.size() == 1) return "DON-7.4: the King's way";
  return {};
}

std::string_view check_cards(const State& state) {
  std::array<int, suit_count> unseen{};
  for (std::uint8_t card = 0; card < dealt_kinds; ++card) {
    int seen = 0;
    if (is_kept(card) && state.held[card - first_kept] != no_arg) ++seen;
    if (state.card == card && (!is_kept(card) || seen == 0)) ++seen;
    if (state.unseen.count[card] + seen > deck_of(state).copies[card]) return "DON-1.15: the cards";
    unseen[suit_of(card)] += state.unseen.count[card];
  }
  for (std::size_t suit = 0; suit < suit_count; ++suit) {
    int in_piles = 0;
    for (Seat seat = 0; seat < state.seats(); ++seat) in_piles += state.piles[seat][suit];
    if (in_piles > unseen[suit]) return "DON-2.7: the piles hold cards that were seen";
  }
  for (const std::uint8_t holder : state.held)
    if (holder != no_arg && holder >= state.seats()) return "DON-4.4: a card of nobody";
  return {};
}

// Between two actions: nobody stands with a foe.
std::string_view check_squares(const State& state) {
  const Set foes = foe_squares(state);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (foes.has(state.pawns[seat])) return "DON-5.14: a hero and a foe on one square";
  return {};
}

std::string_view check_setup(const State& state) {
  bool open = false;
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const std::uint8_t square = state.pawns[clockwise(state.first, state.seats(), i)];
    open |= square == off_board;
    if (square != off_board && (open || !portal_squares.has(square)))
      return "DON-2.10: where the heroes begin";
  }
  if (!open && state.result == playing && state.stack.size() == 1)
    return "DON-2.10: every hero has begun, but no turn has";
  if (state.turn.throws > 0 || state.opened != 0 || state.teleported != 0 || state.card != no_arg ||
      king_is_here(state) || !state.goblins.empty())
    return "DON-2.10: the heroes begin before the first turn";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  const auto& turn = state.turn;
  if (turn.seat >= state.seats()) return "DIC-3.1: nobody's turn";
  if (const auto wrong = dicium::check(turn, state.boards.data(), state.seats(), use_count,
                                       limits(state, turn.seat));
      !wrong.empty())
    return wrong;
  for (const auto law :
       {check_heroes, check_monsters, check_goblins, check_chests, check_piles, check_cards})
    if (const std::string_view wrong = law(state); !wrong.empty()) return wrong;
  if (turn.number == 0) return check_setup(state);
  bool opening = false;
  for (const Frame& frame : state.stack) opening |= Flow{frame.flow} == Flow::opening;
  const bool revealed = state.card != no_arg || state.march != 0;
  if (state.result == playing && !opening && state.opened == 0 && revealed)
    return "DON-3.2: a card or a march before the Adventure step";
  if (turn.throws > 0 && state.opened == 0) return "DON-3.8: a throw before the Adventure step";
  if (state.teleported != 0 && turn.phase == dicium::Phase::throwing)
    return "DON-3.3: a teleport before its time";
  return quiet(state) ? check_squares(state) : std::string_view{};
}

}  // namespace veillee::donjon
