#include "swarm/tests/bad_network.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>

#include "engine/random.hpp"

namespace veillee {
namespace {

using Time = std::chrono::steady_clock::time_point;

sockaddr_in local(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

int connect_to(std::uint16_t port) {
  const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = local(port);
  if (::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
    return descriptor;
  ::close(descriptor);
  return -1;
}

bool send_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// How many bytes the WebSocket frame at the front has; nothing when its head is not whole.
std::optional<std::size_t> frame_size(std::string_view bytes) {
  if (bytes.size() < 2) return {};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const std::size_t mask = (byte(1) & 0x80U) != 0 ? 4 : 0;
  std::size_t length = byte(1) & 0x7FU;
  std::size_t head = 2;
  if (length >= 126) {
    const std::size_t digits = length == 126 ? 2 : 8;
    if (bytes.size() < head + digits) return {};
    length = 0;
    for (std::size_t i = 0; i < digits; ++i) length = length << 8 | byte(head + i);
    head += digits;
  }
  return head + mask + length;
}

// One direction of a connection.
struct Way {
  int from;
  int to;
  bool upgraded = false;
  std::string buffer = {};
  struct Held {
    Time until;
    std::string frame;
  };
  std::vector<Held> held = {};
};

class Connection {
 public:
  Connection(int client, int server, const Weather& weather, BadNetwork::Counts& counts,
             std::uint64_t seed)
      : ways_{Way{client, server}, Way{server, client}},
        weather_(weather),
        counts_(counts),
        rng_(seed) {}
  ~Connection() {
    for (const Way& way : ways_) ::close(way.from);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void run(const std::atomic<bool>& stop) {
    while (!stop) {
      pollfd ready[2];
      for (int i = 0; i < 2; ++i) ready[i] = {.fd = ways_[i].from, .events = POLLIN, .revents = 0};
      ::poll(ready, 2, 3);
      for (int i = 0; i < 2; ++i) {
        if (ready[i].revents != 0 && !take(ways_[i])) return;
        if (!release(ways_[i])) return;
      }
    }
  }

 private:
  // False: the connection is over.
  bool take(Way& way) {
    char bytes[65536];
    const ssize_t count = ::recv(way.from, bytes, sizeof bytes, 0);
    if (count <= 0) return false;
    way.buffer.append(bytes, static_cast<std::size_t>(count));
    if (!way.upgraded) {
      const std::size_t end = way.buffer.find("\r\n\r\n");
      if (end == std::string::npos) return true;
      way.upgraded = true;
      if (!send_all(way.to, way.buffer.substr(0, end + 4))) return false;
      way.buffer.erase(0, end + 4);
    }
    for (;;) {
      const std::optional<std::size_t> size = frame_size(way.buffer);
      if (!size || way.buffer.size() < *size) return true;
      if (!pass_on(way, way.buffer.substr(0, *size))) return false;
      way.buffer.erase(0, *size);
    }
  }

  bool pass_on(Way& way, std::string frame) {
    ++counts_.messages;
    unsigned fate = rng_.below(1000);
    const auto befalls = [&](unsigned share) {
      if (fate < share) return true;
      fate -= share;
      return false;
    };
    if (befalls(weather_.lost)) {
      ++counts_.lost;
      return true;
    }
    if (befalls(weather_.doubled)) {
      ++counts_.doubled;
      frame += frame;
    } else if (befalls(weather_.delayed)) {
      ++counts_.delayed;
      way.held.push_back(
          {std::chrono::steady_clock::now() + std::chrono::milliseconds(1 + rng_.below(40)),
           std::move(frame)});
      return true;
    } else if (befalls(weather_.broken)) {
      ++counts_.broken;
      send_all(way.to, std::string_view(frame).substr(
                           0, rng_.below(static_cast<std::uint32_t>(frame.size()))));
      return false;
    }
    return send_all(way.to, frame);
  }

  bool release(Way& way) {
    const Time now = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < way.held.size();) {
      if (way.held[i].until > now) {
        ++i;
        continue;
      }
      if (!send_all(way.to, way.held[i].frame)) return false;
      way.held.erase(way.held.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return true;
  }

  Way ways_[2];
  const Weather& weather_;
  BadNetwork::Counts& counts_;
  FastRng rng_;
};

}  // namespace

BadNetwork::BadNetwork(std::uint16_t server, Weather weather, std::uint64_t seed)
    : server_(server), weather_(weather), seed_(seed) {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = local(0);
  socklen_t size = sizeof address;
  if (::bind(listener_, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
      ::listen(listener_, 128) != 0 ||
      ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    return;
  port_ = ntohs(address.sin_port);
  accepting_ = std::thread([this] { accept_all(); });
}

BadNetwork::~BadNetwork() {
  stop_ = true;
  if (accepting_.joinable()) accepting_.join();
  for (std::thread& thread : connections_) thread.join();
  ::close(listener_);
}

void BadNetwork::accept_all() {
  while (!stop_) {
    pollfd ready{.fd = listener_, .events = POLLIN, .revents = 0};
    if (::poll(&ready, 1, 20) <= 0) continue;
    const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    const int server = connect_to(server_);
    if (client < 0 || server < 0) {
      if (client >= 0) ::close(client);
      if (server >= 0) ::close(server);
      continue;
    }
    const int on = 1;
    for (const int end : {client, server})
      ::setsockopt(end, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    connections_.emplace_back([this, client, server, seed = ++seed_] {
      Connection(client, server, weather_, counts_, seed).run(stop_);
    });
  }
}

}  // namespace veillee
