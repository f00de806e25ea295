#include "engine/any_game.hpp"

namespace veillee {
namespace {

// Whether a line of notation can say it. Nothing else comes from people or files, so no game needs
// a reason for it.
bool can_be_said(Notation notation, Action action) {
  if (action.kind >= notation.size()) return false;
  const Arguments& arguments = notation[action.kind].arguments;
  for (std::size_t i = 0; i < action.args.size(); ++i) {
    const std::uint8_t value = action.args[i];
    if (i >= arguments.size()) {
      if (value != 0) return false;
    } else if (!arguments[i].names.empty() && value >= arguments[i].names.size() &&
               !(arguments[i].optional && value == no_arg)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Result<Setup> AnyGame::setup(int seats, std::span<const std::string> assignments) const {
  Result<Setup> setup = parse_setup(info().options, info().seats, seats, assignments);
  if (setup)
    if (auto refusal = refuse(*setup)) return *refusal;
  return setup;
}

const DeckAbout* AnyGame::own_deck(const Setup& setup) const {
  const std::uint8_t deck = deck_of(setup);
  return deck == 0 ? nullptr : &decks()->about(deck);
}

void AnyGame::write_deck(json::Writer& out, const Setup& setup) const {
  const DeckAbout* deck = own_deck(setup);
  if (deck == nullptr) return;
  out.key("deck");
  out.begin_object();
  out.member("print", hex(deck->print));
  out.key("file");
  out.raw(deck->text);
  out.end_object();
}

Result<Setup> AnyGame::read_deck(const json::Value& file, const Setup& setup) const {
  const json::Value* member = file.find("deck");
  if (member == nullptr) return setup;
  std::optional<Phrase> wrong;
  json::Object in(file, wrong, json::Object::Lines::said);
  if (decks() == nullptr) {
    in.wrong_at("deck", {"ce jeu n’a pas de paquets de cartes", "this game has no decks of cards"});
    return Refusal{*wrong};
  }
  if (member->kind == json::Value::Kind::string) {
    const std::uint64_t print = in.hex("deck");
    if (wrong) return Refusal{*wrong};
    if (const auto known = decks()->find(print)) return with_deck(setup, *known);
    in.wrong_at("deck", {"le paquet {0} n’est pas connu ici", "the deck {0} is not known here"},
                {verbatim(member->string)});
    return Refusal{*wrong};
  }
  json::Object deck = in.object("deck");
  deck.only({"print", "file"});
  const std::uint64_t print = deck.hex("print");
  const json::Object cards = deck.object("file");
  if (wrong) return Refusal{*wrong};
  const Result<std::uint8_t> index = decks()->add(cards.value(), {});
  if (!index) return index.refusal();
  if (decks()->about(*index).print == print) return with_deck(setup, *index);
  deck.wrong_at("print", {"l’empreinte n’est pas celle du paquet", "the print is not the deck's"});
  return Refusal{*wrong};
}

std::uint64_t AnyGame::hash(const AnyState& state) const {
  const std::uint64_t hash = hash_bytes(state.bytes.data(), state.size);
  const DeckAbout* deck = own_deck(setup_of(state));
  return deck == nullptr ? hash : fold(hash, deck->print);
}

std::vector<Setup> AnyGame::every_setup(std::size_t most) const {
  std::vector<Setup> accepted;
  for (std::uint8_t seats = info().seats.least; seats <= info().seats.most; ++seats) {
    if (!info().seats.has(seats)) continue;
    const auto setups = all_setups(
        info().options, seats, [&](const Setup& setup) { return !refuse(setup); }, most);
    accepted.insert(accepted.end(), setups.begin(), setups.end());
  }
  return accepted;
}

std::optional<Refusal> AnyGame::apply(AnyState& state, Seat seat, Action action,
                                      EventSink* sink) const {
  ActionList list;
  legal(state, seat, list);
  if (!list.contains(action)) {
    if (!can_be_said(info().notation, action))
      return Refusal{
          phrase({"ce jeu ne connaît pas cette action", "this game knows no such action"})};
    return why_not(state, seat, action);
  }
  apply_legal(state, seat, action, sink);
  return {};
}

std::optional<Refusal> AnyGame::play(Study& study, Seat seat, Action action,
                                     EventSink* sink) const {
  if (auto refusal = apply(study.now, seat, action, sink)) return refusal;
  study.since.push_back({seat, action});
  if (quiet(study.now)) {
    study.quiet = study.now;
    study.since.clear();
  }
  return {};
}

std::string AnyGame::print_played(const Played& played) const {
  return std::string(seat_letters[played.seat]) + ' ' + print_action(played.action);
}

Result<Played> AnyGame::parse_played(std::string_view text) const {
  const std::optional<Seat> seat = seat_of(text.substr(0, 1));
  if (seat && text.substr(1, 1) == " ") {
    const Result<Action> action = parse_action(text.substr(2));
    if (!action) return action.refusal();
    return Played{*seat, *action};
  }
  return Refusal{say({"« {0} » doit commencer par la lettre d’une place, comme « A pass »",
                      "\"{0}\" must begin with the letter of a seat, as in \"A pass\""},
                     {verbatim(text)})};
}

// ── Positions and views ─────────────────────────────────────────────────────────────────────────

namespace {

// The options as an object of names; the same description reads and writes them.
void describe_setup(PositionIo& io, Setup& setup, const GameInfo& info) {
  io.everyone([&] {
    io.number("players", setup.seats, info.seats.least, info.seats.most);
    io.object("options", [&] {
      for (std::size_t i = 0; i < info.options.size(); ++i) {
        std::vector<std::string_view> values;
        for (const OptionValue& value : info.options[i].values) values.push_back(value.id);
        io.name(info.options[i].id, setup.values[i], values);
      }
    });
  });
}

// The n-th action of a position, counted from 1.
Refusal refused_action(const json::Value& item, std::size_t n, const Refusal& refusal) {
  return {say({"ligne {0} : l’action n° {1} n’est pas possible : {2}",
               "line {0}: action {1} is not possible: {2}"},
              {number(item.line), number(n), refusal.sentence}),
          refusal.clause};
}

}  // namespace

std::string AnyGame::write_position(const Study& study, bool indented) const {
  json::Writer writer(indented);
  writer.begin_object();
  writer.member("game", info().id);
  PositionIo io(writer);
  Setup setup = setup_of(study.quiet);
  describe_setup(io, setup, info());
  write_deck(writer, setup);
  AnyState described = study.quiet;
  io.object("position", [&] { describe(io, described); });
  if (!study.since.empty()) {
    writer.key("actions");
    writer.begin_array();
    for (const Played& played : study.since) writer.value(print_played(played));
    writer.end_array();
  }
  writer.end_object();
  return writer.text() + (indented ? "\n" : "");
}

std::uint64_t AnyGame::fingerprint(const AnyState& state) const {
  json::Writer out;
  out.begin_object();
  AnyState described = state;
  PositionIo io(out);
  describe(io, described);
  const SeatSet asked = deciders(state);
  if (!asked.empty()) out.member("decision", info().decisions[decision(state)].name);
  write_seats(out, "deciders", asked);
  std::uint64_t hash = hash_bytes(out.text().data(), out.text().size());
  ActionList list;
  for (const Seat seat : asked) {
    legal(state, seat, list);
    std::uint64_t options = 0;  // a sum: their order says nothing
    for (const Action& action : list) {
      const std::string text = print_action(action);
      options += hash_bytes(text.data(), text.size());
    }
    hash = fold(hash, options);
  }
  if (const DeckAbout* deck = own_deck(setup_of(state))) hash = fold(hash, deck->print);
  return hash;
}

Result<Study> AnyGame::read_position(std::string_view text) const {
  const Result<json::Value> file = json::read(text);
  if (!file) return file.refusal();
  return read_position(*file);
}

// First the pieces, then the actions.
Result<Study> AnyGame::read_position(const json::Value& file) const {
  const json::Value* game = file.find("game");
  if (game == nullptr || game->string != info().id)
    return Refusal{say(
        {"ce n’est pas une position du jeu « {0} »", "this is not a position of the game \"{0}\""},
        {verbatim(info().id)})};
  PositionIo io(file);
  Setup setup;
  describe_setup(io, setup, info());
  if (io.refusal()) return *io.refusal();
  if (!info().seats.has(setup.seats))
    return Refusal{phrase(
        {"ce nombre de joueurs n’est pas possible", "this number of players is not possible"})};
  const Result<Setup> with_cards = read_deck(file, setup);
  if (!with_cards) return with_cards.refusal();
  setup = *with_cards;
  if (auto refusal = refuse(setup)) return *refusal;
  AnyState state = start(setup, 0);
  io.object("position", [&] { describe(io, state); });
  const json::Value* actions = io.list("actions");
  io.end({"game", "deck"});
  if (io.refusal()) return *io.refusal();
  if (const std::string_view broken = resume(state); !broken.empty())
    return Refusal{say({"cette position est impossible : {0}", "this position is impossible: {0}"},
                       {verbatim(broken)})};
  Study study(state);
  run_on(study.now);
  const std::size_t n = actions == nullptr ? 0 : actions->items.size();
  for (std::size_t i = 0; i < n; ++i) {
    const json::Value& item = actions->items[i];
    const Result<Played> played = parse_played(item.string);
    if (!played) return refused_action(item, i + 1, played.refusal());
    if (played->seat >= setup.seats)
      return refused_action(item, i + 1,
                            {say({"personne n’occupe la place {0}", "nobody has the seat {0}"},
                                 {verbatim(seat_letters[played->seat])})});
    if (const auto refusal = play(study, played->seat, played->action))
      return refused_action(item, i + 1, *refusal);
  }
  return study;
}

std::string AnyGame::view(const AnyState& state, Viewer viewer, bool indented) const {
  json::Writer writer(indented);
  writer.begin_object();
  writer.member("game", info().id);
  PositionIo io(writer, viewer);
  Setup setup = setup_of(state);
  describe_setup(io, setup, info());
  if (const DeckAbout* deck = own_deck(setup)) writer.member("deck", hex(deck->print));
  write_view(state, viewer, writer);
  writer.end_object();
  return writer.text();
}

SeatNames AnyGame::seat_names() const { return static_seat_names(info()); }

}  // namespace veillee
