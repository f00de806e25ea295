#include "table/table.hpp"

#include "engine/hash.hpp"
#include "table/fairness.hpp"
#include "table/tests/seated.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::table_tests {
namespace {

constexpr std::string_view games[] = {"samhain", "sabbat-magica"};

Seated begun(std::string_view game, std::uint64_t seed = 7) {
  Seated seated(two_people(game), seed);
  EXPECT_EQ(seated.sit("Boris"), "ok");
  return seated;
}

TEST(Table, begins_when_every_seat_is_taken) {
  Seated seated(two_people("samhain"));
  EXPECT_EQ(seated.table.state(), TableState::waiting);
  EXPECT_EQ(seated.act(0, "pass"), "waiting");
  EXPECT_EQ(seated.sit("Boris"), "ok");
  EXPECT_EQ(seated.table.state(), TableState::running);
  EXPECT_EQ(seated.sit("Chloé"), "not_allowed");
  EXPECT_EQ(seated.table.seats()[1].name, "Boris");
}

TEST(Table, an_open_seat_can_be_given_to_the_computer_by_the_host_only) {
  Seated seated(two_people("samhain"));
  Command give = seated.command(CommandKind::seat);
  give.seat = Seat{1};
  give.level = "initiate";
  EXPECT_EQ(seated.send(0, give), "not_allowed");
  EXPECT_EQ(seated.send(0, give, true), "ok");
  EXPECT_EQ(seated.table.state(), TableState::running);
}

TEST(Table, whole_games_load_again_to_the_same_table) {
  for (const std::string_view game : games) {
    Seated seated = begun(game);
    for (std::uint64_t n = 0; seated.table.state() == TableState::running; ++n)
      seated.play_any(mix(n));
    EXPECT_EQ(seated.table.state(), TableState::over);
    const Result<Table> again = Table::load(seated.rows);
    ASSERT_TRUE(again) << again.refusal().sentence.en;
    EXPECT_EQ(again->position(), seated.table.position());
    for (const Viewer viewer : {Viewer{0}, Viewer{1}, spectator}) {
      Known a;
      Known b;
      EXPECT_EQ(table_frame(*again, {viewer, false}, Language::french, a, {}, seated.now),
                table_frame(seated.table, {viewer, false}, Language::french, b, {}, seated.now));
    }
  }
}

TEST(Table, a_row_that_cannot_be_read_or_does_not_follow_is_refused) {
  Seated seated = begun("samhain");
  seated.play_any(0);
  std::vector<Row> rows = seated.rows;
  rows.erase(rows.begin() + 1);
  EXPECT_FALSE(Table::load(rows));
  rows = seated.rows;
  rows.back().body = "{\"unknown\":1}";
  EXPECT_FALSE(Table::load(rows));
  EXPECT_FALSE(Table::load({}));
}

TEST(Table, the_same_id_again_gets_the_old_answer_also_after_a_restart) {
  Seated seated = begun("samhain");
  Command act = seated.command(CommandKind::act);
  act.action = seated.table.game().print_action(seated.options(0)[0]);
  const Seat first = seated.table.deciders().first();
  ASSERT_EQ(seated.send(first, act), "ok");
  EXPECT_EQ(seated.send(first, act), "repeated");
  const Verdict verdict = Table::load(seated.rows)->decide({first, false}, act, seated.now, {});
  EXPECT_EQ(std::get<Repeated>(verdict).seq, seated.table.seq());
  // Another seat's id is its own.
  EXPECT_NE(seated.send(static_cast<Seat>(1 - first), act), "repeated");
}

TEST(Table, an_action_on_an_old_question_is_stale_but_a_remark_makes_nothing_stale) {
  Seated seated = begun("samhain");
  const Seat first = seated.table.deciders().first();
  Command old = seated.command(CommandKind::act);
  old.action = seated.table.game().print_action(seated.options(first)[0]);
  Command remark = seated.command(CommandKind::chat);
  remark.text = "bonsoir";
  EXPECT_EQ(seated.send(first, remark), "ok");
  Command ahead = old;
  ahead.id = "ahead";
  ahead.seq = seated.table.seq() + 1;
  EXPECT_EQ(seated.send(first, ahead), "stale");
  EXPECT_EQ(seated.send(first, old), "ok");
  old.id = "another";
  EXPECT_EQ(seated.send(first, old), "stale");
}

TEST(Table, refusals_name_the_clause_and_change_nothing) {
  Seated seated = begun("samhain");
  const std::uint64_t seq = seated.table.seq();
  Command wrong = seated.command(CommandKind::act);
  wrong.action = "pass";
  const Verdict verdict =
      seated.table.decide({seated.table.deciders().first(), false}, wrong, 1, {});
  const Denial* denial = std::get_if<Denial>(&verdict);
  ASSERT_NE(denial, nullptr);
  EXPECT_EQ(denial->kind, DenialKind::illegal);
  EXPECT_FALSE(denial->clause.empty());
  EXPECT_EQ(seated.act(0, "no such action"), "illegal");
  const Seat other = static_cast<Seat>(1 - seated.table.deciders().first());
  EXPECT_EQ(seated.act(other, "place C04"), "not_asked");
  EXPECT_EQ(seated.act(spectator, "place C04"), "not_allowed");
  EXPECT_EQ(seated.table.seq(), seq);
}

// ── Drafts ──────────────────────────────────────────────────────────────────────────────────────

TEST(Draft, own_decisions_are_taken_back_step_by_step_or_all_at_once) {
  Seated seated = begun("samhain");
  // Play on to a turn with several decisions of the same seat.
  for (std::uint64_t n = 0; n < 2000; ++n) {
    const Seat seat = seated.table.deciders().empty() ? Seat{0} : seated.table.deciders().first();
    if (seated.table.draft(seat) >= 3 || seated.table.state() != TableState::running) break;
    seated.play_any(mix(n));
  }
  ASSERT_EQ(seated.table.state(), TableState::running);
  const Seat seat = seated.table.deciders().first();
  const std::uint32_t draft = seated.table.draft(seat);
  ASSERT_GE(draft, 3U);
  const std::uint32_t move = seated.table.move();
  const AnyState now = seated.table.position();
  const Action last = seated.table.moves()[move - 1].move.action;
  ASSERT_EQ(seated.send(seat, CommandKind::undo), "ok") << seated.sentence;
  EXPECT_EQ(seated.table.move(), move - 1);
  EXPECT_EQ(seated.act(seat, seated.table.game().print_action(last)), "ok");
  EXPECT_EQ(seated.table.position(), now);
  ASSERT_EQ(seated.send(seat, CommandKind::restart), "ok") << seated.sentence;
  EXPECT_EQ(seated.table.move(), move - draft);
  EXPECT_EQ(seated.table.draft(seat), 0U);
  EXPECT_EQ(seated.send(seat, CommandKind::undo), "not_allowed");
  ASSERT_TRUE(Table::load(seated.rows));
}

TEST(Draft, ends_where_somebody_else_has_decided) {
  Seated seated = begun("samhain");
  const Seat first = seated.table.deciders().first();
  while (seated.table.deciders().has(first)) seated.play_any(0);
  seated.play_any(0);
  EXPECT_EQ(seated.table.draft(first), 0U);
  EXPECT_EQ(seated.send(first, CommandKind::undo), "not_allowed");
}

// An information point: chance, or something hidden that the seat now sees. Whatever can be taken
// back freely must not depend on anything that the seat could not know.
TEST(Draft, what_can_be_taken_back_does_not_depend_on_hidden_things) {
  for (const std::string_view game : games)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Seated seated = begun(game, seed);
      int points = 0;
      for (std::uint64_t n = 0; seated.table.state() == TableState::running && n < 250; ++n) {
        const AnyState before = seated.table.position();
        const Seat seat = seated.table.deciders().first();
        seated.play_any(mix(fold(seed, n)));
        if (seated.table.state() != TableState::running) break;
        const Move& made = seated.table.moves().back().move;
        if (seated.table.game().chance_drawn(seated.table.position()) !=
            seated.table.game().chance_drawn(before)) {
          EXPECT_EQ(seated.table.draft(seat), 0U);
          ++points;
        }
        if (seated.table.draft(seat) == 0) continue;
        AnyState other = before;
        seated.table.game().resample(other, seat, mix(n + 1000));
        static_cast<void>(seated.table.game().apply(other, seat, made.action));
        EXPECT_EQ(seated.table.game().view(other, seat),
                  seated.table.game().view(seated.table.position(), seat));
      }
      if (game == "sabbat-magica") {
        EXPECT_GT(points, 0);
      }
    }
}

TEST(Draft, a_secret_answer_can_be_withdrawn_until_the_last_one_has_come) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Seated seated = begun("sabbat-magica", seed);
    for (std::uint64_t n = 0; n < 100 && seated.table.deciders().size() < 2 &&
                              seated.table.state() == TableState::running;
         ++n)
      seated.play_any(mix(fold(seed, n)));
    if (seated.table.deciders().size() < 2) continue;
    const Seat seat = seated.table.deciders().first();
    const AnyState before = seated.table.position();
    const std::string shown = seated.frame(1);
    seated.play_any(1);
    ASSERT_FALSE(seated.table.deciders().has(seat));
    EXPECT_EQ(seated.table.draft(seat), 1U);
    ASSERT_EQ(seated.send(seat, CommandKind::undo), "ok") << seated.sentence;
    EXPECT_EQ(seated.table.position(), before);
    EXPECT_TRUE(seated.table.deciders().has(seat));
    seated.play_any(0);
    seated.play_any(0);
    ASSERT_TRUE(Table::load(seated.rows));
    return;
  }
  FAIL() << "no simultaneous decision was met";
}

// ── Consent ─────────────────────────────────────────────────────────────────────────────────────

TEST(Consent, going_further_back_needs_every_other_person) {
  Seated seated = begun("samhain");
  for (int n = 0; n < 12; ++n) seated.play_any(static_cast<std::uint64_t>(n));
  Command ask = seated.command(CommandKind::ask_undo);
  ask.move = 4;
  ASSERT_EQ(seated.send(0, ask), "ok");
  ASSERT_TRUE(seated.table.request());
  EXPECT_EQ(seated.table.move(), 12U);
  Command agree = seated.command(CommandKind::consent);
  agree.agree = true;
  EXPECT_EQ(seated.send(0, agree), "not_allowed");
  agree.id = "yes";
  ASSERT_EQ(seated.send(1, agree), "ok");
  EXPECT_EQ(seated.table.move(), 4U);
  EXPECT_FALSE(seated.table.request());
  ASSERT_TRUE(Table::load(seated.rows));
}

TEST(Consent, one_refusal_ends_the_request_and_so_does_a_decision) {
  Seated seated = begun("samhain");
  for (int n = 0; n < 6; ++n) seated.play_any(0);
  Command ask = seated.command(CommandKind::ask_undo);
  ask.move = 2;
  ASSERT_EQ(seated.send(0, ask), "ok");
  ASSERT_EQ(seated.send(1, CommandKind::consent), "ok");
  EXPECT_FALSE(seated.table.request());
  EXPECT_EQ(seated.table.move(), 6U);
  ask.id = "again";
  ask.seq = seated.table.seq();
  ASSERT_EQ(seated.send(0, ask), "ok");
  seated.play_any(0);
  EXPECT_FALSE(seated.table.request());
}

TEST(Consent, computers_agree) {
  Seated seated(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},
                    {"kind":"computer","level":"random"}]})");
  for (int n = 0; n < 8; ++n) {
    const Seat seat = seated.table.deciders().first();
    if (seat == 0)
      seated.play_any(0);
    else
      seated.store(*seated.table.computer_row(1, seated.table.move(), seated.options(1)[0], 1));
  }
  Command ask = seated.command(CommandKind::ask_undo);
  ask.move = 1;
  ASSERT_EQ(seated.send(0, ask), "ok");
  EXPECT_EQ(seated.table.move(), 1U);
}

TEST(Draft, the_last_click_can_be_taken_back_while_only_computers_have_moved_since) {
  Seated seated(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},
                    {"kind":"computer","level":"random"},{"kind":"computer","level":"random"}]})");
  EXPECT_FALSE(seated.table.free_to(0)) << "nothing was decided";
  const auto computers_move = [&] {
    for (SeatSet due; !(due = seated.table.computers_to_move()).empty();)
      seated.store(*seated.table.computer_row(due.first(), seated.table.moves().size(),
                                              seated.options(due.first())[0], 1));
  };
  for (int n = 0; n < 8; ++n) {
    computers_move();
    seated.play_any(mix(static_cast<std::uint64_t>(n)));
    const std::uint32_t before = seated.table.move() - 1;
    EXPECT_EQ(seated.table.free_to(0), before);
    computers_move();
    EXPECT_EQ(seated.table.free_to(0), before) << "also after they have moved";
  }
  EXPECT_FALSE(seated.table.free_to(1)) << "people must be asked";
  Command ask = seated.command(CommandKind::ask_undo);
  ask.move = *seated.table.free_to(0);
  ASSERT_EQ(seated.send(0, ask), "ok") << seated.sentence;
  EXPECT_EQ(seated.table.move(), ask.move);
  EXPECT_TRUE(seated.table.deciders().has(0));
}

TEST(Draft, with_people_at_the_table_nothing_beyond_the_draft_is_free) {
  Seated seated = begun("samhain");
  for (std::uint64_t n = 0; n < 6; ++n) seated.play_any(mix(n));
  EXPECT_FALSE(seated.table.free_to(0));
  EXPECT_FALSE(seated.table.free_to(1));
}

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────

TEST(Seats, a_person_who_is_away_is_replaced_and_comes_back) {
  Seated seated = begun("samhain");
  const Seat away = seated.table.deciders().first();
  const Seat here = static_cast<Seat>(1 - away);
  Command give = seated.command(CommandKind::seat);
  give.seat = away;
  give.level = "greedy";
  EXPECT_EQ(seated.send(here, give), "not_allowed");
  EXPECT_TRUE(seated.sentence.ends_with(" is here")) << seated.sentence;
  Presence left{SeatSet::only(here), {}};
  left.gone[away] = seated.now - 30'000;
  const Verdict early = seated.table.decide({here, false}, give, seated.now, left);
  const Denial* early_denial = std::get_if<Denial>(&early);
  ASSERT_NE(early_denial, nullptr) << "the grace time is two minutes";
  EXPECT_NE(early_denial->sentence.en.find("in 90 seconds"), std::string::npos);
  EXPECT_NE(early_denial->sentence.fr.find("dans 90 secondes"), std::string::npos);
  seated.present.remove(away);
  EXPECT_EQ(seated.send(spectator, give), "not_allowed");
  ASSERT_EQ(seated.send(here, give), "ok") << seated.sentence;
  EXPECT_EQ(seated.table.computers_to_move(), SeatSet::only(away));
  EXPECT_TRUE(seated.table.seats()[away].substituted());
  EXPECT_EQ(seated.act(away, "place C04"), "not_allowed");
  ASSERT_EQ(seated.send(away, CommandKind::take_back), "ok");
  EXPECT_TRUE(seated.table.computers_to_move().empty());
  EXPECT_EQ(seated.send(away, CommandKind::take_back), "not_allowed");
}

TEST(Seats, a_computer_s_decision_counts_only_in_the_position_it_was_made_for) {
  Seated seated(R"({"game":"samhain","seats":[{"kind":"computer","level":"random"},
                    {"kind":"computer","level":"random"}]})");
  const Seat seat = seated.table.computers_to_move().first();
  const Action action = seated.options(seat)[0];
  EXPECT_FALSE(seated.table.computer_row(seat, 5, action, 1));
  EXPECT_FALSE(seated.table.computer_row(static_cast<Seat>(1 - seat), 0, action, 1));
  const auto row = seated.table.computer_row(seat, 0, action, 1);
  ASSERT_TRUE(row);
  seated.store(*row);
  EXPECT_FALSE(seated.table.computer_row(seat, 0, action, 1));
}

TEST(Seats, resigning_with_two_ends_the_game_with_three_it_goes_on) {
  Seated two = begun("samhain");
  ASSERT_EQ(two.send(0, CommandKind::resign), "ok");
  EXPECT_EQ(two.table.state(), TableState::over);
  EXPECT_NE(two.frame(1).find(R"("ended":"resigned")"), std::string::npos);
  EXPECT_NE(two.frame(1).find(R"("winners":["B"])"), std::string::npos);
  Seated three(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"},
                   {"kind":"open"}]})");
  three.sit("Boris");
  three.sit("Chloé");
  ASSERT_EQ(three.send(0, CommandKind::resign), "ok");
  EXPECT_EQ(three.table.state(), TableState::running);
  EXPECT_EQ(three.send(0, CommandKind::resign), "not_allowed");
  EXPECT_EQ(three.send(0, CommandKind::take_back), "not_allowed");
}

TEST(Seats, only_the_host_abandons_and_nobody_wins) {
  Seated seated = begun("samhain");
  const Command abandon = seated.command(CommandKind::abandon);
  EXPECT_EQ(seated.send(1, abandon), "not_allowed");
  EXPECT_EQ(seated.send(0, abandon, true), "ok");
  EXPECT_EQ(seated.table.state(), TableState::over);
  EXPECT_NE(seated.frame(1).find(R"("winners":[])"), std::string::npos);
}

TEST(Seats, a_rematch_has_the_same_people_and_another_deal) {
  Seated seated = begun("samhain");
  seated.send(0, CommandKind::resign);
  seated.store(seated.table.rematch_row("u", seated.now));
  EXPECT_EQ(seated.table.rematch(), "u");
  const Opening opening = seated.table.rematch_opening();
  const Row first =
      Table::first_row("u", opening, seated.table.rematch_digests(), 99, "salt", seated.now);
  const Result<Table> next = Table::load(std::span(&first, 1));
  ASSERT_TRUE(next) << next.refusal().sentence.en;
  EXPECT_EQ(next->state(), TableState::running);
  EXPECT_EQ(next->seat_digest(1), "digest of Boris");
  EXPECT_EQ(next->seats()[0].name, "Anne");
  EXPECT_EQ(next->seed(), 99U);
}

TEST(Seats, names_and_remarks_are_checked) {
  Seated seated = begun("samhain");
  Command rename = seated.command(CommandKind::rename);
  rename.text = "a\x1b[2J";
  EXPECT_EQ(seated.send(0, rename), "bad_message");
  rename.text = "Agnès";
  EXPECT_EQ(seated.send(0, rename), "ok");
  EXPECT_EQ(seated.table.names()[0].en, "Agnès");
  Command remark = seated.command(CommandKind::chat);
  remark.text = "\n\t ";
  EXPECT_EQ(seated.send(0, remark), "bad_message");
  remark.text = std::string(501, 'a');
  EXPECT_EQ(seated.send(0, remark), "too_long");
  remark.text = "<b>ça\nva</b>";
  EXPECT_EQ(seated.send(spectator, remark), "not_allowed");
  EXPECT_EQ(seated.send(0, remark), "ok");
  EXPECT_EQ(seated.table.chat()[0].text, "<b>ça va</b>");
}

TEST(Table, two_seats_never_have_one_name) {
  Seated seated(two_people("samhain"));
  EXPECT_EQ(seated.sit("Anne"), "not_allowed");
  ASSERT_EQ(seated.sit("Boris"), "ok");
  Command rename = seated.command(CommandKind::rename);
  rename.text = "Anne";
  EXPECT_EQ(seated.send(1, rename), "not_allowed");
  EXPECT_EQ(seated.send(0, rename), "ok");  // that is her own
}

TEST(Table, nothing_unseen_is_said) {
  Seated seated = begun("samhain");
  Command remark = seated.command(CommandKind::chat);
  remark.text = "ab\u202Ecd\u2028ef";
  ASSERT_EQ(seated.send(0, remark), "ok");
  EXPECT_EQ(seated.table.chat()[0].text, "ab cd ef");
}

// ── How long a log may become ───────────────────────────────────────────────────────────────────

TEST(FullLog, the_game_can_still_be_played_to_its_end) {
  Seated seated = begun("samhain");
  Command rename = seated.command(CommandKind::rename);
  for (std::uint64_t n = 0; !seated.table.full(); ++n) {
    ASSERT_LE(n, Table::most_rows);
    rename.id = "r" + std::to_string(n);
    rename.text = n % 2 == 0 ? "Agnès" : "Anne";
    ASSERT_EQ(seated.send(0, rename), "ok");
  }
  EXPECT_EQ(seated.table.seq(), Table::most_rows);
  rename.id = "one more";
  EXPECT_EQ(seated.send(0, rename), "too_long");
  EXPECT_EQ(seated.send(0, CommandKind::pause), "too_long");
  for (std::uint64_t n = 0; seated.table.state() == TableState::running; ++n)
    seated.play_any(mix(n));
  EXPECT_TRUE(Table::load(seated.rows).ok());
}

TEST(FullLog, is_counted_in_bytes_as_well) {
  Seated seated = begun("samhain");
  Command remark = seated.command(CommandKind::chat);
  for (int i = 0; i < 500; ++i) remark.text += "\u00E9";
  for (int n = 0; !seated.table.full(); ++n) {
    ASSERT_LE(n, 1000);
    remark.id = "r" + std::to_string(n);
    ASSERT_EQ(seated.send(0, remark), "ok");
  }
  remark.id = "one more";
  EXPECT_EQ(seated.send(0, remark), "too_long");
}

TEST(Loading, ends_at_once_when_it_is_stopped) {
  Seated seated = begun("samhain");
  for (std::uint64_t n = 0; n < 100; ++n) seated.play_any(mix(n));
  const StopSign now{[](void*) { return true; }, nullptr};
  EXPECT_FALSE(Table::load(seated.rows, now).ok());
  EXPECT_TRUE(Table::load(seated.rows).ok());
}

// Positions that are kept on the way lead to the same as playing from the start.
TEST(Loading, going_back_gives_the_position_that_was_there) {
  for (const std::string_view game : games) {
    Seated seated = begun(game);
    std::vector<AnyState> positions = {seated.table.position()};
    const auto play_to = [&](std::uint32_t move) {
      while (seated.table.move() < move && seated.table.state() == TableState::running) {
        seated.play_any(mix(seated.table.seq()));
        positions.push_back(seated.table.position());
      }
    };
    for (const auto& [there, back] : {std::pair(40U, 33U), {49U, 32U}, {50U, 15U}, {70U, 16U}}) {
      play_to(there);
      Command undo = seated.command(CommandKind::ask_undo);
      undo.move = back;
      ASSERT_EQ(seated.send(0, undo), "ok");
      Command consent = seated.command(CommandKind::consent);
      consent.agree = true;
      ASSERT_EQ(seated.send(1, consent), "ok") << seated.sentence;
      positions.resize(back + 1);
      ASSERT_EQ(seated.table.move(), back);
      for (std::uint32_t move = 0; move <= back; ++move)
        ASSERT_TRUE(seated.table.position_at(move) == positions[move]) << move;
      ASSERT_TRUE(seated.table.position() == positions[back]);
    }
    const Result<Table> again = Table::load(seated.rows);
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(again->position() == seated.table.position());
    EXPECT_EQ(again->events().size(), seated.table.events().size());
  }
}

// ── Clocks ──────────────────────────────────────────────────────────────────────────────────────

Seated with_clock(std::string_view clock) {
  Seated seated(R"({"game":"samhain","clock":)" + std::string(clock) +
                R"(,"seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  seated.sit("Boris");
  return seated;
}

TEST(Clocks, a_clock_for_each_move_runs_out_and_the_computer_takes_over) {
  Seated seated = with_clock(R"({"kind":"move","seconds":30})");
  const Seat first = seated.table.deciders().first();
  ASSERT_EQ(seated.table.next_deadline(), seated.now + 30'000);
  EXPECT_FALSE(seated.table.overdue(seated.now + 29'999));
  EXPECT_EQ(seated.table.clock_left(first, seated.now + 10'000), 20'000);
  seated.now += 20'000;
  seated.play_any(0);
  EXPECT_EQ(seated.table.clock_left(first, seated.now), 30'000);
  const Seat next = seated.table.deciders().first();
  const auto row = seated.table.overdue(seated.now + 31'000);
  ASSERT_TRUE(row);
  seated.store(*row);
  EXPECT_EQ(seated.table.computers_to_move(), SeatSet::only(next));
  EXPECT_EQ(seated.table.level_of(next), "initiate");
  // This decision is the computer's; the time for the next one is there anew.
  EXPECT_EQ(seated.send(next, CommandKind::take_back), "not_allowed");
  seated.store(
      *seated.table.computer_row(next, seated.table.move(), seated.options(next)[0], seated.now));
  EXPECT_EQ(seated.send(next, CommandKind::take_back), "ok");
  EXPECT_EQ(seated.table.clock_left(next, seated.now), 30'000);
}

TEST(Clocks, a_clock_for_the_game_adds_up_and_gains_the_increment) {
  Seated seated = with_clock(R"({"kind":"game","minutes":1,"increment":5})");
  const Seat first = seated.table.deciders().first();
  seated.now += 19'999;
  seated.play_any(0);
  EXPECT_EQ(seated.table.clock_left(first, seated.table.updated()), 60'000 - 20'000 + 5'000);
}

// Handing the seat to the computer and taking it back gains nothing.
TEST(Clocks, a_seat_that_is_taken_back_has_the_time_that_it_had) {
  Seated seated = with_clock(R"({"kind":"game","minutes":1,"increment":5})");
  const Seat seat = seated.table.deciders().first();
  seated.now += 10'000 - 1;
  Command give = seated.command(CommandKind::seat);
  give.seat = seat;
  give.level = "apprentice";
  ASSERT_EQ(seated.send(seat, give), "ok");
  while (seated.table.computers_to_move().has(seat))
    seated.store(*seated.table.computer_row(seat, seated.table.move(), seated.options(seat)[0],
                                            ++seated.now));
  ASSERT_EQ(seated.send(seat, CommandKind::take_back), "ok");
  EXPECT_EQ(seated.table.clock_left(seat, seated.now), 50'000);
}

TEST(Clocks, time_for_the_whole_game_that_has_run_out_does_not_come_back) {
  Seated seated = with_clock(R"({"kind":"game","minutes":1,"increment":5})");
  const Seat seat = seated.table.deciders().first();
  seated.now += 61'000;
  seated.store(*seated.table.overdue(seated.now));
  while (seated.table.computers_to_move().has(seat))
    seated.store(*seated.table.computer_row(seat, seated.table.move(), seated.options(seat)[0],
                                            ++seated.now));
  EXPECT_EQ(seated.send(seat, CommandKind::take_back), "not_allowed");
}

// A row of a machine whose clock was four days ahead, and then it was set right.
TEST(Clocks, go_on_after_a_time_that_was_wrong) {
  constexpr std::int64_t four_days = 4LL * 24 * 3600 * 1000;
  Seated seated = with_clock(R"({"kind":"days","days":7})");
  seated.now += four_days;
  seated.play_any(0);
  seated.now -= four_days;
  Result<Table> again = Table::load(seated.rows);
  ASSERT_TRUE(again.ok());
  again->wake(seated.now);
  const Seat seat = again->deciders().first();
  const std::int64_t left = again->clock_left(seat, seated.now);
  EXPECT_EQ(again->clock_left(seat, seated.now + 60'000), left - 60'000);
  EXPECT_EQ(again->next_deadline(), seated.now + left);
}

TEST(Clocks, nobody_stops_the_own_one_but_the_others_may) {
  Seated seated = with_clock(R"({"kind":"move","seconds":30})");
  const Seat first = seated.table.deciders().first();
  EXPECT_EQ(seated.send(first, CommandKind::pause), "not_allowed");
  EXPECT_EQ(seated.send(static_cast<Seat>(1 - first), CommandKind::pause), "ok");
}

TEST(Clocks, stand_still_in_a_pause) {
  Seated seated = with_clock(R"({"kind":"move","seconds":30})");
  const Seat first = seated.table.deciders().first();
  seated.now += 10'000 - 1;
  ASSERT_EQ(seated.send(static_cast<Seat>(1 - first), CommandKind::pause), "ok");
  EXPECT_FALSE(seated.table.next_deadline());
  EXPECT_EQ(seated.act(first, "place C04"), "paused");
  EXPECT_EQ(seated.send(0, CommandKind::pause), "paused");
  seated.now += 1'000'000;
  ASSERT_EQ(seated.send(0, CommandKind::resume), "ok");
  EXPECT_EQ(seated.table.clock_left(first, seated.now), 20'000);
}

// ── Fair dice, saved games ──────────────────────────────────────────────────────────────────────

TEST(Fairness, the_seed_is_promised_at_the_start_and_told_at_the_end) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Seated seated = begun("samhain");
  const std::string promised = seed_commitment(7, "salt");
  EXPECT_NE(seated.frame(0).find(promised), std::string::npos);
  EXPECT_EQ(seated.frame(0).find("\"seed\""), std::string::npos);
  seated.send(0, CommandKind::resign);
  EXPECT_NE(seated.frame(1).find(hex(7)), std::string::npos);
}

TEST(Fairness, a_finished_table_is_a_saved_game_that_verifies) {
  Seated seated = begun("sabbat-magica");
  for (std::uint64_t n = 0; seated.table.state() == TableState::running; ++n)
    seated.play_any(mix(n));
  const std::string text = all_lines(seated.table.record());
  const Result<GameRecord> read = read_record(text, "table");
  ASSERT_TRUE(read) << read.refusal().sentence.en;
  EXPECT_EQ(all_lines(*read), text);
  std::string forged = text;
  forged.replace(forged.find("\"salt\":\"salt\""), 13, "\"salt\":\"pepr\"");
  EXPECT_FALSE(read_record(forged, "table"));
}

TEST(Fairness, a_table_that_people_have_ended_is_a_saved_game_that_says_so) {
  Seated resigned = begun("samhain");
  for (std::uint64_t n = 0; n < 12; ++n) resigned.play_any(mix(n));
  EXPECT_FALSE(resigned.table.record().ended) << "it is still running";
  ASSERT_EQ(resigned.send(1, CommandKind::resign), "ok") << resigned.sentence;
  EXPECT_EQ(resigned.table.record().ended, (EarlyEnd{EarlyEnd::How::resigned, 1}));
  EXPECT_FALSE(resigned.table.record_at(12).ended) << "whoever plays on has not ended it";

  register_toys();
  Seated drawn = begun("toy-rope");
  ASSERT_EQ(drawn.send(0, CommandKind::offer_draw), "ok") << drawn.sentence;
  ASSERT_EQ(drawn.send(1, CommandKind::offer_draw), "ok") << drawn.sentence;
  EXPECT_EQ(drawn.table.record().ended, (EarlyEnd{EarlyEnd::How::drawn}));

  for (const Seated* seated : {&resigned, &drawn}) {
    const std::string text = all_lines(seated->table.record());
    EXPECT_NE(text.find("\"ended\""), std::string::npos);
    const Result<GameRecord> read = read_record(text, "table");
    ASSERT_TRUE(read) << read.refusal().sentence.en;
    EXPECT_EQ(read->ended, seated->table.record().ended);
    EXPECT_EQ(all_lines(*read), text);
  }
}

TEST(Fairness, a_table_can_go_on_from_a_position_and_its_game_verifies) {
  for (const std::string_view game : games) {
    Seated played = begun(game);
    for (std::uint64_t n = 0; n < 20; ++n) played.play_any(mix(n));
    std::string body = two_people(game);
    body.pop_back();
    body += ",\"position\":" + played.table.game().write_position(played.study()) + "}";
    Seated seated(body);
    seated.sit("Boris");
    EXPECT_EQ(seated.table.position(), played.table.position());
    for (std::uint64_t n = 0; seated.table.state() == TableState::running; ++n)
      seated.play_any(mix(n));
    const std::string text = all_lines(seated.table.record());
    const Result<GameRecord> read = read_record(text, "table");
    ASSERT_TRUE(read) << read.refusal().sentence.en;
    EXPECT_EQ(all_lines(*read), text);
  }
}

}  // namespace
}  // namespace veillee::table_tests
