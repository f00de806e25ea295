// What the server sends of a position of Crazy Cup (games/crazy_cup/position.cpp, games/dicium).

import type { Face, Slot } from '../dicium/dice';
import type { Odds } from '../dicium/Duel.svelte';
import type { RowView, TurnView } from '../dicium/turn';
import type { Decision, Id } from './generated';

export type Square = Id<'square'>; // "12", "R1"
export type Racer = Id<'seat'>; // "A" … "drone"
export type Terrain = Id<'tile'>;
export type Card = Id<'card'>;
export type Way = Id<'way'>;
export type Use = Id<'use'>;

interface RacerView {
  square: Square;
  laps: number;
  progress: number;
  half: boolean; // on a rough square
  finished: boolean;
  way: Way | null;
  retreat: Square; // where one would lead
}
export interface PlayerView extends RacerView {
  seat: string;
  hand: number;
  bonuses: Slot[];
  reserve: Face[];
  tiles: Terrain[];
  known: Record<Card, number>; // of its cards those that everybody knows
  cards?: Record<Card, number>; // for the owner
  colour: string;
  partner: string | null;
  apart?: number; // teams: squares left between partners
  held: number; // cards
  garage: boolean;
  red: number;
  defends: [without: number, withAll: number];
  rows: RowView<Use>[];
}
export interface DroneView extends RacerView {
  moved: boolean;
  next: Square[]; // of its next movement
}

// A whole way: squares entered, tiles that it costs, progress, a test in the Tornado.
export interface WayThere {
  to: Square;
  path: Square[];
  tiles: Terrain[];
  gain: number;
  storm: boolean;
}
// A movement that the dice make as they lie, and its cheapest dice.
export interface Reach {
  use: Use;
  squares: number;
  flies: boolean;
  faces: Face[];
}
export interface Movement {
  racer: Racer;
  use: Use | null; // null: the drone
  left: number;
  free: boolean; // without tiles
  nitro: number;
  bump: 'none' | 'open' | 'used';
  path: Square[]; // from where it began
  next?: Square[];
  ways?: WayThere[];
  pursuits?: { seat: string; path: Square[]; gain: number }[]; // what a Grapnel of each seat would do
}
export interface Playing {
  seat: string;
  card: Card;
  target: Racer | null;
  square: Square | null;
  cancelled: boolean;
}
export interface CombatView {
  attacker: string | null;
  defender: string | null; // null: the drone
  engaged: [number, number];
  bonus: [number, number];
  dice: [number | null, number | null];
  force: [number | null, number | null];
  reds: [number, number];
  won: boolean | null;
  odds?: Odds[];
  racer: Racer;
  against: Card | 'bump' | 'storm';
  needs: number;
  may_forgo: boolean;
}

export interface CupView extends TurnView {
  game: string;
  players: number;
  options: Record<'first' | 'teams' | 'young', string>;
  acted: boolean;
  ways: (Way | null)[];
  tornado: Square | null;
  tornado_owner: string | null;
  display: Card[];
  discard: Record<Card, number>;
  removed?: Record<Card, number>;
  drone?: DroneView;
  seats: PlayerView[];
  round: number;
  rounds: number;
  first: string;
  last_round: boolean;
  supply: Record<Terrain, number>;
  piled: number;
  how: 'race_over' | 'partners_met' | 'limit' | null;
  reach?: Reach[];
  ways_there?: WayThere[];
  flights?: WayThere[];
  movement?: Movement;
  playing?: Playing[];
  combat?: CombatView;
  decision?: Decision;
  over?: boolean;
}

export const isYoung = (view: CupView): boolean => view.options.young === 'on';
export const isTeams = (view: CupView): boolean => view.options.teams === 'on';
export const countOf = (cards: Record<Card, number>): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

// Where a racer stands.
export const racerOf = (view: CupView, racer: string): RacerView | undefined =>
  racer === 'drone' ? view.drone : view.seats.find((one) => one.seat === racer);
export const racersOn = (view: CupView, square: Square): Racer[] => [
  ...view.seats.filter((one) => one.square === square).map((one) => one.seat as Racer),
  ...(view.drone?.square === square ? (['drone'] as const) : []),
];
