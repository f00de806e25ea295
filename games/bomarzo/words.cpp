// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp.
#include "games/bomarzo/words.hpp"

#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

Phrase listed(const std::vector<Phrase>& parts) {
  if (parts.empty()) return phrase({"rien", "nothing"});
  return enumeration(parts.data(), parts.size());
}
Phrase deity_name(std::uint8_t deity) { return verbatim(deity_names[deity]); }
Phrase card_count_name(int n) { return count(card_noun, n); }

}  // namespace

Phrase amount(std::uint8_t resource, long long n) { return count(resource_nouns[resource], n); }

Phrase payment_name(const Cubes& cubes, int as_food, int as_coin, int cards_laid) {
  std::vector<Phrase> parts;
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (cubes[r] > 0) parts.push_back(amount(r, cubes[r]));
  if (as_food > 0)
    parts.push_back(say({"{0} en guise de nourriture", "{0} as food"}, {card_count_name(as_food)}));
  if (as_coin > 0)
    parts.push_back(say({"{0} en guise de pièce", "{0} as coin"}, {card_count_name(as_coin)}));
  if (cards_laid > 0) parts.push_back(card_count_name(cards_laid));
  return listed(parts);
}

Phrase cubes_name(const Cubes& cubes) { return payment_name(cubes, 0, 0); }

Phrase offering_name(const Offering& offering) {
  std::vector<Phrase> parts;
  if (offering.food > 0) parts.push_back(amount(food, offering.food));
  if (offering.coin > 0) parts.push_back(amount(coin, offering.coin));
  if (offering.either > 0) parts.push_back(count(either_noun, offering.either));
  if (offering.any > 0) parts.push_back(count(any_noun, offering.any));
  return listed(parts);
}

Phrase steps_name(const Steps& steps) {
  Phrase all;
  for (std::uint8_t track = 0; track < track_count; ++track) {
    if (steps[track] == 0) continue;
    if (!all.empty()) all += verbatim(", ");
    all += say({"+{0} {1}", "+{0} {1}"}, {number(steps[track]), phrase(track_words[track])});
  }
  return all.empty() ? phrase({"aucun pas", "no step"}) : all;
}

Phrase card_name(const Deck& deck, std::uint8_t card) {
  return card == no_arg ? phrase({"une carte", "a card"}) : deck.card_names[card];
}
Phrase second_name(const Deck& deck, std::uint8_t card) {
  return deck.family_names[deck.cards[card].family];
}

Phrase place_name(std::uint8_t place) {
  return say({"place {0}", "place {0}"}, {number(place + 1)});
}

Phrase adoration_name(std::uint8_t deity) {
  if (deity == no_arg) return phrase({"une carte Adoration", "an Adoration card"});
  return say({"l’Adoration de {0}", "the Adoration of {0}"}, {deity_name(deity)});
}

Phrase gifts_name(const FamilySpec& family) {
  Phrase all;
  const auto append = [&](const Phrase& part) {
    if (!all.empty()) all += verbatim(", ");
    all += part;
  };
  for (std::uint8_t income = 0; income < income_count; ++income)
    if ((family.incomes >> income & 1) != 0)
      append(say({"{0} par saison", "{0} a season"},
                 {income == card_income ? card_count_name(1) : amount(income, 1)}));
  if (family.power < power_count)
    append(say({"pouvoir {0}", "power {0}"}, {phrase(power_words[family.power])}));
  return all;
}

// ── Options ─────────────────────────────────────────────────────────────────────────────────────

namespace {

Phrase advance_words(const State& state, Seat seat, std::uint8_t lane) {
  const int space = state.players[seat].workers[lane] + 1;
  const Phrase moved =
      say({"avancer l’ouvrier {0} à la case {1}", "advance the {0} worker to space {1}"},
          {phrase(lane_words[lane]), number(space)});
  if (space > lanes[lane].length || (lanes[lane].symbols >> space & 1) == 0) return moved;
  if (lane == pawn_lane) return say({"{0} : un pion de plus", "{0}: one more pawn"}, {moved});
  return say({"{0} : {1} de plus par saison", "{0}: {1} more a season"},
             {moved, lane == card_lane ? card_count_name(1) : amount(lane, 1)});
}

Phrase draw_words(int n, std::uint8_t visions) {
  if (visions == no_arg) return say({"piocher {0}", "draw {0}"}, {card_count_name(n)});
  return say({"piocher {0} en voyant {1} (Vision)", "draw {0} and see {1} (Vision)"},
             {card_count_name(n), number(n + vision_cards * visions)});
}

Phrase place_words(const State& state, Seat seat, std::uint8_t deity) {
  const Offering offering = offering_now(state, deity);
  const Phrase go =
      offering.total() == 0
          ? say({"aller chez {0} sans rien devoir", "go to {0}, who asks for nothing"},
                {deity_name(deity)})
          : say({"aller chez {0} pour {1}", "go to {0} for {1}"},
                {deity_name(deity), offering_name(offering)});
  if (!stands_on(state.deities[deity], seat)) return go;
  return say({"{0}, par Répétition", "{0}, by Repetition"}, {go});
}

Phrase done_words(const State& state) {
  const PaymentFlow* p = running<PaymentFlow>(state);
  if (p == nullptr) return phrase({"c’est tout", "that is all"});
  const Means laid = laid_means(*p);
  if (p->purpose == Purpose::copy)
    return phrase({"payer le reste en cubes", "pay the rest with cubes"});
  if (laid.cubes.total() + laid.as_food + laid.as_coin == 0)
    return phrase({"ne rien offrir", "offer nothing"});
  return say({"offrir {0}", "offer {0}"}, {payment_name(laid.cubes, laid.as_food, laid.as_coin)});
}

Phrase develop_words(const Deck& deck, std::uint8_t card, bool improve) {
  if (!improve)
    return say({"jouer {0} : {1}", "play {0}: {1}"},
               {card_name(deck, card), steps_name(deck.cards[card].steps)});
  const FamilySpec& family = deck.family_of(card);
  const Phrase base =
      say({"améliorer {0} en {1} : {2}", "improve {0} into {1}: {2}"},
          {card_name(deck, card), second_name(deck, card), steps_name(family.steps)});
  const Phrase gifts = gifts_name(family);
  return gifts.empty() ? base : say({"{0}, {1}", "{0}, {1}"}, {base, gifts});
}

}  // namespace

Phrase Bomarzo::action_words(const State& state, Seat seat, Action action, const SeatNames&) {
  const auto [a, b] = std::array{action.args[0], action.args[1]};
  switch (Do{action.kind}) {
    case Do::advance: return advance_words(state, seat, a);
    case Do::draw: return draw_words(a, b);
    case Do::harvest: {
      const auto& pawns = state.zones[a];
      const int n = pawns.full() ? 0 : harvest[a][pawns.size()];
      return say({"récolter {0} à {1}", "harvest {0} at {1}"},
                 {amount(crop_of(a), n), phrase(zone_words[a])});
    }
    case Do::place: return place_words(state, seat, a);
    case Do::convert:
      if (b == no_arg) return say({"défausser {0}", "discard {0}"}, {card_name(deck_of(state), a)});
      return say({"défausser {0} pour {1}", "discard {0} for {1}"},
                 {card_name(deck_of(state), a), amount(b, 1)});
    case Do::done: return done_words(state);
    case Do::raise: return say({"rehausser de {0}", "raise by {0}"}, {cubes_name({{a, b, 0}})});
    case Do::seize:
      return say({"prendre {0} à {1}", "take {0} from {1}"},
                 {amount(b, state.deities[a].cubes[b]), deity_name(a)});
    case Do::play: return develop_words(deck_of(state), a, false);
    case Do::improve: return develop_words(deck_of(state), a, true);
    case Do::slide:
      return say({"glisser {0} (dévotion {1})", "slide {0} (devotion {1})"},
                 {card_name(deck_of(state), a), number(deck_of(state).cards[a].devotion)});
    case Do::copy: {
      const TurnFlow* turn = running<TurnFlow>(state);
      if (turn == nullptr) return phrase({"copier", "copy"});
      return say({"copier pour {0}", "copy for {0}"},
                 {cubes_name(copy_price(turn->paid_cubes, turn->paid_cards[food],
                                        turn->paid_cards[coin]))});
    }
    case Do::assign:
      return say({"compter {0} comme {1}", "count {0} as {1}"},
                 {second_name(deck_of(state), a), phrase(domain_words[b])});
    case Do::cards:
      if (a <= 1)
        return phrase({"regarder une carte, sans payer", "look at one card, free of charge"});
      return say({"regarder {0} pour {1}", "look at {0} for {1}"},
                 {card_count_name(a), count(any_noun, adoration_price * (a - 1))});
    default: return {};
  }
}

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

Phrase Bomarzo::event_words(const Options&, const Event& event, const SeatNames& names) {
  const Phrase& who = names[event.seat];
  const auto& a = event.args;
  const auto paid = [&] { return payment_name({{a[1], a[2], a[3]}}, a[4], a[5]); };
  switch (Happened{event.kind}) {
    case Happened::offered:
      if (a[1] + a[2] + a[3] + a[4] + a[5] == 0)
        return say({"{0} vient chez {1} sans offrande", "{0} comes to {1} without an offering"},
                   {who, deity_name(a[0])});
      return say({"{0} offre {2} à {1}", "{0} offers {1} {2}"}, {who, deity_name(a[0]), paid()});
    case Happened::copied:
      return say({"{0} copie la faveur de {1} pour {2}", "{0} copies the favour of {1} for {2}"},
                 {who, deity_name(a[0]), paid()});
    case Happened::raised:
      return say({"{0} ajoute {2} chez {1}", "{0} adds {2} at {1}"},
                 {who, deity_name(a[0]), cubes_name({{a[1], a[2], 0}})});
    case Happened::adoration_paid:
      return say({"{0} paie {1} pour voir des cartes Adoration",
                  "{0} pays {1} to look at Adoration cards"},
                 {who, payment_name({{a[0], a[1], a[2]}}, 0, 0, a[3])});
    default: return {};
  }
}

// ── Prompts ─────────────────────────────────────────────────────────────────────────────────────

namespace {

Phrase means_words(const State& state, Seat seat) {
  const Cubes& cubes = state.players[seat].cubes;
  const int held = state.cards.count(zone_of(hands, seat));
  if (cubes.total() == 0 && held == 0) return phrase({"Vous n’avez rien.", "You have nothing."});
  if (cubes.total() == 0)
    return say({"Vous avez {0} en main.", "You have {0} in hand."}, {card_count_name(held)});
  if (held == 0)
    return say({"Vous avez {0}, aucune carte en main.", "You have {0}, no card in hand."},
               {cubes_name(cubes)});
  return say({"Vous avez {0}, {1} en main.", "You have {0}, {1} in hand."},
             {cubes_name(cubes), card_count_name(held)});
}

}  // namespace

Phrase Bomarzo::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::opening:
      return say({"{0}, avancez un ouvrier d’une case : pas {1} sur 2.",
                  "{0}, advance a worker one space: step {1} of 2."},
                 {names[seat], number(frame.locals<GameFlow>().steps + 1)});
    case Decision::draws:
      return say(
          {"{0}, combien de vos {1} piochez-vous ?", "{0}, how many of your {1} do you draw?"},
          {names[seat], card_count_name(frame.locals<GameFlow>().left)});
    case Decision::excess:
      return say(
          {"{0}, gardez-en {1} : laquelle défaussez-vous ?",
           "{0}, keep {1} of them: which one do you discard?"},
          {names[seat], number(state.cards.count(drawn) - frame.locals<DrawFlow>().excess_cards)});
    case Decision::placement:
      return say({"{0}, placez un pion. {1}", "{0}, place a pawn. {1}"},
                 {names[seat], means_words(state, seat)});
    case Decision::offering: {
      const PaymentFlow& p = frame.locals<PaymentFlow>();
      const Means laid = laid_means(p);
      const Offering offering = offering_now(state, p.deity);
      const Phrase deity = deity_name(p.deity);
      if (p.laid_units() > 0 && complete(p, paying_now(state, p)))
        return say({"{0}, votre offrande à {1} suffit ; vous pouvez y ajouter des cubes.",
                    "{0}, your offering to {1} is enough; you may add cubes."},
                   {names[seat], deity});
      const Phrase price =
          offering.total() == 0
              ? say({"{0}, {1} ne demande rien : offrez ce que vous voulez.",
                     "{0}, {1} asks for nothing: offer what you like."},
                    {names[seat], deity})
              : say({"{0}, offrez au moins {1} à {2}.", "{0}, offer {2} at least {1}."},
                    {names[seat], offering_name(offering), deity});
      if (p.laid_units() == 0)
        return say({"{0} {1}", "{0} {1}"}, {price, means_words(state, seat)});
      return say({"{0} Posé : {1}.", "{0} Laid: {1}."},
                 {price, payment_name(laid.cubes, laid.as_food, laid.as_coin)});
    }
    case Decision::raise:
      return say({"{0}, rehaussez-vous l’offrande chez {1} ? La réserve a {2}.",
                  "{0}, do you raise the offering at {1}? The supply has {2}."},
                 {names[seat], deity_name(frame.locals<TurnFlow>().deity),
                  cubes_name({{state.supply[food], state.supply[coin], 0}})});
    case Decision::orco_kind:
      return say({"{0}, que prenez-vous à {1} ?", "{0}, what do you take from {1}?"},
                 {names[seat], deity_name(state.deity_at[frame.locals<FavourFlow>().done])});
    case Decision::develop:
      return say({"{0}, jouez ou améliorez une carte {1}.", "{0}, play or improve a {1} card."},
                 {names[seat], phrase(domain_words[domain_of(frame.locals<FavourFlow>().deity)])});
    case Decision::under:
      return say({"{0}, sous quelle divinité glissez-vous {1} ?",
                  "{0}, under which deity do you slide {1}?"},
                 {names[seat], card_name(deck_of(state), state.cards.in(aside).first())});
    case Decision::copy: {
      const TurnFlow& turn = frame.locals<TurnFlow>();
      return say(
          {"{0}, copiez-vous la faveur de {1} ? Prix : {2}. {3}",
           "{0}, do you copy the favour of {1}? Price: {2}. {3}"},
          {names[seat], deity_name(turn.deity),
           cubes_name(copy_price(turn.paid_cubes, turn.paid_cards[food], turn.paid_cards[coin])),
           means_words(state, seat)});
    }
    case Decision::copy_payment:
      return say(
          {"{0}, payez {1} : quelles cartes remplacent des cubes ? {2}",
           "{0}, pay {1}: which cards stand for cubes? {2}"},
          {names[seat], cubes_name(frame.locals<PaymentFlow>().price), means_words(state, seat)});
    case Decision::domain:
      return say({"{0}, dans quel domaine compte {1} ?", "{0}, in which domain does {1} count?"},
                 {names[seat], second_name(deck_of(state), frame.locals<GameFlow>().card)});
    case Decision::adore_payment: {
      const PaymentFlow& p = frame.locals<PaymentFlow>();
      return say({"{0}, payez encore {1}.", "{0}, pay {1} more."},
                 {names[seat], count(any_noun, p.price[0] - p.laid_units())});
    }
    default: return {};
  }
}

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}
Refusal not_in_hand(const State& state, std::uint8_t card, std::string_view clause) {
  return no({"{0} n’est pas dans votre main", "{0} is not in your hand"}, clause,
            {card_name(deck_of(state), card)});
}

Refusal no_harvest(const State& state, Seat seat, std::uint8_t zone) {
  const auto& pawns = state.zones[zone];
  if (std::find(pawns.begin(), pawns.end(), seat) != pawns.end())
    return no({"{0} : une fois par saison et par joueur", "{0}: once a season for each player"},
              "BOM-4.4", {phrase(zone_words[zone])});
  return no({"{0} : plus de place", "{0}: no room left"}, "BOM-4.1", {phrase(zone_words[zone])});
}

Refusal no_place(const State& state, Seat seat, std::uint8_t deity) {
  const Deity& d = state.deities[deity];
  if (dormant(d))
    return no({"{0} dort jusqu’à l’Entretien", "{0} sleeps until the Maintenance"}, "BOM-6.1",
              {deity_name(deity)});
  if (stands_on(d, seat) && usable(state, seat, repetition_power).empty())
    return no({"votre pion est déjà chez {0}, et il faut une Répétition pour un autre",
               "your pawn is at {0} already, and another one takes a Repetition"},
              "BOM-5.16", {deity_name(deity)});
  return no({"{0} demande {1}, et vous ne pouvez pas les payer",
             "{0} asks for {1}, and you cannot pay it"},
            "BOM-5.20", {deity_name(deity), offering_name(offering_now(state, deity))});
}

Refusal no_unit(const State& state, const PaymentFlow& p, Action action) {
  const std::uint8_t a = action.args[0];
  if (Do{action.kind} == Do::lay)
    return no({"il ne vous en reste pas : {0}", "you have none left: {0}"}, "BOM-5.22",
              {phrase(resource_nouns[a].one)});
  if (Do{action.kind} == Do::convert) {
    if (state.cards.zone(a) != zone_of(hands, p.seat)) return not_in_hand(state, a, "BOM-8.8");
    if (action.args[1] == wine)
      return no({"une carte ne remplace pas de vin", "a card stands for no wine"}, "BOM-8.6");
    if (p.purpose == Purpose::copy)
      return no(
          {"le prix n’a plus de place pour cette carte", "the price has no room for this card"},
          "BOM-7.23");
    return no({"une carte ne s’offre pas en trop", "a card is not offered in excess"}, "BOM-8.9");
  }
  return no({"cela ne suffit pas : {0}", "this is not enough: {0}"}, "BOM-5.20",
            {p.purpose == Purpose::offering ? offering_name(offering_now(state, p.deity))
                                            : cubes_name(p.price)});
}

Refusal no_card(const State& state, Seat seat, Do what, std::uint8_t card) {
  const Cards there = what == Do::improve ? first_levels(state, seat) : hand_of(state, seat);
  if (!there.has(card)) {
    if (what == Do::improve)
      return no({"vous n’avez pas {0} en jeu au premier niveau",
                 "you have no {0} in play on its first level"},
                "BOM-9.17", {card_name(deck_of(state), card)});
    return not_in_hand(state, card, "BOM-9.3");
  }
  return no({"{0} demande une autre divinité", "{0} needs another deity"}, "BOM-9.3",
            {card_name(deck_of(state), card)});
}

}  // namespace

Refusal Bomarzo::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = static_seat_names(info());
  if (auto refusal = refuse_seat(state.pending, seat, names, "BOM-13.1", "BOM-3.14"))
    return *refusal;
  const Decision decision{state.pending.decision};
  const std::uint8_t a = action.args[0];
  const std::uint8_t b = action.args[1];
  const Frame& frame = state.stack.back();
  const bool paying = at_top<PaymentFlow>(state) != nullptr;
  switch (Do{action.kind}) {
    case Do::keep:
    case Do::slide:
      if (a >= card_count || (decision != Decision::keep && decision != Decision::slide)) break;
      return not_in_hand(state, a, "BOM-2.17");
    case Do::discard:
      if (a >= card_count) break;
      if (decision == Decision::excess)
        return no({"seule une carte de cette pioche se défausse",
                   "only a card of this draw is discarded"},
                  "BOM-11.15");
      if (decision == Decision::tartaruga) return not_in_hand(state, a, "BOM-10.14");
      break;
    case Do::advance:
      if (a >= lane_count || (decision != Decision::opening && decision != Decision::dea)) break;
      return no({"cet ouvrier est au bout de sa piste", "this worker is at the end of its track"},
                "BOM-10.10");
    case Do::draw:
      if (decision != Decision::draws && decision != Decision::genio) break;
      if (b != no_arg && b > usable(state, seat, vision_power).size())
        return colour_of(state) == brown ? no({"les pouvoirs sont sans effet en saison brune",
                                               "powers have no effect in a brown season"},
                                              "BOM-14.14")
                                         : no({"vous n’avez pas autant de Visions prêtes",
                                               "you have not so many Visions ready"},
                                              "BOM-11.1");
      return no(
          {"vous n’avez pas droit à autant de cartes", "you are not entitled to so many cards"},
          decision == Decision::draws ? "BOM-3.32" : "BOM-10.1");
    case Do::harvest:
      if (decision != Decision::placement || a >= zone_count) break;
      return no_harvest(state, seat, a);
    case Do::place:
      if (decision != Decision::placement || a >= deity_count) break;
      return no_place(state, seat, a);
    case Do::pass:
      if (decision != Decision::placement) break;
      return no({"vous pouvez placer un pion, il faut donc le faire",
                 "you can place a pawn, so you must"},
                "BOM-3.17");
    case Do::lay:
      if (!paying || a >= resource_count) break;
      if (frame.locals<PaymentFlow>().purpose == Purpose::copy)
        return no({"le prix d’une copie est fixe : seules des cartes se choisissent",
                   "the price of a copy is fixed: only cards are a choice"},
                  "BOM-7.23");
      return no_unit(state, frame.locals<PaymentFlow>(), action);
    case Do::convert:
      if (!paying || a >= card_count || (b >= resource_count && b != no_arg)) break;
      if ((b == no_arg) != (frame.locals<PaymentFlow>().purpose == Purpose::adoration)) break;
      return no_unit(state, frame.locals<PaymentFlow>(), action);
    case Do::done:
      if (!paying || frame.locals<PaymentFlow>().purpose == Purpose::adoration) break;
      return no_unit(state, frame.locals<PaymentFlow>(), action);
    case Do::raise:
      if (decision != Decision::raise) break;
      return no({"Rehausser ajoute 3 cubes que la réserve peut donner",
                 "Raise adds 3 cubes that the supply can give"},
                "BOM-11.8");
    case Do::seize:
      if (decision != Decision::orco || a >= deity_count) break;
      if (b == wine) return no({"le vin ne se prend pas", "wine cannot be taken"}, "BOM-10.3");
      return no({"il n’y a rien de tel chez {0}", "there is nothing of the kind at {0}"},
                "BOM-10.6", {deity_name(a)});
    case Do::play:
    case Do::improve:
      if (decision != Decision::develop || a >= card_count) break;
      return no_card(state, seat, Do{action.kind}, a);
    case Do::adore:
      if (decision != Decision::placement) break;
      if (state.options.adoration == 0)
        return no({"l’extension Adoration n’est pas en jeu",
                   "the Adoration expansion is not in the game"},
                  "BOM-14.2");
      if (state.adoration_used != 0)
        return no({"une seule fois par tour", "once a turn only"}, "BOM-14.21");
      return no({"deux cartes Adoration au plus", "two Adoration cards at most"}, "BOM-14.22");
    case Do::cards:
      if (decision != Decision::adore_number) break;
      return no({"au plus {0}, selon la pile et vos ressources",
                 "at most {0}, by the pile and your resources"},
                "BOM-14.31", {number(most_adoration_cards(state, seat))});
    case Do::decline:
      if (decision == Decision::dea)
        return no({"le second pas est obligatoire", "the second step must be made"}, "BOM-10.23");
      break;
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::bomarzo
