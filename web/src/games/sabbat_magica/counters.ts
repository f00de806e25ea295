// What an action changes in numbers: points, terror, resources in the stores, chimeras, a curse.

import { playerOf } from '../../table/seats';
import type { Counter } from '../../table/sums';
import { kinds, type Names, type SabbatView } from './view';

export function counters(view: SabbatView, seat: string, names: Names): Counter[] {
  const player = playerOf(view, seat);
  return [
    { n: player.vp, name: () => names.caption('vp') },
    { n: player.terror, name: () => names.name('terror') },
    ...kinds.map((kind) => ({
      n: player['2h'][kind] + player['1h'][kind],
      name: (n: number) => names.name(`kind:${kind}`, n),
    })),
    { n: player.chimeras, name: (n) => names.name('chimera', n) },
    { n: Number(player.cursed), name: () => names.caption('cursed'), bad: true },
  ];
}
