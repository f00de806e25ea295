# Writes SOURCE as a C++ file that defines NAMESPACE::NAME. Run by embed().
file(READ ${SOURCE} text HEX)
string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${text}")
string(REPLACE "\\x0a" "\\x0a\"\n\"" bytes "${bytes}")  # a line of text a line
file(WRITE ${OUTPUT} "#include <string_view>
#pragma GCC diagnostic ignored \"-Woverlength-strings\"  // every compiler of today takes them
namespace ${NAMESPACE} {
namespace {
constexpr char bytes_of_${NAME}[] = \"${bytes}\";
}
extern const std::string_view ${NAME};
// Constant, so that it is there before any table that points to it is made.
constinit const std::string_view ${NAME}(bytes_of_${NAME}, sizeof bytes_of_${NAME} - 1);
}
")
