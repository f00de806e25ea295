// Evenfall's entry in the register: options, kinds of arguments, and what is summed; the words of
// actions, decisions and events stand in words.txt.
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

template <const auto& Table>
inline constexpr auto named_by = [](const Telling&, const std::uint8_t* value) {
  return *value < Table.size() ? Table[*value].phrase() : Phrase{};
};
template <auto Name>
inline constexpr auto named_by_deck = [](const Telling& telling, const std::uint8_t* value) {
  return Name(deck_of(telling), *value);
};
constexpr std::array<std::string_view, 8> unit_ids = {"herb", "potion", "knowledge", "any",
                                                      "mana", "vp",     "card",      "card"};

constexpr ArgumentSpec kinds[] = {
    number_argument,
    {"card", card_ids, named_by_deck<card_name>},
    {"place", place_ids, named_by_deck<place_name>},
    {"unit", unit_ids,
     [](const Telling&, const std::uint8_t* value) {
       return unit_name(static_cast<Unit>(value[0]), value[1]);
     }},
    {"clan", clan_ids, named_by<clan_words>},
    {"side", side_ids, named_by<side_words>},
    {"region", region_ids, named_by<region_words>},
    {"worker", worker_ids, named_by<worker_words>},
    {"resource", resource_ids, named_by<resource_words>},
    {"catalyst", catalyst_ids, named_by<catalyst_words>},
    {"stone", stone_ids, named_by<stone_words>},
    {"phase", enum_names<Phase>, named_by<phase_words>},
};

// ── Sums ────────────────────────────────────────────────────────────────────────────────────────

// A card that one sees, or so many of those that one does not.
Phrase seen_card(const Telling& telling, const std::uint8_t* value, long long n) {
  return *value == no_arg ? unit_name(Unit::c, n) : card_name(deck_of(telling), *value);
}
Phrase built(const Telling& telling, const std::uint8_t* value, long long n) {
  constexpr Noun nouns[] = {{{"Serpe", "Sickle"}, {"Serpes", "Sickles"}},
                            {{"Orbe", "Orb"}, {"Orbes", "Orbs"}}};
  return say({"{0} sur {1}", "{0} on {1}"},
             {count(nouns[value[0]], n), place_name(deck_of(telling), value[1])});
}
Phrase called_back(const Telling& telling, const std::uint8_t* value, long long) {
  return say({"{0} de {1}", "{0} from {1}"},
             {worker_words[value[1]].phrase(), place_name(deck_of(telling), value[0])});
}
Phrase place(const Telling& telling, const std::uint8_t* value, long long) {
  return place_name(deck_of(telling), *value);
}
Phrase amount(const Telling&, const std::uint8_t* value, long long n) {
  return unit_name(static_cast<Unit>(*value), n);
}
template <Unit U>
Phrase amount_of(const Telling&, const std::uint8_t*, long long n) {
  return unit_name(U, n);
}
Phrase steps(const Telling&, const std::uint8_t*, long long n) {
  return say({"de {0}", "{0}"}, {number(n)});
}
Phrase space(const Telling&, const std::uint8_t* value, long long) { return number(*value); }

constexpr auto one = Sum::each_counts_one;
constexpr NamedSum sums[] = {
    {"seen_cards", {seen_card, one, Sum::Welcome::yes}},
    {"lost_cards", {seen_card, one, Sum::Welcome::no}},
    {"amounts", {amount, 1}},
    {"points", {amount_of<Unit::vp>, 0}},
    {"cards", {amount_of<Unit::c>, 0}},
    {"places", {place, one, Sum::Welcome::yes}},
    {"built", {built, one, Sum::Welcome::yes}},
    {"steps", {steps, one, Sum::Welcome::yes}},
    {"called_back", {called_back}},
    {"spaces", {space}},
};

constexpr auto actions = action_table<Do>(all_words.section("actions"), kinds);
constexpr auto decisions = decision_table<Decision>(all_words.section("decisions"));
constexpr auto events = event_table<Happened>(all_words.section("events"), kinds, sums);

// ── The register ────────────────────────────────────────────────────────────────────────────────

constexpr WordFile option_words = all_words.section("options");
constexpr auto& option_specs = OptionTable<option_words>::specs;
static_assert(sizeof(Options) == 2 + option_specs.size());  // seats, and the deck
constexpr auto sources = words_of<PointSource>(all_words.section("sources"));
constexpr WordFile game_words = all_words.section("game");

constexpr std::string_view computers[] = {"Ombeline", "Hywel", "Sabine", "Corvin",
                                          "Maëlle",   "Odran", "Isaure", "Bran"};

constexpr Words seat_words[] = {{"premier Clan", "first Clan"},
                                {"deuxième Clan", "second Clan"},
                                {"troisième Clan", "third Clan"},
                                {"quatrième Clan", "fourth Clan"}};

const GameInfo the_info = {
    .id = "evenfall",
    .title = game_words["title"].words(),
    .about = game_words["about"].words(),
    .seats = {1, 4},
    .options = option_specs,
    .notation = actions,
    .decisions = decisions,
    .events = events,
    .seat_names = seat_words,
    .neutral_name = game_words["automa"].words(),
    .computer_names = computers,
    .sources = sources,
    .rules = {.fr = rules_in_french, .en = rules_in_english},
    .longest_game = 6000,
    .revision = 3,  // 2: RI_09 brings 1 VP, RI_17, 24, 40 and 43 cost one less; 3: RI_58, too
};

}  // namespace

const GameInfo& Evenfall::info() { return the_info; }

std::optional<Points> Evenfall::points(const Event& event) {
  if (Happened{event.kind} != Happened::vp_gained || event.seat == automa) return {};
  return Points{event.seat, event.args[1], event.args[0]};
}

std::vector<ScoreLine> Evenfall::score_sheet(const State& state) {
  std::vector<ScoreLine> sheet;
  WordFile lines = counted_words;
  for (WordEntry line; lines.next(line);) {
    const auto points = counted[sheet.size()];
    sheet.push_back({line.phrase(), {}});
    for (Seat seat = 0; seat < state.seats(); ++seat)
      sheet.back().points.push_back(state.stack.empty() ? final_count(state, seat).*points : 0);
  }
  return sheet;
}

SeatOrder Evenfall::turn_order(const State& state) { return in_turn_order(state); }

static_assert(Game<Evenfall>);

const AnyGame& game() {
  static const Adapter<Evenfall> adapter;
  deck_at(0);  // read now, not in the middle of a game
  return adapter;
}

}  // namespace veillee::evenfall
