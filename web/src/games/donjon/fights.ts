// A fight that nobody had to decide about is over before it is drawn: it is told from what happened.

import type { LogEvent, LogLine } from '../../protocol';
import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { called, seatOf } from '../../table/seats';
import { capital, say } from '../../words';
import type { Fight } from '../dicium/Duel.svelte';
import { t as dt } from '../dicium/words';
import { squares } from './dungeon';
import type { Foe } from './view';
import { t } from './words';

export const foes: readonly Foe[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'goblin']; // by number in events
const drawings = ['spider', 'skeleton', 'wolf', 'ogre', 'gargoyle', 'troll', 'minotaur', 'wraith', 'drake'];
export const foeSign = (foe: Foe): string =>
  foe === 'goblin' ? 'don-goblin' : `don-m-${drawings[Number(foe.slice(1)) - 1]}`;

// "Hugo gagne, 5 contre 4."
export function endWords(hero: SeatInfo, foe: Foe, won: boolean, forces: [number, number], names: Names): string {
  const [a, b] = won ? forces : [forces[1], forces[0]];
  const mine = won && hero.you;
  return say(mine ? t.youWonFight : t.wonFight, names.lang, {
    who: won ? called(hero, names.lang) : capital(names.name(`foe:${foe}`)),
    what: say(dt.versus, names.lang, { a, b }),
  });
}

// The last fight among these lines.
export function foughtIn(news: readonly LogLine[], seats: SeatInfo[], names: Names): Fight | null {
  const all = news.flatMap((line) => line.events);
  const end = all.findLastIndex((one) => one.event === 'foe_beaten' || one.event === 'foe_prevails');
  const result: LogEvent | undefined = all[end];
  const seat = seatOf(seats, result?.seat);
  const attack = all.slice(0, end).findLast((one) => one.event === 'attack_thrown');
  if (!result || !seat || !attack) return null;
  const [number = 0, square = 0, force = 0, defence = 0] = result.args ?? [];
  const [die = 0, , engaged = 0] = attack.args ?? [];
  const foe = foes[number] ?? 'goblin';
  const { lang } = names;
  const won = result.event === 'foe_beaten';
  return {
    title: say(t.fight, lang, {
      foe: capital(names.name(`foe:${foe}`)),
      square: squares[square] ?? '',
    }),
    sides: [
      {
        seat,
        attacks: true,
        asked: false,
        die,
        engaged,
        reds: 0,
        bonus: force - die - engaged,
        force,
      },
      {
        seat: null,
        name: names.name(`foe:${foe}`),
        sign: foeSign(foe),
        attacks: false,
        asked: false,
        die: null,
        engaged: 0,
        reds: 0,
        bonus: 0,
        force: defence,
      },
    ],
    odds: [],
    ended: endWords(seat, foe, won, [force, defence], names),
  };
}
