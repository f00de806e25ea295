// The tables of the board against those of the engine.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as data from '../../src/games/sabbat_magica/data';
import { sourcesOf } from './sources';

const engine = sourcesOf('sabbat_magica');

test('places, resources, peoples and tiles are called as in the engine', () => {
  const places = [...data.regions, ...data.gardens];
  engine.expectIds(places);
  engine.expectWords(places.map((place) => data.placeWords[place]));
  engine.expectWords(Object.values(data.kindCards).flatMap(({ one, many }) => [one, many]));
  const peoples = Object.values(data.peopleCards);
  engine.expectIds(Object.keys(data.peopleCards));
  engine.expectWords(peoples.map((card) => card.name));
  engine.expectWords(peoples.map((card) => card.magician));
  for (const { ghosts } of peoples) engine.expectWords([ghosts]);
  engine.expectWords(Object.values(data.storeWords));
  engine.expectIds(Object.keys(data.specialTiles));
  engine.expectWords(Object.values(data.specialTiles).map((tile) => tile.name));
});

test('time cards have the names, actions and gifts of the engine', () => {
  engine.expectIds(Object.keys(data.timeCards));
  engine.expectWords(Object.values(data.timeCards).map((card) => card.name));
  const table = /\btime_cards = \{(.*?)\n\}/s.exec(engine.read('data.cpp'))![1]!;
  const cards = table.split('{{"').slice(1);
  expect(cards.length).toBe(7);
  const gifts: Record<string, data.Gift> = {
    choice: { gift: 'choice' },
    one_t: { gift: 'terror', n: 1 },
    two_t: { gift: 'terror', n: 2 },
    one_vp: { gift: 'vp', n: 1 },
    two_vp: { gift: 'vp', n: 2 },
  };
  Object.values(data.timeCards).forEach((card, i) => {
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
  engine.expectIds(Object.keys(data.powerCards));
  const cards = Object.values(data.powerCards);
  engine.expectWords(cards.map((card) => card.name));
  engine.expectWords(cards.map((card) => card.effect));
  const peoples = /people_of_power = \{([^}]*)\}/
    .exec(engine.read('data.hpp'))![1]!
    .split(',')
    .map((name) => name.trim());
  const ofName: Record<string, string> = { argosola: 'ARG', zugriga: 'ZUG', sanagal: 'SAN', luserna: 'LUS' };
  expect(cards.map((card) => card.people)).toEqual(peoples.map((name) => ofName[name]));
});

test('squares, mirrors, portals and values are those of the engine', () => {
  engine.expectIds(data.squares);
  engine.expectIds(data.mirrorIds);
  for (const portal of engine.read('data.cpp').match(/PT_\w+/g)!)
    expect(data.portalCost(portal).length).toBe(portal.length - 3);
  const values = /region_vp = \{([^}]*)\}/.exec(engine.read('data.hpp'))![1]!.split(',').map(Number);
  expect(data.regions.map((region) => data.regionVp[region])).toEqual(values);
});

test('every sign and drawing that the board shows exists', () => {
  const web = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  const sprites = ['ui/signs.svg', 'games/sabbat_magica/signs.svg', 'games/sabbat_magica/drawings.svg']
    .map(web)
    .join('');
  const drawn = new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
  const folder = new URL('../../src/games/sabbat_magica/', import.meta.url);
  const shown = readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [
      ...web(`games/sabbat_magica/${file}`).matchAll(/href="#([\w-]+)"|icon: '([\w-]+)'|<Icon name="([\w-]+)"/g),
    ])
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
  const rules = engine.read('RULES.md');
  const clauses = [
    ...Object.values(data.gardenCards).flatMap((card) => card.bonus.map((bonus) => bonus.clause)),
    ...Object.values(data.specialTiles).map((tile) => tile.clause),
    ...Object.values(data.powerCards).map((card) => card.clause),
  ];
  for (const clause of clauses) expect(rules).toContain(`**${clause}**`);
});
