// Effects in words and in signs, made from their nodes. The words are those of the tables of
// RULES.md (a test compares them); the signs are a word each of the browser's sprite.
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

constexpr auto effects = entries_of<Op>(all_words.section("effects"));
constexpr auto units = entries_of<Unit>(all_words.section("units"));
constexpr auto triggers = entries_of<Trigger>(all_words.section("triggers"));
constexpr auto counts = entries_of<Count>(all_words.section("counts"));
constexpr auto mods = entries_of<Mod>(all_words.section("mods"));
constexpr auto keywords = entries_of<Keyword>(all_words.section("keywords"));

// The word that an effect has besides its number.
const WordEntry* word_of(const Node& node) {
  switch (node.op) {
    case Op::per: return &counts[node.word];
    case Op::ifkw: return &keywords[node.word];
    case Op::on: return &triggers[node.word];
    case Op::mod: return &mods[node.word];
    default: return nullptr;
  }
}

// In which of the ways it is said.
std::size_t way_of(const Program& program, const Node& node) {
  const Node& inside = program.nodes[node.children[0]];
  const bool many = node.n > 1;
  switch (node.op) {
    case Op::advance:
    case Op::harvest:
    case Op::deploy: return node.word;
    case Op::transfer:
    case Op::placedeck:
    case Op::retrieve:
    case Op::discard: return many ? 1 : 0;
    case Op::build: return node.word + (many ? 2U : 0U);
    case Op::seq: return program.nodes[node.children[1]].op == Op::ifkw ? 1 : 0;
    case Op::may:
      if (inside.op == Op::transfer) return 1;
      if (inside.op == Op::harvest && Harvest{inside.word} == Harvest::fresh) return 2;
      if (inside.op == Op::deploy && Deploy{inside.word} == Deploy::here) return 3;
      return 0;
    default: return 0;
  }
}

// "gain 2 Herbs, 1 VP, draw 1 card": what is drawn is told last.
Phrase amounts_words(const Node& node) {
  const WordEntry& told = effects[static_cast<std::size_t>(node.op)];
  const auto joined = [](const Phrase& one, const Phrase& other) {
    return one.empty() ? other : say({"{0}, {1}", "{0}, {1}"}, {one, other});
  };
  Phrase gained, drawn;
  for (std::uint8_t i = 0; i < node.size; ++i) {
    const Part& part = node.parts[i];
    const Phrase amount = unit_name(part.unit, part.n);
    if (part.unit == Unit::c || part.unit == Unit::card)
      drawn = say(told.words(1), {amount});
    else
      gained = joined(gained, amount);
  }
  if (!gained.empty()) gained = say(told.words(0), {gained});
  return drawn.empty() ? gained : joined(gained, drawn);
}

bool is_amounts(const Node& node) { return node.op == Op::gain || node.op == Op::pay; }

// A sign is told as words are: it is the same in both languages.
enum class In : std::uint8_t { words, signs };
Words told_in(In which, const WordEntry& entry, std::size_t way) {
  if (which == In::words) return entry.words(way);
  std::string_view sign = entry.behind_name(way);
  if (sign.empty()) sign = entry.behind_name(0);
  return WordEntry{{}, sign, sign}.words();
}

Phrase node_told(In which, const Program& program, std::uint8_t number) {
  const Node& node = program.nodes[number];
  if (is_amounts(node))
    return which == In::words ? amounts_words(node) : verbatim(gain_signs(node));
  const Words words =
      told_in(which, effects[static_cast<std::size_t>(node.op)], way_of(program, node));
  const Phrase n = veillee::number(std::abs(node.n));
  const WordEntry* word = word_of(node);
  const Phrase third = word == nullptr ? Phrase{} : say(told_in(which, *word, 0), {n});
  const auto child = [&](std::uint8_t i) { return node_told(which, program, node.children[i]); };
  Phrase text = node.size > 0 ? child(0) : Phrase{};
  if (node.size < 2) return say(words, {n, text, {}, third});
  for (std::uint8_t i = 1; i < node.size; ++i) text = say(words, {n, text, child(i)});
  return text;
}

}  // namespace

Phrase unit_name(Unit unit, long long n) {
  const WordEntry& noun = units[static_cast<std::size_t>(unit)];
  return count({noun.words(0), noun.words(1)}, n);
}
Phrase keyword_name(std::uint8_t keyword) { return keywords[keyword].phrase(); }

Phrase gain_words(const Node& gain) { return amounts_words(gain); }

std::string gain_signs(const Node& gain) {
  std::string text;
  for (std::uint8_t i = 0; i < gain.size; ++i) {
    const Part& part = gain.parts[i];
    const bool counted = part.unit == Unit::m || part.unit == Unit::vp;
    if (!text.empty()) text += ' ';
    if (part.unit == Unit::card)
      text += "−" + std::to_string(part.n);
    else if (part.n > 1 || counted)
      text += std::to_string(part.n);
    text += units[static_cast<std::size_t>(part.unit)].behind_name(0);
  }
  return text;
}

Phrase sentence(const Program& program) {
  if (program.empty()) return {};
  const Phrase words = node_told(In::words, program, 0);
  return {capitalised(words.fr), capitalised(words.en)};
}

std::string signs(const Program& program) {
  return program.empty() ? std::string() : node_told(In::signs, program, 0).en;
}

}  // namespace veillee::evenfall
