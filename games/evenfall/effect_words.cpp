// Effects in words and in signs, made from their nodes. The words are those of the tables of
// RULES.md (a test compares them); the signs are a word each of the browser's sprite.
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

constexpr Noun unit_nouns[] = {
    {{"Herbe", "Herb"}, {"Herbes", "Herbs"}},
    {{"Potion", "Potion"}, {"Potions", "Potions"}},
    {{"Connaissance", "Knowledge"}, {"Connaissances", "Knowledge"}},
    {{"ressource au choix", "resource of your choice"},
     {"ressources au choix", "resources of your choice"}},
    {{"Mana", "Mana"}, {"Mana", "Mana"}},
    {{"PV", "VP"}, {"PV", "VP"}},
    {{"carte", "card"}, {"cartes", "cards"}},
    {{"carte", "card"}, {"cartes", "cards"}},
};

constexpr auto trigger_words = in_order<Trigger, Words>({
    {Trigger::discover,
     {"chaque fois que vous découvrez un Lieu", "each time you discover a Place"}},
    {Trigger::harvest, {"chaque fois que vous récoltez un Lieu", "each time you harvest a Place"}},
    {Trigger::discard,
     {"chaque fois que vous défaussez une carte", "each time you discard a card"}},
    {Trigger::build_any,
     {"chaque fois que vous construisez un Catalyseur", "each time you build a Catalyst"}},
    {Trigger::build_orb,
     {"chaque fois que vous construisez un Orbe", "each time you build an Orb"}},
    {Trigger::play_ritual, {"chaque fois que vous jouez un Rituel", "each time you play a Ritual"}},
    {Trigger::play_ritual_familiar,
     {"chaque fois que vous jouez un Rituel Familier", "each time you play a Familiar Ritual"}},
    {Trigger::play_specialist,
     {"chaque fois que vous jouez un Spécialiste", "each time you play a Specialist"}},
    {Trigger::play_council,
     {"chaque fois que vous jouez un Membre du Conseil", "each time you play a Council Member"}},
    {Trigger::token_self,
     {"chaque fois que vous activez votre jeton Clan", "each time you activate your Clan Token"}},
    {Trigger::token_opp,
     {"chaque fois qu’un adversaire active son jeton Clan",
      "each time an opponent activates their Clan Token"}},
    {Trigger::advance,
     {"chaque fois que vous avancez sur la piste Assemblée",
      "each time you advance on the Coven Track"}},
    {Trigger::transfer,
     {"chaque fois que vous transférez un Lieu", "each time you transfer a Place"}},
    {Trigger::act_elder,
     {"chaque fois que vous activez une case Action avec un Ancien",
      "each time you activate an action space with an Elder"}},
    {Trigger::combat_start,
     {"avant chaque combat auquel vous participez", "before each battle you take part in"}},
    {Trigger::combat_join,
     {"chaque fois que vous participez à un combat", "each time you take part in a battle"}},
    {Trigger::combat_win,
     {"chaque fois que vous remportez un combat", "each time you win a battle"}},
    {Trigger::round_end, {"à la fin de chaque manche", "at each Round End"}},
});
constexpr auto trigger_signs = in_order<Trigger, std::string_view>({
    {Trigger::discover, "discover"},
    {Trigger::harvest, "harvest"},
    {Trigger::discard, "−1C"},
    {Trigger::build_any, "slot"},
    {Trigger::build_orb, "orb"},
    {Trigger::play_ritual, "ritual"},
    {Trigger::play_ritual_familiar, "ritual fam"},
    {Trigger::play_specialist, "spec"},
    {Trigger::play_council, "council"},
    {Trigger::token_self, "token"},
    {Trigger::token_opp, "opp token"},
    {Trigger::advance, "up"},
    {Trigger::transfer, "transfer"},
    {Trigger::act_elder, "elder ACT"},
    {Trigger::combat_start, "combat"},
    {Trigger::combat_join, "combat"},
    {Trigger::combat_win, "win"},
    {Trigger::round_end, "end"},
});

constexpr auto count_words = in_order<Count, Words>({
    {Count::orb, {"par Orbe de votre Clan", "per Orb in your Clan"}},
    {Count::sickle, {"par Serpe de votre Clan", "per Sickle in your Clan"}},
    {Count::stone, {"par Pierre de Pouvoir que vous possédez", "per Powerstone you own"}},
    {Count::stone_icon_inner,
     {"par icône correspondante de votre Cercle Restreint",
      "per icon in your Inner Circle that matches one of them"}},
    {Count::familiar, {"par Familier de votre Clan", "per Familiar in your Clan"}},
    {Count::spirit, {"par Esprit de votre Clan", "per Spirit in your Clan"}},
    {Count::specialist, {"par Spécialiste de votre Clan", "per Specialist in your Clan"}},
    {Count::ritual_inner,
     {"par Rituel de votre Cercle Restreint", "per Ritual in your Inner Circle"}},
    {Count::place_inner, {"par Lieu de votre Cercle Restreint", "per Place in your Inner Circle"}},
    {Count::place_outer, {"par Lieu de votre Cercle Élargi", "per Place in your Outer Circle"}},
    {Count::res_symbol,
     {"par symbole de ressource de vos bonus de récolte (+1 par Serpe)",
      "per resource symbol on your harvest bonuses (+1 per Sickle there)"}},
    {Count::assembly_step,
     {"par case de la piste Assemblée atteinte", "per Coven Track space you have reached"}},
});
constexpr auto count_signs = in_order<Count, std::string_view>({
    {Count::orb, "orb"},
    {Count::sickle, "sickle"},
    {Count::stone, "stone"},
    {Count::stone_icon_inner, "stone inner"},
    {Count::familiar, "fam"},
    {Count::spirit, "spirit"},
    {Count::specialist, "spec"},
    {Count::ritual_inner, "ritual inner"},
    {Count::place_inner, "place inner"},
    {Count::place_outer, "place outer"},
    {Count::res_symbol, "harvest A"},
    {Count::assembly_step, "up"},
});

constexpr auto mod_words = in_order<Mod, Words>({
    {Mod::elder_outer,
     {"vos Anciens peuvent activer les cases Action de votre Cercle Élargi",
      "your Elders may activate action spaces in your Outer Circle"}},
    {Mod::elder_region,
     {"vos Anciens peuvent activer les cases Action des Régions",
      "your Elders may activate Region action spaces"}},
    {Mod::strength,
     {"+{0} force de combat dans chaque combat auquel vous participez",
      "+{0} battle strength in every battle you take part in"}},
    {Mod::dial,
     {"après la révélation des Cadrans, changez le vôtre de −{0} à +{0}",
      "after the dials are revealed, change yours by −{0} to +{0}"}},
    {Mod::discover_witch,
     {"découvrir un Lieu vous coûte {0} Sorcière de moins (minimum 1)",
      "discovering a Place costs you {0} Witch less (minimum 1)"}},
    {Mod::catalyst_mana,
     {"vous pouvez construire une Serpe pour 2 Mana et/ou un Orbe pour 3 Mana",
      "you may build a Sickle for 2 Mana and/or an Orb for 3 Mana"}},
    {Mod::cost_ritual,
     {"vos Rituels coûtent {0} ressource de moins (au choix)",
      "your Rituals cost {0} resource less (your choice)"}},
});

constexpr auto keyword_words = in_order<Keyword, Words>({
    {Keyword::artifact, {"Artefact", "Artifact"}},
    {Keyword::familiar, {"Familier", "Familiar"}},
    {Keyword::enchantment, {"Enchantement", "Enchantment"}},
    {Keyword::spirit, {"Esprit", "Spirit"}},
});
constexpr auto keyword_signs = in_order<Keyword, std::string_view>({
    {Keyword::artifact, "art"},
    {Keyword::familiar, "fam"},
    {Keyword::enchantment, "ench"},
    {Keyword::spirit, "spirit"},
});

Phrase joined(const Phrase& one, Words between, const Phrase& other) {
  return one.empty() ? other : say(between, {one, other});
}

// "gain 2 Herbs, 1 VP, draw 1 card": what is drawn is told last.
Phrase amounts_words(const Node& node, Words gain, Words draw) {
  Phrase gained, drawn;
  for (std::uint8_t i = 0; i < node.size; ++i) {
    const Part& part = node.parts[i];
    const Phrase amount = unit_name(part.unit, part.n);
    if (part.unit == Unit::c || part.unit == Unit::card)
      drawn = say(draw, {amount});
    else
      gained = joined(gained, {"{0}, {1}", "{0}, {1}"}, amount);
  }
  if (!gained.empty()) gained = say(gain, {gained});
  return drawn.empty() ? gained : joined(gained, {"{0}, {1}", "{0}, {1}"}, drawn);
}

class Teller {
 public:
  explicit Teller(const Program& program) : program_(program) {}

  Phrase words(std::uint8_t number) const {
    const Node& node = program_.nodes[number];
    const auto child = [&](std::uint8_t i) { return words(node.children[i]); };
    const Phrase n = veillee::number(std::abs(node.n));
    const auto all = [&](Words between) {
      Phrase text;
      for (std::uint8_t i = 0; i < node.size; ++i) text = joined(text, between, child(i));
      return text;
    };
    switch (node.op) {
      case Op::gain: return gain_words(node);
      case Op::pay:
        return amounts_words(node, {"payez {0}", "pay {0}"}, {"défaussez {0}", "discard {0}"});
      case Op::trade: return say({"{0} → {1}", "{0} → {1}"}, {child(0), child(1)});
      case Op::may: return may(program_.nodes[node.children[0]], child(0));
      case Op::seq: return all({"{0} ; {1}", "{0}; {1}"});
      case Op::choose: return all({"{0} OU {1}", "{0} OR {1}"});
      case Op::slash: return all({"{0} / {1}", "{0} / {1}"});
      case Op::per: return say({"{0} {1}", "{0} {1}"}, {child(0), phrase(count_words[node.word])});
      case Op::ifkw:
        return say(
            {"si le Rituel a le mot-clé {0} : {1}", "if the Ritual has the keyword {0}: {1}"},
            {phrase(keyword_words[node.word]), child(0)});
      case Op::transfer:
        return count({{"transfert", "transfer"}, {"transferts", "transfers"}}, node.n);
      case Op::advance:
        return say(node.word != 0
                       ? Words{"avancez de {0} sur l’Assemblée et lisez « / » comme « + »",
                               "advance {0} on the Coven Track and read \"/\" as \"+\""}
                       : Words{"avancez de {0} sur l’Assemblée", "advance {0} on the Coven Track"},
                   {n});
      case Op::harvest:
        switch (Harvest{node.word}) {
          case Harvest::outer:
            return phrase({"récoltez votre Cercle Élargi", "harvest your Outer Circle"});
          case Harvest::one: return phrase({"récoltez 1 de vos Lieux", "harvest 1 of your Places"});
          case Harvest::opp:
            return phrase({"récoltez 1 Lieu du Cercle Élargi d’un adversaire",
                           "harvest 1 Place in an opponent’s Outer Circle"});
          default: return phrase({"récoltez-le", "harvest it"});
        }
      case Op::discover:
        return phrase({"choisissez une Région, remplissez-la, découvrez-y 1 Lieu sans Sorcière",
                       "choose a Region, fill it, discover 1 of its Places without Witches"});
      case Op::placedeck:
        return node.n == 1
                   ? phrase({"placez le premier Lieu de la pioche dans votre Cercle Élargi",
                             "put the top Place of the deck in your Outer Circle"})
                   : say({"placez les {0} premiers Lieux de la pioche dans votre Cercle Élargi",
                          "put the top {0} Places of the deck in your Outer Circle"},
                         {n});
      case Op::build: {
        const Phrase what = Catalyst{node.word} == Catalyst::sickle
                                ? count({{"Serpe", "Sickle"}, {"Serpes", "Sickles"}}, node.n)
                                : count({{"Orbe", "Orb"}, {"Orbes", "Orbs"}}, node.n);
        return say(node.n == 1
                       ? Words{"construisez gratuitement {0}", "build {0} for free"}
                       : Words{"construisez gratuitement jusqu’à {0}", "build up to {0} for free"},
                   {what});
      }
      case Op::removeritual:
        return say({"retirez 1 de vos Rituels : {0}, ses Sorcières et Anciens reviennent dans "
                    "votre réserve",
                    "remove 1 of your Rituals: {0}, its Witches and Elders return to your reserve"},
                   {child(0)});
      case Op::moveworkers:
        return phrase(
            {"déplacez toutes les Sorcières et tous les Anciens d’un de vos Rituels "
             "vers une Région",
             "move all Witches and Elders of 1 of your Rituals to a Region"});
      case Op::deploy:
        return Deploy{node.word} == Deploy::chosen
                   ? phrase({"placez 1 Ancien de votre réserve dans une Région",
                             "put 1 Elder of your reserve in a Region"})
                   : phrase({"placez 1 Ancien de votre réserve dans sa Région",
                             "put 1 Elder of your reserve in its Region"});
      case Op::retrieve:
        return node.n == 1
                   ? phrase(
                         {"remettez dans votre réserve 1 Sorcière ou Ancien posé sur vos Rituels",
                          "return 1 Witch or Elder from your Rituals to your reserve"})
                   : say({"remettez dans votre réserve jusqu’à {0} Sorcières ou Anciens posés sur "
                          "vos Rituels",
                          "return up to {0} Witches or Elders from your Rituals to your reserve"},
                         {n});
      case Op::copyspec:
        return phrase(
            {"placez 1 Ancien de votre réserve sur un Spécialiste adverse : jusqu’à la "
             "Fin de manche, son effet agit aussi pour vous",
             "put 1 Elder of your reserve on an opponent’s Specialist: until Round End "
             "its effect also works for you"});
      case Op::discard:
        return say({"défaussez {0}", "discard {0}"}, {unit_name(Unit::card, node.n)});
      case Op::trackbonus:
        return phrase({"gagnez à nouveau un bonus déjà atteint de la piste Assemblée",
                       "gain once more a bonus of the Coven Track already reached"});
      case Op::redstone:
        return phrase({"prenez la Pierre de Pouvoir Rouge", "take the Red Powerstone"});
      case Op::on:
        return say({"{0} : {1}", "{0}: {1}"}, {phrase(trigger_words[node.word]), child(0)});
      case Op::mod: return say(mod_words[node.word], {n});
      case Op::none: break;
    }
    return {};
  }

  std::string signs(std::uint8_t number) const {
    const Node& node = program_.nodes[number];
    const auto child = [&](std::uint8_t i) { return signs(node.children[i]); };
    const auto all = [&](std::string_view between) {
      std::string text = child(0);
      for (std::uint8_t i = 1; i < node.size; ++i) text += std::string(between) + child(i);
      return text;
    };
    const std::string n = std::to_string(std::abs(node.n));
    switch (node.op) {
      case Op::gain:
      case Op::pay: return gain_signs(node);
      case Op::trade: return all(" > ");
      case Op::may: return "( " + child(0) + " )";
      case Op::seq: return all(program_.nodes[node.children[1]].op == Op::ifkw ? " " : " · ");
      case Op::choose:
      case Op::slash: return all(" / ");
      case Op::per: return child(0) + " x " + std::string(count_signs[node.word]);
      case Op::ifkw: return std::string(keyword_signs[node.word]) + " : " + child(0);
      case Op::transfer: return node.n == 1 ? "transfer" : n + "transfer";
      case Op::advance: return n + (node.word != 0 ? "up both" : "up");
      case Op::harvest: {
        constexpr std::string_view targets[] = {"harvest outer", "harvest place", "harvest opp",
                                                "harvest"};
        return std::string(targets[node.word]);
      }
      case Op::discover: return "region · discover";
      case Op::placedeck: return node.n == 1 ? "deck outer" : n + "deck outer";
      case Op::build: return "build " + n + (node.word == 0 ? "sickle" : "orb");
      case Op::removeritual: return "remove : " + child(0) + " recall";
      case Op::moveworkers: return "workers region";
      case Op::deploy: return "elder region";
      case Op::retrieve: return n + "recall";
      case Op::copyspec: return "elder copy";
      case Op::discard: return "−" + n + "C";
      case Op::trackbonus: return "again up";
      case Op::redstone: return "RED";
      case Op::on: return std::string(trigger_signs[node.word]) + " : " + child(0);
      case Op::mod:
        switch (Mod{node.word}) {
          case Mod::elder_outer: return "elder outer ACT";
          case Mod::elder_region: return "elder region ACT";
          case Mod::strength: return "+" + n + "combat";
          case Mod::dial: return "±" + n + "dial";
          case Mod::discover_witch: return "discover : −" + n + "witch";
          case Mod::catalyst_mana: return "sickle : 2M / orb : 3M";
          default: return "ritual : −" + n + "A";
        }
      case Op::none: break;
    }
    return {};
  }

 private:
  static Phrase may(const Node& inside, const Phrase& words) {
    switch (inside.op) {
      case Op::transfer: return say({"vous pouvez effectuer {0}", "you may make {0}"}, {words});
      case Op::harvest:
        if (Harvest{inside.word} == Harvest::fresh)
          return phrase({"vous pouvez le récolter", "you may harvest it"});
        break;
      case Op::deploy:
        if (Deploy{inside.word} == Deploy::here)
          return phrase({"vous pouvez placer 1 Ancien de votre réserve dans sa Région",
                         "you may put 1 Elder of your reserve in its Region"});
        break;
      default: break;
    }
    return say({"si vous voulez, {0}", "if you like, {0}"}, {words});
  }

  const Program& program_;
};

}  // namespace

Phrase unit_name(Unit unit, long long n) {
  return count(unit_nouns[static_cast<std::size_t>(unit)], n);
}
Phrase keyword_name(std::uint8_t keyword) { return phrase(keyword_words[keyword]); }

Phrase gain_words(const Node& gain) {
  return amounts_words(gain, {"gagnez {0}", "gain {0}"}, {"piochez {0}", "draw {0}"});
}

std::string gain_signs(const Node& gain) {
  constexpr std::string_view letters[] = {"H", "P", "K", "A", "M", "V", "C", "C"};
  std::string text;
  for (std::uint8_t i = 0; i < gain.size; ++i) {
    const Part& part = gain.parts[i];
    const bool counted = part.unit == Unit::m || part.unit == Unit::vp;
    if (!text.empty()) text += ' ';
    if (part.unit == Unit::card)
      text += "−" + std::to_string(part.n);
    else if (part.n > 1 || counted)
      text += std::to_string(part.n);
    text += letters[static_cast<std::size_t>(part.unit)];
  }
  return text;
}

Phrase sentence(const Program& program) {
  if (program.empty()) return {};
  const Phrase words = Teller(program).words(0);
  return {capitalised(words.fr), capitalised(words.en)};
}

std::string signs(const Program& program) {
  return program.empty() ? std::string() : Teller(program).signs(0);
}

}  // namespace veillee::evenfall
