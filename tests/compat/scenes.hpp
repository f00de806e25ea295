// Tables of every kind, for the store that every later version must open.
#pragma once

#include <string>
#include <vector>

#include "table/table.hpp"

namespace veillee {

struct Scene {
  std::string name;  // and the id of the table
  std::vector<Row> rows;
  bool saved = false;  // its game is kept as a file, too
};

std::vector<Scene> every_scene();

// What must be found again: one line.
std::string account_of(const Table& table);
// How it ended, alone: what is left when the rules are others.
std::string result_of(const Table& table);

}  // namespace veillee
