#include "swarm/person.hpp"

#include "engine/hash.hpp"
#include "swarm/skim.hpp"

namespace veillee {

SwarmPerson::News SwarmPerson::hear(std::string_view message) {
  const std::string type = skim::text(skim::member(message, "type"));
  if (type == "table") {
    // Rows are never taken back: a frame with fewer of them was late on its way.
    if (skim::number(skim::member(message, "seq")).value_or(0) < seq_) return News::nothing;
    look_at(message);
    return News::frame;
  }
  if (type == "answer") return hear_answer(message);
  if (type == "error") {
    refusal_ = skim::text(skim::member(skim::member(message, "error"), "kind"));
    return News::turned_away;
  }
  return News::nothing;
}

SwarmPerson::News SwarmPerson::hear_answer(std::string_view message) {
  // An answer that comes twice means nothing the second time.
  if (!act_ || skim::text(skim::member(message, "id")) != act_->id) return News::nothing;
  if (skim::member(message, "ok") == "true") {
    accepted_seq_ = skim::number(skim::member(message, "seq")).value_or(0);
    last_act_ = *act_;
    act_.reset();
    return News::accepted;
  }
  refusal_ = skim::text(skim::member(skim::member(message, "error"), "kind"));
  if (refusal_ == "too_fast") return News::too_fast;
  act_.reset();
  asked_ = false;  // until the next frame asks again
  return refusal_ == "stale" ? News::stale : News::refused;
}

void SwarmPerson::look_at(std::string_view frame) {
  asked_ = false;
  skim::members(frame, [&](std::string_view name, std::string_view value) {
    if (name == "seq") seq_ = skim::number(value).value_or(0);
    if (name == "state") over_ = value == "\"over\"";
    if (name != "decision") return;
    asked_ = true;
    options_.clear();
    skim::items(skim::member(value, "options"), [&](std::string_view option) {
      options_.push_back(skim::text(skim::member(option, "action")));
    });
  });
  if (options_.empty()) asked_ = false;
}

const Act& SwarmPerson::decide() {
  std::size_t choice = 0;
  if (habit_ == Habit::random) {
    choice = rng_.below(static_cast<std::uint32_t>(options_.size()));
  } else {
    std::string question;
    for (const std::string& option : options_) question += option + '\n';
    choice = hash_bytes(question.data(), question.size()) % options_.size();
  }
  act_ = Act{new_id(), seq_, options_[choice]};
  return *act_;
}

std::string SwarmPerson::new_id() { return name_ + std::to_string(++ids_); }

}  // namespace veillee
