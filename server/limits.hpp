// How much one client may ask for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace veillee {

struct Limits {
  // ── One address (of an IPv6 one: its upper half) ──
  int connections_per_address = 64;
  // Its purse: so much a second in the long run, so much at once. What a client asks for is paid
  // from it; what is made for it alone (whole frames, answers, summaries) by its bytes as well.
  double purse_per_second = 200;
  double purse = 1200;
  double price_of_a_message = 1;
  double price_of_a_request = 5;
  double price_of_a_socket = 10;
  double price_of_a_table = 100;  // opened or imported
  double bytes_for_one = 4096;
  // What it may have stored, in rows of all tables.
  double bytes_a_day = 64e6;
  // Hints and annotations that wait or are under way.
  int questions_per_address = 4;

  // ── One WebSocket ──
  double messages_per_second = 20;
  double message_burst = 60;
  // So often a seat may point at something: it draws everybody's eyes.
  double points_per_second = 1;
  double point_burst = 6;
  // A client that goes on this long after it was told to slow down is closed.
  int patience = 200;
  std::int64_t time_for_hello = 10'000;  // milliseconds
  std::size_t message_bytes = 16 * 1024;

  // ── One request ──
  std::size_t body_bytes = 64 * 1024;
  std::size_t import_bytes = 1024 * 1024;

  // People on this machine and their programs are free of all but the sizes.
  bool local_is_free = true;
};

// So many a second in the long run, so many at once.
class Bucket {
 public:
  Bucket(double per_second, double burst)
      : per_second_(per_second), burst_(burst), content_(burst) {}
  bool take(std::int64_t now, double price = 1);
  // What is known only afterwards: it may leave a debt, and nothing is given before that is paid.
  void charge(std::int64_t now, double price);
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

// What each address has open, has asked for and has had stored. The empty address is free.
class Addresses {
 public:
  explicit Addresses(const Limits& limits) : limits_(limits) {}

  bool connect(const std::string& address);
  void disconnect(const std::string& address);

  bool pay(const std::string& address, std::int64_t now, double price);
  void pay_for_bytes(const std::string& address, std::int64_t now, std::size_t bytes);

  // May something more be stored for it? And: so much was.
  bool may_store(const std::string& address, std::int64_t now);
  void stored(const std::string& address, std::int64_t now, std::size_t bytes);

  // May it ask the computer something more? And: that is answered.
  bool ask(const std::string& address);
  void answered(const std::string& address);

  // Forgets those who have asked for nothing lately.
  void tidy(std::int64_t now);

 private:
  struct Account {
    explicit Account(const Limits& limits);
    int connections = 0;
    int questions = 0;
    Bucket purse;
    Bucket bytes;
  };
  Account& account(const std::string& address);

  const Limits& limits_;
  std::unordered_map<std::string, Account> accounts_;
};

}  // namespace veillee
