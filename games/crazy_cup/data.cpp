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

constexpr std::array<CardSpec, card_count> all_cards = {{
    {{"Grappin", "Grapnel"},
     {"Quand un adversaire en vue vient de rouler : s’il rate son test, vous le suivez sur son "
      "trajet, d’autant de cases.",
      "When an opponent in your line of sight has just driven: if the test fails, you follow on "
      "the same path, by as many squares."},
     3,
     false,
     true,
     "CUP-7.8"},
    {{"Tornade", "Tornado"},
     {"Posez la tuile Tornade sur une case de la route : qui y entre passe un test ou s’arrête.",
      "Lay the Tornado tile on a road square: whoever enters it takes a test or stops."},
     3,
     false,
     true,
     "CUP-7.14"},
    {{"Nitro", "Nitro"},
     {"Deux cases de plus pour ce déplacement.", "Two more squares for this movement."},
     3,
     false,
     true,
     "CUP-7.31"},
    {{"Flaque d’huile", "Oil slick"},
     {"Quand un adversaire entre sur votre case : s’il rate son test, il s’y arrête.",
      "When an opponent enters your square: if the test fails, the movement ends there."},
     3,
     false,
     true,
     "CUP-7.18"},
    {{"Boulet de canon", "Cannonball"},
     {"Contre une paire : un adversaire plus avancé que vous passe un test ou recule de trois "
      "cases.",
      "For a pair: an opponent with more progress than you takes a test or retreats three "
      "squares."},
     3,
     true,
     true,
     "CUP-7.19"},
    {{"Sabotage", "Sabotage"},
     {"Contre une paire : un adversaire passe un test ou perd sa réserve de dés et une tuile "
      "Technologie.",
      "For a pair: an opponent takes a test or loses all reserve dice and one Technology tile."},
     2,
     true,
     false,
     "CUP-7.29"},
    {{"Vol de plans", "Stolen plans"},
     {"Contre une paire : un adversaire passe un test ou vous prenez une de ses tuiles "
      "Technologie.",
      "For a pair: an opponent takes a test or you take one of the opponent's Technology tiles."},
     2,
     true,
     false,
     "CUP-7.30"},
    {{"Piste secrète", "Secret trail"},
     {"Contre une paire : ce déplacement entre sur les terrains accidentés sans tuile.",
      "For a pair: this movement enters rough terrain without tiles."},
     3,
     true,
     true,
     "CUP-7.32"},
    {{"Dé pipé", "Loaded die"},
     {"Après un lancer : tournez un dé de votre main sur la face de votre choix.",
      "After a throw: turn one die of your hand to a face of your choice."},
     3,
     false,
     true,
     "CUP-7.20"},
    {{"Coup de volant", "Swerve"},
     {"Votre test de conduite réussit sans lancer le dé.",
      "Your driving test succeeds without a throw."},
     3,
     false,
     false,
     "CUP-7.37"},
    {{"Commissaire soudoyé", "Bribed steward"},
     {"Annule la carte Triche qu’un adversaire vient de jouer.",
      "Cancels the Cheat card that an opponent has just played."},
     2,
     false,
     false,
     "CUP-7.6"},
}};

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

}  // namespace veillee::crazy_cup
