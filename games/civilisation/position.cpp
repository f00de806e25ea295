// The pieces as readable JSON, in both directions (section 15 of RULES.md), and what follows from
// them for who only draws.
#include "games/dicium/position.hpp"

#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/civilisation/words.hpp"

namespace veillee::civilisation {
namespace {

using dicium::Combination;

void name_or_null(json::Writer& out, std::string_view key, std::string_view name, bool there) {
  out.key(key);
  if (there)
    out.value(name);
  else
    out.null();
}

template <class Cards, class Ids>
void write_ids(json::Writer& out, std::string_view key, const Cards& cards, const Ids& ids) {
  out.key(key);
  out.begin_array();
  for (const std::uint8_t card : cards) out.value(ids[card]);
  out.end_array();
}

// ── Pieces ──────────────────────────────────────────────────────────────────────────────────────

template <std::uint8_t Most, int N, class Ids>
void describe_set(PositionIo& io, std::string_view key, SmallSet<N>& set, const Ids& ids) {
  BoundedList<std::uint8_t, Most> list;
  for (const std::uint8_t item : set)
    if (!list.full()) list.push_back(item);
  io.names(key, list, ids);
  if (!io.reading()) return;
  set = {};
  for (const std::uint8_t item : list) {
    if (set.has(item))
      io.refuse(key, {"« {0} » : {1} y est deux fois", "\"{0}\": {1} stands there twice"},
                {verbatim(key), verbatim(ids[item])});
    set.add(item);
  }
}

void describe_extras(PositionIo& io, State& state) {
  Extras& extras = state.extras;
  io.flag("acted", extras.acted);
  io.flag("redeployed", extras.redeployed);
  io.flag("socrates", extras.throws);
  io.flag("aristotle", extras.third);
  io.flag("empedocles", extras.elements);
  io.flag("founded", extras.founded);
  const auto letters_in_play = std::span(seat_letters).first(state.seats());
  describe_set<philosopher_count>(io, "rumoured", state.rumoured, philosopher_ids);
  io.name("thief", state.theft.thief, letters_in_play, true);
  io.name("victim", state.theft.victim, letters_in_play, true);
  io.flag("rumour_sure", state.theft.sure);
}

// ── What is derived ─────────────────────────────────────────────────────────────────────────────

void write_own(const State& state, Seat seat, json::Writer& out) {
  write_ids(out, "philosophers", hand_of(state, seat), philosopher_ids);
  write_ids(out, "dealt", state.secrets.in(byte(dealt_to + seat)), secret_ids);
  const std::uint8_t secret = secret_of(state, seat);
  name_or_null(out, "secret", secret == no_arg ? "" : secret_ids[secret], secret != no_arg);
  if (secret == no_arg) return;
  out.member("secret_progress", secret_progress(state, seat, Secret{secret}));
  out.member("secret_need", deck_of(state).secrets[secret].need);
  out.member("secret_vp", deck_of(state).secrets[secret].vp);
}

void write_seat(const State& state, Seat seat, json::Writer& out) {
  const Count count = count_of(state, seat);
  const Set tiles = tiles_of(state, seat);
  out.member("capital", square_ids[capital_of(state, seat)]);
  out.member("region", region_ids[region_of(state.pawns[seat])]);
  out.key("regions");
  out.begin_array();
  for (std::size_t region = 0; region < region_count; ++region)
    if (regions[region].meets(tiles)) out.value(region_ids[region]);
  out.end_array();
  out.member("count", count.total() - count.secret);
  out.key("left");
  out.begin_object();
  for (std::uint8_t tile = 0; tile <= hero_tile; ++tile)
    out.member(tile_ids[tile], tiles_left(state, seat, tile));
  out.end_object();
  Philosophers known;
  for (const std::uint8_t card : hand_of(state, seat))
    if (state.cards.knowers(card) == everybody) known.add(card);
  out.member("held", hand_of(state, seat).size());
  write_ids(out, "known", known, philosopher_ids);
  out.member("monsters", monsters_of(state, seat));
  out.member("quarry", on_quarry(state, seat));
  const int red = dicium::added_faces<Civilisation>(state, seat, dicium::red);
  out.member("red", red);
  out.numbers("defends", std::array{red, red + dicium::red_dice(state, seat)});
  dicium::write_rows<Civilisation>(out, state, seat);
}

void write_objectives(const State& state, json::Writer& out) {
  out.key("commons");
  out.begin_array();
  for (std::uint8_t card = 0; card < objective_count; ++card) {
    if (state.commons[card] == unused) continue;
    out.begin_object();
    out.member("id", common_ids[card]);
    out.member("place", place_ids[state.commons[card]]);
    out.member("vp", deck_of(state).commons[card].vp);
    out.member("need", deck_of(state).commons[card].need);
    std::array<int, max_seats> all{};
    for (Seat seat = 0; seat < state.seats(); ++seat)
      all[seat] = progress(state, seat, Common{card});
    out.numbers("progress", std::span(all).first(state.seats()));
    out.end_object();
  }
  out.end_array();
}

void write_cards(const State& state, json::Writer& out) {
  out.key("display");
  out.begin_array();
  for (std::uint8_t place = on_display; place < in_hand; ++place) {
    const Philosophers here = state.cards.in(place);
    if (here.empty())
      out.null();
    else
      out.value(philosopher_ids[here.first()]);
  }
  out.end_array();
  out.member("piled", state.cards.count(in_pile));
  write_ids(out, "gone", state.cards.in(gone), philosopher_ids);
}

// Squares that a use would lead to, or where its tile could lie.
Set effect_squares(const State& state, Seat seat, std::uint8_t use, int faces) {
  switch (use) {
    case use_sea: return destinations(state, seat, by_sea, faces);
    case use_land: return destinations(state, seat, by_land, faces);
    case use_pair: return destinations(state, seat, by_pair, 1);
    case use_voyage: return destinations(state, seat, by_poker, 1);
    case use_temple: return sites(state, seat, temple);
    case use_twopair: return sites(state, seat, hero_tile);
    case use_full: return sites(state, seat, city);
    case use_wonder: return sites(state, seat, wonder);
    default: return builds_city(use) ? Set::only(state.pawns[seat]) : Set{};
  }
}

// "reach": for each use that the dice make as they lie, the cheapest dice that bring it to a
// square.
void write_reach(const State& state, json::Writer& out) {
  const Seat seat = state.turn.seat;
  std::array<std::array<dicium::Part, square_count>, use_count> cheapest{};
  unsigned any = 0;
  dicium::for_each_combination<Civilisation>(
      state, seat, [&](std::uint8_t use, const dicium::Part& part) {
        const dicium::UseSpec& spec = all_uses[use];
        int faces = spec.faces;
        if (dicium::is_colour(spec.combination) && faces == 0)
          faces = part.size + dicium::added_faces<Civilisation>(
                                  state, seat, static_cast<dicium::Colour>(spec.combination));
        any |= 1U << use;
        const int cost = dicium::price_of(state.turn.dice, part);
        for (const std::uint8_t square : effect_squares(state, seat, use, faces)) {
          dicium::Part& best = cheapest[use][square];
          if (best.size == 0 || cost < dicium::price_of(state.turn.dice, best)) best = part;
        }
        return true;
      });
  out.key("reach");
  out.begin_object();
  for (std::uint8_t use = 0; use < use_count; ++use) {
    if ((any >> use & 1U) == 0) continue;
    out.key(use_ids[use]);
    out.begin_object();
    for (std::size_t square = 0; square < square_count; ++square) {
      const dicium::Part& part = cheapest[use][square];
      if (part.size == 0) continue;
      out.key(square_ids[square]);
      out.begin_array();
      for (std::uint8_t i = 0; i < part.size; ++i) out.value(dicium::face_ids[part.faces[i]]);
      out.end_array();
    }
    out.end_object();
  }
  out.end_object();
}

// What is under way, where everybody can see it: the movement, the tile, the card.
void write_running(const State& state, json::Writer& out) {
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::travel:
        out.member("journey", journey_ids[frame.locals<Travel>().journey]);
        out.member("steps", frame.locals<Travel>().steps);
        break;
      case Flow::construct: out.member("laying", tile_ids[frame.locals<Construct>().tile]); break;
      case Flow::sage: out.member("sage", philosopher_ids[frame.locals<Sage>().card]); break;
      case Flow::wrath: out.member("wrath", true); break;
      case Flow::relocate:
        out.member("relocating", seat_letters[frame.locals<Relocate>().seat]);
        break;
      default: break;
    }
  }
}

void write_combat(const State& state, json::Writer& out) {
  if (!state.combat.running()) return;
  std::uint8_t foe = no_arg;
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::travel) foe = frame.locals<Travel>().foe;
  dicium::begin_combat<Civilisation>(out, state);
  name_or_null(out, "monster", foe < monster_count ? monster_ids[foe] : "", foe < monster_count);
  const Seat where =
      state.combat.attacker < max_seats ? state.combat.attacker : state.combat.defender;
  out.member("square", square_ids[state.pawns[where]]);
  out.end_object();
}

void write_derived(const State& state, json::Writer& out) {
  const dicium::Turn& turn = state.turn;
  const dicium::Limits allowed = limits(state, turn.seat);
  out.member("round", round_of(state));
  out.member("rounds", state.solo() ? solo_turns : most_rounds);
  out.member("first", seat_letters[first_player(state)]);
  out.member("last_round", last_round(state) || round_of(state) == most_rounds);
  out.member("vp_reserve", vp_reserve(state));
  out.member("fives_left", fives_left(state));
  out.member("throws_allowed", allowed.throws);
  out.member("actions_allowed", allowed.actions);
  if (state.solo()) {
    const Count count = count_of(state, 0);
    out.member("candle", state.stack.empty() ? solo_turns - turn.number
                                             : solo_turns + 1 - std::max<int>(turn.number, 1));
    out.member("rank", rank_of(count.total() - (state.stack.empty() ? 0 : count.secret)));
    out.numbers("ranks", rank_limits);
  }
  name_or_null(out, "how", how_ids[state.how], state.how != playing);
  write_objectives(state, out);
  write_cards(state, out);
  if (state.stack.empty()) return;
  write_running(state, out);
  write_combat(state, out);
  const Decision decision{state.pending.decision};
  if (decision == Decision::reroll || decision == Decision::combine) write_reach(state, out);
  if (decision == Decision::reroll)
    dicium::write_chances(out, turn, dicium::needs_of<Civilisation>(state, turn.seat));
}

}  // namespace

void Civilisation::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const auto [options, deck] = options_of(state);
    state = State{};
    state.options = options;
    state.deck = deck;
    for (auto& heroes : state.heroes) heroes.fill(on_board);
  }
  const std::uint8_t seats = state.seats();
  const auto letters_in_play = std::span(seat_letters).first(seats);
  io.everyone([&] {
    dicium::describe(io, state.turn, seats, 0, most_rounds * seats, use_ids,
                     {4, dicium::most_actions + 1, dicium::most_dice});
    describe_extras(io, state);
    io.number("vp_pile", state.pile, 0, vp_cards);
    io.names("monsters", state.monsters, letters_in_play, true);
    io.names("objectives", state.commons, place_ids);
    io.seats("seats", seats, [&](Seat seat) {
      io.name("colour", state.colours[seat], board_ids);
      dicium::describe(io, state.boards[seat]);
      io.name("pawn", state.pawns[seat], square_ids);
      io.names("heroes", state.heroes[seat], square_ids, true);
      describe_set<5>(io, "cities", state.built[seat][city], square_ids);
      describe_set<2>(io, "temples", state.built[seat][temple], square_ids);
      describe_set<1>(io, "wonder", state.built[seat][wonder], square_ids);
      io.number("vp", state.vp[seat], 0, 200);
      io.number("fives", state.fives[seat], 0, five_tiles);
      io.number("fights", state.fights[seat], 0, 200);
      io.owner(seat, state.stack.empty(),
               [&] { io.derived([&](json::Writer& out) { write_own(state, seat, out); }); });
      io.owner(seat, false, [&] {
        io.derived([&](json::Writer& out) {
          write_ids(out, "discarded", state.secrets.in(byte(discarded_by + seat)), secret_ids);
        });
      });
      io.derived([&](json::Writer& out) { write_seat(state, seat, out); });
    });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] {
    state.cards.describe(io, "cards", "cards_known", card_zones);
    state.secrets.describe(io, "secrets", "secrets_known", secret_zones);
    io.random("random", state.rng);
  });
}

}  // namespace veillee::civilisation
