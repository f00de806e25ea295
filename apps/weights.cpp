#include "apps/weights.hpp"

#include <fmt/core.h>

#include <charconv>
#include <limits>

namespace veillee::cli {

std::string weights_text(const LearnedEvaluation& evaluation,
                         const std::vector<std::vector<int>>& phases) {
  std::string text;
  for (int f = 0; f < evaluation.features(); ++f) {
    std::string row;
    for (const std::vector<int>& phase : phases)
      row += fmt::format("{}{}", row.empty() ? "" : ", ", phase[static_cast<std::size_t>(f)]);
    text += fmt::format("{{{}}},  // {}\n", row, evaluation.name(f));
  }
  return text;
}

std::optional<std::vector<std::int16_t>> read_weights(Context& context,
                                                      const LearnedEvaluation& evaluation,
                                                      const std::string& file) {
  const std::optional<std::string> text = context.read_file(file);
  if (!text) return {};
  std::vector<std::int16_t> weights;
  int line = 0;
  const auto refuse = [&](const Words& words) {
    context.refuse(say(words, {verbatim(file), number(line), number(evaluation.features()),
                               number(evaluation.phases())}));
    return std::nullopt;
  };
  int rows = 0;
  for (std::size_t begin = 0; begin < text->size(); ++line) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    std::string_view row = std::string_view(*text).substr(begin, end - begin);
    row = row.substr(0, row.find("//"));
    begin = end + 1;
    int columns = 0;
    for (std::size_t at = row.find_first_of("-0123456789"); at < row.size();
         at = row.find_first_of("-0123456789", at), ++columns) {
      int weight = 0;
      const auto [rest, error] = std::from_chars(row.data() + at, row.data() + row.size(), weight);
      if (error != std::errc() || weight < std::numeric_limits<std::int16_t>::min() ||
          weight > std::numeric_limits<std::int16_t>::max())
        return ++line, refuse({"{0}, ligne {1} : un poids n’est pas un nombre de −32768 à 32767",
                               "{0}, line {1}: a weight is not a number from −32768 to 32767"});
      weights.push_back(static_cast<std::int16_t>(weight));
      at = static_cast<std::size_t>(rest - row.data());
    }
    if (columns == 0) continue;
    ++rows;
    if (columns != evaluation.phases())
      return ++line, refuse({"{0}, ligne {1} : il faut {3} poids par ligne",
                             "{0}, line {1}: there must be {3} weights in a line"});
  }
  if (rows != evaluation.features())
    return refuse({"{0} : il faut {2} lignes de poids", "{0}: there must be {2} lines of weights"});
  return weights;
}

}  // namespace veillee::cli
