#include "table/game_record.hpp"

#include <algorithm>

#include "games/registry.hpp"
#include "players/player.hpp"
#include "table/fairness.hpp"

namespace veillee {
namespace {

constexpr std::string_view format_name = "veillee-game";
constexpr int format_version = 1;

// ASCII and Latin-1 control characters could command the terminal.
bool has_controls(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c == 0x7F) return true;
    if (c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0)
      return true;
  }
  return false;
}

char32_t code_point(std::string_view character) {
  constexpr unsigned char first_bits[] = {0x7F, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = static_cast<unsigned char>(character[0]) & first_bits[character.size()];
  for (const char byte : character.substr(1)) code = code << 6 | (byte & 0x3F);
  return code;
}

struct CodeRange {
  char32_t first, last;
};
constexpr CodeRange unseen[] = {
    {0x00AD, 0x00AD}, {0x061C, 0x061C}, {0x115F, 0x1160},   {0x180E, 0x180E}, {0x200B, 0x200B},
    {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},   {0x3164, 0x3164}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF},
};
// Spaces, and what only joins others.
constexpr CodeRange blank[] = {
    {0x0020, 0x0020}, {0x00A0, 0x00A0}, {0x0300, 0x036F}, {0x1680, 0x1680}, {0x2000, 0x200D},
    {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0xFE00, 0xFE0F},
};
bool is_among(std::span<const CodeRange> ranges, std::string_view character) {
  const char32_t code = code_point(character);
  return std::any_of(ranges.begin(), ranges.end(), [code](const CodeRange& range) {
    return code >= range.first && code <= range.last;
  });
}

// Every character is seen for what it is, and there is something to see.
bool can_be_seen(std::string_view text) {
  bool seen = false;
  while (!text.empty()) {
    const std::size_t size = json::utf8_character(text);
    if (size == 0 || is_unseen(text.substr(0, size))) return false;
    seen = seen || !is_among(blank, text.substr(0, size));
    text.remove_prefix(size);
  }
  return seen;
}

std::string kinds_of_seats() {
  std::string all(human);
  for (const ComputerPlayer& player : computer_players()) all += " " + std::string(player.id);
  return all;
}

}  // namespace

std::string_view engine_version() { return VEILLEE_VERSION; }

std::optional<Refusal> refuse_name(std::string_view name) {
  if (can_be_seen(name) && !has_controls(name) && columns(name) <= 24) return {};
  return Refusal{phrase({"un nom de joueur a de 1 à 24 caractères imprimables",
                         "a player's name has 1 to 24 printable characters"})};
}

bool is_unseen(std::string_view character) { return is_among(unseen, character); }

AnyState first_position(const GameRecord& record) {
  return record.first ? record.first->now : record.game->start(record.setup, record.seed);
}

AnyState position_after(const GameRecord& record, std::size_t n) {
  AnyState state = first_position(record);
  for (std::size_t i = 0; i < n && i < record.moves.size(); ++i)
    static_cast<void>(record.game->apply(state, record.moves[i].seat, record.moves[i].action));
  return state;
}

Study study_after(const GameRecord& record, std::size_t n) {
  Study study = record.first ? *record.first : Study(first_position(record));
  for (std::size_t i = 0; i < n && i < record.moves.size(); ++i)
    static_cast<void>(record.game->play(study, record.moves[i].seat, record.moves[i].action));
  return study;
}

SeatNames names_of(const GameRecord& record) {
  SeatNames names = record.game->seat_names(first_position(record));
  for (std::size_t seat = 0; seat < record.seats.size() && seat < names.size(); ++seat)
    if (!record.seats[seat].name.empty()) names[seat] = verbatim(record.seats[seat].name);
  return names;
}

std::string hex(std::uint64_t n) {
  std::string text = "0x";
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[n >> shift & 15];
  return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
  if (text.size() != 18 || text.substr(0, 2) != "0x") return {};
  std::uint64_t n = 0;
  for (const char c : text.substr(2)) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) return {};
    n = n << 4 | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  return n;
}

// ── Writing ─────────────────────────────────────────────────────────────────────────────────────

void write_options(json::Writer& out, const GameInfo& info, const Setup& setup) {
  out.key("options");
  out.begin_object();
  for (std::size_t i = 0; i < info.options.size(); ++i)
    out.member(info.options[i].id, info.options[i].values[setup.values[i]].id);
  out.end_object();
}

std::string header_line(const GameRecord& record) {
  const GameInfo& info = record.game->info();
  json::Writer out;
  out.begin_object();
  out.member("format", format_name);
  out.member("version", format_version);
  out.member("engine", std::string_view(record.engine));
  out.member("game", info.id);
  out.member("players", static_cast<int>(record.setup.seats));
  write_options(out, info, record.setup);
  out.member("seed", std::string_view(hex(record.seed)));
  out.key("seats");
  out.begin_array();
  for (const SeatEntry& seat : record.seats) {
    out.begin_object();
    out.member("kind", std::string_view(seat.kind));
    if (!seat.name.empty()) out.member("name", std::string_view(seat.name));
    out.end_object();
  }
  out.end_array();
  if (!record.salt.empty()) {
    out.member("salt", std::string_view(record.salt));
    out.member("commitment", std::string_view(seed_commitment(record.seed, record.salt)));
  }
  if (record.first) {
    out.key("position");
    out.raw(record.game->write_position(*record.first, false));
  }
  out.member("hash", std::string_view(hex(record.game->hash(first_position(record)))));
  out.end_object();
  return out.text() + "\n";
}

std::string move_line(const GameRecord& record, std::size_t n) {
  const Move& move = record.moves[n];
  json::Writer out;
  out.begin_object();
  out.member("seq", static_cast<long long>(n + 1));
  out.member("seat", seat_letters[move.seat]);
  out.member("action", std::string_view(record.game->print_action(move.action)));
  out.member("hash", std::string_view(hex(move.hash)));
  out.end_object();
  return out.text() + "\n";
}

std::string result_line(const GameRecord& record) {
  const Outcome outcome = record.game->outcome(position_after(record, record.moves.size()));
  const std::size_t seats = record.setup.seats;
  json::Writer out;
  out.begin_object();
  out.key("result");
  out.begin_object();
  out.numbers("scores", std::span(outcome.score).first(seats));
  out.numbers("places", std::span(outcome.place).first(seats));
  out.key("winners");
  out.begin_array();
  for (const Seat seat : outcome.winners) out.value(seat_letters[seat]);
  out.end_array();
  out.end_object();
  out.end_object();
  return out.text() + "\n";
}

std::string all_lines(const GameRecord& record) {
  std::string text = header_line(record);
  for (std::size_t n = 0; n < record.moves.size(); ++n) text += move_line(record, n);
  if (record.game->over(position_after(record, record.moves.size()))) text += result_line(record);
  return text;
}

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────

namespace {

using json::Value;

class RecordReader {
 public:
  RecordReader(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  Result<GameRecord> read() {
    if (text_.empty())
      return Refusal{
          say({"{0} : le fichier est vide", "{0}: the file is empty"}, {verbatim(file_)})};
    if (text_.back() != '\n') return cut_off();
    bool finished = false;
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = text_.find('\n', at);
      const std::string_view line = text_.substr(at, end - at);
      at = end + 1;
      ++line_;
      const Result<Value> value = json::read(line, line_);
      // The reader of JSON names the line itself.
      if (!value)
        return Refusal{say({"{0}, {1}", "{0}, {1}"}, {verbatim(file_), value.refusal().sentence})};
      if (value->kind != Value::Kind::object)
        wrong({"ce n’est pas un objet JSON", "this is not a JSON object"});
      else if (finished)
        wrong({"il n’y a rien après le résultat", "nothing comes after the result"});
      else if (line_ == 1)
        header(*value);
      else if (value->find("result") != nullptr)
        finished = result(*value);
      else
        move(*value);
      if (refusal_) return *refusal_;
    }
    return record_;
  }

 private:
  Refusal cut_off() {
    const auto whole = std::count(text_.begin(), text_.end(), '\n');
    if (whole == 0)
      return Refusal{say({"{0}, ligne 1 : la ligne est coupée ; aucune ligne n’est entière",
                          "{0}, line 1: the line is cut off; no line is whole"},
                         {verbatim(file_)})};
    const Noun lines = {{"ligne entière", "whole line"}, {"lignes entières", "whole lines"}};
    return Refusal{
        say({"{0}, ligne {1} : la ligne est coupée ; avant elle, {2} (head -n {3} les garde)",
             "{0}, line {1}: the line is cut off; before it, {2} (head -n {3} keeps them)"},
            {verbatim(file_), number(whole + 1), count(lines, whole), number(whole)})};
  }

  bool complain(const Phrase& what) {
    if (!refusal_)
      refusal_ = Refusal{say({"{0}, ligne {1} : {2}", "{0}, line {1}: {2}"},
                             {verbatim(file_), number(line_), what})};
    return false;
  }
  bool wrong(Words words, std::initializer_list<Phrase> arguments = {}) {
    return complain(say(words, arguments));
  }
  bool complain(const Refusal& refusal) { return complain(with_clause(refusal)); }

  // Only these members, and of these the ones of the right kind.
  bool only(const Value& object, std::initializer_list<std::string_view> names) {
    for (const auto& [key, value] : object.members)
      if (std::find(names.begin(), names.end(), key) == names.end())
        return wrong({"« {0} » n’a pas sa place ici", "\"{0}\" does not belong here"},
                     {verbatim(key)});
    return true;
  }
  const Value* member(const Value& object, std::string_view name, Value::Kind kind) {
    const Value* found = object.find(name);
    if (found != nullptr && found->kind == kind) return found;
    if (found == nullptr)
      wrong({"« {0} » manque", "\"{0}\" is missing"}, {verbatim(name)});
    else
      wrong({"« {0} » n’est pas de la bonne sorte", "\"{0}\" is not of the right kind"},
            {verbatim(name)});
    return nullptr;
  }
  const std::string* text_member(const Value& object, std::string_view name) {
    const Value* value = member(object, name, Value::Kind::string);
    return value == nullptr ? nullptr : &value->string;
  }
  std::optional<std::uint64_t> hex_member(const Value& object, std::string_view name) {
    const std::string* text = text_member(object, name);
    if (text == nullptr) return {};
    const auto n = from_hex(*text);
    if (!n)
      wrong({"« {0} » doit être 0x et 16 chiffres hexadécimaux",
             "\"{0}\" must be 0x and 16 hexadecimal digits"},
            {verbatim(name)});
    return n;
  }

  bool header(const Value& value) {
    const Value* format = value.find("format");
    if (format == nullptr || format->string != format_name)
      return wrong({"ce n’est pas une partie enregistrée de Veillée",
                    "this is not a saved game of Veillée"});
    const Value* version = member(value, "version", Value::Kind::number);
    if (version == nullptr) return false;
    if (version->number != format_version)
      return wrong({"version {0} du format inconnue ; possible : {1}",
                    "version {0} of the format is not known; possible: {1}"},
                   {number(version->number), number(format_version)});
    if (!only(value, {"format", "version", "engine", "game", "players", "options", "seed", "seats",
                      "salt", "commitment", "position", "hash"}))
      return false;
    const std::string* engine = text_member(value, "engine");
    const std::string* game = text_member(value, "game");
    const Value* players = member(value, "players", Value::Kind::number);
    const Value* options = member(value, "options", Value::Kind::object);
    const auto seed = hex_member(value, "seed");
    const Value* seats = member(value, "seats", Value::Kind::array);
    const auto hash = hex_member(value, "hash");
    if (refusal_) return false;
    if (refuse_name(*engine))
      return wrong({"la version du moteur est illisible", "the engine's version is not readable"});
    record_.engine = *engine;
    record_.seed = *seed;
    record_.game = find_game(*game);
    if (record_.game == nullptr)
      return wrong({"le jeu « {0} » est inconnu", "the game \"{0}\" is not known"},
                   {verbatim(*game)});
    if (!setup(*players, *options) || !seat_entries(*seats)) return false;
    if (!promise(value) || !position(value)) return false;
    state_ = first_position(record_);
    if (record_.game->hash(state_) != *hash)
      return complain(drift({"le début de la partie n’est pas celui qui a été enregistré",
                             "the start of the game is not the one that was saved"}));
    return true;
  }

  // What was promised before the game must be the seed that it was dealt from.
  bool promise(const Value& value) {
    if (value.find("salt") == nullptr && value.find("commitment") == nullptr) return true;
    const std::string* salt = text_member(value, "salt");
    const std::string* commitment = text_member(value, "commitment");
    if (refusal_) return false;
    record_.salt = *salt;
    if (salt->empty() || seed_commitment(record_.seed, *salt) != *commitment)
      return wrong({"la graine n’est pas celle qui a été promise avant la partie",
                    "the seed is not the one that was promised before the game"});
    return true;
  }

  bool position(const Value& value) {
    if (value.find("position") == nullptr) return true;
    const Value* position = member(value, "position", Value::Kind::object);
    if (position == nullptr) return false;
    const Result<Study> study = record_.game->read_position(*position);
    if (!study) return complain(study.refusal());
    if (!(record_.game->setup_of(study->now) == record_.setup))
      return wrong({"la position n’a pas les mêmes places et options que la partie",
                    "the position has not the same seats and options as the game"});
    record_.first = *study;
    return true;
  }

  bool setup(const Value& players, const Value& options) {
    std::vector<std::string> assignments;
    for (const auto& [key, value] : options.members) {
      if (value.kind != Value::Kind::string)
        return wrong({"« {0} » n’est pas de la bonne sorte", "\"{0}\" is not of the right kind"},
                     {verbatim(key)});
      assignments.push_back(key + "=" + value.string);
    }
    for (const OptionSpec& option : record_.game->info().options)
      if (options.find(option.id) == nullptr)
        return wrong({"l’option « {0} » manque", "the option \"{0}\" is missing"},
                     {verbatim(option.id)});
    const bool possible = players.number >= 0 && players.number <= max_seats;
    const Result<Setup> setup =
        record_.game->setup(possible ? static_cast<int>(players.number) : 0, assignments);
    if (!setup) return complain(setup.refusal());
    record_.setup = *setup;
    return true;
  }

  bool seat_entries(const Value& seats) {
    if (seats.items.size() != record_.setup.seats)
      return wrong(
          {"il faut {0} places, il y en a {1}", "{0} seats are needed, there are {1}"},
          {number(record_.setup.seats), number(static_cast<long long>(seats.items.size()))});
    for (const Value& entry : seats.items) {
      if (entry.kind != Value::Kind::object)
        return wrong({"une place doit être un objet", "a seat must be an object"});
      if (!only(entry, {"kind", "name"})) return false;
      const std::string* kind = text_member(entry, "kind");
      if (kind == nullptr) return false;
      const ComputerPlayer* player = find_computer_player(*kind);
      if (*kind != human && (player == nullptr || player->id != *kind))
        return wrong({"joueur « {0} » inconnu ; possible : {1}",
                      "player \"{0}\" is not known; possible: {1}"},
                     {verbatim(*kind), verbatim(kinds_of_seats())});
      record_.seats.push_back({*kind, {}});
      if (entry.find("name") == nullptr) continue;
      const std::string* name = text_member(entry, "name");
      if (name == nullptr) return false;
      if (const auto refusal = refuse_name(*name)) return complain(*refusal);
      record_.seats.back().name = *name;
    }
    return true;
  }

  // Another version of the engine is the likely reason.
  Phrase drift(Words words) {
    Phrase what = phrase(words);
    if (record_.engine != engine_version())
      what += say({" (partie commencée avec la version {0}, ce programme est la version {1})",
                   " (the game was begun with version {0}, this program is version {1})"},
                  {verbatim(record_.engine), verbatim(engine_version())});
    return what;
  }

  bool move(const Value& value) {
    if (!only(value, {"seq", "seat", "action", "hash"})) return false;
    const Value* seq = member(value, "seq", Value::Kind::number);
    const std::string* letter = text_member(value, "seat");
    const std::string* action_text = text_member(value, "action");
    const auto hash = hex_member(value, "hash");
    if (refusal_) return false;
    const AnyGame& game = *record_.game;
    const auto expected = static_cast<std::int64_t>(record_.moves.size()) + 1;
    if (seq->number != expected)
      return wrong(
          {"ici doit venir l’action {0}, pas la {1}", "action {0} is expected here, not {1}"},
          {number(expected), number(seq->number)});
    const SeatSet deciders = game.deciders(state_);
    if (deciders.empty()) return wrong({"la partie est déjà finie", "the game is already over"});
    Seat seat = 0;
    while (seat < record_.setup.seats && seat_letters[seat] != *letter) ++seat;
    if (!deciders.has(seat))
      return wrong(
          {"ce n’est pas à {0} de décider, mais à {1}", "it is not for {0} to decide but for {1}"},
          {verbatim(*letter), verbatim(seat_letters[deciders.first()])});
    const Result<Action> action = game.parse_action(*action_text);
    if (!action) return complain(action.refusal());
    if (game.print_action(*action) != *action_text)
      return wrong({"l’action doit s’écrire « {0} »", "the action must be written \"{0}\""},
                   {verbatim(game.print_action(*action))});
    if (const auto refusal = game.apply(state_, seat, *action))
      return wrong(
          {"« {0} » n’est pas une action possible : {1}", "\"{0}\" is not a possible action: {1}"},
          {verbatim(*action_text), with_clause(*refusal)});
    if (game.hash(state_) != *hash)
      return complain(drift({"la position après l’action n’est pas celle qui a été enregistrée",
                             "the position after the action is not the one that was saved"}));
    record_.moves.push_back({seat, *action, *hash});
    return true;
  }

  static Phrase with_clause(const Refusal& refusal) {
    Phrase what = refusal.sentence;
    if (!refusal.clause.empty()) what += say({" [{0}]", " [{0}]"}, {verbatim(refusal.clause)});
    return what;
  }

  bool result(const Value& value) {
    if (!record_.game->over(state_))
      return wrong(
          {"un résultat, mais la partie n’est pas finie", "a result, but the game is not over"});
    const Result<Value> expected = json::read(result_line(record_));
    if (!expected || !same(*expected, value))
      return wrong(
          {"le résultat n’est pas celui de la partie", "the result is not that of the game"});
    return true;
  }

  static bool same(const Value& a, const Value& b) {
    if (a.kind != b.kind || a.number != b.number || a.string != b.string ||
        a.items.size() != b.items.size() || a.members.size() != b.members.size())
      return false;
    for (std::size_t i = 0; i < a.items.size(); ++i)
      if (!same(a.items[i], b.items[i])) return false;
    for (const auto& [key, value] : a.members)
      if (const Value* other = b.find(key); other == nullptr || !same(value, *other)) return false;
    return true;
  }

  std::string_view text_;
  std::string_view file_;
  int line_ = 0;
  std::optional<Refusal> refusal_;
  GameRecord record_;
  AnyState state_;
};

}  // namespace

Result<GameRecord> read_record(std::string_view text, std::string_view file) {
  return RecordReader(text, file).read();
}

}  // namespace veillee
