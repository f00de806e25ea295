// People who are awaited and not there.

import type { TableFrame } from '../protocol';

export interface Absent {
  seat: string;
  name: string;
  claim: number; // from then on the computer may play
}

export const absent = ({ seats, state, you }: TableFrame): Absent[] =>
  state !== 'running'
    ? []
    : seats.flatMap(({ seat, name, kind, owes, away, substitute }) =>
        kind === 'human' && seat !== you && owes && away && !substitute
          ? [{ seat, name: name ?? seat, claim: away.claim }]
          : [],
      );

// "1:32"
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
