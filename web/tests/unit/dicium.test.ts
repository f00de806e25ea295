// The dice of the family: where they lie on the felt, and how a chance is said.

import { describe, expect, it } from 'vitest';
import { laidOut, marked, percent, type Face, type Hand, type Place } from '../../src/games/dicium/dice';
import { percentWords } from '../../src/games/dicium/words';

const hand = (throws: number, dice: Face[], more: Partial<Hand> = {}): Hand => ({
  turn: 3,
  throws,
  size: 5,
  dice,
  kept: [],
  spent: [],
  ...more,
});
const nothing = { turn: 0, places: [] };
const lie = (before: Hand, after: Hand) => laidOut({ turn: before.turn, places: laidOut(nothing, before) }, after);
const faces = (places: Place[]) => places.map((place) => (place.state === 'blank' ? '?' : place.face)).join(' ');
const states = (places: Place[]) => places.map((place) => place.state).join(' ');

describe('the felt', () => {
  const first = hand(1, ['F1', 'F2', 'F2', 'F4', 'FS']);

  it('shows as many blank dice as there are to throw before the first throw', () => {
    expect(states(laidOut(nothing, hand(0, [], { size: 3 })))).toBe('blank blank blank');
  });
  it('leaves every die that was not thrown again where it lay', () => {
    // F2 and F4 fell as F1 and F5; the server sorts them.
    const places = lie(first, hand(2, ['F1', 'F1', 'F2', 'F5', 'FS']));
    expect(faces(places)).toBe('F1 F2 F1 F5 FS');
    expect(places.map((place) => 'thrown' in place && place.thrown)).toEqual([1, 1, 2, 2, 1]);
  });
  it('leaves a hole with what was paid where a die was spent', () => {
    const places = lie(
      first,
      hand(1, ['F1', 'F2', 'F4'], {
        spent: [
          { face: 'F2', paid: 'pair' },
          { face: 'FS', paid: 'pair' },
        ],
      }),
    );
    expect(faces(places)).toBe('F1 F2 F2 F4 FS');
    expect(states(places)).toBe('free free spent free spent');
  });
  it('keeps the holes of the first action where they were in the second', () => {
    const one = laidOut(
      { turn: 3, places: laidOut(nothing, first) },
      hand(1, ['F1', 'F2', 'F4', 'FS'], { spent: [{ face: 'F2', paid: 'move' }] }),
    );
    const two = laidOut(
      { turn: 3, places: one },
      hand(1, ['F2', 'F4'], {
        spent: [
          { face: 'F1', paid: 'ki2' },
          { face: 'F2', paid: 'move' },
          { face: 'FS', paid: 'ki2' },
        ],
      }),
    );
    expect(states(two)).toBe('spent free spent free spent');
    expect(two.map((place) => (place.state === 'spent' ? place.paid : ''))).toEqual(['ki2', '', 'move', '', 'ki2']);
  });
  it('tells alike dice apart by a mark, and which were kept from the reserve', () => {
    const places = laidOut(nothing, hand(1, ['F2', 'F2', 'F4', 'F5', 'FS'], { kept: ['F2'] }));
    expect(places.map((place) => ('id' in place ? place.id : ''))).toEqual([
      'die:F2#1',
      'die:F2#2',
      'die:F4#1',
      'die:F5#1',
      'die:FS#1',
    ]);
    expect(states(places)).toBe('kept free free free free');
  });
  it('begins anew with every turn', () => {
    expect(faces(laidOut({ turn: 2, places: laidOut(nothing, first) }, hand(1, ['F3', 'F3', 'F4', 'F5', 'FS'])))).toBe(
      'F3 F3 F4 F5 FS',
    );
  });
});

it('marks the dice of a reserve', () => {
  expect(marked('reserve', ['F4', 'F4']).map(({ id }) => id)).toEqual(['reserve:F4#1', 'reserve:F4#2']);
});

it('calls nothing sure that may fail, and nothing impossible that may come', () => {
  expect([percent(6, 6), percent(0, 6), percent(1, 7776), percent(7775, 7776), percent(1, 3)]).toEqual([
    'sure',
    'never',
    '< 1',
    '> 99',
    33,
  ]);
  expect(percentWords(1, 6, 'fr')).toBe('17\u202f%');
  expect(percentWords(7775, 7776, 'en')).toBe('> 99%');
  expect(percentWords(0, 6, 'en')).toBe('–');
});
