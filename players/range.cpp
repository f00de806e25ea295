#include "players/range.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "players/facts.hpp"

namespace veillee {
namespace {

constexpr std::uint32_t ways = 96;             // the turn is played on in so many ways
constexpr std::uint32_t ways_of_another = 12;  // after other options, to know what is nothing new
constexpr int most_others = 12;
constexpr std::size_t most_lines = 6;

struct Span {
  Event event;
  int least;
  int most;
};

// What the seat gains when the turn goes on in one way or another, at random but for the first
// decision, whose options all have their turn.
class Ways {
 public:
  explicit Ways(const Knowledge& knowledge)
      : knowledge_(knowledge), specs_(knowledge.game().info().events) {}

  std::vector<Span> after(Action action, std::uint32_t number) const {
    std::vector<Span> spans;
    for (std::uint32_t way = 0; way < number; ++way) {
      const Facts gained = one_way(action, way);
      for (Span& span : spans) {
        const int amount = amount_in(gained, span.event);
        span.least = std::min(span.least, amount);
        span.most = std::max(span.most, amount);
      }
      for (const Fact& fact : gained.all()) {
        const auto known = [&](const Span& span) {
          return gained.same_thing(span.event, fact.event);
        };
        if (std::any_of(spans.begin(), spans.end(), known)) continue;
        const int amount = amount_in(gained, fact.event);
        spans.push_back({fact.event, way == 0 ? amount : 0, amount});
      }
    }
    return spans;
  }

 private:
  static int amount_in(const Facts& facts, const Event& event) {
    return static_cast<int>(facts.amount_of(event));
  }

  Facts one_way(Action action, std::uint32_t way) const {
    const AnyGame& game = knowledge_.game();
    const Seat seat = knowledge_.seat();
    FastRng random(mix(way));
    AnyState state = knowledge_.sample(way);
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    static_cast<void>(game.apply(state, seat, action, &sink));
    ActionList options;
    for (int n = 1; n < longest_turn && game.deciders(state) == SeatSet::only(seat); ++n) {
      game.legal(state, seat, options);
      const auto size = static_cast<std::uint32_t>(options.size());
      const std::uint32_t chosen = n == 1 ? way % size : random.below(size);
      static_cast<void>(game.apply(state, seat, options[static_cast<int>(chosen)], &sink));
    }
    Facts facts(specs_);
    for (const Event& happened : events)
      if (const auto event = seen_by(happened, seat); event && event->seat == seat &&
                                                      specs_[event->kind].summed() &&
                                                      taste_of(specs_[event->kind]) == Taste::good)
        facts.add(*event);
    return facts;
  }

  const Knowledge& knowledge_;
  std::span<const EventSpec> specs_;
};

// "+1 to +3 VP"; nothing where an item does not begin with its number: without its verb it would
// say nothing ("by 1"), or name a card of which nobody knows whether it will be drawn.
Phrase in_words(const EventSpec& spec, const Span& span, const Telling& telling) {
  const Phrase item = spec.sum.item(telling, span.event.args.data(), span.most);
  const Phrase most = number(span.most);
  if (!item.fr.starts_with(most.fr) || !item.en.starts_with(most.en)) return {};
  if (span.least == span.most) return say({"+{0}", "+{0}"}, {item});
  if (span.least == 0) return say({"jusqu’à +{0}", "up to +{0}"}, {item});
  return say({"+{0} à +{1}", "+{0} to +{1}"}, {number(span.least), item});
}

}  // namespace

std::vector<Phrase> range_of(const Knowledge& knowledge, Action action, const SeatNames& names) {
  const AnyGame& game = knowledge.game();
  const Ways every(knowledge);
  const std::vector<Span> spans = every.after(action, ways);
  if (spans.empty()) return {};
  // What most other options may bring as well says nothing about this one.
  const ActionList& options = knowledge.options();
  const int step = std::max(1, options.size() / most_others);
  std::vector<std::vector<Span>> others;
  for (int i = 0; i < options.size(); i += step)
    if (options[i] != action) others.push_back(every.after(options[i], ways_of_another));
  const Facts compare(game.info().events);
  const auto nothing_new = [&](const Span& span) {
    const auto as_much = std::count_if(others.begin(), others.end(), [&](const auto& other) {
      return std::any_of(other.begin(), other.end(), [&](const Span& each) {
        return compare.same_thing(each.event, span.event) && each.most >= span.most;
      });
    });
    return 2 * static_cast<std::size_t>(as_much) > others.size();
  };
  const AnyState state = knowledge.sample(0);
  const Setup setup = game.setup_of(state);
  std::vector<Phrase> lines;
  for (const Span& span : spans) {
    if (lines.size() == most_lines) break;
    Phrase line = in_words(game.info().events[span.event.kind], span, {setup, names});
    if (!line.empty() && !nothing_new(span)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace veillee
