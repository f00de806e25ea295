#include "lab/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace veillee {
namespace {

constexpr double z = 1.959963984540054;  // the 97.5 % point of the normal distribution

}  // namespace

double student_t(std::uint64_t degrees_of_freedom) {
  static constexpr std::array<double, 10> few = {12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                                 2.446912,  2.364624, 2.306004, 2.262157, 2.228139};
  if (degrees_of_freedom <= few.size())
    return few[std::max<std::uint64_t>(degrees_of_freedom, 1) - 1];
  // Cornish and Fisher's expansion: right to four digits from here on.
  const auto n = static_cast<double>(degrees_of_freedom);
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  const double z9 = z7 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n) +
         (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n * n * n * n);
}

Interval wilson(double successes, std::uint64_t trials) {
  const auto n = static_cast<double>(trials);
  const double share = successes / n;
  const double middle = share + z * z / (2 * n);
  const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {std::max(0.0, (middle - reach) / scale), std::min(1.0, (middle + reach) / scale)};
}

double Observations::variance() const { return squares_ / static_cast<double>(count_ - 1); }

std::optional<Interval> Observations::interval() const {
  if (count_ < 2) return {};
  const double reach = student_t(count_ - 1) * std::sqrt(variance() / static_cast<double>(count_));
  return Interval{mean_ - reach, mean_ + reach};
}

}  // namespace veillee
