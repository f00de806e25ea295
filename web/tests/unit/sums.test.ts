import { describe, expect, it } from 'vitest';
import type { GameModule, SeatInfo } from '../../src/table/game_module';
import { namesOf } from '../../src/table/names';
import { difference, sums, type Counter } from '../../src/table/sums';
import sabbatMagica from '../../src/games/sabbat_magica';
import samhain from '../../src/games/samhain';
import { frames } from './corpus';
import { engineNames } from './engine';

const wood = (n: number | undefined): Counter => ({ n, name: (many) => (many > 1 ? 'woods' : 'wood') });
const curse = (n: number): Counter => ({ n, name: () => 'cursed', bad: true });

describe('signed sums', () => {
  it('tell gains and losses, and nothing that stays', () => {
    expect(difference([wood(1), wood(3), wood(2)], [wood(3), wood(2), wood(2)])).toEqual([
      { text: '+2\u00a0woods', gain: true },
      { text: '−1\u00a0wood', gain: false },
    ]);
  });

  it('tell nothing that is hidden', () => {
    expect(difference([wood(undefined), wood(1)], [wood(2), wood(undefined)])).toEqual([]);
  });

  it('know what is better lost', () => {
    expect(difference([curse(1)], [curse(0)])).toEqual([{ text: '−1\u00a0cursed', gain: true }]);
  });

  it('tell everybody whom it touches, oneself first', () => {
    const module = {
      counters: (view: unknown, seat: string) => [wood((view as Record<string, number>)[seat]!)],
    } as unknown as GameModule;
    const seats = [
      { seat: 'A', you: false },
      { seat: 'B', you: true },
      { seat: 'C', you: false },
    ] as SeatInfo[];
    const told = sums(module, seats, { A: 1, B: 1, C: 1 }, { A: 0, B: 2, C: 1 }, namesOf(new Map(), 'en'));
    expect(told.map((one) => one.seat.seat)).toEqual(['B', 'A']);
  });
});

describe.each([samhain, sabbatMagica])('$id', (module) => {
  it('has the same counters for every seat of every position', () => {
    const own = frames.map(({ frame }) => frame).filter((frame) => frame.game === module.id);
    const names = engineNames(module.id, 'fr');
    expect(own.length).toBeGreaterThan(0);
    const lengths = own.flatMap((frame) =>
      frame.seats.map(({ seat }) => module.counters(frame.view, seat, names).length),
    );
    expect(new Set(lengths).size).toBe(1);
    for (const frame of own) {
      const mine = module.counters(frame.view, frame.you ?? 'A', names);
      for (const counter of mine) expect(counter.name(1)).not.toBe('');
    }
  });
});
