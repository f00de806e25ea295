// The family's pieces as readable JSON, in both directions, and what a dice tray is told besides.
#pragma once

#include "engine/position.hpp"
#include "games/dicium/combat.hpp"

namespace veillee::dicium {

// Members of the position: "turn", "active", "phase", "throws", "actions", "size", "dice", "kept",
// "spent", "paid". `least` is the number of the first turn, `limits` the most of any turn.
void describe(PositionIo& io, Turn& turn, std::uint8_t seats, int least, int most,
              std::span<const std::string_view> use_ids,
              Limits limits = {3, most_actions, most_dice});
// Members of a seat: "hand", "bonuses", "reserve".
void describe(PositionIo& io, PlayerBoard& board);

// A list of faces, and of any names out of a table, of a piece that is stored otherwise.
void describe_dice(PositionIo& io, std::string_view key, Dice& dice, int most);
// How dear dice are: few ones first, then those of value before symbols, then those without a
// fellow.
int price_of(const Dice& dice, const Part& part);
void write_faces_of(json::Writer& out, std::string_view key, const Dice& dice);

// "chances": what each re-roll may bring, in the order of the options of the decision `reroll`, and
// what lies there "now".
void write_chances(json::Writer& out, const Turn& turn, const Needs& needs);

// "odds" of the side that is asked for red dice: for each number engaged, how many of the results
// win (of 6 for one die, of 36 while the other one is still to fall; "worst": if the defender then
// engages all his red dice), and the least number of one's own die that does where it is known.
void write_odds(json::Writer& out, const Combat& combat, Side asked, int most,
                const std::array<int, 2>& bonus, int red_dice_of_defender);

// The rows of a player's board: faces that bonuses add, dice needed for the cheapest use, the uses.
template <class G>
Needs needs_of(const typename G::State& state, Seat seat) {
  Needs needs = {most_dice + 1, most_dice + 1, most_dice + 1, 1};
  for (std::uint8_t use = 0; use < std::size(G::uses); ++use) {
    const UseSpec& spec = G::uses[use];
    if (!is_colour(spec.combination) || !G::has_use(state, seat, use)) continue;
    const auto colour = static_cast<Colour>(spec.combination);
    needs[colour] =
        std::min(needs[colour], byte(dice_for(spec.faces, added_faces<G>(state, seat, colour))));
  }
  return needs;
}

template <class G>
void write_rows(json::Writer& out, const typename G::State& state, Seat seat) {
  const Needs needs = needs_of<G>(state, seat);
  out.key("rows");
  out.begin_array();
  for (std::size_t row = 0; row < combination_count; ++row) {
    const auto combination = static_cast<Combination>(row);
    out.begin_object();
    out.member("id", combination_ids[row]);
    if (is_colour(combination)) {
      out.member("bonus", added_faces<G>(state, seat, static_cast<Colour>(row)));
      out.member("need", needs[row]);
    } else {
      out.member("bonus", 0);
      out.member("need",
                 combination == Combination::straight ? state.boards[seat].hand : dice_needed[row]);
    }
    out.key("uses");
    out.begin_array();
    for (std::uint8_t use = 0; use < std::size(G::uses); ++use)
      if (G::uses[use].combination == combination && G::has_use(state, seat, use))
        out.value(G::uses[use].id);
    out.end_array();
    out.end_object();
  }
  out.end_array();
}

// "combat", but for what only the game knows; the caller closes the object.
template <class G>
void begin_combat(json::Writer& out, const typename G::State& state) {
  const Combat& combat = state.combat;
  const auto side = [&](std::string_view key, auto number) {
    out.key(key);
    out.begin_array();
    for (const Side which : {attacking, defending}) {
      const Seat seat = which == attacking ? combat.attacker : combat.defender;
      const int n = number(which, seat);
      if (n < 0)
        out.null();
      else
        out.value(n);
    }
    out.end_array();
  };
  out.key("combat");
  out.begin_object();
  for (const Side which : {attacking, defending}) {
    const Seat seat = which == attacking ? combat.attacker : combat.defender;
    out.key(which == attacking ? "attacker" : "defender");
    if (seat < max_seats)
      out.value(seat_letters[seat]);
    else
      out.null();
  }
  side("engaged", [&](Side which, Seat) { return combat.engaged[which]; });
  side("bonus", [&](Side which, Seat seat) {
    if (seat >= max_seats) return 0;
    return added_faces<G>(state, seat, red) + (which == attacking ? combat.extra : 0);
  });
  side("dice", [&](Side which, Seat) { return combat.die[which] > 0 ? combat.die[which] : -1; });
  side("force", [&](Side which, Seat) {
    if (which == defending && combat.against != 0) return int{combat.against};
    if (which == attacking && combat.attacker == neutral) return effect_force;
    return combat.die[which] > 0 ? combat.force[which] : -1;
  });
  side("reds", [&](Side, Seat seat) { return seat < max_seats ? red_dice(state, seat) : 0; });
  out.key("won");
  if (combat.over != 0)
    out.value(combat.won != 0);
  else
    out.null();
  using Decision = typename G::Decision;
  const Decision decision{state.pending.decision};
  if (combat.over != 0 || (decision != Decision::engage && decision != Decision::defend)) return;
  const auto bonus_of = [&](Seat seat) {
    return seat < max_seats ? added_faces<G>(state, seat, red) : 0;
  };
  const Side asked = decision == Decision::engage ? attacking : defending;
  write_odds(out, combat, asked,
             red_dice(state, asked == attacking ? combat.attacker : combat.defender),
             {bonus_of(combat.attacker) + combat.extra, bonus_of(combat.defender)},
             combat.defender < max_seats ? red_dice(state, combat.defender) : 0);
}

}  // namespace veillee::dicium
