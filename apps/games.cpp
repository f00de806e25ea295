// veillee games: what can be played, and what each game is made of.
#include <fmt/core.h>

#include <map>

#include "apps/cli.hpp"

namespace veillee::cli {
namespace {

void write_words(json::Writer& out, std::string_view name, const Phrase& words) {
  out.key(name);
  out.begin_object();
  out.member("fr", words.fr);
  out.member("en", words.en);
  out.end_object();
}

void write_options(json::Writer& out, const GameInfo& info) {
  out.key("options");
  out.begin_object();
  for (const OptionSpec& option : info.options) {
    out.key(option.id);
    out.begin_array();
    for (const OptionValue& value : option.values) out.value(value.id);
    out.end_array();
  }
  out.end_object();
}

// The verbs of the notation with the kinds of their arguments, and the values of each kind. A kind
// without values is a plain number.
void write_notation(json::Writer& out, const GameInfo& info) {
  std::map<std::string_view, std::span<const std::string_view>> kinds;
  out.key("verbs");
  out.begin_array();
  for (const ActionSpec& action : info.notation) {
    out.begin_object();
    out.member("verb", action.verb);
    out.key("arguments");
    out.begin_array();
    for (std::size_t i = 0; i < action.arguments.size(); ++i) {
      const ArgumentSpec& argument = action.arguments[i];
      kinds[argument.kind] = argument.names;
      out.begin_object();
      out.member("kind", argument.kind);
      if (argument.optional) out.member("optional", true);
      out.end_object();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  out.key("kinds");
  out.begin_object();
  for (const auto& [kind, names] : kinds) {
    out.key(kind);
    out.begin_array();
    for (const std::string_view name : names) out.value(name);
    out.end_array();
  }
  out.end_object();
}

void write_tables(json::Writer& out, const GameInfo& info) {
  constexpr auto motions = enum_names<Motion>;
  out.key("decisions");
  out.begin_array();
  for (const DecisionSpec& decision : info.decisions) out.value(decision.name);
  out.end_array();
  out.key("events");
  out.begin_array();
  for (const EventSpec& event : info.events) out.value(event.name);
  out.end_array();
  out.key("motions");  // of the events
  out.begin_object();
  for (const EventSpec& event : info.events)
    out.member(event.name, motions[static_cast<std::size_t>(event.motion)]);
  out.end_object();
  out.key("computers");
  out.begin_array();
  for (const std::string_view name : info.computer_names) out.value(name);
  out.end_array();
}

void write_all_pieces(json::Writer& out, const AnyGame& game) {
  out.key("pieces");
  out.begin_array();
  for (const Piece& piece : game.pieces(*game.setup(game.info().seats.least))) {
    out.begin_object();
    out.member("id", piece.id);
    write_words(out, "name", piece.name);
    if (!piece.many.empty()) write_words(out, "many", piece.many);
    if (!piece.caption.empty()) write_words(out, "caption", piece.caption);
    write_words(out, "text", piece.text);
    write_details(out, piece);
    out.end_object();
  }
  out.end_array();
}

void write_game(json::Writer& out, const AnyGame& game) {
  const GameInfo& info = game.info();
  out.begin_object();
  out.member("id", info.id);
  out.member("title_fr", info.title.fr);
  out.member("title_en", info.title.en);
  out.key("players");
  out.begin_array();
  for (int n = info.seats.least; n <= info.seats.most; ++n)
    if (info.seats.has(n)) out.value(n);
  out.end_array();
  write_options(out, info);
  write_notation(out, info);
  write_tables(out, info);
  write_all_pieces(out, game);
  out.end_object();
}

// "2–4", or "2, 4" where a number between is left out.
std::string players_text(const SeatRange& seats) {
  std::string all;
  bool gap = false;
  for (int n = seats.least; n <= seats.most; ++n) {
    gap |= !seats.has(n);
    if (seats.has(n)) all += (all.empty() ? "" : ", ") + std::to_string(n);
  }
  if (gap || seats.least == seats.most) return all;
  return fmt::format("{}–{}", seats.least, seats.most);
}

void print_game(const Context& context, const GameInfo& info) {
  fmt::print("{:<14} {}  {}\n", info.id, context.text(info.title), players_text(info.seats));
  for (const OptionSpec& option : info.options) {
    std::string values;
    for (const OptionValue& value : option.values)
      values += (values.empty() ? "" : "|") + std::string(value.id);
    fmt::print("  {:<28} {}: {}\n", std::string(option.id) + "=" + values,
               context.text(option.label), context.text(option.help));
  }
}

}  // namespace

void add_games(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "games", context.text({"les jeux et leurs options", "the games and their options"}));
  auto as_json = std::make_shared<bool>(false);
  auto only_ids = std::make_shared<bool>(false);
  command->add_flag("--json", *as_json,
                    context.text({"en JSON : options, notation, décisions, événements et pièces",
                                  "as JSON: options, notation, decisions, events and pieces"}));
  command->add_flag(
      "--ids", *only_ids,
      context.text({"seulement les noms, un par ligne", "only the names, one a line"}));
  command->callback([&context, as_json, only_ids] {
    if (*only_ids) {
      for (const AnyGame* game : all_games()) fmt::print("{}\n", game->info().id);
    } else if (*as_json) {
      json::Writer out(true);
      out.begin_array();
      for (const AnyGame* game : all_games()) write_game(out, *game);
      out.end_array();
      fmt::print("{}\n", out.text());
    } else {
      for (const AnyGame* game : all_games()) print_game(context, game->info());
    }
  });
}

}  // namespace veillee::cli
