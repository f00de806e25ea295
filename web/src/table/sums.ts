// What an action would change, as signed sums: "+2 PV", "−1 bois", for everybody whom it touches.

import type { GameModule, SeatInfo } from './game_module';
import type { Names } from './names';

// One number that a seat can be seen to have.
export interface Counter {
  n: number | undefined; // undefined: hidden
  name: (n: number) => string; // "bois", "pierres"
  bad?: boolean; // more of it is a loss
}
export interface Sum {
  text: string;
  gain: boolean;
}

export function difference(before: Counter[], after: Counter[]): Sum[] {
  return before.flatMap(({ n, name, bad }, i) => {
    const then = after[i]?.n;
    if (n === undefined || then === undefined || then === n) return [];
    const change = then - n;
    const amount = Math.abs(change);
    return [{ text: `${change > 0 ? '+' : '−'}${amount}\u00a0${name(amount)}`, gain: change > 0 !== (bad === true) }];
  });
}

// One's own first.
export function sums(
  module: GameModule,
  seats: SeatInfo[],
  before: unknown,
  after: unknown,
  names: Names,
): { seat: SeatInfo; sums: Sum[] }[] {
  const of = (seat: SeatInfo) =>
    difference(module.counters(before, seat.seat, names), module.counters(after, seat.seat, names));
  return [...seats]
    .sort((a, b) => Number(b.you) - Number(a.you))
    .map((seat) => ({ seat, sums: of(seat) }))
    .filter((one) => one.sums.length > 0);
}
