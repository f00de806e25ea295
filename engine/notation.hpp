// Actions as texts: in notation (`activate C01 C02`, `pay wood`), which logs, replays, the wire and
// bots use, and in words. A game only gives a table of its verbs and of the kinds of their
// arguments.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/action.hpp"
#include "engine/enum_names.hpp"
#include "engine/options.hpp"
#include "engine/result.hpp"
#include "engine/seat.hpp"
#include "engine/word_file.hpp"

namespace veillee {

// How the seats are called in sentences; the last one is `neutral`.
using SeatNames = std::array<Phrase, max_seats + 1>;

// What words may depend on besides what they tell: the options (a deck of one's own cards has names
// of its own) and the names of the seats.
struct Telling {
  const Setup& setup;
  const SeatNames& names;
};

// A kind of argument ("card"; its values are the pieces "card:C04" …, engine/piece.hpp), its names
// in notation (none: a plain number) and its words. `value` points to the argument among its
// fellows, so that two of them can make "2 stones". Optional arguments stand last; left out, they
// are no_arg.
struct ArgumentSpec {
  std::string_view kind = {};
  std::span<const std::string_view> names = {};
  Phrase (*words)(const Telling& telling, const std::uint8_t* value) = nullptr;
  bool optional = false;
};

constexpr ArgumentSpec maybe(ArgumentSpec argument) {
  argument.optional = true;
  return argument;
}

// The two kinds that every game has.
inline constexpr ArgumentSpec seat_argument = {
    "seat", seat_letters, [](const Telling& telling, const std::uint8_t* value) {
      return telling.names[std::min(*value, neutral)];
    }};
inline constexpr ArgumentSpec number_argument = {
    "number", {}, [](const Telling&, const std::uint8_t* value) { return number(*value); }};

// In the order of Action::args or Event::args.
class Arguments {
 public:
  constexpr Arguments() = default;
  constexpr Arguments(std::initializer_list<ArgumentSpec> list) {
    for (const ArgumentSpec& argument : list) add(argument);
  }
  constexpr void add(const ArgumentSpec& argument) { items_[size_++] = argument; }
  constexpr std::size_t size() const { return size_; }
  constexpr const ArgumentSpec& operator[](std::size_t i) const { return items_[i]; }

 private:
  std::array<ArgumentSpec, 7> items_{};
  std::size_t size_ = 0;
};

// {0} is the seat, {1} the first argument, {2} the second …
Phrase tell_arguments(Words words, const Arguments& arguments, const Telling& telling, Seat seat,
                      const std::uint8_t* values);

// A verb may be two words ("go on"). Words: as a choice, "activer {1}"; by_game where they depend
// on the position (G::action_words).
struct ActionSpec {
  std::string_view verb;
  Arguments arguments = {};
  Words words = by_game;
};

// Indexed by Action::kind.
using Notation = std::span<const ActionSpec>;

template <class E>
struct ActionRow {
  E which;
  std::string_view verb;
  Arguments arguments;
  Words words;
};
template <class E, std::size_t N>
consteval std::array<ActionSpec, N> action_table(const ActionRow<E> (&rows)[N]) {
  require_order<E>(rows);
  std::array<ActionSpec, N> table;
  for (std::size_t i = 0; i < N; ++i) table[i] = {rows[i].verb, rows[i].arguments, rows[i].words};
  return table;
}

// Out of a file of words (engine/word_file.hpp): an entry has the kinds of its arguments behind its
// name, and of an action the name is the verb.
consteval Arguments arguments_of(const WordEntry& entry, std::span<const ArgumentSpec> kinds) {
  Arguments arguments;
  for (std::size_t n = 1; !entry.label(n).empty(); ++n) {
    const std::string_view kind = entry.label(n);
    if (kind.find('=') != std::string_view::npos) continue;
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const ArgumentSpec& one) { return one.kind == kind; });
    if (found == kinds.end()) throw "no such kind of argument";
    arguments.add(*found);
  }
  return arguments;
}
template <class E>
consteval auto action_table(WordFile file, std::span<const ArgumentSpec> kinds) {
  std::array<ActionSpec, enum_size<E>> table;
  const auto entries = entries_of<E>(file);
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = {entries[i].name(), arguments_of(entries[i], kinds), entries[i].words()};
  return table;
}

std::string print(Notation notation, Action action);
Result<Action> parse(Notation notation, std::string_view text);

}  // namespace veillee
