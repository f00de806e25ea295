// Why a client is refused: the kind for programs, the sentence and the clause for people.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/enum_names.hpp"
#include "engine/words.hpp"

namespace veillee {

// In messages they are called as here (docs/protocol.md).
enum class DenialKind : std::uint8_t {
  bad_message,
  too_long,
  version,
  unknown_table,
  unknown_page,
  not_allowed,
  not_asked,
  illegal,
  stale,
  waiting,
  paused,
  over,
  too_fast,
  quota,
  busy,
  store,
};

constexpr std::string_view name_of(DenialKind kind) {
  return enum_names<DenialKind>[static_cast<std::size_t>(kind)];
}

struct Denial {
  DenialKind kind = DenialKind::bad_message;
  Phrase sentence;
  std::string_view clause = {};
};

inline Denial denied(DenialKind kind, Words words, std::initializer_list<Phrase> arguments = {}) {
  return {kind, say(words, arguments)};
}

}  // namespace veillee
