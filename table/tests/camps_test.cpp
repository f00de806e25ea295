// Camps and agreements: who resigns with whom, offers of a draw, and results of
// every kind, with the toys (tests/toys): a rope that two teams pull, a beacon
// that all feed, one alone against par.
#include "table/tests/seated.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

constexpr Seat A = 0;
constexpr Seat B = 1;
constexpr Seat C = 2;
constexpr Seat D = 3;

using Actions = std::vector<std::pair<Seat, std::string>>;

// "m" is me, "o" a friend who sits down at once, "c" a computer.
class Camps : public Seated {
 public:
  Camps(std::string_view game, std::string_view kinds, std::string_view options = "{}")
      : Seated(opening(game, kinds, options)) {
    for (const char kind : kinds)
      if (kind == 'o') sit("friend " + std::to_string(++friends_));
  }
  std::string_view consents(Seat seat, bool agree) {
    Command made = command(CommandKind::consent);
    made.agree = agree;
    return send(seat, made);
  }
  bool shows(Viewer viewer, std::string_view part) const {
    return frame(viewer).find(part) != std::string::npos;
  }

 private:
  static std::string opening(std::string_view game, std::string_view kinds,
                             std::string_view options) {
    register_toys();
    std::string seats;
    for (const char kind : kinds) {
      if (!seats.empty()) seats += ',';
      seats += kind == 'm'   ? R"({"kind":"me","name":"Anne"})"
               : kind == 'o' ? R"({"kind":"open"})"
                             : R"({"kind":"computer","level":"greedy"})";
    }
    return R"({"game":")" + std::string(game) + R"(","options":)" + std::string(options) +
           R"(,"seats":[)" + seats + "]}";
  }
  int friends_ = 0;
};

TEST(Resigning, partners_resign_together_and_only_they_hear_of_the_wish) {
  Camps rope("toy-rope", "mooo");
  ASSERT_EQ(rope.send(A, CommandKind::resign), "ok");
  EXPECT_EQ(rope.table.state(), TableState::running);
  EXPECT_TRUE(
      rope.shows(C, R"("request":{"kind":"resign","by":"A","agreed":["A"],"asked":["C"]})"));
  for (const Viewer other : {Viewer{B}, Viewer{D}, spectator})
    EXPECT_FALSE(rope.shows(other, R"("request")"));
  EXPECT_EQ(rope.consents(B, true), "not_allowed");
  EXPECT_EQ(rope.send(A, CommandKind::resign), "not_allowed") << "asked already";
  ASSERT_EQ(rope.consents(C, true), "ok");
  EXPECT_EQ(rope.table.state(), TableState::over);
  EXPECT_TRUE(
      rope.shows(B, R"("ended":"resigned","kind":"teams","teams":[0,1,0,1],"drawn":false)"));
  EXPECT_TRUE(rope.shows(B, R"("winners":["B","D"])"));
}

TEST(Resigning, a_partner_may_decline) {
  Camps rope("toy-rope", "mooo");
  ASSERT_EQ(rope.send(A, CommandKind::resign), "ok");
  ASSERT_EQ(rope.consents(C, false), "ok");
  EXPECT_FALSE(rope.table.request());
  EXPECT_EQ(rope.table.state(), TableState::running);
}

TEST(Resigning, when_both_partners_want_to_they_agree) {
  Camps rope("toy-rope", "mooo");
  ASSERT_EQ(rope.send(A, CommandKind::resign), "ok");
  ASSERT_EQ(rope.send(C, CommandKind::resign), "ok");
  EXPECT_EQ(rope.table.state(), TableState::over);
}

TEST(Resigning, a_computer_as_partner_is_not_asked) {
  Camps rope("toy-rope", "moco");
  ASSERT_EQ(rope.send(A, CommandKind::resign), "ok");
  EXPECT_EQ(rope.table.state(), TableState::over);
  EXPECT_TRUE(rope.shows(B, R"("winners":["B","D"])"));
}

TEST(Resigning, together_all_lose_when_all_agree) {
  Camps beacon("toy-beacon", "moo");
  ASSERT_EQ(beacon.send(B, CommandKind::resign), "ok");
  ASSERT_EQ(beacon.consents(A, true), "ok");
  EXPECT_EQ(beacon.table.state(), TableState::running);
  ASSERT_EQ(beacon.consents(C, true), "ok");
  EXPECT_EQ(beacon.table.state(), TableState::over);
  EXPECT_TRUE(beacon.shows(A, R"("ended":"resigned","kind":"together")"));
  EXPECT_TRUE(beacon.shows(A, R"("winners":[])"));
}

TEST(Resigning, alone_it_is_lost_at_once) {
  Camps par("toy-par", "m");
  ASSERT_EQ(par.send(A, CommandKind::resign), "ok");
  EXPECT_EQ(par.table.state(), TableState::over);
  EXPECT_TRUE(par.shows(A, R"("winners":[])"));
}

TEST(Resigning, each_for_itself_the_computer_plays_on) {
  Camps dice("toy-dice", "moo");
  ASSERT_EQ(dice.send(A, CommandKind::resign), "ok");
  EXPECT_EQ(dice.table.state(), TableState::running);
  EXPECT_EQ(dice.table.seats()[A].kind, TableSeat::Kind::computer);
  ASSERT_EQ(dice.send(B, CommandKind::resign), "ok");
  EXPECT_EQ(dice.table.state(), TableState::over);
  EXPECT_TRUE(dice.shows(A, R"("winners":["C"])"));
}

TEST(Drawing, needs_everybodys_consent) {
  Camps rope("toy-rope", "mooo");
  ASSERT_EQ(rope.send(B, CommandKind::offer_draw), "ok");
  EXPECT_TRUE(rope.shows(
      spectator, R"("request":{"kind":"draw","by":"B","agreed":["B"],"asked":["A","C","D"]})"));
  ASSERT_EQ(rope.consents(A, true), "ok");
  ASSERT_EQ(rope.consents(C, true), "ok");
  EXPECT_EQ(rope.table.state(), TableState::running);
  ASSERT_EQ(rope.consents(D, true), "ok");
  EXPECT_EQ(rope.table.state(), TableState::over);
  EXPECT_TRUE(rope.shows(A, R"("ended":"drawn","kind":"teams","teams":[0,1,0,1],"drawn":true)"));
  EXPECT_TRUE(rope.shows(A, R"("winners":[])"));
  const Result<Table> again = Table::load(rope.rows);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->by_agreement());
}

TEST(Drawing, an_offer_can_be_declined_and_lapses_with_the_next_action) {
  Camps rope("toy-rope", "mo");
  ASSERT_EQ(rope.send(A, CommandKind::offer_draw), "ok");
  EXPECT_EQ(rope.send(A, CommandKind::offer_draw), "not_allowed");
  ASSERT_EQ(rope.consents(B, false), "ok");
  EXPECT_FALSE(rope.table.request());
  ASSERT_EQ(rope.send(A, CommandKind::offer_draw), "ok");
  ASSERT_EQ(rope.act(A, "pull 1"), "ok");
  EXPECT_FALSE(rope.table.request());
  EXPECT_EQ(rope.consents(B, true), "stale");
}

TEST(Drawing, two_offers_are_an_agreement) {
  Camps rope("toy-rope", "mo");
  ASSERT_EQ(rope.send(A, CommandKind::offer_draw), "ok");
  ASSERT_EQ(rope.send(B, CommandKind::offer_draw), "ok");
  EXPECT_TRUE(rope.table.by_agreement());
}

TEST(Drawing, a_computer_accepts_unless_it_stands_better) {
  Camps even("toy-rope", "mc");
  ASSERT_EQ(even.send(A, CommandKind::offer_draw), "ok");
  EXPECT_TRUE(even.table.by_agreement());

  Camps behind("toy-rope", "mc");
  ASSERT_EQ(behind.act(A, "pull 1"), "ok");
  behind.store(*behind.table.computer_row(B, 1, *behind.table.game().parse_action("pull 3"), 1));
  EXPECT_EQ(behind.send(A, CommandKind::offer_draw), "not_allowed");
  EXPECT_NE(behind.sentence.find("declines"), std::string::npos);
  EXPECT_EQ(behind.table.state(), TableState::running);
}

TEST(Drawing, is_only_for_games_that_know_a_draw) {
  Camps dice("toy-dice", "mo");
  EXPECT_EQ(dice.send(A, CommandKind::offer_draw), "not_allowed");
  EXPECT_TRUE(dice.shows(A, R"("may_be_drawn":false)"));
  Camps rope("toy-rope", "mo");
  EXPECT_TRUE(rope.shows(A, R"("may_be_drawn":true)"));
  EXPECT_EQ(rope.send(spectator, CommandKind::offer_draw), "not_allowed");
}

TEST(Results, of_teams_a_victory_and_a_draw) {
  const auto pulled = [](std::initializer_list<int> strengths) {
    Camps rope("toy-rope", "mooo");
    Seat seat = A;
    for (const int strength : strengths) {
      EXPECT_EQ(rope.act(seat, "pull " + std::to_string(strength)), "ok");
      seat = clockwise(seat, 4);
    }
    return rope;
  };
  const Camps won = pulled({3, 1, 3, 1, 2, 2, 2, 2});
  EXPECT_TRUE(won.shows(B, R"("ended":"finished","kind":"teams","teams":[0,1,0,1],"drawn":false)"));
  EXPECT_TRUE(won.shows(B, R"("winners":["A","C"])"));
  EXPECT_TRUE(won.shows(B, R"("team":1)"));
  const Camps drawn = pulled({3, 3, 1, 1, 2, 2, 2, 2});
  EXPECT_TRUE(
      drawn.shows(B, R"("ended":"finished","kind":"teams","teams":[0,1,0,1],"drawn":true)"));
  EXPECT_TRUE(drawn.shows(B, R"("winners":[])"));
}

TEST(Results, together_all_have_won_or_nobody) {
  for (const int last : {3, 0}) {
    Camps beacon("toy-beacon", "mo");
    for (const auto& [seat, action] :
         Actions{{A, "lay 2"}, {B, "lay 2"}, {A, "lay 2"}, {B, "lay " + std::to_string(last)}})
      ASSERT_EQ(beacon.act(seat, action), "ok");
    EXPECT_TRUE(beacon.shows(A, R"("kind":"together")"));
    EXPECT_TRUE(beacon.shows(A, last == 3 ? R"("winners":["A","B"])" : R"("winners":[])"));
  }
}

TEST(Results, alone_one_reaches_par_or_a_rank) {
  Camps lost("toy-par", "m");
  for (int round = 0; round < 6; ++round) ASSERT_EQ(lost.act(A, "sure"), "ok");
  EXPECT_TRUE(lost.shows(A, R"("kind":"together","drawn":false,"scores":[12],"places":[2])"));
  EXPECT_TRUE(lost.shows(A, R"("winners":[])"));
  Camps graded("toy-par", "m", R"({"ranks":"on"})");
  for (int round = 0; round < 6; ++round) ASSERT_EQ(graded.act(A, "sure"), "ok");
  EXPECT_TRUE(graded.shows(A, R"("kind":"graded","drawn":false,"scores":[12])"));
  EXPECT_TRUE(graded.shows(A, R"("rank":3,"ranks":4)"));
}

// ── Every kind ──────────────────────────────────────────────────────────────────────────────────

// As many people as the game takes.
std::string people_at(std::uint8_t seats) { return "m" + std::string(seats - 1U, 'o'); }

constexpr std::string_view kind_names[] = {"ranked", "teams", "together", "graded"};

TEST(EveryKind, is_played_at_a_table_to_its_end) {
  for (const ToyTable& toy : every_toy_table()) {
    SCOPED_TRACE(toy.name());
    Camps table(toy.id(), people_at(toy.seats));
    for (std::uint64_t n = 0; table.table.state() == TableState::running; ++n) {
      ASSERT_LT(n, 4000U);
      const Seat asked = table.table.deciders().first();
      EXPECT_TRUE(table.shows(asked, R"("options":[)"));
      EXPECT_FALSE(table.shows(spectator, R"("options":[)"));
      table.play_any(n * 7 + 3);
    }
    const Outcome end = toy.game->outcome(table.table.position());
    for (Viewer viewer = 0; viewer <= toy.seats; ++viewer) {
      const Viewer who = viewer == toy.seats ? spectator : viewer;
      EXPECT_TRUE(table.shows(who, R"("ended":"finished","kind":")" +
                                       std::string(kind_names[static_cast<int>(end.kind)])))
          << table.frame(who);
      EXPECT_TRUE(table.shows(who, R"("sheet":[{)"));
    }
  }
}

TEST(EveryKind, can_be_given_up_by_a_camp_and_drawn_where_the_rules_know_draws) {
  for (const ToyTable& toy : every_toy_table()) {
    SCOPED_TRACE(toy.name());
    Camps given_up(toy.id(), people_at(toy.seats));
    const Teams teams = toy.game->teams(given_up.table.position());
    ASSERT_EQ(given_up.send(A, CommandKind::resign), "ok");
    for (Seat mate = 1; mate < toy.seats; ++mate) {
      if (teams[mate] != teams[A]) continue;
      ASSERT_EQ(given_up.consents(mate, true), "ok");
    }
    const int camps = one_of_each_team(toy.seats, teams).size();
    EXPECT_EQ(given_up.table.state(), camps > 2 ? TableState::running : TableState::over)
        << "where several are left they play on";
    if (camps <= 2) {
      EXPECT_TRUE(given_up.shows(A, R"("ended":"resigned")"));
      EXPECT_TRUE(given_up.shows(A, camps == 2 ? R"("winners":["B")" : R"("winners":[])"));
    }

    Camps offered(toy.id(), people_at(toy.seats));
    if (!toy.game->info().may_be_drawn) {
      EXPECT_EQ(offered.send(A, CommandKind::offer_draw), "not_allowed");
      continue;
    }
    ASSERT_EQ(offered.send(A, CommandKind::offer_draw), "ok");
    for (Seat other = 1; other < toy.seats; ++other) ASSERT_EQ(offered.consents(other, true), "ok");
    EXPECT_TRUE(offered.shows(B, R"("ended":"drawn")"));
  }
}

}  // namespace
}  // namespace veillee
