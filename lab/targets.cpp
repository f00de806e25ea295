#include "lab/targets.hpp"

#include "lab/logistic.hpp"

namespace veillee {

namespace {

// Who came out ahead counts, and a little by how much: a margin says more than a sign.
float target_of(double ahead, double margin, double spread) {
  constexpr double weight_of_margin = 0.5;
  return static_cast<float>((1 - weight_of_margin) * ahead +
                            weight_of_margin * logistic(margin / spread));
}

}  // namespace

double hundredths_per_logit() {
  return static_cast<double>(SearchSettings{}.points) / SearchSettings::steepness;
}

double spread_of(const TuningSettings& settings) {
  return settings.spread > 0 ? 100 * settings.spread : hundredths_per_logit();
}

std::vector<Pair> pairs_of(std::uint8_t seats, const Teams& teams) {
  std::vector<Pair> pairs;
  for (Seat one = 0; one < seats; ++one)
    for (Seat other = static_cast<Seat>(one + 1); other < seats; ++other)
      if (teams[one] != teams[other]) pairs.push_back({one, other});
  if (pairs.empty())
    for (Seat one = 0; one < seats; ++one) pairs.push_back({one, neutral});
  return pairs;
}

float target_of(const AnyGame& game, const AnyState& end, const Pair& pair, double spread) {
  const Outcome outcome = game.outcome(end);
  const auto [one, other] = pair;
  if (other == neutral)
    return target_of(outcome.share(one), game.worth(end, one) - game.rival_worth(end), spread);
  const double ahead = outcome.place[one] == outcome.place[other]  ? 0.5
                       : outcome.place[one] < outcome.place[other] ? 1
                                                                   : 0;
  return target_of(ahead, 100.0 * (outcome.score[one] - outcome.score[other]), spread);
}

}  // namespace veillee
