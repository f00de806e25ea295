// The clients at the tables: one a WebSocket.
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub.hpp"

namespace veillee {

struct Session {
  Session(SocketId id, std::string payer, std::int64_t now, const Limits& limits)
      : socket(id),
        address(std::move(payer)),
        since(now),
        bucket(limits.messages_per_second, limits.message_burst) {}

  SocketId socket;
  std::string address;  // that pays; empty: nobody has to
  std::int64_t since;
  Language language = Language::english;
  LiveTablePtr live;  // after `hello`
  Person person;
  std::string token;                 // of the seat: a rematch hands it back
  Known known;                       // what the client has been sent
  bool frame_due = false;            // the table has changed since the last frame
  bool greeting = false;             // `hello` was heard, the table is being loaded
  std::vector<std::string> backlog;  // what came meanwhile
  Bucket bucket;
  int too_fast = 0;  // messages refused in a row
  // A hint or an annotation is under way; it ends early when this is set.
  std::shared_ptr<std::atomic<bool>> question;
};

class Sessions {
 public:
  Sessions(Services& services, Hub& hub);

  void opened(SocketId socket, const Request& request);
  void received(SocketId socket, std::string text);
  void pinged(SocketId socket);
  void drained(SocketId socket);
  void closed(SocketId socket);
  // Closes those who have not said hello for too long.
  void look_at_strangers();

 private:
  Session* find(SocketId socket);
  bool pays(Session& session);
  void obey(Session& session, const std::string& text);
  void greet(Session& session, const Command& command);
  void sit_down(Session& session, const LiveTablePtr& live, const Command& command);
  void change(Session& session, const Command& command);
  void judge(const LiveTablePtr& live, SocketId socket, const Person& person,
             const Command& command, int tries);
  void rematch(const LiveTablePtr& live, SocketId socket, const Person& person,
               const Command& command, int tries);
  void play_on(const LiveTablePtr& live, SocketId socket, const Person& person,
               const Command& command);
  void ask_computer(Session& session, const Command& command);
  void point(Session& session, const Command& command);
  void switch_language(Session& session, Language language);

  void send(SocketId socket, std::string text) {
    services_.listener->send(socket, std::move(text));
  }
  // What was made for this client alone: it pays for the bytes.
  void send_own(const Session& session, std::string text);
  void refuse(SocketId socket, const Command& command, const Denial& denial);
  void turn_away(Session& session, const Denial& denial);
  // The newest frame: now when the socket is free, otherwise as soon as it is. `made`: frames of
  // this moment, shared by all who see and know the same.
  struct Made;
  void show(Session& session, std::vector<Made>* made = nullptr);
  void show_all(LiveTable& live, std::optional<Seat> only = {});
  void count_connected(LiveTable& live);

  Services& services_;
  Hub& hub_;
  std::unordered_map<SocketId, Session> sessions_;
  std::deque<SocketId> strangers_;  // who may not have said hello yet, in the order of coming
};

// Who holds this token at the table; nothing when it opens no seat.
std::optional<Person> person_of(const Table& table, std::string_view token);

}  // namespace veillee
