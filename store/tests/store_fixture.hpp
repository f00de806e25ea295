// A directory of its own for each test, rows to store, and ways to look at the file from outside.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace veillee {

using Group = std::vector<Row>;
using Fate = Store::Fate;

inline Row row(const std::string& table, std::uint64_t seq) {
  const auto n = static_cast<std::int64_t>(seq);
  return {table, seq, 1000 + n, "{\"row\":\"é " + table + " " + std::to_string(seq) + "\"}"};
}

inline Group rows(const std::string& table, std::uint64_t from, std::uint64_t to) {
  Group group;
  for (std::uint64_t seq = from; seq <= to; ++seq) group.push_back(row(table, seq));
  return group;
}

class StoreTest : public testing::Test {
 protected:
  StoreTest() {
    std::string name = (std::filesystem::temp_directory_path() / "veillee-store-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) folder_ = name;
  }
  ~StoreTest() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  std::string path(const std::string& name = "tables.db") const { return folder_ + "/" + name; }

  std::unique_ptr<Store> open(const std::string& name = "tables.db") const {
    Result<std::unique_ptr<Store>> store = open_store(path(name));
    EXPECT_TRUE(store) << store.refusal().sentence.en;
    return store ? std::move(*store) : nullptr;
  }

  static Fate append(Store& store, Group group) {
    const std::vector<Group> groups{std::move(group)};
    return store.append(groups).front();
  }

  // What SQLite itself finds in the file.
  sqlite::Handle look_into(const std::string& name = "tables.db") const {
    if (!std::filesystem::exists(path(name))) std::fclose(std::fopen(path(name).c_str(), "w"));
    return sqlite::open(path(name)).database;
  }

 private:
  std::string folder_;
};

}  // namespace veillee
