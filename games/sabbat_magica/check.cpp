// Conservation laws and invariants (SAB-1.8, SAB-1.9, SAB-1.29, SAB-5.11, SAB-6.2 …).
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

template <std::size_t N>
bool all_different(const std::array<std::uint8_t, N>& pieces, std::size_t n = N) {
  std::uint32_t seen = 0;
  for (std::size_t i = 0; i < n; ++i) {
    if (pieces[i] >= n || (seen >> pieces[i] & 1U) != 0) return false;
    seen |= 1U << pieces[i];
  }
  return true;
}

std::string_view check_places(const State& state) {
  std::array<Places, max_seats> standing{};
  for (std::uint8_t place = 0; place < place_count; ++place) {
    if (state.ghosts[place].size() > capacity(state.seats(), place))
      return "SAB-2.3: more ghosts than spaces";
    for (const Seat seat : state.ghosts[place]) {
      if (seat >= state.seats()) return "a ghost of an empty seat";
      if ((standing[seat] & only(place)) != 0) return "SAB-5.11: two ghosts of a colour in a place";
      standing[seat] = static_cast<Places>(standing[seat] | only(place));
    }
  }
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (standing[seat] != state.players[seat].places) return "the derived fields do not match";
  if (state.secret_place == no_arg) return {};
  if (state.secret_place >= place_count) return "SAB-8.18: the protected ghost";
  for (const Seat seat : state.ghosts[state.secret_place])
    if (state.players[seat].people == luserna) return {};
  return "SAB-8.18: the protected ghost";
}

std::string_view check_player(const State& state, const Player& player) {
  if (player.graveyard + player.drawbridge + std::popcount(player.places) != ghosts_of_a_people)
    return "SAB-1.29: the ghosts of a player";
  if (player.terror > most_terror) return "SAB-1.8: more than 10 terror";
  if (player.cursed > 1) return "SAB-1.9: more than one cursed resource";
  if (player.people >= people_count) return "SAB-1.5: the people";
  if (player.magician != outside && player.magician >= square_count) return "SAB-1.14: the hall";
  if (player.power != no_power &&
      (player.power >= power_count || people_of_power[player.power] != player.people))
    return "SAB-8.4: a POWER card of another people";
  if (player.power_used > 1 || (player.power_used != 0 && player.power == no_power) ||
      (state.options.power == power_off && player.power != no_power))
    return "SAB-8.5: the use of a POWER card";
  return {};
}

std::string_view check_time_cards(const State& state) {
  if (state.round < 1 || state.round > rounds) return "SAB-3.1: the round";
  std::array<std::uint8_t, time_card_count> left{};
  left.fill(1);
  for (std::uint8_t i = 0; i < cards_shown(state); ++i) {
    const std::uint8_t card = state.shown[i];
    if (card >= time_card_count || left[card] == 0) return "SAB-2.8: a time card twice";
    left[card] = 0;
  }
  if (state.shown[0] != full_moon) return "SAB-2.7: Full Moon is the first time card";
  if (left != state.deck.count) return "SAB-2.8: the time cards";
  return {};
}

// A position from a file may hold any frames: what they index must exist.
std::string_view check_frames(const State& state) {
  if (Flow{state.stack[0].flow} != Flow::round) return "a game without a round";
  if (round_frame(state).turn >= state.seats()) return "nobody's turn";
  for (const Frame& frame : state.stack) {
    if (frame.flow > static_cast<std::uint8_t>(Flow::immortality)) return "an unknown flow";
    const Flow flow{frame.flow};
    if (flow == Flow::magician && (state.players[active_seat(state)].magician == outside ||
                                   frame.locals<Magician>().given >= resource_count ||
                                   frame.locals<Magician>().kind >= resource_count ||
                                   frame.locals<Magician>().seat > state.seats()))
      return "an impossible magician movement";
    if (flow == Flow::ghosts) {
      const GhostMovement& m = frame.locals<GhostMovement>();
      if ((m.from != no_arg && m.from >= place_count) || m.to >= place_count ||
          m.back_on_bridge > state.players[active_seat(state)].drawbridge)
        return "an impossible ghost movement";
    }
    if (flow == Flow::luxuriance && frame.locals<LuxurianceUse>().seat >= state.seats())
      return "an impossible use of Luxuriance";
    if (flow == Flow::immortality && (frame.locals<ImmortalityUse>().seat >= state.seats() ||
                                      frame.locals<ImmortalityUse>().place >= place_count))
      return "an impossible use of the Gift of immortality";
  }
  return {};
}

// The flow that asks for each decision.
bool asks(Flow flow, Decision decision) {
  switch (decision) {
    case Decision::secret_area:
    case Decision::split:
    case Decision::bonus:
    case Decision::bonus_resource:
    case Decision::window:
    case Decision::scheme:
    case Decision::unfed:
    case Decision::keep: return flow == Flow::round;
    case Decision::ghost:
    case Decision::pay:
    case Decision::arrival: return flow == Flow::ghosts;
    case Decision::luxuriance: return flow == Flow::luxuriance;
    case Decision::immortality: return flow == Flow::immortality;
    case Decision::count: return false;
    default: return flow == Flow::magician;
  }
}

std::string_view check_decision(const State& state) {
  const SeatSet asked = state.pending.owing | state.pending.answered;
  if (state.pending.owing.empty() || (asked - SeatSet::all(state.seats())) != SeatSet{})
    return "nobody, or somebody without a seat, has to decide";
  if (state.pending.decision >= static_cast<std::uint8_t>(Decision::count))
    return "an unknown decision";
  const Decision decision{state.pending.decision};
  if (asked.size() > 1 && decision != Decision::split) return "only one can decide this";
  if (!asks(Flow{state.stack.back().flow}, decision)) return "a decision of another flow";
  ActionList list;
  for (const Seat seat : asked) {
    list.clear();
    options(state, seat, list);
    if (list.empty()) return "a decision without an option";
    if (state.pending.answered.has(seat) && !list.contains(state.pending.answers[seat]))
      return "an answer that was not possible";
  }
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  if (!all_different(state.tile_at)) return "SAB-2.4: each tile lies once in the hall";
  if (!all_different(state.portals)) return "SAB-2.5: each portal tile lies once";
  if (!all_different(state.order, state.seats())) return "SAB-2.15: the turn order";
  for (const std::uint8_t mirror : state.mirrors)
    if (mirror > broken) return "SAB-1.17: the state of a mirror";
  for (const std::uint8_t taker : state.slots)
    if (taker != no_arg && taker >= state.seats()) return "SAB-3.27: a bonus slot";
  SquareMask occupied = 0;
  std::uint8_t peoples = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (const std::string_view wrong = check_player(state, player); !wrong.empty()) return wrong;
    if ((peoples >> player.people & 1U) != 0) return "SAB-2.9: a people twice";
    peoples = static_cast<std::uint8_t>(peoples | 1U << player.people);
    if (player.magician == outside) continue;
    if ((occupied >> player.magician & 1U) != 0) return "SAB-4.3: two magicians on a square";
    occupied |= SquareMask{1} << player.magician;
  }
  Player nobody;
  nobody.graveyard = 0;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.players[seat] != nobody) return "a seat that nobody has owns something";
  if (const std::string_view wrong = check_places(state); !wrong.empty()) return wrong;
  if (const std::string_view wrong = check_time_cards(state); !wrong.empty()) return wrong;
  if (state.stack.empty()) return {};
  if (const std::string_view wrong = check_frames(state); !wrong.empty()) return wrong;
  return check_decision(state);
}

}  // namespace veillee::sabbat_magica
