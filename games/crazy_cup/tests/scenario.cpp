#include "games/crazy_cup/tests/scenario.hpp"

#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {
namespace {

std::string counts(const Texts& cards) {
  std::string text = "{";
  for (const std::string_view id : card_ids) {
    if (text.size() > 1) text += ',';
    text += json::quoted(id) + ':' + std::to_string(std::count(cards.begin(), cards.end(), id));
  }
  return text + "}";
}

// The names of an object of counts, each as often as it counts.
Texts counted(const json::Value* object) {
  Texts all;
  if (object == nullptr) return all;
  for (const json::Member& member : object->members)
    all.insert(all.end(), static_cast<std::size_t>(member.value.number), member.name);
  return sorted(all);
}

Texts letters(SeatSet seats) {
  Texts all;
  for (const Seat seat : seats) all.emplace_back(seat_letters[seat]);
  return all;
}

}  // namespace

Scenario::Scenario(int seats, const Texts& options)
    : DiceScenario(crazy_cup::game(), seats, options) {}

Scenario& Scenario::at(Seat seat, std::string_view square, int laps) {
  squares_[seat] = square;
  set_of(seat, "square", json::quoted(square));
  return set_of(seat, "laps", std::to_string(laps));
}
Scenario& Scenario::drone(std::string_view square, int laps) {
  drone_ = square;
  json::Value& object = *member(*member(file_, "position"), "drone");
  *member(object, "square") = *json::read(json::quoted(square));
  *member(object, "laps") = *json::read(std::to_string(laps));
  return *this;
}
Scenario& Scenario::drone_moved(bool moved) {
  moved_ = moved ? 1 : 0;
  return *this;
}
Scenario& Scenario::race(std::string_view way, std::string_view way_of_b) {
  ways_ = as_json({std::string(way), std::string(way_of_b)});
  return *this;
}
Scenario& Scenario::tiles(Seat seat, std::string_view tiles) {
  return set_of(seat, "tiles", as_json(words_in(tiles)));
}
Scenario& Scenario::cards(Seat seat, std::string_view cards) {
  cards_[seat] = words_in(cards);
  return *this;
}
Scenario& Scenario::known(Seat seat, std::string_view cards) {
  return set_of(seat, "known", counts(words_in(cards)));
}
Scenario& Scenario::display(std::string_view cards) {
  display_ = words_in(cards);
  displayed_ = true;
  return *this;
}
Scenario& Scenario::discard(std::string_view cards) {
  discard_ = words_in(cards);
  return *this;
}
Scenario& Scenario::removed(std::string_view cards) {
  removed_ = words_in(cards);
  return *this;
}
Scenario& Scenario::rest_to(Seat seat, std::string_view pile) {
  rest_to_ = seat;
  pile_ = words_in(pile);
  return *this;
}
Scenario& Scenario::tornado(std::string_view square, Seat owner) {
  set("tornado", json::quoted(square));
  return set("tornado_owner", json::quoted(seat_letters[owner]));
}

void Scenario::fill() {
  Texts gone;
  const auto take = [&](const Texts& cards) {
    gone.insert(gone.end(), cards.begin(), cards.end());
  };
  take(discard_);
  take(removed_);
  take(pile_);
  for (const Texts& hand : cards_) take(hand);
  if (!displayed_) {
    const auto held = std::min<std::ptrdiff_t>(std::count(gone.begin(), gone.end(), "loaded"), 3);
    display_.assign(static_cast<std::size_t>(3 - held), "loaded");
    display_.insert(display_.end(), static_cast<std::size_t>(held), "oil");
  }
  take(display_);
  Texts rest;
  const Deck& own = Decks<Deck>::at(0);
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const auto out = std::count(gone.begin(), gone.end(), card_ids[card]);
    EXPECT_LE(out, own.copies[card]) << "there are not so many of " << card_ids[card];
    const bool useless = rest_to_ >= 0 && seats() == 1 && !all_cards[card].solo;
    for (auto n = out; n < own.copies[card]; ++n)
      (useless ? removed_ : rest).emplace_back(card_ids[card]);
  }
  if (rest_to_ >= 0) {
    Texts& hand = cards_[static_cast<std::size_t>(rest_to_)];
    hand.insert(hand.end(), rest.begin(), rest.end());
    rest = pile_;
  }
  set("pile", counts(rest));
  set("display", as_json(display_));
  set("discard", counts(discard_));
  bool anybody = drone_ != "0";
  for (Seat seat = 0; seat < seats(); ++seat) {
    set_of(seat, "cards", counts(cards_[seat]));
    anybody |= squares_[seat] != "0";
  }
  if (seats() == 1) {
    set("removed", counts(removed_));
    const bool thrown = member(*member(file_, "position"), "throws")->number > 0;
    const bool moved = moved_ >= 0 ? moved_ != 0 : thrown;
    json::Value& object = *member(*member(file_, "position"), "drone");
    *member(object, "moved") = *json::read(moved ? "true" : "false");
    anybody |= moved;
  }
  if (!ways_.empty())
    set("ways", ways_);
  else
    set("ways", anybody ? "[\"clockwise\",null]" : "[null,null]");
}

Scenario& Scenario::turn_of(Seat seat) {
  fill();
  return begin(seat);
}
Scenario& Scenario::starts(Seat seat, int seed) {
  fill();
  return begin(seat, seed);
}

std::string Scenario::refused_of(Seat seat) {
  fill();
  return begin_refused(seat);
}

Scenario& Scenario::drive(std::string_view combination, std::string_view path) {
  play(combination);
  for (const std::string& square : words_in(path)) play("step " + square);
  return *this;
}
Scenario& Scenario::removing(int cards, std::string_view answer) {
  return steer({answer}, [&](const AnyState&, const std::vector<Event>& told) {
    return std::count_if(told.begin(), told.end(), [&](const Event& event) {
             return game().info().events[event.kind].name == "card_removed";
           }) == cards;
  });
}
Scenario& Scenario::end_turn() {
  const Seat seat = active();
  then("stop");
  while (!over() && active() == seat && decision() == "combine") play("end actions");
  return !over() && active() == seat ? then("reserve") : *this;
}

int Scenario::added(Seat seat, std::string_view colour) const {
  const json::Value now = view();
  for (const json::Value& row : now.find("seats")->items.at(seat).find("rows")->items)
    if (row.find("id")->string == colour) return static_cast<int>(row.find("bonus")->number);
  ADD_FAILURE() << "no row " << colour;
  return -1;
}
std::string Scenario::drone() const {
  const json::Value now = view();
  const json::Value* object = now.find("drone");
  return object == nullptr ? "" : object->find("square")->string;
}
Texts Scenario::cards(Seat seat) const {
  const json::Value seen = *json::read(game().view(state(), seat));
  return counted(seen.find("seats")->items.at(seat).find("cards"));
}
Texts Scenario::discard() const {
  const json::Value now = view();
  return counted(now.find("discard"));
}
Texts Scenario::supply() const {
  const json::Value now = view();
  return counted(now.find("supply"));
}
Texts Scenario::winners() const { return letters(game().outcome(state()).winners); }
Texts Scenario::asked() const { return letters(game().deciders(state())); }
Texts Scenario::shown() const { return letters(game().shown_deciders(state())); }
Texts Scenario::options_of(Seat seat) const {
  Texts texts;
  ActionList list;
  if (!over()) game().legal(state(), seat, list);
  for (const Action& action : list) texts.push_back(game().print_action(action));
  return texts;
}

}  // namespace veillee::crazy_cup
