// Everything that can be pointed at answers: names, meanings, clauses; standings, payments and
// where the points came from.
#include <algorithm>
#include <set>

#include "engine/rules_text.hpp"
#include "engine/score_sheet.hpp"
#include "tests/conformance/citizen.hpp"
#include "tests/conformance/reading.hpp"

namespace veillee {
namespace {

std::vector<Piece> pieces_of(const AnyGame& game) {
  return game.pieces(*game.setup(game.info().seats.least));
}

void expect_readable(const GameInfo& info, const Phrase& words, const std::string& what) {
  for (const Language language : {Language::french, Language::english}) {
    const std::string& text = words.in(language);
    ASSERT_FALSE(text.empty()) << what;
    ASSERT_EQ(text.find('{'), std::string::npos) << what << ": " << text;
    ASSERT_EQ(stumble(info, text, language), "") << what << ": " << text;
  }
}

TEST(Pieces, have_a_name_a_meaning_and_a_clause_in_both_languages) {
  for (const AnyGame* game : every_game()) {
    const GameInfo& info = game->info();
    const RulesText rules[] = {parse_rules(info.rules, Language::french),
                               parse_rules(info.rules, Language::english)};
    std::set<std::string> ids;
    for (const Piece& piece : pieces_of(*game)) {
      const std::string what = std::string(info.id) + " " + piece.id;
      EXPECT_TRUE(ids.insert(piece.id).second) << what << " stands there twice";
      expect_readable(info, piece.name, what);
      expect_readable(info, piece.text, what);
      if (!piece.many.empty()) expect_readable(info, piece.many, what);
      EXPECT_EQ(piece.caption.fr.empty(), piece.caption.en.empty()) << what;
      for (const std::string& text : {piece.text.fr, piece.text.en})
        EXPECT_TRUE(text.ends_with('.')) << what << ": " << text;
      for (const RulesText& book : rules)
        EXPECT_NE(book.find(piece.clause), nullptr) << what << ": " << piece.clause;
    }
    EXPECT_TRUE(ids.contains("seat")) << info.id;
  }
}

// A coordinate is called by itself ("a2"), and its kind says what it is.
TEST(Pieces, there_is_one_for_each_value_of_each_kind_of_argument) {
  for (const AnyGame* game : every_game()) {
    const GameInfo& info = game->info();
    const std::vector<Piece> pieces = pieces_of(*game);
    const SeatNames names = game->seat_names();
    const veillee::Setup setup = *game->setup(info.seats.least);
    for (const ActionSpec& action : info.notation)
      for (std::size_t i = 0; i < action.arguments.size(); ++i) {
        const ArgumentSpec& argument = action.arguments[i];
        ASSERT_FALSE(argument.kind.empty()) << info.id << " " << action.verb;
        for (std::uint8_t value = 0; value < argument.names.size(); ++value) {
          const std::string id =
              std::string(argument.kind) + ":" + std::string(argument.names[value]);
          const Piece* piece = find_piece(pieces, id);
          ASSERT_NE(piece, nullptr) << info.id << " " << id;
          const std::array<std::uint8_t, 7> values = {value};
          const bool coordinate =
              argument.words != nullptr &&
              argument.words({setup, names}, values.data()).en == argument.names[value];
          if (argument.kind != "seat" && !coordinate) {
            EXPECT_EQ(piece->id, id) << info.id;
          }
        }
      }
  }
}

TEST(Pieces, are_looked_up_step_by_step) {
  const std::vector<Piece> pieces = {{"member", {}, {}, ""}, {"member:active", {}, {}, ""}};
  EXPECT_EQ(find_piece(pieces, "member:active:C05"), &pieces[1]);
  EXPECT_EQ(find_piece(pieces, "member:lost"), &pieces[0]);
  EXPECT_EQ(find_piece(pieces, "members"), nullptr);
}

TEST(Computers, have_names_enough_for_every_table) {
  for (const AnyGame* game : every_game()) {
    const auto names = game->info().computer_names;
    EXPECT_GE(names.size(), 6U) << game->info().id;
    EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
  }
}

// ── In the course of a game ─────────────────────────────────────────────────────────────────────

class Figures : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Figures, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Figures, everybody_has_a_place_in_the_order_of_turns) {
  sample(1, 30, [&](const AnyState& state) {
    SeatSet seen;
    for (const Seat seat : game().turn_order(state)) seen.add(seat);
    ASSERT_EQ(game().turn_order(state).size(), seats());
    ASSERT_EQ(seen, SeatSet::all(seats()));
  });
}

TEST_P(Figures, each_point_has_its_source_at_every_moment) {
  for (std::uint64_t seed = 1; seed <= games(2); ++seed) {
    AnyState state = start(seed);
    FastRng random(mix(seed));
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    for (bool over = false; !over;) {
      over = game().over(state);
      const Outcome outcome = over ? game().outcome(state) : game().standing(state);
      if (outcome.kind != Outcome::Kind::competitive) break;
      const std::vector<ScoreLine> sheet = score_sheet(game(), state, events);
      for (Seat seat = 0; seat < seats(); ++seat) {
        int sum = 0;
        for (const ScoreLine& line : sheet) sum += line.points[seat];
        ASSERT_EQ(sum, outcome.score[seat]) << "seat " << int{seat};
      }
      for (const ScoreLine& line : sheet)
        ASSERT_NE(line.label.en, "before this table") << "points out of nowhere";
      if (over) break;
      const Taken taken = pick(state, random);
      ASSERT_FALSE(game().apply(state, taken.seat, taken.action, &sink));
    }
  }
}

// The options are its means, and the proposal pays it off.
TEST_P(Figures, a_payment_can_be_made_as_it_is_proposed) {
  const std::vector<Piece> pieces = pieces_of(game());
  for (std::uint64_t seed = 1; seed <= games(2); ++seed)
    play(seed, [&](const AnyState& state) {
      for (const Seat seat : game().deciders(state)) {
        const auto payment = game().payment(state, seat);
        if (!payment) continue;
        std::vector<Action> means;
        for (const Payment::Means& each : payment->means) {
          means.push_back(each.action);
          ASSERT_NE(find_piece(pieces, each.piece), nullptr) << each.piece;
          ASSERT_GT(each.have, 0) << each.piece;
        }
        ASSERT_EQ(means, options(state, seat));
        ASSERT_GE(payment->paid, 0);
        ASSERT_EQ(static_cast<int>(payment->proposal.size()), payment->due - payment->paid);
        AnyState paying = state;
        std::span<const Action> rest(payment->proposal);
        while (!rest.empty()) {
          ASSERT_FALSE(game().apply(paying, seat, rest[0])) << game().print_action(rest[0]);
          rest = rest.subspan(1);
          const auto next = game().payment(paying, seat);
          if (!next || next->paid == 0) break;  // paid off
          ASSERT_EQ(next->due - next->paid, static_cast<int>(rest.size()));
        }
        // What leaves no choice is paid without being asked for.
        for (const Action& action : rest) ASSERT_EQ(action, rest[0]);
      }
    });
}

}  // namespace
}  // namespace veillee
