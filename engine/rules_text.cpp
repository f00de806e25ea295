#include "engine/rules_text.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <unordered_map>

namespace veillee {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_word(char c) { return is_digit(c) || is_capital(c) || is_small(c); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
    text.remove_suffix(1);
  return text;
}

constexpr std::size_t letters_of_a_game = 3;

// How many characters of an id stand at the front of the text; none: 0. `dash` and `dot` are what
// stands between the parts: SAM-4.2b in the rules, SAM_4_2b in the name of a test.
std::size_t id_length(std::string_view text, char dash, char dot) {
  std::size_t at = 0;
  const auto digits = [&] {
    const std::size_t from = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return at > from;
  };
  while (at < text.size() && is_capital(text[at])) ++at;
  if (at != letters_of_a_game || at >= text.size() || text[at] != dash) return 0;
  ++at;
  const bool series = at < text.size() && is_capital(text[at]);  // T14, D4, C1
  if (series) ++at;
  if (!digits()) return 0;
  if (!series && at + 1 < text.size() && text[at] == dot && is_digit(text[at + 1])) {
    ++at;
    digits();
  }
  if (at < text.size() && is_small(text[at])) ++at;
  return at < text.size() && is_word(text[at]) ? 0 : at;
}

std::size_t rules_id(std::string_view text) { return id_length(text, '-', '.'); }

bool is_vector(std::string_view id) { return id[letters_of_a_game + 1] == 'T'; }

// `[R]` at the front of the text, after blanks: its inside.
std::string_view tag_at(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 3 || text[0] != '[' || !is_capital(text[1])) return {};
  const std::size_t end = text.find(']');
  constexpr std::size_t longest = 6;  // "R, D"
  return end == std::string_view::npos || end > longest ? std::string_view{}
                                                        : text.substr(1, end - 1);
}

// `**ID**` at the front of the text: the id.
std::string_view bold_id(std::string_view text) {
  if (!text.starts_with("**")) return {};
  const std::string_view inside = text.substr(2);
  const std::size_t length = rules_id(inside);
  return length > 0 && inside.substr(length).starts_with("**") ? inside.substr(0, length)
                                                               : std::string_view{};
}

std::vector<std::string_view> cells_of(std::string_view row) {
  std::vector<std::string_view> cells;
  row = trimmed(row);
  row.remove_prefix(1);
  while (!row.empty()) {
    std::size_t bar = 0;
    while (bar < row.size() && !(row[bar] == '|' && (bar == 0 || row[bar - 1] != '\\'))) ++bar;
    cells.push_back(trimmed(row.substr(0, bar)));
    row.remove_prefix(std::min(row.size(), bar + 1));
  }
  return cells;
}

// A heading's level, 0 for other lines; `title` without its number.
int heading(std::string_view line, std::string_view& title) {
  const std::size_t level = line.find_first_not_of('#');
  if (level == 0 || level == std::string_view::npos || line[level] != ' ') return 0;
  title = trimmed(line.substr(level));
  if (!title.empty() && is_digit(title[0])) {
    const std::size_t blank = title.find(' ');
    title = blank == std::string_view::npos ? std::string_view{} : trimmed(title.substr(blank));
  }
  return static_cast<int>(level);
}

enum class Section { clauses, rulings, exemptions };

// Reads line by line; `open` is the clause that further lines belong to.
class Parser {
 public:
  RulesText parse(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      ++line_;
      read(text.substr(0, end));
      text.remove_prefix(std::min(text.size(), end + 1));
    }
    close();
    return std::move(rules_);
  }

 private:
  void read(std::string_view line) {
    if (trimmed(line).starts_with("```")) fenced_ = !fenced_;
    if (fenced_) return go_on(line);
    std::string_view title;
    if (const int level = heading(line, title); level > 0) return enter(level, title);
    if (line.starts_with("|") && section_ == Section::exemptions) return read_exemption(line);
    if (section_ != Section::clauses) return;
    if (trimmed(line).starts_with("---")) return close();
    if (line.starts_with("|") && read_row(line)) return;
    if (read_definitions(line)) return;
    go_on(line);
  }

  void enter(int level, std::string_view title) {
    close();
    if (section_ != Section::clauses && level > section_level_) return;
    section_level_ = level;
    section_ = title.starts_with("Rulings") || title.starts_with("Arbitrages") ? Section::rulings
               : title.starts_with("Clauses without a test")                   ? Section::exemptions
                                                                               : Section::clauses;
  }

  // A line that belongs to what stands before it. A clause ends with its paragraph, unless a colon
  // announces a table or a list; a vector goes on over blank lines, since some have a table.
  void go_on(std::string_view line) {
    if (!open_ || section_ != Section::clauses) return;
    const bool other_item = line.starts_with("- ") || line.starts_with("|");
    if (!open_->vector && !announces_ && !fenced_ && (trimmed(line).empty() || other_item))
      return close();
    open_->text += '\n';
    open_->text += line;
  }

  void close() {
    if (!open_) return;
    while (!open_->text.empty() && std::isspace(static_cast<unsigned char>(open_->text.back())))
      open_->text.pop_back();
    rules_.clauses.push_back(std::move(*open_));
    open_.reset();
  }

  void open(std::string_view id, std::string_view tag, std::string_view text) {
    close();
    open_ =
        Clause{std::string(id), std::string(tag), std::string(trimmed(text)), line_, is_vector(id)};
    announces_ = trimmed(text).ends_with(':');
  }

  // `| SAM-6.1 | … |`, `| BOM-15.1 [I] | … |`, `| **CIV-8.1** [R] | … |`
  bool read_row(std::string_view line) {
    const auto cells = cells_of(line);
    if (cells.empty()) return false;
    const std::string_view first = cells[0];
    std::string_view id = bold_id(first);
    std::string_view rest;
    if (!id.empty()) {
      rest = trimmed(first.substr(id.size() + 4));
    } else {
      id = first.substr(0, rules_id(first));
      rest = trimmed(first.substr(id.size()));
    }
    if (id.empty()) return false;
    std::string_view tag = tag_at(rest);
    if (!rest.empty() && tag.empty()) return false;  // a row about several clauses
    std::string text;
    for (std::size_t i = 1; i < cells.size(); ++i) {
      if (tag.empty() && !tag_at(cells[i]).empty()) tag = tag_at(cells[i]);
      if (cells[i].empty() || (!tag.empty() && cells[i] == "[" + std::string(tag) + "]")) continue;
      if (!text.empty()) text += " · ";
      text += cells[i];
    }
    open(id, tag, text);
    close();
    return true;
  }

  // `- **ID** [R] …`, `**SAM-T14** …`, and `**ID** [I] …` anywhere in the line.
  bool read_definitions(std::string_view line) {
    struct Start {
      std::size_t at;
      std::string_view id, tag;
    };
    std::vector<Start> starts;
    const std::string_view item =
        trimmed(line).starts_with("- ") ? trimmed(line).substr(2) : trimmed(line);
    for (std::size_t at = line.find("**"); at != std::string_view::npos;
         at = line.find("**", at + 2)) {
      const std::string_view id = bold_id(line.substr(at));
      if (id.empty()) continue;
      const std::string_view tag = tag_at(line.substr(at + id.size() + 4));
      const bool begins = line.data() + at == item.data();
      if (!tag.empty() || (begins && is_vector(id))) starts.push_back({at, id, tag});
    }
    if (starts.empty()) return false;
    if (line.data() + starts[0].at != item.data() && !trimmed(line).starts_with("- ") && open_ &&
        !open_->vector)
      go_on(line.substr(0, starts[0].at));
    for (std::size_t i = 0; i < starts.size(); ++i) {
      const std::size_t end = i + 1 < starts.size() ? starts[i + 1].at : line.size();
      const std::size_t from = starts[i].tag.empty()
                                   ? starts[i].at + starts[i].id.size() + 4
                                   : line.find(']', starts[i].at + starts[i].id.size()) + 1;
      open(starts[i].id, starts[i].tag, line.substr(from, end - from));
    }
    return true;
  }

  void read_exemption(std::string_view line) {
    const auto cells = cells_of(line);
    if (cells.empty()) return;
    std::string_view id = bold_id(cells[0]);
    if (id.empty()) id = cells[0];
    if (rules_id(id) != id.size() || id.empty()) {
      // The head of the table and the line below it; anything else is a mistake worth showing.
      if (id == "clause" || id.find_first_not_of("-: ") == std::string_view::npos) return;
    }
    rules_.exemptions.push_back(
        {std::string(id), cells.size() > 1 ? std::string(cells[1]) : "", line_});
  }

  RulesText rules_;
  std::optional<Clause> open_;
  bool announces_ = false;
  Section section_ = Section::clauses;
  int section_level_ = 0;
  int line_ = 0;
  bool fenced_ = false;
};

}  // namespace

std::string as_clause_id(std::string_view typed) {
  std::string result(typed);
  for (std::size_t i = 0; i < result.size(); ++i)
    if (i == 0 || !is_digit(result[i - 1]))
      result[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[i])));
    else
      result[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(result[i])));
  return result;
}

const Clause* RulesText::find(std::string_view id) const {
  const std::string wanted = as_clause_id(id);
  for (const Clause& clause : clauses)
    if (clause.id == wanted) return &clause;
  const Clause* found = nullptr;
  for (const Clause& clause : clauses)
    if (std::string_view(clause.id).substr(letters_of_a_game + 1) == wanted &&
        (found == nullptr || found->part < clause.part))
      found = &clause;
  return found;
}

RulesText parse_rules(std::string_view text) { return Parser().parse(text); }

RulesText parse_rules(const Rulebook& rules, Language language) {
  RulesText all;
  int n = 0;
  for (const Rulebook* part : rules.parts()) {
    RulesText text = parse_rules(part->in(language));
    for (Clause& clause : text.clauses) {
      clause.part = n;
      all.clauses.push_back(std::move(clause));
    }
    for (Exemption& exemption : text.exemptions) all.exemptions.push_back(std::move(exemption));
    ++n;
  }
  return all;
}

std::vector<std::string> clauses_named_by(std::string_view test_name) {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < test_name.size(); ++at) {
    if (at > 0 && is_word(test_name[at - 1])) continue;
    const std::size_t length = id_length(test_name.substr(at), '_', '_');
    if (length == 0) continue;
    std::string id(test_name.substr(at, length));
    id[letters_of_a_game] = '-';
    std::replace(id.begin(), id.end(), '_', '.');
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
    at += length - 1;
  }
  return ids;
}

std::vector<std::string> listed_tests(std::string_view listing) {
  std::vector<std::string> tests;
  std::string suite;
  while (!listing.empty()) {
    const std::size_t end = std::min(listing.find('\n'), listing.size());
    const std::string_view line = listing.substr(0, end);
    listing.remove_prefix(std::min(listing.size(), end + 1));
    // "  name  # GetParam() = 3"
    const std::string_view name = trimmed(line.substr(0, line.find('#')));
    if (name.empty()) continue;
    if (!line.starts_with(" ")) {
      suite = name.ends_with(".") ? std::string(name) : "";
      continue;
    }
    if (suite.empty()) continue;
    std::string test = suite + std::string(name);
    if (test.find("DISABLED_") == std::string::npos) tests.push_back(std::move(test));
  }
  return tests;
}

Coverage coverage_of(const RulesText& rules, std::span<const std::string> test_names) {
  Coverage coverage;
  std::unordered_map<std::string, const Clause*> by_id;
  for (const Clause& clause : rules.clauses) {
    if (!by_id.emplace(clause.id, &clause).second) {
      coverage.twice.push_back(clause);
      continue;
    }
    ++(clause.vector ? coverage.vectors : coverage.clauses);
  }
  std::set<std::string> tested;
  for (const std::string& test : test_names)
    for (const std::string& id : clauses_named_by(test)) {
      if (by_id.contains(id))
        tested.insert(id);
      else
        coverage.unknown.push_back({test, id});
    }
  std::set<std::string> exempt;
  for (const Exemption& exemption : rules.exemptions) {
    const auto wrong = [&](ExemptionFault fault) {
      coverage.wrong_exemptions.push_back({exemption, fault});
    };
    const auto found = by_id.find(exemption.id);
    if (found == by_id.end())
      wrong(ExemptionFault::no_such_clause);
    else if (found->second->vector)
      wrong(ExemptionFault::is_a_vector);
    else if (tested.contains(exemption.id))
      wrong(ExemptionFault::has_a_test);
    else if (exemption.reason.empty())
      wrong(ExemptionFault::no_reason);
    else if (!exempt.insert(exemption.id).second)
      wrong(ExemptionFault::twice);
  }
  std::set<std::string> counted;
  for (const Clause& clause : rules.clauses) {
    if (!counted.insert(clause.id).second || tested.contains(clause.id)) continue;
    if (!exempt.contains(clause.id)) coverage.missing.push_back(clause);
  }
  coverage.tested = static_cast<int>(tested.size());
  coverage.exempt = static_cast<int>(exempt.size());
  return coverage;
}

}  // namespace veillee
