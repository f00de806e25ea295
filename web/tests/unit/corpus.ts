// Stored positions of a game: what a seat is asked, with all its options.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, TableFrame } from '../../src/protocol';

export interface Position<View = unknown> {
  name: string;
  seat: string;
  decision: Decision;
  view: View;
}

const folder = join(import.meta.dirname, '../fixtures');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;

export const frames = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ name: file.replace('.json', ''), frame: read(file) as TableFrame }));

export function positionsOf<View>(game: string): Position<View>[] {
  const file = `options/${game}.json`;
  const listed = existsSync(join(folder, file)) ? (read(file) as Omit<Position<View>, 'name'>[]) : [];
  const shown = frames
    .filter(({ frame }) => frame.game === game && frame.decision)
    .map(({ name, frame }) => ({ name, seat: frame.you!, decision: frame.decision!, view: frame.view as View }));
  return [...listed.map((one, i) => ({ ...one, name: `${one.decision.name} ${i}` })), ...shown];
}
