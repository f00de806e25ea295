// What is asked over HTTP (docs/protocol.md).
#pragma once

#include <string>

#include "server/hub.hpp"

namespace veillee {

struct ApiSettings {
  std::string public_url;  // where people reach this server; empty: as the request says
  std::vector<OfferedDeck> decks;
};

class Api {
 public:
  Api(Services& services, Hub& hub, ApiSettings settings);

  void answer(Request request, Respond respond);
  std::optional<Response> refuse_upgrade(const Request& request);
  std::size_t body_limit(const Request& request) const;
  static Response refuse(int status, const Request& request);

 private:
  void tell_health(const Respond& respond);
  void open_table(const Request& request, const Respond& respond);
  void import_saved_game(const Request& request, const Respond& respond);
  struct Opened {
    std::vector<Row> rows;
    std::string host;                           // token
    std::array<std::string, max_seats> tokens;  // of seats; empty for computers and open ones
  };
  void open(Opened opened, const Request& request, const Respond& respond);
  void summarise(const Request& request, const std::string& id, const Respond& respond);
  void summarise_many(const Request& request, const Respond& respond);
  void join(const Request& request, const std::string& id, const Respond& respond);
  struct Joining {
    LiveTablePtr live;
    std::optional<Seat> seat;
    std::string name;
    std::string payer;
    Language language;
    Respond respond;
  };
  void try_to_join(const Joining& joining, int tries);
  void export_game(const Request& request, const std::string& id, const Respond& respond);
  bool by_our_name(const Request& request) const;
  bool from_our_page(const Request& request) const;
  double price_of(const Request& request) const;
  Response refusal(const Denial& denial, Language language);

  Services& services_;
  Hub& hub_;
  ApiSettings settings_;
  Response health_;
  std::int64_t health_until_ = 0;
  std::vector<Respond> asking_for_health_;
};

// Headers of every answer: what a page of ours may do, and that nobody may frame it.
void add_security_headers(Response& response);

Language language_of(const Request& request);
// A parameter of the query; empty when there is none. Only plain letters, digits, '-' and '_'.
std::string_view parameter(std::string_view query, std::string_view name);

}  // namespace veillee
