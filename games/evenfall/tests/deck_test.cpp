// The reconstructed deck against the tables of RULES.md, the effect language, decks of one's own.
#include <map>

#include "engine/json_print.hpp"
#include "games/evenfall/rules_text.hpp"
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

// Rows of tables whose first cell is `PREFIX…`, with so many cells.
std::vector<Texts> rows(std::string_view prefix, std::size_t cells) {
  std::vector<Texts> found;
  std::string_view text = rules_in_english;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), end + 1));
    if (!line.starts_with("| `" + std::string(prefix))) continue;
    Texts row;
    line = line.substr(1, line.rfind('|') - 1);
    for (std::size_t bar; (bar = line.find('|')) != line.npos; line.remove_prefix(bar + 1))
      row.push_back(stripped(line.substr(0, bar)));
    row.push_back(stripped(line));
    if (row.size() == cells) found.push_back(row);
  }
  return found;
}

std::string cost_text(const Price& price) {
  std::string text;
  for (std::size_t r = 0; r < price.size(); ++r)
    if (price[r] > 0)
      text += (text.empty() ? "" : " ") + std::string(1, "HPK"[r]) + std::to_string(price[r]);
  return text;
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
    EXPECT_EQ(card.icon == no_arg, row[7] == "—");
    EXPECT_EQ(deck().effects[source::binding + i].empty(), row[5] == "—");
    const Result<Program> harvest = compile(row[4], Site::harvest);
    ASSERT_TRUE(harvest);
    EXPECT_EQ(gain_signs(card.harvest), gain_signs(harvest->root()));
  }
  for (const Texts& row : rows("ST_", 9)) {
    std::string id = row[1] + "-" + row[2];
    for (char& c : id) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    const std::uint8_t place = index_in(place_ids, id);
    EXPECT_EQ(deck().place_name[place].en, printed(row[4], Language::english));
    EXPECT_EQ(deck().effects[source::binding + place].empty(), row[6] == "—") << id;
    EXPECT_EQ(deck().place[place].vp, 0);
  }
  const auto slots = rows("PK_", 4);
  ASSERT_EQ(slots.size(), 4U);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    EXPECT_EQ(sentence(deck().effects[source::socket + i]).en,
              printed(slots[i][2], Language::english));
    EXPECT_EQ(sentence(deck().effects[source::socket + i]).fr,
              printed(slots[i][3], Language::french));
  }
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
  for (const char* effect :
       {"harvest(NEW)", "deploy(HERE)", "on(DISCOVER,gain(VP:1))", "mod(ELDER_OUTER)", "pay(H:1)",
        "ifkw(SPIRIT,gain(VP:1))", "redstone()", "slash(gain(H:1),gain(P:1))", "trackbonus()",
        "per(ORB,transfer(1))", "trade(pay(H:1),gain(VP:1))",
        "seq(gain(H:1),trade(pay(H:1),gain(VP:1)))", "gain(H:1", "gain(H:1))", "gain (H:1)",
        "gain()", "Gain(H:1)", "seq(gain(H:1))", "steal(H:1)"})
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

json::Value* member(json::Value& object, std::string_view key) {
  for (json::Member& one : object.members)
    if (one.name == key) return &one.value;
  return nullptr;
}

// The embedded deck with one text of one card changed: the refusal, or nothing.
std::string with(std::string_view list, std::size_t item, std::string_view key,
                 std::string_view text) {
  json::Value file = *json::read(Deck::embedded());
  json::Value& card = member(*member(file, "cards"), list)->items[item];
  member(card, key)->string = text;
  const auto added = game().decks()->add(json::print(file), "mine.json");
  return added ? "" : added.refusal().sentence.en;
}

TEST(OwnDeck, refusals_name_file_line_and_clause) {
  EXPECT_EQ(with("rituals", 8, "effect", "on(HARVEST,may(harvest(NEW)))"),
            "mine.json, line 1: in \"on(HARVEST,may(harvest(NEW)))\", \"harvest\" cannot stand "
            "there (EVE-3.7)");
  EXPECT_EQ(with("rituals", 8, "cost", "H1 X2"),
            "mine.json, line 1: \"cost\" is no cost (EVE-2.39)");
  EXPECT_EQ(with("rituals", 8, "effect", "on(TRANSFER,gain(M:2))"), "");
}

TEST(OwnDeck, EVE_3_15_the_deepest_effect_fits_the_stack) {
  EXPECT_LE(deck().depth, stack_frames);
  EXPECT_GE(deck().depth, 9);
}

TEST(OwnDeck, is_played_with) {
  json::Value file = *json::read(Deck::embedded());
  json::Value& ritual = member(*member(file, "cards"), "rituals")->items[1];
  member(ritual, "effect")->string = "gain(H:2,VP:3)";
  member(ritual, "name")->members[1].value.string = "Well of Plenty";
  const auto added = game().decks()->add(json::print(file), "mine.json");
  ASSERT_TRUE(added) << added.refusal().sentence.en;
  Scenario s;
  s.state.options.deck = *added;
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
