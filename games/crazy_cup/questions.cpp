// What the rules ask of a position.
#include <algorithm>

#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {

std::uint8_t way_of(const State& state, Seat racer) {
  if (!state.teams()) return state.ways[0];
  const std::uint8_t way = state.ways[racer % 2];
  return racer < 2 ? way : opposite(way);  // CUP-9.12
}

bool opponents(const State& state, Seat racer, Seat other) {
  return racer != other && !(state.teams() && other == partner_of(racer));
}

namespace {

// Steps from S on the road in this direction.
int steps_from_start(std::uint8_t way, std::uint8_t square) {
  return way == against_clock ? (road - square) % road : square;
}

}  // namespace

int progress2(const State& state, Seat racer) {
  const Pawn& pawn = state.pawns[racer];
  const std::uint8_t way = way_of(state, racer);
  const int before = 2 * road * pawn.laps;
  if (!is_rough(pawn.square)) return before + 2 * steps_from_start(way, pawn.square);
  const auto& [a, b] = rough_of(pawn.square).joins;
  return before + 2 * std::min(steps_from_start(way, a), steps_from_start(way, b)) + 1;
}

bool last_round(const State& state) {
  bool any = false;
  for_each_racer(state, [&](Seat racer) { any |= finished(state, racer); });
  return any;
}

int round_of(const State& state) { return (state.turn.number - 1) / state.seats() + 1; }

Seat first_player(const State& state) {
  const int seats = state.seats();
  return byte(((state.turn.seat - (state.turn.number - 1)) % seats + seats) % seats);
}

std::uint8_t retreat_square(const State& state, Seat racer) {
  std::uint8_t square = state.pawns[racer].square;
  const std::uint8_t way = way_of(state, racer);
  if (way == no_way) return square;
  int left = retreat_squares;
  if (is_rough(square)) {  // CUP-6.5
    const auto& [a, b] = rough_of(square).joins;
    square = steps_from_start(way, a) < steps_from_start(way, b) ? a : b;
    --left;
  }
  for (; left > 0 && square != start_line; --left) square = after(square, -sign_of(way));
  return square;
}

bool may_be_sent_back(const State& state, Seat racer) {
  return !finished(state, racer) && retreat_square(state, racer) != state.pawns[racer].square;
}

Steps next_squares(const State& state, Seat racer, std::uint8_t square, bool free,
                   const std::array<std::uint8_t, terrain_count>& tiles) {
  Steps steps;
  if (is_rough(square)) {
    for (const std::uint8_t next : rough_of(square).joins) steps.push_back(next);
    return steps;
  }
  const std::uint8_t way = way_of(state, racer);
  const int forward = way == no_way ? 1 : sign_of(way);
  steps.push_back(after(square, forward));
  const std::uint8_t back = after(square, -forward);
  const bool home = back == start_line && finished(state, racer);  // CUP-8.6
  // CUP-4.2, CUP-4.14, CUP-4.24
  if ((square != start_line || way == no_way) && !home) steps.push_back(back);
  const std::uint8_t rough = rough_beside[square];
  if (rough != no_arg && (free || tiles[rough_of(rough).terrain] > 0)) steps.push_back(rough);
  return steps;
}

Steps next_squares(const State& state, Seat racer) {
  return next_squares(state, racer, state.pawns[racer].square, state.movement.free != 0,
                      state.tiles[racer]);
}

bool partners_meet(const State& state, Seat seat) {
  if (!state.teams()) return false;
  const Pawn& one = state.pawns[seat];
  const Pawn& other = state.pawns[partner_of(seat)];
  return one.square == other.square && (one.square != start_line || one.laps > 0 || other.laps > 0);
}

int tiles_of(const State& state, Seat seat) {
  int n = 0;
  for (const std::uint8_t tiles : state.tiles[seat]) n += tiles;
  return n;
}

int supply(const State& state, std::uint8_t terrain) {
  int left = state.seats() <= 2 ? 1 : 2;  // CUP-2.5
  for (Seat seat = 0; seat < state.seats(); ++seat) left -= state.tiles[seat][terrain];
  return left;
}

bool any_supply(const State& state) {
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    if (supply(state, terrain) > 0) return true;
  return false;
}

// ── Grapnel ─────────────────────────────────────────────────────────────────────────────────────

SeatSet in_sight(const State& state, Seat racer) {
  SeatSet seats;
  const std::uint8_t to = state.pawns[racer].square;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!opponents(state, racer, seat)) continue;
    const std::uint8_t from = state.pawns[seat].square;
    const Line line = lines[from][to];
    if (line.steps == 0) continue;
    bool clear = true;
    for_each_racer(state, [&](Seat other) {
      const std::uint8_t at = state.pawns[other].square;
      if (is_rough(at) || line.way == 0) return;
      const int steps = ((at - from) * line.way + road) % road;
      if (steps > 0 && steps < line.steps) clear = false;
    });
    if (clear) seats.add(seat);
  }
  return seats;
}

Pursuit pursuit(const State& state, Seat seat) {
  Pursuit pursuit;
  const auto& path = state.movement.path;
  const int all = path.size() - 1;
  const std::uint8_t from = state.pawns[seat].square;
  const Line line = lines[from][path[0]];
  std::uint8_t way = way_of(state, seat);
  std::uint8_t at = from;
  for (int n = 1; n <= all; ++n) {
    std::uint8_t next = 0;
    if (n > line.steps)
      next = path[byte(n - line.steps)];
    else
      next = line.way == 0 ? path[0] : after(from, line.way * n);
    if (at == start_line && way != no_way && next != after(at, sign_of(way))) break;  // CUP-7.25
    if (next == start_line && finished(state, seat)) break;                           // CUP-8.6
    if (way == no_way) way = next == after(start_line, 1) ? with_clock : against_clock;
    pursuit.squares.push_back(next);
    at = next;
  }
  return pursuit;
}

// ── Cheat cards ─────────────────────────────────────────────────────────────────────────────────

bool has_pair(const State& state) {
  return state.young() ||
         (dicium::makes(state.turn.dice).within & dicium::bit(dicium::Combination::pair)) != 0;
}

namespace {

bool may_target(const State& state, Seat seat, std::uint8_t card, Seat other) {
  if (!opponents(state, seat, other) || finished(state, other)) return false;
  switch (card) {
    case cannon:
      return progress2(state, other) > progress2(state, seat) && may_be_sent_back(state, other);
    case sabotage:
      return other != drone && (!state.boards[other].reserve.empty() || tiles_of(state, other) > 0);
    case plans:
      return other != drone && tiles_of(state, other) > 0 && tiles_of(state, seat) < most_tiles;
    default: return false;
  }
}

}  // namespace

BoundedList<Seat, racer_count> targets(const State& state, Seat seat, std::uint8_t card) {
  BoundedList<Seat, racer_count> found;
  for_each_racer(state, [&](Seat other) {
    if (may_target(state, seat, card, other)) found.push_back(other);
  });
  return found;
}

bool may_lie(const State& state, std::uint8_t square) {
  if (square == start_line || is_rough(square) || is_garage[square] || square == state.tornado)
    return false;
  bool free = true;
  for_each_racer(state, [&](Seat racer) { free &= state.pawns[racer].square != square; });
  return free;
}

bool playable_card(const State& state, Decision decision, std::uint8_t card) {
  const dicium::Turn& turn = state.turn;
  switch (card) {
    case loaded:
      if (decision == Decision::reroll) return true;
      return decision == Decision::combine && turn.actions == 0 && state.acted == 0 &&
             turn.throws == state.boards[turn.seat].throws() && !turn.dice.empty();
    case tornado: return decision == Decision::combine;
    case cannon:
    case sabotage:
    case plans:
      return decision == Decision::combine && has_pair(state) &&
             !targets(state, turn.seat, card).empty();
    case nitro: return decision == Decision::step && state.movement.path.size() == 1;
    case trail:
      return decision == Decision::step && state.movement.path.size() == 1 &&
             state.movement.free == 0 && has_pair(state) &&
             steps_to_rough(state.pawns[turn.seat].square) <= state.movement.left;
    default: return false;
  }
}

SeatSet may_oil(const State& state) {
  const Movement& movement = state.movement;
  SeatSet seats;
  if (movement.left == 0 || finished(state, movement.racer)) return seats;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.pawns[seat].square == state.pawns[movement.racer].square &&
        opponents(state, movement.racer, seat) && may_hold(state, seat))
      seats.add(seat);
  return seats;
}

SeatSet may_follow(const State& state) {
  SeatSet seats;
  if (finished(state, state.movement.racer)) return seats;  // CUP-7.13
  for (const Seat seat : state.movement.sight)
    if (may_hold(state, seat) && !pursuit(state, seat).squares.empty()) seats.add(seat);
  return seats;
}

SeatSet may_cancel(const State& state, Seat player) {
  SeatSet seats;
  if (state.solo()) return seats;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (opponents(state, player, seat) && may_hold(state, seat)) seats.add(seat);
  return seats;
}

BoundedList<Seat, max_seats> may_be_bumped(const State& state) {
  BoundedList<Seat, max_seats> found;
  const Seat mover = state.movement.racer;
  for_each_racer(state, [&](Seat racer) {
    if (state.pawns[racer].square == state.pawns[mover].square && opponents(state, mover, racer) &&
        may_be_sent_back(state, racer))
      found.push_back(racer);
  });
  return found;
}

// ── Combinations ────────────────────────────────────────────────────────────────────────────────

bool has_use(const State& state, std::uint8_t use) {
  return !state.young() || use < use_pair;  // CUP-9.19
}

bool playable(const State& state, Seat seat, std::uint8_t use) {
  if (use == use_tech) return tiles_of(state, seat) < most_tiles && any_supply(state);
  if (takes_card(use)) return !state.shown.empty() || !state.pile.empty() || !state.discard.empty();
  return true;  // CUP-4.23
}

int extra_faces(const State& state, Seat seat) {
  return is_garage[state.pawns[seat].square] ? 1 : 0;
}

// ── The end ─────────────────────────────────────────────────────────────────────────────────────

namespace {

int markers(const State& state, Seat seat) {
  return std::popcount(static_cast<unsigned>(state.boards[seat].slots));
}

// CUP-9.7, CUP-9.8, CUP-9.31.
Outcome solo_outcome(const State& state) {
  const int mine = progress2(state, 0);
  const int rival = progress2(state, drone);
  const bool won = state.how != limit && mine >= rival && state.how == race_over;
  return together(1, won, static_cast<std::int16_t>(mine / 2));
}

Outcome team_outcome(const State& state) {
  constexpr Teams teams = {0, 1, 0, 1};
  std::array<int, 2> sums{};
  for (Seat seat = 0; seat < max_seats; ++seat) sums[seat % 2] += progress2(state, seat);
  Outcome result;
  if (state.how == partners_met) {
    result = by_teams(max_seats, teams, partners_meet(state, 0) ? 0 : 1);
  } else if (state.how == limit && sums[0] != sums[1]) {
    result = by_teams(max_seats, teams, sums[0] > sums[1] ? 0 : 1);
  } else if (state.how == limit) {  // both share the victory
    result = by_teams(max_seats, teams, 0);
    result.winners = SeatSet::all(max_seats);
    result.place.fill(1);
    share_out(result);
  } else {
    result = drawn(max_seats, teams);
    result.kind = Outcome::Kind::teams;
  }
  for (Seat seat = 0; seat < max_seats; ++seat)
    result.score[seat] = static_cast<std::int16_t>(progress(state, seat));
  return result;
}

}  // namespace

Outcome outcome(const State& state) {
  if (state.solo()) return solo_outcome(state);
  if (state.teams()) return team_outcome(state);
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat)
    standings[seat] = {static_cast<std::int16_t>(progress2(state, seat)),
                       static_cast<std::int16_t>(markers(state, seat))};
  Outcome result = ranked(state.seats(), standings);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    result.score[seat] = static_cast<std::int16_t>(progress(state, seat));
  return result;
}

// Dice, open cards, and where a test has left the pawns.
std::uint64_t shown_chance(const State& state) {
  std::uint64_t pawns = 0;
  for (const Pawn& pawn : state.pawns) pawns = pawns * square_count + pawn.square;
  for (const std::uint8_t card : state.shown) pawns = pawns * card_count + card;
  return dicium::shown_chance(state.turn, state.combat) ^ pawns * 0x9E3779B97F4A7C15;
}

// ── What is hidden ──────────────────────────────────────────────────────────────────────────────

void resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  deal_discreetly<CrazyCup>(state, viewer, [&](State& dealt) {
    std::array<int, max_seats> sizes{};
    for (Seat seat = 0; seat < dealt.seats(); ++seat) {
      if (seat == viewer) continue;
      for (std::uint8_t card = 0; card < card_count; ++card) {
        const int unseen = dealt.hands[seat].count[card] - dealt.known[seat].count[card];
        sizes[seat] += unseen;
        dealt.pile.put(card, byte(unseen));
      }
      dealt.hands[seat] = dealt.known[seat];
    }
    Cards aside;  // nobody holds them alone against the drone (CUP-9.6)
    if (dealt.solo() && viewer != 0)
      for (std::uint8_t card = 0; card < card_count; ++card)
        if (!all_cards[card].solo) std::swap(aside.count[card], dealt.pile.count[card]);
    for (Seat seat = 0; seat < dealt.seats(); ++seat)
      for (int n = 0; n < sizes[seat]; ++n) dealt.hands[seat].put(dealt.pile.draw(random));
    for (std::uint8_t card = 0; card < card_count; ++card) dealt.pile.put(card, aside.count[card]);
  });
}

}  // namespace veillee::crazy_cup
