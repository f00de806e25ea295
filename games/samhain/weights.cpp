// What self-play has found the features to be worth. The numbers are written by `veillee tune`.
#include "games/samhain/features.hpp"

namespace veillee::samhain {
namespace {

constexpr Weights two_players = {{
#include "games/samhain/weights_2.inc"
}};
constexpr Weights three_players = {{
#include "games/samhain/weights_3.inc"
}};
constexpr Weights four_players = {{
#include "games/samhain/weights_4.inc"
}};

constexpr std::string_view names[f_single_count] = {
    "vp",           "missing_roman", "surplus",        "wood",           "gold",
    "stone",        "all_three",     "three_alike",    "wisps",          "bare_wisps",
    "most_wisps",   "last_wisp",     "worship_light",  "worship_dark",   "markers",
    "alone_light",  "alone_dark",    "shared_light",   "shared_dark",    "safe_light",
    "safe_dark",    "near_light",    "near_dark",      "sickle",         "rune",
    "horn",         "fire",          "dolmen",         "upright_sickle", "upright_rune",
    "upright_horn", "upright_fire",  "upright_dolmen", "three_kinds",    "four_kinds",
    "five_kinds",   "pairs",         "members",        "own_reserve",    "buried",
    "can_develop",  "turn",          "club",           "omens",          "omens_near",
    "hoard",        "hoard_near",    "twins",          "twins_near",     "idle",
    "due",          "developing"};

}  // namespace

const Weights& weights_for(std::uint8_t seats) {
  return seats == 2 ? two_players : seats == 3 ? three_players : four_players;
}

std::string Evaluation::name(int feature) {
  if (feature < f_single_count) return std::string(names[feature]);
  if (feature >= f_performing)
    return "performing_" +
           std::string(action_ids[static_cast<std::size_t>(feature - f_performing)]);
  const int first = feature >= f_slot ? f_slot : feature >= f_spent ? f_spent : f_ready;
  const char* group = first == f_slot ? "slot_" : first == f_spent ? "spent_" : "ready_";
  return group + std::string(card_ids[static_cast<std::size_t>(feature - first)]);
}

}  // namespace veillee::samhain
