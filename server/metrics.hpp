// Counters for whoever runs the server, in Prometheus' text format.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace veillee {

struct Metrics {
  // Now.
  std::int64_t sockets = 0;
  std::int64_t tables = 0;  // in memory
  std::int64_t thinking = 0;
  // Since the start.
  std::uint64_t requests = 0;
  std::uint64_t messages = 0;
  std::uint64_t moves = 0;
  std::uint64_t computer_moves = 0;
  std::uint64_t tables_opened = 0;
  std::uint64_t tables_loaded = 0;
  std::uint64_t refusals = 0;
  std::uint64_t frames = 0;
  std::uint64_t frames_made = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t store_failures = 0;
  std::uint64_t corrupt_tables = 0;

  // From the moment that a row is handed to the writer to the moment that it is on disk.
  static constexpr std::array<double, 10> bounds = {0.001, 0.0025, 0.005, 0.01, 0.025,
                                                    0.05,  0.1,    0.25,  1,    5};
  std::array<std::uint64_t, bounds.size() + 1> commits{};  // the last one: longer than all bounds
  double commit_seconds = 0;

  void committed(double seconds);
  std::string text() const;
};

}  // namespace veillee
