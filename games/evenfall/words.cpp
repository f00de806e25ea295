// What depends on the position: options, prompts and refusals. The words stand in words.txt.
#include "games/evenfall/words.hpp"

#include "engine/told.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {

Phrase stock_name(const std::array<int, 3>& amounts) {
  std::vector<Phrase> parts;
  for (std::size_t r = 0; r < amounts.size(); ++r)
    if (amounts[r] > 0) parts.push_back(unit_name(static_cast<Unit>(r), amounts[r]));
  if (parts.empty()) return phrase({"rien", "nothing"});
  return enumeration(parts.data(), parts.size());
}
Phrase price_name(const Price& price) { return stock_name({price[0], price[1], price[2]}); }
Phrase card_name(const Deck& deck, std::uint8_t card) {
  if (card >= main_cards) return phrase({"une carte", "a card"});
  return deck.card_name[card];
}
Phrase place_name(const Deck& deck, std::uint8_t place) {
  if (place >= places) return phrase({"un Lieu", "a Place"});
  return deck.place_name[place];
}

Phrase type_name(Type type) {
  constexpr auto types = entries_of<Type>(all_words.section("types"));
  return types[static_cast<std::size_t>(type)].phrase();
}

// ── What words ask for ──────────────────────────────────────────────────────────────────────────

namespace {

struct Asked {
  const State& state;
  Seat seat;
  const SeatNames& names;
  Action action = {};

  std::uint8_t what() const { return action.args[0]; }
  const Player& player() const { return state.players[seat]; }
  const Deck& deck() const { return state.deck(); }
  std::array<int, 3> amounts() const { return {action.args[0], action.args[1], action.args[2]}; }
  bool at(Decision decision) const { return Decision{state.pending.decision} == decision; }
  // What the flow that asks has in hand.
  template <class Flow>
  const Flow& of() const {
    return *at_top<Flow>(state);
  }
  // The Ritual on the Place that is named.
  std::uint8_t ritual() const { return what() < places ? state.lands[what()].ritual : no_arg; }
};
using Told = std::optional<Phrase>;

// The effect that an option begins.
Told effect(const Asked& a) {
  const auto& effects = a.deck().effects;
  const EffectFlow* f = running<EffectFlow>(a.state);
  const PlayFlow* play = running<PlayFlow>(a.state);
  switch (Do{a.action.kind}) {
    case Do::bonus:
      if (a.what() == 0 || a.what() > track_top) return {};
      return sentence(effects[track_effect(a.player(), a.what())]);
    case Do::socket:
      if (a.what() == 0 || a.what() > sockets) return {};
      return sentence(effects[source::socket + a.what() - 1U]);
    case Do::pay:
      if (play == nullptr || play->place == no_arg) return {};
      return sentence(effects[source::binding + play->place]);
    case Do::choose:
      if (f == nullptr || a.what() == 0) return {};
      if (const Node& node = node_at(a.state, f->source, f->node); a.what() <= node.size)
        return sentence(part_of(effects[f->source], node.children[a.what() - 1U]));
      return {};
    default: return f == nullptr ? Told{} : sentence(effects[f->source]);
  }
}

Phrase land(const Asked& a) {
  const Phrase place = place_name(a.deck(), a.what());
  if (a.ritual() == no_arg) return place;
  return say({"{0} avec {1}", "{0} with {1}"}, {place, card_name(a.deck(), a.ritual())});
}
Phrase ritual_or_place(const Asked& a) {
  return a.ritual() == no_arg ? place_name(a.deck(), a.what()) : card_name(a.deck(), a.ritual());
}
Phrase witches(const Asked& a) {
  constexpr Noun noun = {{"Sorcière", "Witch"}, {"Sorcières", "Witches"}};
  return count(noun, a.what() < places ? witches_needed(a.state, a.seat, a.what()) : 1);
}
Told price_of_catalyst(const Asked& a) {
  if (!a.at(Decision::build)) return {};
  const std::size_t kind = a.action.args[1] % 2;
  if (a.action.args[2] != 0) return unit_name(Unit::m, catalyst_mana[kind]);
  return unit_name(kind == 0 ? Unit::h : Unit::p, catalyst_price[kind]);
}
// Borrowed Specialists are named after their owners, too (EVE-14.30).
Told owner(const Asked& a) {
  for (Seat other = 0; other < owners; ++other)
    if (other != a.seat && specialists_of(a.state, other).has(a.what())) return a.names[other];
  return {};
}
Told strength(const Asked& a) {
  const BattleFlow* f = running<BattleFlow>(a.state);
  if (f == nullptr) return {};
  return number(a.what() + workers_in(a.state, f->region, a.seat) + a.player().sum(Mod::strength));
}

// Of questions: the card whose effect asks, and what is asked for.
Told asking_card(const Asked& a) {
  const std::uint8_t source = a.of<EffectFlow>().source;
  return source < source::binding ? card_name(a.deck(), card_of(source)) : Told{};
}
Phrase resources(const Asked& a) {
  const bool price = a.at(Decision::price);
  return unit_name(Unit::any, price ? a.of<EffectFlow>().left : resources_due(a.state, a.seat));
}
Told cards_due(const Asked& a) {
  const int cards = a.of<DiscardFlow>().cards;
  return cards > 1 ? unit_name(Unit::card, cards) : Told{};
}

constexpr Teller<Asked> tellers[] = {
    {"who", [](const Asked& a) { return a.names[a.seat]; }},
    {"number", [](const Asked& a) { return number(a.what()); }},
    {"card", [](const Asked& a) { return card_name(a.deck(), a.what()); }},
    {"place", [](const Asked& a) { return place_name(a.deck(), a.what()); }},
    {"worker", [](const Asked& a) { return worker_words[a.action.args[1] % 2].phrase(); }},
    {"catalyst", [](const Asked& a) { return catalyst_words[a.action.args[1] % 2].phrase(); }},
    {"amounts", [](const Asked& a) { return stock_name(a.amounts()); }},
    {"price", [](const Asked& a) { return price_name(a.deck().card[a.what()].cost); }},
    {"council_price", [](const Asked& a) { return price_name(council_price(a.state, a.seat)); }},
    {"reserve", [](const Asked& a) { return number(a.player().reserve[witch]); }},
    {"mana", [](const Asked& a) { return number(a.player().mana); }},
    {"highest_dial", [](const Asked& a) { return number(highest_dial(a.player())); }},
    {"by_twos", [](const Asked& a) { return !is_moon(a.player(), star); }},
    {"transferring", [](const Asked& a) { return a.at(Decision::transfer); }},
    {"card_in_play", [](const Asked& a) { return card_name(a.deck(), a.of<PlayFlow>().card); }},
    {"place_in_play", [](const Asked& a) { return place_name(a.deck(), a.of<PlayFlow>().place); }},
    {"next_card", [](const Asked& a) { return number(a.of<DiscardFlow>().laid + 1); }},
    {"battle", [](const Asked& a) { return region_words[a.of<BattleFlow>().region].phrase(); }},
    {"dial", [](const Asked& a) { return number(a.of<BattleFlow>().dial[a.seat]); }},
    {"effect", [](const Asked& a) { return effect(a); }},
    {"land", [](const Asked& a) { return land(a); }},
    {"ritual_or_place", [](const Asked& a) { return ritual_or_place(a); }},
    {"witches", [](const Asked& a) { return witches(a); }},
    {"price_of_catalyst", [](const Asked& a) { return price_of_catalyst(a); }},
    {"owner", [](const Asked& a) { return owner(a); }},
    {"strength", [](const Asked& a) { return strength(a); }},
    {"asking_card", [](const Asked& a) { return asking_card(a); }},
    {"resources", [](const Asked& a) { return resources(a); }},
    {"cards_due", [](const Asked& a) { return cards_due(a); }},
};

constexpr auto choice_words = some_entries_of<Do>(all_words.section("choices"));
constexpr auto prompts = some_entries_of<Decision>(all_words.section("prompts"));
constexpr WordFile refusals = all_words.section("refusals");
static_assert(all_tellers_known(all_words.section("choices"), tellers) &&
              all_tellers_known(all_words.section("prompts"), tellers) &&
              all_tellers_known(refusals, tellers, 2));

}  // namespace

Phrase Evenfall::action_words(const State& state, Seat seat, Action action,
                              const SeatNames& names) {
  return told_by(tellers, choice_words[action.kind], Asked{state, seat, names, action});
}

Phrase Evenfall::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  return told_by(tellers, prompts[state.pending.decision], Asked{state, seat, names});
}

Phrase Evenfall::event_words(const Options& options, const Event& event, const SeatNames& names) {
  const Phrase& who = names[event.seat];
  const auto& a = event.args;
  const Deck& deck = deck_at(options.deck);
  switch (Happened{event.kind}) {
    case Happened::automa_moved:
      if (a[0] == a[1])
        return say({"{0} reste sur la case {1}", "{0} stays on space {1}"}, {who, number(a[0])});
      return say({"{0} va de la case {1} à la case {2}", "{0} moves from space {1} to space {2}"},
                 {who, number(a[1]), number(a[0])});
    case Happened::automa_turned:
      return say({"{0} retourne {1} ({2} PV)", "{0} turns over {1} ({2} VP)"},
                 {who, card_name(deck, a[0]), number(deck.card[a[0]].vp)});
    default: return {};
  }
}

SeatNames Evenfall::seat_names(const State& state) {
  SeatNames names = static_seat_names(info());
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].clan != no_arg)
      names[seat] = clan_words[state.players[seat].clan].phrase();
  return names;
}

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

namespace {

// By its name in words.txt.
struct Reason {
  constexpr Reason() = default;  // none
  consteval Reason(const char* name) : entry(refusals[name]) {}
  WordEntry entry;
};

Reason no_discovery(const Asked& a) {
  for (const RegionBoard& board : a.state.regions)
    for (const std::uint8_t place : board.slots)
      if (place == a.what()) return "few_witches";
  return "not_shown";
}

Reason no_card(const Asked& a) {
  const Do way{a.action.kind};
  const int saved = way == Do::ritual ? a.player().sum(Mod::cost_ritual) : 0;
  if (a.state.cards.zone(a.what()) != zone_of(hands, a.seat)) return "not_in_hand";
  if ((way == Do::ritual) != is_ritual(a.what())) return "not_played_so";
  if (way == Do::council) return "council";
  if (way == Do::ritual && !has_free_place(a.state, a.seat)) return "no_free_place";
  if (!can_pay(a.player(), a.deck().card[a.what()].cost, saved)) return "price";
  return "namesake";
}

Reason no_region_space(const Asked& a) {
  const std::uint8_t worker = a.action.args[1];
  if (a.player().reserve[worker] == 0) return "no_worker";
  if (a.what() >= regions_in_use(a.state)) return "no_region";
  if (a.state.regions[a.what()].space != no_arg) return "occupied";
  if (worker == elder && !a.player().has(Mod::elder_region)) return "elder_region";
  return "space_cost";
}

Reason no_space(const Asked& a) {
  const std::uint8_t worker = a.action.args[1];
  const Land& land = a.state.lands[a.what()];
  const int spaces = a.ritual() == no_arg ? 0 : a.deck().card[a.ritual()].spaces;
  if (a.player().reserve[worker] == 0) return "no_worker";
  if (land.row == no_arg || owner_of(land) != a.seat) return "not_yours";
  if (spaces == 0) return "no_space";
  if (workers_on(land) >= spaces) return "occupied";
  if (worker == elder && !is_inner(land) && !a.player().has(Mod::elder_outer)) return "elder_outer";
  return "space_cost";
}

Reason no_tap(const Asked& a) {
  const std::uint8_t zone = a.state.cards.zone(a.what());
  if (is_ritual(a.what()) || a.deck().card[a.what()].type != Type::tap) return "no_tap";
  if (zone == zone_of(tilted, a.seat)) return "tilted";
  if (zone != zone_of(upright, a.seat)) return "no_specialist";
  return "no_effect";
}

Reason reason(const Asked& a) {
  const Do what{a.action.kind};
  const bool begins = a.at(Decision::action), builds = a.at(Decision::build);
  const bool window = begins || builds || a.at(Decision::finish) || a.at(Decision::binding);
  if (what >= Do::discover && what <= Do::build && !begins) return {};  // main actions
  if (what >= Do::tap && what <= Do::stone && !window) return {};       // free ones
  const auto where = [](bool asked, Reason why) { return asked ? why : Reason(); };
  switch (what) {
    case Do::discover: return no_discovery(a);
    case Do::token: return "token";
    case Do::ritual:
    case Do::specialist:
    case Do::council: return no_card(a);
    case Do::region: return no_region_space(a);
    case Do::space: return no_space(a);
    case Do::board: return is_moon(a.player(), cross) ? Reason("board") : Reason("no_board_space");
    case Do::build: return "build";
    case Do::tap: return no_tap(a);
    case Do::borrow: return "borrow";
    case Do::exchange: return "exchange";
    case Do::stone: return "stone";
    case Do::catalyst: return where(builds || a.at(Decision::catalyst), "catalyst");
    case Do::dial:
      return a.at(Decision::dial) ? Reason("dial") : where(a.at(Decision::change), "change");
    case Do::transfer: return where(a.at(Decision::transfer), "transfer");
    case Do::remove: return where(a.at(Decision::remove), "remove");
    case Do::copy: return where(a.at(Decision::copy), "copy");
    case Do::clan: return where(a.at(Decision::clan), "clan");
    default: return {};
  }
}

}  // namespace

Refusal Evenfall::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (const auto refusal = refuse_seat(state.pending, seat, names, "EVE-15.13", "EVE-5.5"))
    return *refusal;
  const Asked asked{state, seat, names, action};
  if (const WordEntry why = reason(asked).entry; !why.head.empty())
    return {told_by(tellers, why, asked, 2), why.label(1)};
  return not_asked_for(info(), state.pending, seat, names);
}

std::optional<Refusal> Evenfall::refuse(const Options& options) {
  constexpr WordEntry no_seat = refusals["first_player"];
  if (options.first > options.seats) return Refusal{no_seat.phrase(), no_seat.label(1)};
  return {};
}

}  // namespace veillee::evenfall
