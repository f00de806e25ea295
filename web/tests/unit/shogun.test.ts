// Shogun: the printed board, what one points at, and what the tray is told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cheapest } from '../../src/games/shogun/afar';
import { edgeOf, kindOf, nameOf, side, squares, wayBetween, zoneOf } from '../../src/games/shogun/castle';
import { squareWords } from '../../src/games/shogun/describe';
import { factsOf } from '../../src/games/shogun/facts';
import { foughtIn } from '../../src/games/shogun/fights';
import { forceWords } from '../../src/games/shogun/force';
import { doorsOpened, route } from '../../src/games/shogun/motion';
import { made, path, probe } from '../../src/games/shogun/path';
import { trayOf } from '../../src/games/shogun/tray';
import { uses, type PlayerView, type ShogunView } from '../../src/games/shogun/view';
import shogun from '../../src/games/shogun';
import type { LogEvent, LogLine } from '../../src/protocol';
import type { SeatInfo } from '../../src/table/game_module';
import { namesOf } from '../../src/table/names';

describe('the castle', () => {
  it('has the squares of every kind that the rules count', () => {
    const count = (kind: string) => squares.filter((square) => kindOf(square) === kind).length;
    expect(['throne', 'hall', 'torii', 'garrison', 'altar', 'brazier', 'corridor', 'garden'].map(count)).toEqual([
      1, 8, 1, 2, 4, 7, 26, 32,
    ]);
  });
  it.each([
    [2, 7, 38],
    [4, 8, 37],
  ])(
    'of %i has 99 open edges, %i doors and %i walls, alike to the left and right of column E',
    (players, door, wall) => {
      const edges = { open: 0, door: 0, wall: 0 };
      for (let row = 0; row < side; ++row)
        for (let column = 0; column < side; ++column) {
          const here = nameOf(column, row);
          const mirrored = (c: number) => side - 1 - c;
          if (column < side - 1) {
            const edge = edgeOf(players, here, nameOf(column + 1, row));
            ++edges[edge];
            expect(edgeOf(players, nameOf(mirrored(column + 1), row), nameOf(mirrored(column), row)), here).toBe(edge);
          }
          if (row < side - 1) {
            const edge = edgeOf(players, here, nameOf(column, row + 1));
            ++edges[edge];
            expect(edgeOf(players, nameOf(mirrored(column), row), nameOf(mirrored(column), row + 1)), here).toBe(edge);
          }
        }
      expect(edges).toEqual({ open: 99, door, wall });
    },
  );
  it('has its doors and passages where the rules say', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../../games/shogun/RULES.md'), 'utf8');
    const clause = (id: string) => rules.match(new RegExp(`\\*\\*${id}\\*\\*.*`))![0];
    const [ofTwo, ofFour] = clause('SHO-1.18').split('Side for 4 players');
    for (const [players, words, kind, n] of [
      [2, clause('SHO-1.17'), 'open', 11],
      [4, clause('SHO-1.17'), 'open', 11],
      [2, ofTwo!, 'door', 7],
      [4, ofFour!, 'door', 8],
    ] as const) {
      const listed = [...words.matchAll(/([A-I]\d)–([A-I]\d)/g)].map(([, one, two]) => edgeOf(players, one!, two!));
      expect(listed.length, words).toBe(n);
      expect(new Set(listed), words).toEqual(new Set([kind]));
    }
  });
  it('has a brazier in every garden but the southern one', () => {
    const lit = squares.filter((square) => kindOf(square) === 'brazier').map(zoneOf);
    expect(lit.sort()).toEqual(['e', 'n', 'ne', 'nw', 'se', 'sw', 'w']);
  });
});

const player = (seat: string, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  hand: 4,
  bonuses: [],
  reserve: [],
  pawns: ['E9', null, null],
  tiles: 2,
  camp: seat === 'A' ? 'ninja' : 'samurai',
  colour: seat === 'A' ? 'blue' : 'yellow',
  partner: null,
  progress: 0,
  red: 0,
  defends: [0, 0],
  rows: [
    { id: 'BLUE', bonus: 1, need: 1, uses: ['move'] },
    { id: 'YELLOW', bonus: 0, need: 2, uses: ['opening', 'shuriken', 'infiltration'] },
  ],
  ...more,
});
const view = (more: Partial<ShogunView> = {}): ShogunView => ({
  game: 'dicium-shogun',
  players: 2,
  options: { ninja: 'blue', samurai: 'yellow', first: 'drawn', introduction: 'off' },
  turns: 400,
  turn: 5,
  active: 'A',
  phase: 'action',
  throws: 2,
  throws_allowed: 2,
  actions: 0,
  actions_allowed: 2,
  size: 4,
  dice: ['F2', 'F4', 'F5'],
  kept: [],
  spent: ['F3'],
  paid: ['opening'],
  shogun: 'E5',
  carrier: null,
  torii: ['B6'],
  turned: [],
  garrisons: [],
  braziers: ['A1'],
  braziers_left: 4,
  alerts: 4,
  alerts_of: 5,
  seats: [player('A'), player('B', { pawns: ['C3', 'G3', null] })],
  winner: null,
  how: null,
  decision: 'combine',
  deciders: ['A'],
  ...more,
});
const seat = (letter: string, you: boolean): SeatInfo => ({
  seat: letter,
  name: letter === 'A' ? 'Léna' : 'Hugo',
  initial: letter,
  colour: letter === 'A' ? 1 : 2,
  you,
  connected: true,
  computer: false,
  owes: false,
});
const seats = [seat('A', true), seat('B', false)];

describe('pointing', () => {
  const point = (action: string, decision: string, at = view()) => path(action, at, decision, 'A');
  it('names dice by their faces, as sets, and a combination with its dice', () => {
    expect(point('throw F2 F2 F3', 'reroll')).toEqual([['die:F2', 'die:F2', 'die:F3']]);
    expect(point('keep F4', 'keep')).toEqual([['reserve:F4']]);
    expect(point('reserve F1 F4', 'reserve')).toEqual([['die:F1', 'die:F4']]);
    expect(point('play pair F2 FS', 'combine')).toEqual([['use:pair', 'die:F2', 'die:FS']]);
  });
  it('leaves to buttons what has no place', () => {
    for (const action of ['keep', 'stop', 'end actions', 'reserve', 'take', 'leave', 'halt'])
      expect(point(action, 'x'), action).toEqual([]);
  });
  it('points at squares, pawns, notches and numbers of red dice', () => {
    expect(point('go E5', 'end')).toEqual(['square:E5']);
    expect(point('step C6', 'step')).toEqual(['square:C6']);
    expect(point('pawn shogun', 'pawn')).toEqual(['pawn:shogun']);
    expect(point('give C.2', 'hand_over')).toEqual(['pawn:C.2']);
    expect(point('slot B3a', 'bonus')).toEqual(['slot:B3a']);
    expect(point('engage 2', 'defend')).toEqual(['engage:2']);
  });
  it('points at a pawn on the square of the fight to choose its owner', () => {
    const combat = { square: 'C3' } as ShogunView['combat'];
    expect(point('foe B', 'foe', view({ combat: combat! }))).toEqual(['pawn:B.1']);
  });
  it('asks why not of squares, pawns, rows and notches', () => {
    const ask = (id: string, decision: string) => probe(id, view(), decision, 'A', []);
    expect(ask('square:D4', 'end')).toBe('go D4');
    expect(ask('square:D4', 'lay')).toBe('lay D4');
    expect(ask('square:C3', 'target')).toBe('target B.1');
    expect(ask('pawn:B.1', 'pawn')).toBe('pawn B.1');
    expect(ask('use:opening', 'combine')).toBe('play opening');
    expect(ask('slot:B2a', 'bonus')).toBe('slot B2a');
    expect(ask('square:D4', 'combine')).toBeNull();
  });
  it('shows what is under way', () => {
    expect(made(view(), 'A')).toEqual([]);
    expect(made(view({ running: { use: 'move', pawn: 'A.1' } }), 'A')).toEqual(['use:move', 'pawn:A.1']);
    expect(made(view({ running: { use: 'move', pawn: 'A.1' } }), 'B')).toEqual([]); // no part of what is asked of B
  });
});

describe('the tray', () => {
  const tray = (more: Partial<ShogunView> = {}, you: string | null = 'A') => trayOf(view(more), seats, you, 'fr');
  it('asks only the one who is asked', () => {
    expect(tray().mode).toBe('combine');
    expect(tray({ decision: 'pawn' }).mode).toBe('watch');
    expect(tray({}, 'B').mode).toBe('watch');
    expect(tray({}, null).reserve).toBeNull();
  });
  it('says how far the blue dice lead, and has every row of the camp', () => {
    const { rows } = tray();
    expect(rows.map((row) => row.id).slice(0, 5)).toEqual(['BLUE', 'YELLOW', 'GREEN', 'RED', 'PAIR']);
    expect(rows[0]!.uses[0]!.does).toBe('1 à 3 cases');
    expect(rows[1]!.uses.map((use) => use.name)).toEqual(['Ouverture', 'Shuriken', 'Infiltration']);
    expect(tray({}, 'B').rows[1]!.name).toBe('Bushido');
  });
  it('tells the chances that the server sent, of exactly these dice', () => {
    const { chances } = tray({
      chances: [{ throw: ['F2', 'F5'], of: 36, rows: [20, 11, 0, 6, 30, 0, 0, 0, 0, 0, 0] }],
      now: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(chances(['F2'])).toBeNull();
    expect(chances(['F2', 'F5'])).toMatchObject({
      BLUE: { n: 20, of: 36, now: true },
      PAIR: { n: 30, of: 36, now: false },
    });
  });
  it('counts an action that is under way as half done', () => {
    const running = { use: 'move' as const, pawn: null };
    expect(tray({ actions: 1, running }).steps[1]).toMatchObject({ done: 0, half: true });
    expect(tray({ actions: 1 }).steps[1]).toMatchObject({ done: 1, half: false });
  });
  it('lays a fight on the felt, with the lines of the one who is asked', () => {
    const combat: ShogunView['combat'] = {
      attacker: 'B',
      defender: 'A',
      ranged: false,
      square: 'C7',
      foe: 'A.1',
      with: 'B.1',
      engaged: [1, 0],
      bonus: [1, 0],
      dice: [3, null],
      force: [5, null],
      reds: [0, 1],
      won: null,
      left: 1,
      odds: [{ engage: 0, wins: 1, of: 6, least: 6 }],
    };
    const { fight } = tray({ decision: 'defend', combat });
    expect(fight!.sides.map((one) => [one.seat?.name, one.asked])).toEqual([
      ['Hugo', false],
      ['Léna', true],
    ]);
    expect(fight!.odds).toHaveLength(1);
    expect(fight!.lose).toContain('Alerte');
    expect(tray({ decision: 'defend', combat }, 'B').fight!.odds).toEqual([]);
  });
});

it('says squares and what stands on them', () => {
  expect(squareWords(view(), seats, 'E5', 'fr')).toBe('E5, salle du trône, Trône, Shogun');
  expect(squareWords(view(), seats, 'B6', 'en')).toBe('B6, west garden, Torii tile');
  expect(squareWords(view(), seats, 'A1', 'fr')).toBe('A1, jardin nord-ouest, brasero allumé');
  expect(squareWords(view(), seats, 'C3', 'en')).toBe('C3, corridor, garrison, samurai of Hugo');
});

it('says what somebody defends with', () => {
  expect([forceWords([0, 0], 'fr'), forceWords([1, 1], 'fr'), forceWords([1, 2], 'en')]).toEqual([
    'dé',
    'dé +1',
    'die +1 or +2',
  ]);
});

describe('a square that comes first', () => {
  const reach: ShogunView['reach'] = {
    move: { C4: 1, C6: 1, B5: 2, D9: 3 },
    pair: { C4: 2, B5: 2 },
    opening: { D5: 1, B5: 1 },
    shuriken: { C3: 1, C4: 1 },
  };
  const ways = cheapest(view({ reach, dice: ['F2', 'F3', 'F5', 'F5', 'FS'] }));
  it('means the cheapest combination that leads there, and only then one that takes effect there', () => {
    expect(ways.get('C4')).toEqual({ use: 'move', dice: 1, faces: ['F2'] });
    expect(ways.get('B5')).toMatchObject({ use: 'opening', dice: 1, faces: [] });
    expect(ways.get('C3')).toMatchObject({ use: 'shuriken' });
    expect(ways.get('E5')).toBeUndefined();
  });
  it('spends dice without a fellow first', () => {
    expect(ways.get('C6')!.faces).toEqual(['F2']);
    expect(ways.get('D9')!.faces).toEqual(['F2', 'F5', 'F5']);
    expect(cheapest(view({ reach, dice: ['F2', 'F2', 'F5'] })).get('C6')!.faces).toEqual(['F5']);
  });
});

describe('ways for the eye', () => {
  it('go past doors where they can, through them where they must, and round whoever stands there', () => {
    for (const players of [2, 4]) {
      expect(wayBetween(players, 'C7', 'C5', false)).toEqual(['C7', 'C6', 'C5']);
      expect(wayBetween(players, 'C5', 'D5', false)).toEqual(['C5', 'D5']); // only a door leads there
      expect(wayBetween(players, 'C4', 'B4', false).length).toBeGreaterThan(2); // round the wall, not through it
      expect(wayBetween(players, 'B4', 'B3', false).length).toBeGreaterThan(2); // round the door
      expect(wayBetween(players, 'B4', 'B3', true)).toEqual(['B4', 'B3']);
      expect(wayBetween(players, 'D4', 'F4', false, ['E4'])).toEqual(['D4', 'D5', 'E5', 'F5', 'F4']);
      expect(wayBetween(players, 'E9', 'E9', false)).toEqual(['E9']);
    }
  });
  it('go by the side of the board that is up', () => {
    expect(wayBetween(2, 'E5', 'E1', true)).toEqual(['E5', 'E4', 'E3', 'E2', 'E1']);
    expect(wayBetween(4, 'E5', 'E1', true).length).toBe(9);
  });

  const number = (square: string) => squares.indexOf(square);
  const line = (...events: LogEvent[]): LogLine => ({ move: 1, seat: 'B', text: 'x', events });
  const event = (name: string, who: string, ...args: number[]): LogEvent => ({
    event: name,
    motion: 'move',
    seat: who,
    args,
  });
  it('open the doors that they pass', () => {
    const walked = (from: string, to: string) => line(event('walked', 'A', 0, number(from), number(to), 0));
    const doors = (players: number, ...news: LogLine[]) => doorsOpened(view({ players }), news);
    expect(doors(2, walked('C5', 'D5'))).toEqual(['C5D5']);
    expect(doors(2, walked('E3', 'E4'), walked('E6', 'E7'))).toEqual(['E3E4', 'E6E7']);
    expect(doors(2, walked('E9', 'E7'))).toEqual([]);
    expect(doors(2)).toEqual([]);
    const marched = (from: string, to: string) => line(event('walked', 'B', 3, number(from), number(to), 0));
    expect([2, 4].map((players) => doors(players, marched('E2', 'E3')))).toEqual([['E2E3'], []]);
    expect([2, 4].map((players) => doors(players, marched('A3', 'A2')))).toEqual([[], ['A2A3']]);
  });
  it('are straight through the door or wall that a ninja pays for, and through doors for samurai', () => {
    const ways = (name: string, who: string, ...args: number[]) =>
      route(`pawn:${who === 'A' ? 'A.1' : 'B.1'}`, view(), [line(event(name, who, ...args))]).slice(0, 2);
    expect(ways('walked', 'A', 0, number('B4'), number('B3'), uses.indexOf('opening'))).toEqual([
      'square:B4',
      'square:B3',
    ]);
    expect(ways('walked', 'A', 0, number('C4'), number('B4'), uses.indexOf('infiltration'))).toEqual([
      'square:C4',
      'square:B4',
    ]);
    expect(ways('walked', 'A', 0, number('B4'), number('B3'), uses.indexOf('full'))).toEqual([
      'square:B4',
      'square:B3',
    ]);
    expect(ways('walked', 'A', 0, number('B4'), number('B3'), uses.indexOf('move'))).toEqual([
      'square:B4',
      'square:B5',
    ]);
    expect(ways('charged', 'B', 3, number('B4'), number('B3'))).toEqual(['square:B4', 'square:B3']);
  });
  it('are walked by who walked, the captured Shogun with his carrier; whoever is put back flies', () => {
    const now = view({
      seats: [player('A', { pawns: ['E7', null, null] }), player('B', { pawns: ['G3', null, null] })],
    });
    const walked = line(event('walked', 'A', 0, number('E9'), number('E7'), 0));
    expect(route('pawn:A.1', now, [walked])).toEqual(['square:E9', 'square:E8', 'square:E7']);
    expect(route('pawn:B.1', now, [walked])).toEqual([]);
    expect(route('die-A-F2', now, [walked])).toEqual([]);
    const captive = { ...now, carrier: 'A.1', shogun: 'E7' };
    expect(route('pawn:shogun', captive, [walked]).at(-1)).toBe('square:E7');
    // Beaten where it went, and home again.
    const lost = line(event('walked', 'B', 3, number('C3'), number('C5'), 0));
    expect(route('pawn:B.1', now, [lost])).toEqual(['square:C3', 'square:C4', 'square:C5', 'square:G3']);
  });

  const fought = line(
    event('walked', 'B', 3, number('D7'), number('C7'), 0),
    event('attack_thrown', 'B', 3, 5, 1),
    event('defence_thrown', 'A', 2, 3, 0),
    event('fight_won', 'B', 0, 5, 3),
    event('alert', 'B', 1, 1),
  );
  it('a fight that is over is told from what happened', () => {
    const fight = foughtIn([fought], seats, 'fr')!;
    expect(fight.title).toBe('Combat en C7');
    expect(fight.sides).toMatchObject([
      { attacks: true, die: 3, engaged: 1, bonus: 1, force: 5 },
      { attacks: false, die: 2, engaged: 0, bonus: 1, force: 3 },
    ]);
    expect(fight.ended).toBe('Hugo gagne, 5 contre 3.');
    expect(foughtIn([line(event('walked', 'B', 3, 0, 1, 0))], seats, 'fr')).toBeNull();
  });
  it('fights and alerts of the whole game are counted for its end', () => {
    const lit = line(
      event('lit', 'B', number('A1'), 5, 1),
      event('alert', 'B', 0, 0),
      event('fight_lost', 'B', 0, 2, 4),
    );
    expect(factsOf([fought, lit], ['A', 'B'])).toEqual(
      new Map([
        ['A', { fights: 2, won: 1, alerts: { brazier: 0, fight: 0, banzai: 0 } }],
        ['B', { fights: 2, won: 1, alerts: { brazier: 1, fight: 1, banzai: 0 } }],
      ]),
    );
  });
});

it('says on its buttons what they do', () => {
  const short = (action: string, lang: 'fr' | 'en') => shogun.short!(action, view(), namesOf(new Map(), lang));
  expect(short('go E5', 'fr')).toBe('Aller en E5');
  expect(short('play opening F3', 'en')).toBe('Play: Opening');
  expect(short('play twopair F2 F2 F5 F5', 'fr')).toBe('Jouer\u202f: Double paire');
  expect(short('play ki3 FS F1', 'fr')).toBe('Jouer\u202f: Ki 3');
  expect(short('throw F2', 'fr')).toBe('Relancer 1 dé');
  expect(short('take', 'en')).toBe('Take the Shogun');
});

it('coaches who learns the game until the first turn is over', () => {
  const coach = (more: Partial<ShogunView>) => shogun.coach!(view(more), namesOf(new Map(), 'fr')).length;
  const introduction = { ...view().options, introduction: 'on' };
  expect([
    coach({ turn: 1 }),
    coach({ turn: 1, options: introduction }),
    coach({ turn: 3, options: introduction }),
  ]).toEqual([0, 5, 0]);
});
