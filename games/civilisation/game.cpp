// Civilisation's entry in the register: options, and the tables of its actions, decisions and
// events.
#include "games/civilisation/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/civilisation/rules_text.hpp"
#include "games/civilisation/words.hpp"
#include "games/dicium/rulebook.hpp"
#include "games/dicium/words.hpp"

namespace veillee::civilisation {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr ArgumentSpec use_kind = {"use", use_ids, named<use_name>};
constexpr ArgumentSpec square_kind = {
    "square", square_ids, [](const Telling&, const std::uint8_t* value) {
      return *value < square_count ? verbatim(square_ids[*value]) : Phrase{};
    }};
// Cards are called as in the deck.
const Deck& deck_of(const Telling& telling) {
  return civilisation::deck_of(options_from<Options>(telling.setup));
}
constexpr ArgumentSpec card_kind = {"card", philosopher_ids,
                                    [](const Telling& telling, const std::uint8_t* value) {
                                      return deck_of(telling).philosophers[*value].name;
                                    }};
constexpr ArgumentSpec common_kind = {"objective", common_ids,
                                      [](const Telling& telling, const std::uint8_t* value) {
                                        return deck_of(telling).common_words[*value].name;
                                      }};
constexpr ArgumentSpec secret_kind = {"secret", secret_ids,
                                      [](const Telling& telling, const std::uint8_t* value) {
                                        return deck_of(telling).secret_words[*value].name;
                                      }};
constexpr ArgumentSpec hero_kind = {"hero", hero_ids, named_in<hero_words>};
constexpr ArgumentSpec tile_kind = {"tile", tile_ids, named_in<tile_words>};
constexpr ArgumentSpec monster_kind = {"monster", monster_ids, named<monster_name>};
constexpr ArgumentSpec board_kind = {"board", board_ids, named_in<board_words>};
constexpr ArgumentSpec slot_kind = {"slot", dicium::slot_ids, named<slot_name>};
constexpr ArgumentSpec face_kind = {"face", dicium::face_ids, named_in<dicium::face_words>};

// « Panthéon »: several can be taken at once.
Phrase quoted_objective(const Telling& telling, const std::uint8_t* value, long long) {
  return say({"« {0} »", "\"{0}\""}, {deck_of(telling).common_words[*value].name});
}

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    dicium::keep_row<Do>,
    dicium::reroll_row<Do>,
    dicium::stop_row<Do>,
    dicium::play_row<Do>(use_kind),
    dicium::end_actions_row<Do>,
    row(Do::slot, "slot", {slot_kind}, {"prendre {1}", "take {1}"}),
    dicium::grow_row<Do>,
    dicium::reserve_row<Do>,
    dicium::engage_row<Do>,
    row(Do::card, "card", {card_kind}, {"jouer {1}", "play {1}"}),
    row(Do::pass, "pass", {}, {"laisser le dé tel quel", "let the die stand"}),
    row(Do::redeploy, "redeploy", {square_kind},
        {"vous redéployer sur la case {1}", "redeploy to square {1}"}),
    row(Do::secret, "secret", {secret_kind}, {"garder « {1} »", "keep \"{1}\""}),
    row(Do::go, "go", {square_kind}, by_game),
    row(Do::lay, "lay", {square_kind},
        {"poser la tuile sur la case {1}", "lay the tile on square {1}"}),
    row(Do::hero, "hero", {hero_kind}, by_game),
    row(Do::draw, "draw", {},
        {"prendre la première carte de la pioche", "take the first card of the pile"}),
    row(Do::take, "take", {card_kind}, {"prendre {1}", "take {1}"}),
    row(Do::target, "target", {seat_argument}, {"viser {1}", "aim at {1}"}),
    row(Do::relocate, "relocate", {square_kind},
        {"replacer votre pion sur la case {1}", "relocate your pawn to square {1}"}),
    row(Do::zeno, "zeno", {square_kind},
        {"jouer Zénon et placer votre pion sur la case {1}",
         "play Zeno and put your pawn on square {1}"}),
    row(Do::claim, "claim", {common_kind}, by_game),
    row(Do::trade, "trade", {common_kind},
        {"défausser « {1} » contre un dé de plus", "discard \"{1}\" for one more die"}),
    row(Do::pair, "pair", {dicium::faces_argument<2>, dicium::further_face},
        {"défausser {1}", "discard {1}"}),
    row(Do::turn, "turn", {face_kind, face_kind},
        {"tourner le dé « {1} » sur « {2} »", "turn the die \"{1}\" to \"{2}\""}),
    row(Do::faces, "faces", {dicium::faces_argument<2>, dicium::further_face},
        {"garder des dés tournés sur {1}", "keep dice turned to {1}"}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    dicium::keep_question<Decision>,
    dicium::reroll_question<Decision>,
    dicium::combine_question<Decision>,
    dicium::bonus_question<Decision>,
    dicium::reserve_question<Decision>,
    dicium::engage_question<Decision>,
    dicium::defend_question<Decision>,
    row(Decision::secret, "CIV-2.8",
        {"{0}, quel objectif secret gardez-vous ?", "{0}, which Secret objective do you keep?"}),
    row(Decision::go, "CIV-4.12", {"{0}, où va votre pion ?", "{0}, where does your pawn go?"}),
    row(Decision::lay, "CIV-5.1",
        {"{0}, où posez-vous la tuile ?", "{0}, where do you lay the tile?"}),
    row(Decision::hero, "CIV-9.1", {"{0}, quel héros posez-vous ?", "{0}, which Hero do you lay?"}),
    row(Decision::philosopher, "CIV-8.3",
        {"{0}, quelle carte Philosophe prenez-vous ?", "{0}, which Philosopher card do you take?"}),
    row(Decision::target, "CIV-8.18", {"{0}, qui visez-vous ?", "{0}, at whom do you aim?"}),
    row(Decision::relocate, "CIV-6.8",
        {"{0}, où replacez-vous votre pion ?", "{0}, where do you relocate your pawn?"}),
    row(Decision::objective, "CIV-11.13",
        {"{0}, objectif rempli : prenez-vous la carte, ou un dé de plus ?",
         "{0}, an objective is fulfilled: do you take the card, or one more die?"}),
    row(Decision::pair, "CIV-10.5",
        {"{0}, quelle paire défaussez-vous ?", "{0}, which pair do you discard?"}),
    row(Decision::again, "CIV-10.22",
        {"{0}, Socrate : quels dés relancez-vous ?",
         "{0}, Socrates: which dice do you throw again?"}),
    row(Decision::die, "CIV-10.24",
        {"{0}, Platon : quel dé tournez-vous, et sur quelle face ?",
         "{0}, Plato: which die do you turn, and to which face?"}),
    row(Decision::faces, "CIV-10.24",
        {"{0}, Diotime : quelles faces gardez-vous ?", "{0}, Diotima: which faces do you keep?"}),
    row(Decision::rolled, "CIV-10.13",
        {"{0}, jouez-vous une carte après ce dé ?", "{0}, do you play a card after this die?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

constexpr auto events = event_table<Happened>({
    dicium::turn_begins_event<Happened>,
    dicium::thrown_event<Happened>,
    dicium::played_event<Happened>(use_kind),
    dicium::reserved_event<Happened>,
    dicium::hand_grown_event<Happened>,
    row(Happened::bonus_gained, {"{0} gagne {1}", "{0} gains {1}"}, {slot_kind}, Motion::gain),
    dicium::attack_thrown_event<Happened>,
    dicium::defence_thrown_event<Happened>,
    row(Happened::fight_won, by_game, {seat_argument, number_argument, number_argument}),
    row(Happened::fight_lost, by_game, {seat_argument, number_argument, number_argument}),
    row(Happened::effect_avoided,
        {"{0} évite la colère divine, avec une force de {1}",
         "{0} avoids the divine wrath with a force of {1}"},
        {number_argument}),
    row(Happened::effect_suffered,
        {"{0} subit la colère divine, avec une force de {1}",
         "{0} suffers the divine wrath with a force of {1}"},
        {number_argument}),
    row(Happened::secret_kept, by_game, {secret_kind}),
    row(Happened::moved, by_game, {square_kind, square_kind, number_argument}, Motion::move),
    row(Happened::redeployed,
        {"{0} se redéploie de la case {1} à la case {2}",
         "{0} redeploys from square {1} to square {2}"},
        {square_kind, square_kind}, Motion::move),
    row(Happened::relocated,
        {"{0} se replie de la case {1} à la case {2}",
         "{0} falls back from square {1} to square {2}"},
        {square_kind, square_kind}, Motion::move),
    row(Happened::stayed, {"{0} reste sur la case {1}", "{0} stays on square {1}"}, {square_kind}),
    row(Happened::laid, by_game, {tile_kind, square_kind}, Motion::appear),
    row(Happened::hero_laid, by_game, {hero_kind, square_kind, board_kind}, Motion::move),
    row(Happened::scored, by_game, {number_argument, number_argument}, Motion::gain),
    row(Happened::exchanged,
        {"{0} échange cinq cartes contre une tuile 5 PV",
         "{0} exchanges five cards for a tile of 5 VP"},
        {number_argument}, Motion::turn),
    row(Happened::slew, by_game, {monster_kind, number_argument, number_argument}, Motion::vanish),
    row(Happened::repelled,
        {"{0} perd contre {1}, {2} contre {3}", "{0} loses to {1}, {2} against {3}"},
        {monster_kind, number_argument, number_argument}),
    row(Happened::wrath,
        {"{0} déchaîne la colère divine sur {1}", "{0} calls divine wrath down on {1}"},
        {seat_argument}),
    row(Happened::defended,
        {"la défense de {0} réussit sans lancer", "{0}'s defence succeeds without a throw"}),
    row(Happened::card_drawn, by_game, {card_kind}, Motion::gain),
    row(Happened::card_taken,
        {"{0} prend {1}, qui était exposé", "{0} takes {1}, who was on display"},
        {card_kind, number_argument}, Motion::gain),
    row(Happened::card_shown, by_game, {card_kind, number_argument}, Motion::appear, Badge::none),
    row(Happened::card_removed,
        {"{1}, sans effet en solo, quitte le jeu", "{1}, without effect in solo, leaves the game"},
        {card_kind}, Motion::vanish, Badge::none),
    row(Happened::card_played, {"{0} joue {1}", "{0} plays {1}"}, {card_kind}, Motion::vanish),
    row(Happened::card_stolen, by_game, {seat_argument, card_kind}, Motion::gain),
    row(Happened::pair_spent, by_game, {dicium::faces_argument<2>, dicium::further_face},
        Motion::vanish),
    row(Happened::die_turned,
        {"{0} tourne le dé « {1} » sur « {2} »", "{0} turns the die \"{1}\" to \"{2}\""},
        {face_kind, face_kind}, Motion::turn),
    row(Happened::objective_claimed,
        {"{0} remplit {1} et garde la carte", "{0} fulfils {1} and keeps the card"}, {common_kind},
        Motion::gain, Badge::seat, Sum{quoted_objective}),
    row(Happened::objective_traded,
        {"{0} remplit « {1} » : sa main passe à {2} dés",
         "{0} fulfils \"{1}\": the hand grows to {2} dice"},
        {common_kind, number_argument}, Motion::gain),
    row(Happened::last_round, {"{0} prend la dernière carte de la pile : dernier tour de table",
                               "{0} takes the last card of the pile: this is the last round"}),
    row(Happened::secret_shown, by_game, {secret_kind, number_argument}, Motion::turn),
    row(Happened::ended, by_game, {number_argument}, Motion::notice, Badge::none),
    row(Happened::ranked, by_game, {number_argument, number_argument}),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue first_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"A", {"A", "A"}},
                                        {"B", {"B", "B"}},
                                        {"C", {"C", "C"}},
                                        {"D", {"D", "D"}}};
constexpr OptionValue board_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"red", {"rouge", "red"}},
                                        {"green", {"vert", "green"}},
                                        {"blue", {"bleu", "blue"}},
                                        {"yellow", {"jaune", "yellow"}}};
constexpr OptionSpec option_specs[] = {
    {"first",
     {"premier joueur", "first player"},
     {"qui commence (CIV-2.13)", "who begins (CIV-2.13)"},
     first_values,
     0,
     2},
    {"board-a",
     {"plateau de A", "board of A"},
     {"la couleur, et le bonus de couleur d’un héros (CIV-1.18)",
      "the colour, and the colour bonus of a hero (CIV-1.18)"},
     board_values},
    {"board-b",
     {"plateau de B", "board of B"},
     {"la couleur, et le bonus de couleur d’un héros (CIV-1.18)",
      "the colour, and the colour bonus of a hero (CIV-1.18)"},
     board_values,
     0,
     2},
    {"board-c",
     {"plateau de C", "board of C"},
     {"la couleur, et le bonus de couleur d’un héros (CIV-1.18)",
      "the colour, and the colour bonus of a hero (CIV-1.18)"},
     board_values,
     0,
     3},
    {"board-d",
     {"plateau de D", "board of D"},
     {"la couleur, et le bonus de couleur d’un héros (CIV-1.18)",
      "the colour, and the colour bonus of a hero (CIV-1.18)"},
     board_values,
     0,
     4},
};
static_assert(sizeof(Switches) == 1 + std::size(option_specs));

constexpr std::string_view computers[] = {"Ariane", "Ulysse", "Circé",    "Jason",
                                          "Médée",  "Thésée", "Pénélope", "Nestor"};

// The plan of a turn shows at first sight what a search finds: those who trusted it, with four
// iterations or 12,000, would all play alike (docs/strength.md).
constexpr Thinking thinking[] = {{4, 36}, {12, 36}, {60, 18}, {12000}};

const GameInfo the_info = {
    .id = "dicium-civilisation",
    .title = {"Dicium : Civilisation", "Dicium: Civilisation"},
    .about = {"Un archipel antique à conquérir : des dés à relancer et à combiner pour naviguer, "
              "bâtir cités et temples, poser des héros et vaincre des monstres. Des philosophes et "
              "un objectif secret font la différence.",
              "An ancient archipelago to conquer: dice to throw again and to combine, to sail, to "
              "build cities and temples, to lay heroes and to slay monsters. Philosophers and a "
              "secret objective make the difference."},
    .seats = {1, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = board_words,
    .computer_names = computers,
    .thinking = thinking,
    .sources = source_words,
    .rules = {.fr = rules_in_french,
              .en = rules_in_english,
              .library = "civilisation",
              .family = &dicium::rulebook()},
    .longest_game = 20000,
    .revision = 3,  // SO02 brings 4 VP, SO07 5 (CIV-1.22)
};

}  // namespace

const GameInfo& Civilisation::info() { return the_info; }

std::optional<Refusal> Civilisation::refuse(const Options& chosen) {
  const Switches& options = chosen.switches;
  if (options.first > options.seats)
    return Refusal{say({"personne n’occupe le siège {0} : il ne peut pas commencer",
                        "nobody has the seat {0}: it cannot begin"},
                       {verbatim(seat_letters[options.first - 1])}),
                   "DIC-2.5"};
  for (Seat one = 0; one < options.seats; ++one)
    for (Seat other = 0; other < one; ++other)
      if (options.boards[one] != 0 && options.boards[one] == options.boards[other])
        return Refusal{say({"les sièges {0} et {1} ne peuvent pas avoir le même plateau",
                            "the seats {0} and {1} cannot have the same board"},
                           {verbatim(seat_letters[other]), verbatim(seat_letters[one])}),
                       "CIV-2.15"};
  return {};
}

SeatNames Civilisation::seat_names(const State& state) {
  SeatNames names = static_seat_names(info());
  for (Seat seat = 0; seat < state.seats(); ++seat)
    names[seat] = phrase(board_words[state.colours[seat]]);
  return names;
}

SeatOrder Civilisation::turn_order(const State& state) {
  return clockwise_from(first_player(state), state.seats());
}

static_assert(Game<Civilisation>);

const AnyGame& game() {
  static const Adapter<Civilisation> adapter;
  return adapter;
}

}  // namespace veillee::civilisation
