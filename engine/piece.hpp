// What lies on the table, for whoever points at it: names, what it means in one or two sentences,
// and the clause. The browser, the terminal and the glossary of signs read the same list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.hpp"
#include "engine/word_file.hpp"
#include "engine/words.hpp"

namespace veillee {

// A number of the rules that a drawing needs: {"vp", 3}.
struct Figure {
  std::string_view name;
  int value = 0;
};

struct Piece {
  std::string id;  // "card:C04": kind and which; or the kind alone
  Phrase name;     // as it stands within a sentence
  Phrase text;
  std::string clause;
  std::string sign = {};  // of the game's sprite: makes it an entry of the glossary
  std::vector<Figure> figures = {};
  Phrase caption = {};  // printed where there is little room; at most two lines
  Phrase many = {};     // what is counted: "2 faucilles"
};

// The glossary of a game (engine/word_file.hpp): id, clause and sign; name | text | caption, its
// lines with \n between them | many. What is there already, from a family, is called anew.
void add_pieces(std::vector<Piece>& pieces, WordFile glossary);
// The one of this id, which must be there: for its figures.
Piece& the_piece(std::vector<Piece>& pieces, std::string_view id);

// "member:C05:active" is looked up as it stands, then without its last part, and so on down to
// "member"; null when there is no such kind.
const Piece* find_piece(std::span<const Piece> pieces, std::string_view id);

// What follows id, name and text.
void write_details(json::Writer& out, const Piece& piece);
void write_pieces(json::Writer& out, std::span<const Piece> pieces, Language language);

}  // namespace veillee
