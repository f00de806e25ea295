#include <fcntl.h>
#include <unistd.h>

#include <fstream>

#include "store/tests/store_fixture.hpp"

namespace veillee {
namespace {

namespace fs = std::filesystem;

class RestoreTest : public StoreTest {
 protected:
  // What a power cut leaves: the database, and beside it a log that was not carried over.
  void crash(const std::unique_ptr<Store>& store) {
    ASSERT_TRUE(store);
    for (const char* part : {"", "-wal", "-shm"})
      fs::copy_file(path("tables.db") + part, path("crashed.db") + part,
                    fs::copy_options::overwrite_existing);
  }
  std::string refusal_of(const std::string& name) const {
    const auto store = open_store(path(name));
    return store ? std::string() : store.refusal().sentence.en;
  }
};

// Enough for many pages.
Group long_rows(const std::string& table, std::uint64_t from, std::uint64_t to) {
  Group group = rows(table, from, to);
  for (Row& each : group) each.body = std::string(700, static_cast<char>('a' + each.seq % 26));
  return group;
}

TEST_F(RestoreTest, ACopyTakesThePlaceAndWhatWasThereIsKept) {
  const auto store = open();
  for (int t = 0; t < 20; ++t) append(*store, long_rows("t" + std::to_string(t), 1, 20));
  ASSERT_FALSE(store->backup(path("copy.db")));
  for (int t = 0; t < 40; ++t) append(*store, long_rows("u" + std::to_string(t), 1, 20));
  crash(store);
  const Result<std::string> aside = restore_store(path("crashed.db"), path("copy.db"));
  ASSERT_TRUE(aside) << aside.refusal().sentence.en;
  EXPECT_EQ(*aside, path("crashed.db.replaced-1"));
  EXPECT_FALSE(fs::exists(path("crashed.db-wal")));
  {
    const auto restored = open("crashed.db");
    EXPECT_EQ(*restored->load("t7"), long_rows("t7", 1, 20));
    EXPECT_TRUE(restored->load("u7")->empty());
    EXPECT_EQ(append(*restored, long_rows("t7", 21, 21)), Fate::stored);
  }
  // Nothing of the old ones was lost.
  EXPECT_EQ(*open("crashed.db.replaced-1")->load("u39"), long_rows("u39", 1, 20));
  EXPECT_EQ(*restore_store(path("crashed.db"), path("copy.db")), path("crashed.db.replaced-2"));
  EXPECT_EQ(*restore_store(path("new.db"), path("copy.db")), "");
  EXPECT_EQ(fs::status(path("new.db")).permissions(), fs::perms(0600));
}

// SQLite would replay the log of one file into the other.
TEST_F(RestoreTest, ACopyBesideTheLogOfAnotherFileIsRefusedAndStaysWhole) {
  const auto store = open();
  for (int t = 0; t < 20; ++t) append(*store, long_rows("t" + std::to_string(t), 1, 20));
  ASSERT_FALSE(store->backup(path("copy.db")));
  for (int t = 0; t < 60; ++t) append(*store, long_rows("u" + std::to_string(t), 1, 20));
  for (int t = 0; t < 20; ++t) append(*store, long_rows("t" + std::to_string(t), 21, 60));
  crash(store);
  fs::copy_file(path("copy.db"), path("crashed.db"), fs::copy_options::overwrite_existing);
  EXPECT_NE(refusal_of("crashed.db").find("is damaged"), std::string::npos);
  // As it was: without that log it opens.
  for (const char* part : {"-wal", "-shm"}) fs::remove(path("crashed.db") + part);
  EXPECT_EQ(*open("crashed.db")->load("t7"), long_rows("t7", 1, 20));
}

TEST_F(RestoreTest, ADamagedDatabaseIsRefusedUnlessOneInsists) {
  {
    const auto store = open();
    for (int t = 0; t < 40; ++t) append(*store, long_rows("t" + std::to_string(t), 1, 20));
  }
  {
    std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(20 * 4096);
    file << std::string(8 * 4096, '\x5A');
  }
  const std::string sentence = refusal_of("tables.db");
  EXPECT_NE(sentence.find("is damaged"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("veillee restore"), std::string::npos) << sentence;
  EXPECT_TRUE(open_store(path(), {.check = false}));
  const auto copied = restore_store(path("other.db"), path());
  ASSERT_FALSE(copied);
  EXPECT_NE(copied.refusal().sentence.en.find("is damaged"), std::string::npos);
  EXPECT_FALSE(fs::exists(path("other.db")));
}

TEST_F(RestoreTest, RefusesClearly) {
  const auto sentence = [&](const std::string& store, const std::string& copy) {
    const Result<std::string> told = restore_store(path(store), path(copy));
    return told ? "restored" : told.refusal().sentence.en;
  };
  {
    const auto store = open();
    append(*store, rows("a", 1, 3));
    ASSERT_FALSE(store->backup(path("copy.db")));
    EXPECT_NE(sentence("tables.db", "copy.db").find("in use by another server"), std::string::npos);
  }
  EXPECT_NE(sentence("tables.db", "tables.db").find("the database itself"), std::string::npos);
  EXPECT_NE(sentence("tables.db", "none").find("cannot be copied"), std::string::npos);
  std::ofstream(path("soup.txt")) << "Ceci est une recette de soupe.";
  EXPECT_NE(sentence("tables.db", "soup.txt").find("cannot be copied"), std::string::npos);
  sqlite::run(look_into("music.db").get(), "CREATE TABLE songs (name TEXT)");
  EXPECT_NE(sentence("tables.db", "music.db").find("not a database of Veill"), std::string::npos);
  sqlite::run(look_into("copy.db").get(), "PRAGMA user_version = 999");
  EXPECT_NE(sentence("tables.db", "copy.db").find("newer version"), std::string::npos);
  EXPECT_EQ(*open()->load("a"), rows("a", 1, 3));
}

TEST_F(RestoreTest, AFileThatCanOnlyBeReadIsRefusedAtOnce) {
  { append(*open(), rows("a", 1, 3)); }
  constexpr uid_t nobody = 65534;
  const bool administrator = geteuid() == 0;  // to whom every file can be written
  if (administrator) {
    ASSERT_EQ(::chown(path("").c_str(), nobody, nobody), 0);
    ASSERT_EQ(::chown(path().c_str(), nobody, nobody), 0);
    ASSERT_EQ(::chown((path() + "-lock").c_str(), nobody, nobody), 0);
    ASSERT_EQ(::seteuid(nobody), 0);
  }
  fs::permissions(path(), fs::perms(0444));
  const std::string sentence = refusal_of("tables.db");
  ASSERT_TRUE(!administrator || ::seteuid(0) == 0);
  EXPECT_NE(sentence.find("can only be read"), std::string::npos) << sentence;
}

TEST_F(RestoreTest, AFullStoreSaysSo) {
  Result<std::unique_ptr<Store>> store = open_store(path(), {.most_bytes = 200'000});
  ASSERT_TRUE(store);
  EXPECT_FALSE((*store)->try_to_write());
  Fate fate = Fate::stored;
  for (int t = 0; fate == Fate::stored && t < 100; ++t)
    fate = append(**store, long_rows("t" + std::to_string(t), 1, 20));
  EXPECT_EQ(fate, Fate::failed);
  EXPECT_EQ((*store)->failure(), "database or disk is full");
  for (std::uint64_t seq = 1; fate == Fate::stored || seq < 200; ++seq)
    fate = append(**store, rows("small", seq, seq));  // the last free corners
  const std::optional<Refusal> ill = (*store)->try_to_write();
  ASSERT_TRUE(ill);
  EXPECT_NE(ill->sentence.en.find("database or disk is full"), std::string::npos);
}

}  // namespace
}  // namespace veillee
