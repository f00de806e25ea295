// What every game with decks promises about files of others (engine/decks.hpp): a deck is refused
// with its file, line and reason, or it can be played.
#include <cstdlib>

#include "engine/hash.hpp"
#include "engine/json_print.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

using json::Value;

std::vector<const AnyGame*> games_with_decks() {
  std::vector<const AnyGame*> games;
  for (const AnyGame* game : every_game())
    if (game->decks() != nullptr) games.push_back(game);
  return games;
}

class OwnDecks : public testing::TestWithParam<const AnyGame*> {
 protected:
  const AnyGame& game() const { return *GetParam(); }
  const AnyDecks& decks() const { return *game().decks(); }
  Value embedded() const { return *json::read(decks().about(0).text); }

  Result<std::uint8_t> add(const Value& deck) const {
    return decks().add(json::print_fitted(deck, 80), "mine.json");
  }
  // The same cards under another name.
  std::uint8_t renamed(const std::string& name) const {
    Value deck = embedded();
    for (json::Member& member : deck.members)
      if (member.name == "name") {
        member.value = Value{};
        member.value.kind = Value::Kind::string;
        member.value.string = name;
      }
    const auto index = add(deck);
    EXPECT_TRUE(index) << index.refusal().sentence.en;
    return index ? *index : 0;
  }

  // Calls `visit` with every value inside `value`; it may change it, and it is restored.
  template <class Visit>
  static void each_value(Value& value, Visit visit) {
    visit(value);
    for (Value& item : value.items) each_value(item, visit);
    for (json::Member& member : value.members) each_value(member.value, visit);
  }

  // Calls `visit` with the values of this kind; of a large deck with some, spread over it (with
  // VEILLEE_WHOLE=1, scripts/nightly, with all).
  template <class Wanted, class Visit>
  static void each_of(Value& deck, Wanted wanted, Visit visit) {
    constexpr int many = 150;
    int count = 0;
    each_value(deck, [&](const Value& value) { count += wanted(value) ? 1 : 0; });
    const int stride = std::getenv("VEILLEE_WHOLE") != nullptr ? 1 : count / many + 1;
    int n = 0;
    each_value(deck, [&](Value& value) {
      if (wanted(value) && n++ % stride == 0) visit(value);
    });
  }
  static auto of_kind(Value::Kind kind) {
    return [kind](const Value& value) { return value.kind == kind; };
  }

  void expect_refused(const Value& deck, const std::string& what) const {
    const auto index = add(deck);
    ASSERT_FALSE(index) << what;
    EXPECT_TRUE(index.refusal().sentence.en.starts_with("mine.json, line ")) << what;
    EXPECT_TRUE(index.refusal().sentence.fr.starts_with("mine.json, ligne ")) << what;
  }
};
INSTANTIATE_TEST_SUITE_P(, OwnDecks, testing::ValuesIn(games_with_decks()), [](const auto& test) {
  std::string name(test.param->info().id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(OwnDecks, the_embedded_deck_is_read_as_it_is_written) {
  const auto index = decks().add(decks().written(0), "deck.json");
  ASSERT_TRUE(index) << index.refusal().sentence.en;
  EXPECT_EQ(*index, 0);
}

TEST_P(OwnDecks, the_same_cards_under_another_name_are_played_alike_and_told_apart) {
  const std::uint8_t deck = renamed("Namesake");
  ASSERT_NE(deck, 0);
  for (const veillee::Setup& usual : game().every_setup(2)) {
    AnyState a = game().start(usual, 5);
    AnyState b = game().start(game().with_deck(usual, deck), 5);
    FastRng random(5);
    for (int n = 0; n < 60 && !game().over(a); ++n) {
      ASSERT_NE(game().fingerprint(a), game().fingerprint(b));
      ASSERT_NE(game().hash(a), game().hash(b));
      ActionList of_a, of_b;
      const Seat seat = game().deciders(a).first();
      game().legal(a, seat, of_a);
      game().legal(b, seat, of_b);
      ASSERT_TRUE(std::equal(of_a.begin(), of_a.end(), of_b.begin(), of_b.end()));
      const Action action = any_of(of_a, random);
      ASSERT_FALSE(game().apply(a, seat, action));
      ASSERT_FALSE(game().apply(b, seat, action));
    }
  }
}

TEST_P(OwnDecks, a_position_brings_its_cards_and_is_read_again) {
  const std::uint8_t deck = renamed("In a file");
  const veillee::Setup setup = game().with_deck(game().every_setup(1).front(), deck);
  const Study study(game().start(setup, 3));
  const std::string text = game().write_position(study);
  EXPECT_NE(text.find("In a file"), std::string::npos);
  const auto again = game().read_position(text);
  ASSERT_TRUE(again) << again.refusal().sentence.en;
  EXPECT_EQ(again->now, study.now);
  EXPECT_EQ(game().deck_of(game().setup_of(again->now)), deck);
}

// As many of each card as the deck may have: what counts cards in positions has to hold them.
TEST_P(OwnDecks, positions_are_read_again_with_the_most_copies_of_everything) {
  constexpr std::int64_t more_than_any = 12;
  Value deck = embedded();
  std::optional<std::uint8_t> fullest;
  each_value(deck, [&](Value& value) {
    for (json::Member& member : value.members) {
      if (member.name != "copies") continue;
      const std::int64_t before = member.value.number;
      for (member.value.number = more_than_any; member.value.number > before; --member.value.number)
        if (const auto index = add(deck)) {
          fullest = *index;
          break;
        }
    }
  });
  const bool counted = decks().about(0).text.find("\"copies\"") != std::string_view::npos;
  ASSERT_EQ(fullest.has_value(), counted);
  if (!fullest) return;
  for (const veillee::Setup& usual : game().every_setup(2)) {
    Study study(game().start(game().with_deck(usual, *fullest), 7));
    FastRng random(7);
    ActionList list;
    for (int n = 0; n < 200 && !game().over(study.now); ++n) {
      if (n % 20 == 0) {
        const auto again = game().read_position(game().write_position(study));
        ASSERT_TRUE(again) << again.refusal().sentence.en;
        ASSERT_EQ(again->now, study.now);
      }
      const Seat seat = game().deciders(study.now).first();
      game().legal(study.now, seat, list);
      ASSERT_FALSE(game().play(study, seat, any_of(list, random)));
    }
  }
}

TEST_P(OwnDecks, what_does_not_belong_there_is_refused_everywhere) {
  Value deck = embedded();
  each_of(deck, of_kind(Value::Kind::object), [&](Value& value) {
    value.members.push_back({"colour of the ink", {}});
    expect_refused(deck, json::print(value));
    value.members.pop_back();
  });
}

TEST_P(OwnDecks, numbers_beyond_reason_are_refused_everywhere) {
  Value deck = embedded();
  each_of(deck, of_kind(Value::Kind::number), [&](Value& value) {
    const std::int64_t before = value.number;
    for (const std::int64_t n : {std::int64_t{-1000}, std::int64_t{1000}, std::int64_t{1} << 40}) {
      value.number = n;
      expect_refused(deck, std::to_string(before) + " became " + std::to_string(n));
    }
    value.number = before;
  });
}

TEST_P(OwnDecks, values_of_another_kind_are_refused_everywhere) {
  Value deck = embedded();
  const auto any = [](const Value&) { return true; };
  each_of(deck, any, [&](Value& value) {
    const Value before = value;
    value = Value{};
    expect_refused(deck, json::print(before) + " became null");
    value = before;
  });
}

TEST_P(OwnDecks, texts_that_are_not_seen_are_refused_everywhere) {
  Value deck = embedded();
  each_of(deck, of_kind(Value::Kind::string), [&](Value& value) {
    const std::string before = value.string;
    for (const std::string& text : {std::string("\u202E"), "a\nb" + before, before + "\u0007"}) {
      value.string = text;
      expect_refused(deck, before + " became " + text);
    }
    value.string = before;
  });
}

// Whatever is read can be played: numbers and words from elsewhere in the file are put together
// anew, and what the reader lets pass goes through every rule.
TEST_P(OwnDecks, what_is_not_refused_can_be_played) {
  FastRng random(11);
  int played = 0;
  for (int round = 0; round < 400 && played < 16; ++round) {
    Value deck = embedded();
    std::vector<Value*> values;
    each_value(deck, [&](Value& value) {
      if (value.kind == Value::Kind::number || value.kind == Value::Kind::string)
        values.push_back(&value);
    });
    const auto any = [&] {
      return values[random.below(static_cast<std::uint32_t>(values.size()))];
    };
    for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
      Value* value = any();
      if (value->kind == Value::Kind::number && random.below(2) == 0) {
        value->number += random.below(2) == 0 ? 1 : -1;
        continue;
      }
      Value* other = any();
      for (int tries = 0; tries < 50 && other->kind != value->kind; ++tries) other = any();
      if (other->kind == value->kind) *value = Value(*other);
    }
    const auto index = add(deck);
    if (!index) {
      ASSERT_FALSE(index.refusal().sentence.fr.empty());
      continue;
    }
    ++played;
    for (const veillee::Setup& usual : game().every_setup(1)) {
      const SoakReport report = game().soak(game().with_deck(usual, *index), 1 + round, 300);
      ASSERT_EQ(report.broken, "") << json::print_fitted(deck, 100);
      static_cast<void>(game().pieces(game().with_deck(usual, *index)));
    }
  }
  EXPECT_GE(played, 10) << "few of the changed decks are read";
}

}  // namespace
}  // namespace veillee
