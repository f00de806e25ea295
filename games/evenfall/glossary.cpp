// Everything on the table that can be pointed at, in both languages.
#include "games/evenfall/game.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

constexpr PieceRow rows[] = {
    {"seat",
     {"un Clan", "a Clan"},
     {"Toutes les cartes autour d’un plateau Clan : Spécialistes, Conseil, Lieux et Rituels.",
      "All cards around a Clan board: Specialists, Council, Places and Rituals."},
     "EVE-1.1"},
    {"number", {"un nombre", "a number"}, {"Combien.", "How many."}, "EVE-3.16"},
    {"clan:star",
     {"l’Étoile", "the Star"},
     {"Le Clan du Gouffre de Nqobantu.", "The Clan of the Chasm of Nqobantu."},
     "EVE-2.30"},
    {"clan:cross",
     {"la Croix", "the Cross"},
     {"Le Clan de l’Église des Prophètes.", "The Clan of the Church of the Prophets."},
     "EVE-2.30"},
    {"clan:circle",
     {"le Cercle", "the Circle"},
     {"Le Clan de l’Arbre Éternel.", "The Clan of the Eternal Tree."},
     "EVE-2.30"},
    {"clan:peak",
     {"le Pic", "the Peak"},
     {"Le Clan de l’Arche de Longjiang.", "The Clan of the Arch of Longjiang."},
     "EVE-2.30"},
    {"side:sun",
     {"le côté Soleil", "the Sun side"},
     {"Le même plateau pour tous les Clans, recommandé pour la première partie.",
      "The same board for all Clans, recommended for the first game."},
     "EVE-2.24"},
    {"side:moon",
     {"le côté Lune", "the Moon side"},
     {"À chaque Clan ses propres pouvoirs.", "Each Clan has powers of its own."},
     "EVE-17.1"},
    {"worker:witch",
     {"une Sorcière", "a Witch"},
     {"Elle découvre des Lieux, va sur toute case Action de votre Clan et des Régions, et compte 1 "
      "en combat.",
      "She discovers Places, goes to every action space of your Clan and of the Regions, and "
      "counts "
      "1 in battle."},
     "EVE-9.4",
     "eve-witch",
     {"Sorcière", "Witch"},
     {"Sorcières", "Witches"}},
    {"worker:elder",
     {"un Ancien", "an Elder"},
     {"Il ne va que sur les cases Action de votre Cercle Restreint, sauf effet contraire.",
      "He goes to action spaces of your Inner Circle only, unless an effect lifts this."},
     "EVE-9.5",
     "eve-elder",
     {"Ancien", "Elder"},
     {"Anciens", "Elders"}},
    {"resource:herb",
     {"Herbe", "Herb"},
     {"Une ressource ; elle paie aussi les Serpes.", "A resource; it also pays for Sickles."},
     "EVE-10.2",
     "eve-herb",
     by_game,
     {"Herbes", "Herbs"}},
    {"resource:potion",
     {"Potion", "Potion"},
     {"Une ressource ; deux paient un Orbe.", "A resource; two pay for an Orb."},
     "EVE-10.2",
     "eve-potion",
     by_game,
     {"Potions", "Potions"}},
    {"resource:knowledge",
     {"Connaissance", "Knowledge"},
     {"Une ressource, surtout pour les Spécialistes et le Conseil.",
      "A resource, above all for Specialists and the Council."},
     "EVE-8.20",
     "eve-knowledge",
     by_game,
     {"Connaissances", "Knowledge"}},
    {"catalyst:sickle",
     {"une Serpe", "a Sickle"},
     {"Elle copie le bonus de récolte du Lieu sous son Rituel.",
      "It copies the harvest bonus of the Place under its Ritual."},
     "EVE-7.7",
     "eve-sickle",
     by_game,
     {"Serpes", "Sickles"}},
    {"catalyst:orb",
     {"un Orbe", "an Orb"},
     {"Construit, il fait avancer d’une case sur la piste Assemblée.",
      "When it is built, you advance one step on the Coven Track."},
     "EVE-10.5",
     "eve-orb",
     by_game,
     {"Orbes", "Orbs"}},
    {"keyword:artifact",
     {"Artefact", "Artifact"},
     {"Le mot-clé d’un Rituel ou d’un Spécialiste : certains effets le comptent.",
      "The keyword of a Ritual or a Specialist: some effects count it."},
     "EVE-2.38",
     "eve-artifact"},
    {"keyword:familiar",
     {"Familier", "Familiar"},
     {"Le mot-clé d’un Rituel ou d’un Spécialiste : certains effets le comptent.",
      "The keyword of a Ritual or a Specialist: some effects count it."},
     "EVE-2.38",
     "eve-familiar"},
    {"keyword:enchantment",
     {"Enchantement", "Enchantment"},
     {"Le mot-clé d’un Rituel ou d’un Spécialiste : certains effets le comptent.",
      "The keyword of a Ritual or a Specialist: some effects count it."},
     "EVE-2.38",
     "eve-enchantment"},
    {"keyword:spirit",
     {"Esprit", "Spirit"},
     {"Le mot-clé d’un Rituel ou d’un Spécialiste : certains effets le comptent.",
      "The keyword of a Ritual or a Specialist: some effects count it."},
     "EVE-2.38",
     "eve-spirit"},
    {"stone",
     {"une Pierre de Pouvoir", "a Powerstone"},
     {"À la fin elle double le Rituel d’un Lieu de votre Cercle Restreint qui porte son icône.",
      "At the end it doubles the Ritual on a Place of your Inner Circle that bears its icon."},
     "EVE-15.3",
     "eve-stone"},
    {"mana",
     {"Mana", "Mana"},
     {"Se dépense en combat ; 19 au plus. À égalité de points, il départage.",
      "It is spent in battle; 19 at most. It breaks ties of points."},
     "EVE-1.7",
     "eve-mana"},
    {"vp",
     {"points de victoire", "victory points"},
     {"Le plus grand total gagne.", "The highest total wins."},
     "EVE-15.13",
     "vp",
     {"PV", "VP"}},
    {"coven",
     {"la piste Assemblée", "the Coven Track"},
     {"Chaque pas donne le bonus de la case atteinte ; au-delà du sommet, 2 PV.",
      "Each step gives the bonus of the space reached; past the top, 2 VP."},
     "EVE-10.9",
     "eve-coven",
     {"pas à l’Assemblée", "Coven steps"}},
    {"token",
     {"le jeton Clan", "the Clan Token"},
     {"Une action principale, une fois par manche.", "A main action, once a round."},
     "EVE-7.1",
     "eve-token"},
    {"outer",
     {"le Cercle Élargi", "the Outer Circle"},
     {"Les Lieux y arrivent et s’y récoltent ; ils n’y marquent rien.",
      "Places arrive there and are harvested there; they score nothing there."},
     "EVE-6.5",
     "eve-outer-circle"},
    {"inner",
     {"le Cercle Restreint", "the Inner Circle"},
     {"Lieux et Rituels y marquent à la fin, et les Anciens y agissent.",
      "Places and Rituals score there at the end, and Elders act there."},
     "EVE-6.4",
     "eve-inner-circle"},
    {"deck",
     {"la pioche Principale", "the Main deck"},
     {"Rituels et personnages, mélangés.", "Rituals and characters, shuffled."},
     "EVE-4.4"},
    {"place_deck",
     {"la pioche des Lieux", "the Place deck"},
     {"Elle remplit les Régions à la Fin de manche.", "It fills the Regions at Round End."},
     "EVE-13.1"},
    {"discard",
     {"la défausse", "the discard pile"},
     {"Ouverte à tous ; mélangée quand la pioche est vide.",
      "Open to all; shuffled when the Main deck is empty."},
     "EVE-14.1"},
    {"first_player",
     {"le marqueur Premier Joueur", "the First Player marker"},
     {"Qui remporte le combat des Lacs du Nord le prend.",
      "Whoever wins the battle of the Northern Lakes takes it."},
     "EVE-12.18"},
    {"automa",
     {"l’Automa", "the Automa"},
     {"Votre adversaire en solo : tout ce qu’il devrait gagner devient des PV.",
      "Your opponent in solo play: whatever it should gain becomes VP."},
     "EVE-18.16"},
};

std::string id_of(std::string_view kind, std::string_view which) {
  return std::string(kind) + ":" + std::string(which);
}
Phrase full_stop(const Phrase& text) { return text.empty() ? text : say({"{0}.", "{0}."}, {text}); }
Phrase both(const Phrase& one, const Phrase& other) {
  return other.empty() ? one : say({"{0} {1}", "{0} {1}"}, {one, other});
}
Phrase signs_as_caption(const std::string& text) { return verbatim(text); }

void add_places(const Deck& deck, std::vector<Piece>& pieces) {
  for (std::uint8_t place = 0; place < places; ++place) {
    const PlaceCard& card = deck.place[place];
    const Program& bonus = deck.effects[source::binding + place];
    Phrase text = say({"Lieu de Pouvoir. Récolte : {0}.", "Place of Power. Harvest: {0}."},
                      {gain_words(card.harvest)});
    if (!bonus.empty())
      text = both(text, say({"Bonus de Liaison : {0}.", "Binding Bonus: {0}."}, {sentence(bonus)}));
    Piece piece{id_of("place", place_ids[place]), place_name(deck, place), text, "EVE-2.32"};
    piece.figures = {
        {"witches", card.witches}, {"vp", card.vp}, {"icon", card.icon == no_arg ? -1 : card.icon}};
    const std::string harvest = gain_signs(card.harvest);
    piece.caption = signs_as_caption(bonus.empty() ? harvest : harvest + "\n" + signs(bonus));
    pieces.push_back(std::move(piece));
  }
}

Phrase effect_text(Type type, const Program& program) {
  return say({"{0} : {1}.", "{0}: {1}."}, {type_name(type), sentence(program)});
}

void add_cards(const Deck& deck, std::vector<Piece>& pieces) {
  for (std::uint8_t card = 0; card < main_cards; ++card) {
    const MainCard& spec = deck.card[card];
    const Program& program = deck.effects[effect_of(card)];
    Phrase kind =
        is_ritual(card) ? phrase({"Rituel", "Ritual"}) : phrase({"Spécialiste", "Specialist"});
    if (spec.keyword != no_arg)
      kind = say({"{0} ({1})", "{0} ({1})"}, {kind, keyword_name(spec.keyword)});
    Piece piece{id_of("card", card_ids[card]), card_name(deck, card),
                both(say({"{0}, coût : {1}.", "{0}, cost: {1}."}, {kind, price_name(spec.cost)}),
                     effect_text(spec.type, program)),
                is_ritual(card) ? "EVE-2.35" : "EVE-2.40"};
    piece.figures = {{"vp", spec.vp},
                     {"slots", spec.slots},
                     {"spaces", spec.spaces},
                     {"keyword", spec.keyword == no_arg ? -1 : spec.keyword},
                     {"type", static_cast<int>(spec.type)},
                     {"herb", spec.cost[herb]},
                     {"potion", spec.cost[potion]},
                     {"knowledge", spec.cost[knowledge]}};
    piece.caption = signs_as_caption(signs(program));
    pieces.push_back(piece);
    if (is_ritual(card)) continue;
    const Program& member = deck.effects[council_effect(card)];
    Piece face{
        id_of("council", card_ids[card]), card_name(deck, card),
        both(phrase({"Membre du Conseil.", "Council Member."}), effect_text(spec.council, member)),
        "EVE-8.19"};
    face.figures = {{"type", static_cast<int>(spec.council)}};
    face.caption = signs_as_caption(signs(member));
    pieces.push_back(std::move(face));
  }
}

void add_boards(const Deck& deck, std::vector<Piece>& pieces) {
  const auto add = [&](const std::string& id, const Phrase& name, std::uint8_t source,
                       std::string_view clause, Phrase before = {}) {
    const Program& program = deck.effects[source];
    const Phrase text = full_stop(sentence(program));
    Piece piece{id, name, before.empty() ? text : both(before, text), std::string(clause)};
    piece.caption = signs_as_caption(signs(program));
    pieces.push_back(std::move(piece));
  };
  for (std::uint8_t region = 0; region < region_count; ++region) {
    add(id_of("region", region_ids[region]), region_name(region), byte(source::region + region),
        "EVE-2.22", phrase({"Case Action.", "Action space."}));
    for (std::uint8_t i = 0; i < thresholds.size(); ++i)
      add(id_of("reward", region_ids[region]) + ":" + std::to_string(thresholds[i]),
          say({"récompense de combat, force {0}", "battle reward, strength {0}"},
              {number(thresholds[i])}),
          byte(source::reward + 3 * region + i), "EVE-2.23");
  }
  for (std::uint8_t board = 0; board < board_ids.size(); ++board) {
    add(id_of("token", board_ids[board]), phrase({"le jeton Clan", "the Clan Token"}),
        byte(source::token + board), "EVE-7.1");
    add(id_of("scout", board_ids[board]), phrase({"la Phase d’exploration", "the Scout Phase"}),
        byte(source::scout + board), "EVE-5.2");
  }
  add("space:cross", phrase({"la case du plateau", "the space of the board"}), source::space,
      "EVE-17.13");
  for (std::uint8_t track = 0; track < track_count; ++track)
    for (std::uint8_t space = 1; space <= track_top; ++space)
      add(id_of("coven", track_ids[track]) + ":" + std::to_string(space),
          say({"marche {0} de l’Assemblée", "step {0} of the Coven Track"}, {number(space)}),
          byte(source::track + track_top * track + space - 1), "EVE-10.9");
  for (std::uint8_t i = 0; i < sockets; ++i)
    add(id_of("socket", std::to_string(i + 1)),
        say({"emplacement {0} du Pic", "slot {0} of the Peak"}, {number(i + 1)}),
        byte(source::socket + i), "EVE-17.30");
  for (std::uint8_t kind = 0; kind < stone_kinds; ++kind) {
    const bool joker = kind == red;
    Piece piece{id_of("stone", stone_ids[kind]), phrase(stones[kind].words),
                joker ? phrase({"Un joker : elle convient à tout Lieu qui porte une icône.",
                                "A joker: it fits any Place that bears an icon."})
                      : phrase({"À la fin elle double un Rituel dont le Lieu porte son icône.",
                                "At the end it doubles a Ritual whose Place bears its icon."}),
                joker ? "EVE-17.33" : "EVE-15.3"};
    piece.sign = "eve-stone-" + std::string(stone_ids[kind]);
    pieces.push_back(std::move(piece));
  }
}

}  // namespace

std::vector<Piece> Evenfall::pieces(const Options& options) {
  const Deck& deck = deck_at(options.deck);
  std::vector<Piece> all;
  add_pieces(all, rows);
  add_places(deck, all);
  add_cards(deck, all);
  add_boards(deck, all);
  return all;
}

}  // namespace veillee::evenfall
