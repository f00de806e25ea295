// First positions of the toy of discreet questions, for tests.
#pragma once

#include <array>
#include <string>

#include "engine/notation.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {

// Three seats that hold two cards each, so many of them parries, as a position in JSON. No more
// parries are to be drawn.
inline std::string riposte_position(std::array<int, 3> parries) {
  register_toys();
  std::string hands;
  for (std::size_t seat = 0; seat < 3; ++seat)
    hands += std::string(seat == 0 ? "" : ",") + R"({"seat":")" + std::string(seat_letters[seat]) +
             R"(","score":0,"parries":)" + std::to_string(parries[seat]) + R"(,"blanks":)" +
             std::to_string(2 - parries[seat]) + "}";
  return R"({"game":"toy-riposte","players":3,"options":{},"position":{"round":0,"turn":"A",)"
         R"("seats":[)" +
         hands + R"(],"deck":{"parries":0,"blanks":8},"random":{"seed":"0x5","drawn":0}}})";
}

}  // namespace veillee
