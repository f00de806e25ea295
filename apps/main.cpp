// veillee: the one program. Each command has a file of its own.
#include <cstdlib>
#include <string_view>

#include "apps/cli.hpp"

namespace {

using veillee::Language;

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string_view(value).substr(0, 2) == "fr" ? Language::french : Language::english;
  return Language::english;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace veillee::cli;
  Context context;
  context.language = language_of_environment();
  // The language is wanted before everything else: help texts and errors use it.
  for (int i = 1; i + 1 < argc; ++i)
    if (std::string_view(argv[i]) == "--lang")
      context.language =
          std::string_view(argv[i + 1]) == "fr" ? Language::french : Language::english;

  CLI::App app{context.text({"Veillée : une table pour huit jeux de société",
                             "Veillée: one table for eight board games"}),
               "veillee"};
  std::string lang;
  app.add_option("--lang", lang, context.text({"langue : fr ou en", "language: fr or en"}))
      ->check(CLI::IsMember({"fr", "en"}));
  app.require_subcommand(1);
  app.failure_message([](const CLI::App*, const CLI::Error& error) {
    return "veillee: " + std::string(error.what()) + "\n";  // one sentence
  });
  app.fallthrough();
  for (const auto add : {add_games, add_play, add_replay, add_verify}) add(app, context);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? done : bad_input;
  }
  return context.exit_code;
}
