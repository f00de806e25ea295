// Samhain's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/samhain/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/samhain/rules_text.hpp"
#include "games/samhain/words.hpp"

namespace veillee::samhain {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr auto condition_words = in_order<Condition, Words>({
    {active, {"actif", "active"}},
    {waiting, {"appelé", "called"}},
    {exhausted, {"épuisé", "exhausted"}},
});
constexpr std::string_view piece_ids[] = {"upright", "lying"};
constexpr Words piece_words[] = {{"objet debout", "upright"}, {"objet couché", "lying"}};

constexpr ArgumentSpec card = {"card", card_ids, named<card_name>};
constexpr ArgumentSpec halves = {"card", card_ids, named<halves_name>};
constexpr ArgumentSpec side = {"side", side_ids};
constexpr ArgumentSpec object = {"object", object_ids, named_in<object_words>};
constexpr ArgumentSpec unit = {"unit", unit_ids, named<unit_name>};
constexpr ArgumentSpec bundle = {"bundle", bundle_ids, named<bundle_name>};
constexpr ArgumentSpec resource = {
    "cube", resource_ids,
    named<[](std::uint8_t value) { return count(resource_nouns[value], 1); }>};
constexpr ArgumentSpec a_track = {"track", track_ids, named<track_name>};
constexpr ArgumentSpec condition = {"member", enum_names<Condition>, named_in<condition_words>};
constexpr ArgumentSpec piece = {"posture", piece_ids, named_in<piece_words>};
constexpr ArgumentSpec some_fires = {
    "number", {}, named<[](std::uint8_t value) { return count(object_nouns[fire], value); }>};
constexpr ArgumentSpec wisps = {
    "number", {}, named<[](std::uint8_t value) { return count(wisp_noun, value); }>};
constexpr ArgumentSpec an_action = {"action", {}, named<[](std::uint8_t value) {
                                      return say(
                                          {"{0} ({1})", "{0} ({1})"},
                                          {action_name(value), phrase(side_words[side_of(value)])});
                                    }>};
constexpr ArgumentSpec bonus_of_action = {  // behind its action
    "bonus", bonus_ids,
    [](const Telling&, const std::uint8_t* value) { return bonus_name(value[-1], Bonus{*value}); }};

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    row(Do::place, "place", {card}, {"placer un membre sur {1}", "place a member on {1}"}),
    row(Do::track, "track", {side}, by_game),
    row(Do::activate, "activate", {card, maybe(card)}, by_game),
    row(Do::develop, "develop", {}, by_game),
    row(Do::pass, "pass", {}, {"passer", "pass"}),
    row(Do::use, "use", {object}, by_game),
    row(Do::go_on, "go on", {}, {"activer la carte", "activate the card"}),
    row(Do::end_turn, "end turn", {}, {"finir le tour", "end the turn"}),
    row(Do::perform, "perform", {side}, by_game),
    row(Do::wisp, "wisp", {},
        {"prendre un feu follet (action impossible)", "take a wisp (the action is impossible)"}),
    row(Do::pay, "pay", {unit}, {"payer {1}", "pay {1}"}),
    row(Do::bonus, "bonus", {{"bonus", bonus_ids}}, by_game),
    row(Do::spend, "spend", {bundle}, {"payer {1}", "pay {1}"}),
    row(Do::devote, "devote", {a_track, maybe(a_track)}, by_game),
    row(Do::give, "give", {seat_argument}, {"donner le feu follet à {1}", "give the wisp to {1}"}),
    row(Do::kill, "kill", {seat_argument, card, condition},
        {"tuer le membre {3} de {1} sur {2}", "kill {1}'s {3} member on {2}"}),
    row(Do::step, "step", {halves, condition, card},
        {"déplacer le membre {2} de {1} à {3}", "move the {2} member from {1} to {3}"}),
    row(Do::steal, "steal", {seat_argument, object, piece},
        {"voler {2} à {1} ({3})", "steal {2} from {1} ({3})"}),
    row(Do::revive, "revive", {seat_argument},
        {"ranimer un membre de {1}", "revive a member of {1}"}),
    row(Do::exhaust, "exhaust", {seat_argument, card, condition},
        {"épuiser le membre {3} de {1} sur {2}", "exhaust {1}'s {3} member on {2}"}),
    row(Do::take, "take", {resource}, {"prendre {1}", "take {1}"}),
    row(Do::worship, "worship", {a_track}, {"gagner 1 PA sur {1}", "gain 1 worship on {1}"}),
    row(Do::weaken, "weaken", {seat_argument, a_track},
        {"faire perdre 1 PA à {1} sur {2}", "make {1} lose 1 worship on {2}"}),
    row(Do::pick, "pick", {card, condition},
        {"échanger votre membre {2} sur {1}", "swap your {2} member on {1}"}),
    row(Do::swap, "swap", {seat_argument, card, condition},
        {"contre le membre {3} de {1} sur {2}", "for {1}'s {3} member on {2}"}),
    row(Do::gain, "gain", {unit}, {"gagner {1}", "gain {1}"}),
    row(Do::fires, "fires", {some_fires}, {"utiliser {1}", "use {1}"}),
    row(Do::bury, "bury", {card, condition},
        {"sacrifier votre membre {2} sur {1}", "sacrifice your {2} member on {1}"}),
    row(Do::bury_marker, "bury-marker", {a_track}, by_game),
    row(Do::copy, "copy", {card, side}, by_game),
    row(Do::decline, "decline", {}, {"ne pas copier l’action", "do not copy the action"}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    row(Decision::place, "SAM-2.20",
        {"{0}, placez un membre : sur quelle carte ?", "{0}, place a member: on which card?"}),
    row(Decision::choose_track, "SAM-2.22",
        {"{0}, choisissez la piste Lumière ou Ténèbres.",
         "{0}, choose the Light or the Dark track."}),
    row(Decision::main_action, "SAM-3.7",
        {"{0}, que faites-vous à votre tour ?", "{0}, what do you do on your turn?"}),
    row(Decision::before_activation, "SAM-7.6",
        {"{0}, activez la carte, ou utilisez d’abord un objet.",
         "{0}, activate the card, or use an object first."}),
    row(Decision::slot, "SAM-4.33",
        {"{0}, que fait votre membre activé ?", "{0}, what does your activated member do?"}),
    row(Decision::pay, "SAM-3.20", {"{0}, avec quoi payez-vous ?", "{0}, what do you pay with?"}),
    row(Decision::bonus, "SAM-4.35",
        {"{0}, quel bonus prenez-vous pour la répétition ?",
         "{0}, which bonus do you take for repeating?"}),
    row(Decision::spend, "SAM-4.34",
        {"{0}, avec quoi payez-vous l’action ?", "{0}, what do you pay the action with?"}),
    row(Decision::give, "SAM-5.4a",
        {"{0}, à qui donnez-vous le feu follet ?", "{0}, whom do you give the wisp to?"}),
    row(Decision::kill, "SAM-5.0a",
        {"{0}, quel membre tuez-vous ?", "{0}, which member do you kill?"}),
    row(Decision::move, "SAM-5.7a",
        {"{0}, lequel de vos membres déplacez-vous, et où ?",
         "{0}, which of your members do you move, and where?"}),
    row(Decision::steal, "SAM-5.10a",
        {"{0}, quel objet volez-vous ?", "{0}, which object do you steal?"}),
    row(Decision::revive, "SAM-5.11a",
        {"{0}, de qui ranimez-vous un membre ?", "{0}, whose member do you revive?"}),
    row(Decision::revive_place, "SAM-5.11c",
        {"{0}, sur quelle carte le ranimez-vous ?", "{0}, on which card do you revive it?"}),
    row(Decision::exhaust, "SAM-5.16a",
        {"{0}, quel membre épuisez-vous ?", "{0}, which member do you exhaust?"}),
    row(Decision::take, "SAM-5.19a",
        {"{0}, quel cube prenez-vous ?", "{0}, which cube do you take?"}),
    row(Decision::worship, "SAM-5.20a",
        {"{0}, sur quelle piste gagnez-vous 1 PA ?", "{0}, on which track do you gain 1 worship?"}),
    row(Decision::weaken, "SAM-5.22a",
        {"{0}, qui perd 1 PA, et sur quelle piste ?",
         "{0}, who loses 1 worship, and on which track?"}),
    row(Decision::swap_own, "SAM-5.28a",
        {"{0}, lequel de vos membres échangez-vous ?", "{0}, which of your members do you swap?"}),
    row(Decision::swap_other, "SAM-5.28a",
        {"{0}, contre quel membre adverse l’échangez-vous ?",
         "{0}, for which opponent's member do you swap it?"}),
    row(Decision::develop, "SAM-4.48",
        {"{0}, sur quelle carte développez-vous votre clan ?",
         "{0}, on which card do you develop your clan?"}),
    row(Decision::after_main_action, "SAM-7.6",
        {"{0}, finissez le tour, ou utilisez un objet.", "{0}, end the turn, or use an object."}),
    row(Decision::horn, "SAM-7.11",
        {"{0}, quel membre la corne déplace-t-elle, et où ?",
         "{0}, which member does the horn move, and where?"}),
    row(Decision::rune, "SAM-7.15",
        {"{0}, quel cube la rune donne-t-elle ?", "{0}, which cube does the rune give?"}),
    row(Decision::sickle_pay, "SAM-7.17",
        {"{0}, que payez-vous par la faucille ?", "{0}, what do you pay by the sickle?"}),
    row(Decision::sickle_gain, "SAM-7.17",
        {"{0}, que gagnez-vous par la faucille ?", "{0}, what do you gain by the sickle?"}),
    row(Decision::fires, "SAM-8.5",
        {"{0}, combien de feux sacrés utilisez-vous ?", "{0}, how many sacred fires do you use?"}),
    row(Decision::bury, "SAM-8.6",
        {"{0}, qui sacrifiez-vous aux feux follets ?", "{0}, whom do you sacrifice to the wisps?"}),
    row(Decision::counteraction, "SAM-10.8",
        {"{0}, copiez-vous l’action pour 1 PM ?",
         "{0}, do you copy the action for 1 multiple point?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

constexpr Words gains = {"{0} gagne {1}", "{0} gains {1}"};
constexpr Words pays = {"{0} paie {1}", "{0} pays {1}"};
constexpr Words loses = {"{0} perd {1}", "{0} loses {1}"};

constexpr Sum cubes = {[](const Telling&, const std::uint8_t* value, long long n) {
                         return count(resource_nouns[*value], n);
                       },
                       1};
constexpr Sum points = {
    [](const Telling&, const std::uint8_t*, long long n) { return count(vp_noun, n); }, 0};
constexpr auto counted_worship = [](const Telling&, const std::uint8_t* value, long long n) {
  return worship_on(*value, n);
};
constexpr Sum gained_worship = {counted_worship, Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum lost_worship = {counted_worship, Sum::each_counts_one, Sum::Welcome::no};
constexpr Sum objects = {[](const Telling&, const std::uint8_t* value, long long n) {
  return count(object_nouns[*value], n);
}};
constexpr auto counted_wisps = [](const Telling&, const std::uint8_t*, long long n) {
  return count(wisp_noun, n);
};
constexpr Sum tracks = {
    [](const Telling&, const std::uint8_t* value, long long) { return track_name(*value); }};

constexpr auto events = event_table<Happened>({
    row(Happened::placed, {"{0} place un membre sur {1}", "{0} places a member on {1}"}, {card},
        Motion::appear),
    row(Happened::chose_activation, by_game, {card, card}, Motion::move),
    row(Happened::activation, {"{0} active {1}", "{0} activates {1}"}, {card}),
    row(Happened::performs, {"{0} accomplit {1}", "{0} performs {1}"}, {an_action}),
    row(Happened::repeats, {"{0} répète {1} : {2}", "{0} repeats {1}: {2}"},
        {an_action, bonus_of_action}),
    row(Happened::copies,
        {"{0} copie {1} avec son membre sur {2}", "{0} copies {1} with the member on {2}"},
        {an_action, card}),
    row(Happened::worship_gained, gains, {a_track}, Motion::move, Badge::seat, gained_worship),
    row(Happened::worship_lost, loses, {a_track}, Motion::move, Badge::seat, lost_worship),
    row(Happened::worship_paid, pays, {a_track}, Motion::move, Badge::seat, lost_worship),
    row(Happened::cubes_gained, gains, {resource, number_argument}, Motion::gain, Badge::seat,
        cubes),
    row(Happened::cubes_paid, pays, {resource, number_argument}, Motion::lose, Badge::seat, cubes),
    row(Happened::vp_gained, gains, {number_argument}, Motion::gain, Badge::seat, points),
    row(Happened::vp_paid, pays, {number_argument}, Motion::lose, Badge::seat, points),
    row(Happened::wisp_taken, gains, {}, Motion::gain, Badge::seat,
        {counted_wisps, Sum::each_counts_one, Sum::Welcome::no}),
    row(Happened::wisps_paid, pays, {wisps}, Motion::lose, Badge::seat,
        {counted_wisps, 0, Sum::Welcome::yes}),
    row(Happened::wisp_given, {"{0} donne un feu follet à {1}", "{0} gives a wisp to {1}"},
        {seat_argument}, Motion::lose),
    row(Happened::object_gained, gains, {object}, Motion::appear, Badge::seat, objects),
    row(Happened::object_stolen, {"{0} vole {1} à {2}", "{0} steals {1} from {2}"},
        {object, seat_argument}, Motion::move),
    row(Happened::object_used, {"{0} utilise {1}", "{0} uses {1}"}, {object}, Motion::turn),
    row(Happened::member_moved,
        {"un membre {3} de {0} va de {1} à {2}", "{0}'s {3} member goes from {1} to {2}"},
        {halves, card, condition}, Motion::move),
    row(Happened::member_exhausted,
        {"{2} épuise un membre de {0} sur {1}", "{2} exhausts {0}'s member on {1}"},
        {card, seat_argument}, Motion::turn, Badge::second),
    row(Happened::members_swapped,
        {"{0} échange son membre sur {1} contre celui de {2} sur {3}",
         "{0} swaps the member on {1} for {2}'s on {3}"},
        {card, seat_argument, card}, Motion::move),
    row(Happened::member_killed,
        {"{2} tue un membre de {0} sur {1}", "{2} kills {0}'s member on {1}"},
        {card, seat_argument}, Motion::move, Badge::second),
    row(Happened::member_sacrificed,
        {"{0} sacrifie un membre sur {1}", "{0} sacrifices a member on {1}"}, {card}, Motion::move),
    row(Happened::marker_sacrificed,
        {"{0} sacrifie son membre de {1}", "{0} sacrifices the member on {1}"}, {a_track},
        Motion::move),
    row(Happened::graveyard_emptied,
        {"le cimetière est plein : tous les morts rentrent chez eux",
         "the graveyard is full: all the dead go home"},
        {}, Motion::vanish, Badge::none),
    row(Happened::member_revived,
        {"{2} ranime un membre de {0} sur {1}", "{2} revives {0}'s member on {1}"},
        {card, seat_argument}, Motion::move, Badge::second),
    row(Happened::developed, {"{0} développe son clan sur {1}", "{0} develops the clan on {1}"},
        {card}, Motion::appear),
    row(Happened::passed, {"{0} passe", "{0} passes"}),
    row(Happened::event_begins,
        {"{0} a pris le dernier feu follet : l’événement commence",
         "{0} took the last wisp: the wisp event begins"},
        {}, Motion::notice, Badge::none),
    row(Happened::wisps_counted, {"{0} a {1}", "{0} has {1}"}, {wisps}),
    row(Happened::fires_used, {"{0} utilise {1}", "{0} uses {1}"}, {some_fires}, Motion::turn),
    row(Happened::wisps_put_back,
        {"{0} remet {1} dans la réserve", "{0} puts {1} back into the reserve"}, {wisps},
        Motion::lose),
    row(Happened::track_scored, {"{0} mène {1} : +{2} PV", "{0} leads {1}: +{2} VP"}, {a_track},
        Motion::gain, Badge::seat, tracks),
    row(Happened::round_begins, {"manche {1} ; {0} commence", "round {1}; {0} begins"},
        {number_argument}, Motion::notice, Badge::none),
    row(Happened::club_passed, {"la massue passe à {0}", "the club goes to {0}"}, {}, Motion::move,
        Badge::none),
    row(Happened::game_over, {"la partie est finie", "the game is over"}, {}, Motion::notice,
        Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

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

// By enum Source.
constexpr auto sources = in_order<Source, Words>({
    {Source::tracks, {"pistes menées", "tracks led"}},
    {Source::offerings, {"offrandes de cubes", "offerings of cubes"}},
    {Source::objects, {"objets", "objects"}},
    {Source::wisps, {"feux follets cédés", "wisps given away"}},
    {Source::attacks, {"attaques", "attacks"}},
    {Source::revivals, {"morts ranimés", "the dead revived"}},
    {Source::omens, {"présages", "omens"}},
    {Source::sickles, {"faucilles", "sickles"}},
    {Source::spent, {"PV dépensés", "VP spent"}},
});

constexpr std::string_view computers[] = {"Brigid", "Conall",  "Niamh",   "Oisín",
                                          "Aífe",   "Cathbad", "Deirdre", "Fergus"};

constexpr Words colours[] = {
    {"Rouge", "Red"}, {"Violet", "Violet"}, {"Vert", "Green"}, {"Noir", "Black"}};

const GameInfo the_info = {
    .id = "samhain",
    .title = {"Samhain", "Samhain"},
    .about =
        {"Menez un clan celte de carte en carte: chaque carte que vous activez fait aussi agir "
         "les autres qui s'y trouvent. Priez cinq dieux aux deux visages, Lumière et Ténèbres, "
         "et gardez-vous des feux follets.",
         "Lead a Celtic clan from card to card: whatever card you activate lets the others who "
         "stand there act as well. Worship five gods with two faces, Light and Dark, and beware "
         "of the wisps."},
    .seats = {2, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = colours,
    .computer_names = computers,
    .sources = sources,
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
