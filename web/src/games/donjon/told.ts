// The dungeon's part of a turn, step by step: the card or the King's die, where the King went, whom he drove away, the
// goblin. It is read from the log, so that it can be told again at any time of the turn.

import type { LogLine } from '../../protocol';
import { squares } from './dungeon';
import type { DonjonView, Square } from './view';

const ofDungeon = [
  'revealed',
  'king_enters',
  'king_thrown',
  'king_moves',
  'sent',
  'goblin_placed',
  'no_goblin',
  'lost',
];
const has = (line: LogLine, kinds: readonly string[]) => line.events.some((one) => kinds.includes(one.event));

export interface Told {
  steps: readonly LogLine[];
  fresh: boolean; // the hero has not thrown yet
}

export function dungeonTurn(log: readonly LogLine[]): Told {
  // A table that was opened in the middle of a turn has no heading for it.
  const turn = log.slice(log.findLastIndex((line) => has(line, ['turn_begins'])) + 1);
  const thrown = turn.findIndex((line) => has(line, ['thrown']));
  const lines = thrown < 0 ? turn : turn.slice(0, thrown);
  return { steps: lines.filter((line) => line.text && has(line, ofDungeon)), fresh: thrown < 0 };
}

// The map as it was before these steps.
export function before(view: DonjonView, steps: readonly LogLine[]): DonjonView {
  const was = { ...view };
  for (const { event, seat, args = [] } of steps.flatMap((line) => line.events).reverse()) {
    const [from, to] = args.map((n) => squares[n]);
    if (event === 'king_moves') was.king = from!;
    if (event === 'king_enters') was.king = null;
    if (event === 'sent')
      was.seats = was.seats.map((one) => (one.seat === seat && one.square === to ? { ...one, square: from! } : one));
    if (event === 'goblin_placed') {
      was.goblins = was.goblins.filter((square) => square !== from);
      was.foes = was.foes.filter(({ square }) => square !== from);
    }
  }
  return was;
}

// What the steps have left on the floor for the eye.
export interface Trail {
  king: readonly Square[];
  flights: readonly (readonly [Square, Square])[];
  goblins: readonly Square[];
}
export function trailOf(steps: readonly LogLine[]): Trail {
  const events = steps.flatMap((line) => line.events);
  const of = (kind: string) => events.filter((one) => one.event === kind).map(({ args = [] }) => args);
  const moves = of('king_moves');
  return {
    king: moves.length ? [squares[moves[0]![0]!]!, ...moves.map((args) => squares[args[1]!]!)] : [],
    flights: of('sent').map((args) => [squares[args[0]!]!, squares[args[1]!]!]),
    goblins: of('goblin_placed').map((args) => squares[args[0]!]!),
  };
}
