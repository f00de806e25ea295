// A deck: which card lies in which slot, and what is printed on Regions, Clan boards and Coven
// Tracks. The reconstructed one is deck.json; others are read by the same function.
#pragma once

#include <string_view>

#include "engine/decks.hpp"
#include "engine/small_set.hpp"
#include "games/evenfall/data.hpp"
#include "games/evenfall/effects.hpp"

namespace veillee::evenfall {

// Every effect of a deck has a number, so that a frame can name it.
namespace source {
inline constexpr std::uint8_t ritual = 0;
inline constexpr std::uint8_t specialist = rituals;
inline constexpr std::uint8_t council = specialist + characters;
inline constexpr std::uint8_t binding = council + characters;
inline constexpr std::uint8_t region = binding + places;
inline constexpr std::uint8_t reward = region + region_count;  // three of each Region
inline constexpr std::uint8_t scout = reward + 3 * region_count;
inline constexpr std::uint8_t token = scout + 5;
inline constexpr std::uint8_t space = token + 5;  // of the Moon Cross
inline constexpr std::uint8_t track = space + 1;  // eight of each track
inline constexpr std::uint8_t socket = track + track_top * track_count;
inline constexpr std::uint8_t count = socket + sockets;
}  // namespace source
static_assert(source::socket + sockets < 250);
constexpr std::uint8_t effect_of(std::uint8_t card) {  // as Ritual or Specialist
  return is_ritual(card) ? card : byte(source::specialist + character_of(card));
}
constexpr std::uint8_t council_effect(std::uint8_t card) {
  return byte(source::council + character_of(card));
}

// The card of an effect that stands on one; of a character its first copy. source < binding.
constexpr std::uint8_t card_of(std::uint8_t source) {
  return source < source::specialist ? source
         : source < source::council  ? byte(rituals + 2 * (source - source::specialist))
                                     : byte(rituals + 2 * (source - source::council));
}

enum class Type : std::uint8_t { cont, now, act, act2, tap, combat, round_end, game_end };

using Price = std::array<std::uint8_t, resource_count>;

struct PlaceCard {
  std::uint8_t witches = 0;
  std::uint8_t vp = 0;
  std::uint8_t icon = no_arg;
  std::uint8_t symbols = 0;  // resources printed on the harvest bonus (EVE-15.9)
  std::int16_t worth = 0;    // of one harvest, in tenths of a VP (EVE-2.45)
  Node harvest;
};

// A Ritual, or the Specialist side of a character.
struct MainCard {
  std::uint8_t vp = 0;
  std::uint8_t slots = 0;
  std::uint8_t spaces = 0;  // for workers
  std::uint8_t keyword = no_arg;
  Type type = Type::now;
  Type council = Type::cont;  // of a character
  Price cost{};
  std::int16_t gain = 0;  // what playing it is worth above its cost, in tenths of a VP (EVE-2.45)
};

struct Deck {
  static constexpr std::string_view game = "evenfall";
  static std::string_view embedded();
  void read(json::Object& cards);

  std::array<PlaceCard, places> place;
  std::array<MainCard, main_cards> card;
  std::array<Program, source::count> effects;
  std::array<std::int16_t, source::count> worth{};  // in tenths of a VP (EVE-2.45)
  std::array<Price, 5> council_cost;
  std::array<Price, 5> later_cost;
  std::array<bool, source::count> plain{};  // effects at Round End that need no order (EVE-13.7)
  std::array<bool, source::count> costs{};  // effects that may not be startable (EVE-1.4)
  CardSet<main_cards> taps;                 // Specialists to be tilted
  std::array<std::uint8_t, source::count> stands_on;  // a Trigger, or no_arg
  std::uint8_t depth = 0;  // frames that the deck can need at most (EVE-3.15)

  std::array<Phrase, places> place_name;
  std::array<Phrase, main_cards> card_name;
};

inline constexpr std::uint8_t stack_frames = 16;

inline const Deck& deck_at(std::uint8_t index) { return Decks<Deck>::at(index); }

// The effect as a sentence ("Pay 2 resources of your choice → gain 3 VP") and in signs, a word each
// ("2A > 3V"): made from the nodes, for every card of every deck.
Phrase sentence(const Program& program);
std::string signs(const Program& program);
Phrase gain_words(const Node& gain);
std::string gain_signs(const Node& gain);

}  // namespace veillee::evenfall
