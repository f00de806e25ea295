// What depends on the position: options, prompts and refusals in French and English. All other
// words stand in the tables of game.cpp.
#include "games/shogun/words.hpp"

#include "games/dicium/words.hpp"
#include "games/shogun/game.hpp"

namespace veillee::shogun {

constexpr std::array<std::string_view, 2> camp_ids = {"ninja", "samurai"};
constexpr std::array<std::string_view, how_count> how_ids = {"escape", "no_samurai", "alarm",
                                                             "no_ninja", "limit"};
constexpr Noun square_noun = {{"case", "square"}, {"cases", "squares"}};

PawnColour pawn_colour(const Options& options, Seat seat) {
  const bool second = (camp_of(seat) == ninja ? options.ninja : options.samurai) != 0;
  const bool partner = seat >= 2;
  const bool later = second != partner;  // green and red
  if (camp_of(seat) == ninja) return later ? green_pawns : blue_pawns;
  return later ? red_pawns : yellow_pawns;
}

Phrase use_name(std::uint8_t use) { return phrase(all_uses[use].name); }
Phrase some_pawn(std::uint8_t pawn) {
  return phrase(pawn == the_shogun ? Words{"le Shogun", "the Shogun"} : Words{"un pion", "a pawn"});
}
Phrase square_name(std::uint8_t square) {
  return say({"case {0}", "square {0}"}, {verbatim(square_ids[square])});
}

Words effect_of(Camp camp, std::uint8_t use) {
  const bool n = camp == ninja;
  switch (use) {
    case use_move:
      return {"déplacer un pion d’une case par face bleue", "move a pawn one square a blue face"};
    case use_opening: return {"passer une porte avec un pion", "take a pawn through a door"};
    case use_shuriken:
      return {"attaquer de loin n’importe quel samouraï", "attack any samurai from afar"};
    case use_infiltration: return {"passer un mur avec un pion", "take a pawn through a wall"};
    case use_redeployment:
      return {"ramener un pion sur une garnison", "bring a pawn back to a garrison"};
    case use_brazier:
      return {"allumer un brasero sous un pion : une carte Alerte en moins",
              "light a brazier under a pawn: one Alert card fewer"};
    case use_banzai:
      return {"charger de trois cases au plus et tuer chaque ninja rencontré",
              "charge up to three squares and kill every ninja met"};
    case use_ki2:
    case use_ki3:
    case use_ki4:
    case use_ki5: return {"gagner un bonus de ce niveau", "gain a bonus of that level"};
    case use_pair:
      return {"déplacer un pion de deux cases au plus", "move a pawn by up to two squares"};
    case use_straight:
      return {"un dé de plus en main, ou un bonus au choix", "one more die in hand, or any bonus"};
    case use_three:
      if (n)
        return {"poser un torii dans un jardin, et gagner un bonus",
                "lay a torii in a garden, and gain a bonus"};
      return {"déplacer un pion de trois cases au plus, plus fort au combat",
              "move a pawn by up to three squares, stronger in combat"};
    case use_twopair:
      if (n) return {"faire entrer un pion par un torii", "bring a pawn in at a torii"};
      return {"poser une garnison dans un couloir, et gagner un bonus",
              "lay a garrison in a corridor, and gain a bonus"};
    case use_four:
      if (n) return {"déplacer un pion de cinq cases au plus", "move a pawn by up to five squares"};
      return {"faire entrer un pion par une garnison", "bring a pawn in at a garrison"};
    case use_full:
      if (n)
        return {"déplacer un pion de trois cases au plus, portes comprises",
                "move a pawn by up to three squares, doors included"};
      return {"déplacer un pion de deux cases au plus et allumer le brasero où il s’arrête",
              "move a pawn by up to two squares and light the brazier where it stops"};
    default: break;
  }
  if (n)
    return {"déplacer un pion de cinq cases au plus, portes comprises",
            "move a pawn by up to five squares, doors included"};
  return {"déplacer un pion de cinq cases au plus et allumer le brasero où il s’arrête",
          "move a pawn by up to five squares and light the brazier where it stops"};
}

namespace {

// Laying a tile brings a bonus while there is one to take; without an own tile one in play moves.
Words tile_effect(const State& state, Seat seat) {
  const bool n = camp_of(seat) == ninja;
  if (state.tiles[seat] == 0)
    return n ? Words{"déplacer un torii en jeu", "move a torii that is in play"}
             : Words{"déplacer une garnison en jeu", "move a garrison that is in play"};
  if (state.boards[seat].free_slots() == 0)
    return n ? Words{"poser un torii dans un jardin", "lay a torii in a garden"}
             : Words{"poser une garnison dans un couloir", "lay a garrison in a corridor"};
  return effect_of(n ? ninja : samurai, n ? use_three : use_twopair);
}

}  // namespace

Phrase Shogun::use_words(const State& state, Seat seat, std::uint8_t use, int faces) {
  if (use == use_move && faces > 1)
    return say({"déplacer un pion de {0} au plus", "move a pawn by up to {0}"},
               {count(square_noun, faces)});
  if (use == use_move) return phrase({"déplacer un pion d’une case", "move a pawn by one square"});
  if (use == (camp_of(seat) == ninja ? use_three : use_twopair))
    return phrase(tile_effect(state, seat));
  return phrase(effect_of(camp_of(seat), use));
}

namespace {

// "le pion de la case C5", "le porteur du Shogun, case C5", "le Shogun, case E5"
Phrase pawn_name(const State& state, std::uint8_t pawn) {
  const std::uint8_t square = square_of(state, pawn);
  if (square == off_board) return phrase({"le pion en réserve", "the pawn in reserve"});
  if (pawn == the_shogun) return say({"le Shogun, {0}", "the Shogun, {0}"}, {square_name(square)});
  if (pawn == state.carrier)
    return say({"le porteur du Shogun, {0}", "the Shogun's carrier, {0}"}, {square_name(square)});
  return say({"le pion de la {0}", "the pawn on {0}"}, {square_name(square)});
}

Phrase go_words(const State& state, Seat seat, std::uint8_t square) {
  const Phrase where = square_name(square);
  const Deed& deed = state.stack.back().locals<Deed>();
  const Decision decision{state.pending.decision};
  const bool walking = decision == Decision::end || decision == Decision::crossing;
  if (!walking || square >= square_count) return say({"aller sur la {0}", "go to {0}"}, {where});
  if (square == deed.from) {
    if (camp_of(seat) == samurai)
      return say({"rester sur la {0} et allumer son brasero", "stay on {0} and light its brazier"},
                 {where});
    return say({"aller et revenir sur la {0}", "go and come back to {0}"}, {where});
  }
  const Camp other = camp_of(seat) == ninja ? samurai : ninja;
  if (squares_of(state, other).has(square))
    return say({"attaquer sur la {0}", "attack on {0}"}, {where});
  if (camp_of(seat) == ninja && !captured(state) && square == state.shogun)
    return say({"capturer le Shogun sur la {0}", "capture the Shogun on {0}"}, {where});
  if (deed.pawn == state.carrier && all_torii(state).has(square))
    return say({"fuir avec le Shogun par la {0}", "flee with the Shogun through {0}"}, {where});
  const bool lights = camp_of(seat) == samurai && stride_of(samurai, deed.use).lights;
  if (lights && brazier_squares.has(square) && !state.lit.has(square))
    return say({"aller sur la {0} et allumer son brasero", "go to {0} and light its brazier"},
               {where});
  return say({"aller sur la {0}", "go to {0}"}, {where});
}

}  // namespace

Phrase Shogun::action_words(const State& state, Seat seat, Action action, const SeatNames& names) {
  const std::uint8_t a = action.args[0];
  switch (Do{action.kind}) {
    case Do::pawn: return say({"choisir {0}", "choose {0}"}, {pawn_name(state, a)});
    case Do::go: return go_words(state, seat, a);
    case Do::target: return say({"viser {0}", "aim at {0}"}, {pawn_name(state, a)});
    case Do::give:
      return say({"donner le Shogun au pion de {0}", "give the Shogun to the pawn of {0}"},
                 {names[owner_of(a)]});
    case Do::step: {
      const bool kills = squares_of(state, ninja).has(a);
      return kills ? say({"charger sur la {0} et tuer", "charge to {0} and kill"}, {square_name(a)})
                   : say({"charger sur la {0}", "charge to {0}"}, {square_name(a)});
    }
    default: return dicium::action_words<Shogun>(state, seat, action);
  }
}

namespace {

// What is played is named where the sentence does not say it by itself.
Words walk_words(std::uint8_t use) {
  switch (use) {
    case use_move: return {"{0} déplace {1} de la {2} à la {3}", "{0} moves {1} from {2} to {3}"};
    case use_opening:
      return {"{0} ouvre une porte : {1} passe de la {2} à la {3}",
              "{0} opens a door: {1} goes from {2} to {3}"};
    case use_infiltration:
      return {"{0} traverse un mur : {1} passe de la {2} à la {3}",
              "{0} gets through a wall: {1} goes from {2} to {3}"};
    default:
      return {"{0} déplace {1} de la {2} à la {3} ({4})", "{0} moves {1} from {2} to {3} ({4})"};
  }
}

Words fire_words(std::uint8_t use) {
  if (use == use_brazier)
    return {"{0} allume le brasero de la {1} : une carte Alerte en moins, reste {3}",
            "{0} lights the brazier of {1}: one Alert card fewer, {3} left"};
  return {"{0} allume le brasero de la {1} ({2}) : une carte Alerte en moins, reste {3}",
          "{0} lights the brazier of {1} ({2}): one Alert card fewer, {3} left"};
}

}  // namespace

Phrase Shogun::event_words(const Options&, const Event& event, const SeatNames& names) {
  const auto [a, b] = std::array{event.args[0], event.args[1]};
  switch (Happened{event.kind}) {
    case Happened::walked: {
      const auto [to, use] = std::array{event.args[2], event.args[3]};
      return say(walk_words(use),
                 {names[event.seat], some_pawn(a), square_name(b), square_name(to), use_name(use)});
    }
    case Happened::lit:
      return say(fire_words(b),
                 {names[event.seat], square_name(a), use_name(b), number(event.args[2])});
    case Happened::alert:
      if (b == by_brazier) return {};  // told with the brazier
      return say({"une carte Alerte en moins, reste {0}", "one Alert card fewer, {0} left"},
                 {number(a)});
    case Happened::won:
      switch (How{b}) {
        case escape:
          return phrase({"les ninjas ont gagné : le Shogun a passé un torii",
                         "the ninjas have won: the Shogun is at a torii"});
        case no_samurai:
          return phrase({"les ninjas ont gagné : plus un samouraï en jeu",
                         "the ninjas have won: no samurai is left in play"});
        case alarm:
          return phrase({"les samouraïs ont gagné : toutes les cartes Alerte sont défaussées",
                         "the samurai have won: every Alert card is gone"});
        default:
          return phrase({"les samouraïs ont gagné : plus un ninja en jeu",
                         "the samurai have won: no ninja is left in play"});
      }
    default: return {};
  }
}

Phrase Shogun::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Phrase& who = names[seat];
  const Deed& deed = state.stack.back().locals<Deed>();
  switch (Decision{state.pending.decision}) {
    case Decision::pawn:
      return say({"{0}, {1} : avec quel pion ?", "{0}, {1}: with which pawn?"},
                 {who, use_name(deed.use)});
    case Decision::end:
      return say(
          {"{0}, où va le pion, en {1} au plus ?", "{0}, where does the pawn go, within {1}?"},
          {who, count(square_noun, deed.steps)});
    case Decision::step:
      if (deed.trodden < 2) return {};
      return say({"{0}, où le banzai mène-t-il ? Encore {1} au plus.",
                  "{0}, where does the Banzai lead? Up to {1} more."},
                 {who, count(square_noun, deed.steps)});
    case Decision::defend:
      return say({"{0}, attaque de force {1} : combien de dés rouges ?",
                  "{0}, an attack of force {1}: how many red dice?"},
                 {who, number(state.combat.force[dicium::attacking])});
    default: return {};
  }
}

std::vector<ScoreLine> Shogun::score_sheet(const State& state) {
  ScoreLine line{phrase({"progrès", "progress"}), {}};
  const Outcome now = outcome(state);
  for (Seat seat = 0; seat < state.seats(); ++seat) line.points.push_back(now.score[seat]);
  return {line};
}

namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}

bool is_square(std::uint8_t square) { return square < square_count; }

// Why a pawn cannot end a walk there.
Refusal no_way(const State& state, Seat seat, std::uint8_t square) {
  const Deed& deed = state.stack.back().locals<Deed>();
  const std::uint8_t from = deed.from;
  const bool is_ninja = camp_of(seat) == ninja;
  const Phrase where = square_name(square);
  if (square == from)
    return no({"le pion y est déjà, rien ne changerait", "the pawn is there: nothing would change"},
              "SHO-4.15");
  if (!is_ninja && captured(state) && square == state.shogun)
    return no({"personne n’entre sur la case du porteur", "nobody enters the carrier's square"},
              "SHO-7.12");
  if (is_ninja && deed.pawn == state.carrier && squares_of(state, samurai).has(square))
    return no({"le porteur n’entre pas où se trouve un samouraï",
               "the carrier does not enter a samurai's square"},
              "SHO-7.11");
  if (no_stopping(state, deed.pawn).has(square))
    return no({"un samouraï et le Shogun ne s’arrêtent pas sur la même case",
               "a samurai and the Shogun never stop on the same square"},
              "SHO-4.8");
  if (deed.pawn == the_shogun && squares_of(state, ninja).has(square))
    return no(
        {"le Shogun n’entre pas où se trouve un ninja", "the Shogun never enters a ninja's square"},
        "SHO-7.3");
  if (Castle::orthogonal(from, square)) {
    const Edge edge = plan_for(state.seats()).castle.edge(from, square);
    if (edge == Edge::wall)
      return no({"un mur sépare les deux cases", "a wall stands between the two squares"},
                "SHO-4.3");
    if (edge == Edge::door && is_ninja)
      return no({"une porte arrête les ninjas", "a door stops ninjas"}, "SHO-4.4");
  }
  return no(
      {"la {0} est trop loin, ou aucun chemin n’y mène", "{0} is too far, or no way leads there"},
      "SHO-4.12", {where});
}

Refusal no_place(const State& state, Camp camp, std::uint8_t square) {
  const Set places = camp == ninja ? all_torii(state) : all_garrisons(state);
  if (!places.has(square))
    return camp == ninja ? no({"la {0} n’est pas un torii", "{0} is no torii"}, "SHO-5.1",
                              {square_name(square)})
                         : no({"la {0} n’est pas une garnison", "{0} is no garrison"}, "SHO-5.5",
                              {square_name(square)});
  return no({"la {0} est occupée", "{0} is occupied"}, camp == ninja ? "SHO-5.1" : "SHO-5.5",
            {square_name(square)});
}

Refusal no_tile(const State& state, Camp camp, std::uint8_t square) {
  if (camp == samurai)
    return plain_corridors.has(square)
               ? no({"une tuile s’y trouve déjà", "a tile lies there already"}, "SHO-5.14")
               : no({"une garnison se pose sur une case Couloir",
                     "a garrison is laid on a Corridor square"},
                    "SHO-9.25");
  if (!plain_gardens.has(square))
    return no({"un torii se pose sur une case Jardin", "a torii is laid on a Garden square"},
              "SHO-8.24");
  for (const Set& garden : gardens) {
    if (!garden.has(square)) continue;
    if (garden.meets(state.lit))
      return no({"un brasero brûle dans ce jardin", "a brazier burns in this garden"}, "SHO-8.20");
    if (garden.meets(all_torii(state)))
      return no({"ce jardin a déjà un torii", "this garden has a torii already"}, "SHO-8.21");
  }
  return no({"aucun ninja n’est aussi loin vers le nord", "no ninja is that far north"},
            "SHO-8.22");
}

Refusal no_pawn(const State& state, Seat seat, std::uint8_t pawn) {
  if (pawn == the_shogun)
    return camp_of(seat) == ninja || captured(state)
               ? no({"le Shogun ne vous obéit pas", "the Shogun does not obey you"}, "SHO-7.2")
               : no({"le Shogun ne peut rien faire de tel", "the Shogun can do nothing like that"},
                    "SHO-7.3");
  if (owner_of(pawn) != seat)
    return no({"ce pion n’est pas à vous", "this pawn is not yours"}, "SHO-3.5");
  if (state.pawns[pawn] == off_board)
    return no({"ce pion est en réserve", "this pawn is in reserve"}, "SHO-2.11");
  if (!movers(state, seat).empty())
    for (const std::uint8_t other : movers(state, seat))
      if (other != pawn && other != the_shogun && state.pawns[other] == state.pawns[pawn] &&
          pawn != state.carrier)
        return no({"un pion semblable est sur la même case : choisissez-le",
                   "a pawn like it stands on the same square: choose that one"},
                  "SHO-4.19");
  return no({"ce pion ne peut rien faire de tel", "this pawn can do nothing like that"}, "SHO-3.7");
}

}  // namespace

Refusal Shogun::why_not_playable(const State& state, Seat seat, std::uint8_t use) {
  const Camp camp = camp_of(seat);
  switch (use) {
    case use_opening:
      return no({"aucun de vos pions n’est devant une porte", "none of your pawns is at a door"},
                "SHO-8.4");
    case use_infiltration:
      return no({"aucun de vos pions n’est devant un mur", "none of your pawns is at a wall"},
                "SHO-8.8");
    case use_redeployment:
      return no({"aucune garnison n’est accessible", "no garrison is accessible"}, "SHO-9.3");
    case use_brazier:
      return no({"aucun de vos pions n’est sur un brasero éteint",
                 "none of your pawns stands on an unlit brazier"},
                "SHO-9.5");
    case use_three:
      if (camp == ninja)
        return no({"aucun jardin ne peut recevoir de torii", "no garden can take a torii"},
                  "SHO-8.20");
      break;
    case use_twopair:
    case use_four:
      if (camp == samurai && use == use_twopair) break;
      if (camp == ninja && use == use_four) break;
      if (accessible(state, camp).empty())
        return camp == ninja
                   ? no({"aucun torii n’est accessible", "no torii is accessible"}, "SHO-8.28")
                   : no({"aucune garnison n’est accessible", "no garrison is accessible"},
                        "SHO-9.26");
      return no({"vous n’avez plus de pion en réserve", "you have no pawn left in reserve"},
                camp == ninja ? "SHO-8.28" : "SHO-9.26");
    default: break;
  }
  return no({"cela ne changerait rien : aucun pion ne peut bouger ainsi",
             "it would change nothing: no pawn can move like that"},
            "SHO-3.7");
}

Refusal Shogun::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (auto refusal = refuse_seat(state.pending, seat, names, "SHO-11.1", "SHO-3.1"))
    return *refusal;
  if (auto refusal = dicium::why_not<Shogun>(state, seat, action)) return *refusal;
  const Decision decision{state.pending.decision};
  const Camp camp = camp_of(seat);
  const std::uint8_t a = action.args[0];
  switch (Do{action.kind}) {
    case Do::play:
      if (decision != Decision::combine || a >= use_count) break;
      return no({"cette action est de l’autre camp", "this action is the other camp's"},
                camp == ninja ? "SHO-8.2" : "SHO-9.2");
    case Do::post:
      if (decision != Decision::post) break;
      return no({"il faut une case Garnison", "it takes a Garrison square"}, "SHO-2.9");
    case Do::pawn:
      if (decision != Decision::pawn || a > the_shogun) break;
      return no_pawn(state, seat, a);
    case Do::go:
      if (!is_square(a)) break;
      if (decision == Decision::end) return no_way(state, seat, a);
      if (decision == Decision::garrison) return no_place(state, samurai, a);
      if (decision != Decision::crossing) break;
      return state.stack.back().locals<Deed>().use == use_opening
                 ? no({"aucune porte n’y mène d’ici", "no door leads there from here"}, "SHO-8.9")
                 : no({"aucun mur n’en sépare le pion", "no wall stands between"}, "SHO-8.9");
    case Do::target:
      if (decision != Decision::target) break;
      return no({"un shuriken vise un samouraï en jeu", "a shuriken aims at a samurai in play"},
                "SHO-8.7");
    case Do::foe:
      if (decision != Decision::foe) break;
      return no({"aucun pion à combattre de ce joueur", "no pawn of that player to fight"},
                "SHO-6.16");
    case Do::back:
    case Do::enter:
      if (decision != (Do{action.kind} == Do::back ? Decision::back : Decision::enter) ||
          !is_square(a))
        break;
      return no_place(state, camp, a);
    case Do::take:
    case Do::give:
    case Do::leave:
      if (decision != Decision::hand_over) break;
      return no({"le Shogun passe entre le pion qui a bougé et un autre ninja de la case",
                 "the Shogun goes between the pawn that moved and another ninja of the square"},
                "SHO-7.15");
    case Do::tile:
      if (decision != Decision::tile) break;
      return no({"aucune tuile n’y peut être prise", "no tile can be taken from there"},
                camp == ninja ? "SHO-8.26" : "SHO-9.14");
    case Do::lay:
      if (decision != Decision::lay || !is_square(a)) break;
      return no_tile(state, camp, a);
    case Do::step:
      if (decision != Decision::step) break;
      return no({"un banzai avance d’une case, jamais deux fois sur la même",
                 "a Banzai goes on by one square, never onto the same one twice"},
                "SHO-9.10");
    case Do::halt:
      if (decision != Decision::step) break;
      return no({"le banzai ne peut pas finir ici", "the Banzai cannot end here"}, "SHO-9.31");
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::shogun
