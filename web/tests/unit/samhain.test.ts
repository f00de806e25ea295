// Samhain's board against the engine: its words, and what it asks about.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/games/samhain/data';
import { probe } from '../../src/games/samhain/path';
import type { SamhainView } from '../../src/games/samhain/view';
import type { Noun, Words } from '../../src/words';
import { positionsOf } from './corpus';

const corpus = positionsOf<SamhainView>('samhain');

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
    const both = (nouns: Record<string, Noun>) => Object.values(nouns).flatMap(({ one, many }) => [one, many]);
    sameWords(both(data.resourceNouns), pairs(table('resource_nouns')));
    sameWords(both(data.objectNouns), pairs(table('object_nouns')));
    sameWords(both({ wisp: data.wispNoun }), pairs(table('wisp_noun')));
  });
});

describe('why not?', () => {
  it('is asked about something that the notation knows', () => {
    const verbs = /^(place|activate|kill|exhaust|perform|worship|gain|pay|take|use) /;
    for (const { decision, view, seat } of corpus) {
      for (const id of [`card:${view.village[0]}`, 'track:sirona-dark', 'purse:wood', 'reserve:gold', `half:${view.activated}:dark`]) {
        const asked = probe(id, view, decision.name, seat, []);
        if (asked !== null) expect(asked).toMatch(verbs);
      }
    }
  });
  it('is asked about a card through the half that covers it', () => {
    const { view, seat } = corpus.find((one) => one.decision.name === 'main_action')!;
    const card = view.village[0]!;
    expect(probe(`half:${card}:light`, view, 'main_action', seat, [])).toBe(probe(`card:${card}`, view, 'main_action', seat, []));
    expect(probe(`half:${card}:light`, view, 'main_action', seat, [])).toMatch(/^activate /);
  });
});
