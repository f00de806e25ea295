// Evenfall's entry in the register: options, and the tables of its actions, decisions and events.
#include "games/evenfall/game.hpp"

#include "engine/adapter.hpp"
#include "engine/tables.hpp"
#include "games/evenfall/rules_text.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

const Deck& deck_of(const Telling& telling) {
  return deck_at(options_from<Options>(telling.setup).deck);
}

constexpr ArgumentSpec card_kind = {"card", card_ids,
                                    [](const Telling& telling, const std::uint8_t* value) {
                                      return card_name(deck_of(telling), *value);
                                    }};
constexpr ArgumentSpec place_kind = {"place", place_ids,
                                     [](const Telling& telling, const std::uint8_t* value) {
                                       return place_name(deck_of(telling), *value);
                                     }};
template <const auto& Table>
inline constexpr auto words_in = [](const Telling&, const std::uint8_t* value) {
  return *value < Table.size() ? phrase(Table[*value].words) : Phrase{};
};
constexpr ArgumentSpec clan_kind = {"clan", clan_ids, words_in<clans>};
constexpr ArgumentSpec side_kind = {"side", side_ids, words_in<sides>};
constexpr ArgumentSpec region_kind = {"region", region_ids, words_in<regions>};
constexpr ArgumentSpec worker_kind = {"worker", worker_ids, words_in<workers>};
constexpr ArgumentSpec resource_kind = {"resource", resource_ids, words_in<resources>};
constexpr ArgumentSpec catalyst_kind = {"catalyst", catalyst_ids, words_in<catalysts>};
constexpr ArgumentSpec stone_kind = {"stone", stone_ids, words_in<stones>};
constexpr std::array<std::string_view, 8> unit_ids = {"herb", "potion", "knowledge", "any",
                                                      "mana", "vp",     "card",      "card"};
constexpr ArgumentSpec unit_kind = {"unit", unit_ids,
                                    [](const Telling&, const std::uint8_t* value) {
                                      return unit_name(static_cast<Unit>(value[0]), value[1]);
                                    }};
constexpr std::array<Named, 7> phases = {{
    {"clans", {"choix des Clans", "choice of Clans"}},
    {"resources", {"Phase d’exploration", "Scout Phase"}},
    {"expert", {"Phase d’exploration", "Scout Phase"}},
    {"action", {"Phase d’action", "Action Phase"}},
    {"battle", {"Phase de combat", "Battle Phase"}},
    {"round_end", {"Fin de manche", "Round End"}},
    {"end", {"fin de la partie", "end of the game"}},
}};
constexpr auto phase_ids = ids_of(phases);
constexpr ArgumentSpec phase_kind = {"phase", phase_ids, words_in<phases>};

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

constexpr auto actions = action_table<Do>({
    row(Do::clan, "clan", {clan_kind, side_kind}, {"prendre {1}, {2}", "take {1}, {2}"}),
    row(Do::toss, "toss", {card_kind, card_kind}, {"défausser {1} et {2}", "discard {1} and {2}"}),
    row(Do::discover, "discover", {place_kind}, by_game),
    row(Do::token, "token", {}, {"activer votre jeton Clan", "activate your Clan Token"}),
    row(Do::ritual, "ritual", {card_kind}, by_game),
    row(Do::specialist, "specialist", {card_kind}, by_game),
    row(Do::council, "council", {card_kind}, by_game),
    row(Do::region, "region", {region_kind, worker_kind},
        {"envoyer {2} sur la case Action : {1}", "send {2} to the action space of {1}"}),
    row(Do::space, "space", {place_kind, worker_kind}, by_game),
    row(Do::board, "board", {},
        {"envoyer une Sorcière sur la case de votre plateau",
         "send a Witch to the space of your board"}),
    row(Do::build, "build", {}, {"construire des Catalyseurs", "build Catalysts"}),
    row(Do::tap, "tap", {card_kind}, {"utiliser {1}", "use {1}"}),
    row(Do::borrow, "borrow", {card_kind}, by_game),
    row(Do::exchange, "exchange", {}, by_game),
    row(Do::stone, "stone", {},
        {"poser une Pierre sur votre plateau", "place a stone on your board"}),
    row(Do::pass, "pass", {}, {"passer la manche", "pass for this round"}),
    row(Do::end, "end", {}, {"finir le tour", "end the turn"}),
    row(Do::onto, "onto", {place_kind}, by_game),
    row(Do::save, "save", {resource_kind}, {"économiser {1}", "save {1}"}),
    row(Do::catalyst, "catalyst", {place_kind, catalyst_kind, number_argument}, by_game),
    row(Do::stop, "stop", {}, {"en rester là", "leave it at that"}),
    row(Do::take, "take", {number_argument, number_argument, number_argument}, by_game),
    row(Do::give, "give", {number_argument, number_argument, number_argument}, by_game),
    row(Do::mana, "mana", {}, {"prendre un Mana", "take a Mana"}),
    row(Do::discard, "discard", {card_kind}, {"défausser {1}", "discard {1}"}),
    row(Do::choose, "choose", {number_argument}, by_game),
    row(Do::transfer, "transfer", {place_kind}, by_game),
    row(Do::decline, "decline", {}, by_game),
    row(Do::harvest, "harvest", {place_kind}, by_game),
    row(Do::accept, "accept", {}, by_game),
    row(Do::go, "go", {region_kind}, {"choisir {1}", "choose {1}"}),
    row(Do::find, "find", {place_kind}, {"découvrir {1}", "discover {1}"}),
    row(Do::remove, "remove", {place_kind}, by_game),
    row(Do::move, "move", {place_kind}, by_game),
    row(Do::retrieve, "retrieve", {place_kind, worker_kind}, by_game),
    row(Do::copy, "copy", {card_kind}, {"placer un Ancien sur {1}", "put an Elder on {1}"}),
    row(Do::bonus, "bonus", {number_argument}, by_game),
    row(Do::pay, "pay", {}, by_game),
    row(Do::socket, "socket", {number_argument}, by_game),
    row(Do::dial, "dial", {number_argument}, by_game),
    row(Do::win, "win", {stone_kind}, {"prendre {1}", "take {1}"}),
    row(Do::resolve, "resolve", {card_kind}, {"appliquer d’abord {1}", "resolve {1} first"}),
});

// ── Decisions ───────────────────────────────────────────────────────────────────────────────────

constexpr auto decisions = decision_table<Decision>({
    row(Decision::clan, "EVE-4.21", {"{0}, prenez un Clan.", "{0}, take a Clan."}),
    row(Decision::expert, "EVE-16.1",
        {"{0}, quelles deux cartes défaussez-vous ?", "{0}, which two cards do you discard?"}),
    row(Decision::action, "EVE-5.6",
        {"{0}, quelle est votre action ?", "{0}, what is your action?"}),
    row(Decision::finish, "EVE-5.13",
        {"{0}, une action libre, ou la fin du tour ?",
         "{0}, a free action, or the end of the turn?"}),
    row(Decision::onto, "EVE-8.3",
        {"{0}, sur quel Lieu posez-vous le Rituel ?",
         "{0}, on which Place do you put the Ritual?"}),
    row(Decision::save, "EVE-20.4",
        {"{0}, quelle ressource économisez-vous ?", "{0}, which resource do you save?"}),
    row(Decision::build, "EVE-10.1", {"{0}, que construisez-vous ?", "{0}, what do you build?"}),
    row(Decision::resources, "EVE-3.16",
        {"{0}, choisissez des ressources.", "{0}, choose resources."}),
    row(Decision::price, "EVE-3.16",
        {"{0}, quelles ressources payez-vous ?", "{0}, which resources do you pay?"}),
    row(Decision::discard, "EVE-14.3",
        {"{0}, quelle carte défaussez-vous ?", "{0}, which card do you discard?"}),
    row(Decision::choose, "EVE-3.6", {"{0}, que choisissez-vous ?", "{0}, what do you choose?"}),
    row(Decision::transfer, "EVE-9.11",
        {"{0}, quel Lieu transférez-vous dans votre Cercle Restreint ?",
         "{0}, which Place do you transfer to your Inner Circle?"}),
    row(Decision::harvest, "EVE-7.6",
        {"{0}, quel Lieu récoltez-vous ?", "{0}, which Place do you harvest?"}),
    row(Decision::may, "EVE-1.3", {"{0}, acceptez-vous ?", "{0}, do you accept?"}),
    row(Decision::region, "EVE-3.12", {"{0}, quelle Région ?", "{0}, which Region?"}),
    row(Decision::find, "EVE-14.9",
        {"{0}, quel Lieu découvrez-vous ?", "{0}, which Place do you discover?"}),
    row(Decision::catalyst, "EVE-14.21",
        {"{0}, où construisez-vous gratuitement ?", "{0}, where do you build for free?"}),
    row(Decision::remove, "EVE-14.4",
        {"{0}, quel Rituel retirez-vous ?", "{0}, which Ritual do you remove?"}),
    row(Decision::move, "EVE-14.7",
        {"{0}, de quel Rituel partent Sorcières et Anciens ?",
         "{0}, from which Ritual do Witches and Elders leave?"}),
    row(Decision::retrieve, "EVE-3.12",
        {"{0}, qui rappelez-vous dans votre réserve ?",
         "{0}, whom do you call back to your reserve?"}),
    row(Decision::copy, "EVE-14.16",
        {"{0}, sur quel Spécialiste placez-vous un Ancien ?",
         "{0}, on which Specialist do you put an Elder?"}),
    row(Decision::bonus, "EVE-17.10",
        {"{0}, quel bonus gagnez-vous à nouveau ?", "{0}, which bonus do you gain once more?"}),
    row(Decision::binding, "EVE-8.10",
        {"{0}, payez-vous ce bonus de Liaison ?", "{0}, do you pay for this Binding Bonus?"}),
    row(Decision::socket, "EVE-17.30", {"{0}, sur quel emplacement ?", "{0}, on which slot?"}),
    row(Decision::exchange, "EVE-11.2",
        {"{0}, que prenez-vous en échange ?", "{0}, what do you take in exchange?"}),
    row(Decision::dial, "EVE-12.6",
        {"{0}, combien de Mana engagez-vous ?", "{0}, how much Mana do you spend?"}),
    row(Decision::change, "EVE-12.9",
        {"{0}, changez-vous votre Cadran ?", "{0}, do you change your dial?"}),
    row(Decision::stone, "EVE-12.15",
        {"{0}, quelle Pierre de Pouvoir prenez-vous ?", "{0}, which Powerstone do you take?"}),
    row(Decision::order, "EVE-13.7",
        {"{0}, quel effet de Fin de manche d’abord ?", "{0}, which Round End effect first?"}),
});

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

// A card that one sees, or so many of those that one does not.
constexpr Sum seen_cards = {[](const Telling& telling, const std::uint8_t* value, long long n) {
                              return *value == no_arg ? unit_name(Unit::c, n)
                                                      : card_name(deck_of(telling), *value);
                            },
                            Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum lost_cards = {seen_cards.item, Sum::each_counts_one, Sum::Welcome::no};
constexpr Sum amounts = {[](const Telling&, const std::uint8_t* value, long long n) {
                           return unit_name(static_cast<Unit>(*value), n);
                         },
                         1};
constexpr Sum points_of = {
    [](const Telling&, const std::uint8_t*, long long n) { return unit_name(Unit::vp, n); }, 0};
constexpr Sum places_of = {[](const Telling& telling, const std::uint8_t* value, long long) {
                             return place_name(deck_of(telling), *value);
                           },
                           Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum built = {[](const Telling& telling, const std::uint8_t* value, long long n) {
                         constexpr Noun nouns[] = {{{"Serpe", "Sickle"}, {"Serpes", "Sickles"}},
                                                   {{"Orbe", "Orb"}, {"Orbes", "Orbs"}}};
                         return say(
                             {"{0} sur {1}", "{0} on {1}"},
                             {count(nouns[value[0]], n), place_name(deck_of(telling), value[1])});
                       },
                       Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum steps = {[](const Telling&, const std::uint8_t*, long long n) {
                         return say({"de {0}", "{0}"}, {number(n)});
                       },
                       Sum::each_counts_one, Sum::Welcome::yes};
constexpr Sum called_back = {[](const Telling& telling, const std::uint8_t* value, long long) {
  return say({"{0} de {1}", "{0} from {1}"},
             {phrase(workers[value[1]].words), place_name(deck_of(telling), value[0])});
}};
constexpr Sum spaces_of = {
    [](const Telling&, const std::uint8_t* value, long long) { return number(*value); }};

constexpr Sum card_amount = {
    [](const Telling&, const std::uint8_t*, long long n) { return unit_name(Unit::c, n); }, 0};

constexpr Words gains = {"{0} gagne {1}", "{0} gains {1}"};

constexpr auto events = event_table<Happened>({
    row(Happened::round_begins, {"manche {1}", "round {1}"}, {number_argument}, Motion::notice,
        Badge::none),
    row(Happened::phase_begins, {"{1}", "{1}"}, {phase_kind}, Motion::notice, Badge::none),
    row(Happened::battle_begins, {"combat : {1}", "battle: {1}"}, {region_kind}, Motion::notice,
        Badge::none),
    row(Happened::clan_taken, {"{0} prend {1}, {2}", "{0} takes {1}, {2}"}, {clan_kind, side_kind},
        Motion::appear),
    row(Happened::first_player, {"{0} devient premier joueur", "{0} becomes first player"}, {},
        Motion::move),
    row(Happened::place_dealt, {"arrivent {1}", "new Places: {1}"}, {place_kind, region_kind},
        Motion::appear, Badge::none, places_of),
    row(Happened::gained, gains, {unit_kind, number_argument}, Motion::gain, Badge::seat, amounts),
    row(Happened::vp_gained, gains, {number_argument}, Motion::gain, Badge::seat, points_of),
    row(Happened::paid, {"{0} paie {1}", "{0} pays {1}"}, {unit_kind, number_argument},
        Motion::lose, Badge::seat, amounts),
    row(Happened::drew, {"{0} pioche {1}", "{0} draws {1}"}, {card_kind}, Motion::appear,
        Badge::seat, seen_cards),
    row(Happened::dealt, {"{0} reçoit {1}", "{0} is dealt {1}"}, {card_kind}, Motion::appear,
        Badge::seat, seen_cards),
    row(Happened::discarded, {"{0} défausse {1}", "{0} discards {1}"}, {card_kind}, Motion::move,
        Badge::seat, lost_cards),
    row(Happened::reshuffled,
        {"la défausse est mélangée et devient la pioche : {1}",
         "the discard pile is shuffled and becomes the Main deck: {1}"},
        {number_argument}, Motion::turn, Badge::none, card_amount),
    row(Happened::discovered, {"{0} découvre {1}", "{0} discovers {1}"}, {place_kind, region_kind},
        Motion::move),
    row(Happened::place_drawn, {"{0} reçoit {1}", "{0} receives {1}"}, {place_kind}, Motion::appear,
        Badge::seat, places_of),
    row(Happened::token_used, {"{0} active son jeton Clan", "{0} activates their Clan Token"}, {},
        Motion::turn),
    row(Happened::harvested, {"{0} récolte {1}", "{0} harvests {1}"}, {place_kind}, Motion::notice,
        Badge::seat, places_of),
    row(Happened::ritual_played, {"{0} pose {1} sur {2}", "{0} puts {1} on {2}"},
        {card_kind, place_kind}, Motion::move),
    row(Happened::specialist_played,
        {"{0} engage {1} comme Spécialiste", "{0} hires {1} as a Specialist"}, {card_kind},
        Motion::move),
    row(Happened::council_played, {"{0} prend {1} au Conseil", "{0} takes {1} into the Council"},
        {card_kind}, Motion::move),
    row(Happened::region_used,
        {"{0} envoie {2} sur la case Action : {1}", "{0} sends {2} to the action space of {1}"},
        {region_kind, worker_kind}, Motion::move),
    row(Happened::space_used, {"{0} envoie {2} sur {1}", "{0} sends {2} to {1}"},
        {place_kind, worker_kind}, Motion::move),
    row(Happened::board_used,
        {"{0} envoie une Sorcière sur son plateau", "{0} sends a Witch to their board"}, {},
        Motion::move),
    row(Happened::catalyst_built, {"{0} construit {1}", "{0} builds {1}"},
        {catalyst_kind, place_kind}, Motion::appear, Badge::seat, built),
    row(Happened::advanced,
        {"{0} avance {1} sur la piste Assemblée", "{0} advances {1} on the Coven Track"}, {},
        Motion::move, Badge::seat, steps),
    row(Happened::transferred, {"{0} transfère {1}", "{0} transfers {1}"}, {place_kind},
        Motion::move, Badge::seat, places_of),
    row(Happened::tapped, {"{0} utilise {1}", "{0} uses {1}"}, {card_kind}, Motion::turn),
    row(Happened::borrowed, {"{0} utilise {1}, d’un adversaire", "{0} uses {1}, an opponent’s"},
        {card_kind}),
    row(Happened::copied, {"{0} place un Ancien sur {1}", "{0} puts an Elder on {1}"}, {card_kind},
        Motion::move),
    row(Happened::ritual_removed, {"{0} retire {1} du jeu", "{0} removes {1} from the game"},
        {card_kind}, Motion::vanish),
    row(Happened::workers_moved,
        {"{0} déplace tout le monde, de {1} vers {2}", "{0} moves everybody, from {1} to {2}"},
        {place_kind, region_kind}, Motion::move),
    row(Happened::deployed, {"{0} envoie un Ancien : {1}", "{0} sends an Elder to {1}"},
        {region_kind}, Motion::move),
    row(Happened::retrieved, {"{0} rappelle {1}", "{0} calls back {1}"}, {place_kind, worker_kind},
        Motion::move, Badge::seat, called_back),
    row(Happened::socket_filled,
        {"{0} pose une Pierre sur l’emplacement {1}", "{0} places a stone on slot {1}"},
        {number_argument}, Motion::move),
    row(Happened::red_taken,
        {"{0} prend la Pierre de Pouvoir Rouge", "{0} takes the Red Powerstone"}, {}, Motion::move),
    row(Happened::passed, {"{0} passe", "{0} passes"}),
    row(Happened::dial_shown, {"{0} engage {1} Mana", "{0} commits {1} Mana"}, {number_argument},
        Motion::turn),
    row(Happened::dial_changed,
        {"{0} change son Cadran : {1} Mana", "{0} changes their dial: {1} Mana"}, {number_argument},
        Motion::turn),
    row(Happened::fought, {"{0} a une force de {1}", "{0} has a strength of {1}"},
        {number_argument}),
    row(Happened::battle_won, {"{0} remporte le combat", "{0} wins the battle"}, {region_kind}),
    row(Happened::stone_taken, {"{0} prend {2}", "{0} takes {2}"}, {region_kind, stone_kind},
        Motion::move),
    row(Happened::automa_turned, by_game, {card_kind}, Motion::turn),
    row(Happened::automa_moved, by_game, {number_argument, number_argument}, Motion::move),
    row(Happened::automa_blocked,
        {"{0} ne peut rien faire sur la case {1}", "{0} can do nothing on space {1}"},
        {number_argument}, Motion::notice, Badge::seat, spaces_of),
    row(Happened::automa_drew, {"{0} tire {1}", "{0} draws {1}"}, {card_kind}, Motion::turn,
        Badge::seat, seen_cards),
    row(Happened::came_home,
        {"Sorcières et Anciens rentrent, jetons et cartes se redressent",
         "Witches and Elders come home, tokens and cards are ready again"},
        {}, Motion::move, Badge::none),
    row(Happened::copies_ended, {"{0} reprend ses Anciens", "{0} takes their Elders back"}, {},
        Motion::move),
    row(Happened::hand_dropped, by_game, {number_argument}, Motion::vanish),
    row(Happened::game_over, {"la partie est finie", "the game is over"}, {}, Motion::notice,
        Badge::none),
});

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue side_values[] = {
    {"sun", {"Soleil", "Sun"}}, {"moon", {"Lune", "Moon"}}, {"each", {"au choix", "each chooses"}}};
constexpr OptionValue clan_values[] = {{"drawn", {"tirés au sort", "drawn"}},
                                       {"picked", {"choisis", "picked"}}};
constexpr OptionValue first_values[] = {{"drawn", {"tiré au sort", "drawn"}},
                                        {"A", {"siège A", "seat A"}},
                                        {"B", {"siège B", "seat B"}},
                                        {"C", {"siège C", "seat C"}},
                                        {"D", {"siège D", "seat D"}}};
constexpr OptionValue difficulty_values[] = {{"apprentice", {"Apprenti", "Apprentice"}},
                                             {"witch", {"Sorcière", "Witch"}},
                                             {"master", {"Maître", "Master"}},
                                             {"heir", {"Héritier du Trône", "Heir to the Throne"}}};
constexpr OptionSpec option_specs[] = {
    {"side",
     {"côté des plateaux", "side of the boards"},
     {"le Soleil est recommandé pour la première partie ; la Lune donne à chaque Clan ses propres "
      "pouvoirs (EVE-4.10)",
      "the Sun is recommended for the first game; the Moon gives each Clan powers of its own "
      "(EVE-4.10)"},
     side_values},
    {"clans",
     {"Clans", "Clans"},
     {"tirés au sort, ou choisis dans l’ordre du tour (EVE-4.13)",
      "drawn at random, or picked in turn order (EVE-4.13)"},
     clan_values},
    {"first",
     {"premier joueur", "first player"},
     {"tiré au sort, ou désigné (EVE-4.8)", "drawn at random, or appointed (EVE-4.8)"},
     first_values,
     0,
     2},
    {"expert",
     {"variante pour joueurs expérimentés", "variant for experienced players"},
     {"à la première manche, deux cartes de plus, puis deux défausses (EVE-16.1)",
      "in the first round two more cards, then two discards (EVE-16.1)"},
     off_on},
    {"difficulty",
     {"difficulté de l’Automa", "difficulty of the Automa"},
     {"seulement en solo (EVE-18.5)", "in solo play only (EVE-18.5)"},
     difficulty_values,
     1},
};
static_assert(sizeof(Options) == 2 + std::size(option_specs));  // seats, and the deck

constexpr Words sources[] = {{"effets des cartes", "effects of cards"},
                             {"bonus de Liaison", "Binding Bonuses"},
                             {"piste Assemblée", "Coven Track"},
                             {"récoltes", "harvests"},
                             {"combats", "battles"},
                             {"plateaux", "boards"}};
static_assert(std::size(sources) == point_source_count);

constexpr std::string_view computers[] = {"Ombeline", "Hywel", "Sabine", "Corvin",
                                          "Maëlle",   "Odran", "Isaure", "Bran"};

constexpr Words seat_words[] = {{"premier Clan", "first Clan"},
                                {"deuxième Clan", "second Clan"},
                                {"troisième Clan", "third Clan"},
                                {"quatrième Clan", "fourth Clan"}};

const GameInfo the_info = {
    .id = "evenfall",
    .title = {"Evenfall", "Evenfall"},
    .about = {"Menez un Clan de sorcières : découvrez des Lieux de Pouvoir, posez-y des Rituels, "
              "engagez Spécialistes et Conseil. En trois manches, le Mana dispute les Pierres qui "
              "doublent vos Rituels.",
              "Lead a Clan of witches: discover Places of Power, put Rituals on them, hire "
              "Specialists and a Council. Over three rounds Mana fights for the stones that double "
              "your Rituals."},
    .seats = {1, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = seat_words,
    .neutral_name = {"l’Automa", "the Automa"},
    .computer_names = computers,
    .sources = sources,
    .rules = {.fr = rules_in_french, .en = rules_in_english},
    .longest_game = 6000,
    .revision = 2,  // RI_09 brings 1 VP; RI_17, 24, 40 and 43 cost one less
};

}  // namespace

const GameInfo& Evenfall::info() { return the_info; }

std::optional<Points> Evenfall::points(const Event& event) {
  if (Happened{event.kind} != Happened::vp_gained || event.seat == automa) return {};
  return Points{event.seat, event.args[1], event.args[0]};
}

SeatOrder Evenfall::turn_order(const State& state) {
  SeatOrder order;
  for (std::uint8_t i = 0; i < state.seats(); ++i) order.push_back(seat_in_order(state, i));
  return order;
}

static_assert(Game<Evenfall>);

const AnyGame& game() {
  static const Adapter<Evenfall> adapter;
  deck_at(0);  // read now, not in the middle of a game
  return adapter;
}

}  // namespace veillee::evenfall
