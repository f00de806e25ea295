#include "server/limits.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdio>

namespace veillee {
namespace {

constexpr double seconds_of_a_day = 24 * 60 * 60;

}  // namespace

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

void Bucket::charge(std::int64_t now, double price) {
  content_ = filled_at(now) - price;
  time_ = now;
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

Addresses::Account::Account(const Limits& limits)
    : purse(limits.purse_per_second, limits.purse),
      bytes(limits.bytes_a_day / seconds_of_a_day, limits.bytes_a_day) {}

Addresses::Account& Addresses::account(const std::string& address) {
  return accounts_.try_emplace(network_of(address), limits_).first->second;
}

bool Addresses::connect(const std::string& address) {
  if (address.empty()) return true;
  int& connections = account(address).connections;
  if (connections >= limits_.connections_per_address) return false;
  ++connections;
  return true;
}

void Addresses::disconnect(const std::string& address) {
  if (!address.empty()) --account(address).connections;
}

bool Addresses::pay(const std::string& address, std::int64_t now, double price) {
  return address.empty() || account(address).purse.take(now, price);
}

void Addresses::pay_for_bytes(const std::string& address, std::int64_t now, std::size_t bytes) {
  if (!address.empty())
    account(address).purse.charge(now, static_cast<double>(bytes) / limits_.bytes_for_one);
}

bool Addresses::may_store(const std::string& address, std::int64_t now) {
  return address.empty() || account(address).bytes.take(now, 0);
}

void Addresses::stored(const std::string& address, std::int64_t now, std::size_t bytes) {
  if (!address.empty()) account(address).bytes.charge(now, static_cast<double>(bytes));
}

bool Addresses::ask(const std::string& address) {
  if (address.empty()) return true;
  int& questions = account(address).questions;
  if (questions >= limits_.questions_per_address) return false;
  ++questions;
  return true;
}

void Addresses::answered(const std::string& address) {
  if (!address.empty()) --account(address).questions;
}

void Addresses::tidy(std::int64_t now) {
  std::erase_if(accounts_, [&](const auto& entry) {
    const Account& each = entry.second;
    return each.connections == 0 && each.questions == 0 && each.purse.full(now) &&
           each.bytes.full(now);
  });
}

}  // namespace veillee
