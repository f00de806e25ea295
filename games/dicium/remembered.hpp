// What was worked out before. For evaluations: a search comes to the same position, or to the same
// part of one, again and again.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace veillee::dicium {

// Values by all that they depend on: the whole key is compared, its hash only says where to look.
// What comes to a place that is taken takes it. One for each thread; nothing is allocated before it
// is used.
template <class Key, class Value, std::size_t Places>
class Remembered {
  static_assert(std::has_single_bit(Places));
  static_assert(std::has_unique_object_representations_v<Key> && sizeof(Key) % 8 == 0);

 public:
  // The value of this key; fill(value) works it out when it is not known. It stays as it is until
  // the next question.
  template <class Fill>
  Value& of(const Key& key, Fill fill) {
    if (places_.empty()) places_.resize(Places);
    Place& place = places_[hash(key) >> 32U & (Places - 1)];
    if (place.known && std::memcmp(&place.key, &key, sizeof key) == 0) return place.value;
    place.known = false;
    fill(place.value);  // which may come to this very place
    place.key = key;
    place.known = true;
    return place.value;
  }

 private:
  struct Place {
    Key key;
    Value value;
    bool known = false;
  };

  static std::uint64_t hash(const Key& key) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    std::uint64_t sums[2] = {odd, ~odd};  // which do not wait for each other
    const auto* bytes = reinterpret_cast<const unsigned char*>(&key);
    for (std::size_t i = 0; i < sizeof key; i += 8) {
      std::uint64_t word;
      std::memcpy(&word, bytes + i, 8);
      std::uint64_t& sum = sums[i / 8 % 2];
      sum = (std::rotl(sum, 23) ^ word) * odd;
    }
    const std::uint64_t sum = sums[0] ^ std::rotl(sums[1], 32);
    return (sum ^ sum >> 29) * odd;
  }

  std::vector<Place> places_;
};

}  // namespace veillee::dicium
