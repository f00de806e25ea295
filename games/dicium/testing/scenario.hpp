// Scenarios of the dice games: a position as a file has it, with some members set by hand, is
// played on in notation; dice fall as the test wants them, by trying seeds; what came of it is read
// from the view. Nothing here knows how a game keeps its pieces. A game's own Scenario derives from
// it.
//
//   Scenario s;
//   s.hand("F3 F3 F1").turn_of(A);
//   s.play("play duel F3 F3").rolls({3, 5}, "engage 0");
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/json_print.hpp"

namespace veillee::dicium {

inline constexpr Seat A = 0, B = 1, C = 2, D = 3;

using Texts = std::vector<std::string>;

// "F1 F2" as its words.
inline Texts words_in(std::string_view text) {
  Texts all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) all.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return all;
}

// The same in alphabetical order, for comparing.
inline Texts sorted(Texts all) {
  std::sort(all.begin(), all.end());
  return all;
}
inline Texts sorted(std::string_view text) { return sorted(words_in(text)); }

inline std::string as_json(const Texts& all) {
  std::string text = "[";
  for (const std::string& one : all) {
    if (text.size() > 1) text += ',';
    text += one.empty() ? "null" : json::quoted(one);
  }
  return text + "]";
}

template <class Derived>
class DiceScenario {
 public:
  // The game's first position; `options` as for a table: "introduction=on".
  DiceScenario(const AnyGame& game, int seats, const Texts& options = {}) : game_(&game) {
    const Result<Setup> setup = game.setup(seats, options);
    EXPECT_TRUE(setup.ok()) << setup.refusal().sentence.en;
    now_ = game.start(*setup, 1);
    file_ = *json::read(game.write_position(Study(now_)));
    in_phase("throw", 0);
    for (const std::string_view key : {"dice", "kept", "spent", "paid"}) set(key, "[]");
    for (const std::string_view key : {"size", "actions"}) set(key, 0);
  }

  // ── Setting: before begin() ───────────────────────────────────────────────────────────────────

  // A member of the position, in JSON.
  Derived& set(std::string_view key, const std::string& value) {
    return put(*member(file_, "position"), key, value);
  }
  Derived& set(std::string_view key, int n) { return set(key, std::to_string(n)); }
  Derived& set_of(Seat seat, std::string_view key, const std::string& value) {
    return put(seat_of(seat), key, value);
  }

  // The active player's dice after the throws, in the Action phase with both actions left.
  Derived& hand(std::string_view dice) {
    dice_ = words_in(dice);
    size_ = static_cast<int>(dice_.size());
    return in_phase("action", 2);
  }
  // The same, but a re-roll is still to be decided.
  Derived& thrown(std::string_view dice, int throws = 1) {
    hand(dice);
    return in_phase("throw", throws);
  }
  // The rest of a hand of so many dice: the others were spent for an action.
  Derived& spent(std::string_view dice, std::string_view use) {
    const Texts gone = words_in(dice);
    size_ += static_cast<int>(gone.size());
    set("spent", as_json(gone));
    set("paid", as_json(Texts(gone.size(), std::string(use))));
    return set("actions", 1);
  }
  Derived& bonuses(Seat seat, std::string_view slots) {
    return set_of(seat, "bonuses", as_json(words_in(slots)));
  }
  Derived& reserve(Seat seat, std::string_view dice) {
    return set_of(seat, "reserve", as_json(words_in(dice)));
  }
  Derived& active_hand(Seat seat, int n) {
    fixed_hand_ = true;
    return set_of(seat, "hand", std::to_string(n));
  }
  Derived& turn(int n) {
    fixed_turn_ = true;
    return set("turn", n);
  }

  // Reads the position and goes on to the first question. When it begins with a throw, this seed
  // decides it.
  Derived& begin(Seat seat, int seed = 1) {
    const auto study = read(seat, seed);
    if (!study)
      ADD_FAILURE() << study.refusal().sentence.en << '\n' << json::print(file_);
    else
      now_ = study->now;
    return self();
  }
  // Why such a position is refused; empty when it is not.
  std::string begin_refused(Seat seat) {
    const auto study = read(seat, 1);
    return study ? "" : study.refusal().sentence.en;
  }
  // The same, at the beginning of a turn; the first throw gives these dice besides those kept.
  Derived& begin_throwing(Seat seat, std::string_view dice) {
    for (int seed = 1; seed < tries; ++seed) {
      begin(seat, seed);
      if (sorted(list("dice")) == sorted(dice)) return self();
    }
    ADD_FAILURE() << "no throw gives " << dice;
    return self();
  }

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  bool over() const { return game_->over(now_); }
  Seat decider() const { return game_->deciders(now_).first(); }
  std::string decision() const {
    return over() ? "over" : std::string(game_->info().decisions[game_->decision(now_)].name);
  }
  Texts options() const {
    Texts texts;
    if (over()) return texts;
    ActionList list;
    game_->legal(now_, decider(), list);
    for (const Action& action : list) texts.push_back(game_->print_action(action));
    return texts;
  }
  // What follows this verb in the options: the squares of "go", the faces of "play pair".
  Texts offered(std::string_view verb) const {
    Texts found;
    for (const std::string& option : options()) {
      if (option == verb) found.emplace_back();
      if (option.size() > verb.size() && option.starts_with(verb) && option[verb.size()] == ' ')
        found.push_back(option.substr(verb.size() + 1));
    }
    return sorted(found);
  }
  bool offers(std::string_view action) const {
    const Texts all = options();
    return std::find(all.begin(), all.end(), action) != all.end();
  }
  // Some option of this verb, whatever follows.
  bool asks(std::string_view verb) const { return !offered(verb).empty(); }
  // The clause with which this answer of the decider is refused; empty if it is legal.
  std::string refusal(std::string_view text) const {
    if (over() || offers(text)) return {};
    const Result<Action> action = game_->parse_action(text);
    EXPECT_TRUE(action.ok()) << text;
    if (!action) return {};
    const Refusal why = game_->why_not(now_, decider(), *action);
    EXPECT_FALSE(why.sentence.fr.empty() || why.sentence.en.empty()) << text;
    return std::string(why.clause);
  }

  Derived& play(std::string_view text) { return answer(decider(), text); }
  Derived& play(Seat seat, std::string_view text) {
    if (!over() && game_->deciders(now_).has(seat)) return answer(seat, text);
    ADD_FAILURE() << "at " << text << " it is not for seat " << seat_letters[seat] << " to decide";
    return self();
  }
  // The same, where the question may have had a single answer and was not put then.
  Derived& then(std::string_view text) {
    const std::string_view verb = text.substr(0, text.find(' '));
    return over() || !asks(verb) ? self() : play(text);
  }
  // Plays these answers one after the other, as then() does, so that the combat dice that fall
  // meanwhile show these numbers.
  Derived& rolls(std::initializer_list<int> dice, std::initializer_list<std::string_view> answers) {
    const std::vector<int> wanted(dice);
    return steer(answers, [&](const AnyState&, const std::vector<Event>& told) {
      return combat_dice(told) == wanted;
    });
  }
  Derived& rolls(std::initializer_list<int> dice, std::string_view answer) {
    return rolls(dice, {answer});
  }
  // Plays it so that the dice that lie there afterwards are these.
  Derived& throws(std::string_view dice, std::string_view answer) {
    const Texts wanted = sorted(dice);
    return steer({answer}, [&](const AnyState& state, const std::vector<Event>&) {
      return sorted(list_in(view_of(state), "dice")) == wanted;
    });
  }

  // ── What came of it ───────────────────────────────────────────────────────────────────────────

  int happened(std::string_view event) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [&](const Event& e) { return name_of(e) == event; }));
  }
  int happened(std::string_view event, Seat seat) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& e) {
      return e.seat == seat && name_of(e) == event;
    }));
  }
  // The events of these kinds in the order in which they happened.
  Texts order_of(std::set<std::string_view> kinds) const {
    Texts all;
    for (const Event& event : events)
      if (kinds.contains(name_of(event))) all.emplace_back(name_of(event));
    return all;
  }
  // The forces of attack and defence, in the order in which they were thrown.
  std::vector<int> forces() const {
    std::vector<int> all;
    for (const Event& event : events)
      if (name_of(event) == "attack_thrown" || name_of(event) == "defence_thrown")
        all.push_back(event.args[1]);
    return all;
  }

  json::Value view() const { return view_of(now_); }
  std::string text(std::string_view key) const { return text_of(find(view(), key)); }
  int number(std::string_view key) const { return number_of(find(view(), key)); }
  Texts list(std::string_view key) const { return list_in(view(), key); }
  int number(Seat seat, std::string_view key) const { return number_of(find(of(seat), key)); }
  std::string text(Seat seat, std::string_view key) const { return text_of(find(of(seat), key)); }
  Texts list(Seat seat, std::string_view key) const { return list_in(of(seat), key); }

  Texts dice() const { return sorted(list("dice")); }
  Texts bonuses(Seat seat) const { return sorted(list(seat, "bonuses")); }
  Texts reserve(Seat seat) const { return sorted(list(seat, "reserve")); }
  int hand_of(Seat seat) const { return number(seat, "hand"); }
  // Dice that lie in no hand and no reserve.
  int pool() const {
    std::size_t out = list("dice").size();
    for (Seat seat = 0; seat < seats(); ++seat) out += reserve(seat).size();
    return 11 - static_cast<int>(out);
  }
  Seat active() const { return static_cast<Seat>(text("active")[0] - 'A'); }
  std::uint8_t seats() const { return game_->setup_of(now_).seats; }

  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return now_; }

  std::vector<Event> events;

 protected:
  Derived& self() { return static_cast<Derived&>(*this); }

  auto read(Seat seat, int seed) {
    if (!fixed_turn_) set("turn", 1 + seat);
    set("active", json::quoted(seat_letters[seat]));
    if (size_ > 0) {
      set("dice", as_json(sorted(dice_)));
      set("size", size_);
      if (!fixed_hand_) set_of(seat, "hand", std::to_string(std::max(3, size_)));
    }
    set("random", "{\"seed\":\"0x" + hex(seed) + "\",\"drawn\":0}");
    return game_->read_position(json::print(file_));
  }

  static json::Value* member(json::Value& object, std::string_view key) {
    for (json::Member& one : object.members)
      if (one.name == key) return &one.value;
    ADD_FAILURE() << "positions have no " << key;
    static json::Value none;
    return &none;
  }
  json::Value& seat_of(Seat seat) {
    return member(*member(file_, "position"), "seats")->items.at(seat);
  }
  Derived& in_phase(std::string_view phase, int throws) {
    set("phase", json::quoted(phase));
    return set("throws", throws);
  }

  json::Value view_of(const AnyState& state) const { return *json::read(game_->view(state, A)); }

  // Plays these answers so that `wanted(state, events)` holds afterwards, by trying seeds.
  template <class Wanted>
  Derived& steer(std::initializer_list<std::string_view> answers, Wanted wanted) {
    const AnyState before = now_;
    for (int seed = 0; seed < tries; ++seed) {
      std::vector<Event> told;
      EventSink sink = collect_into(told);
      now_ = before;
      game_->reseed(now_, static_cast<std::uint64_t>(seed));
      for (const std::string_view text : answers) {
        if (over() || (text != *answers.begin() && !asks(text.substr(0, text.find(' '))))) continue;
        const auto action = legal_action(now_, decider(), text);
        if (!action) return refused(text);
        game_->apply(now_, decider(), *action, &sink);
      }
      if (!wanted(now_, told)) continue;
      events.insert(events.end(), told.begin(), told.end());
      EXPECT_EQ(game_->check(now_), "");
      return self();
    }
    now_ = before;
    ADD_FAILURE() << "chance never brings what is wanted after " << *answers.begin();
    return self();
  }

  json::Value file_;

 private:
  static constexpr int tries = 100000;

  static std::string hex(int n) {
    std::string text;
    for (; n > 0; n /= 16) text.insert(text.begin(), "0123456789abcdef"[n % 16]);
    return text.empty() ? "0" : text;
  }
  static const json::Value& find(const json::Value& object, std::string_view key) {
    const json::Value* found = object.find(key);
    EXPECT_NE(found, nullptr) << "views have no " << key;
    static const json::Value none;
    return found == nullptr ? none : *found;
  }
  static std::string text_of(const json::Value& value) { return value.string; }
  static int number_of(const json::Value& value) { return static_cast<int>(value.number); }
  static Texts list_in(const json::Value& object, std::string_view key) {
    Texts all;
    for (const json::Value& item : find(object, key).items) all.push_back(item.string);
    return all;
  }
  json::Value of(Seat seat) const { return find(view(), "seats").items.at(seat); }

  Derived& put(json::Value& object, std::string_view key, const std::string& value) {
    *member(object, key) = *json::read(value);
    return self();
  }

  std::string_view name_of(const Event& event) const {
    return game_->info().events[event.kind].name;
  }
  std::vector<int> combat_dice(const std::vector<Event>& happened) const {
    std::vector<int> dice;
    for (const Event& event : happened)
      if (name_of(event) == "attack_thrown" || name_of(event) == "defence_thrown")
        dice.push_back(event.args[0]);
    return dice;
  }

  // Nothing, when it is not legal; whether that is a failure the caller says.
  std::optional<Action> legal_action(const AnyState& state, Seat seat,
                                     std::string_view text) const {
    const Result<Action> action = game_->parse_action(text);
    if (!action) return {};
    ActionList list;
    game_->legal(state, seat, list);
    if (std::find(list.begin(), list.end(), *action) == list.end()) return {};
    return *action;
  }
  Derived& refused(std::string_view text) {
    std::string all;
    for (const std::string& option : options()) all += "\n  " + option;
    ADD_FAILURE() << text << " is not legal at " << decision() << "; the options are:" << all;
    return self();
  }
  Derived& answer(Seat seat, std::string_view text) {
    if (over()) return refused(text);
    const auto action = legal_action(now_, seat, text);
    if (!action) return refused(text);
    EventSink sink = collect_into(events);
    game_->apply(now_, seat, *action, &sink);
    EXPECT_EQ(game_->check(now_), "") << text;
    return self();
  }
  const AnyGame* game_;
  AnyState now_;
  Texts dice_;
  int size_ = 0;
  bool fixed_hand_ = false;
  bool fixed_turn_ = false;
};

}  // namespace veillee::dicium
