// The pages of the web table, embedded in the program: no path of a request reaches a file system.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/listener.hpp"

namespace veillee {

struct StaticFile {
  std::string_view path;  // "/assets/index-4f2a.js"
  std::string_view type;
  std::string_view bytes;
  std::string_view gzip;  // empty: it gains nothing by it
  std::string_view tag;   // changes with the bytes
};

// Made by embed_site.cmake from web/dist, or from server/plain when there is none.
std::span<const StaticFile> static_files();

// The file that a GET asks for; `/` and `/t/ID` are the page itself.
std::optional<Response> static_file(const Request& request);

}  // namespace veillee
