// The entrance: my tables in words and in order, people who share a device, files that are opened.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock, Summary, TableFrame } from '../../src/protocol';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
const { campWords } = await import('../../src/shell/camps');
const { keepTable, myTable, passTo, seatsHere } = await import('../../src/shell/my_tables');
const { awaitsUs, day, ending, inOrder, ordinal } = await import('../../src/shell/entries');
const { awaitedHere } = await import('../../src/shell/hotseat');
const { readSaved } = await import('../../src/shell/saved_file');
const { namesMissing, optionsFor, requestOf, reseat } = await import('../../src/shell/seating');
const { stillFrame, stillLink } = await import('../../src/shell/still');
const { clocks, clockWords } = await import('../../src/shell/clocks');

beforeEach(() => storage.clear());

const summary = (more: Partial<Summary>): Summary => ({
  table: 'T',
  game: 'samhain',
  title: 'Samhain',
  state: 'running',
  seats: ['Anne', 'Boris', 'Chloé'].map((name, i) => ({ seat: 'ABC'[i]!, kind: 'human', name })),
  move: 9,
  created: 0,
  updated: 0,
  you: 'B',
  ...more,
});
const over = (result: Partial<NonNullable<Summary['result']>>, more: Partial<Summary> = {}) =>
  summary({
    state: 'over',
    result: { ended: 'finished', kind: 'ranked', drawn: false, scores: [], winners: [], ...result },
    ...more,
  });

describe('my tables', () => {
  it('come in the order in which they matter', () => {
    const tables = [
      over({}, { table: 'old', updated: 90 }),
      summary({ table: 'theirs', updated: 80 }),
      summary({ table: 'mine', updated: 10, your_turn: true }),
      summary({ table: 'newer', updated: 20, your_turn: true }),
    ];
    expect(inOrder(tables, () => undefined).map((one) => one.table)).toEqual(['newer', 'mine', 'theirs', 'old']);
  });
  it('tell the place, the points and the day of what is over', () => {
    const finished = over({ scores: [31, 17, 8], places: [1, 2, 3], winners: ['A'] });
    expect(ending(finished, 'fr')).toBe('2e sur 3 · 17 points');
    expect(ending(finished, 'en')).toBe('2nd of 3 · 17 points');
    expect(ending({ ...finished, you: 'A' }, 'fr')).toBe('1er sur 3 · 31 points');
    const { you: _, ...watched } = finished;
    expect(ending(watched, 'fr')).toBe('Anne gagne');
    const now = Date.UTC(2026, 10, 16, 12);
    expect(day(Date.UTC(2026, 10, 12, 12), 'fr', now)).toMatch(/^12 nov/);
    expect(day(Date.UTC(2025, 10, 12, 12), 'en', now)).toContain('2025');
  });
  it('tell every other kind of end', () => {
    expect(ending(over({ ended: 'abandoned' }), 'fr')).toBe('sans résultat');
    expect(ending(over({ ended: 'drawn', drawn: true }), 'en')).toBe('a draw');
    expect(ending(over({ ended: 'resigned', winners: ['A', 'C'] }), 'en')).toBe('lost');
    expect(ending(over({ kind: 'teams', winners: ['B'], scores: [1, 2, 3] }), 'fr')).toBe('gagné · 2 points');
    expect(ending(over({ kind: 'graded', rank: 2, ranks: 5, scores: [0, 55, 0] }), 'fr')).toBe(
      'rang 2 sur 5 · 55 points',
    );
  });
  it('count places in both languages', () => {
    expect([1, 2, 3, 4, 11, 21].map((n) => ordinal(n, 'en')).join(' ')).toBe('1st 2nd 3rd 4th 11th 21st');
    expect([1, 2].map((n) => ordinal(n, 'fr')).join(' ')).toBe('1er 2e');
  });
});

describe('several people at one device', () => {
  const shared = { table: 'T', seat: 'A', token: 'a', others: [{ seat: 'C', token: 'c' }] };
  const frame = (more: Partial<TableFrame>): TableFrame =>
    ({ type: 'table', table: 'T', state: 'running', you: 'A', seats: [], options: {}, ...more }) as TableFrame;
  it('pass it on when somebody else here is asked', () => {
    expect(awaitedHere(frame({ waiting_for: ['C'] }), ['A', 'C'])).toBe('C');
    expect(awaitedHere(frame({ waiting_for: ['B'] }), ['A', 'C'])).toBeNull();
    expect(awaitedHere(frame({ waiting_for: ['C'], state: 'paused' }), ['A', 'C'])).toBeNull();
    const decision = { name: 'd', prompt: '', options: [] };
    expect(awaitedHere(frame({ waiting_for: ['A', 'C'], decision }), ['A', 'C'])).toBeNull();
  });
  it('keep a secret each, and change places', () => {
    keepTable(shared);
    expect(seatsHere(myTable('T'))).toEqual(['A', 'C']);
    passTo('T', 'C');
    expect(myTable('T')).toEqual({ ...shared, seat: 'C', token: 'c', others: [{ seat: 'A', token: 'a' }] });
    passTo('T', 'D'); // nobody here
    expect(myTable('T')?.seat).toBe('C');
  });
  it('are awaited together', () => {
    expect(awaitsUs(summary({ you: 'A', waiting_for: ['C'] }), shared)).toBe(true);
    expect(awaitsUs(summary({ you: 'A', waiting_for: ['B'] }), shared)).toBe(false);
    expect(awaitsUs(summary({ you: 'A', waiting_for: ['C'] }), { table: 'T', seat: 'A', token: 'a' })).toBe(false);
  });
});

describe('a file that is opened', () => {
  const told = (text: string) => {
    const file = readSaved(text, 'fr');
    return file.kind === 'wrong' ? file.sentence : file.kind;
  };
  it('is a game for the server, also when it is cut off, or a view to look at', () => {
    expect(told('{"format":"veillee-game","version":1}\n{"seq":1}\n')).toBe('game');
    expect(told('{"format":"veillee-game","vers')).toBe('game');
    const frame = { game: 'samhain', seats: [], view: {} };
    expect(readSaved(JSON.stringify({ format: 'veillee-view', version: 1, frame }), 'fr')).toEqual({
      kind: 'view',
      frame,
    });
  });
  it('is told what it is when it is something else', () => {
    expect(told(' \n')).toContain('est vide');
    expect(told('{"format":"veillee-view","version":1}')).toContain('vue enregistrée est incomplète');
    expect(told('{\n "game": "samhain",\n "position": {}\n}')).toContain('est une position');
    expect(told('\ufffdPNG\r\n\u001a\n')).toContain('une image');
    expect(told('%PDF-1.7')).toContain('un document');
    expect(told('<!doctype html><p>')).toContain('une page web');
    expect(told('[1, 2]')).toContain('du JSON');
    expect(told('\u0000\u0001')).toContain('n’est pas du texte');
    expect(told('1. e4 e5')).toContain('un texte');
  });
});

it('every clock that is offered has words of its own', () => {
  for (const lang of ['fr', 'en'] as const) {
    const words = clocks.map((clock: Clock) => clockWords(clock, lang));
    expect(new Set(words).size).toBe(clocks.length);
  }
});

describe('who sits where', () => {
  const places = ['me', 'computer:initiate', 'open'].map((who) => ({ who, name: who === 'me' ? 'Anne' : '' }));
  const kinds = (list: typeof places) => list.map((place) => place.who).join(' ');
  it('taking another seat leaves the one before to whoever sat there', () => {
    expect(kinds(reseat(places, 2, 'me'))).toBe('open computer:initiate me');
    expect(reseat(places, 2, 'me')[2]!.name).toBe('Anne');
    expect(kinds(reseat(places, 1, 'here'))).toBe('me here open'); // nobody else is moved
    expect(kinds(reseat(places, 0, 'open'))).toBe('open computer:initiate open');
  });
  it('everybody at this device has a name of their own', () => {
    const two = (name: string) => [places[0]!, { who: 'here', name }];
    expect(namesMissing(places)).toBe(false);
    expect(namesMissing(two(' '))).toBe(true);
    expect(namesMissing(two('Anne '))).toBe(true);
    expect(namesMissing(two('Boris'))).toBe(false);
  });
  it('one person among computers needs no name, and has one all the same', () => {
    const [me, computer, open] = places.map((place) => ({ ...place, name: ' ' }));
    expect(namesMissing([me!, computer!])).toBe(false);
    expect(namesMissing([me!, open!])).toBe(true);
    expect(requestOf(me!, 'Hôte')).toEqual({ kind: 'me', name: 'Hôte' });
  });
  it('is asked of the server as it knows it', () => {
    expect([...places, { who: 'here', name: ' Boris ' }].map((place) => requestOf(place, 'Hôte'))).toEqual([
      { kind: 'me', name: 'Anne' },
      { kind: 'computer', level: 'initiate' },
      { kind: 'open' },
      { kind: 'me', name: 'Boris' },
    ]);
  });
  it('says camps and partners where seats share a name, and nothing where each plays for itself', () => {
    const each = { id: 'g', title: '', seats: { counts: [2, 4] }, seat_names: ['Rose', 'Violet'], options: [] };
    const camps = { ...each, seat_names: ['Ninjas', 'Samouraïs', 'Ninjas', 'Samouraïs'] };
    expect(campWords(each, 0, ['A', 'B'], 'fr')).toBeNull();
    expect(campWords(camps, 1, ['A', 'B'], 'fr')).toBe('Samouraïs');
    expect(campWords(camps, 1, ['A', 'B', 'C', 'Léna'], 'fr')).toBe('Samouraïs, avec Léna');
    expect(campWords(camps, 2, ['Hugo', 'B', 'C', 'Léna'], 'en')).toBe('Ninjas, with Hugo');
  });
  it('options that need more seats are left out', () => {
    const option = { label: '', help: '', values: [], preset: 'x' };
    const options = [
      { id: 'always', ...option },
      { id: 'people-d', ...option, least_seats: 4 },
    ];
    const game = { id: 'g', title: '', seats: { counts: [2, 3, 4] }, seat_names: [], options };
    expect(optionsFor(game, 3).map((one) => one.id)).toEqual(['always']);
    expect(optionsFor(game, 4).map((one) => one.id)).toEqual(['always', 'people-d']);
  });
});

describe('a saved view', () => {
  it('asks nothing any more, and nobody answers', async () => {
    const saved = {
      state: 'paused',
      you: 'A',
      host: true,
      decision: { name: 'd', prompt: '', options: [] },
      waiting_for: ['A'],
      draft: { undo: 1, ask: true },
      seats: [{ seat: 'A', kind: 'human', owes: true, away: { since: 0, claim: 1 } }],
    } as unknown as TableFrame;
    const frame = stillFrame(saved);
    expect(frame).toMatchObject({ state: 'running', you: 'A', host: false, waiting_for: [] });
    expect(frame.decision ?? frame.draft).toBeUndefined();
    expect(frame.seats[0]).toEqual({ seat: 'A', kind: 'human', owes: false, connected: true, substitute: false });
    expect((await stillLink.command({ type: 'resign' })).error?.sentence).toContain('vue enregistrée');
    await expect(stillLink.ask({ type: 'ping' })).rejects.toThrow('vue enregistrée');
  });
});
