// Means and shares with their 95 % intervals.
#pragma once

#include <cstdint>
#include <optional>

namespace veillee {

struct Interval {
  double low = 0;
  double high = 0;
};

// The 97.5 % point of Student's t distribution. At least one degree of freedom.
double student_t(std::uint64_t degrees_of_freedom);

// Wilson's score interval for a share of `trials`, none of them empty. `successes` may have
// fractions: of all variables between 0 and 1 with the same mean those that are 0 or 1 spread most,
// so the interval is on the safe side.
Interval wilson(double successes, std::uint64_t trials);

// Independent observations, one at a time (Welford).
class Observations {
 public:
  void add(double x) {
    ++count_;
    const double from_old = x - mean_;
    mean_ += from_old / static_cast<double>(count_);
    squares_ += from_old * (x - mean_);
  }
  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double variance() const;  // of the sample, by n − 1; at least two observations
  // Student's t; nothing with fewer than two observations.
  std::optional<Interval> interval() const;

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

}  // namespace veillee
