// The table in the terminal: Regions, one block for each Clan, the own hand.
#include "engine/widgets.hpp"
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

constexpr int width = 100;

class Sheet {
 public:
  Sheet(const State& state, Viewer viewer, const SeatNames& names, Language language,
        Canvas& canvas)
      : state_(state),
        viewer_(viewer),
        names_(names),
        language_(language),
        pen_(canvas, language) {}

  void draw() {
    head();
    for (std::uint8_t region = 0; region < regions_in_use(state_); ++region) region_rows(region);
    for (const Seat seat : in_turn_order(state_)) clan(seat);
    if (state_.solo()) clan(automa);
    if (viewer_ < state_.seats()) hand(viewer_);
  }

 private:
  std::string in(Words words, std::initializer_list<Phrase> arguments = {}) const {
    return say(words, arguments).in(language_);
  }
  std::string name(const Phrase& phrase) const { return phrase.in(language_); }

  void line(std::string_view text, Style style = {}) { pen_.put(0, y_++, cut(text, width), style); }
  void item(std::string_view label, const std::string& text) {
    if (text.empty()) return;
    bool first = true;
    for (const std::string& part : wrapped(text, width - 16)) {
      if (first) pen_.put(2, y_, cut(label, 13), {Colour::grey});
      pen_.put(16, y_++, part);
      first = false;
    }
  }

  template <class Kinds>
  std::string stones(const Kinds& kinds) const {
    std::string text;
    for (const std::uint8_t kind : kinds)
      if (kind != no_arg) enlist(text, name(stone_words[kind].phrase()));
    return text;
  }

  void head() {
    line(in({"Manche {0} sur 3, pioche {1}, Lieux {2}, Catalyseurs {3}",
             "Round {0} of 3, Main deck {1}, Places {2}, Catalysts {3}"},
            {number(state_.round), number(state_.cards.count(in_deck)),
             number(state_.place_deck.size()), number(state_.catalysts)}),
         {Colour::plain, true});
  }

  std::string people(std::uint8_t region) const {
    std::string text;
    for (Seat owner = 0; owner < owners; ++owner) {
      const auto& area = state_.regions[region].area[owner];
      const bool on_space = state_.regions[region].space == owner;
      const int here = area[witch] + area[elder] + (on_space ? 1 : 0);
      if (here == 0) continue;
      enlist(text, name(names_[owner]) + " " + std::to_string(here) + (on_space ? "*" : ""));
    }
    return text;
  }

  void region_rows(std::uint8_t region) {
    const RegionBoard& board = state_.regions[region];
    line(capitalised(name(region_words[region].phrase())), {Colour::violet, true});
    std::string lands;
    for (const std::uint8_t place : std::span(board.slots).first(slots_for(state_.seats()))) {
      const std::string witches(place == no_arg ? 0 : state_.deck().place[place].witches, '^');
      enlist(lands, place == no_arg ? "–"
                                    : name(place_name(state_.deck(), place)) + " " + witches +
                                          " (" + std::string(place_ids[place]) + ")");
    }
    item(in({"Lieux", "Places"}), lands);
    item(in({"Pierres", "Stones"}), stones(board.stones));
    item(in({"Présents", "Present"}), people(region));
  }

  std::string circle(Seat owner, Circle which) const {
    std::string text;
    for (const std::uint8_t place : circle_of(state_, owner, which)) {
      const Land& land = state_.lands[place];
      enlist(text, name(place_name(state_.deck(), place)));
      if (land.ritual != no_arg) text += " + " + name(card_name(state_.deck(), land.ritual));
      const std::string pieces =
          std::string(land.catalysts[0], ')') + std::string(land.catalysts[1], 'o') +
          std::string(land.workers[witch], '^') + std::string(land.workers[elder], '+');
      if (!pieces.empty()) text += " [" + pieces + "]";
    }
    return text;
  }
  std::string cards(const Cards& set) const {
    std::string text;
    for (const std::uint8_t card : set)
      enlist(text, name(card_name(state_.deck(), card)) + (is_tilted(state_, card) ? " /" : ""));
    return text;
  }

  void clan(Seat owner) {
    const Player& player = state_.players[owner];
    const std::string who =
        owner == automa ? capitalised(name(names_[owner])) : seat_label(owner, name(names_[owner]));
    if (owner == automa)
      line(in({"{0} : {1} PV, Assemblée {2}, {3} Sorcières, case {4}",
               "{0}: {1} VP, Coven {2}, {3} Witches, space {4}"},
              {verbatim(who), number(score_of(state_, owner)), number(player.coven),
               number(player.reserve[witch]), number(state_.oval)}),
           {Colour::cyan, true});
    else
      line(in({"{0} : {1} PV, {2} H {3} P {4} C, Mana {5}, Assemblée {6}, réserve {7}^ {8}+, main "
               "{9}",
               "{0}: {1} VP, {2} H {3} P {4} K, Mana {5}, Coven {6}, reserve {7}^ {8}+, hand {9}"},
              {verbatim(who), number(score_of(state_, owner)), number(player.stock[herb]),
               number(player.stock[potion]), number(player.stock[knowledge]), number(player.mana),
               number(player.coven), number(player.reserve[witch]), number(player.reserve[elder]),
               number(hand_size(state_, owner))}),
           {Colour::cyan, true});
    item(in({"Élargi", "Outer"}), circle(owner, outer));
    item(in({"Restreint", "Inner"}), circle(owner, inner));
    item(in({"Spécialistes", "Specialists"}), cards(specialists_of(state_, owner)));
    if (owner != automa) item(in({"Conseil", "Council"}), cards(council_of(state_, owner)));
    item(in({"Pierres", "Stones"}), stones(player.stones));
  }

  void hand(Seat seat) {
    if (!state_.cards.any(zone_of(hands, seat))) return;
    line(in({"Votre main", "Your hand"}), {Colour::yellow, true});
    const Deck& deck = state_.deck();
    for (const std::uint8_t card : hand_of(state_, seat)) {
      const MainCard& spec = deck.card[card];
      item(card_ids[card], name(card_name(deck, card)) + ", " + name(price_name(spec.cost)) + ", " +
                               std::to_string(spec.vp) +
                               (language_ == Language::french ? " PV. " : " VP. ") +
                               name(sentence(deck.effects[effect_of(card)])) + ".");
    }
  }

  const State& state_;
  Viewer viewer_;
  const SeatNames& names_;
  Language language_;
  Pen pen_;
  int y_ = 0;
};

}  // namespace

void Evenfall::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                    Canvas& canvas) {
  Sheet(state, viewer, names, language, canvas).draw();
}

}  // namespace veillee::evenfall
