#include "games/civilisation/tests/scenario.hpp"

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

constexpr std::array<std::string_view, 4> preset_boards = {"red", "green", "blue", "yellow"};

template <class Ids>
std::size_t index_of(const Ids& ids, std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  EXPECT_NE(found, ids.end()) << "unknown id " << id;
  return static_cast<std::size_t>(found - ids.begin());
}

std::string numbers(const std::vector<int>& all) {
  std::string text = "[";
  for (const int n : all) text += (text.size() > 1 ? "," : "") + std::to_string(n);
  return text + "]";
}

Texts letters_of(SeatSet seats) {
  Texts all;
  for (const Seat seat : seats) all.emplace_back(seat_letters[seat]);
  return all;
}

}  // namespace

Scenario::Scenario(int seats, const Texts& options)
    : DiceScenario(civilisation::game(), seats, options) {
  for (const std::string_view flag :
       {"acted", "redeployed", "socrates", "aristotle", "empedocles", "founded"})
    set(flag, "false");
  for (Seat seat = 0; seat < seats; ++seat) board(seat, preset_boards[seat]);
}

Scenario& Scenario::at(Seat seat, std::string_view square) {
  return set_of(seat, "pawn", json::quoted(square));
}
Scenario& Scenario::board(Seat seat, std::string_view colour) {
  return set_of(seat, "colour", json::quoted(colour));
}
Scenario& Scenario::cities(Seat seat, std::string_view squares) {
  return set_of(seat, "cities", as_json(words_in(squares)));
}
Scenario& Scenario::temples(Seat seat, std::string_view squares) {
  return set_of(seat, "temples", as_json(words_in(squares)));
}
Scenario& Scenario::wonder(Seat seat, std::string_view square) {
  return set_of(seat, "wonder", as_json({std::string(square)}));
}
Scenario& Scenario::hero(Seat seat, std::string_view which, std::string_view square) {
  heroes_[seat][index_of(hero_ids, which)] = square;
  return *this;
}
Scenario& Scenario::slain(std::string_view monster, Seat by) {
  slayers_[index_of(monster_ids, monster)] = seat_letters[by];
  return *this;
}
Scenario& Scenario::cards(Seat seat, std::string_view cards) {
  for (const std::string& card : words_in(cards)) {
    zones_[card] = in_hand + seat;
    knowers_[card] = 1 << seat;
  }
  return *this;
}
Scenario& Scenario::known(Seat seat, std::string_view all) {
  cards(seat, all);
  for (const std::string& card : words_in(all)) knowers_[card] = everybody.bits();
  return *this;
}
Scenario& Scenario::display(std::string_view cards) {
  display_ = words_in(cards);
  return *this;
}
Scenario& Scenario::no_pile() {
  no_pile_ = true;
  return *this;
}
Scenario& Scenario::open(std::string_view objectives) {
  open_ = words_in(objectives);
  return *this;
}
Scenario& Scenario::held(Seat seat, std::string_view objective) {
  held_[std::string(objective)] = seat_letters[seat];
  return *this;
}
Scenario& Scenario::secret(Seat seat, std::string_view objective) {
  secrets_[seat] = objective;
  return *this;
}
Scenario& Scenario::vp(Seat seat, int n) {
  vp_[seat] = n;
  return *this;
}
Scenario& Scenario::pile(int n) {
  pile_ = n;
  return *this;
}
Scenario& Scenario::fives(Seat seat, int n) { return set_of(seat, "fives", std::to_string(n)); }
Scenario& Scenario::fights(Seat seat, int n) { return set_of(seat, "fights", std::to_string(n)); }

void Scenario::fill() {
  const int players = seats();
  const int all = pile_at_start[static_cast<std::size_t>(players - 1)];
  int gained = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    gained += vp_[seat];
    set_of(seat, "vp", std::to_string(vp_[seat]));
    set_of(seat, "heroes", as_json({heroes_[seat].begin(), heroes_[seat].end()}));
  }
  set("vp_pile", pile_ >= 0 ? pile_ : std::max(0, all - gained));
  set("monsters", as_json({slayers_.begin(), slayers_.end()}));

  std::vector<int> zones;
  std::vector<int> knowers;
  int place = on_display;
  for (const std::string& card : display_) {
    if (!zones_.contains(card)) zones_[card] = place;
    knowers_.try_emplace(card, everybody.bits());
    ++place;
  }
  for (std::size_t card = 0; card < philosopher_count; ++card) {
    const std::string id(philosopher_ids[card]);
    const bool named = zones_.contains(id);
    zones.push_back(named ? zones_[id] : no_pile_ ? int{civilisation::gone} : int{in_pile});
    knowers.push_back(named ? knowers_[id] : no_pile_ ? everybody.bits() : 0);
  }
  set("cards", numbers(zones)).set("cards_known", numbers(knowers));

  Texts places(objective_count, "unused");
  int shown = 0;
  const auto put = [&](std::string_view id, std::string_view where) {
    places[index_of(common_ids, id)] = where;
    ++shown;
  };
  for (const auto& [id, seat] : held_) put(id, seat);
  for (const std::string& id : open_) put(id, "open");
  // Those that are least likely to be fulfilled by the way.
  for (const std::string_view id : {"CO04", "CO05", "CO06", "CO10", "CO09", "CO01", "CO02"})
    if (shown < players + 1 && places[index_of(common_ids, id)] == "unused") put(id, "open");
  set("objectives", as_json(places));

  std::vector<int> secrets(objective_count, in_box);
  std::vector<int> seen(objective_count, 0);
  const auto deal = [&](std::size_t card, int zone, int seat) {
    secrets[card] = zone + seat;
    seen[card] = 1 << seat;
  };
  for (int seat = 0; seat < players; ++seat)
    deal(index_of(secret_ids, secrets_[static_cast<std::size_t>(seat)]), kept_by, seat);
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat) {
    while (secrets[next] != in_box || (players == 1 && !all_secrets[next].solo)) ++next;
    deal(next, discarded_by, seat);
  }
  set("secrets", numbers(secrets)).set("secrets_known", numbers(seen));
}

Scenario& Scenario::turn_of(Seat seat) {
  fill();
  return begin(seat);
}
Scenario& Scenario::throws_of(Seat seat, std::string_view dice) {
  fill();
  return begin_throwing(seat, dice);
}

Texts Scenario::philosophers(Seat seat) const {
  const json::Value seen = *json::read(view_for(seat));
  Texts all;
  for (const json::Value& item : seen.find("seats")->items.at(seat).find("philosophers")->items)
    all.push_back(item.string);
  return all;
}
std::string Scenario::place(std::string_view objective) const {
  return list("objectives").at(index_of(common_ids, objective));
}
Texts Scenario::winners() const { return letters_of(game().outcome(state()).winners); }
Texts Scenario::asked() const { return letters_of(game().deciders(state())); }
Texts Scenario::shown() const { return letters_of(game().shown_deciders(state())); }

}  // namespace veillee::civilisation
