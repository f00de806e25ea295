// What is coming to a player if nothing changes: the meal of this hour, the curse of the next one.

import { playerOf } from '../../table/seats';
import type { Counter } from '../../table/sums';
import { noun, say, type Lang, type Noun } from '../../words';
import { isRegion, kindCards, regionVp } from './data';
import { ghostsOfAPeople, kinds, placesOf, total, type PlayerView, type SabbatView } from './view';
import { chimeraNoun, t } from './words';

// SAB-6.10, SAB-6.11: 2, 1 or 0.
export function canteenBonus(view: SabbatView, seat: string): number {
  const position = view.places.CANTEEN.ghosts.indexOf(seat);
  return position === 0 ? 2 : position === 1 ? 1 : 0;
}

export interface Meal {
  out: number; // ghosts outside the graveyard
  due: number;
  left: number; // terror after the meal
  unfed: number; // each goes to the graveyard and costs 1 VP
}
// Before the split nobody knows how many will be out; once it has begun, the meal is no forecast.
export const mealAhead = (view: SabbatView): boolean => view.phase === 'a3' || view.phase === 'b';
export function mealOf(view: SabbatView, player: PlayerView, graveyard = player.graveyard): Meal {
  const out = ghostsOfAPeople - graveyard;
  const due = Math.max(0, out - canteenBonus(view, player.seat));
  const paid = Math.min(player.terror, due);
  return { out, due, left: player.terror - paid, unfed: due - paid };
}

export interface Curse {
  loses: boolean; // the cursed resource breaks: −5 VP
  rots: number; // resources of 1H that become one cursed resource
  ages: number; // resources of 2H that move to 1H
}
// At the next A1, which round 6 is spared (SAB-7.1).
export function curseOf(view: SabbatView, player: PlayerView): Curse | null {
  if (view.round >= view.rounds) return null;
  return { loses: player.cursed, rots: total(player['1h']), ages: total(player['2h']) };
}

// SAB-3.45, SAB-6.8, SAB-6.9: what the regions would bring now; they have been counted before C3.
export function regionPoints(view: SabbatView, seat: string): number {
  if (view.over || view.phase === 'c3') return 0;
  const globe = view.places.GLOBE.ghosts.indexOf(seat);
  return placesOf(view, seat)
    .filter(isRegion)
    .map((region) => {
      const vp = regionVp[region];
      return vp + ((globe === 0 && vp <= 3) || (globe === 1 && vp === 2) ? 1 : 0);
    })
    .reduce((sum, vp) => sum + vp, 0);
}

// What the game would end with now (SAB-7.2).
export const scoreOf = (player: PlayerView): number => player.vp + 5 * player.chimeras;

// Complete sets that wait for C3.
export const setsOf = (player: PlayerView): number => Math.min(...kinds.map((kind) => player.homologation[kind]));

// SAB-3.22: who holds back more plays earlier.
export const orderTotal = (view: SabbatView, seat: string, graveyard: number, canteen: boolean): number =>
  graveyard + (canteen ? canteenBonus(view, seat) : 0);

// How far each player has come in phase B.
export function actionsDone(view: SabbatView, seat: string): number {
  if (view.over || view.phase === 'c1' || view.phase === 'c3') return view.actions;
  if (view.phase !== 'b') return 0;
  const before = view.order.indexOf(seat) < view.turn;
  return Math.min(view.actions, view.action - 1 + (before ? 1 : 0));
}

// What an action changes in numbers: points, terror, resources in the stores, chimeras, a curse.
export function counters(view: SabbatView, seat: string, lang: Lang): Counter[] {
  const player = playerOf(view, seat);
  const named = (of: Noun) => (n: number) => noun(of, n, lang);
  return [
    { n: player.vp, name: () => say(t.vp, lang) },
    { n: player.terror, name: () => say(t.terror, lang).toLowerCase() },
    ...kinds.map((kind) => ({ n: player['2h'][kind] + player['1h'][kind], name: named(kindCards[kind]) })),
    { n: player.chimeras, name: named(chimeraNoun) },
    { n: Number(player.cursed), name: () => say(t.cursedOne, lang), bad: true },
  ];
}
