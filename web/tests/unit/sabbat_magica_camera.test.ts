// Where a small screen looks.
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { about, inviting, isIn } from '../../src/games/sabbat_magica/camera';
import { path } from '../../src/games/sabbat_magica/path';
import { ghosts } from '../../src/games/sabbat_magica/pieces';
import type { SabbatView } from '../../src/games/sabbat_magica/view';
import type { TableFrame } from '../../src/protocol';
import { targetState } from '../../src/table/picking';

function load(name: string) {
  const url = new URL(`../fixtures/sabbat-magica-${name}.json`, import.meta.url);
  const frame = JSON.parse(readFileSync(url, 'utf8')) as TableFrame;
  const view = frame.view as SabbatView;
  const choices = frame.decision!.options.map((option) => ({
    ...option,
    path: path(option.action, view, frame.decision!.name, frame.you!),
  }));
  return { view, target: (picked: string[]) => (id: string) => targetState(choices, picked, id) };
}

test.each([
  ['4-scheme', 'manor'], // squares
  ['3-effect', 'manor'], // a tile and mirrors
  ['4-ghost', 'regions'], // a ghost stands there
  ['immortality', 'manor'], // the fight was in a garden
] as const)('%s looks at the %s', (name, half) => {
  const { view, target } = load(name);
  expect(about(view, target([]))).toBe(half);
});

test('an arrival is looked at where it happens', () => {
  const { view, target } = load('4-arrival');
  expect(about({ ...view, arriving_at: 'TUR' }, target([]))).toBe('regions');
  expect(about({ ...view, arriving_at: 'ZEN' }, target([]))).toBe('manor');
});

test('without resources a ghost of the drawbridge is invited to gardens only', () => {
  const { target } = load('4-ghost');
  expect(inviting('regions', target(['ghost:bridge']))).toBe(false);
  expect(inviting('manor', target(['ghost:bridge']))).toBe(true);
});

test('every ghost outside the drawbridge is seen in exactly one half', () => {
  for (const ghost of ghosts(load('4-powers').view)) {
    const halves = (['regions', 'manor'] as const).filter((half) => isIn(half, ghost)).length;
    expect(halves).toBe(ghost.at === 'drawbridge' ? 0 : 1);
    expect(isIn('table', ghost)).toBe(true);
  }
});
