#include "games/donjon/tests/scenario.hpp"

#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

constexpr std::string_view room_squares[] = {"A1", "K9", "A3", "K7", "G1", "E9"};
constexpr std::string_view crypt_squares[] = {"K1", "A9", "G5"};

Texts with_heroes(int seats, const Texts& options) {
  Texts all = options;
  const auto unless_given = [&](std::string_view key, std::string_view value) {
    for (const std::string& option : options)
      if (option.starts_with(key)) return;
    all.push_back(std::string(key) + "=" + std::string(value));
  };
  for (int seat = 0; seat < seats; ++seat)
    unless_given("hero-" + std::string(1, static_cast<char>('a' + seat)),
                 hero_ids[static_cast<std::size_t>(seat)]);
  if (seats > 1) unless_given("first", "A");
  return all;
}

}  // namespace

Scenario::Scenario(int seats, const Texts& options)
    : DiceScenario(donjon::game(), seats, with_heroes(seats, options)) {
  for (std::size_t i = 0; i < monsters_.size(); ++i) monsters_[i] = foe_ids[i];
  for (Seat seat = 0; seat < seats; ++seat) {
    hero(seat, "A5");
    bonuses(seat, "");
  }
}

Scenario& Scenario::hero(Seat seat, std::string_view square) {
  return set_of(seat, "square", json::quoted(square));
}
Scenario& Scenario::king(std::string_view square) {
  king_ = true;
  return set("king", json::quoted(square));
}
Scenario& Scenario::portal(std::string_view square) { return set("portal", json::quoted(square)); }
Scenario& Scenario::monster(int lair, std::string_view which) {
  std::string& here = monsters_.at(static_cast<std::size_t>(lair - 1));
  for (std::string& other : monsters_)
    if (other == which && !which.empty()) std::swap(other, here);
  here = which;
  return *this;
}
Scenario& Scenario::goblins(std::string_view squares) {
  goblins_ = static_cast<int>(words_in(squares).size());
  Texts all = sorted(squares);  // in the order of the board: row by row
  std::sort(all.begin(), all.end(), [](const std::string& a, const std::string& b) {
    return std::pair(a[1], a[0]) < std::pair(b[1], b[0]);
  });
  return set("goblins", as_json(all));
}
Scenario& Scenario::den(int n) {
  den_ = n;
  return *this;
}
Scenario& Scenario::content(std::string_view square, std::string_view tile) {
  contents_[std::string(square)] = tile;
  return *this;
}
Scenario& Scenario::chests(std::string_view tiles) {
  chests_ = words_in(tiles);
  return *this;
}
Scenario& Scenario::trophies(Seat seat, std::string_view monsters) {
  for (const std::string& monster : words_in(monsters)) trophies_.push_back(monster);
  return set_of(seat, "trophies", as_json(words_in(monsters)));
}
Scenario& Scenario::kept(Seat seat, std::string_view cards) {
  kept_[seat] = words_in(cards);
  return *this;
}
Scenario& Scenario::card(std::string_view card) {
  card_ = card;
  return *this;
}
Scenario& Scenario::first(Seat seat) {
  first_ = seat;
  return set("first", json::quoted(seat_letters[seat]));
}

Scenario& Scenario::round(int n) {
  round_ = n;
  return *this;
}

// Piles as they are in this turn, and the cards that nobody has seen.
void Scenario::fill_cards(Seat seat, bool opened) {
  const int n = seats();
  const int index = (seat - first_ + n) % n;
  const bool heroic = game().setup_of(state()).values[4] != 0;
  const Deal deal = deal_for(n, heroic);
  const int with_king = n * deal.size() + 1;
  int turn = (round_ - 1) * n + 1 + index;
  if (king_ || card_ == "KING") turn = with_king + index;
  if (turn == with_king && king_ && card_ != "KING") turn += n;
  this->turn(turn);
  for (Seat each = 0; each < n; ++each) {
    const int place = (each - first_ + n) % n;
    int gone = (turn - 1) / n + (place < index || (place == index && opened) ? 1 : 0);
    std::array<int, 3> left = {deal.cards[0], deal.cards[1], deal.cards[2]};
    for (int suit = 0; gone > 0 && left[0] + left[1] + left[2] > 0; suit = (suit + 1) % 3)
      if (left[static_cast<std::size_t>(suit)] > 0) --left[static_cast<std::size_t>(suit)], --gone;
    set_of(each, "pile",
           "{\"find\":" + std::to_string(left[0]) + ",\"trap\":" + std::to_string(left[1]) +
               ",\"goblin\":" + std::to_string(left[2]) + "}");
  }
  std::string unseen = "{";
  for (std::uint8_t card = 0; card < dealt_kinds; ++card) {
    int count = Decks<Deck>::at(0).copies[card];
    for (const Texts& cards : kept_) count -= has(cards, card_ids[card]) ? 1 : 0;
    if (card_ == card_ids[card] && !is_kept(card)) --count;
    if (unseen.size() > 1) unseen += ',';
    unseen += json::quoted(card_ids[card]) + ":" + std::to_string(count);
  }
  set("unseen", unseen + "}");
  if (!card_.empty()) set("card", json::quoted(card_));
}

void Scenario::fill(Seat seat, bool opened) {
  for (std::string& monster : monsters_)
    if (has(trophies_, monster)) monster.clear();
  set("monsters", as_json(Texts(monsters_.begin(), monsters_.end())));
  set("den", den_ >= 0 ? den_ : number("den_of") - goblins_);
  set("chests", as_json(chests_));
  const auto write = [&](std::string_view key, std::span<const std::string_view> squares,
                         char letter) {
    int open = 0;
    for (const std::string& tile : chests_) open += tile[0] == letter ? 1 : 0;
    for (const std::string_view square : squares)
      if (const auto found = contents_.find(square); found != contents_.end())
        open -= found->second == "empty" ? 1 : 0;
    Texts all;
    for (std::size_t i = squares.size(); i-- > 0;) {
      const auto found = contents_.find(squares[i]);
      if (found != contents_.end())
        all.insert(all.begin(), found->second);
      else
        all.insert(all.begin(), open-- > 0 ? "empty" : "hidden");
    }
    set(key, as_json(all));
  };
  write("rooms", room_squares, 'T');
  write("crypts", crypt_squares, 'R');
  for (Seat each = 0; each < seats(); ++each) {
    Texts scrolls, objects;
    for (const std::string& card : kept_[each])
      (card[0] == 'S' ? scrolls : objects).push_back(card);
    set_of(each, "scrolls", as_json(sorted(scrolls)));
    set_of(each, "objects", as_json(sorted(objects)));
  }
  set("opened", opened ? "true" : "false");
  fill_cards(seat, opened);
}

Scenario& Scenario::turn_of(Seat seat) {
  fill(seat, true);
  return begin(seat);
}
Scenario& Scenario::opening_of(Seat seat, int seed) {
  fill(seat, false);
  return begin(seat, seed);
}

template <class Wanted>
Scenario& Scenario::begin_until(Seat seat, Wanted wanted) {
  for (int seed = 1; seed < 2000 && !::testing::Test::HasFailure(); ++seed) {
    begin(seat, seed);
    if (wanted()) return *this;
  }
  ADD_FAILURE() << "chance never brings what is wanted";
  return *this;
}
Scenario& Scenario::reveals(Seat seat, std::string_view card) {
  fill(seat, false);
  begin(seat);
  if (decision() == "reveal") return revealing(card);
  // What was revealed when the position was read left no events: the view tells it.
  return begin_until(seat, [&] { return text("card") == card; });
}
Scenario& Scenario::king_rolls(Seat seat, int die) {
  fill(seat, false);
  begin(seat);
  if (decision() == "reveal") return rolling_king(die);
  return begin_until(seat, [&] { return number("march") == die; });
}
Scenario& Scenario::revealing(std::string_view card, std::string_view answer) {
  return steer({answer}, [&](const AnyState& now, const std::vector<Event>&) {
    return view_of(now).find("card")->string == card;
  });
}
Scenario& Scenario::rolling_king(int die, std::string_view answer) {
  return steer({answer}, [&](const AnyState& now, const std::vector<Event>&) {
    return static_cast<int>(view_of(now).find("march")->number) == die;
  });
}
Scenario& Scenario::turning(std::string_view tile, std::string_view answer) {
  return steer({answer}, [&](const AnyState&, const std::vector<Event>& told) {
    for (const Event& event : told) {
      const std::string_view name = game().info().events[event.kind].name;
      if ((name == "chest_opened" || name == "seen") && tile_ids[event.args[1]] == tile)
        return true;
    }
    return false;
  });
}

Texts Scenario::kept(Seat seat) const {
  Texts all = list(seat, "scrolls");
  for (const std::string& object : list(seat, "objects")) all.push_back(object);
  return sorted(all);
}
std::string Scenario::content(std::string_view square) const {
  for (std::size_t i = 0; i < std::size(room_squares); ++i)
    if (room_squares[i] == square) return list("rooms").at(i);
  for (std::size_t i = 0; i < std::size(crypt_squares); ++i)
    if (crypt_squares[i] == square) return list("crypts").at(i);
  return {};
}

Texts Scenario::ends(std::string_view combination, Seat seat) {
  if (!offers(combination)) return {};
  const std::string from = at(seat);
  play(combination);
  if (asks("go")) return offered("go");
  return at(seat) == from ? Texts{} : Texts{at(seat)};
}

}  // namespace veillee::donjon
