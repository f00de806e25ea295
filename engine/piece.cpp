#include "engine/piece.hpp"

#include <algorithm>

namespace veillee {

namespace {

std::string in_lines(std::string text) {
  if (const std::size_t end = text.find("\\n"); end != std::string::npos)
    text.replace(end, 2, "\n");
  return text;
}

auto position_of(std::vector<Piece>& pieces, std::string_view id) {
  return std::find_if(pieces.begin(), pieces.end(),
                      [&](const Piece& piece) { return piece.id == id; });
}

}  // namespace

void add_pieces(std::vector<Piece>& pieces, WordFile glossary) {
  for (WordEntry entry; glossary.next(entry);) {
    Piece piece{std::string(entry.name()), entry.phrase(0), entry.phrase(1),
                std::string(entry.label(1)), std::string(entry.label(2))};
    const Phrase caption = entry.phrase(2);
    piece.caption = {in_lines(caption.fr), in_lines(caption.en)};
    piece.many = entry.phrase(3);
    const auto known = position_of(pieces, piece.id);
    known == pieces.end() ? pieces.push_back(std::move(piece)) : void(*known = std::move(piece));
  }
}

Piece& the_piece(std::vector<Piece>& pieces, std::string_view id) {
  return *position_of(pieces, id);
}

const Piece* find_piece(std::span<const Piece> pieces, std::string_view id) {
  for (;;) {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const Piece& piece) { return piece.id == id; });
    if (found != pieces.end()) return &*found;
    const std::size_t last = id.rfind(':');
    if (last == std::string_view::npos) return nullptr;
    id = id.substr(0, last);
  }
}

void write_details(json::Writer& out, const Piece& piece) {
  out.member("clause", piece.clause);
  if (!piece.sign.empty()) out.member("sign", piece.sign);
  if (piece.figures.empty()) return;
  out.key("figures");
  out.begin_object();
  for (const Figure& figure : piece.figures) out.member(figure.name, figure.value);
  out.end_object();
}

void write_pieces(json::Writer& out, std::span<const Piece> pieces, Language language) {
  out.begin_array();
  for (const Piece& piece : pieces) {
    out.begin_object();
    out.member("id", piece.id);
    out.member("name", piece.name.in(language));
    if (!piece.many.empty()) out.member("many", piece.many.in(language));
    if (!piece.caption.empty()) out.member("caption", piece.caption.in(language));
    out.member("text", piece.text.in(language));
    write_details(out, piece);
    out.end_object();
  }
  out.end_array();
}

}  // namespace veillee
