// Who asks when a reverse proxy stands between: X-Forwarded-For is believed only as far as it was
// written by proxies that the operator has named.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace veillee {

struct Asker {
  std::string address;     // what limits count by
  bool local = false;      // from this machine itself, through no proxy
  bool forwarded = false;  // by a proxy that is trusted
};

class Proxies {
 public:
  // "192.0.2.1", "10.0.0.0/8", "2001:db8::/32". This machine itself is always among them.
  static Result<Proxies> read(std::span<const std::string> networks);

  bool trusts(std::string_view address) const;
  // `forwarded`: the values of all lines of X-Forwarded-For in their order. The asker is the last
  // address in them that is no trusted proxy. Everybody whose entry cannot be read is counted as
  // one and the same: never free, never many.
  Asker asker(const std::string& peer, std::span<const std::string> forwarded) const;

 private:
  using Bytes = std::array<unsigned char, 16>;
  struct Network {
    Bytes address;
    int bits;
  };
  static bool read_address(std::string_view text, Bytes& bytes);
  bool trusts(const Bytes& address) const;

  std::vector<Network> networks_;
};

}  // namespace veillee
