import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableFrame } from '../../src/protocol';
import { moves, Pace, restAfter, rests } from '../../src/table/pace';

const frame = (move: number): TableFrame => ({
  type: 'table',
  table: 'T',
  seq: move,
  move,
  game: 'samhain',
  options: {},
  state: 'running',
  seats: [],
});
let shown: number[];
const make = (rest = 500) =>
  new Pace(
    (one) => shown.push(one.move),
    () => rest,
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the first answer at once, and the moves after it one by one', () => {
  const pace = make();
  [3, 4, 5, 6].forEach((move) => pace.push(frame(move)));
  expect(shown).toEqual([3, 4]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([3, 4, 5]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([3, 4, 5, 6]);
});

it('does not wait for what is no move', () => {
  const pace = make();
  [3, 3, 3, 2].forEach((move) => pace.push(frame(move)));
  expect(shown).toEqual([3, 3, 3, 2]);
});

it('shows everything at once when asked, without movement, or in a crowd; always in order', () => {
  const hurried = make();
  [1, 2, 3, 4].forEach((move) => hurried.push(frame(move)));
  hurried.flush();
  expect(shown).toEqual([1, 2, 3, 4]);
  shown = [];
  const still = make(0);
  [1, 2, 3].forEach((move) => still.push(frame(move)));
  expect(shown).toEqual([1, 2, 3]);
  shown = [];
  const crowded = make();
  for (let move = 0; move < 70; ++move) crowded.push(frame(move));
  expect(shown.length).toBeGreaterThanOrEqual(60);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

it('shows every move of a long turn, the faster the more of them wait', () => {
  const pace = make(650);
  const times: number[] = [];
  pace.push(frame(0));
  for (let move = 1; move <= 24; ++move) pace.push(frame(move));
  expect(shown).toEqual([0, 1]);
  for (let time = 0; time < 15000; time += 10) {
    const before = shown.length;
    vi.advanceTimersByTime(10);
    if (shown.length > before) times.push(time);
    expect(shown.length - before).toBeLessThanOrEqual(1);
  }
  expect(shown.length).toBe(25);
  expect(times.at(-1)).toBeLessThan(13000);
  expect(times[2]! - times[1]!).toBeLessThan(300);
  expect(times.at(-1)! - times.at(-2)!).toBeGreaterThan(600);
});

it('rests after a sentence, and goes on after a step that has none', () => {
  const told = (...texts: string[]) =>
    ({ ...frame(1), log: { from: 0, lines: texts.map((text) => ({ move: 1, text, events: [] })) } }) as TableFrame;
  expect(restAfter(told('A drives'), 'normal')).toBe(rests.normal);
  expect(restAfter(told('', 'A drives'), 'normal')).toBe(rests.normal);
  expect(restAfter(told('', ''), 'normal')).toBe(moves.normal);
  expect(restAfter(told(), 'normal')).toBe(rests.normal);
  expect(restAfter(told(''), 'off')).toBe(0);
});
