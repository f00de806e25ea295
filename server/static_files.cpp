#include "server/static_files.hpp"

#include "server/secrets.hpp"

namespace veillee {
namespace {

constexpr std::string_view the_page = "/index.html";
constexpr std::string_view seat_page = "/t/";

const StaticFile* find(std::string_view path) {
  if (path == "/" ||
      (path.starts_with(seat_page) && looks_like_table_id(path.substr(seat_page.size()))))
    path = the_page;
  for (const StaticFile& file : static_files())
    if (file.path == path) return &file;
  return nullptr;
}

}  // namespace

std::optional<Response> static_file(const Request& request) {
  const StaticFile* file = find(request.path);
  if (file == nullptr) return {};
  Response response{.type = std::string(file->type)};
  const std::string tag = '"' + std::string(file->tag) + '"';
  // Vite names the files in assets/ after their contents: they never change.
  const bool lasting = file->path.starts_with("/assets/");
  response.headers = {
      {"ETag", tag},
      {"Vary", "Accept-Encoding"},
      {"Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.header("if-none-match").find(tag) != std::string_view::npos) {
    response.status = 304;
    return response;
  }
  const bool packed = !file->gzip.empty() &&
                      request.header("accept-encoding").find("gzip") != std::string_view::npos;
  if (packed) response.headers.emplace_back("Content-Encoding", "gzip");
  response.file = packed ? file->gzip : file->bytes;
  return response;
}

}  // namespace veillee
