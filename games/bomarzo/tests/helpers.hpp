// What many tests do with a scenario.
#pragma once

#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {

// The game's own.
inline const Deck& own() { return Decks<Deck>::at(0); }

// Lays these units of an offering, "food coin D05:food", and ends it. A unit that was the only
// answer lies there already (BOM-16.22).
inline Scenario& pay(Scenario& s, std::string_view units) {
  const auto laid = [&](const std::string& unit) {
    const json::Value paying =
        s.at("seats." + std::to_string(s.decider()) + ".paying", s.decider());
    const auto colon = unit.find(':');
    if (colon == std::string::npos)
      return static_cast<int>(paying.find("laid")->find(unit)->number);
    for (const json::Value& card : paying.find("cards")->items)
      if (card.find("card")->string == unit.substr(0, colon)) return 1;
    return 0;
  };
  const Texts all = words_in(units);
  for (std::size_t i = 0; i < all.size() && s.decision() == "offering"; ++i) {
    const std::string& unit = all[i];
    if (laid(unit) >= std::count(all.begin(), all.begin() + static_cast<int>(i) + 1, unit))
      continue;
    const auto colon = unit.find(':');
    s.play(colon == std::string::npos
               ? "lay " + unit
               : "convert " + unit.substr(0, colon) + " " + unit.substr(colon + 1));
  }
  return s.decision() == "offering" ? s.play("done") : s;
}
inline Scenario& offer(Scenario& s, std::string_view deity, std::string_view units) {
  return pay(s.play("place " + std::string(deity)), units);
}
// The decider uses a deity and pays as the program proposes.
inline Scenario& use(Scenario& s, std::string_view deity) {
  s.play("place " + std::string(deity));
  while (s.decision() == "offering")
    s.play(
        print(Bomarzo::info().notation, Bomarzo::payment(s.state, s.decider())->proposal.front()));
  return s;
}
inline Scenario& play_all(Scenario& s, const Texts& actions) {
  for (const std::string& action : actions) s.play(action);
  return s;
}

// "A placement": who is asked what.
inline std::string asked(const Scenario& s) {
  return s.over() ? "over" : std::string(seat_letters[s.decider()]) + " " + s.decision();
}
// Least offering now: Food, Coin, either of them, any.
inline std::string offering(const Scenario& s, std::string_view deity) {
  std::string text;
  for (const char* kind : {"food", "coin", "either", "any"})
    text += (text.empty() ? "" : " ") +
            std::to_string(s.number_at("deities." + std::string(deity) + ".offering." + kind));
  return text;
}
// Food, Coin, Wine of a copy.
inline std::string price(const Scenario& s) {
  std::string text;
  for (const std::string_view kind : resource_ids)
    text += (text.empty() ? "" : " ") +
            std::to_string(s.number_at("action.price." + std::string(kind)));
  return text;
}
inline bool flag_at(const Scenario& s, const std::string& path) { return s.at(path).boolean; }
inline bool null_at(const Scenario& s, const std::string& path, Viewer viewer = spectator) {
  return s.at(path, viewer).kind == json::Value::Kind::null;
}
// Eight Season tokens, this colour first.
inline std::string first_token(std::string_view colour) {
  std::string all(colour);
  for (const std::string_view id : colour_ids)
    if (id != colour) all += " " + std::string(id);
  return all + " white white" + (colour == "white" ? " black" : " white");
}
inline State dealt_anew(const State& state, Viewer viewer, std::uint64_t seed) {
  State other = state;
  FastRng random(seed);
  Bomarzo::resample(other, viewer, random);
  return other;
}
// A whole game with answers by chance; `look` sees every position and what led to it.
template <class Look>
void random_game(const Options& options, std::uint64_t seed, Look look) {
  State state = bomarzo::start(options, seed);
  FastRng random(seed);
  std::vector<Event> events;
  while (!state.stack.empty()) {
    const Seat seat = state.pending.owing.first();
    ActionList list;
    legal<Bomarzo>(state, seat, list);
    ASSERT_FALSE(list.empty());
    const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
    EventSink sink = collect_into(events);
    apply<Bomarzo>(state, seat, action, &sink);
    look(static_cast<const State&>(state), static_cast<const std::vector<Event>&>(events));
    if (::testing::Test::HasFatalFailure()) return;
  }
}
// All three zones hold a pawn of this seat.
inline Scenario& zones_used(Scenario& s, std::string_view seats) {
  return s.zone("fields", seats).zone("caverns", seats).zone("vineyard", seats);
}

}  // namespace veillee::bomarzo
