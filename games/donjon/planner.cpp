#include "games/donjon/planner.hpp"

#include <algorithm>
#include <bit>

#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

using dicium::Combination;
using dicium::Dice;

constexpr int impossible = -100'000'000;
// In hundredths of a turn.
constexpr int laid_portal = 25;
constexpr int vision = 15;
constexpr int treasure_move = 50;

// Sides of one kind as ways.
Dungeon::Ways ways_across(Edge kind) {
  Dungeon::Ways across;
  for (std::uint8_t square = 0; square < square_count; ++square)
    for (std::size_t d = 0; d < 4; ++d) {
      Dungeon::Ways one;
      one.from[d].add(square);
      if (Dungeon::step(one, Set::only(square)).meets(dungeon.across(square, kind)))
        across.from[d].add(square);
    }
  return across;
}
Set behind_doors(const Set& squares) {
  static const Dungeon::Ways doors = ways_across(Edge::door);
  return Dungeon::step(doors, squares);
}
Set behind_walls(const Set& squares) {
  static const Dungeon::Ways walls = ways_across(Edge::wall);
  return Dungeon::step(walls, squares);
}

Dice without(const Dice& dice, std::size_t face, int n) {
  Dice rest = dice;
  rest.of[face] = byte(rest.of[face] - n);
  return rest;
}
// Ones first: a symbol can be anything.
Dice without_greens(const Dice& dice, int n) {
  const int ones = std::min<int>(n, dice.of[dicium::f1]);
  return without(without(dice, dicium::f1, ones), dicium::fs, n - ones);
}

// Whether everybody knows where this tile is, or was.
bool is_seen(const State& state, std::uint8_t tile) {
  const auto lies_in = [&](const auto& places) {
    return std::find(places.begin(), places.end(), tile) != places.end();
  };
  return has_tile(state, tile) || lies_in(state.rooms) || lies_in(state.crypts);
}

}  // namespace

Planner::Planner(const Outlook& outlook, Seat seat, const Weights& prices, Memory* memory)
    : outlook_(outlook),
      state_(outlook.state),
      prices_(prices),
      field_(outlook.goals(seat), outlook.hope(seat)),
      useful_(outlook.useful(seat)),
      seat_(seat),
      memory_(memory) {
  for (Seat other = 0; other < state_.seats(); ++other) of_all_ += outlook.useful(other);
  for (std::size_t colour = 0; colour < added_.size(); ++colour)
    added_[colour] = dicium::added_faces<Donjon>(state_, seat, static_cast<dicium::Colour>(colour));
  if (guard_squares.has(state_.pawns[seat])) --added_[dicium::green];
  bonus_of_[0] = gain_of_bonus(dicium::all_slots);
  for (int level = 2; level <= 5; ++level)
    bonus_of_[static_cast<std::size_t>(level)] = gain_of_bonus(dicium::of_level(level));
  if (const int hand = state_.boards[seat].hand; hand < dicium::most_dice)
    hand_gain_ = useful_ * prices[hand == dicium::least_dice ? f_hand_4 : f_hand_5];
  const int track = state_.trophies[seat].size();
  const int one_less = -hundred * prices[f_missing];
  const bool lowers = track == outlook.best_track && track < most_trophies && outlook.any_chest;
  foe_gain_.fill(bonus_of_[0] + (lowers ? one_less - outlook.trophy * prices[f_work]
                                        : other_trophy * prices[f_time]));
  foe_gain_[the_goblin] =
      -outlook.less_guard * prices[f_guard] - outlook.less_peril * prices[f_peril];
  for (std::uint8_t chest = 0; chest < all_chests; ++chest) {
    if (outlook.pick[chest] == 0) continue;
    const bool relic = chest >= room_count;
    const std::uint8_t tile = relic ? state_.crypts[chest - room_count] : state_.rooms[chest];
    // On average it is one crypt less whatever lies in it, as long as it may be the crown.
    const bool crown = outlook.until_crown > 0 && relic && (tile == hidden || tile == re_crown);
    int& gain = chest_gain_[chest];
    gain = relic ? mean_of(first_relic, tile_count, tile) : mean_of(tr_bonus, first_relic, tile);
    if (crown || outlook.any_chest) gain += one_less - outlook.saved[chest] * prices[f_work];
    if (crown) gain -= hundred * prices[f_relics];
  }
  longest_ = under(state_, seat, pi_steps) ? caltrops_steps : square_count;
  may_green_ = has_use(state_, seat, use_treasure);
  may_yellow_ = has_use(state_, seat, use_opening);
  if (may_yellow_) targets_ = fireball_targets(state_, seat);
}

// Of what may lie in a chest: this tile, or one of these that nobody has seen.
int Planner::mean_of(std::uint8_t first, std::uint8_t end, std::uint8_t tile) const {
  if (tile != hidden) return gain_of_tile(tile);
  int sum = 0;
  int n = 0;
  for (std::uint8_t one = first; one < end; ++one) {
    if (is_seen(state_, one)) continue;
    sum += gain_of_tile(one);
    ++n;
  }
  return n > 0 ? sum / n : 0;
}

int Planner::gain_of_tile(std::uint8_t tile) const {
  switch (Tile{tile}) {
    case tr_bonus: return bonus_of_[0];
    case tr_portal: return gain_of_portal();
    case tr_hand: return hand_gain_;
    case tr_goblin: return state_.goblins.empty() ? 0 : foe_gain_[the_goblin];
    case tr_vision: return outlook_.until_crown > hundred ? vision * prices_[f_time] : 0;
    case tr_move: return treasure_move * prices_[f_place];
    case re_green: return of_all_ * prices_[f_owl] - owl_saves * outlook_.needed * prices_[f_work];
    case re_red: return of_all_ * prices_[f_banner];
    default: return 0;  // the crown counts as a crypt less
  }
}

int Planner::gain_of_portal() const { return laid_portal * prices_[f_time]; }

int Planner::gain_of_bonus(dicium::Slots among) const {
  int best = 0;
  const unsigned free = state_.boards[seat_].free_slots() & among;
  for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
    if ((free >> slot & 1U) != 0) best = std::max(best, int{prices_[f_slots + slot]});
  return best * useful_;
}

int Planner::standing(const Set& squares, const Dice& dice, std::uint8_t opened) const {
  return field_.best(squares, dice.showing(dicium::green), opened) * prices_[f_place] +
         worth_of_kept(dice) * prices_[f_reserve];
}

int Planner::fight(std::uint8_t square, int extra, bool ranged, const Set& from, const Dice& dice,
                   int actions, std::uint8_t opened) const {
  const std::uint8_t foe = foe_on(state_, square);
  int force = added_[dicium::red] + extra;
  Dice rest = dice;
  for (int n = dice.of[dicium::f4]; n > 0 && force < defences[foe] - 1; --n) {
    ++force;
    --rest.of[dicium::f4];
  }
  const int sixths = chance_of_victory(force, foe);
  const int won = foe_gain_[foe] + plan(ranged ? from : Set::only(square), rest, actions, opened);
  const int lost = plan(ranged ? from : all_portals(state_), rest, actions, opened);
  return (sixths * won + (6 - sixths) * lost) / 6;
}

int Planner::arrive(const Set& ends, int extra, const Dice& dice, int actions,
                    std::uint8_t opened) const {
  const Set quiet = ends - outlook_.foes;
  int best = quiet.empty() ? impossible : plan(quiet, dice, actions, opened);
  for (const std::uint8_t square : ends& outlook_.foes)
    best = std::max(best, fight(square, extra, false, quiet, dice, actions, opened));
  return best;
}

int Planner::plan(const Set& squares, const Dice& dice, int actions, std::uint8_t opened) const {
  if (memory_ == nullptr || actions <= 0 || dice.empty())
    return work_out(squares, dice, actions, opened);
  const auto number = static_cast<std::uint16_t>(dicium::set_number(dice));
  const auto bits = std::bit_cast<std::array<std::uint64_t, 2>>(squares);
  const std::uint64_t hash =
      (bits[0] ^ bits[1] * 0x9E3779B97F4A7C15 ^ std::uint64_t{number} << 20U ^
       static_cast<std::uint64_t>(actions) << 40U ^ std::uint64_t{opened} << 48U) *
      0xD6E8FEB86659FD93;
  Memory::Plan& known = memory_->plans[hash >> 53U];
  if (known.squares != squares || known.dice != number || known.actions != actions ||
      known.opened != opened)
    known = {squares, number, byte(actions), opened, work_out(squares, dice, actions, opened)};
  return known.worth;
}

int Planner::work_out(const Set& squares, const Dice& dice, int actions,
                      std::uint8_t opened) const {
  int best = standing(squares, dice, opened);
  if (actions <= 0 || dice.empty()) return best;
  const int left = actions - 1;
  // Blue: one walk with all of it.
  if (const int blue = dice.showing(dicium::blue); blue > 0) {
    Dice rest = dice;
    rest.of[dicium::f2] = rest.of[dicium::f5] = 0;
    const int steps = std::min(longest_, blue + added_[dicium::blue]);
    best = std::max(best, arrive(walk(squares, steps, outlook_.foes), 0, rest, left, opened));
  }
  best = std::max(best, with_green(squares, dice, left, opened));
  best = std::max(best, with_yellow(squares, dice, left, opened));
  return std::max(best, with_values(squares, dice, left, opened));
}

// The chest underfoot, or a bonus.
int Planner::with_green(const Set& squares, const Dice& dice, int left, std::uint8_t opened) const {
  const int green = dice.showing(dicium::green);
  if (green == 0 || !may_green_) return impossible;
  int best = impossible;
  const int faces = added_[dicium::green];
  for (const std::uint8_t square : squares& outlook_.chests) {
    const std::uint8_t chest = chest_on(square);
    if (chest == opened) continue;
    const int need = dicium::dice_for(chest < room_count ? 2 : 3, faces);
    if (need > green) continue;
    best = std::max(best, chest_gain_[chest] +
                              plan(Set::only(square), without_greens(dice, need), left, chest));
  }
  const bool guarded = guard_squares.meets(squares);
  const int all = faces + (guarded ? 1 : 0);
  for (int level = 2; level <= std::min(5, green + all); ++level) {
    const int gain = bonus_of_[static_cast<std::size_t>(level)];
    if (gain == 0) continue;
    const int need = std::min(green, dicium::dice_for(level, all));
    best = std::max(best, gain + plan(squares, without_greens(dice, need), left, opened));
  }
  return best;
}

int Planner::with_yellow(const Set& squares, const Dice& dice, int left,
                         std::uint8_t opened) const {
  const int yellow = dice.of[dicium::f3];
  if (yellow == 0 || !may_yellow_) return impossible;
  int best = impossible;
  const auto paid = [&](int faces) {
    return without(dice, dicium::f3, dicium::dice_for(faces, added_[dicium::yellow]));
  };
  const int faces = yellow + added_[dicium::yellow];
  const Set doors = behind_doors(squares);
  if (!doors.empty()) best = std::max(best, arrive(doors, 0, paid(1), left, opened));
  if (faces >= 2 && squares.has(state_.pawns[seat_]))
    for (const std::uint8_t square : targets_)
      best = std::max(best, fight(square, 1, true, squares, paid(2), left, opened));
  if (faces >= 3) best = std::max(best, arrive(behind_walls(squares), 0, paid(3), left, opened));
  if (faces >= 4 && !state_.goblins.empty())
    best = std::max(best, foe_gain_[the_goblin] + plan(squares, paid(4), left, opened));
  return best;
}

int Planner::with_values(const Set& squares, const Dice& dice, int left,
                         std::uint8_t opened) const {
  if (state_.options.young != 0 || dice.size() < 2) return impossible;
  int best = impossible;
  const unsigned within = dicium::makes(dice).within;
  const auto can = [&](Combination what) { return (within & dicium::bit(what)) != 0; };
  if (can(Combination::pair)) {
    const Set two = walk(squares, std::min(longest_, 2), outlook_.foes);
    const Set three =
        can(Combination::three) ? walk(squares, std::min(longest_, 3), outlook_.foes) : Set();
    for (const dicium::Part& part : dicium::parts_of(dice)) {
      const auto is = [&](Combination what) { return (part.made & dicium::bit(what)) != 0; };
      const auto rest = [&] {
        Dice all = dice;
        for (std::size_t i = 0; i < part.size; ++i) --all.of[part.faces[i]];
        return all;
      };
      if (part.size == 2 && is(Combination::pair))
        best = std::max(best, arrive(two, 0, rest(), left, opened));
      if (part.size == 3 && is(Combination::three))
        best = std::max(best, arrive(three, 1, rest(), left, opened));
      if (part.size == 4 && is(Combination::four) && !state_.goblins.empty())
        best = std::max(best, foe_gain_[the_goblin] + plan(squares, rest(), left, opened));
    }
  }
  if (dice.size() == state_.turn.size && can(Combination::straight))
    best = std::max(best, std::max(hand_gain_, bonus_of_[0]) + standing(squares, {}, opened));
  if (can(Combination::full)) {
    const Set ends = walk(squares, std::min(longest_, full_steps), {});
    int slain = 0;
    for (const std::uint8_t square : ends& outlook_.foes)
      slain = std::max(slain, foe_gain_[foe_on(state_, square)]);
    best = std::max(best, slain + standing(ends - outlook_.foes, {}, opened));
  }
  if (can(Combination::poker))
    best = std::max(best, standing(Set::all() - outlook_.foes, {}, opened));
  return best;
}

}  // namespace veillee::donjon
