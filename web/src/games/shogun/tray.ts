// What the family's tray is told of a position of Shogun.

import type { SeatInfo } from '../../table/game_module';
import { playerOf, seatOf } from '../../table/seats';
import { say, type Lang } from '../../words';
import type { Fight, FightSide } from '../dicium/Duel.svelte';
import type { Mode, Tray } from '../dicium/tray';
import { asks, chancesOf, handOf, paidFor, rowsNow, rowsOf, stepsOf, type RowTexts } from '../dicium/turn';
import { endWords } from './fights';
import type { Decision } from './generated';
import type { Camp, CombatView, ShogunView, Use } from './view';
import { paidWords, rowWords, shortWords, t, useWords } from './words';

const modes: Partial<Record<Decision, Mode>> = {
  keep: 'keep',
  reroll: 'reroll',
  combine: 'combine',
  bonus: 'grow',
  reserve: 'reserve',
};
// Uses whose effect depends on the camp.
const byCamp: readonly Use[] = ['three', 'twopair', 'four', 'full', 'poker'];
const textsOf = (camp: Camp): RowTexts => ({
  rows: rowWords[camp],
  short: shortWords,
  uses: useWords,
  paid: paidWords,
  about: (use) => (byCamp.includes(use as Use) ? `use:${use}:${camp}` : `use:${use}`),
});

function fightOf(view: ShogunView, combat: CombatView, seats: SeatInfo[], you: string | null, lang: Lang): Fight {
  const asked = view.decision === 'engage' ? 0 : view.decision === 'defend' ? 1 : -1;
  const sideOf = (i: 0 | 1): FightSide => ({
    seat: seatOf(seats, i === 0 ? combat.attacker : combat.defender),
    attacks: i === 0,
    asked: asked === i && asks(view, you),
    die: combat.dice[i],
    engaged: combat.engaged[i],
    reds: combat.reds[i],
    bonus: combat.bonus[i],
    force: combat.force[i],
  });
  const attacking = playerOf(view, combat.attacker).camp;
  const defending = playerOf(view, combat.defender).camp;
  const beaten = (camp: Camp) => (camp === 'ninja' ? t.beatenNinja : t.beatenSamurai);
  // What the attacker's victory brings, and his defeat.
  const won = attacking === 'samurai' ? t.alarmToo : beaten(defending);
  const lost = combat.ranged ? t.nothing : beaten(attacking);
  const defends = you !== null && playerOf(view, you)?.camp === defending;
  const [a, b] = combat.force;
  const over = a !== null && b !== null && asked < 0;
  const winner = sideOf(combat.won ? 0 : 1).seat!;
  return {
    ...(over ? { ended: endWords(winner, combat.won ? [a, b] : [b, a], lang) } : {}),
    title: say(combat.ranged ? t.shot : t.fight, lang, { square: combat.square }),
    ...(combat.left > 1 ? { sub: say(t.foes, lang, { n: combat.left }) } : {}),
    sides: [sideOf(0), sideOf(1)],
    odds: asked >= 0 && asks(view, you) ? (combat.odds ?? []) : [],
    win: say(defends ? lost : won, lang),
    lose: say(defends ? won : lost, lang),
  };
}

export function trayOf(view: ShogunView, seats: SeatInfo[], you: string | null, lang: Lang): Tray {
  const owner = playerOf(view, view.active);
  const me = playerOf(view, you);
  return {
    mode: (asks(view, you) && view.decision && modes[view.decision]) || 'watch',
    owner: seatOf(seats, view.active),
    hand: handOf(view, owner.hand),
    most: owner.hand,
    steps: stepsOf(view, owner.reserve.length),
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsOf(view, (me ?? owner).rows, textsOf((me ?? owner).camp), lang),
    has: rowsNow(view),
    chances: (faces) => chancesOf(view, faces),
    paid: (what) => paidFor(what, owner.rows, textsOf(owner.camp), lang),
    fight: view.combat ? fightOf(view, view.combat, seats, you, lang) : null,
  };
}
