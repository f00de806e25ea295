#include "table/game_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "games/registry.hpp"
#include "table/tests/played_game.hpp"

namespace veillee {
namespace {

namespace fs = std::filesystem;

class GameFileTest : public testing::Test {
 protected:
  void SetUp() override {
    directory_ = fs::path(testing::TempDir()) / ("veillee_file_" + std::to_string(::getpid()));
    fs::create_directories(directory_);
    path_ = directory_ / "game.vlg";
  }
  void TearDown() override { fs::remove_all(directory_); }

  std::string text() const {
    const Result<std::string> text = load_text(path_);
    EXPECT_TRUE(text);
    return text ? *text : "";
  }
  // The same game with its first n actions only.
  GameRecord begun(std::size_t n) const { return played_game(*find_game("samhain"), 2, 5, n); }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(directory_), fs::directory_iterator()));
  }

  fs::path directory_;
  std::string path_;
};

TEST_F(GameFileTest, IsOnDiskAfterEachAction) {
  const GameRecord whole = begun(1 << 20);
  GameRecord record = begun(0);
  Result<GameFile> file = GameFile::create(path_, record);
  ASSERT_TRUE(file);
  EXPECT_EQ(text(), header_line(record));
  for (const Move& move : whole.moves) {
    record.moves.push_back(move);
    ASSERT_FALSE(file->append_last(record));
    ASSERT_EQ(text(), all_lines(record));
  }
  EXPECT_TRUE(load_game(path_));
}

TEST_F(GameFileTest, NeverOverwrites) {
  std::ofstream(path_) << "precious";
  const Result<GameFile> file = GameFile::create(path_, begun(2));
  ASSERT_FALSE(file);
  EXPECT_EQ(file.refusal().sentence.en,
            "the file " + path_ + " exists already; it is not overwritten");
  EXPECT_EQ(text(), "precious");
}

TEST_F(GameFileTest, UndoReplacesTheWholeText) {
  GameRecord record = begun(5);
  Result<GameFile> file = GameFile::create(path_, record);
  ASSERT_TRUE(file);
  const GameRecord before = record;
  record.moves.resize(2);
  ASSERT_FALSE(file->rewrite(record));
  EXPECT_EQ(text(), all_lines(record));
  EXPECT_EQ(files(), 1U);  // nothing temporary is left
  record.moves.push_back(before.moves[2]);
  ASSERT_FALSE(file->append_last(record));
  EXPECT_EQ(text(), all_lines(record));
}

TEST_F(GameFileTest, UndoFollowsALink) {
  const std::string link = directory_ / "link.vlg";
  GameRecord record = begun(3);
  ASSERT_TRUE(GameFile::create(path_, record));
  fs::create_symlink(path_, link);
  Result<OpenedGame> opened = GameFile::resume(link);
  ASSERT_TRUE(opened);
  opened->record.moves.resize(1);
  ASSERT_FALSE(opened->file.rewrite(opened->record));
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(text(), all_lines(opened->record));
}

TEST_F(GameFileTest, ResumesAndGoesOn) {
  const GameRecord longer = begun(6);
  ASSERT_TRUE(GameFile::create(path_, begun(4)));
  Result<OpenedGame> opened = GameFile::resume(path_);
  ASSERT_TRUE(opened);
  for (std::size_t n = 4; n < 6; ++n) {
    opened->record.moves.push_back(longer.moves[n]);
    ASSERT_FALSE(opened->file.append_last(opened->record));
  }
  EXPECT_EQ(text(), all_lines(longer));
}

TEST_F(GameFileTest, OneGameAtATime) {
  GameRecord record = begun(3);
  Result<GameFile> file = GameFile::create(path_, record);
  ASSERT_TRUE(file);
  EXPECT_EQ(GameFile::resume(path_).refusal().sentence.en,
            "the file " + path_ + " is in use by another running game");
  record.moves.resize(1);
  ASSERT_FALSE(file->rewrite(record));
  EXPECT_FALSE(GameFile::resume(path_));  // the new file is locked as well
  *file = std::move(*GameFile::create(path_ + "2", record));
  EXPECT_TRUE(GameFile::resume(path_));
}

TEST_F(GameFileTest, ADamagedFileIsLeftAlone) {
  const std::string damaged = all_lines(begun(3)) + "{\"seq\":4,\"se";
  std::ofstream(path_, std::ios::binary) << damaged;
  const Result<OpenedGame> opened = GameFile::resume(path_);
  ASSERT_FALSE(opened);
  EXPECT_EQ(
      opened.refusal().sentence.en,
      path_ + ", line 5: the line is cut off; before it, 4 whole lines (head -n 4 keeps them)");
  EXPECT_EQ(opened.refusal().sentence.fr, path_ +
                                              ", ligne 5\u202F: la ligne est coupée\u202F; avant "
                                              "elle, 4 lignes entières (head -n 4 les garde)");
  EXPECT_EQ(text(), damaged);
}

TEST_F(GameFileTest, WhatCannotBeReadOrWritten) {
  EXPECT_FALSE(load_game(path_));
  EXPECT_FALSE(load_game(directory_));
  EXPECT_FALSE(GameFile::resume(path_));
  EXPECT_FALSE(GameFile::create(directory_ / "nowhere" / "game.vlg", begun(1)));
  EXPECT_FALSE(load_game("/dev/zero"));  // without end
}

// A disk that is full in the middle of a line: the file is as it was before.
TEST_F(GameFileTest, AFullDiskLosesNothing) {
  const GameRecord longer = begun(4);
  GameRecord record = begun(3);
  Result<GameFile> file = GameFile::create(path_, record);
  ASSERT_TRUE(file);
  const std::string before = text();
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit old{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  rlimit small = old;
  small.rlim_cur = before.size() + 10;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  record.moves.push_back(longer.moves[3]);
  const auto refusal = file->append_last(record);
  const auto undo = file->rewrite(record);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &old), 0);
  EXPECT_TRUE(refusal);
  EXPECT_TRUE(undo);
  EXPECT_EQ(text(), before);
  EXPECT_EQ(files(), 1U);
  EXPECT_FALSE(file->append_last(record));
  EXPECT_EQ(text(), all_lines(record));
}

}  // namespace
}  // namespace veillee
