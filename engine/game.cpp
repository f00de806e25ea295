#include "engine/game.hpp"

namespace veillee {

SeatNames static_seat_names(const GameInfo& info) {
  SeatNames names;
  for (std::size_t seat = 0; seat < info.seat_names.size(); ++seat)
    names[seat] = phrase(info.seat_names[seat]);
  names[neutral] = phrase(info.neutral_name);
  return names;
}

std::optional<Refusal> refuse_seat(const Pending& pending, Seat seat, const SeatNames& names,
                                   std::string_view clause_of_end,
                                   std::string_view clause_of_turn) {
  if (pending.owing.empty())
    return Refusal{phrase({"la partie est finie", "the game is over"}), clause_of_end};
  if (pending.owing.has(seat)) return {};
  if (pending.entitled().has(seat))
    return Refusal{phrase({"vous n’avez pour l’instant rien à jouer, ou vous avez déjà répondu",
                           "you have nothing to play for now, or you have already answered"}),
                   clause_of_turn};
  std::vector<Phrase> asked;
  for (const Seat other : pending.shown()) asked.push_back(names[other]);
  return Refusal{say({"c’est à {0} de décider", "it is for {0} to decide"},
                     {enumeration(asked.data(), asked.size())}),
                 clause_of_turn};
}

Refusal not_asked_for(const GameInfo& info, const Pending& pending, Seat seat,
                      const SeatNames& names) {
  const DecisionSpec& asked = info.decisions[pending.decision];
  return {say({"ce n’est pas possible maintenant ; il est demandé : « {0} »",
               "this is not possible now; what is asked: \"{0}\""},
              {say(asked.prompt, {names[seat]})}),
          asked.clause};
}

}  // namespace veillee
