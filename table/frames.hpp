// The messages of the protocol that are made from a table (docs/protocol.md), as JSON texts.
#pragma once

#include <functional>
#include <string>

#include "table/table.hpp"

namespace veillee {

// What a client has already been sent.
struct Known {
  std::uint32_t log_lines = 0;
  std::uint32_t log_epoch = 0;  // changes when an undo has cut the log
  std::uint32_t chat_lines = 0;
};

// Brings `known` up to date.
std::string table_frame(const Table& table, const Person& person, Language language, Known& known,
                        SeatSet connected, std::int64_t now);
std::string summary(const Table& table, std::optional<Person> person, Language language);
std::string export_view(const Table& table, const Person& person, Language language);

// Answers to preview, why and at: whole messages, refusals included.
std::string answer_question(const Table& table, const Person& person, const Command& command,
                            Language language);

// Hints and annotations take time: they are made from a copy of what they need, on any thread.
// The function returned gives the whole message; a denial is told at once.
using Job = std::function<std::string(StopSign stop)>;
struct Question {
  std::optional<Denial> denial;
  Job job;
};
Question ask_engine(const Table& table, const Person& person, const Command& command,
                    Language language);

std::string accepted(const Command& command, std::uint64_t seq);
std::string refused(const Command& command, const Denial& denial, Language language);
std::string error_message(const Denial& denial, Language language);
// {"error":{…}}: the body of a refused HTTP request.
std::string error_body(const Denial& denial, Language language);
// GET /api/games.
std::string games_list(Language language);

}  // namespace veillee
