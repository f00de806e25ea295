#include "engine/evaluation.hpp"

namespace veillee {

std::string FeatureNames::name(int feature) const {
  if (feature < static_cast<int>(singles.size())) {
    const std::string_view single = singles[static_cast<std::size_t>(feature)];
    return std::string(single.substr(single.starts_with("f_") ? 2 : 0));
  }
  const FeatureGroup* group = &groups.front();
  for (const FeatureGroup& next : groups)
    if (next.first <= feature) group = &next;
  const auto n = static_cast<std::size_t>(feature - group->first);
  const std::string thing = group->of.empty() ? std::to_string(n + 1) : std::string(group->of[n]);
  return std::string(group->name) + ' ' + thing;
}

}  // namespace veillee
