// Where the logs of tables are kept. SQLite today; PostgreSQL may stand next to it: the unique key
// (table, seq) decides every race. Every function may be called from any thread.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"
#include "table/row.hpp"

namespace veillee {

class Store {
 public:
  virtual ~Store() = default;

  // One entry a group: stored and on disk when this returns, or not stored at all.
  enum class Fate : std::uint8_t { stored, conflict, failed };
  // A group of rows is stored whole or not at all; a group that conflicts (one of its rows does not
  // follow the last row of its table) does not disturb the others. One transaction for them all.
  virtual std::vector<Fate> append(std::span<const std::vector<Row>> groups) = 0;

  // In order; empty when there is no such table.
  virtual Result<std::vector<Row>> load(std::string_view table) = 0;
  // Every table whose last row was stored at or after this time, newest first.
  struct Entry {
    std::string table;
    std::uint64_t seq;
    std::int64_t time;
  };
  virtual Result<std::vector<Entry>> tables(std::int64_t since, std::size_t most) = 0;
  // Why the last append failed, in the words of what stores; for whoever runs the server.
  virtual std::string failure() = 0;
  // Writes a mark and waits until it is on disk: nothing, or what is wrong.
  virtual std::optional<Refusal> try_to_write() = 0;
  // A whole copy in a new file, while serving.
  virtual std::optional<Refusal> backup(const std::string& path) = 0;
};

struct StoreSettings {
  bool check = true;            // a damaged store is refused
  std::int64_t most_bytes = 0;  // beyond them nothing is stored; 0: as many as there are
};

// "PATH" or "sqlite:PATH"; brings an older schema up to date; one sentence when it cannot be
// opened. Only one program can have it open.
Result<std::unique_ptr<Store>> open_store(std::string_view address,
                                          const StoreSettings& settings = {});

// A whole copy in a new file, also of a store that a server has open.
std::optional<Refusal> backup_store(std::string_view address, const std::string& path);

// Puts a copy in the place of a store that nobody has open. What was there is kept beside it, with
// its journal, under the name that is given back; empty when there was nothing.
Result<std::string> restore_store(std::string_view address, const std::string& copy);

}  // namespace veillee
