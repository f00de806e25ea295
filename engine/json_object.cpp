#include "engine/json_object.hpp"

#include <algorithm>

#include "engine/hash.hpp"

namespace veillee::json {

Object::Object(const Value& value, std::optional<Phrase>& wrong, Lines lines)
    : value_(&value), wrong_(&wrong), lines_(lines) {
  if (value.kind != Value::Kind::object)
    this->wrong({"ce n’est pas un objet JSON", "this is not a JSON object"});
}

void Object::complain(int line, Phrase what) {
  if (!good()) return;
  *wrong_ = lines_ == Lines::said && line > 0
                ? say({"ligne {0} : {1}", "line {0}: {1}"}, {veillee::number(line), what})
                : std::move(what);
}

void Object::wrong(Words words, std::initializer_list<Phrase> arguments) {
  complain(value_->line, say(words, arguments));
}

void Object::wrong_at(std::string_view name, Words words, std::initializer_list<Phrase> arguments) {
  const Value* member = value_->find(name);
  complain(member == nullptr ? value_->line : member->line, say(words, arguments));
}

void Object::wrong_kind(std::string_view name) {
  if (has(name))
    wrong_at(name, {"« {0} » n’est pas de la bonne sorte", "\"{0}\" is not of the right kind"},
             {verbatim(name)});
  else
    wrong({"« {0} » manque", "\"{0}\" is missing"}, {verbatim(name)});
}

const Value* Object::member(std::string_view name, Value::Kind kind) {
  const Value* found = value_->find(name);
  if (found != nullptr && found->kind == kind) return found;
  wrong_kind(name);
  return nullptr;
}

std::string Object::text(std::string_view name, std::size_t least, std::size_t most) {
  const Value* value = member(name, Value::Kind::string);
  if (value == nullptr) return {};
  if (value->string.size() < least) {
    wrong_at(name, {"« {0} » est vide ou trop court", "\"{0}\" is empty or too short"},
             {verbatim(name)});
    return {};
  }
  if (value->string.size() > most) {
    wrong_at(name, {"« {0} » est trop long", "\"{0}\" is too long"}, {verbatim(name)});
    return {};
  }
  return value->string;
}

std::int64_t Object::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const Value* value = member(name, Value::Kind::number);
  if (value == nullptr) return least;
  if (value->number >= least && value->number <= most) return value->number;
  if (most == largest)
    wrong_kind(name);
  else
    wrong_at(
        name,
        {"« {0} » doit être un nombre de {1} à {2}", "\"{0}\" must be a number from {1} to {2}"},
        {verbatim(name), veillee::number(least), veillee::number(most)});
  return least;
}

bool Object::flag(std::string_view name) {
  const Value* value = member(name, Value::Kind::boolean);
  return value != nullptr && value->boolean;
}

Seat Object::seat(std::string_view name, std::size_t seats) {
  return static_cast<Seat>(
      word(name, std::span(seat_letters).first(std::min<std::size_t>(seats, max_seats))));
}

SeatSet Object::seats(std::string_view name, std::size_t seats) {
  SeatSet set;
  for (const Value& item : list(name)) {
    const std::optional<Seat> seat = seat_of(item.string, seats);
    if (!seat) {
      wrong_kind(name);
      return {};
    }
    set.add(*seat);
  }
  return set;
}

std::size_t Object::word(std::string_view name, std::span<const std::string_view> words) {
  const Value* value = member(name, Value::Kind::string);
  if (value == nullptr) return 0;
  const auto found = std::find(words.begin(), words.end(), value->string);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  std::string possible;
  for (const std::string_view each : words)
    possible += (possible.empty() ? "" : " ") + std::string(each);
  wrong_at(name, {"« {0} » doit être parmi {1}", "\"{0}\" must be one of {1}"},
           {verbatim(name), verbatim(possible)});
  return 0;
}

std::uint64_t Object::hex(std::string_view name) {
  const Value* value = member(name, Value::Kind::string);
  if (value == nullptr) return 0;
  const std::optional<std::uint64_t> n = from_hex(value->string);
  if (!n)
    wrong_at(name,
             {"« {0} » doit être 0x et 16 chiffres hexadécimaux",
              "\"{0}\" must be 0x and 16 hexadecimal digits"},
             {verbatim(name)});
  return n.value_or(0);
}

std::span<const Value> Object::list(std::string_view name) {
  const Value* value = member(name, Value::Kind::array);
  return value == nullptr ? std::span<const Value>() : std::span<const Value>(value->items);
}

Object Object::object(std::string_view name) {
  static const Value nothing = [] {
    Value empty;
    empty.kind = Value::Kind::object;
    return empty;
  }();
  const Value* value = member(name, Value::Kind::object);
  return {value == nullptr ? nothing : *value, *wrong_, lines_};
}

void Object::only(std::initializer_list<std::string_view> names) {
  for (const auto& [key, value] : value_->members)
    if (std::find(names.begin(), names.end(), key) == names.end())
      wrong_at(key, {"« {0} » n’a pas sa place ici", "\"{0}\" does not belong here"},
               {verbatim(key)});
}

}  // namespace veillee::json
