// A payment as bowls: which of the units that are laid fills which slot. A picture only: whether it suffices is said
// by the server.

import type { BomarzoView, CardId, Cubes, Offering, PayingView, Resource } from './view';

export type Want = 'food' | 'coin' | 'wine' | 'either' | 'any';
export interface Laid {
  kind: Resource | null; // null: a card that stands for no kind
  card?: CardId;
  action: string; // the answer that lays it
}
export interface Bowl {
  want: Want | null; // null: in excess
  unit: Laid | null;
}

export function unitsOf({ laid, cards }: PayingView): Laid[] {
  const cubes = (['food', 'coin', 'wine'] as const).flatMap((kind) =>
    Array.from({ length: laid[kind] }, () => ({ kind, action: `lay ${kind}` })),
  );
  return [
    ...cards.map(({ card, as }) => ({ kind: as, card, action: as ? `convert ${card} ${as}` : `convert ${card}` })),
    ...cubes,
  ];
}

export const wantsOf = ({ food, coin, either, any }: Offering): Want[] => [
  ...Array.from({ length: food }, () => 'food' as const),
  ...Array.from({ length: coin }, () => 'coin' as const),
  ...Array.from({ length: either }, () => 'either' as const),
  ...Array.from({ length: any }, () => 'any' as const),
];
const priceWants = (price: Cubes): Want[] =>
  (['food', 'coin', 'wine'] as const).flatMap((kind) => Array.from({ length: price[kind] }, () => kind));

// What fits a bowl best: its own kind, then what may stand for it.
const fits: ((want: Want, unit: Laid) => boolean)[] = [
  (want, { kind }) => want === kind,
  (want, { kind }) => want === 'either' && (kind === 'food' || kind === 'coin'),
  (want, { kind }) => (want === 'food' || want === 'coin' || want === 'either') && kind === 'wine',
  (want, { kind }) => want === 'any' && kind === 'wine',
  (want) => want === 'any',
  (want, { kind }) => (want === 'food' && kind === 'coin') || (want === 'coin' && kind === 'food'), // Exchange
];

export function bowlsOf(view: BomarzoView, paying: PayingView): Bowl[] {
  const wants =
    view.payment?.purpose === 'copy'
      ? priceWants(paying.price!)
      : view.payment?.purpose === 'adoration'
        ? Array.from({ length: paying.due ?? 0 }, () => 'any' as const)
        : wantsOf(view.deities[view.payment!.deity!].offering);
  const bowls: Bowl[] = wants.map((want) => ({ want, unit: null }));
  let left = unitsOf(paying);
  for (const fit of fits)
    left = left.filter((unit) => {
      const bowl = bowls.find((one) => one.unit === null && fit(one.want!, unit));
      if (bowl) bowl.unit = unit;
      return !bowl;
    });
  return [...bowls, ...left.map((unit) => ({ want: null, unit }))];
}
