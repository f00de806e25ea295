// Samhain's board against the engine: its words, and what it asks about.

import { describe, expect, it } from 'vitest';
import * as data from '../../src/games/samhain/data';
import { probe } from '../../src/games/samhain/path';
import type { SamhainView } from '../../src/games/samhain/view';
import type { Noun } from '../../src/words';
import { positionsOf } from './corpus';
import { sourcesOf } from './sources';

const corpus = positionsOf<SamhainView>('samhain');

const engine = sourcesOf('samhain');

describe('words', () => {
  it('of the 30 actions are the engine’s', () => {
    expect(data.actions.length).toBe(30);
    engine.expectWords(data.actions.flatMap(({ name, effect }) => [name, effect]));
  });
  it('of deities, sides, resources and objects are the engine’s', () => {
    engine.expectWords(Object.values(data.deities));
    engine.expectWords(Object.values(data.sideWords));
    const both = (nouns: Record<string, Noun>) => Object.values(nouns).flatMap(({ one, many }) => [one, many]);
    engine.expectWords(both(data.resourceNouns));
    engine.expectWords(both(data.objectNouns));
    engine.expectWords(both({ wisp: data.wispNoun }));
  });
});

describe('why not?', () => {
  it('is asked about something that the notation knows', () => {
    const verbs = /^(place|activate|kill|exhaust|perform|worship|gain|pay|take|use) /;
    for (const { decision, view, seat } of corpus) {
      for (const id of [
        `card:${view.village[0]}`,
        'track:sirona-dark',
        'purse:wood',
        'reserve:gold',
        `half:${view.activated}:dark`,
      ]) {
        const asked = probe(id, view, decision.name, seat, []);
        if (asked !== null) expect(asked).toMatch(verbs);
      }
    }
  });
  it('is asked about a card through the half that covers it', () => {
    const { view, seat } = corpus.find((one) => one.decision.name === 'main_action')!;
    const card = view.village[0]!;
    expect(probe(`half:${card}:light`, view, 'main_action', seat, [])).toBe(
      probe(`card:${card}`, view, 'main_action', seat, []),
    );
    expect(probe(`half:${card}:light`, view, 'main_action', seat, [])).toMatch(/^activate /);
  });
});
