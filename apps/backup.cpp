// veillee backup: a copy of the tables, also while a server uses them.
#include <fmt/core.h>

#include "apps/cli.hpp"
#include "store/store.hpp"

namespace veillee::cli {
namespace {

void backup(Context& context, const std::string& store, const std::string& out) {
  if (const std::optional<Refusal> refusal = backup_store(store, out))
    return context.refuse(*refusal);
  fmt::print("{}\n", context.in(say({"La copie {0} est faite.", "The copy {0} is made."},
                                    {verbatim(out)})));
}

}  // namespace

void add_backup(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "backup", context.text({"copier les tables, même pendant que le serveur tourne",
                              "copy the tables, also while the server is running"}));
  auto store = std::make_shared<std::string>();
  auto out = std::make_shared<std::string>();
  command
      ->add_option("--store", *store,
                   context.text({"la base des tables, comme pour serve",
                                 "where the tables are, as for serve"}))
      ->required();
  command->add_option("out", *out, context.text({"le fichier à créer", "the file to make"}))
      ->required();
  command->callback([&context, store, out] { backup(context, *store, *out); });
}

}  // namespace veillee::cli
