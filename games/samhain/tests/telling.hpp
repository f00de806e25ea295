// What tests ask of a scenario besides its numbers: all that is offered, and the order of events.
#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {

using Choices = std::set<std::string>;

// Every option of the decider.
inline Choices offered(const Scenario& s) {
  const std::vector<std::string> all = s.options();
  return {all.begin(), all.end()};
}

// Both happened, and the first one of the former kind before the first one of the latter.
inline bool came_before(const Scenario& s, Happened former, Happened latter) {
  const auto first = [&](Happened kind) {
    return std::find_if(s.events.begin(), s.events.end(),
                        [&](const Event& e) { return Happened{e.kind} == kind; });
  };
  return first(latter) != s.events.end() && first(former) < first(latter);
}

// Pays what is due in an event, by whomever, with the units that are listed first.
inline void pay_all(Scenario& s) {
  while (!s.over() && s.decision() == Decision::pay) s.play(s.options().front());
}

}  // namespace veillee::samhain
