// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp.
#include "games/samhain/words.hpp"

#include "games/samhain/game.hpp"

namespace veillee::samhain {

Phrase action_name(std::uint8_t action) { return phrase(card_actions[action].name); }

Phrase halves_name(std::uint8_t card) {
  return say({"{0} / {1}", "{0} / {1}"},
             {action_name(action_of(card, light)), action_name(action_of(card, dark))});
}

Phrase card_name(std::uint8_t card) {
  return say({"{0} ({1})", "{0} ({1})"},
             {halves_name(card), phrase(deity_words[deity_of_card(card)])});
}

Phrase track_name(std::uint8_t track) {
  return say({"la piste {1} de {0}", "{0}'s {1} track"},
             {phrase(deity_words[track / 2]), phrase(side_words[track % 2])});
}

Phrase worship_on(std::uint8_t track, long long n) {
  return say({"{0} sur {1}", "{0} on {1}"}, {count(pa_noun, n), track_name(track)});
}

Phrase unit_name(std::uint8_t unit) {
  if (unit < resource_count) return count(resource_nouns[unit], 1);
  if (unit == unit_vp) return count(vp_noun, 1);
  return worship_on(static_cast<std::uint8_t>(unit - unit_first_track), 1);
}

Phrase bundle_name(std::uint8_t bundle) {
  std::vector<Phrase> parts;
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (bundles[bundle].cubes[r] > 0)
      parts.push_back(count(resource_nouns[r], bundles[bundle].cubes[r]));
  return enumeration(parts.data(), parts.size());
}

Phrase bonus_name(std::uint8_t action, Bonus bonus) {
  switch (bonus) {
    case Bonus::none: return phrase({"sans bonus", "no bonus"});
    case Bonus::cube: {
      const Step& gain = card_actions[action].steps[1];
      if (gain.op == Op::gain_any) return phrase({"+1 cube au choix", "+1 cube of any kind"});
      return say({"+{0}", "+{0}"}, {count(resource_nouns[gain.what], 1)});
    }
    case Bonus::worship:
      if (card_actions[action].steps[1].op == Op::worship_any)
        return phrase({"+1 PA au choix", "+1 worship on any track"});
      return say({"+{0}", "+{0}"}, {worship_on(track_of(action), 1)});
    case Bonus::vp: return phrase({"+1 PV", "+1 VP"});
    case Bonus::discount: return phrase({"payer 1 de moins", "pay 1 less"});
    case Bonus::without_wood: return phrase({"payer sans le bois", "pay without the wood"});
    case Bonus::without_gold: return phrase({"payer sans l’or", "pay without the gold"});
    case Bonus::without_stone: return phrase({"payer sans la pierre", "pay without the stone"});
  }
  return {};
}

namespace {

Phrase perform_words(const State& state, std::uint8_t side) {
  const Activation* activation = running_activation(state);
  if (activation == nullptr) return phrase(side_words[side]);
  const std::uint8_t action = action_of(activation->card, side);
  const Phrase what =
      say({"{0} ({1}) : {2}", "{0} ({1}): {2}"},
          {action_name(action), phrase(side_words[side]), phrase(card_actions[action].effect)});
  return is_native(state, side) ? what
                                : say({"pour {0}, {1}", "for {0}, {1}"}, {count(pm_noun, 1), what});
}

}  // namespace

Phrase Samhain::action_words(const State& state, Seat seat, Action action, const SeatNames&) {
  if (state.stack.empty()) return {};
  const auto [a, b] = std::array{action.args[0], action.args[1]};
  const Activation* activation = running_activation(state);
  const Frame& frame = state.stack.back();
  switch (Do{action.kind}) {
    case Do::track:
      if (Flow{frame.flow} != Flow::set_up) return phrase(side_words[a]);
      return say({"choisir {0}", "choose {0}"},
                 {track_name(track(deity_of_card(frame.locals<SetUp>().card), a))});
    case Do::activate:
      if (b == no_arg)
        return say({"activer {0} sur place", "activate {0}, staying"}, {card_name(a)});
      return say({"aller de {0} à {1} et l’activer", "go from {0} to {1} and activate it"},
                 {halves_name(a), card_name(b)});
    case Do::develop:
      return say({"développer le clan pour {0}", "develop the clan for {0}"},
                 {count(pm_noun, members_on_board(state.players[seat]) + 1)});
    case Do::use:
      if (a == dolmen)
        return phrase(
            {"utiliser un dolmen pour éviter l’action", "use a dolmen to avoid the action"});
      return say({"utiliser {0}", "use {0}"}, {phrase(object_words[a])});
    case Do::perform: return perform_words(state, a);
    case Do::bonus:
      if (Flow{frame.flow} != Flow::performance) return verbatim(bonus_ids[a]);
      return say({"bonus : {0}", "bonus: {0}"},
                 {bonus_name(frame.locals<Performance>().action, Bonus{a})});
    case Do::devote:
      if (b == no_arg || a == b)
        return say({"payer {0}", "pay {0}"}, {worship_on(a, b == no_arg ? 1 : 2)});
      return say({"payer {0} et {1}", "pay {0} and {1}"}, {worship_on(a, 1), worship_on(b, 1)});
    case Do::bury_marker:
      return say({"sacrifier le membre de {0} ({1})", "sacrifice the member on {0} ({1})"},
                 {track_name(a), count(pa_noun, -state.players[seat].worship[a])});
    case Do::copy:
      if (activation == nullptr) return {};
      return say({"pour {0}, épuiser le membre sur {1} et copier {2}",
                  "for {0}, exhaust the member on {1} and copy {2}"},
                 {count(pm_noun, 1), card_name(a), action_name(action_of(activation->card, b))});
    default: return {};
  }
}

Phrase Samhain::event_words(const Options&, const Event& event, const SeatNames& names) {
  const auto [from, to] = std::array{event.args[0], event.args[1]};
  if (Happened{event.kind} != Happened::chose_activation || from == to) return {};
  return say({"{0} va de {1} à {2}", "{0} goes from {1} to {2}"},
             {names[event.seat], halves_name(from), card_name(to)});
}

namespace {

// What can be done on a turn, what it costs, and what there is to pay it with.
Phrase main_action_prompt(const State& state, Seat seat, const Phrase& who) {
  const Player& player = state.players[seat];
  const Phrase price = count(pm_noun, members_on_board(player) + 1);
  const Phrase means = number(pm_capacity(player));
  const bool develops = can_develop(state, seat);
  if (player.ready != 0 && develops)
    return say({"{0}, activez une carte, ou développez votre clan : {1}, vous en avez {2}.",
                "{0}, activate a card, or develop your clan: {1}, you have {2}."},
               {who, price, means});
  if (player.ready != 0)
    return say({"{0}, activez une carte avec un de vos membres actifs.",
                "{0}, activate a card with one of your active members."},
               {who});
  if (develops)
    return say({"{0}, tous vos membres sont épuisés : développez votre clan ({1}, vous en avez "
                "{2}), ou passez.",
                "{0}, all your members are exhausted: develop your clan ({1}, you have {2}), or "
                "pass."},
               {who, price, means});
  return say({"{0}, tous vos membres sont épuisés : passez.",
              "{0}, all your members are exhausted: pass."},
             {who});
}

// What the running payment is for.
Phrase purpose(const State& state) {
  const Frame& asking = state.stack[static_cast<std::uint8_t>(state.stack.size() - 2)];
  switch (Flow{asking.flow}) {
    case Flow::turn: return phrase({"développer votre clan", "developing your clan"});
    case Flow::wisp_event: return phrase({"vos feux follets", "your wisps"});
    default: return action_name(asking.locals<Performance>().action);
  }
}

}  // namespace

Phrase Samhain::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Player& player = state.players[seat];
  const Frame& frame = state.stack.back();
  const Phrase& who = names[seat];
  const Phrase means = number(pm_capacity(player));
  const int steps = Flow{frame.flow} == Flow::performance
                        ? card_actions[frame.locals<Performance>().action]
                              .steps[frame.locals<Performance>().script_step]
                              .n
                        : 0;
  // SAM-2.22, SAM-2.25
  const Phrase worship = count(pa_noun, members_on_tracks(player) == 0 ? 2 : 1);
  switch (Decision{state.pending.decision}) {
    case Decision::place:
      return say({"{0}, placez un membre ; il apporte {1} à la divinité de sa carte. Sur quelle "
                  "carte ?",
                  "{0}, place a member; it brings {1} to the deity of its card. On which card?"},
                 {who, worship});
    case Decision::choose_track:
      return say({"{0}, votre membre apporte {2} à {1} : sur la piste Lumière ou Ténèbres ?",
                  "{0}, your member brings {2} to {1}: on the Light or the Dark track?"},
                 {who, phrase(deity_words[deity_of_card(frame.locals<SetUp>().card)]), worship});
    case Decision::main_action: return main_action_prompt(state, seat, who);
    case Decision::slot: {
      const Activation* activation = running_activation(state);
      if (activation == nullptr) return {};
      const Phrase question =
          say({"{0}, que fait votre membre sur {1} ?", "{0}, what does your member on {1} do?"},
              {who, card_name(activation->card)});
      if (native(state) == Native::both) return question;
      const Side other = native(state) == Native::light ? dark : light;
      return say({"{0} L’action {1} coûte en plus {2}, vous en avez {3}.",
                  "{0} The {1} action costs {2} more, you have {3}."},
                 {question, phrase(side_words[other]), count(pm_noun, 1), means});
    }
    case Decision::pay:
      return say({"{0}, payez {1} pour {2} ; vous en avez {3}. Avec quoi ?",
                  "{0}, pay {1} for {2}; you have {3}. With what?"},
                 {who, count(pm_noun, frame.locals<PaymentDue>().due), purpose(state), means});
    case Decision::bonus:
      return say({"{0}, quel bonus prenez-vous pour répéter {1} ?",
                  "{0}, which bonus do you take for repeating {1}?"},
                 {who, action_name(frame.locals<Performance>().action)});
    case Decision::spend: {
      const std::uint8_t action = frame.locals<Performance>().action;
      return say({"{0}, avec quoi payez-vous {1} ({2}) ?", "{0}, what do you pay {1} with ({2})?"},
                 {who, action_name(action), phrase(card_actions[action].effect)});
    }
    case Decision::move:
      if (const int left = steps - frame.locals<Performance>().done; left > 1)
        return say({"{0}, il vous reste {1} pas : lequel de vos membres déplacez-vous, et où ?",
                    "{0}, you have {1} steps left: which of your members do you move, and where?"},
                   {who, number(left)});
      return {};
    case Decision::sickle_gain:
      return say({"{0}, vous avez payé {1} : que gagnez-vous par la faucille ?",
                  "{0}, you have paid {1}: what do you gain by the sickle?"},
                 {who, unit_name(frame.locals<ObjectUse>().paid)});
    case Decision::fires:
      return say({"{0}, vous avez {1} : combien de feux sacrés utilisez-vous sur {2} ?",
                  "{0}, you have {1}: how many sacred fires of {2} do you use?"},
                 {who, count(wisp_noun, player.wisps), number(player.upright[fire])});
    case Decision::counteraction:
      return say({"{0}, copiez-vous l’action pour {1} ? Vous en avez {2}.",
                  "{0}, do you copy the action for {1}? You have {2}."},
                 {who, count(pm_noun, 1), means});
    default: return {};
  }
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
        return {say({"{0} est complète", "{0} is complete"}, {card_name(a)}), "SAM-4.2"};
      if (decision == Decision::develop)
        return {phrase({"la carte doit être adjacente à une carte où vous avez un membre",
                        "the card must be adjacent to a card where you have a member"}),
                "SAM-4.48"};
      break;
    case Do::activate:
      if (decision != Decision::main_action || a >= card_count) break;
      if ((player.ready >> a & 1U) == 0)
        return {say({"vous n’avez pas de membre actif sur {0}", "you have no active member on {0}"},
                    {card_name(a)}),
                "SAM-4.4"};
      if (b < card_count && (state.adjacent[a] >> b & 1U) == 0)
        return {say({"{0} n’est pas adjacente à {1}", "{0} is not adjacent to {1}"},
                    {card_name(b), card_name(a)}),
                "SAM-4.5"};
      if (b < card_count)
        return {say({"{0} est complète", "{0} is complete"}, {card_name(b)}), "SAM-4.2"};
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
        return {say({"vous n’avez pas {0} debout", "you do not have {0} upright"},
                    {phrase(object_words[a])}),
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
                   "you cannot pay 1 multiple point and still perform {0}"},
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
        return {say({"{0} est complète", "{0} is complete"}, {card_name(to)}), "SAM-4.3"};
      return {phrase({"ce déplacement n’est pas possible", "this move is not possible"}),
              info().decisions[state.pending.decision].clause};
    }
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::samhain
