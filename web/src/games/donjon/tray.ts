// What the family's tray is told of a position of Donjon.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { playerOf, seatOf } from '../../table/seats';
import { capital, say } from '../../words';
import type { Face } from '../dicium/dice';
import type { Mode, Tray } from '../dicium/DiceTray.svelte';
import type { Fight } from '../dicium/Duel.svelte';
import { asks, chancesOf, handOf, paidFor, rowsNow, rowsOf, stepsOf, type RowTexts } from '../dicium/turn';
import { endWords, foeSign } from './fights';
import type { CombatView, DonjonView } from './view';
import { paidWords, rowWords, shortWords, t, useWords } from './words';

const modes: Record<string, Mode> = {
  keep: 'keep',
  reroll: 'reroll',
  combine: 'combine',
  bonus: 'grow',
  treasure: 'grow',
  reserve: 'reserve',
  die: 'combine',
  face: 'face',
};
const faces: Face[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'];

const texts: RowTexts = { rows: rowWords, short: shortWords, uses: useWords, paid: paidWords };

function fightOf(view: DonjonView, combat: CombatView, seats: SeatInfo[], you: string | null, names: Names): Fight {
  const { lang } = names;
  const hero = seatOf(seats, combat.attacker ?? view.active);
  const asked = view.decision === 'engage' && asks(view, you);
  const [force, defence] = combat.force;
  const scroll = playerOf(view, hero.seat).scrolls.includes('SC4');
  return {
    title: say(combat.ranged ? t.fireball : t.fight, lang, {
      foe: capital(names.name(`foe:${combat.foe}`)),
      square: combat.square,
    }),
    sides: [
      {
        seat: hero,
        attacks: true,
        asked,
        die: combat.dice[0],
        engaged: combat.engaged[0],
        reds: combat.reds[0],
        bonus: combat.bonus[0],
        force,
      },
      {
        seat: null,
        name: names.name(`foe:${combat.foe}`),
        sign: foeSign(combat.foe),
        attacks: false,
        asked: false,
        die: null,
        engaged: 0,
        reds: 0,
        bonus: 0,
        force: defence,
      },
    ],
    odds: asked ? (combat.odds ?? []) : [],
    ...(asked && scroll
      ? {
          cards: [{ id: 'scroll:SC4', name: names.title('card:SC4'), plus: 3 }],
        }
      : {}),
    ...(defence === null ? {} : { need: defence }),
    win: say(combat.foe === 'goblin' ? t.winGoblin : t.winMonster, lang),
    lose: say(combat.ranged ? t.loseRanged : t.lose, lang),
    ...(combat.won !== null && force !== null && defence !== null
      ? {
          ended: endWords(hero, combat.foe, combat.won, [force, defence], names),
        }
      : {}),
  };
}

export function trayOf(view: DonjonView, seats: SeatInfo[], you: string | null, names: Names): Tray {
  const { lang } = names;
  const owner = playerOf(view, view.active);
  const me = playerOf(view, you);
  return {
    mode: (asks(view, you) && modes[view.decision ?? '']) || 'watch',
    owner: seatOf(seats, view.active),
    hand: handOf(view, view.dice_allowed),
    most: owner.hand,
    steps: stepsOf(view, owner.reserve.length, view.opened),
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsOf(view, (me ?? owner).rows, texts, lang),
    has: rowsNow(view),
    chances: (thrown) => chancesOf(view, thrown),
    paid: (what) => paidFor(what, owner.rows, texts, lang),
    ...(view.decision === 'face' ? { faces } : {}),
    fight: view.combat ? fightOf(view, view.combat, seats, you, names) : null,
  };
}
