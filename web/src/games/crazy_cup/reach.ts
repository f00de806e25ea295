// Where combinations lead: the one that is pointed at, lit by the headlights; and to each square the cheapest one.

import type { Combo } from '../dicium/dice';
import { playerOf } from '../../table/seats';
import type { CupView, Reach, Square, Use, WayThere } from './view';

function within(view: CupView, squares: number, flies: boolean): WayThere[] {
  const all = (flies ? view.flights : view.ways_there) ?? [];
  return all.filter((way) => way.path.length <= squares);
}

// `considered`: an option such as "play pair F2 F2"; `row`: of the rack.
export function reached(view: CupView, considered: string | null, row: Combo | null): WayThere[] {
  if (!view.reach) return [];
  const [verb, use, ...faces] = considered?.split('; ', 1)[0]!.split(' ') ?? [];
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

export interface Lead {
  by: Reach;
  way: WayThere;
}
// In this order: fewest tiles, no Tornado, fewest dice, fewest steps.
const cost = ({ by, way }: Lead) => [way.tiles.length, way.storm ? 1 : 0, by.faces.length, way.path.length];
const cheaper = (a: Lead, b: Lead) => {
  const [one, other] = [cost(a), cost(b)];
  const i = one.findIndex((n, at) => n !== other[at]);
  return i >= 0 && one[i]! < other[i]!;
};

// To every square ahead the cheapest combination that leads there (DIC-13.4).
export function leads(view: CupView): Map<Square, Lead> {
  const all = new Map<Square, Lead>();
  for (const by of view.reach ?? [])
    for (const way of within(view, by.squares, by.flies)) {
      const lead = { by, way: by.flies ? { ...way, tiles: [] } : way };
      const known = all.get(way.to);
      if (way.gain > 0 && (!known || cheaper(lead, known))) all.set(way.to, lead);
    }
  return all;
}
