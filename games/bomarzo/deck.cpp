// Reads a deck: what is printed on the Development cards, on the mossy sides of the deities and on
// the Season tokens.
#include <algorithm>
#include <bit>

#include "games/bomarzo/cards.hpp"

namespace veillee::bomarzo {

extern const std::string_view own_deck;  // deck.json

std::string_view Deck::embedded() { return own_deck; }

namespace {

constexpr int longest_name = 40;
constexpr int most_devotion = 5;  // BOM-1.41
// A list of answers has room for the draws of so many cards with so many Visions (BOM-3.32).
constexpr int most_alike = 12;

constexpr std::array<std::string_view, income_count> income_ids = {"food", "coin", "wine", "card"};
constexpr std::array<std::string_view, power_count + 1> powers_or_none = {
    "vision", "repetition", "raise", "exchange", "drago", "none"};
static_assert(int{no_power} == int{power_count} + 1);

// A list of these words, each at most once, as a mask.
std::uint8_t read_mask(json::Object& in, std::string_view name,
                       std::span<const std::string_view> words) {
  unsigned mask = 0;
  for (const json::Value& item : in.list(name)) {
    const auto word = std::find(words.begin(), words.end(), item.string);
    const unsigned bit = 1U << (word - words.begin());
    if (word != words.end() && (mask & bit) == 0) {
      mask |= bit;
      continue;
    }
    std::string possible;
    for (const std::string_view each : words) possible += " " + std::string(each);
    in.wrong_at(name,
                {"« {0} » est une liste de mots, chacun une fois :{1}",
                 "\"{0}\" is a list of words, each once:{1}"},
                {verbatim(name), verbatim(possible)});
    return 0;
  }
  return static_cast<std::uint8_t>(mask);
}

FamilySpec read_family(json::Object& in) {
  in.only({"id", "name", "domains", "steps", "incomes", "power"});
  FamilySpec family{};
  family.domains = read_mask(in, "domains", domain_ids);
  if (const int n = std::popcount(family.domains); in.good() && (n < 1 || n > 2))
    in.wrong_at("domains", {"une carte a un ou deux domaines (BOM-1.38)",
                            "a card has one or two domains (BOM-1.38)"});
  in.numbers("steps", family.steps, 0, track_top);
  family.incomes = read_mask(in, "incomes", income_ids);
  const std::size_t power = in.word("power", powers_or_none);
  family.power = power < power_count ? static_cast<Power>(power) : no_power;
  return family;
}

CardSpec read_card(json::Object& in) {
  in.only({"id", "name", "family", "steps", "temple", "devotion"});
  CardSpec card{};
  card.family = static_cast<Family>(in.word("family", family_ids));
  in.numbers("steps", card.steps, 0, track_top);
  card.temple = static_cast<Temple>(in.word("temple", temple_ids));
  card.devotion = static_cast<std::uint8_t>(in.number("devotion", 0, most_devotion));
  return card;
}

Offering read_mossy(json::Object& in, const Offering& active) {
  in.only({"id", "mossy"});
  json::Object mossy = in.object("mossy");
  mossy.only({"food", "coin", "either"});
  const auto units = [&](std::string_view name) {
    return static_cast<std::uint8_t>(mossy.number(name, 0, active.total()));
  };
  const Offering offering{.food = units("food"), .coin = units("coin"), .either = units("either")};
  if (in.good() && offering.total() >= active.total())
    in.wrong_at("mossy",
                {"moussue, une divinité demande moins que {0} (BOM-5.3)",
                 "a mossy deity asks for less than {0} (BOM-5.3)"},
                {number(active.total())});
  return offering;
}

// No more cards of a kind than the game has room for.
void bound(json::Object& in, const Cards& cards, int most, Words words, const Phrase& what) {
  if (in.good() && cards.size() > most)
    in.wrong_at("developments", words, {number(most), what, number(cards.size())});
}

}  // namespace

void Deck::read(json::Object& in) {
  in.only({"families", "developments", "deities", "seasons"});
  read_slots(in, "families", family_ids, [&](std::size_t slot, json::Object& family) {
    family_names[slot] = read_words(family, "name", longest_name);
    families[slot] = read_family(family);
  });
  read_slots(in, "developments", card_ids, [&](std::size_t slot, json::Object& card) {
    card_names[slot] = read_words(card, "name", longest_name);
    cards[slot] = read_card(card);
  });
  read_slots(in, "deities", deity_ids, [&](std::size_t slot, json::Object& deity) {
    offerings[slot] = {active_offering[slot], read_mossy(deity, active_offering[slot])};
  });
  int all_tokens = 0;
  read_slots(in, "seasons", colour_ids, [&](std::size_t slot, json::Object& colour) {
    colour.only({"id", "tokens"});
    tokens[slot] = static_cast<std::uint8_t>(colour.number("tokens", 0, token_count));
    all_tokens += tokens[slot];
  });
  if (!in.good()) return;
  if (all_tokens != token_count)
    in.wrong_at("seasons",
                {"il faut {0} jetons Saison, il y en a {1} (BOM-1.12)",
                 "there must be {0} Season tokens, there are {1} (BOM-1.12)"},
                {number(token_count), number(all_tokens)});

  for (std::uint8_t card = 0; card < card_count; ++card) {
    const FamilySpec& family = family_of(card);
    of_family[cards[card].family].add(card);
    of_temple[cards[card].temple].add(card);
    if (family.power < power_count) with_power[family.power].add(card);
    for (std::size_t d = 0; d < domain_count; ++d)
      if ((family.domains >> d & 1) != 0) of_domain[d].add(card);
    for (std::size_t i = 0; i < income_count; ++i)
      if ((family.incomes >> i & 1) != 0) with_income[i].add(card);
    if (std::popcount(family.domains) == 2) dual.add(card);
  }
  constexpr Words too_many = {"au plus {0} cartes « {1} », il y en a {2}",
                              "at most {0} cards \"{1}\", there are {2}"};
  for (std::size_t i = 0; i < power_count; ++i)
    bound(in, with_power[i], most_alike, too_many, phrase(power_words[i]));
  for (std::size_t i = 0; i < income_count; ++i)
    bound(in, with_income[i], most_alike, too_many, verbatim(income_ids[i]));
  bound(in, dual, most_dual_cards, too_many, phrase({"à deux domaines", "of two domains"}));
}

}  // namespace veillee::bomarzo
