// A server of our own: started, killed and started again.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

#include "engine/result.hpp"

namespace veillee {

class ServerProcess {
 public:
  // `program serve` with its tables in `folder`, on any free port.
  static Result<ServerProcess> start(std::string program, std::string folder);

  ServerProcess(ServerProcess&& other) noexcept
      : program_(std::move(other.program_)),
        folder_(std::move(other.folder_)),
        port_(other.port_),
        process_(std::exchange(other.process_, -1)) {}
  ServerProcess& operator=(ServerProcess&&) = delete;
  ~ServerProcess() { stop(); }

  std::uint16_t port() const { return port_; }
  std::string store() const;  // the address of its tables
  // As the power cut does it.
  void kill_at_once();
  // The same port, the same tables.
  std::optional<Refusal> start_again();
  // As a person does it: it may finish what it has begun. The exit code; −1 when it was killed.
  int stop();
  // Bytes of memory that it holds; 0 when that is not known.
  std::uint64_t resident_bytes() const;

 private:
  ServerProcess(std::string program, std::string folder)
      : program_(std::move(program)), folder_(std::move(folder)) {}
  std::optional<Refusal> launch();

  std::string program_;
  std::string folder_;
  std::uint16_t port_ = 0;
  pid_t process_ = -1;
};

// As many open files as the system allows: every client is one.
void allow_many_files();

}  // namespace veillee
