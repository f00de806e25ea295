// Rules options are data: the number of seats and a few switches, each with named values.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace veillee {

struct OptionValue {
  std::string_view id;
  Words label;
};

struct OptionSpec {
  std::string_view id;
  Words label;
  Words help;
  std::span<const OptionValue> values;
  std::uint8_t preset = 0;
  std::uint8_t least_seats = 0;  // with fewer it means nothing: nobody is asked about it
};

// For a switch that is on or off.
inline constexpr OptionValue off_on[] = {{"off", {"non", "off"}}, {"on", {"oui", "on"}}};

inline constexpr std::size_t max_options = 15;

// The options of any game. A game's own Options struct has the same bytes: the number of seats,
// then one byte for each OptionSpec, in their order, and where there are decks (engine/decks.hpp)
// a last one for the index of the deck.
struct Setup {
  std::uint8_t seats = 0;
  std::array<std::uint8_t, max_options> values{};

  friend bool operator==(const Setup&, const Setup&) = default;
};

struct SeatRange {
  std::uint8_t least;
  std::uint8_t most;
  std::uint8_t all_counts = 0;  // bit n: n seats are possible (0: every number in between)

  constexpr bool has(int seats) const {
    return seats >= least && seats <= most && (all_counts == 0 || (all_counts >> seats & 1) != 0);
  }
};

Setup preset_setup(std::span<const OptionSpec> specs, std::uint8_t seats);

// assignments: "id=value"
Result<Setup> parse_setup(std::span<const OptionSpec> specs, SeatRange range, int seats,
                          std::span<const std::string> assignments);

// Setups for this number of seats that `accepts` (empty: any), the preset first, which together
// show every value of every option beside every value of every other one, as far as they are
// possible together; at most `most` of them, the ones that show most. Always the same ones.
std::vector<Setup> all_setups(std::span<const OptionSpec> specs, std::uint8_t seats,
                              const std::function<bool(const Setup&)>& accepts = {},
                              std::size_t most = 8);

// "easy=on counteraction=off"
std::string setup_text(std::span<const OptionSpec> specs, const Setup& setup);

template <class Options>
Options options_from(const Setup& setup) {
  static_assert(sizeof(Options) <= sizeof(Setup) && alignof(Options) == 1);
  Options options;
  std::memcpy(static_cast<void*>(&options), &setup, sizeof options);
  return options;
}

template <class Options>
Setup setup_from(const Options& options) {
  Setup setup;
  std::memcpy(static_cast<void*>(&setup), &options, sizeof options);
  return setup;
}

}  // namespace veillee
