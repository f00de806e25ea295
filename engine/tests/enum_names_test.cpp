// Names of enumerators, and tables in their order.
#include "engine/enum_names.hpp"

#include <gtest/gtest.h>

#include "engine/tables.hpp"

namespace veillee::enum_names_tests {

enum class Animal : std::uint8_t { cat, dog_2, horse, count };
enum Stone : std::uint8_t { granite, marble, stone_count };
enum class Lonely : std::uint8_t { one };

namespace {

enum class Hidden : std::uint8_t { inside, count_of_things, outside };

TEST(EnumNames, come_from_the_enumerators) {
  EXPECT_EQ(enum_names<Animal>, (std::array<std::string_view, 3>{"cat", "dog_2", "horse"}));
  EXPECT_EQ(enum_names<Stone>, (std::array<std::string_view, 2>{"granite", "marble"}));
  EXPECT_EQ(enum_names<Lonely>, (std::array<std::string_view, 1>{"one"}));
}

TEST(EnumNames, of_an_enum_without_a_linkage) {
  EXPECT_EQ(enum_names<Hidden>,
            (std::array<std::string_view, 3>{"inside", "count_of_things", "outside"}));
}

TEST(EnumNames, a_last_enumerator_that_counts_the_others_is_no_name) {
  EXPECT_EQ(enum_size<Animal>, 3U);
  EXPECT_EQ(enum_size<Stone>, 2U);
}

TEST(Tables, are_indexed_by_their_enumerators) {
  constexpr auto legs =
      in_order<Animal, int>({{Animal::cat, 4}, {Animal::dog_2, 3}, {Animal::horse, 5}});
  EXPECT_EQ(legs, (std::array{4, 3, 5}));
}

TEST(Tables, ids_and_words_stand_in_one_row) {
  constexpr auto stones = in_order<Stone, Named>(
      {{granite, {"G", {"le granit", "granite"}}}, {marble, {"M", {"le marbre", "marble"}}}});
  EXPECT_EQ(ids_of(stones), (std::array<std::string_view, 2>{"G", "M"}));
  static constexpr auto words = words_of(stones);
  static constexpr auto ids = ids_of(stones);
  constexpr ArgumentSpec stone = {"stone", ids, named_in<words>};
  const veillee::Setup setup;
  const SeatNames names;
  const std::uint8_t value = marble;
  EXPECT_EQ(stone.words({setup, names}, &value), (Phrase{"le marbre", "marble"}));
}

}  // namespace
}  // namespace veillee::enum_names_tests
