#include "games/donjon/outlook.hpp"

#include <algorithm>

#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

using dicium::Dice;

// ── Ways ────────────────────────────────────────────────────────────────────────────────────────

constexpr std::uint8_t chest_square(std::size_t chest) {
  return chest < room_count ? rooms[chest] : crypts[chest - room_count];
}
constexpr Set lair_squares = set_of(lairs);

using Rings = std::array<Set, far_away + 1>;  // the squares at most n steps away

// A magic door counts `door_steps`. Lairs end a way, but for `open`.
Rings rings_around(std::uint8_t square, const Set& open) {
  Dungeon::Ways only_doors = ways_through_doors;
  for (std::size_t d = 0; d < 4; ++d) only_doors.from[d] -= ways.from[d];
  const Set ends = lair_squares - open - Set::only(square);
  Rings rings;
  std::array<Set, far_away + 1> at;  // exactly n steps away
  at[0] = rings[0] = Set::only(square);
  for (std::size_t n = 1; n <= far_away; ++n) {
    at[n] = Dungeon::step(ways, at[n - 1] - ends);
    if (n >= door_steps) at[n] |= Dungeon::step(only_doors, at[n - door_steps] - ends);
    at[n] -= rings[n - 1];
    rings[n] = rings[n - 1] | at[n];
  }
  return rings;
}

struct Charts {
  std::array<Rings, all_chests> past;     // to each chest, past every lair
  std::array<Rings, all_chests> through;  // through the lair before it
  std::array<Rings, lair_count> lair;
  std::array<Rings, square_count> square;
};

const Charts& charts() {
  static const Charts all = [] {
    Charts charts;
    for (std::size_t i = 0; i < all_chests; ++i) {
      charts.past[i] = rings_around(chest_square(i), {});
      charts.through[i] = rings_around(chest_square(i), Set::only(lairs[i]));
      charts.lair[i] = rings_around(lairs[i], {});
    }
    for (std::uint8_t i = 0; i < square_count; ++i) charts.square[i] = rings_around(i, {});
    return charts;
  }();
  return all;
}

int steps_from(const Set& squares, const Set* within) {
  int steps = 0;
  while (steps < far_away && !squares.meets(within[steps])) ++steps;
  return steps;
}

// ── What things are worth ───────────────────────────────────────────────────────────────────────

constexpr int one_turn = 100;
constexpr int step_work = 38;
constexpr int treasure_work = 160;
constexpr int relic_work = 270;
constexpr int owl_saves = 70;
constexpr int lock_work = 95;      // over the chance of opening it in a turn
constexpr int approach_work = 90;  // to a monster
constexpr int fight_work = 140;    // over the chance of winning
constexpr int goblin_work = 75;

// What they add to the power of a hero.
constexpr std::array<int, 3> power_of_hand = {0, 25, 48};
constexpr std::array<int, dicium::slot_count> power_of_slot = {13, 4, 12, 6, 13, 3, 6, 5};
constexpr std::array<int, dicium::colour_count> power_of_object = {9, 4, 9, 5};
constexpr int power_of_owl = 9;
constexpr int power_of_banner = 5;

constexpr std::array<int, dicium::face_count> worth_of_face = {20, 10, 12, 8, 10, 28};

// Turns until the King sits down when he has so many steps to go: he goes one or two.
constexpr std::array<int, way_length> turns_of_march = [] {
  std::array<int, way_length> turns{};
  for (std::size_t steps = 2; steps < way_length; ++steps)
    turns[steps] =
        (one_turn + turns[steps - 1]) / 2 + (steps > 2 ? (one_turn + turns[steps - 2]) / 2 : 0);
  return turns;
}();

// The chance, in percent, that of so many dice so many are green after so many throws: by throws,
// dice and greens.
constexpr auto green_chances = [] {
  std::array<std::array<std::array<std::uint8_t, 6>, 6>, 4> all{};
  double other = 1;
  for (std::size_t throws = 0; throws < 4; ++throws) {
    for (int dice = 0; dice <= 5; ++dice) {
      // Adding one die after another.
      std::array<double, 7> exactly{};
      exactly[0] = 1;
      for (int n = 0; n < dice; ++n)
        for (std::size_t k = 6; k-- > 0;)
          exactly[k] = exactly[k] * other + (k > 0 ? exactly[k - 1] * (1 - other) : 0);
      double sum = 0;
      for (std::size_t k = 6; k-- > 0;) {
        sum += exactly[k];
        all[throws][static_cast<std::size_t>(dice)][k] = static_cast<std::uint8_t>(100 * sum);
      }
    }
    other *= 2.0 / 3;
  }
  return all;
}();
int chance_of_greens(int wanted, int dice, int throws) {
  if (wanted <= 0) return 100;
  if (wanted > dice) return 0;
  return green_chances[static_cast<std::size_t>(std::clamp(throws, 0, 3))]
                      [static_cast<std::size_t>(dice)][static_cast<std::size_t>(wanted)];
}

int red_of(const State& state, Seat seat) {
  return dicium::added_faces<Donjon>(state, seat, dicium::red);
}
// In sixths.
int chance(int force, std::uint8_t foe) { return std::clamp(7 + force - defences[foe], 0, 6); }

// The chance, in percent, that more than so many goblins come with the next four cards.
int chance_of_more(int den, int rate) {
  if (den > 3) return 0;
  constexpr std::array<int, 5> ways_to_choose = {1, 4, 6, 4, 1};
  std::array<int, 5> yes = {1'000'000};  // powers, in millionths
  std::array<int, 5> no = {1'000'000};
  for (std::size_t n = 1; n < 5; ++n) {
    yes[n] = yes[n - 1] / 100 * rate;
    no[n] = no[n - 1] / 100 * (100 - rate);
  }
  int chance = 0;
  for (std::size_t n = static_cast<std::size_t>(den) + 1; n < 5; ++n)
    chance += ways_to_choose[n] * (yes[n] / 1000) * (no[4 - n] / 1000) / 10'000;
  return chance;
}

// Numbers in rising order.
struct Rising {
  std::array<int, all_chests> of{};
  int size = 0;

  void add(int number) {
    int i = size++;
    for (; i > 0 && at(i - 1) > number; --i) of[static_cast<std::size_t>(i)] = at(i - 1);
    of[static_cast<std::size_t>(i)] = number;
  }
  int at(int i) const { return of[static_cast<std::size_t>(i)]; }
};

// A monster in the way, in steps.
constexpr std::array<int, 7> fight_steps = {far_away, 14, 9, 6, 4, 3, 2};

}  // namespace

bool fresh(const State& state) {
  const dicium::Turn& now = state.turn;
  return now.number > 0 && (state.card != no_arg || state.march != 0) &&
         (now.throws == 0 || (now.throws == 1 && now.phase == dicium::Phase::throwing));
}

int worth_of_kept(const Dice& dice) {
  int first = 0;
  int second = 0;
  for (std::size_t face = 0; face < dicium::face_count; ++face)
    for (int n = std::min<int>(dice.of[face], dicium::most_kept); n > 0; --n) {
      const int worth = worth_of_face[face];
      if (worth > first) {
        second = first;
        first = worth;
      } else {
        second = std::max(second, worth);
      }
    }
  return first + second;
}

Set walk(Set from, int steps, const Set& foes) {
  Set edge = from;
  for (; steps > 0 && !edge.empty(); --steps) {
    edge = Dungeon::step(ways, edge - foes) - from;
    from |= edge;
  }
  return from;
}

Outlook::Outlook(const State& now) : state(now), foes(foe_squares(now)) {
  const int seats = state.seats();
  // Time and power.
  const bool king = king_is_here(state);
  marches = turns_of_march[king ? static_cast<std::size_t>(throne - state.king) : throne];
  const bool owl = has_tile(state, re_green);
  const int shared =
      100 + (owl ? power_of_owl : 0) + (has_tile(state, re_red) ? power_of_banner : 0);
  int most_red = 0;
  Seat hunter = 0;
  for (Seat seat = 0; seat < seats; ++seat)
    best_track = std::max<int>(best_track, state.trophies[seat].size());
  int hunters_red = -1;
  for (Seat seat = 0; seat < seats; ++seat) {
    const dicium::PlayerBoard& board = state.boards[seat];
    turns[seat] = one_turn * (cards_left(state, seat) + (!king && seat == state.first ? 1 : 0)) +
                  marches / seats;
    if (seat == state.turn.seat && fresh(state)) turns[seat] += one_turn;
    int sum = shared + power_of_hand[static_cast<std::size_t>(board.hand - dicium::least_dice)];
    for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
      if ((board.slots >> slot & 1U) != 0) sum += power_of_slot[slot];
    for (std::size_t colour = 0; colour < dicium::colour_count; ++colour)
      if (holds(state, seat, byte(ob_blue + static_cast<int>(colour))))
        sum += power_of_object[colour];
    power[seat] = sum;
    const int red = red_of(state, seat);
    most_red = std::max(most_red, red);
    if (state.trophies[seat].size() == best_track && red > hunters_red) {
      hunters_red = red;
      hunter = seat;
    }
  }

  // Chests.
  const Charts& chart = charts();
  const Set doors_of_all = all_portals(state);
  std::array<int, all_chests> cost{};
  Rising relics;
  Rising others;
  for (std::size_t i = 0; i < all_chests; ++i) {
    const bool relic = i >= room_count;
    const std::uint8_t tile = relic ? state.crypts[i - room_count] : state.rooms[i];
    if (tile == emptied) continue;
    const std::uint8_t monster = state.monsters[i];
    way[i] = steps_from(doors_of_all, chart.through[i].data());
    if (monster != no_arg)
      way[i] = std::min(way[i] + fight_steps[static_cast<std::size_t>(chance(most_red, monster))],
                        steps_from(doors_of_all, chart.past[i].data()));
    pick[i] = (relic ? relic_work : treasure_work) - (owl ? owl_saves : 0);
    cost[i] = step_work * way[i] + pick[i];
    (relic ? relics : others).add(cost[i]);
  }
  int opened = state.chests.size();
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::treasure && frame.step != Treasure::begin) ++opened;
  int missing = std::max(0, all_chests - best_track - opened);
  int dearest_relic = 0;  // of those that have to be opened for the crown
  if (!crown_found(state)) {
    // The one that is known, or half of those that may be it.
    bool known = false;
    for (std::size_t i = 0; i < crypt_count; ++i)
      if (state.crypts[i] == re_crown) {
        work += cost[room_count + i];
        known = true;
      }
    const int closed = relics.size;
    int forced = known ? 1 : closed / 2 + 1;
    missing = std::max(missing, forced);
    needed = forced;
    missing -= forced;
    if (known)
      dearest_relic = work;
    else
      for (int i = 0; i < std::min(forced, closed); ++i) work += dearest_relic = relics.at(i);
    if (!known && closed == 2) work -= relics.at(1) / 2;  // in half of the cases one is enough
    for (int i = known ? 1 : forced; i < closed; ++i) others.add(relics.at(i));
  } else {
    for (int i = 0; i < relics.size; ++i) others.add(relics.at(i));
  }
  missing = std::min(missing, others.size);
  for (int i = 0; i < missing; ++i) work += others.at(i);
  needed += missing;
  any_chest = missing > 0;

  // Whoever opens a chest saves the dearest one that is wanted, if that is less.
  int dearest = missing > 0 ? others.at(missing - 1) : 0;

  // A monster instead of the dearest chest, the easiest monsters first.
  Rising defence;
  for (const std::uint8_t monster : state.monsters)
    if (monster != no_arg) defence.add(defences[monster]);
  const int reward = gain_of_bonus(hunter, dicium::all_slots);
  for (int k = 0; k < std::min(most_trophies - best_track, defence.size) && missing > 0; ++k) {
    const int sixths = std::clamp(8 + hunters_red - defence.at(k), 1, 6);
    const int trophy = std::max(30, approach_work + fight_work * 6 / sixths - reward);
    const int chest = others.at(--missing);
    if (trophy >= chest) break;
    work += trophy - chest;
    dearest = missing > 0 ? std::max(trophy, others.at(missing - 1)) : trophy;
  }

  const int relic = std::max(dearest, dearest_relic);
  for (std::size_t i = 0; i < all_chests; ++i)
    saved[i] = std::min(cost[i], i < room_count ? dearest : relic);

  // Goblins to come, against those in reserve; those on the board should be within reach.
  int coming = marches / 2;
  int cards = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    coming += one_turn * state.piles[seat][goblins];
    cards += one_turn * cards_left(state, seat);
  }
  const int lacking = coming - one_turn * state.den;
  guard = std::max(0, lacking) * goblin_work / one_turn;
  if (lacking > 0 && state.turn.number > 0) {
    Set squares = all_portals(state);
    for (Seat seat = 0; seat < seats; ++seat) squares.add(state.pawns[seat]);
    for (const std::uint8_t square : state.goblins)
      guard += 6 * std::min(8, steps_from(squares, chart.square[square].data()));
  }
  const bool begun = state.card != no_arg || state.march != 0;
  const Seat next = begun ? clockwise(state.turn.seat, state.seats(), 1) : state.turn.seat;
  const int pile = cards_left(state, next);
  const int first = king ? 50 : pile > 0 ? 100 * state.piles[next][goblins] / pile : 0;
  const int rate = king ? 50 : coming * 100 / std::max(one_turn, cards + marches);
  const auto peril_of = [&](int den) {
    return (den == 0 ? 9 * first : 0) + 3 * chance_of_more(den, std::min(rate, 60));
  };
  peril = peril_of(state.den);
  relief = peril - peril_of(state.den + 1) + (lacking > 0 ? goblin_work : 10);
}

int Outlook::gain_of_bonus(Seat seat, dicium::Slots among) const {
  int best = 0;
  const unsigned free = state.boards[seat].free_slots() & among;
  for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
    if ((free >> slot & 1U) != 0) best = std::max(best, power_of_slot[slot]);
  return best * turns[seat] / 100;
}

int Outlook::gain_of_hand(Seat seat) const {
  return state.boards[seat].hand < dicium::most_dice ? power_of_hand[1] * turns[seat] / 100 : 0;
}

int Outlook::gain_of_foe(Seat seat, std::uint8_t foe) const {
  if (foe == the_goblin) return relief;
  const int track = state.trophies[seat].size();
  int gain = gain_of_bonus(seat, dicium::all_slots);
  if (track == best_track && track < most_trophies)
    gain += 140;
  else if (track < most_trophies)
    gain += 25;
  return gain;
}

Set Outlook::stands(Seat seat) const {
  Set squares = Set::only(state.pawns[seat]);
  const bool acting = state.turn.seat == seat && !fresh(state) && state.turn.throws > 0;
  if (!acting) return squares | all_portals(state);
  return squares | teleports(state, seat);
}

Goals Outlook::goals(Seat seat) const {
  const Charts& chart = charts();
  const dicium::PlayerBoard& board = state.boards[seat];
  int faces = dicium::added_faces<Donjon>(state, seat, dicium::green);
  if (guard_squares.has(state.pawns[seat])) --faces;  // no chest stands there
  const auto saved_at_lock = [&](std::size_t chest, int kept) {
    const int wanted = dicium::dice_for(chest < room_count ? 2 : 3, faces);
    const int odds = chance_of_greens(wanted - kept, board.hand - kept, board.throws());
    return std::clamp(pick[chest] - lock_work * 100 / std::max(20, odds), -80, 170);
  };
  const bool crown_known =
      std::find(state.crypts.begin(), state.crypts.end(), re_crown) != state.crypts.end();
  Goals list;
  for (std::uint8_t i = 0; i < all_chests; ++i) {
    if (pick[i] == 0 || taken[i]) continue;
    if (!any_chest && (i < room_count || (crown_known && state.crypts[i - room_count] != re_crown)))
      continue;  // only the crown is wanted
    const Rings& rings = state.monsters[i] == no_arg ? chart.through[i] : chart.past[i];
    Goal goal{rings.data(), std::max(0, saved[i] - pick[i]), step_work, i, {}};
    for (std::size_t kept = 0; kept < goal.lock.size(); ++kept)
      goal.lock[kept] = static_cast<std::int16_t>(saved_at_lock(i, static_cast<int>(kept)));
    list.push_back(goal);
  }
  const int red = red_of(state, seat);
  for (std::uint8_t i = 0; i < lair_count; ++i) {
    if (state.monsters[i] == no_arg || taken[all_chests + i]) continue;
    const int sixths = chance(red, state.monsters[i]);
    if (sixths == 0) continue;
    const int top = gain_of_foe(seat, state.monsters[i]) * sixths / 14;
    list.push_back({chart.lair[i].data(), top, std::max(1, top / 8), byte(all_chests + i)});
  }
  return list;
}

namespace {

struct Nearest {
  int worth = 0;
  const Goal* goal = nullptr;
};

Nearest nearest(const Goals& goals, const Set& squares, int greens) {
  greens = std::min(greens, int{dicium::most_kept});
  Nearest best{-1000, nullptr};
  for (const Goal& goal : goals) {
    const int there = goal.top + goal.lock[static_cast<std::size_t>(greens)];
    if (there > best.worth && squares.meets(goal.within[0])) best = {there, &goal};
    if (goal.top <= best.worth) continue;
    int steps = std::min((goal.top - best.worth - 1) / goal.slope, far_away);
    if (!squares.meets(goal.within[steps])) continue;
    while (steps > 1 && squares.meets(goal.within[steps - 1])) --steps;
    if (steps > 0 && goal.top - goal.slope * steps > best.worth)
      best = {goal.top - goal.slope * steps, &goal};
  }
  if (best.goal == nullptr) best.worth = 0;
  return best;
}

}  // namespace

int Outlook::place(Seat seat) {
  if (state.pawns[seat] == off_board) return 0;
  const Goals all = goals(seat);
  const int greens = state.boards[seat].reserve.showing(dicium::green);
  const Nearest best = nearest(all, stands(seat), greens);
  if (best.goal != nullptr) taken[best.goal->number] = true;
  return best.worth;
}

int Outlook::fight(Seat seat, const Goals& goals, std::uint8_t square, int extra, bool ranged,
                   const Set& from, const Dice& dice, int actions) const {
  const std::uint8_t foe = foe_on(state, square);
  const int red = dice.of[dicium::f4];
  int force = red_of(state, seat) + extra;
  Dice rest = dice;
  for (int n = 0; n < red && force < defences[foe] - 1; ++n) {
    ++force;
    --rest.of[dicium::f4];
  }
  const int sixths = chance(force, foe);
  const int won =
      gain_of_foe(seat, foe) + plan(seat, goals, ranged ? from : Set::only(square), rest, actions);
  const int lost = plan(seat, goals, ranged ? from : all_portals(state), rest, actions);
  return (sixths * won + (6 - sixths) * lost) / 6;
}

int Outlook::arrive(Seat seat, const Goals& goals, const Set& ends, int extra, const Dice& dice,
                    int actions) const {
  const Set quiet = ends - foes;
  int best = quiet.empty() ? 0 : plan(seat, goals, quiet, dice, actions);
  for (const std::uint8_t square : ends& foes)
    best = std::max(best, fight(seat, goals, square, extra, false, quiet, dice, actions));
  return best;
}

int Outlook::plan(Seat seat, const Goals& goals, const Set& squares, const Dice& dice,
                  int actions) const {
  using dicium::Colour;
  using dicium::Combination;
  int best = nearest(goals, squares, dice.showing(dicium::green)).worth + worth_of_kept(dice);
  if (actions <= 0 || dice.empty()) return best;
  const auto consider = [&](int worth) { best = std::max(best, worth); };
  const auto added = [&](Colour colour) {
    return dicium::added_faces<Donjon>(state, seat, colour);
  };
  const auto without = [&](std::size_t face, int n) {
    Dice rest = dice;
    rest.of[face] = byte(rest.of[face] - n);
    return rest;
  };
  const int left = actions - 1;

  // Blue: one walk with all of it.
  const int blue = dice.showing(dicium::blue);
  if (blue > 0) {
    Dice rest = dice;
    rest.of[dicium::f2] = rest.of[dicium::f5] = 0;
    const int steps = steps_of(state, seat, use_move, blue + added(dicium::blue));
    consider(arrive(seat, goals, walk(squares, steps, foes), 0, rest, left));
  }
  // Green: the chest underfoot, or a bonus.
  const int green = dice.showing(dicium::green);
  if (green > 0 && has_use(state, seat, use_treasure)) {
    const auto spend = [&](int n) {
      const int ones = std::min<int>(n, dice.of[dicium::f1]);
      Dice rest = without(dicium::f1, ones);
      rest.of[dicium::fs] = byte(rest.of[dicium::fs] - (n - ones));
      return rest;
    };
    int faces = dicium::added_faces<Donjon>(state, seat, dicium::green);
    if (guard_squares.has(state.pawns[seat])) --faces;
    for (std::size_t i = 0; i < all_chests; ++i) {
      if (pick[i] == 0 || !squares.has(chest_square(i))) continue;
      const int need = dicium::dice_for(i < room_count ? 2 : 3, faces);
      if (need > green) continue;
      Goals other;
      for (const Goal& goal : goals)
        if (goal.number != i) other.push_back(goal);
      consider(saved[i] + 30 + plan(seat, other, Set::only(chest_square(i)), spend(need), left));
    }
    const bool guarded = guard_squares.meets(squares);
    const int most = std::min(5, green + faces + (guarded ? 1 : 0));
    for (int level = 2; level <= most; ++level) {
      const int gain = gain_of_bonus(seat, dicium::of_level(level));
      if (gain == 0) continue;
      const int need = std::min(green, dicium::dice_for(level, faces + (guarded ? 1 : 0)));
      consider(gain + plan(seat, goals, squares, spend(need), left));
    }
  }
  // Yellow.
  const int yellow = dice.of[dicium::f3];
  if (yellow > 0 && has_use(state, seat, use_opening)) {
    const int bonus = added(dicium::yellow);
    Set behind;
    Set walls;
    const bool pass = yellow >= dicium::dice_for(3, bonus);
    for (const std::uint8_t square : squares) {
      behind |= dungeon.across(square, Edge::door);
      if (pass) walls |= dungeon.across(square, Edge::wall);
      if (squares.size() > 12) break;  // after a long walk: not worth the time
    }
    if (!behind.empty())
      consider(arrive(seat, goals, behind | squares, 0, without(dicium::f3, 1), left));
    if (!walls.empty())
      consider(arrive(seat, goals, walls | squares, 0,
                      without(dicium::f3, dicium::dice_for(3, bonus)), left));
    if (yellow >= dicium::dice_for(2, bonus) && squares.has(state.pawns[seat]))
      for (const std::uint8_t square : fireball_targets(state, seat))
        consider(fight(seat, goals, square, 1, true, squares,
                       without(dicium::f3, dicium::dice_for(2, bonus)), left));
    if (yellow >= dicium::dice_for(4, bonus) && !state.goblins.empty())
      consider(gain_of_foe(seat, the_goblin) +
               plan(seat, goals, squares, without(dicium::f3, dicium::dice_for(4, bonus)), left));
  }
  // Values.
  if (state.options.young != 0 || dice.size() < 2) return best;
  const unsigned within = dicium::makes(dice).within;
  constexpr unsigned walks = dicium::bit(Combination::pair) | dicium::bit(Combination::three);
  if ((within & (walks | dicium::bit(Combination::four))) != 0)
    for (const dicium::Part& part : dicium::parts_of(dice)) {
      const auto is = [&](Combination what) { return (part.made & dicium::bit(what)) != 0; };
      const auto rest = [&] {
        Dice all = dice;
        for (std::size_t i = 0; i < part.size; ++i) --all.of[part.faces[i]];
        return all;
      };
      if (part.size == 2 && is(Combination::pair)) {
        const int steps = steps_of(state, seat, use_pair, 0);
        consider(arrive(seat, goals, walk(squares, steps, foes), 0, rest(), left));
      }
      if (part.size == 3 && is(Combination::three)) {
        const int steps = steps_of(state, seat, use_three, 0);
        consider(arrive(seat, goals, walk(squares, steps, foes), 1, rest(), left));
      }
      if (part.size == 4 && is(Combination::four) && !state.goblins.empty())
        consider(gain_of_foe(seat, the_goblin) + plan(seat, goals, squares, rest(), left));
    }
  if (dice.size() == state.turn.size && (within & dicium::bit(Combination::straight)) != 0)
    consider(std::max(gain_of_hand(seat), gain_of_bonus(seat, dicium::all_slots)) +
             nearest(goals, squares, 0).worth);
  if ((within & dicium::bit(Combination::full)) != 0) {
    const Set ends = walk(squares, steps_of(state, seat, use_full, 0), {});
    int slain = 0;
    for (const std::uint8_t square : ends& foes)
      slain = std::max(slain, gain_of_foe(seat, foe_on(state, square)));
    consider(slain + nearest(goals, ends - foes, 0).worth);
  }
  if ((within & dicium::bit(Combination::poker)) != 0)
    consider(nearest(goals, Set::all() - foes, 0).worth);
  return best;
}

}  // namespace veillee::donjon
