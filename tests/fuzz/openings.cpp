// Openings of tables: refused with a sentence, or a table that can be loaded.
#include "table/frames.hpp"
#include "tests/fuzz/target.hpp"

using namespace veillee;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Opening> opening = read_opening(fuzz::text_of(data, size));
  if (!opening) {
    require(!opening.refusal().sentence.fr.empty(), "a refusal says why");
    return 0;
  }
  const Digests digests{.host = std::string(64, 'a'), .seats = {std::string(64, 'b')}};
  const Row first = Table::first_row("t", *opening, digests, opening->seed.value_or(42),
                                     std::string(32, '0'), 1000);
  const Result<Table> table = Table::load({&first, 1});
  require(table.ok(), "a table that was opened can be loaded");
  Known known;
  require(!table_frame(*table, Person{}, Language::french, known, {}, 1000).empty(),
          "a table can be looked at");
  static_cast<void>(summary(*table, {}, Language::english));
  return 0;
}
