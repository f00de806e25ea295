// Pieces and cards in words, for those who hear the board, and for tips.

import type { SeatInfo } from '../../table/game_module';
import { listed, say } from '../../words';
import {
  landOf,
  paints,
  printed,
  resources,
  type CardId,
  type ClanView,
  type EvenfallView,
  type Names,
  type PlaceId,
  type RegionView,
} from './view';
import { t } from './words';

// The Automa has a side of the table, but no seat.
export type Painted = Pick<SeatInfo, 'seat' | 'initial' | 'colour'>;
export const automaSeat = (view: EvenfallView): Painted => ({
  seat: 'automa',
  initial: 'A',
  colour: paints[view.automa?.paint ?? 'star'],
});

export interface Crowd {
  seat: string;
  initial: string;
  colour: SeatInfo['colour'];
  witches: number;
  elders: number;
  words: string;
}
export function crowds(view: EvenfallView, region: RegionView, seats: SeatInfo[], names: Names): Crowd[] {
  const all = seats.map(({ seat, initial, colour, name }) => ({ seat, initial, colour, name }));
  const rows = all.map((one, i) => ({ ...one, witches: region.witches[i] ?? 0, elders: region.elders[i] ?? 0 }));
  const n = region.witches.at(-1) ?? 0;
  if (n > 0) rows.push({ ...automaSeat(view), name: names.title('automa'), witches: n, elders: 0 });
  return rows
    .filter((one) => one.witches + one.elders > 0)
    .map((one) => ({ ...one, words: say(t.stand, names.lang, { who: one.name, n: one.witches + one.elders }) }));
}

// So many Herbs, Potions and Knowledge.
export const priceWords = (price: readonly number[], names: Names): string =>
  listed(
    resources.flatMap((one, i) => (price[i] ? [`${price[i]} ${names.name(`resource:${one}`, price[i])}`] : [])),
    names.lang,
  );
export const costWords = (card: CardId, names: Names): string =>
  priceWords(Object.values(printed(card, names).cost), names);

// "Ancient Forest with Mystic Elephant: …"
export function ownWords(view: EvenfallView, place: PlaceId, names: Names): string {
  const { ritual, sickles, orbs } = landOf(view, place);
  const title = names.title(`place:${place}`);
  if (!ritual) return say(t.bareLabel, names.lang, { name: title, text: names.text(`place:${place}`) });
  return say(t.ownLabel, names.lang, {
    name: title,
    card: names.name(`card:${ritual}`),
    text: names.text(`card:${ritual}`),
    sickles,
    orbs,
  });
}

// Where a stone lies in the final count: this Ritual is doubled.
export const isDoubled = (clan: ClanView, place: PlaceId): boolean => clan.doubled.includes(place);
