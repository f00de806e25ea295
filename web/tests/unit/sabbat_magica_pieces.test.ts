// Where the pieces of Sabbat Magica are drawn.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ghostAt, spacesOf } from '../../src/games/sabbat_magica/geometry';
import { ghosts } from '../../src/games/sabbat_magica/pieces';
import type { SabbatView } from '../../src/games/sabbat_magica/view';
import { roundWords } from '../../src/games/sabbat_magica/words';
import type { Lang } from '../../src/words';
import { engineNames } from './engine';

function load(name: string): SabbatView {
  const url = new URL(`../fixtures/sabbat-magica-${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { view: SabbatView }).view;
}
// A position of four with nothing on the boards, to be changed.
function bare(change: (view: SabbatView) => void): SabbatView {
  const view = load('4-ghost');
  for (const place of Object.values(view.places)) place.ghosts = [];
  for (const player of view.seats) Object.assign(player, { graveyard: 7, drawbridge: 0, terror: 3, cursed: false });
  change(view);
  return view;
}

describe.each(['2-ghost', '3-split', '4-ghost', '4-powers'])('pieces of %s', (name) => {
  const view = load(name);
  test('SAB-T89: seven ghosts of each colour', () => {
    for (const { seat } of view.seats) expect(ghosts(view).filter((ghost) => ghost.seat === seat).length).toBe(7);
  });
  test('every ghost lies on the drawing, and in a place no two on one space', () => {
    const seen = new Set<string>();
    for (const ghost of ghosts(view)) {
      const { x, y } = ghostAt(ghost, view, 'A');
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(1030);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(475);
      if (ghost.at === 'graveyard' || ghost.at === 'drawbridge') continue;
      expect(seen).not.toContain(`${x.toFixed()} ${y.toFixed()}`);
      seen.add(`${x.toFixed()} ${y.toFixed()}`);
    }
  });
});

test('SAB-5.10: a moved ghost lies down, only the mover’s', () => {
  const view = bare((v) => {
    v.places.NES.ghosts = ['A', 'B'];
    Object.assign(v, { moved: ['NES'], moved_on_drawbridge: 1, order: ['B', 'A'], turn: 1, deciders: ['B'] });
    Object.assign(v.seats[0]!, { graveyard: 4, drawbridge: 2 });
  });
  const laid = ghosts(view).filter((ghost) => ghost.laid);
  expect(laid.map((ghost) => `${ghost.seat} ${ghost.at}`)).toEqual(['A NES', 'A drawbridge']);
});

test('spaces of a region do not touch', () => {
  for (const region of ['TUR', 'NES', 'GIN', 'FRI', 'BER'] as const) {
    const [a, b, c] = spacesOf(region, 3);
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(34);
    expect(Math.hypot(b!.x - c!.x, b!.y - c!.y)).toBeGreaterThan(34);
  }
});

test('the hour is told in both languages', () => {
  const view = bare((v) => Object.assign(v, { round: 4, phase: 'b', action: 2, actions: 3 }));
  const told = (lang: Lang) => roundWords(view, engineNames('sabbat-magica', lang)).text;
  expect({ fr: told('fr'), en: told('en') }).toEqual({
    fr: '4ᵉ heure sur 6 · Manigances · action 2 sur 3',
    en: 'Hour 4 of 6 · Schemes · action 2 of 3',
  });
});
