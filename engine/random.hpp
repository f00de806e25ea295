// Chance: Philox4x32-10 (Salmon, Moraes, Dror, Shaw 2011), a counter-based generator. The n-th word
// of a seed is a pure function of (seed, n): it is the same on every machine and in every year.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace veillee {

using PhiloxBlock = std::array<std::uint32_t, 4>;

constexpr PhiloxBlock philox(PhiloxBlock counter, std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53} * counter[0];
    const std::uint64_t b = std::uint64_t{0xCD9E8D57} * counter[2];
    counter = {
        static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(b),
        static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(a)};
    key[0] += 0x9E3779B9;
    key[1] += 0xBB67AE85;
  }
  return counter;
}

constexpr PhiloxBlock philox_block(std::uint64_t seed, std::uint64_t block) {
  return philox({static_cast<std::uint32_t>(block), static_cast<std::uint32_t>(block >> 32), 0, 0},
                {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
}

// Draws and shuffles over any source of 32-bit words.
template <class Source>
class Draws {
 public:
  // Uniform over 0 … bound − 1 without bias: Lemire's multiplication with rejection. bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{word()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold)
        product = std::uint64_t{word()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Fisher–Yates, from the back.
  template <class Sequence>
  constexpr void shuffle(Sequence& items) {
    for (auto n = static_cast<std::uint32_t>(items.size()); n > 1; --n)
      std::swap(items[n - 1], items[below(n)]);
  }

  constexpr std::uint64_t word64() {
    const std::uint64_t high = word();  // in a statement of its own: `|` has no order of evaluation
    return high << 32 | word();
  }

 private:
  constexpr std::uint32_t word() { return static_cast<Source*>(this)->next(); }
};

// Words come in blocks of four, each of which follows from seed and number alone: the last one is
// remembered, as most draws go on where one has ended. That changes nothing but the time it takes.
inline const PhiloxBlock& remembered_block(std::uint64_t seed, std::uint64_t block) {
  struct Last {
    std::uint64_t seed = 0;
    std::uint64_t block = ~std::uint64_t{0};
    PhiloxBlock words{};
  };
  static thread_local Last last;
  if (last.block != block || last.seed != seed) last = {seed, block, philox_block(seed, block)};
  return last.words;
}

// Lives inside a state: sixteen bytes, no buffer.
struct Rng : Draws<Rng> {
  std::uint64_t seed = 0;
  std::uint64_t drawn = 0;

  constexpr Rng() = default;
  constexpr explicit Rng(std::uint64_t seed_) : seed(seed_) {}
  constexpr std::uint32_t next() {
    const std::uint64_t n = drawn++;
    if (std::is_constant_evaluated()) return philox_block(seed, n / 4)[n % 4];
    return remembered_block(seed, n / 4)[n % 4];
  }
  friend constexpr bool operator==(const Rng& a, const Rng& b) {
    return a.seed == b.seed && a.drawn == b.drawn;
  }
};

// The same words as Rng, four at a time: for playouts and search, never inside a state.
class FastRng : public Draws<FastRng> {
 public:
  constexpr explicit FastRng(std::uint64_t seed) : seed_(seed) {}
  constexpr std::uint32_t next() {
    if (drawn_ % 4 == 0) block_ = philox_block(seed_, drawn_ / 4);
    return block_[drawn_++ % 4];
  }

 private:
  std::uint64_t seed_;
  std::uint64_t drawn_ = 0;
  PhiloxBlock block_{};
};

}  // namespace veillee
