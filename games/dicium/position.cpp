#include "games/dicium/position.hpp"

#include <algorithm>
#include <vector>

namespace veillee::dicium {
namespace {

using FaceList = BoundedList<std::uint8_t, most_dice>;

FaceList list_of(const Dice& dice) {
  FaceList list;
  for (std::uint8_t face = 0; face < face_count; ++face)
    for (int n = dice.of[face]; n > 0; --n) list.push_back(face);
  return list;
}

void describe_spent(PositionIo& io, Turn& turn, std::span<const std::string_view> use_ids) {
  const auto combat_id = byte(static_cast<int>(use_ids.size()));
  const auto card_id = byte(combat_id + 1);
  std::vector<std::string_view> ids(use_ids.begin(), use_ids.end());
  ids.insert(ids.end(), {"combat", "card"});
  FaceList faces;
  FaceList paid;
  for (const Spent& spent : turn.spent) {
    faces.push_back(spent.face);
    paid.push_back(spent.use == paid_in_combat ? combat_id
                   : spent.use == paid_beside  ? card_id
                                               : spent.use);
  }
  io.names("spent", faces, face_ids);
  io.names("paid", paid, ids);
  if (!io.reading() || io.refusal()) return;
  if (faces.size() != paid.size())
    return io.refuse("paid",
                     {"« paid » doit dire à quoi chaque dé de « spent » a servi",
                      "\"paid\" must say what each die of \"spent\" was for"},
                     {});
  turn.spent.clear();
  for (std::uint8_t i = 0; i < faces.size(); ++i)
    turn.spent.push_back({faces[i], paid[i] == combat_id ? paid_in_combat
                                    : paid[i] == card_id ? paid_beside
                                                         : paid[i]});
}

}  // namespace

void describe_dice(PositionIo& io, std::string_view key, Dice& dice, int most) {
  FaceList list = list_of(dice);
  io.names(key, list, face_ids);
  if (!io.reading()) return;
  if (list.size() > most)
    io.refuse(key, {"« {0} » a {1} dés au plus", "\"{0}\" has {1} dice at most"},
              {verbatim(key), number(most)});
  dice = Dice{};
  for (const std::uint8_t face : list) ++dice.of[face];
}

int price_of(const Dice& dice, const Part& part) {
  int sum = 100 * part.size;
  for (std::uint8_t i = 0; i < part.size; ++i) {
    const std::uint8_t face = part.faces[i];
    const auto spent = std::count(part.faces.begin(), part.faces.begin() + part.size, face);
    sum += (face == fs ? 10 : 0) + (dice.of[face] > spent ? 1 : 0);
  }
  return sum;
}

void write_faces_of(json::Writer& out, std::string_view key, const Dice& dice) {
  out.key(key);
  out.begin_array();
  for (const std::uint8_t face : list_of(dice)) out.value(face_ids[face]);
  out.end_array();
}

void describe(PositionIo& io, Turn& turn, std::uint8_t seats, int least, int most,
              std::span<const std::string_view> use_ids, Limits limits) {
  io.number("turn", turn.number, least, most);
  io.name("active", turn.seat, std::span(seat_letters).first(seats));
  auto phase = static_cast<std::uint8_t>(turn.phase);
  io.name("phase", phase, phase_ids);
  turn.phase = static_cast<Phase>(phase);
  io.number("throws", turn.throws, 0, limits.throws);
  io.number("actions", turn.actions, 0, limits.actions);
  io.number("size", turn.size, 0, limits.dice);
  describe_dice(io, "dice", turn.dice, most_dice);
  describe_dice(io, "kept", turn.kept, most_kept);
  describe_spent(io, turn, use_ids);
}

void describe(PositionIo& io, PlayerBoard& board) {
  io.number("hand", board.hand, least_dice, most_dice);
  BoundedList<std::uint8_t, slot_count> filled;
  for (std::uint8_t slot = 0; slot < slot_count; ++slot)
    if ((board.slots >> slot & 1U) != 0) filled.push_back(slot);
  io.names("bonuses", filled, slot_ids);
  if (io.reading()) {
    board.slots = 0;
    for (const std::uint8_t slot : filled) {
      if ((board.slots >> slot & 1U) != 0)
        io.refuse("bonuses",
                  {"le bonus « {0} » ne se prend qu’une fois", "bonus \"{0}\" is gained only once"},
                  {verbatim(slot_ids[slot])});
      board.slots = static_cast<Slots>(board.slots | 1U << slot);
    }
  }
  describe_dice(io, "reserve", board.reserve, most_kept);
}

void write_chances(json::Writer& out, const Turn& turn, const Needs& needs) {
  const auto write = [&](std::string_view key, auto n_of_row) {
    std::array<std::uint32_t, combination_count> rows{};
    for (std::size_t row = 0; row < combination_count; ++row) rows[row] = n_of_row(row);
    out.numbers(key, rows);
  };
  const unsigned now = rows_within(turn.dice, needs);
  write("now", [&](std::size_t row) { return now >> row & 1U; });
  out.key("chances");
  out.begin_array();
  for_each_part(turn.dice, [&](const Dice& part) {
    if (part.empty()) return;
    const Chances after = chances(turn.dice - part, part.size(), needs);
    out.begin_object();
    write_faces_of(out, "throw", part);
    out.member("of", after.of);
    write("rows", [&](std::size_t row) { return after.rows[row]; });
    out.end_object();
  });
  out.end_array();
}

void write_odds(json::Writer& out, const Combat& combat, Side asked, int most,
                const std::array<int, 2>& bonus, int red_dice_of_defender) {
  constexpr int sides = 6;
  // How many numbers of a die reach `least`.
  const auto reaching = [&](int least) { return std::clamp(sides + 1 - least, 0, sides); };
  const bool open = asked == attacking && combat.against == Combat::against_player;
  out.key("odds");
  out.begin_array();
  for (int engaged = 0; engaged <= most; ++engaged) {
    const int sum = engaged + bonus[asked];
    out.begin_object();
    out.member("engage", engaged);
    if (open) {
      const auto wins = [&](int defence) {
        int n = 0;
        for (int die = 1; die <= sides; ++die) n += reaching(die + defence - sum);
        return n;
      };
      out.member("wins", wins(bonus[defending]));
      out.member("worst", wins(bonus[defending] + red_dice_of_defender));
      out.member("of", sides * sides);
    } else {
      const int wanted = asked == attacking           ? int{combat.against}
                         : combat.attacker == neutral ? effect_force
                                                      : combat.force[attacking] + 1;
      out.member("wins", reaching(wanted - sum));
      out.member("of", sides);
      out.member("least", std::clamp(wanted - sum, 1, sides + 1));
    }
    out.end_object();
  }
  out.end_array();
}

std::string_view check(const Turn& turn, const PlayerBoard* boards, std::uint8_t seats,
                       std::size_t uses, std::optional<Limits> limits) {
  for (Seat seat = 0; seat < seats; ++seat) {
    if (boards[seat].hand < least_dice || boards[seat].hand > most_dice)
      return "DIC-7.1: the active hand";
    if (boards[seat].reserve.size() > most_kept) return "DIC-8.1: the reserve";
  }
  if (turn.seat >= seats) return "DIC-3.1: nobody's turn";
  const PlayerBoard& board = boards[turn.seat];
  const Limits allowed = limits.value_or(Limits{board.throws(), most_actions, board.hand});
  if (turn.actions > allowed.actions) return "DIC-3.14: the actions";
  if (turn.throws > allowed.throws) return "DIC-3.6: the throws";
  if (!turn.dice.contains(turn.kept)) return "DIC-3.3: the kept dice";
  const bool begun = turn.throws > 0;
  if (!begun && (turn.size > 0 || turn.phase != Phase::throwing)) return "DIC-3.2: the phases";
  // The hand may have grown since the throw: only what the turn takes away lowers the least.
  const int least = least_dice + std::min(0, allowed.dice - board.hand);
  if (begun && (turn.size < least || turn.size > allowed.dice)) return "DIC-3.4: the hand";
  if (turn.dice.size() + turn.spent.size() != turn.size) return "DIC-3.4: the dice of the hand";
  if (begun && !board.reserve.empty()) return "DIC-3.11: the reserve of the active player";
  if (turn.phase == Phase::throwing && turn.actions > 0)
    return "DIC-3.2: an action before its time";
  int in_actions = 0;
  for (const Spent& spent : turn.spent) {
    const bool beside = spent.use == paid_in_combat || spent.use == paid_beside;
    if (spent.face >= face_count || (!beside && spent.use >= uses))
      return "DIC-3.15: what a die was spent for";
    in_actions += beside ? 0 : 1;
  }
  if (in_actions < turn.actions || (turn.actions == 0 && in_actions > 0))
    return "DIC-3.15: the dice of the actions";
  return {};
}

std::uint64_t shown_chance(const Turn& turn, const Combat& combat) {
  return static_cast<std::uint64_t>(set_number(turn.dice)) | std::uint64_t{combat.die[0]} << 16 |
         std::uint64_t{combat.die[1]} << 24;
}

}  // namespace veillee::dicium
