// The embedded deck with some of its texts changed, read as a deck of one's own.
#pragma once

#include <gtest/gtest.h>

#include "engine/json_print.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {

class OwnDeck {
 public:
  // A member of a card, named by its list and its place there: ("rituals", 8, "effect").
  json::Value& text(std::string_view list, std::size_t item, std::string_view key) {
    return member(member(cards(), list).items[item], key);
  }
  OwnDeck& set(std::string_view list, std::size_t item, std::string_view key,
               std::string_view value) {
    text(list, item, key).string = value;
    return *this;
  }
  json::Value& cards() { return member(file_, "cards"); }
  static json::Value& member(json::Value& object, std::string_view key) {
    for (json::Member& one : object.members)
      if (one.name == key) return one.value;
    ADD_FAILURE() << "no member " << key;
    return object;
  }
  static bool has(const json::Value& object, std::string_view key) {
    return object.find(key) != nullptr;
  }

  Result<std::uint8_t> read() const { return game().decks()->add(json::print(file_), "mine.json"); }
  // Why it is refused; empty: it is not.
  std::string refusal() const {
    const Result<std::uint8_t> added = read();
    return added ? "" : added.refusal().sentence.en;
  }
  std::uint8_t index() const {
    EXPECT_EQ(refusal(), "");
    const Result<std::uint8_t> added = read();
    return added ? *added : std::uint8_t{0};
  }

 private:
  json::Value file_ = *json::read(Deck::embedded());
};

}  // namespace veillee::evenfall
