// The language of signs as a page: when, what, how. Every sign that an effect can be made of stands here once.

import type { Words } from '../../words';
import { tokensOf, type Token } from './signs';

export interface Row {
  signs: string; // as the server writes effects
  words: Words;
}
export const legend: { title: Words; rows: Row[] }[] = [
  {
    title: { fr: 'Quand', en: 'When' },
    rows: [
      { signs: 'cont', words: { fr: 'permanent', en: 'always' } },
      { signs: 'now', words: { fr: 'tout de suite', en: 'at once' } },
      { signs: 'ACT', words: { fr: 'case Action, un pion', en: 'action space, one piece' } },
      { signs: 'tap', words: { fr: 'incliner, une fois par manche', en: 'tilt, once a round' } },
      { signs: 'combat', words: { fr: 'au combat ; force', en: 'in battle; strength' } },
      { signs: 'end', words: { fr: 'fin de manche', en: 'Round End' } },
      { signs: 'throne', words: { fr: 'fin de partie', en: 'end of the game' } },
      { signs: 'discover :', words: { fr: 'quand on découvre', en: 'when you discover' } },
      { signs: 'harvest :', words: { fr: 'quand on récolte', en: 'when you harvest' } },
      { signs: 'ritual :', words: { fr: 'quand on pose un Rituel', en: 'when you put a Ritual' } },
      { signs: 'spec :', words: { fr: 'quand on engage un Spécialiste', en: 'when you hire a Specialist' } },
      { signs: 'council :', words: { fr: 'quand on prend un Membre', en: 'when you take a Member' } },
      { signs: 'token :', words: { fr: 'jeton Clan activé', en: 'Clan Token activated' } },
      { signs: 'win :', words: { fr: 'combat gagné', en: 'battle won' } },
      { signs: 'opp', words: { fr: '… d’un adversaire', en: '… of an opponent' } },
    ],
  },
  {
    title: { fr: 'Quoi', en: 'What' },
    rows: [
      { signs: 'H', words: { fr: 'Herbe', en: 'Herb' } },
      { signs: 'P', words: { fr: 'Potion', en: 'Potion' } },
      { signs: 'K', words: { fr: 'Connaissance', en: 'Knowledge' } },
      { signs: 'A', words: { fr: 'ressource au choix', en: 'resource of choice' } },
      { signs: 'M', words: { fr: 'Mana', en: 'Mana' } },
      { signs: 'V', words: { fr: 'point de victoire', en: 'victory point' } },
      { signs: 'C', words: { fr: 'carte', en: 'card' } },
      { signs: 'witch', words: { fr: 'Sorcière', en: 'Witch' } },
      { signs: 'elder', words: { fr: 'Ancien', en: 'Elder' } },
      { signs: 'slot', words: { fr: 'Catalyseur', en: 'Catalyst' } },
      { signs: 'sickle', words: { fr: 'Serpe', en: 'Sickle' } },
      { signs: 'orb', words: { fr: 'Orbe', en: 'Orb' } },
      { signs: 'stone', words: { fr: 'Pierre de Pouvoir', en: 'Powerstone' } },
      { signs: 'RED', words: { fr: 'Pierre Rouge', en: 'Red stone' } },
      { signs: 'place', words: { fr: 'Lieu', en: 'Place' } },
      { signs: 'outer', words: { fr: 'Cercle Élargi', en: 'Outer Circle' } },
      { signs: 'inner', words: { fr: 'Cercle Restreint', en: 'Inner Circle' } },
      { signs: 'region', words: { fr: 'Région', en: 'Region' } },
      { signs: 'art', words: { fr: 'Artefact', en: 'Artifact' } },
      { signs: 'fam', words: { fr: 'Familier', en: 'Familiar' } },
      { signs: 'ench', words: { fr: 'Enchantement', en: 'Enchantment' } },
      { signs: 'spirit', words: { fr: 'Esprit', en: 'Spirit' } },
    ],
  },
  {
    title: { fr: 'Comment', en: 'How' },
    rows: [
      { signs: 'transfer', words: { fr: 'transfert au Cercle Restreint', en: 'transfer to the Inner Circle' } },
      { signs: 'up', words: { fr: 'avancer à l’Assemblée', en: 'advance in the Coven' } },
      { signs: 'again up', words: { fr: 'regagner un bonus d’Assemblée', en: 'a Coven bonus once more' } },
      { signs: 'up both', words: { fr: 'avancer, « ou » devient « et »', en: 'advance, “or” becomes “and”' } },
      { signs: 'deck', words: { fr: 'un Lieu de la pioche', en: 'a Place from the deck' } },
      { signs: 'build', words: { fr: 'construire sans payer', en: 'build for free' } },
      { signs: 'recall', words: { fr: 'rappeler un pion', en: 'call a piece back' } },
      { signs: 'workers region', words: { fr: 'déplacer des pions', en: 'move pieces' } },
      { signs: 'copy', words: { fr: 'emprunter un Spécialiste', en: 'borrow a Specialist' } },
      { signs: 'remove', words: { fr: 'retirer un Rituel', en: 'remove a Ritual' } },
      { signs: 'dial', words: { fr: 'changer le Cadran', en: 'change the dial' } },
      { signs: 'A > H', words: { fr: 'payer, puis gagner', en: 'pay, then gain' } },
      { signs: 'H / M', words: { fr: 'l’un ou l’autre', en: 'one or the other' } },
      { signs: 'H · M', words: { fr: 'l’un, puis l’autre', en: 'one, then the other' } },
      { signs: '1V x fam', words: { fr: 'autant de fois que…', en: 'as many times as…' } },
      { signs: 'fam : 1V', words: { fr: 'chaque fois que, si…', en: 'each time, if…' } },
      { signs: '( H )', words: { fr: 'si l’on veut', en: 'if you like' } },
    ],
  },
];

const flat = (tokens: Token[]): string[] =>
  tokens.flatMap((token) =>
    token.kind === 'may' ? ['(', ...flat(token.inside)] : [token.kind === 'sign' ? token.word : token.kind],
  );
// What an effect is made of, each sign and each way to join them.
export const partsOf = (signs: string): string[] => flat(tokensOf(signs));
