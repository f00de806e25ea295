// The log of Samhain in sentences.
#include "engine/chronicle.hpp"
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

std::vector<Phrase> sentences(const Scenario& s) {
  const SeatNames names = {verbatim("Ada"), verbatim("Bob")};
  return told(game(), setup_from(s.state.options), s.events, names);
}

TEST(Samhain, SAM_3_27_a_payment_by_units_is_one_sentence) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").member(A, "C03").cubes(A, 3, 0, 2).turn_of(A);
  s.play("develop").play("place C04");
  s.events.clear();
  s.play("pay wood").play("pay stone").play("pay wood").play("pay stone");
  const std::vector<Phrase> log = sentences(s);
  ASSERT_GE(log.size(), 2U);
  EXPECT_EQ(log[0], (Phrase{"Ada paie 2 bois et 2 pierres", "Ada pays 2 wood and 2 stone"}));
  EXPECT_EQ(log[1], (Phrase{"Ada développe son clan sur Source claire / Eaux troubles (Sirona)",
                            "Ada develops the clan on Clear Spring / Troubled Waters (Sirona)"}));
}

}  // namespace
}  // namespace veillee::samhain
