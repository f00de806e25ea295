#include "table/opening.hpp"

#include <algorithm>

#include "engine/hash.hpp"
#include "engine/json_object.hpp"
#include "games/registry.hpp"
#include "players/player.hpp"
#include "table/game_record.hpp"

namespace veillee {
namespace {

using json::Value;

constexpr std::int64_t second = 1000;

class OpeningReader {
 public:
  explicit OpeningReader(const Value& body) : in_(body, wrong_) {}

  Result<Opening> read() {
    in_.only(
        {"game", "options", "deck", "seats", "clock", "grace", "substitute", "seed", "position"});
    game();
    if (in_.good()) seats();
    if (in_.good()) setup();
    if (in_.good()) clock();
    if (in_.good()) rest();
    if (wrong_) return Refusal{std::move(*wrong_)};
    return std::move(opening_);
  }

 private:
  void complain(const Refusal& refusal) {
    if (!wrong_) wrong_ = refusal.sentence;
  }
  // The id of a computer player.
  std::string level(json::Object& in, std::string_view name) {
    std::string id = in.text(name);
    const ComputerPlayer* player = find_computer_player(id);
    if (player != nullptr && player->id == id) return id;
    std::string possible;
    for (const ComputerPlayer& each : computer_players())
      possible += (possible.empty() ? "" : " ") + std::string(each.id);
    in.wrong({"le niveau « {0} » est inconnu ; possible : {1}",
              "the level \"{0}\" is not known; possible: {1}"},
             {verbatim(id), verbatim(possible)});
    return {};
  }

  void game() {
    const std::string id = in_.text("game");
    opening_.game = find_game(id);
    if (opening_.game == nullptr)
      in_.wrong({"le jeu « {0} » est inconnu", "the game \"{0}\" is not known"}, {verbatim(id)});
  }

  void seats() {
    for (const Value& entry : in_.list("seats")) {
      OpeningSeat seat;
      json::Object in = in_.object(entry);
      in.only({"kind", "name", "level"});
      const std::string kind = in.text("kind");
      if (kind == "me") {
        seat.kind = OpeningSeat::Kind::me;
        seat.name = in.text("name");
        if (const auto refusal = refuse_name(seat.name)) complain(*refusal);
        for (const OpeningSeat& other : opening_.seats)
          if (other.name == seat.name)
            in.wrong({"deux places s’appellent « {0} » ; donnez à chacune son nom",
                      "two seats are called \"{0}\"; please give each its own name"},
                     {verbatim(seat.name)});
      } else if (kind == "computer") {
        seat.kind = OpeningSeat::Kind::computer;
        seat.level = level(in, "level");
      } else if (kind != "open") {
        in.wrong({"une place est « me », « open » ou « computer », pas « {0} »",
                  "a seat is \"me\", \"open\" or \"computer\", not \"{0}\""},
                 {verbatim(kind)});
      }
      if (!in.good()) return;
      opening_.seats.push_back(std::move(seat));
    }
  }

  void setup() {
    std::vector<std::string> assignments;
    if (in_.has("options")) assignments = read_assignments(in_.object("options"));
    if (!in_.good()) return;
    const Result<Setup> setup = opening_.game->setup(
        static_cast<int>(std::min<std::size_t>(opening_.seats.size(), 99)), assignments);
    if (!setup) return complain(setup.refusal());
    const Result<Setup> with_cards = opening_.game->read_deck(in_.value(), *setup);
    if (!with_cards) return complain(with_cards.refusal());
    opening_.setup = *with_cards;
  }

  void clock() {
    if (!in_.has("clock")) return;
    json::Object in = in_.object("clock");
    const std::string kind = in.text("kind");
    Clock& chosen = opening_.clock;
    if (kind == "off") {
      in.only({"kind"});
    } else if (kind == "move") {
      in.only({"kind", "seconds"});
      chosen = {Clock::Kind::move, in.number("seconds", 5, 86'400) * second, 0};
    } else if (kind == "game") {
      in.only({"kind", "minutes", "increment"});
      chosen = {Clock::Kind::game, in.number("minutes", 1, 1440) * 60 * second,
                in.number("increment", 0, 3600) * second};
    } else if (kind == "days") {
      in.only({"kind", "days"});
      chosen = {Clock::Kind::days, in.number("days", 1, 60) * 86'400 * second, 0};
    } else {
      in.wrong({"une pendule est « off », « move », « game » ou « days », pas « {0} »",
                "a clock is \"off\", \"move\", \"game\" or \"days\", not \"{0}\""},
               {verbatim(kind)});
    }
  }

  void rest() {
    if (in_.has("grace")) opening_.grace = in_.number("grace", 10, 7 * 86'400) * second;
    if (in_.has("substitute")) opening_.substitute = level(in_, "substitute");
    if (in_.has("seed")) opening_.seed = in_.hex("seed");
    if (!in_.has("position")) return;
    const json::Object position = in_.object("position");
    if (!in_.good()) return;
    const Result<Study> study = opening_.game->read_position(position.value());
    if (!study) return complain(study.refusal());
    if (!(opening_.game->setup_of(study->now) == opening_.setup))
      return in_.wrong({"la position n’a pas les mêmes places et options que la table",
                        "the position has not the same seats and options as the table"});
    opening_.position = std::make_shared<const Study>(*study);
  }

  std::optional<Phrase> wrong_;
  json::Object in_;
  Opening opening_;
};

}  // namespace

Result<Opening> read_opening(std::string_view text) {
  const Result<Value> body = json::read(text);
  if (!body) return body.refusal();
  return read_opening(*body);
}

Result<Opening> read_opening(const json::Value& body) { return OpeningReader(body).read(); }

void write_opening(json::Writer& out, const Opening& opening) {
  const GameInfo& info = opening.game->info();
  out.begin_object();
  out.member("game", info.id);
  write_options(out, info, opening.setup);
  opening.game->write_deck(out, opening.setup);
  out.key("seats");
  out.begin_array();
  for (const OpeningSeat& seat : opening.seats) {
    constexpr std::string_view kinds[] = {"me", "open", "computer"};
    out.begin_object();
    out.member("kind", kinds[static_cast<std::size_t>(seat.kind)]);
    if (!seat.name.empty()) out.member("name", seat.name);
    if (!seat.level.empty()) out.member("level", seat.level);
    out.end_object();
  }
  out.end_array();
  out.key("clock");
  write_clock(out, opening.clock);
  out.member("grace", opening.grace / second);
  out.member("substitute", opening.substitute);
  if (opening.seed) out.member("seed", hex(*opening.seed));
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
    case Clock::Kind::move: out.member("seconds", clock.budget / second); break;
    case Clock::Kind::game:
      out.member("minutes", clock.budget / (60 * second));
      out.member("increment", clock.increment / second);
      break;
    case Clock::Kind::days: out.member("days", clock.budget / (86'400 * second)); break;
  }
  out.end_object();
}

}  // namespace veillee
