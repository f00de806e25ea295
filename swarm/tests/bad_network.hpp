// A bad network between clients and server: WebSocket messages get lost, come twice, late, in
// another order, and connections break, sometimes in the middle of a message.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace veillee {

// Of a thousand messages.
struct Weather {
  unsigned lost = 0;
  unsigned doubled = 0;
  unsigned delayed = 0;  // the next ones overtake it
  unsigned broken = 0;   // the connection ends here
};

class BadNetwork {
 public:
  BadNetwork(std::uint16_t server, Weather weather, std::uint64_t seed);
  ~BadNetwork();
  BadNetwork(const BadNetwork&) = delete;
  BadNetwork& operator=(const BadNetwork&) = delete;

  std::uint16_t port() const { return port_; }

  struct Counts {
    std::atomic<std::uint64_t> messages = 0, lost = 0, doubled = 0, delayed = 0, broken = 0;
  };
  const Counts& counts() const { return counts_; }

 private:
  void accept_all();

  std::uint16_t server_;
  Weather weather_;
  std::uint64_t seed_;
  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> stop_ = false;
  Counts counts_;
  std::vector<std::thread> connections_;
  std::thread accepting_;
};

}  // namespace veillee
