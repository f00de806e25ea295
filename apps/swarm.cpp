// veillee swarm: how much a server bears. Real games through the real protocol.
#include <fmt/core.h>

#include <csignal>
#include <filesystem>

#include "apps/arguments.hpp"
#include "apps/figures.hpp"
#include "apps/interrupt.hpp"
#include "engine/json.hpp"
#include "swarm/server_process.hpp"
#include "swarm/swarm.hpp"

namespace veillee::cli {
namespace {

struct SwarmArguments {
  std::vector<std::string> games;
  int tables = 100;
  int seconds = 10;
  int players = 2;
  double rate = 1;
  int idle = 0;
  std::string seed = "1";
  std::string url;
  bool json = false;
};

// Tables of an own server, gone with it.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "veillee-swarm-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// "http://host:port", with or without a stroke at the end.
bool read_url(std::string_view url, SwarmPlan& plan) {
  constexpr std::string_view scheme = "http://";
  if (!url.starts_with(scheme)) return false;
  url.remove_prefix(scheme.size());
  if (url.ends_with('/')) url.remove_suffix(1);
  const std::size_t colon = url.rfind(':');
  plan.port = 80;
  if (colon != url.npos) {
    const auto port = whole_number(url.substr(colon + 1));
    if (!port || *port == 0 || *port > 65535) return false;
    plan.port = static_cast<std::uint16_t>(*port);
  }
  plan.host = std::string(url.substr(0, colon));
  return !plan.host.empty() && plan.host.find('/') == std::string::npos;
}

struct Memory {
  std::uint64_t before = 0;
  std::uint64_t after = 0;
};

double milliseconds(std::uint32_t microseconds) { return microseconds / 1000.0; }

void print_json(const SwarmPlan& plan, const SwarmReport& report, const Memory& memory) {
  json::Writer out(true);
  out.begin_object();
  out.member("tables", plan.tables);
  out.member("players", plan.players);
  if (plan.idle) {
    out.member("idle", true);
  } else {
    const auto figure = [&](std::string_view name, double value) {
      out.key(name);
      out.raw(fmt::format("{:.3f}", value));
    };
    figure("rate", plan.rate);
    figure("seconds", report.seconds);
    out.member("moves", report.moves);
    figure("moves_per_second",
           report.seconds > 0 ? static_cast<double>(report.moves) / report.seconds : 0);
    for (const auto& [name, times] :
         {std::pair("answer_ms", &report.answered), std::pair("seen_ms", &report.seen)}) {
      out.key(name);
      out.begin_object();
      figure("p50", milliseconds(percentile(*times, 0.5)));
      figure("p99", milliseconds(percentile(*times, 0.99)));
      figure("worst", milliseconds(percentile(*times, 1)));
      out.end_object();
    }
    out.member("games_finished", report.finished);
    out.member("resyncs", report.resyncs);
    out.member("reconnected", report.reconnected);
    out.member("resent", report.resent);
    out.member("slowed", report.slowed);
  }
  out.key("errors");
  out.begin_object();
  for (const auto& [kind, count] : report.errors) out.member(kind, count);
  out.end_object();
  if (memory.after > 0) {
    out.member("server_bytes_before", memory.before);
    out.member("server_bytes", memory.after);
  }
  out.end_object();
  fmt::print("{}\n", out.text());
}

void print_text(const Context& context, const SwarmPlan& plan, const SwarmReport& report,
                const Memory& memory) {
  const auto figure = [&](double value, int digits) {
    return verbatim(fraction(context.language, value, digits));
  };
  const auto line = [&](const Phrase& phrase) { fmt::print("{}\n", context.in(phrase)); };
  const auto times = [&](Words words, const std::vector<std::uint32_t>& all) {
    line(say(words, {figure(milliseconds(percentile(all, 0.5)), 1),
                     figure(milliseconds(percentile(all, 0.99)), 1),
                     figure(milliseconds(percentile(all, 1)), 1)}));
  };
  if (!plan.idle) {
    line(
        say({"{0} tables, {1} s : {2} coups, {3} par seconde, {4} parties finies",
             "{0} tables, {1} s: {2} moves, {3} a second, {4} games finished"},
            {number(plan.tables), figure(report.seconds, 1), number(report.moves),
             figure(report.seconds > 0 ? static_cast<double>(report.moves) / report.seconds : 0, 1),
             number(report.finished)}));
    times({"jusqu’à la réponse : médiane {0} ms, p99 {1} ms, pire {2} ms",
           "until the answer: median {0} ms, p99 {1} ms, worst {2} ms"},
          report.answered);
    times({"jusqu’aux autres places : médiane {0} ms, p99 {1} ms, pire {2} ms",
           "until the other seats: median {0} ms, p99 {1} ms, worst {2} ms"},
          report.seen);
    line(say({"erreurs {0}, vues reprises {1}, reconnexions {2}, messages répétés {3}",
              "errors {0}, resyncs {1}, reconnections {2}, messages repeated {3}"},
             {number(report.all_errors()), number(report.resyncs), number(report.reconnected),
              number(report.resent)}));
    for (const auto& [kind, count] : report.errors) fmt::print("  {}: {}\n", kind, count);
  }
  constexpr double megabyte = 1e6;
  if (memory.after > 0)
    line(say({"mémoire du serveur : {0} Mo avant, {1} Mo avec {2} tables",
              "memory of the server: {0} MB before, {1} MB with {2} tables"},
             {figure(static_cast<double>(memory.before) / megabyte, 1),
              figure(static_cast<double>(memory.after) / megabyte, 1), number(plan.tables)}));
}

std::optional<SwarmPlan> plan_of(Context& context, const SwarmArguments& wanted) {
  SwarmPlan plan;
  plan.tables = wanted.idle > 0 ? wanted.idle : wanted.tables;
  plan.idle = wanted.idle > 0;
  plan.players = wanted.players;
  plan.rate = wanted.rate;
  plan.duration = std::chrono::seconds(wanted.seconds);
  const auto seed = whole_number(context, "--seed", wanted.seed);
  if (!seed) return {};
  plan.seed = *seed;
  for (const std::string& name : wanted.games) {
    const AnyGame* game = context.game(name);
    if (game == nullptr) return {};
    plan.games.push_back(name);
  }
  if (plan.games.empty())
    for (const AnyGame* game : all_games()) plan.games.emplace_back(game->info().id);
  for (const std::string& name : plan.games)
    if (const Result<Setup> setup = find_game(name)->setup(plan.players); !setup)
      return context.refuse(setup.refusal()), std::nullopt;
  if (!wanted.url.empty() && !read_url(wanted.url, plan)) {
    context.refuse(say({"l’adresse « {0} » n’est pas comprise ; par exemple http://localhost:8080",
                        "the address \"{0}\" is not understood; for example http://localhost:8080"},
                       {verbatim(wanted.url)}));
    return {};
  }
  return plan;
}

void swarm(Context& context, const SwarmArguments& wanted) {
  std::optional<SwarmPlan> plan = plan_of(context, wanted);
  if (!plan) return;
  allow_many_files();
  const Folder folder;
  std::optional<ServerProcess> server;
  Memory memory;
  if (wanted.url.empty()) {
    std::error_code ignored;
    Result<ServerProcess> started = ServerProcess::start(
        std::filesystem::read_symlink("/proc/self/exe", ignored).string(), folder.path());
    if (!started) return context.refuse(started.refusal());
    server.emplace(std::move(*started));
    plan->port = server->port();
    memory.before = server->resident_bytes();
    plan->when_seated = [&] { memory.after = server->resident_bytes(); };
  }
  std::signal(SIGINT, on_interrupt);
  const Result<SwarmReport> report = run_swarm(*plan, interrupted);
  if (!report) return context.refuse(report.refusal());
  if (wanted.json)
    print_json(*plan, *report, memory);
  else
    print_text(context, *plan, *report, memory);
  if (report->all_errors() > 0) context.exit_code = found_something;
}

}  // namespace

void add_swarm(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "swarm", context.text({"éprouver un serveur : beaucoup de tables à la fois",
                             "try a server out: many tables at once"}));
  auto wanted = std::make_shared<SwarmArguments>();
  command
      ->add_option("--tables", wanted->tables,
                   context.text({"nombre de tables (100)", "number of tables (100)"}))
      ->check(CLI::Range(1, 100'000));
  command->add_option("--seconds", wanted->seconds, context.text({"durée (10)", "how long (10)"}))
      ->check(CLI::Range(1, 86'400));
  command
      ->add_option("--players", wanted->players,
                   context.text({"personnes à chaque table (2)", "persons at each table (2)"}))
      ->check(CLI::Range(1, static_cast<int>(max_seats)));
  command
      ->add_option("--rate", wanted->rate,
                   context.text({"coups par seconde à chaque table (1 ; 0 : sans attendre)",
                                 "moves a second at each table (1; 0: without waiting)"}))
      ->check(CLI::Range(0.0, 1000.0));
  command->add_option("--game", wanted->games,
                      context.text({"un jeu ; peut être répété (tous, à tour de rôle)",
                                    "a game; may be repeated (all of them, by turns)"}));
  command
      ->add_option("--idle", wanted->idle,
                   context.text({"ouvrir seulement tant de tables, sans y jouer",
                                 "only open so many tables, without playing"}))
      ->check(CLI::Range(1, 100'000));
  command->add_option("--seed", wanted->seed,
                      context.text({"graine des choix (1)", "seed of the choices (1)"}));
  command->add_option(
      "--url", wanted->url,
      context.text({"un serveur qui tourne déjà (sinon, un serveur à part est lancé)",
                    "a server that is running already (otherwise one is started)"}));
  command->add_flag("--json", wanted->json, context.text({"en JSON", "as JSON"}));
  command->callback([&context, wanted] { swarm(context, *wanted); });
}

}  // namespace veillee::cli
