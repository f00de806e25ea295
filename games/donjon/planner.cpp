#include "games/donjon/planner.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/dicium/hands.hpp"
#include "games/dicium/remembered.hpp"
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

// Whether everybody knows where this tile is, or was.
bool is_seen(const State& state, std::uint8_t tile) {
  const auto lies_in = [&](const auto& places) {
    return std::find(places.begin(), places.end(), tile) != places.end();
  };
  return has_tile(state, tile) || lies_in(state.rooms) || lies_in(state.crypts);
}

}  // namespace

// ── Sets of dice ────────────────────────────────────────────────────────────────────────────────

struct Planner::Hand : dicium::Hand {
  std::int16_t kept = 0;  // what they are worth in a reserve
};

const Planner::Hand* Planner::hands() {
  static const auto all = [] {
    std::array<Hand, dicium::set_count> hands;
    for (int n = 0; n <= dicium::most_dice; ++n)
      dicium::for_each_set(n, [&](const Dice& dice) {
        const auto number = static_cast<std::size_t>(dicium::set_number(dice));
        hands[number] = {dicium::hands()[number], static_cast<std::int16_t>(worth_of_kept(dice))};
      });
    return hands;
  }();
  return all.data();
}
const Planner::Hand& Planner::hand(int dice) const { return hands_[dice]; }

// ── What things are worth ───────────────────────────────────────────────────────────────────────

namespace {

int best_bonus(const State& state, Seat seat, dicium::Slots among, const Weights& prices) {
  int best = 0;
  const unsigned free = state.boards[seat].free_slots() & among;
  for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
    if ((free >> slot & 1U) != 0) best = std::max(best, int{prices[f_slots + slot]});
  return best;
}

}  // namespace

Planner::Gains::Gains(const Outlook& outlook, Seat seat, const Weights& prices) {
  static thread_local std::uint64_t all_gains = 0;
  number = ++all_gains;
  const State& state = outlook.state;
  const Survey& survey = outlook.survey;
  const int useful = survey.useful(seat);  // turns of this hero
  int of_all = 0;
  for (Seat other = 0; other < state.seats(); ++other) of_all += survey.useful(other);
  for (std::size_t colour = 0; colour < added.size(); ++colour)
    added[colour] = dicium::added_faces<Donjon>(state, seat, static_cast<dicium::Colour>(colour));
  if (guard_squares.has(state.pawns[seat])) --added[dicium::green];
  bonus[0] = best_bonus(state, seat, dicium::all_slots, prices) * useful;
  for (int level = 2; level <= 5; ++level)
    bonus[static_cast<std::size_t>(level)] =
        best_bonus(state, seat, dicium::of_level(level), prices) * useful;
  if (const int dice = state.boards[seat].hand; dice < dicium::most_dice)
    hand = useful * prices[dice == dicium::least_dice ? f_hand_4 : f_hand_5];
  portal = laid_portal * prices[f_time];
  const int track = state.trophies[seat].size();
  const int one_less = -hundred * prices[f_missing];
  const bool lowers = track == survey.best_track && track < most_trophies && survey.any_chest;
  foe.fill(bonus[0] +
           (lowers ? one_less - survey.trophy * prices[f_work] : other_trophy * prices[f_time]));
  foe[the_goblin] = -survey.less_guard * prices[f_guard] - survey.less_peril * prices[f_peril];

  tile[tr_bonus] = bonus[0];
  tile[tr_portal] = portal;
  tile[tr_hand] = hand;
  tile[tr_goblin] = state.goblins.empty() ? 0 : foe[the_goblin];
  tile[tr_vision] = survey.until_crown > hundred ? vision * prices[f_time] : 0;
  tile[tr_move] = treasure_move * prices[f_place];
  tile[re_green] = of_all * prices[f_owl] - owl_saves * survey.needed * prices[f_work];
  tile[re_red] = of_all * prices[f_banner];  // the crown counts as a crypt less
  // Of what may lie in a chest: this tile, or one of these that nobody has seen.
  const auto mean_of = [&](std::uint8_t first, std::uint8_t end, std::uint8_t seen) {
    if (seen != hidden) return tile[seen];
    int sum = 0;
    int n = 0;
    for (std::uint8_t one = first; one < end; ++one) {
      if (is_seen(state, one)) continue;
      sum += tile[one];
      ++n;
    }
    return n > 0 ? sum / n : 0;
  };
  for (std::uint8_t i = 0; i < all_chests; ++i) {
    if (survey.pick[i] == 0) continue;
    const bool relic = i >= room_count;
    const std::uint8_t inside = relic ? state.crypts[i - room_count] : state.rooms[i];
    // On average it is one crypt less whatever lies in it, as long as it may be the crown.
    const bool crown = survey.until_crown > 0 && relic && (inside == hidden || inside == re_crown);
    chest[i] =
        relic ? mean_of(first_relic, tile_count, inside) : mean_of(tr_bonus, first_relic, inside);
    if (crown || survey.any_chest) chest[i] += one_less - survey.saved[i] * prices[f_work];
    if (crown) chest[i] -= hundred * prices[f_relics];
  }
}

const Planner::Gains& Planner::known_gains(const Outlook& outlook, Seat seat,
                                           const Weights& prices) {
  struct Key {
    std::uint64_t survey;
    Weights prices;
    Seat seat;
    std::uint8_t goblins;  // whether there are any
    std::array<std::uint8_t, 2> unused;
  };
  static thread_local dicium::Remembered<Key, Gains, 512> known;
  return known.of({outlook.survey.number, prices, seat, byte(outlook.state.goblins.empty() ? 0 : 1),
                   std::array<std::uint8_t, 2>{}},
                  [&](Gains& gains) { gains = Gains(outlook, seat, prices); });
}

Planner::Planner(const Outlook& outlook, Seat seat, const Weights& prices, Memory& memory)
    : outlook_(outlook),
      state_(outlook.state),
      prices_(prices),
      gains_(known_gains(outlook, seat, prices)),
      open_(outlook.open(seat)),
      longest_(under(state_, seat, pi_steps) ? caltrops_steps : int{square_count}),
      may_green_(has_use(state_, seat, use_treasure)),
      may_yellow_(has_use(state_, seat, use_opening)),
      seat_(seat),
      hands_(hands()),
      memory_(memory) {
  if (may_yellow_) targets_ = fireball_targets(state_, seat);
  memory_.clear();
}

int Planner::gain_of_bonus(dicium::Slots among) const {
  return best_bonus(state_, seat_, among, prices_) * outlook_.survey.useful(seat_);
}

// ── What was worked out already ─────────────────────────────────────────────────────────────────

void Planner::Memory::clear() {
  for (std::size_t i = 0; i < used_places_; ++i) slots_[places_[i].slot] = Place::unknown;
  used_places_ = 0;
  used_rows_ = 0;
}

// Where it stands, or the free slot for it.
std::uint32_t Planner::Memory::slot_for(const Set& squares, std::uint8_t opened) const {
  const auto bits = std::bit_cast<std::array<std::uint64_t, 2>>(squares);
  const std::uint64_t hash =
      (bits[0] ^ std::rotl(bits[1], 29) * 0x9E3779B97F4A7C15 ^ opened) * 0xD6E8FEB86659FD93;
  const std::size_t last = slots_.size() - 1;
  std::size_t slot = hash >> 32U & last;
  for (; slots_[slot] != Place::unknown; slot = (slot + 1) & last) {
    const Place& place = places_[static_cast<std::size_t>(slots_[slot])];
    if (place.squares == squares && place.opened == opened) break;
  }
  return static_cast<std::uint32_t>(slot);
}

Planner::Number Planner::Memory::place(const Set& squares, std::uint8_t opened) {
  if (2 * used_places_ >= slots_.size()) {
    slots_.assign(std::max<std::size_t>(256, 2 * slots_.size()), Place::unknown);
    for (std::size_t i = 0; i < used_places_; ++i) {
      places_[i].slot = slot_for(places_[i].squares, places_[i].opened);
      slots_[places_[i].slot] = static_cast<Number>(i);
    }
  }
  const std::uint32_t slot = slot_for(squares, opened);
  if (slots_[slot] != Place::unknown) return slots_[slot];
  if (used_places_ == places_.size()) places_.emplace_back();
  Place& place = places_[used_places_];
  place = Place();
  place.squares = squares;
  place.opened = opened;
  place.slot = slot;
  return slots_[slot] = static_cast<Number>(used_places_++);
}

template <class Work>
int Planner::Memory::remembered(Number& row, int dice, Work work) {
  if (row == Place::unknown) {
    if (used_rows_ == rows_.size()) rows_.emplace_back();
    row = static_cast<Number>(used_rows_++);
    rows_[static_cast<std::size_t>(row)].fill(Place::not_worked_out);
  }
  // Rows may move while it is worked out, and the place that named this one.
  const auto here = static_cast<std::size_t>(row);
  const auto number = static_cast<std::size_t>(dice);
  if (const int known = rows_[here][number]; known != Place::not_worked_out) return known;
  const int worth = work();
  return rows_[here][number] = worth;
}

Planner::Place& Planner::at(Number place) const {
  return memory_.places_[static_cast<std::size_t>(place)];
}

Planner::Number Planner::place(const Set& squares, std::uint8_t opened) const {
  return memory_.place(squares, opened);
}

Planner::Number Planner::portals(std::uint8_t opened) const {
  return place(all_portals(state_), opened);
}

Planner::Number Planner::quiet(Number ends) const {
  if (const Number known = at(ends).quiet; known != Place::unknown) return known;
  const Set squares = at(ends).squares - outlook_.foes;
  const Number calm = squares.empty() ? Place::nowhere : place(squares, at(ends).opened);
  return at(ends).quiet = calm;
}

Planner::Number Planner::walked(Number from, int steps) const {
  const auto n = static_cast<std::size_t>(std::min(longest_, steps));
  assert(n <= Place::most_steps);
  if (const Number known = at(from).walk[n]; known != Place::unknown) return known;
  const Number ends =
      place(walk(at(from).squares, static_cast<int>(n), outlook_.foes), at(from).opened);
  return at(from).walk[n] = ends;
}

// ── The plan ────────────────────────────────────────────────────────────────────────────────────

// The gains know the survey and the prices.
struct Planner::Context {
  std::uint64_t gains;
  GoalSet open;
  Set goblins;
  Set squares;
  Set targets;
  std::uint8_t pawn;
  std::uint8_t size;
  std::uint8_t actions;
  std::uint8_t longest;
  std::uint8_t may_green;
  std::uint8_t may_yellow;
  std::uint8_t young;
  std::uint8_t rerolls;  // of means
};

Planner::Context Planner::context(const Set& squares, int actions) const {
  return {gains_.number,
          open_,
          state_.goblins,
          squares,
          targets_,
          state_.pawns[seat_],
          state_.turn.size,
          byte(actions),
          byte(longest_),
          byte(may_green_ ? 1 : 0),
          byte(may_yellow_ ? 1 : 0),
          state_.options.young,
          0};
}

int Planner::plan(const Set& squares, const Dice& dice, int actions) const {
  using Plans = std::array<int, dicium::set_count>;
  static thread_local dicium::Remembered<Context, Plans, 512> known;
  Plans& plans =
      known.of(context(squares, actions), [](Plans& none) { none.fill(Place::not_worked_out); });
  const int number = dicium::set_number(dice);
  int& worth = plans[static_cast<std::size_t>(number)];
  if (worth == Place::not_worked_out) worth = plan(place(squares, Field::none), number, actions);
  return worth;
}

const dicium::Means& Planner::means(const Set& squares, int hand, int rerolls, int actions) const {
  static thread_local dicium::Remembered<Context, dicium::Means, 512> known;
  Context thrown = context(squares, actions);
  thrown.rerolls = byte(rerolls);
  return known.of(thrown, [&](dicium::Means& means) {
    dicium::foresee(
        hand, rerolls, [&](const Dice& dice) { return plan(squares, dice, actions); }, means);
  });
}

int Planner::arrive(const Set& ends, int extra, const Dice& dice, int actions) const {
  return arrive(place(ends, Field::none), extra, dicium::set_number(dice), actions);
}
int Planner::fight(std::uint8_t square, int extra, bool ranged, const Set& from, const Dice& dice,
                   int actions) const {
  const Number won = place(ranged ? from : Set::only(square), Field::none);
  return fight(foe_on(state_, square), extra, won, ranged ? won : portals(Field::none),
               dicium::set_number(dice), actions);
}

const Field& Planner::field() const {
  if (!field_) field_ = outlook_.field(seat_);
  return *field_;
}

int Planner::standing(Number there, int dice) const {
  const Hand& dice_left = hand(dice);
  const int greens = std::min<int>(dice_left.showing[dicium::green], dicium::most_kept);
  Place& place = at(there);
  int& best = place.best[static_cast<std::size_t>(greens)];
  if (best == Place::not_worked_out)
    best = field().best(place.squares, greens, place.opened) * prices_[f_place];
  return best + dice_left.kept * prices_[f_reserve];
}

int Planner::plan(Number place, int dice, int actions) const {
  if (actions <= 0 || dice == 0) return standing(place, dice);
  if (actions > dicium::most_actions || dice >= Memory::small_sets)
    return work_out(place, dice, actions);
  return memory_.remembered(at(place).plans[static_cast<std::size_t>(actions)], dice,
                            [&] { return work_out(place, dice, actions); });
}

int Planner::arrive(Number ends, int extra, int dice, int actions) const {
  if (actions < 0 || actions > dicium::most_actions || dice >= Memory::small_sets)
    return meet(ends, extra, dice, actions);
  return memory_.remembered(
      at(ends).arrivals[static_cast<std::size_t>(extra)][static_cast<std::size_t>(actions)], dice,
      [&] { return meet(ends, extra, dice, actions); });
}

int Planner::fight(std::uint8_t foe, int extra, Number won, Number lost, int dice,
                   int actions) const {
  const int force = gains_.added[dicium::red] + extra;
  const int red = std::clamp(defences[foe] - 1 - force, 0, int{hand(dice).showing[dicium::red]});
  const int rest = hand(dice).less[dicium::red][static_cast<std::size_t>(red)];
  const int sixths = chance_of_victory(force + red, foe);
  return (sixths * (gains_.foe[foe] + plan(won, rest, actions)) +
          (6 - sixths) * plan(lost, rest, actions)) /
         6;
}

// What happens on squares where foes may be.
int Planner::meet(Number ends, int extra, int dice, int actions) const {
  const Number calm = quiet(ends);
  int best = calm == Place::nowhere ? impossible : plan(calm, dice, actions);
  const Set foes = at(ends).squares & outlook_.foes;
  if (foes.empty()) return best;
  const std::uint8_t opened = at(ends).opened;
  const Number refuge = portals(opened);
  for (const std::uint8_t square : foes)
    best = std::max(best, fight(foe_on(state_, square), extra, place(Set::only(square), opened),
                                refuge, dice, actions));
  return best;
}

int Planner::work_out(Number place, int dice, int actions) const {
  int best = standing(place, dice);
  if (actions <= 0 || dice == 0) return best;
  const int left = actions - 1;
  // Blue: one walk with all of it.
  const Hand& all = hand(dice);
  if (const std::uint8_t blue = all.showing[dicium::blue]; blue > 0)
    best = std::max(best, arrive(walked(place, blue + gains_.added[dicium::blue]), 0,
                                 all.less[dicium::blue][blue], left));
  best = std::max(best, with_green(place, dice, left));
  best = std::max(best, with_yellow(place, dice, left));
  return std::max(best, with_values(place, dice, left));
}

// The chest underfoot, or a bonus.
int Planner::with_green(Number there, int dice, int left) const {
  const int green = hand(dice).showing[dicium::green];
  if (green == 0 || !may_green_) return impossible;
  const auto without = [&](int n) {
    return hand(dice).less[dicium::green][static_cast<std::size_t>(n)];
  };
  int best = impossible;
  const int faces = gains_.added[dicium::green];
  const Set squares = at(there).squares;
  for (const std::uint8_t square : squares& outlook_.survey.chests) {
    const std::uint8_t chest = chest_on(square);
    if (chest == at(there).opened) continue;
    const int need = dicium::dice_for(chest < room_count ? 2 : 3, faces);
    if (need > green) continue;
    best = std::max(
        best, gains_.chest[chest] + plan(place(Set::only(square), chest), without(need), left));
  }
  const bool guarded = guard_squares.meets(squares);
  const int all = faces + (guarded ? 1 : 0);
  for (int level = 2; level <= std::min(5, green + all); ++level) {
    const int gain = gains_.bonus[static_cast<std::size_t>(level)];
    if (gain == 0) continue;
    const int need = std::min(green, dicium::dice_for(level, all));
    best = std::max(best, gain + plan(there, without(need), left));
  }
  return best;
}

int Planner::with_yellow(Number there, int dice, int left) const {
  const int yellow = hand(dice).showing[dicium::yellow];
  if (yellow == 0 || !may_yellow_) return impossible;
  int best = impossible;
  const auto paid = [&](int faces) {
    const int n = dicium::dice_for(faces, gains_.added[dicium::yellow]);
    return hand(dice).less[dicium::yellow][static_cast<std::size_t>(n)];
  };
  const auto leads = [&](Number Place::*way, Set (*behind)(const Set&)) {
    if (const Number known = at(there).*way; known != Place::unknown) return known;
    const Set squares = behind(at(there).squares);
    const Number ends = squares.empty() ? Place::nowhere : place(squares, at(there).opened);
    return at(there).*way = ends;
  };
  const int faces = yellow + gains_.added[dicium::yellow];
  if (const Number door = leads(&Place::doors, behind_doors); door != Place::nowhere)
    best = std::max(best, arrive(door, 0, paid(1), left));
  if (faces >= 2 && at(there).squares.has(state_.pawns[seat_]))
    for (const std::uint8_t square : targets_)
      best = std::max(best, fight(foe_on(state_, square), 1, there, there, paid(2), left));
  if (faces >= 3)
    if (const Number wall = leads(&Place::walls, behind_walls); wall != Place::nowhere)
      best = std::max(best, arrive(wall, 0, paid(3), left));
  if (faces >= 4 && !state_.goblins.empty())
    best = std::max(best, gains_.foe[the_goblin] + plan(there, paid(4), left));
  return best;
}

int Planner::with_values(Number there, int dice, int left) const {
  const Hand& all = hand(dice);
  if (state_.options.young != 0 || all.size < 2) return impossible;
  int best = impossible;
  const auto can = [&](Combination what) { return (all.within & dicium::bit(what)) != 0; };
  if (can(Combination::pair)) {
    const Number two = walked(there, 2);
    for (const std::uint16_t rest : all.less_pair)
      best = std::max(best, arrive(two, 0, rest, left));
  }
  if (can(Combination::three)) {
    const Number three = walked(there, 3);
    for (const std::uint16_t rest : all.less_three)
      best = std::max(best, arrive(three, 1, rest, left));
  }
  if (!state_.goblins.empty())
    for (const std::uint16_t rest : all.less_four)
      best = std::max(best, gains_.foe[the_goblin] + plan(there, rest, left));
  if (all.size == state_.turn.size && can(Combination::straight))
    best = std::max(best, std::max(gains_.hand, gains_.bonus[0]) + standing(there, 0));
  if (can(Combination::full)) {
    if (at(there).charge == Place::unknown) {
      const Number ends =
          place(walk(at(there).squares, std::min(longest_, full_steps), {}), at(there).opened);
      at(there).charge = ends;
    }
    const Number ends = at(there).charge;
    int slain = 0;
    for (const std::uint8_t square : at(ends).squares& outlook_.foes)
      slain = std::max(slain, gains_.foe[foe_on(state_, square)]);
    const Number calm = quiet(ends);
    best = std::max(best, slain + (calm == Place::nowhere ? 0 : standing(calm, 0)));
  }
  if (can(Combination::poker))
    best = std::max(best, standing(place(Set::all() - outlook_.foes, at(there).opened), 0));
  return best;
}

}  // namespace veillee::donjon
