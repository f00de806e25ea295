#include "engine/computers.hpp"

#include <algorithm>

namespace veillee {

void name_computers(const GameInfo& info, SeatSet computers, SeatNames& names) {
  const std::span<const std::string_view> all = info.computer_names;
  SeatSet unnamed = computers;
  const auto taken = [&](std::string_view name) {
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (!unnamed.has(seat) && names[seat].en == name) return true;
    return false;
  };
  for (const Seat seat : computers) {
    std::size_t i = seat;
    while (taken(all[i % all.size()]) && i < seat + all.size()) ++i;
    names[seat] = verbatim(all[i % all.size()]);
    unnamed.remove(seat);
  }
}

}  // namespace veillee
