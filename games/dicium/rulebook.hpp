// The family's part of the rules of its games.
#pragma once

#include "engine/rulebook.hpp"

namespace veillee::dicium {

const Rulebook& rulebook();

}  // namespace veillee::dicium
