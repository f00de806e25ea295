#include "apps/whole_program.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <system_error>

#include "apps/arguments.hpp"

namespace veillee::cli {
namespace {

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string_view(value).substr(0, 2) == "fr" ? Language::french : Language::english;
  return Language::english;
}

}  // namespace

int run_program(int argc, char** argv, std::span<const AddCommand> commands,
                const std::string& version) {
  Context context;
  context.language = language_of_environment();
  // The language is wanted before everything else: help texts and errors use it.
  for (int i = 1; i < argc; ++i) {
    std::string_view wanted = argv[i];
    if (wanted == "--lang" && i + 1 < argc)
      wanted = argv[i + 1];
    else if (wanted.starts_with("--lang="))
      wanted.remove_prefix(std::string_view("--lang=").size());
    else
      continue;
    context.language = wanted == "fr" ? Language::french : Language::english;
  }

  CLI::App app{context.text({"Veillée : une table pour huit jeux de société",
                             "Veillée: one table for eight board games"}),
               "veillee"};
  std::string lang;
  app.add_option("--lang", lang, context.text({"langue : fr ou en", "language: fr or en"}))
      ->check(CLI::IsMember({"fr", "en"}));
  app.set_version_flag(
      "--version", version,
      context.text({"afficher la version et son commit", "print the version and its commit"}));
  app.require_subcommand(1);
  app.fallthrough();
  for (const AddCommand add : commands) add(app, context);
  translate_help(app, context);
  bool output_failed = false;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    context.refuse(sentence_of(error, app));
  } catch (const std::system_error&) {  // fmt: the output takes no more
    output_failed = true;
  }
  if (output_failed || std::fflush(stdout) != 0)
    context.refuse(phrase({"la sortie ne peut pas être écrite", "the output cannot be written"}));
  return context.exit_code;
}

}  // namespace veillee::cli
