// What a person points at, in order, to mean an option. Places have these names:
//   square:E5 · die:F2 (in the hand) · reserve:F4 · face:F3 · use:opening · slot:B3a · hand · engage:1 · scroll:SC2 ·
//   deck (the card to be revealed, the King's die to be thrown)

import { button, pathBy, probeBy, type Probe, type Way } from '../../table/ways';
import { trayProbes, trayWays } from '../dicium/pointing';
import { asks } from '../dicium/turn';
import type { DonjonView } from './view';

const square: Way<DonjonView> = ([where]) => [`square:${where}`];

export const ways: Record<string, Way<DonjonView>> = {
  ...trayWays,
  scroll: ([card]) => [`scroll:${card}`],
  teleport: square,
  reveal: () => ['deck'],
  start: square,
  place: square,
  portal: square,
  go: square,
  step: square,
  halt: button,
  target: square,
  goblin: square,
  lay: square,
  look: square,
  leave: button,
  die: ([face]) => [`die:${face}`],
  face: ([face]) => [`face:${face}`],
};
export const path = pathBy(ways);

// Decisions that ask for a square, with the verb; a treasure says itself which one.
const squareVerbs: Record<string, string> = {
  combine: 'teleport',
  start: 'start',
  place: 'place',
  portal: 'portal',
  end: 'go',
  step: 'step',
  target: 'target',
  goblin: 'goblin',
  lay: 'lay',
  look: 'look',
};
const treasureVerbs: Record<string, string> = {
  TR2: 'lay',
  TR4: 'goblin',
  TR5: 'look',
  TR6: 'go',
};

const probes: Record<string, Probe<DonjonView>> = {
  square([where], { decision, view }) {
    const verb = decision === 'treasure' ? treasureVerbs[view.treasure ?? ''] : squareVerbs[decision];
    return verb ? `${verb} ${where}` : null;
  },
  use: trayProbes.use,
  slot: ([slot], { decision }) => (decision === 'bonus' || decision === 'treasure' ? `slot ${slot}` : null),
  hand: (_, { decision }) => (decision === 'bonus' || decision === 'treasure' ? 'hand' : null),
  scroll: ([card]) => `scroll ${card}`,
};
export const probe = probeBy(probes);

// Already chosen: what is played.
export function made(view: DonjonView, seat: string): string[] {
  return view.running && asks(view, seat) ? [`use:${view.running.means}`] : [];
}
