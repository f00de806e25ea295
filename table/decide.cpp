// What a command comes to: a row, or one sentence why not.
#include <algorithm>
#include <span>

#include "engine/printable.hpp"
#include "players/player.hpp"
#include "table/table.hpp"

namespace veillee {
namespace {

Denial name_is_taken() {
  return denied(DenialKind::not_allowed,
                {"quelqu’un a déjà ce nom à cette table ; choisissez-en un autre",
                 "somebody has this name at this table already; please choose another"});
}

Denial only_watching() {
  return denied(DenialKind::not_allowed,
                {"qui regarde ne joue pas : il faut une place à la table",
                 "who watches does not play: you need a seat at the table"});
}

Denial computer_plays() {
  return denied(DenialKind::not_allowed, {"l’ordinateur joue à votre place : reprenez-la d’abord",
                                          "the computer plays for you: take your seat back first"});
}

Denial game_is_over() {
  return denied(DenialKind::over, {"la partie est finie", "the game is over"});
}

Denial request_waits() {
  return denied(DenialKind::not_allowed, {"une autre demande attend déjà une réponse",
                                          "another request is already waiting for an answer"});
}

// Text from people: no control characters, so that it is a line everywhere, and nothing that turns
// the direction of what stands around it.
std::string cleaned(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(1, json::utf8_character(text));
    const std::string_view character = text.substr(0, size);
    text.remove_prefix(size);
    const bool control = static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7F ||
                         is_unseen(character);
    if (!control) clean += character;
    if (control && !clean.empty() && clean.back() != ' ') clean += ' ';
  }
  while (!clean.empty() && clean.back() == ' ') clean.pop_back();
  return clean;
}

std::size_t characters(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t at = 0; at < text.size(); ++n)
    at += std::max<std::size_t>(1, json::utf8_character(text.substr(at)));
  return n;
}

}  // namespace

// ── Rows ────────────────────────────────────────────────────────────────────────────────────────

Row Table::row(Deed deed, std::int64_t now, std::optional<Asked> asked) const {
  return {id_, seq_ + 1, now, write_entry({std::move(deed), std::move(asked), {}})};
}

// What ends the game says how it ended: that is known even when the rules are others one day.
Row Table::ending_row(Deed deed, std::int64_t now, std::optional<Asked> asked) const {
  Entry entry{std::move(deed), std::move(asked), {}};
  Table after = *this;
  after.do_deed(entry.deed, now);
  if (after.started_ && after.ended_ != Ended::no)
    entry.result = after.game().outcome(after.position_);
  return {id_, seq_ + 1, now, write_entry(std::move(entry))};
}

// Those who let things pass may end the game after it.
bool Table::may_end(const AnyState& next) const {
  return game().over(next) || !game().entitled(next).empty();
}

Row Table::act_row(Seat seat, Action action, const AnyState& next, std::int64_t now, bool timeout,
                   std::optional<Asked> asked) const {
  deed::Act act{seat, game().print_action(action), game().fingerprint(next), timeout};
  return may_end(next) ? ending_row(std::move(act), now, std::move(asked))
                       : row(std::move(act), now, std::move(asked));
}

Row Table::undo_row(std::size_t actions, std::int64_t now, std::optional<Asked> asked) const {
  return row(
      deed::Undo{static_cast<std::uint32_t>(actions), game().fingerprint(position_after(actions))},
      now, std::move(asked));
}

std::optional<Row> Table::computer_row(Seat seat, std::size_t actions, Action action,
                                       std::int64_t now) const {
  if (actions != moves_.size() || !computers_to_move().has(seat)) return {};
  AnyState next = position_;
  if (game().apply(next, seat, action)) return {};
  return act_row(seat, action, next, now);
}

std::optional<Row> Table::overdue(std::int64_t now) const {
  for (const Seat seat : deciders()) {
    if (!clock_runs(seat) || clock_left(seat, now) > 0) continue;
    if (game().entitled(position_).empty())
      return row(deed::Computer{seat, opening_.substitute, true}, now);
    // To hand over the seat would show who was asked: it passes.
    ActionList options;
    game().legal(position_, seat, options);
    AnyState next = position_;
    static_cast<void>(game().apply(next, seat, options[0]));
    return act_row(seat, options[0], next, now, true);
  }
  return {};
}

Row Table::rematch_row(std::string_view new_table, std::int64_t now) const {
  return row(deed::Rematch{std::string(new_table)}, now);
}

Row Table::early_end_row(const EarlyEnd& end, std::int64_t now) const {
  return end.how == EarlyEnd::How::drawn ? ending_row(deed::Draw{}, now)
                                         : ending_row(deed::Resign{end.by}, now);
}

// ── What several commands ask ───────────────────────────────────────────────────────────────────

// By a person on another seat.
bool Table::name_taken(std::string_view name, Seat seat) const {
  for (Seat other = 0; other < seats_.size(); ++other)
    if (other != seat && seats_[other].name == name) return true;
  return false;
}

std::optional<Denial> Table::not_running() const {
  switch (state()) {
    case TableState::waiting:
      return denied(DenialKind::waiting, {"la partie n’a pas commencé : une place est encore libre",
                                          "the game has not begun: a seat is still open"});
    case TableState::paused:
      return denied(DenialKind::paused, {"la partie est en pause", "the game is paused"});
    case TableState::over: return game_is_over();
    case TableState::running: break;
  }
  return {};
}

std::optional<Denial> Table::not_begun_or_over() const {
  return state() == TableState::paused ? std::nullopt : not_running();
}

std::optional<Denial> Table::stale(Seat seat, const Command& command) const {
  if (command.seq >= asked_at_[seat] && command.seq <= seq_for(seat)) return {};
  return denied(DenialKind::stale, {"la table a changé entre-temps : voici où elle en est",
                                    "the table has changed since: this is how it stands"});
}

// ── Commands ────────────────────────────────────────────────────────────────────────────────────

Verdict Table::decide(const Person& person, const Command& command, std::int64_t now,
                      const Presence& presence) const {
  for (auto known = answered_.rbegin(); known != answered_.rend(); ++known)
    if (known->asked.by == person.viewer && known->asked.id == command.id)
      return Repeated{known->seq, known->rows, why_stopped(*known, command)};
  if (command.kind == CommandKind::abandon) return decide_abandon(person, command, now);
  // Acts come to an end by themselves when none can be taken back.
  constexpr CommandKind ends[] = {CommandKind::act, CommandKind::resume, CommandKind::resign,
                                  CommandKind::consent};
  if (full() && std::find(std::begin(ends), std::end(ends), command.kind) == std::end(ends))
    return denied(DenialKind::too_long,
                  {"le journal de cette table est plein : on peut seulement finir la partie",
                   "the log of this table is full: the game can only be played to its end"});
  if (command.kind == CommandKind::seat) return decide_seat(person, command, now, presence);
  if (!person.sits() || person.viewer >= seats_.size()) return only_watching();
  const Seat seat = person.viewer;
  switch (command.kind) {
    case CommandKind::act: return decide_act(seat, command, now);
    case CommandKind::undo:
    case CommandKind::restart: return decide_undo(seat, command, now);
    case CommandKind::ask_undo: return decide_request(seat, command, now);
    case CommandKind::offer_draw: return decide_draw(seat, command, now);
    case CommandKind::resign: return decide_resign(seat, command, now);
    case CommandKind::consent: return decide_consent(seat, command, now);
    case CommandKind::let_pass: return decide_let_pass(seat, command, now);
    case CommandKind::chat: return decide_chat(seat, command, now);
    case CommandKind::pause:
    case CommandKind::resume: return decide_pause(seat, command, now);
    case CommandKind::take_back: return decide_take_back(seat, command, now);
    case CommandKind::rename: return decide_rename(seat, command, now);
    default: break;
  }
  return denied(DenialKind::bad_message, {"cette demande ne change rien à la table",
                                          "this request changes nothing at the table"});
}

Verdict Table::decide_abandon(const Person& person, const Command& command,
                              std::int64_t now) const {
  if (!person.host)
    return denied(DenialKind::not_allowed,
                  {"seul l’hôte peut abandonner la table", "only the host can abandon the table"});
  if (state() == TableState::over) return game_is_over();
  return ending_row(deed::Abandon{}, now, Asked{person.viewer, command.id});
}

// After the action the seat is asked on, and knows nothing that it did not know before: only then
// can it have meant what comes next in a chain.
std::optional<Denial> Table::chain_ends(const AnyState& before, Seat seat, Action action,
                                        const AnyState& after, std::uint32_t number) const {
  if (!(game().deciders(after) == SeatSet::only(seat)) || !game().entitled(after).empty() ||
      !game().entitled(before).empty())
    return denied(DenialKind::not_asked,
                  {"la suite attend : ce n’est plus à vous seul de décider",
                   "the rest waits: it is no longer for you alone to decide"});
  if (reveals(before, seat, action, number))
    return denied(DenialKind::stale, {"la suite attend : vous avez appris quelque chose de nouveau",
                                      "the rest waits: you have learned something new"});
  return {};
}

Verdict Table::decide_act(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_running()) return *denial;
  if (auto denial = stale(seat, command)) return *denial;
  if (seats_[seat].kind != TableSeat::Kind::person) return computer_plays();
  if (!command.actions.empty()) return decide_chain(seat, command, now);
  Action action;
  AnyState next = position_;
  if (const auto denial = take_action(next, seat, command.action, action)) return *denial;
  return act_row(seat, action, next, now, false, Asked{seat, command.id});
}

// Reads an action and takes it; or why it is refused: it is not possible, or the seat is not asked.
std::optional<Denial> Table::take_action(AnyState& state, Seat seat, std::string_view text,
                                         Action& action) const {
  const Result<Action> read = game().parse_action(text);
  if (!read) return Denial{DenialKind::illegal, read.refusal().sentence};
  action = *read;
  const bool asked = game().deciders(state).has(seat);
  if (const auto refusal = game().apply(state, seat, action))
    return Denial{asked ? DenialKind::illegal : DenialKind::not_asked, refusal->sentence,
                  refusal->clause};
  return {};
}

Verdict Table::decide_chain(Seat seat, const Command& command, std::int64_t now) const {
  Chain chain;
  AnyState before;
  AnyState next = position_;
  Action last;
  for (const std::string& text : command.actions) {
    if (!chain.rows.empty()) chain.stopped = chain_ends(before, seat, last, next, move());
    if (chain.stopped) break;
    before = next;
    chain.stopped = take_action(next, seat, text, last);
    if (chain.stopped) break;
    // What may end the game says how: a table that stands there knows.
    Table there;
    if (may_end(next)) {
      there = *this;
      for (const Row& row : chain.rows) static_cast<void>(there.apply(row));
    }
    Row made = (may_end(next) ? there : *this)
                   .act_row(seat, last, next, now, false, Asked{seat, command.id});
    made.seq = seq_ + 1 + chain.rows.size();
    chain.rows.push_back(std::move(made));
  }
  if (chain.rows.empty()) return *chain.stopped;
  return chain;
}

// The log keeps what was taken of a chain; why no more was follows from it, unless that has been
// taken back since.
std::optional<Denial> Table::why_stopped(const Answered& answered, const Command& command) const {
  const std::size_t end = answered.first + answered.rows;
  if (answered.rows >= command.actions.size() || end > moves_.size()) return {};
  const Seat seat = answered.asked.by;
  for (std::size_t i = 0; i < answered.rows; ++i) {
    const Move& made = moves_[answered.first + i].move;
    if (made.seat != seat || game().print_action(made.action) != command.actions[i]) return {};
  }
  const AnyState before = position_after(end - 1);
  const Action last = moves_[end - 1].move.action;
  AnyState next = before;
  static_cast<void>(game().apply(next, seat, last));
  const std::uint32_t number = answered.first > 0 ? moves_[answered.first - 1].number : 0;
  if (auto denial = chain_ends(before, seat, last, next, number)) return denial;
  Action refused;
  return take_action(next, seat, command.actions[answered.rows], refused);
}

Verdict Table::decide_undo(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_running()) return *denial;
  // What is taken back must be what the person saw.
  if (auto denial = stale(seat, command)) return *denial;
  const std::uint32_t possible = draft(seat);
  const std::uint32_t steps = command.kind == CommandKind::restart ? possible : command.steps;
  if (steps == 0 || steps > possible)
    return denied(
        DenialKind::not_allowed,
        {"{0} : le reste dépend de ce que vous avez appris depuis, ou d’une autre décision",
         "{0}: the rest depends on what you have learned since, or on another decision"},
        {possible == 0
             ? phrase({"rien ne peut être repris librement", "nothing can be taken back freely"})
             : count({{"décision peut être reprise", "decision can be taken back"},
                      {"décisions peuvent être reprises", "decisions can be taken back"}},
                     possible)});
  const Asked asked{seat, command.id};
  if (!game().answered(position_).has(seat)) return undo_row(moves_.size() - steps, now, asked);
  Table after = *this;
  after.withdraw(seat);
  return row(deed::Withdraw{seat, game().fingerprint(after.position_)}, now, asked);
}

Verdict Table::decide_request(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_running()) return *denial;
  if (request_) return request_waits();
  if (command.move >= move())
    return denied(DenialKind::bad_message, {"on ne peut revenir qu’à un coup d’avant",
                                            "one can only go back to an earlier move"});
  const Asked asked{seat, command.id};
  // Computers agree.
  if ((persons() - SeatSet::only(seat)).empty())
    return undo_row(actions_of(command.move), now, asked);
  return row(deed::Propose{seat, Proposal::Kind::undo, command.move}, now, asked);
}

Verdict Table::decide_draw(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_running()) return *denial;
  if (!game().info().may_be_drawn)
    return denied(DenialKind::not_allowed,
                  {"ce jeu ne connaît pas de partie nulle", "this game knows no draw"});
  if (seats_[seat].kind != TableSeat::Kind::person) return computer_plays();
  if (request_ && request_->kind == Proposal::Kind::draw && !request_->agreed.has(seat)) {
    Command agreeing = command;  // two offers are an agreement
    agreeing.agree = true;
    return decide_consent(seat, agreeing, now);
  }
  if (request_) return request_waits();
  for (Seat other = 0; other < seats_.size(); ++other)
    if (seats_[other].kind == TableSeat::Kind::computer && !camp_of(seat).has(other) &&
        !takes_draw(game(), position_, other, seed_of_thought()))
      return denied(
          DenialKind::not_allowed,
          {"{0} refuse : il se croit mieux placé", "{0} declines: it thinks that it stands better"},
          {names()[other]});
  const Asked asked{seat, command.id};
  if ((persons() - SeatSet::only(seat)).empty()) return ending_row(deed::Draw{}, now, asked);
  return row(deed::Propose{seat, Proposal::Kind::draw}, now, asked);
}

// Who has partners among the people resigns only together with them.
Verdict Table::decide_resign(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_begun_or_over()) return *denial;
  if (seats_[seat].resigned)
    return denied(DenialKind::not_allowed,
                  {"vous avez déjà abandonné", "you have already resigned"});
  if (request_ && request_->kind == Proposal::Kind::resign && camp_of(seat).has(request_->by)) {
    if (request_->agreed.has(seat))
      return denied(DenialKind::not_allowed,
                    {"vos partenaires doivent encore accepter d’abandonner",
                     "your partners have still to agree to resign"});
    Command agreeing = command;
    agreeing.agree = true;
    return decide_consent(seat, agreeing, now);
  }
  const Asked asked{seat, command.id};
  const Proposal wish{Proposal::Kind::resign, seat, 0, SeatSet::only(seat)};
  if (asked_to_agree(wish) == wish.agreed) return ending_row(deed::Resign{seat}, now, asked);
  return row(deed::Propose{seat, Proposal::Kind::resign}, now, asked);
}

Verdict Table::decide_consent(Seat seat, const Command& command, std::int64_t now) const {
  // Partners may resign while the game is paused.
  const bool resigning = request_ && request_->kind == Proposal::Kind::resign;
  if (auto denial = resigning ? not_begun_or_over() : not_running()) return *denial;
  if (!request_)
    return denied(DenialKind::stale, {"cette demande n’attend plus de réponse",
                                      "this request no longer waits for an answer"});
  if (!asked_to_agree(*request_).has(seat))
    return denied(DenialKind::not_allowed, {"cette demande ne s’adresse pas à vous",
                                            "this request is not addressed to you"});
  if (command.agree && request_->agreed.has(seat))
    return denied(DenialKind::not_allowed, {"vous êtes déjà d’accord", "you have already agreed"});
  const Asked asked{seat, command.id};
  SeatSet agreed = request_->agreed;
  agreed.add(seat);
  if (!command.agree || !(asked_to_agree(*request_) - agreed).empty())
    return row(deed::Consent{seat, command.agree}, now, asked);
  switch (request_->kind) {
    case Proposal::Kind::undo: return undo_row(actions_of(request_->to), now, asked);
    case Proposal::Kind::draw: return ending_row(deed::Draw{}, now, asked);
    case Proposal::Kind::resign: break;
  }
  return ending_row(deed::Resign{request_->by}, now, asked);
}

Verdict Table::decide_let_pass(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denial = not_begun_or_over()) return *denial;
  if (seats_[seat].kind != TableSeat::Kind::person) return computer_plays();
  if (command.let_pass == LetPass::round && !pass_of(seat))
    return denied(DenialKind::not_asked,
                  {"on ne vous demande rien que vous puissiez laisser passer",
                   "you are not asked anything that you could let pass"});
  return ending_row(deed::LetPass{seat, command.let_pass}, now, Asked{seat, command.id});
}

Verdict Table::decide_chat(Seat seat, const Command& command, std::int64_t now) const {
  std::string text = cleaned(command.text);
  constexpr std::size_t longest = 500;
  constexpr std::size_t most_lines = 2000;
  if (text.empty())
    return denied(DenialKind::bad_message, {"le message est vide", "the remark is empty"});
  if (characters(text) > longest)
    return denied(DenialKind::too_long,
                  {"un message a au plus 500 caractères", "a remark has at most 500 characters"});
  if (chat_.size() >= most_lines)
    return denied(DenialKind::too_long, {"on s’est déjà tout dit à cette table",
                                         "everything has been said at this table"});
  return row(deed::Chat{seat, std::move(text)}, now, Asked{seat, command.id});
}

Verdict Table::decide_pause(Seat seat, const Command& command, std::int64_t now) const {
  const bool pause = command.kind == CommandKind::pause;
  if (auto denial = not_begun_or_over()) return *denial;
  if (pause && paused_)
    return denied(DenialKind::paused,
                  {"la partie est déjà en pause", "the game is already paused"});
  if (!pause && !paused_)
    return denied(DenialKind::not_allowed,
                  {"la partie n’est pas en pause", "the game is not paused"});
  // Nobody stops the own clock; whoever waits may grant it.
  if (pause && clock_runs(seat) && !(persons() - SeatSet::only(seat)).empty())
    return denied(DenialKind::not_allowed,
                  {"votre pendule tourne : quelqu’un d’autre peut mettre en pause",
                   "your clock is running: somebody else can pause the game"});
  return row(deed::Pause{pause}, now, Asked{seat, command.id});
}

Verdict Table::decide_take_back(Seat seat, const Command& command, std::int64_t now) const {
  const TableSeat& mine = seats_[seat];
  if (!mine.substituted() || mine.resigned)
    return denied(DenialKind::not_allowed,
                  {"l’ordinateur ne joue pas à votre place", "the computer does not play for you"});
  if (state() == TableState::over) return game_is_over();
  if (opening_.clock.kind != Clock::Kind::off && mine.clock <= 0)
    return opening_.clock.kind == Clock::Kind::game
               ? denied(DenialKind::not_allowed,
                        {"votre temps est écoulé : l’ordinateur joue jusqu’à la fin",
                         "your time is over: the computer plays to the end"})
               : denied(DenialKind::not_allowed,
                        {"votre temps est écoulé : l’ordinateur prend d’abord cette décision",
                         "your time is over: the computer first takes this decision"});
  return row(deed::TakeBack{seat}, now, Asked{seat, command.id});
}

Verdict Table::decide_rename(Seat seat, const Command& command, std::int64_t now) const {
  if (const auto refusal = refuse_name(command.text))
    return Denial{DenialKind::bad_message, refusal->sentence};
  if (name_taken(command.text, seat)) return name_is_taken();
  return row(deed::Rename{seat, command.text}, now, Asked{seat, command.id});
}

// Somebody else's seat goes to the computer only when everybody waits for a person who has been
// away for the grace time.
std::optional<Denial> Table::refuse_hand_over(Seat seat, std::int64_t now,
                                              const Presence& presence) const {
  const Phrase name = names()[seat];
  if (presence.connected.has(seat))
    return denied(DenialKind::not_allowed, {"{0} est là", "{0} is here"}, {name});
  if (!shown_deciders().has(seat))
    return denied(DenialKind::not_allowed,
                  {"personne n’attend {0} en ce moment", "nobody is waiting for {0} at the moment"},
                  {name});
  const std::int64_t left = presence.gone[seat] + opening_.grace - now;
  if (left <= 0) return {};
  constexpr Noun seconds = {{"seconde", "second"}, {"secondes", "seconds"}};
  return denied(DenialKind::not_allowed,
                {"{0} n’est plus là depuis peu ; l’ordinateur pourra jouer à sa place dans {1}",
                 "{0} has left only just now; the computer can play for that seat in {1}"},
                {name, count(seconds, (left + 999) / 1000)});
}

Verdict Table::decide_seat(const Person& person, const Command& command, std::int64_t now,
                           const Presence& presence) const {
  const Seat seat = *command.seat;
  if (seat >= seats_.size())
    return denied(DenialKind::bad_message,
                  {"cette table n’a pas de place {0}", "this table has no seat {0}"},
                  {verbatim(seat_letters[seat])});
  const ComputerPlayer* player = find_computer_player(command.level);
  if (player == nullptr || player->id != command.level)
    return denied(DenialKind::bad_message,
                  {"le niveau « {0} » est inconnu", "the level \"{0}\" is not known"},
                  {verbatim(command.level)});
  if (state() == TableState::over) return game_is_over();
  const TableSeat& target = seats_[seat];
  if (target.kind == TableSeat::Kind::computer)
    return denied(DenialKind::not_allowed,
                  {"l’ordinateur joue déjà cette place", "the computer already plays this seat"});
  const bool own = person.viewer == seat;
  if (target.kind == TableSeat::Kind::open) {
    if (!person.host)
      return denied(DenialKind::not_allowed,
                    {"seul l’hôte peut donner une place libre à l’ordinateur",
                     "only the host can give an open seat to the computer"});
  } else if (!own) {
    if (!person.sits() && !person.host) return only_watching();
    if (auto denial = refuse_hand_over(seat, now, presence)) return *denial;
  }
  return row(deed::Computer{seat, std::string(player->id)}, now, Asked{person.viewer, command.id});
}

Verdict Table::join(std::optional<Seat> wanted, std::string_view name, std::string_view digest,
                    std::int64_t now) const {
  if (const auto refusal = refuse_name(name))
    return Denial{DenialKind::bad_message, refusal->sentence};
  if (name_taken(name, max_seats)) return name_is_taken();
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (seats_[seat].kind == TableSeat::Kind::open && (!wanted || *wanted == seat))
      return row(deed::Join{seat, std::string(name), std::string(digest)}, now);
  return wanted ? denied(DenialKind::not_allowed,
                         {"cette place n’est pas libre", "this seat is not open"})
                : denied(DenialKind::not_allowed, {"aucune place n’est libre à cette table",
                                                   "no seat is open at this table"});
}

}  // namespace veillee
