// The village in the terminal.
#include <gtest/gtest.h>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

std::string drawn(const AnyState& state, Viewer viewer, Language language) {
  Canvas canvas;
  game().draw(state, viewer, game().seat_names(), language, canvas);
  return canvas.text(false);
}

std::string without_blanks(std::string_view text) {
  std::string dense;
  for (const char c : text)
    if (c != ' ') dense += c;
  return dense;
}

// Through whole random games: within 100 columns, and the same picture whatever the others hide.
TEST(Terminal, WholeGames) {
  for (int seats = 2; seats <= 4; ++seats) {
    AnyState state = game().start(*game().setup(seats), 9);
    FastRng random(9);
    ActionList options;
    while (!game().over(state)) {
      const Seat seat = game().deciders(state).first();
      AnyState other = state;
      game().resample(other, seat, random.word64());
      for (const Language language : {Language::french, Language::english}) {
        Canvas canvas;
        game().draw(state, seat, game().seat_names(), language, canvas);
        ASSERT_LE(canvas.width(), 100);
        ASSERT_EQ(canvas.text(true), [&] {
          Canvas again;
          game().draw(other, seat, game().seat_names(), language, again);
          return again.text(true);
        }());
      }
      game().legal(state, seat, options);
      const auto n = random.below(static_cast<std::uint32_t>(options.size()));
      ASSERT_FALSE(game().apply(state, seat, options[static_cast<int>(n)]));
    }
  }
}

// Every effect is there to the last word: reading down a card gives the whole text.
TEST(Terminal, NoEffectIsCutOff) {
  const AnyState state = game().start(*game().setup(2, std::vector<std::string>{"easy=on"}), 1);
  for (const Language language : {Language::french, Language::english}) {
    // The three columns of cards, each read from top to bottom.
    std::string columns_of_cards[3];
    const std::string text = drawn(state, 0, language);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      const std::string line = text.substr(at, end - at);
      at = end + 1;
      std::size_t bar = line.find("│");
      for (int column = 0; column < 3 && bar != std::string::npos; ++column) {
        const std::size_t next = line.find("│", bar + 1);
        columns_of_cards[column] += without_blanks(line.substr(bar + 3, next - bar - 3));
        bar = next;
      }
    }
    for (std::uint8_t action = 0; action < action_count; ++action) {
      const std::string effect = without_blanks(phrase(card_actions[action].effect).in(language));
      int found = 0;
      for (const std::string& column : columns_of_cards)
        found += column.find(effect) != std::string::npos ? 1 : 0;
      EXPECT_GT(found, 0) << effect;
    }
  }
}

// What is hidden is a question mark; a spectator sees nobody's cubes, at the end all see all.
TEST(Terminal, Screens) {
  const AnyState state = game().start(*game().setup(2), 1);
  EXPECT_NE(drawn(state, 0, Language::english).find("A Red                      0     2"),
            std::string::npos);
  EXPECT_NE(drawn(state, 0, Language::english).find("B Violet                   0     ?"),
            std::string::npos);
  EXPECT_NE(drawn(state, spectator, Language::english).find("A Red                      0     ?"),
            std::string::npos);
}

}  // namespace
}  // namespace veillee::samhain
