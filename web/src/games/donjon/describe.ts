// Squares in words, for the tips and for those who do not see them.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { nameOf as nameOfSeat } from '../../table/seats';
import { capital, say } from '../../words';
import { contentOf, kindOf, type Kind } from './dungeon';
import { foeAt, type DonjonView, type Square } from './view';
import { t } from './words';

// What a square is called by its kind; the piece of that name says more.
const named: readonly Kind[] = ['room', 'crypt', 'lair', 'portal', 'guard', 'entrance', 'throne', 'royal'];

function thereWords(view: DonjonView, seats: SeatInfo[], square: Square, names: Names): string[] {
  const { lang } = names;
  const foe = foeAt(view, square);
  const content = contentOf(view, square);
  return [
    ...(content === 'hidden' ? [say(t.closed, lang)] : content === 'empty' ? [say(t.emptied, lang)] : []),
    ...(content && content !== 'hidden' && content !== 'empty'
      ? [say(t.holds, lang, { what: names.name(`tile:${content}`) })]
      : []),
    ...(foe
      ? [
          say(t.foe, lang, {
            what: names.name(`foe:${foe.foe}`),
            n: foe.defence,
          }),
        ]
      : []),
    ...(view.portal === square ? [say(t.portalTile, lang)] : []),
    ...(view.king === square ? [names.name('king')] : []),
    ...view.seats.flatMap((player) =>
      player.square === square
        ? [
            say(t.heroOf, lang, {
              hero: names.name(`hero:${player.hero}`),
              who: nameOfSeat(seats, player.seat),
            }),
          ]
        : [],
    ),
  ];
}

// "A1, salle au trésor, coffre fermé"
export function squareWords(view: DonjonView, seats: SeatInfo[], square: Square, names: Names): string {
  const kind = kindOf(square);
  return [square, ...(named.includes(kind) ? [names.name(kind)] : []), ...thereWords(view, seats, square, names)].join(
    ', ',
  );
}

// How it stands just now, beside what it is; nothing where there is nothing to say.
export function squareNow(view: DonjonView, seats: SeatInfo[], square: Square, names: Names): string | undefined {
  const words = thereWords(view, seats, square, names).join(', ');
  return words ? capital(words) : undefined;
}
