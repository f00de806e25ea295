// Several answers of one seat in one message: taken one by one, as far as they could be meant.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "table/tests/seated.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::chain_tests {
namespace {

Seated begun(std::string_view game, std::uint64_t seed = 7) {
  register_toys();
  Seated seated(two_people(game), seed);
  seated.sit("Boris");
  return seated;
}

Verdict judged(Seated& seated, Seat seat, std::vector<std::string> actions,
               std::string_view id = {}) {
  Command command = seated.command(CommandKind::act);
  if (!id.empty()) command.id = id;
  command.seq = seated.table.seq_for(seat);
  command.actions = std::move(actions);
  return seated.table.decide({seat, false}, command, ++seated.now, {});
}

Chain taken(Seated& seated, Seat seat, std::vector<std::string> actions) {
  const Verdict verdict = judged(seated, seat, std::move(actions));
  EXPECT_EQ(seated.take(verdict), "ok") << seated.sentence;
  const Chain* chain = std::get_if<Chain>(&verdict);
  return chain == nullptr ? Chain{} : *chain;
}

// So many answers of the seat that decides, each possible after those before it; fewer where it is
// no longer asked.
std::vector<std::string> possible_chain(const Table& table, std::size_t length,
                                        std::uint64_t choice) {
  const AnyGame& game = table.game();
  AnyState state = table.position();
  const Seat seat = game.deciders(state).first();
  std::vector<std::string> actions;
  while (actions.size() < length && game.deciders(state).has(seat)) {
    ActionList list;
    game.legal(state, seat, list);
    const Action action = list[static_cast<int>(fold(choice, actions.size()) %
                                                static_cast<std::uint64_t>(list.size()))];
    actions.push_back(game.print_action(action));
    EXPECT_FALSE(game.apply(state, seat, action));
  }
  return actions;
}

TEST(Chain, is_the_same_as_its_answers_one_by_one) {
  int long_ones = 0;
  int stopped = 0;
  for (const std::string_view game : {"samhain", "sabbat-magica"}) {
    Seated chained = begun(game);
    Seated single = begun(game);
    for (std::uint64_t n = 0; n < 60 && chained.table.state() == TableState::running; ++n) {
      const Seat seat = chained.table.deciders().first();
      const auto actions = possible_chain(chained.table, 4, mix(n));
      const Chain chain = taken(chained, seat, actions);
      EXPECT_EQ(chain.stopped.has_value(), chain.rows.size() < actions.size());
      for (std::size_t i = 0; i < chain.rows.size(); ++i)
        ASSERT_EQ(single.act(seat, actions[i]), "ok") << single.sentence;
      ASSERT_EQ(single.table.position(), chained.table.position());
      ASSERT_EQ(single.table.moves().size(), chained.table.moves().size());
      long_ones += chain.rows.size() > 2 ? 1 : 0;
      if (!chain.stopped) continue;
      ++stopped;
      // It ends where the seat learned something, or where others decide.
      EXPECT_TRUE(single.table.draft(seat) == 0 ||
                  !(single.table.deciders() == SeatSet::only(seat)))
          << chain.stopped->sentence.en;
    }
    const Result<Table> again = Table::load(chained.rows);
    ASSERT_TRUE(again) << again.refusal().sentence.en;
    EXPECT_EQ(again->position(), chained.table.position());
  }
  EXPECT_GT(long_ones, 5);
  EXPECT_GT(stopped, 5);
}

// A position in which the seat can give two answers in a row.
std::vector<std::string> play_to_a_pair(Seated& seated) {
  for (std::uint64_t n = 0; n < 200; ++n) {
    const auto actions = possible_chain(seated.table, 2, mix(n));
    const Seat seat = seated.table.deciders().first();
    if (actions.size() == 2 && !std::get<Chain>(judged(seated, seat, actions)).stopped)
      return actions;
    seated.play_any(mix(n));
  }
  ADD_FAILURE() << "no two answers in a row";
  return {};
}

TEST(Chain, stops_at_the_first_answer_that_is_not_possible) {
  Seated seated = begun("samhain");
  const auto pair = play_to_a_pair(seated);
  const Seat seat = seated.table.deciders().first();
  const std::size_t before = seated.table.moves().size();
  const Chain chain = taken(seated, seat, {pair[0], "nonsense", pair[1]});
  ASSERT_TRUE(chain.stopped);
  EXPECT_EQ(chain.stopped->kind, DenialKind::illegal);
  EXPECT_FALSE(chain.stopped->sentence.fr.empty());
  EXPECT_EQ(chain.rows.size(), 1U);
  EXPECT_EQ(seated.table.moves().size(), before + 1);
}

TEST(Chain, whose_first_answer_is_not_possible_is_refused_and_changes_nothing) {
  Seated seated = begun("samhain");
  const Seat seat = seated.table.deciders().first();
  EXPECT_EQ(seated.take(judged(seated, seat, {"nonsense", "nonsense"})), "illegal");
  EXPECT_EQ(seated.take(judged(seated, static_cast<Seat>(1 - seat), {"nonsense"})), "illegal");
  EXPECT_TRUE(seated.table.moves().empty());
}

TEST(Chain, stops_where_somebody_else_is_asked) {
  Seated seated = begun("toy-rope");
  const Chain chain = taken(seated, 0, {"pull 1", "pull 2"});
  EXPECT_EQ(chain.rows.size(), 1U);
  ASSERT_TRUE(chain.stopped);
  EXPECT_EQ(chain.stopped->kind, DenialKind::not_asked);
}

// The draft says where a seat has learned something: a chain ends at the same places.
TEST(Chain, stops_where_the_seat_learns_something) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 6 && seen == 0; ++seed) {
    Seated seated = begun("sabbat-magica", seed);
    for (std::uint64_t n = 0; n < 150 && seated.table.state() == TableState::running; ++n) {
      const Seat seat = seated.table.deciders().first();
      const Chain chain = taken(seated, seat, possible_chain(seated.table, 3, mix(n)));
      if (!chain.stopped || chain.stopped->kind != DenialKind::stale) continue;
      ++seen;
      EXPECT_TRUE(seated.table.deciders().has(seat)) << "it could have gone on";
      EXPECT_EQ(seated.table.draft(seat), 0U);
    }
  }
  EXPECT_GT(seen, 0);
}

TEST(Chain, the_same_id_gets_the_same_answer_also_after_a_restart) {
  Seated seated = begun("samhain");
  const auto pair = play_to_a_pair(seated);
  const Seat seat = seated.table.deciders().first();
  ASSERT_EQ(seated.take(judged(seated, seat, pair, "mine")), "ok");
  const std::uint64_t seq = seated.table.seq_for(seat);
  for (const bool restarted : {false, true}) {
    if (restarted) {
      Result<Table> again = Table::load(seated.rows);
      ASSERT_TRUE(again);
      seated.table = std::move(*again);
    }
    const Verdict verdict = judged(seated, seat, pair, "mine");
    const Repeated* repeated = std::get_if<Repeated>(&verdict);
    ASSERT_NE(repeated, nullptr);
    EXPECT_EQ(repeated->seq, seq);
    EXPECT_EQ(repeated->rows, 2U);
  }
}

// Told again by what was taken, from what the log says.
TEST(Chain, the_same_id_is_told_the_same_reason_also_after_a_restart) {
  int learned = 0;
  int others_asked = 0;
  int impossible = 0;
  for (const std::string_view game : {"samhain", "sabbat-magica"}) {
    Seated seated = begun(game);
    for (std::uint64_t n = 0; n < 150 && seated.table.state() == TableState::running; ++n) {
      const Seat seat = seated.table.deciders().first();
      auto actions = possible_chain(seated.table, 3, mix(n));
      actions.push_back("nonsense");
      const std::string id = "mine" + std::to_string(n);
      const Verdict first = judged(seated, seat, actions, id);
      ASSERT_EQ(seated.take(first), "ok") << seated.sentence;
      const Chain& chain = std::get<Chain>(first);
      ASSERT_TRUE(chain.stopped);
      if (n % 3 == 0) {
        Result<Table> again = Table::load(seated.rows);
        ASSERT_TRUE(again) << again.refusal().sentence.en;
        seated.table = std::move(*again);
      }
      if (n % 3 == 1 && seated.table.state() == TableState::running) seated.play_any(n);
      const Verdict second = judged(seated, seat, actions, id);
      const Repeated* repeated = std::get_if<Repeated>(&second);
      ASSERT_NE(repeated, nullptr);
      EXPECT_EQ(repeated->rows, chain.rows.size());
      ASSERT_TRUE(repeated->stopped) << chain.stopped->sentence.en;
      EXPECT_EQ(repeated->stopped->kind, chain.stopped->kind);
      EXPECT_EQ(repeated->stopped->sentence.en, chain.stopped->sentence.en);
      learned += chain.stopped->kind == DenialKind::stale ? 1 : 0;
      others_asked += chain.stopped->kind == DenialKind::not_asked ? 1 : 0;
      impossible += chain.stopped->kind == DenialKind::illegal ? 1 : 0;
    }
  }
  EXPECT_GT(learned, 0);
  EXPECT_GT(others_asked, 0);
  EXPECT_GT(impossible, 0);
}

TEST(Chain, that_was_taken_back_since_is_told_no_reason_that_may_be_wrong) {
  Seated seated = begun("samhain");
  const auto pair = play_to_a_pair(seated);
  const Seat seat = seated.table.deciders().first();
  const std::vector<std::string> actions = {pair[0], "nonsense"};
  ASSERT_EQ(seated.take(judged(seated, seat, actions, "mine")), "ok");
  ASSERT_EQ(seated.send(seat, CommandKind::undo), "ok") << seated.sentence;
  const Verdict verdict = judged(seated, seat, actions, "mine");
  const Repeated* repeated = std::get_if<Repeated>(&verdict);
  ASSERT_NE(repeated, nullptr);
  EXPECT_EQ(repeated->rows, 1U);
  EXPECT_FALSE(repeated->stopped);
}

TEST(Chain, is_taken_back_answer_by_answer) {
  Seated seated = begun("samhain");
  const auto pair = play_to_a_pair(seated);
  const Seat seat = seated.table.deciders().first();
  const std::size_t before = seated.table.moves().size();
  taken(seated, seat, pair);
  if (seated.table.draft(seat) == 0) return;  // the last one has shown something
  ASSERT_GE(seated.table.draft(seat), 2U);
  ASSERT_EQ(seated.send(seat, CommandKind::undo), "ok") << seated.sentence;
  EXPECT_EQ(seated.table.moves().size(), before + 1);
}

TEST(Chain, the_answer_says_how_far_it_came) {
  Seated seated = begun("samhain");
  const auto pair = play_to_a_pair(seated);
  const Seat seat = seated.table.deciders().first();
  Command command = seated.command(CommandKind::act);
  command.actions = {pair[0], "nonsense"};
  const auto chain = std::get<Chain>(seated.table.decide({seat, false}, command, 1, {}));
  const std::string answer =
      accepted_chain(command, 9, chain.rows.size(), chain.stopped, Language::english);
  EXPECT_NE(answer.find(R"("ok":true,"seq":9,"taken":1,"refused":{"kind":"illegal","sentence":")"),
            std::string::npos)
      << answer;
}

}  // namespace
}  // namespace veillee::chain_tests
