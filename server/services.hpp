// What the parts of the server share. All of it belongs to the one I/O thread, but for the writer
// and the workers, which have threads of their own and post back.
#pragma once

#include <functional>

#include "server/limits.hpp"
#include "server/listener.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/secrets.hpp"
#include "server/workers.hpp"
#include "store/writer.hpp"

namespace veillee {

struct Services {
  std::function<std::int64_t()> now;  // milliseconds since 1970
  RandomSource random;
  Limits limits;
  Log log;
  Metrics metrics = {};
  Addresses* addresses = nullptr;
  Store* store = nullptr;
  Listener* listener = nullptr;
  StoreWriter* writer = nullptr;
  Workers* thinking = nullptr;  // computer players and hints
  Workers* studying = nullptr;  // annotations: they may take minutes
  Workers* loading = nullptr;   // stored tables are read and replayed
  bool closing = false;         // nothing more is taken
};

// The address that pays for a request; empty when nobody has to.
inline std::string payer_of(const Request& request, const Limits& limits) {
  return request.local && limits.local_is_free ? std::string() : request.address;
}

}  // namespace veillee
