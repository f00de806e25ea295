// Discreet questions at a table, with the toy that has them
// (tests/toys/riposte.cpp). A strikes, and everybody who holds a card is
// entitled to parry; who holds a parry is asked.
#include "table/tests/seated.hpp"
#include "tests/toys/riposte_deals.hpp"

namespace veillee::discreet_tests {
namespace {

constexpr Seat A = 0;
constexpr Seat B = 1;
constexpr Seat C = 2;

// Three people at A's turn; everybody holds two cards, and so many of them are
// parries.
std::string opening(std::array<int, 3> parries, std::string_view clock = R"({"kind":"off"})") {
  return R"({"game":"toy-riposte","seats":[{"kind":"me","name":"Anne"},{"kind":"open"},)"
         R"({"kind":"open"}],"clock":)" +
         std::string(clock) + R"(,"position":)" + riposte_position(parries) + "}";
}

class Riposte : public Seated {
 public:
  explicit Riposte(std::array<int, 3> parries, std::string_view clock = R"({"kind":"off"})")
      : Seated(opening(parries, clock)) {
    sit("Boris");
    sit("Cléo");
  }
  // The time stands still unless a test moves it.
  std::string_view does(Seat seat, std::string_view action) {
    Command made = command(CommandKind::act);
    made.action = action;
    made.seq = table.seq_for(seat);
    return take(table.decide({seat, false}, made, now, {present, {}}));
  }
  std::string_view asks(Seat seat, CommandKind kind, LetPass until = LetPass::no) {
    Command made = command(kind);
    made.seq = table.seq_for(seat);
    made.let_pass = until;
    return take(table.decide({seat, false}, made, now, {present, {}}));
  }
  // All that this viewer can get at without being asked.
  std::string shown_to(Viewer viewer) const {
    std::string all = frame(viewer);
    for (const Language language : {Language::french, Language::english}) {
      all += "\n" + summary(table, Person{viewer, false}, language);
      all += "\n" + export_view(table, {viewer, false}, language);
      for (std::uint32_t move = 0; move <= table.move(); ++move) {
        Command at;
        at.kind = CommandKind::at;
        at.move = move;
        all += "\n" + answer_question(table, {viewer, false}, at, language);
      }
      for (const std::string_view action : {"parry", "pass", "strike B", "strike C"}) {
        Command why;
        why.kind = CommandKind::why;
        why.action = action;
        all += "\n" + answer_question(table, {viewer, false}, why, language);
      }
    }
    return all;
  }
};

constexpr std::array<int, 3> nobody = {0, 0, 0};
constexpr std::array<int, 3> only_b = {0, 1, 0};
constexpr std::array<int, 3> only_c = {0, 0, 1};
constexpr std::array<int, 3> b_and_c = {0, 1, 1};

TEST(DiscreetTable, the_entitled_are_shown_and_never_who_is_asked) {
  Riposte b(only_b);
  Riposte c(only_c);
  Riposte both(b_and_c);
  for (Riposte* table : {&b, &c, &both}) ASSERT_EQ(table->does(A, "strike B"), "ok");
  EXPECT_EQ(b.table.deciders(), SeatSet::only(B));
  EXPECT_EQ(c.table.deciders(), SeatSet::only(C));
  for (const Viewer viewer : {Viewer{A}, spectator}) {
    EXPECT_EQ(b.shown_to(viewer), c.shown_to(viewer));
    EXPECT_EQ(b.shown_to(viewer), both.shown_to(viewer));
  }
  EXPECT_EQ(c.shown_to(C), both.shown_to(C)) << "who is asked does not see who else is";
  EXPECT_NE(c.frame(A).find(R"("waiting_for":["A","B","C"])"), std::string::npos);
  EXPECT_EQ(c.frame(A).find(R"("decision":{)"), std::string::npos);
  EXPECT_NE(c.frame(C).find(R"("discreet":true)"), std::string::npos);
}

// DIC-T50: whether B, C or nobody was asked, everybody else sees the same
// afterwards, to the byte.
TEST(DiscreetTable, a_pass_leaves_no_trace) {
  Riposte none(nobody);
  Riposte b(only_b);
  Riposte c(only_c);
  Riposte both(b_and_c);
  for (Riposte* table : {&none, &b, &c, &both}) ASSERT_EQ(table->does(A, "strike C"), "ok");
  ASSERT_EQ(b.does(B, "pass"), "ok");
  ASSERT_EQ(c.does(C, "pass"), "ok");
  const std::string before = both.shown_to(A);
  ASSERT_EQ(both.does(C, "pass"), "ok");
  EXPECT_EQ(both.table.noticed_only_by(), C);
  EXPECT_EQ(both.shown_to(A), before) << "an answer shows in nothing while others still owe theirs";
  ASSERT_EQ(both.does(B, "pass"), "ok");
  EXPECT_FALSE(both.table.noticed_only_by());
  for (Riposte* table : {&b, &c, &both})
    for (const Viewer viewer : {Viewer{A}, spectator})
      EXPECT_EQ(table->shown_to(viewer), none.shown_to(viewer));
  EXPECT_EQ(c.shown_to(B), none.shown_to(B));
  EXPECT_EQ(b.shown_to(C), none.shown_to(C));

  // And so it goes on.
  for (Riposte* table : {&none, &b, &c, &both}) ASSERT_EQ(table->does(B, "strike A"), "ok");
  ASSERT_EQ(b.does(B, "pass"), "ok");
  ASSERT_EQ(c.does(C, "pass"), "ok");
  ASSERT_EQ(both.does(B, "pass"), "ok");
  ASSERT_EQ(both.does(C, "pass"), "ok");
  for (Riposte* table : {&b, &c, &both})
    for (const Viewer viewer : {Viewer{A}, spectator})
      EXPECT_EQ(table->shown_to(viewer), none.shown_to(viewer));
}

TEST(DiscreetTable, of_several_cards_the_first_from_the_left_is_played_and_the_others_stay_unseen) {
  Riposte alone(only_b);
  Riposte both(b_and_c);
  for (Riposte* table : {&alone, &both}) ASSERT_EQ(table->does(A, "strike C"), "ok");
  ASSERT_EQ(alone.does(B, "parry"), "ok");
  ASSERT_EQ(both.does(C, "parry"), "ok");
  ASSERT_EQ(both.does(B, "parry"), "ok");
  // The window is open again, for C now; with `alone` nobody is left who could
  // be asked.
  EXPECT_EQ(both.table.deciders(), SeatSet::only(C));
  EXPECT_NE(both.frame(A).find("Boris parries"), std::string::npos);
  EXPECT_EQ(both.frame(A).find("Cléo parries"), std::string::npos);
  ASSERT_EQ(both.does(C, "pass"), "ok");
  for (const Viewer viewer : {Viewer{A}, spectator})
    EXPECT_EQ(both.shown_to(viewer), alone.shown_to(viewer));
  EXPECT_EQ(both.table.move(), 2U) << "the strike and the parry";
}

TEST(DiscreetTable, an_answer_can_be_withdrawn_while_the_question_is_open_and_not_after) {
  Riposte table(b_and_c);
  ASSERT_EQ(table.does(A, "strike C"), "ok");
  const std::string before = table.shown_to(A);
  ASSERT_EQ(table.does(C, "parry"), "ok");
  EXPECT_EQ(table.does(C, "pass"), "not_asked");
  ASSERT_EQ(table.asks(C, CommandKind::undo), "ok");
  EXPECT_EQ(table.table.noticed_only_by(), C);
  EXPECT_EQ(table.shown_to(A), before);
  EXPECT_EQ(table.asks(B, CommandKind::undo), "not_allowed");
  ASSERT_EQ(table.does(C, "pass"), "ok");
  ASSERT_EQ(table.does(B, "pass"), "ok");
  EXPECT_EQ(table.asks(C, CommandKind::undo), "not_allowed");
  EXPECT_EQ(table.asks(B, CommandKind::undo), "not_allowed");
}

TEST(DiscreetTable, a_window_ends_the_draft_whether_anybody_was_asked_or_not) {
  for (const auto& parries : {nobody, only_c}) {
    Riposte table(parries);
    ASSERT_EQ(table.does(A, "strike C"), "ok");
    EXPECT_EQ(table.table.draft(A), 0U);
    if (parries == only_c) {
      ASSERT_EQ(table.does(C, "pass"), "ok");
    }
    EXPECT_EQ(table.table.draft(A), 0U);
  }
}

TEST(DiscreetTable, everybody_has_a_seq_of_its_own_and_ids_are_answered_once) {
  Riposte table(b_and_c);
  ASSERT_EQ(table.does(A, "strike C"), "ok");
  const std::uint64_t of_a = table.table.seq_for(A);
  const std::uint64_t of_c = table.table.seq_for(C);
  Command made = table.command(CommandKind::act);
  made.action = "pass";
  made.seq = of_c;
  ASSERT_EQ(table.take(table.table.decide({C, false}, made, table.now, {})), "ok");
  EXPECT_EQ(table.table.seq_for(A), of_a);
  EXPECT_EQ(table.table.seq_for(spectator), of_a);
  EXPECT_EQ(table.table.seq_for(C), of_c + 1);
  const Verdict again = table.table.decide({C, false}, made, table.now, {});
  EXPECT_EQ(std::get<Repeated>(again).seq, of_c + 1);
  ASSERT_EQ(table.does(B, "parry"), "ok");
  EXPECT_EQ(table.table.seq_for(A), of_a + 1) << "the parry is a move that everybody sees";
  // What was meant for the question before is refused.
  ASSERT_TRUE(table.table.deciders().has(C));
  made.id = "late";
  EXPECT_EQ(std::get<Denial>(table.table.decide({C, false}, made, table.now, {})).kind,
            DenialKind::stale);
}

TEST(DiscreetTable, is_the_same_when_it_is_loaded_again) {
  Riposte table(b_and_c);
  table.does(A, "strike C");
  table.does(C, "pass");
  table.asks(A, CommandKind::let_pass, LetPass::unless_hit);
  table.does(B, "parry");
  const Result<Table> again = Table::load(table.rows);
  ASSERT_TRUE(again) << again.refusal().sentence.en;
  Known known;
  for (const Viewer viewer : {A, B, C, spectator})
    EXPECT_EQ(table_frame(*again, {viewer, false}, Language::english, known = {},
                          {table.present, {}}, table.now),
              table.frame(viewer));
}

TEST(DiscreetTable, clocks_of_all_entitled_run_alike_and_are_put_back) {
  constexpr std::string_view minutes = R"({"kind":"game","minutes":5,"increment":10})";
  Riposte none(nobody, minutes);
  Riposte c(only_c, minutes);
  for (Riposte* table : {&none, &c}) {
    table->now += 7'000;
    ASSERT_EQ(table->does(A, "strike C"), "ok");
  }
  for (const Seat seat : {A, B, C}) EXPECT_TRUE(c.table.clock_runs(seat));
  c.now += 60'000;
  EXPECT_EQ(c.table.clock_left(B, c.now), 240'000);
  ASSERT_EQ(c.does(C, "pass"), "ok");
  for (const Seat seat : {A, B, C})
    EXPECT_EQ(c.table.clock_left(seat, c.now), none.table.clock_left(seat, none.now));
}

TEST(DiscreetTable, who_runs_out_of_time_has_passed_and_nobody_is_handed_over) {
  Riposte none(nobody, R"({"kind":"move","seconds":30})");
  Riposte c(only_c, R"({"kind":"move","seconds":30})");
  for (Riposte* table : {&none, &c}) ASSERT_EQ(table->does(A, "strike C"), "ok");
  EXPECT_FALSE(c.table.overdue(c.now + 29'000));
  ASSERT_EQ(c.table.next_deadline(), c.now + 30'000);
  c.now += 30'000;
  const auto row = c.table.overdue(c.now);
  ASSERT_TRUE(row);
  c.store(*row);
  none.now = c.now;
  EXPECT_EQ(c.table.seats()[C].kind, TableSeat::Kind::person);
  EXPECT_EQ(c.table.deciders(), SeatSet::only(B));
  EXPECT_EQ(c.table.move(), none.table.move());
}

TEST(DiscreetTable, who_lets_things_pass_is_not_asked_until_its_turn) {
  Riposte none(nobody);
  Riposte c(only_c);
  const std::string before = c.shown_to(A);
  ASSERT_EQ(c.asks(C, CommandKind::let_pass, LetPass::until_turn), "ok");
  EXPECT_EQ(c.table.noticed_only_by(), C);
  EXPECT_EQ(c.shown_to(A), before);
  EXPECT_NE(c.frame(C).find(R"("let_pass":"until_turn")"), std::string::npos);
  for (Riposte* table : {&none, &c}) ASSERT_EQ(table->does(A, "strike C"), "ok");
  EXPECT_EQ(c.table.deciders(), SeatSet::only(B)) << "nobody waits";
  EXPECT_EQ(c.shown_to(A), none.shown_to(A));
  for (Riposte* table : {&none, &c}) ASSERT_EQ(table->does(B, "strike A"), "ok");
  EXPECT_EQ(c.table.deciders(), SeatSet::only(C)) << "its turn has begun";
  EXPECT_EQ(c.frame(C).find("let_pass"), std::string::npos);
  ASSERT_EQ(c.does(C, "strike A"), "ok");
  EXPECT_EQ(c.table.deciders(), SeatSet::only(C)) << "and it is asked again";
}

TEST(DiscreetTable, who_lets_things_pass_may_want_to_be_asked_when_it_is_hit) {
  Riposte c(only_c);
  ASSERT_EQ(c.asks(C, CommandKind::let_pass, LetPass::unless_hit), "ok");
  ASSERT_EQ(c.does(A, "strike B"), "ok");
  EXPECT_EQ(c.table.deciders(), SeatSet::only(B)) << "the blow was not for C";
  ASSERT_EQ(c.does(B, "strike C"), "ok");
  EXPECT_EQ(c.table.deciders(), SeatSet::only(C));
  // Said while it is asked: it passes at once.
  ASSERT_EQ(c.asks(C, CommandKind::let_pass, LetPass::until_turn), "ok");
  EXPECT_FALSE(c.table.noticed_only_by())
      << "the question is over, and everybody sees what follows";
  EXPECT_EQ(c.table.deciders(), SeatSet::only(C)) << "its own turn";
}

TEST(DiscreetTable, an_undo_by_consent_goes_back_to_what_everybody_saw) {
  for (const auto& parries : {nobody, only_c, b_and_c}) {
    Riposte table(parries);
    ASSERT_EQ(table.does(A, "strike C"), "ok");
    for (const Seat seat : {C, B})
      if (parries[seat] > 0) {
        ASSERT_EQ(table.does(seat, "pass"), "ok");
      }
    ASSERT_EQ(table.does(B, "strike A"), "ok");
    for (const Seat seat : {C, B})
      if (parries[seat] > 0) {
        ASSERT_EQ(table.does(seat, "pass"), "ok");
      }
    ASSERT_EQ(table.table.move(), 2U);
    Command back = table.command(CommandKind::ask_undo);
    back.move = 1;
    ASSERT_EQ(table.send(A, back), "ok");
    for (const Seat seat : {B, C}) {
      Command agree = table.command(CommandKind::consent);
      agree.agree = true;
      ASSERT_EQ(table.send(seat, agree), "ok");
    }
    EXPECT_EQ(table.table.move(), 1U);
    EXPECT_EQ(table.table.deciders(), SeatSet::only(B)) << "nobody is asked again what is over";
  }
}

}  // namespace
}  // namespace veillee::discreet_tests
