// What a viewer cannot know, dealt anew (section 15): the pile and the hands of Philosophers,
// secret objectives, and what others have answered in secret.
#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

// Cards without effect in solo lie in no hand (CIV-14.3).
template <int N, class Specs>
CardSet<N> may_be_held(const State& state, const Specs& specs) {
  CardSet<N> cards = CardSet<N>::all();
  if (state.solo())
    for (std::uint8_t card = 0; card < N; ++card)
      if (!specs[card].solo) cards.remove(card);
  return cards;
}

// One of the cards that lie here and that the viewer cannot place, but none of `not_these`.
std::uint8_t pick_unknown(const State& state, std::uint8_t zone, Viewer viewer,
                          const Philosophers& not_these, FastRng& random) {
  Philosophers unknown = state.cards.in(zone)-not_these - state.cards.known_to(viewer);
  return unknown.empty() ? no_arg : unknown.draw(random);
}

// After PH12 everybody else knows of these cards: one of them at most went to the thief, the others
// are still with the victim.
void deal_rumours(State& state, Viewer viewer, FastRng& random) {
  const auto [thief, victim, sure] = state.theft;
  if (state.rumoured.empty() || viewer == thief || viewer == victim) return;
  const auto with_thief = byte(in_hand + thief);
  const auto with_victim = byte(in_hand + victim);
  const int places = (state.cards.in(with_victim)-state.cards.known_to(viewer)).size();
  const int size = state.rumoured.size();
  const bool room = !(state.cards.in(with_thief)-state.cards.known_to(viewer)).empty();
  std::uint8_t taken = no_arg;
  const bool must = sure != 0 || places < size;
  if (room && (must || random.below(static_cast<std::uint32_t>(size + 1)) > 0)) {
    Philosophers one = state.rumoured;
    taken = one.draw(random);
  }
  const auto put = [&](std::uint8_t card, std::uint8_t zone, const Philosophers& not_these) {
    if (state.cards.zone(card) == zone) return;
    // Whatever lies there instead goes where the card was dealt.
    const std::uint8_t other = pick_unknown(state, zone, viewer, not_these, random);
    if (other != no_arg) state.cards.swap(card, other);
  };
  if (taken != no_arg) put(taken, with_thief, {});
  for (const std::uint8_t card : state.rumoured)
    if (card != taken) put(card, with_victim, state.rumoured);
  const SeatSet both = state.theft.both();
  for (const std::uint8_t card : state.rumoured)
    state.cards.put(card, state.cards.zone(card), both);
}

}  // namespace

void resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  if (state.stack.empty()) return;  // all is shown
  deal_discreetly<Civilisation>(state, viewer, [&](State& dealt) {
    dealt.cards.resample(viewer, random, may_be_held<philosopher_count>(dealt, all_philosophers));
    deal_rumours(dealt, viewer, random);
    dealt.secrets.resample(viewer, random, may_be_held<objective_count>(dealt, all_secrets));
  });
  resample_answers<Civilisation>(state, viewer, random);
}

}  // namespace veillee::civilisation
