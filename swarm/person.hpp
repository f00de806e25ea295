// One person of the swarm, without the network: what the frames and answers mean, and what to say
// next. (Everything that knows sockets is in swarm.cpp.)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random.hpp"

namespace veillee {

enum class Habit : std::uint8_t {
  random,  // any option
  steady,  // the same option whenever the same is asked: the game does not depend on the network
};

struct Act {
  std::string id;
  std::uint64_t seq = 0;
  std::string action;
};

class SwarmPerson {
 public:
  SwarmPerson(std::string name, Habit habit, std::uint64_t seed)
      : name_(std::move(name)), habit_(habit), rng_(seed) {}

  // What a message of the server means for us.
  enum class News : std::uint8_t {
    nothing,
    frame,       // the table has changed
    accepted,    // our act is on disk, as row `accepted_seq`
    stale,       // our act came too late: a whole frame follows
    too_fast,    // our act was not looked at: it may be sent again in a moment
    refused,     // our act was refused for another reason: a mistake
    turned_away  // the table does not want us
  };
  News hear(std::string_view message);

  // Asked, nothing under way, and the newest frame knows about our last act.
  bool may_act() const { return asked_ && !act_ && seq_ >= accepted_seq_ && !over_; }
  // Decides. The act is under way until it is answered.
  const Act& decide();
  const std::optional<Act>& act() const { return act_; }

  bool over() const { return over_; }
  std::uint64_t seq() const { return seq_; }
  std::uint64_t accepted_seq() const { return accepted_seq_; }
  const Act& last_act() const { return last_act_; }
  std::string_view refusal() const { return refusal_; }  // the kind of the last one
  // A new id for anything else that is said.
  std::string new_id();

 private:
  News hear_answer(std::string_view message);
  void look_at(std::string_view frame);

  std::string name_;  // in front of every id: two lives of one seat never use the same
  Habit habit_;
  FastRng rng_;
  std::uint64_t ids_ = 0;
  std::uint64_t seq_ = 0;
  std::uint64_t accepted_seq_ = 0;
  bool asked_ = false;
  bool over_ = false;
  std::vector<std::string> options_;
  std::optional<Act> act_;
  Act last_act_;
  std::string refusal_;
};

}  // namespace veillee
