// The effect language (section 3 of RULES.md): an expression is compiled into a few nodes, which
// the flows address by the card and the number of the node.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/action.hpp"
#include "engine/result.hpp"
#include "games/evenfall/data.hpp"

namespace veillee::evenfall {

enum class Op : std::uint8_t {
  none,
  gain,
  pay,
  trade,
  may,
  seq,
  choose,
  slash,
  per,
  ifkw,
  transfer,
  advance,
  harvest,
  discover,
  placedeck,
  build,
  removeritual,
  moveworkers,
  deploy,
  retrieve,
  copyspec,
  discard,
  trackbonus,
  redstone,
  on,
  mod,
};

// What is gained or paid. `any`: resources of choice; `c`: cards drawn; `card`: cards discarded.
enum class Unit : std::uint8_t { h, p, k, any, m, vp, c, card };

// EVENT of `on`, in capitals in the language; likewise the next ones.
enum class Trigger : std::uint8_t {
  discover,
  harvest,
  discard,
  build_any,
  build_orb,
  play_ritual,
  play_ritual_familiar,
  play_specialist,
  play_council,
  token_self,
  token_opp,
  advance,
  transfer,
  act_elder,
  combat_start,
  combat_join,
  combat_win,
  round_end,
  count,
};
enum class Count : std::uint8_t {
  orb,
  sickle,
  stone,
  stone_icon_inner,
  familiar,
  spirit,
  specialist,
  ritual_inner,
  place_inner,
  place_outer,
  res_symbol,
  assembly_step,
};
enum class Mod : std::uint8_t {
  elder_outer,
  elder_region,
  strength,
  dial,
  discover_witch,
  catalyst_mana,
  cost_ritual,
  count,
};
enum class Keyword : std::uint8_t { artifact, familiar, enchantment, spirit, count };
enum class Harvest : std::uint8_t { outer, one, opp, fresh };  // fresh: `NEW` in the language
enum class Deploy : std::uint8_t { here, chosen };

struct Part {
  Unit unit = Unit::h;
  std::uint8_t n = 0;
};

struct Node {
  Op op = Op::none;
  std::uint8_t word =
      0;  // Trigger, Count, Mod, Keyword, Harvest, Catalyst, Deploy; of advance: BOTH
  std::int8_t n = 0;
  std::uint8_t size = 0;  // children, or parts of a gain or a payment
  std::array<std::uint8_t, 4> children{};
  std::array<Part, 6> parts{};  // in the order in which they are done (EVE-3.8)

  bool has(Unit unit) const {
    for (std::uint8_t i = 0; i < size; ++i)
      if (parts[i].unit == unit) return true;
    return false;
  }
};

// The root is node 0; no node: no effect.
struct Program {
  static constexpr std::uint8_t capacity = 8;
  std::array<Node, capacity> nodes{};
  std::uint8_t size = 0;

  bool empty() const { return size == 0; }
  const Node& root() const { return nodes[0]; }
};

// One node of it with all that stands inside: children keep their numbers.
inline Program part_of(Program program, std::uint8_t node) {
  program.nodes[0] = program.nodes[node];
  return program;
}

// Where an expression stands decides what it may be (EVE-3.7, EVE-3.17).
enum class Site : std::uint8_t {
  harvest,
  binding,
  now,
  act,  // on a Ritual, in a Region, on a Clan board
  tap,
  continuous,
  round_end,
  game_end,
  scout,
  token,
  track,
  reward,
  socket,
};

// What an effect is worth by the value model (EVE-2.45), in tenths of a VP; of an effect that
// stands on an event, once.
int worth_of(const Program& program, std::uint8_t node = 0);
int worth_of(const Node& gain);

// Compiles the expression, or says what is wrong with it and by which clause.
Result<Program> compile(std::string_view expression, Site site);

}  // namespace veillee::evenfall
