// What the server sends of a position of Donjon (games/donjon/position.cpp, games/dicium).

import type { Face, Slot } from '../dicium/dice';
import type { Odds } from '../dicium/Duel.svelte';
import type { RowView, TurnView } from '../dicium/turn';

export const heroes = ['warrior', 'magician', 'thief', 'elf'] as const;
export type Hero = (typeof heroes)[number];
export type Square = string; // "G6"
export type Foe = string; // "M1" … "M9", "goblin"
export type Suit = 'find' | 'trap' | 'goblin';

// What a combination is spent for.
export const uses = [
  'move',
  'opening',
  'fireball',
  'wallpass',
  'finger',
  'portal',
  'search2',
  'search3',
  'search4',
  'search5',
  'treasure',
  'relic',
  'pair',
  'straight',
  'three',
  'twopair',
  'four',
  'full',
  'poker',
] as const;
export type Use = (typeof uses)[number];

export interface PlayerView {
  seat: string;
  hand: number;
  bonuses: Slot[];
  reserve: Face[];
  hero: Hero;
  square: Square | null; // null before the start
  trophies: Foe[];
  scrolls: string[];
  objects: string[];
  pile: Record<Suit, number>;
  colour: string;
  cards: number; // left in the pile, the King's included
  red: number; // what bonuses add in combat
  rows: RowView<Use>[];
}

export interface CombatView {
  attacker: string | null;
  defender: string | null;
  engaged: [number, number];
  bonus: [number, number];
  dice: [number | null, number | null];
  force: [number | null, number | null];
  reds: [number, number];
  won: boolean | null;
  odds?: Odds[];
  foe: Foe;
  square: Square;
  ranged: boolean;
}

export interface DonjonView extends TurnView {
  game: string;
  players: number;
  options: Record<'hero-a' | 'hero-b' | 'hero-c' | 'hero-d' | 'difficulty' | 'young' | 'first', string>;
  dice_allowed: number;
  first: string; // the King lies under this seat's pile
  opened: boolean; // this turn's card or march is over
  card: string | null; // revealed this turn
  march: number; // the King's die of this turn
  teleported: boolean;
  king: Square | null;
  portal: Square | null;
  monsters: (Foe | null)[]; // by lair
  goblins: Square[];
  den: number;
  den_of: number;
  rooms: string[]; // "hidden", "empty" or a tile that all have seen
  crypts: string[];
  chests: string[];
  unseen: Record<string, number>;
  seats: PlayerView[];
  objective: number;
  opened_chests: number;
  crown: 'hidden' | 'seen' | 'found';
  king_in: number;
  king_steps: number | null;
  king_turns: [least: number, most: number] | null;
  round: number;
  turns: number;
  discard: string[];
  foes: { square: Square; foe: Foe; defence: number; need: number }[];
  result: 'won' | 'lost' | null;
  how: 'crowned' | 'overrun' | 'enthroned' | null;
  running?: { means: string; steps: number; path?: Square[] };
  treasure?: string;
  displaced?: { seat: string; cause: string };
  ambush?: { from: Square; distance: number };
  combat?: CombatView;
  over?: boolean;
}

// The paint of a seat is that of its hero: blue elf, green thief, red warrior, yellow magician.
export const paintOf: Record<Hero, 1 | 2 | 3 | 4> = {
  elf: 1,
  thief: 2,
  warrior: 3,
  magician: 4,
};

export const foeAt = (view: DonjonView, square: Square) => view.foes.find((one) => one.square === square);
// Young adventurers play with colours alone.
export const isYoung = (view: DonjonView): boolean => view.options.young === 'on';

export const suitOf = (card: string): Suit | 'king' =>
  card === 'KING' ? 'king' : card.startsWith('PI') ? 'trap' : card.startsWith('GO') ? 'goblin' : 'find';
