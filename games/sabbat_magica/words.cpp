// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp.
#include "games/sabbat_magica/words.hpp"

#include "games/sabbat_magica/game.hpp"
#include "games/sabbat_magica/pieces.hpp"

namespace veillee::sabbat_magica {

Phrase amount(std::uint8_t resource, long long n) { return count(resource_nouns[resource], n); }

Phrase tile_name(std::uint8_t tile) {
  return is_standard(tile) ? amount(resource_of(tile), 2)
                           : phrase(special_tile_words[tile - grimoire]);
}

Phrase mirror_name(std::uint8_t mirror) {
  constexpr Words sides[] = {{"le miroir nord, colonne {0}", "the north mirror, column {0}"},
                             {"le miroir est, rangée {0}", "the east mirror, row {0}"},
                             {"le miroir sud, colonne {0}", "the south mirror, column {0}"},
                             {"le miroir ouest, rangée {0}", "the west mirror, row {0}"}};
  return say(sides[mirror / 4], {verbatim(mirror_ids[mirror].substr(2))});
}

Phrase kinds_name(std::uint8_t kinds) {
  std::vector<Phrase> parts;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if ((kinds >> k & 1U) != 0) parts.push_back(amount(k, 1));
  return enumeration(parts.data(), parts.size());
}

Phrase ghosts_name(std::uint8_t n) { return count(ghost_noun, n); }

Phrase slot_name(const Slot& slot) {
  switch (slot.gift) {
    case Gift::terror: return count(terror_noun, slot.n);
    case Gift::vp: return count(vp_noun, slot.n);
    case Gift::choice: return phrase({"1 ressource au choix", "1 resource of any kind"});
    case Gift::named: return amount(slot.n, 1);
    case Gift::none: break;
  }
  return phrase({"rien", "nothing"});
}

Phrase payment_name(std::uint8_t cost, std::uint8_t from_1h) {
  std::vector<Phrase> parts;
  for (const Store store : {h2, h1}) {
    const int kinds = store == h1 ? cost & from_1h : cost & ~from_1h;
    if (kinds != 0)
      parts.push_back(
          say({"{0} de {1}", "{0} from {1}"},
              {kinds_name(static_cast<std::uint8_t>(kinds)), phrase(store_words[store])}));
  }
  if (parts.size() < 2) return enumeration(parts.data(), parts.size());
  return say({"{0}, {1}", "{0}, {1}"}, {parts[0], parts[1]});
}

namespace {

Phrase place_name(std::uint8_t place) { return phrase(place_words[place]); }
Phrase terror(int n) { return count(terror_noun, n); }

// "case a2 (2 araignées)"
Phrase square_name(const State& state, std::uint8_t square) {
  return say({"case {0} ({1})", "square {0} ({1})"},
             {verbatim(square_ids[square]), tile_name(state.tile_at[square])});
}

const GhostMovement* running_movement(const State& state) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::ghosts) return &frame.locals<GhostMovement>();
  return nullptr;
}

// The rest of the board when the moving ghost has left its place (SAB-5.18).
State without_mover(State state, Seat seat, const GhostMovement& movement) {
  if (movement.from != no_arg) remove_ghost(state, seat, movement.from);
  return state;
}

Phrase two_of(Words one, Words two, std::uint8_t a, std::uint8_t b) {
  if (a == b) return say(one, {amount(a, 2)});
  if (b == no_arg) return say(one, {amount(a, 1)});
  return say(two, {amount(a, 1), amount(b, 1)});
}

}  // namespace

Phrase SabbatMagica::action_words(const State& state, Seat seat, Action action, const SeatNames&) {
  const auto [a, b] = std::array{action.args[0], action.args[1]};
  const GhostMovement* movement = running_movement(state);
  switch (Do{action.kind}) {
    case Do::split: {
      const Phrase sent = say({"envoyer {0} au pont-levis, en garder {1} au cimetière",
                               "send {0} to the drawbridge, keep {1} in the graveyard"},
                              {ghosts_name(a), number(available_ghosts(state.players[seat]) - a)});
      if (b == no_arg) return sent;
      return say({"{0}, sans compter la cantine", "{0}, not counting the canteen"}, {sent});
    }
    case Do::bonus:
      return say({"prendre le bonus {0} : {1}", "take bonus {0}: {1}"},
                 {number(a + 1), slot_name(time_cards[card_in_force(state)].slots[a])});
    case Do::walk:
      return say({"envoyer le magicien sur la {0}", "send the magician to {0}"},
                 {square_name(state, a)});
    case Do::fly:
      return say({"Chauves-souris : voler vers la {0}", "Bats: fly to {0}"},
                 {square_name(state, a)});
    case Do::tile: {
      const std::uint8_t square = state.players[seat].magician;
      if (square == outside) return phrase({"utiliser la tuile", "use the tile"});
      const std::uint8_t tile = state.tile_at[square];
      if (is_standard(tile)) return say({"prendre {0}", "take {0}"}, {tile_name(tile)});
      return say({"utiliser le {0}", "use the {0}"}, {tile_name(tile)});
    }
    case Do::mirror: {
      const Phrase gain = terror(mirror_terror(state, seat, a));
      if (state.mirrors[a] == intact)
        return say({"fendre {0} : {1}", "crack {0}: {1}"}, {mirror_name(a), gain});
      return say({"briser {0} : {1}", "break {0}: {1}"}, {mirror_name(a), gain});
    }
    case Do::discard:
      return say({"défausser {0} de {1} : {2}", "discard {0} from {1}: {2}"},
                 {amount(a, 1), phrase(store_words[b]), terror(b == h2 ? 4 : 2)});
    case Do::send:
      if (!is_region(a))
        return say({"envoyer un fantôme à {0}", "send a ghost to {0}"}, {place_name(a)});
      return say({"envoyer un fantôme à {0} pour {1}", "send a ghost to {0} for {1}"},
                 {place_name(a), kinds_name(cost_of(state, a))});
    case Do::pay: {
      const std::uint8_t cost = movement == nullptr ? a : cost_of(state, movement->to);
      return say({"payer {0}", "pay {0}"}, {payment_name(cost, a)});
    }
    case Do::fight:
      if (movement == nullptr) return phrase({"combattre", "fight"});
      return say(
          {"combattre pour {0} : {1}", "fight for {0}: {1}"},
          {terror(fight_cost(state, seat, movement->to)),
           count(vp_noun, fight_vp(without_mover(state, seat, *movement), seat, movement->to))});
    case Do::draw:
      return two_of({"prendre {0}", "take {0}"}, {"prendre {0} et {1}", "take {0} and {1}"}, a, b);
    case Do::keep:
      if (a == no_arg) return phrase({"ne rien garder", "keep nothing"});
      return two_of({"garder {0}", "keep {0}"}, {"garder {0} et {1}", "keep {0} and {1}"}, a, b);
    default: return {};
  }
}

Phrase SabbatMagica::event_words(const Options&, const Event& event, const SeatNames& names) {
  const Phrase& who = names[event.seat];
  const auto [a, b] = std::array{event.args[0], event.args[1]};
  switch (Happened{event.kind}) {
    case Happened::tile_used:
      if (is_standard(a)) return {};  // what it gives is told
      if (a == grimoire)
        return say({"{0} utilise le grimoire et rend ses ressources maudites",
                    "{0} uses the grimoire and returns the cursed resources"},
                   {who});
      if (a == the_clock)
        return say({"{0} utilise l’horloge : toutes ses ressources ont de nouveau deux heures",
                    "{0} uses the clock: all resources have two hours again"},
                   {who});
      return say({"{0} utilise le {1}", "{0} uses the {1}"}, {who, tile_name(a)});
    case Happened::mirror_used:
      if (b == cracked) return say({"{0} fend {1}", "{0} cracks {1}"}, {who, mirror_name(a)});
      return say({"{0} brise {1}", "{0} breaks {1}"}, {who, mirror_name(a)});
    case Happened::fed:
      if (a > 0)
        return say({"{0} nourrit ses fantômes pour {1}", "{0} feeds the ghosts for {1}"},
                   {who, terror(a)});
      return say({"{0} n’a rien pour nourrir ses fantômes", "{0} has nothing to feed the ghosts"},
                 {who});
    default: return {};
  }
}

Phrase SabbatMagica::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const GhostMovement* movement = running_movement(state);
  const Frame& frame = state.stack.back();
  const Player& player = state.players[seat];
  switch (Decision{state.pending.decision}) {
    case Decision::split:
      return say({"{0}, combien de vos {1} envoyez-vous au pont-levis ? Chacun dehors mange {2}, "
                  "vous en avez {3}.",
                  "{0}, how many of your {1} do you send to the drawbridge? Each one outside eats "
                  "{2}, you have {3}."},
                 {names[seat], count(ghost_noun, available_ghosts(player)), terror(1),
                  number(player.terror)});
    case Decision::scheme:
      return say({"{0}, déplacez votre magicien, ou vos fantômes : action {1} sur {2}.",
                  "{0}, move your magician, or your ghosts: action {1} of {2}."},
                 {names[seat], number(state.action + 1),
                  number(time_cards[card_in_force(state)].actions)});
    case Decision::effect:
      return say({"{0}, utilisez la tuile ({1}), un miroir, ou rien.",
                  "{0}, use the tile ({1}), a mirror, or nothing."},
                 {names[seat], tile_name(state.tile_at[player.magician])});
    case Decision::receive:
      return say({"{0}, combien de {1} recevez-vous ?", "{0}, how many {1} do you receive?"},
                 {names[seat], phrase(resource_nouns[frame.locals<Magician>().kind].many)});
    case Decision::pay:
      return say({"{0}, payez {1} pour {2} : de quelles réserves ?",
                  "{0}, pay {1} for {2}: from which stores?"},
                 {names[seat], kinds_name(cost_of(state, movement->to)), place_name(movement->to)});
    case Decision::arrival: {
      const Phrase question = say({"{0}, votre fantôme arrive à {1} : que fait-il ?",
                                   "{0}, your ghost arrives at {1}: what does it do?"},
                                  {names[seat], place_name(movement->to)});
      if (state.ghosts[movement->to].empty()) return question;
      return say(
          {"{0} Le combat coûte {1}, vous en avez {2}.", "{0} The fight costs {1}, you have {2}."},
          {question, terror(fight_cost(state, seat, movement->to)), number(player.terror)});
    }
    case Decision::unfed:
      return say({"{0}, il reste {1} sans nourriture : lequel d’abord ?",
                  "{0}, {1} must go unfed: which one next?"},
                 {names[seat], count(ghost_noun, state.stack[0].locals<Round>().unfed)});
    default: return {};
  }
}

namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}

Refusal no_power_now(const State& state, Seat seat, std::uint8_t power) {
  const Player& player = state.players[seat];
  if (state.options.power == power_off)
    return no({"les cartes POUVOIR ne sont pas en jeu", "POWER cards are not in the game"},
              "SAB-8.3");
  if (people_of_power[power] != player.people)
    return no({"cette carte POUVOIR est d’un autre peuple", "this POWER card is another people's"},
              "SAB-8.4");
  if (player.power != no_power && player.power != power)
    return no({"vous avez choisi une autre carte POUVOIR : {0}",
               "you have chosen another POWER card: {0}"},
              "SAB-8.5", {phrase(power_words[player.power])});
  if (player.power_used != 0)
    return no({"cette carte POUVOIR a déjà servi", "this POWER card has been used already"},
              state.options.power == power_per_game ? "SAB-8.8" : "SAB-8.7");
  return no({"ce POUVOIR ne peut pas servir maintenant, ou ne changerait rien",
             "this POWER cannot be used now, or would change nothing"},
            "SAB-8.10");
}

Refusal no_walk(const State& state, std::uint8_t square) {
  if ((occupied_squares(state) >> square & 1U) != 0)
    return no({"la {0} est occupée", "{0} is occupied"}, "SAB-4.3", {square_name(state, square)});
  return no({"le magicien avance d’une seule case", "the magician moves exactly one square"},
            "SAB-4.2");
}

Refusal no_move(const State& state, Seat seat, std::uint8_t from, std::uint8_t to) {
  const Player& player = state.players[seat];
  const GhostMovement& m = state.stack.back().locals<GhostMovement>();
  if (from == no_arg) {
    if (player.drawbridge == 0)
      return no(
          {"vous n’avez pas de fantôme sur le pont-levis", "you have no ghost on the drawbridge"},
          "SAB-5.1");
    if (player.drawbridge == m.back_on_bridge)
      return no({"les fantômes revenus au pont-levis ont déjà bougé",
                 "the ghosts back on the drawbridge have moved already"},
                "SAB-5.8");
  } else {
    if ((player.places & only(from)) == 0)
      return no({"vous n’avez pas de fantôme à {0}", "you have no ghost at {0}"}, "SAB-5.1",
                {place_name(from)});
    if ((m.moved_places() & only(from)) != 0)
      return no({"ce fantôme a déjà bougé dans cette action",
                 "this ghost has moved already in this action"},
                "SAB-5.8");
    if ((movable_places(state, seat) & only(from)) == 0)
      return no(
          {"ce fantôme est protégé et ne bouge pas", "this ghost is protected and does not move"},
          "SAB-8.20");
  }
  if (to != no_arg && (player.places & only(to)) != 0)
    return no({"vous avez déjà un fantôme à {0}", "you have a ghost at {0} already"}, "SAB-5.11",
              {place_name(to)});
  if (from == no_arg)
    return no({"il faut payer {0}", "it costs {0}"}, "SAB-5.15", {kinds_name(cost_of(state, to))});
  if (is_region(from) != is_region(to))
    return no({"il faut passer par le pont-levis", "the way leads over the drawbridge"}, "SAB-5.7");
  return no({"{0} ne touche pas à {1}", "{0} is not adjacent to {1}"},
            m.boosted != 0    ? "SAB-8.32"
            : is_region(from) ? "SAB-5.5"
                              : "SAB-5.6",
            {place_name(to), place_name(from)});
}

}  // namespace

Refusal SabbatMagica::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (auto refusal = refuse_seat(state.pending, seat, names, "SAB-7.1", "SAB-3.34"))
    return *refusal;
  const Decision decision{state.pending.decision};
  const Player& player = state.players[seat];
  const std::uint8_t a = action.args[0];
  const std::uint8_t b = action.args[1];
  switch (Do{action.kind}) {
    case Do::split:
      if (decision != Decision::split) break;
      if (a > available_ghosts(player))
        return no({"vous avez {0} au cimetière et sur le pont-levis",
                   "you have {0} in the graveyard and on the drawbridge"},
                  "SAB-3.18", {count(ghost_noun, available_ghosts(player))});
      return no({"vous n’avez pas de bonus de la cantine", "you have no canteen bonus"},
                "SAB-3.25");
    case Do::bonus:
      if (decision != Decision::bonus) break;
      return no({"ce bonus est déjà pris", "this bonus is taken already"}, "SAB-3.27");
    case Do::power:
      if (a >= power_count) break;
      return no_power_now(state, seat, a);
    case Do::fly:
      if (decision != Decision::scheme || a >= square_count) break;
      if (!can_use(state, seat, bats)) return no_power_now(state, seat, bats);
      if ((occupied_squares(state) >> a & 1U) != 0) return no_walk(state, a);
      return no({"une case voisine s’atteint à pied", "a neighbouring square is reached on foot"},
                "SAB-8.10");
    case Do::walk:
      if (decision != Decision::scheme || a >= square_count) break;
      return no_walk(state, a);
    case Do::ghosts:
      if (decision != Decision::scheme) break;
      return no({"aucun de vos fantômes ne peut bouger", "none of your ghosts can move"},
                "SAB-5.1");
    case Do::tile:
      if (decision == Decision::again || decision == Decision::after_effect)
        return no(
            {"le Doppelgänger répète le même effet", "the Doppelgänger repeats the same effect"},
            "SAB-8.22");
      if (decision != Decision::effect) break;
      return no({"cette tuile ne changerait rien", "this tile would change nothing"}, "SAB-4.11");
    case Do::mirror:
      if ((decision != Decision::effect && decision != Decision::again) || a >= mirror_count) break;
      if ((bordering[player.magician] >> a & 1U) == 0)
        return no({"ce miroir ne borde pas votre case", "this mirror does not border your square"},
                  "SAB-4.17");
      return no({"ce miroir est brisé", "this mirror is broken"}, "SAB-4.20");
    case Do::discard:
      if (decision != Decision::terrorise) break;
      return no({"vous n’avez pas cette ressource là", "you do not have this resource there"},
                "SAB-4.14");
    case Do::give:
    case Do::from_2h:
    case Do::from_1h:
      if (decision < Decision::give_kind || decision > Decision::give_from_1h) break;
      return no({"vous n’en avez pas autant, ou il en faut au moins une",
                 "you do not have so many, or at least one is needed"},
                "SAB-4.15");
    case Do::receive:
      if (decision != Decision::receive) break;
      return no({"on reçoit autant que l’on a donné", "as many are received as were given"},
                "SAB-4.16");
    case Do::send:
      if (decision != Decision::ghost || a >= place_count) break;
      return no_move(state, seat, no_arg, a);
    case Do::teleport:
      if (decision != Decision::ghost || a >= place_count) break;
      if (!can_use(state, seat, teleportation)) return no_power_now(state, seat, teleportation);
      if (!is_region(a))
        return no({"la Téléportation mène à une région", "Teleportation leads to a region"},
                  "SAB-8.23");
      return no_move(state, seat, no_arg, a);
    case Do::move:
      if (decision != Decision::ghost || a >= place_count || b >= place_count) break;
      return no_move(state, seat, a, b);
    case Do::back:
      if (decision != Decision::ghost || a >= place_count) break;
      return no_move(state, seat, a, no_arg);
    case Do::pay:
      if (decision != Decision::pay) break;
      return no({"ces ressources ne sont pas dans ces réserves",
                 "these resources are not in these stores"},
                "SAB-5.13");
    case Do::settle:
      if (decision != Decision::arrival) break;
      return no({"aucune place n’est libre", "no space is free"}, "SAB-5.21");
    case Do::leave:
      if (decision != Decision::arrival) break;
      return no({"une place est libre", "a space is free"}, "SAB-5.22");
    case Do::fight: {
      if (decision != Decision::arrival) break;
      const std::uint8_t place = state.stack.back().locals<GhostMovement>().to;
      if (state.ghosts[place].empty())
        return no({"il n’y a personne à combattre", "there is nobody to fight"}, "SAB-5.20");
      if (place == state.secret_place)
        return no({"un fantôme protégé s’y trouve", "a protected ghost stands there"}, "SAB-8.19");
      return no({"le combat coûte {0}, vous avez {1}", "the fight costs {0}, you have {1}"},
                "SAB-5.27", {terror(fight_cost(state, seat, place)), terror(player.terror)});
    }
    case Do::reappear:
      if (decision != Decision::immortality) break;
      return no({"il faut une place libre du même plateau, sans sbire à vous",
                 "it needs a free space of the same board, without a minion of yours"},
                "SAB-8.29");
    case Do::keep:
      if (decision != Decision::keep) break;
      return no({"la position mineure ne garde qu’une ressource par lot",
                 "the minor position keeps one resource of a set"},
                "SAB-6.15");
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::sabbat_magica
