// The printed chart: 81 squares in nine regions, sea and land, lairs and quarries, and where they are drawn.

import { ids } from './generated';
import type { CivView, Journey, Monster, Region, Square } from './view';
import { pawnOn } from './view';

export const side = 9;
export const squares = ids.square as readonly Square[];
// CIV-1.11
const plan = [
  'Q##~~Q~#Q',
  '#M~~C#~m#',
  '#~~~~~~~~',
  '~~~~#~~#Q',
  '~C~#M#~C~',
  'Q#~~#~~~~',
  '~~~~~~~~#',
  '#m~#C~~M#',
  'Q#~Q~~##Q',
].join('');

export const indexOf = (square: Square): number => squares.indexOf(square);
export const columnOf = (square: Square): number => indexOf(square) % side;
export const rowOf = (square: Square): number => Math.floor(indexOf(square) / side);
export const signOf = (square: Square): string => plan[indexOf(square)]!;
export const isSea = (square: Square): boolean => '~m'.includes(signOf(square));
export const isQuarry = (square: Square): boolean => signOf(square) === 'Q';

export const regions = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'] as const satisfies readonly Region[];
export const regionOf = (square: Square): Region =>
  regions[Math.floor(rowOf(square) / 3) * 3 + Math.floor(columnOf(square) / 3)]!;

// CIV-1.15, in the order of events.
export const lairs: Record<Monster, Square> = {
  minotaur: 'B2',
  hydra: 'H8',
  charybdis: 'H2',
  scylla: 'B8',
  cyclops: 'E5',
};
export const monsters = Object.keys(lairs) as readonly Monster[];
export const monsterOn = (view: CivView, square: Square): Monster | undefined =>
  monsters.find((one, i) => lairs[one] === square && view.monsters[i] === null);

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const diagonals = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

function beside(square: Square, ways: readonly (readonly [number, number])[]): Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return ways.flatMap(([dx, dy]) => {
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && x < side && y >= 0 && y < side ? [squares[y * side + x]!] : [];
  });
}

// A shortest way of a pawn, both ends included: it is drawn, and walked; which one has no effect (CIV-4.12).
export function wayBetween(view: CivView, seat: string, from: Square, to: Square, journey: Journey): Square[] {
  if (journey === 'voyage' || journey === 'pair') return [from, to];
  const near = journey === 'PH05' ? [...steps, ...diagonals] : steps;
  const bears = (square: Square) => journey === 'PH05' || isSea(square) === (journey !== 'land');
  const stops = (square: Square) =>
    monsterOn(view, square) !== undefined || (pawnOn(view, square) ?? seat) !== seat || homeOfOther(view, seat, square);
  const came = new Map<Square, Square | null>([[from, null]]);
  for (const square of came.keys()) {
    if (square === to) break;
    if (square !== from && stops(square)) continue;
    for (const next of beside(square, near)) if (!came.has(next) && bears(next)) came.set(next, square);
  }
  if (!came.has(to)) return [from, to];
  const way: Square[] = [];
  for (let at: Square | null = to; at !== null; at = came.get(at)!) way.unshift(at);
  return way;
}
const homeOfOther = (view: CivView, seat: string, square: Square): boolean =>
  view.seats.some((player) => player.seat !== seat && player.capital === square);
