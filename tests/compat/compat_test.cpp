// What earlier versions have stored is opened for ever. Each folder beside this file holds a store
// with a table of every kind, some of the same games as files, and what must be found in them.
//
// A new release gets a folder of its own (scripts/compat NAME); those that stand are never changed.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.hpp"
#include "store/store.hpp"
#include "tests/compat/scenes.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// "NAME game REVISION\nACCOUNT\nRESULT\n" for each table.
struct Kept {
  std::string name, game, account, result;
  int revision = 0;
};

std::vector<Kept> read_kept(const fs::path& path) {
  std::vector<Kept> all;
  std::ifstream in(path);
  for (Kept kept; in >> kept.name >> kept.game >> kept.revision;) {
    in.ignore();
    std::getline(in, kept.account);
    std::getline(in, kept.result);
    all.push_back(kept);
  }
  return all;
}

void record(const fs::path& folder) {
  ASSERT_TRUE(fs::create_directory(folder)) << folder << " is there already: it stays as it is";
  {
    const auto store = open_store((folder / "store.db").string());
    ASSERT_TRUE(store) << store.refusal().sentence.en;
    std::ofstream accounts(folder / "tables.txt");
    for (const Scene& scene : every_scene()) {
      const std::vector<Row> groups[] = {scene.rows};
      ASSERT_EQ((*store)->append(groups), std::vector{Store::Fate::stored});
      const Result<Table> table = Table::load(scene.rows);
      ASSERT_TRUE(table) << scene.name << ": " << table.refusal().sentence.en;
      const GameInfo& info = table->game().info();
      accounts << scene.name << ' ' << info.id << ' ' << info.revision << '\n'
               << account_of(*table) << '\n'
               << result_of(*table) << '\n';
      if (scene.saved)
        std::ofstream(folder / (scene.name + ".veillee")) << all_lines(table->record());
    }
    ASSERT_FALSE((*store)->backup((folder / "copy.db").string()));
  }
  // One file, without its journal.
  for (const char* part : {"store.db", "store.db-wal", "store.db-shm", "store.db-lock"})
    fs::remove(folder / part);
  fs::rename(folder / "copy.db", folder / "store.db");
}

std::vector<std::string> releases() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(COMPAT_FOLDER))
    if (entry.is_directory()) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

class Release : public testing::TestWithParam<std::string> {
 protected:
  Release() {
    register_toys();
    std::string name = (fs::temp_directory_path() / "veillee-compat-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) copy_ = name;
    fs::copy_file(folder() / "store.db", copy_ / "store.db");
    fs::permissions(copy_ / "store.db", fs::perms::owner_read | fs::perms::owner_write);
  }
  ~Release() override {
    std::error_code ignored;
    fs::remove_all(copy_, ignored);
  }
  fs::path folder() const { return fs::path(COMPAT_FOLDER) / GetParam(); }
  std::vector<Kept> kept() const { return read_kept(folder() / "tables.txt"); }

  fs::path copy_;
};
INSTANTIATE_TEST_SUITE_P(, Release, testing::ValuesIn(releases()),
                         [](const testing::TestParamInfo<std::string>& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '.', '_');
                           return name;
                         });

TEST_P(Release, every_table_opens_as_it_was) {
  const auto store = open_store((copy_ / "store.db").string());
  ASSERT_TRUE(store) << store.refusal().sentence.en;
  const std::vector<Kept> all = kept();
  EXPECT_GE(all.size(), 20U);
  for (const Kept& kept : all) {
    SCOPED_TRACE(kept.name);
    const Result<std::vector<Row>> rows = (*store)->load(kept.name);
    ASSERT_TRUE(rows) << rows.refusal().sentence.en;
    const Result<Table> table = Table::load(*rows);
    ASSERT_TRUE(table) << table.refusal().sentence.en;
    EXPECT_EQ(table->game().info().id, kept.game);
    EXPECT_EQ(table->seq(), rows->size());
    if (kept.result != "-") {
      EXPECT_EQ(result_of(*table), kept.result);
    }
    if (table->outdated())
      EXPECT_NE(table->game().info().revision, kept.revision)
          << "the rules have changed: raise GameInfo::revision";
    else
      EXPECT_EQ(account_of(*table), kept.account);
  }
}

TEST_P(Release, saved_games_can_be_read) {
  int files = 0;
  for (const Kept& kept : kept()) {
    const fs::path path = folder() / (kept.name + ".veillee");
    if (!fs::exists(path)) continue;
    ++files;
    const Result<GameRecord> record = read_record(text_of(path), path.filename().string());
    if (record)
      EXPECT_EQ(record->game->info().id, kept.game);
    else
      EXPECT_NE(find_game(kept.game)->info().revision, kept.revision)
          << record.refusal().sentence.en << "\nthe rules have changed: raise GameInfo::revision";
  }
  EXPECT_GE(files, 8);
}

// scripts/compat asks for it.
TEST(NewRelease, is_recorded_when_asked_for) {
  if (const char* name = std::getenv("VEILLEE_COMPAT"))
    record(fs::path(COMPAT_FOLDER) / name);
  else
    GTEST_SKIP() << "VEILLEE_COMPAT names no folder";
}

// The scenes are not only a memory: this version writes and reads all of them.
TEST(EveryScene, can_be_stored_and_opened_by_this_version) {
  for (const Scene& scene : every_scene()) {
    SCOPED_TRACE(scene.name);
    const Result<Table> table = Table::load(scene.rows);
    ASSERT_TRUE(table) << table.refusal().sentence.en;
    EXPECT_EQ(table->outdated(), std::nullopt);
  }
}

}  // namespace
}  // namespace veillee
