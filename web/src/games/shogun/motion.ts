// Squares that a pawn walks over, from what has just happened. Whoever is put back flies.

import type { LogLine } from '../../protocol';
import { edgeBetween, squares, wayBetween } from './castle';
import { campOf, squareOf, uses, type PawnId, type ShogunView, type Square, type Use } from './view';

// Pawns have numbers in events: three a seat, then the Shogun.
const numberOf = (pawn: PawnId): number =>
  pawn === 'shogun' ? 12 : (pawn.charCodeAt(0) - 'A'.charCodeAt(0)) * 3 + Number(pawn.slice(2)) - 1;

// The way that this use leads a pawn of the seat.
export function wayOf(
  view: ShogunView,
  seat: string,
  use: Use | undefined,
  from: Square,
  to: Square,
  avoid: readonly Square[] = [],
): Square[] {
  if (use === 'opening' || use === 'infiltration' || use === 'redeployment') return [from, to];
  const doorsOpen = campOf(view, seat) === 'samurai' || use === 'full' || use === 'poker';
  return wayBetween(view.players, from, to, doorsOpen, avoid);
}

interface Walk {
  pawn: number;
  way: Square[]; // both ends included
}

function walksIn(view: ShogunView, news: readonly LogLine[]): Walk[] {
  const walks = news.flatMap((line) => line.events).filter(({ event }) => event === 'walked' || event === 'charged');
  return walks.map(({ seat, args: [pawn = 0, from = 0, to = 0, use = -1] = [] }) => ({
    pawn,
    way: wayOf(view, seat ?? view.active, uses[use], squares[from]!, squares[to]!),
  }));
}

// Doors that were passed, by their two squares: "C5D5".
export function doorsOpened(view: ShogunView, news: readonly LogLine[]): readonly string[] {
  return walksIn(view, news).flatMap(({ way }) =>
    way.slice(1).flatMap((to, i) => {
      const from = way[i]!;
      return edgeBetween(view.players, from, to) === 'door' ? [from < to ? from + to : to + from] : [];
    }),
  );
}

export function route(piece: string, view: ShogunView, news: readonly LogLine[]): string[] {
  const [kind, pawn = ''] = piece.split(':');
  if (kind !== 'pawn') return [];
  // A captured Shogun goes where his carrier goes.
  const walker = pawn === 'shogun' && view.carrier ? view.carrier : pawn;
  const way = walksIn(view, news)
    .filter((walk) => walk.pawn === numberOf(walker))
    .flatMap((walk, i) => walk.way.slice(i === 0 ? 0 : 1));
  const end = squareOf(view, pawn);
  if (way.length > 0 && end && way.at(-1) !== end) way.push(end);
  return way.map((square) => `square:${square}`);
}
