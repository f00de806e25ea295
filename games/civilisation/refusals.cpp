// Why an answer is impossible, with the clause.
#include "games/civilisation/game.hpp"
#include "games/civilisation/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::civilisation {
namespace {

Refusal no(Words words, std::string_view clause, std::initializer_list<Phrase> arguments = {}) {
  return {say(words, arguments), clause};
}

Refusal no_way(const State& state, Seat seat, std::uint8_t square) {
  const Travel& travel = state.stack.back().locals<Travel>();
  const Phrase where = verbatim(square_ids[square]);
  if (square == state.pawns[seat])
    return no(
        {"votre pion y est déjà, rien ne changerait", "your pawn is there: nothing would change"},
        "CIV-4.11");
  if (rival_capitals(state, seat).has(square))
    return no({"la case {0} porte une capitale adverse : personne n’y entre",
               "square {0} holds an enemy Capital: nobody enters it"},
              "CIV-4.1", {where});
  if ((travel.journey == by_sea || travel.journey == by_thales) && land.has(square))
    return no({"la case {0} est de la terre", "square {0} is land"}, "CIV-4.4", {where});
  if (travel.journey == by_land && sea.has(square))
    return no({"la case {0} est de la mer", "square {0} is sea"}, "CIV-4.4", {where});
  return no({"la case {0} est trop loin, ou aucun chemin n’y mène",
             "square {0} is too far, or no way leads there"},
            "CIV-4.12", {where});
}

// Why the region takes no tile of this kind, if it takes none.
std::optional<Refusal> no_region(const State& state, Seat seat, std::uint8_t tile) {
  if (tiles_left(state, seat, tile) == 0)
    return no({"vous n’avez plus cette tuile", "you have no such tile left"}, "CIV-5.5");
  if (region_takes(state, seat, tile)) return {};
  const Set& region = regions[region_of(state.pawns[seat])];
  if (tile == hero_tile && region.has(capital_of(state, seat)))
    return no({"la capitale compte comme un héros : aucun autre dans votre région de départ",
               "the Capital counts as a Hero: no other one in your starting region"},
              "CIV-5.4");
  return no({"vous avez déjà une telle tuile dans cette région",
             "you have such a tile in this region already"},
            "CIV-5.3");
}

Refusal no_site(const State& state, Seat seat, std::uint8_t square) {
  const Phrase where = verbatim(square_ids[square]);
  if (region_of(square) != region_of(state.pawns[seat]))
    return no({"la case {0} n’est pas dans la région de votre pion",
               "square {0} is not in the region of your pawn"},
              "CIV-8.22", {where});
  if (monster_on(state, square) != no_arg)
    return no({"un monstre occupe la case {0}", "a monster lies on square {0}"}, "CIV-5.1",
              {where});
  if (all_tiles(state).has(square))
    return no({"une tuile se trouve déjà sur la case {0}", "a tile lies on square {0} already"},
              "CIV-5.13", {where});
  return no({"un pion adverse occupe la case {0}", "an enemy pawn stands on square {0}"}, "CIV-5.1",
            {where});
}

Refusal no_refuge(const State& state, Seat seat, std::uint8_t square, std::string_view clause) {
  if (heroes_of(state, seat).has(square) && rival_pawns(state, seat).has(square))
    return no({"un pion adverse se trouve sur ce héros", "an enemy pawn stands on that Hero"},
              clause);
  return no({"seuls votre capitale et vos héros en jeu accueillent votre pion",
             "only your Capital and your Heroes in play take your pawn in"},
            clause);
}

Refusal no_redeployment(const State& state, Seat seat, std::uint8_t square) {
  if (!unlocked(state, seat, hero_redeploy))
    return no(
        {"le redéploiement est encore sous son héros", "Redeployment is still under its Hero"},
        "CIV-3.2");
  if (state.turn.actions > 0)
    return no({"on se redéploie avant la première action", "one redeploys before the first action"},
              "CIV-3.7");
  if (state.extras.redeployed != 0)
    return no({"on se redéploie une fois par tour, et pas au tour où ce héros est posé",
               "one redeploys once a turn, and not in the turn in which that Hero was laid"},
              "CIV-8.15");
  if (square == state.pawns[seat])
    return no({"votre pion y est déjà", "your pawn is there already"}, "CIV-3.7");
  return no_refuge(state, seat, square, "CIV-3.2");
}

Refusal no_card(const State& state, Seat seat, std::uint8_t card) {
  if (!holds(state, seat, Philosopher{card}))
    return no({"vous n’avez pas {0}", "you do not have {0}"}, "CIV-10.3",
              {deck_of(state).philosophers[card].name});
  if (Decision{state.pending.decision} == Decision::combine) {
    if ((card == pythagoras || card == hypatia) && !has_pair(state))
      return no({"il faut une paire de dés à défausser", "it takes a pair of dice to discard"},
                "CIV-10.5");
    if (card == pythagoras)
      return no({"votre main est complète et vous avez tous les bonus",
                 "your hand is complete and you have every bonus"},
                "CIV-10.20");
    if (card == hypatia) {
      if (auto refusal = no_region(state, seat, hero_tile)) return *refusal;
      return no({"la région n’a plus de case libre", "the region has no free square left"},
                "CIV-5.1");
    }
    if (card == aristotle)
      return no({"il faut deux actions jouées, et une troisième possible",
                 "it takes two actions played, and a third one that is possible"},
                "CIV-10.24");
    if (card == epicurus)
      return no({"Épicure se joue juste après la pose d’une cité",
                 "Epicurus is played directly after a city was laid"},
                "CIV-10.22");
    if (card == protagoras)
      return no({"aucun adversaire n’a de carte Philosophe", "no opponent has a Philosopher card"},
                "CIV-3.6");
    if (card == xenophanes)
      return no(
          {"Xénophane se joue avec sa combinaison", "Xenophanes is played with the combination"},
          "CIV-10.23");
    if (card == plato || card == thales || card == empedocles)
      return no({"{0} ne changerait rien", "{0} would change nothing"}, "CIV-3.6",
                {deck_of(state).philosophers[card].name});
  }
  return no({"ce n’est pas le moment de {0}", "this is not the moment of {0}"}, "CIV-10.1",
            {deck_of(state).philosophers[card].name});
}

Refusal no_objective(const State& state, Seat seat, Action action) {
  const std::uint8_t card = action.args[0];
  if (Do{action.kind} == Do::trade && fulfilled(state, seat).has(card))
    return no({"votre main a déjà cinq dés : prenez la carte",
               "your hand has five dice already: take the card"},
              "CIV-11.5");
  if (state.commons[card] != lies_open)
    return no({"cet objectif n’est pas ouvert", "that objective is not open"}, "CIV-11.2");
  return no({"vous ne remplissez pas cet objectif", "you do not fulfil that objective"},
            "CIV-11.1");
}

}  // namespace

Refusal Civilisation::why_not_playable(const State& state, Seat seat, std::uint8_t use) {
  std::uint8_t tile = no_arg;
  if (use == use_twopair) tile = hero_tile;
  if (use == use_wonder) tile = wonder;
  if (use == use_temple || use == use_temple3) tile = temple;
  if (builds_city(use) || use == use_full) tile = city;
  if (tile != no_arg) {
    if (auto refusal = no_region(state, seat, tile)) return *refusal;
    if (builds_city(use) && all_tiles(state).has(state.pawns[seat]))
      return no({"une tuile se trouve déjà sous votre pion", "a tile lies under your pawn already"},
                "CIV-7.5");
    if (builds_city(use))
      return no({"vous avez déjà les deux bonus de niveau {0}",
                 "you have both bonuses of level {0} already"},
                "CIV-7.6", {number(all_uses[use].faces)});
    return no({"la région n’a plus de case libre", "the region has no free square left"},
              "CIV-5.1");
  }
  if (use == use_three)
    return no(
        {"il n’y a plus de carte Philosophe à prendre", "no Philosopher card is left to take"},
        "CIV-8.10");
  if (use == use_four) return no({"vous êtes seul en jeu", "you play alone"}, "CIV-14.5");
  return use == use_land
             ? no({"aucune case de terre ne touche la vôtre", "no land square touches yours"},
                  "CIV-4.3")
             : no({"aucune case de mer ne touche la vôtre", "no sea square touches yours"},
                  "CIV-4.3");
}

Refusal Civilisation::why_not(const State& state, Seat seat, Action action) {
  const SeatNames names = seat_names(state);
  if (auto refusal = refuse_seat(state.pending, seat, names, "CIV-13.1", "CIV-3.1"))
    return *refusal;
  const Decision decision{state.pending.decision};
  const std::uint8_t a = action.args[0];
  if (Do{action.kind} == Do::slot && decision == Decision::bonus && a == dicium::b4a &&
      (state.boards[seat].slots & dicium::reroll_slots) != 0)
    return no({"vous avez déjà {0}", "you have {0} already"}, "DIC-6.3", {slot_name(a)});
  if (auto refusal = dicium::why_not<Civilisation>(state, seat, action)) return *refusal;
  switch (Do{action.kind}) {
    case Do::play:
      if (decision != Decision::combine || a != use_temple3) break;
      if (!holds(state, seat, xenophanes)) return no_card(state, seat, xenophanes);
      if (sites(state, seat, temple).empty()) return why_not_playable(state, seat, a);
      return dicium::inside::no_combination(
          all_uses[a], dicium::read_faces<dicium::most_dice>(action.args.data() + 1), state.turn,
          dicium::added_faces<Civilisation>(state, seat, dicium::green));
    case Do::card:
      if (a >= philosopher_count) break;
      return no_card(state, seat, a);
    case Do::redeploy:
      if (decision != Decision::combine || a >= square_count) break;
      return no_redeployment(state, seat, a);
    case Do::secret:
      if (decision != Decision::secret) break;
      return no({"cet objectif ne vous a pas été donné", "that objective was not dealt to you"},
                "CIV-2.8");
    case Do::go:
      if (decision != Decision::go || a >= square_count) break;
      return no_way(state, seat, a);
    case Do::lay:
      if (decision != Decision::lay || a >= square_count) break;
      return no_site(state, seat, a);
    case Do::hero:
      if (decision != Decision::hero) break;
      return no({"ce héros est déjà en jeu", "that Hero is in play already"}, "CIV-5.5");
    case Do::draw:
      if (decision != Decision::philosopher) break;
      return no({"la pioche est vide", "the pile is empty"}, "CIV-8.9");
    case Do::take:
      if (decision != Decision::philosopher || a >= philosopher_count) break;
      return no({"{0} n’est pas exposé", "{0} is not on display"}, "CIV-8.3",
                {deck_of(state).philosophers[a].name});
    case Do::target:
      if (decision != Decision::target) break;
      return Flow{state.stack.back().flow} == Flow::sage
                 ? no({"visez un adversaire qui a une carte Philosophe",
                       "aim at an opponent who has a Philosopher card"},
                      "CIV-10.14")
                 : no({"la colère divine vise un adversaire", "divine wrath aims at an opponent"},
                      "CIV-8.18");
    case Do::relocate:
      if (decision != Decision::relocate || a >= square_count) break;
      return no_refuge(state, seat, a, "CIV-6.8");
    case Do::zeno:
      if (decision != Decision::relocate || a >= square_count) break;
      if (!holds(state, seat, zeno)) return no_card(state, seat, zeno);
      return no({"Zénon vous place dans la région de votre pion, sans autre pion, ni monstre, ni "
                 "capitale adverse",
                 "Zeno puts you in the region of your pawn, without other pawn, monster or enemy "
                 "Capital"},
                "CIV-10.12");
    case Do::claim:
    case Do::trade:
      if (decision != Decision::objective || a >= objective_count) break;
      return no_objective(state, seat, action);
    case Do::reroll:
      if (decision != Decision::again) break;
      return no(
          {"relancez au moins un dé de votre main", "throw at least one die of your hand again"},
          "CIV-10.22");
    case Do::pair:
      if (decision != Decision::pair) break;
      return no({"il faut deux dés de votre main qui font une paire",
                 "it takes two dice of your hand that form a pair"},
                "CIV-10.5");
    case Do::turn:
      if (decision != Decision::die) break;
      return no({"un dé de votre main se tourne sur une autre face",
                 "a die of your hand is turned to another face"},
                "CIV-10.24");
    case Do::faces:
      if (decision != Decision::faces) break;
      return no({"nommez deux faces dans l’ordre, ou une s’il ne reste qu’un dé",
                 "name two faces in order, or one when a single die is left"},
                "CIV-10.24");
    default: break;
  }
  return not_asked_for(info(), state.pending, seat, names);
}

}  // namespace veillee::civilisation
