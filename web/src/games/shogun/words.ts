// What the board itself says; sentences about the play come from the server.

import { say, type Lang, type Words } from '../../words';
import type { Combo } from '../dicium/dice';
import { noun, type Noun } from '../dicium/words';
import type { Kind, Zone } from './castle';
import type { Camp, Use } from './view';

export const t = {
  castle: { fr: 'Château', en: 'Castle' },
  myCamp: { fr: 'Mon camp', en: 'My camp' },
  turn: { fr: 'Tour {n}', en: 'Turn {n}' },
  turnShort: { fr: '{n} · alerte {left}/{of}', en: '{n} · alert {left}/{of}' },
  setup: { fr: 'Mise en place', en: 'Set-up' },
  over: { fr: 'Fin de la partie', en: 'End of the game' },

  alert: { fr: 'Alerte', en: 'Alert' },
  alertsLeft: {
    fr: '{what} sur {of} ; à 0 les samouraïs gagnent.',
    en: '{what} of {of} left; at 0 the samurai win.',
  },
  lanterns: { fr: 'Alerte : {n} lanternes allumées sur {of}', en: 'Alert: {n} of {of} lanterns lit' },
  braziers: { fr: 'Braseros : {n}', en: 'Braziers: {n}' },
  extra: { fr: '+1', en: '+1' },

  yourNinjas: { fr: 'Vos ninjas', en: 'Your ninjas' },
  yourSamurai: { fr: 'Vos samouraïs', en: 'Your samurai' },
  ninja: { fr: 'ninja', en: 'ninja' },
  samurai: { fr: 'samouraï', en: 'samurai' },
  partner: { fr: 'partenaire', en: 'partner' },
  goalNinja: { fr: 'But : le Shogun jusqu’à un torii', en: 'Goal: the Shogun to a torii' },
  goalSamurai: { fr: 'But : vider les {n} cartes Alerte', en: 'Goal: discard the {n} Alert cards' },
  with: { fr: 'Avec {who}', en: 'With {who}' },
  torii: { fr: 'Torii à poser', en: 'Torii to lay' },
  garrisons: { fr: 'Garnisons à poser', en: 'Garrisons to lay' },
  stock: { fr: 'Pions hors jeu', en: 'Pawns not in play' },
  tilesOf: { fr: '{n} à poser', en: '{n} to lay' },
  stockOf: { fr: '{n} hors jeu', en: '{n} not in play' },
  none: { fr: 'aucun', en: 'none' },
  defends: { fr: 'défend :', en: 'defends:' },
  die: { fr: 'dé', en: 'die' },
  diePlus: { fr: 'dé +{n}', en: 'die +{n}' },
  dieOr: { fr: '{least} ou +{most}', en: '{least} or +{most}' },

  fight: { fr: 'Combat en {square}', en: 'Fight on {square}' },
  shot: { fr: 'Shuriken en {square}', en: 'Shuriken on {square}' },
  foes: { fr: 'encore {n} adversaires', en: '{n} opponents left' },
  beatenNinja: { fr: 'ce ninja revient à un torii.', en: 'this ninja goes back to a torii.' },
  beatenSamurai: { fr: 'ce samouraï repart dans une garnison.', en: 'this samurai goes back to a garrison.' },
  alarmToo: {
    fr: 'ce ninja revient à un torii ; −1 carte Alerte.',
    en: 'this ninja goes back to a torii; −1 Alert card.',
  },
  wonFight: { fr: '{who} gagne, {what}.', en: '{who} wins, {what}.' },
  youWonFight: { fr: '{who} gagnez, {what}.', en: '{who} win, {what}.' },
  tooNorth: { fr: 'trop au nord', en: 'too far north' },
  hasTorii: { fr: 'déjà un torii', en: 'a torii already' },
  burns: { fr: 'brasero allumé', en: 'a brazier burns' },
  endEscape: { fr: 'Le Shogun sort par un torii', en: 'The Shogun leaves by a torii' },
  endAlarm: { fr: 'Plus de carte Alerte', en: 'No Alert card left' },
  endNoSamurai: { fr: 'Plus de samouraï en jeu', en: 'No samurai in play' },
  endNoNinja: { fr: 'Plus de ninja en jeu', en: 'No ninja in play' },
  at: { fr: 'en {square}', en: 'on {square}' },
  onTheWay: { fr: '{n} % du chemin', en: '{n}% of the way' },
  alertsWere: { fr: 'reste {n} sur {of}', en: '{n} of {of} left' },
  leftInPlay: { fr: '{n} encore en jeu', en: '{n} still in play' },
  met: { fr: 'atteint', en: 'met' },
  afterTurns: { fr: '{what}, au tour {n}.', en: '{what}, in turn {n}.' },
  facts: { fr: 'Faits de la partie', en: 'Facts of the game' },
  fightsWon: { fr: 'Combats gagnés', en: 'Fights won' },
  outOf: { fr: '{n} sur {of}', en: '{n} of {of}' },
  bonusHand: { fr: 'Bonus · main active', en: 'Bonuses · active hand' },
  tilesLaid: { fr: 'Tuiles posées', en: 'Tiles laid' },
  race: { fr: 'La course à la victoire, coup par coup', en: 'The race to victory, move by move' },
  ninjas: { fr: 'ninjas', en: 'ninjas' },
  samurais: { fr: 'samouraïs', en: 'samurai' },
  play: { fr: 'Jouer : {name}', en: 'Play: {name}' },
  nothing: { fr: 'aucun effet.', en: 'no effect.' },

  afar: { fr: '{square} : {use}, {n} {dice}', en: '{square}: {use}, {n} {dice}' },
  lit: { fr: 'brasero allumé', en: 'brazier lit' },
  toriiTile: { fr: 'tuile Torii', en: 'Torii tile' },
  gardenTile: { fr: 'tuile Torii, face Jardin', en: 'Torii tile, Garden face' },
  garrisonTile: { fr: 'tuile Garnison', en: 'Garrison tile' },
  shogun: { fr: 'Shogun', en: 'Shogun' },
  captive: { fr: 'Shogun captif', en: 'captured Shogun' },
  pawn: { fr: '{camp} de {who}', en: '{camp} of {who}' },
  carrier: { fr: '{camp} de {who}, tient le Shogun', en: '{camp} of {who}, holds the Shogun' },
  on: { fr: '{who}, {square}', en: '{who}, {square}' },
  progress: { fr: 'progrès', en: 'progress' },
  handDice: { fr: 'dés de la main active', en: 'dice of the active hand' },
  combat: { fr: 'combat', en: 'combat' },
} satisfies Record<string, Words>;

export const pawnNoun: Noun = {
  one: { fr: 'pion en jeu', en: 'pawn in play' },
  many: { fr: 'pions en jeu', en: 'pawns in play' },
};
export const tileNoun: Noun = {
  one: { fr: 'tuile à poser', en: 'tile to lay' },
  many: { fr: 'tuiles à poser', en: 'tiles to lay' },
};
export const bonusNoun: Noun = {
  one: { fr: 'bonus', en: 'bonus' },
  many: { fr: 'bonus', en: 'bonuses' },
};
const alertCard: Noun = {
  one: { fr: 'carte', en: 'card' },
  many: { fr: 'cartes', en: 'cards' },
};
export const alertNoun = (n: number, lang: Lang) => noun(alertCard, n, lang);

export const campWords: Record<Camp, Words> = { ninja: t.ninja, samurai: t.samurai };

export const campsWords: Record<Camp, Words> = { ninja: t.ninjas, samurai: t.samurais };
export const sourceWords: Record<'brazier' | 'fight' | 'banzai', Words> = {
  brazier: { fr: 'Alertes : braseros', en: 'Alerts: braziers' },
  fight: { fr: 'Alertes : combats', en: 'Alerts: fights' },
  banzai: { fr: 'Alertes : banzai', en: 'Alerts: Banzai' },
};

// For who plays the introduction, until its first turn is over.
export const coaching: readonly Words[] = [
  { fr: 'Initiation. Un tour, c’est 2-2-2 :', en: 'Introduction. A turn is 2-2-2:' },
  {
    fr: '1. lancez vos dés ; relancez une fois ceux que vous voulez ;',
    en: '1. throw your dice; once, throw again those you like;',
  },
  {
    fr: '2. jouez jusqu’à deux combinaisons, de couleur ou de valeurs ;',
    en: '2. play up to two combinations, of a colour or of values;',
  },
  {
    fr: '3. gardez jusqu’à deux dés pour la suite : un rouge vous défend.',
    en: '3. keep up to two dice for later: a red one defends you.',
  },
  {
    fr: 'Les portes rouges arrêtent les ninjas et laissent passer les samouraïs. Un jardin allumé n’accueille plus de torii.',
    en: 'Red doors stop ninjas and let samurai pass. A garden that burns takes no torii any more.',
  },
];

export const zoneWords: Record<Zone, Words> = {
  nw: { fr: 'jardin nord-ouest', en: 'north-west garden' },
  n: { fr: 'jardin nord', en: 'north garden' },
  ne: { fr: 'jardin nord-est', en: 'north-east garden' },
  w: { fr: 'jardin ouest', en: 'west garden' },
  e: { fr: 'jardin est', en: 'east garden' },
  sw: { fr: 'jardin sud-ouest', en: 'south-west garden' },
  s: { fr: 'jardin sud', en: 'south garden' },
  se: { fr: 'jardin sud-est', en: 'south-east garden' },
  K: { fr: 'couloir', en: 'corridor' },
  T: { fr: 'salle du trône', en: 'throne room' },
};
// What a square is beside its zone.
export const kindWords: Partial<Record<Kind, Words>> = {
  throne: { fr: 'Trône', en: 'Throne' },
  torii: { fr: 'torii', en: 'torii' },
  garrison: { fr: 'garnison', en: 'garrison' },
  altar: { fr: 'autel', en: 'altar' },
  brazier: { fr: 'brasero éteint', en: 'unlit brazier' },
};

interface RowWords {
  name: Words;
  does: Words;
}
const both = (fr: string, en: string): Words => ({ fr, en });
const row = (name: Words, does: Words): RowWords => ({ name, does });
const names: Record<Exclude<Combo, 'YELLOW'>, Words> = {
  BLUE: both('Déplacement', 'Movement'),
  GREEN: both('Ki', 'Ki'),
  RED: both('Rouge', 'Red'),
  PAIR: both('Paire', 'Pair'),
  STRAIGHT: both('Suite', 'Straight'),
  THREE: both('Brelan', 'Three'),
  TWOPAIR: both('Double paire', 'Two pairs'),
  FOUR: both('Carré', 'Four'),
  FULL: both('Full', 'Full'),
  POKER: both('Poker', 'Poker'),
};
const common: Record<'BLUE' | 'GREEN' | 'RED' | 'PAIR' | 'STRAIGHT', RowWords> = {
  BLUE: row(names.BLUE, both('1 case par face', '1 square a face')),
  GREEN: row(names.GREEN, both('bonus du niveau', 'bonus of the level')),
  RED: row(names.RED, both('+1 par dé au combat', '+1 a die in combat')),
  PAIR: row(names.PAIR, both('2 cases', '2 squares')),
  STRAIGHT: row(names.STRAIGHT, both('main +1 ou bonus', 'hand +1 or bonus')),
};
// The two individual boards.
export const rowWords: Record<Camp, Record<Combo, RowWords>> = {
  ninja: {
    ...common,
    YELLOW: row(both('Ninjutsu', 'Ninjutsu'), both('porte, tir, mur', 'door, throw, wall')),
    THREE: row(names.THREE, both('torii + bonus', 'torii + bonus')),
    TWOPAIR: row(names.TWOPAIR, both('pion en jeu', 'new pawn')),
    FOUR: row(names.FOUR, both('5 cases', '5 squares')),
    FULL: row(names.FULL, both('3 cases, portes', '3 squares, doors')),
    POKER: row(names.POKER, both('5 cases, portes', '5 squares, doors')),
  },
  samurai: {
    ...common,
    YELLOW: row(both('Bushido', 'Bushido'), both('retour, feu, charge', 'return, fire, charge')),
    THREE: row(names.THREE, both('3 cases, +1 rouge', '3 squares, +1 red')),
    TWOPAIR: row(names.TWOPAIR, both('garnison + bonus', 'garrison + bonus')),
    FOUR: row(names.FOUR, both('pion en jeu', 'new pawn')),
    FULL: row(names.FULL, both('2 cases, brasero', '2 squares, brazier')),
    POKER: row(names.POKER, both('5 cases, brasero', '5 squares, brazier')),
  },
};
// Uses that share a row: name, and what they do.
export const useWords: Partial<Record<Use, RowWords & { cost?: number }>> = {
  opening: { ...row(both('Ouverture', 'Opening'), both('passe une porte', 'through a door')), cost: 2 },
  shuriken: { ...row(both('Shuriken', 'Shuriken'), both('attaque au loin', 'attack from afar')), cost: 3 },
  infiltration: { ...row(both('Infiltration', 'Infiltration'), both('traverse un mur', 'through a wall')), cost: 4 },
  redeployment: { ...row(both('Redéploiement', 'Redeployment'), both('vers une garnison', 'to a garrison')), cost: 2 },
  brazier: { ...row(both('Brasero', 'Brazier'), both('allume, alerte −1', 'light, alert −1')), cost: 3 },
  banzai: { ...row(both('Banzai', 'Banzai'), both('3 cases, tue tout', '3 squares, kills all')), cost: 4 },
  ki2: row(both('niv. 2', 'lev. 2'), both('bonus de niveau 2', 'bonus of level 2')),
  ki3: row(both('niv. 3', 'lev. 3'), both('bonus de niveau 3', 'bonus of level 3')),
  ki4: row(both('niv. 4', 'lev. 4'), both('bonus de niveau 4', 'bonus of level 4')),
  ki5: row(both('niv. 5', 'lev. 5'), both('bonus de niveau 5', 'bonus of level 5')),
};
// On a tile of a phone.
export const shortWords: Partial<Record<Combo, Words>> = {
  BLUE: both('Pas', 'Steps'),
  TWOPAIR: both('2 paires', '2 pairs'),
};
// On a hole of the felt: short.
export const paidWords: Partial<Record<string, Words>> = {
  move: both('pas', 'steps'),
  opening: both('porte', 'door'),
  shuriken: both('tir', 'throw'),
  infiltration: both('mur', 'wall'),
  redeployment: both('retour', 'return'),
  brazier: both('feu', 'fire'),
  banzai: both('banzai', 'banzai'),
  combat: t.combat,
};

export const useName = (use: Use, camp: Camp, lang: Lang): string => {
  if (use.startsWith('ki')) return `${say(names.GREEN, lang)} ${use.slice(2)}`;
  const combo = use === 'move' ? 'BLUE' : (use.toUpperCase() as Combo);
  return say(useWords[use]?.name ?? rowWords[camp][combo].name, lang);
};

// What a button says that gives this answer.
export const buttonWords: Partial<Record<string, Words>> = {
  post: both('Placer en {where}', 'Begin on {where}'),
  pawn: both('Ce pion', 'This pawn'),
  go: both('Aller en {where}', 'Go to {where}'),
  target: both('Viser ce samouraï', 'Aim at this samurai'),
  foe: both('Combattre ce pion', 'Fight this pawn'),
  back: both('Remettre en {where}', 'Put back on {where}'),
  take: both('Prendre le Shogun', 'Take the Shogun'),
  give: both('Donner le Shogun', 'Give the Shogun'),
  leave: both('Ne rien changer', 'Change nothing'),
  tile: both('Déplacer cette tuile', 'Move this tile'),
  lay: both('Poser en {where}', 'Lay on {where}'),
  enter: both('Entrer en {where}', 'Come in on {where}'),
  step: both('Charger en {where}', 'Charge to {where}'),
  halt: both('S’arrêter ici', 'Stop here'),
};
