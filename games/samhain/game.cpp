// Samhain's entry in the register: options, notation, decisions, names.
#include "games/samhain/game.hpp"

#include "engine/adapter.hpp"
#include "games/samhain/rules_text.hpp"

namespace veillee::samhain {

namespace {

constexpr std::string_view condition_ids[] = {"active", "waiting", "exhausted"};
constexpr std::string_view piece_ids[] = {"upright", "lying"};

const ArgumentSpec card = {card_ids};
const ArgumentSpec card_or_none = {card_ids, true};
const ArgumentSpec side = {side_ids};
const ArgumentSpec object = {object_ids};
const ArgumentSpec unit = {unit_ids};
const ArgumentSpec resource = {resource_ids};
const ArgumentSpec a_track = {track_ids};
const ArgumentSpec track_or_none = {track_ids, true};
const ArgumentSpec seat = {seat_letters};
const ArgumentSpec condition = {condition_ids};

const ArgumentSpec takes_card[] = {card};
const ArgumentSpec takes_side[] = {side};
const ArgumentSpec takes_activation[] = {card, card_or_none};
const ArgumentSpec takes_object[] = {object};
const ArgumentSpec takes_unit[] = {unit};
const ArgumentSpec takes_bonus[] = {{bonus_ids}};
const ArgumentSpec takes_bundle[] = {{bundle_ids}};
const ArgumentSpec takes_devotion[] = {a_track, track_or_none};
const ArgumentSpec takes_seat[] = {seat};
const ArgumentSpec takes_member[] = {seat, card, condition};
const ArgumentSpec takes_step[] = {card, condition, card};
const ArgumentSpec takes_piece[] = {seat, object, {piece_ids}};
const ArgumentSpec takes_resource[] = {resource};
const ArgumentSpec takes_track[] = {a_track};
const ArgumentSpec takes_seat_track[] = {seat, a_track};
const ArgumentSpec takes_own_member[] = {card, condition};
const ArgumentSpec takes_number[] = {{}};
const ArgumentSpec takes_copy[] = {card, side};

// In the order of Do.
const ActionSpec notation[] = {
    {"place", takes_card},
    {"track", takes_side},
    {"activate", takes_activation},
    {"develop", {}},
    {"pass", {}},
    {"use", takes_object},
    {"go on", {}},
    {"end turn", {}},
    {"perform", takes_side},
    {"wisp", {}},
    {"pay", takes_unit},
    {"bonus", takes_bonus},
    {"spend", takes_bundle},
    {"devote", takes_devotion},
    {"give", takes_seat},
    {"kill", takes_member},
    {"step", takes_step},
    {"steal", takes_piece},
    {"revive", takes_seat},
    {"exhaust", takes_member},
    {"take", takes_resource},
    {"worship", takes_track},
    {"weaken", takes_seat_track},
    {"pick", takes_own_member},
    {"swap", takes_member},
    {"gain", takes_unit},
    {"fires", takes_number},
    {"bury", takes_own_member},
    {"bury-marker", takes_track},
    {"copy", takes_copy},
    {"decline", {}},
};
static_assert(std::size(notation) == static_cast<std::size_t>(Do::count));

// In the order of Decision.
constexpr DecisionSpec decisions[] = {
    {"place",
     {"{0} : placer un membre sur une carte", "{0}: place a member on a card"},
     "SAM-2.20"},
    {"choose_track", {"{0} : piste Lumière ou Ténèbres", "{0}: Light or Dark track"}, "SAM-2.22"},
    {"main_action", {"{0} : l’action du tour", "{0}: the action of the turn"}, "SAM-3.7"},
    {"before_activation",
     {"{0} : activer la carte, ou d’abord un objet", "{0}: activate the card, or an object first"},
     "SAM-7.6"},
    {"slot",
     {"{0} : que fait le membre activé", "{0}: what the activated member does"},
     "SAM-4.33"},
    {"pay", {"{0} : payer 1 PM avec", "{0}: pay 1 PM with"}, "SAM-3.20"},
    {"bonus", {"{0} : bonus de répétition", "{0}: bonus for repeating"}, "SAM-4.35"},
    {"spend", {"{0} : avec quoi payer l’action", "{0}: what to pay the action with"}, "SAM-4.34"},
    {"give", {"{0} : à qui donner le feu follet", "{0}: who gets the wisp"}, "SAM-5.4a"},
    {"kill", {"{0} : quel membre tuer", "{0}: which member to kill"}, "SAM-5.0a"},
    {"move", {"{0} : déplacer un de ses membres", "{0}: move one of your members"}, "SAM-5.7a"},
    {"steal", {"{0} : quel objet voler", "{0}: which object to steal"}, "SAM-5.10a"},
    {"revive", {"{0} : qui ranimer", "{0}: whom to revive"}, "SAM-5.11a"},
    {"revive_place",
     {"{0} : sur quelle carte le ranimer", "{0}: on which card to revive it"},
     "SAM-5.11c"},
    {"exhaust", {"{0} : quel membre épuiser", "{0}: which member to exhaust"}, "SAM-5.16a"},
    {"take", {"{0} : quel cube prendre", "{0}: which cube to take"}, "SAM-5.19a"},
    {"worship",
     {"{0} : sur quelle piste gagner 1 PA", "{0}: on which track to gain 1 worship"},
     "SAM-5.20a"},
    {"weaken", {"{0} : qui perd 1 PA, et où", "{0}: who loses 1 worship, and where"}, "SAM-5.22a"},
    {"swap_own",
     {"{0} : quel membre à soi échanger", "{0}: which own member to swap"},
     "SAM-5.28a"},
    {"swap_other",
     {"{0} : avec quel membre adverse", "{0}: with which opponent's member"},
     "SAM-5.28a"},
    {"develop",
     {"{0} : sur quelle carte se développer", "{0}: on which card to develop"},
     "SAM-4.48"},
    {"after_main_action",
     {"{0} : finir le tour, ou un objet", "{0}: end the turn, or use an object"},
     "SAM-7.6"},
    {"horn",
     {"{0} : quel membre la corne déplace", "{0}: which member the horn moves"},
     "SAM-7.11"},
    {"rune", {"{0} : quel cube donne la rune", "{0}: which cube the rune gives"}, "SAM-7.15"},
    {"sickle_pay",
     {"{0} : que donner à la faucille", "{0}: what to give for the sickle"},
     "SAM-7.17"},
    {"sickle_gain",
     {"{0} : que gagner par la faucille", "{0}: what to gain by the sickle"},
     "SAM-7.17"},
    {"fires",
     {"{0} : combien de feux sacrés utiliser", "{0}: how many sacred fires to use"},
     "SAM-8.5"},
    {"bury",
     {"{0} : qui sacrifier aux feux follets", "{0}: whom to sacrifice to the wisps"},
     "SAM-8.6"},
    {"counteraction", {"{0} : copier l’action ou non", "{0}: copy the action or not"}, "SAM-10.8"},
};
static_assert(std::size(decisions) == static_cast<std::size_t>(Decision::count));

constexpr OptionSpec option_specs[] = {
    {"easy",
     {"mise en place facile", "easy set-up"},
     {"village en ordre, membres placés (SAM-10.1)", "village in order, members placed (SAM-10.1)"},
     off_on},
    {"counteraction",
     {"contrepartie", "counteraction"},
     {"copier l’action d’un adversaire (SAM-10.7)", "copy an opponent's action (SAM-10.7)"},
     off_on},
    {"open-screens",
     {"écrans ouverts", "open screens"},
     {"cubes et feux follets visibles de tous (SAM-10.16)",
      "cubes and wisps visible to all (SAM-10.16)"},
     off_on},
};
static_assert(sizeof(Options) == 1 + std::size(option_specs));

constexpr Words colours[] = {
    {"Rouge", "Red"}, {"Violet", "Violet"}, {"Vert", "Green"}, {"Noir", "Black"}};

// In the order of Happened.
constexpr std::string_view events[] = {"placed",
                                       "chose_activation",
                                       "activation",
                                       "performs",
                                       "repeats",
                                       "copies",
                                       "worship_gained",
                                       "worship_lost",
                                       "cubes_gained",
                                       "cubes_paid",
                                       "vp_gained",
                                       "vp_paid",
                                       "wisp_taken",
                                       "wisps_paid",
                                       "wisp_given",
                                       "object_gained",
                                       "object_stolen",
                                       "object_used",
                                       "member_moved",
                                       "member_exhausted",
                                       "members_swapped",
                                       "member_killed",
                                       "member_sacrificed",
                                       "marker_sacrificed",
                                       "graveyard_emptied",
                                       "member_revived",
                                       "developed",
                                       "passed",
                                       "event_begins",
                                       "wisps_counted",
                                       "fires_used",
                                       "wisps_put_back",
                                       "track_scored",
                                       "round_begins",
                                       "club_passed",
                                       "game_over"};
static_assert(std::size(events) == static_cast<std::size_t>(Happened::count));

const GameInfo the_info = {
    .id = "samhain",
    .title = {"Samhain", "Samhain"},
    .seats = {2, 4},
    .options = option_specs,
    .notation = notation,
    .decisions = decisions,
    .events = events,
    .seat_names = colours,
    .rules = {.fr = rules_in_french, .en = rules_in_english},
    .longest_game = 4000,
};

}  // namespace

const GameInfo& Samhain::info() { return the_info; }

static_assert(Game<Samhain>);

const AnyGame& game() {
  static const Adapter<Samhain> adapter;
  return adapter;
}

}  // namespace veillee::samhain
