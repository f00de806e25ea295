#include "engine/json_print.hpp"

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

}  // namespace

std::string print(const Value& value) {
  Writer out;
  write(value, out);
  return out.text();
}

}  // namespace veillee::json
