// A way to point at every option of every decision, in every game, over stored positions.

import { describe, expect, it } from 'vitest';
import sabbatMagica from '../../src/games/sabbat_magica';
import samhain from '../../src/games/samhain';
import { exact, following, placesOf } from '../../src/table/picking';
import { positionsOf } from './corpus';
import { decisionsOf } from './engine';

describe.each([samhain, sabbatMagica])('$id', (game) => {
  const positions = positionsOf(game.id);
  const choicesOf = ({ decision, view, seat }: (typeof positions)[number]) =>
    decision.options.map((option) => ({ ...option, path: game.path(option.action, view, decision.name, seat) }));

  it('is tried on every decision', () => {
    expect(new Set(positions.map(({ decision }) => decision.name))).toEqual(new Set(decisionsOf(game.id)));
  });

  it.each(decisionsOf(game.id))('tells the options of %s apart, and no whole way goes on', (name) => {
    for (const position of positions.filter((one) => one.decision.name === name)) {
      const choices = choicesOf(position);
      const pointed = choices.filter((choice) => placesOf(choice.path).length > 0);
      for (const choice of pointed) {
        const places = placesOf(choice.path);
        expect(
          exact(choices, places).map((one) => one.action),
          position.name,
        ).toEqual([choice.action]);
        expect(following(choices, places).size, `${position.name}: ${choice.action}`).toBe(0);
      }
      expect(choices.length - pointed.length, position.name).toBeLessThanOrEqual(4); // the rest are buttons
    }
  });

  it('refuses an action that it does not know', () => {
    const { view, seat, decision } = positions[0]!;
    expect(() => game.path('juggle 3 torches', view, decision.name, seat)).toThrow('juggle');
  });
});
