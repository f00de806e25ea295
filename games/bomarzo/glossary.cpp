// What everything on the table is called and means, for whoever points at it. Cards, families,
// deities and their likes come from their tables; the rest stands here.
#include "games/bomarzo/game.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

constexpr WordFile glossary(
#include "games/bomarzo/glossary.txt"
);

struct DeityText {
  Words text;
  std::string_view clause;
  Words favour;  // as it is written beside the stone
};
constexpr DeityText deity_texts[deity_count] = {
    {{"Le génie : piocher deux cartes.", "The genie: draw two cards."},
     "BOM-10.1",
     {"piochez 2 cartes", "draw 2 cards"}},
    {{"L’ogre : prendre une ressource à chaque divinité visitée, ou toutes celles d’une sorte à "
      "une "
      "seule ; jamais de vin.",
      "The ogre: take one resource from each visited deity, or all of one kind from a single one; "
      "never wine."},
     "BOM-10.2",
     {"prenez des ressources offertes", "take resources that were offered"}},
    {{"La déesse : avancer des ouvriers de deux cases.",
      "The goddess: advance workers two spaces."},
     "BOM-10.8",
     {"avancez vos ouvriers de 2 cases", "advance your workers 2 spaces"}},
    {{"Le géant : jouer ou améliorer une carte Bâtiment.",
      "The giant: play or improve a Building card."},
     "BOM-10.11",
     {"jouez ou améliorez un Bâtiment", "play or improve a Building"}},
    {{"L’éléphant : jouer ou améliorer une carte Connaissance.",
      "The elephant: play or improve a Knowledge card."},
     "BOM-10.12",
     {"jouez ou améliorez une Connaissance", "play or improve a Knowledge"}},
    {{"La tortue : défausser une ou deux cartes pour autant de pas sur les pistes.",
      "The tortoise: discard one or two cards for as many steps on the tracks."},
     "BOM-10.14",
     {"1 ou 2 cartes : autant de pas", "1 or 2 cards: as many steps"}},
    {{"La baleine : jouer ou améliorer une carte Personnage.",
      "The whale: play or improve a Character card."},
     "BOM-10.13",
     {"jouez ou améliorez un Personnage", "play or improve a Character"}},
    {{"Le dragon : glisser en secret une carte sous une divinité.",
      "The dragon: slide a card under a deity in secret."},
     "BOM-10.16",
     {"glissez une carte sous une divinité", "slide a card under a deity"}},
};

Phrase domains_name(const FamilySpec& family) {
  std::vector<Phrase> parts;
  for (std::uint8_t domain = 0; domain < domain_count; ++domain)
    if ((family.domains >> domain & 1) != 0) parts.push_back(phrase(domain_words[domain]));
  if (parts.size() == 1) return parts[0];
  return say({"{0} ou {1}", "{0} or {1}"}, {parts[0], parts[1]});
}

Phrase family_text(const FamilySpec& family) {
  const Phrase gifts = gifts_name(family);
  const Phrase base =
      say({"{0}, {1}", "{0}, {1}"}, {domains_name(family), steps_name(family.steps)});
  if (gifts.empty()) return say({"{0}.", "{0}."}, {base});
  return say({"{0}, {1}.", "{0}, {1}."}, {base, gifts});
}

std::vector<Figure> steps_figures(const Steps& first, const Steps& second, int devotion) {
  return {{"devotion", devotion},
          {"culture", first[culture]},
          {"architecture", first[architecture]},
          {"science", first[science]},
          {"culture2", second[culture]},
          {"architecture2", second[architecture]},
          {"science2", second[science]}};
}

void add_card_pieces(std::vector<Piece>& pieces, const Deck& deck) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const CardSpec& spec = deck.cards[card];
    const FamilySpec& family = deck.family_of(card);
    pieces.push_back(
        {"card:" + std::string(card_ids[card]), card_name(deck, card),
         say({"{0} ; {1}, temple {2}, dévotion {3}. Améliorée en {4} : {5}",
              "{0}; {1}, temple {2}, devotion {3}. Improved into {4}: {5}"},
             {domains_name(family), steps_name(spec.steps), phrase(temple_words[spec.temple]),
              number(spec.devotion), second_name(deck, card), family_text(family)}),
         "BOM-1.44"});
    pieces.back().figures = steps_figures(spec.steps, family.steps, spec.devotion);
    pieces.back().figures.push_back({family_ids[spec.family], 1});
    pieces.back().figures.push_back({temple_ids[spec.temple], 1});
  }
  for (std::size_t i = 0; i < family_count; ++i) {
    const FamilySpec& family = deck.families[i];
    pieces.push_back({"family:" + std::string(family_ids[i]), deck.family_names[i],
                      family_text(family), "BOM-1.44"});
    std::vector<Figure>& figures = pieces.back().figures;
    figures = {{"culture", family.steps[culture]},
               {"architecture", family.steps[architecture]},
               {"science", family.steps[science]}};
    for (std::uint8_t domain = 0; domain < domain_count; ++domain)
      if ((family.domains >> domain & 1) != 0) figures.push_back({domain_ids[domain], 1});
    for (std::uint8_t income = 0; income < income_count; ++income)
      if ((family.incomes >> income & 1) != 0) figures.push_back({lane_ids[income], 1});
    if (family.power < power_count) figures.push_back({power_ids[family.power], 1});
  }
}

void add_deities(std::vector<Piece>& pieces, const Options& options) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    const Phrase name = verbatim(deity_names[deity]);
    const Phrase category =
        phrase(category_words[category_table[options.switches.categories][deity]]);
    pieces.push_back({"deity:" + std::string(deity_ids[deity]), name,
                      say({"{0} À la fin, récompense la majorité en {1}.",
                           "{0} At the end, rewards the majority in {1}."},
                          {phrase(deity_texts[deity].text), category}),
                      std::string(deity_texts[deity].clause)});
    pieces.back().caption = phrase(deity_texts[deity].favour);
    pieces.push_back({"adoration:" + std::string(deity_ids[deity]), adoration_name(deity),
                      say({"3 PV pour la majorité en {0}, sinon 1 PV de moins.",
                           "3 VP for the majority in {0}, else 1 VP less."},
                          {category}),
                      "BOM-14.25"});
  }
}

void add_tables(std::vector<Piece>& pieces) {
  for (std::uint8_t track = 0; track < track_count; ++track)
    pieces.push_back({"track:" + std::string(track_ids[track]), phrase(track_words[track]),
                      phrase({"Une piste de 0 à 10 ; à 10, l’ordre d’arrivée départage.",
                              "A track from 0 to 10; at 10 the order of arrival decides."}),
                      "BOM-9.13", "bom-" + std::string(track_ids[track])});
  for (std::uint8_t domain = 0; domain < domain_count; ++domain)
    pieces.push_back(
        {"domain:" + std::string(domain_ids[domain]), phrase(domain_words[domain]),
         phrase({"Un domaine : le second niveau d’une carte y compte pour une à la fin.",
                 "A domain: the second level of a card counts one in it at the end."}),
         "BOM-9.21", "bom-" + std::string(domain_ids[domain])});
  for (std::uint8_t category = 0; category < category_count; ++category)
    pieces.push_back({"category:" + std::string(category_ids[category]),
                      phrase(category_words[category]),
                      phrase({"Ce que l’on compare à la fin pour une divinité.",
                              "What is compared at the end for a deity."}),
                      "BOM-13.6"});
  for (std::uint8_t temple = 0; temple < temple_count; ++temple)
    pieces.push_back({"temple:" + std::string(temple_ids[temple]),
                      say({"temple {0}", "temple {0}"}, {phrase(temple_words[temple])}),
                      phrase({"Trois symboles différents en jeu au premier niveau valent 1 PV, "
                              "quatre 2 PV, cinq 4 PV.",
                              "Three different symbols in play on the first level are worth 1 VP, "
                              "four 2 VP, five 4 VP."}),
                      "BOM-13.17", "bom-temple-" + std::string(temple_ids[temple])});
  for (std::uint8_t place = 0; place < place_count; ++place) {
    pieces.push_back(
        {"place:" + std::to_string(place + 1), place_name(place),
         say({"{0} à la majorité, {1} à qui la suit (à trois ou quatre joueurs).",
              "{0} for the majority, {1} for who comes next (with three or four players)."},
             {count(vp_noun, place_points[0][place]), count(vp_noun, place_points[1][place])}),
         "BOM-13.12"});
    pieces.back().figures = {{"first", place_points[0][place]}, {"second", place_points[1][place]}};
  }
}

// What is printed on the spaces of zones, tracks and Village boards; spaces with a symbol as a
// mask.
void add_printed_numbers(std::vector<Piece>& pieces) {
  const auto figures = [&](const std::string& id) -> std::vector<Figure>& {
    return the_piece(pieces, id).figures;
  };
  constexpr std::string_view plots[slots_of_a_zone] = {"plot1", "plot2", "plot3", "plot4"};
  for (std::uint8_t zone = 0; zone < zone_count; ++zone)
    for (std::uint8_t slot = 0; slot < slots_of_a_zone; ++slot)
      figures("zone:" + std::string(zone_ids[zone])).push_back({plots[slot], harvest[zone][slot]});
  for (std::uint8_t lane = 0; lane < lane_count; ++lane)
    figures("lane:" + std::string(lane_ids[lane])) = {{"length", lanes[lane].length},
                                                      {"symbols", lanes[lane].symbols}};
  int starred = 0;
  for (const std::uint8_t space : symbol_spaces) starred |= 1 << space;
  figures("symbol") = {{"length", track_top}, {"symbols", starred}};
  figures("copy") = {{"wine", wine_of_copy}};
  figures("dormant") = {{"wine", wine_of_sleep}};
}

}  // namespace

std::vector<Piece> Bomarzo::pieces(const Options& options) {
  std::vector<Piece> pieces;
  add_pieces(pieces, glossary);
  add_printed_numbers(pieces);
  add_card_pieces(pieces, deck_of(options));
  add_deities(pieces, options);
  add_tables(pieces);
  return pieces;
}

}  // namespace veillee::bomarzo
