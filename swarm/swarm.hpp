// Many tables at once, played through the real protocol (docs/protocol.md) by clients that choose
// among the options they are sent.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/result.hpp"
#include "swarm/person.hpp"

namespace veillee {

struct SwarmPlan {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::uint16_t socket_port = 0;  // WebSockets go through here (a bad network); 0: the same port
  int tables = 100;
  int players = 2;                 // persons at each table
  std::vector<std::string> games;  // by turns
  Habit habit = Habit::random;
  std::uint64_t seed = 1;  // of choices and deals
  double rate = 1;         // moves a second of each table; 0: as fast as they are answered
  double chatter = 0;      // share of the moves after a remark in the chat
  // Play for so long, with a new table in place of each that has ended; none: every table once.
  std::optional<std::chrono::milliseconds> duration;
  // An answer that does not come is asked for again after this time; after three of them without a
  // word the person connects anew.
  std::chrono::milliseconds patience{10'000};
  // Tables that are still going on when the swarm is to stop may take so long to end.
  std::chrono::milliseconds grace{2'000};
  bool finish = false;  // play them to the end in that time
  bool record = false;  // keep every acknowledged act
  // Everybody is connected and nobody has moved yet.
  std::function<void()> when_seated;
  bool idle = false;  // one person a table connects, and that is all
};

struct Acknowledged {
  std::string table;
  std::uint64_t seq;
  std::string id;
};

struct SwarmReport {
  double seconds = 0;  // of play
  std::uint64_t tables = 0;
  std::uint64_t finished = 0;  // tables that came to their end
  std::uint64_t unfinished = 0;
  std::uint64_t moves = 0;  // acknowledged
  std::uint64_t resent = 0;
  std::uint64_t slowed = 0;   // acts that the server put off
  std::uint64_t resyncs = 0;  // whole frames after a stale act or a new connection
  std::uint64_t reconnected = 0;
  std::map<std::string, std::uint64_t> errors;  // by kind
  // Microseconds, sorted: from an act to its answer, and to the frame at the other seats.
  std::vector<std::uint32_t> answered, seen;
  std::vector<Acknowledged> acknowledged;
  std::vector<std::string> ids;  // of the tables, in the order of opening

  std::uint64_t all_errors() const;
};

// 0 when there are none. `share` 0.99: p99.
std::uint32_t percentile(const std::vector<std::uint32_t>& sorted, double share);

// Until the plan is done, or `stop` is set.
Result<SwarmReport> run_swarm(const SwarmPlan& plan, const std::atomic<bool>& stop);

}  // namespace veillee
