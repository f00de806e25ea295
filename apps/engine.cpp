// veillee engine: the program as a player for others, line by line (docs/engine-protocol.md).
#include <iostream>

#include "apps/engine_session.hpp"

namespace veillee::cli {

void add_engine(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "engine", context.text({"jouer pour un autre programme, ligne par ligne sur l’entrée et la "
                              "sortie (docs/engine-protocol.md)",
                              "play for another program, line by line on standard input and output "
                              "(docs/engine-protocol.md)"}));
  auto level = std::make_shared<std::string>();
  command->add_option(
      "--level", *level,
      context.text({"niveau au début, comme « set level »", "level at first, as \"set level\""}));
  command->callback([&context, level] {
    if (!level->empty() && !find_contestant(*level))
      return context.refuse(
          say({"niveau « {0} » inconnu", "unknown level \"{0}\""}, {verbatim(*level)}));
    EngineSession session(
        context.language,
        [](const std::string& line) {
          std::cout << line << std::endl;  // at once: somebody waits for it
        },
        *level);
    std::string line;
    while (std::getline(std::cin, line))
      if (!session.obey(line)) return;
    session.wait();  // the input has ended, but not the thinking
  });
}

}  // namespace veillee::cli
