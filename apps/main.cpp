// veillee: the one program. Each command has a file of its own.
#include "apps/version.hpp"
#include "apps/whole_program.hpp"

int main(int argc, char** argv) {
  using namespace veillee::cli;
  constexpr AddCommand commands[] = {
      add_games,    add_deck_command, add_bench,   add_arena,  add_tune,   add_soak,
      add_rules,    add_position,     add_play,    add_replay, add_verify, add_hint,
      add_annotate, add_backup,       add_restore, add_serve,  add_swarm,  add_engine};
  std::string which = "veillee " + std::string(version);
  if (!commit.empty()) which += " (" + std::string(commit) + ")";
  return run_program(argc, argv, commands, which);
}
