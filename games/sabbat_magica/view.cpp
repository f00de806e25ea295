// What follows from the pieces and from what is under way, for who only draws; the final count.
#include <algorithm>
#include <vector>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

// The test tube: what was given, and how much of it is still to be replaced, by store.
void write_exchange(const Magician& m, json::Writer& out) {
  out.key("exchange");
  out.begin_object();
  out.member("given", resource_ids[m.given]);
  out.member("2h", m.amount[h2]);
  out.member("1h", m.amount[h1]);
  out.end_object();
}

// The kinds of the portal's price that lie in both stores: there the payer chooses.
void write_either(const State& state, const GhostMovement& m, json::Writer& out) {
  const Player& payer = state.players[state.order[state.turn]];
  const unsigned either =
      cost_of(state, m.to) & kinds_in(payer.store[h2]) & kinds_in(payer.store[h1]);
  out.key("either");
  out.begin_array();
  for (std::uint8_t kind = 0; kind < resource_count; ++kind)
    if ((either >> kind & 1U) != 0) out.value(resource_ids[kind]);
  out.end_array();
}

// ST17, ST26: the running action.
void write_action(const State& state, json::Writer& out) {
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} == Flow::magician) {
      constexpr std::string_view effects[] = {"none", "tile", "mirror"};
      const Magician& m = frame.locals<Magician>();
      out.member("effect_used", effects[m.effect]);
      const Decision decision{state.pending.decision};
      if (decision == Decision::give_from_2h || decision == Decision::give_from_1h ||
          decision == Decision::receive)
        write_exchange(m, out);
    }
    if (Flow{frame.flow} != Flow::ghosts) continue;
    const GhostMovement& m = frame.locals<GhostMovement>();
    out.key("moved");
    out.begin_array();
    for (const std::uint8_t place : Squares{m.moved_places()}) out.value(place_ids[place]);
    out.end_array();
    out.member("moved_on_drawbridge", m.back_on_bridge);
    out.member("boosted", m.boosted != 0);
    const Decision decision{state.pending.decision};
    if (decision != Decision::pay && decision != Decision::arrival) continue;
    if (decision == Decision::pay) write_either(state, m, out);
    out.member("arriving_from", m.from == no_arg ? "drawbridge" : place_ids[m.from]);
    out.member("arriving_at", place_ids[m.to]);
  }
}

}  // namespace

void write_powers(const Player& player, json::Writer& out) {
  out.key("powers");
  out.begin_array();
  for (std::uint8_t power = 0; power < power_count; ++power)
    if (people_of_power[power] == player.people &&
        (player.power == no_power || player.power == power))
      out.value(power_ids[power]);
  out.end_array();
}

namespace {

void write_meal(const State& state, Seat seat, json::Writer& out) {
  const int ghosts = ghosts_out(state.players[seat]);
  const Meal meal = meal_for(state, seat, ghosts);
  out.key("meal");
  out.begin_object();
  out.member("out", ghosts);
  out.member("due", meal.due);
  out.member("left", state.players[seat].terror - meal.paid);
  out.member("unfed", meal.unfed());
  out.member("loses", meal.unfed() * hunger_vp);
  out.end_object();
}

// At the next A1.
void write_curse(const Player& player, json::Writer& out) {
  out.key("curse");
  out.begin_object();
  out.member("loses", player.cursed > 0 ? curse_vp : 0);
  out.member("rots", player.store[h1].total());
  out.member("ages", player.store[h2].total());
  out.end_object();
}

// For each number of ghosts that could go to the drawbridge, from 0 on: the total for the turn
// order, with the canteen and without it, and the meal that would be due.
void write_splits(const State& state, Seat seat, json::Writer& out) {
  const Player& player = state.players[seat];
  const int available = available_ghosts(player);
  const int placed = ghosts_out(player) - player.drawbridge;
  std::vector<int> total, without, due, left, unfed;
  for (int sent = 0; sent <= available; ++sent) {
    const Meal meal = meal_for(state, seat, placed + sent);
    total.push_back(invocation_total(state, seat, available - sent, true));
    without.push_back(invocation_total(state, seat, available - sent, false));
    due.push_back(meal.due);
    left.push_back(player.terror - meal.paid);
    unfed.push_back(meal.unfed());
  }
  out.key("splits");
  out.begin_object();
  out.member("placed", placed);
  out.numbers("total", total);
  out.numbers("without_canteen", without);
  out.numbers("due", due);
  out.numbers("left", left);
  out.numbers("unfed", unfed);
  out.end_object();
}

void write_gift(const Slot& slot, json::Writer& out) {
  out.begin_object();
  switch (slot.gift) {
    case Gift::terror: out.member("terror", slot.n); break;
    case Gift::vp: out.member("vp", slot.n); break;
    case Gift::choice: out.member("choice", 1); break;
    case Gift::named: out.member(resource_ids[slot.n], 1); break;
    case Gift::none: break;
  }
  out.end_object();
}

}  // namespace

void write_outlook(const State& state, Seat seat, json::Writer& out) {
  const Player& player = state.players[seat];
  const bool over = state.stack.empty();
  const Phase phase{state.phase};
  out.key("outlook");
  out.begin_object();
  // Before the split nobody knows how many will be out; once it has begun, the meal is no forecast.
  if (!over && (phase == Phase::a3 || phase == Phase::b)) write_meal(state, seat, out);
  if (!over && state.round < rounds) write_curse(player, out);  // SAB-7.1
  int regions = 0;
  if (!over && phase != Phase::c3)  // else they have been counted
    for (const std::uint8_t region : Squares{SquareMask(player.places & all_regions)})
      regions += region_points(state, seat, region);
  out.member("canteen", canteen_bonus(state, seat));
  out.member("regions", regions);
  out.member("sets", sets_of(player.homologation));
  if (!over && phase == Phase::a2) write_splits(state, seat, out);
  int done = phase >= Phase::c1 || over ? time_cards[card_in_force(state)].actions : 0;
  if (phase == Phase::b) {
    const auto place = std::find(state.order.begin(), state.order.end(), seat);
    done = state.action + (place - state.order.begin() < state.turn ? 1 : 0);
  }
  out.member("actions", done);
  out.end_object();
}

void write_derived(const State& state, json::Writer& out) {
  const TimeCard& card = time_cards[card_in_force(state)];
  out.member("rounds", rounds);
  out.member("time_card", time_card_ids[card_in_force(state)]);
  out.member("actions", card.actions);
  out.key("gifts");  // of the slots
  out.begin_array();
  if (card.slots[0].gift != Gift::none)
    for (const Slot& slot : card.slots) write_gift(slot, out);
  out.end_array();
  out.member("deck", state.deck.size() - 1);  // without the removed card (SAB-2.8)
  write_action(state, out);
}

std::vector<ScoreLine> SabbatMagica::score_sheet(const State& state) {
  ScoreLine chimeras{phrase({"chimères", "chimeras"}), {}};
  for (Seat seat = 0; seat < state.seats(); ++seat)
    chimeras.points.push_back(final_score(state.players[seat]).chimeras);
  return {chimeras};
}

std::optional<Points> SabbatMagica::points(const Event& event) {
  switch (Happened{event.kind}) {
    case Happened::vp_gained: return Points{event.seat, event.args[1], event.args[0]};
    case Happened::vp_lost: return Points{event.seat, event.args[1], -event.args[0]};
    case Happened::region_scored:
      return Points{event.seat, static_cast<std::uint8_t>(Source::regions), event.args[1]};
    default: return {};
  }
}

SeatOrder SabbatMagica::turn_order(const State& state) {
  SeatOrder order;
  for (std::uint8_t i = 0; i < state.seats(); ++i) order.push_back(state.order[i]);
  return order;
}

}  // namespace veillee::sabbat_magica
