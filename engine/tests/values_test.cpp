// Small values: seats, actions, lists, bags, purses, grids, hashes, events, outcomes.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/action.hpp"
#include "engine/bag.hpp"
#include "engine/bounded_list.hpp"
#include "engine/event.hpp"
#include "engine/grid.hpp"
#include "engine/hash.hpp"
#include "engine/outcome.hpp"
#include "engine/purse.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace veillee {
namespace {

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────

TEST(Seats, clockwise_goes_round_the_table) {
  EXPECT_EQ(clockwise(0, 3), 1);
  EXPECT_EQ(clockwise(2, 3), 0);
  EXPECT_EQ(clockwise(1, 4, 0), 1);
  EXPECT_EQ(clockwise(3, 4, 7), 2);
}

TEST(Seats, a_spectator_is_in_no_set) {
  EXPECT_FALSE(SeatSet::from_bits(0xFF).has(spectator));
  EXPECT_FALSE(SeatSet::from_bits(0xFF).has(8));
  EXPECT_TRUE(SeatSet::from_bits(0xFF).has(7));
}

RC_GTEST_PROP(Seats, a_set_behaves_like_a_set, (std::vector<std::uint8_t> changes)) {
  SeatSet seats;
  std::set<Seat> model;
  for (const std::uint8_t change : changes) {
    const Seat seat = change % 8;
    if (change & 0x80) {
      seats.remove(seat);
      model.erase(seat);
    } else {
      seats.add(seat);
      model.insert(seat);
    }
  }
  RC_ASSERT(seats.size() == static_cast<int>(model.size()));
  RC_ASSERT(seats.empty() == model.empty());
  for (Seat seat = 0; seat < 8; ++seat) RC_ASSERT(seats.has(seat) == (model.count(seat) == 1));
  std::vector<Seat> walked;
  for (const Seat seat : seats) walked.push_back(seat);
  RC_ASSERT(walked == std::vector<Seat>(model.begin(), model.end()));
  if (!model.empty()) RC_ASSERT(seats.first() == *model.begin());
  RC_ASSERT(SeatSet::from_bits(seats.bits()) == seats);
}

RC_GTEST_PROP(Seats, union_and_difference, (std::uint8_t a, std::uint8_t b)) {
  const SeatSet left = SeatSet::from_bits(a);
  const SeatSet right = SeatSet::from_bits(b);
  for (Seat seat = 0; seat < 8; ++seat) {
    RC_ASSERT((left | right).has(seat) == (left.has(seat) || right.has(seat)));
    RC_ASSERT((left - right).has(seat) == (left.has(seat) && !right.has(seat)));
  }
}

TEST(Seats, only_and_all) {
  EXPECT_EQ(SeatSet::only(2).bits(), 0b100);
  EXPECT_EQ(SeatSet::all(0).bits(), 0);
  EXPECT_EQ(SeatSet::all(4).bits(), 0b1111);
  EXPECT_EQ(SeatSet::all(8).bits(), 0xFF);
}

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

TEST(Actions, are_told_apart_by_every_byte) {
  const Action action = make_action(3, 1, 2, 4);
  EXPECT_EQ(action.kind, 3);
  EXPECT_EQ(action.args, (std::array<std::uint8_t, 7>{1, 2, 4, 0, 0, 0, 0}));
  for (std::size_t i = 0; i < action.args.size(); ++i) {
    Action other = action;
    other.args[i] ^= 0x40;
    EXPECT_NE(other, action);
    EXPECT_NE(bits_of(other), bits_of(action));
  }
}

TEST(Actions, a_list_holds_what_was_added_in_order) {
  ActionList list;
  EXPECT_TRUE(list.empty());
  for (std::uint8_t i = 0; i < 5; ++i) list.add(make_action(1, i));
  EXPECT_EQ(list.size(), 5);
  EXPECT_EQ(list[3], make_action(1, 3));
  EXPECT_TRUE(list.contains(make_action(1, 4)));
  EXPECT_FALSE(list.contains(make_action(1, 5)));
  EXPECT_EQ(list.end() - list.begin(), 5);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.contains(make_action(1, 0)));
}

TEST(Actions, a_list_that_is_too_long_says_so_and_stays_within_its_storage) {
  ActionList list;
  for (int i = 0; i < ActionList::capacity; ++i)
    list.add(make_action(i / 200, static_cast<std::uint8_t>(i % 200)));
  EXPECT_FALSE(list.overflowed());
  EXPECT_TRUE(list.contains(make_action(1, 55)));
  struct {
    ActionList list;
    std::uint64_t behind = 7;
  } kept;
  kept.list = list;
  for (int i = 0; i < ActionList::capacity; ++i) {
    kept.list.add(make_action(9));
    EXPECT_TRUE(kept.list.overflowed());
    EXPECT_EQ(kept.list.size(), ActionList::capacity);
    EXPECT_EQ(kept.list.end() - kept.list.begin(), ActionList::capacity);
  }
  EXPECT_FALSE(kept.list.contains(make_action(9)));
  EXPECT_EQ(kept.behind, 7U);
}

// ── Bounded lists ───────────────────────────────────────────────────────────────────────────────

using Numbers = BoundedList<std::uint8_t, 12>;

RC_GTEST_PROP(BoundedLists, behave_like_a_vector, (std::vector<std::uint8_t> changes)) {
  Numbers list;
  std::vector<std::uint8_t> model;
  for (const std::uint8_t change : changes) {
    const std::uint8_t value = change / 4;
    const auto n = static_cast<std::uint8_t>(model.size());
    switch (change % 4) {
      case 0:
        if (!list.full()) list.push_back(value), model.push_back(value);
        break;
      case 1:
        if (!list.empty()) list.pop_back(), model.pop_back();
        break;
      case 2:
        if (n > 0) list.remove_at(value % n), model.erase(model.begin() + value % n);
        break;
      default:
        if (!list.full()) {
          const auto at = static_cast<std::uint8_t>(value % (n + 1));
          list.insert_at(at, value);
          model.insert(model.begin() + at, value);
        }
    }
    RC_ASSERT(std::equal(list.begin(), list.end(), model.begin(), model.end()));
    RC_ASSERT(list.size() == model.size());
    RC_ASSERT(list.full() == (model.size() == Numbers::capacity));
    if (!model.empty()) RC_ASSERT(list.back() == model.back());
  }
  // Bytes are identity: whatever happened, only the content counts.
  Numbers fresh;
  for (const std::uint8_t value : model) fresh.push_back(value);
  RC_ASSERT(hash_of(fresh) == hash_of(list));
  RC_ASSERT(fresh == list);
  list.clear();
  RC_ASSERT(hash_of(list) == hash_of(Numbers{}));
}

// ── Bags and purses ─────────────────────────────────────────────────────────────────────────────

TEST(Bags, give_back_exactly_what_was_put_in) {
  Bag<3> bag;
  EXPECT_TRUE(bag.empty());
  bag.put(0, 3);
  bag.put(2);
  bag.put(2);
  EXPECT_EQ(bag.size(), 5);
  Rng random(4);
  std::array<int, 3> drawn{};
  while (!bag.empty()) ++drawn[bag.draw(random)];
  EXPECT_EQ(drawn, (std::array<int, 3>{3, 0, 2}));
  EXPECT_EQ(bag, Bag<3>{});
}

TEST(Bags, each_piece_has_the_same_chance) {
  FastRng random(11);
  constexpr int draws = 60000;
  std::array<int, 4> drawn{};
  for (int i = 0; i < draws; ++i) {
    Bag<4> bag{{1, 0, 2, 3}};
    ++drawn[bag.draw(random)];
  }
  EXPECT_EQ(drawn[1], 0);
  // Expected 10000, 20000, 30000; the standard deviations are 91, 115 and 122.
  EXPECT_NEAR(drawn[0], 10000, 450);
  EXPECT_NEAR(drawn[2], 20000, 570);
  EXPECT_NEAR(drawn[3], 30000, 610);
}

RC_GTEST_PROP(Purses, paying_keeps_both_sides_whole, ()) {
  using P = Purse<3>;
  const auto units =
      *rc::gen::container<std::array<std::uint8_t, 3>>(rc::gen::inRange<std::uint8_t>(0, 60));
  const auto cost =
      *rc::gen::container<std::array<std::uint8_t, 3>>(rc::gen::inRange<std::uint8_t>(0, 60));
  P from{units};
  P to{{1, 2, 3}};
  const P amount{cost};
  const bool enough = units[0] >= cost[0] && units[1] >= cost[1] && units[2] >= cost[2];
  RC_ASSERT(from.covers(amount) == enough);
  RC_ASSERT(from.total() == units[0] + units[1] + units[2]);
  if (!enough) return;
  const int before = from.total() + to.total();
  pay(from, to, amount);
  RC_ASSERT(from.total() + to.total() == before);
  for (std::uint8_t k = 0; k < 3; ++k) {
    RC_ASSERT(from[k] == units[k] - cost[k]);
    RC_ASSERT(to[k] == k + 1 + cost[k]);
  }
  to -= amount;
  from += amount;
  RC_ASSERT((from == P{units} && to == P{{1, 2, 3}}));
}

// ── Grids ───────────────────────────────────────────────────────────────────────────────────────

TEST(Grids, know_rows_columns_and_neighbours) {
  using G = Grid<5, 3>;
  EXPECT_EQ(G::squares, 15);
  EXPECT_EQ(G::at(4, 2), 14);
  EXPECT_EQ(G::row(7), 2);
  EXPECT_EQ(G::column(7), 1);
  constexpr auto orthogonal = G::orthogonal_mask();
  constexpr auto diagonal = G::diagonal_mask();
  EXPECT_EQ(orthogonal[0], 1U << 1 | 1U << 3);
  EXPECT_EQ(orthogonal[4], 1U << 1 | 1U << 3 | 1U << 5 | 1U << 7);
  EXPECT_EQ(diagonal[4], 1U << 0 | 1U << 2 | 1U << 6 | 1U << 8);
  EXPECT_EQ(orthogonal[2] >> 3 & 1U, 0U) << "the end of a row is no neighbour of the next one";
  EXPECT_EQ(diagonal[2] >> 3 & 1U, 0U);
}

TEST(Grids, neighbourhood_is_mutual_and_of_one_kind) {
  using G = Grid<4, 8>;
  constexpr auto orthogonal = G::orthogonal_mask();
  constexpr auto diagonal = G::diagonal_mask();
  for (int a = 0; a < G::squares; ++a) {
    EXPECT_EQ(orthogonal[a] & diagonal[a], 0U);
    EXPECT_EQ((orthogonal[a] | diagonal[a]) >> a & 1U, 0U);
    for (int b = 0; b < G::squares; ++b) {
      EXPECT_EQ(orthogonal[a] >> b & 1U, orthogonal[b] >> a & 1U);
      EXPECT_EQ(diagonal[a] >> b & 1U, diagonal[b] >> a & 1U);
    }
  }
}

RC_GTEST_PROP(Grids, squares_of_a_mask_come_in_order, (SquareMask mask)) {
  SquareMask again = 0;
  int last = -1;
  for (const std::uint8_t square : Squares{mask}) {
    RC_ASSERT(square > last);
    last = square;
    again |= SquareMask{1} << square;
  }
  RC_ASSERT(again == mask);
}

// ── Hashes ──────────────────────────────────────────────────────────────────────────────────────

TEST(Hashes, are_the_same_on_every_machine_and_in_every_year) {
  EXPECT_EQ(hash_bytes("", 0), 0xE220A8397B1DCDAFU);
  EXPECT_EQ(hash_bytes("Samhain", 7), 10651073258250178206U);
  EXPECT_EQ(hash_bytes("Samhain, Bomarzo, Evenfall", 26), 7235852160443960907U);
}

RC_GTEST_PROP(Hashes, every_bit_counts, (std::vector<std::uint8_t> bytes)) {
  RC_PRE(!bytes.empty());
  const std::uint64_t hash = hash_bytes(bytes.data(), bytes.size());
  const auto bit = *rc::gen::inRange<std::size_t>(0, bytes.size() * 8);
  auto other = bytes;
  other[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
  RC_ASSERT(hash_bytes(other.data(), other.size()) != hash);
  other = bytes;
  other.push_back(0);
  RC_ASSERT(hash_bytes(other.data(), other.size()) != hash);
}

TEST(Hashes, fold_depends_on_the_order) { EXPECT_NE(fold(fold(0, 1), 2), fold(fold(0, 2), 1)); }

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

TEST(Events, a_public_event_is_seen_by_all) {
  const Event event = make_event(4, 1, 9, 8, 7, 6);
  for (const Viewer viewer : {Viewer{0}, Viewer{1}, Viewer{3}, spectator})
    EXPECT_EQ(seen_by(event, viewer), event);
}

TEST(Events, private_arguments_are_blanked_for_outsiders) {
  Event event = make_event(4, 1, 9, 8, 7);
  event.private_args = 0b1000010;
  event.insiders = SeatSet::only(1);
  event.args[6] = 5;
  EXPECT_EQ(seen_by(event, 1), event);
  for (const Viewer viewer : {Viewer{0}, Viewer{2}, spectator}) {
    const auto seen = seen_by(event, viewer);
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->args, (std::array<std::uint8_t, 7>{9, no_arg, 7, 0, 0, 0, no_arg}));
    EXPECT_TRUE(seen->insiders.empty());
  }
}

TEST(Events, a_secret_event_is_for_insiders_only) {
  Event event = make_event(4, 1, 9);
  event.secret = true;
  event.insiders = SeatSet::from_bits(0b0101);
  EXPECT_EQ(seen_by(event, 0), event);
  EXPECT_EQ(seen_by(event, 2), event);
  EXPECT_FALSE(seen_by(event, 1));
  EXPECT_FALSE(seen_by(event, spectator));
}

RC_GTEST_PROP(Events, what_an_outsider_sees_does_not_depend_on_what_is_hidden,
              (std::uint8_t mask)) {
  Event a = make_event(1, 0);
  Event b = a;
  a.private_args = b.private_args = mask;
  a.insiders = SeatSet::only(0);
  b.insiders = SeatSet::from_bits(0b101);
  for (std::size_t i = 0; i < a.args.size(); ++i) {
    a.args[i] = *rc::gen::arbitrary<std::uint8_t>();
    b.args[i] = (mask >> i & 1) != 0 ? *rc::gen::arbitrary<std::uint8_t>() : a.args[i];
  }
  RC_ASSERT(seen_by(a, 1) == seen_by(b, 1));
  RC_ASSERT(seen_by(a, spectator) == seen_by(b, spectator));
}

TEST(Events, a_sink_collects_and_a_null_sink_costs_nothing) {
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  emit(&sink, make_event(1, 0));
  emit(nullptr, make_event(2, 0));
  emit(&sink, make_event(3, 0));
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[1].kind, 3);
}

// ── Outcomes ────────────────────────────────────────────────────────────────────────────────────

TEST(Outcomes, ranks_with_tie_breaks_and_shared_places) {
  const Outcome o = ranked(4, {{{10, 1}, {12, 0}, {10, 2}, {10, 1}}});
  EXPECT_EQ(o.kind, Outcome::Kind::competitive);
  EXPECT_EQ(o.place, (std::array<std::uint8_t, 4>{3, 1, 2, 3}));
  EXPECT_EQ(o.score, (std::array<std::int16_t, 4>{10, 12, 10, 10}));
  EXPECT_EQ(o.winners, SeatSet::only(1));
  EXPECT_EQ(o.share(1), 1.0);
  EXPECT_EQ(o.share(0), 0.0);
}

TEST(Outcomes, a_shared_victory_is_shared_out) {
  const Outcome o = ranked(3, {{{-5, 1}, {-5, 1}, {-6, 9}}});
  EXPECT_EQ(o.winners, SeatSet::from_bits(0b011));
  EXPECT_EQ(o.place, (std::array<std::uint8_t, 4>{1, 1, 3, 0}));
  EXPECT_EQ(o.share(0), 0.5);
  EXPECT_EQ(o.share(2), 0.0);
}

RC_GTEST_PROP(Outcomes, better_standing_better_place, ()) {
  const auto seats = *rc::gen::inRange<std::uint8_t>(2, 5);
  std::array<Standing, max_seats> standings{};
  for (auto& standing : standings)
    for (auto& n : standing) n = *rc::gen::inRange<std::int16_t>(-2, 3);
  const Outcome o = ranked(seats, standings);
  RC_ASSERT(!o.winners.empty());
  for (Seat a = 0; a < seats; ++a) {
    RC_ASSERT(o.winners.has(a) == (o.place[a] == 1));
    for (Seat b = 0; b < seats; ++b) {
      RC_ASSERT((standings[a] > standings[b]) == (o.place[a] < o.place[b]));
    }
  }
  for (Seat nobody = seats; nobody < max_seats; ++nobody) {
    RC_ASSERT(o.place[nobody] == 0);
    RC_ASSERT(!o.winners.has(nobody));
  }
}

TEST(Outcomes, a_team_wins_as_a_whole) {
  const Outcome o = by_teams(4, {0, 1, 0, 1}, 1);
  EXPECT_EQ(o.kind, Outcome::Kind::teams);
  EXPECT_EQ(o.winners, SeatSet::from_bits(0b1010));
  EXPECT_EQ(o.place, (std::array<std::uint8_t, 4>{2, 1, 2, 1}));
  EXPECT_EQ(o.share(1), 1.0);
  EXPECT_EQ(o.share(3), 1.0);
  EXPECT_EQ(o.share(0), 0.0);
}

TEST(Outcomes, a_victory_that_teams_share_is_a_part_for_each) {
  Outcome o = by_teams(4, {0, 1, 0, 1}, 1);
  o.winners = SeatSet::all(4);
  share_out(o);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(o.share(seat), 0.5);
}

TEST(Outcomes, together_all_win_or_all_lose) {
  const Outcome won = together(3, true, 17);
  EXPECT_EQ(won.kind, Outcome::Kind::together);
  EXPECT_EQ(won.winners, SeatSet::all(3));
  EXPECT_EQ(won.score[2], 17);
  EXPECT_EQ(won.share(2), 1.0);
  const Outcome lost = together(3, false, 4);
  EXPECT_TRUE(lost.winners.empty());
  EXPECT_EQ(lost.place, (std::array<std::uint8_t, 4>{2, 2, 2, 0}));
  EXPECT_EQ(lost.share(0), 0.0);
}

TEST(Outcomes, a_draw_gives_each_side_its_part_and_nobody_has_won) {
  const Outcome teams = drawn(4, {0, 1, 0, 1});
  EXPECT_EQ(teams.kind, Outcome::Kind::teams);
  EXPECT_TRUE(teams.drawn);
  EXPECT_TRUE(teams.winners.empty());
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(teams.share(seat), 0.5);
  const Outcome rivals = drawn(3, each_for_itself);
  EXPECT_EQ(rivals.kind, Outcome::Kind::competitive);
  EXPECT_EQ(rivals.share(2), 1.0 / 3);
}

TEST(Outcomes, one_alone_climbs_a_ladder_of_ranks) {
  EXPECT_EQ(graded(40, 1, 5).share(0), 1.0);
  EXPECT_EQ(graded(40, 1, 5).winners, SeatSet::only(0));
  const Outcome middle = graded(27, 3, 5);
  EXPECT_EQ(middle.kind, Outcome::Kind::graded);
  EXPECT_EQ(middle.share(0), 0.5);
  EXPECT_EQ(middle.place[0], 3);
  EXPECT_TRUE(middle.winners.empty());
  EXPECT_EQ(graded(3, 5, 5).share(0), 0.0);
}

TEST(Outcomes, shares_follow_from_what_is_written_down) {
  for (const Outcome& made :
       {ranked(3, {{{2}, {2}, {1}}}), by_teams(4, {0, 0, 1, 1}, 0), drawn(2, each_for_itself),
        together(2, true, 3), together(1, false, 3), graded(9, 2, 4)}) {
    Outcome read = made;
    read.shares = {};
    share_out(read);
    EXPECT_EQ(read, made);
  }
}

}  // namespace
}  // namespace veillee
