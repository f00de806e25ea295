#include "games/samhain/data.hpp"

namespace veillee::samhain {
namespace {

constexpr std::uint8_t W = 1U << wood;
constexpr std::uint8_t G = 1U << gold;
constexpr std::uint8_t S = 1U << stone;

struct Steps {
  std::array<Step, 3> list{};
  std::uint8_t count = 0;
  constexpr Steps(std::initializer_list<Step> steps) {
    for (const Step& step : steps) list[count++] = step;
  }
};
struct Bonuses {
  std::array<Bonus, 2> list{};
  std::uint8_t count = 0;
  constexpr Bonuses(std::initializer_list<Bonus> bonuses) {
    for (const Bonus bonus : bonuses) list[count++] = bonus;
  }
};

constexpr CardAction action(Words name, Words effect, Steps steps, Bonuses bonuses) {
  return {name, effect, steps.list, steps.count, bonuses.list, bonuses.count};
}

using enum Bonus;

}  // namespace

// The display names are ours (SAM-1.19).
const std::array<CardAction, action_count> card_actions = {{
    // Cernunnos
    action({"Sève du cerf", "Stag's Sap"}, {"+1 PA, +1 bois", "+1 worship, +1 wood"},
           {{Op::worship}, {Op::gain, 1, wood}}, {cube, worship}),
    action({"Ramure noire", "Black Antlers"},
           {"+1 PA, +2 bois, +1 feu follet", "+1 worship, +2 wood, +1 wisp"},
           {{Op::worship}, {Op::gain, 2, wood}, {Op::wisp}}, {cube, worship}),
    action({"Cueillette du gui", "Mistletoe Harvest"},
           {"1 pierre et 1 bois : une faucille", "1 stone and 1 wood: a sickle"},
           {{Op::pay_each, 1, S | W}, {Op::object, 1, sickle}}, {without_stone, without_wood}),
    action({"Lueur offerte", "Gift of Glow"},
           {"donner 1 feu follet : +1 PV", "give 1 wisp away: +1 VP"},
           {{Op::give_wisp}, {Op::vp, 1}}, {vp}),
    action({"Grande offrande", "Great Offering"},
           {"3 cubes d’une sorte : +3 PV", "3 cubes of one kind: +3 VP"},
           {{Op::pay_same, 3}, {Op::vp, 3}}, {discount, vp}),
    action({"Chasse sauvage", "Wild Hunt"},
           {"3 feux follets : tuer 1 membre adverse", "3 wisps: kill an opponent's member"},
           {{Op::pay_wisps, 3}, {Op::kill}}, {}),
    // Sirona
    action({"Source claire", "Clear Spring"}, {"+1 PA, 1 pas", "+1 worship, 1 step"},
           {{Op::worship}, {Op::move, 1}}, {worship}),
    action({"Eaux troubles", "Troubled Waters"},
           {"+1 PA, +1 feu follet, 2 pas", "+1 worship, +1 wisp, 2 steps"},
           {{Op::worship}, {Op::wisp}, {Op::move, 2}}, {worship}),
    action({"Don de soi", "Gift of Self"},
           {"sacrifier ce membre : une rune", "sacrifice this member: a rune"},
           {{Op::sacrifice, 1}, {Op::object, 1, rune}}, {}),
    action({"Main de brume", "Hand of Mist"},
           {"2 cubes différents, +2 feux follets : voler un objet",
            "2 different cubes, +2 wisps: steal an object"},
           {{Op::pay_different, 2}, {Op::wisp, 2}, {Op::steal}}, {discount}),
    action({"Rappel des morts", "Call of the Dead"},
           {"ranimer un membre ; +2 PV s’il est adverse",
            "revive a member; +2 VP if it is an opponent's"},
           {{Op::revive, 2}}, {vp}),
    action({"Trésor des étoiles", "Star Hoard"},
           {"3, 4, 5 sortes d’objets : +2, +3, +5 PV", "3, 4, 5 kinds of objects: +2, +3, +5 VP"},
           {{Op::vp_kinds}}, {vp}),
    // Sucellos
    action({"Maillet d’or", "Golden Mallet"}, {"+1 PA, +1 or", "+1 worship, +1 gold"},
           {{Op::worship}, {Op::gain, 1, gold}}, {cube, worship}),
    action({"Chaudron profond", "Deep Cauldron"},
           {"+1 PA, +2 or, +1 feu follet", "+1 worship, +2 gold, +1 wisp"},
           {{Op::worship}, {Op::gain, 2, gold}, {Op::wisp}}, {cube, worship}),
    action({"Appel de la corne", "Horn Call"},
           {"1 or et 1 bois : une corne", "1 gold and 1 wood: a horn"},
           {{Op::pay_each, 1, G | W}, {Op::object, 1, horn}}, {without_gold, without_wood}),
    action({"Lourd sommeil", "Heavy Sleep"},
           {"épuiser 1 membre adverse, +1 feu follet, +1 PV",
            "exhaust an opponent's member, +1 wisp, +1 VP"},
           {{Op::exhaust}, {Op::wisp}, {Op::vp, 1}}, {vp}),
    action({"Jumeaux du festin", "Feast Twins"},
           {"+2 PV par paire d’objets égaux", "+2 VP for each pair of equal objects"},
           {{Op::vp_pairs, 2}}, {vp}),
    action({"Coup de maillet", "Mallet Blow"},
           {"2 cubes différents : tuer 1 membre adverse, +1 PV",
            "2 different cubes: kill an opponent's member, +1 VP"},
           {{Op::pay_different, 2}, {Op::kill}, {Op::vp, 1}}, {discount, vp}),
    // Morrigan
    action({"Aile bienveillante", "Kindly Wing"},
           {"+1 PA, +1 cube au choix", "+1 worship, +1 cube of any kind"},
           {{Op::worship}, {Op::gain_any, 1}}, {cube, worship}),
    action({"Aile de la nuit", "Night Wing"},
           {"+1 PA, +1 PA au choix, +1 feu follet", "+1 worship, +1 worship on any track, +1 wisp"},
           {{Op::worship}, {Op::worship_any, 1}, {Op::wisp}}, {worship}),
    action({"Brasier veillé", "Tended Blaze"},
           {"2 PA d’un temple : un feu sacré", "2 worship on one temple: a sacred fire"},
           {{Op::pay_worship, 2}, {Op::object, 1, fire}}, {discount}),
    action({"Cri du corbeau", "Raven's Cry"},
           {"un adversaire perd 1 PA ; +1 feu follet, +1 PV",
            "an opponent loses 1 worship; +1 wisp, +1 VP"},
           {{Op::weaken}, {Op::wisp}, {Op::vp, 1}}, {vp}),
    action({"Dernier combat", "Last Stand"},
           {"sacrifier ce membre, tuer 1 membre adverse : +2 PV",
            "sacrifice this member, kill an opponent's member: +2 VP"},
           {{Op::sacrifice, 2}, {Op::kill}, {Op::vp, 2}}, {vp}),
    action({"Reine des présages", "Queen of Omens"},
           {"+1 PV par piste menée seul", "+1 VP for each track led alone"}, {{Op::vp_leads, 1}},
           {vp}),
    // Belenos
    action({"Pierre du soleil", "Sunstone"}, {"+1 PA, +1 pierre", "+1 worship, +1 stone"},
           {{Op::worship}, {Op::gain, 1, stone}}, {cube, worship}),
    action({"Pierre de l’éclipse", "Eclipse Stone"},
           {"+1 PA, +2 pierres, +1 feu follet", "+1 worship, +2 stone, +1 wisp"},
           {{Op::worship}, {Op::gain, 2, stone}, {Op::wisp}}, {cube, worship}),
    action({"Table de pierre", "Stone Table"},
           {"1 pierre et 1 or : un dolmen", "1 stone and 1 gold: a dolmen"},
           {{Op::pay_each, 1, S | G}, {Op::object, 1, dolmen}}, {without_stone, without_gold}),
    action({"Jeu d’ombres", "Shadow Play"},
           {"échanger 1 membre contre un membre adverse, +1 feu follet, +1 PV",
            "swap 1 member with an opponent's, +1 wisp, +1 VP"},
           {{Op::swap}, {Op::wisp}, {Op::vp, 1}}, {vp}),
    action({"Triple hommage", "Threefold Homage"},
           {"1 pierre, 1 or, 1 bois : +3 PV", "1 stone, 1 gold, 1 wood: +3 VP"},
           {{Op::pay_each, 1, S | G | W}, {Op::vp, 3}}, {discount, vp}),
    action({"Éclat dévoré", "Devoured Gleam"}, {"2 feux follets : +2 PV", "2 wisps: +2 VP"},
           {{Op::pay_wisps, 2}, {Op::vp, 2}}, {vp}),
}};

// C13 is 12 here: cards are counted from 0.
const std::uint8_t easy_placements[3][4][4] = {
    {{12, 0, 1, 4}, {6, 13, 12, 10}, {}, {}},
    {{12, 0, 1}, {6, 13, 12}, {9, 2, 9}, {}},
    {{12, 0}, {6, 13}, {9, 2}, {0, 7}},
};

const std::array<Bundle, bundle_count> bundles = {{
    {{1, 0, 0}},
    {{0, 1, 0}},
    {{0, 0, 1}},  // one cube
    {{1, 1, 0}},
    {{1, 0, 1}},
    {{0, 1, 1}},  // two different ones
    {{2, 0, 0}},
    {{0, 2, 0}},
    {{0, 0, 2}},  // two of a kind
    {{3, 0, 0}},
    {{0, 3, 0}},
    {{0, 0, 3}},
    {{1, 1, 1}},  // three
}};

const std::array<std::string_view, bundle_count> bundle_ids = {
    "wood",           "gold",           "stone",          "wood+gold",
    "wood+stone",     "gold+stone",     "wood+wood",      "gold+gold",
    "stone+stone",    "wood+wood+wood", "gold+gold+gold", "stone+stone+stone",
    "wood+gold+stone"};

const std::array<std::string_view, deity_count> deity_ids = {"cernunnos", "sirona", "sucellos",
                                                             "morrigan", "belenos"};
const std::array<std::string_view, card_count> card_ids = {"C01", "C02", "C03", "C04", "C05",
                                                           "C06", "C07", "C08", "C09", "C10",
                                                           "C11", "C12", "C13", "C14", "C15"};
const std::array<std::string_view, action_count> action_ids = {
    "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10",
    "A11", "A12", "A13", "A14", "A15", "A16", "A17", "A18", "A19", "A20",
    "A21", "A22", "A23", "A24", "A25", "A26", "A27", "A28", "A29", "A30"};
const std::array<std::string_view, track_count> track_ids = {
    "cernunnos-light", "cernunnos-dark", "sirona-light",  "sirona-dark",   "sucellos-light",
    "sucellos-dark",   "morrigan-light", "morrigan-dark", "belenos-light", "belenos-dark"};
const std::array<std::string_view, unit_count> unit_ids = {"wood",
                                                           "gold",
                                                           "stone",
                                                           "vp",
                                                           "cernunnos-light",
                                                           "cernunnos-dark",
                                                           "sirona-light",
                                                           "sirona-dark",
                                                           "sucellos-light",
                                                           "sucellos-dark",
                                                           "morrigan-light",
                                                           "morrigan-dark",
                                                           "belenos-light",
                                                           "belenos-dark"};
const std::array<std::string_view, 8> bonus_ids = in_order<Bonus, std::string_view>({
    {Bonus::none, "none"},
    {Bonus::cube, "cube"},
    {Bonus::worship, "worship"},
    {Bonus::vp, "vp"},
    {Bonus::discount, "discount"},
    {Bonus::without_wood, "without-wood"},
    {Bonus::without_gold, "without-gold"},
    {Bonus::without_stone, "without-stone"},
});

const std::array<Words, deity_count> deity_words = {{
    {"Cernunnos", "Cernunnos"},
    {"Sirona", "Sirona"},
    {"Sucello", "Sucellos"},
    {"Morrigan", "Morrigan"},
    {"Belanos", "Belenos"},
}};
const std::array<Words, 2> side_words = in_order<Side, Words>({
    {light, {"Lumière", "Light"}},
    {dark, {"Ténèbres", "Dark"}},
});
const std::array<Noun, resource_count> resource_nouns = in_order<Resource, Noun>({
    {wood, {{"bois", "wood"}, {"bois", "wood"}}},
    {gold, {{"or", "gold"}, {"or", "gold"}}},
    {stone, {{"pierre", "stone"}, {"pierres", "stone"}}},
});
const std::array<Noun, object_count> object_nouns = in_order<Object, Noun>({
    {sickle, {{"faucille", "sickle"}, {"faucilles", "sickles"}}},
    {rune, {{"rune", "rune"}, {"runes", "runes"}}},
    {horn, {{"corne", "horn"}, {"cornes", "horns"}}},
    {fire, {{"feu sacré", "sacred fire"}, {"feux sacrés", "sacred fires"}}},
    {dolmen, {{"dolmen", "dolmen"}, {"dolmens", "dolmens"}}},
});
const std::array<Words, object_count> object_words = in_order<Object, Words>({
    {sickle, {"une faucille", "a sickle"}},
    {rune, {"une rune", "a rune"}},
    {horn, {"une corne", "a horn"}},
    {fire, {"un feu sacré", "a sacred fire"}},
    {dolmen, {"un dolmen", "a dolmen"}},
});
const Noun wisp_noun = {{"feu follet", "wisp"}, {"feux follets", "wisps"}};
const Noun vp_noun = {{"PV", "VP"}, {"PV", "VP"}};
const Noun pa_noun = {{"PA", "worship"}, {"PA", "worship"}};
const Noun pm_noun = {{"PM", "multiple point"}, {"PM", "multiple points"}};

}  // namespace veillee::samhain
