// A glance at a JSON text: the members of an object, the items of a list, as pieces of the text. A
// swarm reads thousands of frames a second and needs little of each; a tree of every one would be
// the most expensive thing in the room.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace veillee::skim {

// Calls with each member's name (as it is written, without its quotation marks) and text. False
// when the text is not an object; then some calls may have been made.
bool members(std::string_view object,
             const std::function<void(std::string_view, std::string_view)>& member);
bool items(std::string_view array, const std::function<void(std::string_view)>& item);

// The text of one member; empty when there is none.
std::string_view member(std::string_view object, std::string_view name);
// Of a JSON string without escapes beyond \" and \\ (names of actions, ids, kinds); empty when it
// is no string.
std::string text(std::string_view json);
std::optional<std::uint64_t> number(std::string_view json);

}  // namespace veillee::skim
