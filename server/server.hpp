// The whole server: one thread of I/O, one that writes, one that loads, and a few that think.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/limits.hpp"
#include "server/listener.hpp"
#include "server/log.hpp"
#include "server/secrets.hpp"
#include "store/store.hpp"
#include "table/frames.hpp"

namespace veillee {

struct ServerSettings {
  ListenerSettings listener;
  Limits limits;
  std::string public_url;
  std::vector<OfferedDeck> decks;  // besides those of the games
  int threads = 0;                 // that think; 0: one less than the machine has
  LogLevel log = LogLevel::info;
  // Tests give their own.
  std::function<std::int64_t()> now;
  RandomSource random;
};

class Server {
 public:
  static Result<std::unique_ptr<Server>> open(ServerSettings settings,
                                              std::unique_ptr<Store> store);
  virtual ~Server() = default;

  virtual std::uint16_t port() const = 0;
  // Until a signal, or stop(). Everything that was taken is on disk when it returns.
  virtual void run() = 0;
  virtual void stop() = 0;  // from any thread
};

}  // namespace veillee
