// What the commands share: the language, errors in one sentence, games by name.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "games/registry.hpp"

namespace veillee::cli {

// Exit codes of the program.
enum ExitCode : int {
  done = 0,
  found_something = 1,  // a check failed: coverage, soak, verify
  bad_input = 2,        // wrong arguments or files; nothing was changed
};

struct Context {
  Language language = Language::english;
  int exit_code = done;

  const std::string& in(const Phrase& phrase) const { return phrase.in(language); }
  std::string text(Words words) const { return phrase(words).in(language); }

  // One sentence on the error stream, exit code 2.
  void refuse(const Phrase& sentence);
  void refuse(const Refusal& refusal);
  // The game of this name; refuses and gives null when there is none.
  const AnyGame* game(const std::string& id);
  // A whole file; refuses when it cannot be read.
  std::optional<std::string> read_file(const std::string& path);
  // A new file; nothing is overwritten unless `force` says so. Refuses when it cannot be written.
  bool write_file(const std::string& path, std::string_view text, bool force);
};

// Each command adds itself; what it does runs as CLI11's callback.
void add_games(CLI::App& app, Context& context);
void add_deck_command(CLI::App& app, Context& context);
void add_bench(CLI::App& app, Context& context);
void add_arena(CLI::App& app, Context& context);
void add_engine(CLI::App& app, Context& context);
void add_tune(CLI::App& app, Context& context);
void add_soak(CLI::App& app, Context& context);
void add_rules(CLI::App& app, Context& context);
void add_position(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);
void add_verify(CLI::App& app, Context& context);
void add_hint(CLI::App& app, Context& context);
void add_annotate(CLI::App& app, Context& context);
void add_backup(CLI::App& app, Context& context);
void add_restore(CLI::App& app, Context& context);
void add_serve(CLI::App& app, Context& context);
void add_swarm(CLI::App& app, Context& context);

}  // namespace veillee::cli
