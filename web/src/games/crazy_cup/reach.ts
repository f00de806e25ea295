// Where the combination that is pointed at could lead: squares lit by the headlights, not yet to be chosen.

import type { Combo } from '../dicium/dice';
import { playerOf } from '../../table/seats';
import type { CupView, Use, WayThere } from './view';

function within(view: CupView, squares: number, flies: boolean): WayThere[] {
  const all = (flies ? view.flights : view.ways_there) ?? [];
  return all.filter((way) => way.path.length <= squares);
}

// `considered`: an option such as "play pair F2 F2"; `row`: of the rack.
export function reached(view: CupView, considered: string | null, row: Combo | null): WayThere[] {
  if (!view.reach) return [];
  const [verb, use, ...faces] = considered?.split(' ') ?? [];
  const player = playerOf(view, view.active);
  if (verb === 'play') {
    const bonus = player.rows.find((one) => one.id === 'BLUE')?.bonus ?? 0;
    const found = view.reach.find((one) => one.use === use && (use !== 'move' || one.squares === faces.length + bonus));
    return found ? within(view, found.squares, found.flies) : [];
  }
  const uses: readonly Use[] = player.rows.find((one) => one.id === row)?.uses ?? [];
  const best = view.reach
    .filter((one) => uses.includes(one.use))
    .reduce<(typeof view.reach)[number] | null>((a, b) => (a && a.squares >= b.squares ? a : b), null);
  return best ? within(view, best.squares, best.flies) : [];
}
