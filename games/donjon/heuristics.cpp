// How good a position looks for the group: how near it is to its goal, how much time is left, and
// what the heroes have to get there (features.hpp).
#include <algorithm>

#include "games/donjon/features.hpp"
#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

constexpr int far_away = 16;  // what is further makes no difference

// Turns that are left at most, in tenths; a march of the King takes 1.5 squares.
int turns_left(const State& state) {
  return 10 * king_in(state) + 20 * (king_is_here(state) ? throne - state.king : throne) / 3;
}

// How far a hero is from all squares, the free teleport of the coming turn included.
struct Ways {
  const std::uint8_t* own;
  const std::uint8_t* portals = nullptr;
  const std::uint8_t* tile = nullptr;

  Ways(const State& state, Seat seat) : own(ways_from(state.pawns[seat]).data()) {
    if (state.turn.seat == seat && (state.turn.actions > 0 || state.teleported != 0)) return;
    portals = ways_from_portals().data();
    if (state.portal != off_board) tile = ways_from(state.portal).data();
  }
  int to(std::uint8_t square) const {
    std::uint8_t way = own[square];
    if (portals != nullptr) way = std::min(way, portals[square]);
    if (tile != nullptr) way = std::min(way, tile[square]);
    return way;
  }
};

// Each hero has a chest of its own in mind, the nearest pair first.
template <class Add>
void tell_ways(const State& state, Add& add) {
  const Set closed = chest_squares(state);
  const int seats = state.seats();
  struct Chest {
    std::uint8_t square;
    bool taken;
  };
  BoundedList<Chest, all_chests> chests;
  for (const std::uint8_t square : closed) chests.push_back({square, false});
  std::array<std::array<std::uint8_t, all_chests>, max_seats> table{};
  for (Seat seat = 0; seat < seats; ++seat) {
    const Ways ways_of(state, seat);
    for (std::uint8_t i = 0; i < chests.size(); ++i)
      table[seat][i] = byte(std::min(far_away, ways_of.to(chests[i].square)));
  }
  std::array<bool, max_seats> busy{};
  int sum = 0;
  int best = far_away;
  for (int n = 0; n < std::min<int>(seats, chests.size()); ++n) {
    int nearest = far_away + 1;
    Seat who = 0;
    std::uint8_t where = 0;
    for (Seat seat = 0; seat < seats; ++seat)
      for (std::uint8_t i = 0; i < chests.size(); ++i)
        if (!busy[seat] && !chests[i].taken && table[seat][i] < nearest) {
          nearest = table[seat][i];
          who = seat;
          where = i;
        }
    sum += nearest;
    best = std::min(best, nearest);
    busy[who] = true;
    chests[where].taken = true;
  }
  add(f_way, sum);
  add(f_best_way, best);
}

template <class Add>
void tell_heroes(const State& state, Add& add) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const std::uint8_t square = state.pawns[seat];
    if (square == off_board) continue;
    dicium::tell_board(state.boards[seat], f_boards, add);
    const bool on_treasure = room_on[square] != no_arg && state.rooms[room_on[square]] != emptied;
    const bool on_relic = crypt_on[square] != no_arg && state.crypts[crypt_on[square]] != emptied;
    if (on_treasure) add(f_on_treasure, 1);
    if (on_relic) add(f_on_relic, 1);
    if (on_treasure || on_relic)
      add(f_picking, dicium::added_faces<Donjon>(state, seat, dicium::green));
    const int red = dicium::added_faces<Donjon>(state, seat, dicium::red);
    add(f_red, red);
    int hunt = 0;
    const Ways ways_of(state, seat);
    if (!state.trophies[seat].full() || state.boards[seat].free_slots() != 0)
      for (std::size_t lair = 0; lair < lair_count; ++lair) {
        if (state.monsters[lair] == no_arg) continue;
        const int chance = std::clamp(7 + red - defences[state.monsters[lair]], 0, 6);
        if (chance == 0) continue;
        const int near = std::max(0, 8 - ways_of.to(lairs[lair]));
        hunt = std::max(hunt, chance * near);
      }
    add(f_hunt, hunt);
    if (Dungeon::neighbours(ways, square).meets(state.goblins)) add(f_threat, 1);
  }
}

template <class Add>
void tell_turn(const State& state, Add& add) {
  const dicium::Turn& turn = state.turn;
  if (turn.throws == 0 || turn.phase == dicium::Phase::reserve) return;
  const dicium::Limits allowed = limits(state, turn.seat);
  const int actions = allowed.actions - turn.actions;
  if (actions > 0)
    for (std::size_t face = 0; face < dicium::face_count; ++face)
      if (turn.dice.of[face] > 0) add(f_turn + static_cast<int>(face), turn.dice.of[face]);
  add(f_turn + dicium::face_count, turn.dice.empty() ? 0 : std::max(0, actions));
  if (turn.phase == dicium::Phase::throwing)
    add(f_turn + dicium::face_count + 1, allowed.throws - turn.throws);
  if (turn.actions == 0 && state.teleported == 0) add(f_turn + dicium::face_count + 2, 1);
}

// The action that runs and has not had its effect yet.
template <class Add>
void tell_running(const State& state, Add& add) {
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::move:
        if (frame.step != Move::over) {
          const Move& move = frame.locals<Move>();
          add(f_running + move.means, move.means == use_move ? move.steps : 1);
        }
        break;
      case Flow::charge: add(f_running + use_full, frame.locals<Charge>().steps); break;
      case Flow::fight:
        if (frame.step == Fight::fought) {
          const Fight& fight = frame.locals<Fight>();
          const int force = dicium::added_faces<Donjon>(state, state.turn.seat, dicium::red) +
                            fight.extra + state.turn.dice.of[dicium::f4];
          add(f_running + use_fireball, std::clamp(7 + force - defences[fight.foe], 0, 6));
        }
        break;
      case Flow::fireball:
        if (frame.step != Target::over) add(f_running + use_fireball, 3);
        break;
      case Flow::banish: add(f_running + use_finger, 1); break;
      case Flow::lay: add(f_running + use_portal, 1); break;
      case Flow::treasure: add(f_running + use_treasure, 1); break;
      case Flow::bonus: add(f_running + use_straight, 1); break;
      default: break;
    }
  }
}

struct Model {
  using State = donjon::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 4;
  static constexpr int unit = 4;  // weights are quarters: ways and chances are large numbers
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/donjon/weights_1.inc"
      }},
      {{
#include "games/donjon/weights_2.inc"
      }},
      {{
#include "games/donjon/weights_3.inc"
      }},
      {{
#include "games/donjon/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  // The three thirds of the way to the King's card, and his march.
  static int phase(const State& state) {
    if (king_is_here(state)) return 3;
    const int seats = state.seats();
    const int all = seats * deal_for(seats, false).size() + 1;
    return std::min(2, 3 * (all - king_in(state)) / all);
  }

  template <class Add>
  static void tell(const State& state, Seat, Add add) {
    add(f_base, 1);
    if (state.options.difficulty != 0) add(f_heroic, 1);
    const int chests = state.chests.size();
    const int missing = std::max(0, objective(state) - chests);
    add(f_chests, chests);
    add(f_missing, missing);
    if (crown_found(state)) add(f_crown, 1);
    for (const std::uint8_t tile : state.crypts)
      if (tile == re_crown) add(f_crown_seen, 1);
    add(f_den, state.den);
    if (state.den == 0) add(f_den_empty, 1);
    if (state.den == 1) add(f_den_last, 1);
    add(f_cards, king_in(state));
    if (king_is_here(state)) add(f_king_steps, throne - state.king);
    add(f_late, std::max(0, 35 * missing - turns_left(state)) / 10);
    if (has_tile(state, re_green)) add(f_owl, 1);
    if (has_tile(state, re_red)) add(f_banner, 1);
    int all = 0;
    for (Seat seat = 0; seat < state.seats(); ++seat) all += state.trophies[seat].size();
    add(f_trophies, all_chests - objective(state));
    add(f_trophies_all, all);
    if (state.portal != off_board) add(f_portal, 1);
    for (std::size_t card = 0; card < kept_count; ++card)
      if (state.held[card] != no_arg) add(f_kept + static_cast<int>(card), 1);
    if (state.turn.number > 0) tell_ways(state, add);
    tell_heroes(state, add);
    tell_turn(state, add);
    tell_running(state, add);
  }
};

}  // namespace

// At the end it counts whether it is won, and beside that how near it was.
int Donjon::worth_of_all(const State& state) {
  if (state.result == won) return 600;
  if (state.result == lost)
    return 100 * (state.chests.size() - objective(state)) - (crown_found(state) ? 0 : 200) - 200;
  return weighed<Model>(state, 0, state.seats());
}

const LearnedEvaluation& Donjon::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::donjon
