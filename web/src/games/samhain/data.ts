// The printed pieces: deities, the 30 actions with their names, words and signs, and what things are
// called. The words are the engine's (games/samhain/data.cpp); a test compares them.

import type { Noun, Words } from '../../words';
import type { CardId, Deity, ObjectKind, Resource, Side } from './view';

export const deities: Record<Deity, Words> = {
  cernunnos: { fr: 'Cernunnos', en: 'Cernunnos' },
  sirona: { fr: 'Sirona', en: 'Sirona' },
  sucellos: { fr: 'Sucello', en: 'Sucellos' },
  morrigan: { fr: 'Morrigan', en: 'Morrigan' },
  belenos: { fr: 'Belanos', en: 'Belenos' },
};
const deityOrder = Object.keys(deities) as Deity[];

export const sideWords: Record<Side, Words> = {
  light: { fr: 'Lumière', en: 'Light' },
  dark: { fr: 'Ténèbres', en: 'Dark' },
};

const noun = (fr: string, en: string, frMany: string, enMany: string): Noun => ({
  one: { fr, en },
  many: { fr: frMany, en: enMany },
});
export const resourceNouns: Record<Resource, Noun> = {
  wood: noun('bois', 'wood', 'bois', 'wood'),
  gold: noun('or', 'gold', 'or', 'gold'),
  stone: noun('pierre', 'stone', 'pierres', 'stone'),
};
export const objectNouns: Record<ObjectKind, Noun> = {
  sickle: noun('faucille', 'sickle', 'faucilles', 'sickles'),
  rune: noun('rune', 'rune', 'runes', 'runes'),
  horn: noun('corne', 'horn', 'cornes', 'horns'),
  fire: noun('feu sacré', 'sacred fire', 'feux sacrés', 'sacred fires'),
  dolmen: noun('dolmen', 'dolmen', 'dolmens', 'dolmens'),
};
export const wispNoun = noun('feu follet', 'wisp', 'feux follets', 'wisps');

// Signs of an action, read from left to right: ">" stands between cost and effect; a number is written
// before its sign; 2≠ is two different ones, 3= three alike; vp3 is three points.
export interface CardAction {
  name: Words;
  effect: Words;
  signs: string[];
}
const action = (fr: string, en: string, doesFr: string, doesEn: string, signs: string): CardAction => ({
  name: { fr, en },
  effect: { fr: doesFr, en: doesEn },
  signs: signs.split(' '),
});

export const actions: readonly CardAction[] = [
  action('Sève du cerf', 'Stag’s Sap', '+1 PA, +1 bois', '+1 worship, +1 wood', 'pa wood'),
  action(
    'Ramure noire',
    'Black Antlers',
    '+1 PA, +2 bois, +1 feu follet',
    '+1 worship, +2 wood, +1 wisp',
    'pa wood wood wisp',
  ),
  action(
    'Cueillette du gui',
    'Mistletoe Harvest',
    '1 pierre et 1 bois : une faucille',
    '1 stone and 1 wood: a sickle',
    'stone wood > sickle',
  ),
  action(
    'Lueur offerte',
    'Gift of Glow',
    'donner 1 feu follet : +1 PV',
    'give 1 wisp away: +1 VP',
    'wisp player > vp1',
  ),
  action(
    'Grande offrande',
    'Great Offering',
    '3 cubes d’une sorte : +3 PV',
    '3 cubes of one kind: +3 VP',
    '3= any > vp3',
  ),
  action(
    'Chasse sauvage',
    'Wild Hunt',
    '3 feux follets : tuer 1 membre adverse',
    '3 wisps: kill an opponent’s member',
    '3 wisp > kill',
  ),

  action('Source claire', 'Clear Spring', '+1 PA, 1 pas', '+1 worship, 1 step', 'pa move'),
  action(
    'Eaux troubles',
    'Troubled Waters',
    '+1 PA, +1 feu follet, 2 pas',
    '+1 worship, +1 wisp, 2 steps',
    'pa wisp move move',
  ),
  action(
    'Don de soi',
    'Gift of Self',
    'sacrifier ce membre : une rune',
    'sacrifice this member: a rune',
    'sacrifice > rune',
  ),
  action(
    'Main de brume',
    'Hand of Mist',
    '2 cubes différents, +2 feux follets : voler un objet',
    '2 different cubes, +2 wisps: steal an object',
    '2≠ any 2 wisp > steal',
  ),
  action(
    'Rappel des morts',
    'Call of the Dead',
    'ranimer un membre ; +2 PV s’il est adverse',
    'revive a member; +2 VP if it is an opponent’s',
    'rise > vp0/2',
  ),
  action(
    'Trésor des étoiles',
    'Star Hoard',
    '3, 4, 5 sortes d’objets : +2, +3, +5 PV',
    '3, 4, 5 kinds of objects: +2, +3, +5 VP',
    '3≠ pair > vp2+',
  ),

  action('Maillet d’or', 'Golden Mallet', '+1 PA, +1 or', '+1 worship, +1 gold', 'pa gold'),
  action(
    'Chaudron profond',
    'Deep Cauldron',
    '+1 PA, +2 or, +1 feu follet',
    '+1 worship, +2 gold, +1 wisp',
    'pa gold gold wisp',
  ),
  action(
    'Appel de la corne',
    'Horn Call',
    '1 or et 1 bois : une corne',
    '1 gold and 1 wood: a horn',
    'gold wood > horn',
  ),
  action(
    'Lourd sommeil',
    'Heavy Sleep',
    'épuiser 1 membre adverse, +1 feu follet, +1 PV',
    'exhaust an opponent’s member, +1 wisp, +1 VP',
    'member-exhausted wisp vp1',
  ),
  action(
    'Jumeaux du festin',
    'Feast Twins',
    '+2 PV par paire d’objets égaux',
    '+2 VP for each pair of equal objects',
    'pair > vp2',
  ),
  action(
    'Coup de maillet',
    'Mallet Blow',
    '2 cubes différents : tuer 1 membre adverse, +1 PV',
    '2 different cubes: kill an opponent’s member, +1 VP',
    '2≠ any > kill vp1',
  ),

  action('Aile bienveillante', 'Kindly Wing', '+1 PA, +1 cube au choix', '+1 worship, +1 cube of any kind', 'pa any'),
  action(
    'Aile de la nuit',
    'Night Wing',
    '+1 PA, +1 PA au choix, +1 feu follet',
    '+1 worship, +1 worship on any track, +1 wisp',
    'pa pa wisp',
  ),
  action(
    'Brasier veillé',
    'Tended Blaze',
    '2 PA d’un temple : un feu sacré',
    '2 worship on one temple: a sacred fire',
    '2 pa > fire',
  ),
  action(
    'Cri du corbeau',
    'Raven’s Cry',
    'un adversaire perd 1 PA ; +1 feu follet, +1 PV',
    'an opponent loses 1 worship; +1 wisp, +1 VP',
    '−1 pa wisp vp1',
  ),
  action(
    'Dernier combat',
    'Last Stand',
    'sacrifier ce membre, tuer 1 membre adverse : +2 PV',
    'sacrifice this member, kill an opponent’s member: +2 VP',
    'sacrifice > kill vp2',
  ),
  action(
    'Reine des présages',
    'Queen of Omens',
    '+1 PV par piste menée seul',
    '+1 VP for each track led alone',
    'lead > vp1',
  ),

  action('Pierre du soleil', 'Sunstone', '+1 PA, +1 pierre', '+1 worship, +1 stone', 'pa stone'),
  action(
    'Pierre de l’éclipse',
    'Eclipse Stone',
    '+1 PA, +2 pierres, +1 feu follet',
    '+1 worship, +2 stone, +1 wisp',
    'pa stone stone wisp',
  ),
  action(
    'Table de pierre',
    'Stone Table',
    '1 pierre et 1 or : un dolmen',
    '1 stone and 1 gold: a dolmen',
    'stone gold > dolmen',
  ),
  action(
    'Jeu d’ombres',
    'Shadow Play',
    'échanger 1 membre avec un adverse, +1 feu follet, +1 PV',
    'swap 1 member with an opponent’s, +1 wisp, +1 VP',
    'swap wisp vp1',
  ),
  action(
    'Triple hommage',
    'Threefold Homage',
    '1 pierre, 1 or, 1 bois : +3 PV',
    '1 stone, 1 gold, 1 wood: +3 VP',
    'stone gold wood > vp3',
  ),
  action('Éclat dévoré', 'Devoured Gleam', '2 feux follets : +2 PV', '2 wisps: +2 VP', 'wisp wisp > vp2'),
];

// SAM-1.18: card k carries the actions 2k−1 (Light) and 2k (Dark); each deity has three cards.
const number = (card: CardId) => Number(card.slice(1)) - 1;
export const actionOf = (card: CardId, side: Side): CardAction =>
  actions[number(card) * 2 + (side === 'light' ? 0 : 1)]!;
export const deityOf = (card: CardId): Deity => deityOrder[Math.floor(number(card) / 3)]!;

// SAM-1.24: the side of each round; "both" in the last one of three players.
export function roundSides(players: number, rounds: number): (Side | 'both')[] {
  return Array.from({ length: rounds }, (_, i) =>
    players === 3 && i === rounds - 1 ? 'both' : i % 2 === 0 ? 'light' : 'dark',
  );
}
