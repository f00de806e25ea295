// Arguments that several commands take, and CLI11's own texts in the user's language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli.hpp"

namespace veillee::cli {

// A whole number as people write it: 250000, 1e7, 10M, 500k; also hexadecimal, 0x1f.
std::optional<std::uint64_t> whole_number(std::string_view text);

// Refuses a text that is no whole number, naming the argument.
std::optional<std::uint64_t> whole_number(Context& context, std::string_view argument,
                                          const std::string& text);

// The same, within limits.
std::optional<std::uint64_t> limited(Context& context, std::string_view argument,
                                     const std::string& text, std::uint64_t least,
                                     std::uint64_t most);

void add_game(CLI::App& command, Context& context, std::string& game);
void add_players(CLI::App& command, Context& context, std::optional<int>& players);
void add_options(CLI::App& command, Context& context, std::vector<std::string>& options);

// --deck FILE: cards of one's own (docs/decks.md).
void add_deck(CLI::App& command, Context& context, std::string& file);
Phrase no_decks(const AnyGame& game);
Phrase no_weights(const AnyGame& game);  // to be learnt
// The setup with this deck; without a file as it is. Refuses and gives nothing when it is none of
// the game's.
std::optional<Setup> with_deck(Context& context, const AnyGame& game, const Setup& setup,
                               const std::string& file);
// Reads the deck; refuses when it cannot be.
std::optional<std::uint8_t> read_deck(Context& context, const AnyGame& game,
                                      const std::string& file);

// Help texts of CLI11 in the user's language, for the program and all of its commands.
void translate_help(CLI::App& app, const Context& context);
// What CLI11 found wrong, as one sentence.
Phrase sentence_of(const CLI::ParseError& error, const CLI::App& app);

}  // namespace veillee::cli
