// Where the points come from, in bars; who is away, in seconds.

import { expect, it } from 'vitest';
import type { TableFrame } from '../../src/protocol';
import { absent, countdown } from '../../src/table/absent';
import type { SeatInfo } from '../../src/table/game_module';
import { bars, extent } from '../../src/table/sources';

const order = ['A', 'B'].map((seat, i) => ({ seat: { seat } as SeatInfo, i }));
const rows = [
  { label: 'cards', points: [4, 0] },
  { label: 'wisps', points: [-3, -1] },
  { label: 'objects', points: [2, 5] },
  { label: 'romans', points: [-2, 0] },
];

it('gains stand behind each other to the right of zero, losses to its left', () => {
  const [anne, boris] = bars(rows, order);
  expect(anne!.pieces).toEqual([
    { source: 0, from: 0, to: 4 },
    { source: 1, from: -3, to: 0 },
    { source: 2, from: 4, to: 6 },
    { source: 3, from: -5, to: -3 },
  ]);
  expect(boris!.pieces.map((piece) => piece.source)).toEqual([1, 2]); // nothing is no piece
});

it('all bars share one scale, and nothing at all still has one', () => {
  expect(extent(bars(rows, order))).toEqual([-5, 6]);
  expect(extent(bars([], order))).toEqual([0, 1]);
});

it('who is awaited and away is told, with the time until the computer may play', () => {
  const away = { since: 0, claim: 90_000 };
  const seats = [
    { seat: 'A', kind: 'human', name: 'Anne', owes: true, away },
    { seat: 'B', kind: 'human', name: 'Boris', owes: true, away },
    { seat: 'C', kind: 'human', name: 'Chloé', owes: false, away },
    { seat: 'D', kind: 'human', name: 'Dana', owes: true, away, substitute: true },
  ];
  const frame = { seats, state: 'running', you: 'A' } as unknown as TableFrame;
  expect(absent(frame)).toEqual([{ seat: 'B', name: 'Boris', claim: 90_000 }]);
  expect(absent({ ...frame, state: 'paused' })).toEqual([]);
  expect([90_000, 59_001, 1, 0, -5].map(countdown)).toEqual(['1:30', '1:00', '0:01', '0:00', '0:00']);
});
