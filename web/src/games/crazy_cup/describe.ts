// Squares in words, for the tips and for those who do not see them.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { nameOf } from '../../table/seats';
import { capital, say } from '../../words';
import { garages, labelOf, terrainOf } from './course';
import type { PieceId } from './generated';
import { racersOn, type CupView, type Racer, type Square } from './view';
import { t } from './words';

export const racerName = (seats: SeatInfo[], racer: Racer, names: Names<PieceId>): string =>
  racer === 'drone' ? names.name('seat:drone') : nameOf(seats, racer);

function thereWords(view: CupView, seats: SeatInfo[], square: Square, names: Names<PieceId>): string[] {
  return [
    ...(view.tornado === square ? [names.name('tornado')] : []),
    ...racersOn(view, square).map((racer) => racerName(seats, racer, names)),
  ];
}

// "case 41, garage, Noé"
export function squareWords(view: CupView, seats: SeatInfo[], square: Square, names: Names<PieceId>): string {
  const { lang } = names;
  const what =
    square === '0'
      ? [names.name('start')]
      : terrainOf(square)
        ? [names.name(`square:${square}`)]
        : [
            say(t.square, lang, { n: labelOf(view, square) }),
            ...(garages.includes(square) ? [names.name('garage')] : []),
          ];
  return [...what, ...thereWords(view, seats, square, names)].join(', ');
}

// Who and what is there, beside what it is; nothing where there is nothing to say.
export function squareNow(view: CupView, seats: SeatInfo[], square: Square, names: Names<PieceId>): string | undefined {
  const words = thereWords(view, seats, square, names).join(', ');
  return words ? capital(words) : undefined;
}
