#include "table/game_record.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "table/tests/played_game.hpp"

namespace veillee::game_record_tests {
namespace {

std::string refusal_of(std::string_view text) {
  const Result<GameRecord> record = read_record(text, "game.vlg");
  if (record) return "";
  EXPECT_FALSE(record.refusal().sentence.fr.empty());
  return record.refusal().sentence.en;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

// The whole line that begins with this, its line feed included.
std::string without_line(const std::string& text, std::string_view begin) {
  const std::size_t at = text.find(begin);
  EXPECT_NE(at, std::string::npos) << begin;
  return text.substr(0, at) + text.substr(text.find('\n', at) + 1);
}

TEST(GameRecord, RoundTripOfWholeGames) {
  for (const AnyGame* game : all_games())
    for (int seats = game->info().seats.least; seats <= game->info().seats.most; ++seats) {
      if (!game->info().seats.has(seats)) continue;
      const GameRecord played = played_game(*game, seats, 5, 1 << 20);
      const std::string text = all_lines(played);
      const Result<GameRecord> read = read_record(text, "game.vlg");
      ASSERT_TRUE(read) << read.refusal().sentence.en;
      EXPECT_EQ(read->moves, played.moves);
      EXPECT_EQ(read->seats, played.seats);
      EXPECT_EQ(read->setup, played.setup);
      EXPECT_EQ(read->seed, played.seed);
      EXPECT_EQ(all_lines(*read), text);
      EXPECT_TRUE(game->over(position_after(*read, read->moves.size())));
      EXPECT_NE(text.find("{\"result\":"), std::string::npos);
    }
}

TEST(GameRecord, HexBackAndForth) {
  EXPECT_EQ(hex(42), "0x000000000000002a");
  EXPECT_EQ(from_hex(hex(0xFEDCBA9876543210)), 0xFEDCBA9876543210);
  EXPECT_FALSE(from_hex("42"));
  EXPECT_FALSE(from_hex("0x00000000000000Zz"));
  EXPECT_FALSE(from_hex("0x000000000000002A"));
}

TEST(GameRecord, Names) {
  EXPECT_FALSE(refuse_name("Anne-Élise"));
  EXPECT_TRUE(refuse_name(""));
  EXPECT_TRUE(refuse_name("a\x1b[2J"));
  EXPECT_TRUE(
      refuse_name("a\xC2\x9B"
                  "2J"));
  EXPECT_TRUE(refuse_name("\xFF"));
  EXPECT_FALSE(refuse_name("\u00C9lodie"));
  EXPECT_FALSE(refuse_name("\u30A2\u30F3\u30CC"));
  for (const char* unseen : {"   ", "\u200B", "Anne\u202E", "\u2028", "A\u2066b", "\u3164",
                             "\u00A0", "\uFEFFAnne", "\u2800"})
    EXPECT_TRUE(refuse_name(unseen)) << unseen;
  EXPECT_TRUE(refuse_name("abcdefghijklmnopqrstuvwxy"));
}

TEST(GameRecord, CutOffAtEveryByte) {
  const std::string text = all_lines(played_game(*find_game("samhain"), 2, 5, 6));
  EXPECT_EQ(refusal_of(text), "");
  EXPECT_EQ(refusal_of(""), "game.vlg: the file is empty");
  int whole = 0;
  for (std::size_t size = 1; size < text.size(); ++size) {
    const std::string cut = text.substr(0, size);
    const std::string refusal = refusal_of(cut);
    if (cut.back() == '\n') {
      ++whole;
      EXPECT_EQ(refusal, "") << size;
    } else {
      EXPECT_EQ(refusal.substr(0, refusal.find(';')),
                "game.vlg, line " + std::to_string(whole + 1) + ": the line is cut off");
      EXPECT_NE(refusal.find(whole == 0   ? "no line is whole"
                             : whole == 1 ? "1 whole line "
                                          : std::to_string(whole) + " whole lines"),
                std::string::npos)
          << refusal;
    }
  }
  EXPECT_EQ(whole, 6);
}

// Whatever byte is damaged: it is found, unless it is in a name or in the engine's version.
TEST(GameRecord, FlippedBytes) {
  const std::string text = all_lines(played_game(*find_game("samhain"), 2, 5, 6));
  const auto inside = [&](std::size_t i, std::string_view key, std::string_view end) {
    const std::size_t begin = text.find(key) + key.size();
    return i >= begin && i < text.find(end, begin);
  };
  int found = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const int flip : {0x01, 0x02, 0x20, 0x40, 0x80}) {
      std::string damaged = text;
      damaged[i] = static_cast<char>(damaged[i] ^ flip);
      const std::string refusal = refusal_of(damaged);
      if (inside(i, "\"name\":\"", "\"}") || inside(i, "\"engine\":\"", "\"")) continue;
      ++found;
      EXPECT_NE(refusal, "") << "byte " << i << " of " << text;
      EXPECT_EQ(refusal.substr(0, 8), "game.vlg");
    }
  EXPECT_GT(found, 3000);
}

TEST(GameRecord, HeaderErrors) {
  const std::string text = all_lines(played_game(*find_game("samhain"), 2, 5, 3));
  EXPECT_EQ(refusal_of("{}\n"), "game.vlg: this is a JSON file, but no saved game of Veillée");
  EXPECT_EQ(refusal_of(std::string_view("PK\3\4\0", 5)),
            "game.vlg: this is not a text, so it is no saved game");
  EXPECT_NE(refusal_of(R"({"format":"veillee-view","version":1,"frame":{}})").find("to look at"),
            std::string::npos);
  EXPECT_NE(refusal_of(R"({"game":"samhain","position":{}})").find("this is a position"),
            std::string::npos);
  EXPECT_EQ(refusal_of("[]\n"), "game.vlg, line 1: this is not a JSON object");
  EXPECT_EQ(refusal_of("hello\n"), "game.vlg, line 1: this is not JSON");
  EXPECT_EQ(refusal_of(replaced(text, "\"version\":1", "\"version\":2")),
            "game.vlg, line 1: version 2 of the format is not known; possible: 1");
  EXPECT_EQ(refusal_of(replaced(text, "samhain", "chess")),
            "game.vlg, line 1: the game \"chess\" is not known");
  EXPECT_EQ(refusal_of(replaced(text, "\"players\":2", "\"players\":7")),
            "game.vlg, line 1: this game is not for 0; possible: 2 3 4");
  EXPECT_EQ(refusal_of(replaced(text, "\"players\":2", "\"players\":3")),
            "game.vlg, line 1: 3 seats are needed, there are 2");
  EXPECT_EQ(refusal_of(replaced(text, "\"easy\":\"off\"", "\"easy\":\"maybe\"")),
            "game.vlg, line 1: option \"easy\" cannot be \"maybe\"; possible: off on");
  EXPECT_EQ(refusal_of(replaced(text, "\"easy\":\"off\",", "")),
            "game.vlg, line 1: the option \"easy\" is missing");
  EXPECT_EQ(refusal_of(replaced(text, "\"kind\":\"random\"", "\"kind\":\"genius\"")),
            "game.vlg, line 1: player \"genius\" is not known; possible: human random greedy "
            "apprentice initiate master heir");
  EXPECT_EQ(refusal_of(replaced(text, "\"seed\":\"0x", "\"seed\":\"")),
            "game.vlg, line 1: \"seed\" must be 0x and 16 hexadecimal digits");
  EXPECT_EQ(refusal_of(replaced(text, "\"seed\":\"0x0", "\"seed\":\"0x1")),
            "game.vlg, line 1: the start of the game is not the one that was saved");
}

TEST(GameRecord, MoveErrors) {
  const AnyGame& game = *find_game("samhain");
  const GameRecord played = played_game(game, 2, 5, 3);
  const std::string text = all_lines(played);
  EXPECT_EQ(refusal_of(replaced(text, "\"seq\":2", "\"seq\":4")),
            "game.vlg, line 3: action 2 is expected here, not 4");
  EXPECT_EQ(refusal_of(without_line(text, "{\"seq\":2")),
            "game.vlg, line 3: action 2 is expected here, not 3");
  const std::string first(seat_letters[played.moves[0].seat]);
  const std::string other = first == "A" ? "B" : "A";
  EXPECT_EQ(refusal_of(replaced(text, "\"seat\":\"" + first, "\"seat\":\"" + other)),
            "game.vlg, line 2: it is not for " + other + " to decide but for " + first);
  EXPECT_EQ(refusal_of(replaced(text, "\"seat\":\"" + first, "\"seat\":\"Z")),
            "game.vlg, line 2: it is not for Z to decide but for " + first);
  const std::string action = game.print_action(played.moves[0].action);
  EXPECT_NE(refusal_of(replaced(text, action, "pass"))
                .find("game.vlg, line 2: \"pass\" is not a possible action: "),
            std::string::npos);
  EXPECT_EQ(refusal_of(replaced(text, action, "dance")),
            "game.vlg, line 2: \"dance\" is no action of this game");
  EXPECT_EQ(refusal_of(replaced(text, action, " " + action)),
            "game.vlg, line 2: the action must be written \"" + action + "\"");
  EXPECT_EQ(refusal_of(replaced(text, hex(played.moves[2].fingerprint), hex(1))),
            "game.vlg, line 4: the position after the action is not the one that was saved");
}

TEST(GameRecord, DriftNamesTheOtherVersion) {
  GameRecord played = played_game(*find_game("samhain"), 2, 5, 3);
  played.engine = "0.0.7";
  played.moves[1].fingerprint ^= 1;
  EXPECT_NE(refusal_of(all_lines(played)).find("(the game was begun with version 0.0.7, "),
            std::string::npos);
}

TEST(GameRecord, ResultErrors) {
  const std::string text = all_lines(played_game(*find_game("samhain"), 2, 5, 1 << 20));
  const std::size_t last = text.find("{\"result\"");
  const std::string result = text.substr(last);
  const std::string number = std::to_string(std::count(text.begin(), text.end(), '\n'));
  EXPECT_EQ(refusal_of(text.substr(0, last)), "");  // the last line is missing: still a whole game
  EXPECT_EQ(refusal_of(replaced(text, "\"winners\":[\"", "\"winners\":[\"C\",\"")),
            "game.vlg, line " + number + ": the result is not that of the game");
  EXPECT_NE(refusal_of(text + result).find("nothing comes after the end"), std::string::npos);
  EXPECT_NE(
      refusal_of(replaced(text, result, text.substr(text.find("{\"seq\":1,")))).find("action "),
      std::string::npos);
  const std::string begun = all_lines(played_game(*find_game("samhain"), 2, 5, 3));
  EXPECT_EQ(refusal_of(begun + result), "game.vlg, line 5: a result, but the game is not over");
}

TEST(GameRecord, WhoGaveUpIsKept) {
  GameRecord played = played_game(*find_game("samhain"), 2, 5, 3);
  played.ended = EarlyEnd{EarlyEnd::How::resigned, 1};
  const std::string text = all_lines(played);
  EXPECT_TRUE(text.ends_with("{\"ended\":{\"how\":\"resigned\",\"by\":\"B\"}}\n"));
  const Result<GameRecord> read = read_record(text, "game.vlg");
  ASSERT_TRUE(read) << read.refusal().sentence.en;
  EXPECT_EQ(read->ended, played.ended);
  EXPECT_EQ(all_lines(*read), text);
  const SeatNames names = names_of(*read);
  EXPECT_EQ(early_end_words(*read).fr,
            names[1].fr + " abandonne\u202F: " + names[0].fr + " gagne.");

  EXPECT_NE(refusal_of(replaced(text, "\"by\":\"B\"", "\"by\":\"C\"")), "");
  EXPECT_NE(refusal_of(replaced(text, "resigned", "bored")), "");
  EXPECT_EQ(refusal_of(replaced(text, "\"resigned\",\"by\":\"B\"", "\"drawn\"")),
            "game.vlg, line 5: this game knows no draw");
  EXPECT_EQ(refusal_of(text + text.substr(text.find("{\"ended\""))),
            "game.vlg, line 6: nothing comes after the end");
  const std::string whole = all_lines(played_game(*find_game("samhain"), 2, 5, 1 << 20));
  const std::string over = whole.substr(0, whole.find("{\"result\""));
  EXPECT_NE(refusal_of(over + text.substr(text.find("{\"ended\""))).find("nobody can end it"),
            std::string::npos);
}

}  // namespace
}  // namespace veillee::game_record_tests
