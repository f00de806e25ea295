// What the mat foretells, and where pieces are drawn.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ghostAt, spacesOf } from '../../src/games/sabbat_magica/geometry';
import {
  actionsDone,
  canteenBonus,
  curseOf,
  mealOf,
  regionPoints,
  setsOf,
} from '../../src/games/sabbat_magica/outlook';
import { ghosts } from '../../src/games/sabbat_magica/pieces';
import type { SabbatView } from '../../src/games/sabbat_magica/view';
import { roundWords } from '../../src/games/sabbat_magica/words';

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

describe('the meal (SAB-3.38 to SAB-3.41)', () => {
  test('SAB-T55: 2 ghosts in the graveyard, 6 T: pays 5, 1 T left', () => {
    const view = bare((v) => Object.assign(v.seats[0]!, { graveyard: 2, drawbridge: 5, terror: 6 }));
    expect(mealOf(view, view.seats[0]!)).toEqual({ out: 5, due: 5, left: 1, unfed: 0 });
  });
  test('SAB-T56: 6 out, canteen major, 3 T: due 4, one unfed', () => {
    const view = bare((v) => {
      Object.assign(v.seats[0]!, { graveyard: 1, drawbridge: 5 });
      v.places.CANTEEN.ghosts = ['A'];
    });
    expect(mealOf(view, view.seats[0]!)).toEqual({ out: 6, due: 4, left: 0, unfed: 1 });
  });
  test('SAB-T108: the third in the canteen has nothing of it', () => {
    const view = bare((v) => (v.places.CANTEEN.ghosts = ['B', 'A', 'C']));
    expect(['B', 'A', 'C', 'D'].map((seat) => canteenBonus(view, seat))).toEqual([2, 1, 0, 0]);
  });
});

test('the curse of the next hour (SAB-3.9 to SAB-3.12), and none after the last (SAB-7.1)', () => {
  const view = bare((v) => {
    v.round = 3;
    Object.assign(v.seats[0]!, {
      cursed: true,
      '2h': { spider: 1, rat: 0, gem: 2, mask: 0 },
      '1h': { spider: 0, rat: 0, gem: 0, mask: 4 },
    });
  });
  expect(curseOf(view, view.seats[0]!)).toEqual({ loses: true, rots: 4, ages: 3 });
  view.round = 6;
  expect(curseOf(view, view.seats[0]!)).toBeNull();
});

test('SAB-T60: regions with the crystal globe', () => {
  const view = bare((v) => {
    for (const region of ['TUR', 'GRI', 'BER'] as const) v.places[region].ghosts = ['A'];
  });
  expect(regionPoints(view, 'A')).toBe(9);
  view.places.GLOBE.ghosts = ['A'];
  expect(regionPoints(view, 'A')).toBe(11);
  view.places.GLOBE.ghosts = ['B', 'A'];
  expect(regionPoints(view, 'A')).toBe(10);
});

test('SAB-T62: complete sets', () => {
  const view = bare((v) => (v.seats[0]!.homologation = { spider: 3, rat: 2, gem: 2, mask: 4 }));
  expect(setsOf(view.seats[0]!)).toBe(2);
});

test('actions done follow the turn order', () => {
  const view = bare((v) =>
    Object.assign(v, { phase: 'b', order: ['B', 'D', 'A', 'C'], turn: 2, action: 2, actions: 3 }),
  );
  expect(view.order.map((seat) => actionsDone(view, seat))).toEqual([2, 2, 1, 1]);
  view.phase = 'a2';
  expect(actionsDone(view, 'B')).toBe(0);
  view.phase = 'c1';
  expect(actionsDone(view, 'C')).toBe(3);
});

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
  expect(roundWords(view).text).toEqual({
    fr: '4ᵉ heure sur 6 · Manigances · action 2 sur 3',
    en: 'Hour 4 of 6 · Schemes · action 2 of 3',
  });
});
