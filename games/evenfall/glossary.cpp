// Everything on the table that can be pointed at, in both languages.
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

std::string id_of(std::string_view kind, std::string_view which) {
  return std::string(kind) + ":" + std::string(which);
}

constexpr WordFile glossary(
#include "games/evenfall/glossary.txt"
);

constexpr WordFile boards = all_words.section("boards");

Phrase full_stop(const Phrase& text) { return text.empty() ? text : say({"{0}.", "{0}."}, {text}); }
Phrase both(const Phrase& one, const Phrase& other) {
  return other.empty() ? one : say({"{0} {1}", "{0} {1}"}, {one, other});
}

void add_places(const Deck& deck, std::vector<Piece>& pieces) {
  for (std::uint8_t place = 0; place < places; ++place) {
    const PlaceCard& card = deck.place[place];
    const Program& bonus = deck.effects[source::binding + place];
    Phrase text = say({"Lieu de Pouvoir. Récolte : {0}.", "Place of Power. Harvest: {0}."},
                      {gain_words(card.harvest)});
    if (!bonus.empty())
      text = both(text, say({"Bonus de Liaison : {0}.", "Binding Bonus: {0}."}, {sentence(bonus)}));
    Piece piece{id_of("place", place_ids[place]), place_name(deck, place), text, "EVE-2.32"};
    piece.figures = {
        {"witches", card.witches}, {"vp", card.vp}, {"icon", card.icon == no_arg ? -1 : card.icon}};
    const std::string harvest = gain_signs(card.harvest);
    piece.caption = verbatim(bonus.empty() ? harvest : harvest + "\n" + signs(bonus));
    pieces.push_back(std::move(piece));
  }
}

Phrase effect_text(Type type, const Program& program) {
  return say({"{0} : {1}.", "{0}: {1}."}, {type_name(type), sentence(program)});
}

void add_cards(const Deck& deck, std::vector<Piece>& pieces) {
  for (std::uint8_t card = 0; card < main_cards; ++card) {
    const MainCard& spec = deck.card[card];
    const Program& program = deck.effects[effect_of(card)];
    Phrase kind =
        is_ritual(card) ? phrase({"Rituel", "Ritual"}) : phrase({"Spécialiste", "Specialist"});
    if (spec.keyword != no_arg)
      kind = say({"{0} ({1})", "{0} ({1})"}, {kind, keyword_name(spec.keyword)});
    Piece piece{id_of("card", card_ids[card]), card_name(deck, card),
                both(say({"{0}, coût : {1}.", "{0}, cost: {1}."}, {kind, price_name(spec.cost)}),
                     effect_text(spec.type, program)),
                is_ritual(card) ? "EVE-2.35" : "EVE-2.40"};
    piece.figures = {{"vp", spec.vp},
                     {"slots", spec.slots},
                     {"spaces", spec.spaces},
                     {"keyword", spec.keyword == no_arg ? -1 : spec.keyword},
                     {"type", static_cast<int>(spec.type)},
                     {"herb", spec.cost[herb]},
                     {"potion", spec.cost[potion]},
                     {"knowledge", spec.cost[knowledge]}};
    piece.caption = verbatim(signs(program));
    pieces.push_back(piece);
    if (is_ritual(card)) continue;
    const Program& member = deck.effects[council_effect(card)];
    Piece face{
        id_of("council", card_ids[card]), card_name(deck, card),
        both(phrase({"Membre du Conseil.", "Council Member."}), effect_text(spec.council, member)),
        "EVE-8.19"};
    face.figures = {{"type", static_cast<int>(spec.council)}};
    face.caption = verbatim(signs(member));
    pieces.push_back(std::move(face));
  }
}

void add_boards(const Deck& deck, std::vector<Piece>& pieces) {
  const auto add = [&](int source, const WordEntry& kind, const Phrase& which = {}) {
    const Program& program = deck.effects[static_cast<std::size_t>(source)];
    Piece piece{piece_of(byte(source)), say(kind.words(), {which}), full_stop(sentence(program)),
                std::string(kind.label(1))};
    if (const Phrase before = kind.phrase(1); !before.empty())
      piece.text = both(before, piece.text);
    piece.caption = verbatim(signs(program));
    pieces.push_back(std::move(piece));
  };
  for (std::uint8_t region = 0; region < region_count; ++region) {
    add(source::region + region, boards["region"], region_words[region].phrase());
    for (std::uint8_t i = 0; i < thresholds.size(); ++i)
      add(source::reward + 3 * region + i, boards["reward"], number(thresholds[i]));
  }
  for (std::uint8_t board = 0; board < board_ids.size(); ++board) {
    add(source::token + board, boards["token"]);
    add(source::scout + board, boards["scout"]);
  }
  add(source::space, boards["space"]);
  for (int i = 0; i < track_count * track_top; ++i)
    add(source::track + i, boards["step"], number(i % track_top + 1));
  for (int i = 0; i < sockets; ++i) add(source::socket + i, boards["socket"], number(i + 1));
  for (std::uint8_t kind = 0; kind < stone_count; ++kind) {
    const WordEntry words = kind == red ? boards["joker"] : boards["stone"];
    Piece piece{id_of("stone", stone_ids[kind]), stone_words[kind].phrase(), words.phrase(),
                std::string(words.label(1))};
    piece.sign = "eve-stone-" + std::string(stone_ids[kind]);
    pieces.push_back(std::move(piece));
  }
}

}  // namespace

std::string piece_of(std::uint8_t source) {
  const auto of = [source](std::uint8_t first) { return static_cast<std::size_t>(source - first); };
  if (source < source::binding)
    return id_of(source < source::council ? "card" : "council", card_ids[card_of(source)]);
  if (source < source::region) return id_of("place", place_ids[of(source::binding)]);
  if (source < source::reward) return id_of("region", region_ids[of(source::region)]);
  if (source < source::scout)
    return id_of("reward", region_ids[of(source::reward) / 3]) + ":" +
           std::to_string(thresholds[of(source::reward) % 3]);
  if (source < source::token) return id_of("scout", board_ids[of(source::scout)]);
  if (source < source::space) return id_of("token", board_ids[of(source::token)]);
  if (source < source::track) return "space:cross";
  if (source < source::socket)
    return id_of("coven", track_ids[of(source::track) / track_top]) + ":" +
           std::to_string(of(source::track) % track_top + 1);
  return id_of("socket", std::to_string(of(source::socket) + 1));
}

std::vector<Piece> Evenfall::pieces(const Options& options) {
  const Deck& deck = deck_at(options.deck);
  std::vector<Piece> all;
  add_pieces(all, glossary);
  add_places(deck, all);
  add_cards(deck, all);
  add_boards(deck, all);
  return all;
}

}  // namespace veillee::evenfall
