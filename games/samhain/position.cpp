// All of the state as readable JSON, in both directions.
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

constexpr std::string_view set_up_steps[] = {"next", "card_chosen", "side_chosen"};
constexpr std::string_view set_up_locals[] = {"placed", "card"};
constexpr std::string_view turn_steps[] = {"begin",
                                           "main_action_chosen",
                                           "before_activation",
                                           "before_activation_chosen",
                                           "development_card_chosen",
                                           "develop",
                                           "after_main_action",
                                           "after_main_action_chosen"};
constexpr std::string_view turn_locals[] = {"card"};
constexpr std::string_view activation_steps[] = {"begin", "slot", "slot_chosen", "counteraction",
                                                 "counteraction_chosen"};
constexpr std::string_view activation_locals[] = {"card", "turn", "performed_light",
                                                  "performed_dark", "absent"};
constexpr std::string_view performance_steps[] = {"choose_bonus", "bonus_chosen", "work", "chosen",
                                                  "chosen_too"};
constexpr std::string_view performance_locals[] = {"seat",     "action", "performer",
                                                   "repeated", "bonus",  "script_step",
                                                   "done",     "picked", "picked_too"};
constexpr std::string_view payment_steps[] = {"next", "unit_chosen"};
constexpr std::string_view payment_locals[] = {"seat", "due", "action", "repeated"};
constexpr std::string_view object_steps[] = {"begin", "chosen", "chosen_too"};
constexpr std::string_view object_locals[] = {"seat", "paid"};
constexpr std::string_view event_steps[] = {
    "fires", "fires_chosen", "compare", "sacrifice", "sacrifice_chosen", "payment", "put_back"};
constexpr std::string_view event_locals[] = {"turn",       "harmless_A", "harmless_B",
                                             "harmless_C", "harmless_D", "most"};

constexpr FlowSpec flows[] = {
    {"set_up", set_up_steps, set_up_locals},
    {"turn", turn_steps, turn_locals},
    {"activation", activation_steps, activation_locals},
    {"performance", performance_steps, performance_locals},
    {"payment", payment_steps, payment_locals},
    {"sickle", object_steps, object_locals},
    {"horn", object_steps, object_locals},
    {"rune", object_steps, object_locals},
    {"wisp_event", event_steps, event_locals},
};

void describe_cubes(PositionIo& io, Cubes& cubes) {
  for (std::uint8_t r = 0; r < resource_count; ++r) io.number(resource_ids[r], cubes[r], 0, 16);
}

void describe_player(PositionIo& io, Player& player) {
  io.number("vp", player.vp, 0, 30000);
  describe_cubes(io, player.cubes);
  io.number("wisps", player.wisps, 0, 8);
  io.number("own_reserve", player.own_reserve, 0, 14);
  io.number("buried", player.buried, 0, 4);
  io.numbers("worship", player.worship, 0, track_top);
  io.numbers("objects_upright", player.upright, 0, 3);
  io.numbers("objects_lying", player.lying, 0, 3);
  // Only the cards with somebody on them: {"C05": [active, waiting, exhausted]}
  io.object("members", [&] {
    for (std::uint8_t card = 0; card < card_count; ++card)
      if (io.reading() ? io.holds(card_ids[card]) : (player.board >> card & 1U) != 0)
        io.numbers(card_ids[card], player.members[card], 0, 4);
  });
}

}  // namespace

void Samhain::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const Options options = state.options;
    state = State{};
    state.options = options;
  }
  const auto seats = std::span(seat_letters).first(state.seats());
  io.number("round", state.round, 1, numbers(state.seats()).rounds);
  io.name("first_player", state.first_player, seats);
  io.name("active_player", state.active_player, seats);
  io.number("passes", state.passes, 0, state.seats());
  io.flag("wisp_event", state.event_running);
  io.names("village", state.card_at, card_ids);
  io.object("reserve", [&] {
    describe_cubes(io, state.reserve);
    io.number("wisps", state.reserve_wisps, 0, 8);
    io.numbers("objects", state.reserve_objects, 0, 3);
  });
  io.each("players", seats, [&](std::uint8_t seat) { describe_player(io, state.players[seat]); });
  io.flow(state.stack, state.pending, flows, decision_names(info()), info().notation);
  io.random("random", state.rng);
  if (io.reading() && !io.refusal()) recount(state);
}

}  // namespace veillee::samhain
