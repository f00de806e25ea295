// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp.
#include "games/evenfall/words.hpp"

#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

Phrase listed(const std::vector<Phrase>& parts) {
  if (parts.empty()) return phrase({"rien", "nothing"});
  return enumeration(parts.data(), parts.size());
}

// One node of an effect.
Phrase effect_words(const State& state, std::uint8_t source, std::uint8_t node) {
  Program part = state.deck().effects[source];
  part.nodes[0] = part.nodes[node];  // children keep their numbers
  return sentence(part);
}

Phrase council_words(const State& state, Seat seat, std::uint8_t card) {
  return say({"prendre {0} au Conseil pour {1}", "take {0} into the Council for {1}"},
             {card_name(state.deck(), card), price_name(council_price(state, seat))});
}

Phrase catalyst_words(const State& state, Action action) {
  const auto [place, kind, mana] = std::array{action.args[0], action.args[1], action.args[2]};
  const std::uint8_t ritual = place < places ? state.lands[place].ritual : no_arg;
  const Phrase what =
      say({"construire {0} sur {1}", "build {0} on {1}"},
          {phrase(catalysts[kind % 2].words),
           ritual == no_arg ? place_name(state.deck(), place) : card_name(state.deck(), ritual)});
  if (Decision{state.pending.decision} != Decision::build) return what;
  const Phrase price = mana != 0
                           ? unit_name(Unit::m, catalyst_mana[kind % 2])
                           : unit_name(kind == 0 ? Unit::h : Unit::p, catalyst_price[kind % 2]);
  return say({"{0} pour {1}", "{0} for {1}"}, {what, price});
}

Phrase land_words(const State& state, std::uint8_t place) {
  const std::uint8_t ritual = place < places ? state.lands[place].ritual : no_arg;
  if (ritual == no_arg) return place_name(state.deck(), place);
  return say({"{0} avec {1}", "{0} with {1}"},
             {place_name(state.deck(), place), card_name(state.deck(), ritual)});
}

Phrase space_words(const State& state, std::uint8_t place, std::uint8_t worker) {
  const std::uint8_t ritual = place < places ? state.lands[place].ritual : no_arg;
  return say(
      {"envoyer {0} sur {1}", "send {0} to {1}"},
      {phrase(workers[worker % 2].words),
       ritual == no_arg ? place_name(state.deck(), place) : card_name(state.deck(), ritual)});
}

constexpr Noun witches = {{"Sorcière", "Witch"}, {"Sorcières", "Witches"}};

Phrase discover_words(const State& state, Seat seat, std::uint8_t place) {
  return say({"découvrir {0} avec {1}", "discover {0} with {1}"},
             {place_name(state.deck(), place),
              count(witches, place < places ? witches_needed(state, seat, place) : 1)});
}

std::array<int, 3> amounts_of(Action action) {
  return {action.args[0], action.args[1], action.args[2]};
}

}  // namespace

Phrase stock_name(const std::array<int, 3>& amounts) {
  std::vector<Phrase> parts;
  for (std::size_t r = 0; r < amounts.size(); ++r)
    if (amounts[r] > 0) parts.push_back(unit_name(static_cast<Unit>(r), amounts[r]));
  return listed(parts);
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
Phrase clan_name(std::uint8_t clan) { return phrase(clans[clan].words); }
Phrase region_name(std::uint8_t region) { return phrase(regions[region].words); }

Phrase type_name(Type type) {
  constexpr auto words = in_order<Type, Words>({
      {Type::cont, {"Effet permanent", "Continuous effect"}},
      {Type::now, {"Effet immédiat", "Immediate effect"}},
      {Type::act, {"Case Action", "Action space"}},
      {Type::act2, {"Deux cases Action", "Two action spaces"}},
      {Type::tap, {"Action libre, une fois par manche", "Free action, once a round"}},
      {Type::combat, {"En combat", "In battle"}},
      {Type::round_end, {"Fin de manche", "Round End"}},
      {Type::game_end, {"Fin de partie", "Game End"}},
  });
  return phrase(words[static_cast<std::size_t>(type)]);
}

// ── Options ─────────────────────────────────────────────────────────────────────────────────────

Phrase Evenfall::action_words(const State& state, Seat seat, Action action,
                              const SeatNames& names) {
  const auto [a, b] = std::array{action.args[0], action.args[1]};
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  switch (Do{action.kind}) {
    case Do::discover: return discover_words(state, seat, a);
    case Do::ritual:
      return say({"jouer {0} pour {1}", "play {0} for {1}"},
                 {card_name(deck, a), price_name(deck.card[a].cost)});
    case Do::specialist:
      return say({"engager {0} comme Spécialiste pour {1}", "hire {0} as a Specialist for {1}"},
                 {card_name(deck, a), price_name(deck.card[a].cost)});
    case Do::council: return council_words(state, seat, a);
    case Do::space: return space_words(state, a, b);
    case Do::borrow:  // named after the Specialist and its owner (EVE-14.30)
      for (Seat owner = 0; owner < owners; ++owner)
        if (owner != seat && specialists_of(state, owner).has(a))
          return say({"utiliser {0} ({1})", "use {0} ({1})"}, {card_name(deck, a), names[owner]});
      return say({"utiliser {0}", "use {0}"}, {card_name(deck, a)});
    case Do::exchange:
      return is_moon(player, star) ? phrase({"défausser une carte pour une ressource ou un Mana",
                                             "discard a card for a resource or a Mana"})
                                   : phrase({"défausser deux cartes pour une ressource",
                                             "discard two cards for a resource"});
    case Do::onto:
      return say({"poser le Rituel sur {0}", "put the Ritual on {0}"}, {land_words(state, a)});
    case Do::catalyst: return catalyst_words(state, action);
    case Do::take: return say({"prendre {0}", "take {0}"}, {stock_name(amounts_of(action))});
    case Do::give: return say({"payer {0}", "pay {0}"}, {stock_name(amounts_of(action))});
    case Do::choose: {
      const EffectFlow* f = running<EffectFlow>(state, Flow::effect);
      if (f == nullptr || a == 0) return phrase({"choisir", "choose"});
      const Node& node = node_at(state, f->source, f->node);
      if (a > node.size) return phrase({"choisir", "choose"});
      return say({"choisir : {0}", "choose: {0}"},
                 {effect_words(state, f->source, node.children[a - 1U])});
    }
    case Do::transfer: return say({"transférer {0}", "transfer {0}"}, {land_words(state, a)});
    case Do::harvest: return say({"récolter {0}", "harvest {0}"}, {land_words(state, a)});
    case Do::remove: return say({"retirer {0}", "remove {0}"}, {land_words(state, a)});
    case Do::move:
      return say({"déplacer ce qui se trouve sur {0}", "move those on {0}"},
                 {land_words(state, a)});
    case Do::retrieve:
      return say({"rappeler {0} de {1}", "call {0} back from {1}"},
                 {phrase(workers[b % 2].words), land_words(state, a)});
    case Do::bonus:
      if (a == 0 || a > track_top) return phrase({"gagner un bonus", "gain a bonus"});
      return say({"gagner le bonus de la marche {0} : {1}", "gain the bonus of step {0}: {1}"},
                 {number(a), sentence(deck.effects[track_effect(player, a)])});
    case Do::pay: {
      const PlayFlow* f = running<PlayFlow>(state, Flow::play);
      if (f == nullptr || f->place == no_arg) return phrase({"payer", "pay"});
      return say({"accepter : {0}", "accept: {0}"},
                 {sentence(deck.effects[source::binding + f->place])});
    }
    case Do::accept: {
      const EffectFlow* f = running<EffectFlow>(state, Flow::effect);
      if (f == nullptr || f->source >= source::count) return phrase({"accepter", "accept"});
      return say({"accepter : {0}", "accept: {0}"}, {sentence(deck.effects[f->source])});
    }
    case Do::decline:
      return Decision{state.pending.decision} == Decision::transfer
                 ? phrase({"ne rien transférer", "transfer nothing"})
                 : phrase({"renoncer", "decline"});
    case Do::socket:
      if (a == 0 || a > sockets) return phrase({"poser une Pierre", "place a stone"});
      return say({"poser une Pierre sur l’emplacement {0} : {1}", "place a stone on slot {0}: {1}"},
                 {number(a), sentence(deck.effects[source::socket + a - 1])});
    case Do::dial: {
      const BattleFlow* f = running<BattleFlow>(state, Flow::battle);
      if (f == nullptr) return say({"engager {0} Mana", "spend {0} Mana"}, {number(a)});
      return say(
          {"engager {0} Mana : force {1}", "spend {0} Mana: strength {1}"},
          {number(a), number(a + workers_in(state, f->region, seat) + player.sum(Mod::strength))});
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
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::resources: {
      const int n = Flow{frame.flow} == Flow::gain ? frame.locals<GainFlow>().left : player.owed;
      return say({"{0}, choisissez {1}.", "{0}, choose {1}."},
                 {names[seat], unit_name(Unit::any, std::min(n, most_portion))});
    }
    case Decision::price:
      return say({"{0}, payez {1}.", "{0}, pay {1}."},
                 {names[seat], unit_name(Unit::any, frame.locals<EffectFlow>().left)});
    case Decision::discard: {
      const DiscardFlow& f = frame.locals<DiscardFlow>();
      if (f.cards == 1) return {};
      return say({"{0}, défaussez {1} : carte {2}.", "{0}, discard {1}: card {2}."},
                 {names[seat], unit_name(Unit::card, f.cards), number(f.laid + 1)});
    }
    case Decision::onto:
      return say({"{0}, sur quel Lieu posez-vous {1} ?", "{0}, on which Place do you put {1}?"},
                 {names[seat], card_name(state.deck(), frame.locals<PlayFlow>().card)});
    case Decision::binding:
      return say({"{0}, payez-vous le bonus de Liaison de {1} ?",
                  "{0}, do you pay for the Binding Bonus of {1}?"},
                 {names[seat], place_name(state.deck(), frame.locals<PlayFlow>().place)});
    case Decision::dial:
      return say(
          {"{0}, combien de Mana engagez-vous dans {1} ? Vous en avez {2}.",
           "{0}, how much Mana do you spend in {1}? You have {2}."},
          {names[seat], region_name(frame.locals<BattleFlow>().region), number(player.mana)});
    case Decision::change:
      return say({"{0}, votre Cadran montre {1} : le changez-vous ?",
                  "{0}, your dial shows {1}: do you change it?"},
                 {names[seat], number(frame.locals<BattleFlow>().dial[seat])});
    case Decision::may:
    case Decision::region:
    case Decision::choose: {
      const EffectFlow& f = frame.locals<EffectFlow>();
      if (f.source >= source::binding) return {};
      const bool member = f.source >= source::council;
      const std::uint8_t card =
          is_ritual(f.source)
              ? f.source
              : byte(rituals + 2 * (f.source - (member ? source::council : source::specialist)));
      const Phrase what = card_name(state.deck(), card);
      switch (Decision{state.pending.decision}) {
        case Decision::may:
          return say({"{0}, utilisez-vous {1} ?", "{0}, do you use {1}?"}, {names[seat], what});
        case Decision::region:
          return say({"{0}, {1} : dans quelle Région ?", "{0}, {1}: in which Region?"},
                     {names[seat], what});
        default:
          return say({"{0}, {1} : que choisissez-vous ?", "{0}, {1}: what do you choose?"},
                     {names[seat], what});
      }
    }
    default: return {};
  }
}

SeatNames Evenfall::seat_names(const State& state) {
  SeatNames names = static_seat_names(info());
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].clan != no_arg) names[seat] = clan_name(state.players[seat].clan);
  return names;
}

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> more = {}) {
  return {say(words, more), clause};
}

std::optional<Refusal> no_discovery(const State& state, Seat seat, std::uint8_t place) {
  const auto shown = [&] {
    for (const RegionBoard& board : state.regions)
      for (const std::uint8_t here : board.slots)
        if (here == place) return true;
    return false;
  };
  if (!shown())
    return no({"{0} ne se trouve dans aucune Région", "{0} lies in no Region"}, "EVE-6.1",
              {place_name(state.deck(), place)});
  return no({"il faut {0} de la réserve, il y en a {1}", "{0} of the reserve needed, there: {1}"},
            "EVE-6.3",
            {count(witches, witches_needed(state, seat, place)),
             number(state.players[seat].reserve[witch])});
}

std::optional<Refusal> no_card(const State& state, Seat seat, Do way, std::uint8_t card) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  if (state.cards.zone(card) != zone_of(hands, seat))
    return no({"vous n’avez pas cette carte en main", "you do not have this card in hand"},
              "EVE-8.1");
  if ((way == Do::ritual) != is_ritual(card))
    return no({"cette carte ne se joue pas ainsi", "this card is not played in this way"},
              "EVE-8.1");
  if (way == Do::council)
    return no({"un Membre du Conseil coûte {0}", "a Council Member costs {0}"}, "EVE-8.20",
              {price_name(council_price(state, seat))});
  if (way == Do::ritual && !has_free_place(state, seat))
    return no({"aucun de vos Lieux n’est libre", "none of your Places is free"}, "EVE-8.27");
  if (!can_pay(player, deck.card[card].cost, way == Do::ritual ? player.sum(Mod::cost_ritual) : 0))
    return no({"{0} coûte {1}", "{0} costs {1}"}, "EVE-8.25",
              {card_name(deck, card), price_name(deck.card[card].cost)});
  return no(
      {"vous avez déjà un Spécialiste de ce nom", "you have a Specialist of this name already"},
      "EVE-8.14");
}

std::optional<Refusal> no_space(const State& state, Seat seat, Action action) {
  const Player& player = state.players[seat];
  const std::uint8_t where = action.args[0], worker = action.args[1];
  if (player.reserve[worker] == 0)
    return no({"votre réserve n’en a plus", "your reserve has none left"}, "EVE-9.1");
  if (Do{action.kind} == Do::region) {
    if (where >= regions_in_use(state))
      return no({"cette Région n’est pas en jeu", "this Region is not in use"}, "EVE-2.19");
    if (state.regions[where].space != no_arg)
      return no({"la case Action est occupée", "the action space is occupied"}, "EVE-9.3");
    if (worker == elder && !player.has(Mod::elder_region))
      return no({"un Ancien ne va pas dans une Région", "an Elder does not go to a Region"},
                "EVE-9.5");
    return no({"son coût ne peut pas être payé", "its cost cannot be paid"}, "EVE-9.8");
  }
  const Land& land = state.lands[where];
  if (land.row == no_arg || owner_of(land) != seat)
    return no({"ce Lieu n’est pas de votre Clan", "this Place is not of your Clan"}, "EVE-9.6");
  if (land.ritual == no_arg || state.deck().card[land.ritual].spaces == 0)
    return no({"il n’y a pas de case Action ici", "there is no action space here"}, "EVE-9.2");
  if (workers_on(land) >= state.deck().card[land.ritual].spaces)
    return no({"la case Action est occupée", "the action space is occupied"}, "EVE-9.3");
  if (worker == elder && !is_inner(land) && !player.has(Mod::elder_outer))
    return no({"un Ancien ne va que dans votre Cercle Restreint",
               "an Elder goes to your Inner Circle only"},
              "EVE-9.5");
  return no({"son coût ne peut pas être payé", "its cost cannot be paid"}, "EVE-9.8");
}

std::optional<Refusal> no_tap(const State& state, Seat seat, std::uint8_t card) {
  if (is_ritual(card) || state.deck().card[card].type != Type::tap)
    return no({"cette carte ne s’incline pas", "this card is not tilted"}, "EVE-8.16");
  const std::uint8_t zone = state.cards.zone(card);
  if (zone == zone_of(tilted, seat))
    return no({"il est déjà incliné", "it is tilted already"}, "EVE-8.16");
  if (zone != zone_of(upright, seat))
    return no({"ce n’est pas un de vos Spécialistes", "this is none of your Specialists"},
              "EVE-11.3");
  return no({"son effet ne peut rien faire", "its effect cannot do anything"}, "EVE-11.6");
}

std::optional<Refusal> reason(const State& state, Seat seat, Action action) {
  const Player& player = state.players[seat];
  const Decision decision{state.pending.decision};
  const bool window = decision == Decision::action || decision == Decision::finish ||
                      decision == Decision::binding || decision == Decision::build;
  const bool begins = decision == Decision::action;
  switch (Do{action.kind}) {
    case Do::discover: return begins ? no_discovery(state, seat, action.args[0]) : std::nullopt;
    case Do::token:
      if (!begins) return {};
      return no({"votre jeton Clan est épuisé pour cette manche",
                 "your Clan Token is exhausted for this round"},
                "EVE-7.2");
    case Do::ritual:
    case Do::specialist:
    case Do::council:
      return begins ? no_card(state, seat, Do{action.kind}, action.args[0]) : std::nullopt;
    case Do::region:
    case Do::space: return begins ? no_space(state, seat, action) : std::nullopt;
    case Do::board:
      if (!begins) return {};
      if (!is_moon(player, cross))
        return no({"votre plateau n’a pas de case Action", "your board has no action space"},
                  "EVE-17.13");
      return no({"elle est occupée, ou il n’y a plus de Sorcière",
                 "it is occupied, or there is no Witch left"},
                "EVE-17.14");
    case Do::build:
      if (!begins) return {};
      return no({"il n’y a rien que vous puissiez construire", "there is nothing you can build"},
                "EVE-10.14");
    case Do::tap: return window ? no_tap(state, seat, action.args[0]) : std::nullopt;
    case Do::borrow:
      if (!window) return {};
      return no({"aucun de vos Anciens n’y attend avec cet effet",
                 "none of your Elders waits there with this effect"},
                "EVE-14.17");
    case Do::exchange:
      if (!window) return {};
      return no({"il faut assez de cartes en main", "there are too few cards in hand"}, "EVE-11.2");
    case Do::stone:
      if (!window) return {};
      return no(
          {"il faut une Pierre et un emplacement libres", "a stone and a free slot are needed"},
          "EVE-17.38");
    case Do::catalyst:
      if (decision != Decision::build && decision != Decision::catalyst) return {};
      return no({"cet emplacement n’est pas libre, ou son prix ne peut pas être payé",
                 "this slot is not free, or its price cannot be paid"},
                "EVE-10.3");
    case Do::dial:
      if (decision == Decision::dial)
        return no({"le Cadran va de 0 à {0}", "the dial goes from 0 to {0}"}, "EVE-12.7",
                  {number(highest_dial(player))});
      if (decision == Decision::change)
        return no(
            {"le Cadran ne peut pas être changé ainsi", "the dial cannot be changed like this"},
            "EVE-12.10");
      return {};
    case Do::transfer:
      if (decision != Decision::transfer) return {};
      return no(
          {"ce Lieu n’est pas dans votre Cercle Élargi", "this Place is not in your Outer Circle"},
          "EVE-9.11");
    case Do::remove:
      if (decision != Decision::remove) return {};
      return no({"ce Rituel ne peut pas être retiré", "this Ritual cannot be removed"}, "EVE-11.4");
    case Do::copy:
      if (decision != Decision::copy) return {};
      return no({"ce n’est pas un Spécialiste d’un adversaire", "this is no opponent’s Specialist"},
                "EVE-14.18");
    case Do::clan:
      if (decision != Decision::clan) return {};
      return no({"ce Clan ou ce côté n’est pas à prendre", "this Clan or side is not to be taken"},
                "EVE-4.13");
    default: return {};
  }
}

}  // namespace

Refusal Evenfall::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (const auto refusal = refuse_seat(state.pending, seat, names, "EVE-15.13", "EVE-5.5"))
    return *refusal;
  if (auto refusal = reason(state, seat, action)) return *refusal;
  return not_asked_for(info(), state.pending, seat, names);
}

std::optional<Refusal> Evenfall::refuse(const Options& options) {
  if (options.first > options.seats)
    return no({"le premier joueur doit avoir une place à cette table",
               "the first player must have a seat at this table"},
              "EVE-4.8");
  return {};
}

}  // namespace veillee::evenfall
