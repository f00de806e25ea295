// Squares that a pawn sails or walks over, from what has just happened. Who falls back flies.

import type { LogLine } from '../../protocol';
import { squares, wayBetween } from './chart';
import type { CivView, Journey } from './view';

const journeys: readonly Journey[] = ['sea', 'land', 'pair', 'voyage', 'PH04', 'PH05']; // by number in events

export function route(piece: string, view: CivView, news: readonly LogLine[]): string[] {
  const [kind, seat = ''] = piece.split(':');
  if (kind !== 'pawn') return [];
  const moved = news.flatMap((line) => line.events).findLast((one) => one.event === 'moved' && one.seat === seat);
  const [from = -1, to = -1, how = 0] = moved?.args ?? [];
  const [start, end] = [squares[from], squares[to]];
  if (!start || !end || view.seats.find((one) => one.seat === seat)?.pawn !== end) return [];
  const way = wayBetween(view, seat, start, end, journeys[how] ?? 'voyage');
  return way.length > 2 ? way.map((square) => `square:${square}`) : [];
}
