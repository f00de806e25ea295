// What a person points at, in order, to mean an option. Places have these names:
//   square:E5 · pawn:A.1 · pawn:shogun · die:F2 (in the hand) · reserve:F4 · use:opening · slot:B3a · hand · engage:1

import { button, pathBy, probeBy, type Probe, type Way } from '../../table/ways';
import { trayProbes, trayWays } from '../dicium/pointing';
import type { Decision, Verb } from './generated';
import { pawnsAt, seatOfPawn, type ShogunView } from './view';

const square: Way<ShogunView> = ([where]) => [`square:${where}`];
const pawn: Way<ShogunView> = ([who]) => [`pawn:${who}`];

export const ways = {
  ...trayWays,
  post: square,
  pawn,
  go: square,
  target: pawn,
  foe: ([seat], { view }) => {
    const there = pawnsAt(view, view.combat?.square ?? '').find((one) => one.seat === seat);
    return there ? [`pawn:${there.id}`] : [];
  },
  back: square,
  take: button,
  give: pawn,
  leave: button,
  tile: square,
  lay: square,
  enter: square,
  step: square,
  halt: button,
} satisfies Record<Verb, Way<ShogunView>>;
export const path = pathBy(ways);

// Decisions that ask for a square, with the verb.
const squareVerbs: Partial<Record<Decision, Verb>> = {
  post: 'post',
  end: 'go',
  crossing: 'go',
  garrison: 'go',
  back: 'back',
  tile: 'tile',
  lay: 'lay',
  enter: 'enter',
  step: 'step',
};

const probes: Record<string, Probe<ShogunView>> = {
  square([where], { decision, view }) {
    const verb = squareVerbs[decision];
    if (verb) return `${verb} ${where}`;
    // A square stands for who is on it.
    const there = pawnsAt(view, where!)[0];
    return there && decision === 'pawn'
      ? `pawn ${there.id}`
      : there && decision === 'target'
        ? `target ${there.id}`
        : null;
  },
  pawn([who = ''], { decision }) {
    if (decision === 'pawn' || decision === 'target') return `${decision} ${who}`;
    if (decision === 'foe') return `foe ${seatOfPawn(who)}`;
    return decision === 'hand_over' ? `give ${who}` : null;
  },
  ...trayProbes,
};
export const probe = probeBy(probes);

// Already chosen: what is played, and who plays it.
export function made(view: ShogunView, seat: string): string[] {
  if (!view.running || view.active !== seat) return [];
  const { use, pawn: who } = view.running;
  return [`use:${use}`, ...(who ? [`pawn:${who}`] : [])];
}
