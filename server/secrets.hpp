// Tokens, their digests, and everything else that must not be guessed.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace veillee {

// Fills the bytes at random; tests give a source of their own.
using RandomSource = std::function<void(std::span<unsigned char>)>;
RandomSource system_random();

// 128 bits, 32 hexadecimal digits.
std::string new_token(const RandomSource& random);
bool looks_like_token(std::string_view text);

// SHA-256 in hexadecimal digits: what is kept of a token.
std::string digest_of(std::string_view token);
// Takes the same time for every pair of the same length.
bool same_secret(std::string_view a, std::string_view b);

// 80 bits in 16 letters and digits that are not taken for each other: whoever has it may watch.
std::string new_table_id(const RandomSource& random);
bool looks_like_table_id(std::string_view text);

std::uint64_t new_seed(const RandomSource& random);

}  // namespace veillee
