// Real frames of every game against the types that the table is written with.

import { describe, expect, it } from 'vitest';
import { typesOf } from '../types';
import { frames, positionsOf } from './corpus';
import { decisionsOf, engine } from './engine';

const protocol = typesOf('protocol.ts');
const viewTypes: Record<string, [file: string, type: string]> = {
  bomarzo: ['games/bomarzo/view.ts', 'BomarzoView'],
  evenfall: ['games/evenfall/view.ts', 'EvenfallView'],
  'sabbat-magica': ['games/sabbat_magica/view.ts', 'SabbatView'],
  'dicium-civilisation': ['games/civilisation/view.ts', 'CivView'],
  'dicium-crazy-cup': ['games/crazy_cup/view.ts', 'CupView'],
  'dicium-donjon': ['games/donjon/view.ts', 'DonjonView'],
  'dicium-shogun': ['games/shogun/view.ts', 'ShogunView'],
  samhain: ['games/samhain/view.ts', 'SamhainView'],
};

describe('what is told of a fault', () => {
  const [{ frame }] = frames as [(typeof frames)[number]];
  const faults = (change: object) => protocol('TableFrame', { ...frame, ...change });
  it('is its place: a member that is missing, unknown, or of another type', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ surprise: 1 })).toEqual(['TableFrame.surprise is in no type']);
    const { seq: _, ...without } = frame;
    expect(protocol('TableFrame', without)).toEqual(['TableFrame.seq is missing']);
    expect(faults({ state: 'asleep' })[0]).toMatch(/^TableFrame\.state is "asleep"/);
    expect(faults({ waiting_for: ['A', 2] })).toEqual(['TableFrame.waiting_for[1] is 2, not string']);
    expect(faults({ order: 'AB' })[0]).toMatch(/^TableFrame\.order is "AB"/);
  });
});

it('every stored frame is one of the protocol', () => {
  expect(frames.length).toBeGreaterThan(50);
  for (const { name, frame } of frames) expect(protocol('TableFrame', frame), name).toEqual([]);
  const all = frames.map(({ frame }) => frame);
  expect(all.every(({ order, standing }) => order && standing)).toBe(true);
  const decisions = [
    ...all.flatMap(({ decision }) => decision ?? []),
    ...positionsOf('samhain').map((one) => one.decision),
  ];
  expect(decisions.some(({ payment }) => payment && payment.proposal.length > 0)).toBe(true);
});

// What the family asks and this game never does: nobody attacks a hero, and no racer attacks.
const never: Record<string, string[]> = { 'dicium-donjon': ['defend'], 'dicium-crazy-cup': ['engage'] };

describe.each(engine.map(({ id }) => id).filter((id) => positionsOf(id).length > 0))('%s', (game) => {
  const positions = positionsOf(game);
  const [file, type] = viewTypes[game]!;
  const views = typesOf(file);
  it('has a stored position of every decision, and all are of the protocol', () => {
    expect(new Set(positions.map(({ decision }) => decision.name))).toEqual(
      new Set(decisionsOf(game).filter((name) => !never[game]?.includes(name))),
    );
    for (const { name, decision } of positions) expect(protocol('Decision', decision), name).toEqual([]);
  });
  it('sends views as its board reads them', () => {
    const faults = positions.flatMap(({ name, view }) => views(type, view).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
