// What the family's tray is told of a position of Shogun.

import type { SeatInfo } from '../../table/game_module';
import { playerOf, seatOf } from '../../table/seats';
import { capital, say, type Lang } from '../../words';
import { colours, combos, colourOf, comboSign, type Combo, type Face } from '../dicium/dice';
import type { Mode, Tray } from '../dicium/DiceTray.svelte';
import type { Fight, FightSide } from '../dicium/Duel.svelte';
import type { Row } from '../dicium/Rack.svelte';
import { t as dt } from '../dicium/words';
import { endWords } from './fights';
import type { Decision } from './generated';
import type { Camp, CombatView, PlayerView, ShogunView, Use } from './view';
import { paidWords, rowWords, shortWords, stepsWords, t, useWords } from './words';

const modes: Partial<Record<Decision, Mode>> = {
  keep: 'keep',
  reroll: 'reroll',
  combine: 'combine',
  bonus: 'grow',
  reserve: 'reserve',
};
// Uses whose effect depends on the camp.
const byCamp: readonly Use[] = ['three', 'twopair', 'four', 'full', 'poker'];
const useAbout = (use: Use, camp: Camp) => (byCamp.includes(use) ? `use:${use}:${camp}` : `use:${use}`);

// How far the dice of a colour would lead.
const stepsOf = (view: ShogunView, colour: Combo, bonus: number) =>
  view.dice.filter((face) => colourOf[face] === colour).length + bonus;

function rowsOf(view: ShogunView, player: PlayerView, lang: Lang): Row[] {
  const words = rowWords[player.camp];
  return combos.map((id) => {
    const known = player.rows.find((row) => row.id === id);
    const { name, does } = words[id];
    const steps = id === 'BLUE' ? stepsOf(view, id, known?.bonus ?? 0) : 0;
    return {
      id,
      name: say(name, lang),
      short: say(shortWords[id] ?? name, lang),
      does: say(does, lang),
      about: `combo:${id}`,
      uses: (known?.uses ?? []).map((use) => {
        const own = useWords[use];
        return {
          id: `use:${use}`,
          about: useAbout(use, player.camp),
          cost: own?.cost,
          name: say(own?.name ?? name, lang),
          short: capital(say(paidWords[use] ?? own?.name ?? shortWords[id] ?? name, lang)),
          does: steps > 0 ? stepsWords(steps, lang) : say(own?.does ?? does, lang),
        };
      }),
    };
  });
}

function chancesOf(view: ShogunView, faces: Face[]): ReturnType<Tray['chances']> {
  const named = faces.join(' ');
  const found = view.chances?.find((one) => one.throw.join(' ') === named);
  if (!found) return null;
  return Object.fromEntries(
    combos.map((id, i) => [id, { n: found.rows[i] ?? 0, of: found.of, now: (view.now?.[i] ?? 0) > 0 }]),
  );
}

// A spent die leaves the sign and the word of what it has paid.
function paidFor(what: string, lang: Lang) {
  const own = paidWords[what];
  const combo = combos.find((id) => id === what.toUpperCase());
  if (combo) return { sign: comboSign[combo], word: say(rowWords.ninja[combo].name, lang).toLowerCase() };
  const colour = what.startsWith('ki') ? 'GREEN' : what === 'move' ? 'BLUE' : what === 'combat' ? 'RED' : 'YELLOW';
  return { sign: comboSign[colours.find((one) => one === colour)!], word: say(own ?? rowWords.ninja.GREEN.name, lang) };
}

function fightOf(view: ShogunView, combat: CombatView, seats: SeatInfo[], you: string | null, lang: Lang): Fight {
  const asked = view.decision === 'engage' ? 0 : view.decision === 'defend' ? 1 : -1;
  const sideOf = (i: 0 | 1): FightSide => ({
    seat: seatOf(seats, i === 0 ? combat.attacker : combat.defender),
    attacks: i === 0,
    asked: asked === i && (view.deciders ?? []).includes(you ?? ''),
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
    odds: asked >= 0 && (view.deciders ?? []).includes(you ?? '') ? (combat.odds ?? []) : [],
    win: say(defends ? lost : won, lang),
    lose: say(defends ? won : lost, lang),
  };
}

export function trayOf(view: ShogunView, seats: SeatInfo[], you: string | null, lang: Lang): Tray {
  const owner = playerOf(view, view.active);
  const me = playerOf(view, you);
  const asks = you !== null && (view.deciders ?? []).includes(you);
  return {
    mode: (asks && view.decision && modes[view.decision]) || 'watch',
    owner: seatOf(seats, view.active),
    hand: {
      turn: view.turn,
      throws: view.throws,
      size: view.size || owner.hand,
      dice: view.dice,
      kept: view.kept,
      spent: view.spent.map((face, i) => ({ face, paid: view.paid[i] ?? '' })),
    },
    most: owner.hand,
    steps: [
      {
        name: dt.throws,
        about: 'step:throw',
        done: view.throws,
        of: view.throws_allowed,
        now: view.phase === 'throw',
      },
      {
        name: dt.actions,
        about: 'step:action',
        done: view.actions - (view.running ? 1 : 0),
        of: view.actions_allowed,
        now: view.phase === 'action',
        half: view.running !== undefined,
      },
      { name: dt.keeps, about: 'step:reserve', done: owner.reserve.length, of: 2, now: view.phase === 'reserve' },
    ],
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsOf(view, me ?? owner, lang),
    has: combos.filter((_, i) => (view.now?.[i] ?? 0) > 0),
    chances: (faces) => chancesOf(view, faces),
    paid: (what) => paidFor(what, lang),
    fight: view.combat ? fightOf(view, view.combat, seats, you, lang) : null,
  };
}
