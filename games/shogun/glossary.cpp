// What everything on the table is called and means, for whoever points at it. Squares, pawns and
// uses come from their tables; the rest stands here, dice and bonuses in the family.
#include "games/dicium/words.hpp"
#include "games/shogun/game.hpp"
#include "games/shogun/words.hpp"

namespace veillee::shogun {
namespace {

constexpr PieceRow rows_of_pieces[] = {
    {"seat",
     {"joueur", "player"},
     {"A et C jouent les ninjas, B et D les samouraïs ; un camp gagne ou perd ensemble.",
      "A and C play the ninjas, B and D the samurai; a camp wins or loses together."},
     "SHO-2.5"},
    {"camp:ninja",
     {"les ninjas", "the ninjas"},
     {"Enlever le Shogun et le mener à un torii, ou ne plus laisser un samouraï en jeu.",
      "Seize the Shogun and bring him to a torii, or leave no samurai in play."},
     "SHO-11.2"},
    {"camp:samurai",
     {"les samouraïs", "the samurai"},
     {"Défausser toutes les cartes Alerte, ou ne plus laisser un ninja en jeu.",
      "Discard every Alert card, or leave no ninja in play."},
     "SHO-11.4"},
    {"square",
     {"case", "square"},
     {"Une case du château ; on va de l’une à l’autre par les côtés ouverts.",
      "A square of the castle; one goes from one to another through open sides."},
     "SHO-4.1"},
    {"pawn",
     {"pion", "pawn"},
     {"Un pion ninja ou samouraï ; chaque joueur en a trois.",
      "A ninja or samurai pawn; each player has three."},
     "SHO-1.3"},
    {"pawn:shogun",
     {"le Shogun", "the Shogun"},
     {"Un ninja qui s’arrête sur sa case le capture, sans combat ; jusque-là les samouraïs le "
      "déplacent.",
      "A ninja that stops on his square captures him, without combat; until then samurai move "
      "him."},
     "SHO-7.8",
     "sho-shogun"},
    {"carrier",
     {"le porteur du Shogun", "the Shogun's carrier"},
     {"Il ne peut être attaqué, n’entre pas où se trouve un samouraï, et gagne en arrivant à un "
      "torii.",
      "It cannot be attacked, does not enter a samurai's square, and wins by arriving at a torii."},
     "SHO-7.12"},
    {"torii",
     {"torii", "torii"},
     {"Les ninjas y entrent et y reviennent ; le Shogun y est mené pour gagner.",
      "Ninjas come in and come back here; the Shogun is brought here to win."},
     "SHO-5.1",
     "sho-torii"},
    {"turned",
     {"torii retourné", "turned torii"},
     {"Un brasero l’a changé en jardin : ce n’est plus un torii.",
      "A brazier has turned it into a garden: it is no torii any more."},
     "SHO-5.2"},
    {"garrison",
     {"garnison", "garrison"},
     {"Les samouraïs y entrent et y reviennent.", "Samurai come in and come back here."},
     "SHO-5.5",
     "sho-garrison"},
    {"brazier",
     {"brasero", "brazier"},
     {"L’allumer défausse une carte Alerte et interdit le torii dans son jardin.",
      "Lighting it discards an Alert card and forbids the torii in its garden."},
     "SHO-9.5",
     "sho-brazier"},
    {"alert",
     {"cartes Alerte", "Alert cards"},
     {"Quand la dernière est défaussée, les samouraïs ont gagné.",
      "When the last one is discarded, the samurai have won."},
     "SHO-11.4",
     "sho-lantern"},
    {"altar",
     {"autel", "altar"},
     {"Chaque pion sur un autel ajoute une face verte à vos combinaisons.",
      "Each pawn on an altar adds a green face to your combinations."},
     "SHO-5.20",
     "sho-altar"},
    {"door",
     {"porte", "door"},
     {"Arrête les ninjas, sauf Ouverture, full ou poker ; les samouraïs passent.",
      "Stops ninjas, but for Opening, full house or five of a kind; samurai pass."},
     "SHO-4.4"},
    {"wall",
     {"mur", "wall"},
     {"Arrête tout le monde ; seule l’Infiltration le franchit.",
      "Stops everybody; only Infiltration crosses it."},
     "SHO-4.3"},
    {"red",
     {"force en combat", "force in combat"},
     {"Ce que vos bonus rouges ajoutent au dé de combat.",
      "What your red bonuses add to the combat die."},
     "DIC-9.12"},
    {"progress",
     {"progrès", "progress"},
     {"De 0 à 100 : le chemin des ninjas avec le Shogun, ou les cartes Alerte défaussées. Il ne "
      "décide de rien.",
      "From 0 to 100: the ninjas' way with the Shogun, or the Alert cards discarded. It decides "
      "nothing."},
     "SHO-11.15"},
};

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
  veillee::add_pieces(pieces, rows_of_pieces);
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
