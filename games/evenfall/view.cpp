// What follows from the pieces and from what is under way, for who only draws; the final count.
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {

std::string piece_of(std::uint8_t source) {
  const auto id = [](std::string_view kind, std::string_view which) {
    return std::string(kind) + ":" + std::string(which);
  };
  const auto of = [source](std::uint8_t first) { return static_cast<std::size_t>(source - first); };
  if (source < source::binding)
    return id(source < source::council ? "card" : "council", card_ids[card_of(source)]);
  if (source < source::region) return id("place", place_ids[of(source::binding)]);
  if (source < source::reward) return id("region", region_ids[of(source::region)]);
  if (source < source::scout)
    return id("reward", region_ids[of(source::reward) / 3]) + ":" +
           std::to_string(thresholds[of(source::reward) % 3]);
  if (source < source::token) return id("scout", board_ids[of(source::scout)]);
  if (source < source::space) return id("token", board_ids[of(source::token)]);
  if (source < source::track) return "space:cross";
  if (source < source::socket)
    return id("coven", track_ids[of(source::track) / track_top]) + ":" +
           std::to_string(of(source::track) % track_top + 1);
  return id("socket", std::to_string(of(source::socket) + 1));
}

namespace {

// The battle that is fought (EVE-12.28): dials only once all are revealed.
void write_battle(const State& state, json::Writer& out) {
  const BattleFlow* f = running<BattleFlow>(state);
  if (f == nullptr) return;
  out.key("battle");
  out.begin_object();
  out.member("region", region_ids[f->region]);
  SeatSet seats = f->fighters;
  seats.remove(automa);
  write_seats(out, "fighters", seats);
  out.member("automa", f->fighters.has(automa));
  out.member("revealed", f->revealed != 0);
  if (f->revealed != 0) {
    out.numbers("dials", std::span(f->dial).first(state.seats()));
    out.numbers("strengths", f->strength);
  }
  out.end_object();
}

// Which effect asks, so that the table can show it; how many resources are chosen or paid; what
// lies to choose from, in signs.
void write_question(const State& state, json::Writer& out) {
  const Decision decision{state.pending.decision};
  if (const auto* f = at_top<PlayFlow>(state))
    out.member("by", "card:" + std::string(card_ids[f->card]));
  if (const auto* f = at_top<GainFlow>(state)) {
    const bool bonus = f->source == no_arg;
    out.member("by", bonus ? "place:" + std::string(place_ids[f->place]) : piece_of(f->source));
    if (decision == Decision::resources) out.member("amount", resources_due(state, f->seat));
  }
  const auto* f = at_top<EffectFlow>(state);
  if (f == nullptr) return;
  out.member("by", piece_of(f->source));
  if (decision == Decision::price) out.member("amount", f->left);
  if (decision != Decision::choose) return;
  const Node& node = node_at(state, f->source, f->node);
  out.array("choices", [&] {
    for (std::uint8_t i = 0; i < node.size; ++i)
      out.value(signs(part_of(state.deck().effects[f->source], node.children[i])));
  });
}

void write_count(json::Writer& out, const FinalCount& count) {
  out.key("count");
  out.begin_object();
  out.member("specialists", count.specialists);
  out.member("council", count.council);
  out.member("rituals", count.rituals);
  out.member("stones", count.stones);
  out.member("places", count.places);
  out.end_object();
}

}  // namespace

void write_table(const State& state, json::Writer& out) {
  out.member("main_deck", state.cards.count(in_deck));
  out.member("place_deck", state.place_deck.size());
  if (state.solo()) out.member("difficulty", difficulties[state.options.difficulty]);
  write_battle(state, out);
  write_question(state, out);
}

void write_owner(const State& state, Seat owner, json::Writer& out) {
  write_count(out, final_count(state, owner));
  out.key("doubled");  // the Place of each stone, as it would lie now
  out.begin_array();
  const Doubled doubled = doubled_places(state, owner);
  for (std::uint8_t i = 0; i < state.players[owner].stones.size(); ++i)
    doubled[i] == no_arg ? out.null() : out.value(place_ids[doubled[i]]);
  out.end_array();
  std::array<int, region_count> present{};
  for (std::uint8_t region = 0; region < region_count; ++region)
    present[region] = workers_in(state, region, owner);
  out.numbers("present", std::span(present).first(regions_in_use(state)));
  if (owner == automa) {  // the first Clan that the human does not have (EVE-2.46)
    if (state.players[0].clan != no_arg)
      out.member("paint", clan_ids[state.players[0].clan == star ? cross : star]);
    return;
  }
  const Player& player = state.players[owner];
  out.member("hand_size", hand_size(state, owner));
  out.member("strength", player.sum(Mod::strength));
  out.member("dial_change", player.sum(Mod::dial));
  if (player.clan == no_arg || player.side == no_arg) return;
  out.member("board", board_ids[board_of(player)]);
  out.member("track", track_ids[track_of(player.clan, player.side)]);
  const Price& price = council_price(state, owner);
  out.numbers("council_price", price);
}

void write_private(const State& state, Seat seat, json::Writer& out) {
  if (const auto* f = at_top<DiscardFlow>(state); f != nullptr && f->seat == seat)
    out.names("aside", state.cards.in(aside), card_ids);
}

std::vector<ScoreLine> Evenfall::score_sheet(const State& state) {
  std::vector<ScoreLine> lines = {{phrase({"Spécialistes", "Specialists"}), {}},
                                  {phrase({"Conseil", "Council"}), {}},
                                  {phrase({"Rituels", "Rituals"}), {}},
                                  {phrase({"Pierres de Pouvoir", "Powerstones"}), {}},
                                  {phrase({"Lieux", "Places"}), {}}};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const FinalCount count = state.stack.empty() ? final_count(state, seat) : FinalCount{};
    const int points[] = {count.specialists, count.council, count.rituals, count.stones,
                          count.places};
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].points.push_back(points[i]);
  }
  return lines;
}

}  // namespace veillee::evenfall
