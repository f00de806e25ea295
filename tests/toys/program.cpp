// The program with the toys in it, for tests and measurements.
#include "apps/whole_program.hpp"
#include "tests/toys/toys.hpp"

int main(int argc, char** argv) {
  using namespace veillee::cli;
  veillee::register_toys();
  constexpr AddCommand commands[] = {add_bench,        add_arena,    add_tune,    add_play,
                                     add_deck_command, add_position, add_verify,  add_serve,
                                     add_replay,       add_hint,     add_annotate};
  return run_program(argc, argv, commands, "veillee with toys");
}
