// What the commands that analyse share: the level and its iterations, progress, numbers in words.
#pragma once

#include <optional>
#include <string>

#include "apps/screen.hpp"
#include "players/analysis.hpp"
#include "players/player.hpp"

namespace veillee::cli {

struct AnalysisArguments {
  std::string level;
  std::string iterations;
  std::string seed = "1";
};

struct AnalysisPlan {
  const ComputerPlayer* level = nullptr;
  AnalysisSettings settings;
  std::uint64_t seed = 1;
};

// --level (this one unless given), --iterations, --seed.
void add_analysis(CLI::App& command, Context& context, AnalysisArguments& arguments,
                  std::string level);
// Refuses a level that does not search, and numbers out of range.
std::optional<AnalysisPlan> analysis_plan(Context& context, const AnalysisArguments& arguments);

// Percents on the error stream, when it is a terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  Progress told();

 private:
  bool shown_;
  int percent_ = -1;
};

Phrase decimal(double value, int digits);  // 1,5 / 1.5
Phrase percent(double share);              // 62 % / 62%
// "place a member on C04 (place C04)"
Phrase action_both_ways(const AnyGame& game, const AnyState& state, Seat seat, Action action,
                        const SeatNames& names);
// A number with a fraction, as the member of a JSON object.
void write_fraction(json::Writer& out, std::string_view name, double value);

// The best actions, each with its reason (players/reason.hpp); with figures for those who study.
void show_hint(const Screen& screen, const AnyGame& game, const AnyState& state, Seat seat,
               const SeatNames& names, const Hint& hint, std::span<const Phrase> why, bool figures);

}  // namespace veillee::cli
