// Feeds a fuzz target with every file of a folder, and with mutations of each that are the same
// every time: what any compiler can do on any day.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "engine/random.hpp"
#include "tests/fuzz/target.hpp"

namespace {

using veillee::FastRng;

void feed(const std::string& input) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

// One to four small wounds: a byte changed, a piece lost, a piece told twice, the end cut off.
std::string mutated(std::string text, FastRng& rng) {
  for (std::uint32_t wounds = 1 + rng.below(4); wounds > 0 && !text.empty(); --wounds) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    const std::size_t length = 1 + rng.below(16);
    switch (rng.below(4)) {
      case 0: text[at] = "0129-\"{}[],:aA\\\n"[rng.below(16)]; break;
      case 1: text.erase(at, length); break;
      case 2: text.insert(at, text.substr(at, length)); break;
      default:
        if (rng.below(8) == 0) text.resize(at);
    }
  }
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "one folder of inputs is needed\n");
    return 2;
  }
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) files.push_back(entry);
  std::sort(files.begin(), files.end());
  FastRng rng(1);
  constexpr int mutations = 300;
  for (const auto& file : files) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    feed(text.str());
    for (int i = 0; i < mutations; ++i) feed(mutated(text.str(), rng));
  }
  std::printf("%zu files, %zu inputs\n", files.size(), files.size() * (mutations + 1));
  return files.empty() ? 1 : 0;
}
