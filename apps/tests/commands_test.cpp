// The commands bench, soak, rules and position, run from outside.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <regex>

#include "apps/arguments.hpp"
#include "apps/soaking.hpp"
#include "apps/tests/program.hpp"
#include "engine/json.hpp"
#include "engine/testing/allocations.hpp"
#include "games/registry.hpp"

namespace veillee {
namespace {

using Arguments = std::vector<std::string>;

// ── Arguments ────────────────────────────────────────────────────────────────────────────────────

TEST(Arguments, whole_numbers_as_people_write_them) {
  using cli::whole_number;
  EXPECT_EQ(whole_number("0"), 0U);
  EXPECT_EQ(whole_number("10000000"), 10'000'000U);
  EXPECT_EQ(whole_number("1e7"), 10'000'000U);
  EXPECT_EQ(whole_number("10M"), 10'000'000U);
  EXPECT_EQ(whole_number("5k"), 5'000U);
  EXPECT_EQ(whole_number("2G"), 2'000'000'000U);
  EXPECT_EQ(whole_number("0x1f"), 31U);
  EXPECT_EQ(whole_number("010"), 10U);
  EXPECT_EQ(whole_number("18446744073709551615"), ~std::uint64_t{0});
  for (const char* wrong : {"", "-1", "+1", "1.5", "x", "1x", "e7", "1e", "1e-1", "1e20", "0x",
                            "0x1M", "18446744073709551616", "99999999999999G", " 1", "1 "})
    EXPECT_EQ(whole_number(wrong), std::nullopt) << wrong;
}

TEST(Arguments, what_cannot_be_read_is_one_sentence) {
  expect_refused({}, "a command is missing; possible: games");
  expect_refused({"nonsense"}, "the command \"nonsense\" is not known; possible: games");
  expect_refused({"--nonsense"}, "the option --nonsense is not known");
  expect_refused({"games", "nonsense"}, "the argument \"nonsense\" is too many");
  expect_refused({"bench", "samhain", "--one", "--two"}, "the option --one is not known");
  expect_refused({"bench"}, "the argument GAME is missing; see veillee bench --help");
  expect_refused({"bench", "samhain", "--players", "x"}, "the value \"x\" does not fit --players");
  expect_refused({"bench", "samhain", "--players"}, "a value is missing after --players");
  expect_refused({"bench", "samhain", "--players", "2", "--players", "3"},
                 "--players can only be given once");
  expect_refused({"--lang", "xx", "games"}, "the value \"xx\" does not fit --lang");
  expect_refused({"rules", "samhain", "4.2", "--coverage"},
                 "CLAUSE and --coverage do not go together");
  expect_refused({"rules", "samhain", "--tests", "x"}, "--tests does not go without --coverage");
  expect_refused({"position"}, "a command is missing; possible: new take show check");
  expect_refused({"position", "nonsense"}, "the command \"nonsense\" is not known");
  expect_refused({"position", "check"}, "see veillee position check --help");
}

TEST(Arguments, the_sentences_are_french_for_the_french) {
  expect_refused({"--lang", "fr"}, "il manque une commande");
  expect_refused({"--lang=fr", "nonsense"}, "la commande «\u202Fnonsense\u202F» est inconnue");
  expect_refused({"--lang", "fr", "bench", "samhain", "--players", "x"},
                 "la valeur «\u202Fx\u202F» ne convient pas pour --players");
  expect_refused({"--lang", "fr", "bench", "shamain"}, "le jeu «\u202Fshamain\u202F» est inconnu");
}

TEST(Arguments, every_command_has_help_in_both_languages) {
  for (const Arguments& command : {Arguments{},
                                   {"games"},
                                   {"bench"},
                                   {"arena"},
                                   {"soak"},
                                   {"rules"},
                                   {"position"},
                                   {"position", "new"},
                                   {"position", "take"},
                                   {"position", "show"},
                                   {"position", "check"}}) {
    Arguments english = command;
    english.push_back("--help");
    Arguments french = english;
    french.insert(french.end(), {"--lang", "fr"});
    const Finished in_english = veillee_program(english);
    const Finished in_french = veillee_program(french);
    EXPECT_EQ(in_english.exit_code, 0);
    EXPECT_EQ(in_french.exit_code, 0);
    EXPECT_NE(in_english.out.find("print this help"), std::string::npos) << in_english.out;
    EXPECT_NE(in_french.out.find("afficher cette aide"), std::string::npos) << in_french.out;
    EXPECT_EQ(in_french.out.find("Usage"), std::string::npos) << in_french.out;
  }
}

TEST(Arguments, an_output_that_takes_nothing_is_an_error) {
  for (const Arguments& command : {Arguments{"games"}, {"rules", "samhain"}, {"games", "--json"}}) {
    const Finished run = veillee_program_into("/dev/full", command);
    EXPECT_EQ(run.exit_code, 2) << command[0];
    EXPECT_EQ(run.err, "veillee: the output cannot be written\n");
  }
}

TEST(Games, as_json_tell_the_notation_and_every_piece) {
  const Finished ran = veillee_program({"games", "--json"});
  ASSERT_EQ(ran.exit_code, 0);
  const Result<json::Value> games = json::read(ran.out);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->items.size(), all_games().size());
  for (const json::Value& game : games->items) {
    const AnyGame* known = find_game(game.find("id")->string);
    ASSERT_NE(known, nullptr);
    const GameInfo& info = known->info();
    EXPECT_EQ(game.find("verbs")->items.size(), info.notation.size());
    for (const json::Value& verb : game.find("verbs")->items)
      for (const json::Value& argument : verb.find("arguments")->items)
        EXPECT_NE(game.find("kinds")->find(argument.find("kind")->string), nullptr);
    EXPECT_EQ(game.find("decisions")->items.size(), info.decisions.size());
    EXPECT_EQ(game.find("motions")->members.size(), info.events.size());
    EXPECT_EQ(game.find("computers")->items.size(), info.computer_names.size());
    for (const json::Value& piece : game.find("pieces")->items)
      EXPECT_FALSE(piece.find("name")->find("fr")->string.empty());
  }
}

TEST(Games, are_listed_with_their_numbers_of_players) {
  const Finished ran = veillee_program({"games"});
  EXPECT_NE(ran.out.find("Samhain  2–4\n"), std::string::npos);
  EXPECT_NE(ran.out.find("Dicium: Shogun  2, 4\n"), std::string::npos) << "never three";
}

TEST(Arguments, games_and_setups_that_do_not_exist_are_refused) {
  for (const char* command : {"bench", "soak", "rules"})
    expect_refused({command, "nonsense"},
                   "the game \"nonsense\" is not known; possible: sabbat-magica samhain "
                   "bomarzo evenfall dicium-civilisation dicium-crazy-cup dicium-donjon "
                   "dicium-shogun");
  expect_refused({"position", "new", "nonsense"}, "the game \"nonsense\" is not known");
  expect_refused({"bench", "samhain", "--players", "7"}, "not for 7; possible: 2 3 4");
  expect_refused({"soak", "samhain", "--players", "1"}, "not for 1; possible: 2 3 4");
  expect_refused({"bench", "dicium-shogun", "--players", "3"}, "not for 3; possible: 2 4");
  expect_refused({"position", "new", "samhain", "--players", "0"}, "not for 0");
  expect_refused({"bench", "samhain", "--option", "hard=on"}, "unknown option \"hard=on\"");
  expect_refused({"bench", "samhain", "--option", "easy=maybe"}, "cannot be \"maybe\"");
  expect_refused({"position", "new", "samhain", "--option", "easy"}, "unknown option \"easy\"");
}

// ── bench ────────────────────────────────────────────────────────────────────────────────────────

TEST(Allocations, are_counted) {
  const std::uint64_t before = allocations();
  const auto one = std::make_unique<int>(1);
  const std::vector<int> many(100, *one);
  struct alignas(64) Wide {
    int n = 0;
  };
  const auto wide = std::make_unique<Wide>();
  EXPECT_EQ(allocations(), before + 3);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(wide.get()) % 64, 0U);
  EXPECT_EQ(many.back() + wide->n, 1);
}

TEST(Version, names_the_version_and_the_commit) {
  const Finished run = veillee_program({"--version"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(std::regex_match(
      run.out,
      std::regex(R"(veillee \d+\.\d+\.\d+( \([0-9a-f]{7,} \d{4}-\d\d-\d\d(, changed)?\))?\n)")))
      << run.out;
}

TEST(Bench, measures_every_number_of_players) {
  const Finished run = veillee_program({"bench", "samhain", "--seconds", "0.05", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const auto rows = json::read(without_fractions(run.out));
  ASSERT_TRUE(rows.ok()) << rows.refusal().sentence.en << "\n" << run.out;
  ASSERT_EQ(rows->items.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const json::Value& row = rows->items[i];
    Arguments names;
    for (const auto& [name, value] : row.members) names.push_back(name);
    EXPECT_EQ(names,
              (Arguments{"game", "players", "decisions_per_second", "games_per_second",
                         "decisions_per_game", "mean_branching", "max_branching", "state_bytes",
                         "copies_per_second", "allocations_per_decision", "signature"}));
    EXPECT_EQ(row.find("game")->string, "samhain");
    EXPECT_EQ(row.find("players")->number, static_cast<int>(i) + 2);
    for (const char* name : {"decisions_per_second", "games_per_second", "copies_per_second"})
      EXPECT_GT(row.find(name)->number, 0) << name;
    EXPECT_GT(row.find("decisions_per_game")->number, 50);
    EXPECT_GE(row.find("mean_branching")->number, 2);
    EXPECT_GT(row.find("max_branching")->number, row.find("mean_branching")->number);
    EXPECT_GT(row.find("state_bytes")->number, 100);
    EXPECT_EQ(row.find("signature")->string.size(), 16U);
  }
  // The rules allocate nothing: to the last digit.
  std::size_t none = 0;
  const std::string zero = "\"allocations_per_decision\": 0.000000,";
  for (auto at = run.out.find(zero); at != std::string::npos; at = run.out.find(zero, at + 1))
    ++none;
  EXPECT_EQ(none, 3U) << run.out;
}

TEST(Bench, the_signature_depends_on_the_rules_only) {
  const auto signature = [](const Arguments& more) {
    Arguments arguments{"bench", "samhain", "--players", "2", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished run = veillee_program(arguments);
    const auto rows = json::read(without_fractions(run.out));
    return rows.ok() && rows->items.size() == 1 ? rows->items[0].find("signature")->string
                                                : "unreadable: " + run.out + run.err;
  };
  const std::string short_run = signature({"--seconds", "0.02"});
  EXPECT_EQ(short_run.size(), 16U) << short_run;
  EXPECT_EQ(short_run, signature({"--seconds", "0.1"}));
  EXPECT_NE(short_run, signature({"--seconds", "0.02", "--option", "easy=on"}));
}

TEST(Bench, prints_a_table_in_the_users_language) {
  const Arguments arguments{"bench", "samhain", "--players", "2", "--seconds", "0.02"};
  EXPECT_NE(veillee_program(arguments).out.find("decisions/s"), std::string::npos);
  Arguments french = arguments;
  french.insert(french.end(), {"--lang", "fr"});
  EXPECT_NE(veillee_program(french).out.find("décisions/s"), std::string::npos);
}

TEST(Bench, times_out_of_reason_are_refused) {
  for (const char* seconds : {"0", "-1", "nan", "inf", "1e9"})
    expect_refused({"bench", "samhain", "--seconds", seconds}, "--seconds must be between");
}

// ── soak ─────────────────────────────────────────────────────────────────────────────────────────

TEST(Soak, plays_every_setup) {
  const Finished run = veillee_program({"soak", "samhain", "--decisions", "20k", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.out << run.err;
  const auto summary = json::read(run.out);
  ASSERT_TRUE(summary.ok()) << run.out;
  EXPECT_EQ(summary->find("game")->string, "samhain");
  const auto setups = static_cast<double>(find_game("samhain")->every_setup(64).size());
  EXPECT_GT(setups, 3 * 3);  // three numbers of seats, and several sets of options for each
  EXPECT_EQ(summary->find("setups")->number, setups);
  EXPECT_EQ(summary->find("setups_finished")->number, setups);
  EXPECT_GE(summary->find("decisions")->number, 20'000);
  EXPECT_GE(summary->find("games")->number, setups);
  EXPECT_EQ(summary->find("broken")->kind, json::Value::Kind::null);
  EXPECT_FALSE(summary->find("stopped")->boolean);
  EXPECT_EQ(run.err, "") << "no progress unless somebody looks";
}

TEST(Soak, stops_at_ctrl_c_with_what_it_has) {
  const Finished run = veillee_program({"soak", "samhain", "--decisions", "1e15", "--json"}, 1000);
  ASSERT_EQ(run.exit_code, 0) << run.out << run.err;
  const auto summary = json::read(run.out);
  ASSERT_TRUE(summary.ok()) << run.out;
  EXPECT_TRUE(summary->find("stopped")->boolean);
  EXPECT_GT(summary->find("decisions")->number, 0);
}

TEST(Soak, shares_the_decisions_out_and_never_plays_a_game_twice) {
  veillee::Setup two{.seats = 2};
  veillee::Setup three{.seats = 3};
  const std::vector<veillee::Setup> setups{two, three};
  struct Call {
    int seats;
    std::uint64_t seed, decisions;
    bool operator==(const Call&) const = default;
  };
  std::vector<Call> calls;
  const auto summary = cli::soak(
      {.setups = setups, .seed = 7, .decisions = 41, .between_looks = 10},
      [&](const veillee::Setup& setup, std::uint64_t seed, std::uint64_t decisions) {
        calls.push_back({setup.seats, seed, decisions});
        return SoakReport{.games = 3, .decisions = decisions + 2};  // games are played to the end
      },
      [](const cli::SoakSummary&, const veillee::Setup&) { return true; });
  EXPECT_EQ(calls, (std::vector<Call>{{2, 7, 10}, {2, 10, 9}, {3, 7, 10}, {3, 10, 9}}));
  EXPECT_EQ(summary.games, 12U);
  EXPECT_EQ(summary.decisions, 46U);
  EXPECT_EQ(summary.setups, 2U);
  EXPECT_FALSE(summary.stopped);
  EXPECT_EQ(summary.broken, "");
}

TEST(Soak, ends_with_the_first_thing_that_breaks) {
  const std::vector<veillee::Setup> setups{{.seats = 2}, {.seats = 3}, {.seats = 4}};
  const auto summary = cli::soak(
      {.setups = setups, .seed = 1, .decisions = 30},
      [](const veillee::Setup& setup, std::uint64_t, std::uint64_t decisions) {
        return SoakReport{1, decisions, setup.seats == 3 ? "a cube is lost" : ""};
      },
      [](const cli::SoakSummary&, const veillee::Setup&) { return true; });
  EXPECT_EQ(summary.broken, "a cube is lost");
  ASSERT_TRUE(summary.broken_setup);
  EXPECT_EQ(summary.broken_setup->seats, 3);
  EXPECT_EQ(summary.setups, 1U);
  EXPECT_EQ(summary.decisions, 20U);
}

TEST(Soak, one_number_of_players_only) {
  const Finished run =
      veillee_program({"soak", "samhain", "--decisions", "1", "--players", "4", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_EQ(json::read(run.out)->find("setups_finished")->number, 5);
}

TEST(Soak, says_what_it_did) {
  const Finished run = veillee_program({"soak", "samhain", "--decisions", "1", "--lang", "fr"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("15 configurations sur 15\u202F; rien trouvé"), std::string::npos)
      << run.out;
}

TEST(Soak, numbers_that_are_none_are_refused) {
  expect_refused({"soak", "samhain", "--decisions", "many"},
                 "--decisions must be a whole number, not \"many\"");
  expect_refused({"soak", "samhain", "--decisions", "0"}, "--decisions must be at least 1");
  expect_refused({"soak", "samhain", "--seed", "1.5"}, "--seed must be a whole number");
}

// ── rules ────────────────────────────────────────────────────────────────────────────────────────

TEST(Rules, prints_the_whole_text) {
  const Finished run = veillee_program({"rules", "samhain"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(run.out.starts_with("# Samhain")) << run.out.substr(0, 80);
  EXPECT_NE(run.out.find("**SAM-T109**"), std::string::npos);
}

TEST(Rules, prints_one_clause) {
  const Finished run = veillee_program({"rules", "samhain", "SAM-4.2"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "SAM-4.2 [R]  A card that holds this maximum is *complete* (complète).\n");
  EXPECT_EQ(veillee_program({"rules", "samhain", "4.2"}).out, run.out);
  EXPECT_NE(veillee_program({"rules", "samhain", "T79"}).out.find("| A30 | F2 |"),
            std::string::npos);
  expect_refused({"rules", "samhain", "SAM-99.1"}, "Samhain has no clause \"SAM-99.1\"");
}

TEST(Rules, are_there_in_french) {
  const Finished all = veillee_program({"--lang", "fr", "rules", "samhain"});
  EXPECT_EQ(all.exit_code, 0);
  EXPECT_TRUE(all.out.starts_with("# Samhain — les règles")) << all.out.substr(0, 80);
  EXPECT_NE(all.out.find("**SAM-T109**"), std::string::npos);
  EXPECT_EQ(veillee_program({"--lang", "fr", "rules", "samhain", "4.2"}).out,
            "SAM-4.2 [R]  Une carte qui contient ce maximum est *complète*.\n");
  const Finished json = veillee_program({"--lang", "fr", "rules", "samhain", "4.2", "--json"});
  EXPECT_NE(json.out.find("est *complète*."), std::string::npos) << json.out;
}

TEST(Rules, are_searched_in_french_with_or_without_accents) {
  const auto found = [](const char* words) {
    return veillee_program({"--lang", "fr", "rules", "samhain", "--search", words}).out;
  };
  const std::string state = found("perd son état");
  EXPECT_TRUE(state.starts_with("SAM-8.21 [I]")) << state;
  EXPECT_EQ(std::count(state.begin(), state.end(), '\n'), 1) << state;
  EXPECT_EQ(found("PERD SON ÉTAT"), state);
  EXPECT_EQ(found("perd son etat"), state);
  const std::string marked = found("c’est l’activation commune");  // printed in *italics*
  EXPECT_TRUE(marked.starts_with("SAM-4.7 [R]")) << marked;
  EXPECT_EQ(found("C’est l’activation commune"), marked);
  EXPECT_NE(found("*").find("aucune clause ne contient «\u202F*\u202F»"), std::string::npos);
  EXPECT_NE(veillee_program({"--lang", "fr", "rules", "samhain", "--search", "wraps around"})
                .out.find("aucune clause ne contient «\u202Fwraps around\u202F»"),
            std::string::npos);
}

TEST(Rules, finds_a_word) {
  const Finished run = veillee_program({"rules", "samhain", "--search", "WRAP around"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(run.out.starts_with("SAM-2.8 [D]")) << run.out;
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 1) << run.out;
  EXPECT_NE(veillee_program({"rules", "samhain", "--search", "spaceship"})
                .out.find("no clause contains \"spaceship\""),
            std::string::npos);
}

// A stand-in for a test program that lists what it is told to.
std::string test_program(const TemporaryDirectory& directory, const std::string& tests) {
  const std::string path = directory.write(
      "tests.sh", "#!/bin/sh\n[ \"$1\" = --gtest_list_tests ] || exit 9\ncat <<END\nSamhain.\n" +
                      tests + "END\n");
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  return path;
}

TEST(Rules, coverage_lists_clauses_without_a_test) {
  const TemporaryDirectory directory;
  const std::string tests = test_program(directory, "  SAM_4_2_and_SAM_T3\n  SAM_99_1_wrong\n");
  const Finished run =
      veillee_program({"rules", "samhain", "--coverage", "--tests", tests, "--json"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  const auto coverage = json::read(run.out);
  ASSERT_TRUE(coverage.ok()) << run.out;
  EXPECT_EQ(coverage->find("tested")->number, 2);
  EXPECT_FALSE(coverage->find("complete")->boolean);
  const auto clauses = coverage->find("clauses")->number;
  const auto vectors = coverage->find("vectors")->number;
  EXPECT_GT(clauses, 400);
  EXPECT_GT(vectors, 80);
  EXPECT_EQ(static_cast<std::int64_t>(coverage->find("missing")->items.size()),
            clauses + vectors - 2 - coverage->find("exempt")->number);
  ASSERT_EQ(coverage->find("unknown")->items.size(), 1U);
  EXPECT_EQ(coverage->find("unknown")->items[0].find("id")->string, "SAM-99.1");
  EXPECT_EQ(coverage->find("unknown")->items[0].find("test")->string, "Samhain.SAM_99_1_wrong");
  EXPECT_TRUE(coverage->find("twice")->items.empty()) << run.out;
}

TEST(Rules, coverage_is_complete_with_a_test_for_everything) {
  const TemporaryDirectory directory;
  const std::string first = test_program(directory, "  SAM_4_2\n");
  const Finished before =
      veillee_program({"rules", "samhain", "--coverage", "--tests", first, "--json"});
  std::string all = "  SAM_4_2\n";
  const auto coverage = json::read(before.out);
  ASSERT_TRUE(coverage.ok());
  for (const json::Value& missing : coverage->find("missing")->items) {
    std::string name = missing.find("id")->string;
    std::replace(name.begin(), name.end(), '-', '_');
    std::replace(name.begin(), name.end(), '.', '_');
    all += "  " + name + "_works\n";
  }
  const std::string tests = test_program(directory, all);
  const Finished run = veillee_program({"rules", "samhain", "--coverage", "--tests", tests});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_NE(run.out.find(", 0 without a test"), std::string::npos) << run.out;
}

TEST(Rules, coverage_asks_the_test_program_beside_it) {
  const Finished run = veillee_program({"rules", "samhain", "--coverage", "--json"});
  const auto coverage = json::read(run.out);
  ASSERT_TRUE(coverage.ok()) << run.out << run.err;
  EXPECT_GT(coverage->find("tested")->number, 0);
  EXPECT_EQ(run.exit_code, coverage->find("complete")->boolean ? 0 : 1);
}

TEST(Rules, coverage_needs_a_test_program_that_runs) {
  const TemporaryDirectory directory;
  expect_refused({"rules", "samhain", "--coverage", "--tests", directory.file("none")},
                 "cannot be run");
  expect_refused(
      {"rules", "samhain", "--coverage", "--tests", directory.write("text", "no program")},
      "cannot be run");
  expect_refused({"rules", "samhain", "--coverage", "--tests", "/bin/false"}, "cannot be run");
  expect_refused({"rules", "samhain", "--coverage", "--tests", "/bin/true"}, "lists no tests");
}

// ── position ─────────────────────────────────────────────────────────────────────────────────────

TEST(Position, the_same_seed_gives_the_same_position) {
  const Arguments arguments{"position", "new",     "samhain", "--players", "3",      "--seed",
                            "7",        "--after", "50",      "--option",  "easy=on"};
  const Finished run = veillee_program(arguments);
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, veillee_program(arguments).out);
  const auto position = json::read(run.out);
  ASSERT_TRUE(position.ok());
  EXPECT_EQ(position->find("game")->string, "samhain");
  EXPECT_EQ(position->find("players")->number, 3);
  EXPECT_EQ(position->find("options")->find("easy")->string, "on");
  Arguments later = arguments;
  later[8] = "51";
  EXPECT_NE(run.out, veillee_program(later).out);
}

TEST(Position, is_written_shown_and_checked) {
  const TemporaryDirectory directory;
  const std::string file = directory.file("position.json");
  const Arguments make{"position", "new", "samhain", "--seed", "7", "--after", "30"};
  Arguments to_file = make;
  to_file.insert(to_file.end(), {"--out", file});
  const Finished made = veillee_program(to_file);
  ASSERT_EQ(made.exit_code, 0) << made.err;
  EXPECT_EQ(made.out, "");
  EXPECT_EQ(text_of_file(file), veillee_program(make).out);

  const Finished checked = veillee_program({"position", "check", file});
  EXPECT_EQ(checked.exit_code, 0) << checked.err;
  EXPECT_NE(checked.out.find("a valid position of Samhain, 2 players"), std::string::npos)
      << checked.out;

  const Finished shown = veillee_program({"position", "show", file});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_NE(shown.out.find("Round 1/6"), std::string::npos) << shown.out;
  EXPECT_EQ(shown.out.find('\033'), std::string::npos) << "colours are for terminals";
  const Finished in_french = veillee_program({"position", "show", file, "--lang", "fr"});
  EXPECT_NE(in_french.out.find("Manche 1/6"), std::string::npos) << in_french.out;
}

TEST(Position, shows_the_options_of_the_seat_that_decides) {
  const TemporaryDirectory directory;
  const std::string file = directory.write(
      "start.json", veillee_program({"position", "new", "samhain", "--seed", "7"}).out);
  const auto first = json::read(text_of_file(file))->find("position")->find("first_player")->string;
  const std::string other = first == "A" ? "B" : "A";
  const auto with_options = [&](const Finished& run) {
    return run.out.find("\n  place C01 ") != std::string::npos;
  };
  EXPECT_TRUE(with_options(veillee_program({"position", "show", file})));
  EXPECT_TRUE(with_options(veillee_program({"position", "show", file, "--seat", first})));
  const Finished seen_by_other = veillee_program({"position", "show", file, "--seat", other});
  EXPECT_FALSE(with_options(seen_by_other)) << seen_by_other.out;
  EXPECT_NE(seen_by_other.out.find("\n" + first + ": "), std::string::npos) << "who decides";
  EXPECT_FALSE(with_options(veillee_program({"position", "show", file, "--seat", "spectator"})));
  expect_refused({"position", "show", file, "--seat", "C"},
                 "there is no seat \"C\"; possible: A B spectator");
}

TEST(Position, a_view_as_json_holds_what_its_seat_may_know) {
  const TemporaryDirectory directory;
  const std::string file =
      directory.write("p.json", veillee_program({"position", "new", "samhain", "--seed", "7"}).out);
  const Finished a = veillee_program({"position", "show", file, "--seat", "A", "--json"});
  const Finished b = veillee_program({"position", "show", file, "--seat", "b", "--json"});
  EXPECT_EQ(a.exit_code, 0) << a.err;
  ASSERT_TRUE(json::read(a.out).ok()) << a.out;
  ASSERT_TRUE(json::read(b.out).ok()) << b.out;
  EXPECT_NE(a.out, b.out);
}

TEST(Position, nothing_is_overwritten_without_force) {
  const TemporaryDirectory directory;
  const std::string file = directory.write("kept.json", "precious");
  expect_refused({"position", "new", "samhain", "--out", file}, "exists already");
  EXPECT_EQ(text_of_file(file), "precious");
  expect_refused({"position", "new", "samhain", "--players", "9", "--out", file, "--force"},
                 "not for 9");
  EXPECT_EQ(text_of_file(file), "precious");
  EXPECT_EQ(veillee_program({"position", "new", "samhain", "--out", file, "--force"}).exit_code, 0);
  EXPECT_TRUE(text_of_file(file).starts_with("{\n  \"game\": \"samhain\""));
  expect_refused({"position", "new", "samhain", "--out", directory.file("no/such/place.json")},
                 "cannot be written");
}

TEST(Position, a_game_that_ends_too_early_gives_no_position) {
  expect_refused({"position", "new", "samhain", "--seed", "7", "--after", "1e6"},
                 "this game is over after");
  expect_refused({"position", "new", "samhain", "--after", "x"}, "--after must be a whole number");
  expect_refused({"position", "new", "samhain", "--seed", "x"}, "--seed must be a whole number");
}

TEST(Position, any_moment_of_a_saved_game_can_be_taken_out) {
  const TemporaryDirectory directory;
  const std::string game = directory.file("game");
  veillee_program({"play", "--seats", "random,greedy", "--seed", "6", "--save", game});
  int with_actions = 0;
  for (const char* after : {"0", "5", "30", "31", "32", "33"}) {
    const Finished taken = veillee_program({"position", "take", game, "--after", after});
    ASSERT_EQ(taken.exit_code, 0) << taken.err;
    with_actions += taken.out.find("\"actions\"") != std::string::npos ? 1 : 0;
    const std::string file = directory.write("position.json", taken.out);
    EXPECT_EQ(veillee_program({"position", "check", file}).exit_code, 0);
    // The same decision as in the game itself.
    const auto hint = [](Arguments where) {
      where.insert(where.begin(), "hint");
      where.insert(where.end(), {"--iterations", "20", "--continuations", "2", "--json"});
      return veillee_program(where);
    };
    const Finished advised = hint({file});
    EXPECT_EQ(advised.exit_code, 0) << advised.err;
    // A position has no computers: its seats are called by their colours.
    std::string in_game = hint({"--game-file", game, "--to", after}).out;
    in_game = std::regex_replace(in_game, std::regex("Brigid"), "Red");
    in_game = std::regex_replace(in_game, std::regex("Conall"), "Violet");
    EXPECT_EQ(advised.out, in_game);
  }
  EXPECT_GT(with_actions, 1);
  EXPECT_LT(with_actions, 6);
  expect_refused({"position", "take", game, "--after", "100000"}, "--after must be between 0 and");
  expect_refused({"position", "take", directory.file("none")}, "none cannot be read");
}

TEST(Position, files_that_are_no_positions_are_refused_with_file_and_line) {
  const TemporaryDirectory directory;
  const std::string good =
      veillee_program({"position", "new", "samhain", "--seed", "7", "--after", "30"}).out;
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  struct Case {
    std::string name, text, part;
  };
  const std::vector<Case> cases{
      {"empty", "", "line 1: the text is cut off"},
      {"other", "hello\n", "line 1: this is not JSON"},
      {"list", "[]", "line 1: \"game\" must name the game"},
      {"number", "{\n  \"game\": 3\n}", "line 2: \"game\" must name the game"},
      {"unknown", with("\"samhain\"", "\"chess\""), "line 2: the game \"chess\" is not known"},
      {"players", with("\"players\": 2", "\"players\": 9"), "line 3: \"players\" is 9"},
      {"option", with("\"easy\": \"off\"", "\"easy\": \"perhaps\""), "line 5: \"easy\""},
      {"round", with("\"round\": 1", "\"round\": 77"), "line 11: \"round\" is 77"},
      {"missing", with("\"round\"", "\"ruond\""), "\"round\" is missing"},
      {"impossible", with("\"wisps\": ", "\"wisps\": 1"), ""},
  };
  for (const Case& item : cases) {
    const std::string file = directory.write(item.name + ".json", item.text);
    for (const char* command : {"check", "show"}) {
      expect_refused({"position", command, file}, file + ": ");
      expect_refused({"position", command, file}, item.part);
    }
  }
  for (const char* command : {"check", "show"}) {
    expect_refused({"position", command, directory.file("none.json")}, "none.json cannot be read");
    expect_refused({"position", command, directory.file("")}, "cannot be read");
  }
}

TEST(Position, a_file_cut_off_anywhere_is_refused) {
  const TemporaryDirectory directory;
  const std::string good =
      veillee_program({"position", "new", "samhain", "--seed", "7", "--after", "30"}).out;
  const std::size_t end = good.find_last_of('}');
  for (std::size_t size = 0; size <= end; size += end / 40)
    expect_refused({"position", "check", directory.write("cut.json", good.substr(0, size))},
                   "cut.json: line ");
}

}  // namespace
}  // namespace veillee
