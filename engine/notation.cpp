#include "engine/notation.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace veillee {
namespace {

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t i = 0;
  while (i < text.size()) {
    const std::size_t start = text.find_first_not_of(" \t", i);
    if (start == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t", start), text.size());
    words.push_back(text.substr(start, end - start));
    i = end;
  }
  return words;
}

std::optional<std::uint8_t> value_of(const ArgumentSpec& spec, std::string_view word) {
  if (spec.names.empty()) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value >= no_arg) return {};
    return static_cast<std::uint8_t>(value);
  }
  const auto found = std::find(spec.names.begin(), spec.names.end(), word);
  if (found == spec.names.end()) return {};
  return static_cast<std::uint8_t>(found - spec.names.begin());
}

Phrase known_names(const ArgumentSpec& spec) {
  std::string all;
  for (const std::string_view name : spec.names) {
    if (!all.empty()) all += ' ';
    all += name;
  }
  return spec.names.empty() ? phrase(Words{"un nombre", "a number"}) : verbatim(all);
}

// How many words of `words` the verb takes, 0 if it is another verb. (Its own words are one space
// apart.)
std::size_t match_verb(std::string_view verb, const std::vector<std::string_view>& words) {
  std::size_t taken = 0;
  for (std::size_t start = 0; start <= verb.size(); ++taken) {
    const std::size_t end = std::min(verb.find(' ', start), verb.size());
    if (taken == words.size() || words[taken] != verb.substr(start, end - start)) return 0;
    start = end + 1;
  }
  return taken;
}

}  // namespace

Phrase tell_arguments(Words words, const Arguments& arguments, const Telling& telling, Seat seat,
                      const std::uint8_t* values) {
  std::array<Phrase, 8> filled;
  filled[0] = telling.names[std::min(seat, neutral)];
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (arguments[i].words != nullptr) filled[i + 1] = arguments[i].words(telling, values + i);
  return say(words, std::span<const Phrase>(filled).first(arguments.size() + 1));
}

std::string print(Notation notation, Action action) {
  if (action.kind >= notation.size()) return "?";
  const ActionSpec& spec = notation[action.kind];
  std::string text(spec.verb);
  for (std::size_t i = 0; i < spec.arguments.size(); ++i) {
    const ArgumentSpec& argument = spec.arguments[i];
    const std::uint8_t value = action.args[i];
    if (argument.optional && value == no_arg) continue;
    text += ' ';
    if (argument.names.empty())
      text += std::to_string(value);
    else
      text += value < argument.names.size() ? argument.names[value] : "?";
  }
  return text;
}

Result<Action> parse(Notation notation, std::string_view text) {
  const std::vector<std::string_view> words = split(text);
  // The longest verb that fits: "go on" is not "go" with an argument.
  std::size_t word = 0;
  Action action;
  for (std::size_t kind = 0; kind < notation.size(); ++kind)
    if (const std::size_t length = match_verb(notation[kind].verb, words); length > word) {
      word = length;
      action.kind = static_cast<std::uint8_t>(kind);
    }
  if (word > 0) {
    const ActionSpec& spec = notation[action.kind];
    for (std::size_t i = 0; i < spec.arguments.size() && i < action.args.size(); ++i) {
      const ArgumentSpec& argument = spec.arguments[i];
      if (word == words.size()) {
        if (argument.optional) {
          action.args[i] = no_arg;
          continue;
        }
        return Refusal{
            say({"« {0} » demande encore une précision : {1}", "\"{0}\" needs one more word: {1}"},
                {verbatim(text), known_names(argument)})};
      }
      const auto value = value_of(argument, words[word]);
      if (!value)
        return Refusal{say({"« {0} » n’est pas compris dans « {1} » ; possible : {2}",
                            "\"{0}\" is not understood in \"{1}\"; possible: {2}"},
                           {verbatim(words[word]), verbatim(text), known_names(argument)})};
      action.args[i] = *value;
      ++word;
    }
    if (word < words.size())
      return Refusal{say({"« {0} » est de trop dans « {1} »", "\"{0}\" is too much in \"{1}\""},
                         {verbatim(words[word]), verbatim(text)})};
    return action;
  }
  return Refusal{
      say({"« {0} » n’est pas une action de ce jeu", "\"{0}\" is no action of this game"},
          {verbatim(text)})};
}

}  // namespace veillee
