# Writes SOURCE as a C++ file that defines NAMESPACE::NAME. Run by embed().
file(READ ${SOURCE} text HEX)
# Characters and not numbers: so the text is there before any code runs, and another file may use it
# to initialise a constant of its own.
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${text}")
string(REPEAT "'.x..'," 16 row)
string(REGEX REPLACE "(${row})" "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT} "#include <string_view>
namespace {
constexpr char bytes[] = {${bytes}0};
}
namespace ${NAMESPACE} {
extern const std::string_view ${NAME};
constinit const std::string_view ${NAME}(bytes, sizeof bytes - 1);
}
")
