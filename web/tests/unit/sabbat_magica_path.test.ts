// Pointing at an option of Sabbat Magica, over real positions of every decision.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TableFrame } from '../../src/protocol';
import { decisions } from '../../src/games/sabbat_magica/kinds';
import { path, probe, verbs } from '../../src/games/sabbat_magica/path';
import { offers } from '../../src/games/sabbat_magica/tray';
import type { Region, SabbatView } from '../../src/games/sabbat_magica/view';

const folder = new URL('../fixtures/', import.meta.url);
const frames = readdirSync(folder)
  .filter((file) => /^sabbat-magica-.*(?<!-en)\.json$/.test(file))
  .map((file) => ({ file, frame: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as TableFrame }))
  .filter(({ frame }) => frame.decision);
const viewOf = (frame: TableFrame) => frame.view as SabbatView;

test('there is a position of every decision', () => {
  const seen = new Set(frames.map(({ frame }) => frame.decision!.name));
  expect([...seen].sort()).toEqual(Object.keys(decisions).sort());
});

describe.each(frames)('$file', ({ frame }) => {
  const view = viewOf(frame);
  const { options } = frame.decision!;
  const paths = options.map(({ action }) => path(action, view));

  test('every action is known, and no two options are pointed at alike', () => {
    for (const { action } of options) expect(verbs).toContain(action.split(' ')[0]);
    const pointed = paths.filter((p) => p.length > 0).map((p) => p.join(' '));
    expect(new Set(pointed).size).toBe(pointed.length);
  });

  test('no path is the beginning of another one', () => {
    for (const a of paths)
      for (const b of paths) if (a !== b && a.length > 0) expect(b.slice(0, a.length)).not.toEqual(a);
  });

  test('at most three options are buttons', () => {
    expect(paths.filter((p) => p.length === 0).length).toBeLessThanOrEqual(3);
  });

  test('what is pointed at lies somewhere: on the boards, on the mat or in the tray', () => {
    const me = view.seats.find((p) => p.seat === frame.you)!;
    const tray = new Set(offers(view, [], 'fr').map((offer) => offer.id));
    const lies: Record<string, (name: string) => boolean> = {
      square: (name) => /^[a-d][1-4]$/.test(name),
      mirror: (name) => name in view.mirrors,
      place: (name) => name in view.places,
      ghost: (name) => (name === 'bridge' ? me.drawbridge > 0 : view.places[name as Region].ghosts.includes(me.seat)),
      power: (name) => me.powers?.includes(name) === true,
      split: (name) => Number(name) <= me.graveyard + me.drawbridge,
      bridge: () => true,
    };
    for (const id of paths.flat()) {
      const [what, name = ''] = id.split(':') as [string, string?];
      expect(tray.has(id) || lies[what]?.(name), id).toBe(true);
    }
  });
});

test('a portal is paid by pointing at the store of each kind that lies in both', () => {
  const { frame } = frames.find(({ frame: f }) => f.decision!.name === 'pay')!;
  const view = viewOf(frame);
  const me = view.seats.find((p) => p.seat === frame.you)!;
  const letters = { spider: 'S', rat: 'R', gem: 'G', mask: 'M' };
  for (const { action } of frame.decision!.options) {
    for (const id of path(action, view)) {
      const [store, kind] = id.split(':') as ['2h' | '1h', keyof typeof letters];
      expect(me[store][kind]).toBeGreaterThan(0);
      expect(action.includes(letters[kind])).toBe(store === '1h');
    }
  }
});

test('the canteen that does not count is another way to split', () => {
  const view = viewOf(frames[0]!.frame);
  expect(path('split 3', view)).toEqual(['split:3']);
  expect(path('split 3 without-canteen', view)).toEqual(['split:3:without']);
});

test('"why not?" is asked about what a click would have meant', () => {
  const view = viewOf(frames[0]!.frame);
  expect(probe('square:b2', view, 'scheme')).toBe('walk b2');
  expect(probe('place:TUR', view, 'ghost')).toBe('send TUR');
  expect(probe('place:TUR', view, 'ghost', ['ghost:NES'])).toBe('move NES TUR');
  expect(probe('place:TUR', view, 'ghost', ['power:teleportation'])).toBe('teleport TUR');
  expect(probe('ghost:NES', view, 'ghost')).toBe('back NES');
  expect(probe('mirror:N-a', view, 'effect')).toBe('mirror N-a');
  expect(probe('slot:2', view, 'bonus')).toBe('bonus 2');
  expect(probe('place:TUR', view, 'scheme')).toBeNull();
});
