// veillee serve: the table for friends, in the browser and for programs.
#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "apps/cli.hpp"
#include "server/server.hpp"

namespace veillee::cli {
namespace {

namespace fs = std::filesystem;

struct ServeOptions {
  ServerSettings server;
  std::vector<std::string> decks;
  std::string data;
  std::string store;
  std::string log = "info";
  bool open_browser = false;
  bool unchecked = false;
  std::int64_t most_megabytes = 0;
};

// XDG_DATA_HOME/veillee, ~/.local/share/veillee, or here.
std::string default_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
    return std::string(data) + "/veillee";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return std::string(home) + "/.local/share/veillee";
  return "veillee-data";
}

std::optional<std::string> store_address(Context& context, const ServeOptions& options) {
  if (!options.store.empty()) return options.store;
  std::error_code error;
  fs::create_directories(options.data, error);
  if (error) {
    context.refuse(say({"le dossier {0} ne peut pas être créé ({1}) ; choisissez-en un avec --data",
                        "the folder {0} cannot be made ({1}); choose one with --data"},
                       {verbatim(options.data), verbatim(error.message())}));
    return {};
  }
  return (fs::path(options.data) / "tables.sqlite").string();
}

LogLevel level_of(const std::string& name) {
  if (name == "quiet") return LogLevel::quiet;
  if (name == "error") return LogLevel::error;
  return name == "debug" ? LogLevel::debug : LogLevel::info;
}

std::string address_for_people(const ServeOptions& options, std::uint16_t port) {
  if (!options.server.public_url.empty()) return options.server.public_url;
  const std::string& address = options.server.listener.address;
  const bool everywhere = address == "0.0.0.0" || address == "::";
  const std::string host = everywhere                               ? "localhost"
                           : address.find(':') != std::string::npos ? "[" + address + "]"
                                                                    : address;
  return fmt::format("http://{}:{}/", host, port);
}

// On a desktop; elsewhere the printed address has to do.
void open_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open";
  std::string page = address;
  char* arguments[] = {program.data(), page.data(), nullptr};
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  // Its chatter does not belong between our lines.
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_WRONLY, 0);
  std::signal(SIGCHLD, SIG_IGN);  // nobody waits for it
  pid_t child = 0;
  posix_spawnp(&child, program.c_str(), &files, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
}

// Whether pages of this address can be told apart from others by it.
bool is_address_of_a_site(const std::string& url) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (url.starts_with(scheme) && url.size() > scheme.size() && url[scheme.size()] != '/')
      return url.find_first_of(" \t\"'<>") == std::string::npos;
  return false;
}

// Of whatever game the file says.
bool offer_deck(Context& context, const std::string& path, std::vector<OfferedDeck>& offered) {
  const std::optional<std::string> text = context.read_file(path);
  if (!text) return false;
  const Result<json::Value> file = parse_deck(*text, path);
  if (!file) return context.refuse(file.refusal()), false;
  const json::Value* id = file->find("game");
  const AnyGame* game = id == nullptr ? nullptr : find_game(id->string);
  if (game == nullptr || game->decks() == nullptr) {
    context.refuse(say({"{0}, ligne {1} : « game » doit nommer un jeu qui a des paquets de cartes",
                        "{0}, line {1}: \"game\" must name a game that has decks of cards"},
                       {verbatim(path), number(id == nullptr ? file->line : id->line)}));
    return false;
  }
  const Result<std::uint8_t> deck = game->decks()->add(*file, path);
  if (!deck) return context.refuse(deck.refusal()), false;
  if (*deck != 0) offered.push_back({game, *deck});
  return true;
}

void serve(Context& context, ServeOptions options) {
  options.server.log = level_of(options.log);
  options.server.listener.signals = true;
  const std::string& site = options.server.public_url;
  if (!site.empty() && !is_address_of_a_site(site))
    return context.refuse(say({"--public-url : « {0} » n’est pas l’adresse d’un site ; par exemple "
                               "https://veillee.example/",
                               "--public-url: \"{0}\" is not the address of a site; for example "
                               "https://veillee.example/"},
                              {verbatim(site)}));
  for (const std::string& path : options.decks)
    if (!offer_deck(context, path, options.server.decks)) return;
  const std::optional<std::string> address = store_address(context, options);
  if (!address) return;
  constexpr std::int64_t megabyte = 1'000'000;
  Result<std::unique_ptr<Store>> store = open_store(
      *address, {.check = !options.unchecked, .most_bytes = options.most_megabytes * megabyte});
  if (!store) return context.refuse(store.refusal());
  Result<std::unique_ptr<Server>> server = Server::open(options.server, std::move(*store));
  if (!server) return context.refuse(server.refusal());
  const std::string url = address_for_people(options, (*server)->port());
  fmt::print(
      "{}\n",
      context.in(say({"Veillée vous attend à {0} (Ctrl-C pour arrêter ; les tables sont dans {1})",
                      "Veillée awaits you at {0} (Ctrl-C to stop; the tables are in {1})"},
                     {verbatim(url), verbatim(*address)})));
  std::fflush(stdout);
  if (options.open_browser) open_browser(url);
  (*server)->run();
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "serve", context.text({"servir des tables : navigateur, amis, programmes",
                             "serve tables: for the browser, friends, programs"}));
  auto chosen = std::make_shared<ServeOptions>();
  chosen->data = default_folder();
  command->add_option(
      "--port", chosen->server.listener.port,
      context.text({"le port (8080 ; 0 : un port libre)", "the port (8080; 0: any free one)"}));
  command->add_option("--address", chosen->server.listener.address,
                      context.text({"l’adresse d’écoute (127.0.0.1 ; 0.0.0.0 : toutes)",
                                    "the address to listen on (127.0.0.1; 0.0.0.0: all)"}));
  command->add_option("--data", chosen->data,
                      context.text({"le dossier des tables", "the folder of the tables"}));
  command->add_option(
      "--store", chosen->store,
      context.text({"la base des tables, à la place de --data : un fichier SQLite",
                    "the database of the tables, instead of --data: a SQLite file"}));
  command->add_option(
      "--deck", chosen->decks,
      context.text({"fichiers de paquets de cartes à proposer (veillee deck JEU --write)",
                    "files of decks of cards to offer (veillee deck GAME --write)"}));
  command->add_option("--public-url", chosen->server.public_url,
                      context.text({"l’adresse publique, derrière un mandataire",
                                    "the public address, behind a reverse proxy"}));
  command->add_option(
      "--trusted-proxy", chosen->server.listener.trusted_proxies,
      context.text(
          {"adresse ou réseau d’un mandataire dont X-Forwarded-For est cru ; peut être répété "
           "(cette machine)",
           "address or network of a proxy whose X-Forwarded-For is believed; may be repeated "
           "(this machine)"}));
  command
      ->add_option("--store-megabytes", chosen->most_megabytes,
                   context.text({"taille que la base ne dépasse pas (aucune)",
                                 "size that the database does not exceed (none)"}))
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
  command->add_flag("--unchecked", chosen->unchecked,
                    context.text({"ouvrir aussi une base abîmée : ce qui s’y lit encore",
                                  "open a damaged database, too: what can still be read in it"}));
  command
      ->add_option(
          "--threads", chosen->server.threads,
          context.text(
              {"fils de réflexion des ordinateurs (un de moins que la machine, deux au moins)",
               "threads on which computers think (one less than the machine has, two at least)"}))
      ->check(CLI::Range(0, 256));
  command->add_option("--log", chosen->log, "quiet, error, info, debug (info)")
      ->check(CLI::IsMember({"quiet", "error", "info", "debug"}));
  command
      ->add_option("--connections-per-address", chosen->server.limits.connections_per_address,
                   context.text({"connexions par adresse (64)", "connections an address (64)"}))
      ->check(CLI::Range(1, 1'000'000));
  command->add_flag("--open", chosen->open_browser,
                    context.text({"ouvrir le navigateur", "open the browser"}));
  command->callback([&context, chosen] { serve(context, *chosen); });
}

}  // namespace veillee::cli
