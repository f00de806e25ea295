#include "server/proxies.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace veillee {
namespace {

constexpr int bits_of_ipv6 = 128;
constexpr int bits_of_ipv4 = 32;
// An IPv4 address is written as an IPv6 one behind these bytes.
constexpr std::array<unsigned char, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool is_ipv4(const std::array<unsigned char, 16>& bytes) {
  return std::equal(mapped.begin(), mapped.end(), bytes.begin());
}

std::string written(const std::array<unsigned char, 16>& bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_ipv4(bytes))
    inet_ntop(AF_INET, bytes.data() + mapped.size(), text.data(), text.size());
  else
    inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  return text.data();
}

Refusal no_network(const std::string& text) {
  return {say({"« {0} » n’est pas une adresse ni un réseau ; par exemple 192.0.2.1 ou 10.0.0.0/8",
               "\"{0}\" is neither an address nor a network; for example 192.0.2.1 or 10.0.0.0/8"},
              {verbatim(text)})};
}

}  // namespace

bool Proxies::read_address(std::string_view text, Bytes& bytes) {
  const std::string plain(text);
  if (inet_pton(AF_INET6, plain.c_str(), bytes.data()) == 1) return true;
  std::copy(mapped.begin(), mapped.end(), bytes.begin());
  return inet_pton(AF_INET, plain.c_str(), bytes.data() + mapped.size()) == 1;
}

Result<Proxies> Proxies::read(std::span<const std::string> networks) {
  std::vector<std::string> all = {"127.0.0.0/8", "::1"};
  all.insert(all.end(), networks.begin(), networks.end());
  Proxies proxies;
  for (const std::string& text : all) {
    const std::size_t stroke = std::min(text.find('/'), text.size());
    Network network{};
    if (!read_address(std::string_view(text).substr(0, stroke), network.address))
      return no_network(text);
    const bool short_one =
        is_ipv4(network.address) && text.find(':') == std::string::npos;  // its bits count from 0
    const int most = short_one ? bits_of_ipv4 : bits_of_ipv6;
    int bits = most;
    if (stroke < text.size()) {
      const char* end = text.data() + text.size();
      const auto [stop, error] = std::from_chars(text.data() + stroke + 1, end, bits);
      if (error != std::errc{} || stop != end || bits < 0 || bits > most) return no_network(text);
    }
    network.bits = bits + bits_of_ipv6 - most;
    proxies.networks_.push_back(network);
  }
  return proxies;
}

bool Proxies::trusts(const Bytes& address) const {
  return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
    for (int bit = 0; bit < network.bits; ++bit) {
      const auto byte = static_cast<std::size_t>(bit / 8);
      if (((address[byte] ^ network.address[byte]) >> (7 - bit % 8) & 1) != 0) return false;
    }
    return true;
  });
}

bool Proxies::trusts(std::string_view address) const {
  Bytes bytes{};
  return read_address(address, bytes) && trusts(bytes);
}

Asker Proxies::asker(const std::string& peer, std::span<const std::string> forwarded) const {
  Bytes bytes{};
  const bool readable = read_address(peer, bytes);
  if (!readable || !trusts(bytes)) return {.address = peer};
  if (forwarded.empty()) {
    const Result<Proxies> this_machine = read({});
    return {.address = peer, .local = this_machine->trusts(bytes)};
  }
  std::vector<std::string_view> entries;
  for (std::string_view line : forwarded)
    for (;;) {
      const std::size_t comma = std::min(line.find(','), line.size());
      entries.push_back(trimmed(line.substr(0, comma)));
      if (comma == line.size()) break;
      line.remove_prefix(comma + 1);
    }
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
    if (!read_address(*entry, bytes)) return {.address = "unreadable", .forwarded = true};
    if (!trusts(bytes)) break;
  }
  return {.address = written(bytes), .forwarded = true};
}

}  // namespace veillee
