#include "server/server.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <chrono>

#include "server/api.hpp"
#include "server/sessions.hpp"

namespace veillee {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks_at_clocks = 100ms;
constexpr auto between_tidyings = 10s;
constexpr int niceness_of_thinking = 5;
constexpr int niceness_of_studying = 10;

std::int64_t milliseconds_of(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

// The time of day as it was when this was made, and what has passed since: people's clocks are not
// to run out because somebody sets the machine's.
std::function<std::int64_t()> steady_time() {
  return [offset = milliseconds_of(CLOCK_REALTIME) - milliseconds_of(CLOCK_BOOTTIME)] {
    return offset + milliseconds_of(CLOCK_BOOTTIME);
  };
}

int thinking_threads(int wanted) {
  if (wanted > 0) return wanted;
  // Two at least: one address never has both.
  return std::max(2, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// A socket is a descriptor: as many as the system allows.
void raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

class TheServer final : public Server {
 public:
  TheServer(ServerSettings settings, std::unique_ptr<Store> store)
      : settings_(std::move(settings)),
        store_(std::move(store)),
        services_{.now = settings_.now ? settings_.now : steady_time(),
                  .random = settings_.random ? settings_.random : system_random(),
                  .limits = settings_.limits,
                  .log = Log(settings_.log)},
        addresses_(services_.limits),
        hub_(services_),
        sessions_(services_, hub_),
        api_(services_, hub_, {settings_.public_url, settings_.decks}),
        thinking_(thinking_threads(settings_.threads), niceness_of_thinking),
        studying_(2, niceness_of_studying),
        loading_(2, 0) {
    services_.addresses = &addresses_;
  }

  ~TheServer() override {
    writer_.reset();
    stop_workers();
    listener_.reset();  // its connections still count themselves out
  }

  std::optional<Refusal> open() {
    raise_descriptor_limit();
    settings_.listener.largest_message = services_.limits.message_bytes;
    Result<std::unique_ptr<Listener>> listener = listen(settings_.listener, handlers());
    if (!listener) return listener.refusal();
    listener_ = std::move(*listener);
    writer_ = std::make_unique<StoreWriter>(
        *store_, [this](std::function<void()> work) { listener_->post(std::move(work)); });
    services_.store = store_.get();
    services_.listener = listener_.get();
    services_.writer = writer_.get();
    services_.thinking = &thinking_;
    services_.studying = &studying_;
    services_.loading = &loading_;
    return {};
  }

  std::uint16_t port() const override { return listener_->port(); }

  void run() override {
    look_at_clocks();
    tidy();
    hub_.wake_recent();
    listener_->run();
  }

  void stop() override {
    listener_->post([this] { close(); });
  }

 private:
  Handlers handlers() {
    return {
        .on_http = [this](Request request,
                          Respond respond) { api_.answer(std::move(request), std::move(respond)); },
        .body_limit = [this](const Request& request) { return api_.body_limit(request); },
        .on_upgrade = [this](const Request& request) { return api_.refuse_upgrade(request); },
        .on_open = [this](SocketId socket,
                          const Request& request) { sessions_.opened(socket, request); },
        .on_message = [this](SocketId socket,
                             std::string text) { sessions_.received(socket, std::move(text)); },
        .on_ping = [this](SocketId socket) { sessions_.pinged(socket); },
        .on_drained = [this](SocketId socket) { sessions_.drained(socket); },
        .on_close = [this](SocketId socket) { sessions_.closed(socket); },
        .on_connect = [this](const std::string& address) { return addresses_.connect(address); },
        .on_disconnect = [this](const std::string& address) { addresses_.disconnect(address); },
        .on_bad_request = [](int status,
                             const Request& request) { return Api::refuse(status, request); },
        .on_signal = [this] { close(); },
    };
  }

  // Takes nothing more; what was taken is stored and answered; then the sockets are closed.
  void close() {
    if (services_.closing) return;
    services_.closing = true;
    services_.log.info("stopping");
    writer_.reset();
    stop_workers();
    listener_->post([this] { listener_->shut_down(going_away, "restart"); });
  }

  void stop_workers() {
    for (Workers* workers : {&thinking_, &studying_, &loading_}) workers->stop();
  }

  void look_at_clocks() {
    hub_.look_at_clocks();
    sessions_.look_at_strangers();
    listener_->after(between_looks_at_clocks, [this] { look_at_clocks(); });
  }

  void tidy() {
    hub_.put_idle_away();
    addresses_.tidy(services_.now());
    listener_->after(between_tidyings, [this] { tidy(); });
  }

  ServerSettings settings_;
  std::unique_ptr<Store> store_;
  Services services_;
  Addresses addresses_;
  Hub hub_;
  Sessions sessions_;
  Api api_;
  Workers thinking_;
  Workers studying_;
  Workers loading_;
  std::unique_ptr<Listener> listener_;
  std::unique_ptr<StoreWriter> writer_;
};

}  // namespace

Result<std::unique_ptr<Server>> Server::open(ServerSettings settings,
                                             std::unique_ptr<Store> store) {
  auto server = std::make_unique<TheServer>(std::move(settings), std::move(store));
  if (std::optional<Refusal> refusal = server->open()) return *refusal;
  return std::unique_ptr<Server>(std::move(server));
}

}  // namespace veillee
