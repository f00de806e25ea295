#include "server/tests/client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace veillee::testing_client {
namespace {

std::string small_letters(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::string request_text(std::string_view method, std::string_view target, std::string_view body,
                         const Headers& headers) {
  std::string text = std::string(method) + " " + std::string(target) + " HTTP/1.1\r\n";
  const bool own_host = std::any_of(headers.begin(), headers.end(),
                                    [](const auto& header) { return header.first == "Host"; });
  if (!own_host) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + std::string(body);
}

// The head of an answer, taken out of the buffer; nothing when it is not whole yet.
std::optional<Reply> take_head(std::string& buffer) {
  const std::size_t end = buffer.find("\r\n\r\n");
  if (end == std::string::npos) return {};
  Reply reply;
  std::string head = buffer.substr(0, end + 2);
  buffer.erase(0, end + 4);
  reply.status = std::stoi(head.substr(head.find(' ') + 1, 3));
  head.erase(0, head.find("\r\n") + 2);
  while (!head.empty()) {
    const std::size_t line = head.find("\r\n");
    const std::size_t colon = head.find(": ");
    if (colon < line)
      reply.headers[small_letters(head.substr(0, colon))] =
          head.substr(colon + 2, line - colon - 2);
    head.erase(0, line + 2);
  }
  return reply;
}

Reply exchange(std::uint16_t port, std::string_view request, bool head_only) {
  const Connection connection(port);
  connection.write(request);
  std::string buffer;
  std::optional<Reply> reply;
  for (;;) {
    const std::string some = connection.read();
    buffer += some;
    if (!reply) reply = take_head(buffer);
    if (reply) {
      const std::size_t length =
          head_only || !reply->headers.contains("content-length")
              ? 0
              : static_cast<std::size_t>(std::stoul(reply->headers["content-length"]));
      if (buffer.size() >= length) {
        reply->body = buffer.substr(0, length);
        return *reply;
      }
    }
    if (some.empty()) return {};
  }
}

}  // namespace

json::Value Reply::json() const {
  const Result<json::Value> value = json::read(body);
  return value ? *value : json::Value{};
}
std::string Reply::text(std::string_view member) const {
  return testing_client::text(json(), member);
}
std::string Reply::error_kind() const { return testing_client::text(at(json(), "error"), "kind"); }

Reply ask(std::uint16_t port, std::string_view method, std::string_view target,
          std::string_view body, const Headers& headers) {
  return exchange(port, request_text(method, target, body, headers), method == "HEAD");
}
Reply ask_raw(std::uint16_t port, std::string_view bytes) { return exchange(port, bytes, false); }

Connection::Connection(std::uint16_t port) : descriptor_(socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const int small = 16 * 1024;  // so that a client that does not read is noticed soon
  setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
  if (connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close(descriptor_);
    descriptor_ = -1;
  }
}

Connection::~Connection() {
  if (descriptor_ >= 0) close(descriptor_);
}

void Connection::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string Connection::read(int milliseconds) const {
  pollfd ready{.fd = descriptor_, .events = POLLIN, .revents = 0};
  if (poll(&ready, 1, milliseconds) <= 0) return {};
  std::array<char, 65536> bytes{};
  const ssize_t count = ::recv(descriptor_, bytes.data(), bytes.size(), 0);
  return count > 0 ? std::string(bytes.data(), static_cast<std::size_t>(count)) : std::string();
}

WebSocket::WebSocket(std::uint16_t port, const Headers& headers, std::string_view path)
    : connection_(port) {
  if (!connection_.ok()) return;
  Headers all = {{"Upgrade", "websocket"},
                 {"Connection", "Upgrade"},
                 {"Sec-WebSocket-Version", "13"},
                 {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}};
  all.insert(all.end(), headers.begin(), headers.end());
  connection_.write(request_text("GET", path, {}, all));
  for (;;) {
    const std::string some = connection_.read();
    buffer_ += some;
    if (const std::optional<Reply> reply = take_head(buffer_)) {
      status_ = reply->status;
      return;
    }
    if (some.empty()) return;
  }
}

void WebSocket::send_fragment(std::string_view payload) {
  write_frame(std::exchange(in_pieces_, true) ? 0x0 : 0x1, payload);
}

void WebSocket::send_frame(int opcode, std::string_view payload) {
  constexpr int last = 0x80;
  write_frame(last | opcode, payload);
}

void WebSocket::write_frame(int first, std::string_view payload) {
  std::string frame(1, static_cast<char>(first));
  constexpr int masked = 0x80;
  if (payload.size() < 126) {
    frame += static_cast<char>(masked | static_cast<int>(payload.size()));
  } else {
    const bool wide = payload.size() > 0xFFFF;
    frame += static_cast<char>(masked | (wide ? 127 : 126));
    for (int shift = wide ? 56 : 8; shift >= 0; shift -= 8)
      frame += static_cast<char>(payload.size() >> shift & 0xFF);
  }
  frame += std::string(4, '\0');  // a mask of zeros
  connection_.write(frame + std::string(payload));
}

bool WebSocket::fill(std::size_t bytes, int milliseconds) {
  while (buffer_.size() < bytes) {
    const std::string some = connection_.read(milliseconds);
    if (some.empty()) return false;
    buffer_ += some;
  }
  return true;
}

std::optional<std::string> WebSocket::receive(int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (;;) {
    if (closed_ || !fill(2, milliseconds)) return {};
    const int opcode = buffer_[0] & 0x0F;
    std::size_t length = static_cast<unsigned char>(buffer_[1]) & 0x7F;
    std::size_t head = 2;
    if (length >= 126) {
      const std::size_t digits = length == 126 ? 2 : 8;
      head += digits;
      if (!fill(head, milliseconds)) return {};
      length = 0;
      for (std::size_t i = 0; i < digits; ++i)
        length = length << 8 | static_cast<unsigned char>(buffer_[2 + i]);
    }
    if (!fill(head + length, milliseconds)) return {};
    std::string payload = buffer_.substr(head, length);
    buffer_.erase(0, head + length);
    if (opcode == 0x1) return payload;
    if (opcode == 0x9) {
      send_frame(0xA, payload);
      if (Clock::now() > end) return {};  // pings are no answer
    }
    if (opcode == 0x8) {
      closed_ = true;
      if (payload.size() >= 2)
        close_code_ =
            static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
      send_frame(0x8, payload);
    }
  }
}

json::Value WebSocket::message(int milliseconds) {
  const std::optional<std::string> text = receive(milliseconds);
  if (!text) return {};
  const Result<json::Value> value = json::read(*text);
  return value ? *value : json::Value{};
}

json::Value WebSocket::message(std::string_view type, int milliseconds) {
  for (;;) {
    json::Value value = message(milliseconds);
    if (value.kind != json::Value::Kind::object || text(value, "type") == type) return value;
  }
}

const json::Value& at(const json::Value& value, std::string_view member) {
  static const json::Value nothing;
  const json::Value* found = value.find(member);
  return found != nullptr ? *found : nothing;
}
std::string text(const json::Value& value, std::string_view member) {
  return at(value, member).string;
}
std::int64_t number(const json::Value& value, std::string_view member) {
  return at(value, member).number;
}

}  // namespace veillee::testing_client
