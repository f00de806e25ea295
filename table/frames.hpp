// The messages of the protocol that are made from a table (docs/protocol.md), as JSON texts.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/chronicle.hpp"
#include "players/search_settings.hpp"
#include "table/presence.hpp"
#include "table/table.hpp"

namespace veillee {

// What a client has already been sent.
struct Known {
  std::uint32_t events = 0;
  std::uint32_t cuts = 0;
  std::uint32_t chat = 0;

  friend bool operator==(const Known&, const Known&) = default;
};

// Brings `known` up to date.
std::string table_frame(const Table& table, const Person& person, Language language, Known& known,
                        const Presence& presence, std::int64_t now);
std::string summary(const Table& table, std::optional<Person> person, Language language);
// What a running game's export holds: the exporter's own view.
std::string export_view(const Table& table, const Person& person, Language language);

// Answers to preview, why and at: whole messages, refusals included.
std::string answer_question(const Table& table, const Person& person, const Command& command,
                            Language language);

// Hints and annotations take time: they are made from a copy of what they need, on any thread.
// The job gives the whole message, and messages about its progress before it; a denial is told at
// once.
using Tell = std::function<void(std::string message)>;
using Job = std::function<std::string(StopSign stop, const Tell& tell)>;
struct Question {
  std::optional<Denial> denial;
  Job job;
};
Question ask_engine(const Table& table, const Person& person, const Command& command,
                    Language language);

std::string accepted(const Command& command, std::uint64_t seq);
// A chain of answers: how many were taken, and why no more.
std::string accepted_chain(const Command& command, std::uint64_t seq, std::size_t taken,
                           const std::optional<Denial>& stopped, Language language);
// Somebody points at something. Nothing of it is kept.
std::string pointed(Seat seat, std::string_view place);
std::string refused(const Command& command, const Denial& denial, Language language);
std::string error_message(const Denial& denial, Language language);
// {"error":{…}}: the body of a refused HTTP request.
std::string error_body(const Denial& denial, Language language);
// A deck of one's own that a server offers (engine/decks.hpp).
struct OfferedDeck {
  const AnyGame* game;
  std::uint8_t deck;
};
// GET /api/games.
std::string games_list(Language language, std::span<const OfferedDeck> decks = {});
// GET /api/pieces/GAME: of a deck that the game has.
std::string pieces_list(const AnyGame& game, std::uint8_t deck, Language language);

// So many lines of the chat come at once; older ones are asked for.
inline constexpr std::size_t remarks_a_page = 100;
// Members "from" and "lines" of a piece of the chat.
void write_remarks(json::Writer& out, const Table& table, std::size_t from, std::size_t to);

// Members "order" and "standing": who plays after whom, and how it stands, as everybody may know
// it.
void write_order(json::Writer& out, const Table& table, const AnyState& position);
void write_standing(json::Writer& out, const Table& table, const AnyState& position);

// What a viewer sees of the events [from, to) of a table, in sentences.
Chronicle chronicle_of(const Table& table, Viewer viewer, std::uint32_t from, std::uint32_t to);
// Its lines from this one on, as the viewer reads them.
void write_log_lines(json::Writer& out, const Table& table, Viewer viewer,
                     const Chronicle& chronicle, std::size_t first, Language language);

}  // namespace veillee
