# Writes SOURCE as a C++ file that defines NAMESPACE::NAME. Run by embed(). The text is initialised
# at compile time (constinit): the registers of the games copy it before main begins.
file(READ ${SOURCE} text HEX)
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${text}")
string(REGEX REPLACE "('....','....','....','....','....','....','....','....',)"
       "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT} "#include <string_view>
namespace {
constexpr char bytes[] = {${bytes}0};
}
namespace ${NAMESPACE} {
extern const std::string_view ${NAME};
constinit const std::string_view ${NAME}(bytes, sizeof bytes - 1);
}
")
