// A file of words with every entry in both languages compiles; with a slip in it, it does not.
#include "engine/game.hpp"

enum class Tint : std::uint8_t { red, green, count };

using veillee::WordFile;
#if defined(ONE_LANGUAGE)
constexpr WordFile words("red\n  rouge\ngreen\n  vert\n  green\n");
#elif defined(ONE_PART)
constexpr WordFile words("red\n  rouge | rouges\n  red\ngreen\n  vert\n  green\n");
#elif defined(THREE_LINES)
constexpr WordFile words("red\n  rouge\n  red\n  rot\ngreen\n  vert\n  green\n");
#elif defined(OUT_OF_ORDER)
constexpr WordFile words("green\n  vert\n  green\nred\n  rouge\n  red\n");
#elif defined(MISSING)
constexpr WordFile words("red\n  rouge\n  red\n");
#elif defined(UNKNOWN_KIND)
constexpr WordFile words("red shade\n  rouge\n  red\ngreen\n  vert\n  green\n");
#else
constexpr WordFile words("red number\n  rouge {1}\n  red {1}\ngreen\n  vert\n  green\n");
#endif
constexpr auto actions = veillee::action_table<Tint>(words, {{veillee::number_argument}});
