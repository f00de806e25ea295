// Arrows on a board: to what lies next in that direction.

import { expect, it } from 'vitest';
import { besideText, whereText } from '../../src/table/grid';
import { nearest } from '../../src/table/roving';

const left = [-1, 0] as const;
const right = [1, 0] as const;
const down = [0, 1] as const;

it('goes along rows and columns', () => {
  const places = [0, 1, 2, 3, 4, 5].map((i) => ({ x: (i % 3) * 100, y: Math.floor(i / 3) * 80 }));
  expect(nearest(places[0]!, places, right)).toBe(1);
  expect(nearest(places[1]!, places, down)).toBe(4);
  expect(nearest(places[5]!, places, left)).toBe(4);
  expect(nearest(places[2]!, places, right)).toBe(-1);
});

it('prefers what is straight ahead to what is near but aside', () => {
  const places = [
    { x: 60, y: 70 },
    { x: 150, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, places, right)).toBe(1);
});

it('does not go to what lies rather in another direction', () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 10, y: 90 }], right)).toBe(-1);
});

it('says where a place lies and what lies beside it, in both languages', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(whereText(4, 3, 'fr')).toBe('rangée 2, colonne 2');
  expect(besideText(4, 3, names, 'en')).toBe('above: b; to the right: f; to the left: d');
  expect(besideText(2, 3, names, 'fr').replace(/\s/g, ' ')).toBe('au-dessous : f ; à gauche : b');
});
