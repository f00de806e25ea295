// A fight that nobody had to decide about is over before it is drawn: it is told from what happened.

import type { LogEvent, LogLine } from '../../protocol';
import type { SeatInfo } from '../../table/game_module';
import { called, seatOf } from '../../table/seats';
import { say, type Lang } from '../../words';
import type { Fight, FightSide } from '../dicium/Duel.svelte';
import { t as dt } from '../dicium/words';
import { squares } from './castle';
import { t } from './words';

const last = (events: LogEvent[], ...names: string[]) => events.findLast((one) => names.includes(one.event));

// "Hugo gagne, 5 contre 4."
export const endWords = (winner: SeatInfo, [a, b]: [number, number], lang: Lang): string =>
  say(winner.you ? t.youWonFight : t.wonFight, lang, {
    who: called(winner, lang),
    what: say(dt.versus, lang, { a, b }),
  });

// The last fight among these lines.
export function foughtIn(news: readonly LogLine[], seats: SeatInfo[], lang: Lang): Fight | null {
  const all = news.flatMap((line) => line.events);
  const end = all.findLastIndex((one) => one.event === 'fight_won' || one.event === 'fight_lost');
  if (end < 0) return null;
  const events = all.slice(0, end + 1);
  const [attack, defence, result] = [last(events, 'attack_thrown'), last(events, 'defence_thrown'), events[end]!];
  if (!attack?.seat || !defence?.seat) return null;
  const sideOf = ({ seat, args = [] }: LogEvent, attacks: boolean): FightSide => {
    const [die = 0, force = 0, engaged = 0] = args;
    return {
      seat: seatOf(seats, seat) ?? null,
      attacks,
      asked: false,
      die,
      engaged,
      reds: 0,
      bonus: force - die - engaged,
      force,
    };
  };
  const walked = last(events, 'walked', 'shuriken');
  const where = walked?.args?.[walked.event === 'walked' ? 2 : 1];
  const winner = result.event === 'fight_won' ? attack : defence;
  const [a, b] = [attack.args?.[1] ?? 0, defence.args?.[1] ?? 0];
  const seat = seatOf(seats, winner.seat);
  return {
    title: say(walked?.event === 'shuriken' ? t.shot : t.fight, lang, { square: squares[where ?? -1] ?? '' }).trim(),
    sides: [sideOf(attack, true), sideOf(defence, false)],
    odds: [],
    ...(seat ? { ended: endWords(seat, winner === attack ? [a, b] : [b, a], lang) } : {}),
  };
}
