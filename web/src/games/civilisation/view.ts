// What the server sends of a position of Civilisation (games/civilisation/position.cpp, games/dicium).

import type { Face, Slot } from '../dicium/dice';
import type { Odds } from '../dicium/Duel.svelte';
import type { RowView, TurnView } from '../dicium/turn';
import type { Decision, Id } from './generated';

export type Square = Id<'square'>; // "G3"
export type Use = Id<'use'>;
export type Sage = Id<'card'>;
export type Common = Id<'objective'>;
export type Secret = Id<'secret'>;
export type Hero = Id<'hero'>;
export type Building = 'city' | 'temple' | 'wonder';
export type Monster = 'minotaur' | 'hydra' | 'charybdis' | 'scylla' | 'cyclops';
export type Region = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9';
export type PaintName = 'blue' | 'yellow' | 'green' | 'red';
export type Journey = 'sea' | 'land' | 'pair' | 'voyage' | 'PH04' | 'PH05';

export interface PlayerView {
  seat: string;
  colour: PaintName;
  hand: number;
  bonuses: Slot[];
  reserve: Face[];
  pawn: Square;
  heroes: (Square | null)[]; // null: still on the own board
  cities: Square[];
  temples: Square[];
  wonder: Square[];
  vp: number;
  fives: number;
  fights: number;
  // for the owner; at the end for all
  philosophers?: Sage[];
  dealt?: Secret[];
  secret?: Secret | null;
  secret_progress?: number;
  secret_need?: number;
  secret_vp?: number;
  discarded?: Secret[];
  capital: Square;
  region: Region;
  regions: Region[];
  count: number; // without the secret objective
  left: Record<Building | 'hero', number>;
  held: number; // Philosopher cards
  known: Sage[]; // of these, those that everybody knows
  monsters: number;
  quarry: boolean;
  red: number;
  defends: [least: number, most: number];
  rows: RowView<Use>[];
}

export interface ObjectiveView {
  id: Common;
  place: 'open' | 'discarded' | 'A' | 'B' | 'C' | 'D';
  vp: number;
  need: number;
  progress: number[];
}

export interface CombatView {
  attacker: string | null; // null: divine wrath
  defender: string | null; // null: a monster
  // of the attacker, then of the defender
  engaged: [number, number];
  bonus: [number, number];
  dice: [number | null, number | null];
  force: [number | null, number | null];
  reds: [number, number];
  won: boolean | null;
  odds?: Odds[];
  monster: Monster | null;
  square: Square;
}

export interface CivView extends TurnView {
  game: string;
  players: number;
  options: Record<'first' | 'board-a' | 'board-b' | 'board-c' | 'board-d', string>;
  acted: boolean;
  redeployed: boolean;
  socrates: boolean;
  aristotle: boolean;
  empedocles: boolean;
  founded: boolean;
  rumoured: Sage[];
  thief: string | null;
  victim: string | null;
  rumour_sure: boolean;
  vp_pile: number;
  monsters: (string | null)[]; // who slew each
  objectives: string[];
  seats: PlayerView[];
  round: number;
  rounds: number;
  first: string;
  last_round: boolean;
  vp_reserve: number;
  fives_left: number;
  candle?: number; // solo: turns left, this one included
  rank?: number; // 0 is the lowest
  ranks?: number[]; // up to so many points
  how: 'pile_empty' | 'turns_over' | 'limit' | null;
  commons: ObjectiveView[];
  display: (Sage | null)[];
  piled: number;
  gone: Sage[];
  reach?: Partial<Record<Use, Partial<Record<Square, Face[]>>>>; // where a use takes effect, with the cheapest dice
  journey?: Journey;
  steps?: number;
  laying?: Building | 'hero';
  sage?: Sage;
  wrath?: boolean;
  relocating?: string;
  combat?: CombatView;
  decision?: Decision;
  over?: boolean;
}

export const isSolo = (view: CivView): boolean => view.seats.length === 1;
export const paints: readonly PaintName[] = ['blue', 'yellow', 'green', 'red'];

// A tile on the chart.
export interface Tile {
  kind: Building | 'hero' | 'capital';
  seat: string;
  square: Square;
  hero?: Hero;
}
export const heroes: readonly Hero[] = ['colour', 'reroll', 'redeploy'];

export const tilesOf = (player: PlayerView): Tile[] => {
  const { seat } = player;
  const all = (kind: Building, squares: Square[]) => squares.map((square): Tile => ({ kind, seat, square }));
  return [
    { kind: 'capital', seat, square: player.capital },
    ...player.heroes.flatMap((square, i): Tile[] => (square ? [{ kind: 'hero', seat, square, hero: heroes[i]! }] : [])),
    ...all('city', player.cities),
    ...all('temple', player.temples),
    ...all('wonder', player.wonder),
  ];
};
export const tileOn = (view: CivView, square: Square): Tile | undefined =>
  view.seats.flatMap(tilesOf).find((tile) => tile.square === square);
export const pawnOn = (view: CivView, square: Square): string | undefined =>
  view.seats.find((player) => player.pawn === square)?.seat;

// An objective that is open and fulfilled: it is due to be taken or traded.
export const dueTo = (view: CivView, seat: string): Common[] => {
  const i = view.seats.findIndex((player) => player.seat === seat);
  return view.commons.flatMap(({ id, place, progress, need }) =>
    place === 'open' && (progress[i] ?? 0) >= need ? [id] : [],
  );
};
