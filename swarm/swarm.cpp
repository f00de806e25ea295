// The network of the swarm: Beast and coroutines, on one thread.
#include "swarm/swarm.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "engine/json.hpp"
#include "swarm/skim.hpp"

namespace veillee {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using net::ip::tcp;
using namespace std::chrono_literals;
using Time = std::chrono::steady_clock::time_point;

constexpr auto no_throw = net::as_tuple(net::use_awaitable);
constexpr auto time_to_connect = 5s;
constexpr int openers = 16;  // tables that are opened at once

Time now() { return std::chrono::steady_clock::now(); }

std::uint32_t microseconds_since(Time time) {
  return static_cast<std::uint32_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now() - time).count());
}

struct Client;

struct SwarmTable {
  std::string id;
  std::vector<std::shared_ptr<Client>> clients;
  Time due;                     // of the next move
  std::uint64_t moved_seq = 0;  // the row that the last move was decided after
  Time moved;
  bool done = false;
};

class Swarm;

// One person and the connection that it has at the moment.
struct Client : std::enable_shared_from_this<Client> {
  Client(Swarm& swarm_, std::shared_ptr<SwarmTable> table_, std::string token_, SwarmPerson person_)
      : swarm(swarm_),
        table(std::move(table_)),
        token(std::move(token_)),
        person(std::move(person_)) {}

  using Stream = websocket::stream<beast::tcp_stream>;

  Swarm& swarm;
  std::shared_ptr<SwarmTable> table;
  std::string token;
  SwarmPerson person;
  std::shared_ptr<Stream> stream;  // null: not connected
  std::deque<std::string> queue;
  bool writing = false;
  bool welcomed = false;   // has had a frame on this connection
  bool seated = false;     // has ever had one
  bool scheduled = false;  // a move is due soon
  int lives = 0;           // connections so far
  Time sent, heard;
  std::uint64_t seen = 0;

  net::awaitable<void> live();
  net::awaitable<bool> connect();
  net::awaitable<void> read_all();
  net::awaitable<void> move_when_due();
  net::awaitable<void> say_again();
  net::awaitable<void> watch();
  void hear(std::string_view message);
  void say(std::string text);
  void write();
  void send_act();
  void look_after_frame();
  void cut() {
    if (stream) beast::get_lowest_layer(*stream).close();
  }
};

class Swarm {
 public:
  Swarm(const SwarmPlan& plan, const std::atomic<bool>& stop)
      : plan_(plan), stop_(stop), rng_(plan.seed), news_(io_) {}

  Result<SwarmReport> run();

  net::io_context& io() { return io_; }
  const SwarmPlan& plan() const { return plan_; }
  SwarmReport& report() { return report_; }
  bool playing() const { return playing_; }
  bool closing() const { return closing_; }
  const tcp::endpoint& sockets() const { return sockets_; }
  void seated() { ++seated_; }
  void error(std::string_view kind) { ++report_.errors[std::string(kind)]; }
  Time next_due(SwarmTable& table);
  void ended(const std::shared_ptr<SwarmTable>& table);

 private:
  net::awaitable<void> whole_evening();
  net::awaitable<void> open_tables(int& left);
  net::awaitable<bool> open_table(beast::tcp_stream& stream);
  net::awaitable<std::string> post(beast::tcp_stream& stream, std::string path, std::string body);
  net::awaitable<void> sleep(std::chrono::milliseconds time);
  net::awaitable<void> replace_table();
  bool all_done() const;
  void close();

  const SwarmPlan& plan_;
  const std::atomic<bool>& stop_;
  net::io_context io_{1};
  FastRng rng_;
  net::steady_timer news_;
  tcp::endpoint server_, sockets_;
  SwarmReport report_;
  std::vector<std::shared_ptr<SwarmTable>> tables_;
  std::size_t opened_ = 0;
  std::size_t seated_ = 0;
  bool playing_ = false;
  bool replacing_ = false;
  bool closing_ = false;
  std::optional<Refusal> refusal_;
};

// ── A person ─────────────────────────────────────────────────────────────────────────────────────

void Client::say(std::string text) {
  queue.push_back(std::move(text));
  write();
}

void Client::write() {
  if (writing || queue.empty() || !stream) return;
  writing = true;
  stream->async_write(net::buffer(queue.front()),
                      [self = shared_from_this(), used = stream](error_code error, std::size_t) {
                        if (used != self->stream) return;  // another life has begun
                        self->writing = false;
                        if (error) return self->cut();
                        self->queue.pop_front();
                        self->write();
                      });
}

std::string hello(const std::string& table, const std::string& token) {
  json::Writer out;
  out.begin_object();
  out.member("type", "hello");
  out.member("version", 1);
  out.member("table", table);
  out.member("token", token);
  out.member("lang", "en");
  out.end_object();
  return out.text();
}

std::string message(const Act& act) {
  json::Writer out;
  out.begin_object();
  out.member("type", "act");
  out.member("id", act.id);
  out.member("seq", act.seq);
  out.member("action", act.action);
  out.end_object();
  return out.text();
}

void Client::send_act() {
  sent = now();
  say(message(*person.act()));
}

net::awaitable<bool> Client::connect() {
  stream = std::make_shared<Stream>(swarm.io());
  queue.clear();
  writing = false;
  welcomed = false;
  auto& lower = beast::get_lowest_layer(*stream);
  lower.expires_after(time_to_connect);
  auto [failed] = co_await lower.async_connect(swarm.sockets(), no_throw);
  if (failed) co_return false;
  lower.socket().set_option(tcp::no_delay(true), failed);
  auto [refused] = co_await stream->async_handshake("localhost", "/api/ws", no_throw);
  if (refused) co_return false;
  lower.expires_never();
  stream->auto_fragment(false);
  stream->read_message_max(4U << 20);
  heard = now();
  if (lives++ > 0) ++swarm.report().reconnected;
  say(hello(table->id, token));
  co_return true;
}

net::awaitable<void> Client::read_all() {
  beast::flat_buffer buffer;
  while (!person.over() && !swarm.closing()) {
    const auto [error, size] = co_await stream->async_read(buffer, no_throw);
    if (error) co_return;
    hear({static_cast<const char*>(buffer.data().data()), buffer.size()});
    buffer.consume(size);
  }
}

net::awaitable<void> Client::live() {
  const auto self = shared_from_this();
  auto pause = 20ms;
  net::co_spawn(swarm.io(), watch(), net::detached);
  while (!person.over() && !swarm.closing()) {
    if (co_await connect()) {
      pause = 20ms;
      co_await read_all();
    }
    cut();
    if (person.over() || swarm.closing()) break;
    net::steady_timer timer(swarm.io(), pause);
    co_await timer.async_wait(no_throw);
    pause = std::min<std::chrono::milliseconds>(pause * 2, 500ms);
  }
  cut();
  swarm.ended(table);
}

void Client::hear(std::string_view text) {
  heard = now();
  switch (person.hear(text)) {
    case SwarmPerson::News::frame: look_after_frame(); break;
    case SwarmPerson::News::accepted:
      ++swarm.report().moves;
      swarm.report().answered.push_back(microseconds_since(sent));
      if (swarm.plan().record)
        swarm.report().acknowledged.push_back(
            {table->id, person.accepted_seq(), person.last_act().id});
      break;
    case SwarmPerson::News::stale: ++swarm.report().resyncs; break;
    case SwarmPerson::News::too_fast:
      ++swarm.report().slowed;
      net::co_spawn(swarm.io(), say_again(), net::detached);
      break;
    case SwarmPerson::News::refused:
    case SwarmPerson::News::turned_away:
      swarm.error(person.refusal());
      cut();
      break;
    case SwarmPerson::News::nothing: break;
  }
  if (swarm.playing() && person.may_act() && !scheduled)
    net::co_spawn(swarm.io(), move_when_due(), net::detached);
}

void Client::look_after_frame() {
  if (!welcomed) {
    welcomed = true;
    if (!seated) swarm.seated();
    seated = true;
    if (lives > 1) ++swarm.report().resyncs;
    if (person.act()) {  // not sure whether it was heard: say it again
      ++swarm.report().resent;
      send_act();
    }
  } else if (person.seq() > table->moved_seq && seen <= table->moved_seq &&
             table->moved != Time{}) {
    swarm.report().seen.push_back(microseconds_since(table->moved));
  }
  seen = person.seq();
}

net::awaitable<void> Client::move_when_due() {
  const auto self = shared_from_this();
  scheduled = true;
  net::steady_timer timer(swarm.io(), swarm.next_due(*table));
  co_await timer.async_wait(no_throw);
  scheduled = false;
  if (!person.may_act() || !welcomed || !swarm.playing()) co_return;
  if (swarm.plan().chatter > 0 && person.seq() % 8 < 8 * swarm.plan().chatter)
    say("{\"type\":\"chat\",\"id\":\"" + person.new_id() + "\",\"text\":\"…\"}");
  person.decide();
  table->moved_seq = person.seq();
  table->moved = now();
  seen = ~std::uint64_t{0};  // one's own move is no news
  send_act();
}

net::awaitable<void> Client::say_again() {
  const auto self = shared_from_this();
  net::steady_timer timer(swarm.io(), 250ms);
  co_await timer.async_wait(no_throw);
  if (welcomed && person.act() && !swarm.closing()) send_act();
}

// Asks again for what was lost on the way.
net::awaitable<void> Client::watch() {
  const auto self = shared_from_this();
  if (swarm.plan().idle) co_return;
  const auto patience = swarm.plan().patience;
  net::steady_timer timer(swarm.io());
  while (!person.over() && !swarm.closing()) {
    timer.expires_after(patience / 4);
    co_await timer.async_wait(no_throw);
    if (welcomed && !swarm.playing()) continue;
    if (now() - heard > 3 * patience) {
      heard = now();
      cut();
    } else if (welcomed && person.act() && now() - sent > patience) {
      ++swarm.report().resent;
      send_act();
    }
  }
}

// ── All of them ──────────────────────────────────────────────────────────────────────────────────

Time Swarm::next_due(SwarmTable& table) {
  if (plan_.rate <= 0) return now();
  // Every table keeps its own beat, also after a pause: otherwise one hiccup would make them all
  // move at the same moment from then on, as people never do.
  const std::chrono::microseconds beat(static_cast<std::int64_t>(1e6 / plan_.rate));
  if (table.due < now()) table.due += ((now() - table.due) / beat + 1) * beat;
  const Time due = table.due;
  table.due += beat;
  return due;
}

void Swarm::ended(const std::shared_ptr<SwarmTable>& table) {
  const bool over = std::all_of(table->clients.begin(), table->clients.end(),
                                [](const auto& client) { return client->person.over(); });
  if (!over || table->done) return;
  table->done = true;
  ++report_.finished;
  table->clients.clear();
  if (replacing_) net::co_spawn(io_, replace_table(), net::detached);
}

bool Swarm::all_done() const {
  return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->done; });
}

net::awaitable<void> Swarm::sleep(std::chrono::milliseconds time) {
  net::steady_timer timer(io_, time);
  co_await timer.async_wait(no_throw);
}

// The body of the answer; empty when there was none or it was a refusal.
net::awaitable<std::string> Swarm::post(beast::tcp_stream& stream, std::string path,
                                        std::string body) {
  http::request<http::string_body> request(http::verb::post, path, 11);
  request.set(http::field::host, "localhost");
  request.set(http::field::content_type, "application/json");
  request.body() = std::move(body);
  request.prepare_payload();
  for (int attempt = 0; attempt < 2; ++attempt) {
    stream.expires_after(time_to_connect);
    if (!stream.socket().is_open() || attempt > 0) {
      stream.close();
      auto [failed] = co_await stream.async_connect(server_, no_throw);
      if (failed) continue;
      stream.socket().set_option(tcp::no_delay(true), failed);
    }
    auto [unsent, bytes] = co_await http::async_write(stream, request, no_throw);
    if (unsent) continue;
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    auto [unheard, more] = co_await http::async_read(stream, buffer, response, no_throw);
    if (unheard) continue;
    if (response.result_int() < 300) co_return response.body();
    error(skim::text(skim::member(skim::member(response.body(), "error"), "kind")));
    co_return std::string();
  }
  stream.close();
  co_return std::string();
}

std::string opening(const SwarmPlan& plan, std::size_t number) {
  json::Writer out;
  out.begin_object();
  out.member("game", plan.games[number % plan.games.size()]);
  out.key("seats");
  out.begin_array();
  for (int seat = 0; seat < plan.players; ++seat)
    out.raw(seat == 0 ? R"({"kind":"me","name":"Swarm"})" : R"({"kind":"open"})");
  out.end_array();
  constexpr const char* digits = "0123456789abcdef";
  std::string seed = "0x";
  for (int shift = 60; shift >= 0; shift -= 4)
    seed += digits[((plan.seed << 32) + number) >> shift & 15];
  out.member("seed", seed);
  out.end_object();
  return out.text();
}

net::awaitable<bool> Swarm::open_table(beast::tcp_stream& stream) {
  std::vector<std::string> answers;
  const std::string plan = opening(plan_, opened_++);
  answers.push_back(co_await post(stream, "/api/tables", plan));
  auto table = std::make_shared<SwarmTable>();
  table->id = skim::text(skim::member(answers[0], "table"));
  if (table->id.empty()) co_return false;
  while (std::ssize(answers) < plan_.players) {
    const std::string name = "Swarm " + std::to_string(answers.size() + 1);
    std::string join = R"({"name":")" + name + "\"}";
    answers.push_back(co_await post(stream, "/api/tables/" + table->id + "/join", std::move(join)));
    if (answers.back().empty()) co_return false;
  }
  table->due =
      now() +
      std::chrono::microseconds(
          plan_.rate > 0 ? rng_.below(static_cast<std::uint32_t>(1e6 / plan_.rate) + 1) : 0);
  tables_.push_back(table);
  ++report_.tables;
  report_.ids.push_back(table->id);
  if (plan_.idle) answers.resize(1);
  for (const std::string& answer : answers) {
    const std::string seat = skim::text(skim::member(answer, "seat"));
    table->clients.push_back(std::make_shared<Client>(
        *this, table, skim::text(skim::member(answer, "token")),
        SwarmPerson(seat + "-" + std::to_string(plan_.seed) + "-", plan_.habit, rng_.word64())));
  }
  for (const auto& client : table->clients) net::co_spawn(io_, client->live(), net::detached);
  co_return true;
}

net::awaitable<void> Swarm::open_tables(int& left) {
  beast::tcp_stream stream(io_);
  for (int failures = 0; left > 0 && failures < 3 && !stop_;) {
    --left;
    if (co_await open_table(stream)) continue;
    ++left, ++failures;
    co_await sleep(200ms);
  }
}

net::awaitable<void> Swarm::replace_table() {
  beast::tcp_stream stream(io_);
  // The server may be down for a moment.
  while (replacing_ && !co_await open_table(stream)) co_await sleep(100ms);
}

net::awaitable<void> Swarm::whole_evening() {
  int left = plan_.tables;
  int busy = openers;
  for (int i = 0; i < openers; ++i)
    net::co_spawn(io_, open_tables(left), [&](std::exception_ptr) { --busy; });
  while (busy > 0) co_await sleep(5ms);
  if (left > 0 && !stop_) {
    refusal_ = Refusal{
        say({"le serveur {0}:{1} n’ouvre pas de tables", "the server {0}:{1} opens no tables"},
            {verbatim(plan_.host), number(plan_.port)})};
    co_return close();
  }
  const std::size_t persons = tables_.size() * (plan_.idle ? 1 : plan_.players);
  while (seated_ < persons && !stop_) co_await sleep(5ms);
  if (plan_.when_seated) plan_.when_seated();
  if (plan_.idle) co_return close();

  const Time start = now();
  playing_ = true;
  replacing_ = plan_.duration.has_value();
  for (const auto& table : tables_)
    for (const auto& client : table->clients) client->hear("{}");
  while (!stop_ && !(plan_.duration && now() - start >= *plan_.duration) &&
         !(!plan_.duration && all_done()))
    co_await sleep(10ms);
  replacing_ = false;
  if (!plan_.finish) playing_ = false;
  report_.seconds = std::chrono::duration<double>(now() - start).count();
  const Time end = now() + plan_.grace;
  const auto quiet = [&] {
    return std::all_of(tables_.begin(), tables_.end(), [&](const auto& table) {
      return table->done || (!plan_.finish && std::none_of(table->clients.begin(),
                                                           table->clients.end(), [](const auto& c) {
                                                             return c->person.act().has_value();
                                                           }));
    });
  };
  while (!quiet() && now() < end) co_await sleep(10ms);
  close();
}

void Swarm::close() {
  playing_ = false;
  closing_ = true;
  for (const auto& table : tables_) {
    if (!table->done) ++report_.unfinished;
    for (const auto& client : table->clients) client->cut();
  }
  net::co_spawn(
      io_, [this]() -> net::awaitable<void> { co_await sleep(100ms); },
      [this](std::exception_ptr) { io_.stop(); });
}

Result<SwarmReport> Swarm::run() {
  error_code error;
  tcp::resolver resolver(io_);
  const auto found = resolver.resolve(plan_.host, std::to_string(plan_.port), error);
  if (error || found.empty())
    return Refusal{say({"l’adresse {0} est inconnue", "the address {0} is not known"},
                       {verbatim(plan_.host)})};
  server_ = *found.begin();
  sockets_ = server_;
  if (plan_.socket_port != 0) sockets_.port(plan_.socket_port);
  net::co_spawn(io_, whole_evening(), net::detached);
  io_.run();
  for (const auto& table : tables_) table->clients.clear();
  if (refusal_) return *refusal_;
  std::sort(report_.answered.begin(), report_.answered.end());
  std::sort(report_.seen.begin(), report_.seen.end());
  return std::move(report_);
}

}  // namespace

std::uint64_t SwarmReport::all_errors() const {
  std::uint64_t sum = 0;
  for (const auto& [kind, count] : errors) sum += count;
  return sum;
}

std::uint32_t percentile(const std::vector<std::uint32_t>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size()));
  return sorted[std::min(at, sorted.size() - 1)];
}

Result<SwarmReport> run_swarm(const SwarmPlan& plan, const std::atomic<bool>& stop) {
  return Swarm(plan, stop).run();
}

}  // namespace veillee
