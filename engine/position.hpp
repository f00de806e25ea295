// Positions as readable JSON. A game describes its state once; the same description writes and
// reads.
//
//   void describe(PositionIo& io, State& state) {
//     io.number("round", state.round, 1, 6);
//     io.object("reserve", [&] { io.number("wood", state.reserve[wood], 0, 16); });
//   }
//
// Reading stops at the first thing that is wrong and says what and where.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/flow.hpp"
#include "engine/json.hpp"
#include "engine/notation.hpp"
#include "engine/random.hpp"

namespace veillee {

// How frames are written: the name of a flow, of its steps and of its locals.
struct FlowSpec {
  std::string_view name;
  std::span<const std::string_view> steps;
  std::span<const std::string_view> locals;
};

class PositionIo {
 public:
  explicit PositionIo(json::Writer& writer) : writer_(&writer) {}
  explicit PositionIo(const json::Value& value) : at_{&value} {}

  bool reading() const { return writer_ == nullptr; }
  const std::optional<Refusal>& refusal() const { return refusal_; }
  // While reading: whether the object here has such a member (for members that may be left out).
  bool holds(std::string_view key) const { return !refusal_ && at_.back()->find(key) != nullptr; }

  template <class Integer>
  void number(std::string_view key, Integer& n, long long least, long long most) {
    long long wide = n;
    number_field(key, wide, least, most);
    n = static_cast<Integer>(wide);
  }
  void numbers(std::string_view key, std::span<std::uint8_t> list, int least, int most);
  // An index into a table of names, written as the name. no_arg is written as null when allowed.
  void name(std::string_view key, std::uint8_t& index, std::span<const std::string_view> names,
            bool may_be_null = false);
  void names(std::string_view key, std::span<std::uint8_t> list,
             std::span<const std::string_view> names);
  // While reading: how long the list under `key` is, refused beyond `most`.
  std::uint8_t length(std::string_view key, std::uint8_t most);
  void flag(std::string_view key, std::uint8_t& on);
  void seats(std::string_view key, SeatSet& seats);
  void random(std::string_view key, Rng& rng);
  void action(std::string_view key, Action& action, Notation notation);

  template <class Fields>
  void object(std::string_view key, Fields fields) {
    if (!enter(key, json::Value::Kind::object)) return;
    fields();
    leave();
  }
  // An object of objects, one for each name: {"A": {…}, "B": {…}}
  template <class Fields>
  void each(std::string_view key, std::span<const std::string_view> names, Fields fields) {
    object(key, [&] {
      for (std::size_t i = 0; i < names.size(); ++i)
        object(names[i], [&] { fields(static_cast<std::uint8_t>(i)); });
    });
  }
  template <std::uint8_t Depth>
  void flow(FrameStack<Depth>& stack, Pending& pending, std::span<const FlowSpec> flows,
            std::span<const std::string_view> decisions, Notation notation) {
    std::uint8_t size = stack.size();
    std::array<Frame, Depth> frames{};
    for (std::uint8_t i = 0; i < size; ++i) frames[i] = stack[i];
    frame_list(frames, size, flows);
    if (reading()) {
      stack.clear();
      for (std::uint8_t i = 0; i < size; ++i) stack.push_back(frames[i]);
    }
    pending_decision(pending, decisions, notation);
  }
  // For a rule of the game's own while reading.
  void refuse(std::string_view key, Words words, std::initializer_list<Phrase> arguments);

 private:
  const json::Value* field(std::string_view key, json::Value::Kind kind);
  void number_field(std::string_view key, long long& n, long long least, long long most);
  bool enter(std::string_view key, json::Value::Kind kind);
  void leave();
  void refuse_at(int line, Phrase sentence);
  void frame_list(std::span<Frame> frames, std::uint8_t& size, std::span<const FlowSpec> flows);
  void pending_decision(Pending& pending, std::span<const std::string_view> decisions,
                        Notation notation);

  json::Writer* writer_ = nullptr;
  std::vector<const json::Value*> at_;
  // One list an open object: the keys that were read; others in the file are mistakes.
  std::vector<std::vector<std::string_view>> read_;
  std::optional<Refusal> refusal_;
};

}  // namespace veillee
