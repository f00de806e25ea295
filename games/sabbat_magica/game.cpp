// Sabbat Magica's entry in the register: options, notation, decisions, names.
#include "games/sabbat_magica/game.hpp"

#include "engine/adapter.hpp"
#include "games/sabbat_magica/rules_text.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr std::string_view canteen_ids[] = {"without-canteen"};
constexpr std::string_view slot_ids[] = {"1", "2", "3", "4"};
constexpr std::string_view store_ids[] = {"2h", "1h"};

const ArgumentSpec place = {place_ids};
const ArgumentSpec resource = {resource_ids};
const ArgumentSpec resource_or_none = {resource_ids, true};
const ArgumentSpec square = {square_ids};
const ArgumentSpec seat = {seat_letters};

const ArgumentSpec takes_place[] = {place};
const ArgumentSpec takes_split[] = {{}, {canteen_ids, true}};
const ArgumentSpec takes_slot[] = {{slot_ids}};
const ArgumentSpec takes_resource[] = {resource};
const ArgumentSpec takes_power[] = {{power_ids}};
const ArgumentSpec takes_square[] = {square};
const ArgumentSpec takes_mirror[] = {{mirror_ids}};
const ArgumentSpec takes_stored[] = {resource, {store_ids}};
const ArgumentSpec takes_number[] = {{}};
const ArgumentSpec takes_amount[] = {resource, {}};
const ArgumentSpec takes_victim[] = {seat, resource};
const ArgumentSpec takes_two_places[] = {place, place};
const ArgumentSpec takes_payment[] = {{payment_ids}};
const ArgumentSpec takes_two_resources[] = {resource, resource};
const ArgumentSpec takes_up_to_two[] = {resource_or_none, resource_or_none};

// In the order of Do.
const ActionSpec notation[] = {
    {"protect", takes_place},
    {"split", takes_split},
    {"bonus", takes_slot},
    {"take", takes_resource},
    {"power", takes_power},
    {"walk", takes_square},
    {"fly", takes_square},
    {"ghosts", {}},
    {"pass", {}},
    {"tile", {}},
    {"mirror", takes_mirror},
    {"nothing", {}},
    {"discard", takes_stored},
    {"give", takes_resource},
    {"from 2h", takes_number},
    {"from 1h", takes_number},
    {"receive", takes_amount},
    {"haunt", takes_victim},
    {"send", takes_place},
    {"teleport", takes_place},
    {"move", takes_two_places},
    {"back", takes_place},
    {"end action", {}},
    {"pay", takes_payment},
    {"settle", {}},
    {"fight", {}},
    {"leave", {}},
    {"draw", takes_two_resources},
    {"reappear", takes_place},
    {"starve", takes_place},
    {"starve-on-bridge", {}},
    {"keep", takes_up_to_two},
    {"go on", {}},
    {"decline", {}},
};
static_assert(std::size(notation) == static_cast<std::size_t>(Do::count));

// In the order of Decision.
constexpr DecisionSpec decisions[] = {
    {"secret_area",
     {"{0} : protéger un fantôme (Zone secrète) ou non",
      "{0}: protect a ghost (Secret area) or not"},
     "SAB-8.18"},
    {"split",
     {"{0} : combien de fantômes vont au pont-levis", "{0}: how many ghosts go to the drawbridge"},
     "SAB-3.18"},
    {"bonus", {"{0} : un bonus de la carte temps", "{0}: a bonus of the time card"}, "SAB-3.27"},
    {"bonus_resource",
     {"{0} : quelle ressource prendre", "{0}: which resource to take"},
     "SAB-3.32"},
    {"window",
     {"{0} : utiliser Luxuriance ou continuer", "{0}: use Luxuriance or go on"},
     "SAB-8.16"},
    {"scheme",
     {"{0} : mouvement du magicien ou des fantômes", "{0}: magician movement or ghost movement"},
     "SAB-3.35"},
    {"effect",
     {"{0} : la tuile, un miroir ou rien", "{0}: the tile, a mirror or nothing"},
     "SAB-4.6"},
    {"terrorise",
     {"{0} : quelle ressource défausser au terrorisator",
      "{0}: which resource to discard for the terrorisator"},
     "SAB-4.14"},
    {"give_kind",
     {"{0} : quelle ressource donner à l’éprouvette",
      "{0}: which resource to give to the test tube"},
     "SAB-4.15"},
    {"give_from_2h",
     {"{0} : combien en prendre de la réserve 2H", "{0}: how many of them from the 2H store"},
     "SAB-4.15"},
    {"give_from_1h",
     {"{0} : combien en prendre de la réserve 1H", "{0}: how many of them from the 1H store"},
     "SAB-4.15"},
    {"receive",
     {"{0} : combien recevoir de cette ressource", "{0}: how many of this resource to receive"},
     "SAB-4.16"},
    {"after_effect",
     {"{0} : utiliser un POUVOIR ou finir l’action", "{0}: use a POWER or end the action"},
     "SAB-8.11"},
    {"again",
     {"{0} : quel miroir pour le Doppelgänger", "{0}: which mirror for the Doppelgänger"},
     "SAB-8.22"},
    {"haunt",
     {"{0} : quelle ressource imposer par l’Apparition", "{0}: which resource the Apparition adds"},
     "SAB-8.17"},
    {"ghost",
     {"{0} : déplacer un fantôme ou finir l’action", "{0}: move a ghost or end the action"},
     "SAB-5.1"},
    {"pay",
     {"{0} : de quelles réserves payer le portail", "{0}: which stores pay the portal"},
     "SAB-5.13"},
    {"arrival",
     {"{0} : s’installer, combattre ou être refoulé", "{0}: settle, fight or be turned away"},
     "SAB-5.17"},
    {"luxuriance",
     {"{0} : quelles deux ressources prendre", "{0}: which two resources to take"},
     "SAB-8.15"},
    {"immortality",
     {"{0} : faire réapparaître le sbire ou non", "{0}: let the minion reappear or not"},
     "SAB-8.29"},
    {"unfed",
     {"{0} : quel fantôme reste sans nourriture", "{0}: which ghost goes unfed"},
     "SAB-3.42"},
    {"keep",
     {"{0} : que garder de ce lot (alchimiste)", "{0}: what to keep of this set (alchemist)"},
     "SAB-6.14"},
};
static_assert(std::size(decisions) == static_cast<std::size_t>(Decision::count));

constexpr OptionValue power_values[] = {
    {"off", {"non", "off"}},
    {"per_round", {"une fois par tour", "once per round"}},
    {"per_game", {"une fois par partie", "once per game"}},
};
constexpr OptionValue people_values[] = {
    {"drawn", {"au hasard", "drawn"}}, {"ARG", {"Argosola", "Argosola"}},
    {"ZUG", {"Zugriga", "Zugriga"}},   {"SAN", {"Sanagal", "Sanagal"}},
    {"LUS", {"Luserna", "Luserna"}},
};
constexpr Words people_help = {"peuple choisi ou tiré au sort (SAB-2.9)",
                               "people chosen or drawn (SAB-2.9)"};

constexpr OptionSpec option_specs[] = {
    {"power",
     {"cartes POUVOIR", "POWER cards"},
     {"variante : à quel rythme la carte sert (SAB-8.7)",
      "variant: how often the card is used (SAB-8.7)"},
     power_values},
    {"people-a", {"peuple du siège A", "people of seat A"}, people_help, people_values},
    {"people-b", {"peuple du siège B", "people of seat B"}, people_help, people_values},
    {"people-c", {"peuple du siège C", "people of seat C"}, people_help, people_values},
    {"people-d", {"peuple du siège D", "people of seat D"}, people_help, people_values},
};
static_assert(sizeof(Options) == 1 + std::size(option_specs));

constexpr Words seat_words[] = {{"joueur A", "player A"},
                                {"joueur B", "player B"},
                                {"joueur C", "player C"},
                                {"joueur D", "player D"}};

// In the order of Happened.
constexpr std::string_view events[] = {
    "round_begins",  "phase",         "card_turned", "power_used",  "protected_ghost",
    "curse_broke",   "cursed",        "aged",        "invoked",     "order_set",
    "bonus_taken",   "terror_gained", "terror_paid", "vp_gained",   "vp_lost",
    "gained",        "lost",          "passed",      "walked",      "tile_used",
    "mirror_used",   "ghosts_begin",  "ghost_sent",  "ghost_moved", "ghost_back",
    "portal_paid",   "settled",       "fought",      "turned_away", "thrown_out",
    "reappeared",    "burnt",         "robbed",      "fed",         "starved",
    "region_scored", "chimera_made",  "kept",        "game_over"};
static_assert(std::size(events) == static_cast<std::size_t>(Happened::count));

const GameInfo the_info = {
    .id = "sabbat-magica",
    .title = {"Sabbat Magica", "Sabbat Magica"},
    .seats = {2, 4},
    .options = option_specs,
    .notation = notation,
    .decisions = decisions,
    .events = events,
    .seat_names = seat_words,
    .rules = {.fr = rules_in_french, .en = rules_in_english},
    .longest_game = 4000,
};

}  // namespace

const GameInfo& SabbatMagica::info() { return the_info; }

std::optional<Refusal> SabbatMagica::refuse(const Options& options) {
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const std::uint8_t people = options.people[seat];
    if (people == 0) continue;
    if (seat >= options.seats)
      return Refusal{say({"personne n’occupe le siège {0} : son peuple ne se choisit pas",
                          "nobody has the seat {0}: its people cannot be chosen"},
                         {verbatim(seat_letters[seat])}),
                     "SAB-2.2"};
    for (Seat other = 0; other < seat; ++other)
      if (options.people[other] == people)
        return Refusal{say({"{0} et {1} ne peuvent pas jouer le même peuple : {2}",
                            "{0} and {1} cannot both play the same people: {2}"},
                           {verbatim(seat_letters[other]), verbatim(seat_letters[seat]),
                            phrase(people_words[people - 1U])}),
                       "SAB-2.9"};
  }
  return {};
}

SeatNames SabbatMagica::seat_names(const State& state) {
  SeatNames names;
  for (const Words& name : info().seat_names) names.push_back(phrase(name));
  for (Seat seat = 0; seat < state.seats(); ++seat)
    names[seat] = phrase(people_words[state.players[seat].people]);
  return names;
}

static_assert(Game<SabbatMagica>);

const AnyGame& game() {
  static const Adapter<SabbatMagica> adapter;
  return adapter;
}

}  // namespace veillee::sabbat_magica
