// Where places lie, for those who do not see the board.

import { expect, it } from 'vitest';
import { render } from 'svelte/server';
import sabbatMagica from '../../src/games/sabbat_magica';
import { besideText, ringText, whereText } from '../../src/table/grid';
import { frames } from './corpus';
import { engineNames } from './engine';
import WholeTable from './WholeTable.svelte';

it('a place of a grid has a row, a column and neighbours, none beyond the edge', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(whereText(4, 3, 'en')).toBe('row 2, column 2');
  expect(besideText(4, 3, names, 'en')).toBe('above: b; to the right: f; to the left: d');
  expect(besideText(2, 3, names, 'en')).toBe('below: f; to the left: b');
});

it('a ring has no end', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(ringText(0, names, 'en')).toBe('1 of 4 clockwise; before it: d; after it: b');
  expect(ringText(3, names, 'en')).toBe('4 of 4 clockwise; before it: c; after it: a');
});

it('regions and gardens of Sabbat Magica say what lies beside them, in both languages', () => {
  const { frame } = frames.find((one) => one.frame.game === sabbatMagica.id)!;
  const labels = (lang: 'fr' | 'en') => {
    const names = engineNames(sabbatMagica.id, lang);
    const html = render(WholeTable, { props: { game: sabbatMagica, frame, names, picked: [] } }).body;
    return [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
  };
  const ringed = labels('en').filter((label) => / of [68] clockwise/.test(label));
  expect(new Set(ringed).size).toBe(14);
  const turgapel = ringed.find((label) => label.startsWith('Turgapel'));
  expect(turgapel).toMatch(/before it: .+; after it: Neshata/);
  expect(labels('fr').filter((label) => /sur [68] dans le sens horaire/.test(label)).length).toBe(ringed.length);
});
