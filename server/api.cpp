#include "server/api.hpp"

#include <fmt/format.h>

#include <algorithm>

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
constexpr int tries_after_conflict = 3;

std::string_view bearer(const Request& request) {
  std::string_view value = request.header("authorization");
  constexpr std::string_view scheme = "Bearer ";
  return value.starts_with(scheme) ? value.substr(scheme.size()) : std::string_view{};
}

std::string_view host_of(std::string_view url) {
  if (const auto scheme = url.find("://"); scheme != url.npos) url.remove_prefix(scheme + 3);
  return url.substr(0, url.find('/'));
}

std::string letter(Seat seat) { return std::string(1, static_cast<char>('A' + seat)); }

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

Api::Api(Services& services, Hub& hub, Addresses& addresses, ApiSettings settings)
    : services_(services), hub_(hub), addresses_(addresses), settings_(std::move(settings)) {}

Response Api::refusal(const Denial& denial, Language language) {
  ++services_.metrics.refusals;
  return json_response(status_of(denial.kind), error_body(denial, language));
}

Response Api::refuse(int status, const Request& request) {
  const Denial denial =
      status == 413 || status == 431
          ? Denial{"too_long",
                   phrase({"cette demande est trop longue", "this request is too long"})}
      : status == 429
          ? too_fast()
          : Denial{"bad_message",
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

// Programs send no Origin; a browser says whose page it is.
bool Api::from_our_page(const Request& request) const {
  const std::string_view origin = request.header("origin");
  if (origin.empty()) return true;
  const std::string_view page = host_of(origin);
  if (!settings_.public_url.empty() && page == host_of(settings_.public_url)) return true;
  return page == request.header("host");
}

std::optional<Response> Api::refuse_upgrade(const Request& request) {
  const Language language = language_of(request);
  std::optional<Response> response;
  if (request.path != "/api/ws")
    response = refusal(no_such_page(), language);
  else if (!from_our_page(request))
    response = refusal(wrong_origin(), language);
  else if (services_.closing)
    response = refusal(shutting_down(), language);
  if (response) add_security_headers(*response);
  return response;
}

void Api::answer(Request request, Respond respond_plainly) {
  ++services_.metrics.requests;
  const Respond respond = [this, respond_plainly = std::move(respond_plainly),
                           line = request.method + " " + request.path](Response response) {
    services_.log.debug(fmt::format("{} {}", line, response.status));
    add_security_headers(response);
    respond_plainly(std::move(response));
  };
  const Language language = language_of(request);
  const std::string_view path = request.path;
  const bool get = request.method == "GET";
  const bool post = request.method == "POST";
  if (!get && !post) return respond(refusal(wrong_method(), language));
  if (path == "/healthz") return respond({.type = "text/plain", .body = "ok\n"});
  const bool free = request.local && services_.limits.local_is_free;
  const double price = post && (path == "/api/tables" || path == "/api/import")
                           ? services_.limits.price_of_a_table
                           : 1;
  if (!free && !addresses_.request(request.address, services_.now(), price))
    return respond(refusal(too_fast(), language));
  if (post && !from_our_page(request)) return respond(refusal(wrong_origin(), language));

  if (get && path == "/metrics")
    return respond({.type = "text/plain; version=0.0.4", .body = services_.metrics.text()});
  if (get && path == "/api/games") return respond(json_response(200, games_list(language)));
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
  open(std::move(opened), language, respond);
}

void Api::import_saved_game(const Request& request, const Respond& respond) {
  const Language language = language_of(request);
  Result<Import> import = import_game(request.body, services_.random, services_.now());
  if (!import) return respond(refusal(bad_request(import.refusal()), language));
  open({std::move(import->rows), std::move(import->host), std::move(import->tokens)}, language,
       respond);
}

void Api::open(Opened opened, Language language, const Respond& respond) {
  std::vector<Row> rows = std::move(opened.rows);
  hub_.commit_new(std::move(rows), [this, opened = std::move(opened), language, respond](
                                       const LiveTablePtr& live, const Denial* denial) {
    if (!live) return respond(refusal(*denial, language));
    json::Writer out;
    out.begin_object();
    out.member("table", std::string_view(live->table.id()));
    out.member("host", std::string_view(opened.host));
    const auto tell = [&](Seat seat) {
      out.member("seat", std::string_view(letter(seat)));
      out.member("token", std::string_view(opened.tokens[seat]));
    };
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (!opened.tokens[seat].empty()) seats.push_back(seat);
    // The first seat is that of whoever asks; the others (of an import) are for friends.
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
    const std::string wanted = text_of("seat");
    if (wanted.size() != 1 || wanted[0] < 'A' || wanted[0] >= 'A' + max_seats)
      return respond(refusal({"bad_message", phrase({"« seat » doit être une lettre de A à D",
                                                     "\"seat\" must be a letter from A to D"})},
                             language));
    seat = static_cast<Seat>(wanted[0] - 'A');
  }
  hub_.find(id, [this, seat, name = text_of("name"), language, respond](const LiveTablePtr& live,
                                                                        const Denial* denial) {
    if (!live) return respond(refusal(*denial, language));
    hub_.when_free(live, [=, this] {
      try_to_join(live, seat, name, language, respond, tries_after_conflict);
    });
  });
}

void Api::try_to_join(const LiveTablePtr& live, std::optional<Seat> seat, const std::string& name,
                      Language language, const Respond& respond, int tries) {
  const std::string token = new_token(services_.random);
  Verdict verdict = live->table.join(seat, name, digest_of(token), services_.now());
  if (verdict.denial) return respond(refusal(*verdict.denial, language));
  const auto told = [=] {
    const std::optional<Person> person = person_of(live->table, token);
    json::Writer out;
    out.begin_object();
    out.member("table", std::string_view(live->table.id()));
    if (person) out.member("seat", std::string_view(letter(person->viewer)));
    out.member("token", std::string_view(token));
    out.end_object();
    respond(json_response(200, out.text()));
  };
  hub_.commit(live, std::move(*verdict.row),
              {.stored = told,
               .denied = [=, this](const Denial& denial) { respond(refusal(denial, language)); },
               .again =
                   [=, this] {
                     if (tries == 0) return respond(refusal(not_stored(), language));
                     try_to_join(live, seat, name, language, respond, tries - 1);
                   }});
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────

void Api::summarise(const Request& request, const std::string& id, const Respond& respond) {
  const Language language = language_of(request);
  hub_.find(id, [this, language, token = std::string(bearer(request)), respond](
                    const LiveTablePtr& live, const Denial* denial) {
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
    return respond(
        refusal({"bad_message", phrase({"« tables » doit être une liste d’au plus 100 tables",
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
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const json::Value* id = list->items[i].find("table");
    const json::Value* token = list->items[i].find("token");
    hub_.find(id != nullptr ? id->string : std::string(),
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
  hub_.find(id, [this, language, token = std::string(bearer(request)), respond](
                    const LiveTablePtr& live, const Denial* denial) {
    if (!live) return respond(refusal(*denial, language));
    const std::optional<Person> holder = person_of(live->table, token);
    if (!token.empty() && !holder) return respond(refusal(wrong_token(), language));
    if (live->table.state() == TableState::over)
      return respond(
          {.type = "text/plain; charset=utf-8",
           .body = all_lines(live->table.record()),
           .headers = {{"Content-Disposition", "attachment; filename=\"" +
                                                   std::string(live->table.game().info().id) + "-" +
                                                   live->table.id() + ".veillee\""}}});
    respond(json_response(200, export_view(live->table, holder.value_or(Person{}), language)));
  });
}

}  // namespace veillee
