// What is printed on boards and does not change with the deck, and the fixed ids of all pieces
// (section 2 of RULES.md). Cards are slots: which card lies in one is the deck's affair.
#pragma once

#include <array>
#include <string_view>

#include "engine/action.hpp"
#include "engine/enum_names.hpp"
#include "engine/seat.hpp"

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

inline constexpr std::array<std::string_view, main_cards> card_ids = {
    "R01",  "R02",  "R03",  "R04",  "R05",  "R06",  "R07",  "R08",  "R09",  "R10",  "R11",  "R12",
    "R13",  "R14",  "R15",  "R16",  "R17",  "R18",  "R19",  "R20",  "R21",  "R22",  "R23",  "R24",
    "R25",  "R26",  "R27",  "R28",  "R29",  "R30",  "R31",  "R32",  "R33",  "R34",  "R35",  "R36",
    "R37",  "R38",  "R39",  "R40",  "R41",  "R42",  "R43",  "R44",  "R45",  "R46",  "R47",  "R48",
    "R49",  "R50",  "R51",  "R52",  "R53",  "R54",  "R55",  "R56",  "R57",  "R58",  "C01a", "C01b",
    "C02a", "C02b", "C03a", "C03b", "C04a", "C04b", "C05a", "C05b", "C06a", "C06b", "C07a", "C07b",
    "C08a", "C08b", "C09a", "C09b", "C10a", "C10b", "C11a", "C11b", "C12a", "C12b", "C13a", "C13b",
    "C14a", "C14b", "C15a", "C15b", "C16a", "C16b", "C17a", "C17b", "C18a", "C18b", "C19a", "C19b",
    "C20a", "C20b", "C21a", "C21b"};

enum Clan : std::uint8_t { star, cross, circle, peak, clan_count };
enum Side : std::uint8_t { sun, moon, side_count };
inline constexpr auto clan_ids = enum_names<Clan>;
inline constexpr auto side_ids = enum_names<Side>;

inline constexpr std::array<std::string_view, places> place_ids = {
    "P01",        "P02",         "P03",      "P04",      "P05",       "P06",       "P07",
    "P08",        "P09",         "P10",      "P11",      "P12",       "P13",       "P14",
    "P15",        "P16",         "P17",      "P18",      "P19",       "P20",       "P21",
    "P22",        "P23",         "P24",      "P25",      "P26",       "P27",       "P28",
    "P29",        "P30",         "P31",      "P32",      "P33",       "P34",       "P35",
    "P36",        "P37",         "P38",      "P39",      "P40",       "P41",       "P42",
    "P43",        "P44",         "P45",      "P46",      "P47",       "P48",       "P49",
    "P50",        "P51",         "P52",      "star-sun", "star-moon", "cross-sun", "cross-moon",
    "circle-sun", "circle-moon", "peak-sun", "peak-moon"};
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
inline constexpr auto region_ids = enum_names<Region>;
inline constexpr std::array<std::uint8_t, 3> thresholds = {4, 6, 8};
constexpr std::uint8_t regions_for(std::uint8_t seats) { return seats < 3 ? 2 : 3; }
constexpr std::uint8_t slots_for(std::uint8_t seats) { return seats < 4 ? 3 : 4; }

enum Stone : std::uint8_t { flame, wave, leaf, bolt, red, stone_count };
inline constexpr auto stone_ids = enum_names<Stone>;
inline constexpr int stones_of_a_kind = 3;

enum Worker : std::uint8_t { witch, elder, worker_count };
inline constexpr auto worker_ids = enum_names<Worker>;

enum Resource : std::uint8_t { herb, potion, knowledge, resource_count };
inline constexpr auto resource_ids = enum_names<Resource>;

enum class Catalyst : std::uint8_t { sickle, orb };
inline constexpr auto catalyst_ids = enum_names<Catalyst>;
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
