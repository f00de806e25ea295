// A saved game, or a finished one from one of its moves on, becomes a table.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "server/secrets.hpp"
#include "table/table.hpp"

namespace veillee {

struct Import {
  std::vector<Row> rows;  // the opening, people sitting down, every action
  std::string table;
  std::string host;                           // token
  std::array<std::string, max_seats> tokens;  // of the seats of people; empty for computers
};

// One sentence when the text is no saved game or does not replay.
Result<Import> import_game(std::string_view text, const RandomSource& random, std::int64_t now);

Result<Import> import_record(const GameRecord& record, const RandomSource& random,
                             std::int64_t now);

// The game as it was after the move that `play_on` names: one seat for who asks (the one that is
// wished for, the own one, or the one that decides there), computers on all others.
Result<GameRecord> cut_game(const Table& table, const Person& person, const Command& command,
                            Language language);

}  // namespace veillee
