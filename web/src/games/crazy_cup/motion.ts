// Squares that a racer came by, from what has just happened: a drive, a Grapnel, a retreat along the road.

import type { LogLine } from '../../protocol';
import { roadBetween, squares } from './course';
import { racerOf, type CupView, type Square } from './view';

// The way of this racer through the newest events, the square where it began included.
export function wayOf(racer: string, view: CupView, news: readonly LogLine[]): Square[] {
  const way: Square[] = [];
  for (const { event, seat = 'drone', args = [] } of news.flatMap((line) => line.events)) {
    if (seat !== racer || (event !== 'stepped' && event !== 'retreated')) continue;
    const [from, to] = [squares[args[0]!]!, squares[args[1]!]!];
    const part = event === 'retreated' ? roadBetween(from, to) : [from, to];
    way.push(...part.slice(way.at(-1) === from ? 1 : 0));
  }
  return way.length > 1 && racerOf(view, racer)?.square === way.at(-1) ? way : [];
}

export function route(piece: string, view: CupView, news: readonly LogLine[]): string[] {
  const [kind, racer = ''] = piece.split(':');
  return kind === 'car' ? wayOf(racer, view, news).map((square) => `square:${square}`) : [];
}
