// The language of signs as a page: when, what, how. Every sign that an effect can be made of stands here once.

import { both, say, type Words } from '../../words';
import type { PieceId } from './generated';
import { tokensOf, type Token } from './signs';
import { t } from './words';

export interface Row {
  signs: string; // as the server writes effects
  words?: Words;
  of?: PieceId; // what has a name of its own
}
export const legend: { title: Words; rows: Row[] }[] = [
  {
    title: { fr: 'Quand', en: 'When' },
    rows: [
      ...['cont', 'now', 'ACT', '', 'tap', 'combat', 'end', 'throne'].flatMap((signs, i) =>
        signs ? [{ signs, words: both((lang) => say(t.kinds, lang).split('|')[i]!) }] : [],
      ),
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
      { signs: 'H', of: 'resource:herb' },
      { signs: 'P', of: 'resource:potion' },
      { signs: 'K', of: 'resource:knowledge' },
      { signs: 'A', words: { fr: 'ressource au choix', en: 'resource of choice' } },
      { signs: 'M', of: 'mana' },
      { signs: 'V', of: 'vp' },
      { signs: 'C', words: { fr: 'carte', en: 'card' } },
      { signs: 'witch', of: 'worker:witch' },
      { signs: 'elder', of: 'worker:elder' },
      { signs: 'slot', words: { fr: 'Catalyseur', en: 'Catalyst' } },
      { signs: 'sickle', of: 'catalyst:sickle' },
      { signs: 'orb', of: 'catalyst:orb' },
      { signs: 'stone', of: 'stone' },
      { signs: 'RED', of: 'stone:red' },
      { signs: 'place', words: { fr: 'Lieu', en: 'Place' } },
      { signs: 'outer', of: 'outer' },
      { signs: 'inner', of: 'inner' },
      { signs: 'region', words: { fr: 'Région', en: 'Region' } },
      { signs: 'art', of: 'keyword:artifact' },
      { signs: 'fam', of: 'keyword:familiar' },
      { signs: 'ench', of: 'keyword:enchantment' },
      { signs: 'spirit', of: 'keyword:spirit' },
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
