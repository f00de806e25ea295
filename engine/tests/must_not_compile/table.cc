// A table with its rows in order compiles; out of order, or with a row missing, it does not.
#include "engine/event_spec.hpp"

enum class Colour : std::uint8_t { red, green, blue, count };

using veillee::Words;
#if defined(OUT_OF_ORDER)
constexpr auto words = veillee::in_order<Colour, Words>(
    {{Colour::red, {"r", "r"}}, {Colour::blue, {"b", "b"}}, {Colour::green, {"v", "g"}}});
#elif defined(MISSING)
constexpr auto events = veillee::event_table<Colour>(
    {{Colour::red, {"rouge", "red"}}, {Colour::green, {"vert", "green"}}});
#elif defined(ONE_LANGUAGE)
constexpr auto words = veillee::in_order<Colour, Words>(
    {{Colour::red, {"r", "r"}}, {Colour::green, {"v", "g"}}, {Colour::blue, {"b", ""}}});
#else
constexpr auto words = veillee::in_order<Colour, Words>(
    {{Colour::red, {"r", "r"}}, {Colour::green, {"v", "g"}}, {Colour::blue, {"b", "b"}}});
constexpr auto events = veillee::event_table<Colour>({{Colour::red, {"rouge", "red"}},
                                                      {Colour::green, {"vert", "green"}},
                                                      {Colour::blue, {"bleu", "blue"}}});
static_assert(events[1].name == "green");
#endif
