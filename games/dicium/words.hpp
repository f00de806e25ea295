// What dice, slots and combinations are called, and the rows that every game of the family has in
// its tables of actions, decisions and events: Do, Decision and Happened of a game begin with the
// enumerators named here, in this order.
#pragma once

#include "engine/piece.hpp"
#include "engine/tables.hpp"
#include "games/dicium/combat.hpp"

namespace veillee::dicium {

extern const std::array<Words, face_count> face_words;                // "2 bleu"
extern const std::array<Words, slot_count> slot_words;                // "le bonus bleu de niveau 2"
extern const std::array<Words, combination_count> combination_words;  // "brelan"
extern const Noun die_noun;
extern const Noun red_die_noun;

Phrase faces_name(const Dice& dice);  // "un 2 bleu et deux 5 bleus"
Phrase faces_name(const std::uint8_t* faces, int most);
Phrase slot_name(std::uint8_t slot);
Phrase red_dice_name(std::uint8_t n);  // "2 dés rouges"

// Options and refusals of the family's verbs; empty for those of a game.
template <class G>
Phrase action_words(const typename G::State& state, Seat seat, Action action);
template <class G>
std::optional<Refusal> why_not(const typename G::State& state, Seat seat, Action action);

namespace inside {
Phrase keep_words(const Dice& dice, int hand);
Phrase reserve_words(const Dice& dice);
Phrase engage_words(int n);
Phrase play_words(const UseSpec& use, const Phrase& effect, const Dice& dice);
Refusal no_dice(const Dice& wanted, const Dice& there);
// Whether these dice are what the use takes; whether some of those that lie there are.
bool is_made(const UseSpec& use, const Dice& dice, const Turn& turn, int added);
bool could_make(const UseSpec& use, const Turn& turn, int added);
Refusal no_combination(const UseSpec& use, const Dice& dice, const Turn& turn, int added);
Refusal no_bonus_left(const UseSpec& use);
Refusal no_slot(const PlayerBoard& board, std::uint8_t slot);
Refusal hand_is_full();
Refusal no_red_dice(int there);
}  // namespace inside

// ── Kinds of arguments ──────────────────────────────────────────────────────────────────────────

// The first of up to N faces tells them all.
template <int N>
inline constexpr ArgumentSpec faces_argument = {
    "face", face_ids,
    [](const Telling&, const std::uint8_t* value) { return faces_name(value, N); }, true};
inline constexpr ArgumentSpec further_face = {"face", face_ids, nullptr, true};
inline constexpr ArgumentSpec slot_argument = {"slot", slot_ids, named<slot_name>};
inline constexpr ArgumentSpec red_dice_argument = {"number", {}, named<red_dice_name>};
inline constexpr ArgumentSpec turn_argument = {  // two bytes
    "number",
    {},
    [](const Telling&, const std::uint8_t* value) { return number(value[0] + 256 * value[1]); }};

// ── Rows of actions ─────────────────────────────────────────────────────────────────────────────

template <class Do>
inline constexpr ActionRow<Do> keep_row = row(Do::keep, "keep", {faces_argument<2>, further_face},
                                              by_game);
template <class Do>
inline constexpr ActionRow<Do> reroll_row = row(Do::reroll, "throw",
                                                {faces_argument<5>, further_face, further_face,
                                                 further_face, further_face},
                                                {"relancer {1}", "throw {1} again"});
template <class Do>
inline constexpr ActionRow<Do> stop_row = row(Do::stop, "stop", {},
                                              {"garder ces dés", "keep these dice"});
template <class Do>
constexpr ActionRow<Do> play_row(const ArgumentSpec& use) {
  return {Do::play,
          "play",
          {use, faces_argument<5>, further_face, further_face, further_face, further_face},
          by_game};
}
template <class Do>
inline constexpr ActionRow<Do> end_actions_row = row(Do::end_actions, "end actions", {},
                                                     {"finir les actions", "end the actions"});
template <class Do>
inline constexpr ActionRow<Do> slot_row = row(Do::slot, "slot", {slot_argument},
                                              {"prendre {1}", "take {1}"});
template <class Do>
inline constexpr ActionRow<Do> grow_row = row(Do::grow, "hand", {},
                                              {"augmenter la main active d’un dé",
                                               "enlarge the active hand by a die"});
template <class Do>
inline constexpr ActionRow<Do> reserve_row = row(Do::reserve, "reserve",
                                                 {faces_argument<2>, further_face}, by_game);
template <class Do>
inline constexpr ActionRow<Do> engage_row = row(Do::engage, "engage", {number_argument}, by_game);

// ── Rows of decisions ───────────────────────────────────────────────────────────────────────────

template <class Decision>
inline constexpr DecisionRow<Decision> keep_question =
    row(Decision::keep, "DIC-3.3",
        {"{0}, quels dés de votre réserve gardez-vous ?",
         "{0}, which dice of your reserve do you keep?"});
template <class Decision>
inline constexpr DecisionRow<Decision> reroll_question =
    row(Decision::reroll, "DIC-3.6",
        {"{0}, relancez des dés, ou gardez ceux-ci.", "{0}, throw dice again, or keep these."});
template <class Decision>
inline constexpr DecisionRow<Decision> combine_question =
    row(Decision::combine, "DIC-3.13",
        {"{0}, jouez une combinaison, ou finissez vos actions.",
         "{0}, play a combination, or end your actions."});
template <class Decision>
inline constexpr DecisionRow<Decision> bonus_question = row(Decision::bonus, "DIC-6.4",
                                                            {"{0}, quel bonus prenez-vous ?",
                                                             "{0}, which bonus do you take?"});
template <class Decision>
inline constexpr DecisionRow<Decision> reserve_question =
    row(Decision::reserve, "DIC-3.21",
        {"{0}, quels dés gardez-vous en réserve ?", "{0}, which dice do you keep in reserve?"});
template <class Decision>
inline constexpr DecisionRow<Decision> engage_question =
    row(Decision::engage, "DIC-9.2",
        {"{0}, combien de dés rouges engagez-vous pour attaquer ?",
         "{0}, how many red dice do you engage to attack?"});
template <class Decision>
inline constexpr DecisionRow<Decision> defend_question =
    row(Decision::defend, "DIC-9.5",
        {"{0}, combien de dés rouges engagez-vous pour vous défendre ?",
         "{0}, how many red dice do you engage to defend yourself?"});

// ── Rows of events ──────────────────────────────────────────────────────────────────────────────

template <class Happened>
inline constexpr EventRow<Happened> turn_begins_event = row(Happened::turn_begins,
                                                            {"tour {1} : {0}", "turn {1}: {0}"},
                                                            {turn_argument}, Motion::notice,
                                                            Badge::none);
// Throws and spent dice are seen; what they are for is told.
template <class Happened>
inline constexpr EventRow<Happened> thrown_event = row(Happened::thrown, by_game,
                                                       {faces_argument<5>, further_face,
                                                        further_face, further_face, further_face,
                                                        number_argument},
                                                       Motion::appear);
template <class Happened>
constexpr EventRow<Happened> played_event(const ArgumentSpec& use) {
  return {Happened::played,
          by_game,
          {use, faces_argument<5>, further_face, further_face, further_face, further_face},
          Motion::vanish};
}
template <class Happened>
inline constexpr EventRow<Happened> reserved_event =
    row(Happened::reserved, {"{0} garde {1} en réserve", "{0} keeps {1} in reserve"},
        {faces_argument<2>, further_face}, Motion::move);
template <class Happened>
inline constexpr EventRow<Happened> hand_grown_event = row(Happened::hand_grown,
                                                           {"la main de {0} passe à {1} dés",
                                                            "{0}'s hand grows to {1} dice"},
                                                           {number_argument}, Motion::gain);
template <class Happened>
inline constexpr EventRow<Happened> bonus_gained_event = row(Happened::bonus_gained,
                                                             {"{0} gagne {1}", "{0} gains {1}"},
                                                             {slot_argument}, Motion::gain);
template <class Happened>
inline constexpr EventRow<Happened> attack_thrown_event = row(Happened::attack_thrown, by_game,
                                                              {number_argument, number_argument,
                                                               number_argument},
                                                              Motion::appear);
template <class Happened>
inline constexpr EventRow<Happened> defence_thrown_event = row(Happened::defence_thrown, by_game,
                                                               {number_argument, number_argument,
                                                                number_argument},
                                                               Motion::appear);
template <class Happened>
inline constexpr EventRow<Happened> fight_won_event =
    row(Happened::fight_won,
        {"{0} attaque {1} et gagne, {2} contre {3}", "{0} attacks {1} and wins, {2} against {3}"},
        {seat_argument, number_argument, number_argument});
template <class Happened>
inline constexpr EventRow<Happened> fight_lost_event =
    row(Happened::fight_lost,
        {"{0} attaque {1} et perd, {2} contre {3}", "{0} attacks {1} and loses, {2} against {3}"},
        {seat_argument, number_argument, number_argument});
template <class Happened>
inline constexpr EventRow<Happened> effect_avoided_event =
    row(Happened::effect_avoided,
        {"{0} évite l’effet, avec une force de {1}", "{0} avoids the effect with a force of {1}"},
        {number_argument});
template <class Happened>
inline constexpr EventRow<Happened> effect_suffered_event =
    row(Happened::effect_suffered,
        {"{0} subit l’effet, avec une force de {1}", "{0} suffers the effect with a force of {1}"},
        {number_argument});

// ── Templates ───────────────────────────────────────────────────────────────────────────────────

// G::use_words(state, seat, use, faces) says what a use does now.
template <class G>
Phrase action_words(const typename G::State& state, Seat seat, Action action) {
  using Do = typename G::Do;
  switch (Do{action.kind}) {
    case Do::keep:
      return inside::keep_words(read_faces<most_kept>(action.args.data()),
                                limits_of<G>(state, seat).dice);
    case Do::reserve: return inside::reserve_words(read_faces<most_kept>(action.args.data()));
    case Do::engage: return inside::engage_words(action.args[0]);
    case Do::play: {
      const UseSpec& use = G::uses[action.args[0]];
      const Dice dice = read_faces<most_dice>(action.args.data() + 1);
      int faces = use.faces;
      if (is_colour(use.combination) && faces == 0)
        faces = dice.size() + added_faces<G>(state, seat, static_cast<Colour>(use.combination));
      return inside::play_words(use, G::use_words(state, seat, action.args[0], faces), dice);
    }
    default: return {};
  }
}

// The action is none of the options of the pending decision, which is this seat's.
template <class G>
std::optional<Refusal> why_not(const typename G::State& state, Seat seat, Action action) {
  using Do = typename G::Do;
  using Decision = typename G::Decision;
  const Decision decision{state.pending.decision};
  const PlayerBoard& board = state.boards[seat];
  switch (Do{action.kind}) {
    case Do::keep:
      if (decision != Decision::keep) break;
      return inside::no_dice(read_faces<most_kept>(action.args.data()), board.reserve);
    case Do::reroll:
      if (decision != Decision::reroll) break;
      return inside::no_dice(read_faces<most_dice>(action.args.data()), state.turn.dice);
    case Do::reserve:
      if (decision != Decision::reserve) break;
      return inside::no_dice(read_faces<most_kept>(action.args.data()), state.turn.dice);
    case Do::slot:
      if (decision != Decision::bonus || action.args[0] >= slot_count) break;
      return inside::no_slot(board, action.args[0]);
    case Do::grow:
      if (decision != Decision::bonus || board.hand < most_dice) break;
      return inside::hand_is_full();
    case Do::engage:
      if (decision != Decision::engage && decision != Decision::defend) break;
      return inside::no_red_dice(red_dice(state, seat));
    case Do::play: {
      if (decision != Decision::combine || action.args[0] >= std::size(G::uses)) break;
      const UseSpec& use = G::uses[action.args[0]];
      if (!G::has_use(state, seat, action.args[0])) break;
      const Turn& turn = state.turn;
      const Dice dice = read_faces<most_dice>(action.args.data() + 1);
      if (!turn.dice.contains(dice)) return inside::no_dice(dice, turn.dice);
      const int added = is_colour(use.combination)
                            ? added_faces<G>(state, seat, static_cast<Colour>(use.combination))
                            : 0;
      // Named without dice it is asked of all that lie there.
      if (!(dice.empty() ? inside::could_make(use, turn, added)
                         : inside::is_made(use, dice, turn, added)))
        return inside::no_combination(use, dice, turn, added);
      const bool possible =
          inside::playable<G>(state, seat, action.args[0], use.faces > 0 ? use.faces : most_dice);
      if (possible) return inside::no_dice(dice, turn.dice);
      if (use.gains_bonus || use.combination == Combination::straight)
        return inside::no_bonus_left(use);
      return G::why_not_playable(state, seat, action.args[0]);
    }
    default: break;
  }
  return {};
}

// What can be pointed at in every game of the family.
void add_pieces(std::vector<Piece>& pieces);
// Of a game's uses; effect(use) says what it does.
template <class Uses, class Effect>
void add_uses(std::vector<Piece>& pieces, const Uses& uses, std::string_view clause,
              Effect effect) {
  for (std::uint8_t use = 0; use < std::size(uses); ++use) {
    Piece piece{"use:" + std::string(uses[use].id), phrase(uses[use].name), effect(use),
                std::string(clause)};
    if (uses[use].faces > 0) piece.figures.push_back({"faces", uses[use].faces});
    pieces.push_back(std::move(piece));
  }
}

}  // namespace veillee::dicium
