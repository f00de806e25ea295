// Clocks that a table can have, and how they are called.

import type { Clock } from '../protocol';
import { say, type Lang } from '../words';
import { t } from './words';

export const clocks: Clock[] = [
  { kind: 'off' },
  { kind: 'move', seconds: 60 },
  { kind: 'game', minutes: 20, increment: 10 },
  { kind: 'game', minutes: 45, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export function clockWords(clock: Clock, lang: Lang): string {
  if (clock.kind === 'off') return say(t.clockOff, lang);
  if (clock.kind === 'move') return say(t.clockMove, lang, { n: clock.seconds });
  if (clock.kind === 'game') return say(t.clockGame, lang, { n: clock.minutes, m: clock.increment });
  return clock.days === 1 ? say(t.clockDay, lang) : say(t.clockDays, lang, { n: clock.days });
}
