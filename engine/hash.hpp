// One 64-bit number for the bytes of a value: it tells positions apart while a program runs. What
// is kept longer than that is told apart by what a position says (AnyGame::fingerprint).
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace veillee {

// The finaliser of SplitMix64.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
  x = (x ^ x >> 27) * 0x94D049BB133111EB;
  return x ^ x >> 31;
}

constexpr std::uint64_t fold(std::uint64_t hash, std::uint64_t word) {
  return mix(hash + 0x9E3779B97F4A7C15) ^ mix(word ^ hash);
}

inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
  std::uint64_t hash = mix(size);
  const auto* bytes = static_cast<const unsigned char*>(data);
  for (; size >= 8; size -= 8, bytes += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes, 8);
    hash = fold(hash, word);
  }
  std::uint64_t rest = 0;
  std::memcpy(&rest, bytes, size);
  return fold(hash, rest);
}

// No padding, or two equal states could hash differently.
template <class T>
requires std::has_unique_object_representations_v<T> std::uint64_t hash_of(const T& value) {
  return hash_bytes(&value, sizeof value);
}

// "0x" and 16 digits, and back. Nothing when it is not written like that.
std::string hex(std::uint64_t n);
std::optional<std::uint64_t> from_hex(std::string_view text);

}  // namespace veillee
