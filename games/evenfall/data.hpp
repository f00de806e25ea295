// What is printed on boards and does not change with the deck, and the fixed ids of all pieces
// (section 2 of RULES.md). Cards are slots: which card lies in one is the deck's affair.
#pragma once

#include <array>
#include <string_view>

#include "engine/action.hpp"
#include "engine/seat.hpp"
#include "engine/tables.hpp"

namespace veillee::evenfall {

inline constexpr int rituals = 58;
inline constexpr int characters = 21;
inline constexpr int main_cards = rituals + 2 * characters;  // two copies of each character
inline constexpr int deck_places = 52;
inline constexpr int starting_places = 8;
inline constexpr int places = deck_places + starting_places;
inline constexpr std::uint8_t circle_cave = 16;  // slot P17 starts with the Moon Circle (EVE-17.26)

constexpr bool is_ritual(std::uint8_t card) { return card < rituals; }
constexpr std::uint8_t character_of(std::uint8_t card) { return byte((card - rituals) / 2); }
constexpr std::uint8_t namesake_of(std::uint8_t card) {  // the other copy of the character
  return byte(rituals + ((card - rituals) ^ 1));
}

namespace ids {
template <std::size_t N>
struct Text {
  std::array<std::array<char, 4>, N> bytes{};
};
// R01 … R58, C01a, C01b … C21b; P01 … P52.
consteval Text<main_cards> card_text() {
  Text<main_cards> text;
  for (int card = 0; card < main_cards; ++card) {
    const bool ritual = card < rituals;
    const int n = ritual ? card + 1 : (card - rituals) / 2 + 1;
    text.bytes[static_cast<std::size_t>(card)] = {
        ritual ? 'R' : 'C', static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10),
        (card - rituals) % 2 == 0 ? 'a' : 'b'};
  }
  return text;
}
consteval Text<deck_places> place_text() {
  Text<deck_places> text;
  for (int place = 0; place < deck_places; ++place)
    text.bytes[static_cast<std::size_t>(place)] = {'P', static_cast<char>('0' + (place + 1) / 10),
                                                   static_cast<char>('0' + (place + 1) % 10), ' '};
  return text;
}
inline constexpr auto cards = card_text();
inline constexpr auto lands = place_text();
}  // namespace ids

inline constexpr auto card_ids = [] {
  std::array<std::string_view, main_cards> all;
  for (std::size_t card = 0; card < main_cards; ++card)
    all[card] = {ids::cards.bytes[card].data(), card < rituals ? 3U : 4U};
  return all;
}();

enum Clan : std::uint8_t { star, cross, circle, peak, clan_count };
enum Side : std::uint8_t { sun, moon, side_count };
inline constexpr std::array<Named, clan_count> clans = {{
    {"star", {"l’Étoile", "the Star"}},
    {"cross", {"la Croix", "the Cross"}},
    {"circle", {"le Cercle", "the Circle"}},
    {"peak", {"le Pic", "the Peak"}},
}};
inline constexpr auto clan_ids = ids_of(clans);
inline constexpr std::array<Named, side_count> sides = {{
    {"sun", {"côté Soleil", "Sun side"}},
    {"moon", {"côté Lune", "Moon side"}},
}};
inline constexpr auto side_ids = ids_of(sides);

inline constexpr auto place_ids = [] {
  std::array<std::string_view, places> all;
  for (std::size_t place = 0; place < deck_places; ++place)
    all[place] = {ids::lands.bytes[place].data(), 3U};
  constexpr std::string_view starting[] = {"star-sun",   "star-moon",   "cross-sun", "cross-moon",
                                           "circle-sun", "circle-moon", "peak-sun",  "peak-moon"};
  for (std::size_t i = 0; i < starting_places; ++i) all[deck_places + i] = starting[i];
  return all;
}();
constexpr std::uint8_t starting_place(std::uint8_t clan, std::uint8_t side) {
  return byte(deck_places + 2 * clan + side);
}

// Boards: the Sun side is the same for all Clans.
inline constexpr std::array<std::string_view, 5> board_ids = {"sun", "moon-star", "moon-cross",
                                                              "moon-circle", "moon-peak"};
constexpr std::uint8_t board_of(std::uint8_t clan, std::uint8_t side) {
  return side == sun ? std::uint8_t{0} : byte(1 + clan);
}
enum Track : std::uint8_t { sun_track, cross_track, circle_track, track_count };
inline constexpr std::array<std::string_view, track_count> track_ids = {"sun", "cross", "circle"};
constexpr std::uint8_t track_of(std::uint8_t clan, std::uint8_t side) {
  return side == moon && clan == cross    ? cross_track
         : side == moon && clan == circle ? circle_track
                                          : sun_track;
}
inline constexpr std::uint8_t track_top = 8;
inline constexpr int vp_beyond = 2;  // a step past the end (EVE-10.11)

enum Region : std::uint8_t { north, central, south, region_count };
inline constexpr std::array<Named, region_count> regions = {{
    {"north", {"les Lacs du Nord", "the Northern Lakes"}},
    {"central", {"les Montagnes Centrales", "the Central Mountains"}},
    {"south", {"les Versants du Sud", "the Southern Slopes"}},
}};
inline constexpr auto region_ids = ids_of(regions);
inline constexpr std::array<std::uint8_t, 3> thresholds = {4, 6, 8};
constexpr std::uint8_t regions_for(std::uint8_t seats) { return seats < 3 ? 2 : 3; }
constexpr std::uint8_t slots_for(std::uint8_t seats) { return seats < 4 ? 3 : 4; }

enum Stone : std::uint8_t { flame, wave, leaf, bolt, red, stone_kinds };
inline constexpr std::array<Named, stone_kinds> stones = {{
    {"flame", {"la Pierre Flamme", "the Flame stone"}},
    {"wave", {"la Pierre Vague", "the Wave stone"}},
    {"leaf", {"la Pierre Feuille", "the Leaf stone"}},
    {"bolt", {"la Pierre Éclair", "the Bolt stone"}},
    {"red", {"la Pierre Rouge", "the Red stone"}},
}};
inline constexpr auto stone_ids = ids_of(stones);
inline constexpr int stones_of_a_kind = 3;

enum Worker : std::uint8_t { witch, elder, worker_count };
inline constexpr std::array<Named, worker_count> workers = {{
    {"witch", {"une Sorcière", "a Witch"}},
    {"elder", {"un Ancien", "an Elder"}},
}};
inline constexpr auto worker_ids = ids_of(workers);

enum Resource : std::uint8_t { herb, potion, knowledge, resource_count };
inline constexpr std::array<Named, resource_count> resources = {{
    {"herb", {"1 Herbe", "1 Herb"}},
    {"potion", {"1 Potion", "1 Potion"}},
    {"knowledge", {"1 Connaissance", "1 Knowledge"}},
}};
inline constexpr auto resource_ids = ids_of(resources);

inline constexpr std::array<Named, 2> catalysts = {{
    {"sickle", {"une Serpe", "a Sickle"}},
    {"orb", {"un Orbe", "an Orb"}},
}};
inline constexpr auto catalyst_ids = ids_of(catalysts);
inline constexpr int all_catalysts = 44;
inline constexpr std::array<std::uint8_t, 2> catalyst_price = {1, 2};  // Herbs, Potions
inline constexpr std::array<std::uint8_t, 2> catalyst_mana = {2, 3};   // EVE-10.8

inline constexpr int most_mana = 19;
inline constexpr int most_dial = 9;
inline constexpr std::uint8_t workers_of_a_kind = 4;
inline constexpr std::uint8_t rounds = 3;
inline constexpr std::uint8_t sockets = 4;
inline constexpr int most_portion = 20;  // of resources of choice, asked at a time (EVE-3.16)
inline constexpr int expert_cards = 2;   // EVE-16.1
inline constexpr int vp_tile = 100;
// What no game reaches, and counters hold (EVE-1.15 knows no limit).
inline constexpr int most_counted = 9999;

// The Automa's oval (EVE-2.44).
enum class Oval : std::uint8_t { bonus, discover, play, place_deck, transfer, harvest, advance };
struct OvalSpace {
  Oval action;
  std::uint8_t region = 0;
};
inline constexpr std::array<OvalSpace, 12> oval = {{{Oval::bonus},
                                                    {Oval::discover, north},
                                                    {Oval::play},
                                                    {Oval::discover, central},
                                                    {Oval::play},
                                                    {Oval::place_deck},
                                                    {Oval::transfer},
                                                    {Oval::harvest},
                                                    {Oval::discover, north},
                                                    {Oval::discover, central},
                                                    {Oval::play},
                                                    {Oval::advance}}};
constexpr bool is_sure(std::uint8_t space) { return space == 0 || space == 6; }
inline constexpr std::array<std::uint8_t, 4> difficulties = {1, 3, 4, 5};  // X (EVE-18.5)

}  // namespace veillee::evenfall
