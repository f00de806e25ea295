#include "server/importing.hpp"

#include <algorithm>

#include "engine/canvas.hpp"
#include "players/player.hpp"

namespace veillee {
namespace {

Opening opening_of(const GameRecord& record) {
  Opening opening;
  opening.game = record.game;
  opening.setup = record.setup;
  opening.seed = record.seed;
  if (record.first) opening.position = std::make_shared<const Study>(*record.first);
  const SeatNames names = names_of(record);
  bool first_person = true;
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
    const SeatEntry& entry = record.seats[seat];
    OpeningSeat place;
    if (!entry.is_human()) {
      place.kind = OpeningSeat::Kind::computer;
      place.level = entry.kind;
    } else if (first_person) {
      place.kind = OpeningSeat::Kind::me;
      place.name = entry.name.empty() ? names[seat].en : entry.name;
      first_person = false;
    }
    opening.seats.push_back(std::move(place));
  }
  return opening;
}

// Plays the saved game at a new table and keeps the rows.
class Replay {
 public:
  Replay(const GameRecord& record, Import& import, std::int64_t now)
      : record_(record), import_(import), now_(now) {}

  std::optional<Refusal> run(const RandomSource& random) {
    const Opening opening = opening_of(record_);
    Digests digests{.host = digest_of(import_.host)};
    for (Seat seat = 0; seat < opening.seats.size(); ++seat) {
      if (!record_.seats[seat].is_human()) continue;
      import_.tokens[seat] = new_token(random);
      if (opening.seats[seat].kind == OpeningSeat::Kind::me)
        digests.seats[seat] = digest_of(import_.tokens[seat]);
    }
    import_.rows.push_back(
        Table::first_row(import_.table, opening, digests, record_.seed, new_token(random), now_));
    Result<Table> table = Table::load(import_.rows);
    if (!table) return table.refusal();
    table_ = std::move(*table);
    const SeatNames names = names_of(record_);
    for (Seat seat = 0; seat < opening.seats.size(); ++seat)
      if (opening.seats[seat].kind == OpeningSeat::Kind::open)
        if (auto refusal = keep(table_->join(seat, free_name(names[seat].en),
                                             digest_of(import_.tokens[seat]), now_)))
          return refusal;
    for (const Move& move : record_.moves)
      if (auto refusal = keep(decision(move))) return refusal;
    return end();
  }

 private:
  // Two people of one name could play a game by themselves; at a table they must be told apart.
  std::string free_name(const std::string& name) const {
    constexpr int longest = 20;
    std::string free = name;
    const auto taken = [&](const TableSeat& seat) { return seat.name == free; };
    for (int n = 2; std::any_of(table_->seats().begin(), table_->seats().end(), taken); ++n)
      free = cut(name, longest) + " " + std::to_string(n);
    return free;
  }

  Verdict decision(const Move& move) const {
    if (!record_.seats[move.seat].is_human()) {
      if (auto row = table_->computer_row(move.seat, table_->moves().size(), move.action, now_))
        return std::move(*row);
      return denied(DenialKind::illegal, {"cette partie ne peut pas être rejouée à une table",
                                          "this game cannot be replayed at a table"});
    }
    Command command;
    command.kind = CommandKind::act;
    command.id = "import-" + std::to_string(table_->seq());
    command.seq = table_->seq_for(move.seat);  // discreet answers of others do not count
    command.action = record_.game->print_action(move.action);
    return table_->decide({.viewer = move.seat}, command, now_, {});
  }

  // What people have ended stays so: of three camps only one may have given up, but nobody went on.
  std::optional<Refusal> end() {
    if (!record_.ended) return {};
    if (auto refusal = keep(table_->early_end_row(*record_.ended, now_))) return refusal;
    if (table_->state() == TableState::over) return {};
    Command command;
    command.kind = CommandKind::abandon;
    command.id = "import-end";
    return keep(table_->decide({.host = true}, command, now_, {}));
  }

  std::optional<Refusal> keep(Verdict verdict) {
    if (const Denial* denial = std::get_if<Denial>(&verdict))
      return Refusal{denial->sentence, denial->clause};
    Row& row = std::get<Row>(verdict);  // every id is new
    if (auto refusal = table_->apply(row)) return refusal;
    import_.rows.push_back(std::move(row));
    return {};
  }

  const GameRecord& record_;
  Import& import_;
  std::int64_t now_;
  std::optional<Table> table_;
};

}  // namespace

Result<Import> import_game(std::string_view text, const RandomSource& random, std::int64_t now) {
  const Result<GameRecord> record = read_record(text, "import");
  if (!record) return record.refusal();
  return import_record(*record, random, now);
}

Result<Import> import_record(const GameRecord& record, const RandomSource& random,
                             std::int64_t now) {
  Import import{.table = new_table_id(random), .host = new_token(random)};
  if (auto refusal = Replay(record, import, now).run(random)) return *refusal;
  return import;
}

Result<GameRecord> cut_game(const Table& table, const Person& person, const Command& command,
                            Language language) {
  const auto no = [](Words words) { return Refusal{phrase(words)}; };
  if (const std::optional<Phrase> outdated = table.outdated()) return Refusal{*outdated};
  const AnyState then = table.position_at(command.move);
  if (command.move > table.move() || table.game().over(then))
    return no({"après ce coup il n’y a plus rien à jouer : choisissez-en un d’avant",
               "after this move nothing is left to play: please choose an earlier one"});
  const Seat seat = command.seat    ? *command.seat
                    : person.sits() ? person.viewer
                                    : table.game().deciders(then).first();
  if (seat >= table.seats().size())
    return no({"cette table n’a pas cette place", "this table has no such seat"});
  if (const ComputerPlayer* player = find_computer_player(command.level);
      !command.level.empty() && (player == nullptr || player->id != command.level))
    return no({"ce niveau est inconnu", "this level is not known"});
  GameRecord record = table.record_at(command.move);
  record.salt.clear();  // that was promised for the game before
  for (Seat each = 0; each < record.seats.size(); ++each) {
    const TableSeat& before = table.seats()[each];
    const std::string& level = !command.level.empty() ? command.level
                               : before.level.empty() ? table.opening().substitute
                                                      : before.level;
    if (each != seat)
      record.seats[each] = {level, {}};
    else if (!command.text.empty())
      record.seats[each] = {std::string(human), command.text};
    else
      record.seats[each] = {
          std::string(human),
          before.digest.empty() ? table.game().seat_names(then)[each].in(language) : before.name};
  }
  if (const auto refusal = refuse_name(record.seats[seat].name)) return *refusal;
  return record;
}

}  // namespace veillee
