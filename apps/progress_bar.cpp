#include "apps/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

namespace veillee::cli {

ProgressBar::ProgressBar(const Context& context, std::size_t known, std::size_t all)
    : context_(context), known_(known), all_(all), shown_(isatty(STDERR_FILENO) != 0) {
  show(known);
}

ProgressBar::~ProgressBar() {
  if (shown_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(std::size_t done) const {
  if (!shown_ || all_ == 0) return;
  constexpr std::size_t width = 30;
  std::string bar;
  for (std::size_t i = 0; i < width; ++i) bar += i * all_ < done * width ? "█" : "░";
  fmt::print(stderr, "\r\033[K{} {}/{}", bar, done, all_);
  if (done > known_) {
    const std::chrono::duration<double> so_far = std::chrono::steady_clock::now() - start_;
    const auto left = static_cast<long long>(so_far.count() * static_cast<double>(all_ - done) /
                                             static_cast<double>(done - known_));
    fmt::print(
        stderr, "  {}",
        context_.in(say(
            {"encore {0}", "{0} left"},
            {verbatim(fmt::format("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60))})));
  }
  std::fflush(stderr);
}

}  // namespace veillee::cli
