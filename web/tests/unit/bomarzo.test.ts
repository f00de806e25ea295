// The garden of Bomarzo over stored positions: every decision is there, every option can be pointed at, and a payment
// lies in its bowls. The game is a guest: the program of the house does not know it, so nothing here asks it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { bowlsOf, unitsOf } from '../../src/games/bomarzo/bowls';
import bomarzo from '../../src/games/bomarzo/module';
import { made, unitAt } from '../../src/games/bomarzo/path';
import { reached, spacesOf, type BomarzoView, type Names, type PayingView } from '../../src/games/bomarzo/view';
import type { TableFrame } from '../../src/protocol';
import { namesOf } from '../../src/table/names';
import { placesOf } from '../../src/table/picking';
import { playerOf } from '../../src/table/seats';
import { settings } from '../../src/ui/settings.svelte';
import { languages, type Lang } from '../../src/words';
import { frames, positionsOf } from './corpus';
import WholeTable from './WholeTable.svelte';
import sprite from '../../src/ui/signs.svg?raw';

const positions = positionsOf<BomarzoView>('bomarzo');
const frameOf = (name: string) => frames.find((one) => one.name === name)!.frame;
const viewOf = (name: string) => frameOf(name).view as BomarzoView;

// What is printed, as far as these drawings need it.
const printed: Record<string, Record<string, number>> = {
  'lane:food': { length: 5, symbols: 0b101010 },
  symbol: { length: 10, symbols: 0b100010000 },
  dormant: { wine: 2 },
  card: { oracle: 1, comet: 1, devotion: 3, culture: 1 },
  family: { character: 1, wine: 1, vision: 1, culture: 3 },
};
const pieces = new Map(Object.entries(printed).map(([id, figures]) => [id, { id, name: id, text: id, figures }]));
const names = (lang: Lang) => namesOf(pieces, lang) as Names;
const draw = (frame: TableFrame, lang: Lang, picked: string[] = []) => {
  settings.lang = lang;
  return render(WholeTable, { props: { game: bomarzo, frame, names: names(lang), picked } }).body;
};
const buttons = (html: string) =>
  new Set([...html.matchAll(/<button\b[^>]*\bdata-target="([^"]*)"/g)].map(([, id]) => id!));

describe('the positions', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/games/bomarzo/generated.ts'), 'utf8');
  const decisions = [...source.match(/export type Decision =([^;]*);/)![1]!.matchAll(/'(\w+)'/g)].map(
    ([, one]) => one!,
  );
  it('show every decision', () => {
    expect(decisions.length).toBe(24);
    expect(new Set(positions.map(({ decision }) => decision.name))).toEqual(new Set(decisions));
  });
});

describe('the board', () => {
  it.each(positions)('offers every option of $name', ({ name, decision, view, seat }) => {
    const html = buttons(draw(frameOf(name), 'fr'));
    for (const { action } of decision.options) {
      const places = placesOf(bomarzo.path(action, view, decision.name, seat));
      expect(places.length).toBeLessThanOrEqual(1);
      for (const place of places) expect(html, action).toContain(place);
    }
  });
  const signs = new Set([...(sprite + bomarzo.icons).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
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
  it.each(positions)('shows of the cards of others no more than how many, at $name', ({ name, view, seat }) => {
    const me = playerOf(view, seat);
    const mine = [me.hand, me.drawn, me.sliding ? [me.sliding] : []].flat();
    const open = [...view.discard, ...view.seats.flatMap((one) => [...one.level1, ...one.level2, ...one.rotated])];
    const drawn = [...draw(frameOf(name), 'en').matchAll(/data-card="([^"]+)"/g)].map(([, card]) => card!);
    expect(drawn.filter((card) => ![...mine, ...open].includes(card as never))).toEqual([]);
  });
});

describe('a payment', () => {
  const view = viewOf('bomarzo-4-altar');
  const paying = playerOf(view, 'B').paying!;
  it('lies in the bowls that it fits, a card where it stands for a coin', () => {
    expect(bowlsOf(view, paying).map(({ want, unit }) => [want, unit?.card ?? unit?.kind])).toEqual([
      ['food', 'food'],
      ['coin', 'D10'],
      ['coin', 'coin'],
      ['any', 'wine'],
    ]);
  });
  it('has its excess beside the bowls', () => {
    const more: PayingView = { ...paying, laid: { ...paying.laid, food: 2 } };
    expect(bowlsOf(view, more).at(-1)).toEqual({ want: null, unit: { kind: 'food', action: 'lay food' } });
  });
  it('names the answers that lay it again', () => {
    expect(unitsOf(paying).map(({ action }) => action)).toEqual([
      'convert D10 coin',
      'lay food',
      'lay coin',
      'lay wine',
    ]);
  });
  it('is laid by single presses, and only while it is asked for', () => {
    expect(unitAt('stock:food', view)).toBe('lay food');
    expect(unitAt('as:D29:coin', view)).toBe('convert D29 coin');
    expect(unitAt('deity:dea', view)).toBeNull();
    expect(unitAt('stock:food', viewOf('bomarzo-4-extra'))).toBeNull();
    expect(unitAt('hand:D10', viewOf('bomarzo-4-adore_payment'))).toBe('convert D10');
  });
  it('marks the stone that it is for', () => {
    expect(made(view, 'B')).toEqual(['deity:elefante']);
    expect(made(view, 'A')).toEqual([]);
  });
});

describe('the Village', () => {
  it('counts the symbols that a worker has reached or passed', () => {
    const lane = spacesOf('lane:food', names('fr'));
    expect([0, 1, 2, 3, 5].map((space) => reached(lane, space))).toEqual([0, 1, 1, 2, 3]);
  });
});
