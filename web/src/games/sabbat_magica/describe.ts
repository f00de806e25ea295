// Names of what lies on the board, for those who do not see it and for the pointer that rests on it.

import type { SeatInfo } from '../../table/game_module';
import { besideText, ringText, whereText } from '../../table/grid';
import { nameOf } from '../../table/seats';
import { apart, capital, labelled, listed, say, type Lang } from '../../words';
import { gardens, regions } from './data';
import { ids } from './generated';
import {
  kinds,
  type Garden,
  type Gift,
  type Kind,
  type Mirror,
  type Names,
  type Place,
  type Portal,
  type Region,
  type Resources,
  type SabbatView,
  type Square,
  type Tile,
} from './view';
import { t } from './words';

export const kindsText = (some: readonly Kind[], names: Names): string =>
  listed(
    some.map((kind) => names.name(`kind:${kind}`)),
    names.lang,
  );

export const pointsText = (n: number, names: Names): string => `${n}\u00a0${names.caption('vp')}`;

export const lossText = (n: number, names: Names): string => `−${pointsText(n, names)}`;

export function resourcesText(resources: Resources, names: Names): string {
  const parts = kinds
    .filter((kind) => resources[kind] > 0)
    .map((kind) => `${resources[kind]} ${names.name(`kind:${kind}`, resources[kind])}`);
  return parts.length > 0 ? parts.join(', ') : say(t.empty, names.lang);
}

// What a portal costs, and what a tile gives: kinds with how many of each.
const priced = (id: `portal:${Portal}` | `tile:${Tile}`, names: Names): Kind[] =>
  kinds.filter((kind) => (names.figures(id)[kind] ?? 0) > 0);
export const portalCost = (portal: Portal | undefined, names: Names): Kind[] =>
  portal ? priced(`portal:${portal}`, names) : [];
export const kindOfTile = (tile: Tile, names: Names): Kind | undefined => priced(`tile:${tile}`, names)[0];

// Who stands there, and how much room there is.
export function occupants(view: SabbatView, place: Place, seats: SeatInfo[], lang: Lang): string {
  const { spaces, ghosts } = view.places[place];
  const room =
    ghosts.length >= spaces
      ? say(t.full, lang)
      : spaces === 1
        ? say(t.oneSpace, lang)
        : say(t.spaces, lang, { n: spaces });
  const there = ghosts.map((seat, i) => `${i + 1} ${nameOf(seats, seat)}`);
  return [room, ...there].join(', ');
}

// Regions lie on a ring, gardens on another: who moves from place to place goes along it.
const ringed = <P extends Place>(ring: readonly P[], place: P, names: Names): string =>
  ringText(
    ring.indexOf(place),
    ring.map((one) => placeName(one, names)),
    names.lang,
  );

export function regionText(view: SabbatView, region: Region, seats: SeatInfo[], names: Names): string {
  const id = `place:${region}` as const;
  const points = pointsText(names.figures(id).vp ?? 0, names);
  const value = `${names.title(id)} (${names.caption(id)}), ${points}`;
  return apart(
    [
      value,
      portalText(view, region, names),
      occupants(view, region, seats, names.lang),
      ringed(regions, region, names),
    ],
    names.lang,
  );
}
export const gardenText = (view: SabbatView, garden: Garden, seats: SeatInfo[], names: Names): string =>
  [
    `${names.title(`place:${garden}`)}.`,
    names.text(`place:${garden}`),
    capital(apart([occupants(view, garden, seats, names.lang), ringed(gardens, garden, names)], names.lang)),
  ].join(' ');
export const placeName = (place: Place, names: Names): string => names.name(`place:${place}`);

// What changes in a region: its portal, and who is there.
export const regionNow = (view: SabbatView, place: Region, seats: SeatInfo[], names: Names): string =>
  capital(apart([portalText(view, place, names), occupants(view, place, seats, names.lang)], names.lang));
const portalText = (view: SabbatView, place: Place, names: Names): string =>
  labelled(names.name('portal'), kindsText(portalCost(view.places[place].portal, names), names), names.lang);

export function tileText(view: SabbatView, square: Square, index: number, seats: SeatInfo[], names: Names): string {
  const { lang } = names;
  const tile = view.hall[index]!;
  const visitor = view.seats.find((p) => p.magician === square);
  const occupied = visitor ? [say(t.magicianOf, lang, { who: nameOf(seats, visitor.seat) })] : [];
  const around = view.hall.map((one, i) => `${ids.square[i]}, ${names.name(`tile:${one}`)}`);
  return apart(
    [
      capital(say(t.tile, lang, { square, tile: names.name(`tile:${tile}`) })),
      ...(kindOfTile(tile, names) ? [] : [names.text(`tile:${tile}`)]),
      whereText(index, 4, lang),
      ...occupied,
      besideText(index, 4, around, lang),
    ],
    lang,
  );
}

export const mirrorText = (view: SabbatView, mirror: Mirror, names: Names): string =>
  labelled(names.title(`mirror:${mirror}`), names.caption(`mirror-state:${view.mirrors[mirror]}`), names.lang);

export const kindOfGift = (gift: Gift): Kind | undefined => kinds.find((kind) => gift[kind] !== undefined);
export function giftText(gift: Gift, names: Names): string {
  const kind = kindOfGift(gift);
  if (kind) return `1 ${names.name(`kind:${kind}`)}`;
  if (gift.vp !== undefined) return pointsText(gift.vp, names);
  if (gift.terror !== undefined) return say(t.terrorPoints, names.lang, { n: gift.terror });
  return names.name('gift:choice');
}
