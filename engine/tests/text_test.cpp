// Words, notation, options, canvas.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <climits>
#include <set>
#include <string>
#include <vector>

#include "engine/canvas.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/variants.hpp"
#include "engine/words.hpp"

namespace veillee::text_tests {
namespace {

// ── Words ───────────────────────────────────────────────────────────────────────────────────────

constexpr Noun stone_noun = {{"pierre", "stone"}, {"pierres", "stones"}};

TEST(WordsTest, nouns_are_counted_as_each_language_counts) {
  EXPECT_EQ(count(stone_noun, 0), (Phrase{"0 pierre", "0 stones"}));
  EXPECT_EQ(count(stone_noun, 1), (Phrase{"1 pierre", "1 stone"}));
  EXPECT_EQ(count(stone_noun, 2), (Phrase{"2 pierres", "2 stones"}));
  EXPECT_EQ(count(stone_noun, -1), (Phrase{"−1 pierre", "−1 stone"}));
  EXPECT_EQ(count(stone_noun, -2), (Phrase{"−2 pierres", "−2 stones"}));
}

TEST(WordsTest, numbers_have_a_true_minus_sign_and_no_limit) {
  EXPECT_EQ(number(0), verbatim("0"));
  EXPECT_EQ(number(-7), verbatim("−7"));
  EXPECT_EQ(number(LLONG_MIN), verbatim("−9223372036854775808"));
  EXPECT_EQ(number(LLONG_MAX), verbatim("9223372036854775807"));
}

TEST(WordsTest, say_fills_in_each_language_in_its_own_order) {
  EXPECT_EQ(say({"{1} de {0}", "{0}'s {1}"}, {verbatim("Bob"), phrase({"or", "gold"})}),
            (Phrase{"or de Bob", "Bob's gold"}));
  EXPECT_EQ(say({"{0}{0}", "{0}"}, {verbatim("x")}), (Phrase{"xx", "x"}));
}

TEST(WordsTest, say_leaves_other_braces_alone_and_does_not_fill_twice) {
  EXPECT_EQ(say({"{0} {1} {x} {", "{}"}, {verbatim("{0}")}), (Phrase{"{0} {1} {x} {", "{}"}));
}

TEST(WordsTest, french_elides_before_a_vowel_and_a_mute_h) {
  const auto of = [](std::string_view name) {
    return say({"fantôme de {0}", "ghost of {0}"}, {verbatim(name)}).fr;
  };
  EXPECT_EQ(of("Argosola"), "fantôme d’Argosola");
  EXPECT_EQ(of("initié (Violet)"), "fantôme d’initié (Violet)");
  EXPECT_EQ(of("héritier"), "fantôme d’héritier");
  EXPECT_EQ(of("Élodie"), "fantôme d’Élodie");
  EXPECT_EQ(of("œil"), "fantôme d’œil");
  EXPECT_EQ(of("Yves"), "fantôme d’Yves");
  // Nobody knows of a person's H; y before a vowel is a consonant; some words never take it.
  for (const std::string_view name : {"Hugo", "Yann", "Sanagal", "héros", "huit", "onze", "1 or"})
    EXPECT_EQ(of(name), "fantôme de " + std::string(name));
  EXPECT_EQ(say({"({0} pense que {1})", "-"}, {verbatim("Bob"), verbatim("Alice")}).fr,
            "(Bob pense qu’Alice)");
  EXPECT_EQ(say({"grande {0}", "-"}, {verbatim("Alice")}).fr, "grande Alice");
  EXPECT_EQ(say({"de {0}", "of {0}"}, {verbatim("Alice")}).en, "of Alice");
}

TEST(WordsTest, french_contracts_de_and_a_with_an_article) {
  EXPECT_EQ(say({"de {0} à {1}", "-"}, {verbatim("le globe"), verbatim("la cantine")}).fr,
            "du globe à la cantine");
  EXPECT_EQ(say({"de {0} à {1}", "-"}, {verbatim("les ponts"), verbatim("le pont")}).fr,
            "des ponts au pont");
  EXPECT_EQ(say({"à {0}", "-"}, {verbatim("Lena")}).fr, "à Lena");
}

TEST(WordsTest, french_is_set_with_narrow_spaces_and_curved_apostrophes) {
  EXPECT_EQ(phrase({"« l'or » : quoi ? rien ; tout !", "-"}).fr, "« l’or » : quoi ? rien ; tout !");
  EXPECT_EQ(say({"{0} : « {1} »", "{0}: \"{1}\""}, {verbatim("Bob"), verbatim("a : b's")}),
            (Phrase{"Bob : « a : b's »", "Bob: \"a : b's\""}))
      << "what a person wrote stays as it is";
  EXPECT_EQ((Words{"à vous !", "your turn!"}).in(Language::french), "à vous !");
  EXPECT_EQ((Words{"un : deux", "it's one : two"}).in(Language::english), "it's one : two");
}

TEST(WordsTest, enumerations) {
  const std::vector<Phrase> items = {verbatim("a"), verbatim("b"), verbatim("c")};
  EXPECT_EQ(enumeration(items.data(), 0), Phrase{});
  EXPECT_EQ(enumeration(items.data(), 1), verbatim("a"));
  EXPECT_EQ(enumeration(items.data(), 2), (Phrase{"a et b", "a and b"}));
  EXPECT_EQ(enumeration(items.data(), 3), (Phrase{"a, b et c", "a, b and c"}));
}

TEST(WordsTest, capitals_of_both_languages) {
  EXPECT_EQ(capitalised(""), "");
  EXPECT_EQ(capitalised("bois"), "Bois");
  EXPECT_EQ(capitalised("Bois"), "Bois");
  EXPECT_EQ(capitalised("écran"), "Écran");
  EXPECT_EQ(capitalised("à"), "À");
  EXPECT_EQ(capitalised("çà"), "Çà");
  EXPECT_EQ(capitalised("œil"), "Œil");
  EXPECT_EQ(capitalised("ÿ"), "Ÿ");
  EXPECT_EQ(capitalised("÷ 2"), "÷ 2");
  EXPECT_EQ(capitalised("× 2"), "× 2");
  EXPECT_EQ(capitalised("1 pierre"), "1 pierre");
  EXPECT_EQ(capitalised("\xC3"), "\xC3");
}

TEST(WordsTest, a_phrase_in_a_language) {
  Phrase both = phrase({"oui", "yes"});
  EXPECT_EQ(both.in(Language::french), "oui");
  EXPECT_EQ(both.in(Language::english), "yes");
  both += phrase({" non", " no"});
  EXPECT_EQ(both, (Phrase{"oui non", "yes no"}));
  EXPECT_FALSE(both.empty());
  EXPECT_TRUE(Phrase{}.empty());
}

// ── Notation ────────────────────────────────────────────────────────────────────────────────────

constexpr std::string_view colours[] = {"red", "green", "blue"};
constexpr ArgumentSpec colour = {"colour", colours};
constexpr ActionSpec verbs[] = {{"go", {colour}},
                                {"go on"},
                                {"count", {number_argument}},
                                {"paint", {colour, number_argument, maybe(colour)}}};
constexpr Notation small_notation = verbs;

TEST(NotationTest, prints_and_parses) {
  const auto both_ways = [](Action action, std::string_view text) {
    EXPECT_EQ(print(small_notation, action), text);
    const Result<Action> parsed = parse(small_notation, text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(*parsed, action);
  };
  both_ways(make_action(0, 2), "go blue");
  both_ways(make_action(1), "go on");
  both_ways(make_action(2, 254), "count 254");
  both_ways(make_action(3, 0, 7, 1), "paint red 7 green");
  both_ways(make_action(3, 0, 7, no_arg), "paint red 7");
}

RC_GTEST_PROP(NotationTest, round_trip, ()) {
  const auto third = *rc::gen::element<std::uint8_t>(0, 1, 2, no_arg);
  const Action action = make_action(3, *rc::gen::inRange<std::uint8_t>(0, 3),
                                    *rc::gen::inRange<std::uint8_t>(0, no_arg), third);
  const Result<Action> parsed = parse(small_notation, print(small_notation, action));
  RC_ASSERT(parsed.ok());
  RC_ASSERT(*parsed == action);
}

TEST(NotationTest, blanks_do_not_matter) {
  EXPECT_EQ(*parse(small_notation, "  go \t on "), make_action(1));
}

void expect_refused(std::string_view text, std::string_view fr, std::string_view en) {
  const Result<Action> parsed = parse(small_notation, text);
  ASSERT_FALSE(parsed) << text;
  EXPECT_EQ(parsed.refusal().sentence.fr, fr);
  EXPECT_EQ(parsed.refusal().sentence.en, en);
}

TEST(NotationTest, every_mistake_has_its_sentence) {
  expect_refused("fly", "«\u202Ffly\u202F» n’est pas une action de ce jeu",
                 "\"fly\" is no action of this game");
  expect_refused("", "«\u202F\u202F» n’est pas une action de ce jeu",
                 "\"\" is no action of this game");
  expect_refused("go", "«\u202Fgo\u202F» demande encore une précision\u202F: red green blue",
                 "\"go\" needs one more word: red green blue");
  expect_refused("paint red",
                 "«\u202Fpaint red\u202F» demande encore une précision\u202F: un nombre",
                 "\"paint red\" needs one more word: a number");
  expect_refused("go pink",
                 "«\u202Fpink\u202F» n’est pas compris dans «\u202Fgo pink\u202F»\u202F; "
                 "possible\u202F: red green blue",
                 "\"pink\" is not understood in \"go pink\"; possible: red green blue");
  for (const std::string_view bad : {"x", "-1", "255", "256", "99999999999999", "1x", "+1"}) {
    const std::string text = "count " + std::string(bad);
    EXPECT_FALSE(parse(small_notation, text)) << text;
  }
  expect_refused("go on now", "«\u202Fnow\u202F» est de trop dans «\u202Fgo on now\u202F»",
                 "\"now\" is too much in \"go on now\"");
  expect_refused("go red blue", "«\u202Fblue\u202F» est de trop dans «\u202Fgo red blue\u202F»",
                 "\"blue\" is too much in \"go red blue\"");
}

TEST(NotationTest, printing_nonsense_is_harmless_and_does_not_parse) {
  EXPECT_EQ(print(small_notation, make_action(9)), "?");
  EXPECT_EQ(print(small_notation, make_action(0, 3)), "go ?");
  EXPECT_FALSE(parse(small_notation, "?"));
  EXPECT_FALSE(parse(small_notation, "go ?"));
}

// ── Options ─────────────────────────────────────────────────────────────────────────────────────

constexpr OptionValue three[] = {
    {"low", {"bas", "low"}}, {"mid", {"moyen", "mid"}}, {"high", {"haut", "high"}}};
constexpr Words any_words = {"texte", "text"};
constexpr OptionSpec two_options[] = {{"level", any_words, any_words, three, 1},
                                      {"night", any_words, any_words, off_on}};

TEST(Options, presets_and_assignments) {
  EXPECT_EQ(preset_setup(two_options, 3), (veillee::Setup{3, {1, 0}}));
  const std::vector<std::string> assignments = {"night=on", "level=high"};
  const Result<veillee::Setup> setup = parse_setup(two_options, {2, 4}, 2, assignments);
  ASSERT_TRUE(setup);
  EXPECT_EQ(*setup, (veillee::Setup{2, {2, 1}}));
  EXPECT_EQ(setup_text(two_options, *setup), "level=high night=on");
}

TEST(Options, people_are_told_of_what_is_not_as_usual_only) {
  EXPECT_TRUE(variants(two_options, preset_setup(two_options, 3)).empty());
  EXPECT_EQ(variants(two_options, {2, {1, 1}}).en, "text");
  EXPECT_EQ(variants(two_options, {2, {2, 0}}).fr, "texte\u202F: haut");
  EXPECT_EQ(variants(two_options, {2, {2, 1}}).en, "text: high, text");
}

TEST(Options, mistakes_are_refused_with_what_is_possible) {
  const auto refusal = [](SeatRange range, int seats, std::vector<std::string> assignments) {
    const Result<veillee::Setup> setup = parse_setup(two_options, range, seats, assignments);
    EXPECT_FALSE(setup);
    return setup ? Phrase{} : setup.refusal().sentence;
  };
  EXPECT_EQ(refusal({2, 4}, 5, {}),
            (Phrase{"ce jeu ne se joue pas à 5\u202F; possible\u202F: 2 3 4",
                    "this game is not for 5; possible: 2 3 4"}));
  EXPECT_EQ(refusal({2, 4, 0b10100}, 3, {}).en, "this game is not for 3; possible: 2 4");
  EXPECT_EQ(refusal({2, 4}, -1, {}).en, "this game is not for −1; possible: 2 3 4");
  EXPECT_EQ(
      refusal({2, 4}, 2, {"day=on"}),
      (Phrase{"option «\u202Fday=on\u202F» inconnue\u202F; écrire nom=valeur avec un des "
              "noms\u202F: level night",
              "unknown option \"day=on\"; write name=value with one of the names: level night"}));
  EXPECT_EQ(refusal({2, 4}, 2, {"night"}).en,
            "unknown option \"night\"; write name=value with one of the names: level night");
  EXPECT_EQ(refusal({2, 4}, 2, {"level=top"}),
            (Phrase{"l’option «\u202Flevel\u202F» ne peut pas valoir «\u202Ftop\u202F»\u202F; "
                    "possible\u202F: low mid high",
                    "option \"level\" cannot be \"top\"; possible: low mid high"}));
}

TEST(Options, all_setups_of_two_options_is_every_combination_with_the_preset_first) {
  const auto setups = all_setups(two_options, 4);
  ASSERT_EQ(setups.size(), 6U);
  EXPECT_EQ(setups[0], preset_setup(two_options, 4));
  for (std::size_t i = 0; i < setups.size(); ++i)
    EXPECT_EQ(std::count(setups.begin(), setups.end(), setups[i]), 1);
}

TEST(Options, all_setups_of_a_game_without_options) {
  EXPECT_EQ(all_setups({}, 2), (std::vector<veillee::Setup>{veillee::Setup{2, {}}}));
}

bool together(const std::vector<veillee::Setup>& setups, std::size_t i, std::uint8_t a,
              std::size_t j, std::uint8_t b) {
  return std::any_of(setups.begin(), setups.end(), [&](const veillee::Setup& setup) {
    return setup.values[i] == a && setup.values[j] == b;
  });
}

RC_GTEST_PROP(Options, setups_show_every_pair_of_values_that_is_accepted_near_the_preset, ()) {
  std::vector<OptionSpec> specs;
  const auto n = *rc::gen::inRange<std::size_t>(1, 9);
  for (std::size_t i = 0; i < n; ++i)
    specs.push_back(*rc::gen::arbitrary<bool>() ? OptionSpec{"three", any_words, any_words, three,
                                                             *rc::gen::inRange<std::uint8_t>(0, 3)}
                                                : OptionSpec{"two", any_words, any_words, off_on});
  // One value of one option goes only with one value of another one.
  const auto first = *rc::gen::inRange<std::size_t>(0, n);
  const auto second = *rc::gen::inRange<std::size_t>(0, n);
  const auto value = *rc::gen::inRange<std::uint8_t>(0, 2);
  const auto accepts = [&](const veillee::Setup& setup) {
    return first == second || setup.values[first] != value || setup.values[second] == 1;
  };
  const auto setups = all_setups(specs, 3, accepts, 200);
  RC_ASSERT(setups.size() < 40U);
  if (accepts(preset_setup(specs, 3))) RC_ASSERT(setups[0] == preset_setup(specs, 3));
  std::set<std::array<std::uint8_t, max_options>> different;
  for (const veillee::Setup& setup : setups) {
    different.insert(setup.values);
    RC_ASSERT(accepts(setup));
  }
  RC_ASSERT(different.size() == setups.size());
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      for (std::uint8_t a = 0; a < specs[i].values.size(); ++a)
        for (std::uint8_t b = 0; b < specs[j].values.size(); ++b) {
          const bool clash = (i == first && a == value && j == second && b != 1) ||
                             (j == first && b == value && i == second && a != 1);
          if ((i == j && a != b) || (first != second && clash)) continue;
          RC_ASSERT(together(setups, i, a, j, b));
        }
}

TEST(Options, twelve_options_of_four_values_need_few_setups_and_no_product) {
  static constexpr OptionValue four[] = {
      {"a", any_words}, {"b", any_words}, {"c", any_words}, {"d", any_words}};
  const std::vector<OptionSpec> specs(12, OptionSpec{"four", any_words, any_words, four, 2});
  const auto setups = all_setups(specs, 2, {}, 100);
  EXPECT_LE(setups.size(), 40U);
  for (std::size_t i = 0; i < specs.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (std::uint8_t a = 0; a < 4; ++a)
        for (std::uint8_t b = 0; b < 4; ++b) EXPECT_TRUE(together(setups, i, a, j, b));
  // With few, every value is still there, and they are the first of the many.
  const auto few = all_setups(specs, 2, {}, 8);
  ASSERT_EQ(few.size(), 8U);
  EXPECT_TRUE(std::equal(few.begin(), few.end(), setups.begin()));
  for (std::size_t i = 0; i < specs.size(); ++i)
    for (std::uint8_t value = 0; value < 4; ++value) EXPECT_TRUE(together(few, i, value, i, value));
}

TEST(Options, a_preset_that_is_refused_is_left_out) {
  const std::vector<OptionSpec> specs(3, OptionSpec{"night", any_words, any_words, off_on});
  const auto accepts = [](const veillee::Setup& s) { return s.values[0] + s.values[1] == 1; };
  const auto setups = all_setups(specs, 2, accepts);
  EXPECT_EQ(setups.size(), 4U);
  EXPECT_TRUE(std::all_of(setups.begin(), setups.end(), accepts));
  EXPECT_TRUE(all_setups(specs, 2, [](const veillee::Setup&) { return false; }).empty());
}

TEST(Options, the_struct_of_a_game_and_the_setup_have_the_same_bytes) {
  struct Own {
    std::uint8_t seats, level, night;
  };
  const Own own = options_from<Own>(veillee::Setup{3, {2, 1}});
  EXPECT_EQ(own.seats, 3);
  EXPECT_EQ(own.level, 2);
  EXPECT_EQ(own.night, 1);
  EXPECT_EQ(setup_from(own), (veillee::Setup{3, {2, 1}}));
}

// ── Canvas ──────────────────────────────────────────────────────────────────────────────────────

TEST(CanvasTest, grows_as_needed_and_drops_trailing_blanks) {
  Canvas canvas;
  EXPECT_EQ(canvas.text(false), "");
  EXPECT_EQ(canvas.put(2, 1, "né  "), 6);
  EXPECT_EQ(canvas.height(), 2);
  EXPECT_EQ(canvas.width(), 6);
  EXPECT_EQ(canvas.text(false), "\n  né\n");
}

TEST(CanvasTest, later_text_covers_earlier_text) {
  Canvas canvas;
  canvas.put(0, 0, "abcdef");
  canvas.put(2, 0, "…");
  EXPECT_EQ(canvas.text(false), "ab…def\n");
}

TEST(CanvasTest, boxes) {
  Canvas canvas;
  canvas.box(1, 0, 4, 3);
  EXPECT_EQ(canvas.text(false), " ╭──╮\n │  │\n ╰──╯\n");
}

TEST(CanvasTest, colours_only_when_asked_for_and_ended_in_each_line) {
  Canvas canvas;
  canvas.put(0, 0, "a");
  canvas.put(1, 0, "b", {Colour::red, true});
  canvas.put(0, 1, "c", {Colour::plain, false, true});
  EXPECT_EQ(canvas.text(false), "ab\nc\n");
  EXPECT_EQ(canvas.text(true), "a\x1b[0;1;31mb\x1b[0m\n\x1b[0;7mc\x1b[0m\n");
}

TEST(CanvasTest, what_lies_outside_is_left_out) {
  Canvas canvas;
  EXPECT_EQ(canvas.put(-2, 0, "abc"), 1);
  canvas.put(0, -1, "never");
  EXPECT_EQ(canvas.text(false), "c\n");
}

TEST(CanvasTest, a_name_cannot_take_the_terminal_over) {
  Canvas canvas;
  canvas.put(0, 0,
             "a\x1b[2Jb\nc\x7F\xC2\x9B"
             "d");
  EXPECT_EQ(canvas.text(false), "a [2Jb c  d\n");
}

TEST(CanvasTest, columns_of_utf8) {
  EXPECT_EQ(columns(""), 0);
  EXPECT_EQ(columns("épée"), 4);
  EXPECT_EQ(columns("☀…●"), 3);
  EXPECT_EQ(columns("😀"), 1);
}

RC_GTEST_PROP(CanvasTest, any_bytes_take_as_many_columns_as_they_say, (std::string text)) {
  Canvas canvas;
  RC_ASSERT(canvas.put(3, 0, text) == 3 + columns(text));
  canvas.text(true);
}

}  // namespace
}  // namespace veillee::text_tests
