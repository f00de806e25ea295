// Squares that a hero or the King walks over, from what has just happened. Whoever teleports or is sent away flies.

import type { LogLine } from '../../protocol';
import { squares, wayBetween } from './dungeon';
import type { DonjonView } from './view';

export function route(piece: string, view: DonjonView, news: readonly LogLine[]): string[] {
  const [kind, seat = ''] = piece.split(':');
  const happened = kind === 'king' ? 'king_moves' : kind === 'hero' ? 'walked' : null;
  if (!happened) return [];
  const walks = news
    .flatMap((line) => line.events)
    .filter((one) => one.event === happened && (kind === 'king' || one.seat === seat));
  const way = walks.flatMap(({ args }, i) =>
    wayBetween(squares[args![0]!]!, squares[args![1]!]!).slice(i === 0 ? 0 : 1),
  );
  const end = kind === 'king' ? view.king : view.seats.find((one) => one.seat === seat)?.square;
  // Sent away after the walk: the rest is no walk.
  return way.length > 0 && end === way.at(-1) ? way.map((square) => `square:${square}`) : [];
}
