// Logistic regression with a ridge around a starting point.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace veillee {

struct Observed {
  std::span<const std::int16_t> values;
  float target;       // 0 … 1
  double offset = 0;  // known without any weight
};

double logistic(double x);

// The weights that minimise  Σ cross entropy(target, logistic(weights · values + offset)) +
// Σ stiffness / 2 · (weights − start)², by Newton's method.
std::vector<double> fit_logistic(const std::vector<Observed>& observations,
                                 const std::vector<double>& start,
                                 const std::vector<double>& stiffness);

}  // namespace veillee
