// What Samhain's board asks about.

import { describe, expect, it } from 'vitest';
import { probe } from '../../src/games/samhain/path';
import type { SamhainView } from '../../src/games/samhain/view';
import { positionsOf } from './corpus';

const corpus = positionsOf<SamhainView>('samhain');

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
