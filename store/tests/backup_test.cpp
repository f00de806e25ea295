#include <atomic>
#include <fstream>
#include <thread>

#include "store/tests/store_fixture.hpp"

namespace veillee {
namespace {

TEST_F(StoreTest, ABackupIsAWholeStore) {
  const auto store = open();
  append(*store, rows("a", 1, 100));
  EXPECT_FALSE(store->backup(path("copy.db")));
  append(*store, rows("a", 101, 101));
  EXPECT_EQ(*open("copy.db")->load("a"), rows("a", 1, 100));
  // Nothing else is left behind.
  for (const auto& entry : std::filesystem::directory_iterator(path("")))
    EXPECT_TRUE(entry.path().filename().string().starts_with("tables.db") ||
                entry.path().filename().string().starts_with("copy.db"))
        << entry.path();
}

TEST_F(StoreTest, ABackupOfAServedStoreNeedsNoLock) {
  const auto store = open();
  append(*store, rows("a", 1, 3));
  EXPECT_FALSE(backup_store("sqlite:" + path(), path("copy.db")));
  EXPECT_EQ(open("copy.db")->load("a")->size(), 3U);
}

TEST_F(StoreTest, BackupsWhileWritingHoldWholeGroups) {
  const auto store = open();
  std::atomic<bool> stop = false;
  std::atomic<std::uint64_t> acknowledged = 0;
  std::thread writer([&] {
    for (std::uint64_t seq = 1; !stop; ++seq)
      if (append(*store, {row("a", seq), row("b", seq)}) == Fate::stored) acknowledged = seq;
  });
  std::uint64_t last = 0;
  for (int i = 0; i < 10; ++i) {
    while (acknowledged <= last) std::this_thread::yield();  // something new for each copy
    const std::uint64_t before = acknowledged;
    const std::string name = "copy" + std::to_string(i);
    const auto refusal = store->backup(path(name));
    EXPECT_FALSE(refusal) << refusal->sentence.en;
    const auto copy = open(name);
    const std::size_t size = copy->load("a")->size();
    EXPECT_EQ(*copy->load("a"), rows("a", 1, size));
    EXPECT_EQ(*copy->load("b"), rows("b", 1, size));
    EXPECT_GE(size, before);
    last = before;
  }
  stop = true;
  writer.join();
  EXPECT_EQ(store->load("a")->size(), acknowledged.load());
}

TEST_F(StoreTest, ABackupOverwritesNothing) {
  const auto store = open();
  std::ofstream(path("copy.db")) << "mine";
  const auto refusal = store->backup(path("copy.db"));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->sentence.en,
            "the file " + path("copy.db") + " exists already; it is not overwritten");
  EXPECT_EQ(std::filesystem::file_size(path("copy.db")), 4U);
}

TEST_F(StoreTest, ABackupOfNothingIsRefused) {
  const auto sentence = [&](const std::string& from) {
    const auto refusal = backup_store(from, path("copy.db"));
    return refusal ? refusal->sentence.en : "";
  };
  EXPECT_EQ(sentence(path("none.db")),
            "the file " + path("none.db") + " cannot be copied (unable to open database file)");
  EXPECT_FALSE(std::filesystem::exists(path("none.db")));
  std::ofstream(path("text")) << "no database at all";
  EXPECT_EQ(sentence(path("text")),
            "the file " + path("text") + " cannot be copied (file is not a database)");
  sqlite::run(look_into("music.db").get(), "CREATE TABLE songs (name TEXT)");
  EXPECT_NE(sentence(path("music.db")).find("not a database of Veillée"), std::string::npos);
  EXPECT_NE(sentence("postgres://db").find("PostgreSQL"), std::string::npos);
  append(*open(), rows("a", 1, 1));
  const auto refusal = backup_store(path(), path("no/such/folder"));
  ASSERT_TRUE(refusal);
  EXPECT_NE(refusal->sentence.en.find("cannot be written"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(path("copy.db")));
}

}  // namespace
}  // namespace veillee
