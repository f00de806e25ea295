import { describe, expect, it } from 'vitest';
import { following, hovered, meant, pick, targetState, type Choice } from '../../src/table/picking';

const choice = (action: string, ...path: string[]): Choice => ({ action, words: action, path });
const choices = [
  choice('stay 2', 'member:2'),
  choice('move 2 5', 'member:2', 'card:5'),
  choice('move 2 6', 'member:2', 'card:6'),
  choice('move 3 5', 'member:3', 'card:5'),
  choice('pay wood', 'tool', 'card:9'),
  choice('pay gold', 'tool', 'card:9'),
  choice('pass'),
];

describe('pointing at places', () => {
  it('first offers the first places of all options', () => {
    expect([...following(choices, [])]).toEqual(['member:2', 'member:3', 'tool']);
  });

  it('narrows step by step to one option', () => {
    const one = pick(choices, [], 'member:3');
    expect(one).toEqual({ picked: ['member:3'], commit: null });
    expect([...following(choices, one.picked)]).toEqual(['card:5']);
    const two = pick(choices, one.picked, 'card:5');
    expect(meant(choices, two.picked)?.action).toBe('move 3 5');
  });

  it('never commits at the first click, and commits at the second', () => {
    const first = pick(choices, ['member:3'], 'card:5');
    expect(first.commit).toBeNull();
    expect(pick(choices, first.picked, 'card:5').commit?.action).toBe('move 3 5');
  });

  it('lets a whole path go on when a longer one begins with it', () => {
    expect(meant(choices, ['member:2'])?.action).toBe('stay 2');
    expect(pick(choices, ['member:2'], 'card:6').picked).toEqual(['member:2', 'card:6']);
  });

  it('steps back from a chosen place, and starts anew from another', () => {
    expect(pick(choices, ['member:3', 'card:5'], 'member:3').picked).toEqual([]);
    expect(pick(choices, ['member:3'], 'member:2').picked).toEqual(['member:2']);
    expect(pick(choices, ['member:3'], 'member:3').picked).toEqual([]);
  });

  it('means nothing where it is not legal, and nothing yet where several options share a path', () => {
    expect(pick(choices, ['member:3'], 'card:6')).toEqual({ picked: ['member:3'], commit: null });
    expect(meant(choices, ['tool', 'card:9'])).toBeNull();
    expect(pick(choices, ['tool', 'card:9'], 'card:9').commit).toBeNull();
  });

  it('tells each place how to look', () => {
    expect(targetState(choices, ['member:3'], 'card:5')).toEqual({ legal: true, next: true, chosen: false, ready: false });
    expect(targetState(choices, ['member:3'], 'member:2')).toEqual({ legal: true, next: false, chosen: false, ready: false });
    expect(targetState(choices, ['member:3', 'card:5'], 'card:5')).toEqual({ legal: true, next: false, chosen: true, ready: true });
    expect(targetState(choices, ['member:3'], 'card:6').legal).toBe(false);
  });

  it('knows what a place under the pointer would mean', () => {
    expect(hovered(choices, [], 'member:2')?.action).toBe('stay 2');
    expect(hovered(choices, [], 'member:3')).toBeNull();
    expect(hovered(choices, ['member:3'], 'card:5')?.action).toBe('move 3 5');
    expect(hovered(choices, ['member:3', 'card:5'], 'card:5')?.action).toBe('move 3 5');
  });
});
