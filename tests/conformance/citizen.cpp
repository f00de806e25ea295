#include "tests/conformance/citizen.hpp"

#include <cstdlib>
#include <ostream>

#include "tests/toys/toys.hpp"

namespace veillee {

std::string Citizen::name() const {
  std::string text(game->info().id);
  text += '_' + std::to_string(setup.seats);
  const std::string options = setup_text(game->info().options, setup);
  if (!options.empty()) text += '_' + options;
  for (char& c : text)
    if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9')) c = '_';
  return text;
}

void PrintTo(const Citizen& citizen, std::ostream* out) { *out << citizen.name(); }

std::vector<const AnyGame*> every_game() {
  register_toys();
  std::vector<const AnyGame*> all(all_games().begin(), all_games().end());
  all.insert(all.end(), toys().begin(), toys().end());
  return all;
}

std::vector<Citizen> every_citizen() {
  std::vector<Citizen> all;
  for (const AnyGame* game : every_game()) {
    const std::vector<veillee::Setup> setups = game->every_setup();
    for (const veillee::Setup& setup : setups) all.push_back({game, setup, setups.size()});
  }
  return all;
}

std::uint64_t Conformance::games(std::uint64_t most) const {
  constexpr std::uint64_t few = 8;  // sets of options
  const std::uint64_t sets = GetParam().sets;
  if (std::getenv("VEILLEE_WHOLE") != nullptr || sets <= few) return most;
  return (most * few + sets - 1) / sets;
}

std::vector<Viewer> Conformance::viewers() const {
  std::vector<Viewer> all;
  for (Seat seat = 0; seat < seats(); ++seat) all.push_back(seat);
  all.push_back(spectator);
  return all;
}

std::vector<Action> Conformance::options(const AnyState& state, Seat seat) const {
  ActionList list;
  game().legal(state, seat, list);
  EXPECT_FALSE(list.overflowed()) << list.size() << " options";
  return {list.begin(), list.end()};
}

std::vector<std::string> Conformance::options_text(const AnyState& state, Seat seat) const {
  std::vector<std::string> texts;
  for (const Action& action : options(state, seat)) texts.push_back(game().print_action(action));
  return texts;
}

Taken Conformance::pick(const AnyState& state, FastRng& random) const {
  const SeatSet owing = game().deciders(state);
  auto skip = random.below(static_cast<std::uint32_t>(owing.size()));
  Seat seat = owing.first();
  for (const Seat other : owing)
    if (skip-- == 0) seat = other;
  ActionList list;
  game().legal(state, seat, list);
  return {seat, list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]};
}

}  // namespace veillee
