// What views foresee for a player, and where points come from.
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

// What is coming to this seat, as everybody sees it.
json::Value outlook(const Scenario& s, Seat seat) {
  const Result<json::Value> view = json::read(view_text<SabbatMagica>(s.state, spectator));
  EXPECT_TRUE(view);
  return *view->find("seats")->items[seat].find("outlook");
}
std::int64_t number_in(const json::Value& object, std::string_view name) {
  const json::Value* value = object.find(name);
  EXPECT_NE(value, nullptr) << name;
  return value == nullptr ? -1 : value->number;
}
std::vector<std::int64_t> list_in(const json::Value& object, std::string_view name) {
  std::vector<std::int64_t> all;
  for (const json::Value& item : object.find(name)->items) all.push_back(item.number);
  return all;
}

TEST(SabbatMagica, SAB_3_41_the_meal_is_foreseen_between_the_split_and_the_food) {
  Scenario s(2);
  s.round(2).ghosts("CANTEEN", {Red}).ghosts("TUR", {Red}).ghosts("ZEN", {Blue});
  s.bridge(Red, 2).terror(Red, 1).schemes(Red);
  const json::Value red = outlook(s, Red);
  EXPECT_EQ(number_in(*red.find("meal"), "out"), 4);
  EXPECT_EQ(number_in(*red.find("meal"), "due"), 2);  // the canteen feeds two
  EXPECT_EQ(number_in(*red.find("meal"), "left"), 0);
  EXPECT_EQ(number_in(*red.find("meal"), "unfed"), 1);
  EXPECT_EQ(number_in(*red.find("meal"), "loses"), 1);
  EXPECT_EQ(number_in(red, "canteen"), 2);
  EXPECT_EQ(red.find("splits"), nullptr);
  EXPECT_EQ(number_in(red, "actions"), 0);
}

TEST(SabbatMagica, SAB_3_22_each_split_tells_its_total_and_its_meal) {
  Scenario s(2);
  s.round(2).ghosts("CANTEEN", {Blue, Red}).ghosts("GRI", {Red}).terror(Red, 3).study();
  ASSERT_EQ(s.decision(), Decision::split);
  const json::Value red = outlook(s, Red);
  EXPECT_EQ(red.find("meal"), nullptr);
  const json::Value& splits = *red.find("splits");
  EXPECT_EQ(number_in(splits, "placed"), 2);
  EXPECT_EQ(list_in(splits, "total"), (std::vector<std::int64_t>{6, 5, 4, 3, 2, 1}));
  EXPECT_EQ(list_in(splits, "without_canteen"), (std::vector<std::int64_t>{5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(list_in(splits, "due"), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(list_in(splits, "left"), (std::vector<std::int64_t>{2, 1, 0, 0, 0, 0}));
  EXPECT_EQ(list_in(splits, "unfed"), (std::vector<std::int64_t>{0, 0, 0, 1, 2, 3}));
}

TEST(SabbatMagica, SAB_3_9_the_curse_is_foreseen_but_not_in_the_last_round) {
  Scenario s(2);
  s.round(3).cursed(Red).old(Red, 1, 1, 0, 0).fresh(Red, 0, 0, 3, 0).schemes(Red);
  const json::Value red = outlook(s, Red);
  const json::Value& curse = *red.find("curse");
  EXPECT_EQ(number_in(curse, "loses"), 5);
  EXPECT_EQ(number_in(curse, "rots"), 2);
  EXPECT_EQ(number_in(curse, "ages"), 3);
  Scenario last(2);
  last.round(6).cursed(Red).schemes(Red);
  EXPECT_EQ(outlook(last, Red).find("curse"), nullptr);
}

TEST(SabbatMagica, SAB_6_8_the_regions_are_foreseen_with_the_globe) {
  Scenario s(2);
  s.round(2).ghosts("TUR", {Red}).ghosts("GIN", {Red}).ghosts("GLOBE", {Red}).schemes(Red);
  EXPECT_EQ(number_in(outlook(s, Red), "regions"), 4 + 3);
  EXPECT_EQ(number_in(outlook(s, Blue), "regions"), 0);
}

TEST(SabbatMagica, SAB_3_48_complete_sets_are_foreseen) {
  Scenario s(2);
  s.round(2).homologation(Red, 2, 3, 2, 2).schemes(Red);
  EXPECT_EQ(number_in(outlook(s, Red), "sets"), 2);
}

TEST(SabbatMagica, SAB_3_34_actions_done_are_counted_for_each) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).schemes(Red, 1);
  s.play("pass");
  EXPECT_EQ(number_in(outlook(s, Red), "actions"), 2);
  EXPECT_EQ(number_in(outlook(s, Blue), "actions"), 1);
}

TEST(SabbatMagica, SAB_1_30_views_tell_what_the_slots_give) {
  Scenario s(2);
  s.round(2, harvest).bonuses();
  EXPECT_NE(view_text<SabbatMagica>(s.state, spectator)
                .find(R"("gifts":[{"vp":2},{"terror":2},{"vp":1},{"terror":1}])"),
            std::string::npos);
}

TEST(SabbatMagica, SAB_5_29_points_know_where_they_come_from) {
  Scenario s(2);
  s.round(2, dark_moon).ghosts("TUR", {Blue}).ghosts("NES", {Red}).terror(Red, 5).schemes(Red);
  s.play("ghosts").play("move NES TUR").play("fight");
  int fights = 0;
  for (const Event& event : s.events)
    if (const auto points = SabbatMagica::points(event))
      if (Source{points->source} == Source::fights && points->seat == Red) fights += points->n;
  EXPECT_EQ(fights, 2);
}

TEST(SabbatMagica, prompts_name_the_price_and_the_means) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("TUR", {Blue}).ghosts("NES", {Red}).terror(Red, 5);
  s.schemes(Red);
  const SeatNames names = SabbatMagica::seat_names(s.state);
  EXPECT_EQ(prompt_words<SabbatMagica>(s.state, Red, names).en,
            "Zugriga, move your magician, or your ghosts: action 1 of 2.");
  s.play("ghosts").play("move NES TUR");
  EXPECT_EQ(prompt_words<SabbatMagica>(s.state, Red, names).en,
            "Zugriga, your ghost arrives at Turgapel: what does it do? The fight costs 1 terror "
            "point, you have 5.");
}

}  // namespace
}  // namespace veillee::sabbat_magica
