// Squares in words, for the tips and for those who do not see them.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { nameOf } from '../../table/seats';
import { capital, say } from '../../words';
import { isQuarry, isSea, monsterOn, regionOf } from './chart';
import type { PieceId } from './generated';
import { pawnOn, tileOn, type CivView, type Square } from './view';
import { t } from './words';

type Said = Names<PieceId>;

// What lies and stands there: "cité d’Anne, pion de Boris", "Charybde, défense 5".
export function thereWords(view: CivView, seats: SeatInfo[], square: Square, names: Said): string[] {
  const { lang } = names;
  const tile = tileOn(view, square);
  const pawn = pawnOn(view, square);
  const monster = monsterOn(view, square);
  const mine = (seat: string) => seats.find((one) => one.seat === seat)?.you === true;
  const kind = tile && names.name(tile.kind === 'capital' ? 'capital' : `tile:${tile.kind}`);
  return [
    ...(isQuarry(square) ? [say(tile ? t.quarryGone : t.quarryGain, lang)] : []),
    ...(monster
      ? [
          say(t.defence, lang, {
            name: names.name(`monster:${monster}`),
            n: names.figures(`monster:${monster}`).defence ?? 0,
          }),
        ]
      : []),
    ...(tile
      ? [say(mine(tile.seat) ? t.ownTile : t.tileOf, lang, { tile: kind ?? '', who: nameOf(seats, tile.seat) })]
      : []),
    ...(pawn ? [say(mine(pawn) ? t.yourPawn : t.pawnOf, lang, { who: nameOf(seats, pawn) })] : []),
  ];
}

// "H2, mer, Gouffre, Charybde, défense 5, combat"
export function squareWords(
  view: CivView,
  seats: SeatInfo[],
  square: Square,
  names: Said,
  more: string[] = [],
): string {
  return [
    square,
    say(isSea(square) ? t.sea : t.land, names.lang),
    names.name(`region:${regionOf(square)}`),
    ...thereWords(view, seats, square, names),
    ...more,
  ].join(', ');
}

// How it stands just now, beside what it is; nothing where there is nothing to say.
export function squareNow(view: CivView, seats: SeatInfo[], square: Square, names: Said): string | undefined {
  const words = thereWords(view, seats, square, names).join(', ');
  return words ? capital(words) : undefined;
}
