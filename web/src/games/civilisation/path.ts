// What a person points at, in order, to mean an option. Places have these names:
//   square:G3 · seat:B (a strip, or a pawn) · hero:colour · card:PH05 (in the hand) · display:PH02 · pile · secret:SO03 ·
//   objective:CO03 · die:F2 · reserve:F4 · face:FS · use:sea · slot:B3a · hand · engage:1

import type { Path } from '../../table/picking';
import { button, pathBy, probeBy, type Probe, type Way } from '../../table/ways';
import { dice, trayProbes, trayWays, verbFor } from '../dicium/pointing';
import { asks } from '../dicium/turn';
import type { Decision, Verb } from './generated';
import { dueTo, type CivView } from './view';

const square: Way<CivView> = ([where]) => [`square:${where}`];
// One objective is due: two buttons; else the card first.
const objective: Way<CivView> = ([which], { view, me }) => (dueTo(view, me).length > 1 ? [`objective:${which}`] : []);

const ways = {
  ...trayWays,
  card: ([card]) => [`card:${card}`],
  pass: button,
  redeploy: square,
  secret: ([which]) => [`secret:${which}`],
  go: square,
  lay: square,
  hero: ([which]) => [`hero:${which}`],
  draw: () => ['pile'],
  take: ([card]) => [`display:${card}`],
  target: ([who]) => [`seat:${who}`],
  relocate: square,
  zeno: square,
  claim: objective,
  trade: objective,
  pair: (faces) => [dice('die', faces)],
  turn: ([from, to]) => [`die:${from}`, `face:${to}`],
  faces: (faces) => [dice('face', faces)],
} satisfies Record<Verb, Way<CivView>>;
const single = pathBy<CivView>(ways);

// A square that comes first (ways.ts) is meant by itself.
export const path = (action: string, view: CivView, decision: string, me: string): Path =>
  single(action.split('; ').at(-1)!, view, decision, me);

// Decisions that ask for a square, with the verb.
const squareVerbs: Partial<Record<Decision, Verb>> = { go: 'go', lay: 'lay', relocate: 'relocate' };

const probes: Record<string, Probe<CivView>> = {
  square: ([where], { decision }) =>
    verbFor(squareVerbs[decision] ?? (decision === 'combine' ? 'redeploy' : undefined), where),
  seat: ([who], { decision }) => verbFor(decision === 'target' ? 'target' : undefined, who),
  hero: ([which], { decision }) => verbFor(decision === 'hero' ? 'hero' : undefined, which),
  card: ([card]) => verbFor('card', card),
  display: ([card], { decision }) => verbFor(decision === 'philosopher' ? 'take' : undefined, card),
  pile: (_, { decision }) => (decision === 'philosopher' ? 'draw' : null),
  objective: ([which], { decision }) => verbFor(decision === 'objective' ? 'claim' : undefined, which),
  ...trayProbes,
};
export const probe = probeBy(probes);

// Already chosen: the combination or the card that is under way.
export function made(view: CivView, me: string): string[] {
  if (!asks(view, me) || view.active !== me) return [];
  const by = view.journey ?? view.laying;
  if (view.sage) return [`card:${view.sage}`];
  const last = by ? view.paid.at(-1) : undefined;
  return last ? [`use:${last}`] : [];
}
