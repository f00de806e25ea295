#include "engine/json_object.hpp"

#include <gtest/gtest.h>

#include <array>

namespace veillee::json {
namespace {

// What is wrong with the members that `look` reads, in English; empty: nothing.
template <class Look>
std::string complaint(std::string_view text, Look look) {
  const Result<Value> value = read(text);
  std::optional<Phrase> wrong;
  Object in(*value, wrong);
  look(in);
  return wrong ? wrong->en : std::string();
}

TEST(JsonObject, members_are_read_by_name_and_kind) {
  const std::string nothing = complaint(
      R"({"text":"abc","n":7,"on":true,"seat":"C","which":"two","hash":"0x00000000000000ff",
          "list":[1,2],"inner":{"n":-1}})",
      [](Object& in) {
        EXPECT_TRUE(in.has("text"));
        EXPECT_FALSE(in.has("other"));
        EXPECT_EQ(in.text("text", 1, 3), "abc");
        EXPECT_EQ(in.number("n", 0, 9), 7);
        EXPECT_TRUE(in.flag("on"));
        EXPECT_EQ(in.seat("seat"), 2);
        constexpr std::string_view words[] = {"one", "two"};
        EXPECT_EQ(in.word("which", words), 1U);
        EXPECT_EQ(in.hex("hash"), 255U);
        std::array<std::uint8_t, 2> list{};
        in.numbers("list", list, 0, 9);
        EXPECT_EQ(list[1], 2);
        EXPECT_EQ(in.object("inner").number("n", -3, 3), -1);
      });
  EXPECT_EQ(nothing, "");
}

TEST(JsonObject, first_thing_that_is_wrong_is_said) {
  EXPECT_EQ(complaint("[]", [](Object&) {}), "this is not a JSON object");
  EXPECT_EQ(complaint("{}", [](Object& in) { in.text("a"), in.flag("b"); }), "\"a\" is missing");
  EXPECT_EQ(complaint(R"({"a":1})", [](Object& in) { EXPECT_EQ(in.text("a"), ""); }),
            "\"a\" is not of the right kind");
  EXPECT_EQ(complaint(R"({"a":""})", [](Object& in) { in.text("a", 1); }),
            "\"a\" is empty or too short");
  EXPECT_EQ(complaint(R"({"a":"bcd"})", [](Object& in) { EXPECT_EQ(in.text("a", 0, 2), ""); }),
            "\"a\" is too long");
  EXPECT_EQ(complaint(R"({"a":9})", [](Object& in) { EXPECT_EQ(in.number("a", 1, 8), 1); }),
            "\"a\" must be a number from 1 to 8");
  EXPECT_EQ(complaint(R"({"a":-1})", [](Object& in) { in.number("a"); }),
            "\"a\" is not of the right kind");
  EXPECT_EQ(complaint(R"({"a":"C"})", [](Object& in) { in.seat("a", 2); }),
            "\"a\" must be one of A B");
  EXPECT_EQ(complaint(R"({"a":"ff"})", [](Object& in) { in.hex("a"); }),
            "\"a\" must be 0x and 16 hexadecimal digits");
  EXPECT_EQ(complaint(R"({"a":1,"b":2})", [](Object& in) { in.only({"a"}); }),
            "\"b\" does not belong here");
  EXPECT_EQ(complaint(R"({"a":[1,900]})",
                      [](Object& in) {
                        std::array<std::uint8_t, 2> list{};
                        in.numbers("a", list, 0, 255);
                      }),
            "\"a\" is not of the right kind");
}

TEST(JsonObject, mistakes_inside_are_those_of_the_whole) {
  EXPECT_EQ(complaint(R"({"a":{"b":1}})", [](Object& in) { in.object("a").flag("b"); }),
            "\"b\" is not of the right kind");
  EXPECT_EQ(complaint("{}", [](Object& in) { EXPECT_FALSE(in.object("a").has("b")); }),
            "\"a\" is missing");
}

TEST(Seats, have_one_letter_each_way) {
  for (Seat seat = 0; seat < max_seats; ++seat) EXPECT_EQ(seat_of(seat_letters[seat]), seat);
  EXPECT_EQ(seat_of("C", 2), std::nullopt);
  for (const std::string_view other : {"", "a", "E", "AB"}) EXPECT_EQ(seat_of(other), std::nullopt);
}

}  // namespace
}  // namespace veillee::json
