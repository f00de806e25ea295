// Texts that come from outside, such as names of people and of cards: what is shown is what is
// there.
#pragma once

#include <string_view>

namespace veillee {

// A character that is not seen itself but changes what is: it turns the direction of writing,
// breaks a line, or is nothing at all.
bool is_unseen(std::string_view character);

// UTF-8 of which every character is seen for what it is, and there is something to see. Control
// characters could command the terminal.
bool is_printable(std::string_view text);

}  // namespace veillee
