#include "table/command.hpp"

#include <gtest/gtest.h>

#include "table/opening.hpp"

namespace veillee {
namespace {

std::string_view kind_of(std::string_view text) {
  const ReadCommand read = read_command(text);
  if (!read.denial) return "fine";
  EXPECT_FALSE(read.denial->sentence.fr.empty());
  return name_of(read.denial->kind);
}

TEST(Command, reads_what_the_protocol_says) {
  const ReadCommand act =
      read_command(R"({"type":"act","id":"a1","seq":42,"action":"place C04","more":[1]})");
  ASSERT_FALSE(act.denial);
  EXPECT_EQ(act.command.kind, CommandKind::act);
  EXPECT_EQ(act.command.id, "a1");
  EXPECT_EQ(act.command.seq, 42U);
  EXPECT_EQ(act.command.action, "place C04");
  const ReadCommand hello = read_command(
      R"({"type":"hello","version":1,"table":"t","token":"x","host":"y","lang":"fr"})");
  ASSERT_FALSE(hello.denial);
  EXPECT_EQ(hello.command.language, Language::french);
  EXPECT_EQ(hello.command.host_token, "y");
  EXPECT_EQ(kind_of(R"({"type":"seat","id":"a","seat":"B","kind":"computer","level":"heir"})"),
            "fine");
  EXPECT_EQ(kind_of(R"({"type":"undo","id":"a","seq":1})"), "fine");
  const ReadCommand chain =
      read_command(R"({"type":"act","id":"a1","seq":42,"actions":["pay wood","pay gold"]})");
  ASSERT_FALSE(chain.denial);
  EXPECT_EQ(chain.command.actions, (std::vector<std::string>{"pay wood", "pay gold"}));
  const ReadCommand finger = read_command(R"({"type":"point","id":"p","at":"square:D2"})");
  ASSERT_FALSE(finger.denial);
  EXPECT_EQ(finger.command.kind, CommandKind::point);
  EXPECT_EQ(finger.command.place, "square:D2");
  EXPECT_FALSE(changes_table(CommandKind::point));
  const ReadCommand on =
      read_command(R"({"type":"play_on","id":"p","move":12,"seat":"B","name":"Anne"})");
  ASSERT_FALSE(on.denial);
  EXPECT_EQ(on.command.move, 12U);
  EXPECT_EQ(on.command.seat, Seat{1});
}

TEST(Command, refuses_everything_else) {
  for (const std::string_view text : {"",
                                      "[]",
                                      "nonsense",
                                      R"({"id":"a"})",
                                      R"({"type":"dance","id":"a"})",
                                      R"({"type":"act","seq":1,"action":"pass"})",
                                      R"({"type":"act","id":"","seq":1,"action":"p"})",
                                      R"({"type":"act","id":"a","seq":-1,"action":"p"})",
                                      R"({"type":"act","id":"a","seq":1})",
                                      R"({"type":"act","id":7,"seq":1,"action":"p"})",
                                      R"({"type":"seat","id":"a","seat":"Z","level":"x"})",
                                      R"({"type":"at","id":"a","move":99999999})",
                                      R"({"type":"lang","lang":"de"})",
                                      R"({"type":"act","id":"a","seq":1,"actions":[]})",
                                      R"({"type":"act","id":"a","seq":1,"actions":"p"})",
                                      R"({"type":"act","id":"a","seq":1,"actions":["p",1]})",
                                      R"({"type":"play_on","id":"a"})",
                                      R"({"type":"consent","id":"a","seq":1,"agree":"yes"})",
                                      R"({"type":"point","id":"a"})",
                                      R"({"type":"point","id":"a","at":""})",
                                      R"({"type":"point","id":"a","at":"a b"})",
                                      R"({"type":"point","id":"a","at":"<i>"})"})
    EXPECT_EQ(kind_of(text), "bad_message") << text;
  EXPECT_EQ(kind_of(R"({"type":"act","id":")" + std::string(41, 'x') + R"("})"), "bad_message");
  EXPECT_EQ(kind_of(std::string(17'000, ' ')), "too_long");
  std::string links;
  for (std::size_t i = 0; i <= longest_chain; ++i) links += R"("p",)";
  links.pop_back();
  EXPECT_EQ(kind_of(R"({"type":"act","id":"a","seq":1,"actions":[)" + links + "]}"), "bad_message");
}

std::string refusal_of(std::string_view text) {
  const Result<Opening> opening = read_opening(text);
  if (opening) return "";
  EXPECT_FALSE(opening.refusal().sentence.fr.empty());
  return opening.refusal().sentence.en;
}

TEST(OpeningText, reads_seats_options_and_clock) {
  const Result<Opening> opening = read_opening(
      R"({"game":"samhain","options":{"easy":"on"},"seats":[{"kind":"me","name":"Anne"},
          {"kind":"open"},{"kind":"computer","level":"master"}],
          "clock":{"kind":"game","minutes":20,"increment":10},"grace":60,"substitute":"greedy"})");
  ASSERT_TRUE(opening) << opening.refusal().sentence.en;
  EXPECT_EQ(opening->setup.seats, 3);
  EXPECT_EQ(opening->clock.budget, 1'200'000);
  EXPECT_EQ(opening->grace, 60'000);
  EXPECT_EQ(opening->seats[2].level, "master");
  json::Writer out;
  write_opening(out, *opening);
  json::Writer again;
  write_opening(again, *read_opening(out.text()));
  EXPECT_EQ(out.text(), again.text());
}

TEST(OpeningText, one_sentence_says_what_is_wrong) {
  EXPECT_EQ(refusal_of(R"({"game":"chess","seats":[]})"), "the game \"chess\" is not known");
  EXPECT_NE(refusal_of(R"({"game":"samhain","seats":[{"kind":"me","name":"A"}]})"), "");
  EXPECT_EQ(refusal_of(R"({"game":"samhain","seats":[{"kind":"me","name":"A"},
                           {"kind":"me","name":"A"}]})"),
            "two seats are called \"A\"; please give each its own name");
  EXPECT_EQ(refusal_of(R"({"game":"samhain","seats":[{"kind":"open"},{"kind":"ghost"}]})"),
            "a seat is \"me\", \"open\" or \"computer\", not \"ghost\"");
  EXPECT_NE(refusal_of(R"({"game":"samhain","seats":[{"kind":"open"},
                           {"kind":"computer","level":"god"}]})"),
            "");
  EXPECT_NE(
      refusal_of(R"({"game":"samhain","colour":1,"seats":[{"kind":"open"},{"kind":"open"}]})"), "");
  EXPECT_EQ(refusal_of(R"({"game":"samhain","seats":[{"kind":"open"},{"kind":"open"}],
                           "clock":{"kind":"move","seconds":1}})"),
            "\"seconds\" must be a number from 5 to 86400");
  EXPECT_NE(refusal_of(R"({"game":"samhain","seats":[{"kind":"open"},{"kind":"open"}],
                           "position":{}})"),
            "");
  EXPECT_NE(refusal_of("[]"), "");
  EXPECT_NE(refusal_of("{"), "");
}

}  // namespace
}  // namespace veillee
