// Pieces and what is printed on them (section 1 of RULES.md): the tables of the rules and the
// tables of the program say the same.
#include <map>
#include <set>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

// The cells of the rows of RULES.md, or of RULES.fr.md, that begin with this cell.
std::vector<Texts> rows_of(std::string_view first, Language language = Language::english) {
  std::vector<Texts> rows;
  std::istringstream lines{std::string(Bomarzo::info().rules.in(language))};
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| " + std::string(first) + " |")) continue;
    Texts cells;
    std::istringstream parts{line.substr(1)};
    for (std::string cell; std::getline(parts, cell, '|');) {
      const auto from = cell.find_first_not_of(' ');
      cells.push_back(from == std::string::npos
                          ? ""
                          : cell.substr(from, cell.find_last_not_of(' ') - from + 1));
    }
    rows.push_back(cells);
  }
  return rows;
}
std::string in_capitals(std::string_view text) {
  std::string all(text);
  for (char& c : all) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return all;
}
// A name as the rules print it, with a straight apostrophe.
std::string plain(std::string_view text) {
  std::string all(text);
  for (auto at = all.find("’"); at != std::string::npos; at = all.find("’"))
    all.replace(at, std::string_view("’").size(), "'");
  return all;
}
std::string letters_of(int domains) {
  std::string text;
  for (const auto& [domain, letter] :
       {std::pair{building, "B"}, {knowledge, "K"}, {character, "P"}})
    if ((domains & only(domain)) != 0) text += (text.empty() ? "" : "/") + std::string(letter);
  return text;
}

TEST(Bomarzo, BOM_1_44_BOM_1_34_BOM_1_36_BOM_1_42_the_second_levels_are_those_of_the_table) {
  ASSERT_EQ(own().families.size(), 15U);
  const char* const incomes[] = {"FOOD", "COIN", "WINE", "CARD"};
  const char* const powers[] = {"VISION", "REPETITION", "RAISE", "EXCHANGE", "DRAGO"};
  for (std::size_t i = 0; i < family_count; ++i) {
    const FamilySpec& family = own().families[i];
    const std::string_view id = family_ids[i];
    const auto rows = rows_of(in_capitals(id));
    ASSERT_EQ(rows.size(), 1U) << id;
    const Texts& row = rows[0];
    EXPECT_EQ(plain(own().family_names[i].fr), plain(row[1]));
    EXPECT_EQ(plain(own().family_names[i].en), plain(row[2]));
    EXPECT_EQ(letters_of(family.domains), row[3]) << id;
    for (std::size_t t = 0; t < track_count; ++t)
      EXPECT_EQ(std::to_string(family.steps[t]), row[5 + t]) << id;
    std::string gained;
    for (std::size_t income = 0; income < income_count; ++income)
      if ((family.incomes >> income & 1) != 0)
        gained += (gained.empty() ? "" : " + ") + std::string(incomes[income]);
    EXPECT_EQ(gained.empty() ? "–" : gained, row[8]) << id;
    EXPECT_EQ(family.power == no_power ? "–" : powers[family.power], row[9]) << id;
    EXPECT_TRUE(family.incomes != 0 || family.power != no_power) << id;
  }
}

TEST(Bomarzo, BOM_1_7_BOM_1_32_BOM_1_33_BOM_1_40_BOM_1_41_the_45_cards_are_those_of_the_table) {
  ASSERT_EQ(own().cards.size(), 45U);
  const char* const temples[] = {"MOON", "SUN", "STAR", "COMET", "ECLIPSE"};
  for (std::size_t i = 0; i < card_count; ++i) {
    const CardSpec& card = own().cards[i];
    const std::string_view id = card_ids[i];
    const auto rows = rows_of(id);
    ASSERT_EQ(rows.size(), 1U) << id;
    const Texts& row = rows[0];
    EXPECT_EQ(in_capitals(family_ids[card.family]), row[1]) << id;
    EXPECT_EQ(plain(own().card_names[i].fr), plain(row[2]));
    EXPECT_EQ(plain(own().card_names[i].en), plain(row[3]));
    EXPECT_EQ(letters_of(own().families[card.family].domains), row[4]) << id;
    for (std::size_t t = 0; t < track_count; ++t)
      EXPECT_EQ(std::to_string(card.steps[t]), row[5 + t]) << id;
    EXPECT_EQ(temples[card.temple], row[8]) << id;
    EXPECT_EQ(std::to_string(card.devotion), row[9]) << id;
    EXPECT_TRUE(card.devotion >= 2 && card.devotion <= 5) << id;
  }
}

TEST(Bomarzo, BOM_T136_BOM_1_39_every_card_obeys_the_model) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const int domains = own().family_of(card).domains;
    EXPECT_TRUE(std::popcount(static_cast<unsigned>(domains)) == 1 ||
                std::popcount(static_cast<unsigned>(domains)) == 2);
    int steps = 0;
    for (const int n : own().cards[card].steps) steps += n;
    EXPECT_TRUE(steps == 1 || steps == 2) << card_ids[card];
    const int worth = own().cards[card].devotion + 2 * steps;
    EXPECT_TRUE(worth == 6 || worth == 7) << card_ids[card];
    EXPECT_LT(own().cards[card].temple, temple_count);
    for (const std::uint8_t other : own().of_family[own().cards[card].family]) {
      if (other == card) continue;
      EXPECT_NE(own().cards[other].devotion, own().cards[card].devotion) << card_ids[card];
      EXPECT_NE(own().cards[other].temple, own().cards[card].temple) << card_ids[card];
    }
  }
}

TEST(Bomarzo, BOM_1_45_BOM_T119_totals_of_the_deck) {
  std::array<int, 6> devotion{};
  Steps first{}, second{};
  std::map<int, int> of_domains;
  for (std::uint8_t card = 0; card < card_count; ++card) {
    ++devotion[own().cards[card].devotion];
    ++of_domains[own().family_of(card).domains];
    for (std::size_t t = 0; t < track_count; ++t) {
      add(first[t], own().cards[card].steps[t]);
      add(second[t], own().family_of(card).steps[t]);
    }
  }
  EXPECT_EQ(devotion, (std::array<int, 6>{0, 0, 12, 11, 11, 11}));
  EXPECT_EQ(first, (Steps{24, 21, 23}));
  EXPECT_EQ(second, (Steps{36, 39, 36}));
  for (const Cards& family : own().of_family) EXPECT_EQ(family.size(), 3);
  for (const Domain domain : {building, knowledge, character}) {
    EXPECT_EQ(of_domains[only(domain)], 12);
    EXPECT_EQ(own().of_domain[domain].size(), 18);
  }
  EXPECT_EQ(of_domains[only(building) | only(knowledge)], 3);
  EXPECT_EQ(of_domains[only(building) | only(character)], 3);
  EXPECT_EQ(of_domains[only(knowledge) | only(character)], 3);
  EXPECT_EQ(own().dual.size(), 9);
  for (const Cards& power : own().with_power) EXPECT_EQ(power.size(), 6);
  for (const Cards& income : own().with_income) EXPECT_EQ(income.size(), 6);
  EXPECT_EQ(lane_count, 5) << "BOM-1.6: five workers each";
  EXPECT_EQ(symbol_spaces.size() * track_count, 6U) << "BOM-1.20";
  int tokens = 0;
  for (const int n : own().tokens) tokens += n;
  EXPECT_EQ(tokens, 12) << "BOM-1.49";
}

TEST(Bomarzo, BOM_T156_spread_of_the_temples_and_no_first_level_better_in_all) {
  for (const Cards& temple : own().of_temple) {
    EXPECT_EQ(temple.size(), 9);
    int sum = 0, steps = 0;
    for (const std::uint8_t card : temple) {
      sum += own().cards[card].devotion;
      for (const int n : own().cards[card].steps) steps += n;
    }
    EXPECT_TRUE(sum >= 30 && sum <= 32) << sum;
    EXPECT_TRUE(steps == 13 || steps == 14) << steps;
    for (const Cards& domain : own().of_domain)
      EXPECT_TRUE((temple & domain).size() == 3 || (temple & domain).size() == 4);
  }
  for (std::uint8_t card = 0; card < card_count; ++card)
    for (const std::uint8_t other : own().of_family[own().cards[card].family]) {
      if (other == card) continue;
      bool as_good = own().cards[other].devotion >= own().cards[card].devotion;
      for (std::size_t t = 0; t < track_count; ++t)
        as_good &= own().cards[other].steps[t] >= own().cards[card].steps[t];
      EXPECT_FALSE(as_good) << card_ids[other] << " is as good as " << card_ids[card];
    }
}

// Incomes and powers at the prices of the model.
TEST(Bomarzo, BOM_1_46_second_levels_are_worth_what_the_model_says) {
  const int incomes[] = {30, 30, 48, 42}, powers[] = {30, 35, 35, 20, 35, 0, 0};
  for (std::size_t f = 0; f < family_count; ++f) {
    const FamilySpec& family = own().families[f];
    int tenths = powers[family.power];
    for (const int n : family.steps) tenths += 25 * n;
    for (std::size_t i = 0; i < income_count; ++i)
      if ((family.incomes >> i & 1) != 0) tenths += incomes[i];
    if (std::popcount(static_cast<unsigned>(family.domains)) == 2) tenths += 15;
    EXPECT_TRUE(tenths >= 98 && tenths <= 112) << family_ids[f] << " " << tenths;
    const Texts row = rows_of(in_capitals(family_ids[f])).at(0);
    EXPECT_EQ(std::to_string(tenths / 10) + "." + std::to_string(tenths % 10), row[10]);
  }
}

TEST(Bomarzo, BOM_1_43_BOM_1_48_BOM_T11_the_cards_that_the_rulebook_describes) {
  const FamilySpec& altar = own().family_of(0);
  EXPECT_EQ(own().card_names[0].fr, "Autel");
  EXPECT_EQ(own().family_names[cathedral].fr, "Cathédrale");
  EXPECT_EQ(altar.domains, only(building));
  EXPECT_EQ(own().cards[0].steps, (Steps{1, 0, 0}));
  EXPECT_EQ(own().cards[0].temple, moon);
  EXPECT_EQ(own().cards[0].devotion, 4);
  EXPECT_EQ(altar.steps, (Steps{2, 1, 0}));
  EXPECT_EQ(altar.power, drago_power);
  EXPECT_EQ(own().families[academy].domains, only(building) | only(knowledge));
  EXPECT_EQ(own().families[brotherhood].domains, only(building) | only(character));
  EXPECT_EQ(own().families[perspective].steps, (Steps{1, 2, 0}));
  EXPECT_EQ(own().families[oracle].steps, (Steps{3, 0, 0}));
  EXPECT_EQ(own().families[oracle].power, vision_power);
}

// What everybody can read of a card is in the pieces: both sides of it.
TEST(Bomarzo, BOM_9_27_both_sides_of_a_card_can_be_read) {
  std::string of_altar;
  for (const Piece& piece : game().pieces(*game().setup(2, {})))
    if (piece.id == "card:D01") of_altar = piece.name.en + " / " + piece.text.en;
  for (const char* const part :
       {"Altar", "Cathedral", "Building", "+2 Culture", "+1 Architecture", "power Drago"})
    EXPECT_NE(of_altar.find(part), std::string::npos) << part << ": " << of_altar;
}

// ── Deities ─────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_1_29_BOM_1_9_BOM_5_1_offerings_of_both_sides) {
  const std::map<std::string, std::pair<std::string, std::string>> table = {
      {"genio", {"0 1 0 0", "0 0 0 0"}},    {"orco", {"1 0 0 0", "0 0 0 0"}},
      {"dea", {"1 1 0 0", "0 0 1 0"}},      {"gigante", {"2 1 0 0", "1 1 0 0"}},
      {"elefante", {"1 2 0 0", "1 1 0 0"}}, {"tartaruga", {"1 0 0 0", "0 0 0 0"}},
      {"balena", {"1 2 0 0", "1 1 0 0"}},   {"drago", {"0 0 1 0", "0 0 0 0"}}};
  ASSERT_EQ(table.size(), static_cast<std::size_t>(deity_count));
  Scenario s(2), mossy(2);
  s.begin();
  mossy.mossy("genio orco dea gigante elefante tartaruga balena drago").begin();
  for (const auto& [deity, both] : table) {
    EXPECT_EQ(offering(s, deity), both.first) << deity;
    EXPECT_EQ(offering(mossy, deity), both.second) << deity;
  }
}

TEST(Bomarzo, BOM_1_30_a_mossy_offering_is_one_resource_smaller) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    EXPECT_EQ(own().offerings[deity][1].total() + 1, own().offerings[deity][0].total());
}

std::string categories_of(const std::string& reading) {
  Scenario s(2, {"categories=" + reading});
  s.begin();
  std::string all;
  for (const std::string_view deity : deity_ids)
    all += (all.empty() ? "" : " ") + s.text_at("deities." + std::string(deity) + ".category");
  return all;
}

// By deity: Genio, Orco, Dea, Gigante, Elefante, Tartaruga, Balena, Drago.
TEST(Bomarzo, BOM_T150_BOM_T18_BOM_1_31_BOM_14_4_three_readings_of_the_categories) {
  Scenario s(2);
  s.begin();
  EXPECT_EQ(s.text_at("deities.gigante.category"), "building") << "corrected is the default";
  EXPECT_EQ(categories_of("corrected"),
            "science food culture building knowledge architecture character coin");
  EXPECT_EQ(categories_of("annex"),
            "science food culture architecture knowledge building character coin");
  EXPECT_EQ(categories_of("examples"),
            "science food culture building knowledge coin character architecture");
  for (const char* const reading : {"corrected", "annex", "examples"}) {
    const Texts all = words_in(categories_of(reading));
    EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), 8U) << reading;
  }
}

// ── Board and Village ───────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T134_BOM_1_17_BOM_1_18_BOM_1_19_the_layout_of_the_board) {
  EXPECT_EQ(seasons_of_a_game, 8);
  EXPECT_EQ(track_ids, (std::array<std::string_view, 3>{"culture", "architecture", "science"}));
  EXPECT_EQ(track_top, 10);
  EXPECT_EQ(zone_ids, (std::array<std::string_view, 3>{"fields", "caverns", "vineyard"}));
  EXPECT_EQ(place_count, 8);
  EXPECT_EQ(lanes[food_lane].length, 5);
  EXPECT_EQ(lanes[coin_lane].length, 5);
  EXPECT_EQ(lanes[wine_lane].length, 4);
  EXPECT_EQ(lanes[card_lane].length, 4);
  EXPECT_EQ(lanes[pawn_lane].length, 5);
  const int symbols[] = {3, 3, 2, 2, 2};
  for (std::uint8_t lane = 0; lane < lane_count; ++lane) {
    EXPECT_EQ(active_symbols(lane, lanes[lane].length), symbols[lane]);
    EXPECT_EQ(active_symbols(lane, byte(lanes[lane].length - 1)), symbols[lane] - 1)
        << "the last space has one";
    EXPECT_EQ(active_symbols(lane, 0), 0);
  }
}

// Income of each space of each Village track, from the start to its end.
TEST(Bomarzo, BOM_1_27_BOM_1_25_BOM_1_26_BOM_2_23_symbols_reached_or_passed) {
  const std::map<std::string, std::string> given = {{"food", "0 1 1 2 2 3"},
                                                    {"coin", "0 1 1 2 2 3"},
                                                    {"wine", "0 0 1 1 2"},
                                                    {"card", "0 1 1 1 2"}};
  for (const auto& [lane, all] : given) {
    std::string found;
    for (int space = 0; space < static_cast<int>(words_in(all).size()); ++space) {
      Scenario s(2);
      s.worker(A, lane, space).begin();
      found += (found.empty() ? "" : " ") + std::to_string(s.number_at("seats.0.village." + lane));
    }
    EXPECT_EQ(found, all) << lane;
    Scenario beyond(2);
    EXPECT_NE(beyond.worker(A, lane, static_cast<int>(words_in(all).size())).refused(), "");
  }
  std::string owned;
  for (int space = 0; space <= 5; ++space) {
    Scenario s(2);
    s.worker(A, "pawn", space).begin();
    owned += (owned.empty() ? "" : " ") + std::to_string(s.number_at("seats.0.pawns"));
  }
  EXPECT_EQ(owned, "3 3 4 4 4 5");
}

TEST(Bomarzo, BOM_1_20_a_symbol_on_4_and_on_8_of_each_track) {
  for (const std::string_view track : track_ids)
    for (int from = 0; from < 10; ++from) {
      Scenario s(2);
      s.cubes(A, 1, 0, 0).hand(A, "D01").track(A, track, from);
      if (from >= 4) s.claimed(track, 4, A);
      if (from >= 8) s.claimed(track, 8, A);
      s.begin();
      use(s, "tartaruga").play("discard D01").play("climb " + std::string(track));
      EXPECT_EQ(s.score(A), from == 3 || from == 7 ? 1 : 0) << track << " from " << from;
    }
}

TEST(Bomarzo, BOM_T133_BOM_1_3_BOM_1_4_BOM_1_6_BOM_1_11_BOM_1_14_counts_of_the_pieces) {
  EXPECT_EQ(Bomarzo::info().seats.least, 2);
  EXPECT_EQ(Bomarzo::info().seats.most, 4);
  EXPECT_EQ(deity_count, 8);
  EXPECT_EQ(card_count, 45);
  EXPECT_EQ(pawns_of_a_colour, 5);
  EXPECT_EQ(lane_count, 5);
  EXPECT_EQ(all_cubes, (Cubes{{30, 30, 16}}));
  EXPECT_EQ(token_count, 12);
  Scenario s(4, {"adoration=on"});
  s.begin();
  EXPECT_EQ(s.supply(), "30 30 16");
  EXPECT_EQ(s.number_at("adoration_pile"), 8);
  for (Seat seat = 0; seat < 4; ++seat)
    EXPECT_EQ(s.at("seats." + std::to_string(seat) + ".workers").members.size(), 5U);
  Scenario too_much(2);
  EXPECT_NE(too_much.cubes(A, 31, 0, 0).refused(), "");
  Scenario wine_of_both(2);
  EXPECT_NE(wine_of_both.cubes(A, 0, 0, 9).cubes(B, 0, 0, 8).refused(), "");
}

TEST(Bomarzo, BOM_1_15_BOM_2_4_BOM_2_29_BOM_16_20_the_seats_are_red_blue_green_black) {
  Texts fr, en;
  for (const Words& name : Bomarzo::info().seat_names) {
    fr.emplace_back(name.fr);
    en.emplace_back(name.en);
  }
  EXPECT_EQ(en, (Texts{"Red", "Blue", "Green", "Black"}));
  EXPECT_EQ(fr, (Texts{"Rouge", "Bleu", "Vert", "Noir"}));
  EXPECT_EQ(Scenario::from_start(2).decision(), "keep") << "no colour is asked for";
}

TEST(Bomarzo, BOM_1_49_BOM_1_12_colours_of_the_season_tokens) {
  const std::map<std::string, int> copies = {
      {"white", 4}, {"black", 2}, {"green", 2}, {"yellow", 2}, {"brown", 2}};
  for (const auto& [colour, n] : copies) {
    EXPECT_EQ(own().tokens[index_in(colour_ids, colour)], n);
    // One more than there are is refused.
    Texts eight(static_cast<std::size_t>(n) + 1, colour);
    for (const std::string_view other : colour_ids)
      for (int i = 0; i < 2 && eight.size() < 8; ++i)
        if (other != colour) eight.emplace_back(other);
    std::string all;
    for (const std::string& one : eight) all += one + " ";
    Scenario s(2, {"seasons=on"});
    EXPECT_NE(s.tokens(all).refused(), "") << all;
  }
}

TEST(Bomarzo, BOM_1_13_BOM_1_50_an_adoration_card_for_each_deity) {
  for (const std::string_view deity : deity_ids) {
    Scenario s(2, {"adoration=on"});
    s.adoration(A, deity).begin();
    EXPECT_EQ(s.cards(A, "adoration"), deity);
    EXPECT_EQ(s.number_at("adoration_pile"), 7);
    Scenario twice(2, {"adoration=on"});
    EXPECT_NE(twice.adoration(A, deity).adoration(B, deity).refused(), "");
  }
}

TEST(Bomarzo, BOM_1_28_a_worker_never_moves_backward) {
  Scenario s(3);
  s.phase("production").begin(7);
  std::array<std::array<int, lane_count>, 3> before{};
  for (int i = 0; i < 400 && !s.over(); ++i) {
    const Texts all = s.options();
    s.play(all[static_cast<std::size_t>(i) * 7 % all.size()]);
    for (Seat seat = 0; seat < 3; ++seat)
      for (std::uint8_t lane = 0; lane < lane_count; ++lane) {
        const int now = s.state.players[seat].workers[lane];
        ASSERT_GE(now, before[seat][lane]);
        before[seat][lane] = now;
      }
  }
}

}  // namespace
}  // namespace veillee::bomarzo
