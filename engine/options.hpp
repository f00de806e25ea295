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
#include "engine/word_file.hpp"

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

// Options out of a file of words (engine/word_file.hpp): behind the id those of its values, and
// what is not as usual; then what it is called | what it means | what its values are called. An
// option without values is off or on.
//
//   side sun moon each preset=moon least_seats=2
//     Plateaux | Quelle face chacun emploie. | Soleil | Lune | au choix
//     Boards | Which side each uses. | Sun | Moon | each chooses
template <const WordFile& File>
class OptionTable {
  static consteval WordEntry entry(std::size_t which) {
    WordFile all = File;
    WordEntry entry;
    for (std::size_t i = 0; i <= which; ++i)
      if (!all.next(entry)) throw "no such option";
    return entry;
  }
  static constexpr std::size_t size = [] {
    WordFile all = File;
    std::size_t n = 0;
    for (WordEntry entry; all.next(entry);) ++n;
    return n;
  }();
  static consteval std::size_t values_of(const WordEntry& entry) {
    std::size_t n = 0;
    while (!entry.label(n + 1).empty() && entry.label(n + 1).find('=') == std::string_view::npos)
      ++n;
    return n;
  }
  static consteval std::uint8_t number_in(const WordEntry& entry, std::string_view setting) {
    std::uint8_t n = 0;
    for (const char digit : entry.setting(setting))
      n = static_cast<std::uint8_t>(10 * n + (digit - '0'));
    return n;
  }
  template <std::size_t... I>
  static consteval auto values_out_of(const WordEntry& entry, std::index_sequence<I...>) {
    return std::array<OptionValue, sizeof...(I)>{
        OptionValue{entry.label(I + 1), entry.words(I + 2)}...};
  }
  template <std::size_t Which>
  static constexpr auto values = values_out_of(entry(Which),
                                               std::make_index_sequence<values_of(entry(Which))>{});
  template <std::size_t Which>
  static consteval OptionSpec spec() {
    const WordEntry read = entry(Which);
    OptionSpec option = {read.name(), read.words(0), read.words(1), off_on};
    if (!values<Which>.empty()) option.values = values<Which>;
    for (std::size_t i = 0; i < values<Which>.size(); ++i)
      if (values<Which>[i].id == read.setting("preset"))
        option.preset = static_cast<std::uint8_t>(i);
    option.least_seats = number_in(read, "least_seats");
    return option;
  }

 public:
  static constexpr auto specs = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<OptionSpec, size>{spec<I>()...};
  }
  (std::make_index_sequence<size>{});
};

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
