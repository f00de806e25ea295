// Sabbat Magica's entry in the register: options, and the tables of its actions, decisions and
// events.
#include "games/sabbat_magica/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/sabbat_magica/rules_text.hpp"
#include "games/sabbat_magica/words.hpp"

namespace veillee::sabbat_magica {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr std::string_view canteen_ids[] = {"without-canteen"};
constexpr std::string_view slot_ids[] = {"1", "2", "3", "4"};
constexpr std::string_view store_ids[] = {"2h", "1h"};
constexpr auto phase_words = in_order<Phase, Words>({
    {Phase::a1, {"malédiction", "curse"}},
    {Phase::a2, {"invocation", "invocation"}},
    {Phase::a3, {"bonus du tour", "round bonus"}},
    {Phase::b, {"manigances", "schemes"}},
    {Phase::c1, {"nourriture", "food"}},
    {Phase::c2, {"points des régions", "points of the regions"}},
    {Phase::c3, {"homologation", "homologation"}},
});

constexpr ArgumentSpec place = {"place", place_ids, named_in<place_words>};
constexpr ArgumentSpec resource = {"kind", resource_ids,
                                   named<[](std::uint8_t kind) { return amount(kind, 1); }>};
constexpr ArgumentSpec some_resources = {
    "kind", resource_ids,
    named<[](std::uint8_t kind) { return phrase(resource_nouns[kind].many); }>};
constexpr ArgumentSpec amount_of = {  // before its number
    "kind", resource_ids,
    [](const Telling&, const std::uint8_t* value) { return amount(value[0], value[1]); }};
constexpr ArgumentSpec square = {
    "square", square_ids, [](const Telling&, const std::uint8_t* value) {
      return *value == outside ? Phrase{} : verbatim(square_ids[*value]);
    }};
constexpr ArgumentSpec power = {"power", power_ids, named_in<power_words>};
constexpr ArgumentSpec power_with_effect = {
    "power", power_ids, named<[](std::uint8_t card) {
      return say({"{0} : {1}", "{0}: {1}"},
                 {phrase(power_words[card]), phrase(power_effects[card])});
    }>};
constexpr ArgumentSpec mirror = {"mirror", mirror_ids, named<mirror_name>};
constexpr ArgumentSpec tile = {"tile", tile_ids, named<tile_name>};
constexpr ArgumentSpec store = {"store", store_ids, named_in<store_words>};
constexpr ArgumentSpec ghosts = {"number", {}, named<ghosts_name>};
constexpr ArgumentSpec terror_spent = {
    "number", {}, named<[](std::uint8_t n) { return count(terror_noun, n); }>};
constexpr ArgumentSpec origin = {
    "place", place_ids, named<[](std::uint8_t from) {
      return phrase(from == no_arg ? Words{"le pont-levis", "the drawbridge"} : place_words[from]);
    }>};
constexpr ArgumentSpec order = {  // of all seats
    "seat", seat_letters, [](const Telling& telling, const std::uint8_t* value) {
      std::vector<Phrase> seats;
      for (; *value != no_arg && seats.size() < max_seats; ++value)
        seats.push_back(telling.names[*value]);
      return enumeration(seats.data(), seats.size());
    }};
constexpr ArgumentSpec gems = {  // of both stores
    "number",
    {},
    [](const Telling&, const std::uint8_t* value) { return amount(gem, value[0] + value[1]); }};
constexpr ArgumentSpec phase = {"phase", {}, named_in<phase_words>};
constexpr ArgumentSpec time_card = {
    "time", time_card_ids, named<[](std::uint8_t card) {
      return say({"{0} ({1} actions)", "{0} ({1} actions)"},
                 {phrase(time_cards[card].name), number(time_cards[card].actions)});
    }>};
constexpr ArgumentSpec slot = {  // before its time card
    "slot", slot_ids, [](const Telling&, const std::uint8_t* value) {
      return slot_name(time_cards[value[1]].slots[value[0]]);
    }};
constexpr ArgumentSpec payment = {  // before the whole cost
    "payment", payment_ids,
    [](const Telling&, const std::uint8_t* value) { return payment_name(value[1], value[0]); }};

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    row(Do::protect, "protect", {place}, {"protéger le fantôme à {1}", "protect the ghost at {1}"}),
    row(Do::split, "split", {number_argument, {"canteen", canteen_ids, nullptr, true}}, by_game),
    row(Do::bonus, "bonus", {{"slot", slot_ids}}, by_game),
    row(Do::take, "take", {resource}, {"prendre {1}", "take {1}"}),
    row(Do::power, "power", {power_with_effect}, {"POUVOIR {1}", "POWER {1}"}),
    row(Do::walk, "walk", {square}, by_game),
    row(Do::fly, "fly", {square}, by_game),
    row(Do::ghosts, "ghosts", {}, {"déplacer les fantômes", "move the ghosts"}),
    row(Do::pass, "pass", {}, {"passer", "pass"}),
    row(Do::tile, "tile", {}, by_game),
    row(Do::mirror, "mirror", {mirror}, by_game),
    row(Do::nothing, "nothing", {}, {"ne rien utiliser", "use nothing"}),
    row(Do::discard, "discard", {resource, store}, by_game),
    row(Do::give, "give", {some_resources}, {"donner des {1}", "give {1}"}),
    row(Do::from_2h, "from 2h", {number_argument},
        {"en prendre {1} de la réserve de deux heures", "take {1} from the two-hour store"}),
    row(Do::from_1h, "from 1h", {number_argument},
        {"en prendre {1} de la réserve d’une heure", "take {1} from the one-hour store"}),
    row(Do::receive, "receive", {amount_of, number_argument}, {"recevoir {1}", "receive {1}"}),
    row(Do::haunt, "haunt", {seat_argument, resource},
        {"donner {2} à {1}, pour une heure", "give {1} {2}, for one hour"}),
    row(Do::send, "send", {place}, by_game),
    row(Do::teleport, "teleport", {place},
        {"Téléportation : envoyer un fantôme à {1} sans payer",
         "Teleportation: send a ghost to {1} without paying"}),
    row(Do::move, "move", {place, place},
        {"déplacer un fantôme de {1} à {2}", "move a ghost from {1} to {2}"}),
    row(Do::back, "back", {place},
        {"ramener un fantôme de {1} au pont-levis",
         "bring a ghost back from {1} to the drawbridge"}),
    row(Do::end_action, "end action", {}, {"finir l’action", "end the action"}),
    row(Do::pay, "pay", {{"payment", payment_ids}}, by_game),
    row(Do::settle, "settle", {}, {"s’installer", "settle"}),
    row(Do::fight, "fight", {}, by_game),
    row(Do::leave, "leave", {}, {"être refoulé au cimetière", "be turned away to the graveyard"}),
    row(Do::draw, "draw", {resource, resource}, by_game),
    row(Do::reappear, "reappear", {place}, {"réapparaître à {1}", "reappear at {1}"}),
    row(Do::starve, "starve", {place},
        {"laisser sans nourriture le fantôme à {1}", "leave the ghost at {1} unfed"}),
    row(Do::starve_on_bridge, "starve-on-bridge", {},
        {"laisser sans nourriture un fantôme du pont-levis",
         "leave a ghost of the drawbridge unfed"}),
    row(Do::keep, "keep", {maybe(resource), maybe(resource)}, by_game),
    row(Do::go_on, "go on", {}, {"continuer", "go on"}),
    row(Do::decline, "decline", {}, {"ne pas utiliser le POUVOIR", "do not use the POWER"}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    row(Decision::secret_area, "SAB-8.18",
        {"{0}, protégez-vous un fantôme par la Zone secrète ?",
         "{0}, do you protect a ghost by the Secret area?"}),
    row(Decision::split, "SAB-3.18",
        {"{0}, combien de fantômes envoyez-vous au pont-levis ?",
         "{0}, how many ghosts do you send to the drawbridge?"}),
    row(Decision::bonus, "SAB-3.27",
        {"{0}, quel bonus de la carte temps prenez-vous ?",
         "{0}, which bonus of the time card do you take?"}),
    row(Decision::bonus_resource, "SAB-3.32",
        {"{0}, quelle ressource prenez-vous ?", "{0}, which resource do you take?"}),
    row(Decision::window, "SAB-8.16",
        {"{0}, utilisez la Luxuriance, ou continuez.", "{0}, use Luxuriance, or go on."}),
    row(Decision::scheme, "SAB-3.35",
        {"{0}, déplacez votre magicien, ou vos fantômes.",
         "{0}, move your magician, or your ghosts."}),
    row(Decision::effect, "SAB-4.6",
        {"{0}, utilisez la tuile, un miroir, ou rien.",
         "{0}, use the tile, a mirror, or nothing."}),
    row(Decision::terrorise, "SAB-4.14",
        {"{0}, quelle ressource donnez-vous au terrorisator ?",
         "{0}, which resource do you discard for the terrorisator?"}),
    row(Decision::give_kind, "SAB-4.15",
        {"{0}, quelle ressource donnez-vous à l’éprouvette ?",
         "{0}, which resource do you give to the test tube?"}),
    row(Decision::give_from_2h, "SAB-4.15",
        {"{0}, combien en donnez-vous de la réserve de deux heures ?",
         "{0}, how many of them do you give from the two-hour store?"}),
    row(Decision::give_from_1h, "SAB-4.15",
        {"{0}, combien en donnez-vous de la réserve d’une heure ?",
         "{0}, how many of them do you give from the one-hour store?"}),
    row(Decision::receive, "SAB-4.16",
        {"{0}, combien en recevez-vous ?", "{0}, how many do you receive?"}),
    row(Decision::after_effect, "SAB-8.11",
        {"{0}, utilisez un POUVOIR, ou finissez l’action.",
         "{0}, use a POWER, or end the action."}),
    row(Decision::again, "SAB-8.22",
        {"{0}, quel miroir le Doppelgänger utilise-t-il ?",
         "{0}, which mirror does the Doppelgänger use?"}),
    row(Decision::haunt, "SAB-8.17",
        {"{0}, quelle ressource l’Apparition impose-t-elle ?",
         "{0}, which resource does the Apparition add?"}),
    row(Decision::ghost, "SAB-5.1",
        {"{0}, déplacez un fantôme, ou finissez l’action.",
         "{0}, move a ghost, or end the action."}),
    row(Decision::pay, "SAB-5.13",
        {"{0}, de quelles réserves payez-vous le portail ?",
         "{0}, from which stores do you pay the portal?"}),
    row(Decision::arrival, "SAB-5.17",
        {"{0}, que fait le fantôme qui arrive ?", "{0}, what does the arriving ghost do?"}),
    row(Decision::luxuriance, "SAB-8.15",
        {"{0}, quelles deux ressources prenez-vous ?", "{0}, which two resources do you take?"}),
    row(Decision::immortality, "SAB-8.29",
        {"{0}, votre sbire réapparaît-il, et où ?", "{0}, does your minion reappear, and where?"}),
    row(Decision::unfed, "SAB-3.42",
        {"{0}, quel fantôme reste sans nourriture ?", "{0}, which ghost goes unfed?"}),
    row(Decision::keep, "SAB-6.14",
        {"{0}, que gardez-vous de ce lot grâce à l’alchimiste ?",
         "{0}, what do you keep of this set thanks to the alchemist?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

constexpr Words gains = {"{0} gagne {1}", "{0} gains {1}"};
constexpr Words loses = {"{0} perd {1}", "{0} loses {1}"};

constexpr auto counted_terror = [](const Telling&, const std::uint8_t*, long long n) {
  return count(terror_noun, n);
};
constexpr auto points = [](const Telling&, const std::uint8_t*, long long n) {
  return count(vp_noun, n);
};
// What comes in comes fresh unless something is said.
constexpr Sum into_store = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      if (value[2] == h2) return amount(value[0], n);
      return say({"{0} dans {1}", "{0} in {1}"}, {amount(value[0], n), phrase(store_words[h1])});
    },
    1};
constexpr Sum out_of_store = {[](const Telling&, const std::uint8_t* value, long long n) {
                                return say({"{0} de {1}", "{0} from {1}"},
                                           {amount(value[0], n), phrase(store_words[value[2]])});
                              },
                              1};
constexpr Sum unfed_ghosts = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      if (*value == no_arg)
        return say({"{0} au pont-levis", "{0} on the drawbridge"}, {count(ghost_noun, n)});
      return say({"{0} à {1}", "{0} at {1}"}, {count(ghost_noun, n), phrase(place_words[*value])});
    },
    Sum::each_counts_one, Sum::Welcome::no};
constexpr Sum points_of_region = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"{0} à {1}", "{0} in {1}"}, {count(vp_noun, n), phrase(place_words[*value])});
    },
    1};
constexpr Sum chimeras = {
    [](const Telling&, const std::uint8_t*, long long n) { return count(chimera_noun, n); }};
constexpr Sum kept_resources = {
    [](const Telling&, const std::uint8_t* value, long long n) { return amount(*value, n); },
    Sum::each_counts_one, Sum::Welcome::yes};

constexpr auto events = event_table<Happened>({
    row(Happened::round_begins, {"tour {1}", "round {1}"}, {number_argument}, Motion::notice,
        Badge::none),
    row(Happened::phase, {"phase : {1}", "phase: {1}"}, {phase}, Motion::notice, Badge::none),
    row(Happened::card_turned, {"carte temps : {1}", "time card: {1}"}, {time_card}, Motion::turn,
        Badge::none),
    row(Happened::power_used, {"{0} utilise le POUVOIR {1}", "{0} uses the POWER {1}"}, {power}),
    row(Happened::protected_ghost,
        {"{0} protège son fantôme à {1}", "{0} protects the ghost at {1}"}, {place}),
    row(Happened::curse_broke, {"{0} rend une ressource maudite", "{0} returns a cursed resource"},
        {}, Motion::lose),
    row(Happened::cursed,
        {"ce qui restait dans la réserve d’une heure de {0} devient une ressource maudite",
         "what was left in {0}'s one-hour store becomes a cursed resource"},
        {}, Motion::turn),
    row(Happened::aged,
        {"{0} n’a plus qu’une heure pour utiliser ses ressources",
         "{0}'s resources must be used within one hour"},
        {}, Motion::move),
    row(Happened::invoked,
        {"{0} envoie {1} au pont-levis et en garde {2} au cimetière : {3} pour l’ordre du tour",
         "{0} sends {1} to the drawbridge and keeps {2} in the graveyard: {3} for the turn order"},
        {ghosts, number_argument, number_argument}, Motion::move),
    row(Happened::order_set, {"ordre du tour : {1}", "turn order: {1}"}, {order}, Motion::move,
        Badge::none),
    row(Happened::bonus_taken, {"{0} choisit un bonus : {1}", "{0} chooses a bonus: {1}"},
        {slot, time_card}),
    row(Happened::terror_gained, gains, {number_argument}, Motion::gain, Badge::seat,
        {counted_terror, 0}),
    row(Happened::terror_lost, loses, {number_argument}, Motion::lose, Badge::seat,
        {counted_terror, 0}),
    row(Happened::terror_spent, by_game, {number_argument}, Motion::lose),
    row(Happened::vp_gained, gains, {number_argument}, Motion::gain, Badge::seat, {points, 0}),
    row(Happened::vp_lost, loses, {number_argument}, Motion::lose, Badge::seat, {points, 0}),
    row(Happened::gained, {"{0} reçoit {1}", "{0} gets {1}"}, {resource, number_argument, store},
        Motion::appear, Badge::seat, into_store),
    row(Happened::lost, {"{0} défausse {1}", "{0} discards {1}"},
        {resource, number_argument, store}, Motion::vanish, Badge::seat, out_of_store),
    row(Happened::passed, {"{0} passe", "{0} passes"}),
    row(Happened::walked,
        {"le magicien de {0} va sur la case {2} ({3})", "{0}'s magician goes to square {2} ({3})"},
        {square, square, tile}, Motion::move),
    row(Happened::tile_used, by_game, {tile}),
    row(Happened::mirror_used, by_game, {mirror}, Motion::turn),
    row(Happened::ghosts_begin, {"{0} déplace ses fantômes", "{0} moves ghosts"}, {}, Motion::none),
    row(Happened::ghost_sent, by_game, {place}, Motion::move),  // told when it has arrived
    row(Happened::ghost_moved, by_game, {place, place}, Motion::move),
    row(Happened::ghost_back,
        {"un fantôme de {0} revient de {1} au pont-levis",
         "{0}'s ghost comes back from {1} to the drawbridge"},
        {place}, Motion::move),
    row(Happened::portal_paid,
        {"{0} paie le portail de {1} : {2}", "{0} pays the portal of {1}: {2}"}, {place, payment},
        Motion::move),
    row(Happened::settled,
        {"un fantôme de {0} va de {3} à {1}, en position {2}",
         "{0}'s ghost goes from {3} to {1}, into position {2}"},
        {place, number_argument, origin}, Motion::move),
    row(Happened::fought,
        {"un fantôme de {0} va de {3} à {1}, y bat {2} pour {4} et prend la position 1",
         "{0}'s ghost goes from {3} to {1}, beats {2} there for {4} and takes position 1"},
        {place, ghosts, origin, terror_spent}),
    row(Happened::took_first, by_game, {place, ghosts}, Motion::move),
    row(Happened::turned_away,
        {"un fantôme de {0} va de {2} à {1}, où il est refoulé vers le cimetière",
         "{0}'s ghost goes from {2} to {1}, where it is turned away to the graveyard"},
        {place, origin}, Motion::move),
    row(Happened::thrown_out,
        {"{2} chasse un fantôme de {0} hors de {1}", "{2} throws {0}'s ghost out of {1}"},
        {place, seat_argument}, Motion::move, Badge::second),
    row(Happened::reappeared, {"le sbire de {0} réapparaît à {1}", "{0}'s minion reappears at {1}"},
        {place}, Motion::move),
    row(Happened::burnt,
        {"{1} renvoie un fantôme de {0} du pont-levis au cimetière",
         "{1} sends {0}'s ghost from the drawbridge back to the graveyard"},
        {seat_argument}, Motion::move, Badge::first),
    row(Happened::robbed, {"{1} prend à {0} {2}", "{1} takes {2} from {0}"}, {seat_argument, gems},
        Motion::move, Badge::first),
    row(Happened::fed, by_game, {number_argument}, Motion::lose),
    row(Happened::starved, {"{0} laisse sans nourriture {1}", "{0} leaves {1} unfed"}, {place},
        Motion::move, Badge::seat, unfed_ghosts),
    row(Happened::region_scored, {"{0} marque {1}", "{0} scores {1}"}, {place, number_argument},
        Motion::gain, Badge::seat, points_of_region),
    row(Happened::chimera_made, {"{0} obtient {1}", "{0} gets {1}"}, {}, Motion::appear,
        Badge::seat, chimeras),
    row(Happened::kept, {"l’alchimiste rend {1} à {0}", "the alchemist gives {1} back to {0}"},
        {resource}, Motion::move, Badge::seat, kept_resources),
    row(Happened::game_over, {"la partie est finie", "the game is over"}, {}, Motion::notice,
        Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

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
    {"people-c", {"peuple du siège C", "people of seat C"}, people_help, people_values, 0, 3},
    {"people-d", {"peuple du siège D", "people of seat D"}, people_help, people_values, 0, 4},
};
static_assert(sizeof(Options) == 1 + std::size(option_specs));

// By enum Source.
constexpr auto sources = in_order<Source, Words>({
    {Source::regions, {"régions", "regions"}},
    {Source::fights, {"combats", "fights"}},
    {Source::turned_away, {"fantômes refoulés", "ghosts turned away"}},
    {Source::bonuses, {"bonus des cartes temps", "bonuses of time cards"}},
    {Source::hunger, {"fantômes affamés", "unfed ghosts"}},
    {Source::curses, {"malédictions", "curses"}},
});

constexpr std::string_view computers[] = {"Mélusine", "Faust",     "Viviane", "Merlin",
                                          "Lilith",   "Abramelin", "Urgande", "Maugis"};

constexpr Words seat_words[] = {{"joueur A", "player A"},
                                {"joueur B", "player B"},
                                {"joueur C", "player C"},
                                {"joueur D", "player D"}};

const GameInfo the_info = {
    .id = "sabbat-magica",
    .title = {"Sabbat Magica", "Sabbat Magica"},
    .about = {"Un concours de magie dans un manoir, en six heures: envoyez en secret vos fantômes "
              "au pont-levis, ramassez de quoi ouvrir des portails, et prenez les régions "
              "d'Helvétia avant que vos réserves ne dépérissent.",
              "A contest of magic in a manor, in six hours: send your ghosts to the drawbridge in "
              "secret, gather what opens portals, and take the regions of Helvetia before your "
              "stores wither."},
    .seats = {2, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = seat_words,
    .computer_names = computers,
    .sources = sources,
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
  SeatNames names = static_seat_names(info());
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
