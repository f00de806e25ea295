// Stones, prices and payments in words, for the tips and for those who do not see them.

import type { SeatInfo } from '../../table/game_module';
import { calledOf } from '../../table/seats';
import { apart, capital, listed, say } from '../../words';
import {
  incomes,
  isEmpty,
  resources,
  type BomarzoView,
  type Cubes,
  type Deity,
  type Names,
  type Offered,
  type Offering,
  type PlayerView,
} from './view';
import { t } from './words';

export const amountWords = (n: number, of: (typeof incomes)[number], names: Names): string =>
  `${n}\u00a0${of === 'card' ? names.caption('lane:card').toLowerCase() : names.name(`resource:${of}`, n)}`;

export const cubesWords = (cubes: Cubes, names: Names): string =>
  listed(
    resources.flatMap((one) => (cubes[one] > 0 ? [amountWords(cubes[one], one, names)] : [])),
    names.lang,
  ) || say(t.empty, names.lang);

export function offeringWords(offering: Offering, names: Names): string {
  if (isEmpty(offering)) return say(t.free, names.lang);
  return listed(
    [
      ...(offering.food ? [amountWords(offering.food, 'food', names)] : []),
      ...(offering.coin ? [amountWords(offering.coin, 'coin', names)] : []),
      ...(offering.either ? [`${offering.either}\u00a0${names.name('either')}`] : []),
      ...(offering.any ? [`${offering.any}\u00a0${say(t.ofAny, names.lang)}`] : []),
    ],
    names.lang,
  );
}

export const who = (seats: SeatInfo[], letters: readonly string[], names: Names): string =>
  listed(
    letters.map((letter) => calledOf(seats, letter, names.lang)),
    names.lang,
  );

// "Elefante, place 1 (3 et 2 PV), Connaissance ; pions de Renzo ; …"
export function stoneWords(view: BomarzoView, id: Deity, seats: SeatInfo[], names: Names): string {
  const { lang } = names;
  const deity = view.deities[id];
  const [a = 0, b = 0] = deity.points ?? [];
  const parts = [
    say(t.stone, lang, {
      name: names.name(`deity:${id}`),
      place: deity.place ?? '',
      points: say(b ? t.points2 : t.points1, lang, { a, b }),
      category: names.name(`category:${deity.category}`),
    }),
    ...(deity.leaders?.length ? [say(t.leads, lang, { who: who(seats, deity.leaders, names) })] : []),
    ...(deity.pawns.length ? [say(t.pawnsOf, lang, { who: who(seats, deity.pawns, names) })] : []),
    ...(deity.pawns.length ? [say(t.onSlab, lang, { what: cubesWords(deity, names) })] : []),
    ...(deity.mossy ? [say(t.mossy, lang)] : []),
    ...(deity.under.length ? [say(t.tucked, lang, { who: who(seats, deity.under, names) })] : []),
    deity.dormant ? say(t.sleeps, lang) : say(t.atLeast, lang, { what: offeringWords(deity.offering, names) }),
  ];
  return apart(parts, lang);
}

// What paying the least would bring about.
export function outlookWords(one: Offered & { pay?: { card: number } }, seats: SeatInfo[], names: Names): string[] {
  const { lang } = names;
  const sleeps = one.wine >= (names.figures('dormant').wine ?? 0);
  const able = one.able ?? [];
  return [
    ...(one.repetition ? [say(t.byRepetition, lang, { card: names.title(`card:${one.repetition}`) })] : []),
    ...one.exchange.map((card) => say(t.byExchange, lang, { card: names.title(`card:${card}`) })),
    ...(one.pay?.card ? [say(t.onlyCards, lang, { n: one.pay.card })] : []),
    sleeps ? say(t.fallsAsleep, lang) : say(t.nextPays, lang, { what: offeringWords(one.next, names) }),
    ...(one.shut.length && !sleeps
      ? [say(one.shut.length > 1 ? t.shutOutMany : t.shutOut, lang, { who: who(seats, one.shut, names) })]
      : []),
    ...(sleeps
      ? []
      : [
          able.length
            ? say(able.length > 1 ? t.mayCopyMany : t.mayCopy, lang, { who: who(seats, able, names) })
            : say(t.nobodyCopies, lang),
        ]),
  ];
}

// How a stone stands just now: what its least price would do, or why nobody can come.
export function stoneNow(
  view: BomarzoView,
  id: Deity,
  seats: SeatInfo[],
  me: PlayerView | undefined,
  names: Names,
): string {
  const outlook = me?.outlook?.[id];
  const deity = view.deities[id];
  if (outlook) return outlookWords(outlook, seats, names).join(' ');
  if (deity.dormant) return capital(say(t.sleeps, names.lang));
  const lone = !deity.mossy && deity.pawns.length === 0 && view.phase === 'action';
  return capital(
    apart(
      [
        say(t.atLeast, names.lang, { what: offeringWords(deity.offering, names) }),
        ...(lone ? [say(t.willMoss, names.lang)] : []),
      ],
      names.lang,
    ),
  );
}
