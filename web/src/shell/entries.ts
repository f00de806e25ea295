// My tables in words: whose turn it is, how it ended and when, in the order in which they matter.

import type { Summary } from '../protocol';
import { say, signed, type Lang, type Words } from '../words';
import { seatsHere, type MyTable } from './my_tables';
import { t } from './words';

export const ordinal = (n: number, lang: Lang): string => {
  if (lang === 'fr') return n === 1 ? '1er' : `${n}e`;
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

// Somebody at this device is awaited.
export const awaitsUs = (table: Summary, mine: MyTable | undefined): boolean =>
  table.your_turn === true ||
  (table.state === 'running' &&
    (mine?.others ?? []).length > 0 &&
    seatsHere(mine).some((seat) => table.waiting_for?.includes(seat)));

// Whoever is awaited comes first, then what goes on, then what is over; of each the newest.
export function inOrder(tables: Summary[], mine: (table: string) => MyTable | undefined): Summary[] {
  const weight = (table: Summary) => (table.state === 'over' ? 2 : awaitsUs(table, mine(table.table)) ? 0 : 1);
  return [...tables].sort((a, b) => weight(a) - weight(b) || b.updated - a.updated);
}

function resultWords(table: Summary): [Words, Record<string, string | number>?] {
  const { result, you } = table;
  if (!result || result.ended === 'abandoned') return [t.endedWithout];
  if (result.drawn) return [t.endedDrawn];
  if (result.rank !== undefined && result.ranks !== undefined)
    return [t.endedRank, { n: result.rank, of: result.ranks }];
  const i = table.seats.findIndex((seat) => seat.seat === you);
  if (i < 0) {
    const winner = table.seats.find((seat) => result.winners.includes(seat.seat));
    return winner ? [t.endedWonBy, { who: winner.name ?? winner.seat }] : [t.endedLost];
  }
  const place = result.places?.[i];
  if (result.kind === 'ranked' && place !== undefined) return [t.endedPlace, { n: place, of: table.seats.length }];
  return [result.winners.includes(you!) ? t.endedWon : t.endedLost];
}

// "1er sur 3 · 31 points"
export function ending(table: Summary, lang: Lang): string {
  const [words, values = {}] = resultWords(table);
  const named = words === t.endedPlace ? { ...values, n: ordinal(values.n as number, lang) } : values;
  const i = table.seats.findIndex((seat) => seat.seat === table.you);
  const score = table.result?.ended === 'finished' ? table.result.scores[Math.max(0, i)] : undefined;
  const points = i >= 0 && score !== undefined ? [say(t.endedPoints, lang, { n: signed(score) })] : [];
  return [say(words, lang, named), ...points].join(' · ');
}

export const day = (time: number, lang: Lang, now = Date.now()): string =>
  new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    ...(new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' }),
  }).format(time);
