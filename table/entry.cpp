#include "table/entry.hpp"

#include <utility>

#include "engine/hash.hpp"
#include "engine/json_object.hpp"
#include "engine/outcome_json.hpp"

namespace veillee {
namespace {

// The form of the rows; every first row names it.
constexpr int form = 1;

// ── One description, two directions ─────────────────────────────────────────────────────────────

class Pen {
 public:
  explicit Pen(json::Writer& out) : out_(out) {}

  void text(std::string_view name, const std::string& text) { out_.member(name, text); }
  template <class Number>
  void number(std::string_view name, Number n) {
    out_.member(name, n);
  }
  void flag(std::string_view name, bool on) { out_.member(name, on); }
  // Left out where it is not so.
  void rare_flag(std::string_view name, bool on) {
    if (on) out_.member(name, true);
  }
  void seat(Seat seat) { out_.member("seat", seat_letters[seat]); }
  void fingerprint(std::uint64_t hash) { hex("fingerprint", hash); }
  void hex(std::string_view name, std::uint64_t n) { out_.member(name, veillee::hex(n)); }
  template <class E>
  void word(std::string_view name, E which, std::span<const std::string_view> words) {
    out_.member(name, words[static_cast<std::size_t>(which)]);
  }
  void opening(const Opening& opening) {
    out_.key("opening");
    write_opening(out_, opening);
  }
  void digests(const Digests& digests, std::size_t seats) {
    out_.member("host", digests.host);
    out_.key("digests");
    out_.begin_array();
    for (std::size_t i = 0; i < seats; ++i) out_.value(digests.seats[i]);
    out_.end_array();
  }

 private:
  json::Writer& out_;
};

class Eye {
 public:
  explicit Eye(json::Object& in) : in_(in) {}

  void text(std::string_view name, std::string& text) { text = in_.text(name); }
  template <class Number>
  void number(std::string_view name, Number& n) {
    n = static_cast<Number>(in_.number(name, 0, std::numeric_limits<std::int32_t>::max()));
  }
  void flag(std::string_view name, bool& on) { on = in_.flag(name); }
  void rare_flag(std::string_view name, bool& on) { on = in_.has(name) && in_.flag(name); }
  void seat(Seat& seat) { seat = in_.seat("seat"); }
  void fingerprint(std::uint64_t& hash) { hash = in_.hex("fingerprint"); }
  void hex(std::string_view name, std::uint64_t& n) { n = in_.hex(name); }
  template <class E>
  void word(std::string_view name, E& which, std::span<const std::string_view> words) {
    which = static_cast<E>(in_.word(name, words));
  }
  void opening(Opening& opening) {
    const json::Object body = in_.object("opening");
    if (!in_.good()) return;
    Result<Opening> read = read_opening(body.value());
    if (read)
      opening = std::move(*read);
    else
      in_.wrong({"l’ouverture est illisible : {0}", "the opening is not readable: {0}"},
                {read.refusal().sentence});
  }
  void digests(Digests& digests, std::size_t seats) {
    digests.host = in_.text("host");
    const std::span<const json::Value> each = in_.list("digests");
    if (each.size() != seats) return in_.wrong_kind("digests");
    for (std::size_t i = 0; i < seats; ++i) digests.seats[i] = each[i].string;
  }

 private:
  json::Object& in_;
};

template <class Io>
void describe(Io& io, deed::Open& it) {
  int log = form;
  io.number("log", log);
  io.text("engine", it.engine);
  io.number("revision", it.revision);
  io.opening(it.opening);
  io.digests(it.digests, it.opening.seats.size());
  io.hex("seed", it.seed);
  io.text("salt", it.salt);
}
template <class Io>
void describe(Io& io, deed::Join& it) {
  io.seat(it.seat);
  io.text("name", it.person);
  io.text("digest", it.digest);
}
template <class Io>
void describe(Io& io, deed::Act& it) {
  io.seat(it.seat);
  io.text("action", it.action);
  io.fingerprint(it.fingerprint);
  io.rare_flag("timeout", it.timeout);
}
template <class Io>
void describe(Io& io, deed::Undo& it) {
  io.number("to", it.to);
  io.fingerprint(it.fingerprint);
}
template <class Io>
void describe(Io& io, deed::Withdraw& it) {
  io.seat(it.seat);
  io.fingerprint(it.fingerprint);
}
template <class Io>
void describe(Io& io, deed::Propose& it) {
  io.seat(it.seat);
  io.word("what", it.what, proposal_words);
  if (it.what == Proposal::Kind::undo) io.number("to", it.to);
}
template <class Io>
void describe(Io& io, deed::Consent& it) {
  io.seat(it.seat);
  io.flag("agree", it.agree);
}
template <class Io>
void describe(Io& io, deed::Chat& it) {
  io.seat(it.seat);
  io.text("text", it.text);
}
template <class Io>
void describe(Io& io, deed::Pause& it) {
  io.flag("on", it.on);
}
template <class Io>
void describe(Io& io, deed::Computer& it) {
  io.seat(it.seat);
  io.text("level", it.level);
  io.rare_flag("timeout", it.timeout);
}
template <class Io>
void describe(Io& io, deed::TakeBack& it) {
  io.seat(it.seat);
}
template <class Io>
void describe(Io& io, deed::Rename& it) {
  io.seat(it.seat);
  io.text("name", it.person);
}
template <class Io>
void describe(Io& io, deed::Resign& it) {
  io.seat(it.seat);
}
template <class Io>
void describe(Io&, deed::Draw&) {}
template <class Io>
void describe(Io& io, deed::LetPass& it) {
  io.seat(it.seat);
  io.word("until", it.until, let_pass_words);
}
template <class Io>
void describe(Io&, deed::Abandon&) {}
template <class Io>
void describe(Io& io, deed::Rematch& it) {
  io.text("table", it.table);
}

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────

// The deed of this name, whichever of them it is; nothing when there is none.
template <std::size_t I = 0>
std::optional<Deed> deed_named(std::string_view name) {
  if constexpr (I == std::variant_size_v<Deed>) {
    return {};
  } else {
    if (std::variant_alternative_t<I, Deed>::name == name) return Deed(std::in_place_index<I>);
    return deed_named<I + 1>(name);
  }
}

}  // namespace

std::string write_entry(Entry entry) {
  json::Writer out;
  out.begin_object();
  std::visit(
      [&](auto& deed) {
        out.member("kind", deed.name);
        Pen pen(out);
        describe(pen, deed);
      },
      entry.deed);
  if (entry.asked) {
    const Viewer by = entry.asked->by;
    out.member("by", by < max_seats ? seat_letters[by] : std::string_view());
    out.member("id", entry.asked->id);
  }
  if (entry.result) {
    out.key("result");
    out.begin_object();
    write_outcome(out, *entry.result);
    out.end_object();
  }
  out.end_object();
  return out.text();
}

Result<Entry> read_entry(std::string_view body) {
  const Result<json::Value> value = json::read(body);
  if (!value) return value.refusal();
  std::optional<Phrase> wrong;
  json::Object in(*value, wrong);
  const std::string kind = in.text("kind");
  std::optional<Deed> deed = deed_named(kind);
  if (!deed) {
    in.wrong({"« {0} » n’est pas une sorte de ligne", "\"{0}\" is no kind of row"},
             {verbatim(kind)});
    return Refusal{*wrong};
  }
  Entry entry{std::move(*deed), {}, {}};
  Eye eye(in);
  std::visit([&](auto& each) { describe(eye, each); }, entry.deed);
  if (in.has("id")) {
    entry.asked = Asked{spectator, in.text("id")};
    if (const std::string by = in.text("by"); !by.empty()) entry.asked->by = in.seat("by");
  }
  if (in.has("result")) entry.result = read_outcome(in.object("result"));
  if (wrong) return Refusal{*wrong};
  return entry;
}

}  // namespace veillee
