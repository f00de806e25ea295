// Options, events and refusals in French and English.
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr std::array<Words, 2> store_words = {{{"2H", "2H"}, {"1H", "1H"}}};
constexpr std::array<Words, 7> phase_words = {{
    {"phase A1 : malédiction", "phase A1: curse"},
    {"phase A2 : invocation", "phase A2: invocation"},
    {"phase A3 : bonus du tour", "phase A3: round bonus"},
    {"phase B : manigances", "phase B: schemes"},
    {"phase C1 : nourriture", "phase C1: food"},
    {"phase C2 : PV des régions", "phase C2: VP of the regions"},
    {"phase C3 : homologation", "phase C3: homologation"},
}};

Phrase place_name(std::uint8_t place) { return phrase(place_words[place]); }
Phrase power_name(std::uint8_t power) { return phrase(power_words[power]); }
Phrase square_name(std::uint8_t square) { return verbatim(square_ids[square]); }
Phrase store_name(std::uint8_t store) { return phrase(store_words[store]); }
Phrase amount(std::uint8_t resource, int n) { return count(resource_nouns[resource], n); }
Phrase terror(int n) { return count(terror_noun, n); }
Phrase vp(int n) { return count(vp_noun, n); }

Phrase tile_name(std::uint8_t tile) {
  return is_standard(tile) ? amount(resource_of(tile), 2)
                           : phrase(special_tile_words[tile - grimoire]);
}

Phrase kinds_name(std::uint8_t kinds) {
  std::vector<Phrase> parts;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if ((kinds >> k & 1U) != 0) parts.push_back(amount(k, 1));
  return enumeration(parts.data(), parts.size());
}

Phrase slot_name(const Slot& slot) {
  switch (slot.gift) {
    case Gift::terror: return terror(slot.n);
    case Gift::vp: return vp(slot.n);
    case Gift::choice: return phrase({"1 ressource au choix", "1 resource of choice"});
    case Gift::named: return amount(slot.n, 1);
    case Gift::none: break;
  }
  return phrase({"rien", "nothing"});
}

Phrase payment_name(std::uint8_t cost, std::uint8_t from_1h) {
  const auto from_2h = static_cast<std::uint8_t>(cost & ~from_1h);
  if (from_1h == 0) return say({"{0} de 2H", "{0} from 2H"}, {kinds_name(from_2h)});
  if (from_2h == 0) return say({"{0} de 1H", "{0} from 1H"}, {kinds_name(from_1h)});
  return say({"{0} de 2H, {1} de 1H", "{0} from 2H, {1} from 1H"},
             {kinds_name(from_2h), kinds_name(from_1h)});
}

const GhostMovement* running_movement(const State& state) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::ghosts) return &frame.locals<GhostMovement>();
  return nullptr;
}

Phrase send_words(const State& state, std::uint8_t place) {
  if (!is_region(place)) return say({"pont-levis → {0}", "drawbridge → {0}"}, {place_name(place)});
  return say({"pont-levis → {0}, en payant {1}", "drawbridge → {0}, paying {1}"},
             {place_name(place), kinds_name(cost_of(state, place))});
}

}  // namespace

Phrase SabbatMagica::action_words(const State& state, Seat seat, Action action,
                                  const SeatNames& names) {
  const std::uint8_t a = action.args[0];
  const std::uint8_t b = action.args[1];
  switch (Do{action.kind}) {
    case Do::protect:
      return say({"protéger un fantôme : {0}", "protect a ghost: {0}"}, {place_name(a)});
    case Do::split: {
      const int rest = available_ghosts(state.players[seat]) - a;
      const Phrase sent = say(
          {"{0} au pont-levis, {1} au cimetière", "{0} to the drawbridge, {1} to the graveyard"},
          {number(a), number(rest)});
      if (b == no_arg) return sent;
      return say({"{0}, sans compter la cantine", "{0}, not counting the canteen"}, {sent});
    }
    case Do::bonus:
      return say({"bonus {0} : {1}", "bonus {0}: {1}"},
                 {number(a + 1), slot_name(time_cards[card_in_force(state)].slots[a])});
    case Do::take: return say({"prendre {0}", "take {0}"}, {amount(a, 1)});
    case Do::power:
      return say({"POUVOIR {0} : {1}", "POWER {0}: {1}"},
                 {power_name(a), phrase(power_effects[a])});
    case Do::walk:
      return say({"magicien en {0} ({1})", "magician to {0} ({1})"},
                 {square_name(a), tile_name(state.tile_at[a])});
    case Do::fly:
      return say({"Chauves-souris : voler en {0} ({1})", "Bats: fly to {0} ({1})"},
                 {square_name(a), tile_name(state.tile_at[a])});
    case Do::ghosts: return phrase({"déplacer les fantômes", "move the ghosts"});
    case Do::pass: return phrase({"passer", "pass"});
    case Do::tile: {
      const std::uint8_t square = state.players[seat].magician;
      if (square == outside) return phrase({"utiliser la tuile", "use the tile"});
      const std::uint8_t tile = state.tile_at[square];
      if (is_standard(tile)) return say({"prendre {0}", "take {0}"}, {tile_name(tile)});
      return say({"utiliser : {0}", "use: {0}"}, {tile_name(tile)});
    }
    case Do::mirror:
      if (state.mirrors[a] == intact)
        return say({"fendre le miroir {0} : {1}", "crack the mirror {0}: {1}"},
                   {verbatim(mirror_ids[a]), terror(mirror_terror(state, seat, a))});
      return say({"briser le miroir {0} : {1}", "break the mirror {0}: {1}"},
                 {verbatim(mirror_ids[a]), terror(mirror_terror(state, seat, a))});
    case Do::nothing: return phrase({"ne rien utiliser", "use nothing"});
    case Do::discard:
      return say({"défausser {0} de {1} : {2}", "discard {0} from {1}: {2}"},
                 {amount(a, 1), store_name(b), terror(b == h2 ? 4 : 2)});
    case Do::give: return say({"donner : {0}", "give: {0}"}, {phrase(resource_nouns[a].many)});
    case Do::from_2h: return say({"{0} de la réserve 2H", "{0} from the 2H store"}, {number(a)});
    case Do::from_1h: return say({"{0} de la réserve 1H", "{0} from the 1H store"}, {number(a)});
    case Do::receive: return say({"recevoir {0}", "receive {0}"}, {amount(a, b)});
    case Do::haunt:
      return say({"{0} reçoit {1} en 1H", "{0} gets {1} in 1H"}, {names[a], amount(b, 1)});
    case Do::send: return send_words(state, a);
    case Do::teleport:
      return say({"Téléportation : pont-levis → {0}, sans payer",
                  "Teleportation: drawbridge → {0}, without paying"},
                 {place_name(a)});
    case Do::move: return say({"{0} → {1}", "{0} → {1}"}, {place_name(a), place_name(b)});
    case Do::back: return say({"{0} → pont-levis", "{0} → drawbridge"}, {place_name(a)});
    case Do::end_action: return phrase({"finir l’action", "end the action"});
    case Do::pay: {
      const GhostMovement* m = running_movement(state);
      const std::uint8_t cost = m == nullptr ? a : cost_of(state, m->to);
      return say({"payer {0}", "pay {0}"}, {payment_name(cost, a)});
    }
    case Do::settle: return phrase({"s’installer", "settle"});
    case Do::fight: {
      const GhostMovement* m = running_movement(state);
      if (m == nullptr) return phrase({"combattre", "fight"});
      return say({"combattre pour {0} : {1}", "fight for {0}: {1}"},
                 {terror(fight_cost(state, seat, m->to)), vp(2 * state.ghosts[m->to].size())});
    }
    case Do::leave: return phrase({"être refoulé au cimetière", "be turned away to the graveyard"});
    case Do::draw:
      if (a == b) return say({"prendre {0}", "take {0}"}, {amount(a, 2)});
      return say({"prendre {0} et {1}", "take {0} and {1}"}, {amount(a, 1), amount(b, 1)});
    case Do::reappear: return say({"réapparaître : {0}", "reappear: {0}"}, {place_name(a)});
    case Do::starve: return say({"sans nourriture : {0}", "unfed: {0}"}, {place_name(a)});
    case Do::starve_on_bridge:
      return phrase(
          {"sans nourriture : un fantôme du pont-levis", "unfed: a ghost of the drawbridge"});
    case Do::keep:
      if (a == no_arg) return phrase({"ne rien garder", "keep nothing"});
      if (b == no_arg) return say({"garder {0}", "keep {0}"}, {amount(a, 1)});
      return say({"garder {0} et {1}", "keep {0} and {1}"}, {amount(a, 1), amount(b, 1)});
    case Do::go_on: return phrase({"continuer", "go on"});
    case Do::decline: return phrase({"ne pas utiliser le POUVOIR", "do not use the POWER"});
    case Do::count: break;
  }
  return {};
}

Phrase SabbatMagica::event_words(const Event& event, const SeatNames& names) {
  const Phrase& who = names[event.seat];
  const std::uint8_t a = event.args[0];
  const std::uint8_t b = event.args[1];
  const std::uint8_t c = event.args[2];
  switch (Happened{event.kind}) {
    case Happened::round_begins: return say({"tour {0}", "round {0}"}, {number(a)});
    case Happened::phase: return phrase(phase_words[a]);
    case Happened::card_turned:
      return say({"carte temps : {0} ({1} actions)", "time card: {0} ({1} actions)"},
                 {phrase(time_cards[a].name), number(time_cards[a].actions)});
    case Happened::power_used:
      return say({"{0} utilise le POUVOIR {1}", "{0} uses the POWER {1}"}, {who, power_name(a)});
    case Happened::protected_ghost:
      return say({"{0} protège son fantôme : {1}", "{0} protects a ghost: {1}"},
                 {who, place_name(a)});
    case Happened::curse_broke:
      return say({"{0} rend une ressource maudite", "{0} returns a cursed resource"}, {who});
    case Happened::cursed:
      return say({"la réserve 1H de {0} devient une ressource maudite",
                  "{0}'s 1H store becomes a cursed resource"},
                 {who});
    case Happened::aged:
      return say({"les ressources 2H de {0} passent en 1H", "{0}'s 2H resources move to 1H"},
                 {who});
    case Happened::invoked:
      return say({"{0} : {1} au pont-levis, {2} au cimetière, total {3}",
                  "{0}: {1} on the drawbridge, {2} in the graveyard, total {3}"},
                 {who, number(a), number(b), number(c)});
    case Happened::order_set:
      return say({"{0} joue en position {1}", "{0} plays in position {1}"}, {who, number(a)});
    case Happened::bonus_taken:
      return say({"{0} prend le bonus {1} : {2}", "{0} takes the bonus {1}: {2}"},
                 {who, number(a + 1), slot_name(time_cards[b].slots[a])});
    case Happened::terror_gained: return say({"{0} gagne {1}", "{0} gains {1}"}, {who, terror(a)});
    case Happened::terror_paid: return say({"{0} perd {1}", "{0} loses {1}"}, {who, terror(a)});
    case Happened::vp_gained: return say({"{0} gagne {1}", "{0} gains {1}"}, {who, vp(a)});
    case Happened::vp_lost: return say({"{0} perd {1}", "{0} loses {1}"}, {who, vp(a)});
    case Happened::gained:
      return say({"{0} reçoit {1} en {2}", "{0} gets {1} in {2}"},
                 {who, amount(a, b), store_name(c)});
    case Happened::lost:
      return say({"{0} donne {1} de {2}", "{0} gives {1} from {2}"},
                 {who, amount(a, b), store_name(c)});
    case Happened::passed: return say({"{0} passe", "{0} passes"}, {who});
    case Happened::walked:
      return say({"le magicien de {0} va en {1}", "{0}'s magician goes to {1}"},
                 {who, square_name(b)});
    case Happened::tile_used:
      return say({"{0} utilise la tuile : {1}", "{0} uses the tile: {1}"}, {who, tile_name(a)});
    case Happened::mirror_used:
      if (b == cracked)
        return say({"{0} fend le miroir {1}", "{0} cracks the mirror {1}"},
                   {who, verbatim(mirror_ids[a])});
      return say({"{0} brise le miroir {1}", "{0} breaks the mirror {1}"},
                 {who, verbatim(mirror_ids[a])});
    case Happened::ghosts_begin:
      return say({"{0} déplace ses fantômes", "{0} moves ghosts"}, {who});
    case Happened::ghost_sent:
      return say({"fantôme de {0} : pont-levis → {1}", "{0}'s ghost: drawbridge → {1}"},
                 {who, place_name(a)});
    case Happened::ghost_moved:
      return say({"fantôme de {0} : {1} → {2}", "{0}'s ghost: {1} → {2}"},
                 {who, place_name(a), place_name(b)});
    case Happened::ghost_back:
      return say({"fantôme de {0} : {1} → pont-levis", "{0}'s ghost: {1} → drawbridge"},
                 {who, place_name(a)});
    case Happened::portal_paid:
      return say({"{0} paie le portail : {1}", "{0} pays the portal: {1}"}, {who, place_name(a)});
    case Happened::settled:
      return say({"il s’installe en position {1} ({0})", "it settles on position {1} ({0})"},
                 {place_name(a), number(b)});
    case Happened::fought:
      return say({"{0} combat et gagne : {1}, {2}", "{0} fights and wins: {1}, {2}"},
                 {who, place_name(a), count(ghost_noun, b)});
    case Happened::turned_away:
      return say({"le fantôme de {0} est refoulé : {1}", "{0}'s ghost is turned away: {1}"},
                 {who, place_name(a)});
    case Happened::thrown_out:
      return say({"{2} chasse un fantôme de {0} : {1}", "{2} throws out a ghost of {0}: {1}"},
                 {who, place_name(a), names[b]});
    case Happened::reappeared:
      return say({"le sbire de {0} réapparaît : {1}", "{0}'s minion reappears: {1}"},
                 {who, place_name(a)});
    case Happened::burnt:
      return say({"un fantôme de {0} quitte le pont-levis pour le cimetière",
                  "a ghost of {0} goes from the drawbridge to the graveyard"},
                 {who});
    case Happened::robbed:
      return say({"{1} prend à {0} {2}", "{1} takes {2} from {0}"},
                 {who, names[a], amount(gem, b + c)});
    case Happened::fed:
      return say({"{0} nourrit ses fantômes : {1}", "{0} feeds the ghosts: {1}"}, {who, terror(a)});
    case Happened::starved:
      if (a == no_arg)
        return say({"un fantôme de {0} n’est pas nourri (pont-levis)",
                    "a ghost of {0} is not fed (drawbridge)"},
                   {who});
      return say({"un fantôme de {0} n’est pas nourri ({1})", "a ghost of {0} is not fed ({1})"},
                 {who, place_name(a)});
    case Happened::region_scored:
      return say({"{0} : {1}, {2}", "{0}: {1}, {2}"}, {who, place_name(a), vp(b)});
    case Happened::chimera_made:
      return say({"{0} obtient une chimère", "{0} gets a chimera"}, {who});
    case Happened::kept:
      return say({"l’alchimiste rend {1} à {0}", "the alchemist gives {1} back to {0}"},
                 {who, amount(a, 1)});
    case Happened::game_over: return phrase({"la partie est finie", "the game is over"});
    case Happened::count: break;
  }
  return {};
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
              "SAB-8.5", {power_name(player.power)});
  if (player.power_used != 0)
    return no({"cette carte POUVOIR a déjà servi", "this POWER card has been used already"},
              state.options.power == power_per_game ? "SAB-8.8" : "SAB-8.7");
  return no({"ce POUVOIR ne peut pas servir maintenant, ou ne changerait rien",
             "this POWER cannot be used now, or would change nothing"},
            "SAB-8.10");
}

Refusal no_walk(const State& state, std::uint8_t square) {
  if ((occupied_squares(state) >> square & 1U) != 0)
    return no({"{0} est occupée", "{0} is occupied"}, "SAB-4.3", {square_name(square)});
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
      return no({"vous n’avez pas de fantôme là : {0}", "you have no ghost there: {0}"}, "SAB-5.1",
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
    return no({"vous y avez déjà un fantôme : {0}", "you have a ghost there already: {0}"},
              "SAB-5.11", {place_name(to)});
  if (from == no_arg)
    return no({"il faut payer {0}", "it costs {0}"}, "SAB-5.15", {kinds_name(cost_of(state, to))});
  if (is_region(from) != is_region(to))
    return no({"il faut passer par le pont-levis", "the way leads over the drawbridge"}, "SAB-5.7");
  return no({"{0} n’est pas adjacent : {1}", "{0} is not adjacent to {1}"},
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
