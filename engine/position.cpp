#include "engine/position.hpp"

#include <algorithm>
#include <charconv>

#include "engine/action.hpp"
#include "engine/notation.hpp"

namespace veillee {
namespace {

using Kind = json::Value::Kind;

Phrase kind_name(Kind kind) {
  switch (kind) {
    case Kind::number: return phrase({"un nombre", "a number"});
    case Kind::string: return phrase({"un texte", "a text"});
    case Kind::array: return phrase({"une liste", "a list"});
    case Kind::object: return phrase({"un objet", "an object"});
    case Kind::boolean: return phrase({"vrai ou faux (true, false)", "true or false"});
    case Kind::null: break;
  }
  return phrase({"rien", "nothing"});
}

Phrase size_of(std::size_t size) { return number(size); }

std::string joined(std::span<const std::string_view> names) {
  std::string all;
  for (const std::string_view name : names) {
    if (!all.empty()) all += ' ';
    all += name;
  }
  return all;
}

std::optional<std::uint8_t> index_of(const json::Value& value,
                                     std::span<const std::string_view> names) {
  if (value.kind != Kind::string) return {};
  const auto found = std::find(names.begin(), names.end(), value.string);
  if (found == names.end()) return {};
  return static_cast<std::uint8_t>(found - names.begin());
}

// Without zeros at the front.
std::string short_hex(std::uint64_t n) {
  char buffer[17] = {};
  const auto [end, error] = std::to_chars(buffer, buffer + 16, n, 16);
  return "0x" + std::string(buffer, end);
}

}  // namespace

// ── Reading: where it is, and what is wrong there ───────────────────────────────────────────────

void PositionIo::refuse_at(int line, Phrase sentence) {
  if (refusal_) return;
  refusal_ = Refusal{say({"ligne {0} : {1}", "line {0}: {1}"}, {veillee::number(line), sentence})};
}

void PositionIo::refuse(std::string_view key, Words words,
                        std::initializer_list<Phrase> arguments) {
  const json::Value& object = *at_.back().value;
  const json::Value* value = object.find(key);
  refuse_at(value != nullptr ? value->line : object.line, say(words, arguments));
}

void PositionIo::refuse_leftovers() {
  const auto& [object, read] = at_.back();
  for (const auto& [key, value] : object->members)
    if (std::find(read.begin(), read.end(), key) == read.end())
      refuse_at(value.line,
                say({"« {0} » est inconnu ici", "\"{0}\" is not known here"}, {verbatim(key)}));
}

const json::Value* PositionIo::field(std::string_view key, Kind kind) {
  if (refusal_) return nullptr;
  const json::Value& object = *at_.back().value;
  at_.back().read.push_back(key);
  const json::Value* value = object.find(key);
  if (value == nullptr) {
    refuse_at(object.line, say({"« {0} » manque", "\"{0}\" is missing"}, {verbatim(key)}));
    return nullptr;
  }
  if (value->kind != kind) {
    refuse_at(value->line, say({"« {0} » doit être {1}", "\"{0}\" must be {1}"},
                               {verbatim(key), kind_name(kind)}));
    return nullptr;
  }
  return value;
}

bool PositionIo::is_null(std::string_view key) {
  const json::Value* value = at_.back().value->find(key);
  if (value == nullptr || value->kind != Kind::null) return false;
  at_.back().read.push_back(key);
  return true;
}

bool PositionIo::has(std::string_view key, bool now) const {
  if (!reading()) return now;
  return !refusal_ && at_.back().value->find(key) != nullptr;
}

const json::Value* PositionIo::list(std::string_view key) {
  return has(key, false) ? field(key, Kind::array) : nullptr;
}

void PositionIo::end(std::initializer_list<std::string_view> known) {
  at_.back().read.insert(at_.back().read.end(), known);
  refuse_leftovers();
}

std::uint8_t PositionIo::length(std::string_view key, std::uint8_t most) {
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return 0;
  if (value->items.size() <= most) return static_cast<std::uint8_t>(value->items.size());
  refuse_at(value->line, say({"« {0} » est trop long, {1} au plus possible",
                              "\"{0}\" is too long, at most {1} possible"},
                             {verbatim(key), veillee::number(most)}));
  return 0;
}

// ── Pieces ──────────────────────────────────────────────────────────────────────────────────────

void PositionIo::number_field(std::string_view key, long long& n, long long least, long long most) {
  if (hides()) return;
  if (!reading()) return out_->member(key, n);
  const json::Value* value = field(key, Kind::number);
  if (value == nullptr) return;
  if (value->number < least || value->number > most)
    return refuse_at(value->line, say({"« {0} » vaut {1}, possible : {2} à {3}",
                                       "\"{0}\" is {1}, possible: {2} to {3}"},
                                      {verbatim(key), veillee::number(value->number),
                                       veillee::number(least), veillee::number(most)}));
  n = value->number;
}

void PositionIo::numbers(std::string_view key, std::span<std::uint8_t> list, int least, int most) {
  if (hides()) return;
  if (!reading()) return out_->numbers(key, list);
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return;
  if (value->items.size() != list.size())
    return refuse_at(value->line,
                     say({"« {0} » doit avoir {1} nombres", "\"{0}\" must have {1} numbers"},
                         {verbatim(key), size_of(list.size())}));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const json::Value& item = value->items[i];
    if (item.kind != Kind::number || item.number < least || item.number > most)
      return refuse_at(item.line, say({"« {0} » : le nombre n° {1} doit être de {2} à {3}",
                                       "\"{0}\": number {1} must be from {2} to {3}"},
                                      {verbatim(key), size_of(i + 1), veillee::number(least),
                                       veillee::number(most)}));
    list[i] = static_cast<std::uint8_t>(item.number);
  }
}

void PositionIo::counts(std::string_view key, std::span<std::uint8_t> list,
                        std::span<const std::string_view> names, int least, int most) {
  object(key, [&] {
    for (std::size_t i = 0; i < list.size(); ++i) number(names[i], list[i], least, most);
  });
}

void PositionIo::flag(std::string_view key, std::uint8_t& on) {
  if (hides()) return;
  if (!reading()) return out_->member(key, on != 0);
  if (const json::Value* value = field(key, Kind::boolean)) on = value->boolean ? 1 : 0;
}

void PositionIo::name(std::string_view key, std::uint8_t& index,
                      std::span<const std::string_view> names, bool may_be_null) {
  if (hides()) return;
  if (!reading()) {
    out_->key(key);
    return index < names.size() ? out_->value(names[index]) : out_->null();
  }
  if (may_be_null && !refusal_ && is_null(key)) {
    index = no_arg;
    return;
  }
  const json::Value* value = field(key, Kind::string);
  if (value == nullptr) return;
  const auto found = index_of(*value, names);
  if (!found)
    return refuse_at(value->line,
                     say({"« {0} » : « {1} » est inconnu, possible : {2}",
                          "\"{0}\": \"{1}\" is not known, possible: {2}"},
                         {verbatim(key), verbatim(value->string), verbatim(joined(names))}));
  index = *found;
}

void PositionIo::names(std::string_view key, std::span<std::uint8_t> list,
                       std::span<const std::string_view> names, bool may_be_null) {
  if (hides()) return;
  if (!reading()) {
    std::string all = "[";
    for (const std::uint8_t index : list) {
      if (all.size() > 1) all += out_->comma();
      all += index < names.size() ? json::quoted(names[index]) : "null";
    }
    out_->key(key);
    return out_->raw(all + "]");
  }
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return;
  if (value->items.size() != list.size())
    return refuse_at(value->line,
                     say({"« {0} » doit avoir {1} noms", "\"{0}\" must have {1} names"},
                         {verbatim(key), size_of(list.size())}));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const json::Value& item = value->items[i];
    const auto found = may_be_null && item.kind == Kind::null ? no_arg : index_of(item, names);
    if (!found)
      return refuse_at(item.line, say({"« {0} » : le nom n° {1} doit être parmi {2}",
                                       "\"{0}\": name {1} must be one of {2}"},
                                      {verbatim(key), size_of(i + 1), verbatim(joined(names))}));
    list[i] = *found;
  }
}

void PositionIo::seat_set(std::string_view key, SeatSet& set, std::uint8_t seats) {
  BoundedList<std::uint8_t, max_seats> list;
  for (const Seat seat : set) list.push_back(seat);
  names(key, list, std::span(seat_letters).first(seats));
  if (!reading()) return;
  set = {};
  for (const Seat seat : list) set.add(seat);
}

void PositionIo::random(std::string_view key, Rng& rng) {
  object(key, [&] {
    if (!reading()) {
      out_->member("seed", short_hex(rng.seed));
    } else if (const json::Value* value = field("seed", Kind::string)) {
      const std::string& text = value->string;
      const char* end = text.data() + text.size();
      const bool marked = text.starts_with("0x") && text.size() > 2;
      const auto parsed = marked ? std::from_chars(text.data() + 2, end, rng.seed, 16)
                                 : std::from_chars_result{end, std::errc::invalid_argument};
      if (parsed.ec != std::errc{} || parsed.ptr != end)
        refuse_at(value->line, phrase({"« seed » doit être un nombre hexadécimal comme 0x1f",
                                       "\"seed\" must be a hexadecimal number such as 0x1f"}));
    }
    number("drawn", rng.drawn, 0, 1LL << 40);
  });
}

// ── Groups of pieces ────────────────────────────────────────────────────────────────────────────

bool PositionIo::enter(std::string_view key) {
  if (hides()) return false;
  if (!reading()) {
    out_->key(key);
    out_->begin_object();
    return true;
  }
  const json::Value* value = field(key, Kind::object);
  if (value == nullptr) return false;
  at_.push_back({value, {}});
  return true;
}

void PositionIo::leave() {
  if (!reading()) return out_->end_object();
  refuse_leftovers();
  at_.pop_back();
}

bool PositionIo::enter_list(std::string_view key, std::size_t items) {
  if (hides()) return false;
  if (!reading()) {
    out_->key(key);
    out_->begin_array();
    return true;
  }
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return false;
  if (value->items.size() != items) {
    refuse_at(value->line, say({"« {0} » : il faut {1} places, il y en a {2}",
                                "\"{0}\": {1} seats are needed, there are {2}"},
                               {verbatim(key), size_of(items), size_of(value->items.size())}));
    return false;
  }
  at_.push_back({value, {}});
  return true;
}

void PositionIo::leave_list() {
  if (!reading()) return out_->end_array();
  at_.pop_back();
}

bool PositionIo::enter_item(Seat seat) {
  const std::string_view letter = seat_letters[seat];
  if (!reading()) {
    out_->begin_object();
    out_->member("seat", letter);
    return true;
  }
  if (refusal_) return false;
  const json::Value& item = at_.back().value->items[seat];
  const json::Value* named = item.find("seat");
  if (named == nullptr || named->string != letter) {
    refuse_at(item.line, say({"ici doit venir la place {0}, avec « seat »",
                              "here comes the seat {0}, with \"seat\""},
                             {verbatim(letter)}));
    return false;
  }
  at_.push_back({&item, {"seat"}});
  return true;
}

void write_seats(json::Writer& out, std::string_view key, SeatSet seats) {
  out.key(key);
  out.begin_array();
  for (const Seat seat : seats) out.value(seat_letters[seat]);
  out.end_array();
}

}  // namespace veillee
