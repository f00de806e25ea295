// What each racer has done, counted from the log of the whole race.

import type { LogLine } from '../../protocol';

export const deeds = ['cards', 'cuts', 'bumps', 'retreats', 'passed', 'tests'] as const;
export type Deed = (typeof deeds)[number];
export type Facts = Record<Deed, number>;

const counted: Record<string, readonly Deed[]> = {
  card_played: ['cards'],
  tile_used: ['cuts'],
  bumped: ['bumps'],
  retreated: ['retreats'],
  effect_avoided: ['passed', 'tests'],
  effect_suffered: ['tests'],
};

export function factsOf(log: readonly LogLine[], seats: readonly string[]): Map<string, Facts> {
  const none = (): Facts => ({ cards: 0, cuts: 0, bumps: 0, retreats: 0, passed: 0, tests: 0 });
  const facts = new Map(seats.map((seat): [string, Facts] => [seat, none()]));
  for (const { event, seat } of log.flatMap((line) => line.events)) {
    const own = facts.get(seat ?? '');
    if (own) for (const deed of counted[event] ?? []) ++own[deed];
  }
  return facts;
}
