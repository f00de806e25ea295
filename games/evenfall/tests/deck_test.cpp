// The reconstructed deck against the tables of RULES.md, the effect language, decks of one's own.
#include <map>

#include <cstring>

#include "games/evenfall/rules_text.hpp"
#include "games/evenfall/tests/own_deck.hpp"
#include "games/evenfall/tests/scenario.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

const Deck& deck() { return deck_at(0); }

// ── The tables ──────────────────────────────────────────────────────────────────────────────────

std::string stripped(std::string_view cell) {
  const std::size_t from = cell.find_first_not_of(" `");
  if (from == cell.npos) return {};
  return std::string(cell.substr(from, cell.find_last_not_of(" `") - from + 1));
}
// Curved apostrophes and narrow spaces, as printed.
std::string printed(std::string text, Language language) {
  std::string result;
  for (const char c : text)
    if (c == '\'')
      result += "’";
    else
      result += c;
  if (language == Language::english) return result;
  for (const char* mark : {" :", " ;"})
    for (std::size_t at; (at = result.find(mark)) != std::string::npos;)
      result.replace(at, 1, "\u202F");
  return result;
}

// Rows of tables that begin like this, with so many cells.
std::vector<Texts> rows_from(const std::string& start, std::size_t cells) {
  std::vector<Texts> found;
  std::string_view text = rules_in_english;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), end + 1));
    if (!line.starts_with(start)) continue;
    Texts row;
    line = line.substr(1, line.rfind('|') - 1);
    for (std::size_t bar; (bar = line.find('|')) != line.npos; line.remove_prefix(bar + 1))
      row.push_back(stripped(line.substr(0, bar)));
    row.push_back(stripped(line));
    if (row.size() == cells) found.push_back(row);
  }
  return found;
}

// Those whose first cell is `PREFIX…`.
std::vector<Texts> rows(std::string_view prefix, std::size_t cells) {
  return rows_from("| `" + std::string(prefix), cells);
}

std::string cost_text(const Price& price) {
  std::string text;
  for (std::size_t r = 0; r < price.size(); ++r)
    if (price[r] > 0)
      text += (text.empty() ? "" : " ") + std::string(1, "HPK"[r]) + std::to_string(price[r]);
  return text;
}

// The expression of a cell is the effect of the deck.
void expect_effect(const std::string& cell, Site site, std::size_t source) {
  const Program& program = deck().effects[source];
  EXPECT_EQ(program.empty(), cell == "—");
  if (cell == "—") return;
  const Result<Program> printed_one = compile(cell.substr(0, cell.find('`')), site);
  ASSERT_TRUE(printed_one) << cell;
  EXPECT_EQ(std::memcmp(&*printed_one, &program, sizeof(Program)), 0) << cell;
}
template <class E>
void expect_word(const std::string& cell, std::uint8_t value) {
  EXPECT_EQ(value == no_arg, cell == "—");
  if (cell == "—") return;
  ASSERT_LT(value, enum_size<E>);
  std::string name;
  for (const char c : enum_names<E>[value]) name += static_cast<char>(std::toupper(c));
  EXPECT_EQ(cell, name);
}
Site site_of(Type type) {
  switch (type) {
    case Type::now: return Site::now;
    case Type::act:
    case Type::act2: return Site::act;
    case Type::tap: return Site::tap;
    case Type::round_end: return Site::round_end;
    case Type::game_end: return Site::game_end;
    default: return Site::continuous;
  }
}

TEST(Deck, EVE_2_39_and_EVE_2_35_and_EVE_2_37_rituals_are_those_of_the_table) {
  const auto table = rows("RI_", 11);
  ASSERT_EQ(table.size(), 58U);
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Texts& row = table[i];
    SCOPED_TRACE(row[0]);
    const MainCard& card = deck().card[i];
    EXPECT_EQ(deck().card_name[i].fr, printed(row[1], Language::french));
    EXPECT_EQ(deck().card_name[i].en, printed(row[2], Language::english));
    EXPECT_EQ(cost_text(card.cost), row[4]);
    EXPECT_EQ(std::to_string(card.vp), row[5]);
    EXPECT_EQ(std::to_string(card.slots), row[6]);
    expect_word<Keyword>(row[3], card.keyword);
    expect_word<Type>(row[7], static_cast<std::uint8_t>(card.type));
    expect_effect(row[8], site_of(card.type), i);
    EXPECT_EQ(sentence(deck().effects[i]).en, printed(row[9], Language::english));
    EXPECT_EQ(sentence(deck().effects[i]).fr, printed(row[10], Language::french));
  }
}

TEST(Deck, EVE_2_42_and_EVE_2_40_and_EVE_2_43_characters_are_those_of_the_tables) {
  const auto specialists = rows("SC_", 10);
  const auto members = rows("SC_", 6);
  ASSERT_EQ(specialists.size(), 21U);
  ASSERT_EQ(members.size(), 21U);
  for (std::size_t i = 0; i < specialists.size(); ++i) {
    const Texts& row = specialists[i];
    SCOPED_TRACE(row[0]);
    const MainCard& card = deck().card[rituals + 2 * i];
    EXPECT_EQ(deck().card_name[rituals + 2 * i].fr, printed(row[1], Language::french));
    EXPECT_EQ(cost_text(card.cost), row[4]);
    EXPECT_EQ(std::to_string(card.vp), row[5]);
    expect_word<Keyword>(row[3], card.keyword);
    expect_word<Type>(row[6], static_cast<std::uint8_t>(card.type));
    expect_effect(row[7], site_of(card.type), source::specialist + i);
    expect_word<Type>(members[i][2], static_cast<std::uint8_t>(card.council));
    expect_effect(members[i][3], site_of(card.council), source::council + i);
    const Program& above = deck().effects[source::specialist + i];
    EXPECT_EQ(sentence(above).en, printed(row[8], Language::english));
    EXPECT_EQ(sentence(above).fr, printed(row[9], Language::french));
    const Program& below = deck().effects[source::council + i];
    EXPECT_EQ(sentence(below).en, printed(members[i][4], Language::english));
    EXPECT_EQ(sentence(below).fr, printed(members[i][5], Language::french));
  }
}

TEST(Deck, EVE_2_34_and_EVE_2_31_and_EVE_2_29_places_and_slots_are_those_of_the_tables) {
  const auto table = rows("PL_", 8);
  ASSERT_EQ(table.size(), 52U);
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Texts& row = table[i];
    SCOPED_TRACE(row[0]);
    const PlaceCard& card = deck().place[i];
    EXPECT_EQ(deck().place_name[i].en, printed(row[2], Language::english));
    EXPECT_EQ(std::to_string(card.witches), row[3]);
    EXPECT_EQ(std::to_string(card.vp), row[6]);
    expect_word<Stone>(row[7], card.icon);
    expect_effect(row[5], Site::binding, source::binding + i);
    const Result<Program> harvest = compile(row[4], Site::harvest);
    ASSERT_TRUE(harvest);
    EXPECT_EQ(gain_signs(card.harvest), gain_signs(harvest->root()));
  }
  for (const Texts& row : rows("ST_", 9)) {
    std::string id = row[1] + "-" + row[2];
    for (char& c : id) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    const std::uint8_t place = index_in(place_ids, id);
    EXPECT_EQ(deck().place_name[place].en, printed(row[4], Language::english));
    expect_effect(row[6], Site::binding, static_cast<std::size_t>(source::binding + place));
    EXPECT_EQ(gain_signs(deck().place[place].harvest),
              gain_signs(compile(row[5], Site::harvest)->root()));
    EXPECT_EQ(std::to_string(deck().place[place].vp), row[7]);
    expect_word<Stone>(row[8], deck().place[place].icon);
  }
  EXPECT_EQ(rows("ST_", 9).size(), 8U);
  const auto slots = rows("PK_", 4);
  ASSERT_EQ(slots.size(), 4U);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    EXPECT_EQ(sentence(deck().effects[source::socket + i]).en,
              printed(slots[i][2], Language::english));
    EXPECT_EQ(sentence(deck().effects[source::socket + i]).fr,
              printed(slots[i][3], Language::french));
  }
}

TEST(Deck, EVE_2_22_and_EVE_2_23_and_EVE_2_25_and_EVE_2_26_boards_are_those_of_the_tables) {
  const char* const names[] = {"NORTH", "CENTRAL", "SOUTH"};
  for (std::size_t region = 0; region < region_count; ++region) {
    const auto table = rows(names[region], 10);
    ASSERT_EQ(table.size(), 1U);
    expect_effect(table[0][6], Site::act, source::region + region);
    for (std::size_t i = 0; i < 3; ++i)
      expect_effect(table[0][7 + i], Site::reward, source::reward + 3 * region + i);
  }
  const char* const boards[] = {"SUN_ALL", "MOON_STAR", "MOON_CROSS", "MOON_CIRCLE", "MOON_PEAK"};
  const std::size_t at[] = {board_of(star, sun), board_of(star, moon), board_of(cross, moon),
                            board_of(circle, moon), board_of(peak, moon)};
  for (std::size_t i = 0; i < 5; ++i) {
    const auto table = rows(boards[i], 6);
    ASSERT_EQ(table.size(), 1U);
    expect_effect(table[0][2], Site::scout, source::scout + at[i]);
    expect_effect(table[0][3], Site::token, source::token + at[i]);
  }
  expect_effect("advance(1,BOTH)", Site::act, source::space);
  std::size_t spaces = 0;
  for (std::size_t space = 1; space <= track_top; ++space)
    for (const Texts& row : rows_from("| " + std::to_string(space) + " |", 4)) {
      if (row[1].find('(') == std::string::npos) continue;  // of the oval
      ++spaces;
      for (std::size_t track = 0; track < track_count; ++track)
        expect_effect(row[1 + track], Site::track, source::track + track_top * track + space - 1);
    }
  EXPECT_EQ(spaces, 8U);
}

TEST(Deck, EVE_2_44_the_oval_is_that_of_the_table) {
  const std::map<std::string, std::pair<Oval, int>> actions = {
      {"BONUS", {Oval::bonus, 0}},
      {"DISCOVER_NORTH", {Oval::discover, north}},
      {"DISCOVER_CENTRAL", {Oval::discover, central}},
      {"PLAY", {Oval::play, 0}},
      {"PLACE_DECK", {Oval::place_deck, 0}},
      {"TRANSFER", {Oval::transfer, 0}},
      {"HARVEST", {Oval::harvest, 0}},
      {"ADVANCE", {Oval::advance, 0}}};
  std::size_t spaces = 0;
  for (std::uint8_t space = 0; space < oval.size(); ++space)
    for (const Texts& row : rows_from("| " + std::to_string(space) + " |", 4)) {
      const auto action = actions.find(row[1]);
      if (action == actions.end()) continue;  // of the Coven Track
      ++spaces;
      EXPECT_EQ(oval[space].action, action->second.first) << int{space};
      EXPECT_EQ(oval[space].region, action->second.second) << int{space};
      EXPECT_EQ(is_sure(space), row[2] == "yes") << int{space};
    }
  EXPECT_EQ(spaces, oval.size());
}

TEST(
    Vectors,
    EVE_T158_and_EVE_2_3_and_EVE_2_4_and_EVE_2_5_and_EVE_2_7_and_EVE_2_8_and_EVE_2_38_and_EVE_2_45) {
  std::map<int, int> witches, icons, keywords, types, slots, vp;
  for (std::size_t i = 0; i < deck_places; ++i) {
    ++witches[deck().place[i].witches];
    ++icons[deck().place[i].icon];
  }
  EXPECT_EQ(witches, (std::map<int, int>{{1, 24}, {2, 28}}));
  EXPECT_EQ(icons, (std::map<int, int>{{0, 10}, {1, 10}, {2, 10}, {3, 10}, {no_arg, 12}}));
  for (std::size_t i = 0; i < main_cards; ++i) {
    const MainCard& card = deck().card[i];
    ++vp[card.vp];
    if (i >= rituals) continue;
    ++keywords[card.keyword];
    ++types[static_cast<int>(card.type)];
    ++slots[card.slots];
  }
  EXPECT_EQ(keywords, (std::map<int, int>{{0, 17}, {1, 15}, {2, 14}, {3, 12}}));
  EXPECT_EQ(types, (std::map<int, int>{{0, 15}, {1, 22}, {2, 19}, {3, 2}}));
  EXPECT_EQ(slots, (std::map<int, int>{{1, 49}, {2, 9}}));
  EXPECT_EQ(vp, (std::map<int, int>{{0, 3}, {1, 19}, {2, 37}, {3, 26}, {4, 11}, {5, 4}}));
}

// ── The language ────────────────────────────────────────────────────────────────────────────────

std::string_view refused(std::string_view effect, Site site) {
  const Result<Program> program = compile(effect, site);
  return program ? std::string_view("accepted") : program.refusal().clause;
}

TEST(Vectors, EVE_T169_and_EVE_3_14_and_EVE_3_7_and_EVE_3_11_what_the_grammar_refuses) {
  EXPECT_EQ(refused("on(HARVEST,may(harvest(NEW)))", Site::continuous), "EVE-3.7");
  EXPECT_EQ(refused("removeritual(removeritual(gain(VP:1)))", Site::tap), "EVE-3.7");
  EXPECT_EQ(refused("advance(1)", Site::track), "EVE-3.7");
  EXPECT_EQ(refused("on(DISCOVER,may(harvest(NEW)))", Site::continuous), "accepted");
}

TEST(Language, EVE_3_7_where_forms_may_stand) {
  for (const char* effect : {"harvest(NEW)",
                             "deploy(HERE)",
                             "on(DISCOVER,gain(VP:1))",
                             "mod(ELDER_OUTER)",
                             "pay(H:1)",
                             "ifkw(SPIRIT,gain(VP:1))",
                             "redstone()",
                             "slash(gain(H:1),gain(P:1))",
                             "trackbonus()",
                             "per(ORB,transfer(1))",
                             "trade(pay(H:1),gain(VP:1))",
                             "seq(gain(H:1),trade(pay(H:1),gain(VP:1)))",
                             "gain(H:1",
                             "gain(H:1))",
                             "gain (H:1)",
                             "gain()",
                             "Gain(H:1)",
                             "seq(gain(H:1))",
                             "steal(H:1)",
                             "gain(H:33333333330)"})
    EXPECT_EQ(refused(effect, Site::now),
              effect == std::string_view("gain()") ? "EVE-3.1" : "EVE-3.7")
        << effect;
  for (const char* effect :
       {"gain(CARD:1)", "gain(H:0)", "gain(H:10)", "gain(H:1,H:1)", "transfer(0)", "advance(9)",
        "harvest(INNER)", "build(SPEAR:1)", "retrieve(5)"})
    EXPECT_EQ(refused(effect, Site::now), "EVE-3.1") << effect;
  EXPECT_EQ(refused("build(ORB:1)", Site::track), "EVE-3.7");
  EXPECT_EQ(refused("seq(gain(H:1),gain(P:1))", Site::harvest), "EVE-3.17");
}

TEST(Language, EVE_3_17_what_whole_effects_may_be) {
  EXPECT_EQ(refused("gain(VP:2)", Site::continuous), "EVE-3.17");
  EXPECT_EQ(refused("per(ORB,gain(H:1))", Site::game_end), "EVE-3.17");
  EXPECT_EQ(refused("gain(ANY:1)", Site::scout), "EVE-3.17");
  EXPECT_EQ(refused("seq(gain(C:6),harvest(OUTER))", Site::scout), "accepted");
  EXPECT_EQ(refused("trade(pay(ANY:1),gain(VP:1))", Site::act), "accepted");
  EXPECT_EQ(refused("choose(trade(pay(M:1),gain(VP:1)),gain(H:1))", Site::act), "accepted");
  EXPECT_EQ(refused("trade(pay(ANY:1),gain(VP:1))", Site::reward), "EVE-3.7");
}

TEST(Language, signs_follow_the_nodes) {
  const auto in_signs = [](std::string_view effect, Site site) {
    const Result<Program> program = compile(effect, site);
    return program ? signs(*program) : std::string();
  };
  EXPECT_EQ(in_signs("trade(pay(ANY:2),gain(ANY:3,VP:1))", Site::act), "2A > 3A 1V");
  EXPECT_EQ(in_signs("trade(pay(CARD:1),gain(ANY:3))", Site::act), "−1C > 3A");
  EXPECT_EQ(in_signs("seq(gain(H:1),ifkw(ARTIFACT,gain(VP:2)))", Site::binding), "H art : 2V");
  EXPECT_EQ(in_signs("on(DISCOVER,may(harvest(NEW)))", Site::continuous), "discover : ( harvest )");
  EXPECT_EQ(in_signs("choose(gain(C:3),seq(transfer(1),gain(C:2)))", Site::act),
            "3C / transfer · 2C");
  EXPECT_EQ(in_signs("per(RES_SYMBOL,gain(VP:1))", Site::game_end), "1V x harvest A");
}

// ── Decks of one's own ──────────────────────────────────────────────────────────────────────────

// The embedded deck with one text of one card changed: the refusal, or nothing.
std::string with(std::string_view list, std::size_t item, std::string_view key,
                 std::string_view text) {
  return OwnDeck().set(list, item, key, text).refusal();
}

TEST(OwnDecks, refusals_name_file_line_and_clause) {
  EXPECT_EQ(with("rituals", 8, "effect", "on(HARVEST,may(harvest(NEW)))"),
            "mine.json, line 1: in \"on(HARVEST,may(harvest(NEW)))\", \"harvest\" cannot stand "
            "there (EVE-3.7)");
  EXPECT_EQ(with("rituals", 8, "cost", "H1 X2"),
            "mine.json, line 1: \"cost\" is no cost (EVE-2.39)");
  EXPECT_EQ(with("rituals", 8, "effect", "on(TRANSFER,gain(M:2))"), "");
}

// Two things that would never end: cards that are drawn for discarded ones, and workers that call
// themselves back (EVE-11.8, EVE-14.24).
TEST(Language, EVE_3_17_and_EVE_11_8_and_EVE_14_24_nothing_comes_back_for_nothing) {
  EXPECT_EQ(refused("on(DISCARD,gain(C:1))", Site::continuous), "EVE-3.17");
  EXPECT_EQ(refused("on(DISCARD,gain(H:1))", Site::continuous), "accepted");
  EXPECT_EQ(refused("on(HARVEST,gain(C:1))", Site::continuous), "accepted");
  EXPECT_EQ(refused("retrieve(1)", Site::act), "EVE-3.17");
  EXPECT_EQ(refused("seq(gain(H:1),retrieve(1))", Site::act), "EVE-3.17");
  EXPECT_EQ(refused("retrieve(1)", Site::now), "accepted");
  EXPECT_EQ(refused("retrieve(1)", Site::tap), "accepted");
}

TEST(OwnDecks, EVE_3_15_every_frame_is_counted) {
  OwnDeck own;
  own.set("characters", 15, "effect", "may(choose(seq(harvest(ONE),gain(H:1)),gain(H:2)))");
  own.set("rituals", 54, "effect", "on(HARVEST,gain(ANY:1))");
  Scenario s;
  s.state.options.deck = own.index();
  s.stock(A, 1, 0, 0).specialists(A, "C16a").inner(A, "P05").on("P05", "R55").begin();
  s.play("build").play("tap C16a").play("accept").play("choose 1");
  s.play("harvest P05");
  EXPECT_EQ(s.decision(), "resources");
  EXPECT_EQ(s.state.stack.size(), 10);
  EXPECT_GE(s.state.deck().depth, 10);
}

TEST(OwnDecks, EVE_3_15_a_deck_that_is_too_deep_is_refused) {
  std::string deep = "gain(ANY:1)";
  for (int i = 0; i < 6; ++i) deep = "may(" + deep + ")";
  EXPECT_EQ(with("rituals", 1, "effect", deep), "");
  OwnDeck own;
  own.set("rituals", 1, "effect", "may(may(may(may(may(may(build(ORB:1)))))))");
  OwnDeck::member(OwnDeck::member(own.cards(), "tracks"), "sun").items[0].string =
      "may(may(may(may(may(may(harvest(ONE)))))))";
  EXPECT_NE(own.refusal().find("EVE-3.15"), std::string::npos) << own.refusal();
}

TEST(OwnDecks, EVE_3_15_the_deepest_effect_fits_the_stack) {
  EXPECT_LE(deck().depth, stack_frames);
  EXPECT_GE(deck().depth, 9);
}

TEST(OwnDecks, is_played_with) {
  OwnDeck own;
  own.set("rituals", 1, "effect", "gain(H:2,VP:3)");
  own.text("rituals", 1, "name").members[1].value.string = "Well of Plenty";
  Scenario s;
  s.state.options.deck = own.index();
  s.inner(A, "P05").on("P05", "R02").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.stock_of(A), "2 0 0");
  EXPECT_EQ(s.vp_of(A), 3);
  const SeatNames names = Evenfall::seat_names(s.state);
  s.play(B, "pass").state.players[A].reserve[witch] = 1;
  EXPECT_EQ(card_name(s.state.deck(), 1).en, "Well of Plenty");
  const auto pieces = Evenfall::pieces(s.state.options);
  const Piece* piece = find_piece(pieces, "card:R02");
  ASSERT_NE(piece, nullptr);
  EXPECT_NE(piece->text.en.find("Gain 2 Herbs, 3 VP"), std::string::npos) << piece->text.en;
  EXPECT_EQ(piece->caption.en, "2H 3V");
}

}  // namespace
}  // namespace veillee::evenfall
