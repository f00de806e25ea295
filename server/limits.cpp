#include "server/limits.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdio>

namespace veillee {

double Bucket::filled_at(std::int64_t now) const {
  const double seconds = static_cast<double>(std::max<std::int64_t>(0, now - time_)) / 1000;
  return std::min(burst_, content_ + seconds * per_second_);
}

bool Bucket::take(std::int64_t now, double price) {
  content_ = filled_at(now);
  time_ = now;
  if (content_ < price) return false;
  content_ -= price;
  return true;
}

bool Bucket::full(std::int64_t now) const { return filled_at(now) >= burst_; }

std::string network_of(std::string_view address) {
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET6, std::string(address).c_str(), bytes.data()) != 1)
    return std::string(address);
  std::string network;
  constexpr int bytes_of_a_home = 8;
  for (int i = 0; i < bytes_of_a_home; ++i) {
    std::array<char, 3> digits{};
    std::snprintf(digits.data(), digits.size(), "%02x", bytes[static_cast<std::size_t>(i)]);
    network += digits.data();
  }
  return network;
}

bool Addresses::connect(const std::string& address) {
  int& connections = connections_[network_of(address)];
  if (connections >= limits_.connections_per_address) return false;
  ++connections;
  return true;
}

void Addresses::disconnect(const std::string& address) {
  const auto found = connections_.find(network_of(address));
  if (found != connections_.end() && --found->second <= 0) connections_.erase(found);
}

bool Addresses::request(const std::string& address, std::int64_t now, double price) {
  const auto [entry, added] =
      buckets_.try_emplace(network_of(address), limits_.requests_per_second, limits_.request_burst);
  return entry->second.take(now, price);
}

void Addresses::tidy(std::int64_t now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
}

}  // namespace veillee
