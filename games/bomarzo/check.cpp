// Conservation laws and invariants (BOM-15.35 to BOM-15.37 and the bounds of section 1), and what a
// position from a file could get wrong.
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

std::string_view check_cubes(const State& state) {
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    int n = state.supply[r];
    for (const Player& player : state.players) n += player.cubes[r];
    for (const Deity& deity : state.deities) n += deity.cubes[r];
    if (n != all_cubes[r]) return "BOM-15.35: the cubes";
  }
  return {};
}

bool laid_out(const State& state) { return state.phase != Phase::extra; }

std::string_view check_pantheon(const State& state) {
  Cards seen;
  for (const std::uint8_t deity : state.deity_at) {
    if (!laid_out(state)) {
      if (deity != no_arg) return "BOM-2.28: no deity is laid out before the extra resource";
      continue;
    }
    if (deity >= deity_count || seen.has(deity)) return "BOM-2.12: each deity has one place";
    seen.add(deity);
  }
  for (const Deity& deity : state.deities)
    if (deity.pawns.empty() && deity.cubes.total() > 0)
      return "BOM-5.13: cubes lie where a pawn stands";
  return {};
}

std::string_view check_pawns(const State& state) {
  std::array<int, max_seats> out{};
  for (const Deity& deity : state.deities)
    for (const Seat seat : deity.pawns) {
      if (seat >= state.seats()) return "a pawn of an empty seat";
      ++out[seat];
    }
  for (const auto& zone : state.zones) {
    SeatSet seen;
    for (const Seat seat : zone) {
      if (seat >= state.seats()) return "a pawn of an empty seat";
      if (seen.has(seat)) return "BOM-4.4: a zone twice in a season";
      seen.add(seat);
      ++out[seat];
    }
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (out[seat] != state.players[seat].out) return "the derived fields do not match";
    if (out[seat] > pawns_owned(state, seat)) return "BOM-15.37: the pawns of a player";
    if (out[seat] > 0 && state.phase != Phase::action && state.phase != Phase::maintenance)
      return "BOM-3.25: pawns stand out in the Action phase only";
  }
  return {};
}

std::string_view check_tracks(const State& state) {
  for (std::uint8_t track = 0; track < track_count; ++track) {
    SeatSet arrived, top;
    for (const Seat seat : state.arrived[track]) {
      if (seat >= state.seats() || arrived.has(seat)) return "BOM-9.13: who arrived at 10";
      arrived.add(seat);
    }
    int highest = 0;
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const int space = state.players[seat].tracks[track];
      highest = std::max(highest, space);
      if (space == track_top) top.add(seat);
      if (space > track_top) return "BOM-9.12: a track ends at 10";
    }
    if (arrived != top) return "BOM-9.13: who arrived at 10";
    for (std::size_t i = 0; i < symbol_spaces.size(); ++i) {
      const Seat who = state.claimed[track][i];
      if (who == no_arg) continue;
      if (who >= state.seats()) return "BOM-9.10: who claimed a symbol";
      if (state.players[who].tracks[track] < symbol_spaces[i])
        return "BOM-9.10: a symbol is claimed by who got to it";
    }
  }
  return {};
}

std::string_view check_workers(const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    int steps = 0;
    for (std::uint8_t lane = 0; lane < lane_count; ++lane) {
      if (state.players[seat].workers[lane] > lanes[lane].length)
        return "BOM-1.27: a worker beyond the end";
      steps += state.players[seat].workers[lane];
    }
    if (state.phase < Phase::opening && steps > 0) return "BOM-2.22: workers stand on 0";
    // Whoever is in the middle of the two steps has made one.
    const auto before = [&](Seat other) {
      return (other + state.seats() - state.first_player) % state.seats();
    };
    const int due = before(seat) < before(state.active) ? 2 : 0;
    if (state.phase == Phase::opening && (seat == state.active ? steps > 2 : steps != due))
      return "BOM-2.22: two steps each, in turn order";
  }
  return {};
}

std::string_view check_cards(const State& state) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const std::uint8_t zone = state.cards.zone(card);
    if (zone >= card_zone_count) return "BOM-15.36: a card that lies nowhere";
    if (zone >= hands && (zone - hands) % max_seats >= state.seats())
      return "a card of an empty seat";
  }
  if (state.cards.count(on_top) > 1) return "BOM-2.19: one top card";
  const bool drawing = running<DrawFlow>(state) != nullptr;
  if (laid_out(state) && !drawing && state.cards.any(in_pile) && !state.cards.any(on_top))
    return "BOM-2.19: the draw pile shows its top card";
  if (!laid_out(state) && state.cards.count(in_pile) != card_count)
    return "BOM-2.28: no card is dealt before the extra resource";
  if (state.phase == Phase::keep)
    for (Seat seat = 0; seat < state.seats(); ++seat)
      if (state.cards.count(zone_of(hands, seat)) != 4) return "BOM-2.14: four cards for each";
  return {};
}

std::string_view check_expansions(const State& state) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    if (state.adoration.zone(deity) >= adored + state.seats()) return "BOM-14.20: who holds a card";
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.adoration.count(byte(adored + seat)) > most_adoration)
      return "BOM-14.22: at most two Adoration cards";
  if (state.options.adoration == 0 && state.adoration.count(in_adoration_pile) != deity_count)
    return "BOM-14.17: Adoration is not in the game";
  if (state.adoration_used != 0 && (state.options.adoration == 0 || state.phase != Phase::action))
    return "BOM-15.33: the draw of a turn";
  std::array<int, colour_count> tokens{};
  for (const std::uint8_t colour : state.tokens) {
    if (colour >= colour_count) return "BOM-1.49: the Season tokens";
    ++tokens[colour];
  }
  if (state.options.seasons != 0 && laid_out(state))
    for (std::uint8_t colour = 0; colour < colour_count; ++colour)
      if (tokens[colour] > deck_of(state).tokens[colour]) return "BOM-1.49: the Season tokens";
  return {};
}

std::string_view check_phase(const State& state) {
  if (state.season < 1 || state.season > seasons_of_a_game) return "BOM-3.1: the season";
  if (state.first_player >= state.seats() || state.active >= state.seats())
    return "BOM-2.3: the first player";
  if (state.phase == Phase::extra && state.seats() != 4) return "BOM-2.9: with 4 players only";
  if (state.phase < Phase::production && state.season != 1) return "BOM-2.28: a set-up in season 1";
  if (state.phase == Phase::end && state.season != seasons_of_a_game)
    return "BOM-13.1: the game ends after season 8";
  if (state.phase != Phase::action && state.phase != Phase::opening &&
      state.phase != Phase::maintenance && state.active != state.first_player)
    return "BOM-2.27: nobody is active but the first player";
  if (state.passes > state.seats() ||
      (state.passes > 0 && state.phase != Phase::action && state.phase != Phase::maintenance))
    return "BOM-3.20: skips in the Action phase";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  if (const std::string_view wrong = check_phase(state); !wrong.empty()) return wrong;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.players[seat] != Player{}) return "a seat that nobody has owns something";
  for (const auto part : {check_cubes, check_pantheon, check_pawns, check_tracks, check_workers,
                          check_cards, check_expansions})
    if (const std::string_view wrong = part(state); !wrong.empty()) return wrong;
  return {};
}

}  // namespace veillee::bomarzo
