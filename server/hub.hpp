// The tables that are in use: loaded when somebody asks for them, put away when nobody does.
//
// Commit, then answer, then broadcast: a row goes to the writer; when it is on disk it is applied,
// then whoever asked is told, then everybody's frame follows. What comes for the same table in the
// meantime waits behind it.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/services.hpp"
#include "table/frames.hpp"
#include "table/table.hpp"

namespace veillee {

// Whoever was outrun by another row of the same table judges anew, so often.
inline constexpr int tries_after_conflict = 3;

struct LiveTable {
  explicit LiveTable(Table loaded) : table(std::move(loaded)) {}

  Table table;
  std::vector<SocketId> sockets;       // of everybody who looks
  std::vector<std::string> addresses;  // theirs, in the same order
  std::string opener;                  // the address that opened it or looked last
  Presence presence;
  bool storing = false;                       // a row is on its way to the disk
  std::deque<std::function<void()>> waiting;  // for that row
  // A computer keeps what it has thought (players/player.hpp) as long as the line of thought lasts.
  // While it thinks, its thinker belongs to the job alone.
  struct Mind {
    std::shared_ptr<Thinker> thinker;
    std::uint64_t line = 0;
  };
  std::array<Mind, max_seats> minds;
  // Which computer is thinking, and about which position.
  struct Thought {
    Seat seat;
    std::uint64_t position;
    friend bool operator==(const Thought&, const Thought&) = default;
  };
  std::optional<Thought> thinking;
  std::array<std::optional<Bucket>, max_seats> points;  // how often each may still point
  std::int64_t deadline = 0;                            // of a clock; 0: none runs
  std::int64_t used = 0;                                // when somebody last wanted something

  bool idle() const { return sockets.empty() && !storing && waiting.empty(); }
};
using LiveTablePtr = std::shared_ptr<LiveTable>;

class Hub {
 public:
  explicit Hub(Services& services) : services_(services) {}

  // Everybody at this table needs a new frame.
  std::function<void(LiveTable&)> on_change;

  // A table, or the reason why there is none; at once when it is in memory.
  // `payer`: the address that asks; those who ask for many wait behind those who ask for few.
  using Found = std::function<void(const LiveTablePtr&, const Denial*)>;
  void find(const std::string& id, const std::string& payer, Found found);

  // Runs when no row of the table is on its way.
  void when_free(const LiveTablePtr& live, std::function<void()> work);

  // What may become of a row. `stored` is called after it was applied and before the frames go out.
  struct Fates {
    std::string payer;  // whose bytes they are
    std::function<void()> stored;
    std::function<void(const Denial&)> denied;
    std::function<void()> again;  // somebody else was first, the table is reloaded: judge anew
  };
  // The table must be free; its rows follow each other. `others`: rows of new tables. All are
  // stored together or not at all.
  void commit(const LiveTablePtr& live, std::vector<Row> rows, Fates fates,
              std::vector<Row> others = {});
  // The rows of a table that does not exist yet.
  void commit_new(std::vector<Row> rows, const std::string& payer,
                  std::function<void(const LiveTablePtr&, const Denial*)> done);

  // Looks at a table that was just changed or loaded: computers, clocks.
  void attend(const LiveTablePtr& live);
  void look_at_clocks();
  void put_idle_away();
  // Tables whose computers or clocks were interrupted when the server went down.
  void wake_recent();

 private:
  struct Loaded;
  LiveTablePtr adopt(Table table);
  void load(const std::string& id, const std::string& payer, std::function<void(Loaded)> done);
  std::string payer_of(const LiveTable& live) const;
  void reload(const LiveTablePtr& live, std::function<void()> then);
  void applied(const LiveTablePtr& live);
  void go_on(const LiveTablePtr& live);
  static bool has_to_think(const LiveTable& live);
  void keep_mind(const LiveTablePtr& live, Seat seat, LiveTable::Mind mind);
  void think(const LiveTablePtr& live);
  void play_computer(const LiveTablePtr& live, Seat seat, std::size_t actions, Action action);
  void set_deadline(const LiveTablePtr& live);
  void wake_next();

  Services& services_;
  std::unordered_map<std::string, LiveTablePtr> tables_;
  std::unordered_map<std::string, std::vector<Found>> loading_;
  std::set<std::pair<std::int64_t, std::string>> deadlines_;  // of tables that were put away, too
  std::deque<std::string> to_wake_;
  // Whose minds are kept; who has thought last comes last.
  std::deque<std::pair<std::weak_ptr<LiveTable>, Seat>> minds_;
};

}  // namespace veillee
