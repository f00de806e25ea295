#include "apps/tests/run.hpp"
#include "store/store.hpp"

namespace veillee::cli {
namespace {

class BackupTest : public ProgramTest {};

TEST_F(BackupTest, CopiesWhatAServerHasOpen) {
  const auto store = open_store(path("tables.db"));
  ASSERT_TRUE(store);
  const std::vector<std::vector<Row>> groups{{{"a", 1, 7, "{}"}}};
  (*store)->append(groups);
  const Ran ran = run({"backup", "--store", path("tables.db"), path("copy.db")});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, "The copy " + path("copy.db") + " is made.\n");
  EXPECT_EQ(*(*open_store(path("copy.db")))->load("a"), groups[0]);
}

TEST_F(BackupTest, ComesBackWithRestore) {
  const std::vector<std::vector<Row>> first{{{"a", 1, 7, "{}"}}};
  const std::vector<std::vector<Row>> second{{{"a", 2, 8, "{}"}}};
  {
    const auto store = open_store(path("tables.db"));
    (*store)->append(first);
    ASSERT_EQ(run({"backup", "--store", path("tables.db"), path("copy.db")}).exit_code, 0);
    (*store)->append(second);
    expect_refused(run({"restore", "--store", path("tables.db"), path("copy.db")}), "in use");
  }
  const Ran ran = run({"restore", "--store", path("tables.db"), path("copy.db")});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, "The tables of " + path("copy.db") + " are restored; what was there is in " +
                         path("tables.db.replaced-1") + ".\n");
  EXPECT_EQ(*(*open_store(path("tables.db")))->load("a"), first[0]);
  expect_refused(run({"restore", "--store", path("tables.db"), path("none")}), "cannot be copied");
}

TEST_F(BackupTest, BadInput) {
  expect_refused(run({"backup", "--store", path("none"), path("copy")}), "cannot be copied");
  expect_refused(run({"backup", path("copy")}), "--store");
  expect_refused(run({"backup", "--store", "postgres://x", path("copy")}), "PostgreSQL");
  EXPECT_EQ(files(), 0U);
}

}  // namespace
}  // namespace veillee::cli
