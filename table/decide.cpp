// What a command comes to: a row, or one sentence why not.
#include <algorithm>

#include "players/player.hpp"
#include "table/table.hpp"

namespace veillee {
namespace {

Denial denial(std::string_view kind, Words words, std::initializer_list<Phrase> arguments = {}) {
  return {kind, say(words, arguments)};
}

Verdict deny(std::string_view kind, Words words, std::initializer_list<Phrase> arguments = {}) {
  return {denial(kind, words, arguments), {}, {}};
}

// A row's body begins with what it does and ends with who asked for it.
class Body {
 public:
  Body() { out_.begin_object(); }
  template <class T>
  Body& with(std::string_view name, const T& value) {
    out_.member(name, value);
    return *this;
  }
  Body& seat(std::string_view name, Seat seat) { return with(name, seat_letters[seat]); }
  Body& hash(std::uint64_t hash) { return with("hash", std::string_view(hex(hash))); }
  Body& asked(const Person& person, const Command& command) {
    return with("by", person.sits() ? seat_letters[person.viewer] : std::string_view())
        .with("id", command.id);
  }
  std::string text() {
    out_.end_object();
    return out_.text();
  }

 private:
  json::Writer out_;
};

Verdict deny_taken_name() {
  return deny("not_allowed",
              {"quelqu’un a déjà ce nom à cette table ; choisissez-en un autre",
               "somebody has this name at this table already; please choose another"});
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

// By a person on another seat.
bool Table::name_taken(std::string_view name, Seat seat) const {
  for (Seat other = 0; other < seats_.size(); ++other)
    if (other != seat && seats_[other].name == name) return true;
  return false;
}

Row Table::row(std::string body, std::int64_t now) const {
  return {id_, seq_ + 1, now, std::move(body)};
}

std::optional<Denial> Table::not_running() const {
  switch (state()) {
    case TableState::waiting:
      return denial("waiting", {"la partie n’a pas commencé : une place est encore libre",
                                "the game has not begun: a seat is still open"});
    case TableState::paused:
      return denial("paused", {"la partie est en pause", "the game is paused"});
    case TableState::over: return denial("over", {"la partie est finie", "the game is over"});
    case TableState::running: break;
  }
  return {};
}

std::optional<Denial> Table::stale(Seat seat, const Command& command) const {
  if (command.seq >= asked_at_[seat] && command.seq <= seq_for(seat)) return {};
  return denial("stale", {"la table a changé entre-temps : voici où elle en est",
                          "the table has changed since: this is how it stands"});
}

Verdict Table::decide(const Person& person, const Command& command, std::int64_t now,
                      SeatSet present) const {
  const std::string key =
      std::string(person.sits() ? seat_letters[person.viewer] : std::string_view()) + command.id;
  for (auto known = answered_.rbegin(); known != answered_.rend(); ++known)
    if (known->key == key) return {{}, {}, known->seq};

  if (command.kind == CommandKind::abandon) {
    if (!person.host)
      return deny("not_allowed",
                  {"seul l’hôte peut abandonner la table", "only the host can abandon the table"});
    if (state() == TableState::over)
      return deny("over", {"la partie est finie", "the game is over"});
    return {{}, row(Body().with("abandon", true).asked(person, command).text(), now), {}};
  }
  // Acts come to an end by themselves when none can be taken back.
  constexpr CommandKind ends[] = {CommandKind::act, CommandKind::resume, CommandKind::resign,
                                  CommandKind::consent};
  if (full() && std::find(std::begin(ends), std::end(ends), command.kind) == std::end(ends))
    return deny("too_long",
                {"le journal de cette table est plein : on peut seulement finir la partie",
                 "the log of this table is full: the game can only be played to its end"});
  if (command.kind == CommandKind::seat) return decide_seat(person, command, now, present);
  if (!person.sits() || person.viewer >= seats_.size())
    return deny("not_allowed", {"qui regarde ne joue pas : il faut une place à la table",
                                "who watches does not play: you need a seat at the table"});
  const Seat seat = person.viewer;
  const TableSeat& mine = seats_[seat];
  switch (command.kind) {
    case CommandKind::act: return decide_act(seat, command, now);
    case CommandKind::undo:
    case CommandKind::restart: return decide_undo(seat, command, now);
    case CommandKind::ask_undo: return decide_request(seat, command, now);
    case CommandKind::offer_draw: return decide_draw(seat, command, now);
    case CommandKind::resign: return decide_resign(seat, command, now);
    case CommandKind::consent: return decide_consent(seat, command, now);
    case CommandKind::let_pass:
      if (state() == TableState::waiting || state() == TableState::over)
        return {not_running(), {}, {}};
      if (mine.kind != TableSeat::Kind::person)
        return deny("not_allowed", {"l’ordinateur joue à votre place : reprenez-la d’abord",
                                    "the computer plays for you: take your seat back first"});
      return {{},
              row(Body()
                      .with("let_pass", let_pass_words[static_cast<std::size_t>(command.let_pass)])
                      .seat("seat", seat)
                      .asked(person, command)
                      .text(),
                  now),
              {}};
    case CommandKind::chat: {
      const std::string text = cleaned(command.text);
      constexpr std::size_t longest = 500;
      constexpr std::size_t most_lines = 2000;
      if (text.empty()) return deny("bad_message", {"le message est vide", "the remark is empty"});
      if (characters(text) > longest)
        return deny("too_long",
                    {"un message a au plus 500 caractères", "a remark has at most 500 characters"});
      if (chat_.size() >= most_lines)
        return deny("too_long", {"on s’est déjà tout dit à cette table",
                                 "everything has been said at this table"});
      return {{},
              row(Body().with("chat", text).seat("seat", seat).asked(person, command).text(), now),
              {}};
    }
    case CommandKind::pause:
    case CommandKind::resume: {
      const bool pause = command.kind == CommandKind::pause;
      if (state() == TableState::over || state() == TableState::waiting)
        return {not_running(), {}, {}};
      if (pause == paused_)
        return pause ? deny("paused", {"la partie est déjà en pause", "the game is already paused"})
                     : deny("not_allowed",
                            {"la partie n’est pas en pause", "the game is not paused"});
      // Nobody stops the own clock; whoever waits may grant it.
      if (pause && clock_runs(seat) && !(persons() - SeatSet::only(seat)).empty())
        return deny("not_allowed", {"votre pendule tourne : quelqu’un d’autre peut mettre en pause",
                                    "your clock is running: somebody else can pause the game"});
      return {{}, row(Body().with("pause", pause).asked(person, command).text(), now), {}};
    }
    case CommandKind::take_back:
      if (!mine.substituted() || mine.resigned)
        return deny("not_allowed", {"l’ordinateur ne joue pas à votre place",
                                    "the computer does not play for you"});
      if (state() == TableState::over)
        return deny("over", {"la partie est finie", "the game is over"});
      if (opening_.clock.kind != Clock::Kind::off && mine.clock <= 0)
        return opening_.clock.kind == Clock::Kind::game
                   ? deny("not_allowed",
                          {"votre temps est écoulé : l’ordinateur joue jusqu’à la fin",
                           "your time is over: the computer plays to the end"})
                   : deny("not_allowed",
                          {"votre temps est écoulé : l’ordinateur prend d’abord cette décision",
                           "your time is over: the computer first takes this decision"});
      return {{}, row(Body().seat("take_back", seat).asked(person, command).text(), now), {}};
    case CommandKind::rename: {
      if (const auto refusal = refuse_name(command.text))
        return {Denial{"bad_message", refusal->sentence}, {}, {}};
      if (name_taken(command.text, seat)) return deny_taken_name();
      return {
          {},
          row(Body().with("rename", command.text).seat("seat", seat).asked(person, command).text(),
              now),
          {}};
    }
    default: break;
  }
  return deny("bad_message", {"cette demande ne change rien à la table",
                              "this request changes nothing at the table"});
}

Verdict Table::decide_act(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denied = not_running()) return {denied, {}, {}};
  if (auto denied = stale(seat, command)) return {denied, {}, {}};
  if (seats_[seat].kind != TableSeat::Kind::person)
    return deny("not_allowed", {"l’ordinateur joue à votre place : reprenez-la d’abord",
                                "the computer plays for you: take your seat back first"});
  const Result<Action> action = game().parse_action(command.action);
  if (!action) return {Denial{"illegal", action.refusal().sentence}, {}, {}};
  AnyState next = position_;
  if (const auto refusal = game().apply(next, seat, *action)) {
    const bool asked = game().deciders(position_).has(seat);
    return {Denial{asked ? "illegal" : "not_asked", refusal->sentence, refusal->clause}, {}, {}};
  }
  return {{},
          row(Body()
                  .with("act", game().print_action(*action))
                  .seat("seat", seat)
                  .hash(game().hash(next))
                  .asked({seat, false}, command)
                  .text(),
              now),
          {}};
}

Verdict Table::decide_undo(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denied = not_running()) return {denied, {}, {}};
  // What is taken back must be what the person saw.
  if (auto denied = stale(seat, command)) return {denied, {}, {}};
  const std::uint32_t possible = draft(seat);
  const std::uint32_t steps = command.kind == CommandKind::restart ? possible : command.steps;
  if (steps == 0 || steps > possible)
    return deny(
        "not_allowed",
        {"{0} : le reste dépend de ce que vous avez appris depuis, ou d’une autre décision",
         "{0}: the rest depends on what you have learned since, or on another decision"},
        {possible == 0
             ? phrase({"rien ne peut être repris librement", "nothing can be taken back freely"})
             : count({{"décision peut être reprise", "decision can be taken back"},
                      {"décisions peuvent être reprises", "decisions can be taken back"}},
                     possible)});
  AnyState target;
  Body body;
  if (game().answered(position_).has(seat)) {
    Table after = *this;
    after.withdraw(seat);
    target = after.position_;
    body.seat("withdraw", seat);
  } else {
    target = position_after(moves_.size() - steps);
    body.with("undo", moves_.size() - steps);
  }
  return {{}, row(body.hash(game().hash(target)).asked({seat, false}, command).text(), now), {}};
}

namespace {

constexpr Words request_waits = {"une autre demande attend déjà une réponse",
                                 "another request is already waiting for an answer"};

}  // namespace

Verdict Table::decide_request(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denied = not_running()) return {denied, {}, {}};
  if (request_) return deny("not_allowed", request_waits);
  if (command.move >= move())
    return deny("bad_message", {"on ne peut revenir qu’à un coup d’avant",
                                "one can only go back to an earlier move"});
  const SeatSet others = persons() - SeatSet::only(seat);
  Body body;
  if (others.empty()) {  // computers agree
    const std::size_t actions = actions_of(command.move);
    body.with("undo", actions).hash(game().hash(position_after(actions)));
  } else {
    body.with("ask_undo", command.move).seat("seat", seat);
  }
  return {{}, row(body.asked({seat, false}, command).text(), now), {}};
}

Verdict Table::decide_draw(Seat seat, const Command& command, std::int64_t now) const {
  if (auto denied = not_running()) return {denied, {}, {}};
  if (!game().info().may_be_drawn)
    return deny("not_allowed",
                {"ce jeu ne connaît pas de partie nulle", "this game knows no draw"});
  if (seats_[seat].kind != TableSeat::Kind::person)
    return deny("not_allowed", {"l’ordinateur joue à votre place : reprenez-la d’abord",
                                "the computer plays for you: take your seat back first"});
  if (request_ && request_->kind == Proposal::Kind::draw && !request_->agreed.has(seat)) {
    Command agreeing = command;  // two offers are an agreement
    agreeing.agree = true;
    return decide_consent(seat, agreeing, now);
  }
  if (request_) return deny("not_allowed", request_waits);
  for (Seat other = 0; other < seats_.size(); ++other)
    if (seats_[other].kind == TableSeat::Kind::computer && !camp_of(seat).has(other) &&
        !takes_draw(game(), position_, other, seed_of_thought()))
      return deny(
          "not_allowed",
          {"{0} refuse : il se croit mieux placé", "{0} declines: it thinks that it stands better"},
          {names()[other]});
  Body body;
  if ((persons() - SeatSet::only(seat)).empty())
    body.with("draw", true);
  else
    body.seat("offer_draw", seat);
  return {{}, row(body.asked({seat, false}, command).text(), now), {}};
}

// Who has partners among the people resigns only together with them.
Verdict Table::decide_resign(Seat seat, const Command& command, std::int64_t now) const {
  if (state() == TableState::waiting || state() == TableState::over) return {not_running(), {}, {}};
  if (seats_[seat].resigned)
    return deny("not_allowed", {"vous avez déjà abandonné", "you have already resigned"});
  if (request_ && request_->kind == Proposal::Kind::resign && camp_of(seat).has(request_->by)) {
    if (request_->agreed.has(seat))
      return deny("not_allowed", {"vos partenaires doivent encore accepter d’abandonner",
                                  "your partners have still to agree to resign"});
    Command agreeing = command;
    agreeing.agree = true;
    return decide_consent(seat, agreeing, now);
  }
  const Proposal wish{Proposal::Kind::resign, seat, 0, SeatSet::only(seat)};
  const bool alone = asked_to_agree(wish) == wish.agreed;
  return {
      {},
      row(Body().seat(alone ? "resign" : "ask_resign", seat).asked({seat, false}, command).text(),
          now),
      {}};
}

Verdict Table::decide_consent(Seat seat, const Command& command, std::int64_t now) const {
  // Partners may resign while the game is paused.
  const bool resigning = request_ && request_->kind == Proposal::Kind::resign;
  if (auto denied = not_running(); denied && !(resigning && state() == TableState::paused))
    return {denied, {}, {}};
  if (!request_)
    return deny("stale", {"cette demande n’attend plus de réponse",
                          "this request no longer waits for an answer"});
  if (!asked_to_agree(*request_).has(seat))
    return deny("not_allowed",
                {"cette demande ne s’adresse pas à vous", "this request is not addressed to you"});
  if (command.agree && request_->agreed.has(seat))
    return deny("not_allowed", {"vous êtes déjà d’accord", "you have already agreed"});
  SeatSet agreed = request_->agreed;
  agreed.add(seat);
  Body body;
  if (!command.agree || !(asked_to_agree(*request_) - agreed).empty()) {
    body.with("consent", command.agree).seat("seat", seat);
  } else if (request_->kind == Proposal::Kind::undo) {
    const std::size_t actions = actions_of(request_->to);
    body.with("undo", actions).hash(game().hash(position_after(actions)));
  } else if (request_->kind == Proposal::Kind::draw) {
    body.with("draw", true);
  } else {
    body.seat("resign", request_->by);
  }
  return {{}, row(body.asked({seat, false}, command).text(), now), {}};
}

Verdict Table::decide_seat(const Person& person, const Command& command, std::int64_t now,
                           SeatSet present) const {
  const Seat seat = *command.seat;
  if (seat >= seats_.size())
    return deny("bad_message", {"cette table n’a pas de place {0}", "this table has no seat {0}"},
                {verbatim(seat_letters[seat])});
  const ComputerPlayer* player = find_computer_player(command.level);
  if (player == nullptr || player->id != command.level)
    return deny("bad_message", {"le niveau « {0} » est inconnu", "the level \"{0}\" is not known"},
                {verbatim(command.level)});
  if (state() == TableState::over) return deny("over", {"la partie est finie", "the game is over"});
  const TableSeat& target = seats_[seat];
  if (target.kind == TableSeat::Kind::computer)
    return deny("not_allowed",
                {"l’ordinateur joue déjà cette place", "the computer already plays this seat"});
  const bool own = person.viewer == seat;
  if (target.kind == TableSeat::Kind::open) {
    if (!person.host)
      return deny("not_allowed", {"seul l’hôte peut donner une place libre à l’ordinateur",
                                  "only the host can give an open seat to the computer"});
  } else if (!own) {
    if (!person.sits() && !person.host)
      return deny("not_allowed", {"qui regarde ne joue pas : il faut une place à la table",
                                  "who watches does not play: you need a seat at the table"});
    if (present.has(seat) || !shown_deciders().has(seat))
      return deny("not_allowed",
                  {"{0} est là, ou n’est pas attendu, ou n’est absent que depuis peu",
                   "{0} is here, or is not waited for, or has been away only for a short time"},
                  {names()[seat]});
  }
  return {{},
          row(Body().with("computer", player->id).seat("seat", seat).asked(person, command).text(),
              now),
          {}};
}

Verdict Table::join(std::optional<Seat> wanted, std::string_view name, std::string_view digest,
                    std::int64_t now) const {
  if (const auto refusal = refuse_name(name))
    return {Denial{"bad_message", refusal->sentence}, {}, {}};
  if (name_taken(name, max_seats)) return deny_taken_name();
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (seats_[seat].kind != TableSeat::Kind::open || (wanted && *wanted != seat)) continue;
    return {{},
            row(Body().seat("join", seat).with("name", name).with("digest", digest).text(), now),
            {}};
  }
  return wanted ? deny("not_allowed", {"cette place n’est pas libre", "this seat is not open"})
                : deny("not_allowed",
                       {"aucune place n’est libre à cette table", "no seat is open at this table"});
}

std::optional<Row> Table::computer_row(Seat seat, std::size_t actions, Action action,
                                       std::int64_t now) const {
  if (actions != moves_.size() || !computers_to_move().has(seat)) return {};
  AnyState next = position_;
  if (game().apply(next, seat, action)) return {};
  return row(Body()
                 .with("act", game().print_action(action))
                 .seat("seat", seat)
                 .hash(game().hash(next))
                 .text(),
             now);
}

std::optional<Row> Table::overdue(std::int64_t now) const {
  for (const Seat seat : deciders()) {
    if (!clock_runs(seat) || clock_left(seat, now) > 0) continue;
    Body body;
    if (game().entitled(position_).empty()) {
      body.with("computer", opening_.substitute).seat("seat", seat);
    } else {
      // To hand over the seat would show who was asked: it passes.
      ActionList options;
      game().legal(position_, seat, options);
      AnyState next = position_;
      static_cast<void>(game().apply(next, seat, options[0]));
      body.with("act", game().print_action(options[0])).seat("seat", seat).hash(game().hash(next));
    }
    return row(body.with("timeout", true).text(), now);
  }
  return {};
}

Row Table::rematch_row(std::string_view new_table, std::int64_t now) const {
  return row(Body().with("rematch", new_table).text(), now);
}

}  // namespace veillee
