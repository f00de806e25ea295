#include "games/evenfall/deck.hpp"

#include <algorithm>

#include "games/evenfall/rules_text.hpp"

namespace veillee::evenfall {
namespace {

constexpr int longest_name = 40;
constexpr std::size_t longest_effect = 120;

constexpr auto character_ids = [] {
  std::array<std::string_view, characters> all;
  for (std::size_t i = 0; i < characters; ++i) all[i] = card_ids[rituals + 2 * i].substr(0, 3);
  return all;
}();
// Words of the file are in capitals, as in the effect language.
constexpr std::array<std::string_view, 4> icon_words = {"FLAME", "WAVE", "LEAF", "BOLT"};
constexpr std::array<std::string_view, 4> keyword_ids = {"ARTIFACT", "FAMILIAR", "ENCHANTMENT",
                                                         "SPIRIT"};
constexpr std::array<std::string_view, 4> ritual_types = {"CONT", "NOW", "ACT", "ACT2"};
constexpr std::array<std::string_view, 3> specialist_types = {"CONT", "TAP", "COMBAT"};
constexpr std::array<std::string_view, 3> council_types = {"CONT", "ROUND_END", "GAME_END"};

class Reader {
 public:
  explicit Reader(Deck& deck) : deck_(deck) {}

  void read(json::Object& cards) {
    cards.only(
        {"places", "starting", "rituals", "characters", "regions", "boards", "tracks", "sockets"});
    read_slots(cards, "places", std::span(place_ids).first(deck_places),
               [&](std::size_t slot, json::Object& card) { place(byte_of(slot), card, false); });
    read_slots(cards, "starting", std::span(place_ids).subspan(deck_places),
               [&](std::size_t slot, json::Object& card) {
                 place(byte_of(slot + deck_places), card, true);
               });
    read_slots(cards, "rituals", std::span(card_ids).first(rituals),
               [&](std::size_t slot, json::Object& card) { ritual(byte_of(slot), card); });
    read_slots(cards, "characters", character_ids,
               [&](std::size_t slot, json::Object& card) { character(byte_of(slot), card); });
    read_slots(cards, "regions", region_ids, [&](std::size_t slot, json::Object& region) {
      region.only({"id", "action", "rewards"});
      effect(region, "action", byte_of(source::region + slot), Site::act);
      effects(region, "rewards", byte_of(source::reward + 3 * slot), 3, Site::reward);
    });
    read_slots(cards, "boards", board_ids,
               [&](std::size_t slot, json::Object& card) { board(byte_of(slot), card); });
    json::Object tracks = cards.object("tracks");
    if (cards.good()) tracks.only({track_ids[0], track_ids[1], track_ids[2]});
    for (std::uint8_t track = 0; track < track_count && cards.good(); ++track)
      effects(tracks, track_ids[track], byte(source::track + track_top * track), track_top,
              Site::track);
    effects(cards, "sockets", source::socket, sockets, Site::socket);
    if (!cards.good()) return;
    for (std::size_t i = 0; i < source::count; ++i) {
      const Node& root = deck_.effects[i].root();  // of no effect: Op::none
      deck_.plain[i] = plain(deck_.effects[i]);
      deck_.worth[i] = static_cast<std::int16_t>(worth_of(deck_.effects[i]));
      deck_.costs[i] = root.op == Op::trade || root.op == Op::choose;
      deck_.stands_on[i] = root.op == Op::on ? root.word : no_arg;
    }
    for (PlaceCard& place : deck_.place)
      place.worth = static_cast<std::int16_t>(worth_of(place.harvest));
    for (std::uint8_t card = 0; card < main_cards; ++card) {
      appraise(card);
      if (deck_.card[card].type == Type::tap) deck_.taps.add(card);
      if (deck_.card[card].council == Type::round_end)
        deck_.stands_on[council_effect(card)] = static_cast<std::uint8_t>(Trigger::round_end);
    }
    measure(cards);
  }

 private:
  static std::uint8_t byte_of(std::size_t n) { return static_cast<std::uint8_t>(n); }

  Program compiled(json::Object& in, std::string_view name, const std::string& text, Site site) {
    if (!in.good()) return {};
    const Result<Program> program = compile(text, site);
    if (program) return *program;
    in.wrong_at(name, {"{0} ({1})", "{0} ({1})"},
                {program.refusal().sentence, verbatim(program.refusal().clause)});
    return {};
  }
  void effect(json::Object& in, std::string_view name, std::uint8_t source, Site site) {
    deck_.effects[source] = compiled(in, name, in.text(name, 1, longest_effect), site);
  }
  // A list of so many.
  void effects(json::Object& in, std::string_view name, std::uint8_t first, std::size_t n,
               Site site) {
    const std::span<const json::Value> items = in.list(name);
    if (!in.good()) return;
    if (items.size() != n)
      return in.wrong_at(name, {"« {0} » doit avoir {1} effets", "\"{0}\" must have {1} effects"},
                         {verbatim(name), number(static_cast<long long>(n))});
    for (std::size_t i = 0; i < n && in.good(); ++i) {
      if (items[i].kind != json::Value::Kind::string || items[i].string.size() > longest_effect)
        return in.wrong_kind(name);
      deck_.effects[first + i] = compiled(in, name, items[i].string, site);
    }
  }

  // "H1 P2"; "free": nothing.
  static Price price(json::Object& in, std::string_view name) {
    Price price{};
    const std::string text = in.text(name, 2, 8);
    if (text == "free" || !in.good()) return price;
    for (std::size_t at = 0; at < text.size(); at += 3) {
      const std::size_t kind = std::string_view("HPK").find(text[at]);
      const bool fine = kind < price.size() && at + 1 < text.size() && price[kind] == 0 &&
                        text[at + 1] >= '1' && text[at + 1] <= '9' &&
                        (at + 2 == text.size() || (text[at + 2] == ' ' && at + 3 < text.size()));
      if (!fine) {
        in.wrong_at(name, {"« {0} » n’est pas un coût (EVE-2.39)", "\"{0}\" is no cost (EVE-2.39)"},
                    {verbatim(name)});
        return {};
      }
      price[kind] = byte(text[at + 1] - '0');
    }
    return price;
  }
  template <std::size_t N>
  static std::uint8_t word_or_none(json::Object& in, std::string_view name,
                                   const std::array<std::string_view, N>& words) {
    return in.has(name) ? byte_of(in.word(name, words)) : no_arg;
  }
  static std::uint8_t figure(json::Object& in, std::string_view name, int least, int most) {
    return static_cast<std::uint8_t>(in.number(name, least, most));
  }

  void place(std::uint8_t place, json::Object& in, bool starting) {
    PlaceCard& card = deck_.place[place];
    deck_.place_name[place] = read_words(in, "name", longest_name);
    if (starting) {
      in.only({"id", "name", "harvest", "binding", "icon"});
    } else {
      in.only({"id", "name", "witches", "harvest", "binding", "vp", "icon"});
      card.witches = figure(in, "witches", 1, workers_of_a_kind);
      card.vp = figure(in, "vp", 0, 9);
    }
    card.icon = word_or_none(in, "icon", icon_words);
    card.harvest =
        compiled(in, "harvest", in.text("harvest", 1, longest_effect), Site::harvest).root();
    for (std::uint8_t i = 0; i < card.harvest.size; ++i)
      if (card.harvest.parts[i].unit <= Unit::any)
        card.symbols = byte(card.symbols + card.harvest.parts[i].n);
    if (in.has("binding")) effect(in, "binding", byte(source::binding + place), Site::binding);
  }

  void ritual(std::uint8_t card, json::Object& in) {
    in.only({"id", "name", "keyword", "cost", "vp", "slots", "type", "effect"});
    MainCard& spec = deck_.card[card];
    deck_.card_name[card] = read_words(in, "name", longest_name);
    spec.keyword = byte_of(in.word("keyword", keyword_ids));
    spec.cost = price(in, "cost");
    spec.vp = figure(in, "vp", 0, 9);
    spec.slots = figure(in, "slots", 1, 4);
    constexpr Type types[] = {Type::cont, Type::now, Type::act, Type::act2};
    spec.type = types[in.word("type", ritual_types)];
    spec.spaces = spec.type == Type::act ? 1 : spec.type == Type::act2 ? 2 : 0;
    effect(in, "effect", card,
           spec.type == Type::cont  ? Site::continuous
           : spec.type == Type::now ? Site::now
                                    : Site::act);
  }

  void character(std::uint8_t which, json::Object& in) {
    in.only({"id", "name", "keyword", "cost", "vp", "type", "effect", "council_type",
             "council_effect"});
    MainCard spec;
    const Phrase called = read_words(in, "name", longest_name);
    spec.keyword = word_or_none(in, "keyword", keyword_ids);
    spec.cost = price(in, "cost");
    spec.vp = figure(in, "vp", 0, 9);
    constexpr Type types[] = {Type::cont, Type::tap, Type::combat};
    constexpr Type below[] = {Type::cont, Type::round_end, Type::game_end};
    spec.type = types[in.word("type", specialist_types)];
    spec.council = below[in.word("council_type", council_types)];
    effect(in, "effect", byte(source::specialist + which),
           spec.type == Type::tap ? Site::tap : Site::continuous);
    effect(in, "council_effect", byte(source::council + which),
           spec.council == Type::cont        ? Site::continuous
           : spec.council == Type::round_end ? Site::round_end
                                             : Site::game_end);
    for (const int copy : {0, 1}) {
      const auto card = static_cast<std::size_t>(rituals + 2 * which + copy);
      deck_.card[card] = spec;
      deck_.card_name[card] = called;
    }
  }

  void board(std::uint8_t which, json::Object& in) {
    const bool spaced = which == board_of(cross, moon);
    if (spaced) {
      in.only({"id", "scout", "token", "council", "council_later", "space"});
      effect(in, "space", source::space, Site::act);
    } else {
      in.only({"id", "scout", "token", "council", "council_later"});
    }
    effect(in, "scout", byte(source::scout + which), Site::scout);
    effect(in, "token", byte(source::token + which), Site::token);
    deck_.council_cost[which] = price(in, "council");
    deck_.later_cost[which] = price(in, "council_later");
  }

  // An action space is used twice, and so often comes most of what an effect waits for.
  void appraise(std::size_t number) {
    MainCard& card = deck_.card[number];
    const bool ritual = number < rituals;
    const int effect = deck_.worth[ritual ? number : source::specialist + (number - rituals) / 2];
    const int times = card.type == Type::now ? 1 : 2;
    const int uses = 6 * times * card.spaces;  // of a worker
    card.gain = static_cast<std::int16_t>((ritual ? 7 : 10) * card.vp + 6 * card.slots +
                                          times * std::max<int>(1, card.spaces) * effect - uses -
                                          15 * (card.cost[0] + card.cost[1] + card.cost[2]));
  }

  // Only Herbs, Potions, Knowledge, Mana and VP, not by a count that a transfer changes.
  static bool plain(const Program& program) {
    for (std::uint8_t i = 0; i < program.size; ++i) {
      const Node& node = program.nodes[i];
      if (node.op == Op::gain ? node.has(Unit::any) || node.has(Unit::c)
          : node.op == Op::per
              ? Count{node.word} == Count::ritual_inner || Count{node.word} == Count::place_inner ||
                    Count{node.word} == Count::place_outer ||
                    Count{node.word} == Count::stone_icon_inner
              : node.op != Op::seq && node.op != Op::on)
        return false;
    }
    return true;
  }

  // ── How deep the stack can get (EVE-3.15) ─────────────────────────────────────────────────────

  const Program& program(int source) const {
    return deck_.effects[static_cast<std::size_t>(source)];
  }

  // A list of triggers of this event, and what the deepest of them needs.
  int of_trigger(Trigger trigger) const {
    int most = 0;
    for (const Program& p : deck_.effects) {
      if (p.empty() || p.root().op != Op::on || Trigger{p.root().word} != trigger) continue;
      most = std::max(most, 1 + of(p, p.root().children[0]));
    }
    return most;
  }
  int of_track() const {
    int most = 0;
    for (int i = 0; i < track_top * track_count; ++i)
      most = std::max(most, of(program(source::track + i), 0));
    return most;
  }
  int of_advance() const { return 1 + std::max(of_track(), of_trigger(Trigger::advance)); }
  int of(const Program& p, std::uint8_t number) const {
    if (p.empty()) return 0;
    const Node& node = p.nodes[number];
    int inside = 0;
    switch (node.op) {
      case Op::gain:
      case Op::per:
      case Op::ifkw: return 1;
      case Op::removeritual: return 2;
      case Op::pay: return node.has(Unit::card) ? 1 + of_trigger(Trigger::discard) : 0;
      case Op::transfer: return 1 + of_trigger(Trigger::transfer);
      case Op::advance: return of_advance();
      case Op::harvest: {  // ONE and OPP choose a Place first
        const bool chooses =
            Harvest{node.word} == Harvest::one || Harvest{node.word} == Harvest::opp;
        return (chooses ? 2 : 1) + std::max(1, of_trigger(Trigger::harvest));
      }
      case Op::discover: return 1 + of_trigger(Trigger::discover);
      case Op::build:
        return 1 + std::max({of_advance(), of_trigger(Trigger::build_any),
                             of_trigger(Trigger::build_orb)});
      case Op::discard: return 1 + of_trigger(Trigger::discard);
      case Op::trackbonus: return 1 + of_track();
      default:
        for (std::uint8_t i = 0; i < node.size; ++i)
          inside = std::max(inside, of(p, node.children[i]));
        return 1 + inside;
    }
  }
  int deepest(int first, int n) const {
    int most = 0;
    for (int i = 0; i < n; ++i) most = std::max(most, of(program(first + i), 0));
    return most;
  }
  // Game, turn and main action lie below every effect; a free action in W3 or W4 on top of these.
  void measure(json::Object& cards) {
    int most = deepest(0, source::count);
    for (int trigger = 0; trigger < static_cast<int>(Trigger::count); ++trigger)
      most = std::max(most, of_trigger(static_cast<Trigger>(trigger)));
    most = std::max(most, 1 + 1 + of_trigger(Trigger::discard));  // cards for a resource
    constexpr int below = 3;
    deck_.depth = byte(below + most);
    if (deck_.depth > stack_frames)
      cards.wrong({"les effets s’emboîtent trop : {0} niveaux, {1} au plus (EVE-3.15)",
                   "the effects are nested too deeply: {0} levels, {1} at most (EVE-3.15)"},
                  {number(deck_.depth), number(stack_frames)});
  }

  Deck& deck_;
};

}  // namespace

std::string_view Deck::embedded() { return reconstructed_deck; }
void Deck::read(json::Object& cards) { Reader(*this).read(cards); }

}  // namespace veillee::evenfall
