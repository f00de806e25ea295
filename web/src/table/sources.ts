// Where the points come from, as bars: one for each seat, what it gained to the right of zero and what it
// lost to the left, source by source in the order of the sheet.

import type { SheetLine } from '../protocol';
import type { Column } from './result';

export interface Piece {
  source: number; // row of the sheet
  from: number; // in points
  to: number;
}

export function bars(rows: SheetLine[], order: Column[]): { seat: Column['seat']; pieces: Piece[] }[] {
  return order.map(({ seat, i }) => {
    let up = 0;
    let down = 0;
    const pieces = rows.flatMap(({ points }, source): Piece[] => {
      const n = points[i] ?? 0;
      if (n === 0) return [];
      const piece = n > 0 ? { source, from: up, to: up + n } : { source, from: down + n, to: down };
      if (n > 0) up += n;
      else down += n;
      return [piece];
    });
    return { seat, pieces };
  });
}

export const extent = (all: { pieces: Piece[] }[]): [low: number, high: number] => {
  const ends = all.flatMap(({ pieces }) => pieces.flatMap(({ from, to }) => [from, to]));
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
};

// Beyond so many sources colours and patterns come again; the numbers do not.
export const patterns = 10;
export const patternOf = (source: number): number => source % patterns;
