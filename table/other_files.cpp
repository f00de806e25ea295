#include "table/other_files.hpp"

#include <algorithm>

#include "engine/json.hpp"

namespace veillee {
namespace {

// Pictures, archives, files of word processors.
bool is_no_text(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
  });
}

}  // namespace

std::optional<Phrase> what_else_it_is(std::string_view text) {
  if (is_no_text(text))
    return phrase({"ce n’est pas un texte, donc pas une partie enregistrée",
                   "this is not a text, so it is no saved game"});
  // A saved game has many lines, each an object; what else we write is one object.
  const Result<json::Value> whole = json::read(text);
  if (!whole || whole->kind != json::Value::Kind::object) return {};
  const json::Value* format = whole->find("format");
  if (format != nullptr && format->string == "veillee-view")
    return phrase(
        {"c’est la vue enregistrée d’une partie en cours : la page peut l’ouvrir pour la "
         "regarder, mais on ne peut pas la reprendre",
         "this is the saved view of a running game: the page can open it to look at, but "
         "it cannot be played on"});
  if (format == nullptr && whole->find("position") != nullptr)
    return phrase(
        {"c’est une position : on y joue en ouvrant une table avec « position », ou par "
         "« veillee play »",
         "this is a position: it is played by opening a table with \"position\", or by "
         "\"veillee play\""});
  if (format == nullptr)
    return phrase({"c’est un fichier JSON, mais pas une partie enregistrée de Veillée",
                   "this is a JSON file, but no saved game of Veillée"});
  return {};
}

}  // namespace veillee
