#include "games/sabbat_magica/data.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr Slot none = {};
constexpr Slot choice = {Gift::choice, 1};
constexpr Slot one_t = {Gift::terror, 1};
constexpr Slot two_t = {Gift::terror, 2};
constexpr Slot one_vp = {Gift::vp, 1};
constexpr Slot two_vp = {Gift::vp, 2};

}  // namespace

const std::array<TimeCard, time_card_count> time_cards = {{
    {{"Pleine lune", "Full Moon"}, 4, {none, none, none, none}},
    {{"La Fête des Fous", "Feast of Fools"}, 4, {two_t, two_vp, choice, choice}},
    {{"La Fête de Mère Nature", "Mother Nature's Feast"},
     4,
     {Slot{Gift::named, spider}, Slot{Gift::named, rat}, Slot{Gift::named, gem},
      Slot{Gift::named, mask}}},
    {{"La Fête des Moissons", "Harvest Feast"}, 3, {two_vp, two_t, one_vp, one_t}},
    {{"Demi-lune", "Half Moon"}, 3, {choice, one_vp, two_t, one_t}},
    {{"Carnaval", "Carnival"}, 2, {choice, choice, two_t, two_t}},
    {{"Lune noire", "Dark Moon"}, 2, {choice, choice, two_vp, two_vp}},
}};

const std::array<std::string_view, people_count> people_ids = {"ARG", "ZUG", "SAN", "LUS"};
const std::array<std::string_view, resource_count> resource_ids = {"spider", "rat", "gem", "mask"};
const std::array<std::string_view, tile_count> tile_ids = {
    "MT01", "MT02", "MT03", "MT04", "MT05", "MT06", "MT07", "MT08",
    "MT09", "MT10", "MT11", "MT12", "MT13", "MT14", "MT15", "MT16"};
const std::array<std::string_view, square_count> square_ids = {
    "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"};
const std::array<std::string_view, mirror_count> mirror_ids = {
    "N-a", "N-b", "N-c", "N-d", "E-1", "E-2", "E-3", "E-4",
    "S-a", "S-b", "S-c", "S-d", "W-1", "W-2", "W-3", "W-4"};
const std::array<std::string_view, 3> mirror_state_ids = {"intact", "cracked", "broken"};
const std::array<std::string_view, portal_count> portal_ids = {
    "PT_SR", "PT_SG", "PT_SM", "PT_RG", "PT_RM", "PT_GM", "PT_SRG", "PT_SRM", "PT_SGM", "PT_RGM"};
const std::array<std::string_view, place_count> place_ids = {
    "TUR", "NES",   "GIN",   "VAD",     "FRI",   "VAL",  "BER",
    "GRI", "GLASS", "GLOBE", "CANTEEN", "TRAIN", "ALCH", "ZEN"};
const std::array<std::string_view, time_card_count> time_card_ids = {
    "TC_FULL", "TC_FOOLS", "TC_NATURE", "TC_HARVEST", "TC_HALF", "TC_CARNIVAL", "TC_DARK"};
const std::array<std::string_view, power_count> power_ids = {
    "luxuriance", "apparition", "secret-area", "doppelganger", "teleportation", "fireball",
    "bats",       "seduction",  "immortality", "booster",      "spell",         "frenzy"};
const std::array<std::string_view, 16> payment_ids = {
    "2h",   "1h:S",  "1h:R",  "1h:SR",  "1h:G",  "1h:SG",  "1h:RG",  "1h:SRG",
    "1h:M", "1h:SM", "1h:RM", "1h:SRM", "1h:GM", "1h:SGM", "1h:RGM", "1h:SRGM"};

const std::array<Words, people_count> people_words = {{{"Argosola", "Argosola"},
                                                       {"Zugriga", "Zugriga"},
                                                       {"Sanagal", "Sanagal"},
                                                       {"Luserna", "Luserna"}}};
const std::array<Words, people_count> colour_words = {
    {{"bleu", "blue"}, {"rouge", "red"}, {"jaune", "yellow"}, {"vert", "green"}}};
const std::array<Words, people_count> magician_words = {{{"la succube", "the succubus"},
                                                         {"le vampire", "the vampire"},
                                                         {"le mage", "the mage"},
                                                         {"l’elfe", "the elf"}}};
const std::array<Noun, people_count> ghost_nouns = {{
    {{"esclave", "thrall"}, {"esclaves", "thralls"}},
    {{"sbire", "minion"}, {"sbires", "minions"}},
    {{"esprit", "spirit"}, {"esprits", "spirits"}},
    {{"feu follet", "will-o'-the-wisp"}, {"feux follets", "will-o'-the-wisps"}},
}};
const std::array<Noun, resource_count> resource_nouns = {{
    {{"araignée", "spider"}, {"araignées", "spiders"}},
    {{"queue de rat", "rat tail"}, {"queues de rat", "rat tails"}},
    {{"pierre précieuse", "gem"}, {"pierres précieuses", "gems"}},
    {{"masque", "mask"}, {"masques", "masks"}},
}};
const std::array<Words, 4> special_tile_words = {{
    {"grimoire", "grimoire"},
    {"horloge", "clock"},
    {"terrorisator", "terrorisator"},
    {"éprouvette", "test tube"},
}};
const std::array<Words, place_count> place_words = {{
    {"Turgapel", "Turgapel"},
    {"Neshata", "Neshata"},
    {"Gineva", "Gineva"},
    {"Vada", "Vada"},
    {"Friburga", "Friburga"},
    {"Valé", "Valé"},
    {"Berena", "Berena"},
    {"Grisa", "Grisa"},
    {"la verrerie", "the glassworks"},
    {"le globe de cristal", "the crystal globe"},
    {"la cantine", "the canteen"},
    {"le terrain d’entraînement", "the training ground"},
    {"le bureau de l’alchimiste", "the alchemist's office"},
    {"le jardin Zen", "the Zen garden"},
}};
const std::array<Words, power_count> power_words = {{
    {"Luxuriance", "Luxuriance"},
    {"Apparition", "Apparition"},
    {"Zone secrète", "Secret area"},
    {"Doppelgänger", "Doppelgänger"},
    {"Téléportation", "Teleportation"},
    {"Boule de feu", "Fireball"},
    {"Chauves-souris", "Bats"},
    {"Séduction", "Seduction"},
    {"Don d’immortalité", "Gift of immortality"},
    {"Accélération", "Booster"},
    {"Sortilège", "Spell"},
    {"Frénésie", "Frenzy"},
}};
const std::array<Words, power_count> power_effects = {{
    {"2 ressources au choix dans la réserve 2H", "2 resources of choice to the 2H store"},
    {"chaque voisin reçoit 1 ressource en 1H", "each neighbour gets 1 resource in 1H"},
    {"un fantôme ni déplacé ni attaqué", "a ghost neither moved nor attacked"},
    {"l’effet de la case une seconde fois", "the effect of the square once more"},
    {"entrer dans une région sans payer", "enter a region without paying"},
    {"un fantôme du pont-levis de chaque voisin au cimetière",
     "a drawbridge ghost of each neighbour to the graveyard"},
    {"voler vers une case libre quelconque", "fly to any unoccupied square"},
    {"prendre toutes les pierres précieuses des voisins", "take all gems of the neighbours"},
    {"le sbire détruit réapparaît ailleurs", "the destroyed minion reappears elsewhere"},
    {"les fantômes avancent de deux lieux", "ghosts move two places"},
    {"voler 1 T à chaque voisin", "steal 1 T from each neighbour"},
    {"gagner 3 T", "gain 3 T"},
}};
const Noun terror_noun = {{"T", "T"}, {"T", "T"}};
const Noun vp_noun = {{"PV", "VP"}, {"PV", "VP"}};
const Noun chimera_noun = {{"chimère", "chimera"}, {"chimères", "chimeras"}};
const Noun ghost_noun = {{"fantôme", "ghost"}, {"fantômes", "ghosts"}};

}  // namespace veillee::sabbat_magica
