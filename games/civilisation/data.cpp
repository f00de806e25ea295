#include "games/civilisation/data.hpp"

namespace veillee::civilisation {

constexpr std::array<Words, region_count> region_words = {Words{"Labyrinthe", "Labyrinth"},
                                                          {"Septentrion", "North"},
                                                          {"Gouffre", "Whirlpool"},
                                                          {"Ponant", "West"},
                                                          {"Antre", "Cavern"},
                                                          {"Levant", "East"},
                                                          {"Détroit", "Strait"},
                                                          {"Midi", "South"},
                                                          {"Marais", "Marsh"}};

constexpr std::array<std::string_view, monster_count> monster_ids = {
    "minotaur", "hydra", "charybdis", "scylla", "cyclops"};
constexpr std::array<MonsterSpec, monster_count> all_monsters = {
    MonsterSpec{{"le Minotaure", "the Minotaur"}, at("B2"), 4},
    {{"l’Hydre", "the Hydra"}, at("H8"), 4},
    {{"Charybde", "Charybdis"}, at("H2"), 5},
    {{"Scylla", "Scylla"}, at("B8"), 5},
    {{"le Cyclope", "the Cyclops"}, at("E5"), 6}};

constexpr std::array<std::string_view, philosopher_count> philosopher_ids = {
    "PH01", "PH02", "PH03", "PH04", "PH05", "PH06", "PH07", "PH08",
    "PH09", "PH10", "PH11", "PH12", "PH13", "PH14", "PH15", "PH16"};
constexpr std::array<SlotSpec, philosopher_count> all_philosophers = {
    SlotSpec{true}, {true}, {true}, {true},  {true}, {true}, {true}, {false},
    {true},         {true}, {true}, {false}, {true}, {true}, {true}, {true}};

constexpr std::array<std::string_view, objective_count> common_ids = {
    "CO01", "CO02", "CO03", "CO04", "CO05", "CO06", "CO07", "CO08", "CO09", "CO10"};
constexpr std::array<SlotSpec, objective_count> all_commons = {
    SlotSpec{true}, {true}, {true}, {true}, {true}, {true}, {true}, {false}, {true}, {true}};

constexpr std::array<std::string_view, objective_count> secret_ids = {
    "SO01", "SO02", "SO03", "SO04", "SO05", "SO06", "SO07", "SO08", "SO09", "SO10"};
constexpr std::array<SlotSpec, objective_count> all_secrets = {
    SlotSpec{true}, {true}, {true}, {true}, {true}, {true}, {true}, {false}, {true}, {false}};

using dicium::Combination;
constexpr std::array<dicium::UseSpec, use_count> all_uses = {
    dicium::UseSpec{"sea", {"déplacement sur mer", "sea movement"}, Combination::blue},
    {"land", {"déplacement sur terre", "land movement"}, Combination::yellow},
    {"city2", {"cité de niveau 2", "city of level 2"}, Combination::green, 2},
    {"city3", {"cité de niveau 3", "city of level 3"}, Combination::green, 3},
    {"city4", {"cité de niveau 4", "city of level 4"}, Combination::green, 4},
    {"city5", {"cité de niveau 5", "city of level 5"}, Combination::green, 5},
    {"temple", {"temple", "temple"}, Combination::green, 5},
    {"temple3", {"temple avec Xénophane", "temple with Xenophanes"}, Combination::green, 3},
    {"pair", {"paire", "pair"}, Combination::pair},
    {"straight", {"suite", "straight"}, Combination::straight},
    {"three", {"brelan", "three of a kind"}, Combination::three},
    {"twopair", {"double paire", "two pairs"}, Combination::twopair},
    {"four", {"carré", "four of a kind"}, Combination::four},
    {"full", {"full", "full house"}, Combination::full},
    {"wonder", {"poker : merveille", "five of a kind: wonder"}, Combination::poker},
    {"voyage", {"poker : voyage", "five of a kind: voyage"}, Combination::poker}};

constexpr std::array<std::string_view, use_count> use_ids = [] {
  std::array<std::string_view, use_count> ids;
  for (std::size_t use = 0; use < use_count; ++use) ids[use] = all_uses[use].id;
  return ids;
}();

constexpr std::array<Words, rank_count> rank_words = {Words{"demi-solde", "half-pay soldier"},
                                                      {"champion", "champion"},
                                                      {"élu", "chosen one"},
                                                      {"demi-dieu", "demigod"},
                                                      {"dieu du Dicium", "god of Dicium"}};

// ── The deck ────────────────────────────────────────────────────────────────────────────────────

extern const std::string_view own_deck;  // deck.json

std::string_view Deck::embedded() { return own_deck; }

void Deck::read(json::Object& in) {
  constexpr int widest_name = 24, widest_caption = 24, widest_text = 120;
  constexpr int most_points = 9, most_needed = 15;
  const auto told = [](json::Object& card) {
    return Told{read_words(card, "name", widest_name), read_words(card, "caption", widest_caption),
                read_words(card, "text", widest_text)};
  };
  in.only({"philosophers", "commons", "secrets"});
  read_slots(in, "philosophers", philosopher_ids, [&](std::size_t slot, json::Object& card) {
    card.only({"id", "name", "caption", "moment", "text"});
    philosophers[slot] = told(card);
    philosophers[slot].moment = read_words(card, "moment", widest_text);
  });
  const auto objectives = [&](std::string_view kind, std::span<const std::string_view> ids,
                              std::array<Figures, objective_count>& figures,
                              std::array<Told, objective_count>& words) {
    read_slots(in, kind, ids, [&](std::size_t slot, json::Object& card) {
      card.only({"id", "name", "caption", "text", "vp", "need"});
      words[slot] = told(card);
      figures[slot] = {static_cast<std::uint8_t>(card.number("vp", 0, most_points)),
                       static_cast<std::uint8_t>(card.number("need", 1, most_needed))};
    });
  };
  objectives("commons", common_ids, commons, common_words);
  objectives("secrets", secret_ids, secrets, secret_words);
}

}  // namespace veillee::civilisation
