// What an action would do, before it is done: a way, where a combination would lead, a tile or a pawn where it would be.

import type { Combo, Face } from '../dicium/dice';
import { wayBetween } from './chart';
import type { Building, CivView, Journey, Square, Use } from './view';
import { cheapest } from './ways';

export interface Hints {
  way: Square[];
  reach: Square[]; // where the combination that is considered would take effect
  ghost: { square: Square; tile: Building | 'hero' | 'pawn' } | null;
}
const none: Hints = { way: [], reach: [], ghost: null };

// The rows of the rack and the uses that reach a square.
const usesOf: Partial<Record<Combo, readonly Use[]>> = {
  BLUE: ['sea'],
  YELLOW: ['land'],
  GREEN: ['temple'],
  PAIR: ['pair'],
  TWOPAIR: ['twopair'],
  FULL: ['full'],
  POKER: ['wonder', 'voyage'],
};
const reachOf = (view: CivView, use: Use): Partial<Record<Square, Face[]>> => view.reach?.[use] ?? {};
const keys = (squares: Partial<Record<Square, Face[]>>) => Object.keys(squares) as Square[];

// `row`: the row that is pointed at while dice may be thrown again.
export function hintsOf(view: CivView, me: string | null, considered: string | null, row: Combo | null): Hints {
  const pawn = view.seats.find((one) => one.seat === me)?.pawn;
  if (!pawn || !me) return none;
  if (!considered) {
    const uses = row && view.active === me ? (usesOf[row] ?? []) : [];
    return { ...none, reach: [...new Set(uses.flatMap((use) => keys(reachOf(view, use))))] };
  }
  const [first = '', second] = considered.split('; ');
  const [verb, what = '', ...faces] = first.split(' ') as [string, string?, ...string[]];
  const square = (second?.split(' ')[1] ?? what) as Square;
  const go = (journey: Journey): Hints => ({ ...none, way: wayBetween(view, me, pawn, square, journey) });
  if (second) return go(what as Journey);
  if (verb === 'go') return go(view.journey ?? 'voyage');
  if (verb === 'lay') return { ...none, ghost: { square, tile: view.laying ?? 'city' } };
  if (verb === 'relocate' || verb === 'zeno' || verb === 'redeploy')
    return { ...none, ghost: { square, tile: 'pawn' } };
  if (verb !== 'play') return none;
  if (what.startsWith('city')) return { ...none, ghost: { square: pawn, tile: 'city' } };
  const there = reachOf(view, what as Use);
  return { ...none, reach: keys(there).filter((one) => there[one]!.length <= faces.length) };
}

// Labels of squares that may come first: the sign of the combination, and dice.
export interface Price {
  sign: string;
  colour: 'BLUE' | 'YELLOW' | null;
  dice: number;
  use: Use;
}
export function pricesOf(view: CivView): Map<Square, Price> {
  const prices = new Map<Square, Price>();
  for (const [square, { use, faces }] of cheapest(view)) {
    const colour = use === 'sea' ? 'BLUE' : use === 'land' ? 'YELLOW' : null;
    prices.set(square, { sign: colour ? `dic-${colour.toLowerCase()}` : 'dic-pair', colour, dice: faces.length, use });
  }
  return prices;
}
