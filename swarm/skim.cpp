#include "swarm/skim.hpp"

#include <charconv>

namespace veillee::skim {
namespace {

class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool accept(char c) {
    space();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool at_end() {
    space();
    return at_ == text_.size();
  }

  // The next value as it is written; empty when there is none.
  std::string_view value() {
    space();
    const std::size_t begin = at_;
    int depth = 0;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '"') {
        if (!string()) return {};
      } else if (c == '{' || c == '[') {
        ++depth, ++at_;
      } else if (c == '}' || c == ']') {
        if (depth == 0) break;
        --depth, ++at_;
      } else if (depth == 0 && (c == ',' || c == ':' || is_space(c))) {
        break;
      } else {
        ++at_;
        continue;
      }
      if (depth == 0) break;
    }
    return depth == 0 ? text_.substr(begin, at_ - begin) : std::string_view();
  }

 private:
  static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
  void space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }
  bool string() {
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\\') {
        ++at_;
      } else if (text_[at_] == '"') {
        ++at_;
        return true;
      }
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

bool members(std::string_view object,
             const std::function<void(std::string_view, std::string_view)>& member) {
  Cursor cursor(object);
  if (!cursor.accept('{')) return false;
  if (cursor.accept('}')) return cursor.at_end();
  do {
    const std::string_view name = cursor.value();
    if (name.size() < 2 || name.front() != '"' || !cursor.accept(':')) return false;
    const std::string_view value = cursor.value();
    if (value.empty()) return false;
    member(name.substr(1, name.size() - 2), value);
  } while (cursor.accept(','));
  return cursor.accept('}') && cursor.at_end();
}

bool items(std::string_view array, const std::function<void(std::string_view)>& item) {
  Cursor cursor(array);
  if (!cursor.accept('[')) return false;
  if (cursor.accept(']')) return cursor.at_end();
  do {
    const std::string_view value = cursor.value();
    if (value.empty()) return false;
    item(value);
  } while (cursor.accept(','));
  return cursor.accept(']') && cursor.at_end();
}

std::string_view member(std::string_view object, std::string_view name) {
  std::string_view found;
  members(object, [&](std::string_view key, std::string_view value) {
    if (key == name) found = value;
  });
  return found;
}

std::string text(std::string_view json) {
  if (json.size() < 2 || json.front() != '"' || json.back() != '"') return {};
  std::string result;
  for (std::size_t i = 1; i + 1 < json.size(); ++i) {
    if (json[i] == '\\') ++i;
    result += json[i];
  }
  return result;
}

std::optional<std::uint64_t> number(std::string_view json) {
  std::uint64_t n = 0;
  const auto [end, error] = std::from_chars(json.data(), json.data() + json.size(), n);
  if (error != std::errc{} || end != json.data() + json.size()) return {};
  return n;
}

}  // namespace veillee::skim
