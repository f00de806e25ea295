// The fold: a table is what its rows have made of it.
#include "table/table.hpp"

#include <algorithm>
#include <cstring>

#include "players/player.hpp"
#include "table/fairness.hpp"

namespace veillee {

// ── The first row ───────────────────────────────────────────────────────────────────────────────

Row Table::first_row(std::string id, const Opening& opening, const Digests& digests,
                     std::uint64_t seed, std::string_view salt, std::int64_t now) {
  const deed::Open open{.opening = opening,
                        .digests = digests,
                        .seed = opening.seed.value_or(seed),
                        .salt = std::string(salt),
                        .engine = std::string(engine_version()),
                        .revision = opening.game->info().revision};
  return {std::move(id), 1, now, write_entry({open, {}, {}})};
}

Result<Table> Table::load(std::span<const Row> rows, StopSign stop) {
  constexpr std::uint64_t between_looks = 64;
  Table table;
  for (const Row& row : rows) {
    if (row.seq % between_looks == 0 && stop())
      return Refusal{phrase({"la lecture a été interrompue", "the reading was stopped"})};
    if (auto refusal = table.take(row)) return *refusal;
  }
  if (rows.empty())
    return Refusal{phrase({"cette table n’a pas de journal", "this table has no log"})};
  return table;
}

// ── A row ───────────────────────────────────────────────────────────────────────────────────────

namespace {

Refusal broken(const Row& row, const Phrase& what) {
  return Refusal{say({"table {0}, ligne {1} : {2}", "table {0}, row {1}: {2}"},
                     {verbatim(row.table), number(row.seq), what})};
}

// The seat that the deed is about must be one of the table's.
bool fits(const Deed& deed, std::size_t seats) {
  return std::visit(
      [&](const auto& it) {
        if constexpr (requires { it.seat; })
          return it.seat < seats;
        else
          return true;
      },
      deed);
}

template <class D>
constexpr bool needs_the_rules = std::is_same_v<D, deed::Act> || std::is_same_v<D, deed::Undo> ||
                                 std::is_same_v<D, deed::Withdraw>;

}  // namespace

std::optional<Refusal> Table::apply(const Row& row) {
  if (auto refusal = take(row)) return refusal;
  if (outdated_ != row.seq) return {};
  return broken(row, phrase({"la position n’est pas celle qui a été enregistrée",
                             "the position is not the one that was stored"}));
}

std::optional<Refusal> Table::take(const Row& row) {
  if (row.seq != seq_ + 1 || (seq_ > 0 && row.table != id_))
    return broken(row, phrase({"ce n’est pas la ligne suivante", "this is not the next row"}));
  const Result<Entry> entry = read_entry(row.body);
  if (!entry)
    return broken(row, say({"la ligne est illisible : {0}", "the row is not readable: {0}"},
                           {entry.refusal().sentence}));
  const auto* open = std::get_if<deed::Open>(&entry->deed);
  if ((seq_ == 0) != (open != nullptr) || (seq_ > 0 && !fits(entry->deed, seats_.size())))
    return broken(row, phrase({"la ligne est illisible", "the row is not readable"}));
  charge_clocks(row.time);
  seq_ = row.seq;
  bytes_ += row.body.size();
  if (open != nullptr) id_ = row.table;
  noticed_only_by_ = private_to(entry->deed);
  if (noticed_only_by_) {
    ++own_rows_[*noticed_only_by_];
  } else {
    ++open_rows_;
    updated_ = row.time;
  }
  const std::size_t moves_before = moves_.size();
  do_deed(entry->deed, row.time);
  if (entry->result && outdated_) {
    kept_result_ = entry->result;
    if (ended_ == Ended::no) ended_ = Ended::finished;
  }
  if (entry->asked) {
    constexpr std::size_t remembered = 512;
    const Asked& asked = *entry->asked;
    if (!answered_.empty() && answered_.back().asked == asked) {  // a chain goes on
      answered_.back().seq = seq_for(asked.by);
      ++answered_.back().rows;
    } else {
      answered_.push_back({asked, seq_for(asked.by), moves_before});
    }
    if (answered_.size() > remembered) answered_.pop_front();
  }
  return {};
}

// Once the log and the rules have parted, only what needs no rules is still done.
void Table::do_deed(const Deed& deed, std::int64_t time) {
  const std::size_t moves = moves_.size();
  const bool same = std::visit(
      [&](const auto& it) {
        using D = std::decay_t<decltype(it)>;
        if constexpr (needs_the_rules<D>)
          if (outdated_) return true;
        if constexpr (std::is_same_v<decltype(perform(it, time)), bool>)
          return perform(it, time);
        else
          return perform(it, time), true;
      },
      deed);
  if (!same) {
    outdated_ = seq_;
    rewind(std::min(moves, moves_.size()));
    ended_ = Ended::no;
  }
  if (!outdated_) let_pass(time);
}

// The row is this seat's affair alone: an answer to a discreet question, its withdrawal, or what it
// lets pass.
std::optional<Seat> Table::private_to(const Deed& deed) const {
  if (const auto* it = std::get_if<deed::LetPass>(&deed)) return it->seat;
  if (!started_ || game().entitled(position_).empty()) return {};
  if (const auto* it = std::get_if<deed::Act>(&deed)) return it->seat;
  if (const auto* it = std::get_if<deed::Withdraw>(&deed)) return it->seat;
  return {};
}

// ── Deeds ───────────────────────────────────────────────────────────────────────────────────────
// Those that lead to a position say whether it is the one that was stored.

void Table::perform(const deed::Open& it, std::int64_t time) {
  created_ = charged_ = time;
  opening_ = it.opening;
  digests_ = it.digests;
  seed_ = it.seed;
  salt_ = it.salt;
  engine_ = it.engine;
  revision_ = it.revision;
  commitment_ = seed_commitment(seed_, salt_);
  for (std::size_t i = 0; i < opening_.seats.size(); ++i) {
    const OpeningSeat& from = opening_.seats[i];
    TableSeat seat;
    seat.name = from.name;
    seat.level = from.level;
    seat.kind = from.kind == OpeningSeat::Kind::computer ? TableSeat::Kind::computer
                : from.kind == OpeningSeat::Kind::me     ? TableSeat::Kind::person
                                                         : TableSeat::Kind::open;
    seat.digest = digests_.seats[i];
    seat.clock = opening_.clock.budget;
    seats_.push_back(std::move(seat));
  }
  position_ = opening_.position ? opening_.position->now : game().start(opening_.setup, seed_);
  first_ = before_ = PackedState(position_);
  start_when_full();
}

void Table::perform(const deed::Join& it, std::int64_t) {
  TableSeat& seat = seats_[it.seat];
  seat.kind = TableSeat::Kind::person;
  seat.name = it.person;
  seat.digest = it.digest;
  seat.level.clear();
  start_when_full();
}

bool Table::perform(const deed::Act& it, std::int64_t time) {
  const Result<Action> action = game().parse_action(it.action);
  return action && play(it.seat, *action, time) && moves_.back().move.fingerprint == it.fingerprint;
}

bool Table::perform(const deed::Undo& it, std::int64_t) {
  if (it.to > moves_.size()) return false;
  cut_to(it.to);
  return game().fingerprint(position_) == it.fingerprint;
}

bool Table::perform(const deed::Withdraw& it, std::int64_t) {
  withdraw(it.seat);
  return game().fingerprint(position_) == it.fingerprint;
}

void Table::perform(const deed::Propose& it, std::int64_t) {
  request_ = Proposal{it.what, it.seat, it.to, SeatSet::only(it.seat)};
}

void Table::perform(const deed::Consent& it, std::int64_t) {
  if (!it.agree)
    request_.reset();
  else if (request_)
    request_->agreed.add(it.seat);
}

void Table::perform(const deed::Chat& it, std::int64_t time) {
  chat_.push_back({it.seat, seats_[it.seat].name, time, it.text});
}

void Table::perform(const deed::Pause& it, std::int64_t) { paused_ = it.on; }

void Table::perform(const deed::Computer& it, std::int64_t) {
  TableSeat& seat = seats_[it.seat];
  seat.kind = TableSeat::Kind::computer;
  seat.level = it.level;
  seat.let_pass = LetPass::no;
  ++seat.players;
  request_.reset();
  start_when_full();
}

void Table::perform(const deed::TakeBack& it, std::int64_t) {
  TableSeat& seat = seats_[it.seat];
  seat.kind = TableSeat::Kind::person;
  seat.level.clear();
  ++seat.players;
}

void Table::perform(const deed::Rename& it, std::int64_t) { seats_[it.seat].name = it.person; }

void Table::perform(const deed::Resign& it, std::int64_t) { resigned_by(it.seat); }

void Table::perform(const deed::Draw&, std::int64_t) {
  ended_ = Ended::drawn;
  request_.reset();
}

void Table::perform(const deed::LetPass& it, std::int64_t) {
  seats_[it.seat].let_pass = it.until;
  seats_[it.seat].away = !has_turn(it.seat);
  seats_[it.seat].passed_decision = game().decision(position_);
}

void Table::perform(const deed::Abandon&, std::int64_t) { ended_ = Ended::abandoned; }

void Table::perform(const deed::Rematch& it, std::int64_t) { rematch_ = it.table; }

// ── What they are made of ───────────────────────────────────────────────────────────────────────

void Table::start_when_full() {
  if (started_) return;
  for (const TableSeat& seat : seats_)
    if (seat.kind == TableSeat::Kind::open) return;
  started_ = true;
  everybody_is_asked();
  note_clocks();
  end_when_over();
}

// One more action. False when it is not legal.
bool Table::make_move(Seat seat, Action action, std::int64_t time) {
  TableMove made{{seat, action, 0}, time, static_cast<std::uint32_t>(events_.size())};
  made.number = move();
  made.discreet = !game().entitled(position_).empty();
  if (made.discreet) {
    ActionList options;
    game().legal(position_, seat, options);
    const bool reacted_before = !moves_.empty() && moves_.back().open && moves_.back().reacted;
    made.reacted = reacted_before || options.empty() || action != options[0];
    made.open = game().deciders(position_).size() > 1;
  }
  if (!made.discreet || (!made.open && made.reacted)) ++made.number;
  AnyState next = position_;
  EventSink sink = collect_into(events_);
  if (game().apply(next, seat, action, &sink)) return false;
  before_ = PackedState(position_);
  position_ = next;
  made.move.fingerprint = game().fingerprint(position_);
  moves_.push_back(made);
  if (moves_.size() % moves_a_mark == 0) marks_.emplace_back(position_);
  return true;
}

bool Table::play(Seat seat, Action action, std::int64_t time) {
  const SeatSet owed = game().deciders(position_);
  const SeatSet entitled = game().entitled(position_);
  const SeatSet had_answered = game().answered(position_);
  if (!make_move(seat, action, time)) return false;
  const TableMove& made = moves_.back();

  TableSeat& who = seats_[seat];
  if (!made.discreet) {
    // Time for the whole game is gained by deciding oneself; time for a decision is there anew for
    // the next one, whoever has made this one.
    if (opening_.clock.kind != Clock::Kind::game)
      who.clock = opening_.clock.budget;
    else if (who.kind == TableSeat::Kind::person)
      who.clock += opening_.clock.increment;
  } else if (!made.open) {
    put_clocks_back(entitled);
    if (made.reacted) ++open_rows_;
    noticed_only_by_.reset();
    updated_ = time;
  }
  if (!made.open) {
    request_.reset();
    note_clocks();
  }
  // A secret answer leaves the others' question as it was.
  SeatSet waiting = had_answered;
  waiting.add(seat);
  const bool same_question = game().answered(position_) == waiting &&
                             game().deciders(position_) == owed - SeatSet::only(seat);
  if (!same_question) everybody_is_asked();
  end_when_over();
  // Who lets things pass does so until an open question is put to it again, or a round is over.
  const bool new_round = announces(made.events);
  for (Seat each = 0; each < seats_.size(); ++each) {
    TableSeat& one = seats_[each];
    if (one.let_pass == LetPass::round ? new_round : has_turn(each) && one.away)
      one.let_pass = LetPass::no;
    one.away = !has_turn(each);
  }
  return true;
}

// Since this event the game has told all of a new round, season or phase.
bool Table::announces(std::uint32_t from) const {
  const auto specs = game().info().events;
  return std::any_of(events_.begin() + from, events_.end(), [&](const Event& event) {
    const EventSpec& spec = specs[event.kind];
    return spec.motion == Motion::notice && spec.badge == Badge::none;
  });
}

// An open question is put to the seat.
bool Table::has_turn(Seat seat) const {
  return game().entitled(position_).empty() && game().deciders(position_).has(seat);
}

void Table::everybody_is_asked() {
  for (Seat seat = 0; seat < max_seats; ++seat) asked_at_[seat] = seq_for(seat);
}

// Nobody pays for a question that others may have been asked.
void Table::put_clocks_back(SeatSet entitled) {
  for (const Seat seat : entitled) seats_[seat].clock = clocks_before_[seat];
}

void Table::note_clocks() {
  for (Seat seat = 0; seat < seats_.size(); ++seat) clocks_before_[seat] = seats_[seat].clock;
}

bool Table::lets_pass(Seat seat) const {
  const TableSeat& who = seats_[seat];
  if (who.kind != TableSeat::Kind::person) return false;
  if (who.let_pass == LetPass::round) return game().decision(position_) == who.passed_decision;
  return !game().entitled(position_).empty() &&
         (who.let_pass == LetPass::until_turn ||
          (who.let_pass == LetPass::unless_hit && !game().concerns(position_, seat)));
}

// How the seat passes what it is asked now: the first answer to a discreet question, and what the
// game calls "pass" where it is an open one; nothing when it is not asked, or must decide.
std::optional<Action> Table::pass_of(Seat seat) const {
  ActionList options;
  game().legal(position_, seat, options);
  for (const Action& action : options)
    if (!game().entitled(position_).empty() || game().print_action(action) == "pass") return action;
  return {};
}

// Nobody waits for those who let questions pass. To a discreet one it is as if they had not been
// asked; to an open one it is a pass like any other.
void Table::let_pass(std::int64_t time) {
  while (state() == TableState::running) {
    std::optional<Seat> passing;
    for (const Seat seat : game().deciders(position_))
      if (lets_pass(seat) && pass_of(seat)) passing = seat;
    if (!passing) return;
    const bool open = game().entitled(position_).empty();
    play(*passing, *pass_of(*passing), time);
    if (!open || !noticed_only_by_) continue;
    ++open_rows_;
    noticed_only_by_.reset();
    updated_ = time;
  }
}

// As it was after so many actions; the log is cut there.
void Table::rewind(std::size_t actions) {
  if (actions >= moves_.size()) return;
  cuts_.push_back(moves_[actions].events);
  before_ = PackedState(position_after(actions > 0 ? actions - 1 : 0));
  position_ = position_after(actions);
  events_.erase(events_.begin() + moves_[actions].events, events_.end());
  moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(actions), moves_.end());
  marks_.resize(actions / moves_a_mark);
}

void Table::cut_to(std::size_t actions) {
  put_clocks_back(game().entitled(position_));
  rewind(actions);
  request_.reset();
  everybody_is_asked();
  note_clocks();
}

void Table::withdraw(Seat seat) {
  const auto answer = waiting_answer(seat);
  if (!answer) return;
  const bool discreet = moves_[*answer].discreet;
  const std::vector<TableMove> later(moves_.begin() + static_cast<std::ptrdiff_t>(*answer) + 1,
                                     moves_.end());
  rewind(*answer);
  for (const TableMove& each : later) {
    make_move(each.move.seat, each.move.action, each.time);
    moves_.back().informed = each.informed;
  }
  seats_[seat].let_pass = LetPass::no;
  if (!discreet) request_.reset();
  asked_at_[seat] = seq_for(seat);
}

void Table::end_when_over() {
  if (started_ && ended_ == Ended::no && game().over(position_)) ended_ = Ended::finished;
}

void Table::resigned_by(Seat seat) {
  resigned_last_ = seat;
  for (const Seat each : camp_of(seat)) {
    TableSeat& who = seats_[each];
    who.resigned = true;
    if (who.kind != TableSeat::Kind::person) continue;
    who.kind = TableSeat::Kind::computer;
    who.level = opening_.substitute;
    who.let_pass = LetPass::no;
    ++who.players;
  }
  request_.reset();
  // Alone, or all together against the game, nobody is left; in two camps the other one is.
  SeatSet left;
  for (Seat each = 0; each < seats_.size(); ++each)
    if (!seats_[each].resigned) left.add(each);
  if (left.empty() || camp_of(left.first()) == left || persons().empty()) ended_ = Ended::resigned;
}

void Table::charge_clocks(std::int64_t now) {
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (clock_runs(seat)) seats_[seat].clock -= std::max<std::int64_t>(0, now - charged_);
  charged_ = now;
}

}  // namespace veillee
