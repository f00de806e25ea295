// Which lines of a RULES.md define clauses, and which clauses a test's name stands for.
#include "engine/rules_text.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

using Strings = std::vector<std::string>;

Strings ids_of(std::string_view text) {
  Strings ids;
  for (const Clause& clause : parse_rules(text).clauses) ids.push_back(clause.id);
  return ids;
}

TEST(RulesText, list_items_define_clauses) {
  const RulesText rules = parse_rules(
      "# Rules\n"
      "- **SAM-1.1** [R] 15 action cards.\n"
      "- **SAM-5.23a** [D] Kill a member.\n"
      "  Even one's own.\n"
      "  - **SAM-2.25b** [X] Indented.\n"
      "\n"
      "A paragraph of its own.\n");
  ASSERT_EQ(rules.clauses.size(), 3U);
  EXPECT_EQ(rules.clauses[0].id, "SAM-1.1");
  EXPECT_EQ(rules.clauses[0].tag, "R");
  EXPECT_EQ(rules.clauses[0].text, "15 action cards.");
  EXPECT_EQ(rules.clauses[0].line, 2);
  EXPECT_FALSE(rules.clauses[0].vector);
  EXPECT_EQ(rules.clauses[1].id, "SAM-5.23a");
  EXPECT_EQ(rules.clauses[1].text, "Kill a member.\n  Even one's own.");
  EXPECT_EQ(rules.clauses[2].id, "SAM-2.25b");
  EXPECT_EQ(rules.clauses[2].text, "Indented.");
}

TEST(RulesText, references_define_nothing) {
  EXPECT_EQ(ids_of("- A card that is not complete (SAM-4.2) may be chosen.\n"
                   "- **SAM-4.2** is about capacity.\n"
                   "See **SAM-4.3** for more.\n"
                   "- **Wisps** [R] are blue.\n"
                   "| state | SAM-4.4 |\n"),
            Strings{});
}

TEST(RulesText, table_rows_define_clauses) {
  const RulesText rules = parse_rules(
      "| id | action | tag | bonus |\n"
      "|---|---|---|---|\n"
      "| SAM-6.1 | A01 | [I] | +1 wood |\n"
      "| SAM-D1 | each player | a card |\n"
      "| SAM-C1 | order of the temples |\n"
      "| BOM-15.1 [I] | per player | food |\n"
      "| **CIV-8.1** [R] | PAIR | move |\n"
      "| DEC-1 | host | set-up |\n"
      "| SAB-T1 | 2 players | then |\n");
  ASSERT_EQ(rules.clauses.size(), 7U);
  EXPECT_EQ(rules.clauses[0].id, "SAM-6.1");
  EXPECT_EQ(rules.clauses[0].tag, "I");
  EXPECT_EQ(rules.clauses[0].text, "A01 · +1 wood");
  EXPECT_EQ(rules.clauses[1].id, "SAM-D1");
  EXPECT_EQ(rules.clauses[1].tag, "");
  EXPECT_EQ(rules.clauses[2].id, "SAM-C1");
  EXPECT_EQ(rules.clauses[3].id, "BOM-15.1");
  EXPECT_EQ(rules.clauses[3].tag, "I");
  EXPECT_EQ(rules.clauses[4].id, "CIV-8.1");
  EXPECT_EQ(rules.clauses[4].tag, "R");
  EXPECT_EQ(rules.clauses[5].id, "DEC-1");
  EXPECT_EQ(rules.clauses[6].id, "SAB-T1");
  EXPECT_TRUE(rules.clauses[6].vector);
}

TEST(RulesText, tagged_ids_in_running_text_define_clauses) {
  const RulesText rules = parse_rules(
      "Invariants: **BOM-15.35** [I] Food is 30. **BOM-15.36** [I] Cards are 40,\n"
      "whoever holds them.\n");
  ASSERT_EQ(rules.clauses.size(), 2U);
  EXPECT_EQ(rules.clauses[0].id, "BOM-15.35");
  EXPECT_EQ(rules.clauses[0].text, "Food is 30.");
  EXPECT_EQ(rules.clauses[1].id, "BOM-15.36");
  EXPECT_EQ(rules.clauses[1].text, "Cards are 40,\nwhoever holds them.");
}

TEST(RulesText, vectors_go_on_to_the_next_one) {
  const RulesText rules = parse_rules(
      "## 15. Test vectors\n"
      "**SAM-T14** (SAM-4.2) Given nothing.\n"
      "\n"
      "| action | then |\n"
      "|---|---|\n"
      "| A02 | W2 |\n"
      "\n"
      "- **SAM-T15** (SAM-4.3) Given more.\n"
      "\n"
      "### 15.b Others\n"
      "Nothing of T15.\n");
  ASSERT_EQ(rules.clauses.size(), 2U);
  EXPECT_TRUE(rules.clauses[0].vector);
  EXPECT_EQ(rules.clauses[0].text,
            "(SAM-4.2) Given nothing.\n\n| action | then |\n|---|---|\n| A02 | W2 |");
  EXPECT_EQ(rules.clauses[1].id, "SAM-T15");
  EXPECT_EQ(rules.clauses[1].text, "(SAM-4.3) Given more.");
}

TEST(RulesText, rulings_repeat_clauses_and_define_none) {
  EXPECT_EQ(ids_of("## 13. Chance\n"
                   "| SAM-C1 | order |\n"
                   "## 14. Rulings (the [D] list)\n"
                   "| SAM-1.7 | VP unlimited | reason |\n"
                   "### 14.a More\n"
                   "- **SAM-1.8** [D] Again.\n"
                   "## 15. Test vectors\n"
                   "**SAM-T1** Given.\n"),
            (Strings{"SAM-C1", "SAM-T1"}));
  EXPECT_EQ(ids_of("## 13. Hasard\n"
                   "| SAM-C1 | ordre |\n"
                   "## 14. Arbitrages (la liste des [D])\n"
                   "| SAM-1.7 | PV sans limite | raison |\n"
                   "## 15. Exemples chiffrés\n"
                   "**SAM-T1** Soit.\n"),
            (Strings{"SAM-C1", "SAM-T1"}));
}

TEST(RulesText, code_blocks_define_nothing) {
  EXPECT_EQ(ids_of("```\n- **SAM-1.1** [R] Not this.\n```\n- **SAM-1.2** [R] This.\n"),
            Strings{"SAM-1.2"});
}

TEST(RulesText, exemptions_are_read_and_are_no_definitions) {
  const RulesText rules = parse_rules(
      "- **SAM-1.1** [R] Cards.\n"
      "## Clauses without a test\n"
      "| clause | reason |\n"
      "|---|---|\n"
      "| SAM-1.1 | components only |\n"
      "| SAM-1.x | a mistake |\n");
  ASSERT_EQ(rules.clauses.size(), 1U);
  ASSERT_EQ(rules.exemptions.size(), 2U);
  EXPECT_EQ(rules.exemptions[0].id, "SAM-1.1");
  EXPECT_EQ(rules.exemptions[0].reason, "components only");
  EXPECT_EQ(rules.exemptions[0].line, 5);
  EXPECT_EQ(rules.exemptions[1].id, "SAM-1.x");
}

TEST(RulesText, finds_a_clause_by_its_id) {
  const RulesText rules =
      parse_rules("- **SAM-4.2** [R] Capacity.\n- **SAM-4.2b** [D] More.\n**SAM-T14** Given.\n");
  EXPECT_EQ(rules.find("SAM-4.2")->text, "Capacity.");
  EXPECT_EQ(rules.find("sam-4.2B")->text, "More.");
  EXPECT_EQ(rules.find("4.2b")->text, "More.");
  EXPECT_EQ(rules.find("t14")->text, "Given.");
  EXPECT_EQ(rules.find("SAM-4.20"), nullptr);
  EXPECT_EQ(rules.find(""), nullptr);
}

TEST(RulesText, a_test_names_clauses_by_their_longest_ids) {
  EXPECT_EQ(clauses_named_by("Samhain.SAM_4_11"), Strings{"SAM-4.11"});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_2_25b_track"), Strings{"SAM-2.25b"});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_4_2b_x"), Strings{"SAM-4.2b"});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_4_2_3_players"), Strings{"SAM-4.2"});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_T14_SAM_D4_and_SAM_5_23a"),
            (Strings{"SAM-T14", "SAM-D4", "SAM-5.23a"}));
  EXPECT_EQ(clauses_named_by("Samhain.SAM_1_1_again_SAM_1_1"), Strings{"SAM-1.1"});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_T3/0"), Strings{"SAM-T3"});
  EXPECT_EQ(clauses_named_by("Samhain.capacity_of_C14"), Strings{});
  EXPECT_EQ(clauses_named_by("Samhain.XSAM_4_2"), Strings{});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_4_2bold"), Strings{});
  EXPECT_EQ(clauses_named_by("Samhain.SAM_"), Strings{});
}

TEST(RulesText, lists_the_tests_that_run) {
  EXPECT_EQ(listed_tests("Running main() from gtest_main.cc\n"
                         "Samhain.\n"
                         "  SAM_T3_example\n"
                         "  DISABLED_SAM_T4\n"
                         "Seats/Counts.  # TypeParam = int\n"
                         "  SAM_1_20/0  # GetParam() = SAM_1_21\n"),
            (Strings{"Samhain.SAM_T3_example", "Seats/Counts.SAM_1_20/0"}));
}

TEST(Coverage, is_complete_when_every_clause_has_a_test_or_a_reason) {
  const RulesText rules = parse_rules(
      "- **SAM-1.1** [R] Cards.\n- **SAM-1.2** [R] Play.\n**SAM-T1** Given.\n"
      "## Clauses without a test\n| clause | reason |\n|---|---|\n| SAM-1.1 | components |\n");
  const Coverage coverage = coverage_of(rules, Strings{"S.SAM_1_2_SAM_T1", "S.other"});
  EXPECT_TRUE(coverage.complete());
  EXPECT_EQ(coverage.clauses, 2);
  EXPECT_EQ(coverage.vectors, 1);
  EXPECT_EQ(coverage.tested, 2);
  EXPECT_EQ(coverage.exempt, 1);
}

TEST(Coverage, names_what_is_missing_and_what_does_not_exist) {
  const RulesText rules =
      parse_rules("- **SAM-1.1** [R] Cards.\n- **SAM-1.1b** [R] Play.\n**SAM-T1** Given.\n");
  const Coverage coverage = coverage_of(rules, Strings{"S.SAM_1_1", "S.SAM_1_9"});
  EXPECT_FALSE(coverage.complete());
  ASSERT_EQ(coverage.missing.size(), 2U);
  EXPECT_EQ(coverage.missing[0].id, "SAM-1.1b");
  EXPECT_EQ(coverage.missing[1].id, "SAM-T1");
  ASSERT_EQ(coverage.unknown.size(), 1U);
  EXPECT_EQ(coverage.unknown[0].id, "SAM-1.9");
  EXPECT_EQ(coverage.unknown[0].test, "S.SAM_1_9");
}

TEST(Coverage, wrong_exemptions_are_errors) {
  const RulesText rules = parse_rules(
      "- **SAM-1.1** [R] One.\n- **SAM-1.2** [R] Two.\n- **SAM-1.3** [R] Three.\n**SAM-T1** X.\n"
      "## Clauses without a test\n| clause | reason |\n|---|---|\n"
      "| SAM-1.1 | components |\n| SAM-1.1 | components |\n| SAM-1.2 | components |\n"
      "| SAM-1.3 | |\n| SAM-1.4 | components |\n| SAM-T1 | lazy |\n");
  const Coverage coverage = coverage_of(rules, Strings{"S.SAM_1_2"});
  ASSERT_EQ(coverage.wrong_exemptions.size(), 5U);
  EXPECT_EQ(coverage.wrong_exemptions[0].fault, ExemptionFault::twice);
  EXPECT_EQ(coverage.wrong_exemptions[1].fault, ExemptionFault::has_a_test);
  EXPECT_EQ(coverage.wrong_exemptions[2].fault, ExemptionFault::no_reason);
  EXPECT_EQ(coverage.wrong_exemptions[3].fault, ExemptionFault::no_such_clause);
  EXPECT_EQ(coverage.wrong_exemptions[4].fault, ExemptionFault::is_a_vector);
  ASSERT_EQ(coverage.missing.size(), 2U);
  EXPECT_EQ(coverage.missing[0].id, "SAM-1.3");
  EXPECT_EQ(coverage.missing[1].id, "SAM-T1");
}

// A game that stands on a family: both texts are its rules.
constexpr Rulebook family = {
    .fr = "## 1. Dés\n- **FAM-1.1** [R] On lance.\n",
    .en =
        "## 1. Dice\n- **FAM-1.1** [R] One throws.\n- **FAM-1.2** [R] Again.\n"
        "## Clauses without a test\n| clause | reason |\n|---|---|\n| FAM-1.2 | a habit |\n",
    .library = "family"};
constexpr Rulebook of_a_game = {.fr = "## 1. Jeu\n- **OWN-1.1** [R] On joue.\n",
                                .en = "## 1. Game\n- **OWN-1.1** [R] One plays.\n",
                                .family = &family};

TEST(RulesText, a_rulebook_has_the_clauses_of_its_family_and_its_own) {
  const RulesText rules = parse_rules(of_a_game, Language::english);
  ASSERT_EQ(rules.clauses.size(), 3U);
  EXPECT_EQ(rules.find("FAM-1.1")->text, "One throws.");
  EXPECT_EQ(rules.find("OWN-1.1")->text, "One plays.");
  EXPECT_EQ(rules.find("1.1")->id, "OWN-1.1") << "the game's own before the family's";
  EXPECT_EQ(rules.find("1.2")->id, "FAM-1.2");
  EXPECT_EQ(rules.find("OWN-1.1")->line, 2) << "of its own text";
  EXPECT_EQ(parse_rules(of_a_game, Language::french).find("fam-1.1")->text, "On lance.");
  EXPECT_EQ(family.parts().size(), 1U);
}

TEST(Coverage, looks_into_all_parts) {
  const RulesText rules = parse_rules(of_a_game, Language::english);
  EXPECT_TRUE(coverage_of(rules, Strings{"Family.FAM_1_1", "Game.OWN_1_1"}).complete());
  const Coverage coverage = coverage_of(rules, Strings{"Game.OWN_1_1"});
  ASSERT_EQ(coverage.missing.size(), 1U);
  EXPECT_EQ(coverage.missing[0].id, "FAM-1.1");
  EXPECT_EQ(coverage.exempt, 1);
}

TEST(Coverage, an_id_that_is_defined_twice_is_an_error) {
  const Coverage coverage = coverage_of(
      parse_rules("- **SAM-1.1** [R] One.\n- **SAM-1.1** [R] Again.\n"), Strings{"S.SAM_1_1"});
  EXPECT_TRUE(coverage.missing.empty());
  EXPECT_EQ(coverage.clauses, 1);
  ASSERT_EQ(coverage.twice.size(), 1U);
  EXPECT_EQ(coverage.twice[0].line, 2);
  EXPECT_FALSE(coverage.complete());
}

}  // namespace
}  // namespace veillee
