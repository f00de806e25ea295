# Writes SOURCE as a C++ file that defines NAMESPACE::NAME. Run by embed().
file(READ ${SOURCE} text HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${text}")
string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
       "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT} "#include <string_view>
namespace {
constexpr unsigned char bytes[] = {${bytes}0};
}
namespace ${NAMESPACE} {
extern const std::string_view ${NAME};
const std::string_view ${NAME}(reinterpret_cast<const char*>(bytes), sizeof bytes - 1);
}
")
