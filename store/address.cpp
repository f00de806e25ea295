// Which store an address means.
#include "store/backup.hpp"
#include "store/sqlite_store.hpp"

namespace veillee {
namespace {

Result<std::string> path_of(std::string_view address) {
  constexpr std::string_view prefix = "sqlite:";
  if (address.starts_with("postgres://") || address.starts_with("postgresql://"))
    return Refusal{
        phrase({"PostgreSQL n’est pas encore possible ; donnez le chemin d’un fichier "
                "SQLite",
                "PostgreSQL is not possible yet; please give the path of an SQLite "
                "file"})};
  if (address.find("://") != std::string_view::npos)
    return Refusal{say({"l’adresse « {0} » n’est pas comprise ; donnez le chemin d’un fichier "
                        "SQLite",
                        "the address \"{0}\" is not understood; please give the path of an SQLite "
                        "file"},
                       {verbatim(address)})};
  if (address.starts_with(prefix)) address.remove_prefix(prefix.size());
  if (address.empty() || address.find('\0') != std::string_view::npos)
    return Refusal{phrase({"l’adresse des tables est vide ; donnez le chemin d’un fichier SQLite",
                           "the address of the tables is empty; please give the path of an SQLite "
                           "file"})};
  return std::string(address);
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(std::string_view address, const StoreSettings& settings) {
  const Result<std::string> path = path_of(address);
  if (!path) return path.refusal();
  return open_sqlite_store(*path, settings);
}

std::optional<Refusal> backup_store(std::string_view address, const std::string& path) {
  const Result<std::string> from = path_of(address);
  if (!from) return from.refusal();
  return backup_database(*from, path);
}

Result<std::string> restore_store(std::string_view address, const std::string& copy) {
  const Result<std::string> path = path_of(address);
  if (!path) return path.refusal();
  return restore_database(copy, *path);
}

}  // namespace veillee
