#include "engine/position.hpp"

#include <algorithm>
#include <charconv>

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

std::string joined(std::span<const std::string_view> names) {
  std::string all;
  for (const std::string_view name : names) {
    if (!all.empty()) all += ' ';
    all += name;
  }
  return all;
}

std::optional<std::uint8_t> index_of(std::string_view name,
                                     std::span<const std::string_view> names) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return {};
  return static_cast<std::uint8_t>(found - names.begin());
}

std::string hex(std::uint64_t n) {
  char buffer[17] = {};
  const auto [end, error] = std::to_chars(buffer, buffer + 16, n, 16);
  return "0x" + std::string(buffer, end);
}

}  // namespace

void PositionIo::refuse_at(int line, Phrase sentence) {
  if (refusal_) return;
  refusal_ = Refusal{say({"ligne {0} : {1}", "line {0}: {1}"}, {veillee::number(line), sentence})};
}

void PositionIo::refuse(std::string_view key, Words words,
                        std::initializer_list<Phrase> arguments) {
  const json::Value* value = at_.empty() ? nullptr : at_.back()->find(key);
  refuse_at(value != nullptr ? value->line
            : at_.empty()    ? 0
                             : at_.back()->line,
            say(words, arguments));
}

const json::Value* PositionIo::field(std::string_view key, Kind kind) {
  if (refusal_) return nullptr;
  const json::Value& object = *at_.back();
  if (!read_.empty()) read_.back().push_back(key);
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

bool PositionIo::enter(std::string_view key, Kind kind) {
  if (!reading()) {
    writer_->key(key);
    writer_->begin_object();
    return true;
  }
  const json::Value* value = field(key, kind);
  if (value == nullptr) return false;
  at_.push_back(value);
  read_.emplace_back();
  return true;
}

void PositionIo::leave() {
  if (!reading()) {
    writer_->end_object();
    return;
  }
  for (const auto& [key, value] : at_.back()->members)
    if (!refusal_ && std::find(read_.back().begin(), read_.back().end(), key) == read_.back().end())
      refuse_at(value.line,
                say({"« {0} » est inconnu ici", "\"{0}\" is not known here"}, {verbatim(key)}));
  at_.pop_back();
  read_.pop_back();
}

void PositionIo::number_field(std::string_view key, long long& n, long long least, long long most) {
  if (!reading()) return writer_->member(key, n);
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
  if (!reading()) return writer_->numbers(key, list);
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return;
  if (value->items.size() != list.size())
    return refuse_at(value->line,
                     say({"« {0} » doit avoir {1} nombres", "\"{0}\" must have {1} numbers"},
                         {verbatim(key), veillee::number(static_cast<int>(list.size()))}));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const json::Value& item = value->items[i];
    if (item.kind != Kind::number || item.number < least || item.number > most)
      return refuse_at(item.line, say({"« {0} » : le nombre n° {1} doit être de {2} à {3}",
                                       "\"{0}\": number {1} must be from {2} to {3}"},
                                      {verbatim(key), veillee::number(static_cast<int>(i) + 1),
                                       veillee::number(least), veillee::number(most)}));
    list[i] = static_cast<std::uint8_t>(item.number);
  }
}

void PositionIo::name(std::string_view key, std::uint8_t& index,
                      std::span<const std::string_view> names, bool may_be_null) {
  if (!reading()) {
    writer_->key(key);
    if (index < names.size())
      writer_->value(names[index]);
    else
      writer_->null();
    return;
  }
  if (may_be_null && !refusal_) {
    const json::Value* value = at_.back()->find(key);
    if (value != nullptr && value->kind == Kind::null) {
      if (!read_.empty()) read_.back().push_back(key);
      index = no_arg;
      return;
    }
  }
  const json::Value* value = field(key, Kind::string);
  if (value == nullptr) return;
  const auto found = index_of(value->string, names);
  if (!found)
    return refuse_at(value->line,
                     say({"« {0} » : « {1} » est inconnu, possible : {2}",
                          "\"{0}\": \"{1}\" is not known, possible: {2}"},
                         {verbatim(key), verbatim(value->string), verbatim(joined(names))}));
  index = *found;
}

void PositionIo::names(std::string_view key, std::span<std::uint8_t> list,
                       std::span<const std::string_view> names) {
  if (!reading()) {
    std::string all;
    for (const std::uint8_t index : list) {
      if (!all.empty()) all += ", ";
      all += json::quoted(index < names.size() ? names[index] : "?");
    }
    writer_->key(key);
    return writer_->raw("[" + all + "]");
  }
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return;
  if (value->items.size() != list.size())
    return refuse_at(value->line,
                     say({"« {0} » doit avoir {1} noms", "\"{0}\" must have {1} names"},
                         {verbatim(key), veillee::number(static_cast<int>(list.size()))}));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const json::Value& item = value->items[i];
    const auto found = item.kind == Kind::string ? index_of(item.string, names) : std::nullopt;
    if (!found)
      return refuse_at(item.line, say({"« {0} » : le nom n° {1} doit être parmi {2}",
                                       "\"{0}\": name {1} must be one of {2}"},
                                      {verbatim(key), veillee::number(static_cast<int>(i) + 1),
                                       verbatim(joined(names))}));
    list[i] = *found;
  }
}

std::uint8_t PositionIo::length(std::string_view key, std::uint8_t most) {
  const json::Value* value = field(key, Kind::array);
  if (value == nullptr) return 0;
  if (value->items.size() <= most) return static_cast<std::uint8_t>(value->items.size());
  refuse_at(value->line, say({"« {0} » est trop long", "\"{0}\" is too long"}, {verbatim(key)}));
  return 0;
}

void PositionIo::flag(std::string_view key, std::uint8_t& on) {
  if (!reading()) return writer_->member(key, on != 0);
  if (const json::Value* value = field(key, Kind::boolean)) on = value->boolean ? 1 : 0;
}

void PositionIo::seats(std::string_view key, SeatSet& seats) {
  if (!reading()) {
    std::string letters;
    for (const Seat seat : seats) letters += seat_letters[seat];
    return writer_->member(key, letters);
  }
  const json::Value* value = field(key, Kind::string);
  if (value == nullptr) return;
  seats = {};
  for (const char letter : value->string) {
    const auto seat = index_of({&letter, 1}, seat_letters);
    if (!seat)
      return refuse_at(
          value->line,
          say({"« {0} » : sièges A à D seulement", "\"{0}\": seats A to D only"}, {verbatim(key)}));
    seats.add(*seat);
  }
}

void PositionIo::random(std::string_view key, Rng& rng) {
  object(key, [&] {
    if (!reading()) {
      writer_->member("seed", hex(rng.seed));
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

void PositionIo::action(std::string_view key, Action& action, Notation notation) {
  if (!reading()) return writer_->member(key, print(notation, action));
  const json::Value* value = field(key, Kind::string);
  if (value == nullptr) return;
  const Result<Action> parsed = parse(notation, value->string);
  if (!parsed) return refuse_at(value->line, parsed.refusal().sentence);
  action = *parsed;
}

void PositionIo::frame_list(std::span<Frame> frames, std::uint8_t& size,
                            std::span<const FlowSpec> flows) {
  const auto describe_frame = [&](Frame& frame) {
    std::vector<std::string_view> flow_names;
    for (const FlowSpec& flow : flows) flow_names.push_back(flow.name);
    name("flow", frame.flow, flow_names);
    if (frame.flow >= flows.size()) return;
    name("step", frame.step, flows[frame.flow].steps);
    for (std::size_t i = 0; i < flows[frame.flow].locals.size(); ++i)
      number(flows[frame.flow].locals[i], frame.bytes[i], 0, 255);
  };
  // The innermost flow is written last, as it was entered last.
  if (!reading()) {
    writer_->key("flow");
    writer_->begin_array();
    for (std::uint8_t i = 0; i < size; ++i) {
      writer_->begin_object();
      describe_frame(frames[i]);
      writer_->end_object();
    }
    return writer_->end_array();
  }
  const json::Value* list = field("flow", Kind::array);
  if (list == nullptr) return;
  if (list->items.size() > frames.size())
    return refuse_at(list->line, phrase({"« flow » est trop long", "\"flow\" is too long"}));
  size = static_cast<std::uint8_t>(list->items.size());
  for (std::uint8_t i = 0; i < size && !refusal_; ++i) {
    frames[i] = Frame{};
    if (list->items[i].kind != Kind::object)
      return refuse_at(list->items[i].line, phrase({"« flow » doit être une liste d’objets",
                                                    "\"flow\" must be a list of objects"}));
    at_.push_back(&list->items[i]);
    read_.emplace_back();
    describe_frame(frames[i]);
    leave();
  }
}

void PositionIo::pending_decision(Pending& pending, std::span<const std::string_view> decisions,
                                  Notation notation) {
  object("pending", [&] {
    name("decision", pending.decision, decisions);
    seats("owing", pending.owing);
    seats("answered", pending.answered);
    std::uint8_t always = pending.always_ask;
    flag("always_ask", always);
    pending.always_ask = always != 0 ? 1 : 0;
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (pending.answered.has(seat)) action(seat_letters[seat], pending.answers[seat], notation);
  });
}

}  // namespace veillee
