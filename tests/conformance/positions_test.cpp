// Positions in files: quiet ones by their pieces, moments inside a turn by the actions since.
// Whatever else is in a file, it is refused, or it is a position that can be played to the end.
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

class Positions : public Conformance {
 protected:
  // Plays a random game along; `visit` sees the study of every decision.
  template <class Visit>
  void follow(std::uint64_t seed, Visit visit) const {
    Study study(start(seed));
    FastRng random(mix(seed));
    while (!game().over(study.now)) {
      visit(study);
      if (HasFatalFailure()) return;
      const Taken taken = pick(study.now, random);
      ASSERT_FALSE(game().play(study, taken.seat, taken.action));
    }
    visit(study);
  }

  void play_to_the_end(AnyState state, FastRng& random, const std::string& text) const {
    for (int played = 0; !game().over(state); ++played) {
      ASSERT_LE(played, game().info().longest_game) << "it does not end:\n" << text;
      const Seat seat = game().deciders(state).first();
      ASSERT_FALSE(options(state, seat).empty()) << "after " << played << ":\n" << text;
      const Taken taken = pick(state, random);
      ASSERT_FALSE(game().apply(state, taken.seat, taken.action));
      ASSERT_EQ(game().check(state), "")
          << "after " << played << ", the last one " << game().print_action(taken.action) << ":\n"
          << text;
    }
  }
};
INSTANTIATE_TEST_SUITE_P(, Positions, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Positions, a_game_begins_quietly) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) ASSERT_TRUE(game().quiet(start(seed)));
}

TEST_P(Positions, no_turn_is_too_long_for_a_file) {
  std::size_t longest = 0;
  int quiet = 0;
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    follow(seed, [&](const Study& study) {
      longest = std::max(longest, study.since.size());
      quiet += study.since.empty() ? 1 : 0;
    });
  EXPECT_LE(longest, 100U);
  EXPECT_GE(quiet, 2 * static_cast<int>(games(3)));
}

TEST_P(Positions, every_moment_is_read_as_it_was_written) {
  FastRng random(6);
  int n = 0, due = 0;
  for (std::uint64_t seed = 1; seed <= games(2); ++seed) {
    int length = 0;
    play(seed, [&](const AnyState&) { ++length; });
    const int stride = length / 300 + 1;  // of a long game some
    follow(seed, [&](const Study& study) {
      // Every quiet point, and every third moment inside a turn.
      if ((!study.since.empty() && ++n % 3 != 0) || due++ % stride != 0) return;
      const std::string text = game().write_position(study);
      const Result<Study> read = game().read_position(text);
      ASSERT_TRUE(read) << read.refusal().sentence.en << "\n" << text;
      ASSERT_EQ(read->now, study.now) << text;
      ASSERT_EQ(read->since, study.since) << text;
      ASSERT_EQ(game().write_position(*read), text);
      ASSERT_EQ(game().write_position(*read, false).find('\n'), std::string::npos);
      AnyState truth = study.now;
      AnyState again = read->now;
      for (int i = 0; i < 5 && !game().over(truth); ++i) {
        const Taken taken = pick(truth, random);
        ASSERT_FALSE(game().apply(truth, taken.seat, taken.action));
        ASSERT_FALSE(game().apply(again, taken.seat, taken.action));
        ASSERT_EQ(again, truth);
      }
    });
  }
}

TEST_P(Positions, a_position_of_another_game_is_refused) {
  const AnyState state = start(1);
  std::string text = game().write_position(Study(state));
  EXPECT_FALSE(game().read_position(""));
  EXPECT_FALSE(game().read_position("[]"));
  EXPECT_FALSE(game().read_position("{\"game\": 1}"));
  EXPECT_FALSE(game().read_position(text.substr(0, text.size() / 2)));
  const std::string id(game().info().id);
  text.replace(text.find(id), id.size(), "x");
  EXPECT_FALSE(game().read_position(text));
}

// ── Actions ─────────────────────────────────────────────────────────────────────────────────────

TEST_P(Positions, an_action_that_is_not_possible_is_refused_with_its_line) {
  Study study(start(1));
  FastRng random(1);
  const Taken taken = pick(study.now, random);
  study.since = {{taken.seat, taken.action}};  // before it is played: any moment can be written
  const std::string good = game().write_position(study);
  ASSERT_TRUE(game().read_position(good)) << good;
  const std::string action = game().print_played(study.since[0]);
  const auto refused = [&](const std::string& other) {
    std::string text = good;
    text.replace(text.find('"' + action + '"'), action.size() + 2, other);
    const Result<Study> read = game().read_position(text);
    EXPECT_FALSE(read) << other;
    return read ? std::string() : read.refusal().sentence.en;
  };
  const auto line = std::to_string(
      1 + std::count(good.begin(), good.begin() + static_cast<long>(good.find(action)), '\n'));
  const std::string where = "line " + line + ": action 1 is not possible: ";
  EXPECT_EQ(refused("\"nonsense\""),
            where + "\"nonsense\" must begin with the letter of a seat, as in \"A pass\"");
  EXPECT_EQ(refused("7"), where + "\"\" must begin with the letter of a seat, as in \"A pass\"");
  EXPECT_EQ(refused("\"" + action.substr(0, 2) + "nonsense\"").find(where), 0U);
  if (seats() < max_seats) {
    EXPECT_EQ(refused("\"D" + action.substr(1) + "\""), where + "nobody has the seat D");
  }
  const SeatSet others = SeatSet::all(seats()) - game().deciders(study.now);
  for (const Seat seat : others)
    EXPECT_EQ(refused('"' + game().print_played({seat, taken.action}) + '"').find(where), 0U);
}

TEST_P(Positions, what_is_not_known_is_refused) {
  const std::string good = game().write_position(Study(start(1)));
  std::string text = good;
  text.replace(text.find("\"game\""), 6, "\"flow\": [],\n\"game\"");
  const Result<Study> read = game().read_position(text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.refusal().sentence.en, "line 2: \"flow\" is not known here");
  text = good;
  text.replace(text.find("\"position\""), 10, "\"actions\": 1,\n\"position\"");
  ASSERT_FALSE(game().read_position(text));
  EXPECT_NE(game().read_position(text).refusal().sentence.en.find("\"actions\" must be a list"),
            std::string::npos);
}

// ── Pieces changed at random ────────────────────────────────────────────────────────────────────

// Where the values of a position's text begin and end: numbers, texts, true, false and null.
struct Token {
  std::size_t at, size;
};

std::vector<Token> values_of(const std::string& text) {
  std::vector<Token> tokens;
  for (std::size_t i = text.find("\"position\"") + 10; i < text.size();) {
    const char c = text[i];
    if (c == '"') {
      const std::size_t end = text.find('"', i + 1) + 1;
      if (text[end] != ':') tokens.push_back({i, end - i});
      i = end;
    } else if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) {
      const std::size_t end = text.find_first_of(",]}\n ", i);
      tokens.push_back({i, end - i});
      i = end;
    } else {
      ++i;
    }
  }
  return tokens;
}

// Another value in the place of one of them: a number near it or any, another text of the position.
void change_one(std::string& text, FastRng& random) {
  const std::vector<Token> tokens = values_of(text);
  const auto any = [&] { return tokens[random.below(static_cast<std::uint32_t>(tokens.size()))]; };
  const Token token = any();
  const std::string old = text.substr(token.at, token.size);
  std::string now;
  if (old == "true" || old == "false") {
    now = old == "true" ? "false" : "true";
  } else if (old[0] == '"' || old == "null") {
    const Token other = any();
    now = text.substr(other.at, other.size);
  } else {
    const int value = std::stoi(old);
    switch (random.below(4)) {
      case 0: now = std::to_string(value + 1); break;
      case 1: now = std::to_string(value - 1); break;
      case 2: now = std::to_string(random.below(16)); break;
      default: now = std::to_string(random.below(256)); break;
    }
  }
  text.replace(token.at, token.size, now);
}

std::string_view key_of(const std::string& text, Token token) {
  const std::size_t colon = text.rfind("\":", token.at);
  const std::size_t quote = text.rfind('"', colon - 1);
  return std::string_view(text).substr(quote, colon - quote);
}

// Moves one piece between two numbers of the same name, or swaps two texts of the same name, so
// that the sums stay right.
void move_one(std::string& text, FastRng& random) {
  const std::vector<Token> tokens = values_of(text);
  const Token to = tokens[random.below(static_cast<std::uint32_t>(tokens.size()))];
  const bool number = text[to.at] >= '0' && text[to.at] <= '9';
  std::vector<Token> alike;
  for (const Token token : tokens)
    if (key_of(text, token) == key_of(text, to) &&
        number == (text[token.at] >= '0' && text[token.at] <= '9'))
      alike.push_back(token);
  const Token from = alike[random.below(static_cast<std::uint32_t>(alike.size()))];
  if (from.at == to.at) return;
  std::string here = text.substr(to.at, to.size);
  std::string there = text.substr(from.at, from.size);
  if (number) {
    here = std::to_string(std::stoi(here) + 1);
    there = std::to_string(std::stoi(there) - 1);
  } else {
    std::swap(here, there);
  }
  const bool later = from.at > to.at;  // the later one first: the earlier keeps its place
  text.replace(later ? from.at : to.at, later ? from.size : to.size, later ? there : here);
  text.replace(later ? to.at : from.at, later ? to.size : from.size, later ? here : there);
}

TEST_P(Positions, what_is_accepted_can_be_played_to_the_end) {
  FastRng random(1);
  int accepted = 0;
  int refused = 0;
  const auto damage = [&](const Study& study) {
    const int enough = static_cast<int>(games(60));
    if (!study.since.empty() || random.below(2) == 0 || (accepted > enough && refused > enough))
      return;
    const std::string original = game().write_position(study);
    for (int i = 0; i < 12; ++i) {
      std::string text = original;
      for (auto changes = 1 + random.below(2); changes > 0; --changes)
        random.below(2) == 0 ? move_one(text, random) : change_one(text, random);
      if (text == original) continue;
      const Result<Study> read = game().read_position(text);
      if (!read) {
        ++refused;
        ASSERT_FALSE(read.refusal().sentence.empty());
        continue;
      }
      ++accepted;
      const Result<Study> again = game().read_position(game().write_position(*read));
      ASSERT_TRUE(again) << text;
      ASSERT_EQ(again->now, read->now) << text;
      for (const Viewer viewer : {Viewer{0}, spectator}) {
        ASSERT_FALSE(game().view(read->now, viewer).empty());
        AnyState other = read->now;
        game().resample(other, viewer, 1);
        ASSERT_EQ(game().check(other), "") << text;
      }
      Canvas canvas;
      game().draw(read->now, 0, game().seat_names(read->now), Language::french, canvas);
      play_to_the_end(read->now, random, text);
      if (HasFatalFailure()) return;
    }
  };
  // Until both have happened often enough for the test to mean something.
  for (std::uint64_t seed = 1; seed <= 20 && (accepted <= 5 || refused <= 5); ++seed) {
    follow(seed, damage);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(accepted, 5);
  EXPECT_GT(refused, 5);
}

}  // namespace
}  // namespace veillee
