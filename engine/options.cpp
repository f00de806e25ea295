#include "engine/options.hpp"

#include <algorithm>
#include <optional>

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

namespace {

// Value a of option i beside value b of option j.
struct ValuePair {
  std::size_t i;
  std::uint8_t a;
  std::size_t j;
  std::uint8_t b;
};

// Which values of two options have been shown together; an option with itself: which of its values
// have been shown at all.
class Shown {
 public:
  explicit Shown(std::span<const OptionSpec> specs) : specs_(specs) {
    for (std::size_t i = 0; i < specs.size(); ++i) {
      first_.push_back(values_);
      values_ += specs[i].values.size();
    }
    pairs_.resize(values_ * values_);
  }
  // Counts what a setup would show that has not been shown yet. A value that was never seen weighs
  // more than any number of pairs.
  long news(const Setup& setup) const {
    long sum = 0;
    for (std::size_t i = 0; i < specs_.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j)
        if (!pairs_[at(i, setup.values[i], j, setup.values[j])]) sum += i == j ? 1000 : 1;
    return sum;
  }
  void show(const Setup& setup) {
    for (std::size_t i = 0; i < specs_.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j)
        pairs_[at(i, setup.values[i], j, setup.values[j])] = true;
  }
  void give_up(const ValuePair& pair) { pairs_[at(pair.i, pair.a, pair.j, pair.b)] = true; }
  std::vector<ValuePair> missing() const {
    std::vector<ValuePair> all;
    for (std::size_t i = 0; i < specs_.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j)
        for (std::uint8_t a = 0; a < specs_[i].values.size(); ++a)
          for (std::uint8_t b = 0; b < specs_[j].values.size(); ++b)
            if ((i != j || a == b) && !pairs_[at(i, a, j, b)]) all.push_back({i, a, j, b});
    return all;
  }

 private:
  std::size_t at(std::size_t i, std::uint8_t a, std::size_t j, std::uint8_t b) const {
    return (first_[i] + a) * values_ + first_[j] + b;
  }
  std::span<const OptionSpec> specs_;
  std::vector<std::size_t> first_;
  std::size_t values_ = 0;
  std::vector<bool> pairs_;
};

using Accepts = std::function<bool(const Setup&)>;

// The setup itself if it is accepted, or else one that differs from it in `changes` further options
// at most; `fixed` ones stay as they are.
std::optional<Setup> accepted_near(std::span<const OptionSpec> specs, Setup setup,
                                   std::vector<bool>& fixed, int changes, const Accepts& accepts) {
  if (!accepts || accepts(setup)) return setup;
  if (changes == 0) return {};
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (fixed[i]) continue;
    fixed[i] = true;
    const std::uint8_t before = setup.values[i];
    for (std::uint8_t value = 0; value < specs[i].values.size(); ++value) {
      if (value == before) continue;
      setup.values[i] = value;
      if (const auto found = accepted_near(specs, setup, fixed, changes - 1, accepts)) return found;
    }
    setup.values[i] = before;
    fixed[i] = false;
  }
  return {};
}

}  // namespace

std::vector<Setup> all_setups(std::span<const OptionSpec> specs, std::uint8_t seats,
                              const Accepts& accepts, std::size_t most) {
  constexpr int further_changes = 2;
  constexpr std::size_t tried_each_time = 40;
  const Setup preset = preset_setup(specs, seats);
  std::vector<Setup> all;
  Shown shown(specs);
  const auto take = [&](const Setup& setup) {
    all.push_back(setup);
    shown.show(setup);
  };
  if (!accepts || accepts(preset)) take(preset);
  // Each time the one that shows most out of a few: they begin with a pair that is missing, and set
  // the other options one by one to what shows most.
  while (all.size() < most) {
    const std::vector<ValuePair> missing = shown.missing();
    if (missing.empty()) break;
    std::optional<Setup> best;
    long most_news = 0;
    for (std::size_t n = 0; n < missing.size(); n += missing.size() / tried_each_time + 1) {
      const auto& [i, a, j, b] = missing[n];
      Setup wanted = preset;
      wanted.values[i] = a;
      wanted.values[j] = b;
      std::vector<bool> fixed(specs.size());
      fixed[i] = fixed[j] = true;
      auto setup = accepted_near(specs, wanted, fixed, further_changes, accepts);
      if (!setup) {
        shown.give_up(missing[n]);
        continue;
      }
      for (std::size_t k = 0; k < specs.size(); ++k) {
        if (k == i || k == j) continue;
        Setup other = *setup;
        for (std::uint8_t value = 0; value < specs[k].values.size(); ++value) {
          other.values[k] = value;
          if (shown.news(other) > shown.news(*setup) && (!accepts || accepts(other))) setup = other;
        }
      }
      if (const long news = shown.news(*setup); news > most_news) {
        most_news = news;
        best = setup;
      }
    }
    if (best) take(*best);
  }
  return all;
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
