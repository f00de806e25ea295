// Fair dice that anybody can check: the hash of the seed is told when the game starts, the seed and
// the salt when it ends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace veillee {

// 64 hexadecimal digits.
std::string sha256(std::string_view text);

// SHA-256 of "veillee-seed:" + seed + ":" + salt. Without the salt, seeds could be tried out.
std::string seed_commitment(std::uint64_t seed, std::string_view salt);

}  // namespace veillee
