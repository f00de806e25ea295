// The table in the terminal: Regions, one block for each Clan, the own hand.
#include "engine/widgets.hpp"
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

constexpr int width = 100;

struct Sheet : Pen {
  const State& state;
  const SeatNames& names;
  Viewer viewer;
  int y = 0;

  void draw() {
    head();
    for (std::uint8_t region = 0; region < regions_in_use(state); ++region) region_rows(region);
    for (const Seat seat : in_turn_order(state)) clan(seat);
    if (state.solo()) clan(automa);
    if (viewer < state.seats()) hand(viewer);
  }

  void heading(Words words, std::initializer_list<Phrase> arguments, Colour colour) {
    line(text(say(words, arguments)), {colour, true});
  }
  void line(std::string_view text, Style style = {}) { put(0, y++, cut(text, width), style); }
  void item(std::string_view label, const std::string& text) {
    if (text.empty()) return;
    bool first = true;
    for (const std::string& part : wrapped(text, width - 16)) {
      if (first) put(2, y, cut(label, 13), {Colour::grey});
      put(16, y++, part);
      first = false;
    }
  }

  template <class Kinds>
  std::string stones(const Kinds& kinds) const {
    std::string list;
    for (const std::uint8_t kind : kinds)
      if (kind != no_arg) enlist(list, text(stone_words[kind].phrase()));
    return list;
  }

  void head() {
    heading({"Manche {0} sur 3, pioche {1}, Lieux {2}, Catalyseurs {3}",
             "Round {0} of 3, Main deck {1}, Places {2}, Catalysts {3}"},
            {number(state.round), number(state.cards.count(in_deck)),
             number(state.place_deck.size()), number(state.catalysts)},
            Colour::plain);
  }

  std::string people(std::uint8_t region) const {
    std::string list;
    for (Seat owner = 0; owner < owners; ++owner) {
      const auto& area = state.regions[region].area[owner];
      const bool on_space = state.regions[region].space == owner;
      const int here = area[witch] + area[elder] + (on_space ? 1 : 0);
      if (here == 0) continue;
      enlist(list, text(names[owner]) + " " + std::to_string(here) + (on_space ? "*" : ""));
    }
    return list;
  }

  void region_rows(std::uint8_t region) {
    const RegionBoard& board = state.regions[region];
    line(capitalised(text(region_words[region].phrase())), {Colour::violet, true});
    std::string lands;
    for (const std::uint8_t place : std::span(board.slots).first(slots_for(state.seats()))) {
      const std::string witches(place == no_arg ? 0 : state.deck().place[place].witches, '^');
      enlist(lands, place == no_arg ? "–"
                                    : text(place_name(state.deck(), place)) + " " + witches + " (" +
                                          std::string(place_ids[place]) + ")");
    }
    item(in({"Lieux", "Places"}), lands);
    item(in({"Pierres", "Stones"}), stones(board.stones));
    item(in({"Présents", "Present"}), people(region));
  }

  std::string circle(Seat owner, Circle which) const {
    std::string list;
    for (const std::uint8_t place : circle_of(state, owner, which)) {
      const Land& land = state.lands[place];
      enlist(list, text(place_name(state.deck(), place)));
      if (land.ritual != no_arg) list += " + " + text(card_name(state.deck(), land.ritual));
      const std::string pieces =
          std::string(land.catalysts[0], ')') + std::string(land.catalysts[1], 'o') +
          std::string(land.workers[witch], '^') + std::string(land.workers[elder], '+');
      if (!pieces.empty()) list += " [" + pieces + "]";
    }
    return list;
  }
  std::string cards(const Cards& set) const {
    std::string list;
    for (const std::uint8_t card : set)
      enlist(list, text(card_name(state.deck(), card)) + (is_tilted(state, card) ? " /" : ""));
    return list;
  }

  void clan(Seat owner) {
    const Player& player = state.players[owner];
    const std::string who =
        owner == automa ? capitalised(text(names[owner])) : seat_label(owner, text(names[owner]));
    if (owner == automa)
      heading({"{0} : {1} PV, Assemblée {2}, {3} Sorcières, case {4}",
               "{0}: {1} VP, Coven {2}, {3} Witches, space {4}"},
              {verbatim(who), number(score_of(state, owner)), number(player.coven),
               number(player.reserve[witch]), number(state.oval)},
              Colour::cyan);
    else
      heading({"{0} : {1} PV, {2} H {3} P {4} C, Mana {5}, Assemblée {6}, réserve {7}^ {8}+, main "
               "{9}",
               "{0}: {1} VP, {2} H {3} P {4} K, Mana {5}, Coven {6}, reserve {7}^ {8}+, hand {9}"},
              {verbatim(who), number(score_of(state, owner)), number(player.stock[herb]),
               number(player.stock[potion]), number(player.stock[knowledge]), number(player.mana),
               number(player.coven), number(player.reserve[witch]), number(player.reserve[elder]),
               number(hand_size(state, owner))},
              Colour::cyan);
    item(in({"Élargi", "Outer"}), circle(owner, outer));
    item(in({"Restreint", "Inner"}), circle(owner, inner));
    item(in({"Spécialistes", "Specialists"}), cards(specialists_of(state, owner)));
    if (owner != automa) item(in({"Conseil", "Council"}), cards(council_of(state, owner)));
    item(in({"Pierres", "Stones"}), stones(player.stones));
  }

  void hand(Seat seat) {
    if (!state.cards.any(zone_of(hands, seat))) return;
    line(in({"Votre main", "Your hand"}), {Colour::yellow, true});
    const Deck& deck = state.deck();
    for (const std::uint8_t card : hand_of(state, seat)) {
      const MainCard& spec = deck.card[card];
      item(card_ids[card], text(card_name(deck, card)) + ", " + text(price_name(spec.cost)) + ", " +
                               std::to_string(spec.vp) + in({" PV. ", " VP. "}) +
                               text(sentence(deck.effects[effect_of(card)])) + ".");
    }
  }
};

}  // namespace

void Evenfall::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                    Canvas& canvas) {
  Sheet{{canvas, language}, state, names, viewer}.draw();
}

}  // namespace veillee::evenfall
