// A saved game on disk. Each action is on disk before the next question is asked: Ctrl-C, kill -9
// or a closed terminal lose nothing.
#pragma once

#include <string>

#include "table/game_record.hpp"

namespace veillee {

// The text of a file, at most 16 megabytes.
Result<std::string> load_text(const std::string& path);
// The game in this file, checked.
Result<GameRecord> load_game(const std::string& path);

struct OpenedGame;

class GameFile {
 public:
  // A new file with all of the record. An existing file is refused, never overwritten.
  static Result<GameFile> create(const std::string& path, const GameRecord& record);
  // A game to go on with. The file is locked: no second program can go on with it as well.
  static Result<OpenedGame> resume(const std::string& path);

  GameFile(GameFile&& other) noexcept;
  GameFile& operator=(GameFile&& other) noexcept;
  ~GameFile();

  const std::string& path() const { return path_; }

  // The record's last action, and the result if the game is over with it, in one write. When this
  // fails the file is as it was before.
  std::optional<Refusal> append_last(const GameRecord& record);
  // All of the record in place of what was there (undo): either the old or the new text is there,
  // whenever the power goes.
  std::optional<Refusal> rewrite(const GameRecord& record);

 private:
  GameFile(int descriptor, std::string path, std::int64_t size)
      : descriptor_(descriptor), path_(std::move(path)), size_(size) {}
  void close();

  int descriptor_;
  std::string path_;
  std::int64_t size_;
};

struct OpenedGame {
  GameRecord record;
  GameFile file;
};

}  // namespace veillee
