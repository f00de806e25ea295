// Crazy Cup's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/crazy_cup/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/crazy_cup/rules_text.hpp"
#include "games/crazy_cup/words.hpp"
#include "games/dicium/rulebook.hpp"
#include "games/dicium/words.hpp"

namespace veillee::crazy_cup {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr ArgumentSpec use = {"use", use_ids, named<use_name>};
constexpr ArgumentSpec square = {
    "square", square_ids, [](const Telling&, const std::uint8_t* value) {
      return *value < square_count ? verbatim(square_ids[*value]) : Phrase{};
    }};
constexpr ArgumentSpec card = {
    "card", card_ids, [](const Telling& telling, const std::uint8_t* value) {
      const Options options = options_from<Options>(telling.setup);
      return *value < card_count ? deck_of(options).names[*value] : Phrase{};
    }};
constexpr ArgumentSpec tile = {"tile", tile_ids, named<tile_name>};
constexpr ArgumentSpec way = {"way", way_ids, named_in<way_words>};
constexpr ArgumentSpec racer = {"seat", racer_ids,
                                [](const Telling& telling, const std::uint8_t* value) {
                                  return telling.names[std::min(*value, neutral)];
                                }};
constexpr ArgumentSpec face = {"face", dicium::face_ids, named_in<dicium::face_words>};
// A square as it is called in sentences.
constexpr ArgumentSpec label = {"number", {}, named<label_name>};

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    dicium::keep_row<Do>,
    dicium::reroll_row<Do>,
    dicium::stop_row<Do>,
    dicium::play_row<Do>(use),
    dicium::end_actions_row<Do>,
    dicium::slot_row<Do>,
    dicium::grow_row<Do>,
    dicium::reserve_row<Do>,
    dicium::engage_row<Do>,
    row(Do::card, "card", {card}, {"jouer la carte {1}", "play the card {1}"}),
    row(Do::pass, "pass", {}, {"laisser passer", "let it pass"}),
    row(Do::forgo, "forgo", {},
        {"renoncer au test et subir l’effet", "forgo the test and suffer the effect"}),
    row(Do::way, "way", {way}, {"lancer le drone {1}", "send the drone off {1}"}),
    row(Do::step, "step", {square}, by_game),
    row(Do::halt, "halt", {}, {"s’arrêter ici", "stop here"}),
    row(Do::bump, "bump", {racer}, {"accrocher {1}", "bump {1}"}),
    row(Do::no_bump, "no bump", {}, {"n’accrocher personne", "bump nobody"}),
    row(Do::tile, "tile", {tile}, by_game),
    row(Do::draw, "draw", {},
        {"prendre la première carte de la pioche", "take the first card of the pile"}),
    row(Do::take, "take", {card}, {"prendre la carte {1}", "take the card {1}"}),
    row(Do::pair, "pair", {dicium::faces_argument<2>, dicium::further_face},
        {"défausser {1}", "discard {1}"}),
    row(Do::target, "target", {racer}, {"viser {1}", "aim at {1}"}),
    row(Do::lay, "lay", {square}, by_game),
    row(Do::turn, "turn", {face, face},
        {"tourner le dé « {1} » sur « {2} »", "turn the die \"{1}\" to \"{2}\""}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    dicium::keep_question<Decision>,
    dicium::reroll_question<Decision>,
    dicium::combine_question<Decision>,
    dicium::bonus_question<Decision>,
    dicium::reserve_question<Decision>,
    dicium::engage_question<Decision>,
    row(Decision::defend, "CUP-7.37",
        {"{0}, test de conduite : combien de dés rouges ?",
         "{0}, a driving test: how many red dice?"}),
    row(Decision::way, "CUP-9.4",
        {"{0}, dans quel sens part le drone ?", "{0}, which way does the drone set off?"}),
    row(Decision::step, "CUP-4.1", {"{0}, où roulez-vous ?", "{0}, where do you drive?"}),
    row(Decision::bump, "CUP-6.6",
        {"{0}, qui accrochez-vous au passage ?", "{0}, whom do you bump in passing?"}),
    row(Decision::tech, "CUP-5.2",
        {"{0}, quelle tuile Technologie prenez-vous ?", "{0}, which Technology tile do you take?"}),
    row(Decision::cheat, "CUP-5.6",
        {"{0}, quelle carte Triche prenez-vous ?", "{0}, which Cheat card do you take?"}),
    row(Decision::pair, "CUP-7.2",
        {"{0}, quelle paire défaussez-vous ?", "{0}, which pair do you discard?"}),
    row(Decision::target, "CUP-7.4", {"{0}, qui visez-vous ?", "{0}, at whom do you aim?"}),
    row(Decision::storm, "CUP-7.14",
        {"{0}, où posez-vous la Tornade ?", "{0}, where do you lay the Tornado?"}),
    row(Decision::die, "CUP-7.20",
        {"{0}, quel dé tournez-vous, et sur quelle face ?",
         "{0}, which die do you turn, and to which face?"}),
    row(Decision::enter, "CUP-7.18", {"{0}, jouez-vous une carte ?", "{0}, do you play a card?"}),
    row(Decision::follow, "CUP-7.8", {"{0}, jouez-vous une carte ?", "{0}, do you play a card?"}),
    row(Decision::cancel, "CUP-7.6", {"{0}, jouez-vous une carte ?", "{0}, do you play a card?"}),
    row(Decision::lose, "CUP-7.29",
        {"{0}, quelle tuile défaussez-vous ?", "{0}, which tile do you discard?"}),
    row(Decision::steal, "CUP-7.30",
        {"{0}, quelle tuile volez-vous ?", "{0}, which tile do you steal?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

constexpr auto events = event_table<Happened>({
    dicium::turn_begins_event<Happened>,
    dicium::thrown_event<Happened>,
    dicium::played_event<Happened>(use),
    dicium::reserved_event<Happened>,
    dicium::hand_grown_event<Happened>,
    dicium::bonus_gained_event<Happened>,
    dicium::attack_thrown_event<Happened>,
    dicium::defence_thrown_event<Happened>,
    dicium::fight_won_event<Happened>,
    dicium::fight_lost_event<Happened>,
    row(Happened::effect_avoided,
        {"{0} réussit son test de conduite, avec {1}", "{0} passes the driving test with {1}"},
        {number_argument}),
    row(Happened::effect_suffered,
        {"{0} rate son test de conduite, avec {1}", "{0} fails the driving test with {1}"},
        {number_argument}),
    row(Happened::way_set, {"{0} lance la course {1}", "{0} starts the race {1}"}, {way}),
    row(Happened::stepped, by_game, {square, square, number_argument}, Motion::move),
    row(Happened::tile_used, {"{0} défausse {1} et coupe", "{0} discards {1} and cuts across"},
        {tile}, Motion::lose),
    row(Happened::drove, by_game, {label, number_argument, maybe(use)}),
    row(Happened::finished,
        {"{0} franchit la ligne d’arrivée : dernier tour de table",
         "{0} crosses the finish line: this is the last round"},
        {number_argument}),
    row(Happened::bumped, {"{0} accroche {1}", "{0} bumps {1}"}, {racer}),
    row(Happened::retreated, {"{0} recule jusqu’à {3}", "{0} is sent back to {3}"},
        {square, square, label}, Motion::move),
    row(Happened::storm_stopped, {"la Tornade arrête {0} sur {1}", "the Tornado stops {0} on {1}"},
        {label}),
    row(Happened::oil_stopped,
        {"{0} glisse sur l’huile et s’arrête sur {1}", "{0} skids on the oil and stops on {1}"},
        {label}),
    row(Happened::followed, by_game, {racer, number_argument, label}),
    row(Happened::tile_taken, {"{0} prend {1}", "{0} takes {1}"}, {tile}, Motion::gain),
    row(Happened::tile_stolen, {"{0} vole {1} à {2}", "{0} steals {1} from {2}"}, {tile, racer},
        Motion::gain),
    row(Happened::tile_lost, {"{0} perd {1}", "{0} loses {1}"}, {tile}, Motion::lose),
    row(Happened::reserve_lost, {"{0} perd sa réserve : {1}", "{0} loses the reserve: {1}"},
        {dicium::faces_argument<2>, dicium::further_face}, Motion::lose),
    row(Happened::card_drawn, by_game, {card}, Motion::gain),
    row(Happened::card_taken,
        {"{0} prend la carte {1}, qui était visible", "{0} takes the card {1}, which lay open"},
        {card, number_argument}, Motion::gain),
    row(Happened::card_shown, by_game, {card, number_argument}, Motion::appear, Badge::none),
    row(Happened::card_removed,
        {"la carte {1}, sans effet en solo, quitte le jeu",
         "the card {1}, without effect in solo, leaves the game"},
        {card}, Motion::vanish, Badge::none),
    row(Happened::reshuffled,
        {"la défausse est mélangée et devient la pioche",
         "the discard pile is shuffled and becomes the draw pile"},
        {number_argument}, Motion::turn, Badge::none),
    row(Happened::card_played, by_game, {card, maybe(racer), maybe(label)}, Motion::appear),
    row(Happened::pair_spent, by_game, {dicium::faces_argument<2>, dicium::further_face},
        Motion::vanish),
    row(Happened::card_cancelled,
        {"la carte {1} de {0} est annulée", "the card {1} of {0} is cancelled"}, {card}),
    row(Happened::test_forgone,
        {"{0} renonce au test de conduite", "{0} forgoes the driving test"}),
    row(Happened::swerved, {"{0} évite tout d’un coup de volant", "{0} swerves and avoids it all"}),
    row(Happened::tornado_laid, by_game, {square}, Motion::appear),
    row(Happened::tornado_left, {"la Tornade se dissipe", "the Tornado blows over"}, {},
        Motion::vanish, Badge::none),
    row(Happened::die_turned,
        {"{0} tourne le dé « {1} » sur « {2} »", "{0} turns the die \"{1}\" to \"{2}\""},
        {face, face}, Motion::turn),
    row(Happened::met, {"{0} retrouve {1} : leur équipe gagne", "{0} meets {1}: their team wins"},
        {racer}),
    row(Happened::ended, by_game, {number_argument}, Motion::notice, Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue first_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"A", {"A", "A"}},
                                        {"B", {"B", "B"}},
                                        {"C", {"C", "C"}},
                                        {"D", {"D", "D"}}};
constexpr OptionSpec option_specs[] = {
    {"first",
     {"premier joueur", "first player"},
     {"qui commence (CUP-2.6)", "who begins (CUP-2.6)"},
     first_values,
     0,
     2},
    {"teams",
     {"équipes", "teams"},
     {"quatre joueurs : A et C contre B et D, qui cherchent à se retrouver (CUP-9.11)",
      "four players: A and C against B and D, each pair trying to meet (CUP-9.11)"},
     off_on,
     0,
     4},
    {"young",
     {"jeunes pilotes", "young drivers"},
     {"cinq dés dès le départ, et seules les couleurs comptent (CUP-9.18)",
      "five dice from the start, and only colours count (CUP-9.18)"},
     off_on},
};
static_assert(sizeof(Options) == 2 + std::size(option_specs));  // seats, these, the deck

constexpr std::string_view computers[] = {"Turbo",  "Cactus",   "Pistache", "Mirage",
                                          "Bolide", "Rocaille", "Scorpion", "Zéphyr"};

constexpr Words colour_words[] = {
    {"Bleu", "Blue"}, {"Jaune", "Yellow"}, {"Vert", "Green"}, {"Rouge", "Red"}};

const GameInfo the_info = {
    .id = "dicium-crazy-cup",
    .title = {"Dicium : Crazy Cup", "Dicium: Crazy Cup"},
    .about =
        {"Une course folle dans un canyon : des dés à relancer et à combiner pour rouler, "
         "prendre des raccourcis et améliorer son bolide. Et des cartes Triche pour arrêter "
         "les autres.",
         "A crazy race through a canyon: dice to throw again and to combine, to drive, to take "
         "short cuts and to improve the car. And Cheat cards to stop the others."},
    .seats = {1, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = colour_words,
    .neutral_name = {"le drone", "the drone"},
    .computer_names = computers,
    .rules = {.fr = rules_in_french,
              .en = rules_in_english,
              .library = "crazy_cup",
              .family = &dicium::rulebook()},
    .longest_game = 12000,
};

}  // namespace

const GameInfo& CrazyCup::info() { return the_info; }

std::optional<Refusal> CrazyCup::refuse(const Options& options) {
  if (options.first > options.seats)
    return Refusal{say({"personne n’occupe le siège {0} : il ne peut pas commencer",
                        "nobody has the seat {0}: it cannot begin"},
                       {verbatim(seat_letters[options.first - 1])}),
                   "DIC-2.5"};
  if (options.teams != 0 && options.seats != max_seats)
    return Refusal{
        phrase({"il faut quatre joueurs pour deux équipes", "two teams take four players"}),
        "CUP-2.11"};
  return {};
}

SeatOrder CrazyCup::turn_order(const State& state) {
  return clockwise_from(first_player(state), state.seats());
}

static_assert(Game<CrazyCup>);

const AnyGame& game() {
  static const Adapter<CrazyCup> adapter;
  return adapter;
}

}  // namespace veillee::crazy_cup
