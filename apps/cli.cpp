#include "apps/cli.hpp"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
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

bool Context::write_file(const std::string& path, std::string_view text, bool force) {
  std::FILE* file = std::fopen(path.c_str(), force ? "w" : "wx");
  if (file == nullptr && errno == EEXIST)
    return refuse(say({"le fichier {0} existe déjà ; --force le remplace",
                       "the file {0} exists already; --force replaces it"},
                      {verbatim(path)})),
           false;
  bool written = file != nullptr;
  if (file != nullptr) {
    written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    written = std::fclose(file) == 0 && written;
  }
  if (!written)
    refuse(say({"le fichier {0} ne peut pas être écrit", "the file {0} cannot be written"},
               {verbatim(path)}));
  return written;
}

}  // namespace veillee::cli
