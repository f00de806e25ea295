// Names of the computers at a table.
#include "engine/computers.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

constexpr std::string_view names[] = {"Ann", "Ben", "Cat", "Dan", "Eve", "Fay"};

SeatNames seated(SeatSet computers, std::initializer_list<const char*> persons) {
  const GameInfo info = {.id = "test",
                         .title = {"essai", "test"},
                         .seats = {2, 4},
                         .options = {},
                         .notation = {},
                         .decisions = {},
                         .events = {},
                         .seat_names = {},
                         .computer_names = names,
                         .rules = {},
                         .longest_game = 1};
  SeatNames result;
  Seat seat = 0;
  for (const char* person : persons) result[seat++] = verbatim(person);
  name_computers(info, computers, result);
  return result;
}

TEST(Computers, are_called_by_their_seat) {
  const SeatNames four = seated(SeatSet::all(4), {"", "", "", ""});
  EXPECT_EQ(four[0].en, "Ann");
  EXPECT_EQ(four[3].fr, "Dan");
  const SeatNames two = seated(SeatSet::only(1) | SeatSet::only(2), {"Zoe", "", "", "Yan"});
  EXPECT_EQ(two[0].en, "Zoe");
  EXPECT_EQ(two[1].en, "Ben");
  EXPECT_EQ(two[2].en, "Cat");
}

TEST(Computers, leave_a_name_to_the_person_who_has_it) {
  const SeatNames all = seated(SeatSet::all(4) - SeatSet::only(0), {"Ben", "", "", ""});
  EXPECT_EQ(all[0].en, "Ben");
  EXPECT_EQ(all[1].en, "Cat");
  EXPECT_EQ(all[2].en, "Dan");
  EXPECT_EQ(all[3].en, "Eve");
}

}  // namespace
}  // namespace veillee
