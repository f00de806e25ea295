// Crazy Cup's board over its stored frames: every option can be pointed at, whole ways, what is lit and what is drawn
// before it is done. Names are bare ids here.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { along, headingAt, headingTo, middleOf, roadBetween, squares } from '../../src/games/crazy_cup/course';
import { factsOf } from '../../src/games/crazy_cup/facts';
import { hintsOf } from '../../src/games/crazy_cup/hints';
import game from '../../src/games/crazy_cup';
import { route } from '../../src/games/crazy_cup/motion';
import { reached } from '../../src/games/crazy_cup/reach';
import { testedIn } from '../../src/games/crazy_cup/tests';
import type { CupView, Square } from '../../src/games/crazy_cup/view';
import { actionOf, chains } from '../../src/games/crazy_cup/ways';
import type { LogLine, TableFrame } from '../../src/protocol';
import { namesOf } from '../../src/table/names';
import { exact, following, placesOf } from '../../src/table/picking';
import { seatInfos } from '../../src/table/table.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { frames } from './corpus';
import WholeTable from './WholeTable.svelte';

const names = namesOf(new Map(), 'fr');
const own = frames.filter(({ frame }) => frame.game === 'dicium-crazy-cup');
const frameOf = (name: string): TableFrame => own.find((one) => one.name === `dicium-crazy-cup-${name}`)!.frame;
const viewOf = (name: string) => frameOf(name).view as CupView;
const choicesOf = ({ view, you, decision }: TableFrame) =>
  [...decision!.options, ...chains(view as CupView, decision!.name, you!, names)].map((one) => ({
    ...one,
    path: game.path(one.action, view, decision!.name, you!),
  }));
const draw = (frame: TableFrame, picked: string[] = []) => {
  settings.lang = 'fr';
  return render(WholeTable, { props: { game, frame, names, picked } }).body;
};
const buttons = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:button|g)\b[^>]*\bdata-target="([^"]*)"[^>]*>/g)]
      .filter(([tag]) => /^<button|role="button"/.test(tag))
      .map(([, id]) => id!.split('#', 1)[0]!),
  );

describe.each(own)('$name', ({ frame }) => {
  it('tells its options apart; no whole path goes on but where dice are added to a set', () => {
    const choices = choicesOf(frame);
    for (const choice of choices.filter(({ path }) => placesOf(path).length > 0)) {
      const places = placesOf(choice.path);
      const meant = exact(choices, places).map((one) => one.action);
      expect(meant).toContain(choice.action);
      // Two ways to one square are told apart by buttons.
      if (meant.length > 1) expect(choice.action).toMatch(/^step /);
      if (typeof choice.path[0] === 'string') expect(following(choices, places).size).toBe(0);
    }
  });
  it('draws every place that an option begins with, and the one that follows', () => {
    const first = buttons(draw(frame));
    const after = new Map<string, Set<string>>(); // a first place was picked
    const options = frame.decision!.options.map(({ action }) => action);
    for (const action of options) {
      const [start, ...rest] = placesOf(game.path(action, frame.view, frame.decision!.name, frame.you!));
      if (start === undefined) continue;
      // A row with several uses opens; its dice may be touched before.
      const several = options.filter((one) => one.startsWith('play bonus') && one !== action).length > 0;
      if (action.startsWith('play bonus') && several) expect(first, action).toContain(rest[0]);
      else expect(first, action).toContain(start);
      if (!rest[0]) continue;
      if (!after.has(start)) after.set(start, buttons(draw(frame, [start])));
      expect(after.get(start), action).toContain(rest[0]);
    }
  }, 30_000); // a table is drawn for each first place
});

describe('the course', () => {
  it('lies as CUP-1.6 has it: neighbours touch, and the right half is the left one mirrored', () => {
    for (let i = 0; i < 64; ++i) {
      const [[ax, ay], [bx, by]] = [middleOf(`${i}` as Square), middleOf(along(`${i}` as Square, 1))];
      expect(Math.abs(ax - bx) / 68.2 + Math.abs(ay - by) / 64.4).toBeCloseTo(1);
      const [mx, my] = middleOf(along('0', -i));
      expect([mx, my]).toEqual([expect.closeTo(2 * middleOf('0')[0] - ax), expect.closeTo(ay)]);
    }
  });
  it('turns noses with the road', () => {
    expect(headingAt('1', 'clockwise')).toBe(180);
    expect(headingAt('1', 'anticlockwise')).toBe(0);
    expect([headingTo('7', '8'), headingTo('40', '41')]).toEqual([-90, 90]);
  });
  it('goes back by the road', () => {
    expect(roadBetween('2', '63')).toEqual(['2', '1', '0', '63']);
  });
});

describe('whole ways', () => {
  const frame = frameOf('3-step-cuts');
  const view = frame.view as CupView;
  it('are options, all but single steps', () => {
    const all = chains(view, 'step', frame.you!, names);
    expect(all.map(({ action }) => action)).toContain('step 42; step 43; step L2; step 53');
    expect(all.every(({ action }) => action.includes('; '))).toBe(true);
    expect(all.length).toBe(view.movement!.ways!.filter((way) => way.path.length > 1).length);
  });
  it('are nobody else\u2019s', () => {
    expect(chains(view, 'step', 'A', names)).toEqual([]);
    expect(chains(view, 'combine', frame.you!, names)).toEqual([]);
  });
  it('are meant by their last square', () => {
    expect(game.path('step 42; step 43; step L2; step 53', view, 'step', frame.you!)).toEqual(['square:53']);
  });
  it('say what they cost, on the square, on the tile, on the button', () => {
    const way = view.movement!.ways!.find((one) => one.to === '53')!;
    const seats = seatInfos(frame);
    const hints = hintsOf({ view, seats, you: frame.you!, considered: actionOf(way), names });
    expect(hints.tiles).toEqual(['lake']);
    expect(hints.flags).toContainEqual({ at: '53', text: '\u221212 cases', tone: 'loss', side: 'below' });
    expect(hints.flags).toContainEqual(expect.objectContaining({ at: 'L2', tone: 'loss' }));
    expect(hints.lines.at(-1)).toMatchObject({ path: ['41', '42', '43', 'L2', '53'], steps: true });
    expect(game.short!(actionOf(way), view, names)).toBe('Aller en 11');
  });
});

describe('a square that comes first', () => {
  const view = viewOf('4-combine');
  it('is its cheapest combination and the way there', () => {
    const all = chains(view, 'combine', 'B', names).map(({ action }) => action);
    expect(all).toEqual(['play move F2; step 5', 'play move F2; step 5; step 6']);
    expect(game.path(all[1]!, view, 'combine', 'B')).toEqual(['square:6']);
    expect(game.short!(all[1]!, view, names)).toBe('Aller en 6');
  });
  it('is nobody else\u2019s', () => {
    expect(chains(view, 'combine', 'A', names)).toEqual([]);
  });
});

describe('what is shown before it is done', () => {
  it('how far each combination would lead', () => {
    const view = viewOf('4-combine');
    const far = (considered: string) => reached(view, considered, null).map((way) => way.path.length);
    expect(Math.max(...far('play pair F2 FS'))).toBe(2);
    expect(Math.max(...far('play move F2'))).toBe(2); // a blue bonus adds one
    expect(far('play straight F2 F3 F4 FS')).toEqual([]);
  });
  it('and in the throw phase the row that is pointed at', () => {
    const view = viewOf('4-reroll');
    expect(reached(view, null, 'BLUE').length).toBeGreaterThan(0);
    expect(reached(view, null, 'POKER')).toEqual([]);
  });
  it('where a bump sends whom', () => {
    const frame = frameOf('4-bump');
    const hints = hintsOf({
      view: frame.view as CupView,
      seats: seatInfos(frame),
      you: frame.you!,
      considered: 'bump C',
      names,
    });
    expect(hints.aims).toEqual(['C']);
    expect(hints.ghosts).toEqual([{ racer: 'C', at: '40' }]);
    expect(hints.lines.at(-1)).toEqual({ path: ['43', '42', '41', '40'], kind: 'back' });
  });
  it('the exact way of a Grapnel, only to who is asked', () => {
    const frame = frameOf('4-follow');
    const hints = hintsOf({
      view: frame.view as CupView,
      seats: seatInfos(frame),
      you: frame.you!,
      considered: 'card grapnel',
      names,
    });
    expect(hints.lines.map(({ kind }) => kind)).toEqual(['of', 'rope', 'way']);
    const calm = hintsOf({
      view: frame.view as CupView,
      seats: seatInfos(frame),
      you: 'B',
      considered: null,
      names,
    });
    expect(calm.lines.map(({ kind }) => kind)).toEqual(['of']);
  });
  it('the next way of the drone', () => {
    const frame = frameOf('1-keep');
    const view = frame.view as CupView;
    const hints = hintsOf({ view, seats: seatInfos(frame), you: 'A', considered: null, names });
    expect(hints.ghosts).toEqual([{ racer: 'drone', at: view.drone!.next.at(-1) }]);
    expect(view.drone!.next.length).toBe(view.seats[0]!.hand);
  });
});

describe('hidden things', () => {
  it('of others only the number of cards is drawn', () => {
    for (const { frame } of own) {
      const view = frame.view as CupView;
      for (const player of view.seats) expect(player.cards === undefined).toBe(player.seat !== frame.you);
    }
    const html = draw(frameOf('4-combine'));
    const held = [...html.matchAll(/data-target="card:(\w+)"/g)].map(([, card]) => card);
    expect(new Set(held)).toEqual(new Set(['plans', 'trail']));
  });
});

const line = (events: LogLine['events']): LogLine => ({ move: 1, events, text: '' }) as unknown as LogLine;
const event = (name: string, seat: string | undefined, args: number[]) =>
  ({ event: name, motion: 'move', ...(seat ? { seat } : {}), args }) as LogLine['events'][number];
const index = (square: Square) => squares.indexOf(square);

describe('what has happened', () => {
  it('a car follows the road it has driven, and is pushed back along it', () => {
    const view = structuredClone(viewOf('4-combine'));
    view.seats[1]!.square = '12';
    const steps: [Square, Square][] = [
      ['4', 'R1'],
      ['R1', '12'],
    ];
    const driven = steps.map(([a, b]) => event('stepped', 'B', [index(a), index(b), 0]));
    expect(route('car:B', view, [line(driven)])).toEqual(['square:4', 'square:R1', 'square:12']);
    view.seats[1]!.square = '9';
    const back = [...driven, event('retreated', 'B', [index('12'), index('9'), 9])];
    expect(route('car:B', view, [line(back)]).slice(-3)).toEqual(['square:11', 'square:10', 'square:9']);
    expect(route('car:A', view, [line(back)])).toEqual([]);
  });
  it('a test is told with its sum', () => {
    const frame = frameOf('4-combine');
    const news = [
      line([
        event('card_played', 'A', [4, 1]),
        event('defence_thrown', 'B', [4, 6, 1]),
        event('effect_avoided', 'B', [6]),
      ]),
    ];
    const fight = testedIn(news, frame.view as CupView, seatInfos(frame), names)!;
    expect(fight.sides[1]).toMatchObject({ die: 4, engaged: 1, bonus: 1, force: 6 });
    expect(fight.ended).toContain('6');
    expect(testedIn([], frame.view as CupView, seatInfos(frame), names)).toBeNull();
  });
  it('facts of the race are counted', () => {
    const log = [
      line([event('effect_avoided', 'A', [6]), event('effect_suffered', 'A', [3]), event('bumped', 'B', [0])]),
    ];
    const facts = factsOf(log, ['A', 'B']);
    expect([facts.get('A')!.tests, facts.get('A')!.passed, facts.get('B')!.bumps]).toEqual([2, 1, 1]);
  });
});
