#include "lab/moment.hpp"

#include <algorithm>

namespace veillee {
namespace {

// A deal is dropped when an action that was taken is impossible in it, or shows something else:
// enough for a hand of four out of forty cards that has been played out since.
constexpr int most_deals = 400'000;
// Seeds tried for one action of a deal: enough for five dice, or for three cards out of seventy,
// one after the other. And for all of them together, some seconds: an end where nothing can be
// found.
constexpr int most_throws = 400'000;
constexpr long most_throws_in_all = 8'000'000;

// What the seat saw of an action, and whether chance had a part in it.
struct Seen {
  std::vector<Event> events;
  bool drew = false;
};

class Dealer {
 public:
  Dealer(const AnyGame& game, const Study& truth, Seat seat, std::uint64_t seed)
      : game_(game), truth_(truth), seat_(seat), random_(seed), view_(game.view(truth.now, seat)) {
    game.legal(truth.now, seat, options_);
    AnyState state = truth.quiet;
    for (const Played& played : truth.since) seen_.push_back(*take(state, played));
    // An answer that waits for the others' is still a secret.
    for (std::size_t i = 0; i < truth.since.size(); ++i) {
      const Seat who = truth.since[i].seat;
      const bool last =
          std::none_of(truth.since.begin() + static_cast<std::ptrdiff_t>(i) + 1, truth.since.end(),
                       [&](const Played& later) { return later.seat == who; });
      secret_.push_back(last && who != seat && game.answered(truth.now).has(who));
    }
  }

  std::optional<Moment> deal() {
    for (int n = 0; n < most_deals && throws_ < most_throws_in_all; ++n) {
      Moment moment{truth_.quiet, {}, truth_.quiet};
      game_.resample(moment.quiet, seat_, random_.word64());
      moment.now = moment.quiet;
      if (follow(moment) && agrees(moment.now)) return moment;
    }
    return {};
  }

 private:
  // Nothing when it is not possible.
  std::optional<Seen> take(AnyState& state, const Played& played) {
    Seen seen;
    EventSink sink = collect_into(seen.events);
    const std::uint64_t before = game_.chance_drawn(state);
    if (game_.apply(state, played.seat, played.action, &sink)) return {};
    seen.drew = game_.chance_drawn(state) != before;
    std::size_t kept = 0;
    for (const Event& event : seen.events)
      if (const auto shown = seen_by(event, seat_)) seen.events[kept++] = *shown;
    seen.events.resize(kept);
    return seen;
  }

  bool follow(Moment& moment) {
    ActionList list;
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      MomentStep step{{}, truth_.since[i]};
      game_.legal(moment.now, step.played.seat, list);
      if (list.empty()) return false;
      if (secret_[i])
        step.played.action =
            list[static_cast<int>(random_.below(static_cast<std::uint32_t>(list.size())))];
      else if (!list.contains(step.played.action))
        return false;
      if (!step_on(moment, step, seen_[i])) return false;
    }
    return true;
  }

  bool step_on(Moment& moment, MomentStep step, const Seen& wanted) {
    for (int n = 0; n < (wanted.drew ? most_throws : 1); ++n) {
      throws_ += wanted.drew ? 1 : 0;
      AnyState after = moment.now;
      if (wanted.drew) game_.reseed(after, *(step.chance = random_.word64()));
      const auto seen = take(after, step.played);
      if (!seen || seen->events != wanted.events) continue;
      moment.now = after;
      moment.steps.push_back(step);
      return true;
    }
    return false;
  }

  bool agrees(const AnyState& now) {
    if (game_.deciders(now) != game_.deciders(truth_.now) || game_.view(now, seat_) != view_)
      return false;
    ActionList list;
    game_.legal(now, seat_, list);
    return std::equal(list.begin(), list.end(), options_.begin(), options_.end());
  }

  const AnyGame& game_;
  const Study& truth_;
  Seat seat_;
  FastRng random_;
  std::string view_;
  ActionList options_;
  std::vector<Seen> seen_;
  std::vector<bool> secret_;
  long throws_ = 0;
};

}  // namespace

std::optional<Moment> deal_moment(const AnyGame& game, const Study& truth, Seat seat,
                                  std::uint64_t seed) {
  return Dealer(game, truth, seat, seed).deal();
}

}  // namespace veillee
