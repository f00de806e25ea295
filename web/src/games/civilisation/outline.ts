// Lines around sets of squares, a square being 100 units: the shore of an island, the brass line around what is lit.

import { columnOf, rowOf, side, squares } from './chart';
import type { Square } from './view';

type Point = readonly [number, number];

// Loops of corner points, clockwise; squares that only touch at a corner stay apart.
function loops(set: ReadonlySet<Square>): Point[][] {
  const has = (x: number, y: number) => x >= 0 && x < side && y >= 0 && y < side && set.has(squares[y * side + x]!);
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (const square of set) {
    const [x, y] = [columnOf(square), rowOf(square)];
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    let at = start.split(',').map(Number) as unknown as Point;
    let heading: Point | null = null;
    for (let ways = next.get(`${at}`); ways; ways = next.get(`${at}`)) {
      const [ax, ay]: Point = at;
      const turned: Point | null | undefined =
        heading && ways.find(([x, y]) => (x - ax) * -heading![1] + (y - ay) * heading![0] > 0);
      const to: Point = ways.length > 1 && turned ? turned : ways[0]!;
      if (ways.length > 1)
        next.set(
          `${at}`,
          ways.filter((one) => one !== to),
        );
      else next.delete(`${at}`);
      loop.push(at);
      heading = [to[0] - ax, to[1] - ay];
      at = to;
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

// The line around these squares, `inset` units inside of their edge.
export function contour(set: Iterable<Square>, inset = 2, round = 12): string {
  const around = (loop: Point[]) => {
    const at = (i: number) => loop[(i + loop.length) % loop.length]!;
    const corners = loop.flatMap((p, i) => {
      const d1 = [p[0] - at(i - 1)[0], p[1] - at(i - 1)[1]] as const;
      const d2 = [at(i + 1)[0] - p[0], at(i + 1)[1] - p[1]] as const;
      if (d1[0] * d2[1] === d1[1] * d2[0]) return []; // straight on
      return [{ x: p[0] * 100 - (d1[1] + d2[1]) * inset, y: p[1] * 100 + (d1[0] + d2[0]) * inset, d1, d2 }];
    });
    const line = corners.map(
      ({ x, y, d1, d2 }, i) =>
        `${i ? 'L' : 'M'}${x - d1[0] * round} ${y - d1[1] * round}Q${x} ${y} ${x + d2[0] * round} ${y + d2[1] * round}`,
    );
    return `${line.join('')}Z`;
  };
  return loops(new Set(set)).map(around).join('');
}

// Numbers that look like chance and are always the same.
export function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

// Shores as if drawn by hand, a little inside of the squares.
export function shores(land: Iterable<Square>): string {
  const random = steadyRandom(7);
  const shore = (loop: Point[]) => {
    const quarters = loop.flatMap((p, i): Point[] => {
      const q = loop[(i + 1) % loop.length]!;
      return [0, 0.25, 0.5, 0.75].map((t) => [(p[0] + (q[0] - p[0]) * t) * 100, (p[1] + (q[1] - p[1]) * t) * 100]);
    });
    const n = quarters.length;
    const soft = (points: Point[]): Point[] =>
      points.map((p, i) => {
        const [a, b] = [points[(i + n - 1) % n]!, points[(i + 1) % n]!];
        return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
      });
    const smooth = soft(soft(quarters));
    const rough = smooth.map((p, i): Point => {
      const [a, b] = [smooth[(i + n - 1) % n]!, smooth[(i + 1) % n]!];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const far = Math.hypot(dx, dy) || 1;
      const by = 9 + (random() - 0.5) * 14;
      return [p[0] - (dy / far) * by, p[1] + (dx / far) * by];
    });
    const half = (p: Point, q: Point) => `${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`;
    const line = rough.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${half(p, rough[(i + 1) % n]!)}`);
    return `M${half(rough[n - 1]!, rough[0]!)}${line.join('')}Z`;
  };
  return loops(new Set(land)).map(shore).join('');
}
