// No allocation in the rules: `legal`, `apply` without a sink, `resample` and a copy. Counts every
// call of operator new in this program.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "tests/conformance/citizen.hpp"

namespace {

long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto align = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(align, (size + align - 1) / align * align)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, std::align_val_t align) { return counted(size, align); }
void* operator new[](std::size_t size, std::align_val_t align) { return counted(size, align); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace veillee {
namespace {

TEST(Counter, counts) {
  const long before = allocations;
  delete new int(3);
  std::string long_enough(100, 'x');
  EXPECT_GE(allocations - before, 1) << long_enough;
}

class Allocations : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Allocations, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Allocations, none_in_the_rules) {
  long in_start = 0, in_legal = 0, in_apply = 0, in_copy = 0, in_resample = 0, in_check = 0;
  long decisions = 0;
  const auto count = [](long& sum, auto work) {
    const long before = allocations;
    work();
    sum += allocations - before;
  };
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    AnyState state;
    AnyState copy;
    ActionList list;
    count(in_start, [&] { state = start(seed); });
    FastRng random(seed);
    while (!game().over(state)) {
      ++decisions;
      Taken taken{};
      count(in_legal, [&] { taken = pick(state, random); });
      count(in_copy, [&] { copy = state; });
      count(in_resample, [&] {
        for (Viewer viewer = 0; viewer < seats(); ++viewer) game().resample(copy, viewer, seed);
        game().resample(copy, spectator, seed);
      });
      count(in_check, [&] { EXPECT_TRUE(game().check(copy).empty()); });
      count(in_apply, [&] { game().apply(state, taken.seat, taken.action); });
    }
  }
  EXPECT_GT(decisions, 0);
  EXPECT_EQ(in_start, 0);
  EXPECT_EQ(in_legal, 0);
  EXPECT_EQ(in_copy, 0);
  EXPECT_EQ(in_resample, 0);
  EXPECT_EQ(in_check, 0);
  EXPECT_EQ(in_apply, 0);
}

}  // namespace
}  // namespace veillee
