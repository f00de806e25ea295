import { expect, it } from 'vitest';
import { plain, search } from '../../src/table/search';

const choice = (action: string, words: string) => ({ action, words, path: [] });
const choices = [
  choice('place C08', 'Appel de la corne / Lourd sommeil (Sucello)'),
  choice('place C09', 'Jumeaux du festin / Coup de maillet (Sucello)'),
  choice('mirror W-2', 'miroir ouest, l’Éprouvette\u202f: 2\u00a0T'),
];
const found = (typed: string) => search(choices, typed).map((one) => one.action);

it('finds an action by any of its words, whatever case, accents and order', () => {
  expect(found('corne')).toEqual(['place C08']);
  expect(found('SUCELLO')).toEqual(['place C08', 'place C09']);
  expect(found('sommeil corne')).toEqual(['place C08']);
  expect(found('eprouvette')).toEqual(['mirror W-2']);
  expect(found("l'épr")).toEqual(['mirror W-2']);
  expect(found('2 t :')).toEqual(['mirror W-2']);
});

it('finds an action by its notation, everything by nothing, and nothing by nonsense', () => {
  expect(found('c09')).toEqual(['place C09']);
  expect(found('  ')).toEqual(choices.map((one) => one.action));
  expect(found('corne maillet')).toEqual([]);
});

it('folds accents, case, apostrophes and spaces', () => {
  expect(plain('Épuisé')).toBe('epuise');
  expect(plain('l’\u202fÎle')).toBe("l' ile");
});
