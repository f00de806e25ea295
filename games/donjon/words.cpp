// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp and data.cpp.
#include "games/donjon/words.hpp"

#include "games/dicium/words.hpp"
#include "games/donjon/game.hpp"

namespace veillee::donjon {

constexpr std::array<std::string_view, how_count> how_ids = {"crowned", "overrun", "enthroned"};
constexpr std::array<std::string_view, 4> cause_ids = {"defeated", "chased", "oubliette", "recall"};
constexpr Noun squares_noun = {{"case", "square"}, {"cases", "squares"}};

Phrase means_name(std::uint8_t means) {
  if (means == by_passage) return phrase({"parchemin de passage", "scroll of passage"});
  if (means == by_treasure) return phrase({"trésor", "treasure"});
  return phrase(all_uses[means].name);
}
Phrase square_name(std::uint8_t square) {
  if (square >= square_count) return {};
  return say({"case {0}", "square {0}"}, {verbatim(square_ids[square])});
}
Phrase foe_name(std::uint8_t foe) { return phrase(foe_words[foe]); }
Phrase tile_name(std::uint8_t tile) { return phrase(tile_words[tile]); }

Words effect_of(std::uint8_t use) {
  switch (use) {
    case use_move:
      return {"se déplacer d’une case au plus par face bleue", "move up to one square a blue face"};
    case use_opening: return {"passer une porte magique", "pass a magic door"};
    case use_fireball:
      return {"attaquer de loin un adversaire en vue, avec +1",
              "attack a foe in sight from afar, with +1"};
    case use_wallpass: return {"passer un mur", "pass a wall"};
    case use_finger:
    case use_four: return {"retirer un gobelin du plateau", "remove a goblin from the board"};
    case use_portal:
    case use_twopair:
      return {"poser ou déplacer la tuile Portail, à trois cases au plus",
              "place or move the Portal tile, up to three squares away"};
    case use_search2:
    case use_search3:
    case use_search4:
    case use_search5: return {"gagner un bonus de ce niveau", "gain a bonus of that level"};
    case use_treasure:
      return {"ouvrir le coffre au trésor où vous êtes", "open the treasure chest where you are"};
    case use_relic:
      return {"ouvrir le coffre à relique où vous êtes", "open the relic chest where you are"};
    case use_pair: return {"se déplacer de deux cases au plus", "move up to two squares"};
    case use_straight:
      return {"un dé de plus en main, ou un bonus au choix", "one more die in hand, or any bonus"};
    case use_three:
      return {"se déplacer de trois cases au plus, avec +1 si l’on combat",
              "move up to three squares, with +1 in a combat there"};
    case use_full:
      return {"foncer de trois cases au plus et tuer chaque adversaire rencontré",
              "charge up to three squares and kill every foe met"};
    default: return {"aller sur n’importe quelle case", "go to any square"};
  }
}

Phrase Donjon::use_words(const State& state, Seat seat, std::uint8_t use, int faces) {
  if (use != use_move) return phrase(effect_of(use));
  return say({"se déplacer de {0} au plus", "move up to {0}"},
             {count(squares_noun, steps_of(state, seat, use, faces))});
}

namespace {

// "aller en C4", "attaquer le troll en C4 (défense 7)"
Phrase go_words(const State& state, std::uint8_t square) {
  const Phrase where = square_name(square);
  if (where.empty()) return {};
  const std::uint8_t foe = foe_on(state, square);
  if (foe != no_arg)
    return say({"attaquer {0} sur la {1} (défense {2})", "attack {0} on {1} (defence {2})"},
               {foe_name(foe), where, number(defences[foe])});
  if (room_on[square] != no_arg && state.rooms[room_on[square]] != emptied)
    return say({"aller au trésor, sur la {0}", "go to the treasure on {0}"}, {where});
  if (crypt_on[square] != no_arg && state.crypts[crypt_on[square]] != emptied)
    return say({"aller à la relique, sur la {0}", "go to the relic on {0}"}, {where});
  return say({"aller sur la {0}", "go to {0}"}, {where});
}

}  // namespace

Phrase Donjon::action_words(const State& state, Seat seat, Action action, const SeatNames&) {
  const std::uint8_t a = action.args[0];
  const Phrase where = square_name(a);
  switch (Do{action.kind}) {
    case Do::reveal:
      return king_is_here(state)
                 ? phrase({"lancer le dé du Roi Gobelin", "throw the Goblin King's die"})
                 : phrase({"révéler la carte Aventure", "reveal the Adventure card"});
    case Do::go: return go_words(state, a);
    case Do::step: {
      const std::uint8_t foe = a < square_count ? foe_on(state, a) : no_arg;
      if (foe == no_arg) return say({"foncer sur la {0}", "charge to {0}"}, {where});
      return say({"foncer sur la {0} et tuer {1}", "charge to {0} and kill {1}"},
                 {where, foe_name(foe)});
    }
    case Do::target: {
      const std::uint8_t foe = a < square_count ? foe_on(state, a) : no_arg;
      if (foe == no_arg) return say({"viser la {0}", "aim at {0}"}, {where});
      return say({"viser {0} sur la {1} (défense {2})", "aim at {0} on {1} (defence {2})"},
                 {foe_name(foe), where, number(defences[foe])});
    }
    case Do::look:
      if (a < square_count && crypt_on[a] != no_arg)
        return say({"regarder la relique de la {0}", "look at the relic of {0}"}, {where});
      return say({"regarder le trésor de la {0}", "look at the treasure of {0}"}, {where});
    default: return dicium::action_words<Donjon>(state, seat, action);
  }
}

namespace {

Phrase sent_words(Cause cause, const Phrase& who, const Phrase& to) {
  switch (cause) {
    case defeated:
      return say({"{0} se replie au portail de la {1}", "{0} falls back to the portal on {1}"},
                 {who, to});
    case chased:
      return say({"le Roi Gobelin chasse un héros : {0} va au portail de la {1}",
                  "the Goblin King chases a hero: {0} goes to the portal on {1}"},
                 {who, to});
    case oubliette:
      return say({"{0} tombe dans l’oubliette et sort au portail de la {1}",
                  "{0} falls into the oubliette and comes out at the portal on {1}"},
                 {who, to});
    default:
      return say(
          {"{0} est rappelé au portail de la {1}", "{0} is called back to the portal on {1}"},
          {who, to});
  }
}

std::string without_full_stop(const std::string& text) {
  return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

constexpr Noun goblins_noun = {{"gobelin", "goblin"}, {"gobelins", "goblins"}};

}  // namespace

Phrase Donjon::event_words(const Options& options, const Event& event, const SeatNames& names) {
  const auto [a, b, c] = std::array{event.args[0], event.args[1], event.args[2]};
  const Phrase& who = names[std::min(event.seat, neutral)];
  switch (Happened{event.kind}) {
    case Happened::revealed: {
      const Phrase& name = deck_of(options).names[a];
      if (a >= go_1 && a <= go_3) return say({"{0} révèle {1}", "{0} reveals {1}"}, {who, name});
      if (is_kept(a)) return say({"{0} trouve {1}", "{0} finds {1}"}, {who, name});
      const Phrase& effect = deck_of(options).texts[a];
      return say({"{0} révèle {1}. {2}", "{0} reveals {1}. {2}"},
                 {who, name, {without_full_stop(effect.fr), without_full_stop(effect.en)}});
    }
    case Happened::king_moves:
      if (c == 0)
        return phrase({"le Roi Gobelin atteint le trône", "the Goblin King reaches the throne"});
      return say({"le Roi Gobelin avance sur la {0}, à {1} du trône",
                  "the Goblin King walks to {0}, {1} from the throne"},
                 {square_name(b), count(squares_noun, c)});
    case Happened::goblin_placed:
      return say({"un gobelin apparaît sur la {0} ; il en reste {1} en réserve",
                  "a goblin appears on {0}; {1} left in reserve"},
                 {square_name(a), number(b)});
    case Happened::goblin_removed:
      return say({"le gobelin de la {0} retourne en réserve : {1}",
                  "the goblin of {0} goes back to the reserve: {1}"},
                 {square_name(a), count(goblins_noun, b)});
    case Happened::sent: return sent_words(Cause{c}, who, square_name(b));
    case Happened::trophy:
      return say({"{0} a {1} : il faut {2} coffres", "{0} has {1}: {2} chests are wanted"},
                 {who, count({{"trophée", "trophy"}, {"trophées", "trophies"}}, b), number(c)});
    case Happened::won:
      return say({"gagné, tous ensemble : la couronne est trouvée, et {0} coffres sur {1}",
                  "won, all together: the crown is found, and {0} chests of {1}"},
                 {number(a), number(b)});
    case Happened::lost:
      if (a == overrun)
        return phrase({"perdu : il faut placer un gobelin, et la réserve est vide",
                       "lost: a goblin must be placed, and the reserve is empty"});
      return phrase(
          {"perdu : le Roi Gobelin est sur son trône", "lost: the Goblin King sits on his throne"});
    default: return {};
  }
}

Phrase Donjon::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Phrase& who = names[seat];
  if (state.stack.empty()) return {};
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::reveal:
      if (!king_is_here(state)) return {};
      return say({"{0}, lisez un parchemin, ou lancez le dé du Roi Gobelin.",
                  "{0}, read a scroll, or throw the Goblin King's die."},
                 {who});
    case Decision::combine: {
      const int left = limits(state, seat).actions - state.turn.actions;
      if (left <= 0)
        return say({"{0}, lisez un parchemin, ou finissez vos actions.",
                    "{0}, read a scroll, or end your actions."},
                   {who});
      constexpr Noun actions_noun = {{"action", "action"}, {"actions", "actions"}};
      return say({"{0}, jouez une combinaison ({1} au plus), ou finissez vos actions.",
                  "{0}, play a combination ({1} at most), or end your actions."},
                 {who, count(actions_noun, left)});
    }
    case Decision::engage: {
      const Fight* fight = nullptr;
      for (const Frame& each : state.stack)
        if (Flow{each.flow} == Flow::fight) fight = &each.locals<Fight>();
      if (fight == nullptr) return {};
      return say(
          {"{0}, dé +{3} contre {1} (défense {2}) : combien de dés rouges ?",
           "{0}, die +{3} against {1} (defence {2}): how many red dice?"},
          {who, foe_name(fight->foe), number(defences[fight->foe]),
           number(dicium::added_faces<Donjon>(state, seat, dicium::red) + state.combat.extra)});
    }
    case Decision::place: {
      const Opening& opening = frame.locals<Opening>();
      return say({"{0}, où le gobelin apparaît-il, à {1} de la {2} ? Il reste {3} en réserve.",
                  "{0}, where does the goblin appear, {1} from {2}? {3} left in reserve."},
                 {who, count(squares_noun, opening.distance), square_name(opening.from),
                  count(goblins_noun, state.den)});
    }
    case Decision::end: {
      const Move& move = frame.locals<Move>();
      if (move.steps == 0) return {};
      return say({"{0}, où allez-vous, en {1} au plus ?", "{0}, where do you go, within {1}?"},
                 {who, count(squares_noun, move.steps)});
    }
    case Decision::step:
      return say({"{0}, sur quelle case foncez-vous ? Encore {1} au plus.",
                  "{0}, which square do you charge to? Up to {1} more."},
                 {who, count(squares_noun, frame.locals<Charge>().steps)});
    case Decision::treasure: {
      const std::uint8_t tile = frame.locals<Treasure>().tile;
      return say(
          {"{0}, {1} : {2} L’effet peut être laissé.", "{0}, {1}: {2} The effect may be left."},
          {who, tile_name(tile), phrase(tile_effects[tile])});
    }
    default: return {};
  }
}

std::vector<ScoreLine> Donjon::score_sheet(const State& state) {
  ScoreLine line{phrase({"coffres", "chests"}), {}};
  for (Seat seat = 0; seat < state.seats(); ++seat) line.points.push_back(state.chests.size());
  return {line};
}

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────

namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}

Refusal no_way(const State& state, Seat seat, std::uint8_t square, std::uint8_t means) {
  const std::uint8_t from = state.pawns[seat];
  if (square == from)
    return no({"vous y êtes déjà : rien ne changerait", "you are there: nothing would change"},
              "DON-5.23");
  const bool beside = Dungeon::orthogonal(from, square);
  if (means == use_opening || means == use_wallpass || means == by_passage) {
    if (!beside)
      return no({"ce n’est pas une case voisine", "this is no neighbouring square"}, "DON-5.12");
    if (means == use_opening)
      return no({"il n’y a pas de porte magique entre les deux cases",
                 "there is no magic door between the two squares"},
                "DON-6.4");
    return dungeon.edge(from, square) == Edge::door
               ? no({"c’est une porte magique : il faut Ouverture",
                     "this is a magic door: it takes Opening"},
                    "DON-6.8")
               : no({"il n’y a pas de mur entre les deux cases",
                     "there is no wall between the two squares"},
                    "DON-6.8");
  }
  if (beside && dungeon.edge(from, square) == Edge::wall)
    return no({"un mur sépare les deux cases", "a wall stands between the two squares"},
              "DON-5.11");
  if (beside && dungeon.edge(from, square) == Edge::door)
    return no(
        {"une porte magique ne se passe que par magie", "a magic door is passed by magic only"},
        "DON-5.8");
  return no({"la {0} est trop loin, ou un adversaire barre le chemin",
             "{0} is too far, or a foe bars the way"},
            "DON-5.2", {square_name(square)});
}

// Why nothing can be put on this square, at whatever distance.
std::optional<Refusal> occupied(const State& state, std::uint8_t square, std::string_view clause) {
  if (portal_squares.has(square))
    return no({"la {0} est une case Portail", "{0} is a Portal square"}, clause,
              {square_name(square)});
  if (tiles(state).has(square))
    return no({"une tuile est sur la {0}", "a tile lies on {0}"}, clause, {square_name(square)});
  if (pawns(state).has(square))
    return no({"un pion est sur la {0}", "a pawn stands on {0}"}, clause, {square_name(square)});
  return {};
}

Refusal no_ambush(const State& state, std::uint8_t square) {
  if (const auto why = occupied(state, square, "DON-4.8")) return *why;
  const Opening& opening = state.stack.back().locals<Opening>();
  return no({"il faut exactement {0} depuis la {1}", "it takes exactly {0} from {1}"},
            king_is_here(state) ? "DON-7.3" : "DON-4.32",
            {count(squares_noun, opening.distance), square_name(opening.from)});
}

Refusal no_portal_tile(const State& state, std::uint8_t square) {
  if (const auto why = occupied(state, square, "DON-6.12")) return *why;
  return no({"la tuile Portail se pose à trois cases au plus de vous",
             "the Portal tile is laid up to three squares from you"},
            "DON-6.12");
}

Refusal no_target(const State& state, Seat seat, std::uint8_t square) {
  if (foe_on(state, square) == no_arg)
    return no({"il n’y a ni monstre ni gobelin sur la {0}", "there is no monster or goblin on {0}"},
              "DON-6.5", {square_name(square)});
  const std::uint8_t from = state.pawns[seat];
  if (Dungeon::row(from) != Dungeon::row(square) &&
      Dungeon::column(from) != Dungeon::column(square))
    return no({"la {0} n’est pas sur votre ligne ni sur votre colonne",
               "{0} is neither in your row nor in your column"},
              "DON-6.6", {square_name(square)});
  return no({"un mur, une porte, une tuile ou un pion cache la {0}",
             "a wall, a door, a tile or a pawn hides {0}"},
            "DON-6.28", {square_name(square)});
}

Refusal no_look(std::uint8_t square, bool relics_alone) {
  if (relics_alone && room_on[square] != no_arg)
    return no({"ce trésor ne montre qu’une relique", "this treasure shows a relic only"},
              "DON-1.12");
  return no({"il n’y a pas sur la {0} de tuile que personne ne connaît",
             "there is no tile on {0} that nobody knows"},
            "DON-4.34", {square_name(square)});
}

Refusal no_scroll(const State& state, Seat seat, std::uint8_t card, Decision decision) {
  const Phrase& name = deck_of(state).names[card];
  if (!is_scroll(card))
    return no({"{0} n’est pas un parchemin", "{0} is no scroll"}, "DON-4.2", {name});
  if (!holds(state, seat, card))
    return no({"vous n’avez pas {0}", "you do not have {0}"}, "DON-4.4", {name});
  if (card == sc_lightning)
    return no({"il se lit dans un combat, avant le dé", "it is read in a combat, before the die"},
              "DON-4.20");
  if (decision == Decision::engage)
    return no({"dans un combat, seul celui d’éclairs se lit",
               "in a combat only that of lightning is read"},
              "DON-4.33");
  if (card == sc_change)
    return no({"il tourne un dé de votre main, une fois lancée",
               "it turns a die of your hand, once it is thrown"},
              "DON-4.20");
  return no({"{0} ne changerait rien maintenant", "{0} would change nothing now"}, "DON-4.34",
            {name});
}

bool asks_for(Decision decision, Do what) {
  switch (what) {
    case Do::start: return decision == Decision::start;
    case Do::place: return decision == Decision::place;
    case Do::portal: return decision == Decision::portal;
    case Do::go: return decision == Decision::end || decision == Decision::treasure;
    case Do::step:
    case Do::halt: return decision == Decision::step;
    case Do::target: return decision == Decision::target;
    case Do::goblin: return decision == Decision::goblin || decision == Decision::treasure;
    case Do::lay: return decision == Decision::lay || decision == Decision::treasure;
    case Do::look: return decision == Decision::look || decision == Decision::treasure;
    case Do::teleport: return decision == Decision::combine;
    case Do::scroll:
      return decision == Decision::reveal || decision == Decision::keep ||
             decision == Decision::reroll || decision == Decision::combine ||
             decision == Decision::reserve || decision == Decision::engage;
    case Do::die: return decision == Decision::die;
    case Do::face: return decision == Decision::face;
    default: return false;
  }
}

}  // namespace

Refusal Donjon::why_not_playable(const State&, Seat, std::uint8_t use) {
  switch (use) {
    case use_opening:
      return no(
          {"il n’y a pas de porte magique à côté de vous", "there is no magic door beside you"},
          "DON-6.4");
    case use_fireball:
      return no({"aucun monstre ni gobelin n’est en vue", "no monster or goblin is in sight"},
                "DON-6.6");
    case use_wallpass:
      return no({"il n’y a pas de mur à passer", "there is no wall to pass"}, "DON-6.8");
    case use_finger:
    case use_four:
      return no({"aucun gobelin n’est sur le plateau", "no goblin is on the board"}, "DON-6.42");
    case use_portal:
    case use_twopair:
      return no({"aucune case n’est libre pour la tuile Portail",
                 "no square is free for the Portal tile"},
                "DON-6.12");
    case use_treasure:
      return no({"il n’y a pas de trésor fermé où vous êtes",
                 "there is no closed treasure where you are"},
                "DON-6.14");
    case use_relic:
      return no({"il n’y a pas de relique enfermée où vous êtes",
                 "there is no closed relic where you are"},
                "DON-6.15");
    default: return no({"rien ne changerait", "nothing would change"}, "DIC-3.19");
  }
}

Refusal Donjon::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (const auto refusal = refuse_seat(state.pending, seat, names, "DON-8.2", "DIC-3.1"))
    return *refusal;
  const Decision decision{state.pending.decision};
  const std::uint8_t a = action.args[0];
  const Do what{action.kind};
  if (what == Do::play && decision == Decision::combine && a < use_count) {
    using dicium::Combination;
    const Combination combination = all_uses[a].combination;
    if (state.options.young != 0 && !dicium::is_colour(combination))
      return no({"les jeunes aventuriers ne jouent que les couleurs",
                 "young adventurers play colours alone"},
                "DON-9.6");
    if (combination == Combination::yellow && under(state, seat, pi_yellow))
      return no({"Silence : aucune combinaison jaune ce tour",
                 "Silence: no yellow combination this turn"},
                "DON-4.25");
    if (combination == Combination::green && under(state, seat, pi_green))
      return no({"Torche soufflée : aucune combinaison verte ce tour",
                 "Torch blown out: no green combination this turn"},
                "DON-4.16");
    if (state.turn.actions >= limits(state, seat).actions)
      return no({"vous n’avez plus d’action ce tour", "you have no action left this turn"},
                under(state, seat, pi_action) ? "DON-4.23" : "DIC-3.14");
  }
  if (const auto refusal = dicium::why_not<Donjon>(state, seat, action)) return *refusal;
  if (!asks_for(decision, what)) return not_asked_for(info(), state.pending, seat, names);
  if (what == Do::scroll) {
    if (a >= card_count) return not_asked_for(info(), state.pending, seat, names);
    return no_scroll(state, seat, a, decision);
  }
  if (what == Do::die) return no({"vous n’avez pas ce dé", "you do not have this die"}, "DON-4.20");
  if (what == Do::face)
    return no({"ce dé montre déjà cette face", "this die shows this face already"}, "DON-4.34");
  if (what == Do::halt)
    return no({"avancez d’une case au moins", "go one square at least"}, "DON-5.23");
  if (a >= square_count) return not_asked_for(info(), state.pending, seat, names);
  const Frame& frame = state.stack.back();
  const std::uint8_t tile =
      decision == Decision::treasure ? frame.locals<Treasure>().tile : byte(tile_count);
  if (decision == Decision::treasure) {
    constexpr Do wanted[] = {Do::slot, Do::lay, Do::grow, Do::goblin, Do::look, Do::go};
    if (tile >= std::size(wanted) || wanted[tile] != what)
      return no({"ce n’est pas l’effet de ce trésor", "this is not what this treasure does"},
                "DON-6.30");
  }
  switch (what) {
    case Do::start:
      return no({"on commence sur une case Portail, la case A5 ou la case K5",
                 "one begins on a Portal square, square A5 or square K5"},
                "DON-2.10");
    case Do::place: return no_ambush(state, a);
    case Do::portal:
      if (a == king_square(state))
        return no({"le Roi Gobelin est sur ce portail", "the Goblin King is on this portal"},
                  "DON-7.13");
      if (a == state.pawns[seat])
        return no({"vous y êtes déjà : rien ne changerait", "you are there: nothing would change"},
                  "DON-4.34");
      return no({"la {0} n’est pas un portail", "{0} is no portal"}, "DON-5.5", {square_name(a)});
    case Do::teleport:
      if (state.teleported != 0 || state.turn.actions > 0)
        return no({"la téléportation se fait une fois, avant la première action",
                   "the teleport is made once, before the first action"},
                  "DON-3.9");
      if (a == state.pawns[seat])
        return no({"vous y êtes déjà : rien ne changerait", "you are there: nothing would change"},
                  "DON-3.9");
      return no({"la {0} n’est pas un portail", "{0} is no portal"}, "DON-3.3", {square_name(a)});
    case Do::go:
      return no_way(state, seat, a,
                    decision == Decision::treasure ? by_treasure : frame.locals<Move>().means);
    case Do::step:
      return no({"on fonce d’une case à la fois, jamais deux fois sur la même",
                 "one charges square by square, never onto the same one twice"},
                "DON-6.37");
    case Do::target: return no_target(state, seat, a);
    case Do::goblin:
      return no({"il n’y a pas de gobelin sur la {0}", "there is no goblin on {0}"}, "DON-6.42",
                {square_name(a)});
    case Do::lay: return no_portal_tile(state, a);
    case Do::look: return no_look(a, tile == tr_vision);
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::donjon
