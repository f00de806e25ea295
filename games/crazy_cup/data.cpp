#include "games/crazy_cup/data.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr auto digits = [] {
  std::array<char, 2 * road> all{};
  for (std::size_t i = 0; i < road; ++i) {
    all[2 * i] = static_cast<char>('0' + i / 10);
    all[2 * i + 1] = static_cast<char>('0' + i % 10);
  }
  return all;
}();

}  // namespace

constexpr std::array<std::string_view, square_count> square_ids = [] {
  std::array<std::string_view, square_count> ids;
  for (std::size_t i = 0; i < road; ++i)
    ids[i] = i < 10 ? std::string_view(&digits[2 * i + 1], 1) : std::string_view(&digits[2 * i], 2);
  for (std::size_t i = 0; i < rough_count; ++i) ids[road + i] = roughs[i].id;
  return ids;
}();

constexpr std::array<std::array<Line, square_count>, square_count> lines = [] {
  std::array<std::array<Line, square_count>, square_count> all{};
  for (std::uint8_t from = 0; from < road; ++from)
    for (const int way : {1, -1}) {
      bool row = true;
      bool column = true;
      std::uint8_t at = from;
      for (std::uint8_t steps = 1;; ++steps) {
        at = after(at, way);
        row &= places[at].row == places[from].row;
        column &= places[at].column == places[from].column;
        if (!row && !column) break;
        all[from][at] = {steps, static_cast<std::int8_t>(way)};
        if (at == start_line) break;  // CUP-7.10
      }
    }
  for (std::uint8_t rough = road; rough < square_count; ++rough)
    for (const std::uint8_t square : rough_of(rough).joins)
      all[rough][square] = all[square][rough] = {1, 0};
  return all;
}();

using dicium::Combination;
constexpr std::array<dicium::UseSpec, use_count> all_uses = {
    dicium::UseSpec{"move", {"déplacement", "movement"}, Combination::blue},
    {"tech", {"technologie", "technology"}, Combination::yellow, 3},
    {"bonus2", {"amélioration de niveau 2", "improvement of level 2"}, Combination::green, 2, true},
    {"bonus3", {"amélioration de niveau 3", "improvement of level 3"}, Combination::green, 3, true},
    {"bonus4", {"amélioration de niveau 4", "improvement of level 4"}, Combination::green, 4, true},
    {"bonus5", {"amélioration de niveau 5", "improvement of level 5"}, Combination::green, 5, true},
    {"cheat", {"triche", "cheat"}, Combination::red, 3},
    {"pair", {"paire", "pair"}, Combination::pair},
    {"straight", {"suite", "straight"}, Combination::straight},
    {"three", {"brelan", "three of a kind"}, Combination::three},
    {"twopair", {"double paire", "two pairs"}, Combination::twopair},
    {"four", {"carré", "four of a kind"}, Combination::four},
    {"full", {"full", "full house"}, Combination::full},
    {"poker", {"poker", "five of a kind"}, Combination::poker}};

constexpr std::array<std::string_view, use_count> use_ids = [] {
  std::array<std::string_view, use_count> ids;
  for (std::size_t use = 0; use < use_count; ++use) ids[use] = all_uses[use].id;
  return ids;
}();

// ── The deck ────────────────────────────────────────────────────────────────────────────────────

extern const std::string_view own_deck;  // deck.json

std::string_view Deck::embedded() { return own_deck; }

void Deck::read(json::Object& in) {
  in.only({"cheats"});
  int all = 0;
  int alone = 0;
  read_slots(in, "cheats", card_ids, [&](std::size_t slot, json::Object& card) {
    card.only({"id", "name", "caption", "copies", "text"});
    names[slot] = read_words(card, "name", 40);
    captions[slot] = read_words(card, "caption", 24);
    texts[slot] = read_words(card, "text", 160);
    // Paths and chains of answers have room for so many (CUP-7.39, CUP-7.6).
    const int most = slot == nitro ? 3 : slot == bribe ? 2 : most_copies;
    copies[slot] = static_cast<std::uint8_t>(card.number("copies", 0, most));
    all += copies[slot];
    if (all_cards[slot].solo) alone += copies[slot];
  });
  // Hands and display can be dealt: at a table of four, and alone (CUP-9.6).
  constexpr int enough = max_seats * cards_dealt + most_shown;
  constexpr int enough_alone = cards_dealt + most_shown;
  if (all < enough)
    in.wrong_at("cheats",
                {"il faut au moins {0} cartes, il y en a {1}",
                 "there must be at least {0} cards, there are {1}"},
                {number(enough), number(all)});
  else if (alone < enough_alone)
    in.wrong_at("cheats",
                {"il faut au moins {0} cartes qui servent en solo, il y en a {1}",
                 "there must be at least {0} cards that are of use alone, there are {1}"},
                {number(enough_alone), number(alone)});
}

}  // namespace veillee::crazy_cup
