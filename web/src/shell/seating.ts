// Who sits where when a table is laid.

import type { GameEntry, Level, SeatRequest } from '../protocol';

export type Who = 'open' | 'computer';

// For a first game: a level that can be beaten.
export function quickLevel(levels: Level[]): string {
  return levels.find((level) => level.id === 'initiate')?.id ?? levels[0]?.id ?? 'random';
}

// Three at the table, where the game allows it.
export function usualCount(game: GameEntry): number {
  const { counts } = game.seats;
  return counts.includes(3) ? 3 : (counts[0] ?? 2);
}

export function presetSeats(game: GameEntry, others: Who, level: string, name: string): SeatRequest[] {
  const rest = Array.from({ length: usualCount(game) - 1 }, (): SeatRequest =>
    others === 'open' ? { kind: 'open' } : { kind: 'computer', level },
  );
  return [{ kind: 'me', name }, ...rest];
}
