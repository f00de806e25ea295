#include "table/game_record.hpp"

#include <algorithm>

#include "engine/computers.hpp"
#include "engine/hash.hpp"
#include "engine/outcome_json.hpp"
#include "engine/printable.hpp"
#include "games/registry.hpp"
#include "players/player.hpp"
#include "table/fairness.hpp"
#include "table/other_files.hpp"

namespace veillee {
namespace {

// In the order of EarlyEnd::How.
constexpr std::string_view early_ends[] = {"resigned", "drawn"};

constexpr std::string_view format_name = "veillee-game";
constexpr int format_version = 1;

std::string kinds_of_seats() {
  std::string all(human);
  for (const ComputerPlayer& player : computer_players()) all += " " + std::string(player.id);
  return all;
}

}  // namespace

std::string_view engine_version() { return VEILLEE_VERSION; }

std::optional<Refusal> refuse_name(std::string_view name) {
  if (is_printable(name) && columns(name) <= 24) return {};
  return Refusal{phrase({"un nom de joueur a de 1 à 24 caractères imprimables",
                         "a player's name has 1 to 24 printable characters"})};
}

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
  SeatSet computers;
  for (Seat seat = 0; seat < record.seats.size() && seat < max_seats; ++seat)
    if (!record.seats[seat].name.empty())
      names[seat] = verbatim(record.seats[seat].name);
    else if (!record.seats[seat].is_human())
      computers.add(seat);
  name_computers(record.game->info(), computers, names);
  return names;
}

// ── Writing ─────────────────────────────────────────────────────────────────────────────────────

void write_options(json::Writer& out, const GameInfo& info, const Setup& setup) {
  out.key("options");
  out.begin_object();
  for (std::size_t i = 0; i < info.options.size(); ++i)
    out.member(info.options[i].id, info.options[i].values[setup.values[i]].id);
  out.end_object();
}

std::vector<std::string> read_assignments(json::Object options) {
  std::vector<std::string> assignments;
  for (const auto& [key, value] : options.value().members)
    assignments.push_back(key + "=" + options.text(key));
  return assignments;
}

std::string header_line(const GameRecord& record) {
  const GameInfo& info = record.game->info();
  json::Writer out;
  out.begin_object();
  out.member("format", format_name);
  out.member("version", format_version);
  out.member("engine", record.engine);
  out.member("game", info.id);
  out.member("revision", info.revision);
  out.member("players", record.setup.seats);
  write_options(out, info, record.setup);
  record.game->write_deck(out, record.setup);
  out.member("seed", hex(record.seed));
  out.key("seats");
  out.begin_array();
  for (const SeatEntry& seat : record.seats) {
    out.begin_object();
    out.member("kind", seat.kind);
    if (!seat.name.empty()) out.member("name", seat.name);
    out.end_object();
  }
  out.end_array();
  if (!record.salt.empty()) {
    out.member("salt", record.salt);
    out.member("commitment", seed_commitment(record.seed, record.salt));
  }
  if (record.first) {
    out.key("position");
    out.raw(record.game->write_position(*record.first, false));
  }
  out.member("fingerprint", hex(record.game->fingerprint(first_position(record))));
  out.end_object();
  return out.text() + "\n";
}

std::string move_line(const GameRecord& record, std::size_t n) {
  const Move& move = record.moves[n];
  json::Writer out;
  out.begin_object();
  out.member("seq", n + 1);
  out.member("seat", seat_letters[move.seat]);
  out.member("action", record.game->print_action(move.action));
  out.member("fingerprint", hex(move.fingerprint));
  out.end_object();
  return out.text() + "\n";
}

std::string result_line(const GameRecord& record) {
  json::Writer out;
  out.begin_object();
  out.key("result");
  out.begin_object();
  write_outcome(out, record.game->outcome(position_after(record, record.moves.size())));
  out.end_object();
  out.end_object();
  return out.text() + "\n";
}

std::string last_line(const GameRecord& record) {
  if (record.game->over(position_after(record, record.moves.size()))) return result_line(record);
  if (!record.ended) return {};
  json::Writer out;
  out.begin_object();
  out.key("ended");
  out.begin_object();
  out.member("how", early_ends[static_cast<std::size_t>(record.ended->how)]);
  if (record.ended->how == EarlyEnd::How::resigned)
    out.member("by", seat_letters[record.ended->by]);
  out.end_object();
  out.end_object();
  return out.text() + "\n";
}

std::string all_lines(const GameRecord& record) {
  std::string text = header_line(record);
  for (std::size_t n = 0; n < record.moves.size(); ++n) text += move_line(record, n);
  return text + last_line(record);
}

Phrase early_end_words(const GameRecord& record) {
  if (!record.ended) return {};
  if (record.ended->how == EarlyEnd::How::drawn)
    return phrase({"Partie nulle, d’un commun accord.", "The game is drawn by agreement."});
  const SeatNames names = names_of(record);
  const Teams teams = record.game->teams(position_after(record, record.moves.size()));
  const Phrase& who = names[record.ended->by];
  std::vector<Phrase> others;
  std::optional<std::uint8_t> rival;
  bool one_camp = true;
  for (Seat seat = 0; seat < record.setup.seats; ++seat) {
    if (teams[seat] == teams[record.ended->by]) continue;
    others.push_back(names[seat]);
    one_camp &= teams[seat] == rival.value_or(teams[seat]);
    rival = teams[seat];
  }
  if (others.empty())
    return say({"{0} abandonne : la partie est perdue.", "{0} gives up: the game is lost."}, {who});
  if (!one_camp) return say({"{0} abandonne.", "{0} gives up."}, {who});
  const Phrase winners = enumeration(others.data(), others.size());
  return others.size() == 1
             ? say({"{0} abandonne : {1} gagne.", "{0} gives up: {1} wins."}, {who, winners})
             : say({"{0} abandonne : {1} gagnent.", "{0} gives up: {1} win."}, {who, winners});
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
    if (const auto other = what_else_it_is(text_))
      return Refusal{say({"{0} : {1}", "{0}: {1}"}, {verbatim(file_), *other})};
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
      json::Object in(*value, wrong_);
      if (finished)
        in.wrong({"il n’y a rien après la fin de la partie", "nothing comes after the end"});
      else if (line_ == 1)
        header(in);
      else if (in.has("result"))
        finished = result(*value);
      else if (in.has("ended"))
        finished = ended(in);
      else
        move(in);
      if (wrong_)
        return Refusal{say({"{0}, ligne {1} : {2}", "{0}, line {1}: {2}"},
                           {verbatim(file_), number(line_), *wrong_})};
    }
    return std::move(record_);
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
    if (!wrong_) wrong_ = what;
    return false;
  }
  bool wrong(Words words, std::initializer_list<Phrase> arguments = {}) {
    return complain(say(words, arguments));
  }
  bool complain(const Refusal& refusal) { return complain(with_clause(refusal)); }

  bool header(json::Object& in) {
    if (!in.has("format") || in.text("format") != format_name)
      return wrong({"ce n’est pas une partie enregistrée de Veillée",
                    "this is not a saved game of Veillée"});
    if (const std::int64_t version = in.number("version"); in.good() && version != format_version)
      return wrong({"version {0} du format inconnue ; possible : {1}",
                    "version {0} of the format is not known; possible: {1}"},
                   {number(version), number(format_version)});
    in.only({"format", "version", "engine", "game", "revision", "players", "options", "deck",
             "seed", "seats", "salt", "commitment", "position", "fingerprint"});
    record_.engine = in.text("engine");
    const std::string game = in.text("game");
    revision_ = static_cast<int>(in.number("revision", 1, 1'000'000));
    const std::int64_t players = in.number("players");
    const json::Object options = in.object("options");
    record_.seed = in.hex("seed");
    const std::span<const Value> seats = in.list("seats");
    const std::uint64_t fingerprint = in.hex("fingerprint");
    if (!in.good()) return false;
    if (refuse_name(record_.engine))
      return wrong({"la version du moteur est illisible", "the engine's version is not readable"});
    record_.game = find_game(game);
    if (record_.game == nullptr)
      return wrong({"le jeu « {0} » est inconnu", "the game \"{0}\" is not known"},
                   {verbatim(game)});
    if (revision_ > record_.game->info().revision)
      return wrong(
          {"la révision {0} des règles est plus récente que ce programme, qui connaît la {1}",
           "revision {0} of the rules is newer than this program, which knows {1}"},
          {number(revision_), number(record_.game->info().revision)});
    if (!setup(players, options) || !deck(in) || !seat_entries(in, seats)) return false;
    if (!promise(in) || !position(in)) return false;
    state_ = first_position(record_);
    if (record_.game->fingerprint(state_) != fingerprint)
      return complain(drift({"le début de la partie n’est pas celui qui a été enregistré",
                             "the start of the game is not the one that was saved"}));
    return true;
  }

  // What was promised before the game must be the seed that it was dealt from.
  bool promise(json::Object& in) {
    if (!in.has("salt") && !in.has("commitment")) return true;
    record_.salt = in.text("salt");
    const std::string commitment = in.text("commitment");
    if (!in.good()) return false;
    if (record_.salt.empty() || seed_commitment(record_.seed, record_.salt) != commitment)
      return wrong({"la graine n’est pas celle qui a été promise avant la partie",
                    "the seed is not the one that was promised before the game"});
    return true;
  }

  bool position(json::Object& in) {
    if (!in.has("position")) return true;
    const json::Object position = in.object("position");
    if (!in.good()) return false;
    const Result<Study> study = record_.game->read_position(position.value());
    if (!study) return complain(study.refusal());
    if (!(record_.game->setup_of(study->now) == record_.setup))
      return wrong({"la position n’a pas les mêmes places et options que la partie",
                    "the position has not the same seats and options as the game"});
    record_.first = *study;
    return true;
  }

  bool setup(std::int64_t players, const json::Object& options) {
    const std::vector<std::string> assignments = read_assignments(options);
    if (!options.good()) return false;
    for (const OptionSpec& option : record_.game->info().options)
      if (!options.has(option.id) && revision_ == record_.game->info().revision)
        return wrong({"l’option « {0} » manque", "the option \"{0}\" is missing"},
                     {verbatim(option.id)});
    const Result<Setup> setup =
        record_.game->setup(players <= max_seats ? static_cast<int>(players) : 0, assignments);
    if (!setup) return complain(setup.refusal());
    record_.setup = *setup;
    return true;
  }

  bool deck(const json::Object& in) {
    const Result<Setup> setup = record_.game->read_deck(in.value(), record_.setup);
    if (!setup) return complain(setup.refusal());
    record_.setup = *setup;
    return true;
  }

  bool seat_entries(json::Object& in, std::span<const Value> seats) {
    if (seats.size() != record_.setup.seats)
      return wrong({"il faut {0} places, il y en a {1}", "{0} seats are needed, there are {1}"},
                   {number(record_.setup.seats), number(seats.size())});
    for (const Value& item : seats) {
      json::Object entry = in.object(item);
      entry.only({"kind", "name"});
      const std::string kind = entry.text("kind");
      const std::string name = entry.has("name") ? entry.text("name") : std::string();
      if (!entry.good()) return false;
      const ComputerPlayer* player = find_computer_player(kind);
      if (kind != human && (player == nullptr || player->id != kind))
        return wrong({"joueur « {0} » inconnu ; possible : {1}",
                      "player \"{0}\" is not known; possible: {1}"},
                     {verbatim(kind), verbatim(kinds_of_seats())});
      if (entry.has("name"))
        if (const auto refusal = refuse_name(name)) return complain(*refusal);
      record_.seats.push_back({kind, name});
    }
    return true;
  }

  // Other rules, or another version of the program, are the likely reason.
  Phrase drift(Words words) {
    Phrase what = phrase(words);
    if (const int now = record_.game->info().revision; revision_ != now)
      what += say({" (partie jouée avec la révision {0} des règles, ce programme connaît la {1})",
                   " (played with revision {0} of the rules, this program knows revision {1})"},
                  {number(revision_), number(now)});
    else if (record_.engine != engine_version())
      what += say({" (partie commencée avec la version {0}, ce programme est la version {1})",
                   " (the game was begun with version {0}, this program is version {1})"},
                  {verbatim(record_.engine), verbatim(engine_version())});
    return what;
  }

  bool move(json::Object& in) {
    in.only({"seq", "seat", "action", "fingerprint"});
    const std::int64_t seq = in.number("seq");
    const std::string letter = in.text("seat");
    const std::string text = in.text("action");
    const std::uint64_t fingerprint = in.hex("fingerprint");
    if (!in.good()) return false;
    const AnyGame& game = *record_.game;
    const auto expected = static_cast<std::int64_t>(record_.moves.size()) + 1;
    if (seq != expected)
      return wrong(
          {"ici doit venir l’action {0}, pas la {1}", "action {0} is expected here, not {1}"},
          {number(expected), number(seq)});
    const SeatSet deciders = game.deciders(state_);
    if (deciders.empty()) return wrong({"la partie est déjà finie", "the game is already over"});
    const std::optional<Seat> seat = seat_of(letter);
    if (!seat || !deciders.has(*seat))
      return wrong(
          {"ce n’est pas à {0} de décider, mais à {1}", "it is not for {0} to decide but for {1}"},
          {verbatim(letter), verbatim(seat_letters[deciders.first()])});
    const Result<Action> action = game.parse_action(text);
    if (!action) return complain(action.refusal());
    if (game.print_action(*action) != text)
      return wrong({"l’action doit s’écrire « {0} »", "the action must be written \"{0}\""},
                   {verbatim(game.print_action(*action))});
    if (const auto refusal = game.apply(state_, *seat, *action))
      return wrong(
          {"« {0} » n’est pas une action possible : {1}", "\"{0}\" is not a possible action: {1}"},
          {verbatim(text), with_clause(*refusal)});
    if (game.fingerprint(state_) != fingerprint)
      return complain(drift({"la position après l’action n’est pas celle qui a été enregistrée",
                             "the position after the action is not the one that was saved"}));
    record_.moves.push_back({*seat, *action, fingerprint});
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

  bool ended(json::Object& in) {
    in.only({"ended"});
    json::Object how = in.object("ended");
    how.only({"how", "by"});
    EarlyEnd end;
    end.how = static_cast<EarlyEnd::How>(how.word("how", early_ends));
    if (end.how == EarlyEnd::How::resigned) end.by = how.seat("by", record_.setup.seats);
    if (record_.game->over(state_))
      return wrong({"la partie est finie : personne ne peut plus la terminer",
                    "the game is over: nobody can end it any more"});
    if (end.how == EarlyEnd::How::drawn && !record_.game->info().may_be_drawn)
      return wrong({"ce jeu ne connaît pas de partie nulle", "this game knows no draw"});
    record_.ended = end;
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
  std::optional<Phrase> wrong_;
  GameRecord record_;
  int revision_ = 0;  // of the rules that it was saved with
  AnyState state_;
};

}  // namespace

Result<GameRecord> read_record(std::string_view text, std::string_view file) {
  return RecordReader(text, file).read();
}

}  // namespace veillee
