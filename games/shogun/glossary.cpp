// What everything on the table is called and means, for whoever points at it. Squares, pawns and
// uses come from their tables; the rest stands here, dice and bonuses in the family.
#include "games/dicium/words.hpp"
#include "games/shogun/game.hpp"
#include "games/shogun/words.hpp"

namespace veillee::shogun {
namespace {

constexpr WordFile glossary(
#include "games/shogun/glossary.txt"
);

struct ZoneRow {
  char letter;
  std::string_view id;
  Words name;
};
constexpr ZoneRow zone_rows[] = {
    {'a', "nw", {"jardin nord-ouest", "north-west garden"}},
    {'b', "n", {"jardin nord", "north garden"}},
    {'c', "ne", {"jardin nord-est", "north-east garden"}},
    {'d', "w", {"jardin ouest", "west garden"}},
    {'e', "e", {"jardin est", "east garden"}},
    {'f', "sw", {"jardin sud-ouest", "south-west garden"}},
    {'g', "s", {"jardin sud", "south garden"}},
    {'h', "se", {"jardin sud-est", "south-east garden"}},
    {'t', "hall", {"salle du trône", "throne room"}},
    {'k', "corridor", {"couloirs", "corridors"}},
};

struct KindRow {
  char letter;
  Words name;
  Words text;
  std::string_view clause;
};
constexpr KindRow kind_rows[] = {
    {'S', {"Trône", "Throne"}, {"Le Shogun y commence.", "The Shogun begins here."}, "SHO-2.12"},
    {'.', {"salle", "hall"}, {"Le Shogun n’est pas loin.", "The Shogun is near."}, "SHO-1.10"},
    {'O',
     {"Torii", "Torii"},
     {"Les ninjas y entrent et y fuient.", "Ninjas come in and flee here."},
     "SHO-5.1"},
    {'G',
     {"Garnison", "Garrison"},
     {"Les samouraïs y reviennent.", "Samurai come back here."},
     "SHO-5.5"},
    {'B',
     {"Brasero", "Brazier"},
     {"Un samouraï peut y allumer un brasero.", "A samurai can light a brazier here."},
     "SHO-9.5"},
    {'A',
     {"Autel", "Altar"},
     {"Un pion y ajoute une face verte.", "A pawn here adds a green face."},
     "SHO-5.20"},
    {'c',
     {"Couloir", "Corridor"},
     {"Une garnison peut y être posée.", "A garrison can be laid here."},
     "SHO-9.25"},
    {'j',
     {"Jardin", "Garden"},
     {"Un torii peut y être posé.", "A torii can be laid here."},
     "SHO-8.24"},
};

template <class Rows>
const auto& find(const Rows& table, char letter) {
  for (const auto& row : table)
    if (row.letter == letter) return row;
  return table[0];
}

// "Case E5, salle du trône, Trône."
void add_squares(std::vector<Piece>& pieces) {
  for (const ZoneRow& zone : zone_rows)
    pieces.push_back({"zone:" + std::string(zone.id), phrase(zone.name),
                      phrase({"Une zone du château.", "A zone of the castle."}), "SHO-1.10"});
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const KindRow& kind = find(kind_rows, kinds[square]);
    pieces.push_back({"square:" + std::string(square_ids[square]),
                      say({"case {0}, {1}, {2}", "square {0}, {1}, {2}"},
                          {verbatim(square_ids[square]),
                           phrase(find(zone_rows, zones[square]).name), phrase(kind.name)}),
                      phrase(kind.text), std::string(kind.clause)});
  }
}

Phrase sentence(const Phrase& words) {
  return {capitalised(words.fr) + ".", capitalised(words.en) + "."};
}

void add_uses(std::vector<Piece>& pieces) {
  constexpr Words camp_names[] = {{"ninja", "ninja"}, {"samouraï", "samurai"}};
  constexpr std::string_view clauses[] = {"SHO-8.1", "SHO-9.1"};
  dicium::add_uses(pieces, all_uses, "SHO-3.2", [](std::uint8_t use) {
    const Phrase one = phrase(effect_of(ninja, use));
    const Phrase other = phrase(effect_of(samurai, use));
    const bool both = has_use(0, use) && has_use(1, use);
    if (!both) return sentence(has_use(0, use) ? one : other);
    if (one == other) return sentence(one);
    return say({"Ninja : {0}. Samouraï : {1}.", "Ninja: {0}. Samurai: {1}."}, {one, other});
  });
  for (std::uint8_t use = 0; use < use_count; ++use)
    for (const Camp camp : {ninja, samurai}) {
      if (!has_use(camp, use)) continue;
      pieces.push_back({"use:" + std::string(use_ids[use]) + ":" + std::string(camp_ids[camp]),
                        say({"{0} ({1})", "{0} ({1})"}, {use_name(use), phrase(camp_names[camp])}),
                        sentence(phrase(effect_of(camp, use))), std::string(clauses[camp])});
    }
}

}  // namespace

std::vector<Piece> Shogun::pieces(const Options&) {
  std::vector<Piece> pieces;
  dicium::add_pieces(pieces);
  veillee::add_pieces(pieces, glossary);
  add_squares(pieces);
  add_uses(pieces);
  for (std::uint8_t pawn = 0; pawn < pawn_count; ++pawn) {
    const bool is_ninja = camp_of(owner_of(pawn)) == ninja;
    pieces.push_back(
        {"pawn:" + std::string(pawn_ids[pawn]),
         phrase(is_ninja ? Words{"pion ninja", "ninja pawn"}
                         : Words{"pion samouraï", "samurai pawn"}),
         phrase(is_ninja ? Words{"Se glisse vers le Shogun ; battu, il revient à un torii.",
                                 "Steals towards the Shogun; beaten, it comes back at a torii."}
                         : Words{"Garde le Shogun ; battu, il revient à une garnison.",
                                 "Guards the Shogun; beaten, it comes back at a garrison."}),
         is_ninja ? "SHO-6.9" : "SHO-6.8"});
  }
  return pieces;
}

}  // namespace veillee::shogun
