#include "server/tests/house.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <random>

namespace veillee {

class MemoryShelf {
 public:
  std::mutex mutex;
  std::map<std::string, std::vector<Row>, std::less<>> tables;
  bool failing = false;
  std::optional<Row> slipped;
  bool crossing = false;  // load_before_stored
  bool loaded = false;
  std::condition_variable changed;
};

namespace {

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<MemoryShelf> shelf) : shelf_(std::move(shelf)) {}

  std::vector<Fate> append(std::span<const std::vector<Row>> groups) override {
    std::unique_lock lock(shelf_->mutex);
    if (shelf_->failing) return std::vector<Fate>(groups.size(), Fate::failed);
    if (shelf_->slipped) {
      shelf_->tables[shelf_->slipped->table].push_back(*shelf_->slipped);
      shelf_->slipped.reset();
    }
    std::vector<Fate> fates;
    for (const std::vector<Row>& group : groups) {
      const bool follows = std::all_of(group.begin(), group.end(), [&](const Row& row) {
        const auto first = std::find_if(group.begin(), group.end(),
                                        [&](const Row& r) { return r.table == row.table; });
        return row.seq ==
               shelf_->tables[row.table].size() + 1 + static_cast<std::size_t>(&row - &*first);
      });
      fates.push_back(follows ? Fate::stored : Fate::conflict);
      if (follows)
        for (const Row& row : group) shelf_->tables[row.table].push_back(row);
    }
    shelf_->changed.wait(lock, [&] { return !shelf_->crossing || shelf_->loaded; });
    return fates;
  }
  Result<std::vector<Row>> load(std::string_view table) override {
    std::unique_lock lock(shelf_->mutex);
    const auto found = shelf_->tables.find(table);
    if (found == shelf_->tables.end()) return std::vector<Row>();
    std::vector<Row> rows = found->second;
    shelf_->loaded = true;
    shelf_->changed.notify_all();
    shelf_->changed.wait(lock, [&] { return !shelf_->crossing; });
    return rows;
  }
  Result<std::vector<Entry>> tables(std::int64_t since, std::size_t most) override {
    const std::lock_guard lock(shelf_->mutex);
    std::vector<Entry> entries;
    for (const auto& [id, rows] : shelf_->tables)
      if (!rows.empty() && rows.back().time >= since && entries.size() < most)
        entries.push_back({id, rows.back().seq, rows.back().time});
    return entries;
  }
  std::string failure() override { return "the shelf is broken"; }
  std::optional<Refusal> try_to_write() override {
    const std::lock_guard lock(shelf_->mutex);
    if (!shelf_->failing) return {};
    return Refusal{phrase({"l’étagère est cassée", "the shelf is broken"})};
  }
  std::optional<Refusal> backup(const std::string&) override { return {}; }

 private:
  std::shared_ptr<MemoryShelf> shelf_;
};

}  // namespace

std::shared_ptr<MemoryShelf> new_shelf() { return std::make_shared<MemoryShelf>(); }
void fail_from_now_on(MemoryShelf& shelf, bool failing) {
  const std::lock_guard lock(shelf.mutex);
  shelf.failing = failing;
}
void slip_in(MemoryShelf& shelf, Row row) {
  const std::lock_guard lock(shelf.mutex);
  shelf.slipped = std::move(row);
}
void load_before_stored(MemoryShelf& shelf) {
  const std::lock_guard lock(shelf.mutex);
  shelf.crossing = true;
  shelf.loaded = false;
}
void let_loads_go(MemoryShelf& shelf) {
  const std::lock_guard lock(shelf.mutex);
  shelf.crossing = false;
  shelf.changed.notify_all();
}
void put_on(MemoryShelf& shelf, std::vector<Row> rows) {
  const std::lock_guard lock(shelf.mutex);
  const std::string id = rows.front().table;
  shelf.tables[id] = std::move(rows);
}
std::vector<Row> rows_on(MemoryShelf& shelf, std::string_view table) {
  const std::lock_guard lock(shelf.mutex);
  const auto found = shelf.tables.find(table);
  return found == shelf.tables.end() ? std::vector<Row>() : found->second;
}
std::size_t tables_on(MemoryShelf& shelf) {
  const std::lock_guard lock(shelf.mutex);
  return shelf.tables.size();
}

House::House() : House(Plan()) {}

House::House(Plan plan) : shelf_(plan.shelf ? plan.shelf : new_shelf()) {
  ServerSettings settings;
  settings.listener.port = 0;
  settings.limits = plan.limits;
  settings.public_url = plan.public_url;
  settings.decks = plan.decks;
  settings.threads = 1;
  settings.log = LogLevel::quiet;
  if (plan.frozen) settings.now = [this] { return time_.load(); };
  if (plan.randomness != 0)
    settings.random =
        [engine = std::mt19937_64(plan.randomness)](std::span<unsigned char> bytes) mutable {
          for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(engine());
        };
  auto server = Server::open(settings, std::make_unique<MemoryStore>(shelf_));
  EXPECT_TRUE(server.ok());
  server_ = std::move(*server);
  thread_ = std::thread([this] { server_->run(); });
}

void House::stop() {
  if (!thread_.joinable()) return;
  server_->stop();
  thread_.join();
}

Player::Player(const House& house, const Guest& guest, std::string_view language)
    : socket_(house.port()), prefix_("p" + guest.seat + std::to_string(std::random_device{}())) {
  std::string hello = R"({"type":"hello","version":1,"table":")" + guest.table + '"';
  if (!guest.token.empty()) hello += R"(,"token":")" + guest.token + '"';
  socket_.send(hello + R"(,"lang":")" + std::string(language) + "\"}");
  EXPECT_TRUE(next_frame());
}

bool Player::next_frame(int milliseconds) {
  json::Value value = socket_.message("table", milliseconds);
  if (value.kind != json::Value::Kind::object) return false;
  frame_ = std::move(value);
  return true;
}

bool Player::catch_up(std::int64_t wanted) {
  while (seq() < wanted)
    if (!next_frame()) return false;
  return true;
}

std::string Player::send(std::string_view type, std::string_view members) {
  const std::string id = prefix_ + "-" + std::to_string(++last_id_);
  socket_.send(R"({"type":")" + std::string(type) + R"(","id":")" + id + '"' +
               (members.empty() ? "" : ",") + std::string(members) + "}");
  return id;
}

json::Value Player::answer(std::string_view id) {
  for (;;) {
    json::Value value = socket_.message();
    if (value.kind != json::Value::Kind::object || text(value, "id") == id) return value;
    if (text(value, "type") == "table") frame_ = std::move(value);
  }
}

json::Value Player::act_on(std::string_view action, std::int64_t seq) {
  return ask("act", R"("seq":)" + std::to_string(seq) + R"(,"action":)" + json::quoted(action));
}

json::Value Player::act(std::string_view action) {
  json::Value told = act_on(action, seq());
  const bool shown = !at(told, "ok").boolean || catch_up(number(told, "seq"));
  EXPECT_TRUE(shown);
  return told;
}

std::string Player::option(std::size_t n) const {
  const auto& options = at(at(frame_, "decision"), "options").items;
  return options.empty() ? std::string() : text(options[n % options.size()], "action");
}

std::pair<Guest, Guest> two_guests(const House& house, std::string_view game) {
  const Reply opened =
      house.post("/api/tables", R"({"game":")" + std::string(game) +
                                    R"(","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  EXPECT_EQ(opened.status, 201) << opened.body;
  const Guest anne{opened.text("table"), opened.text("seat"), opened.text("token")};
  const Reply joined = house.post("/api/tables/" + anne.table + "/join", R"({"name":"Boris"})");
  EXPECT_EQ(joined.status, 200) << joined.body;
  return {anne, {joined.text("table"), joined.text("seat"), joined.text("token")}};
}

namespace {

// Who is asked, when the frames that are under way have come; nobody where the game is over, or
// where no frame comes.
Player* whoever_is_asked(const std::vector<Player*>& players) {
  constexpr int a_moment = 20;
  for (int waited = 0; waited < testing_client::patience; waited += a_moment) {
    for (Player* player : players)
      if (player->asked() || player->over()) return player;
    for (Player* player : players) player->next_frame(a_moment);
  }
  return nullptr;
}

}  // namespace

// A discreet answer brings others no frame, and clients may be told different numbers: each is
// followed by its own.
bool play_on(std::vector<Player*> players, int most_decisions, std::size_t& choice) {
  for (int i = 0; i < most_decisions; ++i) {
    Player* decider = whoever_is_asked(players);
    if (decider == nullptr) {
      ADD_FAILURE() << "nobody is asked";
      return false;
    }
    if (decider->over()) {
      // After a discreet answer nobody was waited for: the others are still to hear of the end.
      for (Player* player : players)
        while (!player->over())
          if (!player->next_frame()) return false;
      return true;
    }
    const bool discreet = at(decider->frame(), "decision").find("discreet") != nullptr;
    std::vector<std::int64_t> before;
    for (const Player* player : players) before.push_back(player->seq());
    choice = choice * 31 + 7;
    const json::Value told = decider->act(decider->option(choice >> 8));
    if (!at(told, "ok").boolean) {
      ADD_FAILURE() << text(at(told, "error"), "sentence");
      return false;
    }
    if (discreet) continue;
    for (std::size_t n = 0; n < players.size(); ++n)
      if (!players[n]->catch_up(before[n] + 1)) {
        ADD_FAILURE() << "a frame is missing";
        return false;
      }
  }
  return players[0]->over();
}

}  // namespace veillee
