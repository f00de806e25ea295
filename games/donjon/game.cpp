// Donjon's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/donjon/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/dicium/rulebook.hpp"
#include "games/dicium/words.hpp"
#include "games/donjon/rules_text.hpp"
#include "games/donjon/words.hpp"

namespace veillee::donjon {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

constexpr ArgumentSpec use = {"use", std::span(means_ids).first(use_count), named<means_name>};
constexpr ArgumentSpec means = {"use", means_ids, named<means_name>};
constexpr ArgumentSpec square = {"square", square_ids, named<square_name>};
constexpr ArgumentSpec foe = {"foe", foe_ids, named<foe_name>};
constexpr ArgumentSpec tile = {"tile", tile_ids, named<tile_name>};
constexpr ArgumentSpec card = {"card", card_ids,
                               [](const Telling& telling, const std::uint8_t* value) {
                                 return deck_of(options_from<Options>(telling.setup)).names[*value];
                               }};
constexpr ArgumentSpec face = {
    "face", dicium::face_ids,
    [](const Telling&, const std::uint8_t* value) { return phrase(dicium::face_words[*value]); }};

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
    row(Do::scroll, "scroll", {card}, {"lire {1}", "read {1}"}),
    row(Do::teleport, "teleport", {square},
        {"se téléporter sur la {1}, sans action", "teleport to {1}, without an action"}),
    row(Do::reveal, "reveal", {}, by_game),
    row(Do::start, "start", {square}, {"commencer sur la {1}", "begin on {1}"}),
    row(Do::place, "place", {square}, {"placer le gobelin sur la {1}", "place the goblin on {1}"}),
    row(Do::portal, "portal", {square}, {"aller au portail de la {1}", "go to the portal on {1}"}),
    row(Do::go, "go", {square}, by_game),
    row(Do::step, "step", {square}, by_game),
    row(Do::halt, "halt", {}, {"s’arrêter ici", "stop here"}),
    row(Do::target, "target", {square}, by_game),
    row(Do::goblin, "goblin", {square},
        {"retirer le gobelin de la {1}", "remove the goblin of {1}"}),
    row(Do::lay, "lay", {square},
        {"poser la tuile Portail sur la {1}", "lay the Portal tile on {1}"}),
    row(Do::look, "look", {square}, by_game),
    row(Do::leave, "leave", {}, {"laisser cet effet", "leave this effect"}),
    row(Do::die, "die", {face}, {"tourner le {1}", "turn the {1}"}),
    row(Do::face, "face", {face}, {"le tourner sur {1}", "turn it to {1}"}),
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
    row(Decision::start, "DON-2.10",
        {"{0}, sur quelle case Portail commencez-vous ?",
         "{0}, on which Portal square do you begin?"}),
    row(Decision::reveal, "DON-4.2",
        {"{0}, lisez un parchemin, ou révélez la carte Aventure.",
         "{0}, read a scroll, or reveal the Adventure card."}),
    row(Decision::place, "DON-4.9",
        {"{0}, où le gobelin apparaît-il ?", "{0}, where does the goblin appear?"}),
    row(Decision::portal, "DON-5.5",
        {"{0}, sur quel portail votre héros va-t-il ?", "{0}, to which portal does your hero go?"}),
    row(Decision::end, "DON-5.23", {"{0}, où allez-vous ?", "{0}, where do you go?"}),
    row(Decision::step, "DON-6.24",
        {"{0}, sur quelle case foncez-vous ?", "{0}, which square do you charge to?"}),
    row(Decision::target, "DON-6.5",
        {"{0}, sur qui lancez-vous la boule de feu ?", "{0}, at whom do you cast the fireball?"}),
    row(Decision::goblin, "DON-6.42",
        {"{0}, quel gobelin retirez-vous ?", "{0}, which goblin do you remove?"}),
    row(Decision::lay, "DON-6.12",
        {"{0}, où posez-vous la tuile Portail ?", "{0}, where do you lay the Portal tile?"}),
    row(Decision::look, "DON-4.30",
        {"{0}, quelle tuile regardez-vous tous ?", "{0}, which tile do you all look at?"}),
    row(Decision::treasure, "DON-6.30",
        {"{0}, que faites-vous de ce trésor ?", "{0}, what do you do with this treasure?"}),
    row(Decision::die, "DON-4.20", {"{0}, quel dé tournez-vous ?", "{0}, which die do you turn?"}),
    row(Decision::face, "DON-4.20", {"{0}, sur quelle face ?", "{0}, to which face?"}),
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
    // Told with the foe's name below.
    row(Happened::fight_won, by_game, {seat_argument, number_argument, number_argument},
        Motion::none),
    row(Happened::fight_lost, by_game, {seat_argument, number_argument, number_argument},
        Motion::none),
    dicium::effect_avoided_event<Happened>,
    dicium::effect_suffered_event<Happened>,
    row(Happened::started, {"{0} commence sur la {1}", "{0} begins on {1}"}, {square},
        Motion::appear),
    row(Happened::revealed, by_game, {card}, Motion::turn),
    row(Happened::king_enters,
        {"le Roi Gobelin entre dans le donjon, sur la {1}",
         "the Goblin King enters the dungeon, on {1}"},
        {square}, Motion::appear),
    row(Happened::king_thrown,
        {"le dé du Roi Gobelin montre {1}", "the Goblin King's die shows {1}"}, {number_argument},
        Motion::appear),
    row(Happened::king_moves, by_game, {square, square, number_argument}, Motion::move),
    row(Happened::goblin_placed, by_game, {square, number_argument}, Motion::appear),
    row(Happened::no_goblin, {"aucune case libre à cette distance : pas de gobelin",
                              "no free square at this distance: no goblin"}),
    row(Happened::goblin_removed, by_game, {square, number_argument}, Motion::vanish),
    row(Happened::walked, {"{0} va de la {1} à la {2} ({3})", "{0} goes from {1} to {2} ({3})"},
        {square, square, means}, Motion::move),
    row(Happened::teleported,
        {"{0} se téléporte de la {1} à la {2}", "{0} teleports from {1} to {2}"}, {square, square},
        Motion::move),
    row(Happened::sent, by_game, {square, square, number_argument}, Motion::move),
    row(Happened::scroll_used, {"{0} lit {1}", "{0} reads {1}"}, {card}, Motion::vanish),
    row(Happened::fireball,
        {"{0} lance une boule de feu sur la {1}", "{0} casts a fireball at {1}"}, {square, foe}),
    row(Happened::foe_beaten,
        {"{0} bat {1} sur la {2}, {3} contre {4}", "{0} beats {1} on {2}, {3} against {4}"},
        {foe, square, number_argument, number_argument}),
    row(Happened::foe_prevails,
        {"{0} perd contre {1} sur la {2}, {3} contre {4}",
         "{0} loses to {1} on {2}, {3} against {4}"},
        {foe, square, number_argument, number_argument}),
    row(Happened::foe_slain, {"{0} tue {1} sur la {2}", "{0} kills {1} on {2}"}, {foe, square},
        Motion::vanish),
    row(Happened::trophy, by_game, {foe, number_argument, number_argument}, Motion::gain),
    row(Happened::chest_opened,
        {"{0} ouvre le coffre de la {1} : {2}", "{0} opens the chest of {1}: {2}"}, {square, tile},
        Motion::turn),
    row(Happened::chest_counted, {"coffres ouverts : {1} sur {2}", "chests opened: {1} of {2}"},
        {number_argument, number_argument}, Motion::gain),
    row(Happened::seen,
        {"{0} montre à tous la tuile de la {1} : {2}", "{0} shows all the tile of {1}: {2}"},
        {square, tile}, Motion::turn),
    row(Happened::portal_laid,
        {"{0} pose la tuile Portail sur la {1}", "{0} lays the Portal tile on {1}"}, {square},
        Motion::appear),
    row(Happened::portal_moved,
        {"{0} déplace la tuile Portail de la {1} à la {2}",
         "{0} moves the Portal tile from {1} to {2}"},
        {square, square}, Motion::move),
    row(Happened::die_turned, {"{0} tourne un dé de {1} à {2}", "{0} turns a die from {1} to {2}"},
        {face, face}, Motion::turn),
    row(Happened::won, by_game, {number_argument, number_argument}, Motion::notice, Badge::none),
    row(Happened::lost, by_game, {number_argument}, Motion::notice, Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue hero_values[] = {{"drawn", {"au hasard", "drawn"}},
                                       {"warrior", {"le Guerrier", "the Warrior"}},
                                       {"magician", {"le Magicien", "the Magician"}},
                                       {"thief", {"le Voleur", "the Thief"}},
                                       {"elf", {"l’Elfe", "the Elf"}}};
constexpr OptionValue difficulty_values[] = {{"normal", {"normale", "normal"}},
                                             {"heroic", {"héroïque", "heroic"}}};
constexpr OptionValue first_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"A", {"A", "A"}},
                                        {"B", {"B", "B"}},
                                        {"C", {"C", "C"}},
                                        {"D", {"D", "D"}}};
constexpr Words hero_help = {"son bonus de départ : rouge, jaune, vert ou bleu (DON-2.18)",
                             "its starting bonus: red, yellow, green or blue (DON-2.18)"};
constexpr OptionSpec option_specs[] = {
    {"hero-a", {"héros du siège A", "hero of seat A"}, hero_help, hero_values},
    {"hero-b", {"héros du siège B", "hero of seat B"}, hero_help, hero_values, 0, 2},
    {"hero-c", {"héros du siège C", "hero of seat C"}, hero_help, hero_values, 0, 3},
    {"hero-d", {"héros du siège D", "hero of seat D"}, hero_help, hero_values, 0, 4},
    {"difficulty",
     {"difficulté", "difficulty"},
     {"moins de trouvailles, plus de pièges, moins de gobelins en réserve (DON-2.6)",
      "fewer finds, more traps, fewer goblins in reserve (DON-2.6)"},
     difficulty_values},
    {"young",
     {"jeunes aventuriers", "young adventurers"},
     {"cinq dés dès le début, les couleurs seules, un gobelin de plus en réserve (DON-9.2)",
      "five dice from the start, colours alone, one more goblin in reserve (DON-9.2)"},
     off_on},
    {"first",
     {"premier joueur", "first player"},
     {"qui commence : le Roi Gobelin est sous sa pile (DON-2.9)",
      "who begins: the Goblin King lies under that pile (DON-2.9)"},
     first_values,
     0,
     2},
};
static_assert(sizeof(Switches) == 1 + std::size(option_specs));

constexpr std::string_view computers[] = {"Aldric", "Brunehaut", "Cerise",  "Doucelin",
                                          "Eudes",  "Floriane",  "Gontran", "Hermeline"};

// Longer searches than some hundred iterations only average the same judgement (docs/strength.md).
constexpr Thinking thinking[] = {{4}, {20}, {90}, {500}};

const GameInfo the_info = {
    .id = "dicium-donjon",
    .title = {"Dicium : Donjon", "Dicium: Donjon"},
    .about = {"Des héros fouillent un donjon : monstres, coffres, pièges et gobelins. Trouvez "
              "ensemble la couronne et assez de coffres avant que le Roi Gobelin n’atteigne son "
              "trône.",
              "Heroes search a dungeon: monsters, chests, traps and goblins. Find the crown and "
              "enough chests together, before the Goblin King reaches his throne."},
    .seats = {1, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = hero_words,
    .neutral_name = {"le donjon", "the dungeon"},
    .computer_names = computers,
    .thinking = thinking,
    .rules = {.fr = rules_in_french,
              .en = rules_in_english,
              .library = "donjon",
              .family = &dicium::rulebook()},
    .longest_game = 2000,
};

}  // namespace

const GameInfo& Donjon::info() { return the_info; }

std::optional<Refusal> Donjon::refuse(const Options& chosen) {
  const Switches& options = chosen.switches;
  for (Seat seat = 0; seat < options.seats; ++seat)
    for (Seat other = 0; other < seat; ++other)
      if (options.heroes[seat] != 0 && options.heroes[seat] == options.heroes[other])
        return Refusal{say({"{0} ne peut être pris deux fois : sièges {1} et {2}",
                            "{0} cannot be taken twice: seats {1} and {2}"},
                           {phrase(hero_values[options.heroes[seat]].label),
                            verbatim(seat_letters[other]), verbatim(seat_letters[seat])}),
                       "DON-2.18"};
  if (options.first > options.seats)
    return Refusal{say({"personne n’occupe le siège {0} : il ne peut pas commencer",
                        "nobody has the seat {0}: it cannot begin"},
                       {verbatim(seat_letters[options.first - 1])}),
                   "DIC-2.5"};
  return {};
}

SeatNames Donjon::seat_names(const State& state) {
  SeatNames names = static_seat_names(info());
  for (Seat seat = 0; seat < state.seats(); ++seat)
    names[seat] = phrase(hero_words[state.heroes[seat]]);
  return names;
}

SeatOrder Donjon::turn_order(const State& state) {
  return clockwise_from(state.first, state.seats());
}

std::uint64_t Donjon::shown_chance(const State& state) {
  std::uint64_t shown = dicium::shown_chance(state.turn, state.combat);
  shown |= std::uint64_t{state.card} << 32 | std::uint64_t{state.march} << 40;
  // Tiles that were turned.
  std::uint64_t tiles_seen = 0;
  for (const std::uint8_t one : state.rooms) tiles_seen = tiles_seen * 11 + one;
  for (const std::uint8_t one : state.crypts) tiles_seen = tiles_seen * 11 + one;
  for (const std::uint8_t one : state.chests) tiles_seen = tiles_seen * 11 + one;
  if (!state.stack.empty() && Flow{state.stack.back().flow} == Flow::treasure)
    tiles_seen = tiles_seen * 11 + state.stack.back().locals<Treasure>().tile;
  return shown ^ tiles_seen * 0x9E3779B97F4A7C15;  // spread over all bits
}

static_assert(Game<Donjon>);

const AnyGame& game() {
  static const Adapter<Donjon> adapter;
  return adapter;
}

}  // namespace veillee::donjon
