#include "engine/chronicle.hpp"

namespace veillee {
namespace {

Seat badge_of(const EventSpec& spec, const Event& event) {
  switch (spec.badge) {
    case Badge::seat: return event.seat < max_seats ? event.seat : no_arg;
    case Badge::none: return no_arg;
    default: return event.args[static_cast<std::size_t>(spec.badge)];
  }
}

}  // namespace

void Chronicle::add(const Event& seen, std::uint32_t move, Seat mover) {
  const EventSpec& spec = info_->events[seen.kind];
  if (mover != mover_ || !spec.summed()) open_ = lines_.size();
  mover_ = mover;
  if (spec.summed())
    for (std::size_t i = open_; i < lines_.size(); ++i) {
      const Event& first = lines_[i].events.front();
      const Words& words = info_->events[first.kind].words;
      if (first.seat != seen.seat || words.en != spec.words.en) continue;
      lines_[i].events.push_back(seen);
      lines_[i].move = move;
      return;
    }
  lines_.push_back({move, badge_of(spec, seen), {seen}});
  if (!spec.summed()) open_ = lines_.size();
}

Phrase line_words(const AnyGame& game, const Setup& setup, const ChronicleLine& line,
                  const SeatNames& names) {
  const Event& event = line.events.front();
  if (game.info().events[event.kind].summed())
    return tell_sum(game.info().events, {setup, names}, line.events);
  return game.event_words(setup, event, names);
}

std::vector<Phrase> told(const AnyGame& game, const Setup& setup, std::span<const Event> seen,
                         const SeatNames& names) {
  Chronicle chronicle(game);
  for (const Event& event : seen) chronicle.add(event, 0, 0);
  std::vector<Phrase> sentences;
  for (const ChronicleLine& line : chronicle.lines())
    if (Phrase words = line_words(game, setup, line, names); !words.empty())
      sentences.push_back(std::move(words));
  return sentences;
}

}  // namespace veillee
