# Writes SITE's files (a list of paths below it, FILES) into an assembly file that includes their bytes and
# a C++ file that lists them. Run at build time.
cmake_minimum_required(VERSION 3.25)
set(types
    html text/html js text/javascript mjs text/javascript css text/css svg image/svg+xml
    json application/json woff2 font/woff2 png image/png jpg image/jpeg webp image/webp
    ico image/x-icon txt text/plain webmanifest application/manifest+json wasm application/wasm)
set(packable html js mjs css svg json txt webmanifest wasm)

file(MAKE_DIRECTORY ${OUTPUT})
set(assembly ".section .rodata\n")
set(declarations "")
set(entries "")
set(n 0)
string(REPLACE "|" ";" FILES "${FILES}")
foreach(path ${FILES})
  get_filename_component(extension ${path} LAST_EXT)
  string(SUBSTRING "${extension}" 1 -1 extension)
  list(FIND types "${extension}" at)
  if(at EQUAL -1)
    continue()  # source maps and the like
  endif()
  math(EXPR at "${at} + 1")
  list(GET types ${at} type)
  if(type MATCHES "^text/")
    string(APPEND type "; charset=utf-8")
  endif()
  file(SHA256 ${SITE}/${path} tag)
  string(SUBSTRING ${tag} 0 20 tag)
  set(parts plain ${SITE}/${path})
  if(extension IN_LIST packable)
    execute_process(COMMAND gzip -9 -n -c ${SITE}/${path} OUTPUT_FILE ${OUTPUT}/${n}.gz
                    COMMAND_ERROR_IS_FATAL ANY)
    list(APPEND parts packed ${OUTPUT}/${n}.gz)
  endif()
  set(views "")
  while(parts)
    list(POP_FRONT parts kind file)
    set(name site_${n}_${kind})
    string(APPEND assembly
           ".globl ${name}\n.globl ${name}_end\n${name}:\n.incbin \"${file}\"\n${name}_end:\n.byte 0\n")
    string(APPEND declarations "extern const char ${name}[], ${name}_end[];\n")
    list(APPEND views "text(${name}, ${name}_end)")
  endwhile()
  list(JOIN views ", " views)
  if(NOT views MATCHES "packed")
    string(APPEND views ", {}")
  endif()
  string(APPEND entries "      {\"/${path}\", \"${type}\", ${views}, \"${tag}\"},\n")
  math(EXPR n "${n} + 1")
endforeach()
string(APPEND assembly ".section .note.GNU-stack,\"\",@progbits\n")
file(WRITE ${OUTPUT}/site.s "${assembly}")
file(WRITE ${OUTPUT}/site.cpp "#include <vector>
#include \"server/static_files.hpp\"
extern \"C\" {
${declarations}}
namespace veillee {
namespace {
std::string_view text(const char* from, const char* to) {
  return {from, static_cast<std::size_t>(to - from)};
}
}
std::span<const StaticFile> static_files() {
  static const std::vector<StaticFile> files = {
${entries}  };
  return files;
}
}
")
