// Bomarzo's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/bomarzo/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/bomarzo/rules_text.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

Phrase deity_phrase(std::uint8_t deity) { return verbatim(deity_names[deity]); }

constexpr ArgumentSpec resource = {"resource", resource_ids,
                                   named<[](std::uint8_t r) { return amount(r, 1); }>};
// Cards are called as in the deck.
const Deck& deck_of(const Telling& telling) {
  return bomarzo::deck_of(options_from<Options>(telling.setup));
}
constexpr ArgumentSpec card = {"card", card_ids,
                               [](const Telling& telling, const std::uint8_t* value) {
                                 return card_name(deck_of(telling), *value);
                               }};
constexpr ArgumentSpec second_level = {"card", card_ids,
                                       [](const Telling& telling, const std::uint8_t* value) {
                                         return second_name(deck_of(telling), *value);
                                       }};
constexpr ArgumentSpec both_levels = {
    "card", card_ids, [](const Telling& telling, const std::uint8_t* value) {
      const Deck& deck = deck_of(telling);
      return say({"{0} en {1}", "{0} into {1}"},
                 {card_name(deck, *value), second_name(deck, *value)});
    }};
constexpr ArgumentSpec lane = {"lane", lane_ids, named_in<lane_words>};
constexpr ArgumentSpec zone = {"zone", zone_ids, named_in<zone_words>};
constexpr ArgumentSpec crop = {  // behind its zone
    "number",
    {},
    [](const Telling&, const std::uint8_t* value) { return amount(crop_of(value[-1]), *value); }};
constexpr ArgumentSpec track = {"track", track_ids, named_in<track_words>};
constexpr ArgumentSpec deity = {"deity", deity_ids, named<deity_phrase>};
constexpr ArgumentSpec domain = {"domain", domain_ids, named_in<domain_words>};
constexpr ArgumentSpec family = {"family", family_ids,
                                 [](const Telling& telling, const std::uint8_t* value) {
                                   return deck_of(telling).family_names[*value];
                                 }};
constexpr ArgumentSpec adoration = {"adoration", deity_ids, named<adoration_name>};
constexpr ArgumentSpec season = {  // before its colour
    "season",
    {},
    [](const Telling&, const std::uint8_t* value) {
      if (value[1] >= colour_count) return say({"saison {0}", "season {0}"}, {number(*value)});
      return say({"saison {0}, {1}", "season {0}, {1}"},
                 {number(*value), phrase(colour_words[value[1]])});
    }};

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    row(Do::take, "take", {resource}, {"prendre {1}", "take {1}"}),
    row(Do::keep, "keep", {card}, {"garder {1}", "keep {1}"}),
    row(Do::advance, "advance", {lane}, by_game),
    row(Do::draw, "draw", {number_argument, maybe(number_argument)}, by_game),
    row(Do::stop, "stop", {}, {"s’arrêter là", "stop here"}),
    row(Do::discard, "discard", {card}, {"défausser {1}", "discard {1}"}),
    row(Do::harvest, "harvest", {zone}, by_game),
    row(Do::place, "place", {deity}, by_game),
    row(Do::pass, "pass", {}, {"passer", "pass"}),
    row(Do::lay, "lay", {resource}, {"poser {1}", "lay {1}"}),
    row(Do::convert, "convert", {card, maybe(resource)}, by_game),
    row(Do::done, "done", {}, by_game),
    row(Do::raise, "raise", {number_argument, number_argument}, by_game),
    row(Do::collect, "collect", {},
        {"prendre une ressource à chaque divinité visitée",
         "take one resource from each visited deity"}),
    row(Do::seize, "seize", {deity, resource}, by_game),
    row(Do::pick, "pick", {deity, resource}, {"prendre {2} à {1}", "take {2} from {1}"}),
    row(Do::play, "play", {card}, by_game),
    row(Do::improve, "improve", {card}, by_game),
    row(Do::climb, "climb", {track}, {"avancer d’une case en {1}", "advance one space in {1}"}),
    row(Do::slide, "slide", {card}, by_game),
    row(Do::under, "under", {deity}, {"la glisser sous {1}", "slide it under {1}"}),
    row(Do::copy, "copy", {}, by_game),
    row(Do::assign, "assign", {card, domain}, by_game),
    row(Do::adore, "adore", {}, {"regarder des cartes Adoration", "look at Adoration cards"}),
    row(Do::cards, "cards", {number_argument}, by_game),
    row(Do::revere, "revere", {adoration}, {"garder {1}", "keep {1}"}),
    row(Do::decline, "decline", {}, {"renoncer", "decline"}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    row(Decision::extra, "BOM-16.1",
        {"{0}, quelle ressource de plus prenez-vous ?",
         "{0}, which additional resource do you take?"}),
    row(Decision::keep, "BOM-16.2",
        {"{0}, gardez une de vos quatre cartes.", "{0}, keep one of your four cards."}),
    row(Decision::opening, "BOM-16.3",
        {"{0}, avancez un ouvrier d’une case.", "{0}, advance a worker one space."}),
    row(Decision::draws, "BOM-16.4",
        {"{0}, combien de cartes piochez-vous ?", "{0}, how many cards do you draw?"}),
    row(Decision::excess, "BOM-16.5",
        {"{0}, quelle carte défaussez-vous ?", "{0}, which card do you discard?"}),
    row(Decision::placement, "BOM-16.6", {"{0}, placez un pion.", "{0}, place a pawn."}),
    row(Decision::offering, "BOM-16.7",
        {"{0}, composez votre offrande.", "{0}, put your offering together."}),
    row(Decision::raise, "BOM-16.8",
        {"{0}, rehaussez-vous l’offrande ?", "{0}, do you raise the offering?"}),
    row(Decision::genio, "BOM-16.9", {"{0}, piochez deux cartes.", "{0}, draw two cards."}),
    row(Decision::orco, "BOM-16.10",
        {"{0}, que prenez-vous aux divinités ?", "{0}, what do you take from the deities?"}),
    row(Decision::orco_kind, "BOM-16.10",
        {"{0}, laquelle des deux ressources prenez-vous ?",
         "{0}, which of the two resources do you take?"}),
    row(Decision::dea, "BOM-16.11",
        {"{0}, avancez un ouvrier d’une case.", "{0}, advance a worker one space."}),
    row(Decision::develop, "BOM-16.12",
        {"{0}, jouez ou améliorez une carte.", "{0}, play or improve a card."}),
    row(Decision::tartaruga, "BOM-16.13",
        {"{0}, quelle carte défaussez-vous pour avancer d’une case ?",
         "{0}, which card do you discard to advance one space?"}),
    row(Decision::climb, "BOM-16.13",
        {"{0}, sur quelle piste avancez-vous ?", "{0}, on which track do you advance?"}),
    row(Decision::slide, "BOM-16.14",
        {"{0}, quelle carte glissez-vous sous une divinité ?",
         "{0}, which card do you slide under a deity?"}),
    row(Decision::under, "BOM-16.14",
        {"{0}, sous quelle divinité la glissez-vous ?", "{0}, under which deity do you slide it?"}),
    row(Decision::copy, "BOM-16.16",
        {"{0}, copiez-vous cette faveur ?", "{0}, do you copy this favour?"}),
    row(Decision::copy_payment, "BOM-16.16",
        {"{0}, quelles cartes remplacent des cubes ?", "{0}, which cards stand for cubes?"}),
    row(Decision::domain, "BOM-16.17",
        {"{0}, dans quel domaine compte cette carte ?",
         "{0}, in which domain does this card count?"}),
    row(Decision::adore, "BOM-16.18",
        {"{0}, regardez-vous des cartes Adoration ?", "{0}, do you look at Adoration cards?"}),
    row(Decision::adore_number, "BOM-16.18",
        {"{0}, combien de cartes Adoration regardez-vous ?",
         "{0}, how many Adoration cards do you look at?"}),
    row(Decision::adore_payment, "BOM-16.18",
        {"{0}, payez les cartes supplémentaires.", "{0}, pay for the additional cards."}),
    row(Decision::adore_keep, "BOM-16.19",
        {"{0}, quelle carte Adoration gardez-vous ?", "{0}, which Adoration card do you keep?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

// A card that one sees, or so many of those that one does not.
constexpr Sum seen_cards = {[](const Telling& telling, const std::uint8_t* value, long long n) {
                              return *value == no_arg ? count(card_noun, n)
                                                      : card_name(deck_of(telling), *value);
                            },
                            Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum lost_cards = {seen_cards.item, Sum::each_counts_one, Sum::Welcome::no};
constexpr Sum amounts = {
    [](const Telling&, const std::uint8_t* value, long long n) { return amount(*value, n); }, 1};
constexpr Sum worker_steps = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"{0} de {1}", "{0} by {1}"}, {phrase(lane_words[*value]), count(step_noun, n)});
    },
    Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum used_powers = {[](const Telling& telling, const std::uint8_t* value, long long) {
  return say({"{0} ({1})", "{0} ({1})"},
             {phrase(power_words[value[1]]), second_name(deck_of(telling), value[0])});
}};
constexpr Sum taken = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"{0} à {1}", "{0} from {1}"}, {amount(value[1], n), deity_phrase(value[0])});
    },
    2, Sum::Welcome::yes};
constexpr Sum track_steps = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"de {0} en {1}", "{0} in {1}"}, {number(n), phrase(track_words[*value])});
    },
    1, Sum::Welcome::yes};
constexpr Sum symbol_points = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"{0} en {1}", "{0} in {1}"}, {count(vp_noun, n), phrase(track_words[value[1]])});
    },
    0};
constexpr Sum deities_named = {
    [](const Telling&, const std::uint8_t* value, long long) { return deity_phrase(*value); }};
constexpr Sum looked_at = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      if (*value != no_arg) return adoration_name(*value);
      return count({{"carte Adoration", "Adoration card"}, {"cartes Adoration", "Adoration cards"}},
                   n);
    },
    Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum revealed_cards = {[](const Telling& telling, const std::uint8_t* value, long long) {
  return say({"{0} (dévotion {1}) sous {2}", "{0} (devotion {1}) under {2}"},
             {card_name(deck_of(telling), value[0]),
              number(deck_of(telling).cards[value[0]].devotion), deity_phrase(value[1])});
}};
constexpr Sum devotions = {[](const Telling&, const std::uint8_t* value, long long) {
  return say({"{0} ({1})", "{0} ({1})"}, {deity_phrase(value[0]), number(value[2])});
}};
constexpr Sum deity_points = {
    [](const Telling&, const std::uint8_t* value, long long n) {
      return say({"{0} chez {1}", "{0} at {1}"}, {count(vp_noun, n), deity_phrase(*value)});
    },
    1};
constexpr Sum of_temples = {
    [](const Telling&, const std::uint8_t*, long long n) {
      return say({"{0} pour ses temples", "{0} for temples"}, {count(vp_noun, n)});
    },
    1};
constexpr Sum of_adoration = {[](const Telling&, const std::uint8_t* value, long long) {
  return say(
      {"{0} pour {1}", "{0} for {1}"},
      {count(vp_noun, value[1] != 0 ? fulfilled_vp : unfulfilled_vp), adoration_name(value[0])});
}};

constexpr Words scores = {"{0} marque {1}", "{0} scores {1}"};

constexpr auto events = event_table<Happened>({
    row(Happened::season_begins, {"{1}", "{1}"}, {season}, Motion::notice, Badge::none),
    row(Happened::extra_taken, {"{0} prend {1} de plus", "{0} takes {1} more"}, {resource},
        Motion::gain),
    row(Happened::laid_out,
        {"les divinités prennent place autour du bosquet", "the deities take their places"}, {},
        Motion::appear, Badge::none),
    row(Happened::dealt, {"{0} reçoit {1}", "{0} is dealt {1}"}, {card}, Motion::appear,
        Badge::seat, seen_cards),
    row(Happened::kept, {"{0} garde {1}", "{0} keeps {1}"}, {card}),
    row(Happened::worker_moved, {"{0} avance au Village : {1}", "{0} advances in the Village: {1}"},
        {lane}, Motion::move, Badge::seat, worker_steps),
    row(Happened::pawn_gained, {"{0} gagne un pion d’Action", "{0} gains an action pawn"}, {},
        Motion::gain),
    row(Happened::produced, {"{0} produit {1}", "{0} produces {1}"}, {resource, number_argument},
        Motion::gain, Badge::seat, amounts),
    row(Happened::drew, {"{0} pioche {1}", "{0} draws {1}"}, {card}, Motion::appear, Badge::seat,
        seen_cards),
    row(Happened::discarded, {"{0} défausse {1}", "{0} discards {1}"}, {card}, Motion::move,
        Badge::seat, lost_cards),
    row(Happened::reshuffled,
        {"la défausse est mélangée et devient la pioche",
         "the discard pile is shuffled and becomes the draw pile"},
        {number_argument}, Motion::turn, Badge::none),
    row(Happened::top_shown, by_game, {family}, Motion::turn, Badge::none),
    row(Happened::harvested, {"{0} récolte {2} à {1}", "{0} harvests {2} at {1}"}, {zone, crop},
        Motion::gain),
    row(Happened::offered, by_game, {deity}, Motion::move),
    row(Happened::raised, by_game, {deity}, Motion::appear),
    row(Happened::power_used, {"{0} utilise {1}", "{0} uses {1}"}, {card, number_argument},
        Motion::turn, Badge::seat, used_powers),
    row(Happened::took, {"{0} prend {1}", "{0} takes {1}"}, {deity, resource, number_argument},
        Motion::move, Badge::seat, taken),
    row(Happened::played, {"{0} joue {1}", "{0} plays {1}"}, {card}, Motion::move),
    row(Happened::improved, {"{0} améliore {1}", "{0} improves {1}"}, {both_levels}, Motion::turn),
    row(Happened::climbed, {"{0} avance {1}", "{0} advances {1}"}, {track, number_argument},
        Motion::move, Badge::seat, track_steps),
    row(Happened::vp_gained, scores, {number_argument, track}, Motion::gain, Badge::seat,
        symbol_points),
    row(Happened::tucked, {"{0} glisse {1} sous {2}", "{0} slides {1} under {2}"}, {card, deity},
        Motion::move),
    row(Happened::declined, {"{0} renonce à la faveur de {1}", "{0} declines the favour of {1}"},
        {deity}),
    row(Happened::fell_asleep, {"{1} s’endort", "{1} falls asleep"}, {deity}, Motion::turn,
        Badge::none),
    row(Happened::copied, by_game, {deity}, Motion::vanish),
    row(Happened::not_copied, by_game, {deity}, Motion::none),
    row(Happened::passed, {"{0} passe", "{0} passes"}),
    row(Happened::adoration_paid, by_game, {}, Motion::vanish),
    row(Happened::adoration_seen, {"{0} regarde {1}", "{0} looks at {1}"}, {adoration},
        Motion::turn, Badge::seat, looked_at),
    row(Happened::adoration_kept, {"{0} garde {1}", "{0} keeps {1}"}, {adoration}, Motion::move),
    row(Happened::adoration_returned, by_game, {number_argument}, Motion::move),
    row(Happened::moss_grew, {"la mousse recouvre {1}", "moss covers {1}"}, {deity}, Motion::turn,
        Badge::none, deities_named),
    row(Happened::moss_fell, {"la mousse quitte {1}", "the moss falls from {1}"}, {deity},
        Motion::turn, Badge::none, deities_named),
    row(Happened::came_home, by_game, {number_argument}, Motion::move),
    row(Happened::straightened, by_game, {card}, Motion::turn),
    row(Happened::first_player, {"{0} devient premier joueur", "{0} becomes first player"}, {},
        Motion::move),
    row(Happened::revealed, {"{0} révèle {1}", "{0} reveals {1}"}, {card, deity}, Motion::turn,
        Badge::seat, revealed_cards),
    row(Happened::deity_ranked,
        {"le panthéon, dans l’ordre de la dévotion : {1}",
         "the pantheon, in order of devotion: {1}"},
        {deity, number_argument, number_argument}, Motion::move, Badge::none, devotions),
    row(Happened::domain_chosen, {"{0} compte {1} comme {2}", "{0} counts {1} as {2}"},
        {second_level, domain}),
    row(Happened::deity_scored, scores, {deity, number_argument}, Motion::gain, Badge::seat,
        deity_points),
    row(Happened::temples_scored, scores, {number_argument, number_argument}, Motion::gain,
        Badge::seat, of_temples),
    row(Happened::adoration_scored, scores, {adoration, number_argument}, Motion::notice,
        Badge::seat, of_adoration),
    row(Happened::game_over, {"la partie est finie", "the game is over"}, {}, Motion::notice,
        Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue category_values[] = {
    {"corrected", {"corrigées", "corrected"}},
    {"annex", {"de l’annexe", "of the annex"}},
    {"examples", {"des exemples", "of the examples"}},
};
constexpr OptionSpec option_specs[] = {
    {"seasons",
     {"extension Saisons", "Seasons expansion"},
     {"un jeton de couleur change chaque saison (BOM-14.7)",
      "a coloured token changes each season (BOM-14.7)"},
     off_on},
    {"adoration",
     {"extension Adoration", "Adoration expansion"},
     {"des cartes secrètes récompensent une majorité (BOM-14.18)",
      "secret cards reward a majority (BOM-14.18)"},
     off_on},
    {"categories",
     {"catégories des divinités", "categories of the deities"},
     {"ce que compte chaque divinité à la fin, selon la lecture des règles (BOM-1.31)",
      "what each deity counts at the end, by the reading of the rulebook (BOM-1.31)"},
     category_values},
};
static_assert(sizeof(Options) == 2 + std::size(option_specs));  // seats, and the deck

constexpr Words sources[] = {{"symboles des pistes", "symbols of the tracks"}};

constexpr std::string_view computers[] = {"Vicino", "Giulia", "Pirro",  "Fosca",
                                          "Renzo",  "Bianca", "Ercole", "Tullia"};

constexpr Words seat_words[] = {
    {"Rouge", "Red"}, {"Bleu", "Blue"}, {"Vert", "Green"}, {"Noir", "Black"}};

const GameInfo the_info = {
    .id = "bomarzo",
    .title = {"Bomarzo", "Bomarzo"},
    .about = {"Huit monstres de pierre dans un bois : apportez-leur des offrandes qui grandissent "
              "à chaque visite, copiez les autres au prix du vin, et glissez en secret sous les "
              "divinités les cartes qui décideront de leur rang.",
              "Eight stone monsters in a wood: bring them offerings that grow with every visit, "
              "copy the others at the price of wine, and slide in secret under the deities the "
              "cards that will decide their rank."},
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

const GameInfo& Bomarzo::info() { return the_info; }

static_assert(Game<Bomarzo>);

const AnyGame& game() {
  static const Adapter<Bomarzo> adapter;
  return adapter;
}

}  // namespace veillee::bomarzo
