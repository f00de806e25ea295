#include "lab/logistic.hpp"

#include <algorithm>
#include <cmath>

namespace veillee {
namespace {

// Solves matrix · x = right by Cholesky's decomposition; the matrix is symmetric and positive
// definite, its lower half is used and overwritten. The answer replaces `right`.
void solve(std::vector<double>& matrix, std::vector<double>& right) {
  const std::size_t n = right.size();
  const auto at = [&](std::size_t row, std::size_t column) -> double& {
    return matrix[row * n + column];
  };
  for (std::size_t row = 0; row < n; ++row)
    for (std::size_t column = 0; column <= row; ++column) {
      double sum = at(row, column);
      for (std::size_t k = 0; k < column; ++k) sum -= at(row, k) * at(column, k);
      at(row, column) = row == column ? std::sqrt(sum) : sum / at(column, column);
    }
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) right[row] -= at(row, k) * right[k];
    right[row] /= at(row, row);
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) right[row] -= at(k, row) * right[k];
    right[row] /= at(row, row);
  }
}

double dot(const std::vector<double>& weights, std::span<const std::int16_t> values) {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * values[i];
  return sum;
}

// What is to be minimised.
double cost(const std::vector<Observed>& observations, const std::vector<double>& start,
            const std::vector<double>& stiffness, const std::vector<double>& weights) {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i)
    sum += stiffness[i] / 2 * (weights[i] - start[i]) * (weights[i] - start[i]);
  for (const Observed& observed : observations) {
    const double x = dot(weights, observed.values) + observed.offset;
    // log(1 + exp(x)) without overflow
    sum += std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))) - observed.target * x;
  }
  return sum;
}

}  // namespace

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

std::vector<double> fit_logistic(const std::vector<Observed>& observations,
                                 const std::vector<double>& start,
                                 const std::vector<double>& stiffness) {
  constexpr int steps = 20;
  constexpr double enough = 1e-4;  // gain of a step, beyond which there is nothing left to find
  const std::size_t n = start.size();
  std::vector<double> weights = start;
  double now = cost(observations, start, stiffness, weights);
  std::vector<std::size_t> present;  // features of an observation that are not 0: most are
  for (int step = 0; step < steps; ++step) {
    std::vector<double> gradient(n);
    std::vector<double> curvature(n * n, 0);
    for (std::size_t i = 0; i < n; ++i) {
      gradient[i] = stiffness[i] * (start[i] - weights[i]);
      curvature[i * n + i] = stiffness[i];
    }
    for (const Observed& observed : observations) {
      present.clear();
      double x = observed.offset;
      for (std::size_t i = 0; i < n; ++i) {
        if (observed.values[i] == 0) continue;
        present.push_back(i);
        x += weights[i] * observed.values[i];
      }
      const double p = logistic(x);
      const double slope = p * (1 - p);
      for (const std::size_t i : present) {
        gradient[i] += (observed.target - p) * observed.values[i];
        const double scaled = slope * observed.values[i];
        for (const std::size_t k : present) {
          if (k > i) break;
          curvature[i * n + k] += scaled * observed.values[k];
        }
      }
    }
    solve(curvature, gradient);
    // A whole step may lead too far where the curve bends: halve it until it gains.
    const double before = now;
    for (double length = 1; length > 1e-3 && now >= before; length /= 2) {
      std::vector<double> tried = weights;
      for (std::size_t i = 0; i < n; ++i) tried[i] += length * gradient[i];
      const double then = cost(observations, start, stiffness, tried);
      if (then >= before) continue;
      weights = std::move(tried);
      now = then;
    }
    if (before - now < enough) break;
  }
  return weights;
}

}  // namespace veillee
