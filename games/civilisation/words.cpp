// What depends on the position: options, prompts and events in French and English. All other words
// stand in the tables of game.cpp.
#include "games/civilisation/words.hpp"

#include "games/civilisation/game.hpp"
#include "games/dicium/words.hpp"

namespace veillee::civilisation {

constexpr Noun square_noun = {{"case", "square"}, {"cases", "squares"}};
constexpr Noun point_noun = {{"PV", "VP"}, {"PV", "VP"}};
constexpr std::array<Words, board_count> board_words = {
    Words{"Rouge", "Red"}, {"Vert", "Green"}, {"Bleu", "Blue"}, {"Jaune", "Yellow"}};
constexpr std::array<Words, hero_count> hero_words = {
    Words{"héros des couleurs", "Hero of colours"},
    {"héros de la relance", "Hero of the re-roll"},
    {"héros du redéploiement", "Hero of Redeployment"}};
constexpr std::array<Words, 4> tile_words = {Words{"une cité", "a city"},
                                             {"un temple", "a temple"},
                                             {"la merveille", "the wonder"},
                                             {"un héros", "a Hero"}};
constexpr std::array<Words, 4> own_tile_words = {Words{"votre cité", "your city"},
                                                 {"votre temple", "your temple"},
                                                 {"votre merveille", "your wonder"},
                                                 {"votre héros", "your Hero"}};
constexpr std::array<Words, source_count> source_words = {
    Words{"cités", "cities"},
    {"temples", "temples"},
    {"merveille", "wonder"},
    {"attaques gagnées", "attacks won"},
    {"monstres vaincus", "monsters slain"},
    {"colères divines", "divine wraths"},
    {"philosophes en jeu", "Philosophers in play"}};
constexpr std::array<std::string_view, how_count> how_ids = {"playing", "pile_empty", "turns_over",
                                                             "limit"};

Phrase use_name(std::uint8_t use) { return phrase(all_uses[use].name); }
Phrase monster_name(std::uint8_t monster) { return phrase(all_monsters[monster].name); }
Phrase slot_name(std::uint8_t slot) {
  if (slot == dicium::b4a)
    return phrase({"le bonus vert de niveau 4", "the green bonus of level 4"});
  return dicium::slot_name(slot);
}
Phrase region_name(std::uint8_t square) { return phrase(region_words[region_of(square)]); }

Words effect_of(std::uint8_t use) {
  switch (use) {
    case use_sea:
      return {"naviguer d’une case au plus par face bleue", "sail up to one square a blue face"};
    case use_land:
      return {"marcher d’une case au plus par face jaune", "march up to one square a yellow face"};
    case use_city2:
    case use_city3:
    case use_city4:
    case use_city5:
      return {"une cité sous votre pion et son bonus", "a city under your pawn and its bonus"};
    case use_temple: return {"bâtir un temple dans la région", "build a temple in the region"};
    case use_temple3:
      return {"jouer Xénophane et bâtir un temple dans la région",
              "play Xenophanes and build a temple in the region"};
    case use_pair:
      return {"avancer d’une case, en diagonale aussi, sur terre ou sur mer",
              "move one square, diagonally as well, on land or sea"};
    case use_straight:
      return {"un dé de plus en main, ou un bonus au choix", "one more die in hand, or any bonus"};
    case use_three: return {"prendre une carte Philosophe", "take a Philosopher card"};
    case use_twopair: return {"poser un héros dans la région", "lay a Hero in the region"};
    case use_four:
      return {"déchaîner la colère divine sur un adversaire", "call divine wrath on an opponent"};
    case use_full:
      return {"fonder une cité dans la région et gagner un bonus au choix",
              "found a city in the region and gain any bonus"};
    case use_wonder:
      return {"bâtir votre merveille dans la région", "build your wonder in the region"};
    default: break;
  }
  return {"aller sur n’importe quelle case", "move to any square"};
}

Words advantage_of(std::uint8_t hero, std::uint8_t board) {
  if (hero == hero_reroll)
    return {"une seconde relance à chaque tour", "a second re-roll in every turn"};
  if (hero == hero_redeploy)
    return {"le redéploiement avant la première action", "Redeployment before the first action"};
  switch (board) {
    case red_board: return {"un bonus rouge", "one red bonus"};
    case green_board: return {"un bonus vert", "one green bonus"};
    case blue_board: return {"deux bonus bleus", "two blue bonuses"};
    default: return {"deux bonus jaunes", "two yellow bonuses"};
  }
}

Phrase Civilisation::use_words(const State& state, Seat seat, std::uint8_t use, int faces) {
  if (use == use_sea)
    return say({"naviguer de {0} au plus", "sail up to {0}"}, {count(square_noun, faces)});
  if (use == use_land)
    return say({"marcher de {0} au plus", "march up to {0}"}, {count(square_noun, faces)});
  if (use == use_full && state.boards[seat].free_slots() == 0)
    return phrase({"fonder une cité dans la région", "found a city in the region"});
  return phrase(effect_of(use));
}

namespace {

Phrase go_words(const State& state, Seat seat, std::uint8_t square, const SeatNames& names) {
  if (square >= square_count) return {};
  const Phrase where = verbatim(square_ids[square]);
  const std::uint8_t monster = monster_on(state, square);
  if (monster != no_arg)
    return say({"aller sur la case {0} et combattre {1} (défense {2})",
                "go to square {0} and fight {1} (defence {2})"},
               {where, monster_name(monster), number(all_monsters[monster].defence)});
  const Seat rival = rival_on(state, seat, square);
  if (rival != no_arg)
    return say({"aller sur la case {0} et attaquer {1}", "go to square {0} and attack {1}"},
               {where, names[rival]});
  return say({"aller sur la case {0}, {1}", "go to square {0}, {1}"}, {where, region_name(square)});
}

Phrase moved_words(const Phrase& who, std::uint8_t from, std::uint8_t to, std::uint8_t journey) {
  const std::initializer_list<Phrase> arguments = {who, verbatim(square_ids[from]),
                                                   verbatim(square_ids[to])};
  switch (journey) {
    case by_sea:
    case by_thales:
      return say(
          {"{0} navigue de la case {1} à la case {2}", "{0} sails from square {1} to square {2}"},
          arguments);
    case by_poker:
      return say(
          {"{0} voyage de la case {1} à la case {2}", "{0} travels from square {1} to square {2}"},
          arguments);
    default:
      return say(
          {"{0} avance de la case {1} à la case {2}", "{0} moves from square {1} to square {2}"},
          arguments);
  }
}

Phrase ended_words(std::uint8_t how) {
  switch (how) {
    case pile_empty:
      return phrase({"la pile de PV est vide et le tour de table est fini : décompte",
                     "the VP pile is empty and the round is over: final count"});
    case turns_over:
      return phrase(
          {"les douze tours sont joués : décompte", "twelve turns are played: final count"});
    default:
      return phrase({"la partie s’arrête après 60 tours de table : décompte",
                     "the game stops after 60 rounds: final count"});
  }
}

}  // namespace

Phrase Civilisation::action_words(const State& state, Seat seat, Action action,
                                  const SeatNames& names) {
  const std::uint8_t a = action.args[0];
  switch (Do{action.kind}) {
    case Do::go: return go_words(state, seat, a, names);
    case Do::hero:
      if (a >= hero_count) return {};
      return say({"poser un {0} : {1}", "lay the {0}: {1}"},
                 {phrase(hero_words[a]), phrase(advantage_of(a, state.colours[seat]))});
    case Do::claim:
      if (a >= objective_count) return {};
      return say(
          {"prendre « {0} » ({1})", "take \"{0}\" ({1})"},
          {deck_of(state).common_words[a].name, count(point_noun, deck_of(state).commons[a].vp)});
    default: return dicium::action_words<Civilisation>(state, seat, action);
  }
}

Phrase Civilisation::event_words(const Options& options, const Event& event,
                                 const SeatNames& names) {
  const Phrase& who = names[std::min(event.seat, neutral)];
  const auto [a, b, c] = std::array{event.args[0], event.args[1], event.args[2]};
  switch (Happened{event.kind}) {
    case Happened::fight_won:
      if (a >= neutral) return {};  // told with the monster
      return say({"{0} attaque {1} et gagne, {2} contre {3} : +{4}",
                  "{0} attacks {1} and wins, {2} against {3}: +{4}"},
                 {who, names[a], number(b), number(c), count(point_noun, points_of_attack)});
    case Happened::fight_lost:
      if (a >= neutral) return {};
      return say(
          {"{0} attaque {1} et perd, {2} contre {3}", "{0} attacks {1} and loses, {2} against {3}"},
          {who, names[a], number(b), number(c)});
    case Happened::secret_kept:
      if (a >= objective_count)
        return say({"{0} garde un objectif secret", "{0} keeps a Secret objective"}, {who});
      return say({"{0} garde l’objectif secret « {1} »", "{0} keeps the Secret objective \"{1}\""},
                 {who, deck_of(options).secret_words[a].name});
    case Happened::moved: return moved_words(who, a, b, c);
    case Happened::hero_laid:
      return say({"{0} pose un {1} sur la case {2} : {3}", "{0} lays the {1} on square {2}: {3}"},
                 {who, phrase(hero_words[a]), verbatim(square_ids[b]), phrase(advantage_of(a, c))});
    case Happened::laid:
      if (a >= building_count) return {};
      return say({"{0} pose {1} sur la case {2} : +{3}", "{0} lays {1} on square {2}: +{3}"},
                 {who, phrase(tile_words[a]), verbatim(square_ids[b]),
                  count(point_noun, points_of_building[a])});
    case Happened::slew:
      return say(
          {"{0} vainc {1}, {2} contre {3} : +{4}", "{0} slays {1}, {2} against {3}: +{4}"},
          {who, monster_name(a), number(b), number(c), count(point_noun, points_of_monster)});
    case Happened::scored:
      if (b <= from_monsters) return {};  // told with what has brought them
      return say({"{0} gagne {1} ({2})", "{0} gains {1} ({2})"},
                 {who, count(point_noun, a), phrase(source_words[b])});
    case Happened::card_drawn:
      if (a < philosopher_count)
        return say({"{0} prend une carte Philosophe de la pioche : {1}",
                    "{0} takes a Philosopher card from the pile: {1}"},
                   {who, deck_of(options).philosophers[a].name});
      return say({"{0} prend une carte Philosophe de la pioche",
                  "{0} takes a Philosopher card from the pile"},
                 {who});
    case Happened::card_stolen:
      if (b < philosopher_count)
        return say({"{0} prend {1} à {2}", "{0} takes {1} from {2}"},
                   {who, deck_of(options).philosophers[b].name, names[std::min(a, neutral)]});
      return say({"{0} prend une carte Philosophe à {1}", "{0} takes a Philosopher card from {1}"},
                 {who, names[std::min(a, neutral)]});
    case Happened::secret_shown:
      if (a >= objective_count) return {};
      if (b == 0)
        return say({"l’objectif secret de {0}, « {1} », n’est pas rempli",
                    "{0}'s Secret objective, \"{1}\", is not fulfilled"},
                   {who, deck_of(options).secret_words[a].name});
      return say({"{0} a rempli l’objectif secret « {1} » : {2}",
                  "{0} has fulfilled the Secret objective \"{1}\": {2}"},
                 {who, deck_of(options).secret_words[a].name, count(point_noun, b)});
    case Happened::ended: return ended_words(a);
    case Happened::ranked:
      return say({"{0} finit avec {1} : {2}", "{0} ends with {1}: {2}"},
                 {who, count(point_noun, b), phrase(rank_words[a])});
    default: return {};
  }
}

Phrase Civilisation::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Phrase& who = names[seat];
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::combine:
      if (state.pending.discreet())
        return say({"{0}, une carte Philosophe, ou la fin de vos actions ?",
                    "{0}, a Philosopher card, or the end of your actions?"},
                   {who});
      return {};
    case Decision::go: {
      const Travel& travel = frame.locals<Travel>();
      if (travel.journey == by_pair || travel.journey == by_poker) return {};
      return say(
          {"{0}, où va votre pion, en {1} au plus ?", "{0}, where does your pawn go, within {1}?"},
          {who, count(square_noun, travel.steps)});
    }
    case Decision::lay:
      return say(
          {"{0}, où posez-vous {1} ? Région : {2}.", "{0}, where do you lay {1}? Region: {2}."},
          {who, phrase(own_tile_words[frame.locals<Construct>().tile]),
           region_name(state.pawns[seat])});
    case Decision::target:
      if (Flow{frame.flow} == Flow::sage)
        return say({"{0}, à qui prenez-vous une carte Philosophe ?",
                    "{0}, from whom do you take a Philosopher card?"},
                   {who});
      return say({"{0}, sur qui tombe la colère divine ?", "{0}, on whom does divine wrath fall?"},
                 {who});
    case Decision::defend:
      if (state.combat.attacker == neutral)
        return say({"{0}, colère divine : il faut 6. Combien de dés rouges ?",
                    "{0}, divine wrath: it takes a 6. How many red dice?"},
                   {who});
      return say({"{0}, attaque de force {1} : combien de dés rouges ?",
                  "{0}, an attack of force {1}: how many red dice?"},
                 {who, number(state.combat.force[dicium::attacking])});
    case Decision::pair:
      return say(
          {"{0}, {1} : quelle paire défaussez-vous ?", "{0}, {1}: which pair do you discard?"},
          {who, deck_of(state).philosophers[frame.locals<Sage>().card].name});
    default: return {};
  }
}

std::optional<Points> Civilisation::points(const Event& event) {
  if (Happened{event.kind} != Happened::scored) return {};
  return Points{event.seat, event.args[1], event.args[0]};
}

std::vector<ScoreLine> Civilisation::score_sheet(const State& state) {
  std::vector<ScoreLine> lines;
  const auto line = [&](Words label, auto points_of) {
    ScoreLine one{phrase(label), {}};
    for (Seat seat = 0; seat < state.seats(); ++seat)
      one.points.push_back(points_of(count_of(state, seat)));
    lines.push_back(one);
  };
  line({"régions", "regions"}, [](const Count& count) { return count.regions; });
  line({"philosophes gardés", "Philosophers held"},
       [](const Count& count) { return count.philosophers; });
  line({"objectifs communs", "Common objectives"},
       [](const Count& count) { return count.commons; });
  if (state.stack.empty())
    line({"objectif secret", "Secret objective"}, [](const Count& count) { return count.secret; });
  return lines;
}

}  // namespace veillee::civilisation
