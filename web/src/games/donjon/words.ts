// What the board itself says; names, texts and sentences about the play come from the server.

import { say, type Lang, type Words } from '../../words';
import type { Combo } from '../dicium/dice';
import { noun, type Noun } from '../dicium/words';
import type { Use } from './view';

export const t = {
  dungeon: { fr: 'Donjon', en: 'Dungeon' },
  mySheet: { fr: 'Ma fiche', en: 'My sheet' },
  turn: { fr: 'Tour {n} sur {of} au plus', en: 'Turn {n} of {of} at most' },
  turnShort: {
    fr: '{n} · coffres {open}/{of}',
    en: '{n} · chests {open}/{of}',
  },
  setup: { fr: 'Mise en place', en: 'Set-up' },
  over: { fr: 'Fin de la partie', en: 'End of the game' },

  // the dungeon's own column
  theDungeon: { fr: 'Le donjon', en: 'The dungeon' },
  find: { fr: 'Trouvaille', en: 'Find' },
  trap: { fr: 'Piège', en: 'Trap' },
  goblin: { fr: 'Gobelin', en: 'Goblin' },
  king: { fr: 'Roi Gobelin', en: 'Goblin King' },
  reveal: { fr: 'Révéler', en: 'Reveal' },
  throwKing: { fr: 'Dé du Roi', en: "King's die" },
  revealLong: {
    fr: 'Révéler votre carte Aventure',
    en: 'Reveal your Adventure card',
  },
  throwKingLong: {
    fr: 'Lancer le dé du Roi Gobelin',
    en: "Throw the Goblin King's die",
  },
  coming: { fr: 'Cartes à venir', en: 'Cards to come' },
  pileOf: { fr: '{who} : {what}', en: '{who}: {what}' },
  pileIs: {
    fr: '{find} trouvailles, {trap} pièges, {goblin} gobelins',
    en: '{find} finds, {trap} traps, {goblin} goblins',
  },
  kingBelow: { fr: 'le Roi Gobelin dessous', en: 'the Goblin King below' },
  den: { fr: 'Réserve', en: 'Reserve' },
  denLeft: { fr: 'Encore {what}.', en: '{what} left.' },
  denNext: {
    fr: 'Le {n}ᵉ fait perdre.',
    en: 'One more than that loses the game.',
  },
  denEmpty: { fr: 'Vide !', en: 'Empty!' },
  denLast: {
    fr: 'Le prochain gobelin fait perdre.',
    en: 'The next goblin loses the game.',
  },
  denIs: { fr: '{n} en réserve sur {of}', en: '{n} of {of} in reserve' },
  kingIn: { fr: 'entre dans {n} tours', en: 'enters in {n} turns' },
  kingNext: { fr: 'entre au tour de {who}', en: 'enters in the turn of {who}' },
  toThrone: { fr: 'Au trône', en: 'To the throne' },
  kingTurns: {
    fr: 'dans {least} à {most} tours',
    en: 'in {least} to {most} turns',
  },
  kingTurn: { fr: 'au prochain tour', en: 'in the next turn' },
  march: { fr: 'Dé du Roi : {n}', en: "King's die: {n}" },
  itsTurn: { fr: 'Tour du donjon', en: "The dungeon's turn" },
  again: { fr: 'Revoir le tour du donjon', en: "Watch the dungeon's turn again" },
  againShort: { fr: 'Revoir', en: 'Again' },
  places: { fr: '{who} place un gobelin', en: '{who} places a goblin' },
  choosesPortal: { fr: '{who} choisit un portail', en: '{who} chooses a portal' },
  nobodyYet: { fr: 'Aucune carte ce tour', en: 'No card this turn' },

  // the chest board
  chests: { fr: '{n} {what} sur {of}', en: '{n} of {of} chests' },
  trophiesOf: {
    fr: '{all} − {n} {what} de {who}',
    en: '{all} − {n} {what} of {who}',
  },
  noTrophies: {
    fr: 'un trophée en demande un de moins',
    en: 'a trophy asks for one less',
  },
  crownAt: { fr: 'couronne : {where}', en: 'crown: {where}' },
  crownFound: { fr: 'couronne : trouvée', en: 'crown: found' },
  or: { fr: '{some} ou {last}', en: '{some} or {last}' },
  notch: { fr: 'Coffre {n} : {what}', en: 'Chest {n}: {what}' },
  notchFree: { fr: 'à ouvrir', en: 'to be opened' },
  notchOff: { fr: 'plus demandé', en: 'no longer asked for' },

  // people
  plays: { fr: 'joue', en: 'plays' },
  heroIs: { fr: '{hero}, main de {n} dés', en: '{hero}, hand of {n} dice' },
  bonuses: { fr: 'Bonus', en: 'Bonuses' },
  trophies: { fr: 'Trophées', en: 'Trophies' },
  trophyGives: { fr: '{n} coffres', en: '{n} chests' },
  trophyCount: { fr: 'trophées : {n} sur 3', en: 'trophies: {n} of 3' },
  things: { fr: 'Parchemins et objets', en: 'Scrolls and objects' },
  noThing: { fr: 'ni parchemin ni objet', en: 'neither scroll nor object' },
  read: { fr: 'lire', en: 'read' },

  // squares
  closed: { fr: 'coffre fermé', en: 'closed chest' },
  emptied: { fr: 'coffre vide', en: 'empty chest' },
  holds: { fr: 'on y a vu {what}', en: '{what} was seen there' },
  foe: { fr: '{what}, défense {n}', en: '{what}, defence {n}' },
  portalTile: { fr: 'tuile Portail', en: 'Portal tile' },
  heroOf: { fr: '{hero} de {who}', en: '{hero} of {who}' },
  diceTag: { fr: '{n} dés', en: '{n} dice' },

  // a fight
  fight: { fr: '{foe} en {square}', en: '{foe} on {square}' },
  fireball: { fr: 'Boule de feu en {square}', en: 'Fireball on {square}' },
  winGoblin: {
    fr: 'le gobelin retourne en réserve.',
    en: 'the goblin goes back to the reserve.',
  },
  winMonster: {
    fr: '+1 trophée, +1 bonus au choix.',
    en: '+1 trophy, +1 bonus of your choice.',
  },
  lose: { fr: 'retour à un portail.', en: 'back to a portal.' },
  loseRanged: { fr: 'aucun effet.', en: 'no effect.' },
  wonFight: { fr: '{who} gagne, {what}.', en: '{who} wins, {what}.' },
  youWonFight: { fr: '{who} gagnez, {what}.', en: '{who} win, {what}.' },
  combat: { fr: 'combat', en: 'combat' },

  // a treasure that was found
  found: { fr: 'Trésor', en: 'Treasure' },

  // the end
  why: { fr: 'Pourquoi', en: 'Why' },
  deeds: { fr: 'Ce que chacun a fait', en: 'What each has done' },
  together: { fr: 'ensemble', en: 'together' },
  crownWas: { fr: 'La couronne', en: 'The crown' },
  crownYes: { fr: 'trouvée', en: 'found' },
  crownNo: { fr: 'pas trouvée', en: 'not found' },
  chestsWere: { fr: 'Les coffres', en: 'The chests' },
  chestsCount: {
    fr: '{n} ouverts, {of} demandés',
    en: '{n} opened, {of} asked for',
  },
  denWas: { fr: 'La réserve à gobelins', en: 'The goblin reserve' },
  kingWas: { fr: 'Le Roi Gobelin', en: 'The Goblin King' },
  kingAway: { fr: 'n’est pas entré', en: 'did not enter' },
  kingSits: { fr: 'est assis sur son trône', en: 'sits on his throne' },
  kingLeft: { fr: 'à {n} {what} du trône', en: '{n} {what} from the throne' },
  overrun: {
    fr: 'vide quand un gobelin devait apparaître',
    en: 'empty when a goblin had to appear',
  },
  met: { fr: 'bien', en: 'good' },
  notMet: { fr: 'mal', en: 'bad' },
  chestsOpened: { fr: 'Coffres ouverts', en: 'Chests opened' },
  monstersBeaten: { fr: 'Monstres battus', en: 'Monsters beaten' },
  goblinsBeaten: { fr: 'Gobelins chassés', en: 'Goblins chased' },
  goblinsPlaced: { fr: 'Gobelins placés', en: 'Goblins placed' },
  fightsLost: { fr: 'Combats perdus', en: 'Fights lost' },
  afterTurns: { fr: 'Tour {n}.', en: 'Turn {n}.' },
  race: {
    fr: 'L’avance du groupe, coup par coup',
    en: 'How far the group is, move by move',
  },
  play: { fr: 'Jouer : {name}', en: 'Play: {name}' },
} satisfies Record<string, Words>;

export const goblinNoun: Noun = {
  one: { fr: '1 gobelin', en: '1 goblin' },
  many: { fr: '{n} gobelins', en: '{n} goblins' },
};
export const goblinWords = (n: number, lang: Lang): string => noun(goblinNoun, n, lang).replace('{n}', `${n}`);
export const trophyNoun: Noun = {
  one: { fr: 'trophée', en: 'trophy' },
  many: { fr: 'trophées', en: 'trophies' },
};
export const bonusNoun: Noun = {
  one: { fr: 'bonus', en: 'bonus' },
  many: { fr: 'bonus', en: 'bonuses' },
};
export const thingNoun: Noun = {
  one: { fr: 'parchemin ou objet', en: 'scroll or object' },
  many: { fr: 'parchemins et objets', en: 'scrolls and objects' },
};
const chestNoun: Noun = {
  one: { fr: 'coffre', en: 'chest' },
  many: { fr: 'coffres', en: 'chests' },
};
export const chestsWords = (n: number, of: number, lang: Lang): string =>
  say(t.chests, lang, { n, of, what: noun(chestNoun, n, lang) });

interface RowWords {
  name: Words;
  does: Words;
}
const both = (fr: string, en: string): Words => ({ fr, en });
const row = (name: Words, does: Words): RowWords => ({ name, does });

// The individual board, the same for every hero.
export const rowWords: Record<Combo, RowWords> = {
  BLUE: row(both('Déplacement', 'Movement'), both('1 case/face', '1 square/face')),
  YELLOW: row(both('Magie', 'Magic'), both('sorts', 'spells')),
  GREEN: row(both('Fouille', 'Search'), both('bonus, coffre', 'bonus, chest')),
  RED: row(both('Combat', 'Combat'), both('+1/dé', '+1/die')),
  PAIR: row(both('Paire', 'Pair'), both('2 cases', '2 squares')),
  STRAIGHT: row(both('Suite', 'Straight'), both('main +1 ou bonus', 'hand +1 or bonus')),
  THREE: row(both('Brelan', 'Three'), both('3 cases, +1 combat', '3 squares, +1 combat')),
  TWOPAIR: row(both('2 paires', '2 pairs'), both('tuile Portail', 'Portal tile')),
  FOUR: row(both('Carré', 'Four'), both('−1 gobelin', '−1 goblin')),
  FULL: row(both('Full', 'Full'), both('3 cases, tue tout', '3 squares, kills all')),
  POKER: row(both('Poker', 'Poker'), both('n’importe où', 'anywhere')),
};
// Uses that share a row: name, what they do, faces.
export const useWords: Partial<Record<Use, RowWords & { cost?: number; sign?: string }>> = {
  opening: {
    ...row(both('Ouverture', 'Opening'), both('une porte', 'a door')),
    cost: 1,
    sign: 'don-sp-opening',
  },
  fireball: {
    ...row(both('Boule de feu', 'Fireball'), both('au loin', 'from afar')),
    cost: 2,
    sign: 'don-sp-fireball',
  },
  wallpass: {
    ...row(both('Passe-muraille', 'Wall-pass'), both('un mur', 'a wall')),
    cost: 3,
    sign: 'don-sp-wallpass',
  },
  finger: {
    ...row(both('Doigt de mort', 'Finger of death'), both('−1 gobelin', '−1 goblin')),
    cost: 4,
    sign: 'don-sp-finger',
  },
  portal: {
    ...row(both('Portail', 'Portal'), both('la tuile', 'the tile')),
    cost: 4,
    sign: 'don-portal',
  },
  search2: row(both('niv. 2', 'lev. 2'), both('bonus de niveau 2', 'bonus of level 2')),
  search3: row(both('niv. 3', 'lev. 3'), both('bonus de niveau 3', 'bonus of level 3')),
  search4: row(both('niv. 4', 'lev. 4'), both('bonus de niveau 4', 'bonus of level 4')),
  search5: row(both('niv. 5', 'lev. 5'), both('bonus de niveau 5', 'bonus of level 5')),
  treasure: {
    ...row(both('Trésor', 'Treasure'), both('ouvre ce coffre', 'opens this chest')),
    cost: 2,
    sign: 'don-chest',
  },
  relic: {
    ...row(both('Relique', 'Relic'), both('ouvre cette tombe', 'opens this tomb')),
    cost: 3,
    sign: 'don-relic',
  },
};
export const shortWords: Partial<Record<Combo, Words>> = {
  BLUE: both('Pas', 'Steps'),
};
// On a hole of the felt: short.
export const paidWords: Partial<Record<string, Words>> = {
  move: both('pas', 'steps'),
  opening: both('porte', 'door'),
  fireball: both('feu', 'fire'),
  wallpass: both('mur', 'wall'),
  finger: both('doigt', 'finger'),
  portal: both('portail', 'portal'),
  treasure: both('coffre', 'chest'),
  relic: both('tombe', 'tomb'),
  combat: t.combat,
};

export function useName(use: Use, lang: Lang): string {
  if (use.startsWith('search')) return `${say(rowWords.GREEN.name, lang)} ${use.slice(6)}`;
  const combo = use === 'move' ? 'BLUE' : (use.toUpperCase() as Combo);
  return say((useWords[use] ?? rowWords[combo]).name, lang);
}

// What a button says that gives this answer.
export const buttonWords: Partial<Record<string, Words>> = {
  start: both('Commencer en {where}', 'Begin on {where}'),
  place: both('Gobelin en {where}', 'Goblin on {where}'),
  portal: both('Portail {where}', 'Portal {where}'),
  teleport: both('Se téléporter en {where}', 'Teleport to {where}'),
  go: both('Aller en {where}', 'Go to {where}'),
  step: both('Foncer en {where}', 'Charge to {where}'),
  halt: both('S’arrêter ici', 'Stop here'),
  target: both('Boule de feu en {where}', 'Fireball on {where}'),
  goblin: both('Retirer ce gobelin', 'Remove this goblin'),
  lay: both('Poser en {where}', 'Lay on {where}'),
  look: both('Regarder en {where}', 'Look on {where}'),
  leave: both('Laisser', 'Leave it'),
  die: both('Tourner ce dé', 'Turn this die'),
  face: both('Cette face', 'This face'),
  scroll: both('Lire ce parchemin', 'Read this scroll'),
};
