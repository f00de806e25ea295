// Reads the members of a JSON object by name: commands, openings, rows of logs, saved games.
#pragma once

#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/json.hpp"
#include "engine/seat.hpp"
#include "engine/words.hpp"

namespace veillee::json {

// The first thing that is missing or wrong is remembered, in one place for an object and all inside
// it; what is read then is empty, the least, or false. So one looks once, after everything.
class Object {
 public:
  // Of a file that people write, complaints name the line.
  enum class Lines : bool { unsaid, said };

  Object(const Value& value, std::optional<Phrase>& wrong, Lines lines = Lines::unsaid);

  bool has(std::string_view name) const { return value_->find(name) != nullptr; }
  const Value& value() const { return *value_; }

  // Of this many bytes.
  std::string text(std::string_view name, std::size_t least = 0,
                   std::size_t most = std::string::npos);
  static constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
  std::int64_t number(std::string_view name, std::int64_t least = 0, std::int64_t most = largest);
  // A list of as many numbers as there is room for.
  template <class Room>
  void numbers(std::string_view name, Room&& room, std::int64_t least, std::int64_t most) {
    const std::span<const Value> items = list(name);
    if (items.size() != room.size()) wrong_kind(name);
    for (std::size_t i = 0; i < items.size() && i < room.size(); ++i) {
      if (items[i].kind != Value::Kind::number || items[i].number < least || items[i].number > most)
        return wrong_kind(name);
      room[i] = static_cast<std::remove_reference_t<decltype(room[i])>>(items[i].number);
    }
  }
  bool flag(std::string_view name);
  // The letter of a seat, at a table of so many.
  Seat seat(std::string_view name, std::size_t seats = max_seats);
  SeatSet seats(std::string_view name, std::size_t seats = max_seats);
  // One of these words: which.
  std::size_t word(std::string_view name, std::span<const std::string_view> words);
  // 0x and 16 digits.
  std::uint64_t hex(std::string_view name);
  std::span<const Value> list(std::string_view name);
  Object object(std::string_view name);
  Object object(const Value& item) { return {item, *wrong_, lines_}; }

  // No other members than these.
  void only(std::initializer_list<std::string_view> names);

  void wrong(Words words, std::initializer_list<Phrase> arguments = {});
  // Where this member stands.
  void wrong_at(std::string_view name, Words words, std::initializer_list<Phrase> arguments = {});
  void wrong_kind(std::string_view name);
  bool good() const { return !*wrong_; }

 private:
  // Of this kind; else null, and it is wrong.
  const Value* member(std::string_view name, Value::Kind kind);
  void complain(int line, Phrase what);

  const Value* value_;
  std::optional<Phrase>* wrong_;
  Lines lines_;
};

}  // namespace veillee::json
