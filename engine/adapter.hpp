// Makes an AnyGame out of a Game. Include it in one translation unit a game.
#pragma once

#include "engine/any_game.hpp"
#include "engine/lead.hpp"

namespace veillee {

template <Game G>
class Adapter final : public AnyGame {
  using State = typename G::State;
  using Options = typename G::Options;

  static_assert(
      HasDecks<G> || !requires { typename G::Deck; },
      "the last byte of the options is the index of the deck");

  static State& open(AnyState& state) { return open_state<State>(state); }
  static const State& open(const AnyState& state) { return open_state<State>(state); }
  static AnyState close(const State& state) {
    AnyState any;
    any.size = sizeof state;
    std::memcpy(any.bytes.data(), &state, sizeof state);
    return any;
  }

 public:
  const GameInfo& info() const override { return G::info(); }
  std::size_t state_bytes() const override { return sizeof(State); }

  const AnyDecks* decks() const override {
    if constexpr (HasDecks<G>) {
      static const DecksOf<typename G::Deck> decks;
      return &decks;
    } else {
      return nullptr;
    }
  }
  std::uint8_t deck_of(const Setup& setup) const override {
    if constexpr (HasDecks<G>)
      return options_from<Options>(setup).deck;
    else
      return 0;
  }
  Setup with_deck(const Setup& setup, [[maybe_unused]] std::uint8_t deck) const override {
    Options options = options_from<Options>(setup);
    if constexpr (HasDecks<G>) options.deck = deck;
    return setup_from(options);
  }

  AnyState start(const Setup& setup, std::uint64_t seed) const override {
    return close(G::start(options_from<Options>(setup), seed));
  }
  Setup setup_of(const AnyState& state) const override {
    return setup_from(G::options_of(open(state)));
  }
  SeatSet deciders(const AnyState& state) const override {
    return veillee::deciders<G>(open(state));
  }
  std::uint8_t decision(const AnyState& state) const override {
    return open(state).pending.decision;
  }
  void legal(const AnyState& state, Seat seat, ActionList& list) const override {
    veillee::legal<G>(open(state), seat, list);
  }
  SeatSet entitled(const AnyState& state) const override { return open(state).pending.entitled(); }
  bool concerns(const AnyState& state, Seat seat) const override {
    if constexpr (requires { G::concerns(open(state), seat); })
      return G::concerns(open(state), seat);
    else
      return false;
  }
  SeatSet answered(const AnyState& state) const override {
    return open(state).pending.owing.empty() ? SeatSet{} : open(state).pending.answered;
  }
  std::uint64_t chance_drawn(const AnyState& state) const override { return open(state).rng.drawn; }
  Outcome outcome(const AnyState& state) const override { return G::outcome(open(state)); }
  Outcome standing(const AnyState& state) const override {
    if constexpr (requires { G::standing(open(state)); })
      return G::standing(open(state));
    else
      return G::outcome(open(state));
  }
  SeatOrder turn_order(const AnyState& state) const override {
    if constexpr (requires { G::turn_order(open(state)); }) {
      return G::turn_order(open(state));
    } else {
      SeatOrder order;
      for (Seat seat = 0; seat < setup_of(state).seats; ++seat) order.push_back(seat);
      return order;
    }
  }
  std::optional<Payment> payment(const AnyState& state, Seat seat) const override {
    if constexpr (requires { G::payment(open(state), seat); })
      if (open(state).pending.owing.has(seat)) return G::payment(open(state), seat);
    return {};
  }
  std::optional<Points> points(const Event& event) const override {
    if constexpr (requires { G::points(event); })
      return G::points(event);
    else
      return {};
  }
  void resample(AnyState& state, Viewer viewer, std::uint64_t seed) const override {
    FastRng random(seed);
    G::resample(open(state), viewer, random);
  }
  void reseed(AnyState& state, std::uint64_t seed) const override { open(state).rng = Rng(seed); }
  int worth(const AnyState& state, Seat seat) const override { return G::worth(open(state), seat); }
  int rival_worth(const AnyState& state) const override {
    return veillee::rival_worth<G>(open(state));
  }
  int lead(const AnyState& state, Seat seat) const override {
    return veillee::lead<G>(open(state), seat);
  }
  Teams teams(const AnyState& state) const override { return teams_of<G>(open(state)); }
  const LearnedEvaluation* evaluation() const override {
    if constexpr (requires { G::evaluation(); })
      return &G::evaluation();
    else
      return nullptr;
  }
  std::string_view check(const AnyState& state) const override { return G::check(open(state)); }

  bool quiet(const AnyState& state) const override { return veillee::quiet<G>(open(state)); }

  using AnyGame::seat_names;
  SeatNames seat_names(const AnyState& state) const override {
    if constexpr (requires { G::seat_names(open(state)); })
      return G::seat_names(open(state));
    else
      return static_seat_names(G::info());
  }
  Phrase prompt(const AnyState& state, Seat seat, const SeatNames& names) const override {
    return veillee::prompt_words<G>(open(state), seat, names);
  }
  Phrase action_words(const AnyState& state, Seat seat, Action action,
                      const SeatNames& names) const override {
    return veillee::action_words<G>(open(state), seat, action, names);
  }
  Phrase event_words(const Setup& setup, const Event& event,
                     const SeatNames& names) const override {
    return veillee::event_words<G>(options_from<Options>(setup), event, names);
  }
  Refusal why_not(const AnyState& state, Seat seat, Action action) const override {
    return G::why_not(open(state), seat, action);
  }
  std::vector<ScoreLine> score_sheet(const AnyState& state) const override {
    return G::score_sheet(open(state));
  }
  std::vector<Piece> pieces(const Setup& setup) const override {
    return G::pieces(options_from<Options>(setup));
  }
  void draw(const AnyState& state, Viewer viewer, const SeatNames& names, Language language,
            Canvas& canvas) const override {
    G::draw(open(state), viewer, names, language, canvas);
  }

  PlayoutStats random_games(const Setup& setup, std::uint64_t seed,
                            std::uint64_t games) const override {
    return veillee::random_games<G>(options_from<Options>(setup), seed, games);
  }
  SoakReport soak(const Setup& setup, std::uint64_t seed, std::uint64_t decisions) const override {
    return veillee::soak<G>(options_from<Options>(setup), seed, decisions);
  }
  void copy_states(const AnyState& state, std::uint64_t copies) const override {
    State from = open(state);
    State to;
    for (std::uint64_t i = 0; i < copies; ++i) {
      std::memcpy(static_cast<void*>(&to), &from, sizeof to);
      asm volatile("" : : "r"(&to), "r"(&from) : "memory");  // the copy must really happen
    }
  }

 protected:
  std::optional<Refusal> refuse(const Setup& setup) const override {
    return G::refuse(options_from<Options>(setup));
  }
  void apply_legal(AnyState& state, Seat seat, Action action, EventSink* sink) const override {
    veillee::apply<G>(open(state), seat, action, sink);
  }
  void describe(PositionIo& io, AnyState& state) const override { G::describe(io, open(state)); }
  std::string_view resume(AnyState& state) const override {
    open(state).stack.clear();
    open(state).pending = Pending{};
    G::resume(open(state));
    return G::check(open(state));
  }
  void run_on(AnyState& state) const override { run<G>(open(state), nullptr); }
  void write_view(const AnyState& state, Viewer viewer, json::Writer& writer) const override {
    veillee::write_view<G>(open(state), viewer, writer);
  }
};

}  // namespace veillee
