#include "apps/position_file.hpp"

namespace veillee::cli {

std::optional<LoadedPosition> load_position(Context& context, const std::string& path) {
  const auto text = context.read_file(path);
  if (!text) return {};
  const auto refuse = [&](const Phrase& sentence) {
    context.refuse(say({"{0} : {1}", "{0}: {1}"}, {verbatim(path), sentence}));
    return std::nullopt;
  };
  const auto value = json::read(*text);
  if (!value) return refuse(value.refusal().sentence);
  const json::Value* id = value->find("game");
  if (id == nullptr || id->kind != json::Value::Kind::string)
    return refuse(
        say({"ligne {0} : « game » doit nommer le jeu", "line {0}: \"game\" must name the game"},
            {number(id == nullptr ? value->line : id->line)}));
  const AnyGame* game = find_game(id->string);
  if (game == nullptr)
    return refuse(
        say({"ligne {0} : le jeu « {1} » est inconnu", "line {0}: the game \"{1}\" is not known"},
            {number(id->line), verbatim(id->string)}));
  const auto study = game->read_position(*value);
  if (!study) return refuse(study.refusal().sentence);
  return LoadedPosition{game, *study};
}

}  // namespace veillee::cli
