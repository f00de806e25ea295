// A bar on the error stream while something long runs; nothing when nobody watches.
#pragma once

#include <chrono>
#include <cstddef>

#include "apps/cli.hpp"

namespace veillee::cli {

class ProgressBar {
 public:
  // `known` of `all` pieces of work were done before.
  ProgressBar(const Context& context, std::size_t known, std::size_t all);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::size_t done) const;

 private:
  const Context& context_;
  std::size_t known_;
  std::size_t all_;
  bool shown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace veillee::cli
