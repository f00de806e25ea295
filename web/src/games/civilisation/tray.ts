// What the family's tray is told of a position of Civilisation.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { playerOf, seatOf } from '../../table/seats';
import { say } from '../../words';
import type { Combo, Face } from '../dicium/dice';
import type { Row } from '../dicium/Rack.svelte';
import type { Mode, Tray } from '../dicium/tray';
import { asks, chancesOf, handOf, paidFor, rowsNow, rowsOf, stepsOf, type RowTexts } from '../dicium/turn';
import { fightOf } from './fights';
import type { Decision, PieceId } from './generated';
import { isSolo, type CivView, type PlayerView } from './view';
import { paidWords, rowWords, shortWords, t, useWords } from './words';

const modes: Partial<Record<Decision, Mode>> = {
  keep: 'keep',
  reroll: 'reroll',
  again: 'reroll',
  combine: 'combine',
  pair: 'combine',
  die: 'combine',
  faces: 'face',
  bonus: 'grow',
  reserve: 'reserve',
};
const faces: Face[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'];
const texts: RowTexts = {
  rows: rowWords,
  short: shortWords,
  uses: useWords,
  paid: paidWords,
  walks: ['BLUE', 'YELLOW'],
};

// A temple with Xenophanes is a use for who holds that card (CIV-10.23); alone there is nobody to be angry with.
function rowsFor(view: CivView, player: PlayerView, { lang }: Names): Row[] {
  const rows = player.rows.map((row) =>
    row.id === 'GREEN' && player.philosophers?.includes('PH14')
      ? { ...row, uses: [...row.uses, 'temple3' as const] }
      : row,
  );
  return rowsOf(view, rows, texts, lang).map((row) =>
    row.id === 'FOUR' && isSolo(view) ? { ...row, does: say(t.alone, lang) } : row,
  );
}

// `turning`: a die has been chosen that is to be turned; `look`: a row is pointed at.
export function trayOf(
  view: CivView,
  seats: SeatInfo[],
  you: string | null,
  names: Names<PieceId>,
  turning: boolean,
  look: (row: Combo | null) => void,
): Tray {
  const { lang } = names;
  const owner = playerOf(view, view.active);
  const me = playerOf(view, you);
  const mode = (asks(view, you) && view.decision && modes[view.decision]) || 'watch';
  const running = view.journey ?? view.laying ?? view.sage ?? (view.combat || undefined);
  return {
    mode: turning ? 'face' : mode,
    owner: seatOf(seats, view.active),
    hand: handOf(view, owner.hand),
    most: owner.hand,
    steps: stepsOf(
      { ...view, running: view.phase === 'action' && view.actions > 0 ? running : undefined },
      owner.reserve.length,
      view.turn > 0,
    ),
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsFor(view, me ?? owner, names),
    has: rowsNow(view),
    chances: (thrown) => chancesOf(view, thrown),
    paid: (what) => ({
      ...paidFor(what, owner.rows, texts, lang),
      ...(what === 'card' ? { sign: 'civ-philosopher' } : {}),
    }),
    ...(turning || mode === 'face' ? { faces } : {}),
    fight: view.combat ? fightOf(view, view.combat, seats, you, names) : null,
    look,
  };
}
