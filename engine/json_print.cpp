#include "engine/json_print.hpp"

#include <algorithm>

namespace veillee::json {
namespace {

void write(const Value& value, Writer& out) {
  switch (value.kind) {
    case Value::Kind::null: out.null(); break;
    case Value::Kind::boolean: out.value(value.boolean); break;
    case Value::Kind::number: out.value(value.number); break;
    case Value::Kind::string: out.value(value.string); break;
    case Value::Kind::array:
      out.begin_array();
      for (const Value& item : value.items) write(item, out);
      out.end_array();
      break;
    case Value::Kind::object:
      out.begin_object();
      for (const auto& [key, member] : value.members) {
        out.key(key);
        write(member, out);
      }
      out.end_object();
      break;
  }
}

// As print(), with a space after each comma and colon.
std::string spaced(const Value& value) {
  std::string text;
  const auto separate = [&] {
    if (text.size() > 1) text += ", ";
  };
  if (value.kind == Value::Kind::array) {
    text = "[";
    for (const Value& item : value.items) {
      separate();
      text += spaced(item);
    }
    return text + "]";
  }
  if (value.kind == Value::Kind::object) {
    text = "{";
    for (const auto& [key, member] : value.members) {
      separate();
      text += quoted(key) + ": " + spaced(member);
    }
    return text + "}";
  }
  return print(value);
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// `before` stands on the line already.
void write_fitted(const Value& value, std::size_t columns, std::size_t indent, std::string before,
                  std::string& out) {
  const bool list = value.kind == Value::Kind::array;
  const std::size_t parts = list ? value.items.size() : value.members.size();
  out.append(indent, ' ');
  out += before;
  const std::string line = spaced(value);
  if (parts == 0 || indent + characters(before) + characters(line) + 1 <= columns) {
    out += line;
    return;
  }
  out += list ? "[\n" : "{\n";
  for (std::size_t i = 0; i < parts; ++i) {
    if (list)
      write_fitted(value.items[i], columns, indent + 2, "", out);
    else
      write_fitted(value.members[i].value, columns, indent + 2,
                   quoted(value.members[i].name) + ": ", out);
    out += i + 1 < parts ? ",\n" : "\n";
  }
  out.append(indent, ' ');
  out += list ? "]" : "}";
}

}  // namespace

std::string print_fitted(const Value& value, std::size_t columns) {
  std::string out;
  write_fitted(value, columns, 0, "", out);
  return out + "\n";
}

std::string print(const Value& value) {
  Writer out;
  write(value, out);
  return out.text();
}

}  // namespace veillee::json
