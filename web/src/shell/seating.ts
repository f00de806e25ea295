// Who sits where when a table is laid.

import type { GameEntry, GameOption, Level, SeatRequest } from '../protocol';

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

// A seat of the form: "me", "here" (somebody else at this device), "open" or "computer:LEVEL".
export interface Place {
  who: string;
  name: string; // of people at this device
}
export const isHere = ({ who }: Place): boolean => who === 'me' || who === 'here';

// Taking another seat leaves the one before to whoever sat here.
export function reseat(places: Place[], index: number, who: string): Place[] {
  const before = places[index]!;
  const mine = places.findIndex((place) => place.who === 'me');
  if (who !== 'me' || mine < 0) return places.map((place, i) => (i === index ? { ...place, who } : place));
  return places.map((place, i) => (i === index ? places[mine]! : i === mine ? before : place));
}

// Whoever plays here has a name of their own; one person among computers needs none.
export function namesMissing(places: Place[]): boolean {
  const names = places.filter(isHere).map((place) => place.name.trim());
  if (names.length === 1 && !places.some(({ who }) => who === 'open')) return false;
  return names.includes('') || new Set(names).size < names.length;
}

export function requestOf({ who, name }: Place, unnamed: string): SeatRequest {
  if (who === 'me' || who === 'here') return { kind: 'me', name: name.trim() || unnamed };
  return who === 'open' ? { kind: 'open' } : { kind: 'computer', level: who.slice('computer:'.length) };
}

// Options that mean something at a table of so many.
export const optionsFor = (game: GameEntry, count: number): GameOption[] =>
  game.options.filter((option) => (option.least_seats ?? 0) <= count);
