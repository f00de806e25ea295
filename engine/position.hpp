// Positions and views as readable JSON. A game describes its pieces once; the same description
// writes a position, reads one, and writes what somebody may see of it.
//
//   void describe(PositionIo& io, State& state) {
//     io.everyone([&] {
//       io.number("round", state.round, 1, 6);
//       io.seats("seats", state.seats, [&](Seat seat) {
//         io.owner(seat, false, [&] { io.number("gold", state.gold[seat], 0, 30); });
//       });
//       io.derived([&](json::Writer& out) { out.member("rounds", 6); });
//     });
//     io.nobody([&] { io.random("random", state.rng); });
//   }
//
// A position holds everything but what is derived. A view is a whitelist: what stands in none of
// `everyone`, `owner` and `derived` is in no view. Reading stops at the first thing that is wrong
// and says what and where.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/bounded_list.hpp"
#include "engine/enum_names.hpp"
#include "engine/json.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "engine/words.hpp"

namespace veillee {

class PositionIo {
 public:
  // Writes a position.
  explicit PositionIo(json::Writer& out) : out_(&out), shown_(true) {}
  // Writes what the viewer may see of one.
  PositionIo(json::Writer& out, Viewer viewer) : out_(&out), is_view_(true), viewer_(viewer) {}
  // Reads a position: the members of this object.
  explicit PositionIo(const json::Value& object) : at_{{&object, {}}} {}

  bool reading() const { return out_ == nullptr; }
  // What was wrong first.
  const std::optional<Refusal>& refusal() const { return refusal_; }

  // ── Who sees it ───────────────────────────────────────────────────────────────────────────────

  // All viewers.
  template <class Fields>
  void everyone(Fields fields) {
    show(true, fields);
  }
  // This seat; the others only while it lies open to all.
  template <class Fields>
  void owner(Seat seat, bool open, Fields fields) {
    show(open || viewer_ == seat, fields);
  }
  // No viewer: for positions only.
  template <class Fields>
  void nobody(Fields fields) {
    show(false, fields);
  }
  // In views only: what follows from the rest, or from what is under way, for who only draws.
  template <class Fields>
  void derived(Fields fields) {
    if (is_view_ && shown_) fields(*out_);
  }

  // ── Pieces ────────────────────────────────────────────────────────────────────────────────────

  template <class Integer>
  void number(std::string_view key, Integer& n, long long least, long long most) {
    long long wide = n;
    number_field(key, wide, least, most);
    n = static_cast<Integer>(wide);
  }
  // [1, 2, 3]
  void numbers(std::string_view key, std::span<std::uint8_t> list, int least, int most);
  // {"wood": 1, "gold": 2}: one number for each name.
  void counts(std::string_view key, std::span<std::uint8_t> list,
              std::span<const std::string_view> names, int least, int most);
  void flag(std::string_view key, std::uint8_t& on);
  // An index into a table of names, written as the name; no_arg as null, where that may be.
  void name(std::string_view key, std::uint8_t& index, std::span<const std::string_view> names,
            bool may_be_null = false);
  // An enumerator by its name.
  template <class E>
  requires std::is_enum_v<E>
  void name(std::string_view key, E& e) {
    auto index = static_cast<std::uint8_t>(e);
    name(key, index, enum_names<E>);
    e = static_cast<E>(index);
  }
  // ["A", null, "B"]
  void names(std::string_view key, std::span<std::uint8_t> list,
             std::span<const std::string_view> names, bool may_be_null = false);
  // The same for a list that has its own length.
  template <std::uint8_t N>
  void names(std::string_view key, BoundedList<std::uint8_t, N>& list,
             std::span<const std::string_view> names) {
    std::array<std::uint8_t, N> items{};
    std::uint8_t size = 0;
    for (const std::uint8_t item : list) items[size++] = item;
    if (reading()) size = length(key, N);
    this->names(key, std::span(items).first(size), names);
    if (!reading()) return;
    list.clear();
    for (std::uint8_t i = 0; i < size; ++i) list.push_back(items[i]);
  }
  // Things that lie in one place each. While reading, lay(item) lays one down there, or says false
  // where it lies somewhere else already; `elsewhere` is told then: {0} the key, {1} its name.
  template <class Items, class Lay>
  void laid(std::string_view key, const Items& items, std::span<const std::string_view> names,
            Words elsewhere, Lay lay) {
    std::array<std::uint8_t, 256> list{};
    std::size_t size = 0;
    if (reading())
      size = length(key, static_cast<std::uint8_t>(names.size()));
    else
      for (const std::uint8_t item : items) list[size++] = item;
    this->names(key, std::span(list).first(size), names);
    for (std::size_t i = 0; reading() && i < size && !refusal(); ++i)
      if (!lay(list[i])) refuse(key, elsewhere, {verbatim(key), verbatim(names[list[i]])});
  }
  // The cards of a zone (engine/piles.hpp, engine/hidden.hpp), which these know where the zone does
  // not say it. Before one is read, it lies in zone 0.
  template <class Cards, class... Knowers>
  void cards(std::string_view key, Cards& cards, std::uint8_t zone,
             std::span<const std::string_view> names, Knowers... knowers) {
    laid_cards(key, cards.in(zone), cards, zone, names, knowers...);
  }
  // The same in an order of the game's own.
  template <class Items, class Cards, class... Knowers>
  void laid_cards(std::string_view key, const Items& items, Cards& cards, std::uint8_t zone,
                  std::span<const std::string_view> names, Knowers... knowers) {
    laid(key, items, names,
         {"« {0} » : la carte {1} se trouve déjà ailleurs",
          "\"{0}\": card {1} lies somewhere else already"},
         [&](std::uint8_t card) {
           const bool free = cards.zone(card) == 0;
           cards.put(card, zone, knowers...);
           return free;
         });
  }
  // ["A", "C"], at a table of so many.
  void seat_set(std::string_view key, SeatSet& set, std::uint8_t seats);
  void random(std::string_view key, Rng& rng);

  // ── Groups of pieces ──────────────────────────────────────────────────────────────────────────

  template <class Fields>
  void object(std::string_view key, Fields fields) {
    if (!enter(key)) return;
    fields();
    leave();
  }
  // [{"seat": "A", …}, {"seat": "B", …}]
  template <class Fields>
  void seats(std::string_view key, std::uint8_t seats, Fields fields) {
    if (!enter_list(key, seats)) return;
    for (Seat seat = 0; seat < seats; ++seat) {
      if (!enter_item(seat)) continue;
      fields(seat);
      leave();
    }
    leave_list();
  }
  // For members that may be left out. While reading: whether it is there; else: `now`.
  bool has(std::string_view key, bool now) const;

  // ── Reading ───────────────────────────────────────────────────────────────────────────────────

  // For a rule of the game's own: names the line of the key.
  void refuse(std::string_view key, Words words, std::initializer_list<Phrase> arguments);
  // A list that may be left out; null then.
  const json::Value* list(std::string_view key);
  // Nothing may be left over in the outermost object, beside these.
  void end(std::initializer_list<std::string_view> known);

 private:
  struct Level {
    const json::Value* value;
    std::vector<std::string_view> read;  // others in the file are mistakes
  };

  template <class Fields>
  void show(bool seen, Fields fields) {
    if (!is_view_) return fields();
    if (!seen) return;
    const bool before = shown_;
    shown_ = true;
    fields();
    shown_ = before;
  }

  bool hides() const { return !reading() && !shown_; }
  const json::Value* field(std::string_view key, json::Value::Kind kind);
  bool is_null(std::string_view key);
  void number_field(std::string_view key, long long& n, long long least, long long most);
  std::uint8_t length(std::string_view key, std::uint8_t most);
  bool enter(std::string_view key);
  bool enter_list(std::string_view key, std::size_t items);
  bool enter_item(Seat seat);
  void leave();
  void leave_list();
  void refuse_leftovers();
  void refuse_at(int line, Phrase sentence);

  json::Writer* out_ = nullptr;
  bool is_view_ = false;
  bool shown_ = false;  // in a view: whether what comes now is seen
  Viewer viewer_ = spectator;
  std::vector<Level> at_;  // reading: from the outermost object to the one that is read now
  std::optional<Refusal> refusal_;
};

// ["A", "C"]
void write_seats(json::Writer& out, std::string_view key, SeatSet seats);

}  // namespace veillee
