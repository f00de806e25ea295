// What depends on the position: options, prompts and events in French and English. All other words
// stand in the tables of game.cpp.
#include "games/crazy_cup/words.hpp"

#include "games/crazy_cup/game.hpp"
#include "games/dicium/words.hpp"

namespace veillee::crazy_cup {

constexpr Noun square_noun = {{"case", "square"}, {"cases", "squares"}};
constexpr Noun card_noun = {{"carte", "card"}, {"cartes", "cards"}};
constexpr std::array<Words, terrain_count> terrain_words = {
    Words{"ravin", "ravine"},
    {"terrain volcanique", "volcanic ground"},
    {"forêt de cactus", "cactus forest"},
    {"lac", "lake"}};
constexpr std::array<Words, terrain_count> tile_words = {
    Words{"le tremplin", "the ramp"},
    {"le bouclier thermique", "the heat shield"},
    {"les lames frontales", "the front blades"},
    {"les flotteurs", "the floats"}};
constexpr std::array<Words, 2> way_words = {Words{"dans le sens horaire", "clockwise"},
                                            {"dans le sens antihoraire", "anticlockwise"}};
constexpr std::array<std::string_view, how_count> how_ids = {"racing", "race_over", "partners_met",
                                                             "limit"};

std::uint8_t label_of(const State& state, std::uint8_t square) {
  if (is_rough(square)) return byte(rough_label + square - road);
  if (state.teams() || state.ways[0] != against_clock) return square;
  return byte((road - square) % road);
}

Phrase label_name(std::uint8_t label) {
  if (label == start_line) return phrase({"la ligne de départ", "the start line"});
  if (label < road) return say({"la case {0}", "square {0}"}, {number(label)});
  if (label < rough_label || label >= rough_label + rough_count) return {};
  const Rough& rough = roughs[static_cast<std::size_t>(label - rough_label)];
  return say({"la case {0} ({1})", "square {0} ({1})"},
             {verbatim(rough.id), phrase(terrain_words[rough.terrain])});
}

Phrase square_name(const State& state, std::uint8_t square) {
  return label_name(label_of(state, square));
}

Phrase use_name(std::uint8_t use) { return phrase(all_uses[use].name); }
Phrase tile_name(std::uint8_t terrain) { return phrase(tile_words[terrain]); }

Words effect_of(std::uint8_t use) {
  switch (use) {
    case use_move:
      return {"avancer d’une case au plus par face bleue", "drive up to one square a blue face"};
    case use_tech: return {"prendre une tuile Technologie", "take a Technology tile"};
    case use_bonus2:
    case use_bonus3:
    case use_bonus4:
    case use_bonus5: return {"gagner un bonus de ce niveau", "gain a bonus of that level"};
    case use_cheat:
    case use_three: return {"prendre une carte Triche", "take a Cheat card"};
    case use_pair: return {"avancer de deux cases au plus", "drive up to two squares"};
    case use_straight:
      return {"un dé de plus en main, ou un bonus au choix", "one more die in hand, or any bonus"};
    case use_twopair:
      return {"avancer de trois cases au plus et accrocher un adversaire",
              "drive up to three squares and bump an opponent"};
    case use_four: return {"avancer de cinq cases au plus", "drive up to five squares"};
    case use_full:
      return {"en dirigeable, avancer de trois cases au plus sans tuile",
              "by airship, up to three squares without tiles"};
    default: break;
  }
  return {"en dirigeable, avancer de cinq cases au plus sans tuile",
          "by airship, up to five squares without tiles"};
}

Phrase CrazyCup::use_words(const State&, Seat, std::uint8_t use, int faces) {
  if (use == use_move)
    return say({"avancer de {0} au plus", "drive up to {0}"}, {count(square_noun, faces)});
  return phrase(effect_of(use));
}

namespace {

Phrase step_words(const State& state, Seat seat, std::uint8_t square) {
  const Phrase where = square_name(state, square);
  const std::uint8_t way = way_of(state, seat);
  const std::uint8_t from = state.pawns[seat].square;
  if (is_rough(square)) {
    if (state.movement.free != 0)
      return say({"couper par {0}, sans tuile", "cut across {0}, without tile"}, {where});
    return say({"couper par {0} en défaussant {1}", "cut across {0}, discarding {1}"},
               {where, tile_name(rough_of(square).terrain)});
  }
  if (way == no_way)
    return say({"partir {0}, vers {1}", "set off {0}, to {1}"},
               {phrase(way_words[square == after(from, 1) ? with_clock : against_clock]), where});
  const bool back = !is_rough(from) && square == after(from, -sign_of(way));
  if (square == start_line && !back && !state.teams())
    return phrase({"franchir la ligne d’arrivée", "cross the finish line"});
  if (square == state.tornado)
    return say({"entrer dans la Tornade, sur {0}", "enter the Tornado, on {0}"}, {where});
  return back ? say({"reculer sur {0}", "go back to {0}"}, {where})
              : say({"avancer sur {0}", "drive to {0}"}, {where});
}

Phrase tile_action(const State& state, std::uint8_t terrain) {
  const Phrase tile = tile_name(terrain);
  switch (Decision{state.pending.decision}) {
    case Decision::lose: return say({"défausser {0}", "discard {0}"}, {tile});
    case Decision::steal: return say({"voler {0}", "steal {0}"}, {tile});
    default: return say({"prendre {0}", "take {0}"}, {tile});
  }
}

}  // namespace

Phrase CrazyCup::action_words(const State& state, Seat seat, Action action, const SeatNames&) {
  const std::uint8_t a = action.args[0];
  switch (Do{action.kind}) {
    case Do::step: return step_words(state, seat, a);
    case Do::tile: return tile_action(state, a);
    case Do::lay:
      return say({"poser la Tornade sur {0}", "lay the Tornado on {0}"}, {square_name(state, a)});
    default: return dicium::action_words<CrazyCup>(state, seat, action);
  }
}

Phrase CrazyCup::event_words(const Options& options, const Event& event, const SeatNames& names) {
  const Phrase& who = names[event.seat];
  const auto [a, b, c] = std::array{event.args[0], event.args[1], event.args[2]};
  switch (Happened{event.kind}) {
    case Happened::drove:
      if (c == no_arg)
        return say({"{0} avance de {1}, jusqu’à {2}", "{0} drives {1}, to {2}"},
                   {who, count(square_noun, b), label_name(a)});
      return say({"{0} roule de {1}, jusqu’à {2} ({3})", "{0} drives {1}, to {2} ({3})"},
                 {who, count(square_noun, b), label_name(a), use_name(c)});
    case Happened::followed:
      return say({"{0} suit {1} au grappin de {2}, jusqu’à {3}",
                  "{0} follows {1} by {2} on the grapnel, to {3}"},
                 {who, names[std::min(a, neutral)], count(square_noun, b), label_name(c)});
    case Happened::card_drawn:
      if (a < card_count)
        return say({"{0} prend une carte Triche de la pioche : {1}",
                    "{0} takes a Cheat card from the pile: {1}"},
                   {who, deck_of(options).names[a]});
      return say(
          {"{0} prend une carte Triche de la pioche", "{0} takes a Cheat card from the pile"},
          {who});
    case Happened::card_played:
      if (b <= neutral)
        return say({"{0} joue {1} contre {2}", "{0} plays {1} against {2}"},
                   {who, deck_of(options).names[a], names[b]});
      if (c != no_arg)
        return say({"{0} joue {1} sur {2}", "{0} plays {1} on {2}"},
                   {who, deck_of(options).names[a], label_name(c)});
      return say({"{0} joue {1}", "{0} plays {1}"}, {who, deck_of(options).names[a]});
    case Happened::ended:
      switch (How{a}) {
        case partners_met: return phrase({"la course est finie", "the race is over"});
        case limit:
          return phrase(
              {"la course s’arrête après 60 tours de table", "the race stops after 60 rounds"});
        default: return phrase({"la course est finie", "the race is over"});
      }
    default: return {};
  }
}

namespace {

// What a driving test is about: the card, the Tornado or the bump.
Phrase danger(const State& state) {
  for (std::uint8_t i = state.stack.size(); i-- > 0;) {
    const Frame& frame = state.stack[i];
    if (Flow{frame.flow} == Flow::played && frame.step == Played::tested)
      return deck_of(state).names[frame.locals<Played>().card];
    if (Flow{frame.flow} == Flow::drive)
      return phrase(frame.step == Drive::storm_tested ? Words{"la Tornade", "the Tornado"}
                                                      : Words{"un accrochage", "a bump"});
  }
  return {};
}

// The card on top: the one that asks, or that may be cancelled.
const Played& top_card(const State& state) { return state.stack.back().locals<Played>(); }

}  // namespace

Phrase CrazyCup::prompt_words(const State& state, Seat seat, const SeatNames& names) {
  const Phrase& who = names[seat];
  const Movement& movement = state.movement;
  switch (Decision{state.pending.decision}) {
    case Decision::step:
      return say(
          {"{0}, où roulez-vous ? Encore {1} au plus.", "{0}, where do you drive? Up to {1} more."},
          {who, count(square_noun, movement.left)});
    case Decision::defend:
      return say({"{0}, test de conduite contre {1} : il faut 6. Combien de dés rouges ?",
                  "{0}, a driving test against {1}: it takes a 6. How many red dice?"},
                 {who, danger(state)});
    case Decision::enter:
      return say({"{0}, {1} entre sur votre case : jouez-vous une carte ?",
                  "{0}, {1} enters your square: do you play a card?"},
                 {who, names[movement.racer]});
    case Decision::follow:
      return say({"{0}, {1} a roulé de {2} sous vos yeux : jouez-vous une carte ?",
                  "{0}, {1} has driven {2} before your eyes: do you play a card?"},
                 {who, names[movement.racer], count(square_noun, movement.path.size() - 1)});
    case Decision::cancel: {
      const Played& card = top_card(state);
      if (card.target > neutral)
        return say({"{0}, {1} joue {2} : jouez-vous une carte ?",
                    "{0}, {1} plays {2}: do you play a card?"},
                   {who, names[card.seat], deck_of(state).names[card.card]});
      return say({"{0}, {1} joue {2} contre {3} : jouez-vous une carte ?",
                  "{0}, {1} plays {2} against {3}: do you play a card?"},
                 {who, names[card.seat], deck_of(state).names[card.card], names[card.target]});
    }
    case Decision::pair:
      return say(
          {"{0}, {1} : quelle paire défaussez-vous ?", "{0}, {1}: which pair do you discard?"},
          {who, deck_of(state).names[top_card(state).card]});
    case Decision::target:
      return say({"{0}, {1} : qui visez-vous ?", "{0}, {1}: at whom do you aim?"},
                 {who, deck_of(state).names[top_card(state).card]});
    case Decision::combine:
      if (state.pending.discreet())
        return say({"{0}, une carte Triche, ou la fin de vos actions ?",
                    "{0}, a Cheat card, or the end of your actions?"},
                   {who});
      return {};
    default: return {};
  }
}

bool CrazyCup::concerns(const State& state, Seat seat) {
  switch (Decision{state.pending.decision}) {
    case Decision::cancel: return top_card(state).target == seat;
    case Decision::enter:
    case Decision::follow: return false;
    default: return true;  // the own turn, the own test
  }
}

std::vector<ScoreLine> CrazyCup::score_sheet(const State& state) {
  ScoreLine line{phrase({"progrès", "progress"}), {}};
  for (Seat seat = 0; seat < state.seats(); ++seat) line.points.push_back(progress(state, seat));
  return {line};
}

}  // namespace veillee::crazy_cup
