#include "server/rules_page.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "engine/rules_text.hpp"

namespace veillee {
namespace {

struct Section {
  std::string title;
  int level = 1;
  std::vector<const Clause*> clauses;
  std::string text;  // what stands between the clauses, in Markdown

  bool empty() const { return title.empty() && clauses.empty() && text.empty(); }
};

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    lines.push_back(line);
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return lines;
}

int heading_level(std::string_view line) {
  const std::size_t level = line.find_first_not_of('#');
  return level == std::string_view::npos || line[level] != ' ' ? 0 : static_cast<int>(level);
}

bool for_builders_only(std::string_view title) {
  return title.find("Clauses without a test") != std::string_view::npos ||
         title.find("Clauses sans test") != std::string_view::npos;
}

class Reader {
 public:
  Reader(std::string_view text, const RulesText& rules) : lines_(lines_of(text)) {
    for (const Clause& clause : rules.clauses) starting_[clause.line].push_back(&clause);
  }

  std::vector<Section> read() {
    sections_.push_back({});
    for (at_ = 0; at_ < lines_.size();) {
      const std::string_view line = lines_[at_];
      if (const int level = heading_level(line); level > 0) {
        sections_.push_back({.title = std::string(line.substr(static_cast<std::size_t>(level) + 1)),
                             .level = level});
        ++at_;
      } else if (line.starts_with("|")) {
        read_table();
      } else if (!read_clauses()) {
        if (!line.starts_with("---")) (sections_.back().text += line) += '\n';
        ++at_;
      }
    }
    std::erase_if(sections_, [](const Section& section) {
      return for_builders_only(section.title) || section.empty();
    });
    return std::move(sections_);
  }

 private:
  // The clauses that begin in this line; true when there are any.
  bool read_clauses() {
    const auto found = starting_.find(static_cast<int>(at_) + 1);
    if (found == starting_.end()) return false;
    std::size_t lines = 1;
    for (const Clause* clause : found->second) {
      if (!clause->vector) sections_.back().clauses.push_back(clause);
      lines = std::max(lines, 1 + static_cast<std::size_t>(
                                      std::count(clause->text.begin(), clause->text.end(), '\n')));
    }
    at_ += lines;
    return true;
  }

  // A table whose rows are clauses needs no head; any other is text.
  void read_table() {
    std::size_t end = at_;
    bool of_clauses = false;
    for (; end < lines_.size() && lines_[end].starts_with("|"); ++end)
      of_clauses = of_clauses || starting_.contains(static_cast<int>(end) + 1);
    while (at_ < end) {
      if (of_clauses && read_clauses()) continue;
      if (!of_clauses) (sections_.back().text += lines_[at_]) += '\n';
      ++at_;
    }
  }

  std::vector<std::string_view> lines_;
  std::map<int, std::vector<const Clause*>> starting_;  // by line, from 1
  std::vector<Section> sections_;
  std::size_t at_ = 0;
};

std::string trimmed(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  return text.substr(std::min(text.size(), text.find_first_not_of('\n')));
}

void write_sections(json::Writer& out, std::string_view text) {
  const RulesText rules = parse_rules(text);
  for (const Section& section : Reader(text, rules).read()) {
    out.begin_object();
    out.member("title", section.title);
    out.member("level", section.level);
    out.key("clauses");
    out.begin_array();
    for (const Clause* clause : section.clauses) {
      out.begin_object();
      out.member("id", clause->id);
      out.member("tag", clause->tag);
      out.member("text", clause->text);
      out.end_object();
    }
    out.end_array();
    out.member("text", trimmed(section.text));
    out.end_object();
  }
}

std::string page(const AnyGame& game, Language language) {
  json::Writer out;
  out.begin_object();
  out.member("game", game.info().id);
  out.member("lang", language == Language::french ? "fr" : "en");
  out.member("title", phrase(game.info().title).in(language));
  out.key("sections");
  out.begin_array();
  for (const Rulebook* part : game.info().rules.parts()) write_sections(out, part->in(language));
  out.end_array();
  out.end_object();
  return out.text();
}

}  // namespace

const std::string& rules_page(const AnyGame& game, Language language) {
  static std::map<std::pair<const AnyGame*, Language>, std::string> pages;
  std::string& text = pages[{&game, language}];
  if (text.empty()) text = page(game, language);
  return text;
}

}  // namespace veillee
