#include "engine/decks.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/canvas.hpp"
#include "engine/hash.hpp"
#include "engine/json_print.hpp"
#include "engine/printable.hpp"

namespace veillee {
namespace {

constexpr int most_columns_of_name = 40;

// What everybody wants to read first comes first; the rest is in alphabetical order.
constexpr std::string_view first_members[] = {"game", "id", "name", "fr", "en"};

bool comes_before(const json::Member& a, const json::Member& b) {
  const auto rank = [](const json::Member& member) {
    return std::find(std::begin(first_members), std::end(first_members), member.name) -
           std::begin(first_members);
  };
  return rank(a) != rank(b) ? rank(a) < rank(b) : a.name < b.name;
}

void put_in_order(json::Value& value) {
  std::sort(value.members.begin(), value.members.end(), comes_before);
  for (json::Value& item : value.items) put_in_order(item);
  for (json::Member& member : value.members) put_in_order(member.value);
}

std::string canonical(json::Value value) {
  put_in_order(value);
  return json::print(value);
}

}  // namespace

Refusal refuse_deck(std::string_view file, const Phrase& what) {
  if (file.empty()) return Refusal{what};
  return Refusal{say({"{0}, {1}", "{0}, {1}"}, {verbatim(file), what})};
}

Refusal no_room_for_decks() {
  return Refusal{phrase({"ce programme a déjà lu autant de paquets de ce jeu qu’il peut en garder",
                         "this program has read as many decks of this game as it can keep"})};
}

Refusal decks_look_alike() {
  return Refusal{phrase({"un autre paquet porte déjà la même empreinte ; changez son nom",
                         "another deck has the same print already; change its name"})};
}

void embedded_deck_is_broken(const Refusal& refusal) {
  std::fprintf(stderr, "%s\n", refusal.sentence.en.c_str());
  std::abort();
}

Result<json::Value> parse_deck(std::string_view text, std::string_view file) {
  Result<json::Value> value = json::read(text);
  if (!value) return refuse_deck(file, value.refusal().sentence);
  return value;
}

Result<DeckFile> open_deck(const json::Value& value, std::string_view game, std::string_view file) {
  std::optional<Phrase> wrong;
  json::Object in(value, wrong, json::Object::Lines::said);
  DeckFile deck;
  if (in.good()) {
    in.only({"game", "name", "cards"});
    if (const std::string whose = in.text("game"); in.good() && whose != game)
      in.wrong_at("game",
                  {"ce paquet est du jeu « {0} », pas du jeu « {1} »",
                   "this deck is of the game \"{0}\", not of the game \"{1}\""},
                  {verbatim(whose), verbatim(game)});
    deck.about.name = read_words(in, "name", most_columns_of_name);
    deck.cards = &in.object("cards").value();
  }
  if (in.good()) {
    deck.about.text = canonical(value);
    deck.about.print = hash_bytes(deck.about.text.data(), deck.about.text.size());
    if (deck.about.text.size() > most_deck_text)
      in.wrong({"un paquet a au plus {0} octets", "a deck has at most {0} bytes"},
               {number(most_deck_text)});
  }
  if (wrong) return refuse_deck(file, *wrong);
  return deck;
}

Phrase read_words(json::Object& in, std::string_view name, int most_columns) {
  std::string french, english;
  if (const json::Value* one = in.value().find(name);
      one != nullptr && one->kind == json::Value::Kind::string) {
    french = english = one->string;
  } else {
    json::Object both = in.object(name);
    if (!in.good()) return {};
    both.only({"fr", "en"});
    french = both.text("fr");
    english = both.text("en");
  }
  if (!in.good()) return {};
  for (const std::string& text : {french, english})
    if (!is_printable(text) || columns(text) > most_columns)
      in.wrong_at(name,
                  {"« {0} » doit avoir de 1 à {1} caractères imprimables",
                   "\"{0}\" must have 1 to {1} printable characters"},
                  {verbatim(name), number(most_columns)});
  return as_printed(french, english);
}

std::optional<std::uint8_t> AnyDecks::find(std::uint64_t print) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (about(static_cast<std::uint8_t>(i)).print == print) return static_cast<std::uint8_t>(i);
  return {};
}

std::string AnyDecks::written(std::uint8_t index) const {
  constexpr std::size_t columns_of_a_file = 110;
  return json::print_fitted(*json::read(about(index).text), columns_of_a_file);
}

}  // namespace veillee
