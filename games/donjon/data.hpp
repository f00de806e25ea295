// The dungeon of Donjon, its tiles and cards (section 1 of RULES.md).
#pragma once

#include "engine/board.hpp"
#include "engine/decks.hpp"
#include "engine/words.hpp"
#include "games/dicium/state.hpp"

namespace veillee::donjon {

// ── The board (DON-1.5 to DON-1.9) ──────────────────────────────────────────────────────────────

inline constexpr int rows = 9;
inline constexpr int columns = 11;
inline constexpr int square_count = rows * columns;
using Dungeon = Board<rows, columns>;
using Set = Dungeon::Set;

// "A5": columns A to K from the west, rows 1 to 9 from the north; the rules count both from 0.
inline constexpr const auto& square_ids = square_names<rows, columns>;
constexpr std::uint8_t at(int row, int column) { return byte(row * columns + column); }

inline constexpr std::string_view zones =
    "aabbbRcccdd"
    "aaeeeRfffdd"
    "ggehkRiifjj"
    "ggehkRiifjj"
    "llehkRKHELL"
    "JJFIIRKHEGG"
    "JJFIIRKHEGG"
    "DDFFFREEEAA"
    "DDCCCRBBBAA";
inline constexpr Side openings[] = {
    {at(0, 3), at(1, 3)}, {at(0, 7), at(1, 7)}, {at(1, 1), at(1, 2)}, {at(1, 4), at(1, 5)},
    {at(1, 5), at(1, 6)}, {at(1, 8), at(1, 9)}, {at(2, 1), at(2, 2)}, {at(2, 2), at(2, 3)},
    {at(2, 4), at(2, 5)}, {at(2, 8), at(2, 9)}, {at(3, 7), at(3, 8)}, {at(3, 8), at(4, 8)},
    {at(4, 1), at(4, 2)}, {at(4, 2), at(5, 2)}, {at(4, 8), at(4, 9)}, {at(5, 2), at(5, 3)},
    {at(6, 1), at(6, 2)}, {at(6, 5), at(6, 6)}, {at(6, 7), at(6, 8)}, {at(6, 8), at(6, 9)},
    {at(7, 1), at(7, 2)}, {at(7, 3), at(8, 3)}, {at(7, 4), at(7, 5)}, {at(7, 5), at(7, 6)},
    {at(7, 7), at(8, 7)}, {at(7, 8), at(7, 9)}};
inline constexpr Side doors[] = {
    {at(0, 1), at(0, 2)},   {at(0, 6), at(1, 6)}, {at(0, 8), at(0, 9)}, {at(1, 10), at(2, 10)},
    {at(2, 5), at(2, 6)},   {at(3, 0), at(4, 0)}, {at(4, 3), at(4, 4)}, {at(4, 6), at(4, 7)},
    {at(4, 10), at(5, 10)}, {at(6, 0), at(7, 0)}, {at(6, 4), at(6, 5)}, {at(7, 4), at(8, 4)},
    {at(8, 1), at(8, 2)},   {at(8, 8), at(8, 9)}};

inline constexpr Dungeon dungeon(zones, openings, doors);
inline constexpr Dungeon::Ways ways = dungeon.ways();  // on foot: past walls and magic doors
inline constexpr Dungeon::Ways ways_through_doors = dungeon.ways(Dungeon::every_door);

template <std::size_t N>
constexpr Set set_of(const std::array<std::uint8_t, N>& squares) {
  Set set;
  for (const std::uint8_t square : squares) set.add(square);
  return set;
}
// T1 to T6, C1 to C3, L1 to L9, P1 and P2, guard rooms; the royal way from Entrance to Throne.
inline constexpr int room_count = 6;
inline constexpr int crypt_count = 3;
inline constexpr int lair_count = 9;
inline constexpr int way_length = 9;
inline constexpr std::array<std::uint8_t, room_count> rooms = {at(0, 0),  at(8, 10), at(2, 0),
                                                               at(6, 10), at(0, 6),  at(8, 4)};
inline constexpr std::array<std::uint8_t, crypt_count> crypts = {at(0, 10), at(8, 0), at(4, 6)};
inline constexpr std::array<std::uint8_t, lair_count> lairs = {
    at(1, 1), at(7, 9), at(2, 1), at(6, 9), at(0, 7), at(8, 3), at(1, 9), at(7, 1), at(5, 6)};
inline constexpr std::array<std::uint8_t, 2> portals = {at(4, 0), at(4, 10)};
inline constexpr std::array<std::uint8_t, 6> guard_rooms = {at(0, 2), at(8, 8), at(2, 10),
                                                            at(6, 0), at(3, 6), at(5, 4)};
inline constexpr std::array<std::uint8_t, way_length> royal_way = {
    at(8, 5), at(7, 5), at(6, 5), at(5, 5), at(4, 5), at(3, 5), at(2, 5), at(1, 5), at(0, 5)};
inline constexpr std::uint8_t throne = way_length - 1;  // on the royal way

inline constexpr Set portal_squares = set_of(portals);
inline constexpr Set guard_squares = set_of(guard_rooms);
inline constexpr Set royal_squares = set_of(royal_way);

// The number of the room, crypt or lair on a square; no_arg: none.
template <std::size_t N>
constexpr std::array<std::uint8_t, square_count> numbers_of(
    const std::array<std::uint8_t, N>& squares) {
  std::array<std::uint8_t, square_count> numbers{};
  numbers.fill(no_arg);
  for (std::uint8_t i = 0; i < N; ++i) numbers[squares[i]] = i;
  return numbers;
}
inline constexpr auto room_on = numbers_of(rooms);
inline constexpr auto crypt_on = numbers_of(crypts);
inline constexpr auto lair_on = numbers_of(lairs);

// Exactly one, two or three steps away, whatever stands between (DON-4.7).
inline constexpr int farthest = 3;
inline constexpr auto around = [] {
  std::array<std::array<Set, square_count>, farthest + 1> all;
  for (int steps = 0; steps <= farthest; ++steps)
    for (std::uint8_t square = 0; square < square_count; ++square)
      all[static_cast<std::size_t>(steps)][square] = Dungeon::at_distance(square, steps);
  return all;
}();

// Squares entered on foot from this one to all others, doors counting `door_steps`; foes do not
// bar the way.
inline constexpr int door_steps = 3;
const std::array<std::uint8_t, square_count>& ways_from(std::uint8_t square);
const std::array<std::uint8_t, square_count>& ways_from_portals();  // from the nearer Portal square

// ── Heroes (DON-1.2) ────────────────────────────────────────────────────────────────────────────

enum Hero : std::uint8_t { warrior, magician, thief, elf, hero_count };
inline constexpr std::string_view hero_ids[] = {"warrior", "magician", "thief", "elf"};
inline constexpr std::array<dicium::Colour, hero_count> hero_colours = {
    dicium::red, dicium::yellow, dicium::green, dicium::blue};
inline constexpr std::array<dicium::Slot, hero_count> hero_slots = {dicium::b3b, dicium::b2b,
                                                                    dicium::b3a, dicium::b2a};
extern const std::array<Words, hero_count> hero_words;

// ── Monsters and goblins (DON-1.10, DON-1.11) ───────────────────────────────────────────────────

inline constexpr std::uint8_t monster_count = 9;
inline constexpr std::uint8_t the_goblin = monster_count;  // among foes
inline constexpr std::uint8_t foe_count = monster_count + 1;
inline constexpr std::array<std::string_view, foe_count> foe_ids = {
    "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "goblin"};
inline constexpr std::array<std::uint8_t, foe_count> defences = {5, 5, 6, 6, 7, 7, 8, 8, 9, 4};
extern const std::array<Words, foe_count> foe_words;  // "le troll"
inline constexpr int goblin_tiles = 6;
inline constexpr int most_trophies = 3;

// ── Chests (DON-1.12, DON-1.13) ─────────────────────────────────────────────────────────────────

enum Tile : std::uint8_t {
  tr_bonus,
  tr_portal,
  tr_hand,
  tr_goblin,
  tr_vision,
  tr_move,
  re_green,
  re_red,
  re_crown,
  tile_count
};
inline constexpr std::uint8_t first_relic = re_green;
inline constexpr std::array<std::string_view, tile_count> tile_ids = {
    "TR1", "TR2", "TR3", "TR4", "TR5", "TR6", "RE1", "RE2", "RE3"};
extern const std::array<Words, tile_count> tile_words;    // "la couronne du Roi Gobelin"
extern const std::array<Words, tile_count> tile_effects;  // "gagner un bonus de n’importe …"
inline constexpr int all_chests = 9;

// What lies in a room or crypt: a tile that all know, one that nobody knows, or nothing any more.
inline constexpr std::uint8_t hidden = tile_count;
inline constexpr std::uint8_t emptied = tile_count + 1;
inline constexpr std::array<std::string_view, tile_count + 2> content_ids = {
    "TR1", "TR2", "TR3", "TR4", "TR5", "TR6", "RE1", "RE2", "RE3", "hidden", "empty"};

// ── Adventure cards (DON-1.15 to DON-1.19) ──────────────────────────────────────────────────────

enum Card : std::uint8_t {
  fi_blue,  // this turn a bonus of this colour
  fi_yellow,
  fi_green,
  fi_red,
  fi_action,
  fi_reroll,
  sc_recall,
  sc_banish,
  sc_passage,
  sc_lightning,
  sc_change,
  sc_sight,
  ob_blue,
  ob_yellow,
  ob_green,
  ob_red,
  pi_oubliette,
  pi_die,
  pi_throw,
  pi_action,
  pi_yellow,
  pi_green,
  pi_steps,
  go_1,
  go_2,
  go_3,
  king_card,
  card_count
};
inline constexpr int dealt_kinds = king_card;  // all but the King
inline constexpr int most_copies = 9;          // of a card, in a deck of one's own
inline constexpr std::array<std::string_view, card_count> card_ids = {
    "FI1", "FI2", "FI3", "FI4", "FI5", "FI6", "SC1", "SC2", "SC3",
    "SC4", "SC5", "SC6", "OB1", "OB2", "OB3", "OB4", "PI1", "PI2",
    "PI3", "PI4", "PI5", "PI6", "PI7", "GO1", "GO2", "GO3", "KING"};

// What is printed on them, and how many there are of each: deck.json, or a deck of one's own
// (engine/decks.hpp). What a card does belongs to its slot.
struct Deck {
  static constexpr std::string_view game = "dicium-donjon";
  static std::string_view embedded();
  void read(json::Object& in);

  std::array<std::uint8_t, card_count> copies{};
  std::array<Phrase, card_count> names;  // "le Parchemin de rappel"
  std::array<Phrase, card_count> texts;  // a sentence
};

// The colours of the backs.
enum Suit : std::uint8_t { find, trap, goblins, suit_count };
inline constexpr std::string_view suit_ids[] = {"find", "trap", "goblin"};
constexpr Suit suit_of(std::uint8_t card) {
  return card < pi_oubliette ? find : card < go_1 ? trap : goblins;
}
inline constexpr std::array<std::uint8_t, suit_count + 1> first_of_suit = {fi_blue, pi_oubliette,
                                                                           go_1, king_card};
// What is kept: scrolls, then magic objects.
inline constexpr std::uint8_t first_kept = sc_recall;
inline constexpr std::uint8_t first_object = ob_blue;
inline constexpr int kept_count = pi_oubliette - sc_recall;
constexpr bool is_kept(std::uint8_t card) { return card >= first_kept && card < pi_oubliette; }
constexpr bool is_scroll(std::uint8_t card) { return card >= first_kept && card < first_object; }

// DON-2.6: cards of each pile by suit, the goblin reserve.
struct Deal {
  std::array<std::uint8_t, suit_count> cards;
  std::uint8_t den;

  constexpr int size() const { return cards[0] + cards[1] + cards[2]; }
};
constexpr Deal deal_for(int seats, bool heroic) {
  constexpr Deal deals[2][4] = {{{{5, 5, 5}, 3}, {{3, 3, 3}, 4}, {{3, 2, 3}, 5}, {{3, 2, 2}, 5}},
                                {{{4, 5, 6}, 3}, {{2, 4, 3}, 3}, {{2, 3, 3}, 4}, {{2, 3, 2}, 4}}};
  return deals[heroic ? 1 : 0][seats - 1];
}
// DON-8.11.
constexpr int most_turns(int seats) { return seats * deal_for(seats, false).size() + 8; }

// ── What combinations are for (section 6) ───────────────────────────────────────────────────────

enum Use : std::uint8_t {
  use_move,
  use_opening,
  use_fireball,
  use_wallpass,
  use_finger,
  use_portal,
  use_search2,
  use_search3,
  use_search4,
  use_search5,
  use_treasure,
  use_relic,
  use_pair,
  use_straight,
  use_three,
  use_twopair,
  use_four,
  use_full,
  use_poker,
  use_count
};
extern const std::array<dicium::UseSpec, use_count> all_uses;
// Uses, and what else moves a pawn: the Scroll of passage, a treasure.
inline constexpr std::uint8_t by_passage = use_count;
inline constexpr std::uint8_t by_treasure = use_count + 1;
inline constexpr int means_count = use_count + 2;
extern const std::array<std::string_view, means_count> means_ids;
inline std::span<const std::string_view> use_ids() { return std::span(means_ids).first(use_count); }
inline constexpr int full_steps = 3;
inline constexpr int treasure_steps = 3;
inline constexpr int portal_reach = 3;
inline constexpr int caltrops_steps = 2;
inline constexpr int lightning_force = 3;

}  // namespace veillee::donjon
