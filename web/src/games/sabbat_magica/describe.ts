// Names of what lies on the board, for those who do not see it and for the pointer that rests on it.

import type { SeatInfo } from '../../table/game_module';
import { besideText, ringText, whereText } from '../../table/grid';
import { nameOf } from '../../table/seats';
import { apart, capital, labelled, listed, noun, say, type Lang } from '../../words';
import {
  gardenCards,
  gardens,
  inhabitants,
  isRegion,
  kindCards,
  kindOfTile,
  placeWords,
  portalCost,
  regions,
  regionVp,
  specialTiles,
  squares,
  type Gift,
} from './data';
import { kinds, type Kind, type Place, type Resources, type SabbatView } from './view';
import { mirrorNames, mirrorWords, t } from './words';

export const kindsText = (cost: readonly Kind[], lang: Lang): string =>
  listed(
    cost.map((kind) => say(kindCards[kind].one, lang)),
    lang,
  );

export function resourcesText(resources: Resources, lang: Lang): string {
  const parts = kinds
    .filter((kind) => resources[kind] > 0)
    .map((kind) => `${resources[kind]} ${noun(kindCards[kind], resources[kind], lang)}`);
  return parts.length > 0 ? parts.join(', ') : say(t.empty, lang);
}

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
function ringed<P extends Place>(ring: readonly P[], place: P, lang: Lang): string {
  const names = ring.map((one) => say(placeWords[one], lang));
  return ringText(ring.indexOf(place), names, lang);
}

export function placeText(view: SabbatView, place: Place, seats: SeatInfo[], lang: Lang): string {
  const name = capital(say(placeWords[place], lang));
  if (isRegion(place)) {
    const value = `${name} (${say(inhabitants[place], lang)}), ${say(t.points, lang, { n: regionVp[place] })}`;
    return apart(
      [value, portalText(view, place, lang), occupants(view, place, seats, lang), ringed(regions, place, lang)],
      lang,
    );
  }
  const bonuses = gardenCards[place].bonus.map((bonus, i) =>
    labelled(i + 1, `${say(bonus.full, lang)} (${bonus.clause})`, lang),
  );
  return apart([name, ...bonuses, occupants(view, place, seats, lang), ringed(gardens, place, lang)], lang);
}

// What changes in a region: its portal, and who is there.
export const regionNow = (view: SabbatView, place: Place, seats: SeatInfo[], lang: Lang): string =>
  capital(apart([portalText(view, place, lang), occupants(view, place, seats, lang)], lang));
const portalText = (view: SabbatView, place: Place, lang: Lang): string =>
  say(t.portal, lang, { cost: kindsText(portalCost(view.places[place].portal ?? ''), lang) });

const tileName = (tile: string, lang: Lang): string => {
  const kind = kindOfTile(tile);
  const special = specialTiles[tile];
  if (kind) return say(t.two, lang, { what: say(kindCards[kind].many, lang) });
  return special ? say(special.name, lang) : '';
};

export function tileText(view: SabbatView, square: string, index: number, seats: SeatInfo[], lang: Lang): string {
  const tile = view.hall[index] ?? '';
  const special = specialTiles[tile];
  const effect = special ? `, ${say(special.full, lang)} (${special.clause})` : '';
  const visitor = view.seats.find((p) => p.magician === square);
  const occupied = visitor ? [say(t.magicianOf, lang, { who: nameOf(seats, visitor.seat) })] : [];
  const names = view.hall.map((one, i) => `${squares[i]}, ${tileName(one, lang)}`);
  return apart(
    [
      capital(say(t.tile, lang, { square, tile: tileName(tile, lang) + effect })),
      whereText(index, 4, lang),
      ...occupied,
      besideText(index, 4, names, lang),
    ],
    lang,
  );
}

export function mirrorText(view: SabbatView, mirror: string, lang: Lang): string {
  const [side = '', at = ''] = mirror.split('-');
  return capital(
    labelled(say(mirrorNames[side]!, lang, { at }), say(mirrorWords[view.mirrors[mirror] ?? 'broken'], lang), lang),
  );
}

export function giftText(gift: Gift, lang: Lang): string {
  if (gift.gift === 'choice') return say(t.choiceFull, lang);
  if (gift.gift === 'named') return `1 ${say(kindCards[gift.kind].one, lang)}`;
  return gift.gift === 'vp' ? say(t.points, lang, { n: gift.n }) : say(t.terrorPoints, lang, { n: gift.n });
}
