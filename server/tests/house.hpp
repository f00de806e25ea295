// A server in this process on a port of its own, with time and chance in the test's hands.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "server/server.hpp"
#include "server/tests/client.hpp"
#include "table/game_record.hpp"

namespace veillee {

using testing_client::ask;
using testing_client::at;
using testing_client::Headers;
using testing_client::number;
using testing_client::Reply;
using testing_client::text;
using testing_client::WebSocket;

// A store in memory. It can be told to fail, and it outlives a server.
class MemoryShelf;
std::shared_ptr<MemoryShelf> new_shelf();
void fail_from_now_on(MemoryShelf& shelf, bool failing);
// The next append finds that another server has written this row first.
void slip_in(MemoryShelf& shelf, Row row);
// From now on rows are stored only when somebody has loaded them, and who loads any has them only
// when it is let go.
void load_before_stored(MemoryShelf& shelf);
void let_loads_go(MemoryShelf& shelf);
// A whole log that was stored before.
void put_on(MemoryShelf& shelf, std::vector<Row> rows);
std::vector<Row> rows_on(MemoryShelf& shelf, std::string_view table);
std::size_t tables_on(MemoryShelf& shelf);

class House {
 public:
  struct Plan {
    Limits limits;
    std::string public_url;
    std::uint64_t randomness = 0;  // 0: the system's; otherwise a fixed sequence
    bool frozen = false;           // the time stands still but for `pass`
    std::shared_ptr<MemoryShelf> shelf;
    std::vector<OfferedDeck> decks = {};
  };
  House();
  explicit House(Plan plan);
  ~House() { stop(); }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  std::uint16_t port() const { return server_->port(); }
  MemoryShelf& shelf() { return *shelf_; }
  void pass(std::int64_t milliseconds) { time_ += milliseconds; }
  void stop();

  Reply get(std::string_view target, const Headers& headers = {}) const {
    return ask(port(), "GET", target, {}, headers);
  }
  Reply post(std::string_view target, std::string_view body, const Headers& headers = {}) const {
    return ask(port(), "POST", target, body, headers);
  }

 private:
  std::shared_ptr<MemoryShelf> shelf_;
  std::atomic<std::int64_t> time_ = 1'700'000'000'000;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

// Somebody at a table.
struct Guest {
  std::string table;
  std::string seat;
  std::string token;
};

// A client that has said hello and has its first frame.
class Player {
 public:
  Player(const House& house, const Guest& guest, std::string_view language = "en");

  const json::Value& frame() const { return frame_; }
  bool asked() const { return frame_.find("decision") != nullptr; }
  bool over() const { return text(frame_, "state") == "over"; }
  std::int64_t seq() const { return number(frame_, "seq"); }
  WebSocket& socket() { return socket_; }

  // Sends a message of this type with a new id and these further members ("\"seq\":3").
  std::string send(std::string_view type, std::string_view members = {});
  // The answer to this id; frames that come first are kept as the newest.
  json::Value answer(std::string_view id);
  json::Value ask(std::string_view type, std::string_view members = {}) {
    return answer(send(type, members));
  }
  // Decides, and waits for the answer and for the frame after it.
  json::Value act(std::string_view action);
  json::Value act_on(std::string_view action, std::int64_t seq);
  // Reads frames until one has at least this seq.
  bool catch_up(std::int64_t seq);
  bool next_frame(int milliseconds = testing_client::patience);
  // The n-th of the options, counted round.
  std::string option(std::size_t n) const;

 private:
  WebSocket socket_;
  json::Value frame_;
  int last_id_ = 0;
  std::string prefix_;
};

// Opens a table of two people, and gives both seats.
std::pair<Guest, Guest> two_guests(const House& house, std::string_view game);
// Plays until the end, each seat's decision the n-th option by a simple rule. False when it got
// stuck.
bool play_on(std::vector<Player*> players, int most_decisions, std::size_t& choice);

}  // namespace veillee
