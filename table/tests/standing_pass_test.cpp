// A kind of open question that a seat lets pass for the rest of a round, with Samhain's main
// actions.
#include "table/tests/seated.hpp"

namespace veillee::standing_pass_tests {
namespace {

constexpr Seat A = 0;

// Two people after the set-up, A to choose a main action.
class Evening : public Seated {
 public:
  Evening()
      : Seated(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}],)"
               R"("clock":{"kind":"off"}})") {
    sit("Boris");
    while (!may_pass(A)) play_any(0);
  }
  bool may_pass(Seat seat) const {
    if (!table.deciders().has(seat)) return false;
    for (const Action& action : options(seat))
      if (table.game().print_action(action) == "pass") return true;
    return false;
  }
  std::string_view lets_pass(Seat seat, LetPass until) {
    Command made = command(CommandKind::let_pass);
    made.let_pass = until;
    return send(seat, made);
  }
  bool passes(Seat seat) const {
    return frame(seat).find(R"("let_pass":"round")") != std::string::npos;
  }
};

TEST(StandingPass, an_open_question_is_passed_until_a_new_round_is_announced) {
  Evening evening;
  const std::size_t before = evening.table.moves().size();
  ASSERT_EQ(evening.lets_pass(A, LetPass::round), "ok") << evening.sentence;
  EXPECT_FALSE(evening.table.noticed_only_by()) << "everybody sees the pass";
  ASSERT_GT(evening.table.moves().size(), before);
  EXPECT_EQ(evening.table.game().print_action(evening.table.moves()[before].move.action), "pass");
  int passed = 1;
  while (evening.passes(A)) {
    ASSERT_FALSE(evening.may_pass(A)) << "it is not asked";
    const std::size_t so_far = evening.table.moves().size();
    evening.play_any(0);
    for (std::size_t i = so_far + 1; i < evening.table.moves().size(); ++i)
      passed += evening.table.moves()[i].move.seat == A ? 1 : 0;
    ASSERT_LT(evening.table.moves().size(), so_far + 20);
  }
  EXPECT_GT(passed, 1) << "more than once";
  while (!evening.may_pass(A)) evening.play_any(0);
  EXPECT_FALSE(evening.passes(A)) << "a new round: it is asked again";
}

TEST(StandingPass, it_is_taken_back_and_needs_something_to_pass) {
  Evening evening;
  ASSERT_EQ(evening.lets_pass(A, LetPass::round), "ok");
  ASSERT_TRUE(evening.passes(A));
  ASSERT_EQ(evening.lets_pass(A, LetPass::no), "ok");
  EXPECT_FALSE(evening.passes(A));
  while (evening.table.deciders().has(A)) evening.play_any(0);
  EXPECT_EQ(evening.lets_pass(A, LetPass::round), "not_asked");
}

TEST(StandingPass, the_log_comes_to_the_same_when_it_is_read_again) {
  Evening evening;
  ASSERT_EQ(evening.lets_pass(A, LetPass::round), "ok");
  for (int i = 0; i < 6; ++i) evening.play_any(0);
  const Result<Table> again = Table::load(evening.rows);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->moves().size(), evening.table.moves().size());
  EXPECT_EQ(again->game().fingerprint(again->position()),
            evening.table.game().fingerprint(evening.table.position()));
}

}  // namespace
}  // namespace veillee::standing_pass_tests
