#include "table/entry.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

Opening some_opening() {
  return *read_opening(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}],
                           "clock":{"kind":"move","seconds":60}})");
}

// One of every kind, as docs/log.md shows them.
std::vector<Deed> every_deed() {
  return {
      deed::Open{some_opening(), {"host", {"anne", ""}}, 42, "salt", "0.1.0", 3},
      deed::Join{1, "Boris", "digest"},
      deed::Act{0, "place C04", 0x1234, true},
      deed::Undo{7, 5},
      deed::Withdraw{1, 6},
      deed::Propose{1, Proposal::Kind::undo, 4},
      deed::Consent{0, true},
      deed::Chat{1, "« à vous »"},
      deed::Pause{true},
      deed::Computer{1, "greedy", true},
      deed::TakeBack{1},
      deed::Rename{0, "Zoé"},
      deed::Resign{1},
      deed::Draw{},
      deed::LetPass{1, LetPass::unless_hit},
      deed::Abandon{},
      deed::Rematch{"next"},
  };
}

TEST(Entry, of_every_kind_is_read_as_it_was_written) {
  const std::vector<Deed> deeds = every_deed();
  ASSERT_EQ(deeds.size(), std::variant_size_v<Deed>) << "one of each";
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    EXPECT_EQ(deeds[i].index(), i);
    const std::string text = write_entry({deeds[i], Asked{1, "id-1"}, {}});
    const Result<Entry> read = read_entry(text);
    ASSERT_TRUE(read) << text << "\n" << read.refusal().sentence.en;
    EXPECT_EQ(read->deed.index(), i);
    EXPECT_EQ(write_entry(*read), text);
    EXPECT_EQ(read->asked->by, 1);
    EXPECT_EQ(read->asked->id, "id-1");
    EXPECT_EQ(text.find('\n'), text.npos);
  }
}

TEST(Entry, is_written_as_the_documentation_shows) {
  EXPECT_EQ(write_entry({deed::Act{0, "place C04", 0x1234}, Asked{0, "k7"}, {}}),
            R"({"kind":"act","seat":"A","action":"place C04","fingerprint":"0x0000000000001234",)"
            R"("by":"A","id":"k7"})");
  EXPECT_EQ(write_entry({deed::Propose{1, Proposal::Kind::draw}, Asked{1, "k8"}, {}}),
            R"({"kind":"propose","seat":"B","what":"draw","by":"B","id":"k8"})");
  EXPECT_EQ(write_entry({deed::Abandon{}, Asked{spectator, "k9"}, {}}),
            R"({"kind":"abandon","by":"","id":"k9"})");
}

TEST(Entry, keeps_how_the_game_ended) {
  for (const Outcome& outcome :
       {ranked(3, {Standing{5}, Standing{7}, Standing{7}}), by_teams(4, {0, 1, 0, 1}, 1),
        drawn(2, each_for_itself), together(3, true, 12), graded(9, 2, 4)}) {
    const std::string text = write_entry({deed::Draw{}, {}, outcome});
    const Result<Entry> read = read_entry(text);
    ASSERT_TRUE(read) << text << "\n" << read.refusal().sentence.en;
    EXPECT_EQ(read->result, outcome) << text;
  }
}

TEST(Entry, that_is_none_is_refused_in_one_sentence) {
  for (const std::string text :
       {"", "[]", "{}", R"({"kind":"dance"})", R"({"kind":"act","seat":"A"})",
        R"({"kind":"act","seat":"E","action":"pass","fingerprint":"0x0000000000000001"})",
        R"({"kind":"undo","to":-1,"fingerprint":"0x0000000000000001"})",
        R"({"kind":"open","log":1})", R"({"kind":"let_pass","seat":"A","until":"never"})",
        R"({"kind":"draw","result":{"kind":"ranked"}})", R"({"kind":"draw","id":"1"})"}) {
    const Result<Entry> read = read_entry(text);
    ASSERT_FALSE(read) << text;
    EXPECT_FALSE(read.refusal().sentence.fr.empty());
    EXPECT_FALSE(read.refusal().sentence.en.empty());
  }
}

}  // namespace
}  // namespace veillee
