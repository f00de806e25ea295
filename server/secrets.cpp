#include "server/secrets.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "table/fairness.hpp"

namespace veillee {
namespace {

constexpr std::size_t token_bytes = 16;
constexpr std::string_view id_letters = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::size_t id_length = 16;

std::string hexadecimal(std::span<const unsigned char> bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

bool consists_of(std::string_view text, std::string_view letters) {
  return text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

RandomSource system_random() {
  return [](std::span<unsigned char> bytes) { randombytes_buf(bytes.data(), bytes.size()); };
}

std::string new_token(const RandomSource& random) {
  std::array<unsigned char, token_bytes> bytes{};
  random(bytes);
  return hexadecimal(bytes);
}

bool looks_like_token(std::string_view text) {
  return text.size() == 2 * token_bytes && consists_of(text, "0123456789abcdef");
}

std::string digest_of(std::string_view token) { return sha256(token); }

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && !a.empty() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_table_id(const RandomSource& random) {
  std::array<unsigned char, id_length> bytes{};
  random(bytes);
  std::string id;
  for (const unsigned char byte : bytes) id += id_letters[byte % id_letters.size()];
  return id;
}

bool looks_like_table_id(std::string_view text) {
  return text.size() == id_length && consists_of(text, id_letters);
}

std::uint64_t new_seed(const RandomSource& random) {
  std::array<unsigned char, sizeof(std::uint64_t)> bytes{};
  random(bytes);
  std::uint64_t seed = 0;
  std::memcpy(&seed, bytes.data(), sizeof seed);
  return seed;
}

}  // namespace veillee
