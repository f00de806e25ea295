#include "engine/options.hpp"

#include <algorithm>

namespace veillee {
namespace {

std::string joined_values(const OptionSpec& spec) {
  std::string all;
  for (const OptionValue& value : spec.values) {
    if (!all.empty()) all += ' ';
    all += value.id;
  }
  return all;
}

std::string joined_ids(std::span<const OptionSpec> specs) {
  std::string all;
  for (const OptionSpec& spec : specs) {
    if (!all.empty()) all += ' ';
    all += spec.id;
  }
  return all;
}

std::string joined_counts(SeatRange range) {
  std::string all;
  for (int n = range.least; n <= range.most; ++n)
    if (range.has(n)) all += (all.empty() ? "" : " ") + std::to_string(n);
  return all;
}

}  // namespace

Setup preset_setup(std::span<const OptionSpec> specs, std::uint8_t seats) {
  Setup setup;
  setup.seats = seats;
  for (std::size_t i = 0; i < specs.size(); ++i) setup.values[i] = specs[i].preset;
  return setup;
}

Result<Setup> parse_setup(std::span<const OptionSpec> specs, SeatRange range, int seats,
                          std::span<const std::string> assignments) {
  if (!range.has(seats))
    return Refusal{say(
        {"ce jeu ne se joue pas à {0} ; possible : {1}", "this game is not for {0}; possible: {1}"},
        {number(seats), verbatim(joined_counts(range))})};
  Setup setup = preset_setup(specs, static_cast<std::uint8_t>(seats));
  for (const std::string& assignment : assignments) {
    const std::size_t equals = assignment.find('=');
    const std::string id = assignment.substr(0, equals);
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.id == id; });
    if (equals == std::string::npos || spec == specs.end())
      return Refusal{say({"option « {0} » inconnue ; écrire nom=valeur avec un des noms : {1}",
                          "unknown option \"{0}\"; write name=value with one of the names: {1}"},
                         {verbatim(assignment), verbatim(joined_ids(specs))})};
    const std::string value = assignment.substr(equals + 1);
    const auto found = std::find_if(spec->values.begin(), spec->values.end(),
                                    [&](const OptionValue& v) { return v.id == value; });
    if (found == spec->values.end())
      return Refusal{say({"l’option « {0} » ne peut pas valoir « {1} » ; possible : {2}",
                          "option \"{0}\" cannot be \"{1}\"; possible: {2}"},
                         {verbatim(id), verbatim(value), verbatim(joined_values(*spec))})};
    setup.values[static_cast<std::size_t>(spec - specs.begin())] =
        static_cast<std::uint8_t>(found - spec->values.begin());
  }
  return setup;
}

std::vector<Setup> all_setups(std::span<const OptionSpec> specs, std::uint8_t seats,
                              const std::function<bool(const Setup&)>& accepts, std::size_t most) {
  std::vector<Setup> all{preset_setup(specs, seats)};
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const std::size_t before = all.size();
    for (std::uint8_t value = 0; value < specs[i].values.size(); ++value) {
      if (value == specs[i].preset) continue;
      for (std::size_t s = 0; s < before; ++s) {
        all.push_back(all[s]);
        all.back().values[i] = value;
      }
    }
  }
  // Only now: two values may be possible together and not each alone.
  if (accepts) std::erase_if(all, [&](const Setup& setup) { return !accepts(setup); });
  if (all.size() <= most) return all;

  // The first with each value of each option, then evenly out of the rest.
  std::vector<bool> kept(all.size());
  std::size_t count = 0;
  const auto keep = [&](std::size_t s) {
    count += kept[s] ? 0 : 1;
    kept[s] = true;
  };
  keep(0);
  for (std::size_t i = 0; i < specs.size(); ++i)
    for (std::uint8_t value = 0; value < specs[i].values.size(); ++value)
      for (std::size_t s = 0; s < all.size(); ++s)
        if (all[s].values[i] == value) {
          keep(s);
          break;
        }
  for (std::size_t n = most > count ? most - count : 0, k = 0; k < n; ++k)
    keep((2 * k + 1) * all.size() / (2 * n));
  std::vector<Setup> selection;
  for (std::size_t s = 0; s < all.size(); ++s)
    if (kept[s]) selection.push_back(all[s]);
  return selection;
}

std::string setup_text(std::span<const OptionSpec> specs, const Setup& setup) {
  std::string text;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (!text.empty()) text += ' ';
    text += specs[i].id;
    text += '=';
    text += specs[i].values[setup.values[i]].id;
  }
  return text;
}

}  // namespace veillee
