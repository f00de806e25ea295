#include "server/listener.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <deque>
#include <unordered_map>
#include <unordered_set>

#include "server/proxies.hpp"

namespace veillee {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using net::ip::tcp;
using namespace std::chrono_literals;

// Note for whoever edits coroutines here: GCC 12 destroys temporaries inside a co_await expression
// twice in some cases. Everything with a destructor gets a name before it is awaited with.
constexpr auto no_throw = net::as_tuple(net::use_awaitable);
constexpr std::uint32_t largest_header = 8 * 1024;
constexpr int system_buffer = 128 * 1024;
constexpr auto time_to_close = 2s;
constexpr auto time_to_shake_hands = 10s;
constexpr std::size_t most_thrown_away = 4 * 1024 * 1024;  // of a body that nobody wanted

std::string small_letters(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

// An IPv4 client of an IPv6 socket counts as what it is.
net::ip::address plain(const net::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
  return address;
}

// Bytes of nothing (empty fragments, say) never reach a handler: so a socket is read only so fast.
class ReadRate {
 public:
  void limit(double per_second, double at_once) {
    per_second_ = per_second;
    content_ = at_once_ = at_once;
    time_ = std::chrono::steady_clock::now();
  }

 private:
  friend class beast::rate_policy_access;
  static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
  static constexpr double worth_reading = 1024;

  std::size_t available_read_bytes() {
    if (per_second_ == 0) return any;
    const auto now = std::chrono::steady_clock::now();
    const double seconds = std::chrono::duration<double>(now - time_).count();
    content_ = std::min(at_once_, content_ + seconds * per_second_);
    time_ = now;
    return content_ < worth_reading ? 0 : static_cast<std::size_t>(content_);
  }
  std::size_t available_write_bytes() const { return any; }
  void transfer_read_bytes(std::size_t n) { content_ -= static_cast<double>(n); }
  void transfer_write_bytes(std::size_t) const {}
  void on_timer() const {}  // the time itself tells how much has come back

  double per_second_ = 0;  // 0: no limit
  double at_once_ = 0;
  double content_ = 0;
  std::chrono::steady_clock::time_point time_;
};

using Stream = beast::basic_stream<tcp, net::any_io_executor, ReadRate>;

Request plain_request(const http::request<http::string_body>& message, const Proxies& proxies,
                      const net::ip::address& peer) {
  Request request;
  request.method = std::string(message.method_string());
  const std::string_view target = message.target();
  const std::size_t mark = std::min(target.find('?'), target.size());
  request.path = std::string(target.substr(0, mark));
  if (mark < target.size()) request.query = std::string(target.substr(mark + 1));
  std::vector<std::string> forwarded;
  for (const auto& field : message) {
    request.headers.emplace_back(small_letters(field.name_string()), std::string(field.value()));
    if (request.headers.back().first == "x-forwarded-for")
      forwarded.push_back(request.headers.back().second);
  }
  Asker asker = proxies.asker(peer.to_string(), forwarded);
  request.address = std::move(asker.address);
  request.local = asker.local;
  request.forwarded = asker.forwarded;
  return request;
}

// How a body is told: "chunked", by its length, or not at all. Anything else is not understood, and
// guessing would take a body for the next request.
bool understood_body(const http::fields& fields) {
  const auto [first, last] = fields.equal_range(http::field::transfer_encoding);
  if (first == last) return true;
  return std::next(first) == last && small_letters(first->value()) == "chunked";
}

class Connections;

// One WebSocket with its queue: at most one write is under way.
struct Socket : std::enable_shared_from_this<Socket> {
  Socket(Stream&& lower, Connections& owner_, SocketId id_)
      : stream(std::move(lower)), owner(owner_), id(id_) {}

  // Without compression: frames are small, and an idle socket shall cost little.
  websocket::stream<Stream, false> stream;
  Connections& owner;
  SocketId id;
  std::deque<Text> queue;
  std::size_t queued = 0;  // bytes
  bool writing = false;
  bool closing = false;
  websocket::close_reason why;

  void write();
  void cut() { beast::get_lowest_layer(stream).close(); }
};

// Counts a connection of an address for as long as it lasts.
class Admission {
 public:
  explicit Admission(const Handlers& handlers) : handlers_(handlers) {}
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;
  ~Admission() {
    if (!address_.empty()) handlers_.on_disconnect(address_);
  }
  bool admit(const std::string& address) {
    if (!address_.empty()) return true;
    if (!handlers_.on_connect(address)) return false;
    address_ = address;
    return true;
  }

 private:
  const Handlers& handlers_;
  std::string address_;
};

class Connections final : public Listener {
 public:
  Connections(const ListenerSettings& settings, Handlers handlers)
      : settings_(settings), handlers_(std::move(handlers)), acceptor_(io_), signals_(io_) {}

  std::optional<Refusal> open();

  std::uint16_t port() const override { return port_; }
  void run() override { io_.run(); }
  void send(SocketId id, Text text) override;
  bool drained(SocketId id) const override {
    const auto found = sockets_.find(id);
    return found != sockets_.end() && found->second->queue.empty();
  }
  void close(SocketId id, std::uint16_t code, std::string reason) override;
  using Listener::send;
  void post(std::function<void()> work) override { net::post(io_, std::move(work)); }
  void after(std::chrono::milliseconds time, std::function<void()> work) override {
    auto timer = std::make_shared<net::steady_timer>(io_, time);
    timer->async_wait([timer, work = std::move(work)](error_code error) {
      if (!error) work();
    });
  }
  void shut_down(std::uint16_t code, std::string reason) override;

  const Handlers& handlers() const { return handlers_; }

 private:
  // A connection that speaks HTTP. Idle: between two requests.
  struct HttpClient {
    Stream stream;
    net::ip::address peer;
    bool idle = true;
  };

  net::awaitable<void> accept_all();
  net::awaitable<void> serve(std::shared_ptr<HttpClient> client);
  net::awaitable<void> serve_http(HttpClient& client, Admission& admission);
  net::awaitable<void> throw_away(HttpClient& client);
  net::awaitable<bool> respond(HttpClient& client, Response response, unsigned version,
                               bool keep_alive, bool head);
  net::awaitable<Response> ask(Request request);
  net::awaitable<void> serve_socket(HttpClient& client,
                                    const http::request<http::string_body>& upgrade,
                                    const Request& request);
  void stop_when_done() {
    if (closing_ && sockets_.empty() && clients_.empty()) io_.stop();
  }

  ListenerSettings settings_;
  Proxies proxies_;
  Handlers handlers_;
  net::io_context io_{1};
  tcp::acceptor acceptor_;
  net::signal_set signals_;
  std::uint16_t port_ = 0;
  bool closing_ = false;
  SocketId last_id_ = 0;
  std::unordered_map<SocketId, std::shared_ptr<Socket>> sockets_;
  std::unordered_set<HttpClient*> clients_;
};

void Socket::write() {
  if (writing || queue.empty()) return;
  writing = true;
  stream.async_write(net::buffer(*queue.front()),
                     [self = shared_from_this()](error_code error, std::size_t) {
                       self->writing = false;
                       if (error) return self->cut();
                       self->queued -= self->queue.front()->size();
                       self->queue.pop_front();
                       if (!self->queue.empty()) return self->write();
                       if (self->closing)
                         self->stream.async_close(self->why, [self](error_code) {});
                       else
                         self->owner.handlers().on_drained(self->id);
                     });
}

std::optional<Refusal> Connections::open() {
  const Phrase port = number(settings_.port);
  const Phrase host = verbatim(settings_.address);
  Result<Proxies> proxies = Proxies::read(settings_.trusted_proxies);
  if (!proxies) return proxies.refusal();
  proxies_ = std::move(*proxies);
  error_code error;
  const auto address = net::ip::make_address(
      settings_.address == "localhost" ? "127.0.0.1" : settings_.address, error);
  if (error)
    return Refusal{say({"« {0} » n’est pas une adresse IP ; par exemple 127.0.0.1 ou 0.0.0.0",
                        "\"{0}\" is not an IP address; for example 127.0.0.1 or 0.0.0.0"},
                       {host})};
  const tcp::endpoint endpoint(address, settings_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(net::socket_base::max_listen_connections, error);
  if (error == net::error::address_in_use)
    return Refusal{say({"le port {0} de {1} est déjà pris ; choisissez-en un autre avec --port",
                        "port {0} of {1} is already taken; choose another one with --port"},
                       {port, host})};
  if (error)
    return Refusal{say({"le port {0} de {1} ne peut pas être ouvert ({2})",
                        "port {0} of {1} cannot be opened ({2})"},
                       {port, host, verbatim(error.message())})};
  port_ = acceptor_.local_endpoint().port();
  if (settings_.signals) {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](error_code failed, int) {
      if (!failed) handlers_.on_signal();
    });
  }
  net::co_spawn(io_, accept_all(), net::detached);
  return {};
}

net::awaitable<void> Connections::accept_all() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(no_throw);
    if (closing_ || error == net::error::operation_aborted) co_return;
    if (error) {  // no descriptors left: somebody will go
      net::steady_timer pause(io_, 100ms);
      co_await pause.async_wait(no_throw);
      continue;
    }
    socket.set_option(tcp::no_delay(true), error);
    // Old frames shall not pile up in the system for somebody who does not read.
    socket.set_option(net::socket_base::send_buffer_size(system_buffer), error);
    const auto peer = socket.remote_endpoint(error);
    if (error) continue;
    auto client = std::make_shared<HttpClient>(
        HttpClient{.stream = Stream(std::move(socket)), .peer = plain(peer.address())});
    net::co_spawn(io_, serve(std::move(client)), net::detached);
  }
}

net::awaitable<void> Connections::serve(std::shared_ptr<HttpClient> client) {
  {
    Admission admission(handlers_);
    clients_.insert(client.get());
    const std::string peer = client->peer.to_string();
    if (proxies_.trusts(peer) || admission.admit(peer)) co_await serve_http(*client, admission);
    clients_.erase(client.get());
  }
  stop_when_done();
}

net::awaitable<void> Connections::serve_http(HttpClient& client, Admission& admission) {
  beast::flat_buffer buffer;
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(largest_header);
    parser.body_limit(boost::none);
    client.idle = true;
    client.stream.expires_after(settings_.http_timeout);
    auto [error, header_bytes] =
        co_await http::async_read_header(client.stream, buffer, parser, no_throw);
    client.idle = false;
    if (error) {
      const bool unreadable =
          error.category() == make_error_code(http::error::bad_method).category();
      if (!unreadable || error == http::error::end_of_stream ||
          error == http::error::partial_message)
        co_return;
      const int status = error == http::error::header_limit ? 431 : 400;
      Response refusal = handlers_.on_bad_request(status, Request());
      co_await respond(client, std::move(refusal), 11, false, false);
      co_return;
    }
    Request request = plain_request(parser.get(), proxies_, client.peer);
    const unsigned version = parser.get().version();
    if (websocket::is_upgrade(parser.get())) {
      std::optional<Response> refusal = handlers_.on_upgrade(request);
      if (!refusal && !request.local && !admission.admit(request.address))
        refusal = handlers_.on_bad_request(429, request);
      if (refusal) {
        co_await respond(client, std::move(*refusal), version, false, false);
        co_return;
      }
      co_await serve_socket(client, parser.get(), request);
      co_return;
    }
    if (!understood_body(parser.get())) {
      Response refusal = handlers_.on_bad_request(501, request);
      co_await respond(client, std::move(refusal), version, false, false);
      co_return;
    }
    const std::size_t limit = handlers_.body_limit(request);
    const bool announced = parser.content_length() && *parser.content_length() > limit;
    parser.body_limit(limit);
    if (!announced && small_letters(parser.get()[http::field::expect]) == "100-continue") {
      constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto words = net::buffer(go_on);
      auto [failed, bytes] = co_await net::async_write(client.stream, words, no_throw);
      if (failed) co_return;
    }
    if (!announced) {
      auto [failed, bytes] = co_await http::async_read(client.stream, buffer, parser, no_throw);
      error = failed;
    }
    if (announced || error == http::error::body_limit) {
      Response refusal = handlers_.on_bad_request(413, request);
      co_await respond(client, std::move(refusal), version, false, false);
      co_return;
    }
    if (error) co_return;
    request.body = std::move(parser.get().body());
    const bool head = request.method == "HEAD";
    if (head) request.method = "GET";
    const bool keep_alive = parser.get().keep_alive();
    client.stream.expires_never();
    Response response = co_await ask(std::move(request));
    if (!co_await respond(client, std::move(response), version, keep_alive, head)) co_return;
  }
}

net::awaitable<Response> Connections::ask(Request request) {
  return net::async_initiate<const net::use_awaitable_t<>, void(Response)>(
      [this](auto handler, Request asked) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        handlers_.on_http(std::move(asked), [this, shared](Response response) {
          net::post(io_, [shared, response = std::move(response)]() mutable {
            (*shared)(std::move(response));
          });
        });
      },
      net::use_awaitable, std::move(request));
}

// False: the connection ends here.
net::awaitable<bool> Connections::respond(HttpClient& client, Response response, unsigned version,
                                          bool keep_alive, bool head) {
  const std::string_view body = response.file.empty() ? response.body : response.file;
  http::response<http::span_body<const char>> message;
  message.version(version);
  message.result(static_cast<unsigned>(response.status));
  message.set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) message.set(name, value);
  keep_alive = keep_alive && !closing_;
  message.keep_alive(keep_alive);
  if (response.status != 304) message.content_length(body.size());
  if (!head) message.body() = {body.data(), body.size()};
  client.stream.expires_after(settings_.http_timeout);
  http::response_serializer<http::span_body<const char>> serializer(message);
  auto [error, bytes] = head
                            ? co_await http::async_write_header(client.stream, serializer, no_throw)
                            : co_await http::async_write(client.stream, serializer, no_throw);
  if (error || !keep_alive) {
    error_code ignored;
    client.stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    if (!error) co_await throw_away(client);
    co_return false;
  }
  co_return true;
}

// Whoever was refused may still be sending: closing now would destroy our answer on its way.
net::awaitable<void> Connections::throw_away(HttpClient& client) {
  if (closing_) co_return;
  client.idle = true;  // a shutdown need not wait for it
  client.stream.expires_after(time_to_close);
  std::array<char, 16 * 1024> bin;
  std::size_t left = most_thrown_away;
  while (left > 0) {
    const auto some = net::buffer(bin);
    auto [error, bytes] = co_await client.stream.async_read_some(some, no_throw);
    if (error) co_return;
    left -= std::min(left, bytes);
  }
}

net::awaitable<void> Connections::serve_socket(HttpClient& client,
                                               const http::request<http::string_body>& upgrade,
                                               const Request& request) {
  auto socket = std::make_shared<Socket>(std::move(client.stream), *this, ++last_id_);
  auto& stream = socket->stream;
  beast::get_lowest_layer(stream).expires_never();
  stream.set_option(websocket::stream_base::timeout{time_to_shake_hands, settings_.silence, true});
  stream.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(http::field::server, "veillee"); }));
  stream.read_message_max(settings_.largest_message);
  if (!request.local)
    beast::get_lowest_layer(stream).rate_policy().limit(settings_.bytes_per_second,
                                                        settings_.bytes_at_once);
  stream.control_callback([this, id = socket->id](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::ping) post([this, id] { handlers_.on_ping(id); });
  });
  stream.auto_fragment(false);
  stream.text(true);
  clients_.erase(&client);
  sockets_.emplace(socket->id, socket);
  auto [error] = co_await stream.async_accept(upgrade, no_throw);
  if (!error) {
    handlers_.on_open(socket->id, request);
    if (closing_) close(socket->id, going_away, {});
    beast::flat_buffer buffer;
    for (;;) {
      auto [failed, bytes] = co_await stream.async_read(buffer, no_throw);
      if (failed) break;
      if (socket->closing) {
        buffer.consume(buffer.size());
        continue;
      }
      std::string text = beast::buffers_to_string(buffer.data());
      buffer.consume(buffer.size());
      buffer.shrink_to_fit();  // thousands of idle sockets keep nothing
      if (stream.got_text())
        handlers_.on_message(socket->id, std::move(text));
      else
        close(socket->id, policy, "text only");
    }
    handlers_.on_close(socket->id);
  }
  sockets_.erase(socket->id);
}

void Connections::send(SocketId id, Text text) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end() || found->second->closing) return;
  Socket& socket = *found->second;
  socket.queued += text->size();
  socket.queue.push_back(std::move(text));
  // What is being written does not count: a slow reader of a long frame may ask something.
  if (socket.queued - socket.queue.front()->size() > settings_.largest_queue) {
    socket.closing = true;
    return socket.cut();
  }
  socket.write();
}

void Connections::close(SocketId id, std::uint16_t code, std::string reason) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end() || found->second->closing) return;
  const std::shared_ptr<Socket> socket = found->second;
  socket->closing = true;
  socket->why = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
  if (!socket->writing) socket->stream.async_close(socket->why, [socket](error_code) {});
  after(time_to_close,
        [socket] { socket->cut(); });  // whoever does not answer that is not heard on
}

void Connections::shut_down(std::uint16_t code, std::string reason) {
  if (closing_) return;
  closing_ = true;
  error_code ignored;
  acceptor_.close(ignored);
  signals_.cancel(ignored);
  for (HttpClient* client : clients_)
    if (client->idle) client->stream.cancel();
  std::vector<SocketId> open;
  for (const auto& [id, socket] : sockets_) open.push_back(id);
  for (const SocketId id : open) close(id, code, reason);
  after(time_to_close, [this] { io_.stop(); });
  stop_when_done();
}

}  // namespace

std::string_view Request::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (key == name) return value;
  return {};
}

Result<std::unique_ptr<Listener>> listen(const ListenerSettings& settings, Handlers handlers) {
  auto connections = std::make_unique<Connections>(settings, std::move(handlers));
  if (std::optional<Refusal> refusal = connections->open()) return *refusal;
  return std::unique_ptr<Listener>(std::move(connections));
}

}  // namespace veillee
