// The rules alone, for builds with sanitizers: they need neither network nor store.
#include "apps/whole_program.hpp"

int main(int argc, char** argv) {
  using namespace veillee::cli;
  constexpr AddCommand commands[] = {add_games, add_soak};
  return run_program(argc, argv, commands);
}
