// The garden of Bomarzo over stored positions: what is hidden stays so, and a payment lies in its bowls.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { bowlsOf, unitsOf } from '../../src/games/bomarzo/bowls';
import bomarzo from '../../src/games/bomarzo';
import { made, unitAt } from '../../src/games/bomarzo/path';
import { reached, spacesOf, type BomarzoView, type Names, type PayingView } from '../../src/games/bomarzo/view';
import type { TableFrame } from '../../src/protocol';
import { playerOf } from '../../src/table/seats';
import { settings } from '../../src/ui/settings.svelte';
import type { Lang } from '../../src/words';
import { frames, positionsOf } from './corpus';
import { engineNames } from './engine';
import WholeTable from './WholeTable.svelte';

const positions = positionsOf<BomarzoView>('bomarzo');
const frameOf = (name: string) => frames.find((one) => one.name === name)!.frame;
const viewOf = (name: string) => frameOf(name).view as BomarzoView;

const names = (lang: Lang) => engineNames('bomarzo', lang) as Names;
const draw = (frame: TableFrame, lang: Lang) => {
  settings.lang = lang;
  return render(WholeTable, { props: { game: bomarzo, frame, names: names(lang), picked: [] } }).body;
};

describe('the board', () => {
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
