# Writes OUTPUT, a C++ file that says of which commit the program is, unless it says so already. Run at
# every build of the program. Without git the answer is in commit.txt, if `git archive` made this folder.
set(commit "")
find_program(GIT git)
if(GIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${GIT} log -1 --format=%h\ %cs --abbrev=10 WORKING_DIRECTORY ${SOURCE}
                  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE unknown)
  execute_process(COMMAND ${GIT} diff --quiet HEAD WORKING_DIRECTORY ${SOURCE} ERROR_QUIET
                  RESULT_VARIABLE changed)
  if(unknown)
    set(commit "")
  elseif(changed)
    string(APPEND commit ", changed")
  endif()
else()
  file(STRINGS ${SOURCE}/cmake/commit.txt commit LIMIT_COUNT 1)
  if(commit MATCHES "Format")  # not filled in: a plain copy of the files
    set(commit "")
  endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "apps/version.hpp"

namespace veillee::cli {
const std::string_view version = "@VERSION@";
const std::string_view commit = "@commit@";
}  // namespace veillee::cli
]])
