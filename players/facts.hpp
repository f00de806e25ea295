// What happens, summed up: equal events are one fact with an amount.
#pragma once

#include <span>
#include <vector>

#include "engine/event_spec.hpp"

namespace veillee {

// What a turn brings is looked for through at most so many decisions.
inline constexpr int longest_turn = 12;

struct Fact {
  Event event;
  double amount = 0;  // how much of it, or how often
};

// In the order in which they happen first.
class Facts {
 public:
  explicit Facts(std::span<const EventSpec> specs) : specs_(specs) {}

  void add(const Event& event, double weight = 1) {
    const EventSpec& spec = specs_[event.kind];
    const bool counted = spec.summed() && spec.sum.number != Sum::each_counts_one;
    const double amount = weight * (counted ? event.args[spec.sum.number] : 1);
    for (Fact& fact : all_)
      if (same_thing(fact.event, event)) {
        fact.amount += amount;
        return;
      }
    all_.push_back({event, amount});
  }

  std::span<const Fact> all() const { return all_; }
  double amount_of(const Event& event) const {
    for (const Fact& fact : all_)
      if (same_thing(fact.event, event)) return fact.amount;
    return 0;
  }
  // They differ at most in how much.
  bool same_thing(const Event& a, const Event& b) const {
    if (a.kind != b.kind || a.seat != b.seat) return false;
    const EventSpec& spec = specs_[a.kind];
    // Of a summed event only the arguments of its row tell items apart; what follows is for others.
    const std::size_t arguments = spec.summed() ? spec.arguments.size() : a.args.size();
    for (std::size_t i = 0; i < arguments; ++i)
      if (a.args[i] != b.args[i] && !(spec.summed() && i == spec.sum.number)) return false;
    return true;
  }

 private:
  std::span<const EventSpec> specs_;
  std::vector<Fact> all_;
};

// Whether one likes it to happen to oneself.
enum class Taste : std::uint8_t { neither, good, bad };
inline Taste taste_of(const EventSpec& spec) {
  if (spec.sum.welcome != Sum::Welcome::by_motion)
    return spec.sum.welcome == Sum::Welcome::yes ? Taste::good : Taste::bad;
  switch (spec.motion) {
    case Motion::gain:
    case Motion::appear: return Taste::good;
    case Motion::lose:
    case Motion::vanish: return Taste::bad;
    default: return Taste::neither;
  }
}

}  // namespace veillee
