// What the tests with a real server share: a folder for its tables, and a look at what it has
// stored.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "store/store.hpp"
#include "swarm/server_process.hpp"
#include "swarm/swarm.hpp"
#include "table/table.hpp"

namespace veillee {

class SwarmTest : public testing::Test {
 protected:
  SwarmTest() {
    std::string name = (std::filesystem::temp_directory_path() / "veillee-swarm-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) folder_ = name;
  }
  ~SwarmTest() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  ServerProcess start_server(const std::string& name = "one") const {
    const std::string folder = folder_ + "/" + name;
    std::filesystem::create_directory(folder);
    Result<ServerProcess> server = ServerProcess::start(VEILLEE_PROGRAM, folder);
    EXPECT_TRUE(server) << server.refusal().sentence.en;
    if (!server) std::abort();  // nothing below would make sense
    return std::move(*server);
  }

  static SwarmPlan plan(const ServerProcess& server) {
    SwarmPlan plan;
    plan.port = server.port();
    plan.games = {"samhain", "sabbat-magica"};
    plan.rate = 0;
    return plan;
  }

  static SwarmReport run(const SwarmPlan& plan) {
    const std::atomic<bool> never = false;
    Result<SwarmReport> report = run_swarm(plan, never);
    EXPECT_TRUE(report) << report.refusal().sentence.en;
    return report ? std::move(*report) : SwarmReport{};
  }

  // Every stored table, loaded again: every action is legal and every hash is right.
  static std::vector<Table> stored_tables(Store& store) {
    std::vector<Table> tables;
    const auto entries = store.tables(0, 1'000'000);
    EXPECT_TRUE(entries);
    for (const Store::Entry& entry : *entries) {
      const auto rows = store.load(entry.table);
      EXPECT_TRUE(rows);
      Result<Table> table = Table::load(*rows);
      EXPECT_TRUE(table) << entry.table << ": " << table.refusal().sentence.en;
      if (table) tables.push_back(std::move(*table));
    }
    return tables;
  }

 private:
  std::string folder_;
};

}  // namespace veillee
