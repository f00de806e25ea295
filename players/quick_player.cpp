#include "players/quick_player.hpp"

namespace veillee {
namespace {

Action any(const ActionList& options, FastRng& random) {
  return options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))];
}

}  // namespace

Action QuickPlayer::choose(const AnyState& state, Seat seat, FastRng& random) {
  ActionList options;
  game_.legal(state, seat, options);
  if (options.size() == 1) return options[0];
  if (search_ == nullptr) return any(options, random);
  SearchSettings settings;
  settings.iterations = 24;
  settings.settle = 8;
  AnyState dealt = state;
  game_.resample(dealt, seat, random.word64());
  return search_->run(dealt, seat, settings, random.word64()).candidates[0].action;
}

Action QuickPlayer::choose_carelessly(const AnyState& state, Seat seat, FastRng& random) {
  constexpr std::uint32_t anything_once_in = 50;
  ActionList options;
  game_.legal(state, seat, options);
  if (options.size() == 1) return options[0];
  return random.below(anything_once_in) == 0 ? any(options, random) : choose(state, seat, random);
}

}  // namespace veillee
