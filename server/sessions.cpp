#include "server/sessions.hpp"

#include <algorithm>

#include "server/denials.hpp"
#include "server/importing.hpp"

namespace veillee {
namespace {

constexpr int protocol_version = 1;
constexpr std::size_t longest_backlog = 64;

std::string pong(const Command& command) {
  return R"({"type":"pong","id":)" + json::quoted(command.id) + "}";
}

// The answer to `rematch`: where one's own seat is at the next table.
std::string seat_elsewhere(const Command& command, std::uint64_t seq, const Table& next,
                           const std::string& token) {
  json::Writer out;
  out.begin_object();
  out.member("type", "answer");
  out.member("id", command.id);
  out.member("ok", true);
  out.member("seq", seq);
  out.member("table", next.id());
  if (const std::optional<Person> person = person_of(next, token); person && person->sits()) {
    out.member("seat", seat_letters[person->viewer]);
    out.member("token", token);
  }
  out.end_object();
  return out.text();
}

// The answer to `play_on`: all that opens the new table.
std::string told_import(const Command& command, std::uint64_t seq, const Import& import) {
  json::Writer out;
  out.begin_object();
  out.member("type", "answer");
  out.member("id", command.id);
  out.member("ok", true);
  out.member("seq", seq);
  out.member("table", import.table);
  out.member("host", import.host);
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (import.tokens[seat].empty()) continue;
    out.member("seat", seat_letters[seat]);
    out.member("token", import.tokens[seat]);
  }
  out.end_object();
  return out.text();
}

}  // namespace

std::optional<Person> person_of(const Table& table, std::string_view token) {
  if (!looks_like_token(token)) return {};
  const std::string digest = digest_of(token);
  std::optional<Person> person;
  // All are compared, so that the time does not tell which one it was.
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (same_secret(table.seat_digest(seat), digest)) person = Person{.viewer = seat};
  if (same_secret(table.host_digest(), digest)) {
    if (!person) person = Person{};
    person->host = true;
  }
  return person;
}

Sessions::Sessions(Services& services, Hub& hub) : services_(services), hub_(hub) {
  hub_.on_change = [this](LiveTable& live) {
    // What one seat did discreetly brings no frame to the others: its coming would tell.
    show_all(live, live.table.noticed_only_by());
  };
}

Session* Sessions::find(SocketId socket) {
  const auto found = sessions_.find(socket);
  return found == sessions_.end() ? nullptr : &found->second;
}

// ── Connections ──────────────────────────────────────────────────────────────────────────────────

void Sessions::opened(SocketId socket, const Request& request) {
  sessions_.emplace(socket, Session(socket, payer_of(request, services_.limits), services_.now(),
                                    services_.limits));
  services_.metrics.sockets = static_cast<std::int64_t>(sessions_.size());
  strangers_.push_back(socket);
}

void Sessions::closed(SocketId socket) {
  const auto found = sessions_.find(socket);
  if (found == sessions_.end()) return;
  const LiveTablePtr live = found->second.live;
  if (found->second.question) *found->second.question = true;
  sessions_.erase(found);
  services_.metrics.sockets = static_cast<std::int64_t>(sessions_.size());
  if (!live) return;
  const auto place = std::find(live->sockets.begin(), live->sockets.end(), socket);
  live->addresses.erase(live->addresses.begin() + (place - live->sockets.begin()));
  live->sockets.erase(place);
  live->used = services_.now();
  count_connected(*live);
}

bool Sessions::pays(Session& session) {
  if (session.address.empty()) return true;
  const std::int64_t now = services_.now();
  if (session.bucket.take(now) &&
      services_.addresses->pay(session.address, now, services_.limits.price_of_a_message)) {
    session.too_fast = 0;
    return true;
  }
  if (++session.too_fast > services_.limits.patience)
    services_.listener->close(session.socket, policy, "too fast");
  return false;
}

void Sessions::pinged(SocketId socket) {
  if (Session* session = find(socket)) pays(*session);
}

void Sessions::look_at_strangers() {
  const std::int64_t latest = services_.now() - services_.limits.time_for_hello;
  while (!strangers_.empty()) {
    const Session* session = find(strangers_.front());
    if (session != nullptr && session->since > latest) return;
    if (session != nullptr && !session->live && !session->greeting)
      services_.listener->close(session->socket, policy, "hello");
    strangers_.pop_front();
  }
}

void Sessions::received(SocketId socket, std::string text) {
  Session* session = find(socket);
  if (session == nullptr) return;
  ++services_.metrics.messages;
  if (!pays(*session)) return refuse(socket, read_command(text).command, too_fast());
  if (!session->greeting) return obey(*session, text);
  if (session->backlog.size() >= longest_backlog)
    return services_.listener->close(socket, policy, "too fast");
  session->backlog.push_back(std::move(text));
}

void Sessions::drained(SocketId socket) {
  Session* session = find(socket);
  if (session != nullptr && session->frame_due) show(*session);
}

// ── Messages ─────────────────────────────────────────────────────────────────────────────────────

void Sessions::obey(Session& session, const std::string& text) {
  const ReadCommand read = read_command(text);
  const Command& command = read.command;
  if (read.denial) {
    if (!session.live) return turn_away(session, *read.denial);
    return refuse(session.socket, command, *read.denial);
  }
  if (command.kind == CommandKind::hello) return greet(session, command);
  // A chain costs what its answers would cost one by one.
  if (command.actions.size() > 1 &&
      !services_.addresses->pay(
          session.address, services_.now(),
          services_.limits.price_of_a_message * static_cast<double>(command.actions.size() - 1)))
    return refuse(session.socket, command, too_fast());
  if (!session.live) return turn_away(session, hello_first());
  switch (command.kind) {
    case CommandKind::ping: return send(session.socket, pong(command));
    case CommandKind::lang:
      return switch_language(session, command.language.value_or(session.language));
    case CommandKind::hint:
    case CommandKind::annotate: return ask_computer(session, command);
    case CommandKind::point: return point(session, command);
    case CommandKind::preview:
    case CommandKind::why:
    case CommandKind::at:
    case CommandKind::remarks:
      return send_own(
          session, answer_question(session.live->table, session.person, command, session.language));
    default: return change(session, command);
  }
}

void Sessions::greet(Session& session, const Command& command) {
  if (session.live) return refuse(session.socket, command, hello_twice());
  session.language = command.language.value_or(session.language);
  if (command.version != protocol_version) return turn_away(session, wrong_version());
  session.greeting = true;
  const SocketId socket = session.socket;
  hub_.find(command.table, session.address,
            [this, socket, command](const LiveTablePtr& live, const Denial* denial) {
              Session* waiting = find(socket);
              if (waiting == nullptr) return;
              if (!live) return turn_away(*waiting, *denial);
              sit_down(*waiting, live, command);
            });
}

void Sessions::sit_down(Session& session, const LiveTablePtr& live, const Command& command) {
  Person person;
  for (const std::string* token : {&command.token, &command.host_token}) {
    if (token->empty()) continue;
    const std::optional<Person> holder = person_of(live->table, *token);
    if (!holder) return turn_away(session, wrong_token());
    if (holder->sits()) person.viewer = holder->viewer;
    person.host = person.host || holder->host;
  }
  session.live = live;
  session.person = person;
  if (person.sits()) session.token = command.token;
  live->sockets.push_back(session.socket);
  live->addresses.push_back(session.address);
  live->opener = session.address;
  live->used = services_.now();
  session.greeting = false;
  session.frame_due = true;
  const SeatSet before = live->presence.connected;
  count_connected(*live);
  if (live->presence.connected == before) show(session);
  hub_.when_free(live, [this, live] { hub_.attend(live); });

  // Whatever it has sent in the meantime.
  const SocketId socket = session.socket;
  const std::vector<std::string> backlog = std::move(session.backlog);
  for (const std::string& text : backlog)
    if (Session* still = find(socket)) obey(*still, text);
}

void Sessions::switch_language(Session& session, Language language) {
  session.language = language;
  session.known = {.chat = session.known.chat};  // remarks are in the language of who made them
  show(session);
}

// ── What changes the table ───────────────────────────────────────────────────────────────────────

void Sessions::change(Session& session, const Command& command) {
  const LiveTablePtr live = session.live;
  hub_.when_free(live, [this, live, socket = session.socket, person = session.person, command] {
    if (command.kind == CommandKind::rematch)
      rematch(live, socket, person, command, tries_after_conflict);
    else if (command.kind == CommandKind::play_on)
      play_on(live, socket, person, command);
    else
      judge(live, socket, person, command, tries_after_conflict);
  });
}

void Sessions::judge(const LiveTablePtr& live, SocketId socket, const Person& person,
                     const Command& command, int tries) {
  Verdict verdict = live->table.decide(person, command, services_.now(), live->presence);
  if (const Denial* denial = std::get_if<Denial>(&verdict)) {
    refuse(socket, command, *denial);
    Session* session = find(socket);
    if (denial->kind == DenialKind::stale && session != nullptr) {
      session->known = {};
      show(*session);
    }
    return;
  }
  const Session* asker = find(socket);
  const auto accept = [this, socket, command,
                       language = asker == nullptr ? Language::english : asker->language](
                          std::uint64_t seq, std::size_t taken,
                          const std::optional<Denial>& stopped) {
    send(socket, command.actions.empty() ? accepted(command, seq)
                                         : accepted_chain(command, seq, taken, stopped, language));
  };
  if (const Repeated* repeated = std::get_if<Repeated>(&verdict)) {
    std::optional<Denial> stopped = repeated->stopped;
    if (!stopped && repeated->rows < command.actions.size()) stopped = rest_not_taken();
    return accept(repeated->seq, repeated->rows, stopped);
  }
  Chain chain;
  if (Chain* several = std::get_if<Chain>(&verdict))
    chain = std::move(*several);
  else
    chain.rows.push_back(std::get<Row>(std::move(verdict)));
  const std::size_t taken = chain.rows.size();
  hub_.commit(
      live, std::move(chain.rows),
      {.payer = asker == nullptr ? std::string() : asker->address,
       .stored =
           [this, live, person, accept, taken, stopped = chain.stopped, kind = command.kind] {
             if (kind == CommandKind::act) services_.metrics.moves += taken;
             accept(live->table.seq_for(person.viewer), taken, stopped);
           },
       .denied = [this, socket, command](const Denial& denial) { refuse(socket, command, denial); },
       .again =
           [this, live, socket, person, command, tries] {
             if (tries == 0) return refuse(socket, command, not_stored());
             judge(live, socket, person, command, tries - 1);
           }});
}

// The same people at a new table. Whoever asks first opens it; the others are shown the way.
void Sessions::rematch(const LiveTablePtr& live, SocketId socket, const Person& person,
                       const Command& command, int tries) {
  const Table& table = live->table;
  if (!person.sits()) return refuse(socket, command, no_seat());
  if (table.state() != TableState::over) return refuse(socket, command, not_over());
  const Session* asker = find(socket);
  const std::string payer = asker == nullptr ? std::string() : asker->address;
  const auto lead = [this, live, socket, command, payer](const std::string& id) {
    hub_.find(id, payer, [=, this](const LiveTablePtr& next, const Denial* denial) {
      const Session* session = find(socket);
      if (session == nullptr) return;
      if (!next) return refuse(socket, command, *denial);
      send(socket, seat_elsewhere(command, live->table.seq_for(session->person.viewer), next->table,
                                  session->token));
    });
  };
  if (!table.rematch().empty()) return lead(std::string(table.rematch()));

  const RandomSource& random = services_.random;
  const std::string id = new_table_id(random);
  const Row first = Table::first_row(id, table.rematch_opening(), table.rematch_digests(),
                                     new_seed(random), new_token(random), services_.now());
  hub_.commit(
      live, {table.rematch_row(id, services_.now())},
      {.payer = payer,
       .stored = [lead, id] { lead(id); },
       .denied = [this, socket, command](const Denial& denial) { refuse(socket, command, denial); },
       .again =
           [this, live, socket, person, command, tries] {
             if (tries == 0) return refuse(socket, command, not_stored());
             rematch(live, socket, person, command, tries - 1);
           }},
      {first});
}

// A finished game from one of its moves on, at a new table: one seat for whoever asks, computers on
// the others.
void Sessions::play_on(const LiveTablePtr& live, SocketId socket, const Person& person,
                       const Command& command) {
  const Session* asker = find(socket);
  if (asker == nullptr) return;
  const Table& table = live->table;
  // What is still hidden must not be played with.
  if (table.state() != TableState::over) return refuse(socket, command, not_finished());
  const Result<GameRecord> cut = cut_game(table, person, command, asker->language);
  if (!cut) return refuse(socket, command, bad_request(cut.refusal()));
  if (!services_.addresses->pay(asker->address, services_.now(), services_.limits.price_of_a_table))
    return refuse(socket, command, too_fast());
  Result<Import> import = import_record(*cut, services_.random, services_.now());
  if (!import) return refuse(socket, command, bad_request(import.refusal()));
  std::vector<Row> rows = std::move(import->rows);
  hub_.commit_new(std::move(rows), asker->address,
                  [this, socket, command, viewer = person.viewer, live,
                   import = std::move(*import)](const LiveTablePtr& opened, const Denial* denial) {
                    if (!opened) return refuse(socket, command, *denial);
                    send(socket, told_import(command, live->table.seq_for(viewer), import));
                  });
}

// Shown to those who play on the same side, and forgotten. Where all do, spectators look on.
void Sessions::point(Session& session, const Command& command) {
  LiveTable& live = *session.live;
  const Seat seat = session.person.viewer;
  if (!session.person.sits() || !live.table.has_companions(seat))
    return refuse(session.socket, command, nobody_to_show());
  std::optional<Bucket>& bucket = live.points[seat];
  if (!bucket) bucket.emplace(services_.limits.points_per_second, services_.limits.point_burst);
  if (!session.address.empty() && !bucket->take(services_.now()))
    return refuse(session.socket, command, too_fast());
  send(session.socket, accepted(command, live.table.seq_for(seat)));
  const SeatSet camp = live.table.camp_of(seat);
  const bool all = camp == SeatSet::all(static_cast<std::uint8_t>(live.table.seats().size()));
  const Text text = std::make_shared<const std::string>(pointed(seat, command.place));
  for (const SocketId socket : live.sockets) {
    const Session* other = find(socket);
    if (other == nullptr) continue;
    if (other->person.sits() ? camp.has(other->person.viewer) : all)
      services_.listener->send(socket, text);
  }
}

// ── Hints and annotations ────────────────────────────────────────────────────────────────────────

namespace {

// Ends a search when the client has gone or the server stops.
struct Interruption {
  std::atomic<bool>* gone;
  StopSign other;
  StopSign sign() {
    return {[](void* self) {
              const auto& both = *static_cast<Interruption*>(self);
              return both.gone->load() || both.other();
            },
            this};
  }
};

}  // namespace

void Sessions::ask_computer(Session& session, const Command& command) {
  const SocketId socket = session.socket;
  if (session.question) return refuse(socket, command, too_many_questions());
  Question question = ask_engine(session.live->table, session.person, command, session.language);
  if (question.denial) return refuse(socket, command, *question.denial);
  if (!services_.addresses->ask(session.address))
    return refuse(socket, command, too_many_questions());
  session.question = std::make_shared<std::atomic<bool>>(false);
  Workers* workers = command.kind == CommandKind::hint ? services_.thinking : services_.studying;
  ++services_.metrics.thinking;
  const Errand errand{session.address, session.live->table.id(), true};
  workers->submit(errand, [this, socket, workers, address = session.address,
                           gone = session.question, job = std::move(question.job)] {
    Interruption interruption{gone.get(), workers->sign()};
    const Tell tell = [this, socket](std::string message) {
      services_.listener->post([this, socket, message = std::move(message)]() mutable {
        if (find(socket) != nullptr) send(socket, std::move(message));
      });
    };
    std::string answer = *gone ? std::string() : job(interruption.sign(), tell);
    services_.listener->post([this, socket, address, answer = std::move(answer)]() mutable {
      --services_.metrics.thinking;
      services_.addresses->answered(address);
      Session* asker = find(socket);
      if (asker == nullptr) return;
      asker->question.reset();
      send(socket, std::move(answer));
    });
  });
}

// ── Answers and frames ───────────────────────────────────────────────────────────────────────────

void Sessions::send_own(const Session& session, std::string text) {
  services_.addresses->pay_for_bytes(session.address, services_.now(), text.size());
  send(session.socket, std::move(text));
}

void Sessions::refuse(SocketId socket, const Command& command, const Denial& denial) {
  const Session* session = find(socket);
  if (session == nullptr) return;
  ++services_.metrics.refusals;
  send(socket, refused(command, denial, session->language));
}

void Sessions::turn_away(Session& session, const Denial& denial) {
  ++services_.metrics.refusals;
  send(session.socket, error_message(denial, session.language));
  services_.listener->close(session.socket, policy, std::string(name_of(denial.kind)));
}

struct Sessions::Made {
  Person person;
  Language language;
  Known before;
  Known after;
  Text text;
};

void Sessions::show(Session& session, std::vector<Made>* made) {
  session.frame_due = true;
  if (!services_.listener->drained(session.socket)) return;
  session.frame_due = false;
  ++services_.metrics.frames;
  const LiveTable& live = *session.live;
  const Known before = session.known;
  if (made != nullptr)
    for (const Made& each : *made)
      if (each.person == session.person && each.language == session.language &&
          each.before == before) {
        session.known = each.after;
        return services_.listener->send(session.socket, each.text);
      }
  ++services_.metrics.frames_made;
  Text text = std::make_shared<const std::string>(table_frame(
      live.table, session.person, session.language, session.known, live.presence, services_.now()));
  if (before.events == 0)  // a whole one: it was asked for
    services_.addresses->pay_for_bytes(session.address, services_.now(), text->size());
  if (made != nullptr)
    made->push_back({session.person, session.language, before, session.known, text});
  services_.listener->send(session.socket, std::move(text));
}

void Sessions::show_all(LiveTable& live, std::optional<Seat> only) {
  std::vector<Made> made;
  for (const SocketId socket : live.sockets)
    if (Session* session = find(socket);
        session != nullptr && (!only || session->person.viewer == *only))
      show(*session, &made);
}

void Sessions::count_connected(LiveTable& live) {
  SeatSet connected;
  for (const SocketId socket : live.sockets)
    if (const Session* session = find(socket); session != nullptr && session->person.sits())
      connected.add(session->person.viewer);
  Presence& presence = live.presence;
  if (connected == presence.connected) return;
  for (const Seat seat : presence.connected - connected) presence.gone[seat] = services_.now();
  presence.connected = connected;
  show_all(live);
}

}  // namespace veillee
