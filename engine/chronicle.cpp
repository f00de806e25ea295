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

// "phase: food": a line of the table that names nobody.
bool is_heading(const EventSpec& spec) {
  return !spec.summed() && spec.badge == Badge::none && spec.motion == Motion::notice &&
         !spec.words.en.empty() && spec.words.en.find("{0}") == std::string_view::npos;
}

}  // namespace

void Chronicle::add(const Event& seen, std::uint32_t move, Seat mover) {
  const EventSpec& spec = info_->events[seen.kind];
  if (mover != mover_ || !spec.summed()) open_ = lines_.size();
  mover_ = mover;
  // A heading with nothing below it gives way to the next one of its rank or above (rows of events
  // stand in that order).
  const bool heading = is_heading(spec);
  if (heading && !lines_.empty()) {
    ChronicleLine& before = lines_.back();
    const std::uint8_t kind = before.events.back().kind;
    if (is_heading(info_->events[kind]) && seen.kind <= kind) {
      before.events.push_back(seen);
      before.move = move;
      open_ = lines_.size() - 1;
      return;
    }
  }
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
  if (!spec.summed()) open_ = lines_.size() - (heading ? 1 : 0);
}

Phrase line_words(const AnyGame& game, const Setup& setup, const ChronicleLine& line,
                  const SeatNames& names) {
  if (game.info().events[line.events.front().kind].summed())
    return tell_sum(game.info().events, {setup, names}, line.events);
  return game.event_words(setup, line.events.back(), names);  // of headings the last one counts
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
