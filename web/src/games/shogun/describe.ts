// Squares and pawns in words, for the tips and for those who do not see them.

import type { SeatInfo } from '../../table/game_module';
import { nameOf, playerOf } from '../../table/seats';
import { capital, say, type Lang } from '../../words';
import { kindOf, zoneOf } from './castle';
import { pawnsAt, type Pawn, type ShogunView, type Square } from './view';
import { campWords, kindWords, t, zoneWords } from './words';

function whoWords(view: ShogunView, seats: SeatInfo[], pawn: Pawn, lang: Lang): string {
  if (!pawn.seat) return say(view.carrier ? t.captive : t.shogun, lang);
  const camp = say(campWords[playerOf(view, pawn.seat).camp], lang);
  return say(pawn.carries ? t.carrier : t.pawn, lang, { camp, who: nameOf(seats, pawn.seat) });
}

export const pawnWords = (view: ShogunView, seats: SeatInfo[], pawn: Pawn, lang: Lang): string =>
  say(t.on, lang, { who: whoWords(view, seats, pawn, lang), square: pawn.square });

// What lies and stands on a square: "tuile Torii, ninja de Léna".
function thereWords(view: ShogunView, seats: SeatInfo[], square: Square, lang: Lang): string[] {
  const tile = view.torii.includes(square)
    ? t.toriiTile
    : view.turned.includes(square)
      ? t.gardenTile
      : view.garrisons.includes(square)
        ? t.garrisonTile
        : undefined;
  return [
    ...(tile ? [say(tile, lang)] : []),
    ...pawnsAt(view, square).map((pawn) => whoWords(view, seats, pawn, lang)),
  ];
}

// "B6, jardin ouest, tuile Torii, ninja de Léna"
export function squareWords(view: ShogunView, seats: SeatInfo[], square: Square, lang: Lang): string {
  const kind = view.braziers.includes(square) ? t.lit : kindWords[kindOf(square)];
  return [
    square,
    say(zoneWords[zoneOf(square)], lang),
    ...(kind ? [say(kind, lang)] : []),
    ...thereWords(view, seats, square, lang),
  ].join(', ');
}

// How it stands just now, beside what it is; nothing where there is nothing to say.
export function squareNow(view: ShogunView, seats: SeatInfo[], square: Square, lang: Lang): string | undefined {
  const words = [
    ...(view.braziers.includes(square) ? [say(t.lit, lang)] : []),
    ...thereWords(view, seats, square, lang),
  ].join(', ');
  return words ? capital(words) : undefined;
}
