#include "table/command.hpp"

#include "engine/json.hpp"
#include "engine/notation.hpp"

namespace veillee {
namespace {

using json::Value;

constexpr std::size_t most_bytes = 16 * 1024;
constexpr std::size_t longest_id = 40;

// What a message may hold besides its type and id, and what it must.
enum Part : unsigned {
  with_seq = 1,
  with_action = 2,
  with_steps = 4,
  with_to = 8,
  with_move = 16,
  with_agree = 32,
  with_text = 64,
  with_name = 128,
  with_seat = 256,
  with_level = 512,
  with_language = 1024,
  without_id = 2048,
  with_until = 4096,
};

struct Form {
  std::string_view name;
  unsigned parts;
};

// In the order of CommandKind.
constexpr Form forms[] = {
    {"hello", without_id},
    {"act", with_seq | with_action},
    {"undo", with_seq | with_steps},
    {"restart", with_seq},
    {"ask_undo", with_seq | with_to},
    {"consent", with_seq | with_agree},
    {"chat", with_text},
    {"pause", 0},
    {"resume", 0},
    {"seat", with_seat | with_level},
    {"take_back", 0},
    {"rename", with_name},
    {"resign", 0},
    {"offer_draw", 0},
    {"let_pass", with_until},
    {"abandon", 0},
    {"rematch", 0},
    {"preview", with_seq | with_action},
    {"why", with_action},
    {"hint", with_seq},
    {"at", with_move},
    {"annotate", 0},
    {"remarks", with_to},
    {"lang", with_language | without_id},
    {"ping", 0},
};
static_assert(std::size(forms) == static_cast<std::size_t>(CommandKind::ping) + 1);

class Reader {
 public:
  explicit Reader(const Value& message) : message_(message) {}

  ReadCommand read() {
    const Value* type = message_.find("type");
    if (type == nullptr || type->kind != Value::Kind::string) {
      wrong({"le message n’a pas de « type »", "the message has no \"type\""});
      return std::move(read_);
    }
    std::size_t kind = 0;
    while (kind < std::size(forms) && forms[kind].name != type->string) ++kind;
    const unsigned parts = kind < std::size(forms) ? forms[kind].parts : 0;
    Command& command = read_.command;
    if ((parts & without_id) == 0) command.id = text("id", longest_id, 1);
    if (kind == std::size(forms)) {
      wrong({"type de message inconnu : « {0} »", "unknown type of message: \"{0}\""},
            {verbatim(type->string)});
      return std::move(read_);
    }
    command.kind = static_cast<CommandKind>(kind);
    if ((parts & with_seq) != 0) command.seq = number("seq");
    if ((parts & with_action) != 0) command.action = text("action", 100, 1);
    if ((parts & with_steps) != 0 && message_.find("steps") != nullptr)
      command.steps = small_number("steps");
    if ((parts & with_to) != 0) command.move = small_number("to");
    if ((parts & with_move) != 0) command.move = small_number("move");
    if ((parts & with_agree) != 0) command.agree = boolean("agree");
    if ((parts & with_text) != 0) command.text = text("text", 2000, 1);
    if ((parts & with_name) != 0) command.text = text("name", 100, 1);
    if ((parts & with_seat) != 0) command.seat = seat();
    if ((parts & with_level) != 0) command.level = text("level", 40, 1);
    if ((parts & with_until) != 0) command.let_pass = until();
    if ((parts & with_language) != 0) command.language = language();
    if (command.kind == CommandKind::hello) hello();
    return std::move(read_);
  }

 private:
  void wrong(Words words, std::initializer_list<Phrase> arguments = {}) {
    if (!read_.denial) read_.denial = Denial{"bad_message", say(words, arguments)};
  }
  void wrong_member(std::string_view name) {
    wrong({"« {0} » manque ou n’est pas de la bonne sorte",
           "\"{0}\" is missing or not of the right kind"},
          {verbatim(name)});
  }

  std::string text(std::string_view name, std::size_t most, std::size_t least) {
    const Value* value = message_.find(name);
    if (value == nullptr || value->kind != Value::Kind::string || value->string.size() < least) {
      wrong_member(name);
      return {};
    }
    if (value->string.size() > most) {
      wrong({"« {0} » est trop long", "\"{0}\" is too long"}, {verbatim(name)});
      return {};
    }
    return value->string;
  }
  std::uint64_t number(std::string_view name) {
    const Value* value = message_.find(name);
    if (value != nullptr && value->kind == Value::Kind::number && value->number >= 0)
      return static_cast<std::uint64_t>(value->number);
    wrong_member(name);
    return 0;
  }
  std::uint32_t small_number(std::string_view name) {
    const std::uint64_t n = number(name);
    if (n > 1'000'000) wrong_member(name);
    return static_cast<std::uint32_t>(n);
  }
  bool boolean(std::string_view name) {
    const Value* value = message_.find(name);
    if (value != nullptr && value->kind == Value::Kind::boolean) return value->boolean;
    wrong_member(name);
    return false;
  }
  std::optional<Seat> seat() {
    const std::string letter = text("seat", 1, 1);
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (letter == seat_letters[seat]) return seat;
    wrong_member("seat");
    return {};
  }
  LetPass until() {
    const std::string name = text("until", 20, 1);
    for (std::size_t i = 0; i < std::size(let_pass_words); ++i)
      if (name == let_pass_words[i]) return static_cast<LetPass>(i);
    wrong({"« until » doit être « no », « until_turn » ou « unless_hit »",
           "\"until\" must be \"no\", \"until_turn\" or \"unless_hit\""});
    return LetPass::no;
  }
  std::optional<Language> language() {
    const std::string name = text("lang", 2, 2);
    if (name == "fr") return Language::french;
    if (name == "en") return Language::english;
    wrong({"« lang » doit être « fr » ou « en »", "\"lang\" must be \"fr\" or \"en\""});
    return {};
  }
  void hello() {
    Command& command = read_.command;
    command.version = static_cast<int>(small_number("version"));
    command.table = text("table", 40, 1);
    if (message_.find("token") != nullptr) command.token = text("token", 64, 0);
    if (message_.find("host") != nullptr) command.host_token = text("host", 64, 0);
    if (message_.find("lang") != nullptr) command.language = language();
  }

  const Value& message_;
  ReadCommand read_;
};

}  // namespace

ReadCommand read_command(std::string_view text) {
  const auto bad = [](Words words) {
    return ReadCommand{{}, Denial{"bad_message", phrase(words)}};
  };
  if (text.size() > most_bytes)
    return {{},
            Denial{"too_long", phrase({"un message a au plus 16 kilo-octets",
                                       "a message has at most 16 kilobytes"})}};
  const Result<Value> message = json::read(text);
  if (!message || message->kind != Value::Kind::object)
    return bad({"le message n’est pas un objet JSON", "the message is not a JSON object"});
  return Reader(*message).read();
}

std::string_view name_of(CommandKind kind) { return forms[static_cast<std::size_t>(kind)].name; }

bool changes_table(CommandKind kind) {
  return kind >= CommandKind::act && kind <= CommandKind::abandon;
}

}  // namespace veillee
