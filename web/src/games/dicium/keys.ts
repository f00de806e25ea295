// What a key means at the tray: 1–5 dice (in a duel red dice, else faces to turn to), 6 and 7 the reserve, 0 and Esc none.

import { places, type Place } from './dice';
import type { Tray } from './tray';

interface Lying {
  tray: Tray;
  lain: readonly Place[];
  reserve: readonly string[]; // places of the own reserve
  chosen: (id: string) => boolean;
}

// A red die engages itself and those before it, or is taken back; it never throws.
function engaging(pressed: string, { tray, chosen }: Lying): string[] {
  if (!/^\d$/.test(pressed)) return [];
  const now = tray.fight!.odds.find(({ engage }) => chosen(`engage:${engage}`))?.engage ?? 0;
  const n = Number(pressed);
  const id = `engage:${n > 0 && n <= now ? n - 1 : n}`;
  return chosen(id) ? [] : [id];
}

// The places that this key points at.
export function keyed(pressed: string, lying: Lying): string[] {
  const { tray, lain, reserve, chosen } = lying;
  const n = Number(pressed);
  if (tray.fight) return engaging(pressed, lying);
  if (tray.mode === 'face') return n >= 1 && n <= 6 ? [`face:F${n === 6 ? 'S' : n}`] : [];
  if (pressed === '0' || pressed === 'escape') {
    // A row takes its dice with it.
    if (tray.rows.some((row) => row.uses.some((use) => chosen(use.id)))) return [];
    return [...diceIn(lain), ...reserve].filter(chosen);
  }
  const spot = n >= 1 && n <= places ? lain[n - 1] : undefined;
  if (spot && 'id' in spot) return [spot.id];
  const cell = n === 6 || n === 7 ? reserve[n - 6] : undefined;
  return cell ? [cell] : [];
}

export const diceIn = (lain: readonly Place[]): string[] => lain.flatMap((spot) => ('id' in spot ? [spot.id] : []));
