// The evaluation: at the end it is the score, and on the way there it knows what is worth having.
#include "engine/lead.hpp"
#include "engine/playout.hpp"
#include "games/evenfall/features.hpp"
#include "games/evenfall/tests/own_deck.hpp"
#include "games/evenfall/tests/scenario.hpp"

namespace veillee::evenfall {
namespace {

TEST(Evaluation, EVE_15_7_at_the_end_it_is_the_score) {
  Scenario s;
  s.round(3).vp(A, 40).vp(B, 41).specialists(A, "C09a").members(A, "C15a").hand(B, "R01 R02");
  s.all_pass().begin();
  ASSERT_TRUE(s.over());
  EXPECT_EQ(Evenfall::worth(s.state, A), 100 * score_of(s.state, A));
  EXPECT_EQ(Evenfall::worth(s.state, B), 100 * score_of(s.state, B));
}

TEST(Evaluation, EVE_18_37_of_the_automa_its_score) {
  Scenario s(1);
  s.round(3).vp(automa, 30).inner(automa, "P05").on("P05", "R17").won(automa, "leaf").all_pass();
  s.begin();
  ASSERT_TRUE(s.over());
  EXPECT_EQ(Evenfall::rival_worth(s.state), 100 * (30 + 3 + 4 + 4));
}

// More of anything good is better, at every table and in every round.
TEST(Evaluation, EVE_2_45_more_is_better) {
  const std::vector<std::pair<const char*, void (*)(Scenario&)>> goods = {
      {"VP", [](Scenario& s) { s.vp(A, 1); }},
      {"a resource", [](Scenario& s) { s.stock(A, 1, 0, 0); }},
      {"Mana", [](Scenario& s) { s.mana(A, 1); }},
      {"a card", [](Scenario& s) { s.hand(A, "R01"); }},
      {"a step", [](Scenario& s) { s.coven(A, 1); }},
      {"a Specialist", [](Scenario& s) { s.specialists(A, "C03a"); }},
      {"a Council Member", [](Scenario& s) { s.members(A, "C16a"); }},
      {"a Place", [](Scenario& s) { s.outer(A, "P37"); }},
      {"a stone", [](Scenario& s) { s.won(A, "leaf"); }},
  };
  for (const int seats : {1, 2, 3, 4})
    for (const int round : {1, 2, 3}) {
      Scenario without(seats);
      without.round(round).begin();
      for (const auto& [what, give] : goods) {
        Scenario with(seats);
        with.round(round);
        give(with);
        with.begin();
        EXPECT_GT(Evenfall::worth(with.state, A), Evenfall::worth(without.state, A))
            << what << ", " << seats << " seats, round " << round;
      }
    }
}

// And more of anything that the Automa has is worse.
TEST(Evaluation, EVE_18_38_more_of_the_automas_is_worse) {
  const std::vector<std::pair<const char*, void (*)(Scenario&)>> goods = {
      {"VP", [](Scenario& s) { s.vp(automa, 1); }},
      {"a Place", [](Scenario& s) { s.outer(automa, "P37"); }},
      {"a Ritual", [](Scenario& s) { s.inner(automa, "P05").on("P05", "R17"); }},
      {"a Specialist", [](Scenario& s) { s.specialists(automa, "C09a"); }},
      {"a step", [](Scenario& s) { s.coven(automa, 1); }},
  };
  for (const int round : {1, 2, 3}) {
    Scenario without(1);
    without.round(round).begin();
    for (const auto& [what, give] : goods) {
      Scenario with(1);
      with.round(round);
      give(with);
      with.begin();
      EXPECT_LT(lead<Evenfall>(with.state, A), lead<Evenfall>(without.state, A))
          << what << ", round " << round;
    }
  }
}

// Its turn is due from the main action on, so that ending one's turn does not look like a loss.
TEST(Evaluation, EVE_18_9_the_automas_turn_is_due) {
  const auto due = [](const State& state) {
    std::vector<int> values(feature_count);
    AnyState any;
    any.size = sizeof state;
    std::memcpy(any.bytes.data(), &state, sizeof state);
    Evenfall::evaluation().tell(any, A, values);
    return values[f_automa_due];
  };
  Scenario s(1);
  s.hand(A, "R01 R02").begin();
  EXPECT_EQ(due(s.state), 0);
  s.play("token");
  ASSERT_EQ(Decision{s.state.pending.decision}, Decision::finish);
  EXPECT_EQ(due(s.state), 1);
  s.play("end");
  ASSERT_EQ(Decision{s.state.pending.decision}, Decision::action);
  EXPECT_EQ(due(s.state), 0);
}

// Cards count by what they do: the same card in another deck is worth another thing.
TEST(Evaluation, a_deck_of_ones_own_is_not_played_blind) {
  Scenario usual, rich;
  rich.state.options.deck = OwnDeck().set("rituals", 1, "effect", "gain(VP:9)").index();
  for (Scenario* s : {&usual, &rich}) s->inner(A, "P05").on("P05", "R02").begin();
  EXPECT_GT(Evenfall::worth(rich.state, A), Evenfall::worth(usual.state, A));
  EXPECT_GT(rich.state.deck().card[1].gain, usual.state.deck().card[1].gain);
}

TEST(Evaluation, EVE_2_45_the_value_model) {
  const Deck& deck = deck_at(0);
  EXPECT_EQ(deck.worth[1], 24) << "4 Mana";
  EXPECT_EQ(deck.worth[0], 3 * 17 + 10 - 2 * 17) << "the Chalice";
  EXPECT_EQ(deck.place[36].worth, 30) << "the Hanging Garden";
  EXPECT_EQ(deck.card[1].gain, 21 + 6 + 2 * 24 - 12 - 30) << "the Pillar of Energy";
  for (std::uint8_t card = 0; card < main_cards; ++card) {
    EXPECT_GT(deck.card[card].gain, -60) << card_ids[card];
    EXPECT_LT(deck.card[card].gain, 120) << card_ids[card];
  }
}

TEST(Evaluation, every_feature_has_a_name_of_its_own) {
  const LearnedEvaluation& evaluation = Evenfall::evaluation();
  std::vector<std::string> names;
  for (int i = 0; i < evaluation.features(); ++i) names.push_back(evaluation.name(i));
  EXPECT_EQ(names[f_score], "score");
  EXPECT_EQ(names[f_hears], "on discover");
  EXPECT_EQ(names.back(), "mod cost_ritual");
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

// Who takes the answer after which the table looks best beats who takes any.
TEST(Evaluation, is_better_than_chance) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    State state = Evenfall::start(Options{}, seed);
    FastRng random(seed);
    ActionList list;
    while (!over<Evenfall>(state)) {
      auto [seat, action] = random_action<Evenfall>(state, list, random);
      if (seat == A) {
        int best = -1'000'000;
        for (const Action& one : list) {
          State next = state;
          FastRng unknown(seed);
          Evenfall::resample(next, A, unknown);
          apply<Evenfall>(next, A, one);
          if (const int worth = Evenfall::worth(next, A); worth > best) {
            best = worth;
            action = one;
          }
        }
      }
      apply<Evenfall>(state, seat, action);
    }
    won += Evenfall::outcome(state).winners.has(A) ? 1 : 0;
  }
  EXPECT_GE(won, 5);
}

}  // namespace
}  // namespace veillee::evenfall
