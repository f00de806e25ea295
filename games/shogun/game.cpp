// Shogun's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/shogun/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/dicium/rulebook.hpp"
#include "games/dicium/words.hpp"
#include "games/shogun/rules_text.hpp"
#include "games/shogun/words.hpp"

namespace veillee::shogun {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr ArgumentSpec use = {"use", use_ids, named<use_name>};
constexpr ArgumentSpec square = {
    "square", square_ids, [](const Telling&, const std::uint8_t* value) {
      return *value < square_count ? verbatim(square_ids[*value]) : Phrase{};
    }};
constexpr ArgumentSpec pawn = {"pawn", pawn_ids, named<some_pawn>};
constexpr ArgumentSpec owner = {"pawn", pawn_ids,
                                [](const Telling& telling, const std::uint8_t* value) {
                                  return telling.names[std::min(owner_of(*value), neutral)];
                                }};

constexpr Words tile_words[] = {{"un torii", "a torii"}, {"une garnison", "a garrison"}};
constexpr ArgumentSpec tile = {"number", {}, named_in<tile_words>};  // by Camp

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
    row(Do::post, "post", {square}, {"se poster sur la case {1}", "take post on square {1}"}),
    row(Do::pawn, "pawn", {pawn}, by_game),
    row(Do::go, "go", {square}, by_game),
    row(Do::target, "target", {pawn}, by_game),
    row(Do::foe, "foe", {seat_argument}, {"combattre un pion de {1}", "fight a pawn of {1}"}),
    row(Do::back, "back", {square},
        {"remettre le pion sur la case {1}", "put the pawn back on square {1}"}),
    row(Do::take, "take", {}, {"prendre le Shogun", "take the Shogun"}),
    row(Do::give, "give", {pawn}, by_game),
    row(Do::leave, "leave", {}, {"ne pas transmettre le Shogun", "do not hand the Shogun over"}),
    row(Do::tile, "tile", {square},
        {"déplacer la tuile de la case {1}", "move the tile of square {1}"}),
    row(Do::lay, "lay", {square}, {"poser la tuile sur la case {1}", "lay the tile on square {1}"}),
    row(Do::enter, "enter", {square},
        {"faire entrer un pion sur la case {1}", "bring a pawn in on square {1}"}),
    row(Do::step, "step", {square}, by_game),
    row(Do::halt, "halt", {}, {"s’arrêter ici", "stop here"}),
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
    row(Decision::post, "SHO-2.10",
        {"{0}, sur quelle garnison commencez-vous ?", "{0}, on which garrison do you begin?"}),
    row(Decision::pawn, "SHO-4.17", {"{0}, avec quel pion ?", "{0}, with which pawn?"}),
    row(Decision::end, "SHO-4.17", {"{0}, où va le pion ?", "{0}, where does the pawn go?"}),
    row(Decision::crossing, "SHO-8.9",
        {"{0}, de quel côté passe le pion ?", "{0}, which way does the pawn cross?"}),
    row(Decision::garrison, "SHO-9.3", {"{0}, sur quelle garnison ?", "{0}, to which garrison?"}),
    row(Decision::target, "SHO-8.5",
        {"{0}, quel samouraï visez-vous ?", "{0}, which samurai do you aim at?"}),
    row(Decision::foe, "SHO-6.16",
        {"{0}, de qui combattez-vous le pion d’abord ?", "{0}, whose pawn do you fight next?"}),
    row(Decision::back, "SHO-5.8",
        {"{0}, où remettez-vous votre pion ?", "{0}, where do you put your pawn back?"}),
    row(Decision::hand_over, "SHO-7.15",
        {"{0}, le Shogun change-t-il de mains ?", "{0}, does the Shogun change hands?"}),
    row(Decision::tile, "SHO-8.26",
        {"{0}, quelle tuile déplacez-vous ?", "{0}, which tile do you move?"}),
    row(Decision::lay, "SHO-8.24",
        {"{0}, où posez-vous la tuile ?", "{0}, where do you lay the tile?"}),
    row(Decision::enter, "SHO-5.8",
        {"{0}, où entre votre nouveau pion ?", "{0}, where does your new pawn come in?"}),
    row(Decision::step, "SHO-9.8",
        {"{0}, où le banzai mène-t-il ?", "{0}, where does the Banzai lead?"}),
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
    dicium::effect_avoided_event<Happened>,
    dicium::effect_suffered_event<Happened>,
    row(Happened::posted, {"{0} se poste sur la case {1}", "{0} takes post on square {1}"},
        {square}, Motion::appear),
    row(Happened::walked, by_game, {pawn, square, square, use}, Motion::move),
    row(Happened::charged,
        {"{0} charge de la case {2} à la case {3} (banzai)",
         "{0} charges from square {2} to square {3} (Banzai)"},
        {pawn, square, square}, Motion::move),
    row(Happened::captured,
        {"{0} capture le Shogun sur la case {2}", "{0} captures the Shogun on square {2}"},
        {pawn, square}),
    row(Happened::handed, {"le Shogun passe de {1} à {2}", "the Shogun goes from {1} to {2}"},
        {owner, owner}, Motion::move),
    row(Happened::beaten, by_game, {pawn, square}, Motion::vanish),
    row(Happened::put_back,
        {"un pion de {0} revient sur la case {3}", "a pawn of {0} comes back to square {3}"},
        {pawn, square, square}, Motion::move),
    row(Happened::sent_off,
        {"un pion de {0} retourne en réserve", "a pawn of {0} goes back to the reserve"},
        {pawn, square}, Motion::vanish),
    row(Happened::alert, by_game, {number_argument, number_argument}, Motion::lose),
    row(Happened::lit, by_game, {square, use, number_argument}, Motion::appear),
    row(Happened::torii_turned,
        {"le torii de la case {1} redevient un jardin",
         "the torii of square {1} turns into a garden again"},
        {square}, Motion::turn),
    row(Happened::tile_laid, {"{0} pose {2} sur la case {1}", "{0} lays {2} on square {1}"},
        {square, tile}, Motion::appear),
    row(Happened::tile_moved,
        {"{0} déplace {3} de la case {1} à la case {2}",
         "{0} moves {3} from square {1} to square {2}"},
        {square, square, tile}, Motion::move),
    row(Happened::recruited,
        {"un nouveau pion de {0} entre sur la case {2}",
         "a new pawn of {0} comes in on square {2}"},
        {pawn, square}, Motion::appear),
    row(Happened::redeployed,
        {"{0} redéploie {1} de la case {2} à la case {3}",
         "{0} redeploys {1} from square {2} to square {3}"},
        {pawn, square, square}, Motion::move),
    row(Happened::shuriken,
        {"{0} lance un shuriken vers la case {2}", "{0} throws a shuriken at square {2}"},
        {pawn, square}),
    row(Happened::won, by_game, {number_argument, number_argument}, Motion::notice, Badge::none),
    row(Happened::drawn,
        {"partie nulle : personne n’a gagné en 400 tours",
         "a draw: nobody has won within 400 turns"},
        {}, Motion::notice, Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue ninja_values[] = {{"blue", {"bleu", "blue"}}, {"green", {"vert", "green"}}};
constexpr OptionValue samurai_values[] = {{"yellow", {"jaune", "yellow"}},
                                          {"red", {"rouge", "red"}}};
constexpr OptionValue first_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"A", {"A", "A"}},
                                        {"B", {"B", "B"}},
                                        {"C", {"C", "C"}},
                                        {"D", {"D", "D"}}};
constexpr OptionSpec option_specs[] = {
    {"ninja",
     {"couleur du ninja A", "colour of ninja A"},
     {"l’autre ninja a l’autre couleur (SHO-2.5)", "the other ninja has the other one (SHO-2.5)"},
     ninja_values},
    {"samurai",
     {"couleur du samouraï B", "colour of samurai B"},
     {"l’autre samouraï a l’autre couleur (SHO-2.5)",
      "the other samurai has the other one (SHO-2.5)"},
     samurai_values},
    {"first",
     {"premier joueur", "first player"},
     {"quel ninja commence (SHO-2.15)", "which ninja begins (SHO-2.15)"},
     first_values,
     0,
     4},
    {"introduction",
     {"initiation", "introduction"},
     {"une sixième carte Alerte, pour un ninja débutant (SHO-12.1)",
      "a sixth Alert card, for a new player as ninja (SHO-12.1)"},
     off_on},
};
static_assert(sizeof(Options) == 1 + std::size(option_specs));

constexpr std::string_view computers[] = {"Hanzō",  "Tomoe",  "Musashi", "Chiyome",
                                          "Goemon", "Yasuke", "Kotarō",  "Nene"};

constexpr Words colour_words[] = {{"Bleu", "Blue"},
                                  {"Jaune", "Yellow"},
                                  {"Vert", "Green"},
                                  {"Rouge", "Red"}};  // by PawnColour, which is the preset order

// What a seat is before colours are chosen: partners bear one name.
constexpr Words seat_words[] = {
    {"Ninjas", "Ninjas"}, {"Samouraïs", "Samurai"}, {"Ninjas", "Ninjas"}, {"Samouraïs", "Samurai"}};

const GameInfo the_info = {
    .id = "dicium-shogun",
    .title = {"Dicium : Shogun", "Dicium: Shogun"},
    .about = {"Des ninjas se glissent dans un château, enlèvent le Shogun et fuient par un torii ; "
              "des samouraïs les combattent et allument les braseros. Deux camps, des dés que l’on "
              "relance, garde et combine.",
              "Ninjas steal into a castle, seize the Shogun and flee through a torii; samurai "
              "fight them and light the braziers. Two camps, and dice to throw again, keep and "
              "combine."},
    .seats = {2, 4, 1U << 2 | 1U << 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = seat_words,
    .computer_names = computers,
    .rules = {.fr = rules_in_french,
              .en = rules_in_english,
              .library = "shogun",
              .family = &dicium::rulebook()},
    .longest_game = 20000,
    .may_be_drawn = true,
    .revision = 3,  // the doors of SHO-1.18
};

}  // namespace

const GameInfo& Shogun::info() { return the_info; }

std::optional<Refusal> Shogun::refuse(const Options& options) {
  if (options.first == 0) return {};
  const auto seat = byte(options.first - 1);
  if (seat >= options.seats)
    return Refusal{say({"personne n’occupe le siège {0} : il ne peut pas commencer",
                        "nobody has the seat {0}: it cannot begin"},
                       {verbatim(seat_letters[seat])}),
                   "SHO-2.15"};
  if (camp_of(seat) == samurai)
    return Refusal{say({"un ninja commence : le siège {0} est à un samouraï",
                        "a ninja begins: the seat {0} is a samurai's"},
                       {verbatim(seat_letters[seat])}),
                   "SHO-2.15"};
  return {};
}

SeatNames Shogun::seat_names(const State& state) {
  SeatNames names = static_seat_names(info());
  for (Seat seat = 0; seat < max_seats; ++seat)
    names[seat] = phrase(colour_words[pawn_colour(state.options, seat)]);
  return names;
}

SeatOrder Shogun::turn_order(const State& state) {
  // Who had turn 1: the turns since then went round the table.
  const int since = state.turn.number > 0 ? state.turn.number - 1 : 0;
  const int seats = state.seats();
  SeatOrder order;
  for (int i = 0; i < seats; ++i)
    order.push_back(byte(((state.turn.seat - since + i) % seats + seats) % seats));
  return order;
}

static_assert(Game<Shogun>);

const AnyGame& game() {
  static const Adapter<Shogun> adapter;
  return adapter;
}

}  // namespace veillee::shogun
