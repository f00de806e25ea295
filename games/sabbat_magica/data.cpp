#include "games/sabbat_magica/data.hpp"

#include "engine/tables.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr Slot none = {};
constexpr Slot choice = {Gift::choice, 1};
constexpr Slot one_t = {Gift::terror, 1};
constexpr Slot two_t = {Gift::terror, 2};
constexpr Slot one_vp = {Gift::vp, 1};
constexpr Slot two_vp = {Gift::vp, 2};

constexpr auto peoples = in_order<People, Named>({
    {argosola, {"ARG", {"Argosola", "Argosola"}}},
    {zugriga, {"ZUG", {"Zugriga", "Zugriga"}}},
    {sanagal, {"SAN", {"Sanagal", "Sanagal"}}},
    {luserna, {"LUS", {"Luserna", "Luserna"}}},
});

constexpr auto named_places = in_order<Place, Named>({
    {turgapel, {"TUR", {"Turgapel", "Turgapel"}}},
    {neshata, {"NES", {"Neshata", "Neshata"}}},
    {gineva, {"GIN", {"Gineva", "Gineva"}}},
    {vada, {"VAD", {"Vada", "Vada"}}},
    {friburga, {"FRI", {"Friburga", "Friburga"}}},
    {vale, {"VAL", {"Valé", "Valé"}}},
    {berena, {"BER", {"Berena", "Berena"}}},
    {grisa, {"GRI", {"Grisa", "Grisa"}}},
    {glassworks, {"GLASS", {"la verrerie", "the glassworks"}}},
    {crystal_globe, {"GLOBE", {"le globe de cristal", "the crystal globe"}}},
    {canteen, {"CANTEEN", {"la cantine", "the canteen"}}},
    {training_ground, {"TRAIN", {"le terrain d’entraînement", "the training ground"}}},
    {alchemist, {"ALCH", {"le bureau de l’alchimiste", "the alchemist's office"}}},
    {zen_garden, {"ZEN", {"le jardin Zen", "the Zen garden"}}},
});

constexpr auto powers = in_order<Power, Named>({
    {luxuriance, {"luxuriance", {"Luxuriance", "Luxuriance"}}},
    {apparition, {"apparition", {"Apparition", "Apparition"}}},
    {secret_area, {"secret-area", {"Zone secrète", "Secret area"}}},
    {doppelganger, {"doppelganger", {"Doppelgänger", "Doppelgänger"}}},
    {teleportation, {"teleportation", {"Téléportation", "Teleportation"}}},
    {fireball, {"fireball", {"Boule de feu", "Fireball"}}},
    {bats, {"bats", {"Chauves-souris", "Bats"}}},
    {seduction, {"seduction", {"Séduction", "Seduction"}}},
    {immortality, {"immortality", {"Don d’immortalité", "Gift of immortality"}}},
    {booster, {"booster", {"Accélération", "Booster"}}},
    {spell, {"spell", {"Sortilège", "Spell"}}},
    {frenzy, {"frenzy", {"Frénésie", "Frenzy"}}},
});

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

const std::array<std::string_view, people_count> people_ids = ids_of(peoples);
const std::array<Words, people_count> people_words = words_of(peoples);
const std::array<std::string_view, place_count> place_ids = ids_of(named_places);
const std::array<Words, place_count> place_words = words_of(named_places);
const std::array<std::string_view, power_count> power_ids = ids_of(powers);
const std::array<Words, power_count> power_words = words_of(powers);
const std::array<std::string_view, tile_count> tile_ids = {
    "MT01", "MT02", "MT03", "MT04", "MT05", "MT06", "MT07", "MT08",
    "MT09", "MT10", "MT11", "MT12", "MT13", "MT14", "MT15", "MT16"};
const std::array<std::string_view, square_count> square_ids = {
    "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"};
const std::array<std::string_view, mirror_count> mirror_ids = {
    "N-a", "N-b", "N-c", "N-d", "E-1", "E-2", "E-3", "E-4",
    "S-a", "S-b", "S-c", "S-d", "W-1", "W-2", "W-3", "W-4"};
const std::array<std::string_view, portal_count> portal_ids = {
    "PT_SR", "PT_SG", "PT_SM", "PT_RG", "PT_RM", "PT_GM", "PT_SRG", "PT_SRM", "PT_SGM", "PT_RGM"};
const std::array<std::string_view, time_card_count> time_card_ids =
    in_order<TimeCardId, std::string_view>({
        {full_moon, "TC_FULL"},
        {fools, "TC_FOOLS"},
        {nature, "TC_NATURE"},
        {harvest, "TC_HARVEST"},
        {half_moon, "TC_HALF"},
        {carnival, "TC_CARNIVAL"},
        {dark_moon, "TC_DARK"},
    });
const std::array<std::string_view, 16> payment_ids = {
    "2h",   "1h:S",  "1h:R",  "1h:SR",  "1h:G",  "1h:SG",  "1h:RG",  "1h:SRG",
    "1h:M", "1h:SM", "1h:RM", "1h:SRM", "1h:GM", "1h:SGM", "1h:RGM", "1h:SRGM"};

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
const std::array<Noun, resource_count> resource_nouns = in_order<Resource, Noun>({
    {spider, {{"araignée", "spider"}, {"araignées", "spiders"}}},
    {rat, {{"queue de rat", "rat tail"}, {"queues de rat", "rat tails"}}},
    {gem, {{"pierre précieuse", "gem"}, {"pierres précieuses", "gems"}}},
    {mask, {{"masque", "mask"}, {"masques", "masks"}}},
});
const std::array<Words, 4> special_tile_words = {{
    {"grimoire", "grimoire"},
    {"horloge", "clock"},
    {"terrorisator", "terrorisator"},
    {"éprouvette", "test tube"},
}};
const std::array<Words, power_count> power_effects = in_order<Power, Words>({
    {luxuriance,
     {"2 ressources au choix dans la réserve de deux heures",
      "2 resources of any kind to the two-hour store"}},
    {apparition,
     {"chaque voisin reçoit 1 ressource qui n’a plus qu’une heure",
      "each neighbour gets 1 resource in the one-hour store"}},
    {secret_area, {"un fantôme ni déplacé ni attaqué", "a ghost neither moved nor attacked"}},
    {doppelganger, {"l’effet de la case une seconde fois", "the effect of the square once more"}},
    {teleportation, {"entrer dans une région sans payer", "enter a region without paying"}},
    {fireball,
     {"un fantôme du pont-levis de chaque voisin au cimetière",
      "a drawbridge ghost of each neighbour to the graveyard"}},
    {bats, {"voler vers une case libre quelconque", "fly to any unoccupied square"}},
    {seduction,
     {"prendre toutes les pierres précieuses des voisins", "take all gems of the neighbours"}},
    {immortality,
     {"le sbire détruit réapparaît ailleurs", "the destroyed minion reappears elsewhere"}},
    {booster, {"les fantômes avancent de deux lieux", "ghosts move two places"}},
    {spell,
     {"voler 1 point de terreur à chaque voisin", "steal 1 terror point from each neighbour"}},
    {frenzy, {"gagner 3 points de terreur", "gain 3 terror points"}},
});
const std::array<Words, 2> store_words = {{{"la réserve de deux heures", "the two-hour store"},
                                           {"la réserve d’une heure", "the one-hour store"}}};
const Noun terror_noun = {{"point de terreur", "terror point"},
                          {"points de terreur", "terror points"}};
const Noun vp_noun = {{"PV", "VP"}, {"PV", "VP"}};
const Noun chimera_noun = {{"chimère", "chimera"}, {"chimères", "chimeras"}};
const Noun ghost_noun = {{"fantôme", "ghost"}, {"fantômes", "ghosts"}};

}  // namespace veillee::sabbat_magica
