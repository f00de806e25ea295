#include "players/reason.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/chronicle.hpp"
#include "players/facts.hpp"
#include "players/quick_player.hpp"

namespace veillee {
namespace {

constexpr std::uint32_t deals = 6;
constexpr double nearly_always = 0.75;
constexpr double hardly_ever = 0.25;
constexpr std::size_t most_items = 2;    // of a sentence
constexpr std::size_t most_phrases = 3;  // of a reason

// What an action comes to until the end of the turn.
struct Prospect {
  Facts facts;       // in the mean of all deals
  double leads = 0;  // in so many of the deals the seat is alone in front
};

bool leads_alone(const AnyGame& game, const AnyState& state, Seat seat) {
  const Outcome outcome = game.outcome(state);
  if (outcome.kind != Outcome::Kind::competitive || outcome.seats < 2) return false;
  const auto places = std::span(outcome.place).first(outcome.seats);
  return outcome.place[seat] == 1 && std::count(places.begin(), places.end(), 1) == 1;
}

std::optional<Prospect> prospect(const Knowledge& knowledge, Action action, QuickPlayer& player,
                                 std::uint64_t seed, StopSign stop) {
  const AnyGame& game = knowledge.game();
  const Seat seat = knowledge.seat();
  Prospect result{Facts(game.info().events)};
  for (std::uint32_t deal = 0; deal < deals; ++deal) {
    if (stop()) return {};
    FastRng random(mix(fold(seed, deal)));
    AnyState state = knowledge.sample(deal);
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    static_cast<void>(game.apply(state, seat, action, &sink));
    for (int n = 1; n < longest_turn && game.deciders(state) == SeatSet::only(seat); ++n)
      static_cast<void>(game.apply(state, seat, player.choose(state, seat, random), &sink));
    if (leads_alone(game, state, seat)) result.leads += 1.0 / deals;
    for (const Event& happened : events)
      if (const auto event = seen_by(happened, seat)) result.facts.add(*event, 1.0 / deals);
  }
  return result;
}

Seat actor_of(const EventSpec& spec, const Event& event) {
  if (spec.badge == Badge::none) return no_arg;
  return spec.badge == Badge::seat ? event.seat : event.args[static_cast<std::size_t>(spec.badge)];
}

class Comparison {
 public:
  Comparison(const Knowledge& knowledge, const SeatNames& names, const Prospect& mine,
             const Prospect& other)
      : game_(knowledge.game()),
        seat_(knowledge.seat()),
        state_(knowledge.sample(0)),
        setup_(game_.setup_of(state_)),
        teams_(game_.teams(state_)),
        specs_(game_.info().events),
        names_(names),
        mine_(mine),
        other_(other) {}

  Phrase words() {
    const bool ahead = mine_.leads >= nearly_always && other_.leads <= hardly_ever;
    room_ = ahead ? most_phrases - 1 : most_phrases;
    // What comes to one's own side, then what the others must do without.
    for (const bool own : {true, false}) {
      sums(own, true);
      if (own) deeds();
      sums(own, false);
    }
    if (ahead)
      phrases_.push_back(leads_alone(game_, state_, seat_)
                             ? phrase({"garde la tête", "keeps the lead"})
                             : phrase({"prend la tête", "takes the lead"}));
    Phrase all;
    for (const Phrase& each : phrases_) {
      if (!all.empty()) all += verbatim(", ");
      all += each;
    }
    return all;
  }

 private:
  bool ours(Seat seat) const { return seat < max_seats && teams_[seat] == teams_[seat_]; }

  // More of what is good for us (`more`), or less of what is bad; and the other way for rivals.
  void sums(bool own, bool more) {
    const Taste wanted = own == more ? Taste::good : Taste::bad;
    Chronicle fresh(game_);  // the other brings none of it
    Chronicle rest(game_);
    const Prospect& first = more ? mine_ : other_;
    const Prospect& second = more ? other_ : mine_;
    for (const Fact& fact : first.facts.all()) {
      const EventSpec& spec = specs_[fact.event.kind];
      if (!spec.summed() || fact.event.seat >= max_seats || ours(fact.event.seat) != own ||
          taste_of(spec) != wanted)
        continue;
      const double beside = second.facts.amount_of(fact.event);
      const long n = std::lround(fact.amount - beside);
      if (n < 1) continue;
      tell(more && beside < hardly_ever ? fresh : rest, spec, fact.event, n);
    }
    constexpr Words as_it_is = {"{0}", "{0}"};
    add_lines(fresh, as_it_is, as_it_is);
    if (more)
      add_lines(rest, {"{0} de plus", "{0} more"}, as_it_is);
    else
      add_lines(rest, {"{0} de moins", "{0} less"}, {"évite ceci : {0}", "avoids this: {0}"});
  }

  // As if it had happened so many times.
  void tell(Chronicle& chronicle, const EventSpec& spec, Event event, long n) const {
    if (spec.sum.number == Sum::each_counts_one) {
      for (long i = 0; i < n; ++i) chronicle.add(event, 0, seat_);
    } else {
      event.args[spec.sum.number] = static_cast<std::uint8_t>(std::min<long>(n, no_arg - 1));
      chronicle.add(event, 0, seat_);
    }
  }

  // `counted`: around what says how many; `named`: around what does not.
  void add_lines(const Chronicle& chronicle, Words counted, Words named) {
    for (ChronicleLine line : chronicle.lines()) {
      std::size_t items = 0;  // events of one item follow each other
      for (std::size_t i = 0; i < line.events.size(); ++i) {
        const Event& event = line.events[i];
        if (i == 0 || !mine_.facts.same_thing(event, line.events[i - 1])) ++items;
        if (items > most_items) line.events.resize(i);
      }
      const Phrase told = without_subject(line_words(game_, setup_, line, names_));
      if (told.empty()) continue;
      const bool number = told.en.find_first_of("0123456789") != std::string::npos;
      add(say(number ? counted : named, {told}));
    }
  }

  // What one does to others, or what appears, that the other action brings nothing like.
  void deeds() {
    for (const Fact& fact : mine_.facts.all()) {
      const EventSpec& spec = specs_[fact.event.kind];
      if (spec.summed() || fact.amount < nearly_always || actor_of(spec, fact.event) != seat_)
        continue;
      const bool against_rival = fact.event.seat < max_seats && !ours(fact.event.seat);
      if (!against_rival && taste_of(spec) != Taste::good) continue;
      double alike = 0;
      for (const Fact& each : other_.facts.all())
        if (each.event.kind == fact.event.kind &&
            actor_of(spec, each.event) == actor_of(spec, fact.event))
          alike += each.amount;
      if (alike > hardly_ever) continue;
      if (const Phrase told = game_.event_words(setup_, fact.event, names_); !told.empty())
        add(without_subject(told));
    }
  }

  // "Anne gains 1 horn" → "gains 1 horn": the reader knows whom it is about.
  Phrase without_subject(Phrase told) const {
    const auto cut = [](std::string& text, const std::string& name) {
      if (text.size() > name.size() + 1 && text.starts_with(name) && text[name.size()] == ' ')
        text.erase(0, name.size() + 1);
    };
    cut(told.fr, names_[seat_].fr);
    cut(told.en, names_[seat_].en);
    return told;
  }

  void add(Phrase told) {
    if (phrases_.size() < room_) phrases_.push_back(std::move(told));
  }

  const AnyGame& game_;
  Seat seat_;
  AnyState state_;
  Setup setup_;
  Teams teams_;
  std::span<const EventSpec> specs_;
  const SeatNames& names_;
  const Prospect& mine_;
  const Prospect& other_;
  std::size_t room_ = most_phrases;
  std::vector<Phrase> phrases_;
};

}  // namespace

std::vector<Phrase> reasons(const Knowledge& knowledge, std::span<const Action> actions,
                            const SeatNames& names, std::uint64_t seed, StopSign stop) {
  std::vector<Phrase> result(actions.size());
  QuickPlayer player(knowledge.game());
  std::vector<Prospect> prospects;
  for (const Action& action : actions) {
    std::optional<Prospect> found = prospect(knowledge, action, player, seed, stop);
    if (!found) return result;
    prospects.push_back(std::move(*found));
  }
  for (std::size_t i = 0; i < actions.size() && actions.size() > 1; ++i)
    result[i] = Comparison(knowledge, names, prospects[i], prospects[i == 0 ? 1 : 0]).words();
  return result;
}

}  // namespace veillee
