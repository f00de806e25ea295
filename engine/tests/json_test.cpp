// JSON: what is written can be read, what cannot be read says why and where.
#include "engine/json.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <climits>

namespace veillee::json {
namespace {

using Kind = Value::Kind;

// ── A tree, written and read again ──────────────────────────────────────────────────────────────

rc::Gen<std::string> any_text() {
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                          "a", "\"", "\\", "\n", "\t", "\r", "\x01", "\x1F", "é", "☾", "😀", "/",
                          "\x7F", std::string(1, '\0'), "{", "]", ",", " ")),
                      [](const std::vector<std::string>& parts) {
                        std::string all;
                        for (const std::string& part : parts) all += part;
                        return all;
                      });
}

Value any_tree(int depth) {
  Value value;
  value.kind = static_cast<Kind>(*rc::gen::inRange(0, depth == 0 ? 4 : 6));
  switch (value.kind) {
    case Kind::null: break;
    case Kind::boolean: value.boolean = *rc::gen::arbitrary<bool>(); break;
    case Kind::number: value.number = *rc::gen::arbitrary<std::int64_t>(); break;
    case Kind::string: value.string = *any_text(); break;
    case Kind::array:
      for (int n = *rc::gen::inRange(0, 4); n > 0; --n) value.items.push_back(any_tree(depth - 1));
      break;
    case Kind::object:
      for (int n = *rc::gen::inRange(0, 4); n > 0; --n) {
        const std::string name = *any_text();
        if (value.find(name) == nullptr) value.members.push_back({name, any_tree(depth - 1)});
      }
  }
  return value;
}

void write(Writer& out, const Value& value) {
  switch (value.kind) {
    case Kind::null: return out.null();
    case Kind::boolean: return out.value(value.boolean);
    case Kind::number: return out.value(value.number);
    case Kind::string: return out.value(value.string);
    case Kind::array:
      out.begin_array();
      for (const Value& item : value.items) write(out, item);
      return out.end_array();
    case Kind::object:
      out.begin_object();
      for (const auto& [name, member] : value.members) {
        out.key(name);
        write(out, member);
      }
      return out.end_object();
  }
}

bool same(const Value& a, const Value& b) {
  if (a.kind != b.kind || a.boolean != b.boolean || a.number != b.number || a.string != b.string ||
      a.items.size() != b.items.size() || a.members.size() != b.members.size())
    return false;
  for (std::size_t i = 0; i < a.items.size(); ++i)
    if (!same(a.items[i], b.items[i])) return false;
  for (std::size_t i = 0; i < a.members.size(); ++i)
    if (a.members[i].name != b.members[i].name || !same(a.members[i].value, b.members[i].value))
      return false;
  return true;
}

RC_GTEST_PROP(Json, what_is_written_is_read, (bool indented)) {
  const Value tree = any_tree(4);
  Writer writer(indented);
  write(writer, tree);
  const Result<Value> again = read(writer.text());
  RC_LOG() << writer.text();
  RC_ASSERT(again.ok());
  RC_ASSERT(same(tree, *again));
}

RC_GTEST_PROP(Json, a_text_that_is_cut_off_is_refused, ()) {
  Value tree;
  tree.kind = Kind::array;
  tree.items.push_back(any_tree(3));
  Writer writer(true);
  write(writer, tree);
  const auto length = *rc::gen::inRange<std::size_t>(0, writer.text().size());
  const Result<Value> cut = read(writer.text().substr(0, length));
  RC_ASSERT(!cut.ok());
  RC_ASSERT(!cut.refusal().sentence.fr.empty());
  RC_ASSERT(!cut.refusal().sentence.en.empty());
}

RC_GTEST_PROP(Json, any_bytes_are_read_or_refused, (std::string text)) {
  const Result<Value> value = read(text);
  if (!value) RC_ASSERT(!value.refusal().sentence.empty());
}

RC_GTEST_PROP(Json, any_bytes_become_a_text_that_can_be_read, (std::string text)) {
  const Result<Value> value = read(json::quoted(text));
  RC_ASSERT(value.ok());
}

// ── The writer ──────────────────────────────────────────────────────────────────────────────────

TEST(Json, short_form_and_indented_form) {
  const auto example = [](bool indented) {
    Writer out(indented);
    out.begin_object();
    out.member("a", 1);
    out.member("b", "x");
    out.member("yes", true);
    out.key("none");
    out.null();
    out.numbers("list", std::vector<std::uint8_t>{1, 2, 3});
    out.key("empty");
    out.begin_array();
    out.end_array();
    out.object("inner", [&] { out.member("n", -5); });
    out.end_object();
    return out.text();
  };
  EXPECT_EQ(example(false),
            R"({"a":1,"b":"x","yes":true,"none":null,"list":[1,2,3],"empty":[],"inner":{"n":-5}})");
  EXPECT_EQ(example(true), R"({
  "a": 1,
  "b": "x",
  "yes": true,
  "none": null,
  "list": [1, 2, 3],
  "empty": [],
  "inner": {
    "n": -5
  }
})");
}

TEST(Json, names_out_of_a_table) {
  constexpr std::string_view colours[] = {"red", "green"};
  Writer out;
  out.begin_object();
  out.name("one", 1, colours);
  out.name("none", 0xFF, colours);
  out.names("some", std::vector<std::uint8_t>{1, 0xFF, 0}, colours);
  out.array("two", [&] {
    out.value("a");
    out.value(2);
  });
  out.end_object();
  EXPECT_EQ(out.text(), R"({"one":"green","none":null,"some":["green",null,"red"],"two":["a",2]})");
}

TEST(Json, escapes) {
  EXPECT_EQ(quoted("a\"b\\c\n\t\r\x01é"), "\"a\\\"b\\\\c\\n\\t\\r\\u0001é\"");
  EXPECT_EQ(quoted("a\xFF"
                   "b\xC3"),
            "\"a\xEF\xBF\xBD"
            "b\xEF\xBF\xBD\"")
      << "not UTF-8";
}

TEST(Json, utf8) {
  EXPECT_EQ(utf8_character(""), 0U);
  EXPECT_EQ(utf8_character("ab"), 1U);
  EXPECT_EQ(utf8_character("éa"), 2U);
  EXPECT_EQ(utf8_character("☾"), 3U);
  EXPECT_EQ(utf8_character("😀"), 4U);
  for (const std::string_view bad :
       {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xE2\x98",
        "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"})
    EXPECT_EQ(utf8_character(bad), 0U) << quoted(bad);
}

// ── The reader ──────────────────────────────────────────────────────────────────────────────────

TEST(Json, values) {
  EXPECT_EQ(read(" true ")->boolean, true);
  EXPECT_EQ(read("false")->kind, Kind::boolean);
  EXPECT_EQ(read("null")->kind, Kind::null);
  EXPECT_EQ(read("-0")->number, 0);
  EXPECT_EQ(read("9223372036854775807")->number, LLONG_MAX);
  EXPECT_EQ(read("-9223372036854775808")->number, LLONG_MIN);
  EXPECT_EQ(read(R"("\u0041\u00e9\u263E\/\b\f")")->string, "Aé☾/\b\f");
  EXPECT_EQ(read(R"("\ud83d\uDE00")")->string, "😀");
  const Result<Value> object = read("{\"a\": [1,\n 2], \"b\": {}}");
  ASSERT_TRUE(object);
  EXPECT_EQ(object->find("a")->items[1].number, 2);
  EXPECT_EQ(object->find("a")->items[1].line, 2);
  EXPECT_EQ(object->find("b")->kind, Kind::object);
  EXPECT_EQ(object->find("c"), nullptr);
}

void expect_refused(std::string_view text, std::string_view en, int first_line = 1) {
  const Result<Value> value = read(text, first_line);
  ASSERT_FALSE(value) << text;
  EXPECT_EQ(value.refusal().sentence.en, en) << text;
  EXPECT_FALSE(value.refusal().sentence.fr.empty());
}

TEST(Json, every_mistake_says_what_and_where) {
  expect_refused("", "line 1: the text is cut off");
  expect_refused("[1,\n2", "line 2: the text is cut off");
  expect_refused("\"abc", "line 1: the text is cut off");
  expect_refused("\"abc\\", "line 1: the text is cut off");
  expect_refused("\"\\u12", "line 1: the text is cut off");
  expect_refused("{\"a\"", "line 1: the text is cut off");
  expect_refused("\"a\nb\"", "line 1: the text is cut off");
  expect_refused("[1,\n\nnil]", "line 3: this is not JSON");
  expect_refused("tru", "line 1: this is not JSON");
  expect_refused("[1,]", "line 1: this is not JSON");
  expect_refused("1 2", "line 1: there is text after the end of the value");
  expect_refused("[1\n2]", "line 2: , ] is missing");
  expect_refused("{\"a\" 1}", "line 1: : is missing");
  expect_refused("{\"a\": 1 \"b\": 2}", "line 1: , } is missing");
  expect_refused("{a: 1}", "line 1: a quoted name is expected here");
  expect_refused("{\"a\": 1,\n\"a\": 2}", "line 2: \"a\" is there twice");
  expect_refused("1.5", "line 1: only whole numbers are possible");
  expect_refused("1e3", "line 1: only whole numbers are possible");
  expect_refused("-", "line 1: unreadable number");
  expect_refused("01", "line 1: unreadable number");
  expect_refused("-01", "line 1: unreadable number");
  expect_refused("99999999999999999999", "line 1: unreadable number");
  expect_refused("\"\\x\"", "line 1: unknown escape");
  expect_refused("\"\\u12G4\"", "line 1: unreadable \\u character");
  expect_refused("\"\\ud83d\"", "line 1: unreadable \\u character");
  expect_refused("\"\\ud83d\\u0041\"", "line 1: unreadable \\u character");
  expect_refused("\"\\ude00\"", "line 1: unreadable \\u character");
  expect_refused("\"\xFF\"", "line 1: this is not UTF-8");
  expect_refused("\"\x01\"", "line 1: control character in a text");
  expect_refused("x", "line 12: this is not JSON", 12);
}

TEST(Json, depth_is_limited) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
  };
  EXPECT_TRUE(read(nested(max_depth + 1)));
  expect_refused(nested(max_depth + 2), "line 1: nested too deeply");
  expect_refused(std::string(100000, '['), "line 1: nested too deeply");
}

TEST(Json, size_is_limited) {
  EXPECT_TRUE(read(std::string(max_text - 1, ' ') + "1"));
  expect_refused(std::string(max_text, ' ') + "1", "the text is longer than a megabyte");
}

TEST(Json, the_members_of_an_object_are_limited) {
  std::string text = "{";
  for (std::size_t i = 0; i <= max_members; ++i)
    text += (i == 0 ? "" : ",") + json::quoted(std::to_string(i)) + ":0";
  expect_refused(text + "}", "line 1: this object has too many members");
}

}  // namespace
}  // namespace veillee::json
