// Samhain's board against the engine: its words, and a way to point at every option of every decision.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/games/samhain/data';
import { path, probe } from '../../src/games/samhain/path';
import { decisions } from '../../src/games/samhain/vocabulary';
import type { SamhainView } from '../../src/games/samhain/view';
import type { Words } from '../../src/words';

interface Position {
  seat: string;
  decision: { name: string; options: { action: string; words: string }[] };
  view: SamhainView;
}
const corpus = JSON.parse(readFileSync('tests/fixtures/options/samhain.json', 'utf8')) as Position[];

const source = (name: string) => readFileSync(`../games/samhain/${name}`, 'utf8');
const plain = (text: string) => text.replaceAll('’', "'");
const pairs = (text: string): Words[] =>
  [...text.matchAll(/\{\s*"([^"]*)",\s*"([^"]*)"\s*\}/g)].map(([, fr, en]) => ({ fr: fr!, en: en! }));
const table = (name: string) => {
  const text = source('data.cpp');
  const from = text.indexOf(`${name} = {`);
  expect(from, name).toBeGreaterThan(0);
  return text.slice(from, text.indexOf('};', from));
};
// In English the engine writes straight apostrophes.
const sameWords = (ours: Words[], theirs: Words[]) =>
  expect(ours.map(({ fr, en }) => ({ fr, en: plain(en) }))).toEqual(theirs);

describe('words', () => {
  it('of the 30 actions are the engine’s', () => {
    const theirs = pairs(table('card_actions'));
    expect(theirs).toHaveLength(60);
    sameWords(data.actions.flatMap(({ name, effect }) => [name, effect]), theirs);
  });
  it('of deities, sides, resources and objects are the engine’s', () => {
    sameWords(Object.values(data.deities), pairs(table('deity_words')));
    sameWords(Object.values(data.sideWords), pairs(table('side_words')));
    const both = (nouns: Record<string, data.Noun>) => Object.values(nouns).flatMap(({ one, many }) => [one, many]);
    sameWords(both(data.resourceNouns), pairs(table('resource_nouns')));
    sameWords(both(data.objectNouns), pairs(table('object_nouns')));
    sameWords(both({ wisp: data.wispNoun }), pairs(table('wisp_noun')));
  });
});

describe('pointing at options', () => {
  it('is tried on every decision', () => {
    expect(new Set(corpus.map(({ decision }) => decision.name))).toEqual(new Set(Object.keys(decisions)));
  });
  it.each(Object.keys(decisions))('tells the options of %s apart', (name) => {
    for (const { decision, view } of corpus.filter((one) => one.decision.name === name)) {
      const ways = decision.options.map(({ action }) => path(action, view).join(' › '));
      const pointed = ways.filter((way) => way !== '');
      expect(new Set(pointed).size, JSON.stringify(decision.options)).toBe(pointed.length);
      expect(ways.length - pointed.length).toBeLessThanOrEqual(4); // the rest are buttons
    }
  });
  it('never makes one whole way the beginning of another', () => {
    for (const { decision, view } of corpus) {
      const ways = decision.options.map(({ action }) => path(action, view)).filter((way) => way.length > 0);
      for (const one of ways)
        for (const other of ways)
          if (one !== other) expect(other.slice(0, one.length)).not.toEqual(one);
    }
  });
  it('refuses an action that it does not know', () => {
    expect(() => path('juggle C01', corpus[0]!.view)).toThrow('juggle');
  });
  it('asks why not about something that the notation knows', () => {
    const verbs = /^(place|activate|kill|exhaust|perform|worship|gain|pay|take|use) /;
    for (const { decision, view } of corpus) {
      for (const id of [`card:${view.village[0]}`, 'track:sirona-dark', 'purse:wood', 'reserve:gold', `half:${view.activated}:dark`]) {
        const asked = probe(id, view, decision.name);
        if (asked !== null) expect(asked).toMatch(verbs);
      }
    }
  });
});
