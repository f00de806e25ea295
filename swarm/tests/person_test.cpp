#include "swarm/person.hpp"

#include <gtest/gtest.h>

#include "swarm/skim.hpp"
#include "swarm/swarm.hpp"

namespace veillee {
namespace {

TEST(Skim, MembersAsTheyAreWritten) {
  const std::string_view text =
      R"( {"a" : 1, "b":{"c":[1,{"d":"}]\""}]} ,"e":"x\\","f":[],"g":true} )";
  std::string all;
  EXPECT_TRUE(skim::members(text, [&](std::string_view name, std::string_view value) {
    all += std::string(name) + "=" + std::string(value) + ";";
  }));
  EXPECT_EQ(all, R"(a=1;b={"c":[1,{"d":"}]\""}]};e="x\\";f=[];g=true;)");
  EXPECT_EQ(skim::member(skim::member(text, "b"), "c"), R"([1,{"d":"}]\""}])");
  EXPECT_EQ(skim::member(text, "h"), "");
  EXPECT_EQ(skim::text(skim::member(text, "e")), "x\\");
  EXPECT_EQ(skim::number("42"), 42U);
  EXPECT_FALSE(skim::number("4x"));
  EXPECT_FALSE(skim::number(""));
  EXPECT_EQ(skim::text("12"), "");
}

TEST(Skim, WhatIsCutOffIsNotTaken) {
  const std::string whole = R"({"a":[1,"x"],"b":{"c":2}})";
  const auto ignore = [](std::string_view, std::string_view) {};
  EXPECT_TRUE(skim::members(whole, ignore));
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(skim::members(whole.substr(0, size), ignore)) << whole.substr(0, size);
  EXPECT_FALSE(skim::members(whole + "x", ignore));
  EXPECT_FALSE(skim::items("[1,2", [](std::string_view) {}));
  EXPECT_TRUE(skim::items("[]", [](std::string_view) {}));
}

constexpr std::string_view asked =
    R"({"type":"table","seq":7,"state":"running","decision":{"name":"x","options":[{"action":"a 1"},{"action":"b 2"}]}})";

TEST(SwarmPerson, DecidesOnceAndWaitsForItsFrame) {
  SwarmPerson person("A", Habit::random, 1);
  EXPECT_FALSE(person.may_act());
  EXPECT_EQ(person.hear(asked), SwarmPerson::News::frame);
  ASSERT_TRUE(person.may_act());
  const Act act = person.decide();
  EXPECT_EQ(act.seq, 7U);
  EXPECT_TRUE(act.action == "a 1" || act.action == "b 2");
  EXPECT_FALSE(person.may_act());
  const std::string yes = R"({"type":"answer","id":")" + act.id + R"(","ok":true,"seq":8})";
  EXPECT_EQ(person.hear(R"({"type":"answer","id":"other","ok":true,"seq":8})"),
            SwarmPerson::News::nothing);
  EXPECT_EQ(person.hear(yes), SwarmPerson::News::accepted);
  EXPECT_EQ(person.accepted_seq(), 8U);
  EXPECT_EQ(person.hear(yes), SwarmPerson::News::nothing);
  // The old frame still asks; the answer is not in it yet.
  EXPECT_FALSE(person.may_act());
  person.hear(R"({"type":"table","seq":8,"state":"running"})");
  EXPECT_FALSE(person.may_act());
  person.hear(R"({"type":"table","seq":9,"state":"over"})");
  EXPECT_TRUE(person.over());
  EXPECT_EQ(person.hear(asked), SwarmPerson::News::nothing);  // it comes too late
  EXPECT_TRUE(person.over());
}

TEST(SwarmPerson, AStaleActWaitsForTheNextFrame) {
  SwarmPerson person("A", Habit::steady, 1);
  person.hear(asked);
  const Act first = person.decide();
  EXPECT_EQ(person.hear(R"({"type":"answer","id":")" + first.id +
                        R"(","ok":false,"error":{"kind":"stale","sentence":"…"}})"),
            SwarmPerson::News::stale);
  EXPECT_FALSE(person.may_act());
  person.hear(asked);
  const Act second = person.decide();
  EXPECT_EQ(second.action, first.action);  // a person of steady habits
  EXPECT_NE(second.id, first.id);
  EXPECT_EQ(person.hear(R"({"type":"answer","id":")" + second.id +
                        R"(","ok":false,"error":{"kind":"illegal","sentence":"…"}})"),
            SwarmPerson::News::refused);
  EXPECT_EQ(person.refusal(), "illegal");
}

TEST(SwarmPerson, AnActThatCameTooFastStaysUnderWay) {
  SwarmPerson person("A", Habit::random, 1);
  person.hear(asked);
  const Act act = person.decide();
  EXPECT_EQ(person.hear(R"({"type":"answer","id":")" + act.id +
                        R"(","ok":false,"error":{"kind":"too_fast","sentence":"…"}})"),
            SwarmPerson::News::too_fast);
  ASSERT_TRUE(person.act());
  EXPECT_EQ(person.act()->id, act.id);
}

TEST(Percentile, OfSortedTimes) {
  EXPECT_EQ(percentile({}, 0.5), 0U);
  EXPECT_EQ(percentile({7}, 0.99), 7U);
  std::vector<std::uint32_t> times;
  for (std::uint32_t i = 1; i <= 100; ++i) times.push_back(i);
  EXPECT_EQ(percentile(times, 0.5), 51U);
  EXPECT_EQ(percentile(times, 0.99), 100U);
  EXPECT_EQ(percentile(times, 1), 100U);
}

}  // namespace
}  // namespace veillee
