import { expect, it } from 'vitest';
import { countKinds } from '../../src/table/kinds';

const kinds = [
  { verbs: ['discover'], icon: 'a', words: { fr: 'Découvrir', en: 'Discover' } },
  { verbs: ['ritual', 'council'], icon: 'b', words: { fr: 'Jouer', en: 'Play' } },
  { verbs: ['build'], icon: 'c', words: { fr: 'Construire', en: 'Build' } },
];
const choice = (action: string, ...path: string[]) => ({ action, words: action, path });

it('counts the places of each kind of option, where there are several kinds', () => {
  const choices = [
    choice('discover P01', 'place:P01'),
    choice('discover P02', 'place:P02'),
    choice('ritual R01', 'hand:R01'),
    choice('council R01', 'hand:R01', 'seat'),
    choice('pass'),
  ];
  expect(countKinds(kinds, choices).map(({ icon, first, n }) => [icon, first, n])).toEqual([
    ['a', 'discover P01', 2],
    ['b', 'ritual R01', 1],
  ]);
});

it('says nothing where there is but one kind', () => {
  expect(countKinds(kinds, [choice('discover P01', 'place:P01'), choice('pass')])).toEqual([]);
});
