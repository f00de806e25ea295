// What the tray says, the same in every game of the family.

import { say, type Lang, type Words } from '../../words';
import { colourOf, percent, type Bonus, type Chance, type Colour, type Face } from './dice';

export const t = {
  yourDice: { fr: 'Vos dés', en: 'Your dice' },
  diceOf: { fr: 'Dés de {who}', en: 'Dice of {who}' },
  yourReserve: { fr: 'Votre réserve', en: 'Your reserve' },
  reserve: { fr: 'Réserve', en: 'Reserve' },
  combinations: { fr: 'Combinaisons', en: 'Combinations' },
  bonuses: { fr: 'Bonus', en: 'Bonuses' },
  hand: { fr: 'Main active', en: 'Active hand' },
  handShort: { fr: 'main', en: 'hand' },
  reserveShort: { fr: 'réserve', en: 'reserve' },
  level: { fr: 'niveau {n}', en: 'level {n}' },
  levelShort: { fr: 'niv. {n}', en: 'lev. {n}' },

  throws: { fr: 'Lancers', en: 'Throws' },
  actions: { fr: 'Actions', en: 'Actions' },
  keeps: { fr: 'Réserve', en: 'Reserve' },
  done: { fr: '{n} sur {of}', en: '{n} of {of}' },

  die: { fr: 'Dé {n} : {face}, {state}', en: 'Die {n}: {face}, {state}' },
  free: { fr: 'libre', en: 'free' },
  kept: { fr: 'gardé de la réserve', en: 'kept from the reserve' },
  keptShort: { fr: 'gardé', en: 'kept' },
  again: { fr: 'à relancer', en: 'to be thrown again' },
  chosen: { fr: 'choisi', en: 'chosen' },
  keeping: { fr: 'à garder', en: 'to be kept' },
  spent: { fr: 'dépensé : {what}', en: 'spent: {what}' },
  blank: { fr: 'Dé {n} : pas encore lancé', en: 'Die {n}: not thrown yet' },
  lid: { fr: '{n}ᵉ dé', en: 'die {n}' },
  lidLong: { fr: 'Dé {n}, à gagner', en: 'Die {n}, to be gained' },
  inReserve: { fr: '{face}, en réserve', en: '{face}, in the reserve' },
  throw: { fr: 'Lancer', en: 'Throw' },
  throwAgain: { fr: 'Relancer', en: 'Re-roll' },
  oneMore: { fr: '+1 dé', en: '+1 die' },
  newFace: { fr: 'Nouvelle face', en: 'New face' },
  emptyCell: { fr: 'place libre', en: 'free place' },
  combat: { fr: 'combat', en: 'combat' },

  sure: { fr: 'sûr', en: 'sure' },
  stopFor: { fr: 'Arrêter de lancer et jouer {name}', en: 'Stop throwing and play {name}' },
  after: { fr: 'après cette relance : {n} sur {of}', en: 'after this throw: {n} of {of}' },
  chances: { fr: 'Chances après cette relance', en: 'Chances after this throw' },

  slotFree: { fr: '{bonus}, niveau {n}, libre', en: '{bonus}, level {n}, free' },
  slotOwn: { fr: '{bonus}, niveau {n}, acquis', en: '{bonus}, level {n}, gained' },
  noBonus: { fr: 'aucun bonus', en: 'no bonus' },
  handIs: { fr: 'main de {n} dés', en: 'hand of {n} dice' },
  grow: { fr: 'main active de {n} dés', en: 'active hand of {n} dice' },

  combatDie: { fr: 'dé de combat : {n}', en: 'combat die: {n}' },
  combatDieBlank: { fr: 'dé de combat, à lancer', en: 'combat die, to be thrown' },
  attacks: { fr: 'attaque', en: 'attacks' },
  attackYou: { fr: 'attaquez', en: 'attack' },
  defends: { fr: 'défend', en: 'defends' },
  defendYou: { fr: 'défendez', en: 'defend' },
  force: { fr: 'force {n}', en: 'force {n}' },
  dieOnly: { fr: 'dé', en: 'die' },
  dieAnd: { fr: 'dé +{n}', en: 'die +{n}' },
  orMore: { fr: 'ou +{n}', en: 'or +{n}' },
  need: { fr: 'il faut {n}', en: 'needs {n}' },
  reds: { fr: 'Dés rouges à engager', en: 'Red dice to engage' },
  versus: { fr: '{a} contre {b}', en: '{a} against {b}' },
  redBonus: { fr: 'bonus rouge : +{n}', en: 'red bonus: +{n}' },
  engaged: { fr: '4 rouge, engagé', en: 'red 4, engaged' },
  engageable: { fr: '4 rouge, peut être engagé', en: 'red 4, may be engaged' },
  noRed: { fr: 'Aucun dé', en: 'No die' },
  wins: { fr: '{n} sur {of}', en: '{n} of {of}' },
  worst: { fr: '{chance} s’il engage tous ses dés rouges', en: '{chance} if all red dice defend' },
  tie: { fr: 'Égalité : l’attaquant gagne.', en: 'A tie: the attacker wins.' },
  won: { fr: 'Gagné :', en: 'Won:' },
  lost: { fr: 'Perdu :', en: 'Lost:' },
} satisfies Record<string, Words>;

export interface Noun {
  one: Words;
  many: Words;
}
// So many of them. French counts nothing in the singular.
export const noun = ({ one, many }: Noun, n: number, lang: Lang): string =>
  say(n === 1 || (lang === 'fr' && n === 0) ? one : many, lang);

const redDice: Noun = {
  one: { fr: 'dé rouge', en: 'red die' },
  many: { fr: 'dés rouges', en: 'red dice' },
};
export const redWords = (n: number, lang: Lang) => (n === 0 ? say(t.noRed, lang) : `${n} ${noun(redDice, n, lang)}`);

const faceWords: Record<Face, Words> = {
  F1: { fr: '1 vert', en: 'green 1' },
  F2: { fr: '2 bleu', en: 'blue 2' },
  F3: { fr: '3 jaune', en: 'yellow 3' },
  F4: { fr: '4 rouge', en: 'red 4' },
  F5: { fr: '5 bleu', en: 'blue 5' },
  FS: { fr: 'symbole vert', en: 'green symbol' },
};
// Plain dice have no values.
const plainWords: Record<Colour, Words> = {
  BLUE: { fr: 'bleu', en: 'blue' },
  YELLOW: { fr: 'jaune', en: 'yellow' },
  GREEN: { fr: 'vert', en: 'green' },
  RED: { fr: 'rouge', en: 'red' },
};
export const faceName = (face: Face, lang: Lang, plain = false) =>
  say(plain ? plainWords[colourOf[face]] : faceWords[face], lang);

const bonusWords: Record<Bonus, Words> = {
  BLUE: { fr: 'bonus bleu', en: 'blue bonus' },
  YELLOW: { fr: 'bonus jaune', en: 'yellow bonus' },
  GREEN: { fr: 'bonus vert', en: 'green bonus' },
  RED: { fr: 'bonus rouge', en: 'red bonus' },
  REROLL: { fr: 'seconde relance', en: 'second re-roll' },
};
export const bonusName = (bonus: Bonus, lang: Lang) => say(bonusWords[bonus], lang);

export function percentWords(n: number, of: number, lang: Lang): string {
  const p = percent(n, of);
  if (p === 'sure') return say(t.sure, lang);
  return p === 'never' ? '–' : say({ fr: '{p} %', en: '{p}%' }, lang, { p });
}
export const chanceWords = ({ n, of }: Chance, lang: Lang) => say(t.after, lang, { n, of });

// "1 case", "1 à 3 cases": what a movement of so many faces does.
export const squareNoun: Noun = { one: { fr: 'case', en: 'square' }, many: { fr: 'cases', en: 'squares' } };
export const stepsWords = (n: number, lang: Lang) =>
  say(n > 1 ? { fr: '1 à {n} {what}', en: '1 to {n} {what}' } : { fr: '1 {what}', en: '1 {what}' }, lang, {
    n,
    what: noun(squareNoun, n, lang),
  });

export const dieNoun: Noun = { one: { fr: 'dé', en: 'die' }, many: { fr: 'dés', en: 'dice' } };
const buttons = {
  keep: { fr: 'Lancer {n} {dice}', en: 'Throw {n} {dice}' },
  throw: { fr: 'Relancer {n} {dice}', en: 'Re-roll {n} {dice}' },
  stop: { fr: 'Tout garder', en: 'Keep all' },
  'end actions': { fr: 'Passer à la réserve', en: 'Go on to the reserve' },
  reserve: { fr: 'Garder {n} {dice}', en: 'Keep {n} {dice}' },
  reserveNone: { fr: 'Ne rien garder', en: 'Keep nothing' },
  engage: { fr: 'Engager {n} et lancer', en: 'Engage {n} and throw' },
  engageNone: { fr: 'Lancer sans dé rouge', en: 'Throw without red dice' },
  hand: { fr: 'Un dé de plus', en: 'One more die' },
  slot: { fr: 'Prendre ce bonus', en: 'Take this bonus' },
} satisfies Record<string, Words>;

// What a button says that gives this answer; `hand`: dice of the active hand.
export function diceButton(action: string, hand: number, lang: Lang): string | null {
  const of = (words: Words, n: number) => say(words, lang, { n, dice: noun(dieNoun, n, lang) });
  if (action === 'stop' || action === 'end actions' || action === 'hand') return say(buttons[action], lang);
  const [verb, ...args] = action.split(' ');
  const faces = args.length;
  if (verb === 'keep') return of(buttons.keep, hand - faces);
  if (verb === 'throw') return of(buttons.throw, faces);
  if (verb === 'reserve') return faces > 0 ? of(buttons.reserve, faces) : say(buttons.reserveNone, lang);
  if (verb === 'engage') return args[0] === '0' ? say(buttons.engageNone, lang) : of(buttons.engage, Number(args[0]));
  return verb === 'slot' ? say(buttons.slot, lang) : null;
}
