// Who is there: whose person is connected, and since when everybody else is away.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace veillee {

struct Presence {
  SeatSet connected{};
  std::array<std::int64_t, max_seats> gone{};  // milliseconds since 1970
};

}  // namespace veillee
