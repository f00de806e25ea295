#include "games/donjon/data.hpp"

namespace veillee::donjon {

const std::array<std::uint8_t, square_count>& ways_from(std::uint8_t square) {
  static const Dungeon::WayTable table = dungeon.way_table(door_steps);
  return table[square];
}

const std::array<std::uint8_t, square_count>& ways_from_portals() {
  static const auto table = [] {
    std::array<std::uint8_t, square_count> nearer{};
    for (std::uint8_t square = 0; square < square_count; ++square)
      nearer[square] = std::min(ways_from(portals[0])[square], ways_from(portals[1])[square]);
    return nearer;
  }();
  return table;
}

constexpr std::array<Words, hero_count> hero_words = {
    Words{"Guerrier", "Warrior"}, {"Magicien", "Magician"}, {"Voleur", "Thief"}, {"Elfe", "Elf"}};

constexpr std::array<Words, foe_count> foe_words = {Words{"l’araignée géante", "the giant spider"},
                                                    {"le squelette", "the skeleton"},
                                                    {"le loup des cavernes", "the cave wolf"},
                                                    {"l’ogre", "the ogre"},
                                                    {"la gargouille", "the gargoyle"},
                                                    {"le troll", "the troll"},
                                                    {"le minotaure", "the minotaur"},
                                                    {"le spectre", "the wraith"},
                                                    {"le dragonnet", "the drake"},
                                                    {"le gobelin", "the goblin"}};

constexpr std::array<Words, tile_count> tile_words = {
    Words{"le trésor Bonus", "the Bonus treasure"},
    {"le trésor Portail", "the Portal treasure"},
    {"le trésor Main active", "the Active hand treasure"},
    {"le trésor Gobelin", "the Goblin treasure"},
    {"le trésor Vision", "the Vision treasure"},
    {"le trésor Déplacement", "the Movement treasure"},
    {"l’Œil du hibou", "the Owl's eye"},
    {"l’Étendard du roi nain", "the Banner of the dwarf king"},
    {"la Couronne du Roi Gobelin", "the Crown of the Goblin King"}};
constexpr std::array<Words, tile_count> tile_effects = {
    Words{"Gagnez un bonus de n’importe quel niveau.", "Gain a bonus of any level."},
    {"Posez ou déplacez la tuile Portail.", "Place or move the Portal tile."},
    {"Votre main active a un dé de plus.", "Your active hand has one more die."},
    {"Retirez un gobelin du plateau.", "Remove a goblin from the board."},
    {"Regardez tous une relique, puis reposez-la.", "All look at a relic, which is then put back."},
    {"Déplacez-vous de trois cases au plus.", "Move up to three squares."},
    {"Tous les joueurs ont une face verte de plus dans leurs combinaisons vertes.",
     "All players have one more green face in their green combinations."},
    {"Tous les joueurs ont +1 en combat.", "All players have +1 in combat."},
    {"Sans elle, pas de victoire.", "Without it there is no victory."}};

using dicium::Combination;
constexpr std::array<dicium::UseSpec, use_count> all_uses = {
    dicium::UseSpec{"move", {"déplacement", "movement"}, Combination::blue},
    {"opening", {"ouverture", "opening"}, Combination::yellow, 1},
    {"fireball", {"boule de feu", "fireball"}, Combination::yellow, 2},
    {"wallpass", {"passe-muraille", "wall-pass"}, Combination::yellow, 3},
    {"finger", {"doigt de mort", "finger of death"}, Combination::yellow, 4},
    {"portal", {"portail", "portal"}, Combination::yellow, 4},
    {"search2", {"fouille de niveau 2", "search of level 2"}, Combination::green, 2, true},
    {"search3", {"fouille de niveau 3", "search of level 3"}, Combination::green, 3, true},
    {"search4", {"fouille de niveau 4", "search of level 4"}, Combination::green, 4, true},
    {"search5", {"fouille de niveau 5", "search of level 5"}, Combination::green, 5, true},
    {"treasure", {"crochetage d’un trésor", "picking a treasure's lock"}, Combination::green, 2},
    {"relic", {"crochetage d’une relique", "picking a relic's lock"}, Combination::green, 3},
    {"pair", {"paire", "pair"}, Combination::pair},
    {"straight", {"suite", "straight"}, Combination::straight},
    {"three", {"brelan", "three of a kind"}, Combination::three},
    {"twopair", {"double paire", "two pairs"}, Combination::twopair},
    {"four", {"carré", "four of a kind"}, Combination::four},
    {"full", {"full", "full house"}, Combination::full},
    {"poker", {"poker", "five of a kind"}, Combination::poker}};

constexpr std::array<std::string_view, means_count> means_ids = [] {
  std::array<std::string_view, means_count> ids;
  for (std::size_t use = 0; use < use_count; ++use) ids[use] = all_uses[use].id;
  ids[by_passage] = "SC3";
  ids[by_treasure] = "TR6";
  return ids;
}();

// ── The deck ────────────────────────────────────────────────────────────────────────────────────

extern const std::string_view own_deck;  // deck.json

std::string_view Deck::embedded() { return own_deck; }

void Deck::read(json::Object& in) {
  // The largest deal of a suit: four piles of a find, four of a trap, three of goblins (DON-2.6).
  constexpr std::array<int, suit_count> enough = [] {
    std::array<int, suit_count> most{};
    for (int seats = 1; seats <= max_seats; ++seats)
      for (const bool heroic : {false, true})
        for (std::size_t suit = 0; suit < suit_count; ++suit)
          most[suit] = std::max(most[suit], seats * deal_for(seats, heroic).cards[suit]);
    return most;
  }();
  in.only({"adventures"});
  std::array<int, suit_count> there{};
  read_slots(in, "adventures", card_ids, [&](std::size_t slot, json::Object& card) {
    const auto which = static_cast<std::uint8_t>(slot);
    card.only({"id", "name", "copies", "text"});
    names[slot] = read_words(card, "name", 40);
    texts[slot] = read_words(card, "text", 120);
    const bool king = which == king_card;
    // Each of the kept cards has one place where it can be held (DON-4.4).
    const int most = king || is_kept(which) ? 1 : most_copies;
    copies[slot] = static_cast<std::uint8_t>(card.number("copies", king ? 1 : 0, most));
    if (!king) there[suit_of(which)] += copies[slot];
  });
  for (std::size_t suit = 0; suit < suit_count; ++suit)
    if (there[suit] < enough[suit])
      in.wrong_at("adventures",
                  {"il faut au moins {0} cartes « {1} », il y en a {2}",
                   "there must be at least {0} cards \"{1}\", there are {2}"},
                  {number(enough[suit]), verbatim(suit_ids[suit]), number(there[suit])});
}

}  // namespace veillee::donjon
