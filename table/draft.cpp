// Drafts: what a seat has decided since it last learned something can be taken back freely.
#include "engine/hash.hpp"
#include "table/table.hpp"

namespace veillee {
namespace {

// All that the seat sees of an action and its outcome.
std::uint64_t seen(const AnyGame& game, AnyState state, Seat seat, Action action, bool& possible) {
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  possible = !game.apply(state, seat, action, &sink);
  const std::string view = game.view(state, seat);
  std::uint64_t hash = hash_bytes(view.data(), view.size());
  for (const Event& event : events)
    if (const auto visible = seen_by(event, seat))
      hash = fold(fold(hash, fold(visible->kind, visible->seat)),
                  hash_bytes(visible->args.data(), visible->args.size()));
  return hash;
}

}  // namespace

// An action is an information point for its seat when chance has a part in it, or when what the
// seat sees of it depends on something that it could not know before: dealing the hidden things
// anew shows whether it does. (By numbers that everybody knows: the truth has no part in the deal.)
bool Table::reveals(const AnyState& before, Seat seat, Action action, std::uint32_t number) const {
  constexpr std::uint64_t deals = 8;
  AnyState after = before;
  static_cast<void>(game().apply(after, seat, action));
  if (game().chance_drawn(after) != game().chance_drawn(before)) return true;
  bool possible = true;
  const std::uint64_t truth = seen(game(), before, seat, action, possible);
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    AnyState other = before;
    game().resample(other, seat, fold(number, deal));
    if (seen(game(), other, seat, action, possible) != truth || !possible) return true;
  }
  return false;
}

bool Table::informs(std::size_t index) const {
  const TableMove& made = moves_[index];
  // What became of a discreet question is known once it is over.
  if (made.discreet) return true;
  if (made.informed < 0) {
    const AnyState before = index + 1 == moves_.size() ? before_.opened() : position_after(index);
    made.informed = reveals(before, made.move.seat, made.move.action, made.number) ? 1 : 0;
  }
  return made.informed == 1;
}

// A secret answer can be withdrawn until the last one has come, whoever has answered since. (An
// answer that was forced is no move.)
std::optional<std::size_t> Table::waiting_answer(Seat seat) const {
  AnyState after = position_;
  for (std::size_t i = moves_.size(); i > 0; --i) {
    const AnyState before = position_after(i - 1);
    const SeatSet mover = SeatSet::only(moves_[i - 1].move.seat);
    const SeatSet still = game().deciders(before) - mover;
    if (still.empty() || !(game().deciders(after) == still)) return {};
    if (mover.has(seat)) return i - 1;
    after = before;
  }
  return {};
}

std::uint32_t Table::draft(Seat seat) const {
  if (state() != TableState::running || seat >= seats_.size()) return 0;
  if (game().answered(position_).has(seat)) return waiting_answer(seat) ? 1 : 0;
  std::uint32_t n = 0;
  while (n < moves_.size() && moves_[moves_.size() - 1 - n].move.seat == seat &&
         !informs(moves_.size() - 1 - n))
    ++n;
  return n;
}

std::uint32_t Table::last_decided(Viewer viewer) const {
  for (auto made = moves_.rbegin(); made != moves_.rend(); ++made)
    if (made->move.seat == viewer && !made->discreet) return made->number;
  return 0;
}

std::optional<std::uint32_t> Table::free_to(Seat seat) const {
  const std::uint32_t last = last_decided(seat);
  if (state() != TableState::running || last == 0 || request_ ||
      !(persons() - SeatSet::only(seat)).empty())
    return {};
  return last - 1;
}

}  // namespace veillee
