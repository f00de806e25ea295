#include "games/bomarzo/tests/scenario.hpp"

#include <sstream>

#include "engine/json_print.hpp"

namespace veillee::bomarzo {
namespace {

std::string as_json(const Texts& all) {
  std::string text = "[";
  for (const std::string& one : all) text += (text.size() > 1 ? "," : "") + json::quoted(one);
  return text + "]";
}

std::string joined(const json::Value& list) {
  std::string text;
  for (const json::Value& item : list.items)
    text += (text.empty() ? "" : " ") + (item.kind == json::Value::Kind::number
                                             ? std::to_string(item.number)
                                         : item.kind == json::Value::Kind::null ? "-"
                                                                                : item.string);
  return text;
}

const json::Value* member(const json::Value& object, std::string_view key) {
  return object.find(key);
}

json::Value* member(json::Value& object, std::string_view key) {
  for (json::Member& one : object.members)
    if (one.name == key) return &one.value;
  return nullptr;
}

bool holds(const Texts& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

Texts words_in(std::string_view text) {
  std::istringstream in{std::string(text)};
  Texts all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

Texts sorted(Texts texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

Scenario::Scenario(int seats, const Texts& options) {
  const Result<Setup> setup = game().setup(seats, options);
  EXPECT_TRUE(setup.ok());
  state = bomarzo::start(options_from<Options>(*setup), 1);
  State empty = empty_board(Bomarzo::options_of(state));
  empty.phase = Phase::action;
  for (std::uint8_t i = 0; i < deity_count; ++i) empty.deity_at[i] = i;
  for (std::size_t i = 0; i < empty.tokens.size(); ++i)
    empty.tokens[i] = static_cast<std::uint8_t>(i < 4 ? 0 : i - 3);
  json::Writer out;
  out.begin_object();
  out.member("game", game().info().id);
  out.member("players", seats);
  out.key("options");
  out.begin_object();
  for (std::size_t i = 0; i < game().info().options.size(); ++i)
    out.member(game().info().options[i].id, game().info().options[i].values[setup->values[i]].id);
  out.end_object();
  PositionIo io(out);
  io.object("position", [&] { Bomarzo::describe(io, empty); });
  out.end_object();
  file_ = *json::read(out.text());
}

Scenario Scenario::from_start(int seats, const Texts& options, std::uint64_t seed) {
  Scenario s(seats, options);
  s.state = bomarzo::start(Bomarzo::options_of(s.state), seed);
  return s;
}

// ── Setting ─────────────────────────────────────────────────────────────────────────────────────

json::Value& Scenario::position() { return *member(file_, "position"); }
json::Value& Scenario::seat_object(Seat seat) {
  return member(position(), "seats")->items.at(seat);
}

Scenario& Scenario::put(json::Value& object, std::string_view key, const std::string& text) {
  const Result<json::Value> value = json::read(text);
  EXPECT_TRUE(value.ok()) << text;
  if (json::Value* there = member(object, key))
    *there = *value;
  else
    object.members.push_back({std::string(key), *value});
  return *this;
}
Scenario& Scenario::set(std::string_view key, const std::string& text) {
  return put(position(), key, text);
}
Scenario& Scenario::set_of(Seat seat, std::string_view key, const std::string& text) {
  return put(seat_object(seat), key, text);
}

Scenario& Scenario::season(int n) { return set("season", std::to_string(n)); }
Scenario& Scenario::phase(std::string_view phase) { return set("phase", json::quoted(phase)); }
Scenario& Scenario::first_player(Seat seat) {
  if (!fixed_active_) set("active", json::quoted(seat_letters[seat]));
  return set("first_player", json::quoted(seat_letters[seat]));
}
Scenario& Scenario::active(Seat seat) {
  fixed_active_ = true;
  return set("active", json::quoted(seat_letters[seat]));
}
Scenario& Scenario::passes(int n) { return set("passes", std::to_string(n)); }

Scenario& Scenario::cubes(Seat seat, int foods, int coins, int wines) {
  return set_of(seat, "cubes",
                "{\"food\":" + std::to_string(foods) + ",\"coin\":" + std::to_string(coins) +
                    ",\"wine\":" + std::to_string(wines) + "}");
}
Scenario& Scenario::worker(Seat seat, std::string_view lane, int space) {
  return put(*member(seat_object(seat), "workers"), lane, std::to_string(space));
}
Scenario& Scenario::track(Seat seat, std::string_view track, int space) {
  if (space == track_top) arrived_[index_in(track_ids, track)].emplace_back(seat_letters[seat]);
  return put(*member(seat_object(seat), "tracks"), track, std::to_string(space));
}
Scenario& Scenario::claimed(std::string_view track, int space, Seat seat) {
  json::Value& symbols = *member(*member(*member(position(), "tracks"), track), "symbols");
  symbols.items.at(space == 4 ? 0 : 1) = *json::read(json::quoted(seat_letters[seat]));
  return *this;
}
Scenario& Scenario::vp(Seat seat, int n) { return set_of(seat, "vp", std::to_string(n)); }

Scenario& Scenario::cards_of(Seat seat, std::string_view key, std::string_view cards) {
  return set_of(seat, key, as_json(words_in(cards)));
}
Scenario& Scenario::hand(Seat seat, std::string_view cards) {
  return cards_of(seat, "hand", cards);
}
Scenario& Scenario::level1(Seat seat, std::string_view cards) {
  return cards_of(seat, "level1", cards);
}
Scenario& Scenario::level2(Seat seat, std::string_view cards) {
  return cards_of(seat, "level2", cards);
}
Scenario& Scenario::rotated(Seat seat, std::string_view cards) {
  return cards_of(seat, "rotated", cards);
}
Scenario& Scenario::under(Seat seat, std::string_view deity, std::string_view cards) {
  return put(*member(seat_object(seat), "under"), deity, as_json(words_in(cards)));
}
Scenario& Scenario::discard(std::string_view cards) {
  return set("discard", as_json(words_in(cards)));
}
Scenario& Scenario::top(std::string_view card) {
  top_ = card;
  return *this;
}
Scenario& Scenario::pile(std::string_view cards, Seat holder) {
  pile_ = words_in(cards);
  pile_holder_ = holder;
  return *this;
}
Scenario& Scenario::pantheon(std::string_view deities) {
  return set("pantheon", as_json(words_in(deities)));
}
Scenario& Scenario::mossy(std::string_view deities) {
  for (const std::string& id : words_in(deities))
    put(*member(*member(position(), "deities"), id), "mossy", "true");
  return *this;
}
Scenario& Scenario::deity(std::string_view deity, int foods, int coins, int wines,
                          std::string_view pawns) {
  json::Value& d = *member(*member(position(), "deities"), deity);
  put(d, "food", std::to_string(foods));
  put(d, "coin", std::to_string(coins));
  put(d, "wine", std::to_string(wines));
  return put(d, "pawns", as_json(words_in(pawns)));
}
Scenario& Scenario::zone(std::string_view zone, std::string_view pawns) {
  return put(*member(position(), "zones"), zone, as_json(words_in(pawns)));
}
Scenario& Scenario::tokens(std::string_view colours) {
  return set("tokens", as_json(words_in(colours)));
}
Scenario& Scenario::adoration(Seat seat, std::string_view deities) {
  return set_of(seat, "adoration", as_json(words_in(deities)));
}
Scenario& Scenario::returned(Seat seat, std::string_view deities) {
  return set_of(seat, "returned", as_json(words_in(deities)));
}

Texts Scenario::placed() const {
  Texts all;
  const json::Value& where = *member(file_, "position");
  const auto take = [&](const json::Value* list) {
    if (list != nullptr)
      for (const json::Value& item : list->items) all.push_back(item.string);
  };
  take(member(where, "discard"));
  for (const json::Value& seat : member(where, "seats")->items) {
    for (const char* key : {"hand", "level1", "level2", "rotated"}) take(member(seat, key));
    for (const json::Member& one : member(seat, "under")->members) take(&one.value);
  }
  return all;
}

Result<Study> Scenario::read() {
  for (std::uint8_t track = 0; track < track_count; ++track)
    if (!arrived_[track].empty())
      put(*member(*member(position(), "tracks"), track_ids[track]), "arrived",
          as_json(arrived_[track]));
  if (pile_holder_ >= 0) {
    Texts held;
    for (const json::Value& item :
         member(seat_object(static_cast<Seat>(pile_holder_)), "hand")->items)
      held.push_back(item.string);
    const Texts elsewhere = placed();
    for (const std::string_view id : card_ids)
      if (!holds(elsewhere, std::string(id)) && !holds(pile_, std::string(id)))
        held.emplace_back(id);
    set_of(static_cast<Seat>(pile_holder_), "hand", as_json(held));
    top_ = pile_.empty() ? "" : pile_.front();
  } else if (top_.empty()) {
    const Texts elsewhere = placed();
    for (const std::string_view id : card_ids)
      if (!holds(elsewhere, std::string(id))) top_ = id;
  }
  set("top", top_.empty() ? "null" : json::quoted(top_));
  return game().read_position(json::print(file_));
}

Scenario& Scenario::begin(std::uint64_t seed) {
  const Result<Study> study = read();
  if (!study) {
    ADD_FAILURE() << study.refusal().sentence.en << '\n' << json::print(file_);
    return *this;
  }
  // From the quiet position on, so that its events are heard.
  state = open_state<State>(study->quiet);
  state.rng = Rng(seed);
  return ScenarioOf::begin();
}

std::string Scenario::refused() {
  const Result<Study> study = read();
  return study ? std::string() : study.refusal().sentence.en;
}

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

std::string Scenario::decision() const {
  return over() ? "over" : std::string(Bomarzo::info().decisions[state.pending.decision].name);
}

Scenario& Scenario::until(std::string_view wanted) {
  for (int i = 0; i < 2000 && !over() && decision() != wanted; ++i) play(options().front());
  EXPECT_EQ(decision(), wanted);
  return *this;
}

json::Value Scenario::view(Viewer viewer) const {
  return *json::read(view_text<Bomarzo>(state, viewer));
}

json::Value Scenario::at(std::string_view path, Viewer viewer) const {
  json::Value here = view(viewer);
  std::istringstream parts{std::string(path)};
  for (std::string part; std::getline(parts, part, '.');) {
    const bool index = here.kind == json::Value::Kind::array;
    const json::Value* next = nullptr;
    if (index && static_cast<std::size_t>(std::stoi(part)) < here.items.size())
      next = &here.items[static_cast<std::size_t>(std::stoi(part))];
    if (!index) next = here.find(part);
    if (next == nullptr) {
      ADD_FAILURE() << "the view has no " << path;
      return {};
    }
    here = json::Value(*next);
  }
  return here;
}
int Scenario::number_at(std::string_view path, Viewer viewer) const {
  return static_cast<int>(at(path, viewer).number);
}
std::string Scenario::text_at(std::string_view path, Viewer viewer) const {
  return at(path, viewer).string;
}
std::string Scenario::list_at(std::string_view path, Viewer viewer) const {
  return joined(at(path, viewer));
}
bool Scenario::has(std::string_view path, Viewer viewer) const {
  json::Value here = view(viewer);
  std::istringstream parts{std::string(path)};
  for (std::string part; std::getline(parts, part, '.');) {
    const json::Value* next = nullptr;
    if (here.kind == json::Value::Kind::array) {
      const auto i = static_cast<std::size_t>(std::stoi(part));
      if (i < here.items.size()) next = &here.items[i];
    } else {
      next = here.find(part);
    }
    if (next == nullptr) return false;
    here = json::Value(*next);
  }
  return true;
}

int Scenario::number(Seat seat, std::string_view key) const {
  return number_at("seats." + std::to_string(seat) + "." + std::string(key), seat);
}
std::string Scenario::text(std::string_view key) const { return text_at(key); }

namespace {
std::string three(const json::Value& cubes) {
  std::string text;
  for (const std::string_view id : resource_ids)
    text += (text.empty() ? "" : " ") + std::to_string(cubes.find(id)->number);
  return text;
}
}  // namespace

std::string Scenario::stock(Seat seat) const {
  return three(at("seats." + std::to_string(seat) + ".cubes"));
}
std::string Scenario::on(std::string_view deity) const {
  return three(at("deities." + std::string(deity)));
}
std::string Scenario::supply() const { return three(at("supply")); }
std::string Scenario::pawns(std::string_view deity) const {
  return list_at("deities." + std::string(deity) + ".pawns");
}
int Scenario::track_of(Seat seat, std::string_view track) const {
  return number_at("seats." + std::to_string(seat) + ".tracks." + std::string(track));
}
int Scenario::worker_of(Seat seat, std::string_view lane) const {
  return number_at("seats." + std::to_string(seat) + ".workers." + std::string(lane));
}
std::string Scenario::cards(Seat seat, std::string_view key) const {
  return list_at("seats." + std::to_string(seat) + "." + std::string(key), seat);
}
std::string Scenario::discard_pile() const { return list_at("discard"); }
int Scenario::pile_size() const { return number_at("pile"); }

std::string Scenario::order_of(const Texts& kinds) const {
  std::string text;
  for (const Event& event : events) {
    const std::string name(Bomarzo::info().events[event.kind].name);
    if (holds(kinds, name)) text += (text.empty() ? "" : " ") + name;
  }
  return text;
}

}  // namespace veillee::bomarzo
