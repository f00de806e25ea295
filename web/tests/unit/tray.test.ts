// The dice tray of the family, drawn by the server: three places, plain dice, every posture, no word of a game.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Mode, Place, Tray } from '../../src/games/dicium/DiceTray.svelte';
import type { Fight } from '../../src/games/dicium/Duel.svelte';
import { combos, type Hand } from '../../src/games/dicium/dice';
import { diceButton } from '../../src/games/dicium/words';
import signs from '../../src/games/dicium/signs.svg?raw';
import sprite from '../../src/ui/signs.svg?raw';
import type { SeatInfo } from '../../src/table/game_module';
import TrayPage from './TrayPage.svelte';

const seat = (letter: string, you: boolean): SeatInfo => ({
  seat: letter,
  name: you ? 'Léna' : 'Noé',
  initial: letter,
  colour: you ? 1 : 2,
  you,
  connected: true,
  computer: false,
  owes: you,
});
const hand: Hand = {
  turn: 3,
  throws: 1,
  size: 4,
  dice: ['F2', 'F3', 'FS'],
  kept: ['F2'],
  spent: [{ face: 'F5', paid: 'pair' }],
};
const tray = (more: Partial<Tray> = {}): Tray => ({
  mode: 'combine',
  owner: seat('A', true),
  hand,
  most: 4,
  steps: [
    { name: { fr: 'Lancers', en: 'Throws' }, about: 'step:throw', done: 1, of: 2, now: true },
    { name: { fr: 'Actions', en: 'Actions' }, about: 'step:action', done: 0, of: 2, now: false, half: true },
  ],
  reserve: ['F4'],
  me: 'A',
  rows: combos.map((id) => ({
    id,
    name: `row ${id}`,
    short: `r ${id}`,
    does: `does ${id}`,
    about: `combo:${id}`,
    uses: id === 'RED' ? [] : [{ id: `use:${id}`, about: `use:${id}`, name: `use ${id}`, does: `now ${id}` }],
  })),
  has: [],
  chances: () => null,
  paid: () => ({ sign: 'dic-pair', word: 'paire' }),
  fight: null,
  ...more,
});
interface Shown {
  legal?: string[];
  chosen?: string[];
  place?: Place;
  dense?: boolean;
  plain?: boolean;
}
const draw = (more: Partial<Tray> = {}, { legal = [], chosen = [], ...props }: Shown = {}) =>
  render(TrayPage, { props: { tray: tray(more), legal, chosen, lang: 'fr', ...props } }).body;
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;
const rowsIn = (html: string) => combos.filter((id) => html.includes(`row ${id}`) || html.includes(`r ${id}`));

describe.each(['column', 'mat', 'phone'] as const)('in a %s', (place) => {
  it('has five places, the own reserve under its bar, and only signs that are in the sprites', () => {
    const html = draw({}, { place });
    expect(html).toContain(`data-place="${place}"`);
    expect(words(html)).toContain('Dé 2 : 2 bleu, gardé de la réserve'); // after the hole
    expect(count(html, /class="lid/g)).toBe(1);
    expect(count(html, /class="hole/g)).toBe(1);
    expect(count(html, /class="bar/g)).toBe(1);
    const known = new Set([...(sprite + signs).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...html.matchAll(/<use\b[^>]*\bhref="#([^"]*)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
  it('makes buttons of what can be played, by row or by tile', () => {
    const html = draw({}, { place, legal: ['use:PAIR', 'use:BLUE'] });
    expect(count(html, /<button[^>]*data-target="use:/g)).toBe(2);
    expect(rowsIn(html).length).toBe(place === 'phone' ? 2 : combos.length); // a phone has room for nothing else
  });
  it('says the chances of the marked dice, with the way they go', () => {
    const chances = () => ({ PAIR: { n: 1, of: 6, now: false }, BLUE: { n: 5, of: 6, now: true } });
    const html = draw({ mode: 'reroll', chances }, { place, legal: ['die:F3#1'], chosen: ['die:F3#1'] });
    expect(words(html)).toContain('▲ 17 %');
    expect(words(html)).toContain('▼ 83 %');
    expect(html).toContain('is-again');
  });
});

it('a dense phone has short names, a roomy one whole ones', () => {
  const legal = ['use:PAIR'];
  expect(words(draw({}, { place: 'phone', dense: true, legal }))).toContain('r PAIR');
  expect(words(draw({}, { place: 'phone', legal }))).toContain('row PAIR');
});

it('plain dice have a colour, no value, and only the rows of the colours', () => {
  const html = draw({}, { plain: true });
  expect(rowsIn(html)).toEqual(['BLUE', 'YELLOW', 'GREEN', 'RED']);
  expect(html).toContain('#dic-plain-blue');
  expect(html).not.toContain('#dic-face-');
  expect(words(html)).not.toMatch(/\d (bleu|jaune|vert|rouge)/);
});

describe('what is asked', () => {
  const modes: Record<Mode, [Partial<Tray>, Shown, RegExp]> = {
    keep: [
      { hand: { ...hand, throws: 0, dice: [], kept: [], spent: [] } },
      { legal: ['reserve:F4#1'], chosen: ['reserve:F4#1'] },
      /Dé 1.{1,3}4 rouge, gardé de la réserve/,
    ],
    reroll: [{ has: ['PAIR'] }, {}, /Arrêter de lancer et jouer row PAIR/],
    combine: [{}, { legal: ['use:PAIR', 'die:F2#1'], chosen: ['use:PAIR', 'die:F2#1'] }, /2 bleu, choisi/],
    grow: [{}, { legal: ['hand'] }, /main active de 5 dés/],
    face: [{ faces: ['F1', 'F4', 'FS'] }, { legal: ['face:F1'] }, /Nouvelle face/],
    reserve: [{}, { legal: ['die:F3#1'], chosen: ['die:F3#1'] }, /3 jaune, à garder/],
    watch: [{ owner: seat('B', false) }, {}, /Dés de Noé/],
  };
  it.each(Object.entries(modes))('%s', (mode, [more, shown, said]) => {
    expect(words(draw({ ...more, mode: mode as Mode }, shown))).toMatch(said);
  });
  it('dice of the reserve that are not kept go back to the others', () => {
    const [more] = modes.keep;
    expect(words(draw({ ...more, mode: 'keep' }, { legal: ['reserve:F4#1'] }))).toMatch(/en réserve, à relancer/);
  });
});

describe('a duel', () => {
  const side = { asked: false, die: null, engaged: 0, reds: 0, bonus: 0, force: null };
  const fight: Fight = {
    title: 'Combat en G6',
    sides: [
      { ...side, seat: seat('A', true), attacks: true, asked: true, reds: 1, bonus: 2 },
      { ...side, seat: null, name: 'Gargouille', sign: 'warning', attacks: false, force: 7 },
    ],
    odds: [
      { engage: 0, wins: 2, of: 6, least: 5 },
      { engage: 1, wins: 3, of: 6, least: 4 },
    ],
    cards: [{ id: 'card:SC4', name: 'Éclairs', plus: 3 }],
    need: 7,
    tie: false,
    win: '+1 trophée.',
  };
  it('is fought against the game as well, with cards, and says what is needed', () => {
    const html = draw({ fight }, { legal: ['engage:0', 'engage:1', 'card:SC4'], chosen: ['engage:1'] });
    const text = words(html);
    for (const said of ['Gargouille', 'il faut 7', 'dé +3', '3 sur 6', 'Éclairs', '+1 trophée.'])
      expect(text).toContain(said);
    expect(text).not.toContain('Égalité');
    expect(count(html, /<button[^>]*data-target="(engage|card):/g)).toBe(3);
    expect(count(html, /class="[^"]*win/g)).toBe(2 + 3); // numbers of the die that win
  });
  it('says how it ended', () => {
    expect(words(draw({ fight: { ...fight, odds: [], ended: 'Léna gagne, 7 contre 7.' } }))).toContain('7 contre 7');
  });
});

it('says on its buttons what they do', () => {
  const told = (action: string) => [diceButton(action, 4, 'fr'), diceButton(action, 4, 'en')];
  expect(told('throw F2 F5')).toEqual(['Relancer 2 dés', 'Re-roll 2 dice']);
  expect(told('throw F2')).toEqual(['Relancer 1 dé', 'Re-roll 1 die']);
  expect(told('keep F4')).toEqual(['Lancer 3 dés', 'Throw 3 dice']);
  expect(told('keep')).toEqual(['Lancer 4 dés', 'Throw 4 dice']);
  expect(told('reserve')).toEqual(['Ne rien garder', 'Keep nothing']);
  expect(told('engage 0')).toEqual(['Lancer sans dé rouge', 'Throw without red dice']);
  expect(told('end actions')).toEqual(['Passer à la réserve', 'Go on to the reserve']);
  expect(told('go E5')).toEqual([null, null]); // a game's own
});

it('knows no word of a game', () => {
  const folder = join(import.meta.dirname, '../../src/games/dicium');
  const games = /shogun|ninja|samurai|samoura|torii|donjon|gobelin|civilisation|crazy|castle|château/i;
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md'))
    expect(games.exec(readFileSync(join(folder, file), 'utf8')), file).toBeNull();
});
