import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type LinkState, type Socket } from '../../src/net/connection';
import type { Point, Refusal, TableFrame } from '../../src/protocol';
import { Refused } from '../../src/net/link';

// A server in a box: it remembers what it was sent, and says what the test tells it to.
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut() {
    this.onclose?.();
  }
}

const frame = (seq: number): TableFrame => ({
  type: 'table',
  table: 'T',
  seq,
  move: seq,
  game: 'samhain',
  options: {},
  state: 'running',
  seats: [],
});

let sockets: FakeSocket[];
let frames: TableFrame[];
let points: Point[];
let states: LinkState[];
let refusal: Refusal | undefined;
const last = () => sockets.at(-1)!;

function connect(token?: string) {
  return new Connection({
    table: 'T',
    ...(token ? { token } : {}),
    lang: 'fr',
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    frame: (one) => frames.push(one),
    point: (one) => points.push(one),
    state: (state, why) => {
      states.push(state);
      refusal = why;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  points = [];
  states = [];
  refusal = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

it('a finger is told on, and answers nothing', () => {
  connect('t');
  last().open();
  last().say(frame(1));
  last().say({ type: 'point', seat: 'B', at: 'square:D2' });
  expect(points).toEqual([{ type: 'point', seat: 'B', at: 'square:D2' }]);
  expect(frames.length).toBe(1);
});

describe('hello', () => {
  it('comes first, with the token and the language', () => {
    connect('secret');
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', version: 1, table: 'T', token: 'secret', lang: 'fr' }]);
    last().say(frame(3));
    expect(frames.map((one) => one.seq)).toEqual([3]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('that is refused is told and not tried again', () => {
    connect();
    last().open();
    last().say({ type: 'error', error: { kind: 'unknown_table', sentence: 'Cette table n’existe pas.' } });
    last().cut();
    vi.advanceTimersByTime(60000);
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toBe('refused');
    expect(refusal?.kind).toBe('unknown_table');
  });

  it('that meets a busy server is tried again', () => {
    connect();
    last().open();
    last().say({ type: 'error', error: { kind: 'busy', sentence: '…' } });
    last().cut();
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(2);
  });
});

describe('commands', () => {
  it('wait for the first frame, and are answered by id', async () => {
    const connection = connect('secret');
    const answer = connection.command({ type: 'act', seq: 3, action: 'pass' });
    last().open();
    expect(last().sent.length).toBe(1);
    last().say(frame(3));
    const sent = last().sent[1]!;
    expect(sent).toMatchObject({ type: 'act', seq: 3, action: 'pass' });
    expect((sent.id as string).length).toBeLessThanOrEqual(40);
    last().say({ type: 'answer', id: sent.id, ok: true, seq: 4 });
    expect((await answer).seq).toBe(4);
  });

  it('that were not answered are repeated with the same id after a break, and only those', async () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(3));
    const first = connection.command({ type: 'act', seq: 3, action: 'a' });
    const second = connection.command({ type: 'act', seq: 4, action: 'b' });
    const ids = last()
      .sent.slice(1)
      .map((one) => one.id);
    last().say({ type: 'answer', id: ids[0], ok: true, seq: 4 });
    await first;
    last().cut();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent.length).toBe(1);
    last().say(frame(4));
    expect(last().sent.slice(1)).toMatchObject([{ type: 'act', action: 'b', id: ids[1] }]);
    last().say({ type: 'answer', id: ids[1], ok: true, seq: 5 });
    expect((await second).seq).toBe(5);
  });

  it('never use an id twice', () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(1));
    for (let i = 0; i < 50; ++i) void connection.command({ type: 'pause' });
    expect(new Set(last().sent.map((one) => one.id)).size).toBe(51);
  });

  it('that are refused give the reason and do not throw', async () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(3));
    const answer = connection.command({ type: 'act', seq: 3, action: 'x' });
    const error = { kind: 'illegal', sentence: 'Non.', clause: 'SAM-4.11' };
    last().say({ type: 'answer', id: last().sent[1]!.id, ok: false, error });
    expect(await answer).toMatchObject({ ok: false, error });
  });
});

describe('questions', () => {
  it('get their reply', async () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(3));
    const reply = connection.ask({ type: 'why', action: 'x' });
    last().say({ type: 'why', id: last().sent[1]!.id, sentence: 'Parce que.', clause: 'SAM-1' });
    expect((await reply).sentence).toBe('Parce que.');
  });

  it('hear how far a long answer is', async () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(3));
    const heard: number[] = [];
    const reply = connection.ask({ type: 'annotate' }, (percent) => heard.push(percent));
    const id = last().sent.at(-1)!.id;
    for (const percent of [10, 60]) last().say({ type: 'progress', id, percent });
    last().say({ type: 'annotated', id, moves: [], worst: [] });
    expect((await reply).type).toBe('annotated');
    expect(heard).toEqual([10, 60]);
  });

  it('are given up when the line breaks, and refused ones throw', async () => {
    const connection = connect('secret');
    last().open();
    last().say(frame(3));
    const cut = connection.ask({ type: 'hint', seq: 3 });
    last().cut();
    await expect(cut).rejects.toBeInstanceOf(Refused);
    await expect(connection.ask({ type: 'hint', seq: 3 })).rejects.toMatchObject({ refusal: { kind: 'offline' } });
    vi.advanceTimersByTime(400);
    last().open();
    last().say(frame(3));
    const refused = connection.ask({ type: 'hint', seq: 3 });
    const id = last().sent.at(-1)!.id;
    last().say({ type: 'answer', id, ok: false, error: { kind: 'not_asked', sentence: 'Ce n’est pas à vous.' } });
    await expect(refused).rejects.toMatchObject({ refusal: { kind: 'not_asked' } });
  });
});

describe('a broken line', () => {
  it('is tried again after longer and longer pauses, at once when the network is back', () => {
    const connection = connect();
    last().open();
    last().say(frame(1));
    last().cut();
    const tried: number[] = [];
    for (let second = 0; second < 40; ++second) {
      vi.advanceTimersByTime(1000);
      if (sockets.length > tried.length + 1) {
        tried.push(second);
        last().cut();
      }
    }
    expect(tried.length).toBeGreaterThanOrEqual(4);
    expect(tried.length).toBeLessThanOrEqual(8);
    const before = sockets.length;
    connection.hurry();
    expect(sockets.length).toBe(before + 1);
    last().open();
    last().say(frame(1));
    expect(states.at(-1)).toBe('open');
  });

  it('is noticed by its silence', () => {
    connect();
    last().open();
    last().say(frame(1));
    vi.advanceTimersByTime(15000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    last().say({ type: 'pong', id: last().sent.at(-1)!.id });
    vi.advanceTimersByTime(15000 + 8000);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(2);
  });

  it('that was closed on purpose stays closed', () => {
    const connection = connect();
    last().open();
    last().say(frame(1));
    connection.close();
    vi.advanceTimersByTime(60000);
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toBe('closed');
  });
});

it('another language is asked for at once, and kept for the next hello', () => {
  const connection = connect();
  last().open();
  last().say(frame(1));
  connection.speak('en');
  expect(last().sent.at(-1)).toEqual({ type: 'lang', lang: 'en' });
  last().cut();
  vi.advanceTimersByTime(400);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: 'hello', lang: 'en' });
});
