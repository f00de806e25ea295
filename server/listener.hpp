// Connections: HTTP/1.1 and WebSocket behind a plain interface. Boost.Asio and Boost.Beast live in
// listener.cpp and nowhere else.
//
// Everything that a handler hears comes on the one thread that calls run(); everything but post()
// must be called on it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.hpp"

namespace veillee {

struct Request {
  std::string method;
  std::string path;        // without the query
  std::string query;       // behind the '?', not decoded
  std::string address;     // of the client; of the proxy's client when a trusted proxy asks
  bool local = false;      // from this machine itself, not through a proxy
  bool forwarded = false;  // through a trusted proxy
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  // names in small letters

  std::string_view header(std::string_view name) const;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string_view file;  // instead of `body`: a text that lives as long as the program
  std::vector<std::pair<std::string, std::string>> headers = {};
};

using Respond = std::function<void(Response)>;
using SocketId = std::uint64_t;
// A message to one client or to many.
using Text = std::shared_ptr<const std::string>;

struct Handlers {
  // Called once a request; `respond` may be called later, once. A HEAD request is asked as a GET.
  std::function<void(Request, Respond)> on_http;
  // How long a body may be for this request.
  std::function<std::size_t(const Request&)> body_limit;
  // Whether this request may become a WebSocket: nothing, or the refusal.
  std::function<std::optional<Response>(const Request&)> on_upgrade;
  std::function<void(SocketId, const Request&)> on_open;
  std::function<void(SocketId, std::string)> on_message;
  // A ping of WebSocket's own: answered already, but it costs as a message does.
  std::function<void(SocketId)> on_ping;
  // Everything that was sent is out: the moment for the newest frame.
  std::function<void(SocketId)> on_drained;
  std::function<void(SocketId)> on_close;
  // May another connection of this address be made? And: it is gone.
  std::function<bool(const std::string& address)> on_connect;
  std::function<void(const std::string& address)> on_disconnect;
  // What is told to somebody whose request is not taken; it is empty when it cannot be read.
  std::function<Response(int status, const Request&)> on_bad_request;
  // SIGINT or SIGTERM.
  std::function<void()> on_signal;
};

struct ListenerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;                 // 0: any free one
  std::vector<std::string> trusted_proxies;  // addresses and networks (server/proxies.hpp)
  bool signals = false;
  std::size_t largest_message = 16 * 1024;
  // A socket is closed when more than this waits behind what is being written to it.
  std::size_t largest_queue = 1024 * 1024;
  // What a WebSocket of another machine may send in the long run, and at once; the rest waits in
  // the network.
  double bytes_per_second = 64 * 1024;
  double bytes_at_once = 256 * 1024;
  std::chrono::seconds http_timeout{30};
  // The server pings after half of this silence, and closes after all of it.
  std::chrono::seconds silence{40};
};

// Codes of closed WebSockets.
inline constexpr std::uint16_t going_away = 1001;
inline constexpr std::uint16_t policy = 1008;
inline constexpr std::uint16_t too_big = 1009;

class Listener {
 public:
  virtual ~Listener() = default;

  virtual std::uint16_t port() const = 0;
  virtual void run() = 0;

  // Unknown sockets (just closed) are ignored.
  virtual void send(SocketId socket, Text text) = 0;
  void send(SocketId socket, std::string text) {
    send(socket, std::make_shared<const std::string>(std::move(text)));
  }
  // Nothing waits to be written.
  virtual bool drained(SocketId socket) const = 0;
  // After what was sent before.
  virtual void close(SocketId socket, std::uint16_t code, std::string reason) = 0;

  // From any thread.
  virtual void post(std::function<void()> work) = 0;
  virtual void after(std::chrono::milliseconds time, std::function<void()> work) = 0;

  // No new connections; every socket is closed with this code; run() returns when all are closed,
  // or after two seconds.
  virtual void shut_down(std::uint16_t code, std::string reason) = 0;
};

// One sentence when the address cannot be listened on.
Result<std::unique_ptr<Listener>> listen(const ListenerSettings& settings, Handlers handlers);

}  // namespace veillee
