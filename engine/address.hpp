// Sentences that speak to somebody: what a log tells of Maëlle, "Maëlle gagne 2 bois", reads "vous
// gagnez 2 bois" when Maëlle reads it. Verbs and possessives follow; where the grammar is not known
// here, the name stays.
#pragma once

#include <string>
#include <string_view>

#include "engine/words.hpp"

namespace veillee {

// The name of whoever reads the sentences. Everything that `say` puts it into speaks to that
// person.
Phrase addressed(const Phrase& name);
// By these it is known that an argument of a sentence is that name; they are in no sentence.
inline constexpr std::string_view address_mark = "\u2063";
std::string without_marks(std::string_view text);

// For `say`: puts the person between what is made of the sentence so far and what of its template
// follows; both change with it. False, and nothing is changed, where the grammar is not known.
bool address(std::string& before, std::string& after, Language language);
bool is_addressed(std::string_view argument);

}  // namespace veillee
