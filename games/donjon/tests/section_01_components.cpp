// What is in the box: heroes, dungeon, tiles, cards (section 1 of RULES.md).
#include <set>

#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

// ── Heroes ───────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_1_counts_of_what_is_used) {
  const Scenario s = begun_game(4, {"young=on"});
  EXPECT_EQ(s.list("monsters").size(), 9U);
  EXPECT_EQ(s.list("rooms").size(), 6U);
  EXPECT_EQ(s.list("crypts").size(), 3U);
  EXPECT_EQ(s.den() + static_cast<int>(s.goblins().size()), 6);
  EXPECT_EQ(s.pool() + static_cast<int>(s.dice().size()), 11);
  EXPECT_EQ(all_cards_once().size(), 43U);
}

TEST(Donjon, DON_1_2_and_DON_2_11_each_hero_has_a_colour_and_the_bonus_of_that_colour) {
  const struct {
    const char *hero, *colour, *slot, *en, *fr;
  } table[] = {{"warrior", "red", "B3b", "arrior", "uerrier"},
               {"magician", "yellow", "B2b", "agician", "agicien"},
               {"thief", "green", "B3a", "hief", "oleur"},
               {"elf", "blue", "B2a", "lf", "lfe"}};
  for (const auto& row : table) {
    const Scenario s = begun_game(1, {std::string("hero-a=") + row.hero});
    EXPECT_EQ(s.text(A, "hero"), row.hero);
    EXPECT_EQ(s.text(A, "colour"), row.colour);
    EXPECT_EQ(s.bonuses(A), words_in(row.slot));
    const SeatNames names = s.game().seat_names(s.state());
    EXPECT_NE(names[A].en.find(row.en), std::string::npos) << names[A].en;
    EXPECT_NE(names[A].fr.find(row.fr), std::string::npos) << names[A].fr;
  }
}

TEST(Donjon, DON_1_3_the_starting_bonus_fills_one_of_eight_slots) {
  Scenario s;
  s.bonuses(A, "B3b").hand("F1 F2 F3").turn_of(A);
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b B3a B4a B4b B5a B5b"));
  Scenario nobodys;
  nobodys.hand("F1 F2 F3").turn_of(A);
  nobodys.play("play straight F1 F2 F3");
  EXPECT_EQ(nobodys.offered("slot"), sorted("B2a B2b B3a B3b B4a B4b B5a B5b"));
}

TEST(Donjon, DON_1_4_the_trophy_track_shows_9_then_8_7_and_6_chests) {
  const char* tracks[] = {"", "M1", "M1 M2", "M1 M2 M3"};
  for (int n = 0; n < 4; ++n) {
    Scenario s;
    s.trophies(A, tracks[n]).hand("F1 F2 F3").turn_of(A);
    EXPECT_EQ(s.objective(), 9 - n);
  }
}

// ── The dungeon ──────────────────────────────────────────────────────────────────────────────

// DON-1.5 as it is printed.
constexpr const char* printed[] = {"    +----+----+----+----+----+----+----+----+----+----+----+",
                                   " 0  | T1   .. D GR   ..   .. | TH | T5   L5   .. D ..   C1 |",
                                   "    +    +    +----+    +----+    + DD +    +----+    +    +",
                                   " 1  | ..   L1   ..   ..   ..   ry   ..   ..   ..   L7   .. |",
                                   "    +----+----+    +----+----+    +----+----+    +----+ DD +",
                                   " 2  | T3   L3   ..   .. | ..   ry D ..   .. | ..   ..   GR |",
                                   "    +    +    +    +    +    +    +    +    +    +    +    +",
                                   " 3  | ..   .. | .. | .. | .. | ry | GR   ..   .. | ..   .. |",
                                   "    + DD +----+    +    +    +    +----+----+    +----+----+",
                                   " 4  | P1   ..   .. | .. D .. | ry | C3 D .. | ..   ..   P2 |",
                                   "    +----+----+    +----+----+    +    +    +    +----+ DD +",
                                   " 5  | ..   .. | ..   ..   GR | ry | L9 | .. | .. | ..   .. |",
                                   "    +    +    +    +    +    +    +    +    +    +    +    +",
                                   " 6  | GR   ..   .. | ..   .. D ry   .. | ..   ..   L4   T4 |",
                                   "    + DD +----+    +----+----+    +----+----+    +----+----+",
                                   " 7  | ..   L8   ..   ..   ..   ry   ..   ..   ..   L2   .. |",
                                   "    +    +    +----+    + DD +    +----+    +----+    +    +",
                                   " 8  | C2   .. D ..   L6   T6 | EN | ..   ..   GR D ..   T2 |",
                                   "    +----+----+----+----+----+----+----+----+----+----+----+"};

enum Border : char { way = ' ', door = 'D', wall = 'w' };
struct Place {
  int row, column;
  friend auto operator<=>(const Place&, const Place&) = default;
};
std::string id_of(Place at) { return "ABCDEFGHIJK"[at.column] + std::to_string(at.row + 1); }
std::vector<Place> all_places() {
  std::vector<Place> all;
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 11; ++column) all.push_back({row, column});
  return all;
}
constexpr std::array<Place, 4> directions = {Place{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
bool on_board(Place at) { return at.row >= 0 && at.row < 9 && at.column >= 0 && at.column < 11; }
Border printed_border(Place from, Place to) {
  char sign = 0;
  if (from.row == to.row)
    sign = printed[2 * from.row + 1][4 + 5 * std::max(from.column, to.column)];
  else
    sign = printed[2 * std::max(from.row, to.row)][6 + 5 * from.column];
  return sign == '|' || sign == '-' ? wall : sign == 'D' ? door : way;
}
std::string printed_sign(Place at) {
  return std::string(printed[2 * at.row + 1])
      .substr(static_cast<std::size_t>(6 + 5 * at.column), 2);
}
Texts printed_squares(std::string_view sign) {
  Texts all;
  for (const Place at : all_places())
    if (printed_sign(at).starts_with(sign)) all.push_back(id_of(at));
  return sorted(all);
}

// Where a pawn gets from here by a step, through a magic door, through a wall; all monsters are
// gone.
using Beside = std::map<std::string, char>;
const std::map<std::string, Beside>& played_borders() {
  static const std::map<std::string, Beside> all = [] {
    std::map<std::string, Beside> found;
    for (const Place at : all_places()) {
      for (const auto& [use, sign] : {std::pair{"play move F2", way},
                                      {"play opening F3", door},
                                      {"play wallpass F3 F3 F3", wall}}) {
        Scenario s = no_monsters();
        s.hero(A, id_of(at)).hand("F2 F3 F3 F3 F3").turn_of(A);
        for (const std::string& end : s.ends(use, A)) found[id_of(at)][end] = sign;
      }
    }
    return found;
  }();
  return all;
}
using Blocked = std::set<std::string>;
// Squares entered from `from` to each other one; `doors`: through magic doors as well.
std::map<std::string, int> distances(const std::string& from, bool doors, const Blocked& closed) {
  std::map<std::string, int> far = {{from, 0}};
  std::vector<std::string> edge = {from};
  while (!edge.empty()) {
    std::vector<std::string> next;
    for (const std::string& here : edge)
      for (const auto& [there, sign] : played_borders().at(here))
        if (sign != wall && (sign != door || doors) && !closed.contains(there) &&
            far.emplace(there, far[here] + 1).second)
          next.push_back(there);
    edge = next;
  }
  return far;
}
constexpr std::array<const char*, 9> lair_squares = {"B2", "J8", "B3", "J7", "H1",
                                                     "D9", "J2", "B8", "G6"};
constexpr std::array<const char*, 9> chest_squares_of_rules = {"A1", "K9", "A3", "K7", "G1",
                                                               "E9", "K1", "A9", "G5"};

TEST(Donjon, DON_1_5_every_border_is_as_printed) {
  for (const Place at : all_places()) {
    Beside expected;
    for (const Place step : directions) {
      const Place to{at.row + step.row, at.column + step.column};
      if (on_board(to)) expected[id_of(to)] = printed_border(at, to);
    }
    EXPECT_EQ(played_borders().at(id_of(at)), expected) << id_of(at);
  }
}

TEST(Donjon, DON_1_6_regions_openings_and_doors) {
  constexpr const char* regions[] = {"aabbbRcccdd", "aaeeeRfffdd", "ggehkRiifjj",
                                     "ggehkRiifjj", "llehkRKHELL", "JJFIIRKHEGG",
                                     "JJFIIRKHEGG", "DDFFFREEEAA", "DDCCCRBBBAA"};
  int openings = 0, doors = 0;
  for (const Place at : all_places())
    for (const Place step : {Place{0, 1}, Place{1, 0}}) {
      const Place to{at.row + step.row, at.column + step.column};
      if (!on_board(to)) continue;
      const char sign = played_borders().at(id_of(at)).at(id_of(to));
      if (regions[at.row][at.column] == regions[to.row][to.column]) {
        EXPECT_EQ(sign, way) << id_of(at);
        continue;
      }
      openings += sign == way ? 1 : 0;
      doors += sign == door ? 1 : 0;
    }
  EXPECT_EQ(openings, 26);
  EXPECT_EQ(doors, 14);
}

TEST(Donjon, DON_1_7_the_King_walks_up_column_5_in_eight_steps) {
  const Texts squares = words_in("F9 F8 F7 F6 F5 F4 F3 F2 F1");
  for (std::size_t index = 0; index < 8; ++index) {
    Scenario s;
    s.king(squares[index]).king_rolls(B, 1);
    EXPECT_EQ(s.king(), squares[index + 1]);
    EXPECT_EQ(s.over(), index + 1 == 8);
  }
  for (const std::string& square : squares) {
    for (const char* lair : lair_squares) EXPECT_NE(square, lair);
    for (const char* chest : chest_squares_of_rules) EXPECT_NE(square, chest);
  }
}

// Squares on which this use is offered with these dice.
Texts squares_offering(const char* use, const char* dice) {
  Texts all;
  for (const Place at : all_places()) {
    Scenario s = no_monsters();
    s.hero(A, id_of(at)).hand(dice).turn_of(A);
    if (s.offers(use)) all.push_back(id_of(at));
  }
  return sorted(all);
}

TEST(Donjon, DON_1_8_treasure_rooms_crypts_and_guard_rooms) {
  EXPECT_EQ(squares_offering("play treasure F1 F1", "F1 F1 F2"), sorted("A1 K9 A3 K7 G1 E9"));
  EXPECT_EQ(squares_offering("play relic F1 F1 F1", "F1 F1 F1"), sorted("K1 A9 G5"));
  EXPECT_EQ(squares_offering("play search2 F1", "F1 F2 F3"), sorted("C1 I9 K3 A7 G4 E6"));
  EXPECT_EQ(printed_squares("T"), sorted("A1 K9 A3 K7 G1 E9 F1"));
}

TEST(Donjon, DON_1_8_monsters_stand_on_the_nine_lairs) {
  for (std::size_t lair = 0; lair < lair_squares.size(); ++lair) {
    Scenario s = no_monsters();
    s.monster(static_cast<int>(lair) + 1, "M9").bonuses(A, "B3b B5b").kept(A, "OB4");
    s.hand("F1 F1 F1 F1 F1").turn_of(A);
    s.rolls({6}, {"play poker F1 F1 F1 F1 F1", std::string("go ") + lair_squares[lair]});
    EXPECT_EQ(s.happened("attack_thrown"), 1) << lair_squares[lair];
    EXPECT_EQ(s.list("monsters"), Texts(9, ""));
    EXPECT_EQ(s.at(A), lair_squares[lair]);
  }
}

TEST(Donjon, DON_1_8_the_two_portal_squares) {
  Scenario s;
  s.hero(A, "C2").hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.offered("teleport"), sorted("A5 K5"));
}

TEST(Donjon, DON_1_9_half_turn_reach_and_lengths) {
  const auto turned = [](Place at) { return Place{8 - at.row, 10 - at.column}; };
  for (const Place at : all_places()) {
    Beside expected;
    for (const Place step : directions) {
      const Place to{at.row + step.row, at.column + step.column};
      if (on_board(to)) expected[id_of(turned(to))] = played_borders().at(id_of(at)).at(id_of(to));
    }
    EXPECT_EQ(played_borders().at(id_of(turned(at))), expected) << id_of(at);
  }
  EXPECT_EQ(distances("A5", false, {}).size(), 99U) << "every square on foot";
  Blocked lairs(lair_squares.begin(), lair_squares.end());
  const std::array<int, 9> walks = {8, 8, 6, 6, 8, 8, 8, 8, 12};
  const std::array<int, 9> by_doors = {10, 10, 2, 2, 8, 8, 8, 8, 8};
  for (std::size_t chest = 0; chest < 9; ++chest) {
    const std::string at = chest_squares_of_rules[chest];
    const auto nearer = [&](bool doors, const Blocked& closed) {
      const auto one = distances("A5", doors, closed);
      const auto two = distances("K5", doors, closed);
      return std::min(one.contains(at) ? one.at(at) : 99, two.contains(at) ? two.at(at) : 99);
    };
    EXPECT_EQ(nearer(false, {}), walks[chest]) << at;
    EXPECT_EQ(nearer(true, lairs), by_doors[chest]) << at;
    EXPECT_EQ(nearer(false, lairs), 99) << at << " lies behind a lair";
    Blocked others = lairs;
    others.erase(lair_squares[chest]);
    EXPECT_LT(nearer(false, others), 99) << at << " lies behind its own lair alone";
    EXPECT_EQ(nearer(false, {lair_squares[chest]}), 99) << at;
  }
  EXPECT_EQ(distances("A5", false, {}).at("K5"), 16);
}

// ── Monsters and goblins ─────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_10_the_defence_of_each_monster) {
  const std::array<int, 9> defences_of_rules = {5, 5, 6, 6, 7, 7, 8, 8, 9};
  for (int n = 1; n <= 9; ++n) {
    const int defence = defences_of_rules[static_cast<std::size_t>(n - 1)];
    const std::string monster = "M" + std::to_string(n);
    Scenario s;  // three red bonuses
    s.monster(1, monster).hero(A, "C2").bonuses(A, "B3b B5b").kept(A, "OB4");
    s.hand("F2 F1 F3").turn_of(A);
    Scenario lost = s;
    s.rolls({defence - 3}, {"play move F2", "go B2"});
    EXPECT_EQ(s.trophies(A), words_in(monster));
    EXPECT_EQ(s.at(A), "B2");
    lost.rolls({defence - 4}, {"play move F2", "go B2"});
    EXPECT_EQ(lost.trophies(A), Texts{});
    EXPECT_EQ(lost.monster(1), monster);
  }
}

TEST(Donjon, DON_1_10_names_of_the_monsters) {
  const std::pair<const char*, const char*> names[] = {{"raignée géante", "iant spider"},
                                                       {"quelette", "keleton"},
                                                       {"oup des cavernes", "ave wolf"},
                                                       {"gre", "gre"},
                                                       {"argouille", "argoyle"},
                                                       {"roll", "roll"},
                                                       {"inotaure", "inotaur"},
                                                       {"pectre", "raith"},
                                                       {"ragonnet", "rake"}};
  for (int n = 1; n <= 9; ++n) {
    const auto& [fr, en] = names[n - 1];
    expect_named("foe:M" + std::to_string(n), fr, en);
  }
}

TEST(Donjon, DON_1_11_goblins_have_4) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  Scenario lost = s;
  s.rolls({4}, {"play move F2", "go D2"});
  EXPECT_EQ(s.goblins(), Texts{});
  lost.rolls({3}, {"play move F2", "go D2"});
  EXPECT_EQ(lost.goblins(), words_in("D2"));
}

// ── Chests ───────────────────────────────────────────────────────────────────────────────────

// On T1, which holds this treasure; the chest has just been opened.
Scenario opening_treasure(const char* tile) {
  Scenario s;
  s.hero(A, "A1").content("A1", tile).goblins("D2 D8");
  s.hand("F1 FS F2").turn_of(A);
  s.play("play treasure F1 FS");
  return s;
}

TEST(Donjon, DON_1_12_TR1_a_bonus_of_any_level) {
  Scenario s = opening_treasure("TR1");
  EXPECT_EQ(s.decision(), "treasure");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b B3a B3b B4a B4b B5a B5b"));
  s.play("slot B5b");
  EXPECT_EQ(s.bonuses(A), words_in("B5b"));
  EXPECT_EQ(s.chests(), words_in("TR1"));
}

TEST(Donjon, DON_1_12_TR2_the_portal_tile) {
  Scenario s = opening_treasure("TR2");
  EXPECT_EQ(s.offered("lay"), sorted("B1 C1 D1 A2 C2 A4")) << "B2 and B3 are lairs, A3 is T3";
  s.play("lay C2");
  EXPECT_EQ(s.portal(), "C2");
  EXPECT_EQ(s.chests(), words_in("TR2"));
}

TEST(Donjon, DON_1_12_TR3_a_larger_hand) {
  Scenario s = opening_treasure("TR3");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"hand", "leave"}));
  s.play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
  EXPECT_EQ(s.chests(), words_in("TR3"));
}

TEST(Donjon, DON_1_12_TR4_a_goblin_goes) {
  Scenario s = opening_treasure("TR4");
  EXPECT_EQ(s.offered("goblin"), sorted("D2 D8"));
  const int den = s.den();
  s.play("goblin D8");
  EXPECT_EQ(s.goblins(), words_in("D2"));
  EXPECT_EQ(s.den(), den + 1);
}

TEST(Donjon, DON_1_12_TR5_a_relic_is_seen_and_stays) {
  Scenario s = opening_treasure("TR5");
  EXPECT_EQ(s.offered("look"), sorted("K1 A9 G5")) << "relics alone";
  s.play("look A9");
  EXPECT_TRUE(s.content("A9").starts_with("RE")) << s.content("A9");
  EXPECT_EQ(s.chests(), words_in("TR5"));
  EXPECT_EQ(s.content("K1"), "hidden");
}

TEST(Donjon, DON_1_12_TR6_a_walk_of_3) {
  Scenario s = opening_treasure("TR6");
  EXPECT_EQ(s.offered("go"), sorted("B1 A2 B2")) << "the monster on B2 bars the way";
  s.play("go B1");
  EXPECT_EQ(s.at(A), "B1");
  EXPECT_EQ(s.chests(), words_in("TR6"));
  Scenario far;  // without the monster of L1
  far.monster(1, "").trophies(A, "M1").hero(A, "A1").content("A1", "TR6");
  far.hand("F1 FS F2").turn_of(A);
  far.play("play treasure F1 FS");
  EXPECT_EQ(far.offered("go"), sorted("B1 A2 B2 C2"));
}

TEST(Donjon, DON_1_12_each_treasure_is_effective_once_and_left_by_choice) {
  for (const char* tile : {"TR1", "TR2", "TR3", "TR4", "TR5", "TR6"}) {
    Scenario s = opening_treasure(tile);
    EXPECT_TRUE(s.offers("leave")) << tile;
    s.play("leave");
    EXPECT_EQ(s.chests(), words_in(tile));
    EXPECT_EQ(s.decision(), "combine");
    EXPECT_EQ(s.bonuses(A), Texts{});
    EXPECT_EQ(s.portal(), "");
    EXPECT_EQ(s.hand_of(A), 3);
    EXPECT_EQ(s.goblins(), sorted("D2 D8"));
    EXPECT_EQ(s.at(A), "A1");
  }
}

TEST(Donjon, DON_1_13_the_green_relic_serves_all) {
  for (const Seat seat : {A, B}) {
    Scenario s;
    s.chests("RE1").hand("F1 F2 F3").turn_of(seat);
    EXPECT_TRUE(s.offers("play search2 F1"));
    EXPECT_FALSE(s.offers("play search3 F1"));
  }
}

TEST(Donjon, DON_1_13_the_red_relic_serves_all) {
  for (const Seat seat : {A, B}) {
    Scenario s;
    s.chests("RE2").hero(seat, "C2").goblins("D2").hand("F2 F1 F3").turn_of(seat);
    s.rolls({3}, {"play move F2", "go D2"});
    EXPECT_EQ(s.forces(), std::vector<int>{4});
    EXPECT_EQ(s.goblins(), Texts{});
  }
}

TEST(Donjon, DON_1_13_the_crown_gives_no_bonus) {
  Scenario s;
  s.chests("RE3").hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  EXPECT_FALSE(s.offers("play search2 F1"));
  s.rolls({3}, {"play move F2", "go D2"});
  EXPECT_EQ(s.forces(), std::vector<int>{3});
  EXPECT_EQ(s.text("crown"), "found");
}

TEST(Donjon, DON_1_14_names_of_the_relics) {
  expect_named("tile:RE1", "il du hibou", "wl's eye");
  expect_named("tile:RE2", "tendard du roi nain", "anner of the dwarf king");
  expect_named("tile:RE3", "ouronne du Roi Gobelin", "rown of the Goblin King");
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_1_15_forty_three_cards_in_three_colours) {
  std::map<char, int> kinds;
  for (const std::string& one : all_cards_once()) ++kinds[one[0]];
  EXPECT_EQ(kinds['F'] + kinds['S'] + kinds['O'], 16);
  EXPECT_EQ(kinds['P'], 14);
  EXPECT_EQ(kinds['G'], 12);
  EXPECT_EQ(kinds['K'], 1);
  Scenario s;
  s.opening_of(A);
  EXPECT_EQ(pile_of(s, B), (std::array{3, 3, 3})) << "finds, traps, goblins";
}

TEST(Donjon, DON_1_16_sixteen_different_finds) {
  const Texts all = all_cards_once();
  for (const char* one : {"FI1", "FI2", "FI3", "FI4", "FI5", "FI6", "SC1", "SC2", "SC3", "SC4",
                          "SC5", "SC6", "OB1", "OB2", "OB3", "OB4"})
    EXPECT_EQ(std::count(all.begin(), all.end(), one), 1) << one;
  expect_named("card:FI1", "otion de célérité", "otion of haste");
  expect_named("card:FI2", "otion d’érudition", "otion of lore");
  expect_named("card:FI3", "otion de finesse", "otion of deftness");
  expect_named("card:FI4", "otion de force", "otion of might");
  expect_named("card:FI5", "egain d’énergie", "econd wind");
  expect_named("card:FI6", "atte de lapin", "abbit's foot");
  expect_named("card:SC1", "archemin de rappel", "croll of recall");
  expect_named("card:SC2", "archemin de bannissement", "croll of banishment");
  expect_named("card:SC3", "archemin de passage", "croll of passage");
  expect_named("card:SC4", "archemin d’éclairs", "croll of lightning");
  expect_named("card:SC5", "archemin de métamorphose", "croll of change");
  expect_named("card:SC6", "archemin de vision", "croll of sight");
  expect_named("card:OB1", "ottes elfiques", "lven boots");
  expect_named("card:OB2", "âton runique", "uned staff");
  expect_named("card:OB3", "asse-partout", "keleton keys");
  expect_named("card:OB4", "ame naine", "warven blade");
}

TEST(Donjon, DON_1_17_seven_traps_twice) {
  const Texts all = all_cards_once();
  for (const char* one : {"PI1", "PI2", "PI3", "PI4", "PI5", "PI6", "PI7"})
    EXPECT_EQ(std::count(all.begin(), all.end(), one), 2) << one;
  expect_named("card:PI1", "ubliette", "ubliette");
  expect_named("card:PI2", "az soporifique", "leeping gas");
  expect_named("card:PI3", "ains tremblantes", "haking hands");
  expect_named("card:PI4", "ilet", "et");
  expect_named("card:PI5", "ilence", "ilence");
  expect_named("card:PI6", "orche soufflée", "orch blown out");
  expect_named("card:PI7", "hausse-trappes", "altrops");
}

TEST(Donjon, DON_1_18_and_DON_1_19_four_goblins_of_each_distance_and_one_King) {
  const Texts all = all_cards_once();
  for (const char* one : {"GO1", "GO2", "GO3"})
    EXPECT_EQ(std::count(all.begin(), all.end(), one), 4) << one;
  EXPECT_EQ(std::count(all.begin(), all.end(), "KING"), 1);
}

TEST(Donjon, DON_1_18_a_goblin_card_places_at_its_distance) {
  // From H7: nothing near but L4 J7, L9 G6, T4 and the guard rooms.
  const std::pair<const char*, const char*> table[] = {
      {"GO1", "H6 G7 I7 H8"}, {"GO2", "H5 I6 F7 G8 I8 H9"}, {"GO3", "H4 I5 F6 J6 E7 F8 G9 I9"}};
  for (const auto& [card, squares] : table) {
    Scenario s;
    s.hero(A, "H7").reveals(A, card);
    EXPECT_EQ(s.offered("place"), sorted(squares)) << card;
  }
}

}  // namespace
}  // namespace veillee::donjon
