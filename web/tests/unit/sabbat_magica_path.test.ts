// Pointing at an option of Sabbat Magica, over real positions of every decision.
import { expect, test } from 'vitest';
import { path, probe } from '../../src/games/sabbat_magica/path';
import { trayOf } from '../../src/games/sabbat_magica/tray';
import type { Region, SabbatView } from '../../src/games/sabbat_magica/view';
import { placesOf } from '../../src/table/picking';
import { playerOf } from '../../src/table/seats';
import { positionsOf } from './corpus';
import { engineNames } from './engine';

const positions = positionsOf<SabbatView>('sabbat-magica');
const names = engineNames('sabbat-magica', 'fr');

test.each(positions)(
  'what is pointed at in $name lies somewhere: on the boards, on the mat or in the tray',
  ({ decision, view, seat }) => {
    const me = playerOf(view, seat);
    const tray = new Set(
      trayOf(view)
        ?.offers({ view, seats: [], names })
        .map((offer) => offer.id),
    );
    const lies: Record<string, (name: string) => boolean> = {
      square: (name) => /^[a-d][1-4]$/.test(name),
      mirror: (name) => name in view.mirrors,
      place: (name) => name in view.places,
      ghost: (name) => (name === 'bridge' ? me.drawbridge > 0 : view.places[name as Region].ghosts.includes(me.seat)),
      power: (name) => me.powers?.some((power) => power === name) === true,
      split: (name) => Number(name) <= me.graveyard + me.drawbridge,
      bridge: () => true,
    };
    for (const id of decision.options.flatMap(({ action }) => placesOf(path(action, view, decision.name, seat)))) {
      const [what, name = ''] = id.split(':') as [string, string?];
      expect(tray.has(id) || lies[what]?.(name), id).toBe(true);
    }
  },
);

test('a portal is paid by pointing at the store of each kind that lies in both', () => {
  const { view, decision, seat } = positions.find((one) => one.decision.name === 'pay')!;
  const me = playerOf(view, seat);
  const letters = { spider: 'S', rat: 'R', gem: 'G', mask: 'M' };
  for (const { action } of decision.options) {
    for (const id of placesOf(path(action, view, 'pay', seat))) {
      const [store, kind] = id.split(':') as ['2h' | '1h', keyof typeof letters];
      expect(me[store][kind]).toBeGreaterThan(0);
      expect(action.includes(letters[kind])).toBe(store === '1h');
    }
  }
});

test('the canteen that does not count is another way to split', () => {
  const { view } = positions[0]!;
  expect(path('split 3', view, 'split', 'A')).toEqual(['split:3']);
  expect(path('split 3 without-canteen', view, 'split', 'A')).toEqual(['split:3:without']);
});

test('"why not?" is asked about what a click would have meant', () => {
  const { view } = positions[0]!;
  const asks = (id: string, decision: string, ...picked: string[]) => probe(id, view, decision, 'A', picked);
  expect(asks('square:b2', 'scheme')).toBe('walk b2');
  expect(asks('place:TUR', 'ghost')).toBe('send TUR');
  expect(asks('place:TUR', 'ghost', 'ghost:NES')).toBe('move NES TUR');
  expect(asks('place:TUR', 'ghost', 'power:teleportation')).toBe('teleport TUR');
  expect(asks('ghost:NES', 'ghost')).toBe('back NES');
  expect(asks('mirror:N-a', 'effect')).toBe('mirror N-a');
  expect(asks('slot:2', 'bonus')).toBe('bonus 2');
  expect(asks('place:TUR', 'scheme')).toBeNull();
});
