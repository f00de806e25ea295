// Positions: one description writes and reads; what is wrong is named with its line and key.
#include "engine/position.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace veillee {
namespace {

constexpr std::string_view colours[] = {"red", "green", "blue"};
constexpr ActionSpec verbs[] = {{"paint", {ArgumentSpec{colours}}}, {"stop"}};
constexpr std::string_view decisions[] = {"first", "second"};
constexpr std::string_view steps[] = {"begin", "end"};
constexpr std::string_view locals[] = {"x", "y"};
constexpr FlowSpec flows[] = {{"outer", steps, locals}, {"inner", steps, {}}};

struct Thing {
  std::uint8_t small = 3;
  std::int16_t wide = -200;
  std::array<std::uint8_t, 3> list{1, 2, 3};
  std::uint8_t colour = 1;
  std::uint8_t maybe = no_arg;
  std::array<std::uint8_t, 2> two_colours{2, 0};
  std::uint8_t on = 1;
  SeatSet seats = SeatSet::from_bits(0b1001);
  Rng rng{0xFEDCBA9876543210};
  std::array<std::uint8_t, 2> score{4, 5};
  FrameStack<3> stack;
  Pending pending;

  Thing() {
    Frame outer{0, 1, {7, 255}};
    stack.push_back(outer);
    stack.push_back(Frame{1, 0, {}});
    pending.decision = 1;
    pending.owing = SeatSet::only(0);
    pending.answered = SeatSet::only(2);
    pending.answers[2] = make_action(0, 2);
    pending.always_ask = 1;
    rng.drawn = 12;
  }
};

void describe(PositionIo& io, Thing& thing) {
  io.object("thing", [&] {
    io.number("small", thing.small, 0, 9);
    io.number("wide", thing.wide, -300, 300);
    io.numbers("list", thing.list, 0, 5);
    io.name("colour", thing.colour, colours);
    io.name("maybe", thing.maybe, colours, true);
    io.names("two", thing.two_colours, colours);
    io.flag("on", thing.on);
    io.seats("seats", thing.seats);
    io.random("random", thing.rng);
    io.each("score", std::span(seat_letters).first(2),
            [&](std::uint8_t seat) { io.number("points", thing.score[seat], 0, 99); });
    io.flow(thing.stack, thing.pending, flows, decisions, verbs);
  });
}

const std::string& written() {
  static const std::string text = [] {
    Thing thing;
    json::Writer writer(true);
    writer.begin_object();
    PositionIo io(writer);
    describe(io, thing);
    writer.end_object();
    return writer.text();
  }();
  return text;
}

TEST(Position, is_readable) {
  EXPECT_EQ(written(), R"({
  "thing": {
    "small": 3,
    "wide": -200,
    "list": [1, 2, 3],
    "colour": "green",
    "maybe": null,
    "two": ["blue", "red"],
    "on": true,
    "seats": "AD",
    "random": {
      "seed": "0xfedcba9876543210",
      "drawn": 12
    },
    "score": {
      "A": {
        "points": 4
      },
      "B": {
        "points": 5
      }
    },
    "flow": [
      {
        "flow": "outer",
        "step": "end",
        "x": 7,
        "y": 255
      },
      {
        "flow": "inner",
        "step": "begin"
      }
    ],
    "pending": {
      "decision": "second",
      "owing": "A",
      "answered": "C",
      "always_ask": true,
      "C": "paint blue"
    }
  }
})");
}

std::optional<Refusal> read_into(Thing& thing, const std::string& text) {
  const Result<json::Value> value = json::read(text);
  if (!value) return value.refusal();
  PositionIo io(*value);
  describe(io, thing);
  return io.refusal();
}

TEST(Position, what_is_written_is_read) {
  Thing thing;
  thing.small = 0;
  thing.wide = 0;
  thing.list = {};
  thing.colour = 0;
  thing.maybe = 0;
  thing.two_colours = {};
  thing.on = 0;
  thing.seats = {};
  thing.rng = Rng{};
  thing.score = {};
  thing.stack.clear();
  thing.pending = Pending{};
  const auto refusal = read_into(thing, written());
  ASSERT_FALSE(refusal) << refusal->sentence.en;
  const Thing expected;
  EXPECT_EQ(thing.small, expected.small);
  EXPECT_EQ(thing.wide, expected.wide);
  EXPECT_EQ(thing.list, expected.list);
  EXPECT_EQ(thing.colour, expected.colour);
  EXPECT_EQ(thing.maybe, expected.maybe);
  EXPECT_EQ(thing.two_colours, expected.two_colours);
  EXPECT_EQ(thing.on, expected.on);
  EXPECT_EQ(thing.seats, expected.seats);
  EXPECT_EQ(thing.rng, expected.rng);
  EXPECT_EQ(thing.score, expected.score);
  EXPECT_EQ(thing.stack, expected.stack);
  EXPECT_EQ(thing.pending, expected.pending);
}

void expect_refused(std::string_view from, std::string_view to, std::string_view en) {
  std::string text = written();
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  Thing thing;
  const auto refusal = read_into(thing, text);
  ASSERT_TRUE(refusal) << from << " → " << to;
  EXPECT_EQ(refusal->sentence.en, en) << from << " → " << to;
  EXPECT_EQ(refusal->sentence.fr.find("ligne "), 0U) << refusal->sentence.fr;
  EXPECT_NE(refusal->sentence.fr, refusal->sentence.en);
}

TEST(Position, numbers_out_of_range) {
  expect_refused(": 3", ": 10", "line 3: \"small\" is 10, possible: 0 to 9");
  expect_refused(": 3", ": -1", "line 3: \"small\" is −1, possible: 0 to 9");
  expect_refused(": 3", ": 259", "line 3: \"small\" is 259, possible: 0 to 9");
  expect_refused(": 3", ": -9223372036854775808",
                 "line 3: \"small\" is −9223372036854775808, possible: 0 to 9");
  expect_refused("-200", "-301", "line 4: \"wide\" is −301, possible: −300 to 300");
  expect_refused("[1, 2, 3]", "[1, 6, 3]", "line 5: \"list\": number 2 must be from 0 to 5");
  expect_refused("[1, 2, 3]", "[1, 2,\n\"3\"]", "line 6: \"list\": number 3 must be from 0 to 5");
  expect_refused("[1, 2, 3]", "[1, 2]", "line 5: \"list\" must have 3 numbers");
  expect_refused("\"y\": 255", "\"y\": 256", "line 28: \"y\" is 256, possible: 0 to 255");
  expect_refused("\"drawn\": 12", "\"drawn\": -1",
                 "line 13: \"drawn\" is −1, possible: 0 to 1099511627776");
}

TEST(Position, unknown_names) {
  expect_refused("\"green\"", "\"pink\"",
                 "line 6: \"colour\": \"pink\" is not known, possible: red green blue");
  expect_refused("null", "\"pink\"",
                 "line 7: \"maybe\": \"pink\" is not known, possible: red green blue");
  expect_refused("[\"blue\", \"red\"]", "[\"blue\", \"x\"]",
                 "line 8: \"two\": name 2 must be one of red green blue");
  expect_refused("[\"blue\", \"red\"]", "[\"blue\", 1]",
                 "line 8: \"two\": name 2 must be one of red green blue");
  expect_refused("[\"blue\", \"red\"]", "[]", "line 8: \"two\" must have 2 names");
  expect_refused("\"AD\"", "\"AE\"", "line 10: \"seats\": seats A to D only");
  expect_refused("\"outer\"", "\"other\"",
                 "line 25: \"flow\": \"other\" is not known, possible: outer inner");
  expect_refused("\"step\": \"end\"", "\"step\": \"middle\"",
                 "line 26: \"step\": \"middle\" is not known, possible: begin end");
  expect_refused("\"second\"", "\"third\"",
                 "line 36: \"decision\": \"third\" is not known, possible: first second");
}

TEST(Position, wrong_kinds) {
  expect_refused(": 3", ": \"3\"", "line 3: \"small\" must be a number");
  expect_refused("[1, 2, 3]", "1", "line 5: \"list\" must be a list");
  expect_refused("\"green\"", "1", "line 6: \"colour\" must be a text");
  expect_refused("\"green\"", "null", "line 6: \"colour\" must be a text");
  expect_refused("\"on\": true", "\"on\": 1", "line 9: \"on\" must be true or false");
  expect_refused("{\n      \"A\"", "[],\"x\": {\n      \"A\"",
                 "line 15: \"score\" must be an object");
}

TEST(Position, missing_and_superfluous_members) {
  expect_refused("\"small\": 3,\n", "\n", "line 2: \"small\" is missing");
  expect_refused("\"small\": 3,", "\"small\": 3, \"large\": 4,",
                 "line 3: \"large\" is not known here");
  expect_refused("\"x\": 7,", "\"x\": 7, \"z\": 1,", "line 27: \"z\" is not known here");
  expect_refused("\"points\": 4", "\"point\": 4", "line 16: \"points\" is missing");
  expect_refused("\"C\": \"paint blue\"", "\"D\": \"paint blue\"", "line 35: \"C\" is missing");
}

TEST(Position, seeds) {
  for (const std::string_view bad :
       {"fedc", "0x", "0xg", "0x1 ", "0x10000000000000000", "0x-1", ""})
    expect_refused("0xfedcba9876543210", bad,
                   "line 12: \"seed\" must be a hexadecimal number such as 0x1f");
}

TEST(Position, flows) {
  expect_refused("\"flow\": [", "\"flow\": [1,", "line 23: \"flow\" must be a list of objects");
  const std::string frame = R"({"flow": "inner", "step": "end"},)";
  expect_refused("\"flow\": [", "\"flow\": [" + frame + frame, "line 23: \"flow\" is too long");
}

TEST(Position, actions) {
  expect_refused("paint blue", "paint pink",
                 "line 40: \"pink\" is not understood in \"paint pink\"; possible: red green blue");
}

TEST(Position, the_first_mistake_is_the_one_that_is_told) {
  std::string text = written();
  text.replace(text.find(": 3"), 3, ": 77");
  text.replace(text.find("-200"), 4, "9999");
  Thing thing;
  EXPECT_EQ(read_into(thing, text)->sentence.en, "line 3: \"small\" is 77, possible: 0 to 9");
}

TEST(Position, a_rule_of_the_game_own_names_the_line_of_its_key) {
  const Result<json::Value> value = json::read("{\n\"a\": 1\n}");
  PositionIo io(*value);
  io.refuse("a", {"{0} ne va pas", "{0} will not do"}, {verbatim("a")});
  EXPECT_EQ(io.refusal()->sentence,
            (Phrase{"ligne 2\u202F: a ne va pas", "line 2: a will not do"}));
}

}  // namespace
}  // namespace veillee
