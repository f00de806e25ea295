// What each seat may see, as a whitelist (section 9 of RULES.md). All is public but the splits
// before their reveal; the deck has no order to see.
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

void write_resources(json::Writer& out, std::string_view key, const Resources& resources) {
  out.key(key);
  out.begin_object();
  for (std::uint8_t r = 0; r < resource_count; ++r) out.member(resource_ids[r], resources[r]);
  out.end_object();
}

void write_player(const State& state, Seat seat, json::Writer& out) {
  const Player& player = state.players[seat];
  out.begin_object();
  out.member("seat", seat_letters[seat]);
  out.member("people", people_ids[player.people]);
  out.member("vp", static_cast<int>(player.vp));
  out.member("terror", player.terror);
  out.key("magician");
  if (player.magician == outside)
    out.null();
  else
    out.value(square_ids[player.magician]);
  out.member("graveyard", player.graveyard);
  out.member("drawbridge", player.drawbridge);
  write_resources(out, "2h", player.store[h2]);
  write_resources(out, "1h", player.store[h1]);
  out.member("cursed", player.cursed != 0);
  write_resources(out, "homologation", player.homologation);
  out.member("chimeras", player.chimeras);
  if (state.options.power != power_off) {
    out.key("powers");
    out.begin_array();
    for (std::uint8_t power = 0; power < power_count; ++power)
      if (people_of_power[power] == player.people &&
          (player.power == no_power || player.power == power))
        out.value(power_ids[power]);
    out.end_array();
    out.member("power_used", player.power_used != 0);
  }
  out.end_object();
}

template <class List>
void write_names(json::Writer& out, std::string_view key, const List& list,
                 std::span<const std::string_view> ids) {
  out.key(key);
  out.begin_array();
  for (const std::uint8_t item : list) out.value(ids[item]);
  out.end_array();
}

void write_boards(const State& state, json::Writer& out) {
  write_names(out, "hall", state.tile_at, tile_ids);
  out.key("mirrors");
  out.begin_object();
  for (std::uint8_t m = 0; m < mirror_count; ++m)
    out.member(mirror_ids[m], mirror_state_ids[state.mirrors[m]]);
  out.end_object();
  out.key("places");
  out.begin_object();
  for (std::uint8_t place = 0; place < place_count; ++place) {
    out.key(place_ids[place]);
    out.begin_object();
    if (is_region(place)) out.member("portal", portal_ids[state.portals[place]]);
    out.member("spaces", capacity(state.seats(), place));
    write_names(out, "ghosts", state.ghosts[place], seat_letters);
    out.end_object();
  }
  out.end_object();
  write_names(out, "portals_left", std::span(state.portals).subspan(region_count), portal_ids);
  if (state.secret_place != no_arg) out.member("protected", place_ids[state.secret_place]);
}

// ST3: the step of the round that the running flow belongs to.
std::string_view phase_of(const State& state) {
  const std::uint8_t step = state.stack[0].step;
  if (step <= Round::curse) return "a1";
  if (step <= Round::splits_made) return "a2";
  if (step <= Round::after_bonus_chosen) return "a3";
  if (step <= Round::end_of_schemes_chosen) return "b";
  return step <= Round::unfed_chosen ? "c1" : "c3";  // C2 asks nothing
}

// The test tube: what was given, and how much of it is still to be replaced, by store.
void write_exchange(const Magician& m, json::Writer& out) {
  out.key("exchange");
  out.begin_object();
  out.member("given", resource_ids[m.given]);
  out.member("2h", m.amount[h2]);
  out.member("1h", m.amount[h1]);
  out.end_object();
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
    write_names(out, "moved", Squares{m.moved_places()}, place_ids);
    out.member("moved_on_drawbridge", m.back_on_bridge);
    out.member("boosted", m.boosted != 0);
    const Decision decision{state.pending.decision};
    if (decision != Decision::pay && decision != Decision::arrival) continue;
    out.member("arriving_from", m.from == no_arg ? "drawbridge" : place_ids[m.from]);
    out.member("arriving_at", place_ids[m.to]);
  }
}

}  // namespace

void SabbatMagica::view(const State& state, Viewer, json::Writer& out) {
  constexpr std::string_view power_uses[] = {"off", "per_round", "per_game"};
  const TimeCard& card = time_cards[card_in_force(state)];
  out.member("players", state.seats());
  out.member("power", power_uses[state.options.power]);
  out.member("round", state.round);
  out.member("rounds", rounds);
  out.member("time_card", time_card_ids[card_in_force(state)]);
  out.member("actions", card.actions);
  write_names(out, "time_cards", std::span(state.shown).first(cards_shown(state)), time_card_ids);
  out.member("deck", state.deck.size() - 1);  // without the removed card (SAB-2.8)
  write_names(out, "order", std::span(state.order).first(state.seats()), seat_letters);
  out.key("slots");
  out.begin_array();
  for (const std::uint8_t taker : state.slots)
    if (taker == no_arg)
      out.null();
    else
      out.value(seat_letters[taker]);
  out.end_array();
  write_boards(state, out);
  out.key("seats");
  out.begin_array();
  for (Seat seat = 0; seat < state.seats(); ++seat) write_player(state, seat, out);
  out.end_array();
  if (state.stack.empty()) {
    out.member("over", true);
    return;
  }
  out.member("phase", phase_of(state));
  out.member("turn", round_frame(state).turn);
  out.member("action", round_frame(state).action + 1);
  write_action(state, out);
  out.member("decision", info().decisions[state.pending.decision].name);
  write_names(out, "deciders", state.pending.owing, seat_letters);
}

std::vector<ScoreLine> SabbatMagica::score_sheet(const State& state) {
  std::vector<ScoreLine> sheet = {
      {phrase({"points de victoire", "victory points"}), {}},
      {phrase({"chimères", "chimeras"}), {}},
      {phrase({"total", "total"}), {}},
  };
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const FinalScore score = final_score(state.players[seat]);
    const int parts[] = {score.vp, score.chimeras, score.total()};
    for (std::size_t i = 0; i < sheet.size(); ++i) sheet[i].points.push_back(parts[i]);
  }
  return sheet;
}

}  // namespace veillee::sabbat_magica
