import { describe, expect, it } from 'vitest';
import type { Payment } from '../../src/protocol';
import { chain, fewer, isWhole, left, more, proposed } from '../../src/table/payment';

const payment: Payment = {
  due: 5,
  paid: 1,
  unit: 'PM',
  each: [
    { action: 'pay wood', piece: 'cube:wood', have: 3, worth: 1 },
    { action: 'pay gold', piece: 'cube:gold', have: 2, worth: 1 },
    { action: 'pay offering', piece: 'offering', have: 1, worth: 2 },
  ],
  proposal: ['pay wood', 'pay wood', 'pay wood', 'pay gold'],
};

describe('a payment', () => {
  it('begins with the proposal, which pays all that is left', () => {
    expect(proposed(payment)).toEqual([3, 1, 0]);
    expect(isWhole(payment, proposed(payment))).toBe(true);
  });

  it('counts what each unit is worth', () => {
    expect(left(payment, [0, 0, 0])).toBe(4);
    expect(left(payment, [1, 0, 1])).toBe(1);
    expect(left(payment, [3, 0, 1])).toBe(0);
  });

  it('lets one more take the place of what is chosen most, once all is paid', () => {
    expect(more(payment, [3, 1, 0], 1)).toEqual([2, 2, 0]);
    expect(more(payment, [1, 1, 0], 1)).toEqual([1, 2, 0]);
  });

  it('never takes more than there is, nor less than nothing', () => {
    const all = [2, 2, 0];
    expect(more(payment, all, 1)).toBe(all);
    expect(fewer([0, 1, 0], 0)).toEqual([0, 1, 0]);
    expect(fewer([0, 1, 0], 1)).toEqual([0, 0, 0]);
  });

  it('cannot exchange what is the only means', () => {
    const alone: Payment = { ...payment, each: [payment.each[0]!], due: 3, paid: 0, proposal: [] };
    const two = [2];
    expect(more({ ...alone, due: 2 }, two, 0)).toBe(two);
  });

  it('goes out as a chain of single answers', () => {
    expect(chain(payment, [2, 0, 1])).toEqual(['pay wood', 'pay wood', 'pay offering']);
  });
});
