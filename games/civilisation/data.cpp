#include "games/civilisation/data.hpp"

namespace veillee::civilisation {
namespace {

constexpr auto letters = [] {
  std::array<char, 2 * square_count> all{};
  for (std::size_t square = 0; square < square_count; ++square) {
    all[2 * square] = static_cast<char>('A' + square % columns);
    all[2 * square + 1] = static_cast<char>('1' + square / columns);
  }
  return all;
}();

}  // namespace

constexpr std::array<std::string_view, square_count> square_ids = [] {
  std::array<std::string_view, square_count> ids;
  for (std::size_t square = 0; square < square_count; ++square)
    ids[square] = std::string_view(&letters[2 * square], 2);
  return ids;
}();

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
constexpr std::array<PhilosopherSpec, philosopher_count> all_philosophers = {
    PhilosopherSpec{{"Socrate", "Socrates"},
                    {"Phase Lancer, après un lancer", "Throw phase, after a throw"},
                    {"Relancez une fois de plus un ou plusieurs dés de votre choix.",
                     "Throw one or more of your dice once more."}},
    {{"Platon", "Plato"},
     {"Phase Action", "Action phase"},
     {"Tournez un dé inutilisé sur la face de votre choix.",
      "Turn one unspent die to a face of your choice."}},
    {{"Aristote", "Aristotle"},
     {"Phase Action, après votre seconde action", "Action phase, after your second action"},
     {"Vous pouvez jouer une troisième action.", "You may play a third action."}},
    {{"Thalès", "Thales"},
     {"Phase Action", "Action phase"},
     {"Avancez jusqu’à 4 cases en mer, orthogonalement.",
      "Move up to 4 squares by sea, orthogonally."}},
    {{"Anaximandre", "Anaximander"},
     {"Phase Action", "Action phase"},
     {"Avancez jusqu’à 2 cases, sur terre ou en mer, en ligne ou en diagonale.",
      "Move up to 2 squares, on land or sea, orthogonally or diagonally."}},
    {{"Pythagore", "Pythagoras"},
     {"Phase Action", "Action phase"},
     {"Défaussez une paire : augmentez votre main active de 1 dé ou gagnez un bonus du niveau de "
      "votre choix.",
      "Discard a pair: enlarge your active hand by a die, or gain a bonus of any level."}},
    {{"Épicure", "Epicurus"},
     {"Juste après la pose d’une cité", "Directly after a city was laid"},
     {"Gagnez 1 PV et un bonus supplémentaire du niveau de votre choix.",
      "Gain 1 VP more and one more bonus of any level."}},
    {{"Diogène", "Diogenes"},
     {"Vous êtes attaqué ou visé par une colère divine",
      "You are attacked, or the target of divine wrath"},
     {"Votre défense réussit sans lancer de dé.", "Your defence succeeds without a throw."},
     false},
    {{"Héraclite", "Heraclitus"},
     {"Vous attaquez, avant votre dé de combat", "You attack, before your combat die"},
     {"Votre force d’attaque augmente de 3 pour ce combat.",
      "+3 to your attack force in this fight."}},
    {{"Zénon", "Zeno"},
     {"Vous devez replacer votre pion", "Your pawn must relocate"},
     {"Placez-le plutôt sur une case de la région où il se trouve, sans autre pion, ni monstre, ni "
      "capitale adverse.",
      "Put it instead on a square of the region it is in, without other pawn, monster or enemy "
      "Capital."}},
    {{"Démocrite", "Democritus"},
     {"Juste après votre dé de combat", "Directly after your combat die"},
     {"Relancez ce dé ; le nouveau résultat compte.",
      "Throw that die again; the new result stands."}},
    {{"Protagoras", "Protagoras"},
     {"Phase Action", "Action phase"},
     {"Prenez au hasard une carte Philosophe à un adversaire et gagnez 1 PV.",
      "Take a Philosopher card at random from an opponent, and gain 1 VP."},
     false},
    {{"Empédocle", "Empedocles"},
     {"Phase Action", "Action phase"},
     {"Jusqu’à la fin du tour, +1 face à chacune de vos combinaisons de couleur et +1 à votre dé "
      "de "
      "combat.",
      "Until the end of the turn, +1 face to each of your colour combinations and +1 to your "
      "combat "
      "die."}},
    {{"Xénophane", "Xenophanes"},
     {"Vous construisez un temple avec des faces vertes", "You build a temple with green faces"},
     {"Il vous faut 3 faces vertes au lieu de 5.", "It takes 3 green faces instead of 5."}},
    {{"Hypatie", "Hypatia"},
     {"Phase Action", "Action phase"},
     {"Défaussez une paire : posez une tuile Héros dans la région où vous êtes.",
      "Discard a pair: lay a Hero tile in the region where you are."}},
    {{"Diotime", "Diotima"},
     {"Phase Réserve", "Reserve phase"},
     {"Tournez chaque dé conservé sur la face de votre choix.",
      "Turn each die you keep to a face of your choice."}}};

constexpr std::array<std::string_view, objective_count> common_ids = {
    "CO01", "CO02", "CO03", "CO04", "CO05", "CO06", "CO07", "CO08", "CO09", "CO10"};
constexpr std::array<ObjectiveSpec, objective_count> all_commons = {
    ObjectiveSpec{
        {"Thalassocratie", "Thalassocracy"},
        {"Avoir au moins 4 de vos tuiles en mer.", "At least 4 own tiles on sea squares."},
        3,
        4},
    {{"Hégémonie", "Hegemony"},
     {"Occuper au moins 5 régions.", "Own tiles in at least 5 regions."},
     3,
     5},
    {{"Métropole", "Urban League"},
     {"Avoir bâti au moins 3 cités.", "At least 3 own cities on the board."},
     2,
     3},
    {{"Panthéon", "Pantheon"},
     {"Avoir bâti vos 2 temples.", "Both own temples on the board."},
     4,
     2},
    {{"Fléau des monstres", "Monster Bane"},
     {"Avoir vaincu au moins 2 monstres mythologiques.", "At least 2 monster tiles won."},
     4,
     2},
    {{"Âge des héros", "Age of Heroes"},
     {"Avoir au moins 2 héros en jeu.", "At least 2 own Hero tiles on the board."},
     3,
     2},
    {{"Académie", "Academy"},
     {"Posséder au moins 3 cartes Philosophe en même temps.",
      "At least 3 Philosopher cards held at once."},
     2,
     3},
    {{"Art de la guerre", "Art of War"},
     {"Avoir remporté au moins 2 attaques contre des joueurs.",
      "At least 2 fights won as attacker against other players’ pawns."},
     3,
     2,
     false},
    {{"Maîtrise des arts", "Mastery of Arts"},
     {"Avoir au moins 5 marqueurs Bonus.", "At least 5 Bonus markers on the own board."},
     3,
     5},
    {{"Grand sanctuaire", "Great Sanctuary"},
     {"Avoir 3 types de tuiles dans une même région (la capitale compte comme un héros).",
      "Own tiles of 3 types in one region (the Capital counts as a hero)."},
     3,
     3}};

constexpr std::array<std::string_view, objective_count> secret_ids = {
    "SO01", "SO02", "SO03", "SO04", "SO05", "SO06", "SO07", "SO08", "SO09", "SO10"};
constexpr std::array<ObjectiveSpec, objective_count> all_secrets = {
    ObjectiveSpec{
        {"Les confins du monde", "Ends of the Earth"},
        {"Occuper au moins 3 des 4 régions d’angle.", "Own tiles in at least 3 corner regions."},
        4,
        3},
    {{"Nombril du monde", "Navel of the World"},
     {"Avoir au moins 2 tuiles dans la région centrale.",
      "At least 2 own tiles in the central region."},
     3,
     2},
    {{"Bâtisseur de cités", "City Builder"},
     {"Avoir bâti vos 5 cités.", "All 5 own cities on the board."},
     4,
     5},
    {{"Architecte des dieux", "Architect of the Gods"},
     {"Avoir bâti au moins 2 édifices parmi vos temples et votre merveille.",
      "At least 2 of the three own tiles temple, temple, wonder on the board."},
     5,
     2},
    {{"Peuple de la mer", "Sea People"},
     {"Avoir au moins 5 de vos tuiles en mer.", "At least 5 own tiles on sea squares."},
     3,
     5},
    {{"Peuple de la terre", "Land People"},
     {"Avoir au moins 4 de vos tuiles sur terre, sans compter la capitale.",
      "At least 4 own tiles on land squares, the Capital not counted."},
     4,
     4},
    {{"Chasseur de légendes", "Legend Hunter"},
     {"Avoir vaincu au moins 2 monstres mythologiques.", "At least 2 monster tiles won."},
     4,
     2},
    {{"Terres étrangères", "Foreign Lands"},
     {"Avoir au moins 2 tuiles dans les régions de départ adverses.",
      "At least 2 own tiles in the starting regions of opponents."},
     4,
     2,
     false},
    {{"Cercle des sages", "Circle of Sages"},
     {"Posséder au moins 3 cartes Philosophe.", "At least 3 Philosopher cards held."},
     3,
     3},
    {{"Gloire des armes", "Glory of Arms"},
     {"Avoir remporté au moins 2 attaques contre des joueurs.",
      "At least 2 fights won as attacker against other players’ pawns."},
     4,
     2,
     false}};

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

}  // namespace veillee::civilisation
