#include "engine/event_spec.hpp"

#include <algorithm>
#include <vector>

namespace veillee {
namespace {

// An item of a sum, "4 wood": the first event that it was made of, and how many.
struct Item {
  const EventSpec* spec;
  const Event* event;
  long long n;
};

bool same_thing(const Item& item, const EventSpec& spec, const Event& event) {
  if (item.event->kind != event.kind) return false;
  for (std::size_t i = 0; i < spec.arguments.size(); ++i)
    if (i != spec.sum.number && item.event->args[i] != event.args[i]) return false;
  return true;
}

}  // namespace

Phrase tell_sum(std::span<const EventSpec> specs, const Telling& telling,
                std::span<const Event> events) {
  std::vector<Item> items;
  long long all = 0;
  for (const Event& event : events) {
    const EventSpec& spec = specs[event.kind];
    const long long n = spec.sum.number == Sum::each_counts_one ? 1 : event.args[spec.sum.number];
    all += n;
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) {
      return same_thing(item, spec, event);
    });
    if (found != items.end())
      found->n += n;
    else
      items.push_back({&spec, &event, n});
  }
  std::vector<Phrase> parts;
  for (const Item& item : items)
    parts.push_back(item.spec->sum.item(telling, item.event->args.data(), item.n));
  const Event& first = events.front();
  const EventSpec& spec = specs[first.kind];
  return say(spec.words, {telling.names[std::min(first.seat, neutral)],
                          enumeration(parts.data(), parts.size()), number(all)});
}

}  // namespace veillee
