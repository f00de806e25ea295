// What the board itself says; names, texts and sentences about the play come from the server.

import { say, type Lang, type Words } from '../../words';
import type { Combo } from '../dicium/dice';
import { noun, type Noun } from '../dicium/words';
import type { Decision, Verb } from './generated';
import type { Use } from './view';

export const t = {
  course: { fr: 'Piste', en: 'Course' },
  myCar: { fr: 'Ma voiture', en: 'My car' },
  round: { fr: 'Manche {n}', en: 'Round {n}' },
  roundOf: { fr: 'Manche {n} sur {of}', en: 'Round {n} of {of}' },
  lastRound: { fr: 'Dernier tour', en: 'Last round' },
  over: { fr: 'Fin de la course', en: 'End of the race' },
  raceOf: { fr: 'La course, coup par coup', en: 'The race, move by move' },

  square: { fr: 'case {n}', en: 'square {n}' },
  squareShort: { fr: 'case', en: 'square' },
  gate: { fr: 'Départ · arrivée', en: 'Start · finish' },
  gateShort: { fr: 'Arrivée', en: 'Finish' },
  finishShort: { fr: 'arr.', en: 'fin.' },
  plusOne: { fr: '+1', en: '+1' },
  order: { fr: 'Ordre de la course', en: 'Order of the race' },
  whole: { fr: 'Toute la piste', en: 'The whole course' },
  close: { fr: 'De près', en: 'Close up' },
  left: { fr: 'Vers la gauche', en: 'To the left' },
  right: { fr: 'Vers la droite', en: 'To the right' },

  // ways
  driveTo: { fr: 'rouler en {n} {steps} jusqu’en {where}', en: 'drive {n} {steps} to {where}' },
  discarding: { fr: 'en défaussant {what}', en: 'discarding {what}' },
  throughStorm: { fr: 'avec un test dans la Tornade', en: 'with a test in the Tornado' },
  byDice: { fr: '{way} : {use}, {n} {dice}', en: '{way}: {use}, {n} {dice}' },
  goTo: { fr: 'Aller en {where}', en: 'Go to {where}' },
  goBy: { fr: 'En {where} : {how}', en: 'To {where}: {how}' },
  byRoad: { fr: 'par la route', en: 'by the road' },
  minusOne: { fr: '−1 {what}', en: '−1 {what}' },
  test: { fr: 'test ≥ {n}', en: 'test ≥ {n}' },
  nextTurn: { fr: 'au tour suivant', en: 'next turn' },
  apart: { fr: '{a} et {b} : {n}', en: '{a} and {b}: {n}' },
  stopsHere: { fr: 'arrêt', en: 'stops' },

  // commons
  technologies: { fr: 'Technologies à prendre', en: 'Technologies to take' },
  threeYellow: { fr: '3 faces jaunes', en: '3 yellow faces' },
  cheats: { fr: 'Cartes Triche', en: 'Cheat cards' },
  stormAt: { fr: 'Tornade : case {n}, à {who}', en: 'Tornado: square {n}, of {who}' },
  stormAway: { fr: 'Tornade : à côté de la pile', en: 'Tornado: beside the pile' },
  pileOf: { fr: 'Pioche : {n}', en: 'Draw pile: {n}' },
  discardOf: { fr: 'Défausse : {n}', en: 'Discard pile: {n}' },
  emptyPlace: { fr: 'place vide', en: 'empty place' },
  drone: { fr: 'Le drone', en: 'The drone' },
  dronePace: { fr: '+{n} cases avant chaque tour', en: '+{n} squares before each turn' },
  droneTest: { fr: 'test : 5 ou 6', en: 'test: 5 or 6' },

  // seats
  leads: { fr: 'en tête', en: 'leads' },
  inGarage: { fr: 'au garage', en: 'in the garage' },
  plays: { fr: 'joue', en: 'plays' },
  mate: { fr: 'votre équipe', en: 'your team' },
  others: { fr: 'équipe adverse', en: 'other team' },
  arrived: { fr: 'arrivé', en: 'finished' },
  handIs: { fr: 'main de {n} dés', en: 'hand of {n} dice' },
  heldOf: { fr: '{n} cartes Triche', en: '{n} Cheat cards' },
  heldOne: { fr: '1 carte Triche', en: '1 Cheat card' },
  heldKnown: { fr: '{held}, dont {known}', en: '{held}, among them {known}' },

  // one's own side
  bonuses: { fr: 'Bonus', en: 'Bonuses' },
  tiles: { fr: 'Technologies', en: 'Technologies' },
  yourCards: { fr: 'Vos cartes Triche', en: 'Your Cheat cards' },
  noCards: { fr: 'aucune carte', en: 'no card' },
  free: { fr: 'libre', en: 'free' },
  known: { fr: 'connue de tous', en: 'known to all' },
  toLose: { fr: 'serait défaussée', en: 'would be discarded' },
  play: { fr: 'Jouer : {name}', en: 'Play: {name}' },
  playCard: { fr: 'Jouer {name}', en: 'Play {name}' },

  // cards in play, tests
  inPlay: { fr: 'En jeu', en: 'In play' },
  against: { fr: 'contre {who}', en: 'against {who}' },
  cancelled: { fr: 'annulée', en: 'cancelled' },
  drivingTest: { fr: 'Test de conduite', en: 'Driving test' },
  theBump: { fr: 'l’accrochage', en: 'the bump' },
  failRetreat: { fr: 'recul, {from} → {to}.', en: 'retreat, {from} → {to}.' },
  failStorm: { fr: 'arrêt dans la Tornade.', en: 'the Tornado stops the car.' },
  failCard: { fr: 'la carte fait effet.', en: 'the card takes effect.' },
  winTest: { fr: 'rien ne se passe.', en: 'nothing happens.' },
  passed: { fr: '{who} réussit le test, {n} contre {of}.', en: '{who} passes the test, {n} against {of}.' },
  failed: { fr: '{who} rate le test, {n} contre {of}.', en: '{who} fails the test, {n} against {of}.' },
  youPassed: { fr: 'Vous réussissez le test, {n} contre {of}.', en: 'You pass the test, {n} against {of}.' },
  youFailed: { fr: 'Vous ratez le test, {n} contre {of}.', en: 'You fail the test, {n} against {of}.' },

  // the end
  facts: { fr: 'Faits de la course', en: 'Facts of the race' },
  markers: { fr: 'Bonus (égalités)', en: 'Bonuses (ties)' },
  afterRounds: { fr: 'Après {n} manches.', en: 'After {n} rounds.' },
  droneWas: { fr: 'Le drone : {n}', en: 'The drone: {n}' },
  cardsPlayed: { fr: 'Cartes jouées', en: 'Cards played' },
  shortCuts: { fr: 'Raccourcis', en: 'Short cuts' },
  bumps: { fr: 'Accrochages', en: 'Bumps' },
  retreats: { fr: 'Reculs subis', en: 'Retreats suffered' },
  tests: { fr: 'Tests réussis', en: 'Tests passed' },
  outOf: { fr: '{n} sur {of}', en: '{n} of {of}' },
  metAt: { fr: 'Rencontre en {where}', en: 'They met on {where}' },
} satisfies Record<string, Words>;

const both = (fr: string, en: string): Words => ({ fr, en });
const pair = (one: Words, many: Words): Noun => ({ one, many });
export const squareNoun = pair(both('case', 'square'), both('cases', 'squares'));
export const stepNoun = pair(both('pas', 'step'), both('pas', 'steps'));
export const bonusNoun = pair(both('bonus', 'bonus'), both('bonus', 'bonuses'));
export const tileNoun = pair(both('tuile', 'tile'), both('tuiles', 'tiles'));
export const cardNoun = pair(both('carte Triche', 'Cheat card'), both('cartes Triche', 'Cheat cards'));
export const progressNoun = pair(
  both('case de progrès', 'square of progress'),
  both('cases de progrès', 'squares of progress'),
);
export const handNoun = pair(both('dé de la main', 'die of the hand'), both('dés de la main', 'dice of the hand'));

// "+16 cases", "−2 cases"
export const gainWords = (n: number, lang: Lang): string =>
  `${n < 0 ? '−' : '+'}${Math.abs(n)} ${noun(squareNoun, Math.abs(n), lang)}`;
export const heldWords = (n: number, lang: Lang) => (n === 1 ? say(t.heldOne, lang) : say(t.heldOf, lang, { n }));

// A long word may be parted between two equal letters, where a card is narrow.
export const parted = (name: string): string =>
  name.replace(/\p{L}{10,}/gu, (word) => word.replace(/(.{3,})([lmnrst])\2(?=.{3})/u, '$1$2\u00ad$2'));

interface RowWords {
  name: Words;
  does: Words;
}
const row = (name: Words, does: Words): RowWords => ({ name, does });
export const rowWords: Record<Combo, RowWords> = {
  BLUE: row(both('Bleu', 'Blue'), both('1 case / face', '1 per face')),
  YELLOW: row(both('Jaune', 'Yellow'), both('3 faces : tuile', '3 faces: tile')),
  GREEN: row(both('Vert', 'Green'), both('2 à 5 : bonus', '2 to 5: bonus')),
  RED: row(both('Rouge', 'Red'), both('3 faces : triche', '3 faces: cheat')),
  PAIR: row(both('Paire', 'Pair'), both('2 cases', '2 squares')),
  STRAIGHT: row(both('Suite', 'Straight'), both('+1 dé / bonus', '+1 die / bonus')),
  THREE: row(both('Brelan', 'Three'), both('1 carte triche', '1 cheat card')),
  TWOPAIR: row(both('2 paires', 'Two pairs'), both('3 cases + choc', '3 + a bump')),
  FOUR: row(both('Carré', 'Four'), both('5 cases', '5 squares')),
  FULL: row(both('Full', 'Full'), both('dirigeable 3', 'airship 3')),
  POKER: row(both('Poker', 'Poker'), both('dirigeable 5', 'airship 5')),
};
export const useWords: Partial<Record<Use, RowWords & { cost?: number }>> = {
  tech: row(both('Tuile', 'Tile'), both('1 tuile', '1 tile')),
  cheat: row(both('Triche', 'Cheat'), both('1 carte', '1 card')),
  bonus2: row(both('niv. 2', 'lev. 2'), both('bonus niv. 2', 'bonus lev. 2')),
  bonus3: row(both('niv. 3', 'lev. 3'), both('bonus niv. 3', 'bonus lev. 3')),
  bonus4: row(both('niv. 4', 'lev. 4'), both('bonus niv. 4', 'bonus lev. 4')),
  bonus5: row(both('niv. 5', 'lev. 5'), both('bonus niv. 5', 'bonus lev. 5')),
};
// On a tile of a phone.
export const shortWords: Partial<Record<Combo, Words>> = {};
// A use in a word: on a hole of the felt, on a tile of a phone.
export const paidWords: Partial<Record<string, Words>> = {
  move: both('route', 'road'),
  tech: both('tuile', 'tile'),
  cheat: both('triche', 'cheat'),
  combat: both('test', 'test'),
  card: both('carte', 'card'),
};
export const useName = (use: Use, lang: Lang): string => {
  const combo = use === 'move' ? 'BLUE' : (use.toUpperCase() as Combo);
  if (use.startsWith('bonus')) return `${say(rowWords.GREEN.name, lang)} ${use.slice(5)}`;
  return say(use === 'tech' ? rowWords.YELLOW.name : use === 'cheat' ? rowWords.RED.name : rowWords[combo].name, lang);
};

// What a button says that gives this answer, where the words of the option are long.
export const buttonWords: Partial<Record<Verb, Words>> = {
  pass: both('Passer', 'Pass'),
  forgo: both('Subir sans test', 'Suffer it'),
  halt: both('S’arrêter ici', 'Stop here'),
  'no bump': both('N’accrocher personne', 'Bump nobody'),
  pair: both('Défausser cette paire', 'Discard this pair'),
  draw: both('Piocher', 'Draw'),
  turn: both('Tourner ce dé', 'Turn this die'),
};
export const tileButtons: Partial<Record<Decision, Words>> = {
  tech: both('Prendre', 'Take'),
  lose: both('Défausser', 'Discard'),
  steal: both('Voler', 'Steal'),
};
export const nameButtons: Partial<Record<Verb, Words>> = {
  lay: both('Poser en {name}', 'Lay on {name}'),
  take: both('Prendre {name}', 'Take {name}'),
  way: both('Partir : {name}', 'Set off: {name}'),
};
