// veillee games: what can be played.
#include <fmt/core.h>

#include "apps/cli.hpp"

namespace veillee::cli {
namespace {

void print_games(const Context& context, bool as_json) {
  if (as_json) {
    json::Writer out(true);
    out.begin_array();
    for (const AnyGame* game : all_games()) {
      const GameInfo& info = game->info();
      out.begin_object();
      out.member("id", info.id);
      out.member("title_fr", info.title.fr);
      out.member("title_en", info.title.en);
      out.key("players");
      out.begin_array();
      for (int n = info.seats.least; n <= info.seats.most; ++n)
        if (info.seats.has(n)) out.value(n);
      out.end_array();
      out.key("options");
      out.begin_object();
      for (const OptionSpec& option : info.options) {
        out.key(option.id);
        out.begin_array();
        for (const OptionValue& value : option.values) out.value(value.id);
        out.end_array();
      }
      out.end_object();
      out.key("decisions");
      out.begin_array();
      for (const DecisionSpec& decision : info.decisions) out.value(decision.name);
      out.end_array();
      out.key("events");
      out.begin_array();
      for (const EventSpec& event : info.events) out.value(event.name);
      out.end_array();
      out.end_object();
    }
    out.end_array();
    fmt::print("{}\n", out.text());
    return;
  }
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    fmt::print("{:<14} {}  {}–{}\n", info.id, context.text(info.title), info.seats.least,
               info.seats.most);
    for (const OptionSpec& option : info.options) {
      std::string values;
      for (const OptionValue& value : option.values)
        values += (values.empty() ? "" : "|") + std::string(value.id);
      fmt::print("  {:<28} {}: {}\n", std::string(option.id) + "=" + values,
                 context.text(option.label), context.text(option.help));
    }
  }
}

}  // namespace

void add_games(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "games", context.text({"les jeux et leurs options", "the games and their options"}));
  auto as_json = std::make_shared<bool>(false);
  auto only_ids = std::make_shared<bool>(false);
  command->add_flag("--json", *as_json, context.text({"en JSON", "as JSON"}));
  command->add_flag(
      "--ids", *only_ids,
      context.text({"seulement les noms, un par ligne", "only the names, one a line"}));
  command->callback([&context, as_json, only_ids] {
    if (*only_ids)
      for (const AnyGame* game : all_games()) fmt::print("{}\n", game->info().id);
    else
      print_games(context, *as_json);
  });
}

}  // namespace veillee::cli
