#include "players/player.hpp"

#include "players/deadline.hpp"
#include "players/parallel_search.hpp"

namespace veillee {
namespace {

constexpr SearchSettings thinking(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.until_decided = true;
  settings.settle = 8;
  // Learnt evaluations promise shares that lie close together.
  settings.exploration = 0.35F;
  return settings;
}

// With so many iterations it pays to look beyond the next throw.
constexpr SearchSettings thinking_far(std::uint32_t iterations) {
  SearchSettings settings = thinking(iterations);
  settings.widening = 1;
  return settings;
}

constexpr ComputerPlayer players[] = {
    {"random",
     {"hasard", "random"},
     {"joue n’importe quelle action possible", "plays any possible action"},
     choose_random},
    {"greedy",
     {"glouton", "greedy"},
     {"prend ce qui rapporte le plus tout de suite", "takes what gains most at once"},
     choose_greedy},
    {"apprentice",
     {"apprenti", "apprentice"},
     {"réfléchit un instant", "thinks for a moment"},
     nullptr,
     thinking(4),
     1000,
     1},
    {"initiate",
     {"initié", "initiate"},
     {"voit venir les réponses", "sees the answers coming"},
     nullptr,
     thinking(20),
     1000,
     2},
    {"master",
     {"maître", "master"},
     {"calcule plusieurs tours", "works out several turns"},
     nullptr,
     thinking(240),
     1000,
     3},
    {"heir",
     {"héritier du trône", "heir to the throne"},
     {"prend son temps et ne laisse rien passer", "takes its time and misses nothing"},
     nullptr,
     thinking_far(12000),
     5000,
     4},
};
constexpr std::size_t without_search = 2;

}  // namespace

std::span<const ComputerPlayer> computer_players() { return players; }

std::span<const ComputerPlayer> levels() { return std::span(players).subspan(without_search); }

const ComputerPlayer* find_computer_player(std::string_view name) {
  for (const ComputerPlayer& player : players)
    if (name == player.id || name == player.name.fr || name == player.name.en) return &player;
  return nullptr;
}

SearchSettings search_in(const GameInfo& info, const ComputerPlayer& player) {
  SearchSettings settings = player.search;
  if (player.level == 0 || info.thinking.empty()) return settings;
  const Thinking& measure = info.thinking[player.level - 1U];
  settings.iterations = measure.iterations;
  settings.temperature *= measure.doubt;
  return settings;
}

Action Thinker::choose(const Knowledge& knowledge, std::uint64_t seed, StopSign stop) {
  last_ = {};
  if (knowledge.options().size() == 1) return knowledge.options()[0];
  if (player_->choose != nullptr) return player_->choose(knowledge, seed);
  if (search_ == nullptr) search_ = make_parallel_search(*game_, threads_);
  Deadline deadline(std::chrono::milliseconds(player_->milliseconds), stop);
  const AnyState position = knowledge.sample(0);
  last_ = search_->run(position, knowledge.seat(), search_in(game_->info(), *player_), seed,
                       deadline.sign());
  const Action action = last_.candidates[0].action;
  search_->take(position, action);
  return action;
}

std::uint64_t thinking_seed(std::uint64_t game_seed, std::uint64_t n, std::uint64_t rotation) {
  return fold(fold(mix(game_seed), rotation), n);
}

bool takes_draw(const AnyGame& game, const AnyState& truth, Seat seat, std::uint64_t seed) {
  constexpr std::uint64_t deals = 16;
  const Knowledge knowledge(game, truth, seat, seed);
  long long lead = 0;
  for (std::uint64_t deal = 0; deal < deals; ++deal)
    lead += game.lead(knowledge.sample(deal), seat);
  return lead <= 0;
}

Action pick_action(const ComputerPlayer& player, const AnyGame& game, const AnyState& state,
                   Seat seat, std::uint64_t seed) {
  return Thinker(player, game).choose(state, seat, seed);
}

}  // namespace veillee
