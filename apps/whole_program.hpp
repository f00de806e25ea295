// A program made of commands: arguments, language, errors in one sentence, exit code.
#pragma once

#include <span>
#include <string>

#include "apps/cli.hpp"

namespace veillee::cli {

using AddCommand = void (*)(CLI::App& app, Context& context);

// `version`: what --version prints.
int run_program(int argc, char** argv, std::span<const AddCommand> commands,
                const std::string& version);

}  // namespace veillee::cli
