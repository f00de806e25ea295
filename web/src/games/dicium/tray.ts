// What the tray is told: by a game of its view (turn.ts does most of it).

import type { SeatInfo } from '../../table/game_module';
import type { Chance, Combo, Face, Hand } from './dice';
import type { Fight } from './Duel.svelte';
import type { Row } from './Rack.svelte';
import type { Step } from './Steps.svelte';
import type { Paid } from './turn';

// What is asked of the one who looks at the tray: which dice to keep of the reserve, which to throw again, what to
// play, whether the hand grows, to which face a die is turned, which dice to put away; or nothing.
export type Mode = 'keep' | 'reroll' | 'combine' | 'grow' | 'face' | 'reserve' | 'watch';
// column: upright beside a board. mat: lying; from 760 px on felt and rack stand side by side. phone: one row of
// dice, and tiles of what can be played.
export type Place = 'column' | 'mat' | 'phone';

export interface Tray {
  mode: Mode;
  owner: SeatInfo; // whose dice these are
  hand: Hand;
  most: number; // dice that the active hand allows
  steps: Step[];
  reserve: Face[] | null; // one's own; null: who only watches has none
  me: string; // whose reserve that is
  rows: Row[];
  has: Combo[]; // rows that the dice make now
  chances: (faces: Face[]) => Partial<Record<Combo, Chance>> | null; // once these are thrown again
  paid: (what: string) => Paid; // what a spent die has paid
  faces?: Face[]; // that a die may be turned to: places "face:F3"
  fight: Fight | null;
  look?: (row: Combo | null) => void; // this row is pointed at: a board shows where it leads
}
