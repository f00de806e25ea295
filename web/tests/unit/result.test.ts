// The end of a game of every kind, in words, in columns, and drawn.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Result, TableFrame } from '../../src/protocol';
import { settings } from '../../src/ui/settings.svelte';
import EndScreen from '../../src/table/EndScreen.svelte';
import Request from '../../src/table/Request.svelte';
import Decision from '../../src/table/Decision.svelte';
import Menu from '../../src/table/Menu.svelte';
import type { GameModule } from '../../src/table/game_module';
import type { Link } from '../../src/net/link';
import { columns, headline, resignation, rowsOf } from '../../src/table/result';
import { seatInfos, Table } from '../../src/table/table.svelte';
import type { TableActions } from '../../src/table/table_actions';

const names = ['Anne', 'Boris', 'Chloé', 'Dora'];
const module = { title: 'Toy', path: () => [], score: () => 0 } as unknown as GameModule;
const link = { ask: () => new Promise(() => {}), command: () => new Promise(() => {}), resync() {} } as unknown as Link;

const actions: TableActions = {
  save() {},
  rematch() {},
  playOn() {},
  handOver() {},
  leave() {},
  rename() {},
  otherSeats: () => [],
  seatAddress: () => null,
};

const frame = (seats: number, more: Partial<TableFrame> = {}): TableFrame => ({
  type: 'table',
  table: 'T',
  seq: 9,
  move: 9,
  game: 'toy',
  options: {},
  state: 'over',
  you: 'A',
  view: {},
  seats: names.slice(0, seats).map((name, i) => ({ seat: 'ABCD'[i]!, kind: 'human', name, connected: true })),
  log: {
    from: 0,
    lines: [
      { move: 9, seat: 'B', text: 'Boris tombe dans l’oubliette', events: [] },
      { move: 9, text: 'Fin.', events: [] },
    ],
  },
  ...more,
});
const result = (more: Partial<Result>): Result => ({
  ended: 'finished',
  kind: 'ranked',
  drawn: false,
  scores: [],
  winners: [],
  sheet: [],
  ...more,
});
const said = (seats: number, more: Partial<Result>, lang: 'fr' | 'en' = 'en') =>
  headline(result(more), seatInfos(frame(seats)), lang);

describe('the headline', () => {
  it('of each for itself', () => {
    expect(said(2, { winners: ['A'], scores: [31, 17] })).toBe('You win!');
    expect(said(2, { winners: ['B'] })).toBe('Boris wins.');
    expect(said(3, { winners: ['B', 'C'] }, 'fr')).toBe('Victoire partagée\u202f: Boris et Chloé.');
    expect(said(2, { winners: ['B'], ended: 'resigned' })).toBe('Boris wins.');
    expect(said(3, { winners: ['B', 'C'], ended: 'resigned' })).toBe('Boris and Chloé win.');
    expect(said(2, { ended: 'abandoned' })).toBe('It was abandoned, without a result.');
  });
  it('of a draw, by the rules and by consent', () => {
    expect(said(2, { drawn: true })).toBe('A draw.');
    expect(said(4, { drawn: true, ended: 'drawn', kind: 'teams', teams: [0, 1, 0, 1] }, 'fr')).toBe(
      'Partie nulle, d’un commun accord.',
    );
  });
  it('of teams', () => {
    expect(said(4, { kind: 'teams', teams: [0, 1, 0, 1], winners: ['A', 'C'] }, 'fr')).toBe('Votre camp gagne\u202f!');
    expect(said(4, { kind: 'teams', teams: [0, 1, 0, 1], winners: ['B', 'D'] }, 'fr')).toBe('Boris et Dora gagnent.');
    expect(said(2, { kind: 'teams', teams: [0, 1], winners: ['B'], ended: 'resigned' })).toBe('Boris wins.');
  });
  it('of all together, with the common score', () => {
    expect(said(3, { kind: 'together', winners: ['A', 'B', 'C'], scores: [12, 12, 12] })).toBe(
      'You all win together! · 12 points',
    );
    expect(said(3, { kind: 'together', scores: [4, 4, 4] }, 'fr')).toBe(
      'Perdu, tous ensemble\u202f: le jeu l’emporte · 4 points',
    );
    expect(said(3, { kind: 'together', ended: 'resigned' })).toBe('The game was given up: it is lost.');
  });
  it('of one alone, won, lost or graded', () => {
    expect(said(1, { kind: 'together', winners: ['A'], scores: [40] })).toBe('You win! · 40 points');
    expect(said(1, { kind: 'together', scores: [-3] })).toBe('Lost: the game has won · −3 points');
    expect(said(1, { kind: 'graded', winners: ['A'], scores: [55], rank: 2, ranks: 5 }, 'fr')).toBe(
      'Rang 2 sur 5 · 55 points',
    );
    expect(said(1, { kind: 'graded', ended: 'resigned' })).toBe('The game was given up: it is lost.');
  });
});

// The computer plays on for who has resigned, and a computer resigns with its person.
const givenUp = { kind: 'computer', substitute: true, resigned: true } as const;

describe('a resignation', () => {
  const told = (resigned: string, lang: 'fr' | 'en', teams?: number[]) => {
    const given = frame(teams?.length ?? 2);
    const seats = given.seats.map((seat, i) => ({
      ...seat,
      ...(resigned.includes(seat.seat) ? givenUp : {}),
      ...(teams ? { team: teams[i]! } : {}),
    }));
    return resignation(seatInfos({ ...given, seats }), lang);
  };
  it('is told in both languages, to who resigned and to the others', () => {
    expect(told('', 'en')).toBeUndefined();
    expect(told('B', 'en')).toBe('Boris has resigned.');
    expect(told('B', 'fr')).toBe('Boris a abandonné.');
    expect(told('A', 'fr')).toBe('Vous avez abandonné.');
    expect(told('A', 'en')).toBe('You have resigned.');
  });
  it('is that of a person, not of the computer beside them', () => {
    const given = frame(2);
    const [anne, boris] = given.seats;
    const seats = [
      { ...anne!, ...givenUp },
      { ...boris!, kind: 'computer' as const, resigned: true },
    ];
    expect(resignation(seatInfos({ ...given, seats }), 'fr')).toBe('Vous avez abandonné.');
  });
  it('of a whole side is told as one', () => {
    expect(told('BD', 'fr', [0, 1, 0, 1])).toBe('Boris et Dora ont abandonné.');
    expect(told('BD', 'en', [0, 1, 0, 1])).toBe('Boris and Dora have resigned.');
    expect(told('AC', 'fr', [0, 1, 0, 1])).toBe('Votre camp a abandonné.');
    expect(told('AC', 'en', [0, 1, 0, 1])).toBe('Your side has resigned.');
  });
});

describe('the sheet', () => {
  const order = (seats: number, more: Partial<Result>) =>
    columns(result(more), seatInfos(frame(seats)))
      .map(({ seat }) => seat.seat)
      .join('');
  it('stands by place, or the winning side first, or as people sit', () => {
    expect(order(3, { places: [3, 1, 2] })).toBe('BCA');
    expect(order(4, { kind: 'teams', teams: [0, 1, 0, 1], winners: ['B', 'D'], places: [2, 1, 2, 1] })).toBe('BDAC');
    expect(order(3, { kind: 'together', places: [1, 1, 1] })).toBe('ABC');
    expect(order(2, { ended: 'resigned', winners: ['B'] })).toBe('AB');
  });
  it('says the total once, unless who has no seat is counted in it', () => {
    const sheet = [
      { label: 'a', points: [1, 2] },
      { label: 'total', points: [3, 4] },
    ];
    expect(rowsOf(result({ scores: [3, 4], sheet })).length).toBe(1);
    expect(rowsOf(result({ scores: [3, 5], sheet })).length).toBe(2);
    expect(rowsOf(result({ scores: [3, 4], sheet: [sheet[0]!, { ...sheet[1]!, neutral: 9 }] })).length).toBe(2);
  });
});

const open = (given: TableFrame) => {
  settings.lang = 'en';
  return new Table(module, link, given);
};
const text = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const endOf = (seats: number, more: Partial<Result>) =>
  text(
    render(EndScreen, {
      props: { table: open(frame(seats, { result: result(more) })), actions, close() {} },
    }).body,
  );

describe('the end screen', () => {
  it('has a column for who plays without a seat', () => {
    const shown = endOf(1, {
      kind: 'together',
      scores: [20],
      winners: [],
      neutral: 'the Automa',
      sheet: [{ label: 'races', points: [12], neutral: 15 }],
    });
    expect(shown).toContain('the Automa');
    expect(shown).toContain('races 12 15');
    expect(shown).toContain('Boris tombe'); // what happened last
  });
  it('numbers the sources of points, in the sheet and in the bars', () => {
    const shown = endOf(2, {
      scores: [6, 4],
      winners: ['A'],
      sheet: [
        { label: 'temples', points: [8, 4] },
        { label: 'wisps', points: [-2, 0] },
      ],
    });
    expect(shown).toContain('1 temples 8 4 2 wisps −2 0');
    expect(shown).toMatch(/You: temples: 8, wisps: −2/);
    expect(shown).toMatch(/Boris: temples: 4 /);
  });
  it('says who resigned', () => {
    const given = frame(2, { result: result({ ended: 'resigned', winners: ['A'], scores: [1, 2] }) });
    Object.assign(given.seats[1]!, givenUp);
    const shown = text(render(EndScreen, { props: { table: open(given), actions, close() {} } }).body);
    expect(shown).toContain('You win!');
    expect(shown).toContain('Boris has resigned.');
    expect(endOf(2, { winners: ['A'], scores: [1, 2] })).not.toContain('resigned');
  });
  it('tells which side has won, seat by seat', () => {
    expect(
      endOf(4, { kind: 'teams', teams: [0, 1, 0, 1], winners: ['B', 'D'], scores: [1, 2, 3, 4], places: [2, 1, 2, 1] }),
    ).toMatch(/Side wins wins loses loses/);
  });
  it('tells one score for all, a rank of ranks, places of each', () => {
    expect(endOf(3, { kind: 'together', winners: [], scores: [7, 7, 7] })).toMatch(/Together 7 /);
    expect(endOf(1, { kind: 'graded', winners: ['A'], scores: [55], rank: 2, ranks: 5 })).toMatch(/Place 2\/5/);
    expect(endOf(2, { scores: [31, 17], places: [1, 2], winners: ['A'] })).toMatch(/Total 31 17 Place 1 2/);
  });
});

describe('a request', () => {
  const shown = (request: TableFrame['request'], you: string | null = 'A') =>
    text(render(Request, { props: { table: open(frame(3, { state: 'running', you, request: request! })) } }).body);
  it('asks who is asked, and tells who asks or has answered', () => {
    expect(shown({ kind: 'draw', by: 'B', agreed: ['B'], asked: ['A', 'C'] })).toMatch(
      /Boris offers a draw\. Agree Refuse/,
    );
    expect(shown({ kind: 'draw', by: 'A', agreed: ['A'], asked: ['B'] })).toMatch(/You offer a draw; waiting/);
    expect(shown({ kind: 'draw', by: 'B', agreed: ['B', 'A'], asked: ['C'] })).toMatch(/You agree to a draw\. $/);
    expect(shown({ kind: 'resign', by: 'B', agreed: ['B'], asked: ['A'] })).toMatch(
      /Boris wants to resign together with you\. Agree/,
    );
    expect(shown({ kind: 'undo', by: 'B', to: 4, agreed: ['B'], asked: ['A'] })).toMatch(/go back to move 4\. Agree/);
    expect(shown({ kind: 'undo', by: 'B', to: 4, agreed: ['B'], asked: ['C'] }, null)).not.toContain('Agree');
  });
});

describe('the decision bar', () => {
  const bar = (more: Partial<TableFrame>) =>
    text(render(Decision, { props: { table: open(frame(3, { state: 'running', ...more })) } }).body);
  it('waits for all who are entitled without telling who was asked', () => {
    expect(bar({ waiting_for: ['B', 'C'] })).toContain('Waiting for Boris and Chloé…');
    expect(bar({ waiting_for: ['A', 'B'] })).toContain('Somebody may react…');
  });
  it('leaves out the name of who knows to be asked', () => {
    const decision = { name: 'd', prompt: 'Anne, what do you pay?', options: [] };
    expect(bar({ waiting_for: ['A'], decision })).toContain('Your turn: what do you pay?');
    expect(bar({ waiting_for: ['A'], decision: { ...decision, prompt: 'Annette, who?' } })).toContain('Annette, who?');
  });
  it('asks in secret, and lets pass until one’s turn', () => {
    const decision = {
      name: 'react',
      prompt: 'react?',
      discreet: true,
      options: [
        { action: 'pass', words: 'pass' },
        { action: 'swerve', words: 'swerve' },
      ],
    };
    expect(bar({ waiting_for: ['A', 'B'], decision })).toMatch(/In secret: react\?.*pass swerve Pass until my turn/);
    expect(bar({ waiting_for: ['B'], let_pass: 'unless_hit' })).toMatch(
      /You pass what is not about you\. Ask me again/,
    );
  });
});

describe('the menu', () => {
  const menu = (seats: number, more: Partial<TableFrame>) =>
    text(
      render(Menu, {
        props: { table: open(frame(seats, { state: 'running', ...more })), actions, close() {} },
      }).body,
    );
  it('offers a draw where the game knows one and nobody has asked for anything', () => {
    expect(menu(2, { may_be_drawn: true })).toContain('Offer a draw');
    expect(menu(2, { may_be_drawn: false })).not.toContain('Offer a draw');
    expect(
      menu(2, { may_be_drawn: true, request: { kind: 'draw', by: 'A', agreed: ['A'], asked: ['B'] } }),
    ).not.toContain('Offer a draw');
  });
  it('resigns for a side where there are partners', () => {
    const teams = frame(4).seats.map((seat, i) => ({ ...seat, team: i % 2 }));
    expect(menu(4, { seats: teams })).toContain('Resign with my side');
    expect(menu(2, {})).toMatch(/Resign (?!with)/);
    expect(menu(2, { seats: frame(2).seats.map((seat) => ({ ...seat, resigned: true })) })).not.toContain('Resign');
  });
});
