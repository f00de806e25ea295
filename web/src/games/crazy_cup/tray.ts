// What the family's tray is told of a position of Crazy Cup.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { called, playerOf, seatOf } from '../../table/seats';
import { capital, say, type Lang } from '../../words';
import type { Combo, Face } from '../dicium/dice';
import type { Fight } from '../dicium/Duel.svelte';
import type { Mode, Tray } from '../dicium/tray';
import { asks, chancesOf, handOf, paidFor, rowsNow, rowsOf, stepsOf, type RowTexts } from '../dicium/turn';
import { labelOf } from './course';
import { racerName } from './describe';
import type { PieceId } from './generated';
import { racerOf, type CombatView, type CupView } from './view';
import { paidWords, rowWords, shortWords, t, useWords } from './words';

const modes: Partial<Record<string, Mode>> = {
  keep: 'keep',
  reroll: 'reroll',
  combine: 'combine',
  bonus: 'grow',
  reserve: 'reserve',
  pair: 'combine',
  die: 'combine',
};
const faces: Face[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'];

const texts: RowTexts = { rows: rowWords, short: shortWords, uses: useWords, paid: paidWords };

// What a test is about, in a word or two.
export function dangerOf(combat: CombatView, names: Names<PieceId>): string {
  if (combat.against === 'bump') return say(t.theBump, names.lang);
  return names.title(combat.against === 'storm' ? 'tornado' : `card:${combat.against}`);
}
const dangerSign = (against: CombatView['against']) =>
  against === 'bump' ? 'cup-bump' : against === 'storm' ? 'cup-tornado' : `cup-card-${against}`;

function failWords(view: CupView, combat: CombatView, lang: Lang): string {
  if (combat.against === 'storm') return say(t.failStorm, lang);
  if (combat.against !== 'bump' && combat.against !== 'cannon') return say(t.failCard, lang);
  const racer = racerOf(view, combat.racer)!;
  return say(t.failRetreat, lang, { from: labelOf(view, racer.square), to: labelOf(view, racer.retreat) });
}

export function testOf(
  view: CupView,
  combat: CombatView,
  seats: SeatInfo[],
  you: string | null,
  names: Names<PieceId>,
): Fight {
  const { lang } = names;
  const tested = seatOf(seats, combat.defender ?? undefined) ?? null;
  const asked = view.decision === 'defend' && asks(view, you) && combat.defender === you;
  const player = combat.defender === null ? undefined : playerOf(view, combat.defender);
  const force = combat.force[1];
  return {
    title: say(t.drivingTest, lang),
    sides: [
      {
        seat: null,
        name: capital(dangerOf(combat, names)),
        sign: dangerSign(combat.against),
        attacks: true,
        asked: false,
        die: null,
        engaged: 0,
        reds: 0,
        bonus: 0,
        force: combat.needs,
      },
      {
        seat: tested,
        ...(tested ? {} : { name: racerName(seats, combat.racer, names), sign: 'cup-drone' }),
        attacks: false,
        asked,
        die: combat.dice[1],
        engaged: combat.engaged[1],
        reds: combat.reds[1],
        bonus: player?.red ?? 0,
        force,
      },
    ],
    odds: asked ? (combat.odds ?? []) : [],
    need: combat.needs,
    tie: false,
    win: say(t.winTest, lang),
    lose: failWords(view, combat, lang),
    ...(combat.won !== null && force !== null ? { ended: endWords(tested, combat, names, seats) } : {}),
  };
}

export function endWords(seat: SeatInfo | null, combat: CombatView, names: Names<PieceId>, seats: SeatInfo[]): string {
  const failed = combat.won === true;
  const words = seat?.you ? (failed ? t.youFailed : t.youPassed) : failed ? t.failed : t.passed;
  const who = seat ? called(seat, names.lang) : capital(racerName(seats, combat.racer, names));
  return say(words, names.lang, { who, n: combat.force[1] ?? 0, of: combat.needs });
}

// `turning`: a die has been chosen that is to be turned; `look`: a row is pointed at.
export function trayOf(
  view: CupView,
  seats: SeatInfo[],
  you: string | null,
  names: Names<PieceId>,
  turning = false,
  look: (row: Combo | null) => void = () => {},
): Tray {
  const { lang } = names;
  const owner = playerOf(view, view.active);
  const me = playerOf(view, you);
  const running = view.movement?.racer === view.active ? view.movement : undefined;
  const mode = modes[view.decision ?? ''];
  return {
    mode: !asks(view, you) || !mode ? 'watch' : turning ? 'face' : mode,
    owner: seatOf(seats, view.active),
    hand: handOf(view, owner.hand),
    most: owner.hand,
    steps: stepsOf({ ...view, running }, owner.reserve.length),
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsOf(view, (me ?? owner).rows, texts, lang),
    has: rowsNow(view),
    chances: (thrown) => chancesOf(view, thrown),
    paid: (what) => ({
      ...paidFor(what, owner.rows, texts, lang),
      ...(what === 'card' ? { sign: 'cup-card' } : {}),
    }),
    ...(turning ? { faces } : {}),
    fight: view.combat ? testOf(view, view.combat, seats, you, names) : null,
    look,
  };
}
