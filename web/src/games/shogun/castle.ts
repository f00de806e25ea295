// The printed board: zones, squares, walls and doors. What may be entered the server says. It has a side for two players
// and one for four, which differ in their doors.

import type { Square } from './view';

export type Zone = 'nw' | 'n' | 'ne' | 'w' | 'e' | 'sw' | 's' | 'se' | 'K' | 'T';
export type Kind = 'throne' | 'hall' | 'torii' | 'garrison' | 'altar' | 'brazier' | 'corridor' | 'garden';

const columns = 'ABCDEFGHI';
const zoneMap = [
  'nw nw K n n n K ne ne',
  'nw nw K n n n K ne ne',
  'K K K K K K K K K',
  'w w K T T T K e e',
  'w w K T T T K e e',
  'w w K T T T K e e',
  'K K K K K K K K K',
  'sw sw K s s s K se se',
  'sw sw K s s s K se se',
].map((row) => row.split(' ') as Zone[]);
const kindMap = [
  'BjcjBjcjB',
  'jjcjjjcjj',
  'AcGcccGcA',
  'jjc...cjj',
  'Bjc.S.cjB',
  'jjc...cjj',
  'ccccccccc',
  'jjcjjjcjj',
  'BjAjOjAjB',
];
const kinds: Record<string, Kind> = {
  S: 'throne',
  '.': 'hall',
  O: 'torii',
  G: 'garrison',
  A: 'altar',
  B: 'brazier',
  c: 'corridor',
  j: 'garden',
};
const passages = 'B2C2 G2H2 C1D1 F1G1 B6C6 G6H6 B7B8 H7H8 C9D9 F9G9 E7E8'.split(' ');
const doorsOfTwo = 'C5D5 F5G5 E3E4 E6E7 E2E3 B3B4 H3H4'.split(' ');
const doorsOfFour = 'C5D5 F5G5 E3E4 E6E7 A2A3 I2I3 B3B4 H3H4'.split(' ');

export const side = 9;
export const nameOf = (column: number, row: number): Square => `${columns[column]}${row + 1}`;
export const columnOf = (square: Square) => columns.indexOf(square[0]!);
export const rowOf = (square: Square) => Number(square[1]) - 1;
export const squares: readonly Square[] = Array.from({ length: side * side }, (_, i) =>
  nameOf(i % side, Math.floor(i / side)),
);
export const zoneOf = (square: Square): Zone => zoneMap[rowOf(square)]![columnOf(square)]!;
export const kindOf = (square: Square): Kind => kinds[kindMap[rowOf(square)]![columnOf(square)]!]!;

// What stands between two squares that lie side by side, the first one to the left or above, when so many play.
export function edgeOf(players: number, one: Square, two: Square): 'open' | 'door' | 'wall' {
  if (zoneOf(one) === zoneOf(two) || passages.includes(one + two)) return 'open';
  return (players === 2 ? doorsOfTwo : doorsOfFour).includes(one + two) ? 'door' : 'wall';
}

// Squares side by side.
function beside(square: Square): Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return (
    [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1],
    ] as const
  )
    .filter(([c, r]) => c >= 0 && c < side && r >= 0 && r < side)
    .map(([c, r]) => nameOf(c, r));
}
export const edgeBetween = (players: number, one: Square, two: Square) =>
  one < two ? edgeOf(players, one, two) : edgeOf(players, two, one); // "B6" < "B7", "B6" < "C6"

// A shortest way for the eye to follow, both ends included: through doors for whom they stand open, otherwise past them
// where it can; and straight where no way leads. What may be walked the server says.
export function wayBetween(
  players: number,
  from: Square,
  to: Square,
  doorsOpen: boolean,
  avoid: readonly Square[] = [],
): Square[] {
  for (const passable of doorsOpen ? [['open', 'door']] : [['open'], ['open', 'door']]) {
    const came = new Map<Square, Square>([[from, from]]);
    for (const at of came.keys()) {
      if (at === to) {
        const way = [to];
        while (way[0] !== from) way.unshift(came.get(way[0]!)!);
        return way;
      }
      if (at !== from && avoid.includes(at)) continue;
      for (const next of beside(at))
        if (!came.has(next) && passable.includes(edgeBetween(players, at, next))) came.set(next, at);
    }
  }
  return [from, to];
}

// Gardens as rectangles of squares, with the square that the gravel is raked around.
export const gardens: readonly {
  zone: Zone;
  column: number;
  row: number;
  width: number;
  height: number;
  middle: Square;
}[] = [
  { zone: 'nw', column: 0, row: 0, width: 2, height: 2, middle: 'A1' },
  { zone: 'n', column: 3, row: 0, width: 3, height: 2, middle: 'E1' },
  { zone: 'ne', column: 7, row: 0, width: 2, height: 2, middle: 'I1' },
  { zone: 'w', column: 0, row: 3, width: 2, height: 3, middle: 'A5' },
  { zone: 'e', column: 7, row: 3, width: 2, height: 3, middle: 'I5' },
  { zone: 'sw', column: 0, row: 7, width: 2, height: 2, middle: 'A9' },
  { zone: 's', column: 3, row: 7, width: 3, height: 2, middle: 'E9' },
  { zone: 'se', column: 7, row: 7, width: 2, height: 2, middle: 'I9' },
];

// In the units of the drawing.
export const cell = 64;
export const margin = 16;
export const whole = side * cell + 2 * margin;
export const x = (column: number) => margin + column * cell;
export const middleOf = (square: Square): [number, number] => [
  x(columnOf(square)) + cell / 2,
  x(rowOf(square)) + cell / 2,
];
