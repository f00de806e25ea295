#include "server/api.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/hash.hpp"
#include "games/registry.hpp"
#include "server/denials.hpp"
#include "server/importing.hpp"
#include "server/rules_page.hpp"
#include "server/sessions.hpp"
#include "server/static_files.hpp"

namespace veillee {
namespace {

constexpr std::string_view tables_path = "/api/tables/";
constexpr std::size_t most_summaries = 100;

std::string_view bearer(const Request& request) {
  std::string_view value = request.header("authorization");
  constexpr std::string_view scheme = "Bearer ";
  return value.starts_with(scheme) ? value.substr(scheme.size()) : std::string_view{};
}

// Who holds these tokens, joined by commas; nothing when one of them opens nothing here.
struct Holders {
  Person first;  // whose view it is
  SeatSet seats;
};
std::optional<Holders> holders_of(const Table& table, std::string_view tokens) {
  Holders holders;
  for (bool first = true; !tokens.empty(); first = false) {
    const std::string_view token = tokens.substr(0, tokens.find(','));
    tokens.remove_prefix(std::min(tokens.size(), token.size() + 1));
    const std::optional<Person> person = person_of(table, token);
    if (!person) return {};
    if (first) holders.first = *person;
    if (person->sits()) holders.seats.add(person->viewer);
  }
  return holders;
}

// "https://veillee.example:8443" of an address of that site.
std::string_view origin_of(std::string_view url) {
  const std::size_t host = url.find("://");
  return url.substr(0, url.find('/', host == url.npos ? 0 : host + 3));
}

std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == origin.npos ? origin : origin.substr(scheme + 3);
}

// Names that nobody outside can make point here: addresses, names without a dot, names of the
// house. A page of any other name may be a stranger's whose name leads to this machine for a
// moment.
bool is_house_name(std::string_view host) {
  if (host.starts_with('[')) return true;  // an IPv6 address
  const std::string_view name = host.substr(0, host.find(':'));
  if (name.find('.') == name.npos) return true;
  if (name.ends_with(".local") || name.ends_with(".localhost")) return true;
  return name.find_first_not_of("0123456789.") == name.npos;
}

// By its print; the game's own when none is given.
std::optional<std::uint8_t> known_deck(const AnyGame& game, std::string_view print) {
  if (print.empty()) return 0;
  const std::optional<std::uint64_t> number = from_hex(print);
  if (!number || game.decks() == nullptr) return {};
  return game.decks()->find(*number);
}

Response json_response(int status, std::string body) {
  return {.status = status, .body = std::move(body)};
}

}  // namespace

Language language_of(const Request& request) {
  std::string_view wanted = parameter(request.query, "lang");
  if (wanted.empty()) wanted = request.header("accept-language");
  return wanted.starts_with("fr") ? Language::french : Language::english;
}

std::string_view parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    if (pair.substr(0, equals) == name && equals < pair.size()) return pair.substr(equals + 1);
  }
  return {};
}

void add_security_headers(Response& response) {
  response.headers.insert(
      response.headers.end(),
      {{"Server", "veillee"},
       {"X-Content-Type-Options", "nosniff"},
       {"Referrer-Policy", "no-referrer"},
       {"Cross-Origin-Opener-Policy", "same-origin"},
       {"Cross-Origin-Resource-Policy", "same-origin"},
       {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
       {"Content-Security-Policy",
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"}});
}

Api::Api(Services& services, Hub& hub, ApiSettings settings)
    : services_(services), hub_(hub), settings_(std::move(settings)) {}

Response Api::refusal(const Denial& denial, Language language) {
  ++services_.metrics.refusals;
  return json_response(status_of(denial.kind), error_body(denial, language));
}

Response Api::refuse(int status, const Request& request) {
  const Denial denial =
      status == 413 || status == 431
          ? Denial{DenialKind::too_long,
                   phrase({"cette demande est trop longue", "this request is too long"})}
      : status == 429 ? too_fast()
      : status == 501
          ? Denial{DenialKind::bad_message,
                   phrase({"le corps de cette demande est codé d’une façon inconnue ; "
                           "envoyez-le avec sa longueur",
                           "the body of this request has an unknown encoding; please "
                           "send it with its length"})}
          : Denial{DenialKind::bad_message,
                   phrase({"cette demande est illisible", "this request cannot be read"})};
  Response response = json_response(status, error_body(denial, language_of(request)));
  add_security_headers(response);
  return response;
}

std::size_t Api::body_limit(const Request& request) const {
  return request.path == "/api/import" ? services_.limits.import_bytes
                                       : services_.limits.body_bytes;
}

// ── Who may ask ──────────────────────────────────────────────────────────────────────────────────

// The name by which somebody reaches this server without a proxy.
bool Api::by_our_name(const Request& request) const {
  const std::string_view host = request.header("host");
  return request.forwarded || host.empty() || is_house_name(host) ||
         host == host_of(origin_of(settings_.public_url));
}

// Programs send no Origin; a browser says whose page it is.
bool Api::from_our_page(const Request& request) const {
  const std::string_view origin = request.header("origin");
  if (origin.empty()) return true;
  if (!settings_.public_url.empty() && origin == origin_of(settings_.public_url)) return true;
  return host_of(origin) == request.header("host");
}

std::optional<Response> Api::refuse_upgrade(const Request& request) {
  const Language language = language_of(request);
  std::optional<Response> response;
  if (request.path != "/api/ws")
    response = refusal(no_such_page(), language);
  else if (!by_our_name(request) || !from_our_page(request))
    response = refusal(wrong_origin(), language);
  else if (services_.closing)
    response = refusal(shutting_down(), language);
  else if (!services_.addresses->pay(payer_of(request, services_.limits), services_.now(),
                                     services_.limits.price_of_a_socket))
    response = refusal(too_fast(), language);
  if (response) add_security_headers(*response);
  return response;
}

double Api::price_of(const Request& request) const {
  const Limits& limits = services_.limits;
  if (request.method != "POST") return limits.price_of_a_request;
  if (request.path == "/api/tables" || request.path == "/api/import")
    return limits.price_of_a_table;
  // Each of them may have to be loaded.
  if (request.path == "/api/summaries")
    return limits.price_of_a_request +
           static_cast<double>(std::count(request.body.begin(), request.body.end(), '{'));
  return limits.price_of_a_request;
}

void Api::answer(Request request, Respond respond_plainly) {
  ++services_.metrics.requests;
  const std::string payer = payer_of(request, services_.limits);
  const Respond respond = [this, payer, respond_plainly = std::move(respond_plainly),
                           line = request.method + " " + request.path](Response response) {
    services_.log.debug(fmt::format("{} {}", line, response.status));
    services_.addresses->pay_for_bytes(payer, services_.now(), response.body.size());
    add_security_headers(response);
    respond_plainly(std::move(response));
  };
  const Language language = language_of(request);
  const std::string_view path = request.path;
  const bool get = request.method == "GET";
  const bool post = request.method == "POST";
  if (!get && !post) {
    Response refused = refusal(wrong_method(), language);
    refused.status = 405;
    refused.headers.emplace_back("Allow", "GET, HEAD, POST");
    return respond(std::move(refused));
  }
  if (path == "/healthz") return tell_health(respond);
  if (!services_.addresses->pay(payer, services_.now(), price_of(request)))
    return respond(refusal(too_fast(), language));
  if (!by_our_name(request)) return respond(refusal(wrong_name(), language));
  if (post && !from_our_page(request)) return respond(refusal(wrong_origin(), language));

  if (get && path == "/metrics")
    return respond({.type = "text/plain; version=0.0.4", .body = services_.metrics.text()});
  if (get && path == "/api/games")
    return respond(json_response(200, games_list(language, settings_.decks)));
  if (constexpr std::string_view pieces = "/api/pieces/"; get && path.starts_with(pieces)) {
    const AnyGame* game = find_game(path.substr(pieces.size()));
    if (game == nullptr) return respond(refusal(no_such_page(), language));
    const std::optional<std::uint8_t> deck = known_deck(*game, parameter(request.query, "deck"));
    if (!deck) return respond(refusal(no_such_page(), language));
    return respond(json_response(200, pieces_list(*game, *deck, language)));
  }
  if (constexpr std::string_view rules = "/api/rules/"; get && path.starts_with(rules)) {
    const AnyGame* game = find_game(path.substr(rules.size()));
    if (game == nullptr) return respond(refusal(no_such_page(), language));
    return respond(json_response(200, rules_page(*game, language)));
  }
  if (post && path == "/api/tables") return open_table(request, respond);
  if (post && path == "/api/import") return import_saved_game(request, respond);
  if (post && path == "/api/summaries") return summarise_many(request, respond);
  if (path.starts_with(tables_path)) {
    const std::string_view rest = path.substr(tables_path.size());
    const std::string id(rest.substr(0, rest.find('/')));
    const std::string_view what = rest.substr(id.size());
    if (get && what.empty()) return summarise(request, id, respond);
    if (get && what == "/export") return export_game(request, id, respond);
    if (post && what == "/join") return join(request, id, respond);
  }
  if (get && !path.starts_with("/api/"))
    if (std::optional<Response> file = static_file(request)) return respond(std::move(*file));
  respond(refusal(no_such_page(), language));
}

// It has stored something and has had it on disk; if not, it says why. So that asking often is no
// work, an answer holds for a second.
void Api::tell_health(const Respond& respond) {
  constexpr std::int64_t fresh = 1000;  // milliseconds
  if (services_.now() < health_until_) return respond(health_);
  asking_for_health_.push_back(respond);
  if (asking_for_health_.size() > 1) return;
  services_.loading->submit({"/healthz", {}}, [this] {
    const std::optional<Refusal> ill = services_.store->try_to_write();
    services_.listener->post([this, ill] {
      health_ = {.status = ill ? 503 : 200,
                 .type = "text/plain; charset=utf-8",
                 .body = ill ? ill->sentence.en + "\n" : "ok\n"};
      health_until_ = services_.now() + fresh;
      for (const Respond& one : std::exchange(asking_for_health_, {})) one(health_);
    });
  });
}

// ── Opening ──────────────────────────────────────────────────────────────────────────────────────

void Api::open_table(const Request& request, const Respond& respond) {
  const Language language = language_of(request);
  const Result<Opening> opening = read_opening(request.body);
  if (!opening) return respond(refusal(bad_request(opening.refusal()), language));
  const RandomSource& random = services_.random;
  Opened opened{.host = new_token(random)};
  Digests digests{.host = digest_of(opened.host)};
  for (Seat seat = 0; seat < opening->seats.size(); ++seat) {
    if (opening->seats[seat].kind != OpeningSeat::Kind::me) continue;
    opened.tokens[seat] = new_token(random);
    digests.seats[seat] = digest_of(opened.tokens[seat]);
  }
  opened.rows = {Table::first_row(new_table_id(random), *opening, digests, new_seed(random),
                                  new_token(random), services_.now())};
  open(std::move(opened), request, respond);
}

void Api::import_saved_game(const Request& request, const Respond& respond) {
  const Language language = language_of(request);
  Result<Import> import = import_game(request.body, services_.random, services_.now());
  if (!import) return respond(refusal(bad_request(import.refusal()), language));
  open({std::move(import->rows), std::move(import->host), std::move(import->tokens)}, request,
       respond);
}

void Api::open(Opened opened, const Request& request, const Respond& respond) {
  const Language language = language_of(request);
  std::vector<Row> rows = std::move(opened.rows);
  const std::string payer = payer_of(request, services_.limits);
  hub_.commit_new(std::move(rows), payer,
                  [this, opened = std::move(opened), language, respond](const LiveTablePtr& live,
                                                                        const Denial* denial) {
                    if (!live) return respond(refusal(*denial, language));
                    json::Writer out;
                    out.begin_object();
                    out.member("table", live->table.id());
                    out.member("host", opened.host);
                    const auto tell = [&](Seat seat) {
                      out.member("seat", seat_letters[seat]);
                      out.member("token", opened.tokens[seat]);
                    };
                    std::vector<Seat> seats;
                    for (Seat seat = 0; seat < max_seats; ++seat)
                      if (!opened.tokens[seat].empty()) seats.push_back(seat);
                    // The first seat is that of whoever asks; the others (of an import) are for
                    // friends.
                    if (!seats.empty()) tell(seats[0]);
                    if (seats.size() > 1) {
                      out.key("others");
                      out.begin_array();
                      for (std::size_t i = 1; i < seats.size(); ++i) {
                        out.begin_object();
                        tell(seats[i]);
                        out.end_object();
                      }
                      out.end_array();
                    }
                    out.end_object();
                    respond(json_response(201, out.text()));
                  });
}

// ── Sitting down ─────────────────────────────────────────────────────────────────────────────────

void Api::join(const Request& request, const std::string& id, const Respond& respond) {
  const Language language = language_of(request);
  const Result<json::Value> body = json::read(request.body);
  if (!body) return respond(refusal(bad_request(body.refusal()), language));
  const auto text_of = [&](std::string_view name) {
    const json::Value* value = body->find(name);
    return value != nullptr && value->kind == json::Value::Kind::string ? value->string
                                                                        : std::string();
  };
  std::optional<Seat> seat;
  if (body->find("seat") != nullptr) {
    seat = seat_of(text_of("seat"));
    if (!seat)
      return respond(
          refusal({DenialKind::bad_message, phrase({"« seat » doit être une lettre de A à D",
                                                    "\"seat\" must be a letter from A to D"})},
                  language));
  }
  const std::string payer = payer_of(request, services_.limits);
  hub_.find(id, payer,
            [this, seat, name = text_of("name"), payer, language, respond](const LiveTablePtr& live,
                                                                           const Denial* denial) {
              if (!live) return respond(refusal(*denial, language));
              hub_.when_free(live, [=, this] {
                try_to_join({live, seat, name, payer, language, respond}, tries_after_conflict);
              });
            });
}

void Api::try_to_join(const Joining& joining, int tries) {
  const auto& [live, seat, name, payer, language, respond] = joining;
  const std::string token = new_token(services_.random);
  Verdict verdict = live->table.join(seat, name, digest_of(token), services_.now());
  if (const Denial* denial = std::get_if<Denial>(&verdict))
    return respond(refusal(*denial, language));
  const auto told = [joining, token] {
    const Table& table = joining.live->table;
    const std::optional<Person> person = person_of(table, token);
    json::Writer out;
    out.begin_object();
    out.member("table", table.id());
    if (person) out.member("seat", seat_letters[person->viewer]);
    out.member("token", token);
    out.end_object();
    joining.respond(json_response(200, out.text()));
  };
  const auto refused = [this, joining](const Denial& denial) {
    joining.respond(refusal(denial, joining.language));
  };
  hub_.commit(
      live, {std::get<Row>(std::move(verdict))},
      {.payer = payer, .stored = told, .denied = refused, .again = [this, joining, refused, tries] {
         if (tries == 0) return refused(not_stored());
         try_to_join(joining, tries - 1);
       }});
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────

void Api::summarise(const Request& request, const std::string& id, const Respond& respond) {
  const Language language = language_of(request);
  const std::string payer = payer_of(request, services_.limits);
  hub_.find(
      id, payer,
      [this, language, token = std::string(bearer(request)), respond](const LiveTablePtr& live,
                                                                      const Denial* denial) {
        if (!live) return respond(refusal(*denial, language));
        respond(json_response(200, summary(live->table, person_of(live->table, token), language)));
      });
}

void Api::summarise_many(const Request& request, const Respond& respond) {
  const Language language = language_of(request);
  const Result<json::Value> body = json::read(request.body);
  if (!body) return respond(refusal(bad_request(body.refusal()), language));
  const json::Value* list = body->find("tables");
  if (list == nullptr || list->kind != json::Value::Kind::array ||
      list->items.size() > most_summaries)
    return respond(refusal(
        {DenialKind::bad_message, phrase({"« tables » doit être une liste d’au plus 100 tables",
                                          "\"tables\" must be a list of at most 100 tables"})},
        language));
  struct Gathering {
    std::vector<std::string> parts;
    std::size_t missing;
  };
  auto gathering = std::make_shared<Gathering>();
  gathering->parts.resize(list->items.size());
  gathering->missing = list->items.size() + 1;
  const auto one_less = [gathering, respond] {
    if (--gathering->missing > 0) return;
    std::string text = R"({"tables":[)";
    for (const std::string& part : gathering->parts)
      if (!part.empty()) text += (text.back() == '[' ? "" : ",") + part;
    respond(json_response(200, text + "]}"));
  };
  const std::string payer = payer_of(request, services_.limits);
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const json::Value* id = list->items[i].find("table");
    const json::Value* token = list->items[i].find("token");
    hub_.find(id != nullptr ? id->string : std::string(), payer,
              [=, secret = token != nullptr ? token->string : std::string()](
                  const LiveTablePtr& live, const Denial*) {
                if (live)
                  gathering->parts[i] =
                      summary(live->table, person_of(live->table, secret), language);
                one_less();
              });
  }
  one_less();
}

void Api::export_game(const Request& request, const std::string& id, const Respond& respond) {
  const Language language = language_of(request);
  const std::string payer = payer_of(request, services_.limits);
  hub_.find(id, payer,
            [this, language, tokens = std::string(bearer(request)), respond](
                const LiveTablePtr& live, const Denial* denial) {
              if (!live) return respond(refusal(*denial, language));
              const Table& table = live->table;
              const std::optional<Holders> holders = holders_of(table, tokens);
              if (!holders) return respond(refusal(wrong_token(), language));
              // The game of people who all ask goes on from the file, against computers; whoever
              // reads it knows what they hold and what chance will bring, and plays against nobody
              // else.
              if (table.state() == TableState::over || (table.state() != TableState::waiting &&
                                                        table.alone_with_computers(holders->seats)))
                return respond(
                    {.type = "text/plain; charset=utf-8",
                     .body = all_lines(table.record()),
                     .headers = {{"Content-Disposition", "attachment; filename=\"" +
                                                             std::string(table.game().info().id) +
                                                             "-" + table.id() + ".veillee\""}}});
              respond(json_response(200, export_view(table, holders->first, language)));
            });
}

}  // namespace veillee
