#include "apps/cli.hpp"

#include <fmt/core.h>

#include <fstream>
#include <sstream>

namespace veillee::cli {

void Context::refuse(const Phrase& sentence) {
  fmt::print(stderr, "veillee: {}\n", in(sentence));
  exit_code = bad_input;
}

void Context::refuse(const Refusal& refusal) {
  Phrase sentence = refusal.sentence;
  if (!refusal.clause.empty()) sentence += say({" [{0}]", " [{0}]"}, {verbatim(refusal.clause)});
  refuse(sentence);
}

const AnyGame* Context::game(const std::string& id) {
  const AnyGame* found = find_game(id);
  if (found != nullptr) return found;
  std::string known;
  for (const AnyGame* game : all_games())
    known += (known.empty() ? "" : " ") + std::string(game->info().id);
  refuse(say({"le jeu « {0} » est inconnu ; possible : {1}",
              "the game \"{0}\" is not known; possible: {1}"},
             {verbatim(id), verbatim(known)}));
  return nullptr;
}

std::optional<std::string> Context::read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  // A directory can be opened but not read: looking at its first character shows it.
  if (file) file.peek();
  if (!file.bad() && file.is_open()) {
    file.clear();
    text << file.rdbuf();
    if (!file.bad()) return text.str();
  }
  refuse(
      say({"le fichier {0} ne peut pas être lu", "the file {0} cannot be read"}, {verbatim(path)}));
  return {};
}

}  // namespace veillee::cli
