// The pieces as readable JSON, in both directions (section 13 of RULES.md), and what follows from
// them for who only draws. All is public.
#include "games/dicium/position.hpp"

#include "games/shogun/game.hpp"
#include "games/shogun/words.hpp"

namespace veillee::shogun {
namespace {

using dicium::Combination;

void describe_squares(PositionIo& io, std::string_view key, Set& squares) {
  constexpr std::uint8_t most = 8;
  BoundedList<std::uint8_t, most> list;
  for (const std::uint8_t square : squares)
    if (!list.full()) list.push_back(square);
  io.names(key, list, square_ids);
  if (!io.reading()) return;
  squares = Set{};
  for (const std::uint8_t square : list) {
    if (squares.has(square))
      io.refuse(key,
                {"« {0} » : la case {1} y est deux fois", "\"{0}\": square {1} stands there twice"},
                {verbatim(key), verbatim(square_ids[square])});
    squares.add(square);
  }
}

void name_or_null(json::Writer& out, std::string_view key, std::string_view name, bool there) {
  out.key(key);
  if (there)
    out.value(name);
  else
    out.null();
}

void write_seat(const State& state, Seat seat, json::Writer& out) {
  const Camp camp = camp_of(seat);
  out.member("camp", camp_ids[camp]);
  out.member("colour", pawn_colour_ids[pawn_colour(state.options, seat)]);
  const Seat partner = byte((seat + 2) % max_seats);
  name_or_null(out, "partner", seat_letters[partner], state.seats() == max_seats);
  out.member("progress", progress(state, camp));
  const int red = dicium::added_faces<Shogun>(state, seat, dicium::red);
  out.member("red", red);
  out.numbers("defends", std::array{red, red + state.boards[seat].reserve.of[dicium::f4]});
  dicium::write_rows<Shogun>(out, state, seat);
}

const Frame* running(const State& state, Flow flow) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == flow) return &frame;
  return nullptr;
}

void write_combat(const State& state, json::Writer& out) {
  if (!state.combat.running() || state.stack.empty()) return;
  const Frame* deed = running(state, Flow::deed);
  const Frame* shuriken = running(state, Flow::shuriken);
  dicium::begin_combat<Shogun>(out, state);
  out.member("ranged", shuriken != nullptr);
  if (deed != nullptr) {
    const Deed& d = deed->locals<Deed>();
    out.member("square", square_ids[d.to]);
    out.member("foe", pawn_ids[d.foe]);
    out.member("with", pawn_ids[d.pawn]);
    const Camp other = camp_of(state.turn.seat) == ninja ? samurai : ninja;
    int left = 0;
    for (std::uint8_t pawn = 0; pawn < pawn_count; ++pawn)
      left += camp_of(owner_of(pawn)) == other && state.pawns[pawn] == d.to ? 1 : 0;
    out.member("left", left);
  } else if (shuriken != nullptr) {
    const std::uint8_t target = shuriken->locals<Shuriken>().target;
    name_or_null(out, "foe", target < pawn_count ? pawn_ids[target] : "", target < pawn_count);
  }
  out.end_object();
}

void write_running(const State& state, json::Writer& out) {
  if (const Frame* frame = running(state, Flow::deed); frame != nullptr) {
    const Deed& deed = frame->locals<Deed>();
    const bool chosen = frame->step > Deed::pawn_chosen;
    out.key("running");
    out.begin_object();
    out.member("use", use_ids[deed.use]);
    out.member("steps", deed.steps);
    name_or_null(out, "pawn", chosen ? pawn_ids[deed.pawn] : "", chosen);
    name_or_null(out, "from", chosen ? square_ids[deed.from] : "", chosen);
    out.key("path");
    out.begin_array();
    for (std::uint8_t i = 0; i < deed.trodden; ++i) out.value(square_ids[deed.trail[i]]);
    out.end_array();
    out.end_object();
  }
  if (const Frame* frame = running(state, Flow::put_back); frame != nullptr) {
    const PutBack& back = frame->locals<PutBack>();
    out.key("putting");
    out.begin_object();
    out.member("pawn", pawn_ids[back.pawn]);
    out.member("from", square_ids[back.from]);
    out.end_object();
  }
  if (const Frame* frame = running(state, Flow::tile); frame != nullptr) {
    const std::uint8_t from = frame->locals<Tile>().from;
    const bool lifted = frame->step == Tile::square_chosen && from < square_count;
    name_or_null(out, "lifted", lifted ? square_ids[from] : "", lifted);
  }
}

// Everywhere a charge may lead to.
Set charge_squares(const State& state, std::uint8_t pawn, const Set& trail, std::uint8_t from,
                   int steps) {
  Set squares = charge_steps(state, pawn, trail, from, steps);
  if (steps < 2) return squares;
  const Set next = squares;
  for (const std::uint8_t square : next)
    squares |= charge_squares(state, pawn, trail | Set::only(square), square, steps - 1);
  return squares;
}

// Where a use takes effect, of so many faces.
Set effect_squares(const State& state, std::uint8_t use, int faces) {
  const Seat seat = state.turn.seat;
  const Camp camp = camp_of(seat);
  if (use == use_shuriken) return squares_of(state, samurai);
  if (use == (camp == ninja ? use_three : use_twopair))
    return state.tiles[seat] > 0 ? tile_squares(state, camp, off_board)
                                 : movable_tiles(state, camp);
  if (use == (camp == ninja ? use_twopair : use_four)) return accessible(state, camp);
  const int steps = steps_of(seat, use, faces);
  Set squares;
  for (const std::uint8_t pawn : movers(state, seat)) {
    const std::uint8_t from = square_of(state, pawn);
    squares |= use == use_banzai ? charge_squares(state, pawn, Set::only(from), from, steps)
                                 : ends_of(state, use, steps, pawn);
  }
  return squares;
}

// "reach": where each use that the dice can pay would take effect, and with how many dice.
void write_reach(const State& state, json::Writer& out) {
  const Seat seat = state.turn.seat;
  out.key("reach");
  out.begin_object();
  for (std::uint8_t use = 0; use < use_count; ++use) {
    const dicium::UseSpec& spec = all_uses[use];
    if (!has_use(seat, use) || spec.gains_bonus || spec.combination == Combination::straight ||
        spec.combination == Combination::red)
      continue;
    const bool colour = dicium::is_colour(spec.combination);
    const int added = colour ? dicium::added_faces<Shogun>(
                                   state, seat, static_cast<dicium::Colour>(spec.combination))
                             : 0;
    const int there =
        colour ? state.turn.dice.showing(static_cast<dicium::Colour>(spec.combination)) : 0;
    const bool counted = colour && spec.faces == 0;  // a walk: more dice lead further
    const int least = counted  ? 1
                      : colour ? dicium::dice_for(spec.faces, added)
                               : dicium::dice_needed[static_cast<std::size_t>(spec.combination)];
    const bool payable =
        colour ? there >= least
               : (dicium::makes(state.turn.dice).within & dicium::bit(spec.combination)) != 0;
    if (!payable) continue;
    out.key(use_ids[use]);
    out.begin_object();
    Set told;
    for (int dice = least; dice <= (counted ? there : least); ++dice)
      for (const std::uint8_t square :
           effect_squares(state, use, counted ? dice + added : spec.faces)) {
        if (told.has(square)) continue;
        told.add(square);
        out.member(square_ids[square], dice);
      }
    out.end_object();
  }
  out.end_object();
}

void write_derived(const State& state, json::Writer& out) {
  constexpr std::string_view winners[] = {"", "ninja", "samurai", "draw"};
  name_or_null(out, "winner", winners[state.result], state.result != playing);
  name_or_null(out, "how", how_ids[state.how], state.result != playing);
  const dicium::Turn& turn = state.turn;
  out.member("throws_allowed", state.boards[turn.seat].throws());
  out.member("actions_allowed", dicium::most_actions);
  out.member("turns", most_turns);
  const int all = alerts_at_start(state.options);
  out.member("alerts_of", all);
  out.member("braziers_left", all - state.lit.size());
  if (state.stack.empty()) return;
  write_running(state, out);
  write_combat(state, out);
  if (Decision{state.pending.decision} == Decision::combine) write_reach(state, out);
  if (Decision{state.pending.decision} == Decision::reroll)
    dicium::write_chances(out, turn, dicium::needs_of<Shogun>(state, turn.seat));
}

}  // namespace

void Shogun::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const Options options = state.options;
    state = State{};
    state.options = options;
    state.pawns.fill(off_board);
  }
  const std::uint8_t seats = state.seats();
  io.everyone([&] {
    dicium::describe(io, state.turn, seats, seats == max_seats ? 0 : 1, most_turns, use_ids);
    io.name("shogun", state.shogun, square_ids);
    io.name("carrier", state.carrier, std::span(pawn_ids).first(pawn_count), true);
    describe_squares(io, "torii", state.torii);
    describe_squares(io, "turned", state.turned);
    describe_squares(io, "garrisons", state.garrisons);
    describe_squares(io, "braziers", state.lit);
    io.number("alerts", state.alerts, 0, alerts_at_start(state.options));
    io.seats("seats", seats, [&](Seat seat) {
      dicium::describe(io, state.boards[seat]);
      io.names("pawns", std::span(state.pawns).subspan(first_pawn(seat), pawns_each), square_ids,
               true);
      io.number("tiles", state.tiles[seat], 0, tiles_each);
      io.derived([&](json::Writer& out) { write_seat(state, seat, out); });
    });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] { io.random("random", state.rng); });
}

}  // namespace veillee::shogun
