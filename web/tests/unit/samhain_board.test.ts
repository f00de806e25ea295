// Every place that an option needs is drawn, and is a button that can be reached: the whole table is drawn
// as the server would send it, for positions of every decision, in both languages.

import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { SamhainView } from '../../src/games/samhain/view';
import type { Decision, TableFrame } from '../../src/protocol';
import type { Lang } from '../../src/words';

vi.stubGlobal('navigator', { language: 'fr' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });

const { settings } = await import('../../src/shell/settings.svelte');
const { default: samhain } = await import('../../src/games/samhain');
const { default: Table } = await import('./SamhainTable.svelte');

interface Position {
  seat: string;
  decision: Decision;
  view: SamhainView;
}
const corpus = JSON.parse(readFileSync('tests/fixtures/options/samhain.json', 'utf8')) as Position[];
const names = ['Maëlle', 'Corentin', 'Nolwenn', 'Sacha'];

function frameOf({ seat, decision, view }: Position): TableFrame {
  return {
    type: 'table', table: 't', seq: 1, move: 1, game: 'samhain', options: {}, state: 'running', you: seat,
    seats: view.seats.map((player, i) => ({ seat: player.seat, kind: 'human', name: names[i]!, connected: true })),
    view, decision, waiting_for: [seat],
  };
}

const draw = (frame: TableFrame, lang: Lang, picked: string[] = []) => {
  settings.lang = lang;
  return render(Table, { props: { frame, picked } }).body;
};
const buttons = (html: string) => new Set([...html.matchAll(/<button[^>]*data-target="([^"]*)"/g)].map(([, id]) => id!));

describe('the board', () => {
  it.each(Object.keys(samhain.decisions))('offers every option of %s', (name) => {
    for (const position of corpus.filter((one) => one.decision.name === name)) {
      const frame = frameOf(position);
      const first = buttons(draw(frame, 'fr'));
      for (const { action } of position.decision.options) {
        const [start, next] = samhain.path(action, position.view, name);
        if (start !== undefined) expect(first, action).toContain(start);
        if (next !== undefined) expect(buttons(draw(frame, 'en', [start!])), action).toContain(next);
      }
    }
  });

  it('keeps what lies behind the screens of others', () => {
    for (const position of corpus.slice(0, 10)) {
      if (position.view.wisp_event) continue;
      const html = draw(frameOf(position), 'fr');
      const counted = [...html.matchAll(/data-count="([A-D]) (wood|gold|stone|wisp)"/g)].map(([, seat]) => seat);
      expect(new Set(counted)).toEqual(new Set([position.seat]));
    }
  });
});
