// What the log tells that the position does not: battles already fought, the Automa's last turn, which way pieces went.

import type { LogEvent, LogLine } from '../../protocol';
import { ids } from './generated';
import type { CardId, EvenfallView, RegionId, Stone } from './view';

const eventsOf = (log: readonly LogLine[]): LogEvent[] => log.flatMap((line) => line.events);
const battlePhase = 4; // the number of the phase in events

export interface Fought {
  seat?: string; // who has won; nobody: the Automa, or nobody fought
  automa?: true;
  stone?: Stone;
}
// The battles of this round that are over.
export function fought(view: EvenfallView, log: readonly LogLine[]): Partial<Record<RegionId, Fought>> {
  if (view.phase !== 'battle') return {};
  const events = eventsOf(log);
  const start = events.findLastIndex((one) => one.event === 'phase_begins' && one.args?.[0] === battlePhase);
  if (start < 0) return {}; // a table that was opened in the middle of it does not know
  const results: Partial<Record<RegionId, Fought>> = {};
  for (const { event, seat, args = [] } of events.slice(start + 1)) {
    const region = ids.region[args[0] ?? -1];
    if (!region || (event !== 'battle_won' && event !== 'stone_taken')) continue;
    const stone = event === 'stone_taken' ? ids.stone[args[1] ?? -1] : undefined;
    results[region] = {
      ...results[region],
      ...(seat ? { seat } : { automa: true }),
      ...(stone ? { stone } : {}),
    };
  }
  // Regions before the one that is fought for: nobody came there.
  for (const region of ids.region) {
    if (region === view.battle?.region) break;
    if (view.battle && view.regions[region]) results[region] ??= {};
  }
  if (view.battle) delete results[view.battle.region];
  return results;
}

export interface AutomaTurn {
  card?: CardId; // turned over; none: no card was left
  from: number; // of the oval
  to: number;
  stopped: boolean; // it was to go further
}
// The Automa's last turn.
export function automaTurn(log: readonly LogLine[], worth: (card: CardId) => number): AutomaTurn | null {
  const has = (line: LogLine | undefined, event: string) => line?.events.some((one) => one.event === event) ?? false;
  const moved = log.findLastIndex((line) => has(line, 'automa_moved'));
  if (moved < 0) return null;
  const lines = log.slice(has(log[moved - 1], 'automa_turned') ? moved - 1 : moved);
  const events = eventsOf(lines);
  const card = ids.card[events.find((one) => one.event === 'automa_turned')?.args?.[0] ?? -1];
  const [to = 0, from = 0] = events.find((one) => one.event === 'automa_moved')?.args ?? [];
  return {
    ...(card ? { card } : {}),
    from,
    to,
    stopped: card !== undefined && (to - from + ovalSize) % ovalSize < worth(card),
  };
}
export const ovalSize = 12;

// Places that a piece goes through: the Automa's marker along the oval.
export function route(piece: string, view: EvenfallView, news: readonly LogLine[]): string[] {
  if (piece !== 'automa' || view.oval === undefined) return [];
  const from = eventsOf(news).find((one) => one.event === 'automa_moved')?.args?.[1];
  if (from === undefined) return [];
  const n = (view.oval - from + ovalSize) % ovalSize;
  return n < 2 ? [] : Array.from({ length: n + 1 }, (_, i) => `oval:${(from + i) % ovalSize}`);
}
