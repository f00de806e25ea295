// JSON as positions, views and logs need it: a writer that keeps short things on one line, and a
// reader that remembers lines, so that an error can say where it is. Numbers are integers.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace veillee::json {

// With quotation marks and escapes. Bytes that are not UTF-8 become U+FFFD.
std::string quoted(std::string_view text);
// How many bytes the UTF-8 character at the front of the text has; 0 if it is none.
std::size_t utf8_character(std::string_view text);

class Writer {
 public:
  explicit Writer(bool indented = false) : indented_(indented) {}

  void begin_object();
  void end_object();
  void begin_array();
  void end_array();
  void key(std::string_view name);
  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(bool b);
  template <std::integral Number>
  void value(Number n) {
    raw(std::to_string(n));
  }
  void null();
  // Already JSON.
  void raw(std::string_view json);

  template <class T>
  void member(std::string_view name, const T& v) {
    key(name);
    value(v);
  }
  // An index into a table of names; null for what is not in it.
  void name(std::string_view key, std::size_t index, std::span<const std::string_view> table) {
    this->key(key);
    index < table.size() ? value(table[index]) : null();
  }
  // "name": {…}, with what `members` writes inside.
  template <class Members>
  void object(std::string_view name, Members members) {
    key(name);
    begin_object();
    members();
    end_object();
  }
  template <class Items>
  void array(std::string_view name, Items items) {
    key(name);
    begin_array();
    items();
    end_array();
  }
  // ["C04", null]
  template <class Range>
  void names(std::string_view name, const Range& range, std::span<const std::string_view> table) {
    array(name, [&] {
      for (const std::size_t i : range) i < table.size() ? value(table[i]) : null();
    });
  }
  // [1, 2, 3], always on one line.
  template <class Range>
  void numbers(std::string_view name, const Range& range) {
    key(name);
    std::string list = "[";
    for (const auto& n : range) {
      if (list.size() > 1) list += comma();
      list += std::to_string(n);
    }
    raw(list + "]");
  }

  // Between the items of a list on one line.
  std::string_view comma() const { return indented_ ? ", " : ","; }

  const std::string& text() const { return text_; }

 private:
  void separate();
  void new_line();

  std::string text_;
  std::vector<bool> filled_;  // one entry an open bracket: has it an element yet
  bool after_key_ = false;
  bool indented_;
};

struct Member;

struct Value {
  enum class Kind : std::uint8_t { null, boolean, number, string, array, object };

  Kind kind = Kind::null;
  int line = 0;
  bool boolean = false;
  std::int64_t number = 0;
  std::string string;
  std::vector<Value> items;
  std::vector<Member> members;

  // Null when there is no such member.
  const Value* find(std::string_view name) const;
};

struct Member {
  std::string name;
  Value value;
};

inline constexpr std::size_t max_text = 1U << 20;  // a megabyte is more than any file of ours
inline constexpr int max_depth = 32;
inline constexpr std::size_t max_members = 4096;  // of one object: each is looked up among them all

// `first_line`: the line number of the text's first line, for files that hold one value a line.
Result<Value> read(std::string_view text, int first_line = 1);

}  // namespace veillee::json
