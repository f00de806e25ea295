// What follows from the pieces and from what is under way, for who only draws; the final count.
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

void write_derived(const State& state, json::Writer& out) {
  out.member("rounds", rounds);
  out.member("time_card", time_card_ids[card_in_force(state)]);
  out.member("actions", time_cards[card_in_force(state)].actions);
  out.member("deck", state.deck.size() - 1);  // without the removed card (SAB-2.8)
  write_action(state, out);
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
