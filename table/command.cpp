#include "table/command.hpp"

#include "engine/json_object.hpp"

namespace veillee {
namespace {

using json::Value;

constexpr std::size_t most_bytes = 16 * 1024;
constexpr std::size_t longest_id = 40;
constexpr std::size_t longest_action = 100;
constexpr std::size_t longest_place = 60;

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
  with_chain = 8192,    // `actions` may stand for `action`
  with_wishes = 16384,  // `seat`, `name` and `level` may be there
  with_place = 32768,
};

struct Form {
  std::string_view name;
  unsigned parts;
};

// In the order of CommandKind.
constexpr Form forms[] = {
    {"hello", without_id},
    {"act", with_seq | with_action | with_chain},
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
    {"play_on", with_move | with_wishes},
    {"point", with_place},
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

class CommandReader {
 public:
  explicit CommandReader(const Value& message) : in_(message, wrong_) {}

  ReadCommand read() {
    Command command;
    const std::string type = in_.text("type", 1);
    std::size_t kind = 0;
    while (kind < std::size(forms) && forms[kind].name != type) ++kind;
    const unsigned parts = kind < std::size(forms) ? forms[kind].parts : 0;
    if ((parts & without_id) == 0) command.id = in_.text("id", 1, longest_id);
    if (kind < std::size(forms)) {
      command.kind = static_cast<CommandKind>(kind);
      read_parts(command, parts);
    } else {
      in_.wrong({"type de message inconnu : « {0} »", "unknown type of message: \"{0}\""},
                {verbatim(type)});
    }
    if (wrong_) return {std::move(command), Denial{DenialKind::bad_message, std::move(*wrong_)}};
    return {std::move(command), {}};
  }

 private:
  void read_parts(Command& command, unsigned parts) {
    if ((parts & with_seq) != 0) command.seq = static_cast<std::uint64_t>(in_.number("seq"));
    if ((parts & with_chain) != 0 && in_.has("actions"))
      command.actions = chain();
    else if ((parts & with_action) != 0)
      command.action = in_.text("action", 1, longest_action);
    if ((parts & with_steps) != 0 && in_.has("steps")) command.steps = small_number("steps");
    if ((parts & with_to) != 0) command.move = small_number("to");
    if ((parts & with_move) != 0) command.move = small_number("move");
    if ((parts & with_agree) != 0) command.agree = in_.flag("agree");
    if ((parts & with_text) != 0) command.text = in_.text("text", 1, 2000);
    if ((parts & with_name) != 0) command.text = in_.text("name", 1, 100);
    if ((parts & with_place) != 0) command.place = place();
    if ((parts & with_seat) != 0) command.seat = in_.seat("seat");
    if ((parts & with_level) != 0) command.level = in_.text("level", 1, 40);
    if ((parts & with_until) != 0)
      command.let_pass = static_cast<LetPass>(in_.word("until", let_pass_words));
    if ((parts & with_language) != 0) command.language = language();
    if ((parts & with_wishes) != 0) {
      if (in_.has("seat")) command.seat = in_.seat("seat");
      if (in_.has("name")) command.text = in_.text("name", 1, 100);
      if (in_.has("level")) command.level = in_.text("level", 1, 40);
    }
    if (command.kind == CommandKind::hello) hello(command);
  }
  std::vector<std::string> chain() {
    const std::span<const Value> items = in_.list("actions");
    if (items.empty() || items.size() > longest_chain)
      in_.wrong(
          {"« actions » doit avoir de 1 à {0} actions", "\"actions\" must have 1 to {0} actions"},
          {number(static_cast<long long>(longest_chain))});
    std::vector<std::string> actions;
    for (const Value& item : items) {
      if (item.kind != Value::Kind::string || item.string.empty() ||
          item.string.size() > longest_action)
        in_.wrong_kind("actions");
      actions.push_back(item.string);
    }
    return actions;
  }
  // An id of a piece or a place. The server knows none of them; whoever is shown it looks for it on
  // the own board, so it may hold nothing but what ids are made of.
  std::string place() {
    std::string at = in_.text("at", 1, longest_place);
    constexpr std::string_view signs = ":.,_#-";
    for (const char c : at) {
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
          signs.find(c) != std::string_view::npos)
        continue;
      in_.wrong({"« at » doit être le nom d’une pièce ou d’un lieu (lettres, chiffres, {0})",
                 "\"at\" must be the name of a piece or a place (letters, digits, {0})"},
                {verbatim(std::string(signs))});
      break;
    }
    return at;
  }
  std::uint32_t small_number(std::string_view name) {
    return static_cast<std::uint32_t>(in_.number(name, 0, 1'000'000));
  }
  Language language() {
    constexpr std::string_view words[] = {"fr", "en"};
    return static_cast<Language>(in_.word("lang", words));
  }
  void hello(Command& command) {
    command.version = static_cast<int>(small_number("version"));
    command.table = in_.text("table", 1, 40);
    if (in_.has("token")) command.token = in_.text("token", 0, 64);
    if (in_.has("host")) command.host_token = in_.text("host", 0, 64);
    if (in_.has("lang")) command.language = language();
  }

  std::optional<Phrase> wrong_;
  json::Object in_;
};

}  // namespace

ReadCommand read_command(std::string_view text) {
  if (text.size() > most_bytes)
    return {{},
            denied(DenialKind::too_long,
                   {"un message a au plus 16 kilo-octets", "a message has at most 16 kilobytes"})};
  const Result<Value> message = json::read(text);
  if (!message || message->kind != Value::Kind::object)
    return {{},
            denied(DenialKind::bad_message,
                   {"le message n’est pas un objet JSON", "the message is not a JSON object"})};
  return CommandReader(*message).read();
}

std::string_view name_of(CommandKind kind) { return forms[static_cast<std::size_t>(kind)].name; }

bool changes_table(CommandKind kind) {
  return kind >= CommandKind::act && kind <= CommandKind::abandon;
}

}  // namespace veillee
