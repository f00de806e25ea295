// What a person reads is set as each language wants it: every word of shell, table and games goes through
// `say`, which does it.

import { describe, expect, it } from 'vitest';
import { apart, isOne, labelled, languages, listed, say, typeset, type Words } from '../../src/words';
import { engine, gameOf } from './engine';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/shell/*.ts', '../../src/table/*.ts', '../../src/net/*.ts', '../../src/games/*/*.ts'],
  { eager: true },
);

const isWords = (value: object): value is Words =>
  'fr' in value && 'en' in value && typeof value.fr === 'string' && typeof value.en === 'string';
// All words in whatever a module exports, with the way to them.
function collect(value: unknown, way: string, seen = new Set<unknown>()): [string, Words][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isWords(value)) return [[way, value]];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${way}.${key}`, seen));
}
const all = Object.entries(modules).flatMap(([file, exported]) =>
  collect({ ...exported }, file.replace('../../src/', '')),
);

describe('all words', () => {
  it('are found', () => {
    for (const part of ['shell/', 'table/', 'games/samhain/', 'games/sabbat_magica/']) {
      expect(all.filter(([way]) => way.startsWith(part)).length, part).toBeGreaterThan(30);
    }
  });
  it('have no plain space before a French sign of two parts, nor inside guillemets', () => {
    expect(
      all.filter(([, words]) => /[ \u00a0][:;?!%»]|«[ \u00a0]/.test(say(words, 'fr'))).map(([way]) => way),
    ).toEqual([]);
  });
  it('have no sign of two parts that sticks to its word in French', () => {
    expect(all.filter(([, words]) => /[\wà-ÿ][?!;](?!\w)/i.test(say(words, 'fr'))).map(([way]) => way)).toEqual([]);
  });
  it('have curved apostrophes', () => {
    expect(
      all.filter(([, words]) => languages.some((lang) => say(words, lang).includes("'"))).map(([way]) => way),
    ).toEqual([]);
  });
  it('are written with plain spaces, so that there is one place that knows better', () => {
    expect(
      all.filter(([, words]) => /[\u00a0\u202f][:;?!%»]|«[\u00a0\u202f]/.test(words.fr)).map(([way]) => way),
    ).toEqual([]);
  });
});

// Names, plurals, captions and texts of pieces come from the server: a board has no copy of them.
it.each(engine.map(({ id }) => id))('no board has a word of a piece of its own: %s', (id) => {
  const plain = ({ fr, en }: Words) => typeset(`${fr} | ${en}`, 'fr').toLowerCase();
  const told = new Set(
    gameOf(id)
      .pieces.flatMap(({ name, text, many, caption }) => [
        name,
        text,
        ...(many ? [many] : []),
        ...(caption ? [caption] : []),
      ])
      .map(plain),
  );
  const own = all.filter(([way]) => way.startsWith(`games/${id.replaceAll('-', '_')}/`));
  expect(own.filter(([, words]) => told.has(plain(words))).map(([way]) => way)).toEqual([]);
});

describe('sentences', () => {
  const of: Words = { fr: 'le tour de {who}', en: 'the turn of {who}' };
  it('elide before a vowel, in French only', () => {
    expect(['Argosola', 'initié', 'Élise', 'Yves', 'Œdipe'].map((who) => say(of, 'fr', { who }))).toEqual([
      'le tour d’Argosola',
      'le tour d’initié',
      'le tour d’Élise',
      'le tour d’Yves',
      'le tour d’Œdipe',
    ]);
    expect(['Boris', 'Hugo', 'Yann', '2H'].map((who) => say(of, 'fr', { who }))).toEqual([
      'le tour de Boris',
      'le tour de Hugo',
      'le tour de Yann',
      'le tour de 2H',
    ]);
    expect(say(of, 'en', { who: 'Argosola' })).toBe('the turn of Argosola');
    expect(say({ fr: 'plus que {who}', en: '' }, 'fr', { who: 'Anne' })).toBe('plus qu’Anne');
    expect(say({ fr: 'monde {who}', en: '' }, 'fr', { who: 'Anne' })).toBe('monde Anne');
  });
  it('are set, but names in them stay as they are', () => {
    expect(say({ fr: "C'est {who} : « oui » !", en: "It's {who}: yes!" }, 'fr', { who: "O'Hara : x" })).toBe(
      "C’est O'Hara : x\u202f: «\u202foui\u202f»\u202f!",
    );
    expect(say({ fr: '', en: "It's {who}: yes!" }, 'en', { who: 'Anne' })).toBe('It’s Anne: yes!');
    expect(typeset(typeset('À vous :', 'fr'), 'fr')).toBe('À vous\u202f:');
  });
  it('take their values, and leave unknown names alone', () => {
    expect(say({ fr: '{who} joue {n}', en: '{who} plays {n}' }, 'fr', { who: 'Anne', n: 3 })).toBe('Anne joue 3');
    expect(say({ fr: '{what}', en: '' }, 'fr')).toBe('{what}');
  });
  it('count, label and list', () => {
    expect([0, 1, 2].map((n) => isOne(n, 'fr'))).toEqual([true, true, false]);
    expect([0, 1, 2].map((n) => isOne(n, 'en'))).toEqual([false, true, false]);
    expect(labelled('2H', 'vide', 'fr')).toBe('2H\u202f: vide');
    expect(apart(['a', 'b'], 'fr')).toBe('a\u202f; b');
    expect(listed(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
    expect(listed(['a'], 'en')).toBe('a');
  });
});
