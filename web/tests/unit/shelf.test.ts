import { expect, it } from 'vitest';
import { asOnTheShelf, boxes } from '../../src/shell/shelf';

it('games stand as on the shelf, and what has no box comes last', () => {
  const games = [{ id: 'toy' }, ...boxes.toReversed().map(({ id }) => ({ id }))];
  expect(asOnTheShelf(games).map(({ id }) => id)).toEqual([...boxes.map(({ id }) => id), 'toy']);
});
