#include "server/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace veillee {

void Metrics::committed(double seconds) {
  const auto bound = std::lower_bound(bounds.begin(), bounds.end(), seconds);
  ++commits[static_cast<std::size_t>(bound - bounds.begin())];
  commit_seconds += seconds;
}

std::string Metrics::text() const {
  std::string text;
  const auto add = [&](std::string_view name, std::string_view type, std::string_view help,
                       auto value) {
    text += fmt::format("# HELP veillee_{0} {2}\n# TYPE veillee_{0} {1}\nveillee_{0} {3}\n", name,
                        type, help, value);
  };
  add("connections", "gauge", "Open WebSockets.", sockets);
  add("tables", "gauge", "Tables in memory.", tables);
  add("thinking", "gauge", "Searches that run or wait.", thinking);
  add("requests_total", "counter", "HTTP requests.", requests);
  add("messages_total", "counter", "Messages of clients.", messages);
  add("moves_total", "counter", "Decisions of people that were stored.", moves);
  add("computer_moves_total", "counter", "Decisions of computer players that were stored.",
      computer_moves);
  add("tables_opened_total", "counter", "New tables.", tables_opened);
  add("tables_loaded_total", "counter", "Tables loaded from the store.", tables_loaded);
  add("refusals_total", "counter", "Commands and requests that were refused.", refusals);
  add("frames_total", "counter", "Table frames sent.", frames);
  add("frames_made_total", "counter", "Table frames made; those who see the same share one.",
      frames_made);
  add("store_conflicts_total", "counter", "Rows that somebody else had written first.", conflicts);
  add("store_failures_total", "counter", "Rows that could not be stored.", store_failures);
  add("corrupt_tables_total", "counter", "Stored tables that do not replay.", corrupt_tables);
  text +=
      "# HELP veillee_commit_seconds From a row's judgement to the disk.\n"
      "# TYPE veillee_commit_seconds histogram\n";
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    sum += commits[i];
    text += fmt::format("veillee_commit_seconds_bucket{{le=\"{}\"}} {}\n", bounds[i], sum);
  }
  sum += commits.back();
  text += fmt::format(
      "veillee_commit_seconds_bucket{{le=\"+Inf\"}} {0}\nveillee_commit_seconds_sum {1}\n"
      "veillee_commit_seconds_count {0}\n",
      sum, commit_seconds);
  return text;
}

}  // namespace veillee
