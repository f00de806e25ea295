// Why an answer is impossible, with the clause.
#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::crazy_cup {
namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}

Refusal no_step(const State& state, Seat seat, std::uint8_t square) {
  const std::uint8_t from = state.pawns[seat].square;
  const std::uint8_t way = way_of(state, seat);
  const bool rough = is_rough(square);
  const bool beside =
      rough ? !is_rough(from) && rough_beside[from] == square
            : !is_rough(from) && (square == after(from, 1) || square == after(from, -1));
  if (beside && rough)
    return no({"il faut {0} pour entrer sur {1}", "it takes {0} to enter {1}"}, "CUP-4.7",
              {tile_name(rough_of(square).terrain), square_name(state, square)});
  if (beside && from == start_line && way != no_way)
    return no({"personne ne quitte la ligne de départ à contresens",
               "nobody leaves the start line the wrong way"},
              "CUP-4.24");
  if (beside && square == start_line)
    return no({"après l’arrivée, personne ne revient sur la ligne",
               "after the finish nobody goes back to the line"},
              "CUP-8.6");
  const Place a = places[from];
  const Place b = places[square];
  const int rows_apart = a.row > b.row ? a.row - b.row : b.row - a.row;
  const int columns_apart = a.column > b.column ? a.column - b.column : b.column - a.column;
  if (rows_apart + columns_apart == 1)
    return no({"une barrière de sécurité sépare les deux cases",
               "a safety barrier stands between the two squares"},
              "CUP-1.8");
  return no({"votre case ne touche pas {0} : on roule de case en case",
             "your square does not touch {0}: one drives from square to square"},
            "CUP-4.1", {square_name(state, square)});
}

// Why a card cannot be aimed at this racer.
Refusal no_target(const State& state, Seat seat, std::uint8_t card, Seat racer) {
  const bool there = racer == drone ? state.solo() : racer < state.seats();
  if (!there || !opponents(state, seat, racer))
    return no({"une carte vise un adversaire", "a card aims at an opponent"}, "CUP-7.4");
  if (finished(state, racer))
    return no({"qui a franchi l’arrivée ne peut plus être visé",
               "whoever has crossed the finish cannot be aimed at any more"},
              "CUP-6.8");
  if (card == cannon)
    return progress2(state, racer) > progress2(state, seat)
               ? no({"sur la ligne de départ, personne ne recule",
                     "on the start line nobody can be sent back"},
                    "CUP-6.13")
               : no({"le boulet vise qui est plus avancé que vous",
                     "the cannonball aims at somebody with more progress than you"},
                    "CUP-7.19");
  return no({"la carte n’aurait aucun effet sur ce joueur",
             "the card would have no effect on that player"},
            "CUP-7.5");
}

// Why a card that is in the hand cannot be played at this question.
Refusal no_effect(const State& state, Decision decision, std::uint8_t card) {
  const bool now = decision == Decision::combine || decision == Decision::step;
  if (all_cards[card].pair && now && !has_pair(state))
    return no({"cette carte demande une paire de dés de votre main",
               "this card takes a pair of dice of your hand"},
              "CUP-7.2");
  if (card == trail && decision == Decision::step)
    return no({"aucun terrain accidenté n’est à portée de ce déplacement",
               "no rough terrain is within reach of this movement"},
              "CUP-7.5");
  if (decision == Decision::combine && (card == cannon || card == sabotage || card == plans))
    return no({"personne ne peut être visé par cette carte", "there is nobody to aim this card at"},
              "CUP-7.5");
  if (card == loaded && decision == Decision::combine)
    return no({"la phase de lancer est finie", "the Throw phase is over"}, "CUP-11.4");
  return no({"ce n’est pas le moment de cette carte", "this is not the moment of this card"},
            "CUP-7.1");
}

Refusal no_card(const State& state, Seat seat, std::uint8_t card) {
  if (state.hands[seat].count[card] == 0)
    return no({"vous n’avez pas la carte {0}", "you do not have the card {0}"}, "CUP-3.2",
              {deck_of(state).names[card]});
  return no_effect(state, Decision{state.pending.decision}, card);
}

Refusal no_storm(const State& state, std::uint8_t square) {
  if (square == state.tornado)
    return no({"la Tornade y est déjà", "the Tornado is there already"}, "CUP-7.38");
  if (is_rough(square))
    return no({"la Tornade se pose sur la route", "the Tornado is laid on the road"}, "CUP-7.14");
  if (square == start_line || is_garage[square])
    return no({"ni la ligne de départ ni un garage ne peut recevoir la Tornade",
               "neither the start line nor a garage can take the Tornado"},
              "CUP-7.14");
  return no({"un pion occupe cette case", "a pawn stands on that square"}, "CUP-7.14");
}

Refusal no_tile(Decision decision, std::uint8_t terrain) {
  if (decision == Decision::tech)
    return no({"il n’y a plus cette tuile : {0}", "that tile is not left: {0}"}, "CUP-5.4",
              {tile_name(terrain)});
  return no({"cette tuile n’est pas à ce joueur : {0}", "that player does not have that tile: {0}"},
            decision == Decision::lose ? "CUP-7.29" : "CUP-7.30", {tile_name(terrain)});
}

}  // namespace

Refusal CrazyCup::why_not_playable(const State& state, Seat seat, std::uint8_t use) {
  if (use == use_tech)
    return tiles_of(state, seat) == most_tiles
               ? no({"vos deux places à tuiles sont prises",
                     "both your places for tiles are taken"},
                    "CUP-5.3")
               : no({"il n’y a plus de tuile à prendre", "no tile is left to take"}, "CUP-5.4");
  return no({"il n’y a plus de carte Triche à prendre", "no Cheat card is left to take"},
            "CUP-5.20");
}

Refusal CrazyCup::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = static_seat_names(info());
  if (auto refusal = refuse_seat(state.pending, seat, names, "CUP-8.7", "CUP-3.1")) return *refusal;
  if (auto refusal = dicium::why_not<CrazyCup>(state, seat, action)) return *refusal;
  const Decision decision{state.pending.decision};
  const std::uint8_t a = action.args[0];
  switch (Do{action.kind}) {
    case Do::play:
      if (decision != Decision::combine || a >= use_count) break;
      return no({"les jeunes pilotes jouent sans combinaisons de valeurs",
                 "young drivers play without value combinations"},
                "CUP-9.19");
    case Do::card:
      if (a >= card_count) break;
      return no_card(state, seat, a);
    case Do::forgo:
      if (decision != Decision::defend) break;
      return no({"ce test est obligatoire", "this test must be taken"},
                Flow{state.stack[byte(state.stack.size() - 2)].flow} == Flow::drive &&
                        state.stack[byte(state.stack.size() - 2)].step == Drive::storm_tested
                    ? "CUP-6.10"
                    : "CUP-6.9");
    case Do::step:
      if (decision != Decision::step || a >= square_count) break;
      return no_step(state, seat, a);
    case Do::halt:
      if (decision != Decision::step) break;
      return no({"un déplacement compte au moins une case", "a movement has at least one square"},
                "CUP-4.23");
    case Do::bump:
      if (decision != Decision::bump) break;
      return no({"ce pilote ne peut pas être accroché ici", "that racer cannot be bumped here"},
                "CUP-6.7");
    case Do::tile:
      if (a >= terrain_count ||
          (decision != Decision::tech && decision != Decision::lose && decision != Decision::steal))
        break;
      return no_tile(decision, a);
    case Do::draw:
      if (decision != Decision::cheat) break;
      return no({"la pioche et la défausse sont vides", "pile and discard pile are empty"},
                "CUP-5.20");
    case Do::take:
      if (decision != Decision::cheat || a >= card_count) break;
      return no({"la carte {0} n’est pas visible", "the card {0} does not lie open"}, "CUP-5.6",
                {deck_of(state).names[a]});
    case Do::pair:
      if (decision != Decision::pair) break;
      return no({"il faut deux dés de votre main qui font une paire",
                 "it takes two dice of your hand that form a pair"},
                "CUP-7.2");
    case Do::target:
      if (decision != Decision::target || a >= racer_count) break;
      return no_target(state, seat, state.stack.back().locals<Played>().card, a);
    case Do::lay:
      if (decision != Decision::storm || a >= square_count) break;
      return no_storm(state, a);
    case Do::turn:
      if (decision != Decision::die) break;
      return no({"un dé de votre main se tourne sur une autre face",
                 "a die of your hand is turned to another face"},
                "CUP-7.20");
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::crazy_cup
