// Sets of cards and squares, cards with knowers, boards with walls and doors, payments: each
// against a slower and simpler account of the same thing.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <set>
#include <type_traits>
#include <vector>

#include "engine/action.hpp"
#include "engine/board.hpp"
#include "engine/can_fill.hpp"
#include "engine/hidden.hpp"
#include "engine/random.hpp"
#include "engine/small_set.hpp"

namespace veillee {
namespace {

// ── Sets ────────────────────────────────────────────────────────────────────────────────────────

using Items = std::set<int>;

template <int N>
Items items_of(const SmallSet<N>& set) {
  Items items;
  int last = -1;
  for (const std::uint8_t item : set) {
    RC_ASSERT(item > last);
    items.insert(last = item);
  }
  return items;
}

Items any_items(int n) {
  const auto drawn = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, n));
  return {drawn.begin(), drawn.end()};
}

template <int N>
SmallSet<N> set_of(const Items& items) {
  SmallSet<N> set;
  for (const int item : items) set.add(static_cast<std::uint8_t>(item));
  return set;
}

template <int N>
void sets_behave() {
  const Items a = any_items(N), b = any_items(N);
  const auto one = set_of<N>(a), other = set_of<N>(b);
  RC_ASSERT(items_of(one) == a);
  RC_ASSERT(one.size() == static_cast<int>(a.size()));
  RC_ASSERT(one.empty() == a.empty());
  Items both, common, rest;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                        std::inserter(common, common.end()));
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(rest, rest.end()));
  RC_ASSERT(items_of(one | other) == both);
  RC_ASSERT(items_of(one & other) == common);
  RC_ASSERT(items_of(one - other) == rest);
  RC_ASSERT(one.meets(other) == !common.empty());
  RC_ASSERT(one.contains(other) == (common == b));
  int rank = 0;
  for (const int item : a) RC_ASSERT(one.at_rank(rank++) == item);
  if (!a.empty()) RC_ASSERT(one.first() == *a.begin());
  for (int item = 0; item < 256; ++item)
    RC_ASSERT(one.has(static_cast<std::uint8_t>(item)) == a.contains(item));
  const int by = *rc::gen::inRange(-63, 64);
  Items moved;
  for (const int item : a)
    if (item + by >= 0 && item + by < N) moved.insert(item + by);
  RC_ASSERT(items_of(one.shifted(by)) == moved);
  const int n = *rc::gen::inRange(0, N + 1);
  RC_ASSERT(SmallSet<N>::below(n).size() == n);
  RC_ASSERT(SmallSet<N>::all().size() == N);
  static_assert(std::has_unique_object_representations_v<SmallSet<N>>);
}

RC_GTEST_PROP(Sets, behave_as_sets_of_numbers_in_every_size, ()) {
  sets_behave<7>();
  sets_behave<64>();
  sets_behave<65>();
  sets_behave<128>();
  sets_behave<192>();
}

TEST(Sets, drawing_empties_the_set_and_is_fair) {
  std::map<int, int> first;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    FastRng random(seed);
    CardSet<150> set = set_of<150>({2, 70, 140});
    Items drawn;
    ++first[set.draw(random)];
    drawn.insert(set.draw(random));
    drawn.insert(set.draw(random));
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(drawn.size(), 2U);
  }
  ASSERT_EQ(first.size(), 3U);
  for (const auto& [item, times] : first) EXPECT_NEAR(times, 2000, 150) << item;
}

// ── Cards with knowers ──────────────────────────────────────────────────────────────────────────

using Cards = Hidden<24>;

Cards any_cards() {
  Cards cards;
  for (std::uint8_t card = 0; card < Cards::cards; ++card)
    cards.put(card, *rc::gen::inRange<std::uint8_t>(0, 6),
              *rc::gen::element(SeatSet{}, SeatSet::only(0), SeatSet::only(1),
                                SeatSet::from_bits(0b101), everybody));
  return cards;
}

RC_GTEST_PROP(HiddenCards, resampling_moves_only_what_the_viewer_does_not_know,
              (std::uint64_t seed)) {
  const Cards before = any_cards();
  const auto back = CardSet<24>::below(*rc::gen::inRange(0, 25));
  for (const Viewer viewer : {Viewer{0}, Viewer{1}, Viewer{2}, spectator}) {
    Cards after = before;
    FastRng random(seed);
    after.resample(viewer, random, back);
    std::multiset<std::pair<int, int>> places_before, places_after;
    for (std::uint8_t card = 0; card < Cards::cards; ++card) {
      if (before.knows(viewer, card) || !back.has(card)) {
        RC_ASSERT(after.zone(card) == before.zone(card));
        RC_ASSERT(after.knowers(card) == before.knowers(card));
      }
      places_before.emplace(before.zone(card), before.knowers(card).bits());
      places_after.emplace(after.zone(card), after.knowers(card).bits());
    }
    // Every zone holds as many cards as before, and as many that each seat knows.
    RC_ASSERT(places_before == places_after);
  }
}

TEST(HiddenCards, every_deal_that_agrees_has_the_same_chance) {
  // Seat 0 holds card 0, and has put card 1 face down; seat 1 holds two, one lies in the pile. Seat
  // 0 knows its own two; the other three can lie in three ways.
  enum : std::uint8_t { pile, hand_0, hand_1, table };
  Hidden<5> cards;
  cards.put(0, hand_0, SeatSet::only(0));
  cards.put(1, table, SeatSet::only(0));
  cards.put(2, hand_1, SeatSet::only(1));
  cards.put(3, hand_1, SeatSet::only(1));
  cards.put(4, pile, {});
  std::map<int, int> in_the_pile;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    FastRng random(seed);
    Hidden<5> deal = cards;
    deal.resample(0, random);
    ASSERT_EQ(deal.zone(0), hand_0);
    ASSERT_EQ(deal.zone(1), table);
    ASSERT_EQ(deal.count(hand_1), 2);
    ++in_the_pile[deal.in(pile).first()];
  }
  ASSERT_EQ(in_the_pile.size(), 3U);
  for (const auto& [card, times] : in_the_pile) EXPECT_NEAR(times, 2000, 150) << int{card};
}

TEST(HiddenCards, knowledge_follows_cards_until_they_are_shuffled) {
  enum : std::uint8_t { pile, display, hand };
  Hidden<4> cards;
  EXPECT_EQ(cards.count(pile), 4);
  EXPECT_TRUE(cards.known_to(0).empty());
  cards.put(0, display, everybody);
  EXPECT_TRUE(cards.knows(spectator, 0));
  cards.move(0, hand);  // taken from the display: everybody remembers it
  EXPECT_TRUE(cards.knows(3, 0));
  cards.put(1, hand, SeatSet::only(2));  // drawn face down
  EXPECT_FALSE(cards.knows(spectator, 1));
  cards.show(1, SeatSet::only(1));
  EXPECT_TRUE(cards.knows(1, 1) && cards.knows(2, 1) && !cards.knows(0, 1));
  EXPECT_EQ(cards.known_to(2), SmallSet<4>::below(2));
  cards.shuffle(hand);
  EXPECT_TRUE(cards.known_to(2).empty());
  EXPECT_EQ(cards.count(hand), 2);
  FastRng random(1);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(cards.zone(cards.pick(hand, random)), hand);
}

// Eight cards are looked at in one go: it must find what looking at each one finds.
RC_GTEST_PROP(HiddenCards, a_zone_holds_the_cards_that_lie_in_it, ()) {
  Hidden<45> cards;
  for (std::uint8_t card = 0; card < 45; ++card)
    cards.put(card, *rc::gen::element<std::uint8_t>(0, 1, 2, 0x7F, 0x80, 0xFF), {});
  for (const int n_th : {0, 1, 2, 3, 0x7E, 0x7F, 0x80, 0x81, 0xFF}) {
    const std::uint8_t zone = byte(n_th);
    const CardSet<45> here = cards.in(zone);
    int n = 0;
    for (std::uint8_t card = 0; card < 45; ++card) {
      RC_ASSERT(here.has(card) == (cards.zone(card) == zone));
      n += cards.zone(card) == zone ? 1 : 0;
    }
    RC_ASSERT(cards.count(zone) == n);
    RC_ASSERT(cards.any(zone) == (n > 0));
  }
}

TEST(HiddenCards, two_that_are_swapped_take_over_place_and_knowers) {
  Hidden<2> cards;
  cards.put(0, 3, SeatSet::only(1));
  cards.put(1, 4, everybody);
  cards.swap(0, 1);
  EXPECT_EQ(cards.zone(0), 4);
  EXPECT_EQ(cards.zone(1), 3);
  EXPECT_TRUE(cards.knows(spectator, 0));
  EXPECT_TRUE(cards.knows(1, 1) && !cards.knows(0, 1));
}

// ── Boards ──────────────────────────────────────────────────────────────────────────────────────

using Hall = Board<5, 9>;

struct Plan {
  std::string zones;
  std::vector<Side> openings, doors;
  Hall board() const { return Hall(zones, openings, doors); }
};

Plan any_plan() {
  Plan plan;
  for (int i = 0; i < Hall::squares; ++i) plan.zones += *rc::gen::element('a', 'b', 'c');
  for (std::uint8_t a = 0; a < Hall::squares; ++a)
    for (std::uint8_t b = 0; b < a; ++b) {
      if (!Hall::orthogonal(a, b) || plan.zones[a] == plan.zones[b]) continue;
      const int kind = *rc::gen::inRange(0, 6);
      if (kind == 0) plan.openings.push_back({a, b});
      if (kind == 1 && plan.doors.size() < Hall::most_doors) plan.doors.push_back({a, b});
    }
  return plan;
}

bool same(const Side& side, std::uint8_t a, std::uint8_t b) {
  return (side.a == a && side.b == b) || (side.a == b && side.b == a);
}

// The same by looking at every pair of squares.
bool passes(const Plan& plan, Hall::Doors open, std::uint8_t a, std::uint8_t b) {
  if (!Hall::orthogonal(a, b)) return false;
  if (plan.zones[a] == plan.zones[b]) return true;
  for (const Side& side : plan.openings)
    if (same(side, a, b)) return true;
  for (std::size_t d = 0; d < plan.doors.size(); ++d)
    if (same(plan.doors[d], a, b)) return (open >> d & 1U) != 0;
  return false;
}

RC_GTEST_PROP(Boards, steps_walks_and_sight_are_those_of_the_plan, ()) {
  const Plan plan = any_plan();
  const Hall board = plan.board();
  const auto open = *rc::gen::oneOf(rc::gen::element(Hall::no_door, Hall::every_door),
                                    rc::gen::arbitrary<Hall::Doors>());
  const auto ways = board.ways(open);
  const auto from = *rc::gen::inRange<std::uint8_t>(0, Hall::squares);
  const auto ends = set_of<Hall::squares>(any_items(Hall::squares));
  const auto closed = set_of<Hall::squares>(any_items(Hall::squares)) - Hall::Set::only(from);

  std::array<int, Hall::squares> steps{};
  steps.fill(Hall::unreached);
  steps[from] = 0;
  for (std::deque<std::uint8_t> queue{from}; !queue.empty(); queue.pop_front()) {
    const std::uint8_t at = queue.front();
    if (at != from && ends.has(at)) continue;
    for (std::uint8_t to = 0; to < Hall::squares; ++to)
      if (passes(plan, open, at, to) && !closed.has(to) && steps[to] == Hall::unreached) {
        steps[to] = steps[at] + 1;
        queue.push_back(to);
      }
  }
  const auto distances = Hall::distances(ways, from, ends, closed);
  for (std::uint8_t to = 0; to < Hall::squares; ++to) {
    RC_ASSERT(distances[to] == steps[to]);
    RC_ASSERT(Hall::neighbours(ways, from).has(to) == passes(plan, open, from, to));
    for (const int limit : {0, 1, 3, 50})
      RC_ASSERT(Hall::reach(ways, from, limit, ends, closed).has(to) ==
                (to != from && steps[to] <= limit));
    RC_ASSERT(Hall::at_distance(from, 2).has(to) == (Hall::distance(from, to) == 2));
    // A straight line, all sides open, nothing strictly between.
    bool sees =
        to != from && (Hall::row(to) == Hall::row(from) || Hall::column(to) == Hall::column(from));
    const int stride = Hall::row(to) == Hall::row(from) ? 1 : 9;
    for (int at = from; sees && at != to;) {
      const int next = at + (to > from ? stride : -stride);
      sees = passes(plan, open, static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(next)) &&
             (at == from || !ends.has(static_cast<std::uint8_t>(at)));
      at = next;
    }
    RC_ASSERT(Hall::sight(ways, from, ends).has(to) == sees);
    if (!Hall::orthogonal(from, to)) continue;
    const Edge edge = board.edge(from, to);
    RC_ASSERT(edge == board.edge(to, from));
    RC_ASSERT(passes(plan, Hall::no_door, from, to) == (edge == Edge::open));
    RC_ASSERT(passes(plan, Hall::every_door, from, to) == (edge != Edge::wall));
    for (const Edge kind : {Edge::open, Edge::wall, Edge::door})
      RC_ASSERT(board.across(from, kind).has(to) == (edge == kind));
  }
}

// A castle of 81 squares, made by the compiler: corridors K, a throne room T, gardens.
constexpr std::uint8_t at(const char (&name)[3]) {
  return static_cast<std::uint8_t>((name[1] - '1') * 9 + name[0] - 'A');
}
constexpr Side openings[] = {{at("B2"), at("C2")}, {at("G2"), at("H2")}, {at("C1"), at("D1")},
                             {at("F1"), at("G1")}, {at("B6"), at("C6")}, {at("G6"), at("H6")},
                             {at("B7"), at("B8")}, {at("H7"), at("H8")}, {at("C9"), at("D9")},
                             {at("F9"), at("G9")}, {at("E7"), at("E8")}};
constexpr Side doors[] = {{at("C5"), at("D5")}, {at("F5"), at("G5")}, {at("E3"), at("E4")},
                          {at("E2"), at("E3")}, {at("A2"), at("A3")}, {at("I2"), at("I3")},
                          {at("B3"), at("B4")}, {at("H3"), at("H4")}, {at("B9"), at("C9")},
                          {at("G9"), at("H9")}};
using Castle = Board<9, 9>;
constexpr Castle castle(
    "aaKbbbKcc"
    "aaKbbbKcc"
    "KKKKKKKKK"
    "ddKTTTKee"
    "ddKTTTKee"
    "ddKTTTKee"
    "KKKKKKKKK"
    "ffKgggKhh"
    "ffKgggKhh",
    openings, doors);
constexpr auto closed_doors = castle.ways();
static_assert(Castle::reach(closed_doors, at("E9"), 81).size() == 71);

TEST(Boards, a_castle_with_ten_doors) {
  std::map<Edge, int> sides;
  for (std::uint8_t a = 0; a < Castle::squares; ++a)
    for (std::uint8_t b = 0; b < a; ++b)
      if (Castle::orthogonal(a, b)) ++sides[castle.edge(a, b)];
  EXPECT_EQ(sides, (std::map<Edge, int>{{Edge::open, 99}, {Edge::door, 10}, {Edge::wall, 35}}));
  const auto open_doors = castle.ways(Castle::every_door);
  EXPECT_EQ(Castle::reach(open_doors, at("E9"), 81).size(), 80);
  EXPECT_EQ(Castle::distances(open_doors, at("E9"))[at("E5")], 8);
  EXPECT_EQ(Castle::distances(closed_doors, at("E9"))[at("E5")], Castle::unreached);
  EXPECT_TRUE(castle.across(at("E7"), Edge::wall).has(at("E6")));
  EXPECT_EQ(castle.across(at("C5"), Edge::door), Castle::Set::only(at("D5")));
  // One door alone.
  EXPECT_EQ(Castle::distances(castle.ways(1), at("C5"))[at("E5")], 2);
  EXPECT_TRUE(Castle::sight(open_doors, at("A3")).has(at("I3")));
  EXPECT_FALSE(Castle::sight(open_doors, at("A3"), Castle::Set::only(at("D3"))).has(at("I3")));
}

TEST(Boards, squares_have_names) {
  const auto& names = square_names<9, 9>;
  EXPECT_EQ(names.front(), "A1");
  EXPECT_EQ(names[Castle::named("E5")], "E5");
  EXPECT_EQ(names.back(), "I9");
}

TEST(Boards, ways_are_as_long_as_a_door_makes_them) {
  const auto to_throne = [](std::size_t door) {
    return castle.way_table(door)[at("E9")][at("E5")];
  };
  EXPECT_EQ(to_throne(1), 8) << "as any other side";
  EXPECT_EQ(to_throne(2), 9) << "one door, whichever way";
  EXPECT_EQ(to_throne(4), 11);
  const auto table = castle.way_table(1);
  const auto open_doors = castle.ways(Castle::every_door);
  for (std::uint8_t from = 0; from < Castle::squares; ++from)
    EXPECT_EQ(table[from], Castle::distances(open_doors, from)) << int{from};
}

// ── Payments ────────────────────────────────────────────────────────────────────────────────────

bool by_trying(std::vector<std::uint8_t> wanted, std::vector<std::uint8_t>& units,
               const std::vector<std::vector<bool>>& fits) {
  const auto slot = std::find_if(wanted.begin(), wanted.end(), [](auto n) { return n > 0; });
  if (slot == wanted.end()) return true;
  --*slot;
  for (std::size_t k = 0; k < units.size(); ++k) {
    if (units[k] == 0 || !fits[static_cast<std::size_t>(slot - wanted.begin())][k]) continue;
    --units[k];
    const bool filled = by_trying(wanted, units, fits);
    ++units[k];
    if (filled) return true;
  }
  return false;
}

RC_GTEST_PROP(Payments, are_possible_exactly_when_trying_finds_a_way, ()) {
  const auto slots = *rc::gen::inRange<std::size_t>(0, 5);
  const auto kinds = *rc::gen::inRange<std::size_t>(1, 5);
  const auto small = [](std::size_t n) {
    return *rc::gen::container<std::vector<std::uint8_t>>(n, rc::gen::inRange<std::uint8_t>(0, 3));
  };
  const auto wanted = small(slots);
  auto units = small(kinds);
  std::vector<std::vector<bool>> fits;
  for (std::size_t s = 0; s < slots; ++s)
    fits.push_back(*rc::gen::container<std::vector<bool>>(kinds, rc::gen::arbitrary<bool>()));
  const bool filled =
      can_fill(wanted, units, [&](std::size_t slot, std::size_t kind) { return fits[slot][kind]; });
  RC_ASSERT(filled == by_trying(wanted, units, fits));
}

TEST(Payments, a_joker_goes_where_it_is_needed) {
  // Kinds: wood, stone, joker. Slots: one wood, two of stone or wood.
  const auto fits = [](std::size_t slot, std::size_t kind) { return kind != 1 || slot == 1; };
  const std::uint8_t wanted[] = {1, 2};
  const auto possible = [&](std::uint8_t wood, std::uint8_t stone, std::uint8_t joker) {
    const std::uint8_t units[] = {wood, stone, joker};
    return can_fill(wanted, units, fits);
  };
  EXPECT_TRUE(possible(1, 2, 0));
  EXPECT_TRUE(possible(0, 2, 1));
  EXPECT_FALSE(possible(0, 3, 0));
  EXPECT_TRUE(possible(2, 1, 0));
  EXPECT_FALSE(possible(2, 0, 0));
}

}  // namespace
}  // namespace veillee
