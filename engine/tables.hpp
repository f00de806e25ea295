// What a game's tables are written with: rows, things with an id and words, and words for kinds of
// arguments that are named by their value alone ({card_ids, named<card_name>}).
#pragma once

#include "engine/game.hpp"

namespace veillee {

// An id (in notation, positions, views) and its words: a row of one table for both.
struct Named {
  std::string_view id;
  Words words;
};
template <std::size_t N>
consteval std::array<std::string_view, N> ids_of(const std::array<Named, N>& table) {
  std::array<std::string_view, N> ids;
  for (std::size_t i = 0; i < N; ++i) ids[i] = table[i].id;
  return ids;
}
template <std::size_t N>
consteval std::array<Words, N> words_of(const std::array<Named, N>& table) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Words, N>{table[I].words...};
  }
  (std::make_index_sequence<N>{});
}

template <auto Name>
inline constexpr auto named =
    [](const Telling&, const std::uint8_t* value) { return Name(*value); };

// Out of a table of Words.
template <const auto& Table>
inline constexpr auto named_in =
    [](const Telling&, const std::uint8_t* value) { return phrase(Table[*value]); };

// Rows of action_table, decision_table and event_table.
template <class E>
consteval ActionRow<E> row(E which, std::string_view verb, Arguments arguments, Words words) {
  return {which, verb, arguments, words};
}
template <class E>
consteval DecisionRow<E> row(E which, std::string_view clause, Words prompt) {
  return {which, prompt, clause};
}
template <class E>
consteval EventRow<E> row(E which, Words words, Arguments arguments = {},
                          Motion motion = Motion::notice, Badge badge = Badge::seat, Sum sum = {}) {
  return {which, words, arguments, motion, badge, sum};
}

}  // namespace veillee
