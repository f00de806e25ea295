// What the tray is told of a turn: the same words of the view in every game of the family.

import { capital, say, type Lang, type Words } from '../../words';
import { colourOf, comboSign, combos, type Chance, type Combo, type Face, type Hand } from './dice';
import type { Row } from './Rack.svelte';
import type { Step } from './Steps.svelte';
import { stepsWords, t } from './words';

// What the server sends of a turn (games/dicium/views.cpp).
export interface TurnView {
  turn: number;
  active: string;
  phase: 'throw' | 'action' | 'reserve';
  throws: number;
  throws_allowed: number;
  actions: number;
  actions_allowed: number;
  size: number; // dice of this turn; 0 before the first throw
  dice: Face[];
  kept: Face[];
  spent: Face[];
  paid: string[]; // a use, or "combat"
  running?: unknown; // an action is under way
  chances?: { throw: Face[]; of: number; rows: number[] }[]; // after each re-roll that is offered
  now?: number[]; // which rows the hand has
  decision?: string;
  deciders?: string[];
}

// A combination, and what this player may spend it for.
export interface RowView<Use extends string = string> {
  id: Combo;
  bonus: number; // faces added
  need: number; // dice for the cheapest use
  uses: Use[];
}

export const asks = (view: Pick<TurnView, 'deciders'>, seat: string | null): boolean =>
  seat !== null && (view.deciders ?? []).includes(seat);

// `size`: dice that the first throw of this turn will have.
export const handOf = (view: TurnView, size: number): Hand => ({
  turn: view.turn,
  throws: view.throws,
  size: view.size || size,
  dice: view.dice,
  kept: view.kept,
  spent: view.spent.map((face, i) => ({ face, paid: view.paid[i] ?? '' })),
});

// `reserve`: dice that the one who plays has put away; `begun`: dice may be thrown already.
export const stepsOf = (view: TurnView, reserve: number, begun = true): Step[] => [
  {
    name: t.throws,
    about: 'step:throw',
    done: view.throws,
    of: view.throws_allowed,
    now: begun && view.phase === 'throw',
  },
  {
    name: t.actions,
    about: 'step:action',
    done: view.actions - (view.running ? 1 : 0),
    of: view.actions_allowed,
    now: view.phase === 'action',
    half: view.running !== undefined,
  },
  { name: t.keeps, about: 'step:reserve', done: reserve, of: 2, now: view.phase === 'reserve' },
];

// Rows that the hand has.
export const rowsNow = (view: TurnView): Combo[] => combos.filter((_, i) => (view.now?.[i] ?? 0) > 0);

// How likely each row is once these dice have been thrown again.
export function chancesOf(view: TurnView, faces: readonly Face[]): Partial<Record<Combo, Chance>> | null {
  const named = faces.join(' ');
  const found = view.chances?.find((one) => one.throw.join(' ') === named);
  if (!found) return null;
  return Object.fromEntries(
    combos.map((id, i) => [id, { n: found.rows[i] ?? 0, of: found.of, now: (view.now?.[i] ?? 0) > 0 }]),
  );
}

export interface Paid {
  sign: string;
  word: string;
}

// What a game calls its rows and their uses.
export interface RowTexts {
  rows: Record<Combo, { name: Words; does: Words }>;
  short: Partial<Record<Combo, Words>>; // where there is little room
  uses: Partial<Record<string, { name: Words; does: Words; cost?: number; sign?: string }>>;
  paid: Partial<Record<string, Words>>; // a use in a word
  walks?: readonly Combo[]; // colours that move so many squares; blue, where nothing is said
  about?: (use: string) => string;
}

export function rowsOf(view: TurnView, known: readonly RowView[], texts: RowTexts, lang: Lang): Row[] {
  return combos.map((id) => {
    const row = known.find((one) => one.id === id);
    const { name, does } = texts.rows[id];
    // How far the dice of that colour lead.
    const steps = (texts.walks ?? ['BLUE']).includes(id)
      ? view.dice.filter((face) => colourOf[face] === id).length + (row?.bonus ?? 0)
      : 0;
    return {
      id,
      name: say(name, lang),
      short: say(texts.short[id] ?? name, lang),
      does: say(does, lang),
      about: `combo:${id}`,
      uses: (row?.uses ?? []).map((use) => {
        const own = texts.uses[use];
        return {
          id: `use:${use}`,
          about: texts.about?.(use) ?? `use:${use}`,
          cost: own?.cost,
          sign: own?.sign,
          name: say(own?.name ?? name, lang),
          short: capital(say(texts.paid[use] ?? own?.name ?? texts.short[id] ?? name, lang)),
          does: steps > 0 ? stepsWords(steps, lang) : say(own?.does ?? does, lang),
        };
      }),
    };
  });
}

// A spent die leaves the sign and the word of what it has paid.
export function paidFor(what: string, known: readonly RowView[], texts: RowTexts, lang: Lang): Paid {
  const id = what === 'combat' ? 'RED' : (known.find((row) => row.uses.includes(what))?.id ?? 'GREEN');
  return { sign: comboSign[id], word: say(texts.paid[what] ?? texts.rows[id].name, lang).toLowerCase() };
}
