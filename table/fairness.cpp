#include "table/fairness.hpp"

#include <sodium.h>

#include <array>

#include "table/game_record.hpp"

namespace veillee {

std::string sha256(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size());
  std::string digits;
  for (const unsigned char byte : digest) {
    digits += "0123456789abcdef"[byte >> 4];
    digits += "0123456789abcdef"[byte & 15];
  }
  return digits;
}

std::string seed_commitment(std::uint64_t seed, std::string_view salt) {
  return sha256("veillee-seed:" + hex(seed) + ":" + std::string(salt));
}

}  // namespace veillee
