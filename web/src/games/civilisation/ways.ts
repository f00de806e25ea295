// A square may come first (CIV-4.12, DIC-13.4): the cheapest combination that leads there, and the movement, in one go.

import type { Chain } from '../../table/game_module';
import type { Names } from '../../table/names';
import { say } from '../../words';
import type { Face } from '../dicium/dice';
import { asks } from '../dicium/turn';
import { dieNoun, noun } from '../dicium/words';
import { monsterOn, regionOf, squares } from './chart';
import { pawnOn, type CivView, type Square, type Use } from './view';
import { t, useName } from './words';

export interface WayThere {
  use: Use;
  faces: readonly Face[];
}
// Combinations that move the pawn, the plainest first.
const walks: readonly Use[] = ['sea', 'land', 'pair'];

export function cheapest(view: CivView): Map<Square, WayThere> {
  const ways = new Map<Square, WayThere>();
  for (const square of squares)
    for (const use of walks) {
      const faces = view.reach?.[use]?.[square];
      if (faces && faces.length < (ways.get(square)?.faces.length ?? Infinity)) ways.set(square, { use, faces });
    }
  return ways;
}

export const actionTo = (square: Square, { use, faces }: WayThere): string =>
  `play ${use} ${faces.join(' ')}; go ${square}`;

// "aller en H2 et combattre Charybde (défense 5) : Bleu, 1 dé"
function wayWords(view: CivView, me: string, square: Square, { use, faces }: WayThere, names: Names): string {
  const { lang } = names;
  const monster = monsterOn(view, square);
  const words = monster ? t.fightBy : (pawnOn(view, square) ?? me) === me ? t.goBy : t.attackBy;
  return say(words, lang, {
    square,
    region: names.name(`region:${regionOf(square)}`),
    foe: names.name(`monster:${monster}`),
    defence: names.figures(`monster:${monster}`).defence ?? 0,
    use: useName(use, lang),
    n: faces.length,
    dice: noun(dieNoun, faces.length, lang),
  });
}

export function chains(view: CivView, decision: string, me: string, names: Names): Chain[] {
  if (decision !== 'combine' || !asks(view, me)) return [];
  return [...cheapest(view)].map(([square, way]) => ({
    action: actionTo(square, way),
    words: wayWords(view, me, square, way, names),
  }));
}
