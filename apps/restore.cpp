// veillee restore: a copy in the place of the tables.
#include <fmt/core.h>

#include "apps/cli.hpp"
#include "store/store.hpp"

namespace veillee::cli {
namespace {

void restore(Context& context, const std::string& store, const std::string& copy) {
  const Result<std::string> aside = restore_store(store, copy);
  if (!aside) return context.refuse(aside.refusal());
  fmt::print(
      "{}\n",
      context.in(aside->empty()
                     ? say({"Les tables de {0} sont rétablies.", "The tables of {0} are restored."},
                           {verbatim(copy)})
                     : say({"Les tables de {0} sont rétablies ; ce qu’il y avait est dans {1}.",
                            "The tables of {0} are restored; what was there is in {1}."},
                           {verbatim(copy), verbatim(*aside)})));
}

}  // namespace

void add_restore(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "restore", context.text({"rétablir les tables à partir d’une copie, serveur arrêté",
                               "put a copy in the place of the tables, with the server stopped"}));
  auto store = std::make_shared<std::string>();
  auto copy = std::make_shared<std::string>();
  command
      ->add_option("--store", *store,
                   context.text({"la base des tables, comme pour serve",
                                 "where the tables are, as for serve"}))
      ->required();
  command
      ->add_option("copy", *copy,
                   context.text({"la copie, faite avec backup", "the copy, made with backup"}))
      ->required();
  command->callback([&context, store, copy] { restore(context, *store, *copy); });
}

}  // namespace veillee::cli
