// veillee rules: the rules, a clause, a word in them, and which clauses have a test.
#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "apps/arguments.hpp"
#include "apps/cli.hpp"
#include "engine/rules_text.hpp"

namespace veillee::cli {
namespace {

struct Rules {
  std::string game;
  std::string clause;
  std::string search;
  bool coverage = false;
  std::vector<std::string> tests;
  bool json = false;
};

void write_clause(json::Writer& out, const Clause& clause) {
  out.begin_object();
  out.member("id", clause.id);
  out.member("tag", clause.tag);
  out.member("line", clause.line);
  out.member("text", clause.text);
  out.end_object();
}

void print_clause(const Clause& clause) {
  fmt::print("{}{}  {}\n", clause.id, clause.tag.empty() ? "" : " [" + clause.tag + "]",
             clause.text);
}

// Letters of two bytes, and what stands for each of them in a search.
struct Accented {
  std::string_view letters;
  std::string_view plain;
};
constexpr Accented accented[] = {
    {"àâäÀÂÄ", "a"}, {"çÇ", "c"}, {"éèêëÉÈÊË", "e"}, {"îïÎÏ", "i"}, {"ôöÔÖ", "o"},
    {"ùûüÙÛÜ", "u"}, {"ÿŸ", "y"}, {"œŒ", "oe"},      {"æÆ", "ae"},
};

std::string_view without_accent(std::string_view letter) {
  for (const Accented& group : accented)
    for (std::size_t i = 0; i < group.letters.size(); i += 2)
      if (group.letters.substr(i, 2) == letter) return group.plain;
  return {};
}

// In small letters without accents and marks, with one kind of apostrophe: "Epuise" finds
// « *épuisé* ».
std::string folded(std::string_view text) {
  constexpr std::string_view curly = "’";
  std::string result;
  while (!text.empty()) {
    const std::string_view plain = without_accent(text.substr(0, 2));
    const bool apostrophe = text.starts_with(curly);
    const char c = text[0];
    if (apostrophe)
      result += '\'';
    else if (!plain.empty())
      result += plain;
    else if (c != '*' && c != '`')
      result += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    text.remove_prefix(apostrophe ? curly.size() : plain.empty() ? 1 : 2);
  }
  return result;
}

void show_clause(Context& context, const AnyGame& game, const Rules& rules) {
  const RulesText text = parse_rules(game.info().rules, context.language);
  const Clause* clause = text.find(rules.clause);
  if (clause == nullptr)
    return context.refuse(say({"{0} n’a pas de clause « {1} »", "{0} has no clause \"{1}\""},
                              {phrase(game.info().title), verbatim(rules.clause)}));
  if (!rules.json) return print_clause(*clause);
  json::Writer out(true);
  write_clause(out, *clause);
  fmt::print("{}\n", out.text());
}

void show_found(Context& context, const AnyGame& game, const Rules& rules) {
  const std::string wanted = folded(rules.search);
  std::vector<Clause> found;
  for (const Clause& clause : parse_rules(game.info().rules, context.language).clauses)
    if (!wanted.empty() && folded(clause.text).find(wanted) != std::string::npos)
      found.push_back(clause);
  if (rules.json) {
    json::Writer out(true);
    out.begin_array();
    for (const Clause& clause : found) write_clause(out, clause);
    out.end_array();
    fmt::print("{}\n", out.text());
    return;
  }
  for (const Clause& clause : found) print_clause(clause);
  if (found.empty())
    fmt::print("{}\n",
               context.in(say({"aucune clause ne contient « {0} »", "no clause contains \"{0}\""},
                              {verbatim(rules.search)})));
}

// The test programs of all parts of the rulebook, which stand beside this program.
std::vector<std::string> usual_tests(const AnyGame& game) {
  std::error_code error;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  std::vector<std::string> programs;
  for (const Rulebook* part : game.info().rules.parts()) {
    std::string name(part->library.empty() ? game.info().id : part->library);
    std::replace(name.begin(), name.end(), '-', '_');
    programs.push_back((here / (name + "_tests")).string());
  }
  return programs;
}

// What `BINARY --gtest_list_tests` says; nothing when it cannot be run or fails.
std::optional<std::string> list_tests(const std::string& binary) {
  // A name without a slash is a file here, too, and is not looked for in PATH.
  const std::string path = std::filesystem::absolute(binary).string();
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return {};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::string name = path;
  std::string list = "--gtest_list_tests";
  char* arguments[] = {name.data(), list.data(), nullptr};
  pid_t child = 0;
  const int failed = posix_spawn(&child, path.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  std::string output;
  if (failed == 0) {
    char buffer[4096];
    for (;;) {
      const ssize_t got = read(ends[0], buffer, sizeof buffer);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) break;
      output.append(buffer, static_cast<std::size_t>(got));
    }
  }
  close(ends[0]);
  if (failed != 0) return {};
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return {};
  return output;
}

std::string first_words(std::string_view text) {
  constexpr std::size_t enough = 72;
  text = text.substr(0, text.find('\n'));
  if (text.size() <= enough) return std::string(text);
  const std::size_t blank = text.rfind(' ', enough);
  return std::string(text.substr(0, blank == text.npos ? enough : blank)) + " …";
}

// The name of a fault in JSON, and its sentence.
struct FaultWords {
  std::string_view name;
  Words words;
};

const FaultWords& words_of(ExemptionFault fault) {
  static constexpr FaultWords all[] = {
      {"no_such_clause", {"cette clause n’existe pas", "there is no such clause"}},
      {"has_a_test", {"elle a un test", "it has a test"}},
      {"is_a_vector", {"un exemple chiffré doit avoir un test", "a test vector must have a test"}},
      {"no_reason", {"la raison manque", "the reason is missing"}},
      {"twice", {"elle y est deux fois", "it is there twice"}},
  };
  return all[static_cast<std::size_t>(fault)];
}

void print_coverage_json(const AnyGame& game, const Coverage& coverage) {
  json::Writer out(true);
  out.begin_object();
  out.member("game", game.info().id);
  out.member("clauses", coverage.clauses);
  out.member("vectors", coverage.vectors);
  out.member("tested", coverage.tested);
  out.member("exempt", coverage.exempt);
  out.member("complete", coverage.complete());
  const auto list = [&](std::string_view name, const auto& items, auto write) {
    out.key(name);
    out.begin_array();
    for (const auto& item : items) {
      out.begin_object();
      write(item);
      out.end_object();
    }
    out.end_array();
  };
  list("missing", coverage.missing, [&](const Clause& clause) {
    out.member("id", clause.id);
    out.member("line", clause.line);
    out.member("text", first_words(clause.text));
  });
  list("unknown", coverage.unknown, [&](const NamedClause& named) {
    out.member("test", named.test);
    out.member("id", named.id);
  });
  list("wrong_exemptions", coverage.wrong_exemptions, [&](const WrongExemption& wrong) {
    out.member("id", wrong.exemption.id);
    out.member("line", wrong.exemption.line);
    out.member("fault", words_of(wrong.fault).name);
  });
  list("twice", coverage.twice, [&](const Clause& clause) {
    out.member("id", clause.id);
    out.member("line", clause.line);
  });
  out.end_object();
  fmt::print("{}\n", out.text());
}

void print_coverage(const Context& context, const AnyGame& game, const Coverage& coverage) {
  fmt::print("{}\n", context.in(say(
                         {"{0} : {1}, {2} ; {3} avec test, {4} sans test par nature, {5} sans test",
                          "{0}: {1}, {2}; {3} with a test, {4} exempt, {5} without a test"},
                         {phrase(game.info().title),
                          count({{"clause", "clause"}, {"clauses", "clauses"}}, coverage.clauses),
                          count({{"exemple", "vector"}, {"exemples", "vectors"}}, coverage.vectors),
                          number(coverage.tested), number(coverage.exempt),
                          number(coverage.missing.size())})));
  const auto title = [&](bool wanted, Words words) {
    if (wanted) fmt::print("\n{}\n", context.text(words));
  };
  title(!coverage.missing.empty(), {"Sans test :", "Without a test:"});
  for (const Clause& clause : coverage.missing)
    fmt::print("  {:<11} {}\n", clause.id, first_words(clause.text));
  title(!coverage.unknown.empty(),
        {"Tests d’une clause qui n’existe pas :", "Tests of a clause that does not exist:"});
  for (const NamedClause& named : coverage.unknown)
    fmt::print("  {:<11} {}\n", named.id, named.test);
  title(!coverage.wrong_exemptions.empty(), {"Exemptions fausses :", "Wrong exemptions:"});
  for (const WrongExemption& wrong : coverage.wrong_exemptions)
    fmt::print("  {:<11} {}\n", wrong.exemption.id, context.text(words_of(wrong.fault).words));
  title(!coverage.twice.empty(), {"Définies deux fois :", "Defined twice:"});
  for (const Clause& clause : coverage.twice)
    fmt::print("  {:<11} {}\n", clause.id,
               context.in(say({"ligne {0}", "line {0}"}, {number(clause.line)})));
}

void show_coverage(Context& context, const AnyGame& game, const Rules& rules) {
  std::vector<std::string> tests;
  for (const std::string& binary : rules.tests.empty() ? usual_tests(game) : rules.tests) {
    const auto listing = list_tests(binary);
    const auto listed = listing ? listed_tests(*listing) : std::vector<std::string>{};
    if (listed.empty())
      return context.refuse(
          listing ? say({"le programme {0} ne nomme aucun test", "the program {0} lists no tests"},
                        {verbatim(binary)})
                  : say({"le programme de test {0} ne peut pas être exécuté",
                         "the test program {0} cannot be run"},
                        {verbatim(binary)}));
    tests.insert(tests.end(), listed.begin(), listed.end());
  }
  // Always of the English text: it alone says which clauses need no test.
  const Coverage coverage = coverage_of(parse_rules(game.info().rules, Language::english), tests);
  if (rules.json)
    print_coverage_json(game, coverage);
  else
    print_coverage(context, game, coverage);
  if (!coverage.complete()) context.exit_code = found_something;
}

void run(Context& context, const Rules& rules) {
  const AnyGame* game = context.game(rules.game);
  if (game == nullptr) return;
  if (rules.coverage) return show_coverage(context, *game, rules);
  if (!rules.search.empty()) return show_found(context, *game, rules);
  if (!rules.clause.empty()) return show_clause(context, *game, rules);
  if (!rules.json) {
    for (const Rulebook* part : game->info().rules.parts())
      fmt::print("{}", part->in(context.language));
    return;
  }
  json::Writer out(true);
  out.begin_array();
  for (const Clause& clause : parse_rules(game->info().rules, context.language).clauses)
    write_clause(out, clause);
  out.end_array();
  fmt::print("{}\n", out.text());
}

}  // namespace

void add_rules(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("rules", context.text({"les règles d’un jeu", "the rules of a game"}));
  auto rules = std::make_shared<Rules>();
  add_game(*command, context, rules->game);
  CLI::Option* clause =
      command->add_option("CLAUSE", rules->clause,
                          context.text({"seulement cette clause, p. ex. SAM-4.11 ou 4.11",
                                        "only this clause, e.g. SAM-4.11 or 4.11"}));
  CLI::Option* search = command->add_option(
      "--search", rules->search,
      context.text({"les clauses qui contiennent ce mot", "the clauses that contain this word"}));
  CLI::Option* coverage = command->add_flag(
      "--coverage", rules->coverage,
      context.text({"les clauses qui n’ont pas de test", "the clauses that have no test"}));
  command
      ->add_option("--tests", rules->tests,
                   context.text({"le ou les programmes de test (ceux du jeu et de sa famille, à "
                                 "côté de veillee, si rien n’est dit)",
                                 "the test programs (those of the game and its family, beside "
                                 "veillee, unless given)"}))
      ->needs(coverage);
  command->add_flag("--json", rules->json, context.text({"en JSON", "as JSON"}));
  search->excludes(clause);
  coverage->excludes(clause)->excludes(search);
  command->callback([&context, rules] { run(context, *rules); });
}

}  // namespace veillee::cli
