// Whether the disk is really asked, and what happens when it fails: this program's own fsync and
// fdatasync stand before the system's.
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

#include "store/tests/store_fixture.hpp"

namespace {
std::atomic<int> syncs = 0;
std::atomic<bool> disk_fails = false;

int sync_by(long number, int descriptor) {
  ++syncs;
  if (!disk_fails) return static_cast<int>(syscall(number, descriptor));
  errno = EIO;
  return -1;
}
}  // namespace

extern "C" int fsync(int descriptor) { return sync_by(SYS_fsync, descriptor); }
extern "C" int fdatasync(int descriptor) { return sync_by(SYS_fdatasync, descriptor); }

namespace veillee {
namespace {

TEST_F(StoreTest, OneSyncForAllGroupsOfATransaction) {
  const auto store = open();
  append(*store, rows("a", 1, 1));  // makes the log of SQLite, which costs more
  for (std::uint64_t seq = 2; seq < 10; ++seq) {
    const int before = syncs;
    const std::vector<Group> groups{{row("a", seq)}, rows("b" + std::to_string(seq), 1, 20)};
    EXPECT_EQ(store->append(groups), (std::vector{Fate::stored, Fate::stored}));
    EXPECT_EQ(syncs - before, 1);
  }
}

TEST_F(StoreTest, WhatTheDiskDidNotTakeIsNotStored) {
  const auto store = open();
  append(*store, rows("a", 1, 3));
  disk_fails = true;
  const std::vector<Group> groups{rows("a", 4, 4), rows("b", 1, 2)};
  const std::vector<Fate> fates = store->append(groups);
  const auto refusal = store->backup(path("copy.db"));
  disk_fails = false;
  EXPECT_EQ(fates, (std::vector{Fate::failed, Fate::failed}));
  ASSERT_TRUE(refusal);
  EXPECT_NE(refusal->sentence.en.find("cannot be written"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(path("copy.db")));
  EXPECT_EQ(*store->load("a"), rows("a", 1, 3));
  EXPECT_TRUE(store->load("b")->empty());
  EXPECT_EQ(store->append(groups), (std::vector{Fate::stored, Fate::stored}));
  EXPECT_EQ(*store->load("a"), rows("a", 1, 4));
}

}  // namespace
}  // namespace veillee
