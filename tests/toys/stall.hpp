// A stall with goods that each seat takes in turn: the smallest game with decks.
#pragma once

#include <array>

#include "engine/decks.hpp"

namespace veillee::toys_inside {

inline constexpr int good_count = 6;

struct StallDeck {
  struct Good {
    std::uint8_t copies = 0;
    std::int8_t points = 0;
  };

  static constexpr std::string_view game = "toy-stall";
  static std::string_view embedded();
  void read(json::Object& cards);

  std::array<Good, good_count> goods;  // by slot; what the rules read stands together
  std::array<Phrase, good_count> names;
};

}  // namespace veillee::toys_inside
