// Sentences that speak to whoever reads them.
#include "engine/address.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

// The first argument is the reader.
Phrase to_me(Words words) {
  return say(words, {addressed(verbatim("Anne")), verbatim("Conall"), verbatim("la carte")});
}

TEST(Address, verbs_agree) {
  for (const auto& [words, fr, en] : {
           std::tuple{Words{"{0} gagne {2}", "{0} gains {2}"}, "vous gagnez la carte",
                      "you gain la carte"},
           {Words{"{0} répète {2}", "{0} repeats {2}"}, "vous répétez la carte",
            "you repeat la carte"},
           {Words{"{0} paie", "{0} pays"}, "vous payez", "you pay"},
           {Words{"{0} envoie {2} et en garde 2", "{0} sends {2} and keeps 2"},
            "vous envoyez la carte et en gardez 2", "you send la carte and keep 2"},
           {Words{"{0} reçoit 2", "{0} gets 2"}, "vous recevez 2", "you get 2"},
           {Words{"{0} prend 2", "{0} takes 2"}, "vous prenez 2", "you take 2"},
           {Words{"{0} perd 2", "{0} loses 2"}, "vous perdez 2", "you lose 2"},
           {Words{"{0} remet 2", "{0} passes"}, "vous remettez 2", "you pass"},
           {Words{"{0} accomplit 2", "{0} does 2"}, "vous accomplissez 2", "you do 2"},
           {Words{"{0} obtient 2", "{0} carries 2"}, "vous obtenez 2", "you carry 2"},
           {Words{"{0} mène", "{0} leads"}, "vous menez", "you lead"},
           {Words{"{0} a pris", "{0} has taken"}, "vous avez pris", "you have taken"},
           {Words{"{0} n’a plus de vin", "{0} is out of wine"}, "vous n’avez plus de vin",
            "you are out of wine"},
           {Words{"{0} se déplace", "{0} moves"}, "vous vous déplacez", "you move"},
           {Words{"manche 2 ; {0} commence", "round 2; {0} begins"},
            "manche 2\u202F; vous commencez", "round 2; you begin"},
           {Words{"tour 3 : {0}", "turn 3: {0}"}, "tour 3\u202F: vous", "turn 3: you"},
       }) {
    EXPECT_EQ(to_me(words).fr, fr);
    EXPECT_EQ(to_me(words).en, en);
  }
}

TEST(Address, what_is_ones_own_is_yours) {
  for (const auto& [words, fr, en] : {
           std::tuple{Words{"{0} développe son clan", "{0} develops the clan"},
                      "vous développez votre clan", "you develop the clan"},
           {Words{"{1} tue un membre de {0} sur {2}", "{1} kills {0}'s member on {2}"},
            "Conall tue un de vos membres sur la carte", "Conall kills your member on la carte"},
           {Words{"un membre actif de {0} va à {2}", "{0}'s active member goes to {2}"},
            "un de vos membres actifs va à la carte", "your active member goes to la carte"},
           {Words{"le magicien de {0} va à {2}", "{0}'s magician goes to {2}"},
            "votre magicien va à la carte", "your magician goes to la carte"},
           {Words{"{1} l’échange contre celui de {0}", "{1} swaps it for {0}'s"},
            "Conall l’échange contre le vôtre", "Conall swaps it for yours"},
       }) {
    EXPECT_EQ(to_me(words).fr, fr);
    EXPECT_EQ(to_me(words).en, en);
  }
}

TEST(Address, what_is_given_or_taken) {
  for (const auto& [words, fr, en] : {
           std::tuple{Words{"{1} vole {2} à {0}", "{1} steals {2} from {0}"},
                      "Conall vous vole la carte", "Conall steals la carte from you"},
           {Words{"{1} prend à {0} {2}", "{1} takes {2} from {0}"}, "Conall vous prend la carte",
            "Conall takes la carte from you"},
           {Words{"la massue passe à {0}", "the club goes to {0}"}, "la massue passe à vous",
            "the club goes to you"},
       }) {
    EXPECT_EQ(to_me(words).fr, fr);
    EXPECT_EQ(to_me(words).en, en);
  }
}

TEST(Address, the_name_stays_where_the_grammar_is_not_known) {
  EXPECT_EQ(to_me({"le butin d’une heure de {0}", "x"}).fr, "le butin d’une heure d’Anne");
  const Phrase both[] = {addressed(verbatim("Anne")), verbatim("Conall")};
  EXPECT_EQ(say({"ordre : {0}", "order: {0}"}, {enumeration(both, 2)}).en,
            "order: Anne and Conall");
}

TEST(Address, of_others_nothing_changes) {
  EXPECT_EQ(say({"{0} gagne", "{0} gains"}, {verbatim("Conall")}).fr, "Conall gagne");
}

}  // namespace
}  // namespace veillee
