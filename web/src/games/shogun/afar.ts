// A square may come first: the cheapest combination that leads there (SHO-4.17, DIC-13.4). What each reaches, and with
// how many dice, the server says.

import { colourOf, type Face } from '../dicium/dice';
import { campOf, uses, type Camp, type ShogunView, type Square, type Use } from './view';

export interface Way {
  use: Use;
  dice: number;
  faces: Face[]; // where the number of dice is free: those to spend
}

// Uses that lead a pawn to the square; the others only take effect there.
const walks: Record<Camp, readonly Use[]> = {
  ninja: ['move', 'opening', 'pair', 'infiltration', 'four', 'full', 'poker'],
  samurai: ['move', 'pair', 'redeployment', 'three', 'full', 'poker'],
};

// So many blue dice: those first that have no fellow, for the others may still make a pair.
function spent(view: ShogunView, n: number): Face[] {
  const count = (face: Face) => view.dice.filter((one) => one === face).length;
  const blue = view.dice.filter((face) => colourOf[face] === 'BLUE');
  return blue
    .toSorted((a, b) => count(a) - count(b) || a.localeCompare(b))
    .slice(0, n)
    .toSorted();
}

export function cheapest(view: ShogunView): Map<Square, Way> {
  const ways = new Map<Square, Way>();
  const walking = walks[campOf(view, view.active)];
  for (const use of [...walking, ...uses.filter((one) => !walking.includes(one))])
    for (const [square, dice] of Object.entries(view.reach?.[use] ?? {})) {
      const known = ways.get(square);
      if (known && (known.dice <= dice || !walking.includes(use))) continue;
      ways.set(square, { use, dice, faces: use === 'move' ? spent(view, dice) : [] });
    }
  return ways;
}
