#include "games/donjon/data.hpp"

namespace veillee::donjon {
namespace {

constexpr auto square_letters = [] {
  std::array<char, 2 * square_count> all{};
  for (std::size_t square = 0; square < square_count; ++square) {
    all[2 * square] = static_cast<char>('A' + square % columns);
    all[2 * square + 1] = static_cast<char>('1' + square / columns);
  }
  return all;
}();

using WayTable = std::array<std::array<std::uint8_t, square_count>, square_count>;

WayTable all_ways() {
  Dungeon::Ways only_doors = ways_through_doors;
  for (std::size_t d = 0; d < 4; ++d) only_doors.from[d] -= ways.from[d];
  WayTable table{};
  for (std::uint8_t from = 0; from < square_count; ++from) {
    // The squares at each length: those beside the ones before, and behind a door of those
    // `door_steps` before.
    std::array<Set, door_steps> before{};  // the latest first
    before[0] = Set::only(from);
    Set reached = before[0];
    for (std::uint8_t length = 1; reached != Set::all(); ++length) {
      const Set next =
          (Dungeon::step(ways, before[0]) | Dungeon::step(only_doors, before[door_steps - 1])) -
          reached;
      for (const std::uint8_t square : next) table[from][square] = length;
      reached |= next;
      for (std::size_t i = door_steps - 1; i > 0; --i) before[i] = before[i - 1];
      before[0] = next;
    }
  }
  return table;
}

}  // namespace

constexpr std::array<std::string_view, square_count> square_ids = [] {
  std::array<std::string_view, square_count> ids;
  for (std::size_t square = 0; square < square_count; ++square)
    ids[square] = std::string_view(&square_letters[2 * square], 2);
  return ids;
}();

const std::array<std::uint8_t, square_count>& ways_from(std::uint8_t square) {
  static const WayTable table = all_ways();
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

constexpr std::array<Words, card_count> card_words = {
    Words{"la Potion de célérité", "the Potion of haste"},
    {"la Potion d’érudition", "the Potion of lore"},
    {"la Potion de finesse", "the Potion of deftness"},
    {"la Potion de force", "the Potion of might"},
    {"le Regain d’énergie", "the Second wind"},
    {"la Patte de lapin", "the Rabbit's foot"},
    {"le Parchemin de rappel", "the Scroll of recall"},
    {"le Parchemin de bannissement", "the Scroll of banishment"},
    {"le Parchemin de passage", "the Scroll of passage"},
    {"le Parchemin d’éclairs", "the Scroll of lightning"},
    {"le Parchemin de métamorphose", "the Scroll of change"},
    {"le Parchemin de vision", "the Scroll of sight"},
    {"les Bottes elfiques", "the Elven boots"},
    {"le Bâton runique", "the Runed staff"},
    {"le Passe-partout", "the Skeleton keys"},
    {"la Lame naine", "the Dwarven blade"},
    {"l’Oubliette", "the Oubliette"},
    {"le Gaz soporifique", "the Sleeping gas"},
    {"les Mains tremblantes", "the Shaking hands"},
    {"le Filet", "the Net"},
    {"le Silence", "the Silence"},
    {"la Torche soufflée", "the Torch blown out"},
    {"les Chausse-trappes", "the Caltrops"},
    {"un gobelin à une case", "a goblin one square away"},
    {"un gobelin à deux cases", "a goblin two squares away"},
    {"un gobelin à trois cases", "a goblin three squares away"},
    {"le Roi Gobelin", "the Goblin King"}};
constexpr std::array<Words, card_count> card_effects = {
    Words{"Ce tour : un bonus bleu de plus.", "This turn: one more blue bonus."},
    {"Ce tour : un bonus jaune de plus.", "This turn: one more yellow bonus."},
    {"Ce tour : un bonus vert de plus.", "This turn: one more green bonus."},
    {"Ce tour : un bonus rouge de plus.", "This turn: one more red bonus."},
    {"Ce tour : jusqu’à trois actions.", "This turn: up to three actions."},
    {"Ce tour : une relance de plus.", "This turn: one more re-roll."},
    {"À garder : allez sur une case Portail ou sur la tuile Portail.",
     "To keep: go to a Portal square or the Portal tile."},
    {"À garder : retirez un gobelin du plateau.", "To keep: remove a goblin from the board."},
    {"À garder : avancez d’une case, même à travers un mur ou une porte magique.",
     "To keep: move one square, through a wall or magic door if you like."},
    {"À garder : +3 à une attaque, avant le dé de combat.",
     "To keep: +3 to an attack, before the combat die."},
    {"À garder : tournez un de vos dés sur la face de votre choix.",
     "To keep: turn one of your dice to a face of your choice."},
    {"À garder : regardez tous un trésor ou une relique.",
     "To keep: all look at a treasure or a relic."},
    {"Pour toute la partie : un bonus bleu de plus.", "For the whole game: one more blue bonus."},
    {"Pour toute la partie : un bonus jaune de plus.",
     "For the whole game: one more yellow bonus."},
    {"Pour toute la partie : un bonus vert de plus.", "For the whole game: one more green bonus."},
    {"Pour toute la partie : un bonus rouge de plus.", "For the whole game: one more red bonus."},
    {"Tout de suite : allez sur une case Portail ou sur la tuile Portail.",
     "At once: go to a Portal square or the Portal tile."},
    {"Ce tour : un dé de moins.", "This turn: one die fewer."},
    {"Ce tour : aucune relance.", "This turn: no re-roll."},
    {"Ce tour : une seule action.", "This turn: one action only."},
    {"Ce tour : aucune combinaison jaune.", "This turn: no yellow combination."},
    {"Ce tour : aucune combinaison verte.", "This turn: no green combination."},
    {"Ce tour : deux cases au plus par déplacement.", "This turn: two squares at most a movement."},
    {"Un gobelin apparaît à une case de vous.", "A goblin appears one square from you."},
    {"Un gobelin apparaît à deux cases de vous.", "A goblin appears two squares from you."},
    {"Un gobelin apparaît à trois cases de vous.", "A goblin appears three squares from you."},
    {"Il entre, et marche vers son trône dès le tour suivant.",
     "He enters, and walks towards his throne from the next turn on."}};

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

}  // namespace veillee::donjon
