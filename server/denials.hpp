// What the server itself refuses, before any table is asked.
#pragma once

#include "table/command.hpp"

namespace veillee {

Denial unknown_table();
Denial wrong_token();
Denial no_seat();
Denial nobody_to_show();
Denial not_over();
Denial not_finished();
Denial rest_not_taken();
Denial hello_first();
Denial hello_twice();
Denial wrong_version();
Denial too_fast();
Denial enough_stored();
Denial too_many_questions();
Denial shutting_down();
Denial not_stored();
Denial broken_table();
Denial bad_request(const Refusal& refusal);
Denial no_such_page();
Denial wrong_method();
Denial wrong_origin();
Denial wrong_name();

// The HTTP status that goes with a kind.
int status_of(DenialKind kind);

}  // namespace veillee
