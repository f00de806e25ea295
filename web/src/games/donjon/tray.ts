// What the family's tray is told of a position of Donjon.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { playerOf, seatOf } from '../../table/seats';
import { capital, say, type Lang } from '../../words';
import { combos, colourOf, comboSign, type Combo, type Face } from '../dicium/dice';
import type { Mode, Tray } from '../dicium/DiceTray.svelte';
import type { Fight } from '../dicium/Duel.svelte';
import type { Row } from '../dicium/Rack.svelte';
import { t as dt } from '../dicium/words';
import { endWords, foeSign } from './fights';
import { asks, type CombatView, type DonjonView, type PlayerView } from './view';
import { paidWords, rowWords, shortWords, stepsWords, t, useWords } from './words';

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

// How far the dice of a colour would lead.
const stepsOf = (view: DonjonView, colour: Combo, bonus: number) =>
  view.dice.filter((face) => colourOf[face] === colour).length + bonus;

function rowsOf(view: DonjonView, player: PlayerView, lang: Lang): Row[] {
  return combos.map((id) => {
    const known = player.rows.find((row) => row.id === id);
    const { name, does } = rowWords[id];
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
          about: `use:${use}`,
          cost: own?.cost,
          sign: own?.sign,
          name: say(own?.name ?? name, lang),
          short: capital(say(paidWords[use] ?? own?.name ?? shortWords[id] ?? name, lang)),
          does: steps > 0 ? stepsWords(steps, lang) : say(own?.does ?? does, lang),
        };
      }),
    };
  });
}

function chancesOf(view: DonjonView, thrown: Face[]): ReturnType<Tray['chances']> {
  const named = thrown.join(' ');
  const found = view.chances?.find((one) => one.throw.join(' ') === named);
  if (!found) return null;
  return Object.fromEntries(
    combos.map((id, i) => [id, { n: found.rows[i] ?? 0, of: found.of, now: (view.now?.[i] ?? 0) > 0 }]),
  );
}

// A spent die leaves the sign and the word of what it has paid.
function paidFor(what: string, lang: Lang) {
  const combo = combos.find((id) => id === what.toUpperCase());
  if (combo)
    return {
      sign: comboSign[combo],
      word: say(rowWords[combo].name, lang).toLowerCase(),
    };
  const colour: Combo =
    what === 'move'
      ? 'BLUE'
      : what === 'combat'
        ? 'RED'
        : what.startsWith('search') || what === 'treasure' || what === 'relic'
          ? 'GREEN'
          : 'YELLOW';
  return {
    sign: comboSign[colour],
    word: say(paidWords[what] ?? rowWords.GREEN.name, lang).toLowerCase(),
  };
}

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
    hand: {
      turn: view.turn,
      throws: view.throws,
      size: view.size || view.dice_allowed,
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
        now: view.opened && view.phase === 'throw',
      },
      {
        name: dt.actions,
        about: 'step:action',
        done: view.actions - (view.running ? 1 : 0),
        of: view.actions_allowed,
        now: view.phase === 'action',
        half: view.running !== undefined,
      },
      {
        name: dt.keeps,
        about: 'step:reserve',
        done: owner.reserve.length,
        of: 2,
        now: view.phase === 'reserve',
      },
    ],
    reserve: me?.reserve ?? null,
    me: you ?? '',
    rows: rowsOf(view, me ?? owner, lang),
    has: combos.filter((_, i) => (view.now?.[i] ?? 0) > 0),
    chances: (thrown) => chancesOf(view, thrown),
    paid: (what) => paidFor(what, lang),
    ...(view.decision === 'face' ? { faces } : {}),
    fight: view.combat ? fightOf(view, view.combat, seats, you, names) : null,
  };
}
