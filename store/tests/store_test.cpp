#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "store/schema.hpp"
#include "store/tests/store_fixture.hpp"

namespace veillee {
namespace {

TEST_F(StoreTest, RowsComeBackInOrder) {
  const auto store = open();
  EXPECT_EQ(append(*store, rows("a", 1, 3)), Fate::stored);
  EXPECT_EQ(append(*store, rows("b", 1, 1)), Fate::stored);
  EXPECT_EQ(append(*store, rows("a", 4, 12)), Fate::stored);
  EXPECT_EQ(*store->load("a"), rows("a", 1, 12));
  EXPECT_EQ(*store->load("b"), rows("b", 1, 1));
  EXPECT_TRUE(store->load("c")->empty());
}

TEST_F(StoreTest, RowsAreThereAfterReopening) {
  append(*open(), rows("a", 1, 5));
  append(*open(), rows("a", 6, 7));
  EXPECT_EQ(*open()->load("a"), rows("a", 1, 7));
}

TEST_F(StoreTest, AnyTextIsKept) {
  const auto store = open();
  Row strange = row("a'; DROP TABLE rows; --", 1);
  strange.body = std::string("\0\xFF'\"\n", 5);
  strange.time = -1;
  EXPECT_EQ(append(*store, {strange}), Fate::stored);
  EXPECT_EQ(*store->load(strange.table), Group{strange});
}

TEST_F(StoreTest, AConflictDoesNotDisturbTheOthers) {
  const auto store = open();
  append(*store, rows("a", 1, 2));
  const std::vector<Group> groups{rows("b", 1, 2), rows("a", 2, 3), rows("c", 1, 1),
                                  rows("a", 3, 3)};
  EXPECT_EQ(store->append(groups),
            (std::vector{Fate::stored, Fate::conflict, Fate::stored, Fate::stored}));
  EXPECT_EQ(*store->load("a"), rows("a", 1, 3));
  EXPECT_EQ(*store->load("b"), rows("b", 1, 2));
  EXPECT_EQ(*store->load("c"), rows("c", 1, 1));
}

TEST_F(StoreTest, AGroupIsStoredWholeOrNotAtAll) {
  const auto store = open();
  append(*store, rows("a", 1, 1));
  // A rematch: a row of the old table and the first of the new one. The new id is taken.
  EXPECT_EQ(append(*store, {row("a", 2), row("b", 1), row("a", 1)}), Fate::conflict);
  EXPECT_EQ(*store->load("a"), rows("a", 1, 1));
  EXPECT_TRUE(store->load("b")->empty());
  EXPECT_EQ(append(*store, {row("a", 2), row("b", 1)}), Fate::stored);
  EXPECT_EQ(*store->load("b"), rows("b", 1, 1));
}

TEST_F(StoreTest, NoGapIsStored) {
  const auto store = open();
  EXPECT_EQ(append(*store, rows("a", 2, 2)), Fate::conflict);
  const std::vector<Group> groups{rows("a", 1, 1), rows("a", 1, 1), rows("a", 3, 3)};
  EXPECT_EQ(store->append(groups), (std::vector{Fate::stored, Fate::conflict, Fate::conflict}));
  EXPECT_EQ(*store->load("a"), rows("a", 1, 1));
}

TEST_F(StoreTest, TheRecentTablesComeFirst) {
  const auto store = open();
  append(*store, rows("a", 1, 30));  // at 1030
  append(*store, rows("b", 1, 10));
  append(*store, rows("c", 1, 20));
  const auto names = [&](std::int64_t since, std::size_t most) {
    std::string text;
    const auto entries = store->tables(since, most);
    for (const Store::Entry& entry : *entries)
      text += entry.table + std::to_string(entry.seq) + "@" + std::to_string(entry.time) + " ";
    return text;
  };
  EXPECT_EQ(names(0, 100), "a30@1030 c20@1020 b10@1010 ");
  EXPECT_EQ(names(1020, 100), "a30@1030 c20@1020 ");
  EXPECT_EQ(names(0, 1), "a30@1030 ");
  append(*store, {{"b", 11, 5000, "{}"}});
  EXPECT_EQ(names(1021, 100), "b11@5000 a30@1030 ");
}

// ── The file ─────────────────────────────────────────────────────────────────────────────────────

TEST_F(StoreTest, TheFileIsPrivateAndReadersDoNotWait) {
  const auto store = open();
  EXPECT_EQ(std::filesystem::status(path()).permissions(), std::filesystem::perms(0600));
  const sqlite::Handle database = look_into();
  sqlite::Statement journal(database.get(), "PRAGMA journal_mode");
  ASSERT_EQ(journal.step(), SQLITE_ROW);
  EXPECT_EQ(journal.text(0), "wal");
}

TEST_F(StoreTest, OnlyOneServerAFile) {
  auto first = open();
  const auto second = open_store(path());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.refusal().sentence.en,
            "the file " + path() + " is in use by another server; stop that one first");
  first.reset();
  EXPECT_TRUE(open_store("sqlite:" + path()));
}

TEST_F(StoreTest, BadAddresses) {
  const auto sentence = [](const std::string& address) {
    const auto store = open_store(address);
    return store ? "opened" : store.refusal().sentence.en;
  };
  EXPECT_EQ(sentence("postgres://db/veillee"),
            "PostgreSQL is not possible yet; please give the path of an SQLite file");
  EXPECT_EQ(sentence("mysql://db/veillee"),
            "the address \"mysql://db/veillee\" is not understood; please give the path of an "
            "SQLite file");
  EXPECT_NE(sentence("").find("is empty"), std::string::npos);
  EXPECT_NE(sentence("sqlite:").find("is empty"), std::string::npos);
  EXPECT_EQ(sentence(path("no/such/folder")),
            "the file " + path("no/such/folder") +
                "-lock cannot be opened for writing (No such file or directory)");
  std::filesystem::create_directory(path("folder"));
  EXPECT_NE(sentence(path("folder")).find("cannot be opened as a database"), std::string::npos);
}

TEST_F(StoreTest, AnythingElseIsLeftAlone) {
  const std::string text = "Ceci est une recette de soupe, et non une base de données.\n";
  std::ofstream(path("soup.txt")) << text;
  const auto soup = open_store(path("soup.txt"));
  ASSERT_FALSE(soup);
  EXPECT_EQ(soup.refusal().sentence.en, "the file " + path("soup.txt") +
                                            " cannot be used as a database (file is not a "
                                            "database)");
  std::string after;
  std::getline(std::ifstream(path("soup.txt")), after, '\0');
  EXPECT_EQ(after, text);

  sqlite::run(look_into("music.db").get(), "CREATE TABLE songs (name TEXT)");
  const auto music = open_store(path("music.db"));
  ASSERT_FALSE(music);
  EXPECT_EQ(music.refusal().sentence.fr,
            "le fichier " + path("music.db") + " n’est pas une base de données de Veillée");
  EXPECT_EQ(sqlite::number(look_into("music.db").get(), "SELECT count(*) FROM sqlite_schema"), 1);
}

TEST_F(StoreTest, TheLogOfSqliteBeginsAnew) {
  const auto store = open();
  const std::string long_body(100'000, 'x');
  std::uintmax_t largest = 0;
  constexpr std::uint64_t rows = 400;  // forty megabytes
  for (std::uint64_t seq = 1; seq <= rows; ++seq) {
    ASSERT_EQ(append(*store, {{"a", seq, 1000, long_body}}), Fate::stored);
    largest = std::max(largest, std::filesystem::file_size(path("tables.db-wal")));
  }
  EXPECT_EQ(store->load("a")->size(), rows);
  EXPECT_LT(largest, 24'000'000U);
}

// ── Versions ─────────────────────────────────────────────────────────────────────────────────────

TEST_F(StoreTest, AnOlderFileIsBroughtUpToDate) {
  // As version 1 made it.
  ASSERT_EQ(
      sqlite::run(look_into().get(),
                  "CREATE TABLE rows (table_id TEXT NOT NULL, seq INTEGER NOT NULL,"
                  " time INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))"
                  " WITHOUT ROWID;"
                  "INSERT INTO rows VALUES ('a', 1, 7, '{}'), ('a', 2, 9, '{}'), ('b', 1, 8, '{}');"
                  "PRAGMA application_id = 1447381324; PRAGMA user_version = 1;"
                  "PRAGMA journal_mode = WAL"),
      SQLITE_OK);
  const auto store = open();
  EXPECT_EQ(store->load("a")->size(), 2U);
  const auto tables = *store->tables(0, 10);
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_EQ(tables[0].table, "a");
  EXPECT_EQ(tables[0].seq, 2U);
  EXPECT_EQ(tables[0].time, 9);
  EXPECT_EQ(append(*store, rows("a", 2, 2)), Fate::conflict);
  EXPECT_EQ(append(*store, rows("a", 3, 3)), Fate::stored);
  EXPECT_EQ(sqlite::number(look_into().get(), "PRAGMA user_version"), newest_schema());
}

TEST_F(StoreTest, ANewerFileIsRefused) {
  append(*open(), rows("a", 1, 1));
  sqlite::run(look_into().get(), "PRAGMA user_version = 999");
  const auto store = open_store(path());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.refusal().sentence.en,
            "the file " + path() +
                " was written by a newer version of Veillée (schema 999, known: " +
                std::to_string(newest_schema()) + "); please update Veillée");
  EXPECT_EQ(sqlite::number(look_into().get(), "PRAGMA user_version"), 999);
}

// ── A full disk ──────────────────────────────────────────────────────────────────────────────────

// Files cannot grow beyond this many bytes while it lives.
class FileLimit {
 public:
  explicit FileLimit(rlim_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old_);
    rlimit limit = old_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileLimit() {
    setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, old_handler_);
  }

 private:
  rlimit old_{};
  void (*old_handler_)(int) = nullptr;
};

TEST_F(StoreTest, AFullDiskFailsForAllAndLosesNothing) {
  const auto store = open();
  std::uint64_t stored = 0;
  {
    const FileLimit limit(200'000);
    for (Fate fate = Fate::stored; fate == Fate::stored && stored < 10'000;) {
      const std::vector<Group> groups{{row("a", stored + 1)}, {row("b", stored + 1)}};
      const std::vector<Fate> fates = store->append(groups);
      fate = fates[0];
      EXPECT_EQ(fates[1], fate);
      if (fate == Fate::stored) ++stored;
    }
    ASSERT_GT(stored, 3U);
    ASSERT_LT(stored, 10'000U);
    EXPECT_EQ(store->load("a")->size(), stored);
  }
  // There is room again: it goes on where it stood.
  EXPECT_EQ(append(*store, {row("a", stored + 1), row("b", stored + 1)}), Fate::stored);
  EXPECT_EQ(*store->load("a"), rows("a", 1, stored + 1));
  EXPECT_EQ(*store->load("b"), rows("b", 1, stored + 1));
}

}  // namespace
}  // namespace veillee
