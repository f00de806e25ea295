// Pointing at dice, combinations, bonuses and the hand: what the four games ask alike. Places have these names:
//   die:F2 (in the hand) · reserve:F4 · use:pair · slot:B3a · hand · engage:1

import type { Path } from '../../table/picking';
import { button } from '../../table/ways';

export const dice = (kind: string, faces: string[]) => faces.map((face) => `${kind}:${face}`);
export const verbFor = (verb: string | undefined, what: string | undefined) =>
  verb && what ? `${verb} ${what}` : null;

export const trayWays = {
  keep: (faces) => (faces.length > 0 ? [dice('reserve', faces)] : []),
  stop: button,
  throw: (faces) => [dice('die', faces)],
  'end actions': button,
  play: ([use, ...faces]) => [[`use:${use}`, ...dice('die', faces)]],
  slot: ([slot]) => [`slot:${slot}`],
  hand: () => ['hand'],
  reserve: (faces) => (faces.length > 0 ? [dice('die', faces)] : []),
  engage: ([n]) => [`engage:${n}`],
} satisfies Record<string, (args: string[]) => Path>;

export const trayProbes = {
  use: ([use]: string[], { decision }: { decision: string }) =>
    verbFor(decision === 'combine' ? 'play' : undefined, use),
  slot: ([slot]: string[], { decision }: { decision: string }) =>
    verbFor(decision === 'bonus' ? 'slot' : undefined, slot),
  hand: (_: string[], { decision }: { decision: string }) => (decision === 'bonus' ? 'hand' : null),
};
