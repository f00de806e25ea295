// A game's table of its events: words, how they move in the browser, whose badge their line has,
// and which of them are summed into one sentence (engine/chronicle.hpp).
#pragma once

#include "engine/event.hpp"
#include "engine/notation.hpp"

namespace veillee {

// What a client may make of an event. `none`: nothing to look at.
enum class Motion : std::uint8_t { none, move, appear, vanish, gain, lose, turn, notice };

// Whose badge the line has: the event's own seat, nobody's (lines of the table), or the seat in one
// of its arguments.
enum class Badge : std::uint8_t { first, second, third, fourth, seat, none };

// An event that is summed is one item of a sentence "{0} pays {1}": all events of one seat with the
// same words share the sentence. Items that differ in nothing but the argument `number` are added
// up; without such an argument each event counts one. {2} is the sum of all items.
struct Sum {
  static constexpr std::uint8_t each_counts_one = 0xFF;
  // Whether one likes it to happen to oneself, for the reasons of hints: what moves as a gain is
  // welcome, what moves as a loss is not, and of the rest nothing is known unless it is said here.
  enum class Welcome : std::uint8_t { by_motion, yes, no };

  Phrase (*item)(const Telling& telling, const std::uint8_t* values, long long n) = nullptr;
  std::uint8_t number = each_counts_one;
  Welcome welcome = Welcome::by_motion;
};

struct EventSpec {
  std::string_view name;
  // {0} is the event's seat, {1} its first argument … Of a summed one: {1} the items, {2} the sum.
  // by_game: G::event_words, or nothing to tell.
  Words words = by_game;
  Arguments arguments = {};  // of a summed one: what tells its items apart, and the number
  Motion motion = Motion::notice;
  Badge badge = Badge::seat;
  Sum sum = {};

  constexpr bool summed() const { return sum.item != nullptr; }
};

// The sentence of one or more summed events that share their words and their seat.
Phrase tell_sum(std::span<const EventSpec> specs, const Telling& telling,
                std::span<const Event> events);

template <class E>
struct EventRow {
  E which;
  Words words;
  Arguments arguments = {};
  Motion motion = Motion::notice;
  Badge badge = Badge::seat;
  Sum sum = {};
};
template <class E, std::size_t N>
consteval std::array<EventSpec, N> event_table(const EventRow<E> (&rows)[N]) {
  require_order<E>(rows);
  std::array<EventSpec, N> table;
  for (std::size_t i = 0; i < N; ++i) {
    const EventRow<E>& row = rows[i];
    table[i] = {enum_names<E>[i], row.words, row.arguments, row.motion, row.badge, row.sum};
  }
  return table;
}

// Out of a file of words (engine/word_file.hpp), with "motion=gain badge=none sum=cards" where they
// are not as usual.
struct NamedSum {
  std::string_view name;
  Sum sum;
};
template <class E>
consteval auto event_table(WordFile file, std::span<const ArgumentSpec> kinds,
                           std::span<const NamedSum> sums) {
  const auto entries = entries_of<E>(file);
  std::array<EventSpec, enum_size<E>> table;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const WordEntry& entry = entries[i];
    table[i] = {entry.name(), entry.words(), arguments_of(entry, kinds)};
    if (const auto motion = entry.setting("motion"); !motion.empty())
      table[i].motion = called<Motion>(motion);
    if (const auto badge = entry.setting("badge"); !badge.empty())
      table[i].badge = called<Badge>(badge);
    if (const auto name = entry.setting("sum"); !name.empty()) {
      const auto found = std::find_if(sums.begin(), sums.end(),
                                      [&](const NamedSum& one) { return one.name == name; });
      if (found == sums.end()) throw "no such sum";
      table[i].sum = found->sum;
    }
  }
  return table;
}

}  // namespace veillee
