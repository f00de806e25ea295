// The pieces as readable JSON, in both directions (section 10 of RULES.md), and what follows from
// them for who only draws.
#include "games/dicium/position.hpp"

#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/routes.hpp"
#include "games/crazy_cup/words.hpp"

namespace veillee::crazy_cup {
namespace {

void name_or_null(json::Writer& out, std::string_view key, std::string_view name, bool there) {
  out.key(key);
  if (there)
    out.value(name);
  else
    out.null();
}

void way_or_null(json::Writer& out, std::uint8_t way) {
  name_or_null(out, "way", way == no_way ? "" : way_ids[way], way != no_way);
}

template <class Squares>
void write_squares(json::Writer& out, std::string_view key, const Squares& squares) {
  out.key(key);
  out.begin_array();
  for (const std::uint8_t square : squares) out.value(square_ids[square]);
  out.end_array();
}

// ── Pieces ──────────────────────────────────────────────────────────────────────────────────────

void describe_cards(PositionIo& io, std::string_view key, Cards& cards) {
  io.counts(key, cards.count, card_ids, 0, most_copies);
}

void describe_tiles(PositionIo& io, std::array<std::uint8_t, terrain_count>& tiles) {
  BoundedList<std::uint8_t, most_tiles> list;
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    for (int n = tiles[terrain]; n > 0 && !list.full(); --n) list.push_back(terrain);
  io.names("tiles", list, tile_ids);
  if (!io.reading()) return;
  tiles = {};
  for (const std::uint8_t terrain : list) ++tiles[terrain];
}

void describe_pawn(PositionIo& io, const State& state, Pawn& pawn) {
  io.name("square", pawn.square, square_ids);
  io.number("laps", pawn.laps, 0, state.teams() ? most_rounds : 2);
}

// ── What is derived ─────────────────────────────────────────────────────────────────────────────

constexpr std::string_view colours[] = {"blue", "yellow", "green", "red"};

void write_racer(const State& state, Seat racer, json::Writer& out) {
  out.member("progress", progress(state, racer));
  out.member("half", is_rough(state.pawns[racer].square));
  out.member("finished", finished(state, racer));
  way_or_null(out, way_of(state, racer));
  out.member("retreat", square_ids[retreat_square(state, racer)]);
}

// The squares of the drone's next movement.
void write_next_of_drone(const State& state, json::Writer& out) {
  BoundedList<std::uint8_t, dicium::most_dice> squares;
  if (state.ways[0] != no_way)
    for (int n = 1; n <= state.boards[0].hand; ++n)
      squares.push_back(after(state.pawns[drone].square, n * sign_of(state.ways[0])));
  write_squares(out, "next", squares);
}

// Squares of the road that still lie between partners who drive towards each other.
int apart(const State& state, Seat seat) {
  const int driven = progress2(state, seat) + progress2(state, partner_of(seat));
  return std::max(0, road - driven / 2);
}

void write_seat(const State& state, Seat seat, json::Writer& out) {
  out.member("colour", colours[seat]);
  name_or_null(out, "partner", seat_letters[partner_of(seat)], state.teams());
  if (state.teams()) out.member("apart", apart(state, seat));
  write_racer(state, seat, out);
  out.member("held", state.hands[seat].size());
  out.member("garage", extra_faces(state, seat) > 0);
  const int red = dicium::added_faces<CrazyCup>(state, seat, dicium::red);
  out.member("red", red);
  out.numbers("defends", std::array{red, red + dicium::red_dice(state, seat)});
  dicium::write_rows<CrazyCup>(out, state, seat);
}

void write_routes(json::Writer& out, std::string_view key, const std::vector<Route>& all) {
  out.key(key);
  out.begin_array();
  for (const Route& route : all) {
    out.begin_object();
    out.member("to", square_ids[route.path.back()]);
    write_squares(out, "path", route.path);
    out.key("tiles");
    out.begin_array();
    for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
      for (int n = route.tiles[terrain]; n > 0; --n) out.value(tile_ids[terrain]);
    out.end_array();
    out.member("gain", route.gain);
    out.member("storm", route.storm);
    out.end_object();
  }
  out.end_array();
}

// Movements that the dice make as they lie, each with its cheapest dice, and the ways that they
// lead.
void write_reach(const State& state, json::Writer& out) {
  const Seat seat = state.turn.seat;
  const dicium::Dice& dice = state.turn.dice;
  struct Offer {
    std::uint8_t use = 0;
    dicium::Part part;  // of no dice: none
  };
  std::array<Offer, dicium::most_dice + use_count> offers{};  // by blue dice, then by use
  dicium::for_each_combination<CrazyCup>(
      state, seat, [&](std::uint8_t use, const dicium::Part& part) {
        if (!moves(use)) return true;
        Offer& offer = offers[use == use_move ? part.size - 1U : dicium::most_dice + use - 1U];
        if (offer.part.size == 0 ||
            dicium::price_of(dice, part) < dicium::price_of(dice, offer.part))
          offer = {use, part};
        return true;
      });
  const int added = dicium::added_faces<CrazyCup>(state, seat, dicium::blue);
  std::array<int, 2> longest{};  // driving, flying
  out.key("reach");
  out.begin_array();
  for (const auto& [use, part] : offers) {
    if (part.size == 0) continue;
    const int squares = use == use_move ? part.size + added : squares_of(use);
    int& most = longest[flies(use) ? 1 : 0];
    most = std::max(most, squares);
    out.begin_object();
    out.member("use", use_ids[use]);
    out.member("squares", squares);
    out.member("flies", flies(use));
    out.key("faces");
    out.begin_array();
    for (std::uint8_t i = 0; i < part.size; ++i) out.value(dicium::face_ids[part.faces[i]]);
    out.end_array();
    out.end_object();
  }
  out.end_array();
  if (longest[0] > 0) write_routes(out, "ways_there", routes(state, seat, longest[0], false));
  if (longest[1] > 0) write_routes(out, "flights", routes(state, seat, longest[1], true));
}

// What a Grapnel of each seat that may have one would do.
void write_pursuits(const State& state, json::Writer& out) {
  out.key("pursuits");
  out.begin_array();
  for (const Seat seat : may_follow(state)) {
    out.begin_object();
    out.member("seat", seat_letters[seat]);
    const Pursuit way = pursuit(state, seat);
    write_squares(out, "path", way.squares);
    out.member("gain", gain_of(state, seat, way.squares));
    out.end_object();
  }
  out.end_array();
}

void write_movement(const State& state, json::Writer& out) {
  constexpr std::string_view bumps[] = {"none", "open", "used"};
  const Movement& movement = state.movement;
  if (movement.racer == no_arg) return;
  const bool drives = movement.racer != drone;
  out.key("movement");
  out.begin_object();
  out.member("racer", racer_ids[movement.racer]);
  name_or_null(out, "use", drives ? use_ids[movement.use] : "", drives);
  out.member("left", movement.left);
  out.member("free", movement.free != 0);
  out.member("nitro", movement.nitro);
  out.member("bump", bumps[movement.bump]);
  write_squares(out, "path", movement.path);
  if (Decision{state.pending.decision} == Decision::step) {
    write_squares(out, "next", next_squares(state, movement.racer));
    write_routes(out, "ways", routes(state, movement.racer, movement.left, movement.free != 0));
  }
  if (Decision{state.pending.decision} == Decision::follow) write_pursuits(state, out);
  out.end_object();
}

void write_playing(const State& state, json::Writer& out) {
  bool any = false;
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} != Flow::played) continue;
    if (!any) {
      out.key("playing");
      out.begin_array();
    }
    any = true;
    const Played& card = frame.locals<Played>();
    out.begin_object();
    out.member("seat", seat_letters[card.seat]);
    out.member("card", card_ids[card.card]);
    const bool aimed = card.target != no_arg;
    name_or_null(out, "target", aimed ? racer_ids[card.target] : "", aimed);
    const bool placed = card.card == tornado && card.first < road;
    name_or_null(out, "square", placed ? square_ids[card.first] : "", placed);
    out.member("cancelled", card.cancelled != 0);
    out.end_object();
  }
  if (any) out.end_array();
}

void write_test(const State& state, json::Writer& out) {
  if (!state.combat.running()) return;
  std::string_view against = "bump";
  bool may_forgo = false;
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} == Flow::drive && frame.step == Drive::storm_tested) against = "storm";
    if (Flow{frame.flow} == Flow::played && frame.step == Played::tested)
      against = card_ids[frame.locals<Played>().card];
    if (Flow{frame.flow} == Flow::test) may_forgo = frame.locals<Test>().may_forgo != 0;
  }
  const Seat target = state.combat.defender;
  dicium::begin_combat<CrazyCup>(out, state);
  out.member("racer", racer_ids[target]);
  out.member("against", against);
  out.member("needs", target == drone ? drone_passes : dicium::effect_force);
  out.member("may_forgo", may_forgo);
  out.end_object();
}

void write_derived(const State& state, json::Writer& out) {
  out.member("round", round_of(state));
  out.member("rounds", most_rounds);
  out.member("first", seat_letters[first_player(state)]);
  out.member("last_round", last_round(state));
  out.key("supply");
  out.begin_object();
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    out.member(tile_ids[terrain], supply(state, terrain));
  out.end_object();
  out.member("piled", state.pile.size());
  out.member("throws_allowed", state.boards[state.turn.seat].throws());
  out.member("actions_allowed", dicium::most_actions);
  name_or_null(out, "how", how_ids[state.how], state.how != racing);
  if (state.stack.empty()) return;
  write_movement(state, out);
  write_playing(state, out);
  write_test(state, out);
  const Decision decision{state.pending.decision};
  if (decision == Decision::reroll || decision == Decision::combine) write_reach(state, out);
  if (decision == Decision::reroll)
    dicium::write_chances(out, state.turn, dicium::needs_of<CrazyCup>(state, state.turn.seat));
}

}  // namespace

void CrazyCup::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const Options options = state.options;
    state = State{};
    state.options = options;
  }
  const std::uint8_t seats = state.seats();
  io.everyone([&] {
    dicium::describe(io, state.turn, seats, 1, most_rounds * seats, use_ids);
    io.flag("acted", state.acted);
    io.names("ways", state.ways, way_ids, true);
    io.name("tornado", state.tornado, square_ids, true);
    io.name("tornado_owner", state.tornado_owner, std::span(seat_letters).first(seats), true);
    io.names("display", state.shown, card_ids);
    describe_cards(io, "discard", state.discard);
    if (state.solo()) {
      describe_cards(io, "removed", state.removed);
      io.object("drone", [&] {
        describe_pawn(io, state, state.pawns[drone]);
        io.flag("moved", state.drone_moved);
        io.derived([&](json::Writer& out) {
          write_racer(state, drone, out);
          write_next_of_drone(state, out);
        });
      });
    }
    io.seats("seats", seats, [&](Seat seat) {
      dicium::describe(io, state.boards[seat]);
      describe_pawn(io, state, state.pawns[seat]);
      describe_tiles(io, state.tiles[seat]);
      describe_cards(io, "known", state.known[seat]);
      io.owner(seat, false, [&] { describe_cards(io, "cards", state.hands[seat]); });
      io.derived([&](json::Writer& out) { write_seat(state, seat, out); });
    });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] {
    describe_cards(io, "pile", state.pile);
    io.random("random", state.rng);
  });
}

}  // namespace veillee::crazy_cup
