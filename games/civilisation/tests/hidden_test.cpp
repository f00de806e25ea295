// What others cannot know stays unknown, whatever is dealt anew (section 15).
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

State with_theft(bool all_known) {
  State state = start(Options{3}, 4);
  for (std::uint8_t card = 0; card < philosopher_count; ++card) state.cards.put(card, in_pile, {});
  state.cards.put(plato, in_hand + 1, everybody);
  state.cards.put(zeno, in_hand + 1, everybody);
  if (!all_known) state.cards.put(thales, in_hand + 1, SeatSet::only(1));
  state.cards.put(hypatia, in_hand, SeatSet::only(0));
  state.cards.put(protagoras, in_hand, SeatSet::only(0));
  state.turn.seat = 0;
  state.turn.number = 1;
  state.stack.clear();
  push(state, Flow::turn, std::uint8_t{0});
  play_card(state, 0, protagoras, nullptr);
  ActionList list;
  run<Civilisation>(state, nullptr, list);
  return state;
}

TEST(Civilisation, CIV_10_14_third_parties_know_what_a_theft_tells_and_no_more) {
  for (const bool all_known : {false, true}) {
    const State state = with_theft(all_known);
    ASSERT_EQ(hand_of(state, 0).size(), 2);
    ASSERT_EQ(state.rumoured.size(), 2);
    FastRng random(3);
    std::array<int, 3> with_thief{};
    for (int n = 0; n < 200; ++n) {
      State dealt = state;
      resample(dealt, 2, random);
      const Philosophers there = hand_of(dealt, 0) & state.rumoured;
      ASSERT_LE(there.size(), 1) << "one card was taken";
      ASSERT_TRUE((hand_of(dealt, 0) | hand_of(dealt, 1)).contains(state.rumoured));
      if (all_known) {
        ASSERT_EQ(there.size(), 1);
      }
      ASSERT_EQ(hand_of(dealt, 0).size(), 2);
      ASSERT_EQ(hand_of(dealt, 1).size(), hand_of(state, 1).size());
      ++with_thief[there.empty() ? 2 : there.has(plato) ? 0 : 1];
    }
    EXPECT_GT(with_thief[0], 20);
    EXPECT_GT(with_thief[1], 20);
    EXPECT_EQ(with_thief[2] > 20, !all_known);
    State seen = state;
    resample(seen, 1, random);
    EXPECT_EQ(hand_of(seen, 1), hand_of(state, 1)) << "the victim sees the own hand";
    EXPECT_EQ(hand_of(seen, 0) & state.rumoured, hand_of(state, 0) & state.rumoured)
        << "and knows what was taken";
  }
}

TEST(Civilisation, CIV_10_14_a_rumour_ends_when_the_thief_shows_the_card) {
  State state = with_theft(true);
  const Philosophers taken = hand_of(state, 0) & state.rumoured;
  ASSERT_EQ(taken.size(), 1);
  use_up(state, 0, taken.first(), nullptr);
  EXPECT_TRUE(state.rumoured.empty());
  for (const std::uint8_t card : {plato, zeno})
    if (!taken.has(card)) {
      EXPECT_EQ(state.cards.knowers(card), everybody);
    }
}

TEST(Civilisation, CIV_11_10_secrets_are_dealt_anew_for_others_and_views_stay) {
  AnyState state = game().start(*game().setup(4), 12);
  ActionList list;
  for (const Seat seat : {A, B, C, D}) {
    game().legal(state, seat, list);
    ASSERT_FALSE(game().apply(state, seat, list[0], nullptr));
  }
  const std::string before = game().view(state, A);
  const std::string of_b = game().view(state, B);
  int different = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    AnyState other = state;
    game().resample(other, A, seed);
    EXPECT_EQ(game().view(other, A), before);
    different += game().view(other, B) != of_b ? 1 : 0;
    EXPECT_EQ(game().check(other), "");
  }
  EXPECT_GT(different, 10);
}

TEST(Civilisation, CIV_16_1_a_pass_leaves_no_trace) {
  // Where B is asked and passes, all looks as where B could not have reacted.
  const auto play = [](std::string_view cards) {
    Scenario s;
    s.at(B, "D7").cards(B, cards).reserve(B, "F4").hand("F1 F1 F1 F1").turn_of(A);
    s.rolls({2}, {"play four F1 F1 F1 F1", "engage 0", "pass", "relocate E8"});
    return s;
  };
  const Scenario asked = play("PH10");
  const Scenario not_asked = play("PH06");
  EXPECT_EQ(asked.view_for(A), not_asked.view_for(A));
  EXPECT_EQ(asked.game().chance_drawn(asked.state()),
            not_asked.game().chance_drawn(not_asked.state()));
  EXPECT_EQ(asked.events.size(), not_asked.events.size());
}

}  // namespace
}  // namespace veillee::civilisation
