// What the server sends of a position of Shogun (games/shogun/view.cpp, games/dicium).

import type { Face, Slot } from '../dicium/dice';
import type { Odds } from '../dicium/Duel.svelte';
import type { RowView, TurnView } from '../dicium/turn';
import type { Decision } from './generated';

export type Camp = 'ninja' | 'samurai';
export type PaintName = 'blue' | 'yellow' | 'green' | 'red';
export type Square = string; // "E5"
export type PawnId = string; // "A.1", or "shogun"

// What a combination is spent for.
export const uses = [
  'move',
  'opening',
  'shuriken',
  'infiltration',
  'redeployment',
  'brazier',
  'banzai',
  'ki2',
  'ki3',
  'ki4',
  'ki5',
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
  pawns: (Square | null)[];
  tiles: number; // not laid yet
  camp: Camp;
  colour: PaintName;
  partner: string | null;
  progress: number;
  red: number;
  defends: [least: number, most: number];
  rows: RowView<Use>[];
}

export interface CombatView {
  attacker: string;
  defender: string;
  ranged: boolean;
  square: Square;
  foe: PawnId;
  with: PawnId | null;
  // of the attacker, then of the defender
  engaged: [number, number];
  bonus: [number, number];
  dice: [number | null, number | null];
  force: [number | null, number | null];
  reds: [number, number];
  won: boolean | null;
  left: number;
  odds?: Odds[];
}

export interface ShogunView extends TurnView {
  game: string;
  players: number;
  options: Record<'ninja' | 'samurai' | 'first' | 'introduction', string>;
  turns: number; // the safety limit
  shogun: Square;
  carrier: PawnId | null;
  torii: Square[];
  turned: Square[]; // Torii tiles on their Garden face
  garrisons: Square[];
  braziers: Square[];
  braziers_left: number;
  alerts: number;
  alerts_of: number;
  seats: PlayerView[];
  winner: Camp | 'draw' | null;
  how: 'escape' | 'no_samurai' | 'alarm' | 'no_ninja' | 'limit' | null;
  reach?: Partial<Record<Use, Record<Square, number>>>; // where a use takes effect, with how many dice
  running?: { use: Use; steps?: number; pawn?: PawnId | null; from?: Square | null; path?: Square[] };
  combat?: CombatView;
  putting?: { pawn: PawnId; from: Square };
  lifted?: Square | null; // where the tile lay that is being moved
  decision?: Decision;
  over?: boolean;
}

export const seatOfPawn = (pawn: PawnId): string => pawn.split('.', 1)[0]!;

// A pawn in play.
export interface Pawn {
  id: PawnId;
  seat: string | null; // the Shogun has none
  square: Square;
  carries: boolean;
}

export const pawnsOf = (view: ShogunView): Pawn[] => [
  ...view.seats.flatMap((player) =>
    player.pawns.flatMap((square, i): Pawn[] => {
      const id = `${player.seat}.${i + 1}`;
      return square ? [{ id, seat: player.seat, square, carries: view.carrier === id }] : [];
    }),
  ),
  { id: 'shogun', seat: null, square: view.shogun, carries: false },
];

export const pawnsAt = (view: ShogunView, square: Square): Pawn[] =>
  pawnsOf(view).filter((pawn) => pawn.square === square);

// Pawns that are not in play.
export const stockOf = (player: PlayerView): number => player.pawns.filter((square) => square === null).length;

export const paints: readonly PaintName[] = ['blue', 'yellow', 'green', 'red'];

export const squareOf = (view: ShogunView, pawn: PawnId): Square | null =>
  pawnsOf(view).find((one) => one.id === pawn)?.square ?? null;
export const campOf = (view: ShogunView, seat: string): Camp => view.seats.find((one) => one.seat === seat)!.camp;

// Pawns of a camp that are in play.
export const inPlay = (view: ShogunView, camp: Camp): number =>
  view.seats.filter((one) => one.camp === camp).reduce((n, one) => n + one.pawns.length - stockOf(one), 0);
