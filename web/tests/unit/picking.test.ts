import { describe, expect, it } from 'vitest';
import {
  endOf,
  following,
  hovered,
  meant,
  pick,
  placesOf,
  stepBack,
  targetState,
  type Choice,
} from '../../src/table/picking';

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
    expect(targetState(choices, ['member:3'], 'card:5')).toEqual({
      legal: true,
      next: true,
      chosen: false,
      ready: false,
    });
    expect(targetState(choices, ['member:3'], 'member:2')).toEqual({
      legal: true,
      next: false,
      chosen: false,
      ready: false,
    });
    expect(targetState(choices, ['member:3', 'card:5'], 'card:5')).toEqual({
      legal: true,
      next: false,
      chosen: true,
      ready: true,
    });
    expect(targetState(choices, ['member:3'], 'card:6').legal).toBe(false);
  });

  it('knows what a place under the pointer would mean', () => {
    expect(hovered(choices, [], 'member:2')?.action).toBe('stay 2');
    expect(hovered(choices, [], 'member:3')).toBeNull();
    expect(hovered(choices, ['member:3'], 'card:5')?.action).toBe('move 3 5');
    expect(hovered(choices, ['member:3', 'card:5'], 'card:5')?.action).toBe('move 3 5');
  });
});

// All subsets of these places, the empty one among them.
const subsets = (places: string[]): string[][] =>
  places.reduce<string[][]>((sets, place) => [...sets, ...sets.map((set) => [...set, place])], [[]]);
const click = (among: Choice[], ...ids: string[]) =>
  ids.reduce<readonly string[]>((picked, id) => pick(among, picked, id).picked, []);

describe('a set of dice to keep', () => {
  const dice = ['die:1', 'die:2', 'die:3', 'die:4', 'die:5'];
  const keeps = subsets(dice).map((set) => ({ action: `keep ${set.join(' ')}`.trim(), words: '', path: [set] }));

  it('means the same option whatever the order of the clicks', () => {
    for (const order of [
      ['die:4', 'die:1', 'die:3'],
      ['die:3', 'die:4', 'die:1'],
      ['die:1', 'die:3', 'die:4'],
    ]) {
      expect(meant(keeps, click(keeps, ...order))?.action).toBe('keep die:1 die:3 die:4');
    }
  });

  it('lets every other die follow, takes a chosen one out again, and never commits by a click', () => {
    const picked = click(keeps, 'die:4', 'die:1');
    expect([...following(keeps, picked)].sort()).toEqual(['die:2', 'die:3', 'die:5']);
    expect(pick(keeps, picked, 'die:4')).toEqual({ picked: ['die:1'], commit: null });
    expect(pick(keeps, picked, 'die:1')).toEqual({ picked: ['die:4'], commit: null });
    expect(targetState(keeps, picked, 'die:1')).toEqual({ legal: true, next: false, chosen: true, ready: false });
    expect(click(keeps, 'die:2', 'die:2')).toEqual([]);
  });

  it('keeps nothing by a button, which is the path without a place', () => {
    expect(keeps.filter((one) => placesOf(one.path).length === 0).map((one) => one.action)).toEqual(['keep']);
    expect(meant(keeps, [])).toBeNull();
  });

  it('tells what a die under the pointer would make of it', () => {
    expect(hovered(keeps, ['die:4'], 'die:2')?.action).toBe('keep die:2 die:4');
    expect(hovered(keeps, ['die:4', 'die:2'], 'die:2')?.action).toBe('keep die:2 die:4');
  });
});

describe('two cards of six to discard', () => {
  const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `card:${one}`);
  const discards = subsets(cards)
    .filter((set) => set.length === 2)
    .map((set) => ({ action: `discard ${set.join(' ')}`, words: '', path: [set] }));

  it('means nothing yet after one, and the pair after two in either order', () => {
    expect(discards.length).toBe(15);
    expect(meant(discards, ['card:e'])).toBeNull();
    expect(meant(discards, click(discards, 'card:e', 'card:b'))?.action).toBe('discard card:b card:e');
    expect(meant(discards, click(discards, 'card:b', 'card:e'))?.action).toBe('discard card:b card:e');
  });

  it('releases the first when a third is chosen', () => {
    expect(click(discards, 'card:e', 'card:b', 'card:a')).toEqual(['card:b', 'card:a']);
    expect(targetState(discards, ['card:e', 'card:b'], 'card:a')).toMatchObject({ legal: true, next: false });
  });
});

describe('a set between other places', () => {
  const among: Choice[] = [
    { action: 'use altar a b there', words: '', path: ['altar', ['a', 'b'], 'there'] },
    { action: 'use altar a c there', words: '', path: ['altar', ['a', 'c'], 'there'] },
    { action: 'use altar a c here', words: '', path: ['altar', ['a', 'c'], 'here'] },
    { action: 'rest', words: '', path: ['bed'] },
  ];
  it('is filled after what comes before it, and goes on to what comes after it', () => {
    expect(targetState(among, [], 'a').legal).toBe(false);
    expect(meant(among, click(among, 'altar', 'b', 'a', 'there'))?.action).toBe('use altar a b there');
    expect([...following(among, ['altar', 'c', 'a'])].sort()).toEqual(['here', 'there']);
  });
  it('keeps what comes before it when one too many is chosen', () => {
    expect(click(among, 'altar', 'a', 'b', 'c')).toEqual(['altar', 'a', 'c']);
    expect(click(among, 'altar', 'a', 'b', 'altar')).toEqual([]);
    expect(click(among, 'altar', 'a', 'b', 'bed')).toEqual(['bed']);
  });
  it('commits by a second click on a last place that is in no set', () => {
    const picked = click(among, 'altar', 'b', 'a', 'there');
    expect(targetState(among, picked, 'there').ready).toBe(true);
    expect(pick(among, picked, 'there').commit?.action).toBe('use altar a b there');
  });
});

describe('pieces that are alike', () => {
  // Two axes and a leaf lie there; the options count faces.
  const keeps: Choice[] = [['axe'], ['axe', 'axe'], ['axe', 'leaf'], ['axe', 'axe', 'leaf'], ['leaf']].map((faces) => ({
    action: `keep ${faces.join(' ')}`,
    words: '',
    path: [faces.map((face) => `die:${face}`)],
  }));
  it('stand for each other', () => {
    expect(meant(keeps, ['die:axe#2'])?.action).toBe('keep axe');
    expect(meant(keeps, click(keeps, 'die:axe#2', 'die:leaf#1', 'die:axe#1'))?.action).toBe('keep axe axe leaf');
    expect(click(keeps, 'die:axe#2', 'die:axe#1', 'die:axe#2')).toEqual(['die:axe#1']);
    expect(targetState(keeps, ['die:axe#2'], 'die:axe#1')).toMatchObject({ next: true, chosen: false });
  });
  it('that the table shows are the first ones, and can be taken out like others', () => {
    const shown = placesOf(keeps[3]!.path);
    expect(['die:axe#1', 'die:axe#2', 'die:leaf#1'].map((id) => targetState(keeps, shown, id).chosen)).toEqual([
      true,
      true,
      true,
    ]);
    expect(meant(keeps, pick(keeps, shown, 'die:axe#1').picked)?.action).toBe('keep axe leaf');
  });
});

describe('a combination and the dice that pay it', () => {
  // F2 F2 F5 FS lie there.
  const play = (combo: string, ...faces: string[]): Choice => ({
    action: `play ${combo} ${faces.join(' ')}`,
    words: '',
    path: [[`combo:${combo}`, ...faces.map((face) => `die:${face}`)]],
  });
  const plays = [
    play('BLUE', 'F2'),
    play('BLUE', 'F5'),
    play('BLUE', 'F2', 'F2'),
    play('BLUE', 'F2', 'F5'),
    play('BLUE', 'F2', 'F2', 'F5'),
    play('GREEN', 'FS'),
    play('PAIR', 'F2', 'F2'),
    play('PAIR', 'F2', 'FS'),
    play('PAIR', 'F5', 'FS'),
    play('THREE', 'F2', 'F2', 'FS'),
    { action: 'end', words: '', path: [] },
  ];
  const after = (...ids: string[]) => meant(plays, click(plays, ...ids))?.action;

  it('raises the dice of the first of the longest options', () => {
    expect(after('combo:PAIR')).toBe('play PAIR F2 F2');
    expect(after('combo:BLUE')).toBe('play BLUE F2 F2 F5');
    expect(hovered(plays, [], 'combo:THREE')?.action).toBe('play THREE F2 F2 FS');
  });
  it('commits when it is pointed at again, and only then', () => {
    const picked = click(plays, 'combo:PAIR');
    expect(targetState(plays, picked, 'combo:PAIR').ready).toBe(true);
    expect(pick(plays, picked, 'combo:PAIR').commit?.action).toBe('play PAIR F2 F2');
    expect(targetState(plays, picked, 'die:F2#1')).toMatchObject({ chosen: true, ready: false });
    expect(pick(plays, click(plays, 'combo:GREEN'), 'die:FS#1')).toEqual({ picked: ['combo:GREEN'], commit: null });
  });
  it('takes another die for one that it releases, and leaves one out', () => {
    expect(after('combo:PAIR', 'die:FS#1')).toBe('play PAIR F2 FS');
    expect(after('combo:BLUE', 'die:F2#1')).toBe('play BLUE F2 F5');
    expect(after('combo:BLUE', 'die:F5#1', 'die:F2#2')).toBe('play BLUE F2');
  });
  it('is found from the dice, too, and spends all of them', () => {
    const picked = click(plays, 'die:F2#2', 'die:FS#1');
    expect(['BLUE', 'GREEN', 'PAIR', 'THREE'].filter((one) => following(plays, picked).has(`combo:${one}`))).toEqual([
      'PAIR',
      'THREE',
    ]);
    expect(after('die:F2#2', 'die:FS#1', 'combo:THREE')).toBe('play THREE F2 F2 FS');
    expect(click(plays, 'die:F2#1', 'combo:PAIR', 'die:F2#2')).toEqual(['die:F2#1', 'combo:PAIR']);
  });
  it('is given up with its dice by one step back, dice alone one by one', () => {
    expect(stepBack(plays, click(plays, 'combo:PAIR'))).toEqual([]);
    expect(stepBack(plays, click(plays, 'die:F2#1', 'die:FS#1'))).toEqual(['die:F2#1']);
    expect(stepBack(choices, ['member:3', 'card:5'])).toEqual(['member:3']);
  });
  it('is where a path ends', () => {
    expect(endOf(plays[0]!.path)).toBe('combo:BLUE');
    expect(endOf(choices[1]!.path)).toBe('card:5');
    expect(endOf([])).toBeUndefined();
  });
  it('gives way to another one, with its dice where they serve', () => {
    expect(after('combo:PAIR', 'combo:THREE')).toBe('play THREE F2 F2 FS');
    expect(after('combo:THREE', 'combo:GREEN')).toBe('play GREEN FS');
  });
});
