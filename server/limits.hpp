// How much one client may ask for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace veillee {

struct Limits {
  int connections_per_address = 64;
  std::size_t message_bytes = 16 * 1024;
  std::size_t body_bytes = 64 * 1024;
  std::size_t import_bytes = 1024 * 1024;
  // Of one WebSocket.
  double messages_per_second = 20;
  double message_burst = 60;
  // A client that goes on this long after it was told to slow down is closed.
  int patience = 200;
  // Of one address, over HTTP: a request costs one, a new table ten.
  double requests_per_second = 20;
  double request_burst = 300;
  double price_of_a_table = 10;
  // People on this machine and their programs (a swarm, a proxy without X-Forwarded-For).
  bool local_is_free = true;
};

// So many a second in the long run, so many at once.
class Bucket {
 public:
  Bucket(double per_second, double burst)
      : per_second_(per_second), burst_(burst), content_(burst) {}
  bool take(std::int64_t now, double price = 1);
  bool full(std::int64_t now) const;

 private:
  double filled_at(std::int64_t now) const;

  double per_second_;
  double burst_;
  double content_;
  std::int64_t time_ = 0;
};

// What clients are counted by: an IPv4 address, the upper half of an IPv6 one.
std::string network_of(std::string_view address);

class Addresses {
 public:
  explicit Addresses(const Limits& limits) : limits_(limits) {}

  bool connect(const std::string& address);
  void disconnect(const std::string& address);
  bool request(const std::string& address, std::int64_t now, double price);
  // Forgets those who have asked for nothing lately.
  void tidy(std::int64_t now);

 private:
  const Limits& limits_;
  std::unordered_map<std::string, int> connections_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace veillee
