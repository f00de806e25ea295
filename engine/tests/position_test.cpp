// Positions: one description writes and reads, and writes what a viewer may see; what is wrong is
// named with its line and key.
#include "engine/position.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/action.hpp"
#include "engine/notation.hpp"
#include "engine/piles.hpp"

namespace veillee {
namespace {

constexpr std::string_view colours[] = {"red", "green", "blue"};

struct Thing {
  std::uint8_t small = 3;
  std::int16_t wide = -200;
  std::array<std::uint8_t, 3> list{1, 2, 3};
  std::array<std::uint8_t, 3> paints{4, 5, 6};
  std::uint8_t colour = 1;
  std::uint8_t maybe = no_arg;
  std::array<std::uint8_t, 2> two_colours{2, 0};
  std::array<std::uint8_t, 2> some_colours{no_arg, 1};
  BoundedList<std::uint8_t, 3> row;
  std::uint8_t on = 1;
  std::uint8_t rare = 7;  // left out when 0
  Rng rng{0xFEDCBA9876543210};
  std::array<std::uint8_t, 2> score{4, 5};
  std::array<std::uint8_t, 2> hand{8, 9};

  Thing() {
    row.push_back(2);
    rng.drawn = 12;
  }
};

void describe(PositionIo& io, Thing& thing) {
  io.object("thing", [&] {
    io.number("small", thing.small, 0, 9);
    io.number("wide", thing.wide, -300, 300);
    io.numbers("list", thing.list, 0, 5);
    io.counts("paints", thing.paints, colours, 0, 9);
    io.name("colour", thing.colour, colours);
    io.name("maybe", thing.maybe, colours, true);
    io.names("two", thing.two_colours, colours);
    io.names("some", thing.some_colours, colours, true);
    io.names("row", thing.row, colours);
    io.flag("on", thing.on);
    if (io.has("rare", thing.rare != 0)) io.number("rare", thing.rare, 1, 9);
    io.random("random", thing.rng);
    io.seats("seats", 2, [&](Seat seat) { io.number("score", thing.score[seat], 0, 99); });
  });
}

std::string written(Thing thing = {}) {
  json::Writer writer(true);
  writer.begin_object();
  PositionIo io(writer);
  describe(io, thing);
  writer.end_object();
  return writer.text();
}

TEST(Position, is_readable) {
  EXPECT_EQ(written(), R"({
  "thing": {
    "small": 3,
    "wide": -200,
    "list": [1, 2, 3],
    "paints": {
      "red": 4,
      "green": 5,
      "blue": 6
    },
    "colour": "green",
    "maybe": null,
    "two": ["blue", "red"],
    "some": [null, "green"],
    "row": ["blue"],
    "on": true,
    "rare": 7,
    "random": {
      "seed": "0xfedcba9876543210",
      "drawn": 12
    },
    "seats": [
      {
        "seat": "A",
        "score": 4
      },
      {
        "seat": "B",
        "score": 5
      }
    ]
  }
})");
}

std::optional<Refusal> read_into(Thing& thing, const std::string& text) {
  const Result<json::Value> value = json::read(text);
  if (!value) return value.refusal();
  PositionIo io(*value);
  describe(io, thing);
  io.end({});
  return io.refusal();
}

TEST(Position, what_is_written_is_read) {
  Thing thing;
  thing.small = 0;
  thing.wide = 0;
  thing.list = thing.paints = {};
  thing.colour = thing.maybe = 0;
  thing.two_colours = thing.some_colours = {};
  thing.row.clear();
  thing.on = thing.rare = 0;
  thing.rng = Rng{};
  thing.score = {};
  const auto refusal = read_into(thing, written());
  ASSERT_FALSE(refusal) << refusal->sentence.en;
  EXPECT_EQ(written(thing), written());
  const Thing expected;
  EXPECT_EQ(thing.maybe, no_arg);
  EXPECT_EQ(thing.some_colours, expected.some_colours);
  EXPECT_EQ(thing.row, expected.row);
  EXPECT_EQ(thing.rng, expected.rng);
}

TEST(Position, what_may_be_left_out_is_left_out) {
  Thing thing;
  thing.rare = 0;
  const std::string text = written(thing);
  EXPECT_EQ(text.find("rare"), std::string::npos);
  EXPECT_FALSE(read_into(thing, text));
}

// ── What is refused ─────────────────────────────────────────────────────────────────────────────

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
  expect_refused("\"green\": 5", "\"green\": 10", "line 8: \"green\" is 10, possible: 0 to 9");
  expect_refused("\"drawn\": 12", "\"drawn\": -1",
                 "line 20: \"drawn\" is −1, possible: 0 to 1099511627776");
}

TEST(Position, unknown_names) {
  expect_refused("\"colour\": \"green\"", "\"colour\": \"pink\"",
                 "line 11: \"colour\": \"pink\" is not known, possible: red green blue");
  expect_refused("\"maybe\": null", "\"maybe\": \"pink\"",
                 "line 12: \"maybe\": \"pink\" is not known, possible: red green blue");
  expect_refused("[\"blue\", \"red\"]", "[\"blue\", \"x\"]",
                 "line 13: \"two\": name 2 must be one of red green blue");
  expect_refused("[\"blue\", \"red\"]", "[\"blue\", 1]",
                 "line 13: \"two\": name 2 must be one of red green blue");
  expect_refused("[\"blue\", \"red\"]", "[\"blue\", null]",
                 "line 13: \"two\": name 2 must be one of red green blue");
  expect_refused("[null, \"green\"]", "[null, \"x\"]",
                 "line 14: \"some\": name 2 must be one of red green blue");
  expect_refused("[\"blue\"]", "[\"x\"]", "line 15: \"row\": name 1 must be one of red green blue");
}

TEST(Position, lists_of_the_wrong_length) {
  expect_refused("[\"blue\", \"red\"]", "[]", "line 13: \"two\" must have 2 names");
  expect_refused("[\"blue\"]", "[\"red\", \"red\", \"red\", \"red\"]",
                 "line 15: \"row\" is too long, at most 3 possible");
  expect_refused(",\n      {\n        \"seat\": \"B\",\n        \"score\": 5\n      }", "",
                 "line 22: \"seats\": 2 seats are needed, there are 1");
}

TEST(Position, seats_in_their_order) {
  expect_refused("\"seat\": \"B\"", "\"seat\": \"A\"",
                 "line 27: here comes the seat B, with \"seat\"");
  expect_refused("\"seat\": \"A\",", "", "line 23: here comes the seat A, with \"seat\"");
  expect_refused("\"seats\": [\n      {", "\"seats\": [1,{",
                 "line 22: \"seats\": 2 seats are needed, there are 3");
}

TEST(Position, wrong_kinds) {
  expect_refused(": 3", ": \"3\"", "line 3: \"small\" must be a number");
  expect_refused("[1, 2, 3]", "1", "line 5: \"list\" must be a list");
  expect_refused("\"colour\": \"green\"", "\"colour\": 1", "line 11: \"colour\" must be a text");
  expect_refused("\"colour\": \"green\"", "\"colour\": null", "line 11: \"colour\" must be a text");
  expect_refused("\"on\": true", "\"on\": 1", "line 16: \"on\" must be true or false");
  expect_refused("\"random\": {", "\"random\": 1, \"x\": {",
                 "line 18: \"random\" must be an object");
  expect_refused("\"row\": [\"blue\"]", "\"row\": \"blue\"", "line 15: \"row\" must be a list");
}

TEST(Position, missing_and_superfluous_members) {
  expect_refused("\"small\": 3,\n", "\n", "line 2: \"small\" is missing");
  expect_refused("\"small\": 3,", "\"small\": 3, \"large\": 4,",
                 "line 3: \"large\" is not known here");
  expect_refused("\"red\": 4,", "\"red\": 4, \"pink\": 1,", "line 7: \"pink\" is not known here");
  expect_refused("\"score\": 4", "\"scor\": 4", "line 23: \"score\" is missing");
  expect_refused("\"score\": 4", "\"score\": 4, \"x\": 1", "line 25: \"x\" is not known here");
  expect_refused("\"thing\": {", "\"other\": 1, \"thing\": {",
                 "line 2: \"other\" is not known here");
}

TEST(Position, seeds) {
  for (const std::string_view bad :
       {"fedc", "0x", "0xg", "0x1 ", "0x10000000000000000", "0x-1", ""})
    expect_refused("0xfedcba9876543210", bad,
                   "line 19: \"seed\" must be a hexadecimal number such as 0x1f");
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

// ── Cards and seats ─────────────────────────────────────────────────────────────────────────────

struct Dealt {
  Piles<5, 3> cards;  // 0: the deck
  SeatSet passed;
};
constexpr std::string_view five[] = {"C1", "C2", "C3", "C4", "C5"};

void describe_game(PositionIo& io, Dealt& game) {
  io.cards("hand", game.cards, 1, five);
  io.cards("pile", game.cards, 2, five);
  io.seat_set("passed", game.passed, 3);
}

TEST(Position, cards_lie_in_one_zone_each) {
  Dealt game;
  game.cards.put(3, 1);
  game.cards.put(1, 1);
  game.cards.put(0, 2);
  game.passed.add(2);
  game.passed.add(0);
  json::Writer writer;
  writer.begin_object();
  PositionIo out(writer);
  describe_game(out, game);
  writer.end_object();
  EXPECT_EQ(writer.text(), R"({"hand":["C2","C4"],"pile":["C1"],"passed":["A","C"]})");

  const Result<json::Value> value = json::read(writer.text());
  PositionIo in(*value);
  Dealt read;
  describe_game(in, read);
  EXPECT_FALSE(in.refusal());
  EXPECT_EQ(read.cards, game.cards);
  EXPECT_EQ(read.passed, game.passed);

  const Result<json::Value> twice = json::read(R"({"hand":["C2"],"pile":["C2"],"passed":[]})");
  PositionIo wrong(*twice);
  describe_game(wrong, read = {});
  EXPECT_EQ(wrong.refusal()->sentence.en, "line 1: \"pile\": card C2 lies somewhere else already");
}

// ── Who sees what ───────────────────────────────────────────────────────────────────────────────

// Two hands, two scores, and a deck that nobody sees.
void describe_hands(PositionIo& io, Thing& thing, bool open) {
  io.number("unmarked", thing.small, 0, 9);
  io.object("unmarked_too", [&] { io.number("small", thing.small, 0, 9); });
  io.everyone([&] {
    io.seats("seats", 2, [&](Seat seat) {
      io.number("score", thing.score[seat], 0, 99);
      io.owner(seat, open, [&] { io.number("hand", thing.hand[seat], 0, 99); });
    });
    io.derived([&](json::Writer& out) { out.member("sum", thing.score[0] + thing.score[1]); });
  });
  io.owner(1, open, [&] {
    io.object("note", [&] { io.name("colour", thing.colour, colours); });
    io.derived([&](json::Writer& out) { out.member("length", 5); });
  });
  io.nobody([&] {
    io.everyone([&] { io.random("random", thing.rng); });
    io.derived([](json::Writer& out) { out.member("never", 1); });
  });
}

template <class... ForWhom>
std::string hands(bool open, ForWhom... viewer) {
  Thing thing;
  json::Writer writer;
  writer.begin_object();
  PositionIo io(writer, viewer...);
  describe_hands(io, thing, open);
  writer.end_object();
  return writer.text();
}

TEST(Position, a_view_holds_what_its_viewer_may_see_and_nothing_else) {
  EXPECT_EQ(hands(false, Viewer{0}),
            R"({"seats":[{"seat":"A","score":4,"hand":8},{"seat":"B","score":5}],"sum":9})");
  EXPECT_EQ(hands(false, Viewer{1}),
            R"({"seats":[{"seat":"A","score":4},{"seat":"B","score":5,"hand":9}],"sum":9,)"
            R"("note":{"colour":"green"},"length":5})");
  EXPECT_EQ(hands(false, spectator),
            R"({"seats":[{"seat":"A","score":4},{"seat":"B","score":5}],"sum":9})");
}

TEST(Position, what_lies_open_is_seen_by_all) {
  EXPECT_EQ(hands(true, spectator),
            R"({"seats":[{"seat":"A","score":4,"hand":8},{"seat":"B","score":5,"hand":9}],"sum":9,)"
            R"("note":{"colour":"green"},"length":5})");
}

TEST(Position, a_position_holds_all_pieces_and_nothing_derived) {
  EXPECT_EQ(hands(false),
            R"({"unmarked":3,"unmarked_too":{"small":3},)"
            R"("seats":[{"seat":"A","score":4,"hand":8},{"seat":"B","score":5,"hand":9}],)"
            R"("note":{"colour":"green"},"random":{"seed":"0xfedcba9876543210","drawn":12}})");
}

}  // namespace
}  // namespace veillee
