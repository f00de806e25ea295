// Donjon: how the map lies in its room, the dungeon's turn from the log, and what each has done.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arranged, atLeast, lying, squares, upright } from '../../src/games/donjon/dungeon';
import { factsOf } from '../../src/games/donjon/facts';
import { before, dungeonTurn, trailOf } from '../../src/games/donjon/told';
import type { DonjonView } from '../../src/games/donjon/view';
import type { LogLine, TableFrame } from '../../src/protocol';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/dicium-donjon-${name}.json`), 'utf8')) as TableFrame;
const at = (square: string) => squares.indexOf(square);
const line = (text: string, event: string, args: number[] = [], seat?: string): LogLine => ({
  move: 1,
  text,
  events: [{ event, motion: 'move', args, ...(seat ? { seat } : {}) }],
});

describe('the map', () => {
  it('lies beside the column on a laptop, and under a line on phones, turned where that is larger', () => {
    const laptop = arranged(897, 644, 16);
    expect([laptop.line, laptop.geometry]).toEqual([false, lying]);
    const tall = arranged(390, 520, 16);
    expect([tall.line, tall.geometry]).toEqual([true, upright]);
    const low = arranged(375, 338, 16);
    expect([low.line, low.geometry]).toEqual([true, lying]);
  });
  it('is at least 300 px wide on the smallest phone', () => {
    const { geometry, scale } = arranged(375, 300, 16);
    expect(geometry.width * scale).toBeGreaterThanOrEqual(300);
  });
  it('never sticks out', () => {
    for (const [width, height] of [
      [897, 644],
      [390, 415],
      [375, 338],
      [450, 344],
      [341, 300],
      [768, 560],
    ] as const) {
      const { geometry, scale, line: under, column } = arranged(width, height, 16);
      expect(geometry.width * scale + (under ? 0 : column + 8)).toBeLessThanOrEqual(width + 0.01);
      expect(geometry.height * scale + (under ? 41.6 : 0)).toBeLessThanOrEqual(height + 0.01);
    }
  });
  it('writes larger where it is drawn small', () => {
    expect(atLeast(12, 9, 1)).toBe(12);
    expect(atLeast(12, 9, 0.5)).toBe(18);
    expect(atLeast(12, 9, 0)).toBe(12); // not drawn yet
  });
});

describe('the dungeon’s turn', () => {
  const log = [
    line('Tour 8 : Anne', 'turn_begins', [8], 'A'),
    line('avant', 'goblin_placed', [at('A1'), 3], 'A'),
    line('', 'thrown', [0, 1], 'A'),
    line('Tour 9 : Boris', 'turn_begins', [9], 'B'),
    line('lit', 'scroll_used', [8], 'B'),
    line('dé', 'king_thrown', [6]),
    line('avance', 'king_moves', [at('F9'), at('F8'), 7]),
    line('avance', 'king_moves', [at('F8'), at('F7'), 6]),
    line('chassée', 'sent', [at('F7'), at('A5'), 1], 'A'),
    line('gobelin', 'goblin_placed', [at('D5'), 2], 'B'),
  ];
  it('is what the log tells between its heading and the first throw, without what heroes do', () => {
    const { steps, fresh } = dungeonTurn(log);
    expect(steps.map((one) => one.text)).toEqual(['dé', 'avance', 'avance', 'chassée', 'gobelin']);
    expect(fresh).toBe(true);
    const later = dungeonTurn([...log, line('', 'thrown', [0, 1], 'B'), line('perdu', 'sent', [0, 44, 2], 'B')]);
    expect(later.steps).toEqual(steps);
    expect(later.fresh).toBe(false);
    expect(dungeonTurn([])).toEqual({ steps: [], fresh: true });
    expect(dungeonTurn(log.slice(5)).steps).toEqual(steps); // a table that was opened in the middle of it
  });
  it('is undone from its end, so that it can be watched again', () => {
    const { steps } = dungeonTurn(log);
    const view = {
      king: 'F7',
      goblins: ['C3', 'D5'],
      foes: [{ square: 'D5', foe: 'goblin', defence: 4, need: 4 }],
      seats: [
        { seat: 'A', square: 'A5' },
        { seat: 'B', square: 'K5' },
      ],
    } as unknown as DonjonView;
    const king = [0, 1, 2, 3, 4, 5].map((told) => before(view, steps.slice(told)).king);
    expect(king).toEqual(['F9', 'F9', 'F8', 'F7', 'F7', 'F7']);
    expect(before(view, steps).seats.map((one) => one.square)).toEqual(['F7', 'K5']);
    expect(before(view, steps.slice(4)).seats[0]!.square).toBe('A5');
    expect(before(view, steps).goblins).toEqual(['C3']);
    expect(before(view, steps).foes).toEqual([]);
    expect(before(view, [])).toEqual(view);
    expect(view.king).toBe('F7'); // and the true one is as it was
  });
  it('leaves a trail', () => {
    expect(trailOf(dungeonTurn(log).steps)).toEqual({
      king: ['F9', 'F8', 'F7'],
      flights: [['F7', 'A5']],
      goblins: ['D5'],
    });
  });
});

it('what each has done is counted from the log', () => {
  const facts = factsOf([line('', 'chest_opened', [], 'A'), line('', 'goblin_placed', [3, 2], 'B')], ['A', 'B']);
  expect([facts.get('A')!.chests, facts.get('B')!.placed]).toEqual([1, 1]);
});

it('one hero alone has frames of its own', () => {
  for (const name of ['1-0-en', '1-30-fr', '1-combine', '1-king', '1-place', '1-reroll'])
    expect(fixture(name).seats.length).toBe(1);
});
