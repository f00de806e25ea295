#include "games/shogun/odds.hpp"

#include <cmath>

#include "games/dicium/foresight.hpp"

namespace veillee::shogun {
namespace {

using dicium::Combination;
using dicium::Dice;
using dicium::PlayerBoard;

constexpr auto feat_count = static_cast<std::size_t>(Feat::count);
constexpr std::size_t most_bonuses = 3;  // none to two of a colour
constexpr std::size_t hands = dicium::most_dice - dicium::least_dice + 1;
constexpr std::size_t reserves = 28;  // sets of up to two dice, the first of all sets

// What a part of the dice does as one action; −1: no such thing.
struct Deeds {
  int walk = -1;
  int far = -1;          // squares that cross a door or light a brazier on the way
  bool at_once = false;  // the door or the brazier, without a square
};

Deeds deeds_of(Camp camp, const Dice& part, int blue, int yellow) {
  Deeds deeds;
  const unsigned made = dicium::makes(part).whole;
  const auto makes = [&](Combination row) { return (made & dicium::bit(row)) != 0; };
  if (makes(Combination::blue)) deeds.walk = part.size() + blue;
  const auto stride = [&](Combination row, std::uint8_t use) {
    if (!makes(row)) return;
    const Stride steps = stride_of(camp, use);
    if (steps.steps == 0) return;
    deeds.walk = std::max<int>(deeds.walk, steps.steps);
    if (steps.lights) deeds.far = std::max<int>(deeds.far, steps.steps);
    if (steps.through_doors) deeds.far = std::max<int>(deeds.far, steps.steps - 1);
  };
  stride(Combination::pair, use_pair);
  stride(Combination::three, use_three);
  stride(Combination::four, use_four);
  stride(Combination::full, use_full);
  stride(Combination::poker, use_poker);
  const int faces = all_uses[camp == ninja ? use_opening : use_brazier].faces;
  deeds.at_once = makes(Combination::yellow) && part.size() + yellow >= faces;
  return deeds;
}

// The most that dice do in one action and in two.
struct Ables {
  Able one;
  Able two;
};
constexpr void raise(std::int8_t& most, int to) {
  most = std::max(most, static_cast<std::int8_t>(to));
}
Ables ables_of(Camp camp, const Dice& dice, int blue, int yellow) {
  Ables best;
  dicium::for_each_part(dice, [&](const Dice& part) {
    const Deeds one = deeds_of(camp, part, blue, yellow);
    raise(best.one.walk, one.walk);
    raise(best.one.far, std::max(one.far, one.at_once ? 0 : -1));
    dicium::for_each_part(dice - part, [&](const Dice& other) {
      const Deeds two = deeds_of(camp, other, blue, yellow);
      if (one.walk > 0 && two.walk > 0) raise(best.two.walk, one.walk + two.walk);
      if (one.at_once) raise(best.two.far, two.walk);
    });
  });
  raise(best.two.walk, best.one.walk);
  raise(best.two.far, best.one.far);
  return best;
}

struct Table {
  // By feat, blue and yellow bonuses, dice, second re-roll, squares, reserve.
  using Reserves = std::array<std::uint8_t, reserves>;
  using Squares = std::array<Reserves, furthest + 1>;
  using Boards =
      std::array<std::array<std::array<std::array<Squares, 2>, hands>, most_bonuses>, most_bonuses>;
  std::array<Boards, feat_count> odds{};
  std::array<std::array<std::array<std::array<std::uint8_t, 2>, hands>, most_bonuses>, 2> tenths{};
  // By camp, blue and yellow bonuses, set of dice.
  using Sets = std::array<Ables, dicium::set_count>;
  std::array<std::array<std::array<Sets, most_bonuses>, most_bonuses>, 2> ables{};

  Table() {
    for (const Camp camp : {ninja, samurai})
      for (std::size_t blue = 0; blue < most_bonuses; ++blue)
        for (std::size_t yellow = 0; yellow < most_bonuses; ++yellow) fill(camp, blue, yellow);
  }

  void fill(Camp camp, std::size_t blue, std::size_t yellow) {
    Sets& best = ables[camp][blue][yellow];
    for (int n = 0; n <= dicium::most_dice; ++n)
      dicium::for_each_set(n, [&](const Dice& dice) {
        best[static_cast<std::size_t>(dicium::set_number(dice))] =
            ables_of(camp, dice, static_cast<int>(blue), static_cast<int>(yellow));
      });
    const auto walk =
        static_cast<std::size_t>(camp == ninja ? Feat::ninja_walk : Feat::samurai_walk);
    const auto far = static_cast<std::size_t>(camp == ninja ? Feat::ninja_cross : Feat::light);
    for (std::size_t hand = 0; hand < hands; ++hand)
      for (std::size_t second = 0; second < 2; ++second) {
        float mean = 0;
        for (int squares = 0; squares <= furthest; ++squares) {
          const auto at = static_cast<std::size_t>(squares);
          Reserves& walks = odds[walk][blue][yellow][hand][second][at];
          count(
              hand, second, [&](const Able& made) { return made.walk >= squares; }, best, walks);
          if (squares > 0) mean += walks[0] / 10.0F;
          count(
              hand, second, [&](const Able& made) { return made.far >= squares; }, best,
              odds[far][blue][yellow][hand][second][at]);
        }
        tenths[camp][blue][hand][second] = static_cast<std::uint8_t>(std::lround(mean));
      }
  }

  template <class Done>
  static void count(std::size_t hand, std::size_t second, Done done, const Sets& best,
                    Reserves& result) {
    dicium::Means means;
    dicium::foresee(
        dicium::least_dice + static_cast<int>(hand), 1 + static_cast<int>(second),
        [&](const Dice& dice) {
          return done(best[static_cast<std::size_t>(dicium::set_number(dice))].two) ? 100 : 0;
        },
        means);
    for (int n = 0; n <= dicium::most_kept; ++n)
      dicium::for_each_set(n, [&](const Dice& reserve) {
        float most = 0;
        dicium::for_each_part(reserve, [&](const Dice& kept) {
          most = std::max(most, means[static_cast<std::size_t>(dicium::set_number(kept))]);
        });
        result[static_cast<std::size_t>(dicium::set_number(reserve))] =
            static_cast<std::uint8_t>(std::lround(most));
      });
  }
};

const Table& table() {
  static const Table all;
  return all;
}

std::size_t second_reroll(const PlayerBoard& board) {
  return (board.slots & dicium::reroll_slots) != 0 ? 1 : 0;
}
std::size_t hand_of(const PlayerBoard& board) {
  return static_cast<std::size_t>(board.hand - dicium::least_dice);
}

struct DoorWays {
  Castle::WayTable walk;
  std::array<Castle::WayTable, 2> beside;  // by plan

  DoorWays() {
    for (std::uint8_t from = 0; from < square_count; ++from)
      walk[from] = Castle::distances(ways_past_doors, from);
    for (std::size_t plan = 0; plan < plans.size(); ++plan) fill(beside[plan], plans[plan].doors);
  }

  void fill(Castle::WayTable& ways, std::span<const Side> doors) const {
    for (auto& row : ways) row.fill(out_of_reach);
    for (const Side& door : doors)
      for (const auto& [here, there] : {Side{door.a, door.b}, Side{door.b, door.a}})
        for (std::uint8_t square = 0; square < square_count; ++square) {
          ways[here][square] = std::min(ways[here][square], walk[there][square]);
          ways[square][there] = std::min(ways[square][there], walk[square][here]);
        }
  }
};
const DoorWays& door_ways() {
  static const DoorWays ways;
  return ways;
}

}  // namespace

int odds(Feat feat, const PlayerBoard& board, int squares) {
  if (squares > furthest) return 0;
  const auto blue = static_cast<std::size_t>(board.bonuses(dicium::blue));
  const auto yellow = static_cast<std::size_t>(board.bonuses(dicium::yellow));
  const auto reserve = static_cast<std::size_t>(dicium::set_number(board.reserve));
  return table().odds[static_cast<std::size_t>(feat)][blue][yellow][hand_of(board)]
                     [second_reroll(board)][static_cast<std::size_t>(squares)][reserve];
}

int tenths_a_turn(Camp camp, const PlayerBoard& board) {
  const auto blue = static_cast<std::size_t>(board.bonuses(dicium::blue));
  return table().tenths[camp][blue][hand_of(board)][second_reroll(board)];
}

Able able(Camp camp, const PlayerBoard& board, std::size_t set, int actions) {
  if (actions == 0) return {};
  const auto blue = static_cast<std::size_t>(board.bonuses(dicium::blue));
  const auto yellow = static_cast<std::size_t>(board.bonuses(dicium::yellow));
  const Ables& both = table().ables[camp][blue][yellow][set];
  return actions == 1 ? both.one : both.two;
}

Able able_after_walk(Camp camp, const PlayerBoard& board, int squares, std::size_t set,
                     int actions) {
  const Able rest = able(camp, board, set, std::min(actions, 1));
  return {static_cast<std::int8_t>(squares + rest.walk),
          static_cast<std::int8_t>(rest.far >= 0 ? squares : -1)};
}

std::uint8_t squares_beside_door(int seats, std::uint8_t from, std::uint8_t to) {
  return door_ways().beside[plan_number(seats)][from][to];
}
std::uint8_t squares_past_doors(std::uint8_t from, std::uint8_t to) {
  return door_ways().walk[from][to];
}

}  // namespace veillee::shogun
