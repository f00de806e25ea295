// The printed course: where its squares lie, in units of the drawing (drawings.svg), and what they are. Which way may
// be driven, the server says.

import { ids } from './generated';
import type { CupView, Square, Terrain, Way } from './view';

export type Point = readonly [x: number, y: number];

const rows = `. 24 25 26 27 28 31 32 33 36 37 38 39 40 .
. 23 . C1 . 29 30 . 34 35 . C2 . 41 .
. 22 21 20 19 18 17 . 47 46 45 44 43 42 .
. . L1 . V1 . 16 . 48 . V2 . L2 . .
9 10 11 12 13 14 15 . 49 50 51 52 53 54 55
8 . . R1 . . . . . . . R2 . . 56
7 6 5 4 3 2 1 0 63 62 61 60 59 58 57`
  .split('\n')
  .map((row) => row.split(' '));
const cells = new Map(rows.flatMap((row, y) => row.map((square, x): [string, Point] => [square, [x, y]])));

export const squares: readonly Square[] = ids.square;
export const road = 64;
export const width = 1040;
export const height = 462;
export const cell = { width: 68.2, height: 64.4 };
const corner: Point = [8.5, 5.6];
export const columnX = (column: number) => corner[0] + (column + 0.5) * cell.width;
export const rowY = (row: number) => corner[1] + (row + 0.5) * cell.height;
export const columnOf = (square: Square): number => cells.get(square)![0];
export const columns = 15;
export const middleOf = (square: Square): Point => {
  const [column, row] = cells.get(square)!;
  return [columnX(column), rowY(row)];
};

export const garages: readonly Square[] = ['8', '16', '23', '32', '41', '48', '56'];
const terrains: Record<string, Terrain> = { R: 'ravine', L: 'lake', V: 'volcanic', C: 'cactus' };
export const terrainOf = (square: Square): Terrain | undefined => terrains[square[0]!];
export const roughs = squares.filter((square) => terrainOf(square) !== undefined);
export const roadSquares = squares.filter((square) => terrainOf(square) === undefined);

export const along = (square: Square, steps: number): Square => `${(Number(square) + steps + road) % road}` as Square;
const signOf = (way: Way | null) => (way === 'anticlockwise' ? -1 : 1);

// What the square is called in sentences: how far it lies in a race of all against all.
export function labelOf(view: CupView, square: Square): string {
  if (terrainOf(square) || view.options.teams === 'on' || view.ways[0] !== 'anticlockwise') return square;
  return along('0', -Number(square));
}

// Degrees from one square to the next: 0 is east.
export function headingTo(from: Square, to: Square): number {
  const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)];
  return Math.round(((Math.atan2(by - ay, bx - ax) * 180) / Math.PI / 90) % 4) * 90;
}
// Where the nose of a car points that stands there. On a short cut it goes the way that was begun.
export function headingAt(square: Square, way: Way | null): number {
  if (terrainOf(square)) return columnX(7) > middleOf(square)[0] === (way !== 'anticlockwise') ? -90 : 90;
  return headingTo(square, along(square, signOf(way)));
}

// The number of a square stands bottom left; in a bend on the inner side.
export function numberAt(square: Square): { x: number; y: number; anchor: 'start' | 'end' } {
  const [x, y] = middleOf(square);
  if (garages.includes(square)) return { x: x - 19, y: y - 7, anchor: 'start' };
  const [[ax, ay], [bx, by]] = [middleOf(along(square, 1)), middleOf(along(square, -1))];
  const [sx, sy] = [Math.sign(Math.round(ax + bx - 2 * x)), Math.sign(Math.round(ay + by - 2 * y))];
  if (!sx || !sy) return { x: x - 23, y: y + 21, anchor: 'start' };
  return { x: x + (sx > 0 ? 22 : -22), y: y + (sy < 0 ? -12 : 21), anchor: sx > 0 ? 'end' : 'start' };
}

export const lineThrough = (path: readonly Square[]): string =>
  path.map((square, i) => `${i ? 'L' : 'M'}${middleOf(square).join(' ')}`).join('');

// Squares that one comes by on the road, both ends included: back, or on. Nothing where the road does not lead.
export function roadBetween(from: Square, to: Square): Square[] {
  if (terrainOf(from) || terrainOf(to)) return [from, to];
  const ahead = (Number(to) - Number(from) + road) % road;
  const step = ahead <= road / 2 ? 1 : -1;
  const steps = ahead <= road / 2 ? ahead : road - ahead;
  return Array.from({ length: steps + 1 }, (_, i) => along(from, i * step));
}
