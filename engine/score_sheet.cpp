#include "engine/score_sheet.hpp"

#include <algorithm>

namespace veillee {

std::vector<ScoreLine> score_sheet(const AnyGame& game, const AnyState& state,
                                   std::span<const Event> events) {
  const Outcome outcome = game.over(state) ? game.outcome(state) : game.standing(state);
  const std::size_t seats = outcome.seats;
  const std::span<const Words> sources = game.info().sources;
  std::vector<ScoreLine> lines;
  for (const Words& source : sources) lines.push_back({phrase(source), std::vector<int>(seats)});
  for (const Event& event : events)
    if (const auto points = game.points(event))
      lines[points->source].points[points->seat] += points->n;
  for (ScoreLine& line : game.score_sheet(state)) lines.push_back(std::move(line));

  ScoreLine before{phrase({"avant cette table", "before this table"}), std::vector<int>(seats)};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    before.points[seat] = outcome.score[seat];
    for (const ScoreLine& line : lines) before.points[seat] -= line.points[seat];
  }
  if (!sources.empty()) lines.insert(lines.begin(), std::move(before));
  const std::size_t in_play = sources.empty() ? 0 : sources.size() + 1;
  const auto nothing = [](const ScoreLine& line) {
    return std::all_of(line.points.begin(), line.points.end(), [](int n) { return n == 0; });
  };
  const auto end_of_play = lines.begin() + static_cast<std::ptrdiff_t>(in_play);
  lines.erase(std::remove_if(lines.begin(), end_of_play, nothing), end_of_play);
  return lines;
}

}  // namespace veillee
