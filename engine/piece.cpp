#include "engine/piece.hpp"

#include <algorithm>

namespace veillee {

Piece piece(const PieceRow& row) {
  Piece piece{std::string(row.id),     phrase(row.name),      phrase(row.text),
              std::string(row.clause), std::string(row.sign), {},
              phrase(row.caption),     phrase(row.many)};
  if (!row.figure.name.empty()) piece.figures = {row.figure};
  return piece;
}

void add_pieces(std::vector<Piece>& pieces, std::span<const PieceRow> rows) {
  for (const PieceRow& row : rows) pieces.push_back(piece(row));
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
