// What the board itself says; names and sentences about the play come from the server.

import { say, type Lang, type Words } from '../../words';
import type { Combo } from '../dicium/dice';
import type { Noun } from '../dicium/words';
import type { Use } from './view';

const both = (fr: string, en: string): Words => ({ fr, en });

export const t = {
  map: both('Carte', 'Chart'),
  myPeople: both('Mon peuple', 'My people'),
  yourPeople: both('Votre peuple', 'Your people'),
  round: both('Manche {n} · pile {left}', 'Round {n} · pile {left}'),
  roundShort: both('{n} · pile {left}', '{n} · pile {left}'),
  lastRound: both('Dernière manche', 'Last round'),
  turnOf: both('Tour {n} sur {of}', 'Turn {n} of {of}'),
  setup: both('Mise en place', 'Set-up'),
  over: both('Fin de la partie', 'End of the game'),

  commons: both('Objectifs communs', 'Common objectives'),
  toTheFirst: both('au premier qui l’atteint', 'for whoever comes first'),
  philosophers: both('Philosophes', 'Philosophers'),
  byThree: both('brelan ; 2 PV si gardé à la fin', 'three of a kind; 2 VP if held at the end'),
  inPile: both('dans la pile', 'in the pile'),
  faceDown: both('dans la pile, face cachée', 'in the pile, face down'),
  taken: both('acquise', 'taken'),
  discarded: both('contre un dé', 'for a die'),
  noneShown: both('place vide', 'empty place'),
  vpPile: both('Pile de PV : {n} sur {of}', 'VP pile: {n} of {of}'),
  vp: both('{n} PV', '{n} VP'),

  count: both('décompte\u00a0{n}', 'count\u00a0{n}'),
  countShort: both('décompte', 'count'),
  toLay: both('{n} à poser', '{n} to lay'),
  slain: both('{name}, vaincu', '{name}, slain'),
  open: both('{name} : débloqué', '{name}: unlocked'),
  covered: both('{name} : à débloquer', '{name}: to be unlocked'),
  heroOfColour: {
    blue: both('2 bleus', '2 blue'),
    yellow: both('2 jaunes', '2 yellow'),
    green: both('1 vert', '1 green'),
    red: both('1 rouge', '1 red'),
  },
  reroll: both('relance', 're-roll'),
  redeploy: both('retour', 'return'),
  noCards: both('aucun philosophe', 'no Philosopher'),
  secret: both('Objectif secret', 'Secret objective'),
  secretNow: both('{n} sur {of}', '{n} of {of}'),
  hiddenCards: both('{n}, cachés', '{n}, hidden'),
  fights: both('{n} attaques gagnées', '{n} attacks won'),
  capitalTag: both('capitale', 'Capital'),

  sea: both('mer', 'sea'),
  land: both('terre', 'land'),
  quarry: both('carrière', 'quarry'),
  quarryGone: both('carrière couverte', 'quarry covered'),
  quarryGain: both('carrière, une face verte de plus', 'quarry, one more green face'),
  tileOf: both('{tile} de {who}', '{tile} of {who}'),
  ownTile: both('votre {tile}', 'your {tile}'),
  pawnOf: both('pion de {who}', 'pawn of {who}'),
  yourPawn: both('votre pion', 'your pawn'),
  defence: both('{name}, défense {n}', '{name}, defence {n}'),
  fightThere: both('combat', 'fight'),
  costs: both('{use}, {n} {dice}', '{use}, {n} {dice}'),
  relocateTag: both('repli', 'fall back'),
  redeployTag: both('retour', 'return'),
  goBy: both('aller en {square}, {region} : {use}, {n} {dice}', 'go to {square}, {region}: {use}, {n} {dice}'),
  fightBy: both(
    'aller en {square} et combattre {foe} (défense {defence}) : {use}, {n} {dice}',
    'go to {square} and fight {foe} (defence {defence}): {use}, {n} {dice}',
  ),
  attackBy: both(
    'aller en {square} et attaquer le pion qui s’y trouve : {use}, {n} {dice}',
    'go to {square} and attack the pawn there: {use}, {n} {dice}',
  ),

  fight: both('Combat en {square}', 'Fight on {square}'),
  wrath: both('Colère divine', 'Divine wrath'),
  winPlayer: both('+2 PV ; {who} se replie.', '+2 VP; {who} falls back.'),
  losePlayer: both('vous vous repliez.', 'you fall back.'),
  winMonster: both('+3 PV et sa tuile.', '+3 VP and its tile.'),
  defendWin: both('{who} se replie.', '{who} falls back.'),
  defendLose: both('{who} +2 PV ; vous vous repliez.', '{who} +2 VP; you fall back.'),
  wrathWin: both('sans effet.', 'no effect.'),
  wonFight: both('{who} gagne, {what}.', '{who} wins, {what}.'),
  youWonFight: both('{who} gagnez, {what}.', '{who} win, {what}.'),
  lostFight: both('{who} perd, {what}.', '{who} loses, {what}.'),
  youLostFight: both('{who} perdez, {what}.', '{who} lose, {what}.'),
  avoided: both('{who} évite la colère divine.', '{who} avoids the divine wrath.'),
  youAvoided: both('{who} évitez la colère divine.', '{who} avoid the divine wrath.'),
  suffered: both('{who} subit la colère divine.', '{who} suffers the divine wrath.'),
  youSuffered: both('{who} subissez la colère divine.', '{who} suffer the divine wrath.'),
  sureDefence: both('La défense réussit sans lancer.', 'The defence succeeds without a throw.'),

  sageJoins: both('Un philosophe rejoint votre peuple', 'A Philosopher joins your people'),
  sageFrom: both(
    'La carte du dessus de la pile, ou une des cartes exposées.',
    'The top card of the pile, or one of the display.',
  ),
  keepOne: both('Gardez un objectif secret', 'Keep one Secret objective'),
  keepHow: both(
    'Jugé au décompte seulement. L’autre reste inconnu de tous.',
    'Judged at the final count only. Nobody will know the other one.',
  ),
  chosen: both('a choisi', 'has chosen'),
  chooses: both('choisit', 'is choosing'),
  youChoose: both('choisissez', 'are choosing'),

  candle: both('Tour {n} sur {of}', 'Turn {n} of {of}'),
  candleLeft: both('encore {n} tours', '{n} turns left'),
  candleHow: both('La bougie perd un cran à chaque tour.', 'The candle loses a notch every turn.'),
  toNext: both('Décompte : {count}, encore {n} pour devenir {rank}.', 'Count: {count}, {n} more to become {rank}.'),
  highest: both('Décompte : {count}, le rang le plus haut.', 'Count: {count}, the highest rank.'),
  alone: both('seul en jeu', 'alone in the game'),

  regionsHeld: both('Régions occupées', 'Regions held'),
  twoEach: both('2 PV chacune', '2 VP each'),
  secrets: both('Objectifs secrets', 'Secret objectives'),
  nobody: both('personne', 'nobody'),
  rankReached: both('Rang : {rank}', 'Rank: {rank}'),
  tieBreak: both('Égalité : merveille, puis monstres', 'Tie: wonder, then monsters'),
  tieWith: both('{who} : {wonder}, {n} {monsters}', '{who}: {wonder}, {n} {monsters}'),
  withWonder: both('merveille bâtie', 'wonder built'),
  noWonder: both('sans merveille', 'no wonder'),

  play: both('Jouer : {name}', 'Play: {name}'),
  playCard: both('Jouer {name}', 'Play {name}'),
  attack: both('Attaquer en {what}', 'Attack on {what}'),
  fightWith: both('Combattre : {who}', 'Fight: {who}'),
  combat: both('combat', 'combat'),
  card: both('carte', 'card'),
} satisfies Record<string, Words | Record<string, Words>>;

const counted = (one: Words, many: Words): Noun => ({ one, many });
export const regionNoun = counted(both('région', 'region'), both('régions', 'regions'));
export const sageNoun = counted(both('philosophe', 'Philosopher'), both('philosophes', 'Philosophers'));
export const bonusNoun = counted(both('bonus', 'bonus'), both('bonus', 'bonuses'));
export const handNoun = counted(both('dé en main', 'die in hand'), both('dés en main', 'dice in hand'));
export const pointNoun = counted(both('PV', 'VP'), both('PV', 'VP'));
export const monsterNoun = counted(both('monstre', 'monster'), both('monstres', 'monsters'));
export const tileNoun = counted(both('tuile en jeu', 'tile in play'), both('tuiles en jeu', 'tiles in play'));

interface RowWords {
  name: Words;
  does: Words;
}
const row = (name: Words, does: Words): RowWords => ({ name, does });
export const rowWords: Record<Combo, RowWords> = {
  BLUE: row(both('Bleu', 'Blue'), both('1 case de mer par face', '1 sea square a face')),
  YELLOW: row(both('Jaune', 'Yellow'), both('1 case de terre par face', '1 land square a face')),
  GREEN: row(both('Vert', 'Green'), both('cité 2–5 faces, temple 5', 'city 2–5 faces, temple 5')),
  RED: row(both('Rouge', 'Red'), both('+1 par dé au combat', '+1 a die in combat')),
  PAIR: row(both('Paire', 'Pair'), both('1 case, diagonale permise', '1 square, diagonal too')),
  STRAIGHT: row(both('Suite', 'Straight'), both('+1 dé ou 1 bonus', '+1 die or 1 bonus')),
  THREE: row(both('Brelan', 'Three'), both('1 philosophe', '1 Philosopher')),
  TWOPAIR: row(both('Double paire', 'Two pairs'), both('1 héros ici', '1 Hero here')),
  FOUR: row(both('Carré', 'Four'), both('colère divine', 'divine wrath')),
  FULL: row(both('Full', 'Full house'), both('cité + bonus, région', 'city + bonus, region')),
  POKER: row(both('Poker', 'Five'), both('merveille ou voyage', 'wonder or voyage')),
};
const level = (n: number) => ({
  ...row(both(`Cité ${n}`, `City ${n}`), both(`cité et bonus de niveau ${n}`, `city and bonus of level ${n}`)),
  cost: undefined,
});
// Uses that share a row.
export const useWords: Partial<Record<Use, RowWords & { sign?: string }>> = {
  city2: level(2),
  city3: level(3),
  city4: level(4),
  city5: level(5),
  temple: { ...row(both('Temple', 'Temple'), both('un temple dans la région, 3 PV', 'a temple in the region, 3 VP')) },
  temple3: {
    ...row(
      both('Xénophane', 'Xenophanes'),
      both('un temple pour 3 faces, avec la carte', 'a temple for 3 faces, with the card'),
    ),
    sign: 'civ-temple',
  },
  wonder: {
    ...row(both('Merveille', 'Wonder'), both('dans la région, 4 PV', 'in the region, 4 VP')),
    sign: 'civ-wonder',
  },
  voyage: { ...row(both('Voyage', 'Voyage'), both('vers n’importe quelle case', 'to any square')), sign: 'civ-ship' },
};
// On a tile of a phone.
export const shortWords: Partial<Record<Combo, Words>> = {
  TWOPAIR: both('2 paires', '2 pairs'),
  STRAIGHT: both('Suite', 'Straight'),
  FULL: both('Full', 'Full'),
};
// On a hole of the felt, and on a phone: short.
export const paidWords: Partial<Record<string, Words>> = {
  sea: both('mer', 'sea'),
  land: both('terre', 'land'),
  city2: both('cité 2', 'city 2'),
  city3: both('cité 3', 'city 3'),
  city4: both('cité 4', 'city 4'),
  city5: both('cité 5', 'city 5'),
  temple: both('temple', 'temple'),
  temple3: both('Xénoph.', 'Xenoph.'),
  wonder: both('merv.', 'wonder'),
  voyage: both('voyage', 'voyage'),
  combat: t.combat,
  card: t.card,
};

const comboOf: Partial<Record<Use, Combo>> = { sea: 'BLUE', land: 'YELLOW' };
const cityName = both('Cité, niveau {n}', 'City, level {n}');
export function useName(use: Use, lang: Lang): string {
  if (use.startsWith('city')) return say(cityName, lang, { n: use.slice(4) });
  return say(useWords[use]?.name ?? rowWords[comboOf[use] ?? (use.toUpperCase() as Combo)].name, lang);
}

// What a button says that gives this answer; {what} is the square or the name.
export const buttonWords: Partial<Record<string, Words>> = {
  go: both('Aller en {what}', 'Go to {what}'),
  lay: both('Poser en {what}', 'Lay on {what}'),
  hero: both('Ce héros', 'This Hero'),
  draw: both('Prendre la carte du dessus', 'Take the top card'),
  take: both('Prendre {what}', 'Take {what}'),
  target: both('Viser cet adversaire', 'Aim at this opponent'),
  relocate: both('Se replier en {what}', 'Fall back to {what}'),
  zeno: both('Zénon : {what}', 'Zeno: {what}'),
  redeploy: both('Revenir en {what}', 'Return to {what}'),
  secret: both('Garder « {what} »', 'Keep "{what}"'),
  claim: both('Prendre « {what} »', 'Take "{what}"'),
  trade: both('« {what} » contre un dé', '"{what}" for a die'),
  pair: both('Défausser cette paire', 'Discard this pair'),
  turn: both('Tourner ce dé', 'Turn this die'),
  faces: both('Garder {what}', 'Keep {what}'),
  pass: both('Sans carte', 'No card'),
};
