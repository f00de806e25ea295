// The printed board: squares, walls, doors, and where they are drawn. What may be entered the server says.

import type { DonjonView, Square } from './view';

const columns = 'ABCDEFGHIJK';
export const across = 11;
export const down = 9;
const regions = [
  'aabbbRcccdd',
  'aaeeeRfffdd',
  'ggehkRiifjj',
  'ggehkRiifjj',
  'llehkRKHELL',
  'JJFIIRKHEGG',
  'JJFIIRKHEGG',
  'DDFFFREEEAA',
  'DDCCCRBBBAA',
];
const openings =
  'D1D2 H1H2 B2C2 E2F2 F2G2 I2J2 B3C3 C3D3 E3F3 I3J3 H4I4 I4I5 B5C5 C5C6 I5J5 C6D6 B7C7 F7G7 H7I7 I7J7 B8C8 D8D9 E8F8 F8G8 H8H9 I8J8'.split(
    ' ',
  );
const doors = 'B1C1 G1G2 I1J1 K2K3 F3G3 A4A5 D5E5 G5H5 K5K6 A7A8 E7F7 E8E9 B9C9 I9J9'.split(' ');

export const lairs: readonly Square[] = ['B2', 'J8', 'B3', 'J7', 'H1', 'D9', 'J2', 'B8', 'G6'];
export const rooms: readonly Square[] = ['A1', 'K9', 'A3', 'K7', 'G1', 'E9'];
export const crypts: readonly Square[] = ['K1', 'A9', 'G5'];
export const portals: readonly Square[] = ['A5', 'K5'];
export const guards: readonly Square[] = ['C1', 'I9', 'K3', 'A7', 'G4', 'E6'];
export const entrance: Square = 'F9';
export const throne: Square = 'F1';

export const nameOf = (column: number, row: number): Square => `${columns[column]}${row + 1}`;
export const columnOf = (square: Square) => columns.indexOf(square[0]!);
export const rowOf = (square: Square) => Number(square[1]) - 1;
export const squares: readonly Square[] = Array.from({ length: across * down }, (_, i) =>
  nameOf(i % across, Math.floor(i / across)),
);
export const isRoyal = (square: Square) => square[0] === 'F';

export type Kind = 'room' | 'crypt' | 'lair' | 'portal' | 'guard' | 'entrance' | 'throne' | 'royal' | 'plain';
const lists: readonly [Kind, readonly Square[]][] = [
  ['room', rooms],
  ['crypt', crypts],
  ['lair', lairs],
  ['portal', portals],
  ['guard', guards],
  ['entrance', [entrance]],
  ['throne', [throne]],
];
export const kindOf = (square: Square): Kind =>
  lists.find(([, list]) => list.includes(square))?.[0] ?? (isRoyal(square) ? 'royal' : 'plain');

// What lies under a chest: "hidden", "empty" or a tile that everybody has seen.
export const contentOf = (view: DonjonView, square: Square): string | null =>
  rooms.includes(square)
    ? (view.rooms[rooms.indexOf(square)] ?? null)
    : crypts.includes(square)
      ? (view.crypts[crypts.indexOf(square)] ?? null)
      : null;

export type Edge = 'open' | 'door' | 'wall';
// Between two squares side by side, the first one to the left or above.
function edgeOf(one: Square, two: Square): Edge {
  const region = (square: Square) => regions[rowOf(square)]![columnOf(square)];
  if (region(one) === region(two) || openings.includes(one + two)) return 'open';
  return doors.includes(one + two) ? 'door' : 'wall';
}
export const edgeBetween = (one: Square, two: Square): Edge => (one < two ? edgeOf(one, two) : edgeOf(two, one)); // "B6" < "B7", "B6" < "C6"

export interface Border {
  one: Square;
  two: Square;
  edge: Edge;
}
export const borders: readonly Border[] = squares.flatMap((one) => {
  const [column, row] = [columnOf(one), rowOf(one)];
  const next = [
    ...(column + 1 < across ? [nameOf(column + 1, row)] : []),
    ...(row + 1 < down ? [nameOf(column, row + 1)] : []),
  ];
  return next.map((two) => ({ one, two, edge: edgeOf(one, two) })).filter(({ edge }) => edge !== 'open');
});

function beside(square: Square): Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  const around: [number, number][] = [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ];
  return around.filter(([c, r]) => c >= 0 && c < across && r >= 0 && r < down).map(([c, r]) => nameOf(c, r));
}

// A shortest way for the eye to follow, both ends included, and straight where none leads. `avoid`: squares that end
// a walk. What may be walked the server says.
export function wayBetween(from: Square, to: Square, avoid: readonly Square[] = []): Square[] {
  const came = new Map<Square, Square>([[from, from]]);
  for (const at of came.keys()) {
    if (at === to) {
      const way = [to];
      while (way[0] !== from) way.unshift(came.get(way[0]!)!);
      return way;
    }
    if (at !== from && avoid.includes(at)) continue;
    for (const next of beside(at)) if (!came.has(next) && edgeBetween(at, next) === 'open') came.set(next, at);
  }
  return [from, to];
}

// Where things are drawn. On a phone held upright the map is turned a quarter: the King walks from left to right.
export const cell = 68;
export interface Geometry {
  turned: boolean;
  frame: number;
  width: number;
  height: number;
  corner: (square: Square) => [x: number, y: number];
  middle: (square: Square) => [x: number, y: number];
}
function geometryOf(turned: boolean): Geometry {
  const frame = turned ? 1 : 20;
  const corner = (square: Square): [number, number] => {
    const [column, row] = [columnOf(square), rowOf(square)];
    return turned
      ? [frame + (down - 1 - row) * cell, frame + column * cell]
      : [frame + column * cell, frame + row * cell];
  };
  return {
    turned,
    frame,
    width: (turned ? down : across) * cell + 2 * frame,
    height: (turned ? across : down) * cell + 2 * frame,
    corner,
    middle: (square) => {
      const [x, y] = corner(square);
      return [x + cell / 2, y + cell / 2];
    },
  };
}
export const lying = geometryOf(false);
export const upright = geometryOf(true);

// How the map lies in so much room, and how large a unit of its drawing then is: beside the dungeon's column, or under
// a line of facts, turned or not; whatever makes the squares largest, and the column where it costs little.
export function arranged(width: number, height: number, rem: number) {
  const fits = (geometry: Geometry, wide: number, high: number) =>
    Math.max(0, Math.min(wide / geometry.width, high / geometry.height));
  const column = rem * (height < 26 * rem ? 5.6 : 7.4);
  const withColumn = { geometry: lying, line: false, column, scale: fits(lying, width - column - 8, height) };
  const under = [upright, lying].map((geometry) => ({
    geometry,
    line: true,
    column: 0,
    scale: fits(geometry, width, height - 2.6 * rem),
  }));
  return under.reduce((best, one) => (one.scale > best.scale * 1.08 ? one : best), withColumn);
}
// So large must something be drawn that it is at least this many pixels on the screen.
export const atLeast = (units: number, pixels: number, scale: number) =>
  scale > 0 ? Math.max(units, pixels / scale) : units;

// The line between two squares side by side, as it is drawn.
export function lineBetween(geometry: Geometry, one: Square, two: Square): [number, number, number, number] {
  const [ax, ay] = geometry.middle(one);
  const [bx, by] = geometry.middle(two);
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const half = cell / 2;
  return ax === bx ? [x - half, y, x + half, y] : [x, y - half, x, y + half];
}
