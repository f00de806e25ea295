#include "table/opening.hpp"

#include <algorithm>

#include "games/registry.hpp"
#include "players/player.hpp"
#include "table/game_record.hpp"

namespace veillee {
namespace {

using json::Value;

constexpr std::int64_t second = 1000;

class Reader {
 public:
  explicit Reader(const Value& body) : body_(body) {}

  Result<Opening> read() {
    if (body_.kind != Value::Kind::object)
      wrong({"il faut un objet JSON", "a JSON object is needed"});
    only(body_, {"game", "options", "seats", "clock", "grace", "substitute", "seed", "position"});
    game();
    if (!refusal_) seats();
    if (!refusal_) setup();
    if (!refusal_) clock();
    if (!refusal_) rest();
    if (refusal_) return *refusal_;
    return opening_;
  }

 private:
  void complain(Phrase what) {
    if (!refusal_) refusal_ = Refusal{std::move(what)};
  }
  void wrong(Words words, std::initializer_list<Phrase> arguments = {}) {
    complain(say(words, arguments));
  }
  void wrong_member(std::string_view name) {
    wrong({"« {0} » manque ou n’est pas de la bonne sorte",
           "\"{0}\" is missing or not of the right kind"},
          {verbatim(name)});
  }
  void only(const Value& object, std::initializer_list<std::string_view> names) {
    for (const auto& [key, value] : object.members)
      if (std::find(names.begin(), names.end(), key) == names.end())
        wrong({"« {0} » n’a pas sa place ici", "\"{0}\" does not belong here"}, {verbatim(key)});
  }
  std::string text(const Value& object, std::string_view name) {
    const Value* value = object.find(name);
    if (value != nullptr && value->kind == Value::Kind::string) return value->string;
    wrong_member(name);
    return {};
  }
  std::int64_t number(const Value& object, std::string_view name, std::int64_t least,
                      std::int64_t most) {
    const Value* value = object.find(name);
    if (value != nullptr && value->kind == Value::Kind::number && value->number >= least &&
        value->number <= most)
      return value->number;
    wrong({"« {0} » doit être un nombre de {1} à {2}", "\"{0}\" must be a number from {1} to {2}"},
          {verbatim(name), veillee::number(least), veillee::number(most)});
    return least;
  }
  // The id of a computer player.
  std::string level(const Value& object, std::string_view name) {
    std::string id = text(object, name);
    const ComputerPlayer* player = find_computer_player(id);
    if (player != nullptr && player->id == id) return id;
    std::string possible;
    for (const ComputerPlayer& each : computer_players())
      possible += (possible.empty() ? "" : " ") + std::string(each.id);
    wrong({"le niveau « {0} » est inconnu ; possible : {1}",
           "the level \"{0}\" is not known; possible: {1}"},
          {verbatim(id), verbatim(possible)});
    return {};
  }

  void game() {
    const std::string id = text(body_, "game");
    opening_.game = find_game(id);
    if (opening_.game == nullptr)
      wrong({"le jeu « {0} » est inconnu", "the game \"{0}\" is not known"}, {verbatim(id)});
  }

  void seats() {
    const Value* seats = body_.find("seats");
    if (seats == nullptr || seats->kind != Value::Kind::array) return wrong_member("seats");
    for (const Value& entry : seats->items) {
      OpeningSeat seat;
      if (entry.kind != Value::Kind::object) return wrong_member("seats");
      only(entry, {"kind", "name", "level"});
      const std::string kind = text(entry, "kind");
      if (kind == "me") {
        seat.kind = OpeningSeat::Kind::me;
        seat.name = text(entry, "name");
        if (const auto refusal = refuse_name(seat.name)) complain(refusal->sentence);
        for (const OpeningSeat& other : opening_.seats)
          if (other.name == seat.name)
            wrong({"deux places s’appellent « {0} » ; donnez à chacune son nom",
                   "two seats are called \"{0}\"; please give each its own name"},
                  {verbatim(seat.name)});
      } else if (kind == "computer") {
        seat.kind = OpeningSeat::Kind::computer;
        seat.level = level(entry, "level");
      } else if (kind != "open") {
        wrong({"une place est « me », « open » ou « computer », pas « {0} »",
               "a seat is \"me\", \"open\" or \"computer\", not \"{0}\""},
              {verbatim(kind)});
      }
      if (refusal_) return;
      opening_.seats.push_back(std::move(seat));
    }
  }

  void setup() {
    std::vector<std::string> assignments;
    if (const Value* options = body_.find("options"); options != nullptr) {
      if (options->kind != Value::Kind::object) return wrong_member("options");
      for (const auto& [key, value] : options->members) {
        if (value.kind != Value::Kind::string) return wrong_member(key);
        assignments.push_back(key + "=" + value.string);
      }
    }
    const Result<Setup> setup = opening_.game->setup(
        static_cast<int>(std::min<std::size_t>(opening_.seats.size(), 99)), assignments);
    if (!setup) return complain(setup.refusal().sentence);
    opening_.setup = *setup;
  }

  void clock() {
    const Value* clock = body_.find("clock");
    if (clock == nullptr) return;
    if (clock->kind != Value::Kind::object) return wrong_member("clock");
    const std::string kind = text(*clock, "kind");
    Clock& chosen = opening_.clock;
    if (kind == "off") {
      only(*clock, {"kind"});
    } else if (kind == "move") {
      only(*clock, {"kind", "seconds"});
      chosen = {Clock::Kind::move, number(*clock, "seconds", 5, 86'400) * second, 0};
    } else if (kind == "game") {
      only(*clock, {"kind", "minutes", "increment"});
      chosen = {Clock::Kind::game, number(*clock, "minutes", 1, 1440) * 60 * second,
                number(*clock, "increment", 0, 3600) * second};
    } else if (kind == "days") {
      only(*clock, {"kind", "days"});
      chosen = {Clock::Kind::days, number(*clock, "days", 1, 60) * 86'400 * second, 0};
    } else {
      wrong({"une pendule est « off », « move », « game » ou « days », pas « {0} »",
             "a clock is \"off\", \"move\", \"game\" or \"days\", not \"{0}\""},
            {verbatim(kind)});
    }
  }

  void rest() {
    if (body_.find("grace") != nullptr)
      opening_.grace = number(body_, "grace", 10, 7 * 86'400) * second;
    if (body_.find("substitute") != nullptr) opening_.substitute = level(body_, "substitute");
    if (body_.find("seed") != nullptr) {
      opening_.seed = from_hex(text(body_, "seed"));
      if (!opening_.seed)
        wrong({"« seed » doit être 0x et 16 chiffres hexadécimaux",
               "\"seed\" must be 0x and 16 hexadecimal digits"});
    }
    if (const Value* position = body_.find("position"); position != nullptr) {
      if (position->kind != Value::Kind::object) return wrong_member("position");
      const Result<Study> study = opening_.game->read_position(*position);
      if (!study) return complain(study.refusal().sentence);
      if (!(opening_.game->setup_of(study->now) == opening_.setup))
        return wrong({"la position n’a pas les mêmes places et options que la table",
                      "the position has not the same seats and options as the table"});
      opening_.position = std::make_shared<const Study>(*study);
    }
  }

  const Value& body_;
  Opening opening_;
  std::optional<Refusal> refusal_;
};

}  // namespace

Result<Opening> read_opening(std::string_view text) {
  const Result<Value> body = json::read(text);
  if (!body) return body.refusal();
  return read_opening(*body);
}

Result<Opening> read_opening(const json::Value& body) { return Reader(body).read(); }

void write_opening(json::Writer& out, const Opening& opening) {
  const GameInfo& info = opening.game->info();
  out.begin_object();
  out.member("game", info.id);
  write_options(out, info, opening.setup);
  out.key("seats");
  out.begin_array();
  for (const OpeningSeat& seat : opening.seats) {
    constexpr std::string_view kinds[] = {"me", "open", "computer"};
    out.begin_object();
    out.member("kind", kinds[static_cast<std::size_t>(seat.kind)]);
    if (!seat.name.empty()) out.member("name", std::string_view(seat.name));
    if (!seat.level.empty()) out.member("level", std::string_view(seat.level));
    out.end_object();
  }
  out.end_array();
  out.key("clock");
  write_clock(out, opening.clock);
  out.member("grace", static_cast<long long>(opening.grace / second));
  out.member("substitute", std::string_view(opening.substitute));
  if (opening.seed) out.member("seed", std::string_view(hex(*opening.seed)));
  if (opening.position) {
    out.key("position");
    out.raw(opening.game->write_position(*opening.position, false));
  }
  out.end_object();
}

void write_clock(json::Writer& out, const Clock& clock) {
  constexpr std::string_view kinds[] = {"off", "move", "game", "days"};
  out.begin_object();
  out.member("kind", kinds[static_cast<std::size_t>(clock.kind)]);
  switch (clock.kind) {
    case Clock::Kind::off: break;
    case Clock::Kind::move:
      out.member("seconds", static_cast<long long>(clock.budget / second));
      break;
    case Clock::Kind::game:
      out.member("minutes", static_cast<long long>(clock.budget / (60 * second)));
      out.member("increment", static_cast<long long>(clock.increment / second));
      break;
    case Clock::Kind::days:
      out.member("days", static_cast<long long>(clock.budget / (86'400 * second)));
      break;
  }
  out.end_object();
}

}  // namespace veillee
