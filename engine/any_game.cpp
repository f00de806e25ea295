#include "engine/any_game.hpp"

namespace veillee {

Result<Setup> AnyGame::setup(int seats, std::span<const std::string> assignments) const {
  Result<Setup> setup = parse_setup(info().options, info().seats, seats, assignments);
  if (setup)
    if (auto refusal = refuse(*setup)) return *refusal;
  return setup;
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
  if (!list.contains(action)) return why_not(state, seat, action);
  apply_legal(state, seat, action, sink);
  return {};
}

namespace {

// The options as an object of names; the same description reads and writes them.
void describe_setup(PositionIo& io, Setup& setup, const GameInfo& info) {
  io.number("players", setup.seats, info.seats.least, info.seats.most);
  io.object("options", [&] {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      std::vector<std::string_view> values;
      for (const OptionValue& value : info.options[i].values) values.push_back(value.id);
      io.name(info.options[i].id, setup.values[i], values);
    }
  });
}

}  // namespace

std::string AnyGame::write_position(const AnyState& state) const {
  json::Writer writer(true);
  writer.begin_object();
  writer.member("game", info().id);
  PositionIo io(writer);
  Setup setup = setup_of(state);
  describe_setup(io, setup, info());
  AnyState copy = state;
  io.object("position", [&] { describe(io, copy); });
  writer.end_object();
  return writer.text() + "\n";
}

Result<AnyState> AnyGame::read_position(std::string_view text) const {
  const Result<json::Value> value = json::read(text);
  if (!value) return value.refusal();
  const json::Value* game = value->find("game");
  if (game == nullptr || game->string != info().id)
    return Refusal{say(
        {"ce n’est pas une position du jeu « {0} »", "this is not a position of the game \"{0}\""},
        {verbatim(info().id)})};
  PositionIo io(*value);
  Setup setup;
  describe_setup(io, setup, info());
  if (io.refusal()) return *io.refusal();
  if (!info().seats.has(setup.seats))
    return Refusal{phrase(
        {"ce nombre de joueurs n’est pas possible", "this number of players is not possible"})};
  if (auto refusal = refuse(setup)) return *refusal;
  AnyState state = start(setup, 0);
  io.object("position", [&] { describe(io, state); });
  if (io.refusal()) return *io.refusal();
  if (const std::string_view broken = check(state); !broken.empty())
    return Refusal{say({"cette position est impossible : {0}", "this position is impossible: {0}"},
                       {verbatim(broken)})};
  return state;
}

std::string AnyGame::view(const AnyState& state, Viewer viewer, bool indented) const {
  json::Writer writer(indented);
  writer.begin_object();
  writer.member("game", info().id);
  write_view(state, viewer, writer);
  writer.end_object();
  return writer.text();
}

SeatNames AnyGame::seat_names() const { return static_seat_names(info()); }

}  // namespace veillee
