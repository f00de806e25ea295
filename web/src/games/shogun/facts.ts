// What the whole game is told with at its end, counted from its log.

import type { LogLine } from '../../protocol';

export const sources = ['brazier', 'fight', 'banzai'] as const; // by number in events
export type Source = (typeof sources)[number];

export interface Facts {
  fights: number;
  won: number;
  alerts: Record<Source, number>;
}

const letters = 'ABCD';

export function factsOf(log: readonly LogLine[], seats: readonly string[]): Map<string, Facts> {
  const facts = new Map(
    seats.map((seat): [string, Facts] => [seat, { fights: 0, won: 0, alerts: { brazier: 0, fight: 0, banzai: 0 } }]),
  );
  for (const { event, seat, args = [] } of log.flatMap((line) => line.events)) {
    const own = facts.get(seat ?? '');
    if (!own) continue;
    const source = sources[args[1] ?? -1];
    if (event === 'lit') ++own.alerts.brazier; // its alert is told with it
    if (event === 'alert' && source && source !== 'brazier') ++own.alerts[source];
    if (event !== 'fight_won' && event !== 'fight_lost') continue;
    const other = facts.get(letters[args[0] ?? -1] ?? '');
    ++own.fights;
    if (other) ++other.fights;
    const winner = event === 'fight_won' ? own : other;
    if (winner) ++winner.won;
  }
  return facts;
}
