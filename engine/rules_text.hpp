// The numbered clauses of a RULES.md or RULES.fr.md, and which tests name them.
//
// A clause is defined by `- **SAM-4.11** [R] …`, by a table row that begins with its id, or by
// `**SAM-4.11** [R] …` inside running text; a test vector by a line or a row that begins with its
// id (`**SAM-T14** …`). The section "Rulings" ("Arbitrages") only repeats clauses and defines none;
// "Clauses without a test" is for the maintainer and stands in the English text only.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rulebook.hpp"

namespace veillee {

struct Clause {
  std::string id;
  std::string tag;  // R, I, D or X; empty for vectors and for rows without one
  std::string text;
  int line = 0;
  bool vector = false;
  int part = 0;  // of the rulebook: the family's clauses are 0 where there is one
};

// A row of the section "Clauses without a test".
struct Exemption {
  std::string id;
  std::string reason;
  int line = 0;
};

struct RulesText {
  std::vector<Clause> clauses;  // in the order of the text, vectors included
  std::vector<Exemption> exemptions;

  // By id, in capitals or not, with or without the letters of the game (`SAM-4.11`, `4.11`, `t14`);
  // without letters the game's own clause comes before its family's. Null when there is none.
  const Clause* find(std::string_view id) const;
};

// "sam-4.2B" as it is printed: SAM-4.2b; the letter behind the number is a small one.
std::string as_clause_id(std::string_view typed);

RulesText parse_rules(std::string_view text);
// All parts of the rulebook, one after the other.
RulesText parse_rules(const Rulebook& rules, Language language);

// The ids in a test's name: `SAM_4_2b_and_SAM_T14` names SAM-4.2b and SAM-T14.
std::vector<std::string> clauses_named_by(std::string_view test_name);

// The full names in the output of `--gtest_list_tests`; a disabled test proves nothing and is left
// out.
std::vector<std::string> listed_tests(std::string_view listing);

struct NamedClause {
  std::string test;
  std::string id;
};

enum class ExemptionFault { no_such_clause, has_a_test, is_a_vector, no_reason, twice };

struct WrongExemption {
  Exemption exemption;
  ExemptionFault fault;
};

struct Coverage {
  int clauses = 0;
  int vectors = 0;
  int tested = 0;  // clauses and vectors
  int exempt = 0;
  std::vector<Clause> missing;
  std::vector<NamedClause> unknown;  // tests that name a clause that does not exist
  std::vector<WrongExemption> wrong_exemptions;
  std::vector<Clause> twice;  // second definitions of an id

  bool complete() const {
    return missing.empty() && unknown.empty() && wrong_exemptions.empty() && twice.empty();
  }
};

Coverage coverage_of(const RulesText& rules, std::span<const std::string> test_names);

}  // namespace veillee
