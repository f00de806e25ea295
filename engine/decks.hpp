// Decks of one's own. The ids of a game's cards are slots that never change, so notation, events
// and stored games do not either; a deck says which card is in which slot. The game's own deck is a
// file deck.json in its folder, embedded and read like everybody else's.
//
//   {"game": "toy-stall", "name": {"fr": "Étal d’hiver", "en": "Winter stall"},
//    "cards": {"goods": [{"id": "G1", "name": {"fr": "châle", "en": "shawl"}, "copies": 3}, …]}}
//
// A game with decks (tests/toys/stall.cpp is a small one) has
//
//   struct Deck {                                         // what the rules look up, by slot
//     static constexpr std::string_view game = "toy-stall";      // GameInfo::id
//     static std::string_view embedded();                        // deck.json
//     void read(json::Object& cards);  // complains by cards.wrong…, never by other means
//     std::array<Good, 6> goods;
//   };
//   struct Options { std::uint8_t seats = 2; …; std::uint8_t deck = 0; };   // the last byte
//   struct TheGame { using Deck = …::Deck; … };           // by this the engine knows it
//   const Good& good = Decks<Deck>::at(state.options.deck).goods[slot];     // in the rules
//
// The index in the options is all that a state knows of its deck, and only good while the program
// runs; `describe` leaves it out, and files have the cards themselves (AnyGame::write_deck). In
// words, the deck is that of Telling::setup; in `pieces`, that of the options.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/json_object.hpp"
#include "engine/result.hpp"

namespace veillee {

inline constexpr std::size_t most_decks = 256;           // an index is a byte
inline constexpr std::size_t most_deck_text = 1U << 17;  // bytes of a canonical text

struct DeckAbout {
  Phrase name;
  std::uint64_t print = 0;  // of the canonical text: tells decks apart, everywhere and for ever
  std::string text;         // canonical: the file on one line, its members in a fixed order
};

// A file of any game: its members `game`, `name` and `cards`.
struct DeckFile {
  DeckAbout about;
  const json::Value* cards;
};
Result<json::Value> parse_deck(std::string_view text, std::string_view file);
Result<DeckFile> open_deck(const json::Value& value, std::string_view game, std::string_view file);
// "deck.json, line 3: …"; without a file only what is wrong.
Refusal refuse_deck(std::string_view file, const Phrase& what);
Refusal no_room_for_decks();
Refusal decks_look_alike();
// The embedded deck must be good: a test reads it.
[[noreturn]] void embedded_deck_is_broken(const Refusal& refusal);

// ── For readers of decks ────────────────────────────────────────────────────────────────────────

// {"fr": "…", "en": "…"}, or one text for both; printable, at most so many columns wide.
Phrase read_words(json::Object& in, std::string_view name, int most_columns);

// A list with one object for each slot, in any order: [{"id": "G1", …}, …]. `read(slot, object)` is
// called once for each; it says `only` itself, "id" included.
template <class Read>
void read_slots(json::Object& in, std::string_view list, std::span<const std::string_view> ids,
                Read read) {
  std::array<bool, 256> seen{};
  for (const json::Value& item : in.list(list)) {
    json::Object card = in.object(item);
    const std::size_t slot = card.word("id", ids);
    if (card.good() && seen[slot])
      card.wrong_at("id", {"« {0} » y est deux fois", "\"{0}\" is there twice"},
                    {verbatim(ids[slot])});
    if (!card.good()) return;
    seen[slot] = true;
    read(slot, card);
  }
  for (std::size_t slot = 0; slot < ids.size(); ++slot)
    if (!seen[slot])
      return in.wrong_at(list, {"« {0} » manque dans « {1} »", "\"{0}\" is missing in \"{1}\""},
                         {verbatim(ids[slot]), verbatim(list)});
}

// ── The register of a game's decks ──────────────────────────────────────────────────────────────

// Append-only, 0 is the embedded one. Any thread may read and add; nothing is ever taken away.
template <class Deck>
class Decks {
  struct Entry {
    DeckAbout about;
    Deck deck;
  };

 public:
  // Two loads. The index must come from add(), or be 0.
  static const Deck& at(std::uint8_t index) { return entry(index).deck; }
  static const DeckAbout& about(std::uint8_t index) { return entry(index).about; }
  static std::uint64_t print(std::uint8_t index) { return about(index).print; }
  static std::size_t size() {
    std::size_t n = 1;
    while (n < most_decks && slots_[n].load(std::memory_order_acquire) != nullptr) ++n;
    return n;
  }

  // A deck that is there already gets the index that it has. `file` is for complaints.
  static Result<std::uint8_t> add(std::string_view text, std::string_view file) {
    const Result<json::Value> value = parse_deck(text, file);
    if (!value) return value.refusal();
    return add(*value, file);
  }
  static Result<std::uint8_t> add(const json::Value& value, std::string_view file) {
    embedded();
    Result<std::unique_ptr<Entry>> made = make(value, file);
    if (!made) return made.refusal();
    return keep(std::move(*made));
  }

 private:
  static const Entry& entry(std::uint8_t index) {
    const Entry* entry = slots_[index].load(std::memory_order_acquire);
    if (entry == nullptr) [[unlikely]]
      return embedded();
    return *entry;
  }
  static const Entry& embedded() {
    if (const Entry* first = slots_[0].load(std::memory_order_acquire)) return *first;
    const Result<json::Value> value = parse_deck(Deck::embedded(), "deck.json");
    if (!value) embedded_deck_is_broken(value.refusal());
    Result<std::unique_ptr<Entry>> made = make(*value, "deck.json");
    if (!made) embedded_deck_is_broken(made.refusal());
    static_cast<void>(keep(std::move(*made)));  // or another thread was faster
    return *slots_[0].load(std::memory_order_acquire);
  }
  static Result<std::unique_ptr<Entry>> make(const json::Value& value, std::string_view file) {
    Result<DeckFile> opened = open_deck(value, Deck::game, file);
    if (!opened) return opened.refusal();
    auto entry = std::make_unique<Entry>();
    std::optional<Phrase> wrong;
    json::Object cards(*opened->cards, wrong, json::Object::Lines::said);
    if (!wrong) entry->deck.read(cards);
    if (wrong) return refuse_deck(file, *wrong);
    entry->about = std::move(opened->about);
    return entry;
  }
  // Into the first free slot, unless it is there already.
  static Result<std::uint8_t> keep(std::unique_ptr<Entry> mine) {
    for (std::size_t i = 0; i < most_decks; ++i) {
      const Entry* there = nullptr;
      if (slots_[i].compare_exchange_strong(there, mine.get(), std::memory_order_acq_rel)) {
        static_cast<void>(mine.release());
        return static_cast<std::uint8_t>(i);
      }
      if (there->about.text == mine->about.text) return static_cast<std::uint8_t>(i);
      if (there->about.print == mine->about.print) return decks_look_alike();
    }
    return no_room_for_decks();
  }

  static inline constinit std::array<std::atomic<const Entry*>, most_decks> slots_{};
};

// The same with its type erased.
class AnyDecks {
 public:
  virtual ~AnyDecks() = default;

  virtual std::size_t size() const = 0;
  virtual const DeckAbout& about(std::uint8_t index) const = 0;
  virtual Result<std::uint8_t> add(std::string_view text, std::string_view file) const = 0;
  virtual Result<std::uint8_t> add(const json::Value& value, std::string_view file) const = 0;

  std::optional<std::uint8_t> find(std::uint64_t print) const;
  // As a file to be read and changed.
  std::string written(std::uint8_t index) const;
};

template <class Deck>
class DecksOf final : public AnyDecks {
 public:
  std::size_t size() const override { return Decks<Deck>::size(); }
  const DeckAbout& about(std::uint8_t index) const override { return Decks<Deck>::about(index); }
  Result<std::uint8_t> add(std::string_view text, std::string_view file) const override {
    return Decks<Deck>::add(text, file);
  }
  Result<std::uint8_t> add(const json::Value& value, std::string_view file) const override {
    return Decks<Deck>::add(value, file);
  }
};

}  // namespace veillee
