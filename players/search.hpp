// Information-set Monte Carlo tree search over the rules of a game.
//
// Every iteration deals the hidden things anew (`resample`), walks down the tree by what is legal
// in that deal, judges where it leaves the tree, and hands each node the reward of the seat that
// decides there: so it serves any number of seats, teams and partners alike. An edge that is not
// always legal is weighed by how often it was (availability), not by how often its node was passed.
//
// Seats that decide simultaneously and in secret each have a node of their own that does not depend
// on what the others have answered: nobody reacts to what nobody can see.
//
// Dice that are thrown in the open (G::shown_chance) belong to what led to a node: what to do next
// depends on them. An option that draws is judged by several ways it may go.
//
// The search is given a position dealt for its seat, never the true one. The same position, seed
// and number of iterations give the same answer.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/lead.hpp"
#include "engine/playout.hpp"
#include "players/search_settings.hpp"
#include "players/search_tree.hpp"

namespace veillee {

template <Game G>
class Search {
  using State = typename G::State;
  using Rewards = std::array<float, max_seats>;

 public:
  // `position`: a deal that agrees with what `seat` knows; the seat owes a decision.
  SearchResult run(const State& position, Seat seat, const SearchSettings& settings,
                   std::uint64_t seed, StopSign stop = {}) {
    settings_ = settings;
    seat_ = seat;
    seats_ = seats_of<G>(position);
    teams_ = teams_of<G>(position);
    sides_ = one_of_each_team(seats_, teams_);
    random_ = FastRng(mix(seed));
    luck_ = mix(fold(seed, 1));
    enter(position);
    decisions_ = 0;
    tallies_.clear();
    std::uint32_t done = 0;
    for (; done < settings.iterations; ++done) {
      if ((done + 1) % between_questions == 0 &&
          (stop() || (settings.until_decided && decided(position, settings.iterations - done))))
        break;
      simulate(position);
    }
    return result(position, done);
  }

  // The seat takes this action in the position last searched: if the next decision is its own
  // again, the part of the tree below the action is kept for it.
  void take(const State& position, Action action) {
    State next = position;
    apply<G>(next, seat_, action);
    follows_ =
        deciders<G>(next) == SeatSet::only(seat_) && deciders<G>(position) == SeatSet::only(seat_);
    if (!follows_) {
      tree_ = SearchTree();  // nothing of it will be used again, and others wait for a long time
      return;
    }
    next_root_ = key_after(fold(root_, bits_of(action)), position.rng, next);
    expected_ = seen(next);
  }

 private:
  static constexpr std::uint32_t between_questions =
      32;  // iterations from one look at the stop sign
  static constexpr float least = -1e9F;
  // Its evaluation sees by itself how a compound action is going to end.
  static constexpr bool looks_on = [] {
    if constexpr (requires { G::looks_on; })
      return G::looks_on;
    else
      return false;
  }();
  static constexpr bool beyond_throws = [] {
    if constexpr (requires { G::beyond_throws; })
      return G::beyond_throws;
    else
      return false;
  }();
  static constexpr float at_once = 1e6F;  // more than any promise

  std::uint64_t seen(const State& state) const {
    json::Writer writer;
    writer.begin_object();
    write_view<G>(state, seat_, writer);
    writer.end_object();
    return hash_bytes(writer.text().data(), writer.text().size());
  }

  void enter(const State& position) {
    if (follows_ && expected_ == seen(position) && tree_.size() < settings_.kept_nodes) {
      root_ = next_root_;
    } else {
      tree_.clear();
      root_ = 1;
    }
    follows_ = false;
  }

  Rewards judge(const State& state) const {
    if (!over<G>(state)) return promised(state);
    // A plain search knows nothing but who won; with an evaluation the margin counts a little.
    const bool plain = settings_.rollout == SearchSettings::to_the_end;
    const float margin = plain ? 0 : settings_.margin;
    Rewards rewards = plain ? Rewards{} : promised(state);
    const Outcome outcome = G::outcome(state);
    for (Seat s = 0; s < seats_; ++s)
      rewards[s] = (1 - margin) * static_cast<float>(outcome.share(s)) + margin * rewards[s];
    return rewards;
  }

  // Shares of the victory that the evaluation promises.
  Rewards promised(const State& state) const {
    const std::array<int, max_seats> lead = leads<G>(state);
    Rewards shares{};
    const auto logit = [&](Seat s) {
      return SearchSettings::steepness * static_cast<float>(lead[s]) / settings_.points;
    };
    if (sides_.size() == 1) {  // against the game: each hopes for the whole victory
      for (Seat s = 0; s < seats_; ++s) shares[s] = 1.0F / (1.0F + std::exp(-logit(s)));
      return shares;
    }
    // Only one side will win, so their shares make one victory. What everybody else lacks is
    // counted from the leader.
    for (Seat s = 0; s < seats_; ++s) shares[s] = std::exp(std::min(0.0F, logit(s)));
    float sum = 0;
    for (const Seat s : sides_) sum += shares[s];
    for (Seat s = 0; s < seats_; ++s) shares[s] /= sum;
    return shares;
  }

  static float look_of(const State& state, Seat seat) {
    return static_cast<float>(lead<G>(state, seat));
  }

  // How an option looks right after it is taken; `next` is the position then. Where the option
  // draws it is judged by the mean: nobody may choose by what chance is going to bring.
  float look_after(const State& state, Seat seat, Action action, State& next) {
    next = state;
    take_answer<G>(next, seat, action, nullptr, scratch_);
    const float look = look_of(next, seat);
    if (next.rng.drawn == state.rng.drawn) return look;
    float sum = look;
    State other;
    for (std::uint32_t n = 1; n < settings_.chances; ++n)
      sum += look_of(throw_again(state, seat, action, other), seat);
    return sum / static_cast<float>(settings_.chances);
  }
  const State& throw_again(const State& state, Seat seat, Action action, State& next) {
    next = state;
    next.rng.seed = random_.word64();
    take_answer<G>(next, seat, action, nullptr, scratch_);
    return next;
  }

  Rewards roll_out(State& state, ActionList& list) {
    for (int n = settings_.rollout; n != 0 && !over<G>(state); --n) {
      const Seat seat = next_seat<G>(state, list, random_);
      take_answer<G>(state, seat, any_of(list, random_), nullptr, list);
      ++decisions_;
    }
    if (settings_.settle > 0 && !looks_on) settle(state, list);
    return judge(state);
  }

  // A position in the middle of a compound action says little: the seat that is at it finishes it,
  // each decision by how it looks right after.
  void settle(State& state, ActionList& list) {
    if (over<G>(state)) return;
    const SeatSet mover = deciders<G>(state);
    if (mover.size() > 1) return;
    const Seat seat = mover.first();
    if (list.empty()) legal<G>(state, seat, list);
    State next;
    for (int n = settings_.settle; n > 0 && deciders<G>(state) == mover; --n) {
      State best;
      Action best_action;
      float best_look = least;
      bool known = false;  // the best one was foreseen, not taken
      Looks looks;         // NOLINT: filled at once
      foresee(state, list, looks);
      for (int i = 0; i < list.size(); ++i) {
        const bool foreseen = looks[i] != least;
        const float look = foreseen ? looks[i] : look_after(state, seat, list[i], next);
        if (look <= best_look) continue;
        best_look = look;
        best_action = list[i];
        known = foreseen;
        if (!foreseen) best = next;
      }
      if (known || best.rng.drawn != state.rng.drawn) throw_again(state, seat, best_action, best);
      state = best;
      legal<G>(state, seat, list);
    }
  }

  // How options look, where the game works it out; `least`: it does not.
  using Looks = std::array<float, ActionList::capacity>;
  void foresee(const State& state, const ActionList& list, Looks& looks) const {
    std::fill_n(looks.begin(), list.size(), least);
    if constexpr (requires { G::foresee(state, list, looks.data()); })
      if (settings_.foresight) G::foresee(state, list, looks.data());
  }

  // Softmax of how the position looks to the seat after each option.
  void set_priors(const State& state, Node& node, const ActionList& list) {
    constexpr float nothing = -20;  // exp of less makes no difference
    Looks looks;                    // NOLINT: filled at once
    float best = least;
    State next;
    foresee(state, list, looks);
    for (int i = 0; i < list.size(); ++i) {
      if (looks[i] == least) looks[i] = look_after(state, node.seat, list[i], next);
      best = std::max(best, looks[i]);
    }
    float sum = 0;
    for (int i = 0; i < list.size(); ++i)
      sum += looks[i] = std::exp(std::max(nothing, (looks[i] - best) / settings_.temperature));
    const float even = settings_.even_trust / static_cast<float>(list.size());
    const float noise = settings_.prior_noise;
    Branch* edges = tree_.edges_of(node);
    for (int i = 0; i < list.size(); ++i)
      edges[i].prior = ((1 - settings_.even_trust) * looks[i] / sum + even) *
                       (1 - noise / 2 + noise * static_cast<float>(random_.below(256)) / 256.0F);
  }

  void expand(const State& state, Node& node, const ActionList& list) {
    for (const Action& action : list)
      tree_.add_edge(node, action, list.size()).prior = 1.0F / static_cast<float>(list.size());
    if (settings_.priors && list.size() > 1) set_priors(state, node, list);
  }

  // Among the options that are legal in this deal, the edge that promises most.
  std::uint32_t select(Node& node, const ActionList& list, bool at_root) {
    const float node_mean = node.visits > 0 ? node.value / static_cast<float>(node.visits) : 0.5F;
    const bool others = seats_ > 2 && teams_[node.seat] != teams_[seat_];
    float best_score = least;
    std::uint16_t best = 0;
    std::uint16_t at = 0;
    for (const Action& action : list) {
      // Lists come in a stable order: the next edge is nearly always the right one.
      std::uint16_t steps = 0;
      while (steps < node.edges && tree_.edges_of(node)[at].action != action) {
        at = static_cast<std::uint16_t>(at + 1 < node.edges ? at + 1 : 0);
        ++steps;
      }
      if (steps == node.edges) {
        tree_.add_edge(node, action, list.size()).prior = 1.0F / static_cast<float>(list.size());
        at = static_cast<std::uint16_t>(node.edges - 1);
      }
      Branch& edge = tree_.edges_of(node)[at];
      ++edge.available;
      const bool untried = at_root && edge.visits < settings_.tries;
      const float score =
          untried ? at_once - static_cast<float>(edge.visits) : promise(edge, node_mean, others);
      if (score > best_score) {
        best_score = score;
        best = at;
      }
      at = static_cast<std::uint16_t>(at + 1 < node.edges ? at + 1 : 0);
    }
    return node.first_edge + best;
  }

  float promise(const Branch& edge, float node_mean, bool others) const {
    const auto visits = static_cast<float>(edge.visits);
    const auto available = static_cast<float>(edge.available);
    if (!settings_.priors) {  // UCB1
      if (edge.visits == 0) return at_once;
      return edge.value / visits +
             settings_.plain_exploration * std::sqrt(std::log(available) / visits);
    }
    const float mean = edge.visits > 0 ? edge.value / visits : node_mean - settings_.first_play;
    const float exploration = others ? settings_.others_exploration : settings_.exploration;
    return mean + exploration * edge.prior * std::sqrt(available) / (1.0F + visits);
  }

  struct Passed {
    std::uint32_t node;
    std::uint32_t edge_offset;
  };

  // The same actions may be followed by another seat's decision in another deal: the node is that
  // of the seat, too. What nobody sees being asked is told apart by the question.
  static std::uint64_t key_for(std::uint64_t key, const State& state, Seat seat, bool secret) {
    const std::uint64_t node = fold(key, (secret ? 0x5EC2E7U : 0x5EA7U) + seat);
    return state.pending.discreet() ? fold(node, state.pending.decision) : node;
  }

  // What led to a position, as all could see it: actions, and what chance has shown since.
  std::uint64_t key_after(std::uint64_t key, const Rng& before, const State& state) const {
    if constexpr (requires { G::shown_chance(state); })
      if (settings_.chance_nodes && state.rng.drawn != before.drawn)
        return fold(key, G::shown_chance(state));
    return key;
  }

  void simulate(const State& position) {
    State state = position;
    G::resample(state, seat_, random_);
    std::uint64_t key = root_;
    path_.clear();
    list_.clear();
    Rewards rewards{};
    SeatSet together{};         // seats of a simultaneous decision that is under way
    std::uint64_t answers = 0;  // and what they have answered
    for (;;) {
      if (over<G>(state)) {
        rewards = judge(state);
        break;
      }
      const SeatSet owing = deciders<G>(state);
      // The thinking seat first: at the root its answer is what is looked for.
      const Seat mover = owing.has(seat_) ? seat_ : owing.first();
      const bool discreet = state.pending.discreet();
      if ((owing.size() > 1 || discreet) && together.empty()) together = owing;
      const std::uint64_t node_key = key_for(key, state, mover, !together.empty());
      const std::uint32_t index = tree_.node(node_key, mover);
      if (list_.empty() || !together.empty()) legal<G>(state, mover, list_);
      Node& node = tree_[index];
      const bool at_root = path_.empty();
      if (node.edges == 0) {
        if (node.visits == 0 && !at_root) {  // a new leaf
          path_.push_back({index, no_edge});
          rewards = roll_out(state, list_);
          break;
        }
        expand(state, node, list_);
      }
      const std::uint32_t edge = select(node, list_, at_root);
      path_.push_back({index, edge - tree_[index].first_edge});
      const Action action = tree_.edge(edge).action;
      if (beyond_throws && settings_.widening > 0) narrow_chance(state, tree_.edge(edge));
      const Rng before = state.rng;
      const bool nothing_seen = discreet && action == list_[0];  // a discreet pass
      take_answer<G>(state, mover, action, nullptr, list_);
      ++decisions_;
      if (together.empty()) {
        key = key_after(fold(key, bits_of(action)), before, state);
        continue;
      }
      if (!nothing_seen) answers += mix(fold(mover, bits_of(action)));  // in any order
      if (still_together(state, together, mover)) {
        together.remove(mover);
      } else {
        key = key_after(answers == 0 ? key : fold(key, answers), before, state);
        together = {};
        answers = 0;
      }
    }
    tally(path_[0].edge_offset, rewards);
    for (const Passed& passed : path_) {
      Node& node = tree_[passed.node];
      const float reward = rewards[node.seat];
      ++node.visits;
      node.value += reward;
      if (passed.edge_offset == no_edge) continue;
      Branch& edge = tree_.edges_of(node)[passed.edge_offset];
      ++edge.visits;
      edge.value += reward;
    }
  }

  // Chance goes one of a few ways after an option, more the more often it was tried: so the tree
  // grows beyond a throw instead of meeting a new one each time. The same ways for every option of
  // a decision: none is preferred for its luck.
  void narrow_chance(State& state, const Branch& edge) const {
    const auto ways = 1 + static_cast<std::uint32_t>(settings_.widening *
                                                     std::sqrt(static_cast<float>(edge.visits)));
    state.rng.seed = fold(fold(luck_, state.rng.drawn), edge.visits % ways);
  }

  // What each option of the root has brought to all seats.
  struct Tally {
    std::uint32_t visits = 0;
    Rewards sum{};
  };
  void tally(std::uint32_t edge, const Rewards& rewards) {
    if (edge >= tallies_.size()) tallies_.resize(edge + 1);
    ++tallies_[edge].visits;
    for (Seat s = 0; s < max_seats; ++s) tallies_[edge].sum[s] += rewards[s];
  }

  // Others of the same simultaneous decision still owe their answer.
  static bool still_together(const State& state, SeatSet together, Seat answered) {
    SeatSet rest = together;
    rest.remove(answered);
    return !rest.empty() && deciders<G>(state) == rest && !state.pending.answered.empty();
  }

  Node& root_of(const State& position) {
    const bool secret = deciders<G>(position).size() > 1 || position.pending.discreet();
    return tree_[tree_.node(key_for(root_, position, seat_, secret), seat_)];
  }

  // Even if all that are left went to the second option, the first would have more visits.
  bool decided(const State& position, std::uint32_t left) {
    const Node& root = root_of(position);
    std::uint32_t most = 0;
    std::uint32_t second = 0;
    for (std::uint16_t i = 0; i < root.edges; ++i) {
      const std::uint32_t visits = tree_.edges_of(root)[i].visits;
      second = std::max(second, std::min(most, visits));
      most = std::max(most, visits);
    }
    return most > second + left;
  }

  SearchResult result(const State& position, std::uint32_t simulations) {
    SearchResult result;
    result.simulations = simulations;
    result.nodes = tree_.size();
    result.decisions = decisions_;
    Node& root = root_of(position);
    ActionList list;
    legal<G>(position, seat_, list);
    for (const Action& action : list) {
      Candidate candidate{.action = action};
      for (std::uint16_t i = 0; i < root.edges; ++i) {
        const Branch& edge = tree_.edges_of(root)[i];
        if (edge.action != action) continue;
        candidate.visits = edge.visits;
        candidate.share = edge.visits > 0 ? edge.value / static_cast<float>(edge.visits) : 0;
        if (i >= tallies_.size() || tallies_[i].visits == 0) continue;
        for (Seat s = 0; s < max_seats; ++s)
          candidate.shares[s] = tallies_[i].sum[s] / static_cast<float>(tallies_[i].visits);
      }
      result.candidates.push_back(candidate);
    }
    std::stable_sort(result.candidates.begin(), result.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.visits > b.visits; });
    return result;
  }

  static constexpr std::uint32_t no_edge = 0xFFFFFFFF;

  SearchSettings settings_;
  Seat seat_ = 0;
  std::uint8_t seats_ = 0;
  Teams teams_{};
  SeatSet sides_{};  // one seat of each
  FastRng random_{0};
  std::uint64_t luck_ = 0;
  SearchTree tree_;
  std::vector<Passed> path_;
  std::vector<Tally> tallies_;
  ActionList list_;
  ActionList scratch_;
  std::uint64_t root_ = 1;
  std::uint64_t decisions_ = 0;
  bool follows_ = false;
  std::uint64_t next_root_ = 0;
  std::uint64_t expected_ = 0;
};

}  // namespace veillee
