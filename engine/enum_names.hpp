// The names of enumerators, and tables in their order. No list of names stands beside an enum, and
// a table with a row missing or out of order does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace veillee {
namespace names_of_enums {

// What the compiler calls this value: "place" out of "… V = samhain::Do::place]"; empty for a value
// that has no enumerator.
template <auto V>
consteval std::string_view name() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("V = ") + 4);
  text = text.substr(0, text.find_first_of(";]"));
  if (text.front() == '(' && text.find("(anonymous") != 0) return {};  // "(Do)31"
  return text.substr(text.find_last_of(':') + 1);
}

// An enum may end with `count` or `…_count`: the number of the others.
constexpr bool is_count(std::string_view name) {
  constexpr std::string_view tail = "_count";
  return name == "count" || (name.size() > tail.size() && name.ends_with(tail));
}

// How many enumerators there are from 0 on, without a gap.
template <class E, std::size_t N = 0>
consteval std::size_t size() {
  constexpr std::string_view here = name<static_cast<E>(N)>();
  if constexpr (here.empty() || is_count(here))
    return N;
  else
    return size<E, N + 1>();
}

}  // namespace names_of_enums

template <class E>
requires std::is_enum_v<E>
inline constexpr std::size_t enum_size = names_of_enums::size<E>();

template <class E>
inline constexpr std::array<std::string_view, enum_size<E>> enum_names = [
]<std::size_t... I>(std::index_sequence<I...>) {
  return std::array<std::string_view, sizeof...(I)>{names_of_enums::name<static_cast<E>(I)>()...};
}
(std::make_index_sequence<enum_size<E>>{});

// The enumerator of this name; there must be one.
template <class E>
consteval E called(std::string_view name) {
  for (std::size_t i = 0; i < enum_size<E>; ++i)
    if (enum_names<E>[i] == name) return static_cast<E>(i);
  throw "no such enumerator";
}

// Every enumerator has its row, and they stand in the order of the enumerators. Rows name their
// enumerator in `which`.
template <class E, class Row, std::size_t N>
consteval void require_order(const Row (&rows)[N]) {
  static_assert(N == enum_size<E>, "one row for each enumerator");
  for (std::size_t i = 0; i < N; ++i)
    if (static_cast<std::size_t>(rows[i].which) != i)
      throw "the rows must stand in the order of their enumerators";
}

template <class E, class T>
struct RowOf {
  E which;
  T value;
};

// A table indexed by an enum: in_order<Side, Words>({{light, {"Lumière", "Light"}}, …}).
template <class E, class T, std::size_t N>
consteval std::array<T, N> in_order(const RowOf<E, T> (&rows)[N]) {
  require_order<E>(rows);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<T, N>{rows[I].value...};
  }
  (std::make_index_sequence<N>{});
}

}  // namespace veillee
