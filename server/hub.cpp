#include "server/hub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "players/player.hpp"
#include "server/denials.hpp"

namespace veillee {
namespace {

constexpr std::int64_t idle_time = 60'000;
constexpr auto time_before_another_try = std::chrono::milliseconds(1000);
constexpr std::int64_t recent = 30LL * 24 * 3600 * 1000;
constexpr std::size_t most_recent_tables = 20'000;
// What the server does by itself comes after nobody and before nobody.
const std::string the_server = "*";

// What rows take on the disk, roughly.
std::size_t size_of(const std::vector<Row>& rows) {
  constexpr std::size_t beside_the_body = 64;
  std::size_t bytes = 0;
  for (const Row& row : rows) bytes += row.body.size() + beside_the_body;
  return bytes;
}

}  // namespace

struct Hub::Loaded {
  std::optional<Table> table;
  Denial denial = {};
};

// ── Finding and loading ──────────────────────────────────────────────────────────────────────────

void Hub::find(const std::string& id, const std::string& payer, Found found) {
  if (const auto known = tables_.find(id); known != tables_.end()) {
    known->second->used = services_.now();
    return found(known->second, nullptr);
  }
  if (!looks_like_table_id(id)) {
    const Denial denial = unknown_table();
    return found(nullptr, &denial);
  }
  auto& waiting = loading_[id];
  waiting.push_back(std::move(found));
  if (waiting.size() > 1) return;
  load(id, payer, [this, id](Loaded loaded) {
    std::vector<Found> all = std::move(loading_[id]);
    loading_.erase(id);
    LiveTablePtr live;
    if (loaded.table) live = adopt(std::move(*loaded.table));
    for (const Found& one : all) one(live, live ? nullptr : &loaded.denial);
    if (live) attend(live);
  });
}

void Hub::load(const std::string& id, const std::string& payer, std::function<void(Loaded)> done) {
  services_.loading->submit({payer, id}, [this, id, done = std::move(done)] {
    auto loaded = std::make_shared<Loaded>();
    std::string complaint;
    const Result<std::vector<Row>> rows = services_.store->load(id);
    if (!rows) {
      loaded->denial = not_stored();
      complaint = rows.refusal().sentence.en;
    } else if (rows->empty()) {
      loaded->denial = unknown_table();
    } else if (Result<Table> table = Table::load(*rows, services_.loading->sign()); table) {
      loaded->table = std::move(*table);
    } else {
      loaded->denial = broken_table();
      complaint = table.refusal().sentence.en;
    }
    if (services_.loading->stopping()) return;
    services_.listener->post([this, id, loaded, complaint, done] {
      if (!complaint.empty()) {
        ++services_.metrics.corrupt_tables;
        services_.log.error(fmt::format("table {}: {}", id, complaint));
      } else if (loaded->table) {
        ++services_.metrics.tables_loaded;
        if (const std::optional<Phrase> outdated = loaded->table->outdated())
          services_.log.info(fmt::format("table {}: {}", id, outdated->en));
      }
      done(std::move(*loaded));
    });
  });
}

// A table may be looked for while it is being opened: whichever comes second finds it here, further
// on perhaps than what was loaded.
LiveTablePtr Hub::adopt(Table table) {
  if (const auto known = tables_.find(table.id()); known != tables_.end()) return known->second;
  auto live = std::make_shared<LiveTable>(std::move(table));
  live->used = services_.now();
  live->presence.gone.fill(live->used);
  live->table.wake(live->used);
  tables_[live->table.id()] = live;
  services_.metrics.tables = static_cast<std::int64_t>(tables_.size());
  return live;
}

void Hub::reload(const LiveTablePtr& live, std::function<void()> then) {
  load(live->table.id(), the_server, [this, live, then = std::move(then)](Loaded loaded) {
    if (loaded.table) live->table = std::move(*loaded.table);
    live->table.wake(services_.now());
    live->storing = false;
    live->thinking.reset();
    live->minds = {};
    then();
    applied(live);
  });
}

// ── One row at a time ────────────────────────────────────────────────────────────────────────────

void Hub::when_free(const LiveTablePtr& live, std::function<void()> work) {
  live->used = services_.now();
  if (live->storing || !live->waiting.empty())
    live->waiting.push_back(std::move(work));
  else
    work();
}

void Hub::commit(const LiveTablePtr& live, std::vector<Row> rows, Fates fates,
                 std::vector<Row> others) {
  if (services_.closing) return fates.denied(shutting_down());
  if (!fates.payer.empty() && !services_.addresses->may_store(fates.payer, services_.now()))
    return fates.denied(enough_stored());
  live->storing = true;
  std::vector<Row> group = rows;
  group.insert(group.end(), std::make_move_iterator(others.begin()),
               std::make_move_iterator(others.end()));
  const std::size_t bytes = size_of(group);
  const auto start = std::chrono::steady_clock::now();
  services_.writer->append(std::move(group), [this, live, rows = std::move(rows), bytes,
                                              fates = std::move(fates), start](Store::Fate fate) {
    services_.metrics.committed(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    if (fate == Store::Fate::conflict) {
      ++services_.metrics.conflicts;
      return reload(live, fates.again);
    }
    if (fate == Store::Fate::failed) {
      ++services_.metrics.store_failures;
      services_.log.error(fmt::format("table {}: row {} was not stored ({})", live->table.id(),
                                      rows[0].seq, services_.store->failure()));
      live->storing = false;
      fates.denied(not_stored());
      return go_on(live);
    }
    // What computers store is somebody's, too.
    services_.addresses->stored(fates.payer.empty() ? payer_of(*live) : fates.payer,
                                services_.now(), bytes);
    for (const Row& row : rows)
      if (const std::optional<Refusal> refusal = live->table.apply(row)) {
        // It is on disk, so it counts; what the table is now, the store knows best.
        services_.log.error(fmt::format("table {}: {}", row.table, refusal->sentence.en));
        return reload(live, fates.stored);
      }
    live->storing = false;
    fates.stored();
    applied(live);
  });
}

void Hub::commit_new(std::vector<Row> rows, const std::string& payer,
                     std::function<void(const LiveTablePtr&, const Denial*)> done) {
  if (services_.closing) {
    const Denial denial = shutting_down();
    return done(nullptr, &denial);
  }
  Result<Table> table = Table::load(rows);
  if (!table) {
    const Denial denial = bad_request(table.refusal());
    return done(nullptr, &denial);
  }
  if (!services_.addresses->may_store(payer, services_.now())) {
    const Denial denial = enough_stored();
    return done(nullptr, &denial);
  }
  auto opened = std::make_shared<Table>(std::move(*table));
  services_.addresses->stored(payer, services_.now(), size_of(rows));
  services_.writer->append(
      std::move(rows), [this, opened, payer, done = std::move(done)](Store::Fate fate) {
        if (fate != Store::Fate::stored) {
          ++services_.metrics.store_failures;
          services_.log.error(fmt::format("table {}: it was not stored ({})", opened->id(),
                                          services_.store->failure()));
          const Denial denial = not_stored();
          return done(nullptr, &denial);
        }
        ++services_.metrics.tables_opened;
        const LiveTablePtr live = adopt(std::move(*opened));
        live->opener = payer;
        done(live, nullptr);
        attend(live);
      });
}

// The frames of everybody, then whoever waits, then the computers.
void Hub::applied(const LiveTablePtr& live) {
  on_change(*live);
  go_on(live);
}

void Hub::go_on(const LiveTablePtr& live) {
  while (!live->storing && !live->waiting.empty()) {
    const std::function<void()> work = std::move(live->waiting.front());
    live->waiting.pop_front();
    work();
  }
  attend(live);
}

void Hub::attend(const LiveTablePtr& live) {
  set_deadline(live);
  think(live);
}

// ── Computer players ─────────────────────────────────────────────────────────────────────────────

// Computers among themselves play for those who look on.
bool Hub::has_to_think(const LiveTable& live) {
  return !live.table.computers_to_move().empty() &&
         (!live.table.persons().empty() || !live.sockets.empty());
}

// One after the other, in the order of the seats, as in the arena.
void Hub::think(const LiveTablePtr& live) {
  const Table& table = live->table;
  if (services_.closing || live->storing || !has_to_think(*live)) return;
  const SeatSet due = table.computers_to_move();
  const Seat seat = due.first();
  const AnyGame& game = table.game();
  const LiveTable::Thought thought{seat, game.hash(table.position())};
  if (live->thinking == thought) return;
  const ComputerPlayer* player = find_computer_player(table.level_of(seat));
  ActionList options;
  game.legal(table.position(), seat, options);
  if (options.size() == 1 || player == nullptr)
    return play_computer(live, seat, table.moves().size(), options[0]);

  LiveTable::Mind mind = std::exchange(live->minds[seat], {});
  const std::uint64_t line = table.line_of_thought(seat);
  if (!mind.thinker || mind.line != line) mind = {std::make_shared<Thinker>(*player, game), line};
  live->thinking = thought;
  ++services_.metrics.thinking;
  // The job is given what the seat knows, never the truth.
  const std::uint64_t seed = table.seed_of_thought();
  services_.thinking->submit(
      {payer_of(*live), table.id()},
      [this, live, thought, mind = std::move(mind), seed,
       knowledge = Knowledge(game, table.position(), seat, seed), actions = table.moves().size()] {
        const Action action = mind.thinker->choose(knowledge, seed, services_.thinking->sign());
        if (services_.thinking->stopping()) return;  // cut short: not what it would have played
        services_.listener->post([this, live, thought, mind, actions, action] {
          --services_.metrics.thinking;
          when_free(live, [this, live, thought, mind, actions, action] {
            if (live->thinking != thought) return;
            live->thinking.reset();
            const Table& now = live->table;
            if (now.game().hash(now.position()) != thought.position) return think(live);
            if (now.line_of_thought(thought.seat) == mind.line) keep_mind(live, thought.seat, mind);
            play_computer(live, thought.seat, actions, action);
          });
        });
      });
}

// A tree of the strongest level takes megabytes: only so many are kept.
void Hub::keep_mind(const LiveTablePtr& live, Seat seat, LiveTable::Mind mind) {
  constexpr std::size_t most_minds = 64;
  std::erase_if(minds_, [&](const auto& kept) {
    const LiveTablePtr table = kept.first.lock();
    return table == nullptr || (table == live && kept.second == seat);
  });
  live->minds[seat] = std::move(mind);
  minds_.emplace_back(live, seat);
  if (minds_.size() <= most_minds) return;
  if (const LiveTablePtr oldest = minds_.front().first.lock())
    oldest->minds[minds_.front().second] = {};
  minds_.pop_front();
}

// For whom the computers of a table think: of those who look, the one who has least under way (so
// that nobody slows a table down by looking at it); else whoever looked last.
std::string Hub::payer_of(const LiveTable& live) const {
  if (live.addresses.empty()) return live.opener;
  return *std::min_element(live.addresses.begin(), live.addresses.end(),
                           [this](const std::string& a, const std::string& b) {
                             return services_.thinking->busy_for(a) <
                                    services_.thinking->busy_for(b);
                           });
}

void Hub::play_computer(const LiveTablePtr& live, Seat seat, std::size_t actions, Action action) {
  std::optional<Row> row = live->table.computer_row(seat, actions, action, services_.now());
  if (!row) return;
  commit(live, {std::move(*row)},
         {.stored = [this] { ++services_.metrics.computer_moves; },
          .denied =
              [this, live](const Denial&) {
                // Nobody is there to try again.
                services_.listener->after(time_before_another_try, [this, live] {
                  when_free(live, [this, live] { think(live); });
                });
              },
          .again = [] {}});
}

// ── Clocks ───────────────────────────────────────────────────────────────────────────────────────

void Hub::set_deadline(const LiveTablePtr& live) {
  const std::int64_t next = live->table.next_deadline().value_or(0);
  if (next == live->deadline) return;
  if (live->deadline != 0) deadlines_.erase({live->deadline, live->table.id()});
  if (next != 0) deadlines_.emplace(next, live->table.id());
  live->deadline = next;
}

void Hub::look_at_clocks() {
  const std::int64_t now = services_.now();
  while (!deadlines_.empty() && deadlines_.begin()->first <= now) {
    const std::string id = deadlines_.begin()->second;
    deadlines_.erase(deadlines_.begin());
    find(id, the_server, [this](const LiveTablePtr& live, const Denial*) {
      if (!live) return;
      live->deadline = 0;
      when_free(live, [this, live] {
        std::optional<Row> row = live->table.overdue(services_.now());
        if (!row) return attend(live);
        commit(live, {std::move(*row)},
               {.stored = [] {},
                .denied =
                    [this, live](const Denial&) {
                      services_.listener->after(time_before_another_try,
                                                [this, live] { attend(live); });
                    },
                .again = [] {}});
      });
    });
  }
}

// ── Coming and going ─────────────────────────────────────────────────────────────────────────────

void Hub::put_idle_away() {
  const std::int64_t now = services_.now();
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    return live.idle() && now - live.used > idle_time && !has_to_think(live);
  });
  services_.metrics.tables = static_cast<std::int64_t>(tables_.size());
}

void Hub::wake_recent() {
  services_.loading->submit({the_server, {}}, [this, since = services_.now() - recent] {
    const auto entries = services_.store->tables(since, most_recent_tables);
    if (!entries) return;
    services_.listener->post([this, list = *entries] {
      for (const Store::Entry& entry : list) to_wake_.push_back(entry.table);
      wake_next();
    });
  });
}

// One after the other, so that people are not kept waiting.
void Hub::wake_next() {
  if (to_wake_.empty() || services_.closing) return;
  const std::string id = std::move(to_wake_.front());
  to_wake_.pop_front();
  find(id, the_server, [this](const LiveTablePtr&, const Denial*) {
    services_.listener->post([this] { wake_next(); });
  });
}

}  // namespace veillee
