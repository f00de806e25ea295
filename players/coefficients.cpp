#include "players/coefficients.hpp"

#include <charconv>

namespace veillee {
namespace {

using S = SearchSettings;

constexpr Coefficient coefficients[] = {
    {"iterations",
     {"simulations par décision", "simulations of a decision"},
     &S::iterations,
     1,
     1e7},
    {"rollout",
     {"décisions au hasard avant de juger (-1 : jusqu’à la fin, sans juger)",
      "random decisions before judging (-1: to the end, without judging)"},
     &S::rollout,
     -1,
     10'000},
    {"settle",
     {"décisions du même joueur finies avant de juger",
      "decisions of the same seat that are finished before judging"},
     &S::settle,
     0,
     1000},
    {"priors",
     {"l’évaluation guide le choix (0 ou 1)", "the evaluation guides the choice (0 or 1)"},
     &S::priors,
     0,
     1},
    {"exploration",
     {"curiosité pour ce qui a peu servi", "curiosity for what was seldom tried"},
     &S::exploration,
     0,
     100},
    {"others_exploration",
     {"la même pour les autres, à trois ou plus", "the same for others, at three or more"},
     &S::others_exploration,
     0,
     100},
    {"plain_exploration",
     {"la même sans évaluation (UCB1)", "the same without an evaluation (UCB1)"},
     &S::plain_exploration,
     0,
     100},
    {"first_play",
     {"ce qui n’a pas été essayé vaut d’autant moins", "what was not tried is worth so much less"},
     &S::first_play,
     -1,
     1},
    {"temperature",
     {"des préférences, en centièmes de point", "of the priors, in hundredths of a point"},
     &S::temperature,
     1,
     100'000},
    {"even_trust",
     {"part des préférences répartie également", "part of the priors that is spread evenly"},
     &S::even_trust,
     0,
     1},
    {"prior_noise",
     {"part de hasard dans les préférences", "part of chance in the priors"},
     &S::prior_noise,
     0,
     1},
    {"tries",
     {"essais de chaque action avant d’en préférer une",
      "tries of each option before one is preferred"},
     &S::tries,
     0,
     1e6},
    {"chance_nodes",
     {"distinguer ce que le hasard a montré (0 ou 1)", "tell apart what chance has shown (0 or 1)"},
     &S::chance_nodes,
     0,
     1},
    {"foresight",
     {"juger un lancer par tout ce qu’il peut donner, si le jeu le calcule (0 ou 1)",
      "judge a throw by all it may bring, where the game works it out (0 or 1)"},
     &S::foresight,
     0,
     1},
    {"chances",
     {"tirages par lesquels une action qui tire est jugée",
      "draws by which an option that draws is judged"},
     &S::chances,
     1,
     1000},
    {"widening",
     {"issues du hasard par racine des essais (0 : toutes)",
      "ways of chance by the root of the tries (0: any)"},
     &S::widening,
     0,
     1000},
    {"points",
     {"avance, en centièmes, qui gagne trois fois sur quatre",
      "lead, in hundredths, that wins three times of four"},
     &S::points,
     1,
     1e6},
    {"margin",
     {"poids de l’écart à la fin de la partie", "weight of the lead at the end of the game"},
     &S::margin,
     0,
     1},
    {"kept_nodes",
     {"nœuds au-delà desquels l’arbre n’est pas gardé", "nodes beyond which the tree is not kept"},
     &S::kept_nodes,
     0,
     1e8},
    {"until_decided",
     {"finir dès que le choix ne peut plus changer (0 ou 1)",
      "end as soon as the choice cannot change any more (0 or 1)"},
     &S::until_decided,
     0,
     1},
};

std::string shortest(double value) {
  if (const auto whole = static_cast<std::int64_t>(value); static_cast<double>(whole) == value)
    return std::to_string(whole);
  char buffer[32];
  const auto end = std::to_chars(std::begin(buffer), std::end(buffer), static_cast<float>(value));
  return {buffer, end.ptr};
}

void set(SearchSettings& settings, const Coefficient& coefficient, double value) {
  std::visit(
      [&](auto member) {
        using Value = std::remove_reference_t<decltype(settings.*member)>;
        settings.*member = static_cast<Value>(value);
      },
      coefficient.member);
}

Refusal unknown(std::string_view name) {
  std::string possible;
  for (const Coefficient& coefficient : coefficients)
    possible += (possible.empty() ? "" : " ") + std::string(coefficient.name);
  return {say({"coefficient « {0} » inconnu ; possible : {1}",
               "coefficient \"{0}\" is not known; possible: {1}"},
              {verbatim(name), verbatim(possible)})};
}

}  // namespace

double Coefficient::of(const SearchSettings& settings) const {
  return std::visit([&](auto it) { return static_cast<double>(settings.*it); }, member);
}

std::string Coefficient::text(const SearchSettings& settings) const {
  return shortest(of(settings));
}

std::span<const Coefficient> search_coefficients() { return coefficients; }

std::optional<Refusal> set_coefficient(SearchSettings& settings, std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  if (equals == assignment.npos)
    return Refusal{say({"« {0} » : il faut nom=valeur", "\"{0}\": name=value is needed"},
                       {verbatim(assignment)})};
  const std::string_view name = assignment.substr(0, equals);
  const std::string_view digits = assignment.substr(equals + 1);
  for (const Coefficient& coefficient : coefficients) {
    if (coefficient.name != name) continue;
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = !std::holds_alternative<float SearchSettings::*>(coefficient.member);
    // Written so that "nan" is refused, too.
    if (error != std::errc() || end != digits.data() + digits.size() ||
        !(value >= coefficient.least && value <= coefficient.most) ||
        (whole && value != static_cast<double>(static_cast<std::int64_t>(value))))
      return Refusal{say(whole ? Words{"{0} : « {1} » n’est pas un nombre entier de {2} à {3}",
                                       "{0}: \"{1}\" is not a whole number from {2} to {3}"}
                               : Words{"{0} : « {1} » n’est pas un nombre de {2} à {3}",
                                       "{0}: \"{1}\" is not a number from {2} to {3}"},
                         {verbatim(name), verbatim(digits), verbatim(shortest(coefficient.least)),
                          verbatim(shortest(coefficient.most))})};
    set(settings, coefficient, value);
    return {};
  }
  return unknown(name);
}

}  // namespace veillee
