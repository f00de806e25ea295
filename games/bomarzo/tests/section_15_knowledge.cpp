// Who knows what (section 15.1 of RULES.md).
#include <map>
#include <set>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_15_43_the_top_card_keeps_its_family_and_each_of_the_three_is_as_likely) {
  Scenario s(2);
  s.hand(A, "D01").hand(B, "D26").top("D25").begin();
  std::map<int, int> for_a, for_b;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    ++for_a[dealt_anew(s.state, A, seed).cards.in(on_top).first()];
    ++for_b[dealt_anew(s.state, B, seed).cards.in(on_top).first()];
  }
  ASSERT_EQ(for_a.size(), 3U);  // D25, D26, D27
  for (const auto& [card, times] : for_a) EXPECT_NEAR(times, 1000, 120) << card;
  ASSERT_EQ(for_b.size(), 2U);  // B holds D26
  for (const auto& [card, times] : for_b) EXPECT_NEAR(times, 1500, 140) << card;
}

TEST(Bomarzo, BOM_T176_BOM_15_42_BOM_10_18_a_card_under_a_deity_is_known_to_who_put_it_there) {
  Scenario s(3);
  s.under(A, "dea", "D25").hand(B, "D01").hand(C, "D02").begin();
  std::set<int> seen_by_b;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    EXPECT_EQ(dealt_anew(s.state, A, seed).cards.zone(24), under_deity(dea, A));
    const State other = dealt_anew(s.state, B, seed);
    EXPECT_EQ(other.cards.count(under_deity(dea, A)), 1);
    seen_by_b.insert(other.cards.in(under_deity(dea, A)).first());
  }
  EXPECT_GT(seen_by_b.size(), 30U);
  EXPECT_FALSE(seen_by_b.contains(0)) << "B holds D01";
  EXPECT_EQ(s.list_at("deities.dea.under", B), "A");
  EXPECT_FALSE(s.has("seats.0.under", B));
  EXPECT_EQ(s.list_at("seats.0.under.dea", A), "D25");
}

TEST(Bomarzo, BOM_T175_BOM_15_47_BOM_14_19_cards_put_back_are_known_until_another_player_draws) {
  Scenario s(2, {"adoration=on"});
  s.cubes(A, 4, 4, 0).cubes(B, 4, 0, 0).begin();
  s.play("adore")
      .play("cards 3")
      .play("lay food")
      .play("lay food")
      .play("lay food")
      .play("lay food");
  ASSERT_EQ(s.decision(), "adore_keep");
  s.play(s.options().front());
  int known_to_a = 0;
  for (const std::uint8_t deity : s.state.adoration.in(in_adoration_pile)) {
    known_to_a += s.state.adoration.knows(A, deity) ? 1 : 0;
    EXPECT_FALSE(s.state.adoration.knows(B, deity));
  }
  EXPECT_EQ(known_to_a, 2);
  s.play("harvest fields");
  ASSERT_EQ(s.decider(), B);
  s.play("adore").play("cards 2").then("lay food").then("lay food");
  s.play(s.options().front());
  for (const std::uint8_t deity : s.state.adoration.in(in_adoration_pile))
    EXPECT_FALSE(s.state.adoration.knows(A, deity));
}

TEST(Bomarzo, BOM_15_38_what_is_set_aside_is_its_owners_affair) {
  Scenario s(2);
  s.cubes(A, 2, 2, 1).hand(A, "D01 D02").begin();
  s.play("place genio");
  const std::string before = view_text<Bomarzo>(s.state, B);
  s.play("lay food").play("convert D02 coin");
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), before);
  EXPECT_EQ(s.list_at("seats.0.paying.cards", A), "");  // objects
  EXPECT_EQ(s.text_at("seats.0.paying.cards.0.card", A), "D02");
  EXPECT_EQ(s.number_at("seats.0.paying.laid.food", A), 1);
  const State for_b = dealt_anew(s.state, B, 5);
  EXPECT_EQ(for_b.stack.back().locals<PaymentFlow>().laid, Cubes{});
  EXPECT_EQ(for_b.cards.count(zone_of(hands, A)), 2);
}

TEST(Bomarzo, BOM_T182_BOM_15_44_BOM_15_43_a_reshuffled_card_is_unknown_again) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D10", B).discard("D01 D02 D03 D04 D05").begin();
  s.play("place genio").play("draw 2");  // the only payment is made without a question
  EXPECT_EQ(s.pile_size(), 4);
  std::set<int> second;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State other = dealt_anew(s.state, B, seed);
    for (const std::uint8_t card : other.cards.in(zone_of(hands, A))) second.insert(card);
    EXPECT_EQ(own().cards[other.cards.in(on_top).first()].family,
              own().cards[s.state.cards.in(on_top).first()].family);
  }
  EXPECT_EQ(second, (std::set<int>{0, 1, 2, 3, 4, 9}));
}

// Whatever is dealt anew, the viewer sees the same to the letter; and no card that it does not know
// is named anywhere in what it sees.
TEST(Bomarzo, BOM_15_39_no_view_tells_more_than_its_viewer_knows) {
  std::uint64_t seed = 3;
  int looks = 0;
  for (const int seats : {2, 3, 4})
    random_game({byte(seats), 1, 1, 0}, ++seed, [&](const State& state, const std::vector<Event>&) {
      if (++looks % 9 != 0 || state.stack.empty()) return;
      for (int i = 0; i <= seats; ++i) {
        const Viewer viewer = i == seats ? spectator : static_cast<Viewer>(i);
        const std::string seen = view_text<Bomarzo>(state, viewer);
        const State other = dealt_anew(state, viewer, static_cast<std::uint64_t>(looks));
        ASSERT_EQ(view_text<Bomarzo>(other, viewer), seen);
        if (state.phase == Phase::end) continue;
        for (std::uint8_t card = 0; card < card_count; ++card) {
          const bool named =
              seen.find('"' + std::string(card_ids[card]) + '"') != std::string::npos;
          ASSERT_TRUE(!named || state.cards.knows(viewer, card)) << card_ids[card];
        }
      }
    });
  EXPECT_GT(looks, 500);
}

TEST(Bomarzo, BOM_15_40_what_lies_open_is_known_to_everybody) {
  Scenario s(3);
  s.level1(A, "D01").level2(A, "D02").rotated(B, "D03").discard("D04 D05").begin();
  for (std::uint8_t card = 0; card < 5; ++card)
    for (const Viewer viewer : {Viewer{A}, Viewer{B}, Viewer{C}, Viewer{spectator}}) {
      EXPECT_TRUE(s.state.cards.knows(viewer, card));
      for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(dealt_anew(s.state, viewer, seed).cards.zone(card), s.state.cards.zone(card));
    }
  Scenario end(2);
  end.season(8).phase("end").under(A, "dea", "D25").begin();
  EXPECT_EQ(end.text_at("deities.dea.cards.0.card", B), "D25") << "revealed at the end";
}

TEST(Bomarzo, BOM_15_41_BOM_15_17_BOM_2_17_a_hand_is_its_holders) {
  Scenario s(2);
  s.hand(A, "D01 D02 D03").hand(B, "D04").begin();
  bool changed = false;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(hand_of(dealt_anew(s.state, A, seed), A), hand_of(s.state, A));
    const State for_b = dealt_anew(s.state, B, seed);
    EXPECT_EQ(hand_of(for_b, A).size(), 3);
    EXPECT_EQ(hand_of(for_b, B), hand_of(s.state, B));
    changed |= hand_of(for_b, A) != hand_of(s.state, A);
  }
  EXPECT_TRUE(changed);
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 3);
  EXPECT_FALSE(s.has("seats.0.hand", B));
  EXPECT_FALSE(s.has("seats.0.hand"));
}

TEST(Bomarzo, BOM_15_18_BOM_15_41_dealt_cards_are_their_owners) {
  const Scenario s = Scenario::from_start(2);
  EXPECT_EQ(words_in(s.cards(A, "hand")).size(), 4U);
  EXPECT_FALSE(s.has("seats.0.hand", B));
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(hand_of(dealt_anew(s.state, A, seed), A), hand_of(s.state, A));
}

TEST(Bomarzo, BOM_15_27_BOM_15_41_cards_drawn_with_vision_are_their_drawers) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D16").begin();
  s.play("place genio").play("draw 2 1");
  EXPECT_EQ(words_in(s.list_at("seats.0.drawn", A)).size(), 4U);
  EXPECT_FALSE(s.has("seats.0.drawn", B));
  s.play(s.options().front());
  EXPECT_EQ(words_in(s.list_at("seats.0.named", A)).size(), 1U);
  EXPECT_FALSE(s.has("seats.0.named", B));
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(dealt_anew(s.state, A, seed).cards.in(drawn), s.state.cards.in(drawn));
  const State for_b = dealt_anew(s.state, B, 5);
  EXPECT_EQ(for_b.cards.count(drawn), 4) << "for B nothing has been named yet";
  EXPECT_EQ(for_b.cards.count(aside), 0);
}

TEST(Bomarzo, BOM_15_42_known_as_copier_and_by_the_power_too) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).cubes(B, 1, 0, 2).hand(B, "D20 D21").level2(B, "D01").begin();
  s.play("place drago").play(B, "copy").play("done");
  s.play("slide D20").play("under dea").play("slide D21").play("under orco");
  EXPECT_EQ(s.list_at("seats.1.under.dea", B), "D20");
  EXPECT_EQ(s.list_at("seats.1.under.orco", B), "D21");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(dealt_anew(s.state, B, seed).cards.zone(19), under_deity(dea, B));
    EXPECT_EQ(dealt_anew(s.state, B, seed).cards.zone(20), under_deity(orco, B));
  }
  EXPECT_FALSE(s.state.cards.knows(A, 19));
}

TEST(Bomarzo, BOM_15_13_BOM_15_44_the_pile_is_known_to_nobody_but_its_size) {
  Scenario s(2);
  s.hand(A, "D01").hand(B, "D02").begin();
  EXPECT_EQ(s.pile_size(), 43);
  std::set<int> in_hand_of_b;
  for (std::uint64_t seed = 0; seed < 600; ++seed)
    in_hand_of_b.insert(hand_of(dealt_anew(s.state, A, seed), B).first());
  EXPECT_EQ(in_hand_of_b.size(), 44U) << "any card but A's own";
}

TEST(Bomarzo, BOM_15_45_the_family_of_a_drawn_card_is_not_kept) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).top("D25").begin();
  s.play("place genio").play("draw 2");
  std::set<int> families_seen;
  for (std::uint64_t seed = 0; seed < 400; ++seed)
    for (const std::uint8_t card : hand_of(dealt_anew(s.state, B, seed), A))
      families_seen.insert(own().cards[card].family);
  EXPECT_EQ(families_seen.size(), 15U);
}

TEST(Bomarzo, BOM_15_46_BOM_15_32_BOM_15_48_held_cards_and_the_pile) {
  Scenario s(2, {"adoration=on"});
  s.adoration(A, "orco").adoration(B, "dea").begin();
  std::set<int> for_b;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    EXPECT_EQ(dealt_anew(s.state, A, seed).adoration.zone(orco), adored);
    const State other = dealt_anew(s.state, B, seed);
    EXPECT_EQ(other.adoration.zone(dea), adored + B);
    EXPECT_EQ(other.adoration.count(adored), 1);
    for_b.insert(other.adoration.in(adored).first());
  }
  EXPECT_EQ(for_b.size(), 7U) << "any but B's own";
  EXPECT_EQ(s.number_at("adoration_pile"), 6);
  for (const std::uint8_t deity : s.state.adoration.in(in_adoration_pile))
    EXPECT_TRUE(s.state.adoration.knowers(deity).empty());
}

TEST(Bomarzo, BOM_15_47_who_put_cards_back_still_knows_them_in_the_pile) {
  Scenario s(3, {"adoration=on"});
  s.returned(A, "genio drago").adoration(A, "orco").begin();
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State for_a = dealt_anew(s.state, A, seed);
    EXPECT_EQ(for_a.adoration.zone(genio), in_adoration_pile);
    EXPECT_EQ(for_a.adoration.zone(drago), in_adoration_pile);
  }
  EXPECT_EQ(s.cards(A, "returned"), "genio drago");
  EXPECT_FALSE(s.has("seats.0.returned", B));
  // A's own next draw does not make A forget what stays there.
  Scenario again(2, {"adoration=on"});
  again.returned(A, "genio drago elefante").begin();
  again.play("adore").then("cards 1");
  int known = 0;
  for (const std::uint8_t deity : again.state.adoration.in(in_adoration_pile))
    known += again.state.adoration.knows(A, deity) ? 1 : 0;
  EXPECT_GE(known, 2);
}

// The four tokens set aside are nowhere in the position, so nothing can tell them; the eight that
// lie there stay what they are.
TEST(Bomarzo, BOM_15_48_BOM_15_29_a_new_deal_leaves_the_tokens_alone) {
  const Scenario s = Scenario::from_start(2, {"seasons=on"});
  for (const Viewer viewer : {Viewer{A}, Viewer{B}, Viewer{spectator}})
    for (std::uint64_t seed = 0; seed < 10; ++seed)
      EXPECT_EQ(dealt_anew(s.state, viewer, seed).tokens, s.state.tokens);
}

}  // namespace
}  // namespace veillee::bomarzo
