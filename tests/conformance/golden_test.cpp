// Whole games, written down: the files in golden/ hold what was decided, what each could see of it,
// what was offered and how it stood. A drift of rules, events, notation or views shows at the exact
// line.
//
// When a change is meant, record the files anew and read the difference before you keep it:
//   VEILLEE_GOLDEN=write build/release/bin/conformance_tests --gtest_filter='*Golden*'
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

constexpr int chapter = 20;         // decisions between two lists of options
constexpr int chapters_a_view = 5;  // and between two views

// One game for each number of seats, each with another set of options.
std::vector<Citizen> golden_citizens() {
  std::vector<Citizen> all;
  for (const AnyGame* game : every_game())
    for (int seats = game->info().seats.least; seats <= game->info().seats.most; ++seats) {
      std::vector<veillee::Setup> setups;
      for (const veillee::Setup& setup : game->every_setup())
        if (setup.seats == seats) setups.push_back(setup);
      if (!setups.empty())
        all.push_back({game, setups[static_cast<std::size_t>(seats) % setups.size()]});
    }
  return all;
}

class Golden : public Conformance {
 protected:
  std::string file() const {
    return std::string(GOLDEN_FOLDER) + "/" + std::string(game().info().id) + "-" +
           std::to_string(seats()) + ".txt";
  }

  std::string head() const {
    std::string text =
        "game " + std::string(game().info().id) + "\nplayers " + std::to_string(seats()) + "\n";
    for (const std::string& word : {setup_text(game().info().options, setup())})
      if (!word.empty()) text += "options " + word + "\n";
    return text + "seed " + std::to_string(seats()) + "\n";
  }

  // "drawn A 5 2", and for whom it is where it is not for all: "(secret, for A)", "(1 for A)".
  std::string event_line(const Event& event) const {
    std::string line = "  " + std::string(game().info().events[event.kind].name) + " " +
                       (event.seat < max_seats ? std::string(seat_letters[event.seat]) : "-");
    std::size_t last = event.args.size();
    while (last > 0 && event.args[last - 1] == 0) --last;
    for (std::size_t i = 0; i < last; ++i)
      line += " " + (event.args[i] == no_arg ? "-" : std::to_string(event.args[i]));
    if (!event.secret && event.private_args == 0) return line;
    line += " (";
    if (event.secret) line += "secret,";
    for (std::size_t i = 0; i < event.args.size(); ++i)
      if (event.private_args >> i & 1U) line += std::to_string(i + 1) + " ";
    line += event.secret ? " for" : "for";
    for (const Seat seat : event.insiders) line += " " + std::string(seat_letters[seat]);
    return line + ")";
  }

  std::string standing(const AnyState& state) const {
    const Outcome outcome = game().outcome(state);
    std::string line = "= standing";
    for (Seat seat = 0; seat < seats(); ++seat)
      line += " " + std::string(seat_letters[seat]) + " " + std::to_string(outcome.score[seat]) +
              " (" + std::to_string(outcome.place[seat]) + ")";
    return line;
  }

  // Everything that may be said about a position at a chapter.
  std::vector<std::string> page(const AnyState& state, bool with_views) const {
    std::vector<std::string> lines = {standing(state)};
    for (const Seat seat : game().deciders(state)) {
      std::string line = "= " + std::string(seat_letters[seat]) + " may";
      for (const std::string& option : options_text(state, seat)) line += " | " + option;
      lines.push_back(line);
    }
    if (with_views)
      for (const Viewer viewer : viewers())
        lines.push_back("= " + (viewer == spectator ? "-" : std::string(seat_letters[viewer])) +
                        " sees " + game().view(state, viewer));
    return lines;
  }

  // The better of two at random: players who give everything away would see little of the rules.
  Taken choose(const AnyState& state, FastRng& random) const {
    Taken best = pick(state, random);
    const Taken other = pick(state, random);
    if (other.seat != best.seat) return best;
    AnyState after_best = state, after_other = state;
    static_cast<void>(game().apply(after_best, best.seat, best.action));
    static_cast<void>(game().apply(after_other, other.seat, other.action));
    return game().lead(after_other, other.seat) > game().lead(after_best, best.seat) ? other : best;
  }

  // The whole file as it would be recorded now, with the decisions of `recorded` (empty: new ones).
  std::vector<std::string> play_through(const std::vector<std::string>& recorded) {
    std::vector<std::string> lines;
    std::istringstream first(head());
    for (std::string line; std::getline(first, line);) lines.push_back(line);
    AnyState state = start(seats());
    FastRng random(seats());
    for (int n = 0; !game().over(state); ++n) {
      if (n % chapter == 0)
        for (const std::string& line : page(state, n / chapter % chapters_a_view == 0))
          lines.push_back(line);
      Taken taken{};
      if (recorded.empty()) {
        taken = choose(state, random);
      } else {
        // The next decision stands in the file where this one will.
        if (lines.size() >= recorded.size() || recorded[lines.size()].size() < 3) return lines;
        const std::string& line = recorded[lines.size()];
        const auto action = game().parse_action(std::string_view(line).substr(2));
        if (!action) return lines;
        taken = {static_cast<Seat>(line[0] - 'A'), *action};
      }
      std::vector<Event> events;
      EventSink sink = collect_into(events);
      if (game().apply(state, taken.seat, taken.action, &sink)) {
        lines.push_back("(" + recorded[lines.size()] + " is not possible any more)");
        return lines;
      }
      lines.push_back(std::string(seat_letters[taken.seat]) + " " +
                      game().print_action(taken.action));
      for (const Event& event : events) lines.push_back(event_line(event));
    }
    lines.push_back(standing(state));
    return lines;
  }
};
INSTANTIATE_TEST_SUITE_P(, Golden, testing::ValuesIn(golden_citizens()),
                         [](const testing::TestParamInfo<Citizen>& test) {
                           std::string name(test.param.game->info().id);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name + "_" + std::to_string(test.param.setup.seats);
                         });

TEST_P(Golden, game_goes_as_it_always_did) {
  constexpr const char* how_to_renew =
      "\nIf this change is meant, record the golden games anew with\n"
      "  VEILLEE_GOLDEN=write build/release/bin/conformance_tests --gtest_filter='*Golden*'\n"
      "and read the difference before you keep it.";
  if (const char* wish = std::getenv("VEILLEE_GOLDEN");
      wish != nullptr && wish == std::string("write")) {
    std::ofstream out(file());
    for (const std::string& line : play_through({})) out << line << "\n";
  }
  std::ifstream in(file());
  ASSERT_TRUE(in) << file() << " is missing" << how_to_renew;
  std::vector<std::string> recorded;
  for (std::string line; std::getline(in, line);) recorded.push_back(line);
  const std::vector<std::string> now = play_through(recorded);
  for (std::size_t i = 0; i < std::max(now.size(), recorded.size()); ++i)
    ASSERT_EQ(i < recorded.size() ? recorded[i] : "(the end)",
              i < now.size() ? now[i] : "(the end)")
        << file() << ", line " << i + 1 << how_to_renew;
}

}  // namespace
}  // namespace veillee
