// A table as the server would keep it: rows are stored, then applied.
#pragma once

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "table/frames.hpp"

namespace veillee {

class Seated {
 public:
  explicit Seated(std::string_view opening, std::uint64_t seed = 7) {
    const Result<Opening> read = read_opening(opening);
    if (!read) {
      ADD_FAILURE() << read.refusal().sentence.en;
      return;
    }
    Digests digests{"host", {}};
    for (std::size_t i = 0; i < read->seats.size(); ++i)
      if (read->seats[i].kind == OpeningSeat::Kind::me)
        digests.seats[i] = "digest of " + read->seats[i].name;
    rows.push_back(Table::first_row("t", *read, digests, seed, "salt", now));
    Result<Table> loaded = Table::load(rows);
    if (!loaded) ADD_FAILURE() << loaded.refusal().sentence.en;
    table = *loaded;
  }

  // Stores and applies what was judged; the denial's kind, or "ok", or "repeated".
  std::string_view take(const Verdict& verdict) {
    if (const Denial* denial = std::get_if<Denial>(&verdict)) {
      EXPECT_FALSE(denial->sentence.fr.empty());
      EXPECT_FALSE(denial->sentence.en.empty());
      sentence = denial->sentence.en;
      return name_of(denial->kind);
    }
    if (std::holds_alternative<Repeated>(verdict)) return "repeated";
    if (const Chain* chain = std::get_if<Chain>(&verdict))
      for (const Row& row : chain->rows) store(row);
    else
      store(std::get<Row>(verdict));
    return "ok";
  }
  void store(const Row& row) {
    rows.push_back(row);
    const auto refusal = table.apply(row);
    if (refusal) ADD_FAILURE() << refusal->sentence.en << "\n" << row.body;
  }

  // The position as it can be written down.
  Study study() const { return study_after(table.record(), table.moves().size()); }

  Command command(CommandKind kind) {
    Command made;
    made.kind = kind;
    made.id = "c" + std::to_string(++commands);
    made.seq = table.seq();
    return made;
  }
  std::string_view send(Viewer viewer, const Command& command, bool host = false) {
    return take(table.decide({viewer, host}, command, ++now, {present, {}}));
  }
  std::string_view send(Viewer viewer, CommandKind kind) { return send(viewer, command(kind)); }
  std::string_view act(Seat seat, std::string_view action) {
    Command made = command(CommandKind::act);
    made.action = action;
    made.seq = table.seq_for(seat);  // what others answer discreetly does not count for it
    return send(seat, made);
  }
  std::string_view sit(std::string_view name) {
    return take(table.join({}, name, "digest of " + std::string(name), ++now));
  }

  ActionList options(Seat seat) const {
    ActionList list;
    table.game().legal(table.position(), seat, list);
    return list;
  }
  // Any decision of whoever is asked first.
  void play_any(std::uint64_t choice) {
    const Seat seat = table.deciders().first();
    const ActionList list = options(seat);
    const Action action = list[static_cast<int>(choice % static_cast<std::uint64_t>(list.size()))];
    EXPECT_EQ(act(seat, table.game().print_action(action)), "ok") << sentence;
  }
  std::string frame(Viewer viewer, Known known = {}) const {
    return table_frame(table, {viewer, false}, Language::english, known, {present, {}}, now);
  }

  Table table;
  std::vector<Row> rows;
  std::int64_t now = 1'000'000;
  SeatSet present = SeatSet::all(max_seats);
  std::string sentence;  // why the last command was denied
  int commands = 0;
};

inline std::string two_people(std::string_view game) {
  return "{\"game\":\"" + std::string(game) +
         "\",\"seats\":[{\"kind\":\"me\",\"name\":\"Anne\"},{\"kind\":\"open\"}]}";
}

}  // namespace veillee
