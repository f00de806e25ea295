// Positions from files: whatever is in one, it is refused, or it is a position that can be played
// to the end. Numbers, names and flags of true positions are changed at random.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// Where the values of a position's text begin and end: numbers, texts, true, false and null.
struct Token {
  std::size_t at, size;
};

std::vector<Token> values_of(const std::string& text) {
  std::vector<Token> tokens;
  for (std::size_t i = text.find("\"position\"") + 10; i < text.size();) {
    const char c = text[i];
    if (c == '"') {
      const std::size_t end = text.find('"', i + 1) + 1;
      if (text[end] != ':') tokens.push_back({i, end - i});
      i = end;
    } else if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) {
      const std::size_t end = text.find_first_of(",]}\n ", i);
      tokens.push_back({i, end - i});
      i = end;
    } else {
      ++i;
    }
  }
  return tokens;
}

// Another value in the place of one of them: a number near it or any, another text of the same
// position or another decision, step or flow.
void change_one(std::string& text, FastRng& random) {
  const std::vector<Token> tokens = values_of(text);
  const auto pick = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  // The flow and what is pending stand at the end: they are the delicate part.
  const std::size_t flow = text.find("\"flow\": [");
  Token token = tokens[pick(tokens.size())];
  for (int i = 0; i < 8 && token.at < flow && random.below(3) != 0; ++i)
    token = tokens[pick(tokens.size())];
  const std::string old = text.substr(token.at, token.size);
  std::string now;
  if (old == "true" || old == "false") {
    now = old == "true" ? "false" : "true";
  } else if (old[0] == '"') {
    const auto decisions = Samhain::info().decisions;
    constexpr std::string_view words[] = {"begin",
                                          "chosen",
                                          "chosen_too",
                                          "work",
                                          "slot",
                                          "slot_chosen",
                                          "next",
                                          "develop",
                                          "put_back",
                                          "payment",
                                          "fires",
                                          "unit_chosen",
                                          "turn",
                                          "activation",
                                          "performance",
                                          "wisp_event",
                                          "sickle",
                                          "horn",
                                          "rune",
                                          "set_up",
                                          "card_chosen",
                                          "side_chosen",
                                          "A",
                                          "B",
                                          "C",
                                          "D",
                                          "AB",
                                          "",
                                          "main_action_chosen",
                                          "counteraction",
                                          "counteraction_chosen",
                                          "before_activation_chosen"};
    const auto n = pick(std::size(words) + decisions.size());
    now = "\"" +
          std::string(n < std::size(words) ? words[n] : decisions[n - std::size(words)].name) +
          "\"";
  } else {
    const int value = std::stoi(old);
    switch (pick(4)) {
      case 0: now = std::to_string(value + 1); break;
      case 1: now = std::to_string(value - 1); break;
      case 2: now = std::to_string(random.below(16)); break;
      default: now = std::to_string(random.below(256)); break;
    }
  }
  text.replace(token.at, token.size, now);
}

std::string_view key_of(const std::string& text, Token token) {
  const std::size_t colon = text.rfind("\":", token.at);
  const std::size_t quote = text.rfind('"', colon - 1);
  return std::string_view(text).substr(quote, colon - quote);
}

// Moves one piece between two numbers of the same name, so that the sums stay right.
void move_one(std::string& text, FastRng& random) {
  const auto any_number = [&](std::string_view key) {
    std::vector<Token> numbers;
    for (const Token token : values_of(text))
      if (text[token.at] >= '0' && text[token.at] <= '9' &&
          (key.empty() || key_of(text, token) == key))
        numbers.push_back(token);
    return numbers[random.below(static_cast<std::uint32_t>(numbers.size()))];
  };
  const auto change = [&](Token token, int by) {
    text.replace(token.at, token.size,
                 std::to_string(std::stoi(text.substr(token.at, token.size)) + by));
  };
  const Token to = any_number({});
  const std::string key(key_of(text, to));
  change(to, 1);
  change(any_number(key), -1);
}

void play_to_the_end(AnyState state, FastRng& random, const std::string& text) {
  ActionList list;
  for (int played = 0; !game().over(state); ++played) {
    ASSERT_LE(played, game().info().longest_game) << "it does not end:\n" << text;
    const Seat seat = game().deciders(state).first();
    game().legal(state, seat, list);
    ASSERT_FALSE(list.empty() || list.overflowed()) << "no option after " << played << ":\n"
                                                    << text;
    const Action action =
        list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    ASSERT_FALSE(game().apply(state, seat, action));
    ASSERT_EQ(game().check(state), "")
        << "after " << played << " decisions, the last one " << game().print_action(action) << ":\n"
        << text;
  }
}

TEST(Positions, what_is_accepted_can_be_played_to_the_end) {
  constexpr std::uint64_t games = 3;
  FastRng random(1);
  const SeatNames names = game().seat_names();
  int accepted = 0;
  int refused = 0;
  for (const veillee::Setup& setup : game().every_setup()) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      AnyState state = game().start(setup, seed);
      ActionList list;
      while (!game().over(state)) {
        if (random.below(8) == 0) {
          const std::string original = game().write_position(state);
          for (int i = 0; i < 12; ++i) {
            std::string text = original;
            const auto changes = 1 + random.below(2);
            for (std::uint32_t n = 0; n < changes; ++n) {
              if (random.below(2) == 0)
                move_one(text, random);
              else
                change_one(text, random);
            }
            if (text == original) continue;
            const Result<AnyState> read = game().read_position(text);
            if (!read) {
              ++refused;
              ASSERT_FALSE(read.refusal().sentence.empty());
              continue;
            }
            ++accepted;
            for (const Viewer viewer : {Viewer{0}, spectator}) {
              EXPECT_FALSE(game().view(*read, viewer).empty());
              AnyState other = *read;
              game().resample(other, viewer, 1);
              ASSERT_EQ(game().check(other), "") << text;
            }
            Canvas canvas;
            game().draw(*read, 0, names, Language::french, canvas);
            play_to_the_end(*read, random, text);
            if (HasFatalFailure()) return;
          }
        }
        const Seat seat = game().deciders(state).first();
        game().legal(state, seat, list);
        const auto n = random.below(static_cast<std::uint32_t>(list.size()));
        ASSERT_FALSE(game().apply(state, seat, list[static_cast<int>(n)]));
      }
    }
  }
  // Both happen often enough for the test to mean something.
  EXPECT_GT(accepted, 500);
  EXPECT_GT(refused, 5000);
}

}  // namespace
}  // namespace veillee::samhain
