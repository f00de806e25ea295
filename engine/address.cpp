#include "engine/address.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace veillee {
namespace {

struct Pair {
  std::string_view from;
  std::string_view to;
};

template <std::size_t N>
std::optional<std::string> look_up(const Pair (&table)[N], std::string_view word) {
  for (const Pair& pair : table)
    if (pair.from == word) return std::string(pair.to);
  return {};
}

// The stem of the second person where it is not that of the third.
constexpr Pair french_verbs[] = {
    {"a", "avez"},
    {"est", "êtes"},
    {"va", "allez"},
    {"fait", "faites"},
    {"défait", "défaites"},
    {"dit", "dites"},
    {"peut", "pouvez"},
    {"veut", "voulez"},
    {"doit", "devez"},
    {"reçoit", "recevez"},
    {"voit", "voyez"},
    {"croit", "croyez"},
    {"boit", "buvez"},
    {"sait", "savez"},
    {"vaut", "valez"},
    {"meurt", "mourez"},
    {"court", "courez"},
    {"part", "partez"},
    {"sort", "sortez"},
    {"sert", "servez"},
    {"dort", "dormez"},
    {"bat", "battez"},
    {"abat", "abattez"},
    {"combat", "combattez"},
    {"vainc", "vainquez"},
    {"suit", "suivez"},
    {"poursuit", "poursuivez"},
    {"fuit", "fuyez"},
    {"lit", "lisez"},
    {"écrit", "écrivez"},
    {"acquiert", "acquérez"},
    {"conquiert", "conquérez"},
    {"rompt", "rompez"},
    {"résout", "résolvez"},
    {"jette", "jetez"},
    {"rejette", "rejetez"},
    {"appelle", "appelez"},
    {"rappelle", "rappelez"},
    {"renouvelle", "renouvelez"},
    {"achète", "achetez"},
    {"rachète", "rachetez"},
    {"lève", "levez"},
    {"relève", "relevez"},
    {"enlève", "enlevez"},
    {"prélève", "prélevez"},
    {"soulève", "soulevez"},
    {"mène", "menez"},
    {"amène", "amenez"},
    {"ramène", "ramenez"},
    {"emmène", "emmenez"},
    {"pèse", "pesez"},
    {"sème", "semez"},
};

// Endings of the third person and of the second; the first that fits.
constexpr Pair french_endings[] = {
    {"aie", "ayez"},      {"oie", "oyez"},      {"uie", "uyez"},        {"prend", "prenez"},
    {"joint", "joignez"}, {"teint", "teignez"}, {"craint", "craignez"}, {"tient", "tenez"},
    {"vient", "venez"},   {"met", "mettez"},    {"duit", "duisez"},     {"truit", "truisez"},
    {"aît", "aissez"},    {"it", "issez"},      {"d", "dez"},
};

// No verbs, though they look like some.
constexpr std::string_view small_words[] = {"de",     "le",     "que",   "ne", "se", "ce",
                                            "contre", "entre",  "une",   "je", "me", "te",
                                            "comme",  "chaque", "quand", "on"};

std::optional<std::string> french_verb(std::string_view word) {
  if (std::find(std::begin(small_words), std::end(small_words), word) != std::end(small_words))
    return {};
  if (auto known = look_up(french_verbs, word)) return known;
  for (const Pair& ending : french_endings)
    if (word.ends_with(ending.from))
      return std::string(word.substr(0, word.size() - ending.from.size())) + std::string(ending.to);
  if (!word.ends_with('e')) return {};
  std::string result(word);
  // "répète", "répétez"
  if (const std::size_t grave = result.rfind("è");
      grave != std::string::npos && result.size() - grave < 6)
    result.replace(grave, std::string_view("è").size(), "é");
  return result + "z";
}

std::optional<std::string> english_verb(std::string_view word) {
  constexpr Pair irregular[] = {{"has", "have"}, {"is", "are"}, {"was", "were"}};
  if (auto known = look_up(irregular, word)) return known;
  if (!word.ends_with('s') || word.size() < 3) return {};
  constexpr Pair endings[] = {{"sses", "ss"}, {"shes", "sh"},   {"ches", "ch"}, {"xes", "x"},
                              {"oes", "o"},   {"rries", "rry"}, {"s", ""}};
  for (const Pair& ending : endings)
    if (word.ends_with(ending.from))
      return std::string(word.substr(0, word.size() - ending.from.size())) + std::string(ending.to);
  return {};
}

// Where a word ends: at a space of any kind, a comma or a stop.
std::size_t end_of_word(std::string_view text) {
  const std::size_t end = text.find_first_of(" ,.;:!?)\xE2");
  // A curved apostrophe begins like a narrow space.
  if (end != std::string_view::npos && text.substr(end).starts_with("’")) {
    const std::size_t more = end_of_word(text.substr(end + 3));
    return more == std::string_view::npos ? more : end + 3 + more;
  }
  return end;
}
std::string_view first_word(std::string_view text) { return text.substr(0, end_of_word(text)); }

// Each " from " of the text as " to ".
void replace_words(std::string& text, std::string_view from, std::string_view to) {
  const std::string wanted = " " + std::string(from) + " ";
  for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + 1))
    text.replace(at + 1, from.size(), to);
}

// The verb of this text, which follows its subject, for "you"; and what else agrees with it. False
// where there is no verb that is known.
bool conjugate_french(std::string& text) {
  std::string front;
  // What stands between subject and verb: "ne", "en", "se" …
  while (true) {
    const std::string word(first_word(text));
    if (word == "ne" || word == "en" || word == "y" || word == "lui" || word == "leur")
      front += word + " ";
    else if (word == "se")
      front += "vous ";
    else
      break;
    text.erase(0, word.size() + 1);
  }
  for (const auto& [short_form, long_form] : {Pair{"n’", "n’"}, Pair{"s’", "vous "}})
    if (text.starts_with(short_form)) {
      front += long_form;
      text.erase(0, short_form.size());
    }
  const std::string verb(first_word(text));
  const auto conjugated = french_verb(verb);
  if (!conjugated) return false;
  std::string rest = text.substr(verb.size());
  for (const Pair& own : {Pair{"son", "votre"}, {"sa", "votre"}, {"ses", "vos"}})
    replace_words(rest, own.from, own.to);
  // "… et en garde 2": the same subject.
  for (const std::string_view and_then : {" et en ", " et ", " puis "})
    if (const std::size_t at = rest.find(and_then); at != std::string::npos) {
      const std::string next(first_word(std::string_view(rest).substr(at + and_then.size())));
      if (const auto second = next.starts_with("{") ? std::nullopt : french_verb(next))
        rest.replace(at + and_then.size(), next.size(), *second);
      break;
    }
  text = front + *conjugated + rest;
  return true;
}

void conjugate_english(std::string& text) {
  const std::string verb(first_word(text));
  if (const auto conjugated = english_verb(verb)) text.replace(0, verb.size(), *conjugated);
  constexpr std::string_view and_then = " and ";
  if (const std::size_t at = text.find(and_then); at != std::string::npos) {
    const std::string next(first_word(std::string_view(text).substr(at + and_then.size())));
    if (const auto second = english_verb(next))
      text.replace(at + and_then.size(), next.size(), *second);
  }
}

// A sentence begins here, or a part of it that has a subject of its own.
bool subject_follows(std::string_view before) {
  return before.empty() || before.ends_with(", ") || before.ends_with("; ") ||
         before.ends_with(": ") || before.ends_with(") ");
}

std::string plural(const std::string& word) {
  return word.ends_with('s') || word.ends_with('x') ? word : word + "s";
}

// "un fantôme de {me}": "un de vos fantômes"; "le magicien de {me}": "votre magicien".
bool own_in_french(std::string& before) {
  if (!before.ends_with(" de ")) return false;
  std::vector<std::string> words;  // the last first
  std::size_t end = before.size() - 4;
  std::size_t begin = end;
  constexpr Pair alone[] = {{"celui", "le vôtre"}, {"celle", "la vôtre"}, {"ceux", "les vôtres"}};
  constexpr Pair one[] = {{"le", "votre"},   {"la", "votre"},   {"les", "vos"},  {"du", "de votre"},
                          {"au", "à votre"}, {"des", "de vos"}, {"aux", "à vos"}};
  while (words.size() < 3) {
    begin = before.rfind(' ', end == 0 ? 0 : end - 1);
    begin = begin == std::string::npos ? 0 : begin + 1;
    const std::string word = before.substr(begin, end - begin);
    if (words.empty())
      if (const auto own = look_up(alone, word)) {
        before.replace(begin, std::string::npos, *own);
        return true;
      }
    std::string things;
    for (auto each = words.rbegin(); each != words.rend(); ++each) things += " " + *each;
    if (const auto own = look_up(one, word); own && !words.empty()) {
      before.replace(begin, std::string::npos, *own + things);
      return true;
    }
    if ((word == "un" || word == "une") && !words.empty()) {
      before.replace(begin, std::string::npos, word + " de vos");
      for (auto each = words.rbegin(); each != words.rend(); ++each) before += " " + plural(*each);
      return true;
    }
    if (word.starts_with("l’")) {
      before.replace(begin, std::string::npos,
                     "votre " + word.substr(std::string_view("l’").size()) + things);
      return true;
    }
    if (begin == 0) return false;
    words.push_back(word);
    end = begin - 1;
  }
  return false;
}

// "Conall vole une rune à {me}": "Conall vous vole une rune".
bool given_in_french(std::string& before) {
  if (!before.ends_with(" à ")) return false;
  constexpr std::string_view verbs[] = {" prend ", " vole ",   " donne ", " rend ",
                                        " cède ",  " laisse ", " remet ", " inflige "};
  before.resize(before.size() - std::string_view("à ").size());
  for (const std::string_view verb : verbs)
    if (const std::size_t at = before.find(verb); at != std::string::npos) {
      before.insert(at, " vous");
      before.pop_back();
      return true;
    }
  before += "à vous";
  return true;
}

bool address_in_french(std::string& before, std::string& after) {
  if (subject_follows(before) && after.starts_with(' ')) {
    std::string rest = after.substr(1);
    if (!conjugate_french(rest)) return false;
    before += "vous ";
    after = rest;
    return true;
  }
  if (before.ends_with(": ") && after.empty()) {  // "tour 3 : {me}"
    before += "vous";
    return true;
  }
  if (own_in_french(before) || given_in_french(before)) return true;
  constexpr std::string_view prepositions[] = {" contre ", " pour ", " avec ",   " chez ",
                                               " par ",    " vers ", " devant ", " sur "};
  if (std::none_of(std::begin(prepositions), std::end(prepositions),
                   [&](std::string_view word) { return before.ends_with(word); }))
    return false;
  before += "vous";
  return true;
}

void address_in_english(std::string& before, std::string& after) {
  for (const std::string_view own : {"'s", "’s"})
    if (after.starts_with(own)) {
      after.erase(0, own.size());
      const bool alone = after.empty() || after.starts_with(" on ") || after.starts_with(" at ");
      before += alone ? "yours" : "your";
      return;
    }
  before += "you";
  if (!subject_follows(before.substr(0, before.size() - 3)) || !after.starts_with(' ')) return;
  std::string rest = after.substr(1);
  conjugate_english(rest);
  after = " " + rest;
}

}  // namespace

Phrase addressed(const Phrase& name) {
  const std::string mark(address_mark);
  return {mark + name.fr + mark, mark + name.en + mark};
}

std::string without_marks(std::string_view text) {
  std::string result(text);
  for (std::size_t at = result.find(address_mark); at != std::string::npos;
       at = result.find(address_mark, at))
    result.erase(at, address_mark.size());
  return result;
}

bool is_addressed(std::string_view argument) {
  const std::size_t mark = address_mark.size();
  return argument.size() > 2 * mark && argument.starts_with(address_mark) &&
         argument.find(address_mark, mark) == argument.size() - mark;
}

bool address(std::string& before, std::string& after, Language language) {
  if (language == Language::french) return address_in_french(before, after);
  address_in_english(before, after);
  return true;
}

}  // namespace veillee
