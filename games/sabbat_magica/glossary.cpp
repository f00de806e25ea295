// What everything on the table is called and means, for whoever points at it. Places, tiles, cards
// and stores come from their tables; the rest stands here.
#include "games/sabbat_magica/game.hpp"
#include "games/sabbat_magica/words.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr WordFile glossary(
#include "games/sabbat_magica/glossary.txt"
);

std::string id(std::string_view kind, std::string_view which) {
  return std::string(kind) + ":" + std::string(which);
}

// ── Places ──────────────────────────────────────────────────────────────────────────────────────

constexpr Words inhabitants[region_count] = {
    {"centaures", "centaurs"},   {"lapins", "rabbits"},
    {"diplomates", "diplomats"}, {"gladiateurs", "gladiators"},
    {"nonnes", "nuns"},          {"fous", "madmen"},
    {"ours", "bears"},           {"ogres", "ogres"}};

struct Garden {
  std::string_view sign;
  Words caption;                 // on its lawn
  std::array<Words, 2> printed;  // below the positions
  std::array<Words, 2> bonus;    // position 1, position 2
  std::array<std::string_view, 2> clause;
};
constexpr Garden gardens[garden_count] = {
    {"sab-glassworks",
     {"Verrerie", "Glassworks"},
     {{{"+1 T\nmiroir", "+1 T\nmirror"}, {"+1 T\nfendu", "+1 T\ncracked"}}},
     {{{"chaque miroir donne 1 point de terreur de plus", "every mirror gives 1 terror point more"},
       {"un miroir fendu donne 1 point de terreur de plus",
        "a cracked mirror gives 1 terror point more"}}},
     {"SAB-6.6", "SAB-6.7"}},
    {"sab-globe",
     {"Globe de cristal", "Crystal globe"},
     {{{"+1 PV\nrég. 2–3", "+1 VP\nreg. 2–3"}, {"+1 PV\nrég. 2", "+1 VP\nreg. 2"}}},
     {{{"les régions à 2 ou 3 PV rapportent 1 PV de plus", "regions of 2 or 3 VP score 1 VP more"},
       {"les régions à 2 PV rapportent 1 PV de plus", "regions of 2 VP score 1 VP more"}}},
     {"SAB-6.8", "SAB-6.9"}},
    {"sab-canteen",
     {"Cantine", "Canteen"},
     {{{"−2 T\nrepas", "−2 T\nfood"}, {"−1 T\nrepas", "−1 T\nfood"}}},
     {{{"2 fantômes de moins à nourrir, et 2 de plus au total de l’invocation",
        "2 ghosts fewer to feed, and 2 more in the total of the invocation"},
       {"1 fantôme de moins à nourrir, et 1 de plus au total de l’invocation",
        "1 ghost fewer to feed, and 1 more in the total of the invocation"}}},
     {"SAB-6.10", "SAB-6.11"}},
    {"sab-training",
     {"Entraînement", "Training"},
     {{{"+1 PV\ncombat", "+1 VP\nfight"}, {"+1 PV\nen région", "+1 VP\nin region"}}},
     {{{"chaque combat gagné rapporte 1 PV de plus", "every fight won gives 1 VP more"},
       {"un combat gagné dans une région rapporte 1 PV de plus",
        "a fight won in a region gives 1 VP more"}}},
     {"SAB-6.12", "SAB-6.13"}},
    {"sab-alchemist",
     {"Alchimiste", "Alchemist"},
     {{{"garde 2\npar lot", "keep 2\nper set"}, {"garde 1\npar lot", "keep 1\nper set"}}},
     {{{"garder jusqu’à 2 ressources de chaque lot", "keep up to 2 resources of each set"},
       {"garder 1 ressource de chaque lot", "keep 1 resource of each set"}}},
     {"SAB-6.14", "SAB-6.15"}},
    {"sab-zen",
     {"Jardin zen", "Zen garden"},
     {{{"2 T\nretour", "2 T\nreturn"}, {"2 T\nde région", "2 T\nregion"}}},
     {{{"un fantôme qui revient au pont-levis donne 2 points de terreur",
        "a ghost that comes back to the drawbridge gives 2 terror points"},
       {"un fantôme qui revient d’une région donne 2 points de terreur",
        "a ghost that comes back from a region gives 2 terror points"}}},
     {"SAB-6.16", "SAB-6.17"}},
};

void add_region(std::vector<Piece>& pieces, std::uint8_t region) {
  pieces.push_back(
      {id("place", place_ids[region]),
       phrase(place_words[region]),
       say({"Région des {0} : chaque joueur qui y a un fantôme gagne {1} à la fin de l’heure.",
            "Region of the {0}: each player with a ghost there gains {1} at the end of the hour."},
           {phrase(inhabitants[region]), count(vp_noun, region_vp[region])}),
       "SAB-3.45",
       {},
       {{"vp", region_vp[region]}},
       phrase(inhabitants[region])});
}

void add_garden(std::vector<Piece>& pieces, std::uint8_t place) {
  const Garden& garden = gardens[place - region_count];
  pieces.push_back({id("place", place_ids[place]),
                    phrase(place_words[place]),
                    say({"Jardin. Première position : {0}. Deuxième : {1}.",
                         "Garden. First position: {0}. Second: {1}."},
                        {phrase(garden.bonus[0]), phrase(garden.bonus[1])}),
                    std::string(garden.clause[0]),
                    std::string(garden.sign),
                    {},
                    phrase(garden.caption)});
  constexpr Words positions[] = {{"{0}, première position", "{0}, first position"},
                                 {"{0}, deuxième position", "{0}, second position"},
                                 {"{0}, troisième position", "{0}, third position"}};
  for (std::size_t i = 0; i < 3; ++i) {
    const Phrase bonus =
        i < 2 ? say({"Bonus de qui s’y trouve : {0}.", "Bonus of whoever stands there: {0}."},
                    {phrase(garden.bonus[i])})
              : phrase({"Aucun bonus ; le fantôme avance quand une place se libère devant lui.",
                        "No bonus; the ghost moves up when a space in front of it is free."});
    pieces.push_back({id(id("space", place_ids[place]), std::to_string(i + 1)),
                      say(positions[i], {phrase(place_words[place])}),
                      bonus,
                      i < 2 ? std::string(garden.clause[i]) : "SAB-6.22",
                      {},
                      {},
                      phrase(i < 2 ? garden.printed[i] : Words{"abri", "shelter"})});
  }
}

void add_portals(std::vector<Piece>& pieces) {
  for (std::uint8_t portal = 0; portal < portal_count; ++portal) {
    Piece piece{id("portal", portal_ids[portal]), phrase({"portail", "portal"}),
                say({"Entrer ici depuis le pont-levis coûte {0}.",
                     "Entering here from the drawbridge costs {0}."},
                    {kinds_name(portal_cost[portal])}),
                "SAB-5.12"};
    for (std::uint8_t k = 0; k < resource_count; ++k)
      if ((portal_cost[portal] >> k & 1U) != 0) piece.figures.push_back({resource_ids[k], 1});
    pieces.push_back(std::move(piece));
  }
}

// ── The manor ───────────────────────────────────────────────────────────────────────────────────

struct SpecialRow {
  Words text;
  std::string_view clause, sign;
};
constexpr SpecialRow special_rows[] = {
    {{"Défausse la ressource maudite, sans perte.", "Discards the cursed resource, without loss."},
     "SAB-4.12",
     "sab-grimoire"},
    {{"Toute la réserve d’une heure retourne dans celle de deux heures.",
      "The whole one-hour store goes back to the two-hour store."},
     "SAB-4.13",
     "sab-clock"},
    {{"Défaussez une ressource : 4 points de terreur si elle a deux heures, 2 si elle en a une.",
      "Discard a resource: 4 terror points if it has two hours, 2 if it has one."},
     "SAB-4.14",
     "sab-terrorisator"},
    {{"Échange des ressources d’une sorte contre autant d’autres.",
      "Exchanges resources of one kind for as many others."},
     "SAB-4.15",
     "sab-test-tube"},
};

void add_manor(std::vector<Piece>& pieces) {
  for (std::uint8_t tile = 0; tile < tile_count; ++tile) {
    const Phrase name = tile_name(tile);
    if (is_standard(tile)) {
      pieces.push_back({id("tile", tile_ids[tile]),
                        name,
                        say({"Le magicien qui arrive peut prendre {0}, pour deux heures.",
                             "The magician who arrives may take {0}, for two hours."},
                            {name}),
                        "SAB-4.8",
                        {},
                        {{resource_ids[resource_of(tile)], 2}}});
      continue;
    }
    const SpecialRow& row = special_rows[tile - grimoire];
    pieces.push_back({id("tile", tile_ids[tile]), name, phrase(row.text), std::string(row.clause),
                      std::string(row.sign)});
  }
  for (std::uint8_t mirror = 0; mirror < mirror_count; ++mirror)
    pieces.push_back(
        {id("mirror", mirror_ids[mirror]), mirror_name(mirror),
         phrase(
             {"Sert au magicien de la case qu’il borde : intact, 3 points de terreur ; fendu, 2 ; "
              "brisé, il ne sert plus.",
              "Serves the magician on the square that it borders: intact, 3 terror points; "
              "cracked, 2; broken, it is of no use any more."}),
         "SAB-4.17"});
}

// ── Cards, kinds, stores ────────────────────────────────────────────────────────────────────────

void add_time_cards(std::vector<Piece>& pieces) {
  for (std::uint8_t card = 0; card < time_card_count; ++card) {
    const TimeCard& time = time_cards[card];
    Phrase text =
        say({"{0} actions pour chacun.", "{0} actions for each player."}, {number(time.actions)});
    if (time.slots[0].gift == Gift::none) {
      text += phrase({" Aucun bonus.", " No bonus."});
    } else {
      std::vector<Phrase> gifts;
      for (const Slot& slot : time.slots) gifts.push_back(slot_name(slot));
      text += say({" Bonus : {0}.", " Bonuses: {0}."}, {enumeration(gifts.data(), gifts.size())});
    }
    pieces.push_back({id("time", time_card_ids[card]),
                      phrase(time.name),
                      std::move(text),
                      "SAB-3.16",
                      {},
                      {{"actions", time.actions}}});
  }
  for (std::uint8_t slot = 0; slot < slot_count; ++slot)
    pieces.push_back(
        {id("slot", std::to_string(slot + 1)),
         say({"bonus {0} de la carte temps", "bonus {0} of the time card"}, {number(slot + 1)}),
         phrase({"Chacun prend un bonus, dans l’ordre du tour ; un bonus pris ne l’est "
                 "plus par un autre.",
                 "All take one bonus, in turn order; a bonus that is taken is gone."}),
         "SAB-3.27"});
}

constexpr std::string_view power_clauses[power_count] = {
    "SAB-8.15", "SAB-8.17", "SAB-8.18", "SAB-8.21", "SAB-8.23", "SAB-8.24",
    "SAB-8.25", "SAB-8.26", "SAB-8.28", "SAB-8.31", "SAB-8.33", "SAB-8.34"};

void add_peoples(std::vector<Piece>& pieces) {
  constexpr std::string_view magician_signs[] = {"sab-succubus", "sab-vampire", "sab-mage",
                                                 "sab-elf"};
  for (std::uint8_t people = 0; people < people_count; ++people) {
    const Phrase name = phrase(people_words[people]);
    const Phrase magician = phrase(magician_words[people]);
    pieces.push_back({id("people", people_ids[people]), name,
                      say({"Un des quatre peuples : {0} et sept {1}.",
                           "One of the four peoples: {0} and seven {1}."},
                          {magician, phrase(ghost_nouns[people].many)}),
                      "SAB-1.5"});
    pieces.push_back({id("magician", people_ids[people]), magician,
                      say({"Magicien de {0} : avance d’une case dans le manoir et en utilise la "
                           "tuile ou un miroir.",
                           "Magician of {0}: moves one square in the manor and uses its tile or a "
                           "mirror."},
                          {name}),
                      "SAB-4.2", std::string(magician_signs[people])});
    pieces.push_back(
        {id("ghost", people_ids[people]), phrase(ghost_nouns[people].one),
         say({"Fantôme de {0}. Dehors, il hante régions et jardins et mange 1 point de "
              "terreur par heure.",
              "Ghost of {0}. Outside it haunts regions and gardens and eats 1 terror "
              "point an hour."},
             {name}),
         "SAB-1.29"});
  }
  for (std::uint8_t power = 0; power < power_count; ++power)
    pieces.push_back(
        {id("power", power_ids[power]), phrase(power_words[power]),
         say({"Carte POUVOIR de {0} : {1}.", "POWER card of {0}: {1}."},
             {phrase(people_words[people_of_power[power]]), phrase(power_effects[power])}),
         std::string(power_clauses[power])});
}

void add_resources(std::vector<Piece>& pieces) {
  constexpr std::string_view signs[] = {"sab-spider", "sab-rat-tail", "sab-gem", "sab-mask"};
  const Phrase meaning = phrase(
      {"Paie les portails ; quatre ressources différentes font une chimère. Elle dure deux heures.",
       "Pays for portals; four different resources make a chimera. It lasts for two hours."});
  for (std::uint8_t k = 0; k < resource_count; ++k)
    pieces.push_back({id("kind", resource_ids[k]),
                      phrase(resource_nouns[k].one),
                      meaning,
                      "SAB-1.2",
                      std::string(signs[k]),
                      {},
                      {},
                      phrase(resource_nouns[k].many)});
  constexpr std::string_view stores[] = {"2h", "1h"};
  const Phrase ages[] = {
      phrase({"Les ressources fraîches. À la prochaine malédiction elles passent à une heure.",
              "Fresh resources. At the next curse they have one hour left."}),
      phrase({"Les ressources qui expirent. À la prochaine malédiction, tout ce qui reste ici se "
              "change en une ressource maudite.",
              "Resources that run out. At the next curse all that is left here becomes one cursed "
              "resource."})};
  constexpr std::string_view clauses[] = {"SAB-3.12", "SAB-3.10"};
  for (const Store store : {h2, h1})
    for (const bool argument :
         {false, true})  // as a place of the board, and as a word of an action
      pieces.push_back({argument ? id("store", stores[store]) : std::string(stores[store]),
                        phrase(store_words[store]), ages[store], std::string(clauses[store]),
                        argument ? "" : "sab-" + std::string(stores[store])});
  for (std::uint8_t mask_1h = 0; mask_1h < payment_ids.size(); ++mask_1h)
    pieces.push_back(
        {id("payment", payment_ids[mask_1h]),
         mask_1h == 0
             ? phrase(store_words[h2])
             : say({"{0} de {1}", "{0} from {1}"}, {kinds_name(mask_1h), phrase(store_words[h1])}),
         phrase({"D’où vient ce qui paie le portail ; le reste vient de la réserve de deux heures.",
                 "Where what pays the portal comes from; the rest comes from the two-hour store."}),
         "SAB-5.13"});
}

}  // namespace

std::vector<Piece> SabbatMagica::pieces(const Options&) {
  std::vector<Piece> pieces;
  add_pieces(pieces, glossary);
  the_piece(pieces, "terror").figures = {{"top", most_terror}};
  the_piece(pieces, "chimera").figures = {{"vp", chimera_vp}};
  the_piece(pieces, "cursed").figures = {{"vp", curse_vp}};
  for (std::uint8_t place = 0; place < place_count; ++place)
    is_region(place) ? add_region(pieces, place) : add_garden(pieces, place);
  add_portals(pieces);
  add_manor(pieces);
  add_time_cards(pieces);
  add_peoples(pieces);
  add_resources(pieces);
  return pieces;
}

}  // namespace veillee::sabbat_magica
