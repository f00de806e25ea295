// Every place that an option needs is drawn, and is a button that can be reached: the whole table is drawn
// as the server would send it, for positions of every decision of every game, in both languages.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import bomarzo from '../../src/games/bomarzo';
import evenfall from '../../src/games/evenfall';
import sabbatMagica from '../../src/games/sabbat_magica';
import samhain from '../../src/games/samhain';
import civilisation from '../../src/games/civilisation';
import crazyCup from '../../src/games/crazy_cup';
import donjon from '../../src/games/donjon';
import shogun from '../../src/games/shogun';
import type { SamhainView } from '../../src/games/samhain/view';
import type { TableFrame } from '../../src/protocol';
import { settings } from '../../src/ui/settings.svelte';
import { placesOf } from '../../src/table/picking';
import type { GameModule } from '../../src/table/game_module';
import { languages, type Lang } from '../../src/words';
import { positionsOf, type Position } from './corpus';
import { decisionsOf, engineNames } from './engine';
import WholeTable from './WholeTable.svelte';
import sprite from '../../src/ui/signs.svg?raw';

const names = ['Maëlle', 'Corentin', 'Nolwenn', 'Sacha'];

function frameOf(game: GameModule, { seat, decision, view }: Position): TableFrame {
  const { seats } = view as { seats: { seat: string }[] };
  return {
    type: 'table',
    table: 't',
    seq: 1,
    move: 1,
    game: game.id,
    options: {},
    state: 'running',
    you: seat,
    seats: seats.map((player, i) => ({ seat: player.seat, kind: 'human', name: names[i]!, connected: true })),
    view,
    decision,
    waiting_for: [seat],
  };
}
const words = new Map(
  [samhain, sabbatMagica, bomarzo, evenfall, civilisation, crazyCup, donjon, shogun].flatMap(({ id }) =>
    languages.map((lang) => [id + lang, engineNames(id, lang)] as const),
  ),
);
const draw = (game: GameModule, frame: TableFrame, lang: Lang, picked: string[] = []) => {
  settings.lang = lang;
  return render(WholeTable, { props: { game, frame, names: words.get(game.id + lang)!, picked } }).body;
};
// Buttons of HTML, and groups of a drawing that act as one.
const buttons = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:button|g)\b[^>]*\bdata-target="([^"]*)"[^>]*>/g)]
      .filter(([tag]) => /^<button|role="button"/.test(tag))
      .map(([, id]) => id!),
  );
// The secret split has hands of its own, which know by themselves what they hold.
const ownControls = (id: string) => id.startsWith('split:');

// Several levels of one row of dice lie behind it (games/dicium/Rack): then their dice come first.
const levelsOf = (id: string, all: Set<string>) =>
  [...all].filter((one) => one.replace(/\d$/, '') === id.replace(/\d$/, '')).length;

// Of pieces that are alike any one will do.
const offered = (html: string) => new Set([...buttons(html)].map((id) => id.split('#', 1)[0]!));

describe.each([samhain, sabbatMagica, bomarzo, evenfall, civilisation, crazyCup, donjon, shogun])(
  'the board of $id',
  (game) => {
    const positions = positionsOf(game.id);
    it.each(decisionsOf(game.id))('offers every option of %s', (name) => {
      for (const position of positions.filter((one) => one.decision.name === name).slice(0, 4)) {
        const frame = frameOf(game, position);
        const first = offered(draw(game, frame, 'fr'));
        const after = new Map<string, Set<string>>(); // a first place was picked
        const paths = position.decision.options.map(
          ({ action }) => [action, placesOf(game.path(action, position.view, name, position.seat))] as const,
        );
        const starts = new Set(paths.flatMap(([, [start]]) => start ?? []));
        for (const [action, [start, next]] of paths) {
          if (start === undefined || ownControls(start)) continue;
          const folded = start.startsWith('use:') && levelsOf(start, starts) > 1;
          expect(first, action).toContain(folded ? next : start);
          if (next === undefined) continue;
          if (!after.has(start)) after.set(start, offered(draw(game, frame, 'en', [start])));
          expect(after.get(start), action).toContain(next);
        }
      }
    });

    // Of each decision one position, in both languages.
    const drawn = decisionsOf(game.id).flatMap((name) => {
      const position = positions.find((one) => one.decision.name === name);
      return position ? languages.map((lang) => ({ name, lang, html: draw(game, frameOf(game, position), lang) })) : [];
    });
    const signs = new Set([...(sprite + game.icons).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    it('draws only what is in the sprites', () => {
      for (const { name, html } of drawn) {
        const used = [...html.matchAll(/<use\b[^>]*\bhref="#([^"]*)"/g)].map(([, id]) => id);
        expect(used.length).toBeGreaterThan(10);
        expect(
          used.filter((id) => !signs.has(id)),
          name,
        ).toEqual([]);
      }
    });
    it('sets its words as their language wants it, and names everything', () => {
      for (const { name, lang, html } of drawn) {
        const labels = [...html.matchAll(/\b(?:aria-label|data-now)="([^"]*)"/g)].map(([, text]) => text!);
        const texts = html.replace(/<[^>]*>/g, '\n').split('\n');
        const wrong = lang === 'fr' ? /'| [:;?!%»]|« |undefined/ : /'|undefined/;
        expect(
          [...labels, ...texts].filter((text) => wrong.test(text)),
          `${name} ${lang}`,
        ).toEqual([]);
      }
    });
  },
);

it('Samhain keeps what lies behind the screens of others', () => {
  for (const position of positionsOf<SamhainView>('samhain').slice(0, 10)) {
    if (position.view.wisp_event) continue;
    const html = draw(samhain, frameOf(samhain, position), 'fr');
    const counted = [...html.matchAll(/data-count="([A-D]) (wood|gold|stone|wisp)"/g)].map(([, seat]) => seat);
    expect(new Set(counted)).toEqual(new Set([position.seat]));
  }
});
