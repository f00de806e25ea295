// What follows from the pieces and from what is under way, for who only draws; the final count.
#include <span>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// What is under way, from the outermost frame to the innermost. All of it happens in the open, and
// somebody who has just come to the table cannot know it from the pieces alone.
void write_progress(const State& state, const Frame& frame, json::Writer& out) {
  const Decision decision{state.pending.decision};
  switch (Flow{frame.flow}) {
    case Flow::set_up:
      if (decision == Decision::choose_track)
        out.member("placing", card_ids[frame.locals<SetUp>().card]);
      break;
    case Flow::turn:
      if (frame.step == Turn::develop)
        out.member("developing", card_ids[frame.locals<Turn>().card]);
      break;
    case Flow::activation: {
      const Activation& a = frame.locals<Activation>();
      out.member("activated", card_ids[a.card]);
      write_seats(out, "performed_light", a.performed[light]);
      write_seats(out, "performed_dark", a.performed[dark]);
      if (state.options.counteraction != 0) write_seats(out, "absent", a.absent);
      break;
    }
    case Flow::performance: {
      const Performance& p = frame.locals<Performance>();
      out.member("performing", action_ids[p.action]);
      out.member("performer", seat_letters[p.seat]);
      out.member("bonus", bonus_ids[static_cast<std::size_t>(p.bonus)]);
      if (decision == Decision::swap_other) out.member("swapping", card_ids[p.picked]);
      if (decision == Decision::revive_place) out.member("reviving", seat_letters[p.picked]);
      break;
    }
    case Flow::payment: out.member("due", frame.locals<PaymentDue>().due); break;
    case Flow::sickle_use:
      if (decision == Decision::sickle_gain)
        out.member("sickle_paid", unit_ids[frame.locals<ObjectUse>().paid]);
      break;
    case Flow::wisp_event: {
      const WispEvent& e = frame.locals<WispEvent>();
      out.numbers("harmless", std::span(e.harmless).first(state.seats()));
      write_seats(out, "most_wisps", e.most);
      break;
    }
    case Flow::horn_use:
    case Flow::rune_use: break;
  }
}

}  // namespace

void write_derived(const State& state, json::Writer& out) {
  constexpr std::string_view natives[] = {"light", "dark", "both"};
  out.member("rounds", numbers(state.seats()).rounds);
  out.member("native", natives[static_cast<std::size_t>(native(state))]);
  out.member("wisp_event", state.event_running != 0);
  out.member("tombs", tombs(state.seats()));
  for (const Frame& frame : state.stack) write_progress(state, frame, out);
}

std::vector<ScoreLine> Samhain::score_sheet(const State& state) {
  std::vector<ScoreLine> sheet = {
      {phrase({"points de victoire", "victory points"}), {}},
      {phrase({"ressources romaines perdues", "Roman resources lost"}), {}},
      {phrase({"autres ressources, par deux", "other resources, by twos"}), {}},
      {phrase({"feux follets", "wisps"}), {}},
      {phrase({"total", "total"}), {}},
  };
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const FinalScore score = final_score(state.players[seat]);
    const int parts[] = {score.vp, -score.corruption, score.surplus, -score.wisps, score.total()};
    for (std::size_t i = 0; i < sheet.size(); ++i) sheet[i].points.push_back(parts[i]);
  }
  return sheet;
}

}  // namespace veillee::samhain
