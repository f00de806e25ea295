#include "games/donjon/outlook.hpp"

#include <algorithm>

#include "games/dicium/remembered.hpp"
#include "games/donjon/charts.hpp"

namespace veillee::donjon {
namespace {

using dicium::Dice;

constexpr std::array<int, dicium::face_count> worth_of_face = {18, 8, 12, 10, 10, 20};

int best_two(const Dice& dice) {
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

}  // namespace

int worth_of_kept(const Dice& dice) {
  static const auto worths = [] {
    std::array<std::int16_t, dicium::set_count> all{};
    Dice most;
    most.of.fill(dicium::most_dice);
    dicium::for_each_part(most, [&](const Dice& part) {
      if (part.size() <= dicium::most_dice)
        all[static_cast<std::size_t>(dicium::set_number(part))] =
            static_cast<std::int16_t>(best_two(part));
    });
    return all;
  }();
  return worths[static_cast<std::size_t>(dicium::set_number(dice))];
}

Set walk(Set from, int steps, const Set& foes) {
  Set edge = from;
  for (; steps > 0 && !edge.empty(); --steps) {
    edge = Dungeon::step(ways, edge - foes) - from;
    from |= edge;
  }
  return from;
}

Outlook::Outlook(const State& now)
    : state(now),
      known(Survey::of(now)),
      survey(*known),
      foes(foe_squares(now)),
      guard(survey.guard) {
  taken.fill(no_arg);
  if (!survey.scarce || state.turn.number == 0) return;
  // Those on the board should be within reach.
  Set squares = all_portals(state);
  for (Seat seat = 0; seat < state.seats(); ++seat) squares.add(state.pawns[seat]);
  for (const std::uint8_t square : state.goblins)
    guard += 6 * std::min(8, steps_from(squares, charts().square[square]));
}

bool Outlook::at_portals(Seat seat) const {
  const bool acting = state.turn.seat == seat && !fresh(state) && state.turn.throws > 0;
  return !acting || (state.teleported == 0 && state.turn.actions == 0);
}

Set Outlook::stands(Seat seat) const {
  const Set squares = Set::only(state.pawns[seat]);
  return at_portals(seat) ? squares | all_portals(state) : squares;
}

GoalSet Outlook::open(Seat seat) const {
  GoalSet goals;
  for (const Goal& goal : survey.goals[seat])
    if (taken[goal.number] == no_arg || taken[goal.number] == seat) goals.add(goal.number);
  return goals;
}

const Field& Outlook::field(Seat seat) const {
  struct Key {
    std::uint64_t survey;
    GoalSet open;
    std::uint64_t seat;
  };
  static thread_local dicium::Remembered<Key, Field, 1024> known_fields;
  const GoalSet goals = open(seat);
  return known_fields.of({survey.number, goals, seat},
                         [&](Field& field) { field = Field(survey.goals[seat], goals); });
}

void Outlook::share_out() {
  struct Way {
    int worth;
    std::uint8_t goal;
  };
  std::array<BoundedList<Way, goal_count>, max_seats> all;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.pawns[seat] == off_board) continue;
    const bool active = seat == state.turn.seat;
    dicium::Dice dice = state.boards[seat].reserve;
    if (active && state.turn.throws > 0) dice = fresh(state) ? state.turn.kept : state.turn.dice;
    const int greens = std::min(dice.showing(dicium::green), int{dicium::most_kept});
    const bool portals_too = at_portals(seat);
    for (const Goal& goal : survey.goals[seat]) {
      int steps = goal.steps_from(state.pawns[seat]);
      if (portals_too) steps = std::min<int>(steps, survey.from_portals[seat][goal.number]);
      all[seat].push_back({goal.worth(steps, greens), goal.number});
    }
  }
  // The greatest worth first.
  SeatSet waiting = SeatSet::all(state.seats());
  while (!waiting.empty()) {
    int best = 0;
    Seat who = no_arg;
    std::uint8_t goal = no_arg;
    for (const Seat seat : waiting)
      for (const Way& way : all[seat])
        if (way.worth > best && taken[way.goal] == no_arg) {
          best = way.worth;
          who = seat;
          goal = way.goal;
        }
    if (who == no_arg) return;
    place[who] = best;
    taken[goal] = who;
    waiting.remove(who);
  }
}

Field::Field(const Goals& goals, const GoalSet& open) : empty(open.empty()) {
  for (const Goal& goal : goals) {
    if (!open.has(goal.number)) continue;
    for (std::uint8_t square = 0; square < square_count; ++square) {
      const std::int16_t worth = goal.away[static_cast<std::size_t>(goal.steps_from(square))];
      Spot& spot = spots[square];
      if (worth > spot.first) {
        spot = {worth, spot.first, goal.number};
      } else if (worth > spot.second) {
        spot.second = worth;
      }
    }
    if (goal.number >= all_chests) continue;
    locks[goal.number] = goal.there;
    chests.add(chest_square(goal.number));
  }
}

int Field::best(const Set& squares, int greens, std::uint8_t but) const {
  if (empty) return 0;
  int best = 0;
  const Set at_chests = squares & chests;
  for (const std::uint8_t square : squares - at_chests) {
    const Spot& spot = spots[square];
    best = std::max<int>(best, spot.goal == but ? spot.second : spot.first);
  }
  for (const std::uint8_t square : at_chests) {
    const Spot& spot = spots[square];
    const std::uint8_t chest = chest_on(square);
    best = std::max<int>(best, spot.goal == chest || spot.goal == but ? spot.second : spot.first);
    if (chest != but)
      best = std::max<int>(
          best, locks[chest][static_cast<std::size_t>(std::min(greens, int{dicium::most_kept}))]);
  }
  return best;
}

}  // namespace veillee::donjon
