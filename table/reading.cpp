// What a table is now, for everybody who asks: nothing here changes it.
#include <algorithm>

#include "engine/address.hpp"
#include "engine/computers.hpp"
#include "table/table.hpp"

namespace veillee {

TableState Table::state() const {
  if (ended_ != Ended::no || outdated_) return TableState::over;
  if (!started_) return TableState::waiting;
  return paused_ ? TableState::paused : TableState::running;
}

std::optional<Outcome> Table::outcome() const {
  return outdated_ ? kept_result_ : game().outcome(position_);
}

std::optional<Phrase> Table::outdated() const {
  if (!outdated_) return {};
  const int revision = game().info().revision;
  const Phrase rules =
      revision_ == revision
          ? say({"le programme {0}", "the program {0}"}, {verbatim(engine_)})
          : say({"la révision {0} des règles (ici : {1})", "revision {0} of the rules (here: {1})"},
                {number(revision_), number(revision)});
  if (ended_ != Ended::no)
    return say({"cette partie a été jouée avec {0} : son résultat est gardé, mais on ne peut plus "
                "la revoir jusqu’au bout",
                "this game was played with {0}: its result is kept, but it can no longer be seen "
                "to its end"},
               {rules});
  return say(
      {"cette partie a été commencée avec {0} et ne peut pas continuer : voici jusqu’où elle "
       "se laisse rejouer",
       "this game was begun with {0} and cannot go on: this is how far it can be replayed"},
      {rules});
}

SeatNames Table::names() const {
  SeatNames names = game().seat_names(first_.opened());
  SeatSet computers;
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (!seats_[seat].name.empty())
      names[seat] = verbatim(seats_[seat].name);
    else if (seats_[seat].kind == TableSeat::Kind::computer)
      computers.add(seat);
  name_computers(game().info(), computers, names);
  return names;
}

SeatNames Table::names_for(Viewer viewer) const {
  SeatNames result = names();
  if (viewer < seats_.size()) result[viewer] = addressed(result[viewer]);
  return result;
}

SeatSet Table::deciders() const {
  return state() == TableState::running ? game().deciders(position_) : SeatSet{};
}

SeatSet Table::shown_deciders() const {
  return state() == TableState::running ? game().shown_deciders(position_) : SeatSet{};
}

SeatSet Table::camp_of(Seat seat) const {
  const Teams teams = game().teams(position_);
  SeatSet camp;
  for (Seat each = 0; each < seats_.size(); ++each)
    if (teams[each] == teams[seat]) camp.add(each);
  return camp;
}

bool Table::has_companions(Seat seat) const {
  if (!started_) return false;
  for (const Seat other : camp_of(seat) - SeatSet::only(seat))
    if (!seats_[other].digest.empty()) return true;
  return false;
}

SeatSet Table::asked_to_agree(const Proposal& request) const {
  SeatSet people = persons();
  if (request.kind == Proposal::Kind::resign)
    people = people - (SeatSet::all(max_seats) - camp_of(request.by));
  people.add(request.by);
  return people;
}

SeatSet Table::persons() const {
  SeatSet set;
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (seats_[seat].kind == TableSeat::Kind::person) set.add(seat);
  return set;
}

SeatSet Table::computers_to_move() const { return deciders() - persons(); }

std::string_view Table::seat_digest(Seat seat) const {
  return seat < seats_.size() ? std::string_view(seats_[seat].digest) : std::string_view();
}

bool Table::clock_runs(Seat seat) const {
  return opening_.clock.kind != Clock::Kind::off && shown_deciders().has(seat) &&
         seats_[seat].kind == TableSeat::Kind::person;
}

std::int64_t Table::clock_left(Seat seat, std::int64_t now) const {
  const std::int64_t spent = clock_runs(seat) ? std::max<std::int64_t>(0, now - charged_) : 0;
  return std::max<std::int64_t>(0, seats_[seat].clock - spent);
}

std::optional<std::int64_t> Table::next_deadline() const {
  std::optional<std::int64_t> next;
  for (const Seat seat : deciders())
    if (clock_runs(seat) && (!next || charged_ + seats_[seat].clock < *next))
      next = charged_ + seats_[seat].clock;
  return next;
}

// After so many actions everybody saw this move done: a discreet question after it that came to
// nothing is over, one that somebody reacted to is open and nobody has answered.
std::size_t Table::actions_of(std::uint32_t number) const {
  std::size_t actions = 0;
  while (actions < moves_.size() && moves_[actions].number <= number) ++actions;
  while (actions > 0 && moves_[actions - 1].open) --actions;
  return actions;
}

AnyState Table::position_at(std::uint32_t number) const {
  return position_after(actions_of(number));
}

AnyState Table::position_after(std::size_t actions) const {
  actions = std::min(actions, moves_.size());
  const std::size_t mark = actions / moves_a_mark;
  AnyState state = (mark == 0 ? first_ : marks_[mark - 1]).opened();
  for (std::size_t i = mark * moves_a_mark; i < actions; ++i)
    static_cast<void>(game().apply(state, moves_[i].move.seat, moves_[i].move.action));
  return state;
}

GameRecord Table::record() const {
  GameRecord record;
  record.game = &game();
  record.setup = opening_.setup;
  record.seed = seed_;
  record.engine = engine_;
  record.salt = salt_;
  if (opening_.position) record.first = *opening_.position;
  for (const TableSeat& seat : seats_)
    record.seats.push_back({seat.name.empty() ? seat.level : std::string(human), seat.name});
  for (const TableMove& each : moves_) record.moves.push_back(each.move);
  if (ended_ == Ended::resigned)
    record.ended = {EarlyEnd::How::resigned, resigned_last_};
  else if (ended_ == Ended::drawn)
    record.ended = {EarlyEnd::How::drawn};
  return record;
}

GameRecord Table::record_at(std::uint32_t number) const {
  GameRecord cut = record();
  cut.moves.resize(actions_of(number));
  cut.ended.reset();
  return cut;
}

bool Table::alone_with_computers(SeatSet people) const {
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    const bool person =
        seats_[seat].kind != TableSeat::Kind::computer || !seats_[seat].digest.empty();
    if (person != people.has(seat)) return false;
  }
  return !people.empty();
}

Opening Table::rematch_opening() const {
  Opening opening = opening_;
  opening.seed.reset();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const bool person = !seats_[i].digest.empty();
    opening.seats[i].kind = person ? OpeningSeat::Kind::me : OpeningSeat::Kind::computer;
    opening.seats[i].name = seats_[i].name;
    opening.seats[i].level = person ? std::string() : seats_[i].level;
  }
  return opening;
}

Digests Table::rematch_digests() const {
  Digests digests{digests_.host, {}};
  for (std::size_t i = 0; i < seats_.size(); ++i) digests.seats[i] = seats_[i].digest;
  return digests;
}

}  // namespace veillee
