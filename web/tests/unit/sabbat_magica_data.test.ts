// The tables of the board against those of the engine.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as data from '../../src/games/sabbat_magica/data';
import { ways } from '../../src/games/sabbat_magica/path';
import type { Words } from '../../src/words';

const source = (file: string) => readFileSync(new URL(`../../../games/sabbat_magica/${file}`, import.meta.url), 'utf8');
const engine = source('data.cpp');

// The text of `const … name = …;` in the engine's tables.
function table(name: string): string {
  const at = engine.search(new RegExp(`\\b${name} = `));
  expect(at, name).toBeGreaterThan(0);
  return engine.slice(at, engine.indexOf(';\n', at));
}
const strings = (text: string) => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]!);
// The pairs {"fr", "en"} of a table, in order.
function words(name: string): Words[] {
  const texts = strings(table(name));
  return Array.from({ length: texts.length / 2 }, (_, i) => ({ fr: texts[2 * i]!, en: texts[2 * i + 1]! }));
}
test('places are called as in the engine', () => {
  const ids = [...data.regions, ...data.gardens];
  expect(ids).toEqual(strings(table('place_ids')));
  expect(ids.map((place) => data.placeWords[place])).toEqual(words('place_words'));
});

test('resources are called as in the engine', () => {
  const ids = strings(table('resource_ids')) as (keyof typeof data.kindCards)[];
  expect(Object.keys(data.kindCards)).toEqual(ids);
  expect(ids.flatMap((id) => [data.kindCards[id].one, data.kindCards[id].many])).toEqual(words('resource_nouns'));
});

test('peoples, magicians and ghosts are called as in the engine', () => {
  const cards = (strings(table('people_ids')) as (keyof typeof data.peopleCards)[]).map((id) => data.peopleCards[id]);
  expect(cards.map((card) => card.name)).toEqual(words('people_words'));
  expect(cards.map((card) => card.magician)).toEqual(words('magician_words'));
  expect(cards.map((card) => card.ghosts)).toEqual(words('ghost_nouns').filter((_, i) => i % 2 === 1));
});

test('special tiles are called as in the engine', () => {
  expect(Object.keys(data.specialTiles)).toEqual(strings(table('tile_ids')).slice(12));
  expect(Object.values(data.specialTiles).map((tile) => tile.name)).toEqual(words('special_tile_words'));
});

test('time cards have the names, actions and gifts of the engine', () => {
  expect(Object.keys(data.timeCards)).toEqual(strings(table('time_card_ids')));
  const cards = table('time_cards').split('{{"').slice(1);
  expect(cards.length).toBe(7);
  const gifts: Record<string, data.Gift> = {
    choice: { gift: 'choice' },
    one_t: { gift: 'terror', n: 1 },
    two_t: { gift: 'terror', n: 2 },
    one_vp: { gift: 'vp', n: 1 },
    two_vp: { gift: 'vp', n: 2 },
  };
  Object.values(data.timeCards).forEach((card, i) => {
    const [fr, en] = strings(`"${cards[i]}`);
    expect(card.name).toEqual({ fr, en });
    const rest = cards[i]!.slice(cards[i]!.indexOf('}'));
    expect(card.actions).toBe(Number(/\d/.exec(rest)![0]));
    const slots = rest.match(/\b(none|choice|one_t|two_t|one_vp|two_vp)\b|Gift::named, \w+/g)!;
    const given = slots
      .filter((slot) => slot !== 'none')
      .map((slot) => (slot.startsWith('Gift') ? { gift: 'named', kind: slot.split(' ')[1] } : gifts[slot]));
    expect(card.slots).toEqual(given);
  });
});

test('POWER cards have the names, effects and peoples of the engine', () => {
  const ids = strings(table('power_ids'));
  expect(Object.keys(data.powerCards)).toEqual(ids);
  const cards = ids.map((id) => data.powerCards[id]!);
  expect(cards.map((card) => card.name)).toEqual(words('power_words'));
  expect(cards.map((card) => card.effect)).toEqual(words('power_effects'));
  const peoples = /people_of_power = \{([^}]*)\}/.exec(source('data.hpp'))![1]!.split(',').map((name) => name.trim());
  const ofName: Record<string, string> = { argosola: 'ARG', zugriga: 'ZUG', sanagal: 'SAN', luserna: 'LUS' };
  expect(cards.map((card) => card.people)).toEqual(peoples.map((name) => ofName[name]));
});

test('squares, mirrors, portals and values are those of the engine', () => {
  expect(data.squares).toEqual(strings(table('square_ids')));
  expect(data.mirrorIds).toEqual(strings(table('mirror_ids')));
  for (const portal of strings(table('portal_ids'))) expect(data.portalCost(portal).length).toBe(portal.length - 3);
  const values = /region_vp = \{([^}]*)\}/.exec(source('data.hpp'))![1]!.split(',').map(Number);
  expect(data.regions.map((region) => data.regionVp[region])).toEqual(values);
});

test('every sign and drawing that the board shows exists', () => {
  const web = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  const sprites = ['icons/common.svg', 'icons/sabbat_magica.svg', 'games/sabbat_magica/drawings.svg'].map(web).join('');
  const drawn = new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
  const folder = new URL('../../src/games/sabbat_magica/', import.meta.url);
  const shown = readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...web(`games/sabbat_magica/${file}`).matchAll(/href="#([\w-]+)"|icon: '([\w-]+)'|<Icon name="([\w-]+)"/g)])
    .map((match) => match[1] ?? match[2] ?? match[3]!);
  const made = [
    ...data.regions.map((region) => `sab-folk-${region}`),
    ...['intact', 'cracked', 'broken'].map((state) => `sab-mirror-${state}-drawn`),
    ...['A', 'Z', 'S', 'L'].flatMap((sign) => [`sab-ghost-${sign}`, `sab-mage-${sign}`]),
  ];
  expect(shown.length).toBeGreaterThan(20);
  expect([...shown, ...made].filter((name) => !drawn.has(name))).toEqual([]);
});

test('every clause that the board names is in the rules', () => {
  const rules = source('RULES.md');
  const clauses = [
    ...Object.values(data.gardenCards).flatMap((card) => card.bonus.map((bonus) => bonus.clause)),
    ...Object.values(data.specialTiles).map((tile) => tile.clause),
    ...Object.values(data.powerCards).map((card) => card.clause),
  ];
  for (const clause of clauses) expect(rules).toContain(`**${clause}**`);
});

test('actions are those of the engine', () => {
  const text = source('game.cpp');
  const from = text.indexOf('notation[] = {');
  const notation = strings(text.slice(from, text.indexOf('};', from)));
  expect(new Set(Object.keys(ways))).toEqual(new Set(notation.map((verb) => verb.split(' ')[0])));
});
