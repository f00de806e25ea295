// What a person points at, in order, to mean an option. Places have these names:
//   square:12 · seat:B (a car, or its strip) · way:clockwise · card:nitro (in the hand) · display:nitro · pile ·
//   supply:lake · tile:lake (one's own) · theirs:lake · die:F2 · reserve:F4 · face:FS · use:pair · slot:B3a · hand ·
//   engage:1

import type { Path } from '../../table/picking';
import { button, pathBy, probeBy, type Probe, type Way } from '../../table/ways';
import type { Decision, Verb } from './generated';
import { dice, trayProbes, trayWays, verbFor } from '../dicium/pointing';
import { asks } from '../dicium/turn';
import { type CupView } from './view';

const square: Way<CupView> = ([where]) => [`square:${where}`];
const seat: Way<CupView> = ([who]) => [`seat:${who}`];

// Where the tiles lie that one of is chosen.
const tilesAt: Partial<Record<Decision, string>> = { tech: 'supply', steal: 'theirs' };

const ways = {
  ...trayWays,
  card: ([card]) => [`card:${card}`],
  pass: button,
  forgo: button,
  way: ([way]) => [`way:${way}`],
  step: square,
  halt: button,
  bump: seat,
  'no bump': button,
  tile: ([tile], { decision }) => [`${tilesAt[decision] ?? 'tile'}:${tile}`],
  draw: () => ['pile'],
  take: ([card]) => [`display:${card}`],
  pair: (faces) => [dice('die', faces)],
  target: seat,
  lay: square,
  turn: ([from, to]) => [`die:${from}`, `face:${to}`],
} satisfies Record<Verb, Way<CupView>>;
const single = pathBy<CupView>(ways);

// A whole way (ways.ts) is meant by its last square.
export const path = (action: string, view: CupView, decision: string, me: string): Path =>
  single(action.split('; ').at(-1)!, view, decision, me);

const squareVerbs: Partial<Record<Decision, string>> = { step: 'step', storm: 'lay' };
const seatVerbs: Partial<Record<Decision, string>> = { bump: 'bump', target: 'target' };
const tile: Probe<CupView> = ([which], { decision }) =>
  verbFor(decision === 'tech' || decision === 'lose' || decision === 'steal' ? 'tile' : undefined, which);

const probes: Record<string, Probe<CupView>> = {
  square: ([where], { decision }) => verbFor(squareVerbs[decision], where),
  seat: ([who], { decision }) => verbFor(seatVerbs[decision], who),
  supply: tile,
  tile,
  theirs: tile,
  card: ([card]) => verbFor('card', card),
  display: ([card], { decision }) => verbFor(decision === 'cheat' ? 'take' : undefined, card),
  pile: (_, { decision }) => (decision === 'cheat' ? 'draw' : null),
  ...trayProbes,
};
export const probe = probeBy(probes);

// Already chosen: the combination that is driven, the card that is played.
export function made(view: CupView, me: string): string[] {
  if (!asks(view, me)) return [];
  const { movement, playing } = view;
  const card = playing?.at(-1);
  return [
    ...(movement?.racer === me && movement.use ? [`use:${movement.use}`] : []),
    ...(card?.seat === me ? [`card:${card.card}`] : []),
  ];
}
