// Civilisation: the printed chart, squares that come first, what is drawn before it is done, fights told, over stored
// frames.

import { describe, expect, it } from 'vitest';
import civilisation from '../../src/games/civilisation';
import { heroSeals, printed } from '../../src/games/civilisation/bonuses';
import {
  isQuarry,
  isSea,
  lairs,
  monsterOn,
  regionOf,
  regions,
  signOf,
  squares,
  wayBetween,
} from '../../src/games/civilisation/chart';
import { squareWords } from '../../src/games/civilisation/describe';
import { fightOf, foughtIn } from '../../src/games/civilisation/fights';
import { hintsOf, pricesOf } from '../../src/games/civilisation/hints';
import { route } from '../../src/games/civilisation/motion';
import { contour, shores } from '../../src/games/civilisation/outline';
import { made, path, probe } from '../../src/games/civilisation/path';
import { sages } from '../../src/games/civilisation/sages';
import { trayOf } from '../../src/games/civilisation/tray';
import { dueTo, tilesOf, type CivView, type Square } from '../../src/games/civilisation/view';
import { actionTo, chains, cheapest } from '../../src/games/civilisation/ways';
import type { LogLine, TableFrame } from '../../src/protocol';
import { exact, following, placesOf } from '../../src/table/picking';
import { seatInfos } from '../../src/table/table.svelte';
import { frames } from './corpus';
import { engineNames, gameOf } from './engine';

const game = 'dicium-civilisation';
const names = engineNames(game, 'fr');
const own = frames.filter(({ frame }) => frame.game === game);
const frameOf = (name: string): TableFrame => own.find((one) => one.name === `${game}-${name}`)!.frame;
const viewOf = (name: string) => frameOf(name).view as CivView;
const seatsOf = (name: string) => seatInfos(frameOf(name));

describe('the chart', () => {
  it('is the one of CIV-1.11: 35 land squares, 46 of sea, nine regions of nine, eight quarries, five lairs', () => {
    expect(squares.filter((square) => !isSea(square)).length).toBe(35);
    expect(squares.filter(isQuarry)).toEqual(['A1', 'F1', 'I1', 'I4', 'A6', 'A9', 'D9', 'I9']);
    for (const region of regions) expect(squares.filter((square) => regionOf(square) === region).length).toBe(9);
    expect(squares.filter((square) => signOf(square) === 'C')).toEqual(['E2', 'B5', 'H5', 'E8']);
    for (const square of Object.values(lairs)) expect(signOf(square)).toMatch(/m/i);
  });
  it('tells what the server tells of each square', () => {
    for (const square of squares) {
      const words = names.name(`square:${square}`);
      expect(words).toContain(names.name(`region:${regionOf(square)}`));
      if (isSea(square)) expect(words).toContain('mer');
    }
  });
  it('has nine shores, closed, and the same every time', () => {
    const land = squares.filter((square) => !isSea(square));
    const drawn = shores(land);
    expect(drawn.match(/Z/g)?.length).toBe(9);
    expect(drawn).not.toContain('NaN');
    expect(shores(land)).toBe(drawn);
  });
  it('draws one line around squares that touch, two around those that only meet at a corner', () => {
    expect(contour(['E4', 'E5']).match(/Z/g)?.length).toBe(1);
    expect(contour(['E4', 'F5']).match(/Z/g)?.length).toBe(2);
    expect(contour([])).toBe('');
  });
});

describe('ways', () => {
  const view = viewOf('2-0-en');
  it('go by sea, by land or straight', () => {
    expect(wayBetween(view, 'A', 'E3', 'C3', 'sea')).toEqual(['E3', 'D3', 'C3']);
    expect(wayBetween(view, 'A', 'E2', 'F1', 'land')).toEqual(['E2', 'F2', 'F1']);
    expect(wayBetween(view, 'A', 'E3', 'C3', 'voyage')).toEqual(['E3', 'C3']);
  });
  it('never pass a monster, CIV-4.5', () => {
    expect(monsterOn(view, 'H2')).toBe('charybdis');
    expect(wayBetween(view, 'A', 'G2', 'H3', 'sea')).toEqual(['G2', 'G3', 'H3']);
  });
});

it('there is a frame of every decision', () => {
  expect(new Set(own.map(({ frame }) => frame.decision?.name))).toEqual(new Set(gameOf(game).decisions));
});
it('every Philosopher has a face', () => {
  const cards = gameOf(game).pieces.filter(({ id }) => id.startsWith('card:'));
  expect(Object.keys(sages).map((card) => `card:${card}`)).toEqual(cards.map(({ id }) => id));
  for (const { caption } of cards) expect(caption?.fr.length).toBeLessThan(26);
});

describe.each(own)('$name', ({ frame }) => {
  const view = frame.view as CivView;
  const choices = [...frame.decision!.options, ...chains(view, frame.decision!.name, frame.you!, names)].map((one) => ({
    ...one,
    path: path(one.action, view, frame.decision!.name, frame.you!),
  }));
  it('tells its options apart, but for two that mean one square or one objective', () => {
    for (const choice of choices.filter(({ path: way }) => placesOf(way).length > 0)) {
      const places = placesOf(choice.path);
      const meant = exact(choices, places).map((one) => one.action);
      expect(meant).toContain(choice.action);
      for (const other of meant)
        if (other !== choice.action) expect(other).toMatch(/redeploy|relocate|zeno|claim|trade|go /);
      if (typeof choice.path[0] === 'string' && choice.path.length === 1)
        expect(following(choices, places).size, choice.action).toBe(0);
    }
  });
  it('names every button', () => {
    for (const { action } of choices) {
      const words = civilisation.short!(action, view, names);
      expect(words, action).toBeTruthy();
      expect(words).not.toMatch(/undefined|\{|CO\d|PH\d|SO\d/);
    }
  });
  it('hides what is hidden', () => {
    for (const player of view.seats)
      if (player.seat !== frame.you) {
        expect(player.philosophers).toBeUndefined();
        expect(player.secret).toBeUndefined();
      }
  });
});

describe('a square that comes first', () => {
  const frame = frameOf('4-combine-redeploy');
  const view = frame.view as CivView;
  it('means the cheapest dice that lead there, and going there', () => {
    const options = new Set(frame.decision!.options.map(({ action }) => action));
    const ways = cheapest(view);
    expect(ways.size).toBeGreaterThan(0);
    for (const [square, way] of ways) {
      const [play, go] = actionTo(square, way).split('; ');
      expect(options).toContain(play);
      expect(go).toBe(`go ${square}`);
      expect(path(actionTo(square, way), view, 'combine', frame.you!)).toEqual([`square:${square}`]);
    }
  });
  it('is nobody else\u2019s, and of no other question', () => {
    expect(chains(view, 'go', frame.you!, names)).toEqual([]);
    expect(chains(view, 'combine', 'X', names)).toEqual([]);
  });
  it('bears its price', () => {
    for (const [square, price] of pricesOf(view)) {
      expect(price.dice).toBe(cheapest(view).get(square)!.faces.length);
      expect(price.sign).toMatch(/^dic-(blue|yellow|pair)$/);
    }
  });
});

describe('what is shown before it is done', () => {
  it('the way of a pawn', () => {
    const frame = frameOf('3-go');
    const view = frame.view as CivView;
    const from = view.seats.find((one) => one.seat === frame.you)!.pawn;
    for (const { action } of frame.decision!.options) {
      const { way } = hintsOf(view, frame.you!, action, null);
      expect([way[0], way.at(-1)]).toEqual([from, action.slice(3)]);
    }
  });
  it('a tile where it would lie, a city under the pawn', () => {
    const frame = frameOf('4-lay-temple');
    const { action } = frame.decision!.options[0]!;
    expect(hintsOf(frame.view as CivView, frame.you!, action, null).ghost).toEqual({
      square: action.slice(4),
      tile: 'temple',
    });
    const city = frameOf('2-combine-city');
    const view = city.view as CivView;
    const play = city.decision!.options.find((one) => one.action.startsWith('play city'))!;
    expect(hintsOf(view, city.you!, play.action, null).ghost).toEqual({
      square: view.seats.find((one) => one.seat === city.you)!.pawn,
      tile: 'city',
    });
  });
  it('where a combination leads, and while throwing the row that is pointed at', () => {
    const frame = frameOf('4-combine-redeploy');
    const view = frame.view as CivView;
    const play = frame.decision!.options.find((one) => /^play (sea|land|pair)/.test(one.action))!.action;
    const use = play.split(' ')[1] as 'sea';
    const reached = hintsOf(view, frame.you!, play, null).reach;
    expect(reached.length).toBeGreaterThan(0);
    for (const square of reached) expect(view.reach![use]![square]).toBeDefined();
    expect(hintsOf(view, null, play, null).reach).toEqual([]);
  });
});

describe('fights', () => {
  it('show a monster, the gods or a player on the other side', () => {
    const engage = viewOf('4-engage');
    const fight = fightOf(engage, engage.combat!, seatsOf('4-engage'), frameOf('4-engage').you!, names);
    expect(fight.sides.map((side) => side.attacks)).toEqual([true, false]);
    expect(fight.odds.length).toBeGreaterThan(0);
    const wrath = viewOf('4-defend-wrath');
    const told = fightOf(wrath, wrath.combat!, seatsOf('4-defend-wrath'), frameOf('4-defend-wrath').you!, names);
    expect(told.sides[0]).toMatchObject({ seat: null, sign: 'civ-wrath', force: 6 });
    expect(told.need).toBe(6);
  });
  const line = (events: { event: string; seat: string; args: number[] }[]) =>
    [{ move: 1, text: '', seat: 'A', events }] as unknown as LogLine[];
  const seats = seatsOf('3-go');
  it('are told from what happened', () => {
    const monster = foughtIn(
      line([
        { event: 'moved', seat: 'A', args: [2, 10, 0] },
        { event: 'attack_thrown', seat: 'A', args: [3, 5, 1] },
        { event: 'slew', seat: 'A', args: [0, 5, 4] },
      ]),
      seats,
      names,
    )!;
    expect(monster.title).toBe('Combat en B2');
    expect(monster.sides[1]).toMatchObject({ name: 'Le Minotaure', force: 4, sign: 'civ-minotaur' });
    expect(monster.ended).toMatch(/gagne/);
    const gods = foughtIn(
      line([
        { event: 'wrath', seat: 'A', args: [1] },
        { event: 'defence_thrown', seat: 'B', args: [2, 3, 1] },
        { event: 'effect_suffered', seat: 'B', args: [3] },
      ]),
      seats,
      names,
    )!;
    expect(gods.title).toBe('Colère divine');
    expect(gods.ended).toMatch(/subi/);
    expect(foughtIn([], seats, names)).toBeNull();
  });
});

describe('pawns', () => {
  it('go over the squares between', () => {
    const view = structuredClone(viewOf('2-0-en'));
    view.seats[0]!.pawn = 'C3';
    const news = [
      {
        move: 1,
        text: '',
        events: [{ event: 'moved', seat: 'A', args: [squares.indexOf('E3'), squares.indexOf('C3'), 0] }],
      },
    ] as unknown as LogLine[];
    expect(route('pawn:A', view, news)).toEqual(['square:E3', 'square:D3', 'square:C3']);
    expect(route('pawn:B', view, news)).toEqual([]);
    expect(route('city-A', view, news)).toEqual([]);
  });
});

it('asks the server why not', () => {
  const view = viewOf('3-go');
  expect(probe('square:E5', view, 'go', 'A', [])).toBe('go E5');
  expect(probe('square:E5', view, 'lay', 'A', [])).toBe('lay E5');
  expect(probe('square:E5', view, 'combine', 'A', [])).toBe('redeploy E5');
  expect(probe('use:four', view, 'combine', 'A', [])).toBe('play four');
  expect(probe('card:PH08', view, 'combine', 'A', [])).toBe('card PH08');
  expect(probe('square:E5', view, 'reserve', 'A', [])).toBeNull();
});

it('says what is under way', () => {
  const { view, you } = frameOf('3-go') as TableFrame & { view: CivView };
  expect(made(view, you!)[0]).toMatch(/^(use|card):/);
  expect(made(view, 'X')).toEqual([]);
});

it('prints a green bonus of level 4, and the seals of a hero', () => {
  expect([printed('B4a'), printed('B4b')]).toEqual(['GREEN', 'YELLOW']);
  const player = structuredClone(viewOf('3-go').seats[0]!);
  player.colour = 'blue';
  expect(heroSeals({ ...player, heroes: [null, null, null] })).toEqual([]);
  expect(heroSeals({ ...player, heroes: ['G3', null, null] })).toEqual(['BLUE', 'BLUE']);
});

it('describes squares with what stands there', () => {
  const view = viewOf('2-0-en');
  expect(squareWords(view, seatsOf('2-0-en'), 'H2', names)).toBe('H2, mer, Gouffre, Charybde, défense 5');
  expect(squareWords(view, seatsOf('2-0-en'), 'A1', names)).toContain('carrière');
  expect(squareWords(view, seatsOf('2-0-en'), 'E2', names)).toContain('capitale');
});

it('counts tiles and objectives that are due', () => {
  const frame = frameOf('3-objective');
  const view = frame.view as CivView;
  const due = dueTo(view, frame.you!);
  for (const { action } of frame.decision!.options) expect(due).toContain(action.split(' ')[1]);
  for (const player of view.seats)
    expect(tilesOf(player).length).toBe(
      1 + player.heroes.filter(Boolean).length + player.cities.length + player.temples.length + player.wonder.length,
    );
});

it('gives Xenophanes a use of his own, and tells who is alone', () => {
  const tray = (name: string) => trayOf(viewOf(name), seatsOf(name), frameOf(name).you!, names, false, () => {});
  const green = tray('3-combine-xenophanes').rows.find((row) => row.id === 'GREEN')!;
  expect(green.uses.map((use) => use.id)).toContain('use:temple3');
  expect(tray('1-combine').rows.find((row) => row.id === 'FOUR')!.does).toBe('seul en jeu');
  expect(tray('3-faces')).toMatchObject({ mode: 'face', faces: ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'] });
  expect(tray('3-secret').mode).toBe('watch');
});

it('lays the reach of a throw on squares of the chart', () => {
  const view = viewOf('3-reroll');
  for (const there of Object.values(view.reach ?? {}))
    for (const square of Object.keys(there)) expect(squares).toContain(square as Square);
});
