// Options, events and refusals in French and English.
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

constexpr std::array<Words, condition_count> condition_words = {{
    {"actif", "active"},
    {"appelé", "called"},
    {"épuisé", "exhausted"},
}};

Phrase card_name(std::uint8_t card) {
  return say({"{0} ({1})", "{0} ({1})"},
             {verbatim(card_ids[card]), phrase(deity_words[deity_of_card(card)])});
}

Phrase card_id(std::uint8_t card) { return verbatim(card_ids[card]); }

Phrase action_name(std::uint8_t action) { return phrase(card_actions[action].name); }

Phrase track_name(std::uint8_t t) {
  return say({"{0} {1}", "{0} {1}"}, {phrase(deity_words[t / 2]), phrase(side_words[t % 2])});
}

Phrase unit_name(std::uint8_t unit) {
  if (unit < resource_count) return count(resource_nouns[unit], 1);
  if (unit == unit_vp) return count(vp_noun, 1);
  return say({"1 PA {0}", "1 worship {0}"},
             {track_name(static_cast<std::uint8_t>(unit - unit_first_track))});
}

Phrase bundle_name(std::uint8_t bundle) {
  std::vector<Phrase> parts;
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (bundles[bundle].cubes[r] > 0)
      parts.push_back(count(resource_nouns[r], bundles[bundle].cubes[r]));
  return enumeration(parts.data(), parts.size());
}

Phrase object_name(std::uint8_t object) { return phrase(object_nouns[object].one); }

Phrase condition_name(std::uint8_t condition) { return phrase(condition_words[condition]); }

// "le membre actif de Rouge en C05"
Phrase member_name(const Phrase& owner, std::uint8_t card, std::uint8_t condition) {
  return say({"le membre {2} de {0} en {1}", "{0}'s {2} member on {1}"},
             {owner, card_name(card), condition_name(condition)});
}

Phrase bonus_name(std::uint8_t action, Bonus bonus) {
  switch (bonus) {
    case Bonus::none: return phrase({"sans bonus", "no bonus"});
    case Bonus::cube: {
      const Step& gain = card_actions[action].steps[1];
      if (gain.op == Op::gain_any) return phrase({"+1 cube au choix", "+1 cube of choice"});
      return say({"+{0}", "+{0}"}, {count(resource_nouns[gain.what], 1)});
    }
    case Bonus::worship:
      if (card_actions[action].steps[1].op == Op::worship_any)
        return phrase({"+1 PA au choix", "+1 worship of choice"});
      return say({"+1 PA {0}", "+1 worship {0}"}, {track_name(track_of(action))});
    case Bonus::vp: return phrase({"+1 PV", "+1 VP"});
    case Bonus::discount: return phrase({"payer 1 de moins", "pay 1 less"});
    case Bonus::without_wood: return phrase({"payer sans le bois", "pay without the wood"});
    case Bonus::without_gold: return phrase({"payer sans l’or", "pay without the gold"});
    case Bonus::without_stone: return phrase({"payer sans la pierre", "pay without the stone"});
  }
  return {};
}

Phrase perform_words(const State& state, std::uint8_t side) {
  const Activation* activation = running_activation(state);
  if (activation == nullptr) return phrase(side_words[side]);
  const std::uint8_t action = action_of(activation->card, side);
  const Phrase what =
      say({"{0}, {1} : {2}", "{0}, {1}: {2}"},
          {phrase(side_words[side]), action_name(action), phrase(card_actions[action].effect)});
  return is_native(state, side) ? what : say({"pour 1 PM, {0}", "for 1 PM, {0}"}, {what});
}

}  // namespace

Phrase Samhain::action_words(const State& state, Seat seat, Action action, const SeatNames& names) {
  const auto [a, b, c] = std::array{action.args[0], action.args[1], action.args[2]};
  switch (Do{action.kind}) {
    case Do::place: return card_name(a);
    case Do::track: {
      // In the easy set-up nobody chose the card: only these words say which temple it is about.
      const Frame& frame = state.stack.back();
      if (Flow{frame.flow} != Flow::set_up) return phrase(side_words[a]);
      const std::uint8_t card = frame.locals<SetUp>().card;
      return say({"{0} : {1}", "{0}: {1}"},
                 {card_id(card), track_name(track(deity_of_card(card), a))});
    }
    case Do::activate:
      if (b == no_arg)
        return say({"activer {0} sur place", "activate {0}, staying"}, {card_name(a)});
      return say({"aller de {0} à {1} et l’activer", "go from {0} to {1} and activate it"},
                 {card_id(a), card_name(b)});
    case Do::develop:
      return say({"développer le clan ({0})", "develop the clan ({0})"},
                 {count(pm_noun, members_on_board(state.players[seat]) + 1)});
    case Do::pass: return phrase({"passer", "pass"});
    case Do::use:
      if (a == dolmen) return phrase({"dolmen : éviter l’action", "dolmen: avoid the action"});
      return say({"utiliser un objet : {0}", "use an object: {0}"}, {object_name(a)});
    case Do::go_on: return phrase({"activer la carte", "activate the card"});
    case Do::end_turn: return phrase({"finir le tour", "end the turn"});
    case Do::perform: return perform_words(state, a);
    case Do::wisp:
      return phrase(
          {"prendre un feu follet (action impossible)", "take a wisp (the action is impossible)"});
    case Do::pay: return say({"payer {0}", "pay {0}"}, {unit_name(a)});
    case Do::bonus: {
      const Frame& frame = state.stack.back();
      if (Flow{frame.flow} != Flow::performance) return verbatim(bonus_ids[a]);
      return bonus_name(frame.locals<Performance>().action, Bonus{a});
    }
    case Do::spend: return say({"payer {0}", "pay {0}"}, {bundle_name(a)});
    case Do::devote:
      if (b == no_arg) return say({"payer 1 PA {0}", "pay 1 worship {0}"}, {track_name(a)});
      if (a == b) return say({"payer 2 PA {0}", "pay 2 worship {0}"}, {track_name(a)});
      return say({"payer 1 PA {0} et 1 PA {1}", "pay 1 worship {0} and 1 worship {1}"},
                 {track_name(a), track_name(b)});
    case Do::give: return say({"donner à {0}", "give it to {0}"}, {names[a]});
    case Do::kill: return say({"tuer {0}", "kill {0}"}, {member_name(names[a], b, c)});
    case Do::step:
      return say({"membre {1} : de {0} à {2}", "{1} member: from {0} to {2}"},
                 {card_id(a), condition_name(b), card_name(c)});
    case Do::steal:
      return say({"voler à {0} : {1} ({2})", "steal from {0}: {1} ({2})"},
                 {names[a], object_name(b),
                  c == 0 ? phrase({"debout", "upright"}) : phrase({"couché", "lying"})});
    case Do::revive: return say({"ranimer un membre de {0}", "revive a member of {0}"}, {names[a]});
    case Do::exhaust: return say({"épuiser {0}", "exhaust {0}"}, {member_name(names[a], b, c)});
    case Do::take: return say({"prendre {0}", "take {0}"}, {count(resource_nouns[a], 1)});
    case Do::worship: return say({"1 PA {0}", "1 worship {0}"}, {track_name(a)});
    case Do::weaken:
      return say({"{0} perd 1 PA {1}", "{0} loses 1 worship {1}"}, {names[a], track_name(b)});
    case Do::pick: return member_name(names[seat], a, b);
    case Do::swap: return say({"avec {0}", "with {0}"}, {member_name(names[a], b, c)});
    case Do::gain: return say({"gagner {0}", "gain {0}"}, {unit_name(a)});
    case Do::fires: return count(object_nouns[fire], a);
    case Do::bury: return say({"sacrifier {0}", "sacrifice {0}"}, {member_name(names[seat], a, b)});
    case Do::bury_marker:
      return say({"sacrifier le membre de la piste {0} ({1})",
                  "sacrifice the member on the track {0} ({1})"},
                 {track_name(a), count(pa_noun, -state.players[seat].worship[a])});
    case Do::copy: {
      const Activation* activation = running_activation(state);
      if (activation == nullptr) return {};
      return say({"pour 1 PM, épuiser le membre en {0} et copier {1}",
                  "for 1 PM, exhaust the member on {0} and copy {1}"},
                 {card_name(a), action_name(action_of(activation->card, b))});
    }
    case Do::decline: return phrase({"ne pas copier", "do not copy"});
    case Do::count: break;
  }
  return {};
}

Phrase Samhain::event_words(const Event& event, const SeatNames& names) {
  const auto [a, b, c] = std::array{event.args[0], event.args[1], event.args[2]};
  const Phrase& who = names[event.seat];
  switch (Happened{event.kind}) {
    case Happened::placed:
      return say({"{0} place un membre en {1}", "{0} places a member on {1}"}, {who, card_name(a)});
    case Happened::chose_activation:
      if (a == b) return {};
      return say({"{0} va de {1} à {2}", "{0} goes from {1} to {2}"},
                 {who, card_id(a), card_name(b)});
    case Happened::activation:
      return say({"{0} active {1}", "{0} activates {1}"}, {who, card_name(a)});
    case Happened::performs:
      return say({"{0} accomplit {1} ({2})", "{0} performs {1} ({2})"},
                 {who, action_name(a), phrase(side_words[side_of(a)])});
    case Happened::repeats:
      return say({"{0} répète {1} : {2}", "{0} repeats {1}: {2}"},
                 {who, action_name(a), bonus_name(a, Bonus{b})});
    case Happened::copies:
      return say({"{0} copie {1} avec son membre en {2}", "{0} copies {1} with the member on {2}"},
                 {who, action_name(a), card_name(b)});
    case Happened::worship_gained:
      return say({"{0} gagne 1 PA {1} (à {2})", "{0} gains 1 worship {1} (now {2})"},
                 {who, track_name(a), number(b)});
    case Happened::worship_lost:
      return say({"{0} perd 1 PA {1} (à {2})", "{0} loses 1 worship {1} (now {2})"},
                 {who, track_name(a), number(b)});
    case Happened::cubes_gained:
      return say({"{0} gagne {1}", "{0} gains {1}"}, {who, count(resource_nouns[a], b)});
    case Happened::cubes_paid:
      return say({"{0} paie {1}", "{0} pays {1}"}, {who, count(resource_nouns[a], b)});
    case Happened::vp_gained:
      return say({"{0} gagne {1}", "{0} gains {1}"}, {who, count(vp_noun, a)});
    case Happened::vp_paid: return say({"{0} paie {1}", "{0} pays {1}"}, {who, count(vp_noun, a)});
    case Happened::wisp_taken:
      return say({"{0} prend un feu follet (il en reste {1})", "{0} takes a wisp ({1} left)"},
                 {who, number(a)});
    case Happened::wisps_paid:
      return say({"{0} paie {1}", "{0} pays {1}"}, {who, count(wisp_noun, a)});
    case Happened::wisp_given:
      return say({"{0} donne un feu follet à {1}", "{0} gives a wisp to {1}"}, {who, names[a]});
    case Happened::object_gained:
      return say({"{0} gagne un objet : {1}", "{0} gains an object: {1}"}, {who, object_name(a)});
    case Happened::object_stolen:
      return say({"{0} vole un objet à {2} : {1}", "{0} steals an object from {2}: {1}"},
                 {who, object_name(a), names[b]});
    case Happened::object_used:
      return say({"{0} utilise un objet : {1}", "{0} uses an object: {1}"}, {who, object_name(a)});
    case Happened::member_moved:
      return say({"un membre {3} de {0} va de {1} à {2}", "{0}'s {3} member goes from {1} to {2}"},
                 {who, card_id(a), card_name(b), condition_name(c)});
    case Happened::member_exhausted:
      return say({"{2} épuise un membre de {0} en {1}", "{2} exhausts {0}'s member on {1}"},
                 {who, card_name(a), names[b]});
    case Happened::members_swapped:
      return say({"{0} échange son membre en {1} avec celui de {2} en {3}",
                  "{0} swaps the member on {1} with {2}'s on {3}"},
                 {who, card_name(a), names[b], card_name(c)});
    case Happened::member_killed:
      return say({"{2} tue un membre de {0} en {1}", "{2} kills {0}'s member on {1}"},
                 {who, card_name(a), names[b]});
    case Happened::member_sacrificed:
      return say({"{0} sacrifie un membre en {1}", "{0} sacrifices a member on {1}"},
                 {who, card_name(a)});
    case Happened::marker_sacrificed:
      return say(
          {"{0} sacrifie son membre de la piste {1}", "{0} sacrifices the member on the track {1}"},
          {who, track_name(a)});
    case Happened::graveyard_emptied:
      return phrase({"le cimetière est plein : tous les morts rentrent chez eux",
                     "the graveyard is full: all the dead go home"});
    case Happened::member_revived:
      return say({"{2} ranime un membre de {0} en {1}", "{2} revives {0}'s member on {1}"},
                 {who, card_name(a), names[b]});
    case Happened::developed:
      return say({"{0} développe son clan en {1}", "{0} develops the clan on {1}"},
                 {who, card_name(a)});
    case Happened::passed: return say({"{0} passe", "{0} passes"}, {who});
    case Happened::event_begins:
      return say({"{0} a pris le dernier feu follet : événement",
                  "{0} took the last wisp: the wisp event"},
                 {who});
    case Happened::wisps_counted:
      return say({"{0} a {1}", "{0} has {1}"}, {who, count(wisp_noun, a)});
    case Happened::fires_used:
      return say({"{0} utilise {1}", "{0} uses {1}"}, {who, count(object_nouns[fire], a)});
    case Happened::wisps_put_back:
      return say({"{0} remet {1}", "{0} puts back {1}"}, {who, count(wisp_noun, a)});
    case Happened::track_scored:
      return say({"{0} mène {1} : +1 PV", "{0} leads {1}: +1 VP"}, {who, track_name(a)});
    case Happened::round_begins:
      return say({"manche {0} ; {1} commence", "round {0}; {1} begins"}, {number(a), who});
    case Happened::club_passed:
      return say({"la massue passe à {0}", "the club goes to {0}"}, {who});
    case Happened::game_over: return phrase({"la partie est finie", "the game is over"});
    case Happened::count: break;
  }
  return {};
}

Refusal Samhain::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = static_seat_names(info());
  if (auto refusal = refuse_seat(state.pending, seat, names, "SAM-9.1", "SAM-3.6")) return *refusal;
  const Player& player = state.players[seat];
  const std::uint8_t a = action.args[0];
  const std::uint8_t b = action.args[1];
  const Decision decision{state.pending.decision};
  switch (Do{action.kind}) {
    case Do::place:
      if (a < card_count && (state.complete >> a & 1U) != 0)
        return {say({"{0} est complète", "{0} is complete"}, {card_id(a)}), "SAM-4.2"};
      if (decision == Decision::develop)
        return {phrase({"la carte doit être adjacente à une carte où vous avez un membre",
                        "the card must be adjacent to a card where you have a member"}),
                "SAM-4.48"};
      break;
    case Do::activate:
      if (decision != Decision::main_action || a >= card_count) break;
      if ((player.ready >> a & 1U) == 0)
        return {say({"vous n’avez pas de membre actif en {0}", "you have no active member on {0}"},
                    {card_id(a)}),
                "SAM-4.4"};
      if (b < card_count && (state.adjacent[a] >> b & 1U) == 0)
        return {say({"{0} n’est pas adjacente à {1}", "{0} is not adjacent to {1}"},
                    {card_id(b), card_id(a)}),
                "SAM-4.5"};
      if (b < card_count)
        return {say({"{0} est complète", "{0} is complete"}, {card_id(b)}), "SAM-4.2"};
      break;
    case Do::develop:
      if (decision != Decision::main_action) break;
      if (player.own_reserve == 0)
        return {phrase({"vous n’avez plus de membre en réserve",
                        "you have no member left in your reserve"}),
                "SAM-4.51"};
      if (pm_capacity(player) < members_on_board(player) + 1)
        return {say({"il faut {0}, vous pouvez en payer {1}", "it costs {0}, you can pay {1}"},
                    {count(pm_noun, members_on_board(player) + 1), number(pm_capacity(player))}),
                "SAM-4.52"};
      return {phrase({"aucune carte n’est possible", "no card is possible"}), "SAM-4.52"};
    case Do::pass:
      if (decision != Decision::main_action) break;
      return {phrase({"vous avez encore un membre actif", "you still have an active member"}),
              "SAM-4.55"};
    case Do::use:
      if (a >= object_count) break;
      if (player.upright[a] == 0)
        return {say({"vous n’avez pas d’objet debout : {0}", "you have no upright object: {0}"},
                    {object_name(a)}),
                "SAM-7.2"};
      if (a == rune && state.reserve.total() == 0)
        return {phrase({"la réserve n’a plus de cube", "no cube is left in the reserve"}),
                "SAM-7.16"};
      if (a == dolmen)
        return {phrase({"un dolmen sert au début de l’action d’un membre activé",
                        "a dolmen serves when an activated member is about to act"}),
                "SAM-7.8"};
      return {phrase({"cet objet ne peut pas servir maintenant", "this object cannot be used now"}),
              "SAM-7.6"};
    case Do::wisp:
      if (decision != Decision::slot) break;
      return {phrase({"l’action est possible : elle doit être accomplie",
                      "the action is possible: it must be performed"}),
              "SAM-4.25"};
    case Do::perform: {
      const Activation* activation = running_activation(state);
      if (decision != Decision::slot || activation == nullptr || a > dark) break;
      const std::uint8_t card_action = action_of(activation->card, a);
      if (!feasible(state, seat, card_action, activation->performed[a].has(seat)))
        return {say({"{0} est impossible : son coût, sa cible ou son gain manque",
                     "{0} is impossible: its cost, its target or its benefit is missing"},
                    {action_name(card_action)}),
                "SAM-4.23"};
      return {say({"vous ne pouvez pas payer 1 PM et accomplir encore {0}",
                   "you cannot pay 1 PM and still perform {0}"},
                  {action_name(card_action)}),
              "SAM-4.27"};
    }
    case Do::pay:
      if (a >= unit_count) break;
      if (units_of(player, a) == 0)
        return {say({"vous n’avez pas {0}", "you do not have {0}"}, {unit_name(a)}), "SAM-3.21"};
      if (decision == Decision::pay)
        return {phrase({"ce paiement rendrait l’action impossible",
                        "this payment would make the action impossible"}),
                "SAM-4.27"};
      break;
    case Do::worship:
      if (decision == Decision::worship)
        return {phrase({"ce PA ne peut pas être noté sur cette piste",
                        "this worship cannot be recorded on that track"}),
                "SAM-3.19"};
      break;
    case Do::gain:
      if (decision != Decision::sickle_gain) break;
      if (a == state.stack.back().locals<ObjectUse>().paid)
        return {phrase({"la faucille doit donner autre chose que ce qui est payé",
                        "the sickle must give something else than what was paid"}),
                "SAM-7.19"};
      return {phrase({"la réserve n’en a plus, ou la piste ne peut pas le noter",
                      "none is left in the reserve, or the track cannot record it"}),
              "SAM-7.18"};
    case Do::step: {
      const std::uint8_t to = action.args[2];
      if ((decision != Decision::move && decision != Decision::horn) || a >= card_count) break;
      const auto& reach = decision == Decision::horn ? state.around : state.adjacent;
      if (to < card_count && (reach[a] & state.complete & 1U << to) != 0)
        return {say({"{0} est complète", "{0} is complete"}, {card_id(to)}), "SAM-4.3"};
      return {phrase({"ce déplacement n’est pas possible", "this move is not possible"}),
              info().decisions[state.pending.decision].clause};
    }
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::samhain
