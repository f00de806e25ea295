// A client over real sockets, written by hand so that it can also misbehave.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.hpp"
#include "engine/testing/slowness.hpp"

namespace veillee::testing_client {

// How long an answer may take on a busy machine.
inline constexpr int patience = slowness * 60'000;

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Reply {
  int status = 0;                              // 0: the connection was closed without an answer
  std::map<std::string, std::string> headers;  // names in small letters
  std::string body;

  json::Value json() const;
  std::string text(std::string_view member) const;  // of the body's object; empty when missing
  std::string error_kind() const;
};

// One request on a connection of its own.
Reply ask(std::uint16_t port, std::string_view method, std::string_view target,
          std::string_view body = {}, const Headers& headers = {});
// Exactly these bytes.
Reply ask_raw(std::uint16_t port, std::string_view bytes);

// A connected socket, closed at the end.
class Connection {
 public:
  explicit Connection(std::uint16_t port);
  Connection(Connection&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  Connection& operator=(Connection&&) = delete;
  ~Connection();

  bool ok() const { return descriptor_ >= 0; }
  void write(std::string_view bytes) const;
  // Some bytes; empty when the other side has closed or nothing came for a few seconds.
  std::string read(int milliseconds = patience) const;

 private:
  int descriptor_;
};

class WebSocket {
 public:
  explicit WebSocket(std::uint16_t port, const Headers& headers = {},
                     std::string_view path = "/api/ws");

  int status() const { return status_; }  // of the handshake: 101 when it is open
  void send(std::string_view text) { send_frame(0x1, text); }
  void send_frame(int opcode, std::string_view payload);
  // A piece of a message that never ends.
  void send_fragment(std::string_view payload);
  // The next text message; nothing when the socket was closed or nothing came.
  std::optional<std::string> receive(int milliseconds = patience);
  // The next message, or the next one of this type; a null value when there is none.
  json::Value message(int milliseconds = patience);
  json::Value message(std::string_view type, int milliseconds = patience);
  // Nothing comes for so long.
  bool silent(int milliseconds) { return !receive(milliseconds); }
  int close_code() const { return close_code_; }  // 0: it was not closed by a frame
  bool closed() const { return closed_; }

 private:
  void write_frame(int first, std::string_view payload);
  bool fill(std::size_t bytes, int milliseconds);

  Connection connection_;
  std::string buffer_;
  int status_ = 0;
  int close_code_ = 0;
  bool closed_ = false;
  bool in_pieces_ = false;  // a message is under way
};

// Members of JSON values, for tests: a missing one gives an empty text, 0 or null.
const json::Value& at(const json::Value& value, std::string_view member);
std::string text(const json::Value& value, std::string_view member);
std::int64_t number(const json::Value& value, std::string_view member);

}  // namespace veillee::testing_client
