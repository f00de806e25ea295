// Evenfall's table over stored positions: every option can be pointed at, and the language of signs is read whole. The
// game is a guest: the program of the house does not know it, so nothing here asks it.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import evenfall from '../../src/games/evenfall';
import { made } from '../../src/games/evenfall/path';
import { tokensOf } from '../../src/games/evenfall/signs';
import { emblem, printed, printedPlace, type EvenfallView, type Names } from '../../src/games/evenfall/view';
import type { TableFrame } from '../../src/protocol';
import { namesOf } from '../../src/table/names';
import { placesOf } from '../../src/table/picking';
import { playerOf } from '../../src/table/seats';
import { settings } from '../../src/ui/settings.svelte';
import sprite from '../../src/ui/signs.svg?raw';
import { languages, type Lang } from '../../src/words';
import { frames, positionsOf } from './corpus';
import WholeTable from './WholeTable.svelte';

const positions = positionsOf<EvenfallView>('evenfall');
const frameOf = (name: string) => frames.find((one) => one.name === name)!.frame;
const viewOf = (name: string) => frameOf(name).view as EvenfallView;

// What is printed, as far as these drawings need it: an effect of every shape.
const effects: Record<string, string> = {
  card: '−2C > 3A 1V',
  council: '2V x ritual inner',
  place: 'H 1M\nP spirit : 2V',
  region: '3C / transfer · 2C',
  reward: '1up',
  coven: 'transfer / 2V',
  token: 'harvest outer · H P',
  socket: '( harvest )',
  space: 'again up both',
};
const figures = { vp: 2, slots: 2, spaces: 1, keyword: 1, type: 2, herb: 1, potion: 2, witches: 2, icon: 3 };
const pieces = new Map(
  Object.entries(effects).map(([id, caption]) => [id, { id, name: id, text: id, caption, figures }]),
);
const names = (lang: Lang) => namesOf(pieces, lang) as Names;
const draw = (frame: TableFrame, lang: Lang, picked: string[] = []) => {
  settings.lang = lang;
  return render(WholeTable, { props: { game: evenfall, frame, names: names(lang), picked } }).body;
};
const buttons = (html: string) =>
  new Set([...html.matchAll(/<button\b[^>]*\bdata-target="([^"]*)"/g)].map(([, id]) => id!.split('#', 1)[0]!));

describe('the board', () => {
  it.each(positions)('offers every option of $name, step by step', ({ name, decision, view, seat }) => {
    const first = buttons(draw(frameOf(name), 'fr'));
    for (const { action } of decision.options) {
      const places = placesOf(evenfall.path(action, view, decision.name, seat));
      if (places.length === 0) continue;
      expect(first, action).toContain(places[0]);
      // The reserve is on the board from the beginning; faces and Catalysts come when their card or slot is chosen.
      if (places.length === 2 && !places[1]!.startsWith('unit:')) {
        const then = buttons(draw(frameOf(name), 'fr', [places[0]!]));
        expect(then, action).toContain(places[1]);
      }
    }
  });
  const signs = new Set([...(sprite + evenfall.icons).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  it.each(positions)('draws only what is in the sprites, and sets its words, at $name', ({ name }) => {
    for (const lang of languages) {
      const html = draw(frameOf(name), lang);
      const used = [...html.matchAll(/<use\b[^>]*\bhref="#([^"]*)"/g)].map(([, id]) => id);
      expect(used.filter((id) => !signs.has(id))).toEqual([]);
      const texts = [
        ...[...html.matchAll(/\b(?:aria-label|data-now)="([^"]*)"/g)].map(([, text]) => text!),
        ...html.replace(/<[^>]*>/g, '\n').split('\n'),
      ];
      const wrong = lang === 'fr' ? /'| [:;?!%»]|« |undefined/ : /'|undefined/;
      expect(texts.filter((text) => wrong.test(text))).toEqual([]);
    }
  });
  it.each(positions)('shows no card of another hand, at $name', ({ name, view, seat }) => {
    const mine = playerOf(view, seat).hand ?? [];
    const open = [
      ...view.seats.flatMap((one) => [...one.specialists, ...one.tilted, ...one.council, ...one.copies]),
      ...Object.values(view.lands).flatMap((land) => land?.ritual ?? []),
    ];
    const drawn = [...draw(frameOf(name), 'en').matchAll(/data-piece="card-([^"]+)"/g)].map(([, card]) => card!);
    expect(drawn.filter((card) => ![...mine, ...open].includes(card as never))).toEqual([]);
  });
  it('keeps the duelling ground closed until all dials are sealed', () => {
    const view = viewOf('evenfall-4-dial');
    expect(view.battle?.revealed).toBe(false);
    expect(view.battle?.dials).toBeUndefined();
  });
  it('paints a seat by its Clan, and no two alike', () => {
    const view = viewOf('evenfall-4-action');
    const paints = view.seats.map((one) => evenfall.paint!(view, one.seat));
    expect(new Set(paints).size).toBe(4);
    expect(evenfall.paint!(view, view.seats.find((one) => one.clan === 'star')!.seat)).toBe(2);
  });
});

describe('the language of signs', () => {
  it('reads quantities, signs and what stands between them', () => {
    expect(tokensOf('−2C > 3A / transfer')).toEqual([
      { kind: 'sign', n: '−2', word: 'C' },
      { kind: 'to' },
      { kind: 'sign', n: '3', word: 'A' },
      { kind: 'or' },
      { kind: 'sign', n: '', word: 'transfer' },
    ]);
  });
  it('holds what one may do in a frame, and does not mind French spaces', () => {
    expect(tokensOf('discover\u202f: ( harvest )')).toEqual([
      { kind: 'sign', n: '', word: 'discover' },
      { kind: 'when' },
      { kind: 'may', inside: [{ kind: 'sign', n: '', word: 'harvest' }] },
    ]);
  });
  it('takes a Place apart into harvest and Binding Bonus', () => {
    expect(printedPlace('P01', names('en'))).toMatchObject({ harvest: 'H 1M', binding: 'P spirit : 2V', icon: 'bolt' });
  });
  it('takes cost, keyword and kind of a card from the server', () => {
    expect(printed('R01', names('en'))).toMatchObject({
      kind: 'act',
      keyword: 'familiar',
      cost: { herb: 1, potion: 2 },
    });
  });
  it('has an emblem for each kind of Place', () => {
    expect([emblem('P01'), emblem('P04'), emblem('P05'), emblem('P52'), emblem('peak-moon')]).toEqual([
      'pl-swamp',
      'pl-swamp',
      'pl-sanct',
      'pl-observ',
      'pl-arch',
    ]);
  });
});

describe('pointing', () => {
  const view = viewOf('evenfall-3-resources');
  const path = (action: string, decision = 'action') => evenfall.path(action, view, decision, 'A');
  it('takes resources of choice in any order', () => {
    expect(path('take 1 0 2', 'resources')).toEqual([['unit:herb', 'unit:knowledge', 'unit:knowledge']]);
  });
  it('sends a Witch unless an Elder is named', () => {
    expect(path('region north witch')).toEqual(['space:north']);
    expect(path('region north elder')).toEqual(['space:north', 'reserve:elder']);
  });
  it('asks which face of a character is played', () => {
    expect(path('council C01a')).toEqual(['hand:C01a', 'face:council']);
  });
  it('asks for the kind of a Catalyst where it is bought, not where it is given', () => {
    expect(path('catalyst P01 orb 1', 'build')).toEqual(['slot:P01', 'catalyst:orb:mana']);
    expect(path('catalyst P01 orb 0', 'catalyst')).toEqual(['slot:P01']);
  });
  it('asks why not', () => {
    expect(evenfall.probe!('face:council', view, 'action', 'A', ['hand:C03b'])).toBe('council C03b');
    expect(evenfall.probe!('place:P10', view, 'action', 'A', [])).toBe('discover P10');
    expect(evenfall.probe!('place:P10', view, 'dial', 'A', [])).toBeNull();
  });
  it('marks the card that is being played', () => {
    const onto = viewOf('evenfall-3-onto');
    expect(made(onto, onto.deciders![0]!)).toEqual([`hand:${onto.by!.slice(5)}`]);
  });
});
