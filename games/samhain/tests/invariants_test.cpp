// What holds at every decision of every game (SAM-T77). The sums are made here from the bare
// position, not with the help of Samhain::check.
#include <numeric>

#include "engine/playout.hpp"
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

int members_of(const Player& player) {
  int n = player.own_reserve + player.buried;
  for (const auto& here : player.members) n += here[active] + here[waiting] + here[exhausted];
  for (const std::uint8_t pa : player.worship) n += pa > 0 ? 1 : 0;
  return n;
}

void expect_invariants(const State& state) {
  const std::size_t count = state.seats() - 2U;
  const int cubes_in_game[] = {10, 13, 16};
  const int wisps_in_game[] = {6, 7, 8};
  const int objects_in_game[] = {2, 2, 3};
  const int members_in_clan[] = {14, 12, 10};

  int wisps = state.reserve_wisps;
  int buried = 0;
  std::array<int, card_count> on_card{};
  std::array<int, resource_count> cubes{};
  std::array<int, object_count> objects{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    wisps += player.wisps;
    buried += player.buried;
    ASSERT_EQ(members_of(player), members_in_clan[count]);
    ASSERT_GE(player.vp, 0);
    for (const std::uint8_t pa : player.worship) ASSERT_LE(pa, 5);
    for (std::uint8_t r = 0; r < resource_count; ++r) cubes[r] += player.cubes[r];
    for (std::uint8_t o = 0; o < object_count; ++o)
      objects[o] += player.upright[o] + player.lying[o];
    for (std::uint8_t c = 0; c < card_count; ++c)
      on_card[c] = std::accumulate(player.members[c].begin(), player.members[c].end(), on_card[c]);
  }
  ASSERT_EQ(wisps, wisps_in_game[count]);
  for (std::uint8_t r = 0; r < resource_count; ++r)
    // A count below 0 would have wrapped round and could not add up.
    ASSERT_EQ(cubes[r] + state.reserve[r], cubes_in_game[count]);
  for (std::uint8_t o = 0; o < object_count; ++o)
    ASSERT_EQ(objects[o] + state.reserve_objects[o], objects_in_game[count]);
  int not_complete = 0;
  for (const int n : on_card) {
    ASSERT_LE(n, state.seats());
    not_complete += n < state.seats() ? 1 : 0;
  }
  ASSERT_GE(not_complete, 1);
  ASSERT_LT(buried, state.seats() + 1);
  if (state.event_running == 0) {
    ASSERT_GE(state.reserve_wisps, 1);
  }
  ASSERT_EQ(Samhain::check(state), "");
}

TEST(Samhain, SAM_T77_invariants_of_random_games) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint8_t options = 0; options < 4; ++options)
      for (std::uint64_t seed = 0; seed < 25; ++seed) {
        State state = Samhain::start({.seats = players,
                                      .easy = static_cast<std::uint8_t>(options & 1U),
                                      .counteraction = static_cast<std::uint8_t>(options >> 1U)},
                                     seed);
        FastRng random(seed * 12 + options);
        ActionList list;
        while (!over<Samhain>(state)) {
          ASSERT_NO_FATAL_FAILURE(expect_invariants(state));
          const auto [seat, action] = random_action<Samhain>(state, list, random);
          apply<Samhain>(state, seat, action);
        }
        ASSERT_NO_FATAL_FAILURE(expect_invariants(state));
      }
}

}  // namespace
}  // namespace veillee::samhain
