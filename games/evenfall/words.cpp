// What depends on the position: options, prompts and refusals. The words stand in words.txt.
#include "games/evenfall/words.hpp"

#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

constexpr Noun witches = {{"Sorcière", "Witch"}, {"Sorcières", "Witches"}};

consteval Words choice(std::string_view name) { return all_words.section("choices")[name].words(); }
consteval Words prompt(std::string_view name) { return all_words.section("prompts")[name].words(); }

std::uint8_t ritual_on(const State& state, std::uint8_t place) {
  return place < places ? state.lands[place].ritual : no_arg;
}
// The Place, or the Ritual that lies on it.
Phrase top_words(const State& state, std::uint8_t place) {
  const std::uint8_t ritual = ritual_on(state, place);
  return ritual == no_arg ? place_name(state.deck(), place) : card_name(state.deck(), ritual);
}
Phrase land_words(const State& state, std::uint8_t place) {
  const std::uint8_t ritual = ritual_on(state, place);
  if (ritual == no_arg) return place_name(state.deck(), place);
  return say(choice("land"), {place_name(state.deck(), place), card_name(state.deck(), ritual)});
}

Phrase build_words(const State& state, Action action) {
  const auto [place, other, mana] = std::array{action.args[0], action.args[1], action.args[2]};
  const std::size_t kind = other % 2;
  const Phrase what =
      say(choice("catalyst"), {top_words(state, place), catalyst_words[kind].phrase()});
  if (Decision{state.pending.decision} != Decision::build) return what;
  const Phrase price = mana != 0 ? unit_name(Unit::m, catalyst_mana[kind])
                                 : unit_name(kind == 0 ? Unit::h : Unit::p, catalyst_price[kind]);
  return say(choice("catalyst_paid"), {what, price});
}

std::array<int, 3> amounts_of(Action action) {
  return {action.args[0], action.args[1], action.args[2]};
}

}  // namespace

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

// ── Options ─────────────────────────────────────────────────────────────────────────────────────

Phrase Evenfall::action_words(const State& state, Seat seat, Action action,
                              const SeatNames& names) {
  const auto [a, b] = std::array{action.args[0], action.args[1]};
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  const EffectFlow* effect = running<EffectFlow>(state);
  switch (Do{action.kind}) {
    case Do::discover:
      return say(
          choice("discover"),
          {place_name(deck, a), count(witches, a < places ? witches_needed(state, seat, a) : 1)});
    case Do::ritual:
      return say(choice("ritual"), {card_name(deck, a), price_name(deck.card[a].cost)});
    case Do::specialist:
      return say(choice("specialist"), {card_name(deck, a), price_name(deck.card[a].cost)});
    case Do::council:
      return say(choice("council"), {card_name(deck, a), price_name(council_price(state, seat))});
    case Do::space:
      return say(choice("space"), {top_words(state, a), worker_words[b % 2].phrase()});
    case Do::borrow:  // named after the Specialist and its owner (EVE-14.30)
      for (Seat owner = 0; owner < owners; ++owner)
        if (owner != seat && specialists_of(state, owner).has(a))
          return say(choice("borrow_of"), {card_name(deck, a), names[owner]});
      return say(choice("borrow"), {card_name(deck, a)});
    case Do::exchange:
      return phrase(is_moon(player, star) ? choice("exchange_star") : choice("exchange"));
    case Do::onto: return say(choice("onto"), {land_words(state, a)});
    case Do::catalyst: return build_words(state, action);
    case Do::take: return say(choice("take"), {stock_name(amounts_of(action))});
    case Do::give: return say(choice("give"), {stock_name(amounts_of(action))});
    case Do::choose: {
      if (effect == nullptr || a == 0) return phrase(choice("choose"));
      const Node& node = node_at(state, effect->source, effect->node);
      if (a > node.size) return phrase(choice("choose"));
      return say(choice("choose_effect"),
                 {sentence(part_of(deck.effects[effect->source], node.children[a - 1U]))});
    }
    case Do::transfer: return say(choice("transfer"), {land_words(state, a)});
    case Do::harvest: return say(choice("harvest"), {land_words(state, a)});
    case Do::remove: return say(choice("remove"), {land_words(state, a)});
    case Do::move: return say(choice("move"), {land_words(state, a)});
    case Do::retrieve:
      return say(choice("retrieve"), {land_words(state, a), worker_words[b % 2].phrase()});
    case Do::bonus:
      if (a == 0 || a > track_top) return phrase(choice("bonus"));
      return say(choice("bonus_effect"),
                 {number(a), sentence(deck.effects[track_effect(player, a)])});
    case Do::pay: {
      const PlayFlow* f = running<PlayFlow>(state);
      if (f == nullptr || f->place == no_arg) return phrase(choice("pay"));
      return say(choice("accept_effect"), {sentence(deck.effects[source::binding + f->place])});
    }
    case Do::accept:
      if (effect == nullptr || effect->source >= source::count) return phrase(choice("accept"));
      return say(choice("accept_effect"), {sentence(deck.effects[effect->source])});
    case Do::decline:
      return phrase(Decision{state.pending.decision} == Decision::transfer
                        ? choice("decline_transfer")
                        : choice("decline"));
    case Do::socket:
      if (a == 0 || a > sockets) return phrase(choice("socket"));
      return say(choice("socket_effect"),
                 {number(a), sentence(deck.effects[source::socket + a - 1])});
    case Do::dial: {
      const BattleFlow* f = running<BattleFlow>(state);
      if (f == nullptr) return say(choice("dial"), {number(a)});
      const int others = workers_in(state, f->region, seat) + player.sum(Mod::strength);
      return say(choice("dial_strength"), {number(a), number(a + others)});
    }
    default: return {};
  }
}

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

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

// ── Prompts ─────────────────────────────────────────────────────────────────────────────────────

Phrase Evenfall::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Player& player = state.players[seat];
  const Phrase& who = names[seat];
  const Frame& frame = state.stack.back();
  const Decision decision{state.pending.decision};
  switch (decision) {
    case Decision::resources:
      return say(prompt("resources"), {who, unit_name(Unit::any, resources_due(state, seat))});
    case Decision::price:
      return say(prompt("price"), {who, unit_name(Unit::any, frame.locals<EffectFlow>().left)});
    case Decision::discard: {
      const DiscardFlow& f = frame.locals<DiscardFlow>();
      if (f.cards == 1) return {};
      return say(prompt("discard"), {who, unit_name(Unit::card, f.cards), number(f.laid + 1)});
    }
    case Decision::onto:
      return say(prompt("onto"), {who, card_name(state.deck(), frame.locals<PlayFlow>().card)});
    case Decision::binding:
      return say(prompt("binding"),
                 {who, place_name(state.deck(), frame.locals<PlayFlow>().place)});
    case Decision::dial:
      return say(prompt("dial"), {who, region_words[frame.locals<BattleFlow>().region].phrase(),
                                  number(player.mana)});
    case Decision::change:
      return say(prompt("change"), {who, number(frame.locals<BattleFlow>().dial[seat])});
    case Decision::may:
    case Decision::region:
    case Decision::choose: {
      const std::uint8_t source = frame.locals<EffectFlow>().source;
      if (source >= source::binding) return {};
      return say(decision == Decision::may      ? prompt("may")
                 : decision == Decision::region ? prompt("region")
                                                : prompt("choose"),
                 {who, card_name(state.deck(), card_of(source))});
    }
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
  consteval Reason(const char* name)
      : words(all_words.section("refusals")[name].words()),
        clause(all_words.section("refusals")[name].label(1)) {}
  Words words;
  std::string_view clause;
};
Refusal no(Reason reason, std::initializer_list<Phrase> more = {}) {
  return {say(reason.words, more), reason.clause};
}

Refusal no_discovery(const State& state, Seat seat, std::uint8_t place) {
  const bool shown =
      std::any_of(state.regions.begin(), state.regions.end(), [&](const RegionBoard& board) {
        return std::find(board.slots.begin(), board.slots.end(), place) != board.slots.end();
      });
  if (!shown) return no("not_shown", {place_name(state.deck(), place)});
  return no("few_witches", {count(witches, witches_needed(state, seat, place)),
                            number(state.players[seat].reserve[witch])});
}

Refusal no_card(const State& state, Seat seat, Do way, std::uint8_t card) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  if (state.cards.zone(card) != zone_of(hands, seat)) return no("not_in_hand");
  if ((way == Do::ritual) != is_ritual(card)) return no("not_played_so");
  if (way == Do::council) return no("council", {price_name(council_price(state, seat))});
  if (way == Do::ritual && !has_free_place(state, seat)) return no("no_free_place");
  if (!can_pay(player, deck.card[card].cost, way == Do::ritual ? player.sum(Mod::cost_ritual) : 0))
    return no("price", {card_name(deck, card), price_name(deck.card[card].cost)});
  return no("namesake");
}

Refusal no_space(const State& state, Seat seat, Action action) {
  const Player& player = state.players[seat];
  const std::uint8_t where = action.args[0], worker = action.args[1];
  if (player.reserve[worker] == 0) return no("no_worker");
  if (Do{action.kind} == Do::region) {
    if (where >= regions_in_use(state)) return no("no_region");
    if (state.regions[where].space != no_arg) return no("occupied");
    if (worker == elder && !player.has(Mod::elder_region)) return no("elder_region");
    return no("space_cost");
  }
  const Land& land = state.lands[where];
  if (land.row == no_arg || owner_of(land) != seat) return no("not_yours");
  const int spaces = land.ritual == no_arg ? 0 : state.deck().card[land.ritual].spaces;
  if (spaces == 0) return no("no_space");
  if (workers_on(land) >= spaces) return no("occupied");
  if (worker == elder && !is_inner(land) && !player.has(Mod::elder_outer)) return no("elder_outer");
  return no("space_cost");
}

Refusal no_tap(const State& state, Seat seat, std::uint8_t card) {
  const std::uint8_t zone = state.cards.zone(card);
  if (is_ritual(card) || state.deck().card[card].type != Type::tap) return no("no_tap");
  if (zone == zone_of(tilted, seat)) return no("tilted");
  if (zone != zone_of(upright, seat)) return no("no_specialist");
  return no("no_effect");
}

std::optional<Refusal> reason(const State& state, Seat seat, Action action) {
  const Player& player = state.players[seat];
  const Decision decision{state.pending.decision};
  const Do what{action.kind};
  const bool begins = decision == Decision::action;
  const bool window = begins || decision == Decision::finish || decision == Decision::binding ||
                      decision == Decision::build;
  if (what >= Do::discover && what <= Do::build && !begins) return {};  // main actions
  if (what >= Do::tap && what <= Do::stone && !window) return {};       // free ones
  const auto where = [](bool asked, Reason reason) {
    return asked ? std::optional(no(reason)) : std::nullopt;
  };
  switch (what) {
    case Do::discover: return no_discovery(state, seat, action.args[0]);
    case Do::token: return no("token");
    case Do::ritual:
    case Do::specialist:
    case Do::council: return no_card(state, seat, what, action.args[0]);
    case Do::region:
    case Do::space: return no_space(state, seat, action);
    case Do::board: return is_moon(player, cross) ? no("board") : no("no_board_space");
    case Do::build: return no("build");
    case Do::tap: return no_tap(state, seat, action.args[0]);
    case Do::borrow: return no("borrow");
    case Do::exchange: return no("exchange");
    case Do::stone: return no("stone");
    case Do::catalyst:
      return where(decision == Decision::build || decision == Decision::catalyst, "catalyst");
    case Do::dial:
      if (decision == Decision::dial) return no("dial", {number(highest_dial(player))});
      return where(decision == Decision::change, "change");
    case Do::transfer: return where(decision == Decision::transfer, "transfer");
    case Do::remove: return where(decision == Decision::remove, "remove");
    case Do::copy: return where(decision == Decision::copy, "copy");
    case Do::clan: return where(decision == Decision::clan, "clan");
    default: return {};
  }
}

}  // namespace

Refusal Evenfall::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (const auto refusal = refuse_seat(state.pending, seat, names, "EVE-15.13", "EVE-5.5"))
    return *refusal;
  if (const auto refusal = reason(state, seat, action)) return *refusal;
  return not_asked_for(info(), state.pending, seat, names);
}

std::optional<Refusal> Evenfall::refuse(const Options& options) {
  if (options.first > options.seats) return no("first_player");
  return {};
}

}  // namespace veillee::evenfall
