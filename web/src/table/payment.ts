// A payment as one decision. The rules ask for it unit by unit; a person chooses all of it, and the answers go
// out as one chain.

import type { Payment } from '../protocol';

export type Chosen = readonly number[]; // so many units of each means

export const proposed = (payment: Payment): Chosen =>
  payment.each.map(({ action }) => payment.proposal.filter((one) => one === action).length);

const worth = (payment: Payment, chosen: Chosen): number =>
  payment.each.reduce((sum, means, i) => sum + means.worth * chosen[i]!, 0);

// What is still to be chosen; nothing less than nothing.
export const left = (payment: Payment, chosen: Chosen): number =>
  Math.max(0, payment.due - payment.paid - worth(payment, chosen));

export const isWhole = (payment: Payment, chosen: Chosen): boolean => left(payment, chosen) === 0;

export const fewer = (chosen: Chosen, index: number): Chosen =>
  chosen.map((n, i) => (i === index ? Math.max(0, n - 1) : n));

// One more of this. When nothing is left to pay, it takes the place of what is chosen most.
export function more(payment: Payment, chosen: Chosen, index: number): Chosen {
  if (chosen[index]! >= payment.each[index]!.have) return chosen;
  let others = chosen;
  if (isWhole(payment, chosen)) {
    const most = Math.max(...chosen.filter((_, i) => i !== index));
    if (!(most > 0)) return chosen;
    others = fewer(
      chosen,
      chosen.findIndex((n, i) => i !== index && n === most),
    );
  }
  return others.map((n, i) => (i === index ? n + 1 : n));
}

export const chain = (payment: Payment, chosen: Chosen): string[] =>
  payment.each.flatMap(({ action }, i) => Array.from({ length: chosen[i]! }, () => action));
