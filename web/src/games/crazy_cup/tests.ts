// A driving test that nobody had to decide about is over before it is drawn: it is told from what happened.

import type { LogLine } from '../../protocol';
import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { playerOf } from '../../table/seats';
import type { Fight } from '../dicium/Duel.svelte';
import type { PieceId } from './generated';
import { ids } from './generated';
import { testOf } from './tray';
import type { CombatView, CupView } from './view';

const dronePasses = 5;
const passes = 6;

// The last test among these lines.
export function testedIn(
  news: readonly LogLine[],
  view: CupView,
  seats: SeatInfo[],
  names: Names<PieceId>,
): Fight | null {
  const all = news.flatMap((line) => line.events);
  const end = all.findLastIndex((one) => one.event === 'effect_avoided' || one.event === 'effect_suffered');
  const result = all[end];
  const before = all.slice(0, Math.max(0, end));
  const thrown = before.findLast((one) => one.event === 'defence_thrown');
  if (!result || !thrown) return null;
  const [die = 0, force = 0, engaged = 0] = thrown.args ?? [];
  const cause = before.findLast((one) => one.event === 'card_played' || one.event === 'bumped');
  const card = cause?.event === 'card_played' ? ids.card[cause.args?.[0] ?? -1] : undefined;
  const racer = (result.seat ?? 'drone') as CombatView['racer'];
  const failed = result.event === 'effect_suffered';
  const combat: CombatView = {
    attacker: null,
    defender: result.seat ?? null,
    engaged: [0, engaged],
    bonus: [0, 0],
    dice: [null, die],
    force: [null, force],
    reds: [0, 0],
    won: failed,
    racer,
    against: card ?? (cause ? 'bump' : 'storm'),
    needs: racer === 'drone' ? dronePasses : passes,
    may_forgo: false,
  };
  const fight = testOf(view, combat, seats, null, names);
  // What bonuses added then; since that the car may have left its garage.
  const bonus = racer === 'drone' || !playerOf(view, racer) ? 0 : force - die - engaged;
  return { ...fight, sides: fight.sides.map((side) => (side.attacks ? side : { ...side, bonus })) };
}
