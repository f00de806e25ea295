import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Command, LogLine, Question, TableFrame } from '../../src/protocol';
import type { GameModule } from '../../src/table/game_module';
import { Refused, type Link } from '../../src/net/link';

const { initials, Table } = await import('../../src/table/table.svelte');
const { settings } = await import('../../src/ui/settings.svelte');

const module = {
  path: (action: string) => action.split(' ').slice(1),
  probe: (id: string) => `go ${id}`,
} as unknown as GameModule;

let commands: Command[];
let questions: Question[];
let resyncs: number;
let answer: Partial<Answer>;
const link: Link = {
  command(command) {
    commands.push(command);
    return Promise.resolve({ type: 'answer', id: '', ok: true, ...answer });
  },
  ask(question) {
    questions.push(question);
    if (question.type === 'hint') return Promise.reject(new Refused({ kind: 'busy', sentence: 'Plus tard.' }));
    return Promise.resolve({
      type: question.type,
      id: '',
      lines: ['+1'],
      certain: true,
      sentence: 'Non.',
      clause: 'X-1',
      view: { past: true },
      move: 2,
      log: { lines: [] },
    } as never);
  },
  resync: () => void ++resyncs,
};

const line = (move: number, text: string): LogLine => ({ move, text, events: [{ event: 'e', motion: 'notice' }] });
const frame = (more: Partial<TableFrame> = {}): TableFrame => ({
  type: 'table',
  table: 'T',
  seq: 5,
  move: 5,
  game: 'samhain',
  options: {},
  state: 'running',
  you: 'A',
  seats: [
    { seat: 'A', kind: 'human', name: 'Élise', connected: true },
    { seat: 'B', kind: 'computer', name: 'maître' },
  ],
  view: {},
  decision: {
    name: 'd',
    prompt: '?',
    options: ['go a', 'go b x', 'go b y', 'pass'].map((action) => ({ action, words: action })),
  },
  waiting_for: ['A'],
  log: { from: 0, lines: [line(1, 'one')] },
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  commands = [];
  questions = [];
  resyncs = 0;
  answer = {};
  settings.confirm = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table', () => {
  it('knows who sits where, with letter and colour', () => {
    const table = new Table(module, link, frame());
    expect(
      table.seats.map(({ initial, colour, you, owes, computer }) => [initial, colour, you, owes, computer]),
    ).toEqual([
      ['É', 1, true, true, false],
      ['M', 2, false, false, true],
    ]);
  });

  it('keeps the last page of a long chat and puts older pages before it', async () => {
    const remark = (text: string) => ({ name: 'B', time: 0, text });
    const table = new Table(module, link, frame({ chat: { from: 2, lines: [remark('c'), remark('d')] } }));
    expect([resyncs, table.chatFrom, table.chat.map((one) => one.text)]).toEqual([0, 2, ['c', 'd']]);
    table.receive(frame({ chat: { from: 4, lines: [remark('e')] } }));
    expect(table.chat.map((one) => one.text)).toEqual(['c', 'd', 'e']);
    vi.spyOn(link, 'ask').mockResolvedValueOnce({
      type: 'remarks',
      id: '',
      from: 0,
      lines: [remark('a'), remark('b')],
    } as never);
    await table.olderRemarks();
    expect([table.chatFrom, table.chat.map((one) => one.text)]).toEqual([0, ['a', 'b', 'c', 'd', 'e']]);
    table.receive(frame({ chat: { from: 200, lines: [remark('z')] } })); // it was away for long
    expect([table.chatFrom, table.chat.map((one) => one.text)]).toEqual([200, ['z']]);
  });

  it('gives every seat a letter of its own', () => {
    const named = (...names: string[]) =>
      initials(frame({ seats: names.map((name, i) => ({ seat: 'ABCD'[i]!, kind: 'human', name })) })).join('');
    expect(named('Élise', 'maître')).toBe('ÉM');
    expect(named('Zoé', 'maître', 'maître')).toBe('ZBC');
    expect(named('Boris', 'maître', 'maître')).toBe('ABC');
    expect(named('', '')).toBe('AB');
  });

  it('offers options without a place as buttons, the others as places', () => {
    const table = new Table(module, link, frame());
    expect(table.pointing.buttons.map((choice) => choice.action)).toEqual(['pass']);
    expect(table.pointing.target('a').legal).toBe(true);
    expect(table.pointing.target('x').legal).toBe(false);
    table.pointing.pick('b');
    expect(table.pointing.target('x').next).toBe(true);
  });

  it('sends an action only at the second click, with the seq that was seen', async () => {
    const table = new Table(module, link, frame());
    table.pointing.pick('a');
    expect(commands).toEqual([]);
    table.pointing.pick('a');
    await vi.runAllTimersAsync();
    expect(commands).toEqual([{ type: 'act', seq: 5, action: 'go a' }]);
  });

  it('sends at once when the person has chosen so', () => {
    settings.confirm = false;
    const table = new Table(module, link, frame());
    table.pointing.pick('b');
    expect(commands).toEqual([]);
    table.pointing.pick('y');
    expect(commands).toEqual([{ type: 'act', seq: 5, action: 'go b y' }]);
  });

  it('keeps what is pointed at while the question stays, and forgets it with the question', () => {
    const table = new Table(module, link, frame());
    table.pointing.pick('b');
    table.receive(frame({ seq: 6, chat: { from: 0, lines: [{ name: 'B', time: 0, text: 'hm' }] } }));
    expect(table.pointing.picked).toEqual(['b']);
    table.receive(frame({ seq: 7, move: 6 }));
    expect(table.pointing.picked).toEqual([]);
  });

  it('replaces lines of the log from where the server says, and asks anew for missing ones', () => {
    const table = new Table(module, link, frame());
    table.receive(frame({ log: { from: 1, lines: [line(2, 'two'), line(3, 'three')] } }));
    table.receive(frame({ log: { from: 2, lines: [line(3, 'other')] } }));
    expect(table.log.map((one) => one.text)).toEqual(['one', 'two', 'other']);
    table.receive(
      frame({ move: 7, log: { from: 3, lines: [line(5, 'old'), line(6, 'six'), line(6, ''), line(7, 'seven')] } }),
    );
    expect(table.news.map((one) => one.text)).toEqual(['six', '', 'seven']); // steps without words, too
    table.receive(frame({ move: 8, log: { from: 6, lines: [line(8, 'seven, and more')] } })); // the last one has grown
    expect(table.log.map((one) => one.text).slice(-2)).toEqual(['', 'seven, and more']);
    expect(table.news.map((one) => one.text)).toEqual(['seven, and more']);
    table.receive(frame({ log: { from: 9, lines: [] } }));
    expect(resyncs).toBe(1);
  });

  it('asks once for the consequences of what the pointer rests on', async () => {
    const table = new Table(module, link, frame());
    table.pointing.hover('a');
    table.pointing.hover(null);
    table.pointing.hover('a');
    await vi.runAllTimersAsync();
    expect(questions).toEqual([{ type: 'preview', seq: 5, action: 'go a' }]);
    expect(table.pointing.consequences?.lines).toEqual(['+1']);
    table.pointing.hover(null);
    expect(table.pointing.consequences).toBeNull();
    table.pointing.hover('a');
    await vi.runAllTimersAsync();
    expect(questions.length).toBe(1);
    expect(table.pointing.consequences?.lines).toEqual(['+1']);
  });

  it('offers in words what the board cannot point at', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lost = {
      ...module,
      path: () => {
        throw new Error('no way');
      },
    } as unknown as GameModule;
    expect(new Table(lost, link, frame()).pointing.buttons.length).toBe(4);
    expect(silent).toHaveBeenCalled();
    silent.mockRestore();
  });

  it('explains a place that is not legal', async () => {
    const table = new Table(module, link, frame());
    await table.pointing.explain('z');
    expect(questions).toEqual([{ type: 'why', action: 'go z' }]);
    expect(table.pointing.whyNot).toEqual({ id: 'z', sentence: 'Non.', clause: 'X-1' });
  });

  it('keeps refusals until they are read', async () => {
    const table = new Table(module, link, frame());
    answer = { ok: false, error: { kind: 'stale', sentence: 'Trop tard.' } };
    await table.act('pass');
    await table.askHint();
    expect(table.refusals.map((one) => one.sentence)).toEqual(['Trop tard.', 'Plus tard.']);
    table.dismiss(table.refusals[0]!);
    expect(table.refusals.map((one) => one.sentence)).toEqual(['Plus tard.']);
  });

  it('says the same refusal once, however often it comes', async () => {
    const table = new Table(module, link, frame());
    answer = { ok: false, error: { kind: 'stale', sentence: 'Trop tard.' } };
    for (let i = 0; i < 3; ++i) await table.act('pass');
    expect(table.refusals.map((one) => one.sentence)).toEqual(['Trop tard.']);
  });

  it('shows the past without its options, and comes back', async () => {
    const table = new Table(module, link, frame());
    await table.goTo(2);
    expect(table.view).toEqual({ past: true });
    expect(table.pointing.choices).toEqual([]);
    await table.goTo(99);
    expect(table.past).toBeNull();
    expect(table.pointing.choices.length).toBe(4);
  });

  it('opens the end of the game when it comes', () => {
    const table = new Table(module, link, frame());
    expect(table.screen.panel).toBeNull();
    table.receive(frame({ state: 'over', move: 9 }));
    expect(table.screen.panel).toBe('end');
  });
});

describe('a payment that is asked for', () => {
  const payment = {
    due: 3,
    paid: 0,
    unit: 'PM',
    each: ['a', 'c'].map((place) => ({ action: `go ${place}`, piece: place, have: 3, worth: 1 })),
    proposal: ['go a', 'go a', 'go c'],
  };
  const asked = (more: Partial<TableFrame> = {}) =>
    frame({
      decision: {
        name: 'pay',
        prompt: '?',
        payment,
        options: ['go a', 'go c', 'pass'].map((action) => ({ action, words: action })),
      },
      ...more,
    });

  it('begins with the proposal and goes out as one chain', async () => {
    const { pointing } = new Table(module, link, asked());
    expect(pointing.paying).toEqual([2, 1]);
    await pointing.pay();
    expect(commands).toEqual([{ type: 'act', seq: 5, actions: ['go a', 'go a', 'go c'] }]);
  });

  it('is left to a board that lays it unit by unit', () => {
    const { pointing } = new Table({ ...module, ownPayment: true }, link, asked());
    expect(pointing.payment).toBeUndefined();
    expect(pointing.paying).toEqual([]);
  });

  it('is changed by pointing at the piles, never committed by it', () => {
    const { pointing } = new Table(module, link, asked());
    pointing.pick('c');
    expect(pointing.paying).toEqual([1, 2]);
    pointing.pick('c');
    expect(pointing.paying).toEqual([0, 3]);
    expect(pointing.target('a')).toMatchObject({ legal: true, chosen: false });
    expect(pointing.target('c')).toMatchObject({ legal: true, chosen: true });
    expect(commands).toEqual([]);
  });

  it('keeps the other options as buttons, and forgets what was chosen with the question', () => {
    const table = new Table(module, link, asked());
    expect(table.pointing.buttons.map(({ action }) => action)).toEqual(['pass']);
    table.pointing.pick('c');
    table.receive(asked({ seq: 6, move: 6 }));
    expect(table.pointing.paying).toEqual([2, 1]);
    table.receive(frame({ seq: 7, move: 7 }));
    expect([table.pointing.payment, table.pointing.paying]).toEqual([undefined, []]);
  });

  it('sends a single unit as a plain answer, and says why a chain went no further', async () => {
    const one = { ...payment, due: 1, proposal: ['go a'] };
    await new Table(module, link, asked({ decision: { ...asked().decision!, payment: one } })).pointing.pay();
    expect(commands).toEqual([{ type: 'act', seq: 5, action: 'go a' }]);
    answer = { taken: 1, refused: { kind: 'illegal', sentence: 'Il n’en reste plus.' } };
    const table = new Table(module, link, asked());
    await table.pointing.pay();
    expect(table.refusals.map(({ sentence }) => sentence)).toEqual(['Il n’en reste plus.']);
  });
});

describe('answers that are meant as one', () => {
  const whole: GameModule = { ...module, chains: () => [{ action: 'go a; go c', words: 'go to c by a' }] };
  it('are an option like any other, pointed at by where they end, and go out as a chain', async () => {
    const { pointing } = new Table({ ...whole, path: (action) => [action.split(' ').at(-1)!] }, link, frame());
    expect(pointing.choices.map(({ action }) => action)).toContain('go a; go c');
    pointing.pointAt('go a; go c');
    expect(pointing.meant?.words).toBe('go to c by a');
    await pointing.act(pointing.meant!.action);
    expect(commands).toEqual([{ type: 'act', seq: 5, actions: ['go a', 'go c'] }]);
  });
  it('say nothing where something new was shown on the way: it is seen', async () => {
    const table = new Table(whole, link, frame());
    answer = { taken: 1, refused: { kind: 'stale', sentence: 'Quelque chose a changé.' } };
    await table.act('go a; go c');
    expect(table.refusals).toEqual([]);
  });
});

describe('going back', () => {
  const undo = (draft: TableFrame['draft'], more: Partial<TableFrame> = {}) => {
    const table = new Table(module, link, frame({ ...(draft ? { draft } : {}), ...more }));
    void table.undo();
    return table.mayUndo;
  };
  it('takes back a decision of the own turn', () => {
    expect(undo({ undo: 2, ask: true, free_to: 3 })).toBe(true);
    expect(commands).toEqual([{ type: 'undo', seq: 5, steps: 1 }]);
  });
  it('goes back over the moves of computers when the turn is over', () => {
    expect(undo({ undo: 0, ask: true, free_to: 3 })).toBe(true);
    expect(commands).toEqual([{ type: 'ask_undo', seq: 5, to: 3 }]);
  });
  it('is not offered where people would have to agree, nor while they are asked', () => {
    expect(undo({ undo: 0, ask: true })).toBe(false);
    const request = { kind: 'undo' as const, by: 'A', to: 3, agreed: ['A'], asked: ['B'] };
    expect(undo({ undo: 0, ask: false, free_to: 3 }, { request })).toBe(false);
    expect(commands).toEqual([]);
  });
});

describe('the end of a turn', () => {
  const foreseen = (view: unknown, certain = true) =>
    vi.spyOn(link, 'ask').mockResolvedValue({ type: 'preview', id: '', action: '', lines: [], certain, view } as never);
  const acts = async (view: unknown, certain = true) => {
    const asking = foreseen(view, certain);
    const { pointing } = new Table(module, link, frame());
    await pointing.act('go a');
    asking.mockRestore();
    return pointing;
  };
  beforeEach(() => (settings.confirmTurn = true));
  afterEach(() => (settings.confirmTurn = false));

  it('wants a yes when the person has chosen so', async () => {
    const pointing = await acts({ deciders: ['B'] });
    expect([pointing.ending, commands]).toEqual(['go a', []]);
    await pointing.act('go a');
    expect(commands).toEqual([{ type: 'act', seq: 5, action: 'go a' }]);
    expect(pointing.ending).toBeNull();
  });
  it('is not asked about while the turn goes on', async () => {
    await acts({ deciders: ['A'] });
    expect(commands.length).toBe(1);
  });
  it('wants a yes before something is revealed that cannot be taken back', async () => {
    expect((await acts(undefined, false)).ending).toBe('go a');
  });
  it('is left by going back', async () => {
    const pointing = await acts({ deciders: ['B'] });
    pointing.back();
    expect(pointing.ending).toBeNull();
  });
  it('needs no yes otherwise', async () => {
    settings.confirmTurn = false;
    await acts({ deciders: ['B'] });
    expect(commands.length).toBe(1);
  });
});

it('says of a thing that no option could mean that it has no part in the decision', async () => {
  const deaf = { ...module, probe: () => null } as unknown as GameModule;
  const { pointing } = new Table(deaf, link, frame());
  await pointing.explain('z');
  expect(pointing.whyNot?.sentence).toContain('pas de part');
  expect(questions).toEqual([]);
});

it('tells what has been chosen of the action under way', () => {
  const telling = { ...module, made: () => ['card:C05'] } as unknown as GameModule;
  expect(new Table(telling, link, frame()).pointing.made).toEqual(['card:C05']);
  const waiting = frame();
  delete waiting.decision;
  expect(new Table(telling, link, waiting).pointing.made).toEqual([]);
});

describe('fingers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('are sent only where partners would see them, and are no action', () => {
    const rival = new Table(module, link, frame());
    rival.point('a');
    expect(commands).toEqual([]);
    const partner = new Table(module, link, frame({ may_point: true }));
    partner.point('a');
    expect(commands).toEqual([{ type: 'point', at: 'a' }]);
  });
  it('draw one ring a person, which goes by itself; the chat keeps them', () => {
    const table = new Table(module, link, frame());
    table.see({ type: 'point', seat: 'B', at: 'a' });
    vi.advanceTimersByTime(3000);
    table.see({ type: 'point', seat: 'B', at: 'b' });
    table.see({ type: 'point', seat: 'A', at: 'c' });
    expect(table.rings.map((one) => one.at)).toEqual(['b', 'c']);
    vi.advanceTimersByTime(4000);
    expect(table.rings.map((one) => one.at)).toEqual(['b', 'c']); // the first ring's end is not theirs
    vi.advanceTimersByTime(3000);
    expect(table.rings).toEqual([]);
    expect(table.fingers.map((one) => one.at)).toEqual(['a', 'b', 'c']);
    table.ring(table.fingers[0]!);
    expect(table.rings.map((one) => one.at)).toEqual(['a']);
  });
  it('no more than a hundred are kept', () => {
    const table = new Table(module, link, frame());
    for (let n = 0; n < 130; ++n) table.see({ type: 'point', seat: 'B', at: `a${n}` });
    expect(table.fingers.length).toBe(100);
    expect(table.fingers.at(-1)!.at).toBe('a129');
  });
});

describe('answers given again', () => {
  it('take back so many, then give these in one go', async () => {
    answer = { seq: 6 };
    await new Table(module, link, frame()).again(3, ['go a', 'pass']);
    expect(commands).toEqual([
      { type: 'undo', seq: 5, steps: 3 },
      { type: 'act', seq: 6, actions: ['go a', 'pass'] },
    ]);
  });
  it('are not given when nothing could be taken back', async () => {
    answer = { ok: false, error: { kind: 'stale', sentence: 'Trop tard.' } };
    await new Table(module, link, frame()).again(1, ['go a']);
    expect(commands).toEqual([{ type: 'undo', seq: 5, steps: 1 }]);
  });
});
