// Which program this is. Linked into the program alone, so that a new commit makes nothing else
// anew.
#pragma once

#include <string_view>

namespace veillee::cli {

extern const std::string_view version;  // of the project, e.g. 0.1.0
// Its short name, its day and whether files have changed since; empty when nobody knows.
extern const std::string_view commit;

}  // namespace veillee::cli
