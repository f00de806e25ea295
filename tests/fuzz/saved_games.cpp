// Saved games: refused with a sentence, or a game that is written as it was read.
#include "table/game_record.hpp"
#include "tests/fuzz/target.hpp"

using namespace veillee;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<GameRecord> record = read_record(fuzz::text_of(data, size), "file");
  if (!record) {
    require(!record.refusal().sentence.fr.empty(), "a refusal says why");
    return 0;
  }
  const std::string text = all_lines(*record);
  const Result<GameRecord> again = read_record(text, "file");
  require(again.ok(), "a game that is written can be read");
  require(all_lines(*again) == text, "a game is read as it is written");
  require(again->moves == record->moves, "no action is lost");
  return 0;
}
