// veillee verify: whether a saved game is what it says, action by action.
#include "apps/screen.hpp"
#include "table/game_file.hpp"

namespace veillee::cli {
namespace {

void print_json(const Screen& screen, const std::string& file, const Result<GameRecord>& record) {
  json::Writer out;
  out.begin_object();
  out.member("ok", record.ok());
  out.member("file", file);
  if (record) {
    out.member("game", record->game->info().id);
    out.member("engine", record->engine);
    out.member("seed", hex(record->seed));
    out.member("actions", record->moves.size());
    out.member("over", record->game->over(position_after(*record, record->moves.size())));
  } else {
    out.member("error_fr", record.refusal().sentence.fr);
    out.member("error_en", record.refusal().sentence.en);
  }
  out.end_object();
  screen.line(out.text());
}

Phrase verdict(const std::string& file, const GameRecord& record) {
  const AnyState end = position_after(record, record.moves.size());
  const Noun actions = {{"action", "action"}, {"actions", "actions"}};
  Phrase sentence =
      say({"{0} : {1}, {2}, tout est juste ; ", "{0}: {1}, {2}, everything is right; "},
          {verbatim(file), phrase(record.game->info().title), count(actions, record.moves.size())});
  if (record.ended) return sentence += early_end_words(record);
  if (!record.game->over(end))
    return sentence += phrase({"la partie n’est pas finie.", "the game is not over."});
  return sentence += winners_sentence(record.game->outcome(end), names_of(record));
}

void verify(Context& context, const std::string& file, bool as_json) {
  const Screen screen = Screen::of_standard_output(context.language, true);
  const Result<GameRecord> record = load_game(file);
  if (as_json) {
    print_json(screen, file, record);
    if (!record) context.exit_code = bad_input;
  } else if (!record) {
    context.refuse(record.refusal());
  } else {
    screen.line(screen.in(verdict(file, *record)));
  }
  finish_output(context);
}

}  // namespace

void add_verify(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "verify", context.text({"vérifier une partie enregistrée, action par action",
                              "check a saved game, action by action"}));
  auto file = std::make_shared<std::string>();
  auto as_json = std::make_shared<bool>(false);
  command->add_option("file", *file, context.text({"le fichier", "the file"}))->required();
  command->add_flag("--json", *as_json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, file, as_json] { verify(context, *file, *as_json); });
}

}  // namespace veillee::cli
