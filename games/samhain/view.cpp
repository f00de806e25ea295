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
      out.member("performing_card", card_ids[card_of(p.action)]);
      out.member("performing_side", side_ids[side_of(p.action)]);
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
  constexpr auto natives = enum_names<Native>;
  const std::uint8_t rounds = numbers(state.seats()).rounds;
  out.member("rounds", rounds);
  out.member("native", natives[static_cast<std::size_t>(native(state))]);
  out.key("sides");  // of all rounds
  out.begin_array();
  for (std::uint8_t round = 1; round <= rounds; ++round)
    out.value(natives[static_cast<std::size_t>(native_of_round(state.seats(), round))]);
  out.end_array();
  out.key("deities");  // of the rows of the village (SAM-2.6)
  out.begin_array();
  for (std::size_t row = 0; row < deity_count; ++row)
    out.value(deity_ids[deity_of_card(state.card_at[row * card_count / deity_count])]);
  out.end_array();
  out.member("wisp_event", state.event_running != 0);
  out.member("tombs", tombs(state.seats()));
  for (const Frame& frame : state.stack) write_progress(state, frame, out);
}

// What lies behind the screens counts at the end, and is nobody's affair before.
std::vector<ScoreLine> Samhain::score_sheet(const State& state) {
  if (!state.stack.empty()) return {};
  std::vector<ScoreLine> sheet = {
      {phrase({"ressources romaines perdues", "Roman resources lost"}), {}},
      {phrase({"autres ressources, par deux", "other resources, by twos"}), {}},
      {phrase({"feux follets gardés", "wisps held"}), {}},
  };
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const FinalScore score = final_score(state.players[seat]);
    const int parts[] = {-score.corruption, score.surplus, -score.wisps};
    for (std::size_t i = 0; i < sheet.size(); ++i) sheet[i].points.push_back(parts[i]);
  }
  return sheet;
}

std::optional<Points> Samhain::points(const Event& event) {
  const auto from = [&](Source source, int n) {
    return Points{event.seat, static_cast<std::uint8_t>(source), n};
  };
  switch (Happened{event.kind}) {
    case Happened::vp_gained: return from(Source{event.args[1]}, event.args[0]);
    case Happened::vp_paid: return from(Source::spent, -event.args[0]);
    case Happened::track_scored: return from(Source::tracks, 1);
    default: return {};
  }
}

// The points on the card: the rest is counted behind the screens.
Outcome Samhain::standing(const State& state) {
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat) standings[seat] = {state.players[seat].vp};
  return ranked(state.seats(), standings);
}

SeatOrder Samhain::turn_order(const State& state) {
  return clockwise_from(state.first_player, state.seats());
}

}  // namespace veillee::samhain
