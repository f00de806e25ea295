// What each hero has done, counted from the log of the whole game.

import type { LogLine } from '../../protocol';
import { foes } from './fights';

export const deeds = ['chests', 'monsters', 'goblins', 'placed', 'lost'] as const;
export type Deed = (typeof deeds)[number];
export type Facts = Record<Deed, number>;

const none = (): Facts => ({
  chests: 0,
  monsters: 0,
  goblins: 0,
  placed: 0,
  lost: 0,
});

export function factsOf(log: readonly LogLine[], seats: readonly string[]): Map<string, Facts> {
  const facts = new Map(seats.map((seat): [string, Facts] => [seat, none()]));
  for (const { event, seat, args = [] } of log.flatMap((line) => line.events)) {
    const own = facts.get(seat ?? '');
    if (!own) continue;
    const monster = foes[args[0] ?? -1] !== 'goblin';
    if (event === 'chest_opened') ++own.chests;
    if (event === 'foe_beaten' || event === 'foe_slain') ++own[monster ? 'monsters' : 'goblins'];
    if (event === 'goblin_removed') ++own.goblins;
    if (event === 'goblin_placed') ++own.placed;
    if (event === 'foe_prevails') ++own.lost;
  }
  return facts;
}
