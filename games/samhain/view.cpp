// What each seat may see, as a whitelist (section 11 of RULES.md).
#include <span>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

void write_objects(json::Writer& out, std::string_view key,
                   const std::array<std::uint8_t, object_count>& n) {
  out.key(key);
  out.begin_object();
  for (std::uint8_t o = 0; o < object_count; ++o) out.member(object_ids[o], n[o]);
  out.end_object();
}

void write_cubes(json::Writer& out, const Cubes& cubes) {
  for (std::uint8_t r = 0; r < resource_count; ++r) out.member(resource_ids[r], cubes[r]);
}

void write_player(const State& state, Seat seat, Viewer viewer, json::Writer& out) {
  const Player& player = state.players[seat];
  const bool open = viewer == seat || state.options.open_screens != 0 || state.stack.empty();
  out.begin_object();
  out.member("seat", seat_letters[seat]);
  out.member("vp", static_cast<int>(player.vp));
  if (open) write_cubes(out, player.cubes);
  if (open || state.event_running != 0) out.member("wisps", player.wisps);  // SAM-8.4
  out.member("own_reserve", player.own_reserve);                            // SAM-2.18
  out.member("buried", player.buried);
  out.key("worship");
  out.begin_object();
  for (std::uint8_t t = 0; t < track_count; ++t) out.member(track_ids[t], player.worship[t]);
  out.end_object();
  write_objects(out, "upright", player.upright);
  write_objects(out, "lying", player.lying);
  out.key("members");
  out.begin_object();
  for (std::uint8_t card = 0; card < card_count; ++card)
    if ((player.board >> card & 1U) != 0) out.numbers(card_ids[card], player.members[card]);
  out.end_object();
  out.end_object();
}

void write_seats(json::Writer& out, std::string_view key, SeatSet seats) {
  out.key(key);
  out.begin_array();
  for (const Seat seat : seats) out.value(seat_letters[seat]);
  out.end_array();
}

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

void Samhain::view(const State& state, Viewer viewer, json::Writer& out) {
  constexpr std::string_view natives[] = {"light", "dark", "both"};
  out.member("players", state.seats());
  out.member("easy", state.options.easy != 0);
  out.member("counteraction", state.options.counteraction != 0);
  out.member("open_screens", state.options.open_screens != 0);
  out.member("round", state.round);
  out.member("rounds", numbers(state.seats()).rounds);
  out.member("native", natives[static_cast<std::size_t>(native(state))]);
  out.member("first_player", seat_letters[state.first_player]);
  out.member("active_player", seat_letters[state.active_player]);
  out.member("passes", state.passes);
  out.member("wisp_event", state.event_running != 0);
  out.member("tombs", tombs(state.seats()));
  out.key("village");
  out.begin_array();
  for (const std::uint8_t card : state.card_at) out.value(card_ids[card]);
  out.end_array();
  out.key("reserve");
  out.begin_object();
  write_cubes(out, state.reserve);
  out.member("wisps", state.reserve_wisps);
  write_objects(out, "objects", state.reserve_objects);
  out.end_object();
  out.key("seats");
  out.begin_array();
  for (Seat seat = 0; seat < state.seats(); ++seat) write_player(state, seat, viewer, out);
  out.end_array();
  for (const Frame& frame : state.stack) write_progress(state, frame, out);
  if (state.stack.empty()) {
    out.member("over", true);
    return;
  }
  out.member("decision", info().decisions[state.pending.decision].name);
  out.member("decider", seat_letters[state.pending.owing.first()]);
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
