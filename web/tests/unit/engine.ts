// What the engine says of its games. Needs a built program.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface EngineGame {
  id: string;
  decisions: string[];
  events: string[];
}
const veillee = process.env.VEILLEE ?? join(import.meta.dirname, '../../../build/release/bin/veillee');
export const engine = JSON.parse(execFileSync(veillee, ['games', '--json'], { encoding: 'utf8' })) as EngineGame[];
export const decisionsOf = (game: string): string[] => engine.find((one) => one.id === game)!.decisions;
