// What the engine says of its games. Needs a built program.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { namesOf } from '../../src/table/names';
import { listOf } from '../../src/table/pieces';
import type { Lang, Words } from '../../src/words';

interface EnginePiece {
  id: string;
  name: Words;
  text: Words;
  many?: Words;
  caption?: Words;
  clause: string;
  sign?: string;
  figures?: Record<string, number>;
}
export interface EngineGame {
  id: string;
  verbs: { verb: string }[];
  kinds: Record<string, string[]>;
  decisions: string[];
  events: string[];
  pieces: EnginePiece[];
}
const veillee = process.env.VEILLEE ?? join(import.meta.dirname, '../../../build/release/bin/veillee');
export const engine = JSON.parse(
  execFileSync(veillee, ['games', '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 }),
) as EngineGame[];
export const gameOf = (id: string): EngineGame => engine.find((one) => one.id === id)!;
export const decisionsOf = (game: string): string[] => gameOf(game).decisions;

// What a board writes with, as the server sends it.
export const engineNames = (game: string, lang: Lang) =>
  namesOf(
    listOf(
      gameOf(game).pieces.map(({ name, text, many, caption, ...rest }) => ({
        ...rest,
        name: name[lang],
        text: text[lang],
        ...(many ? { many: many[lang] } : {}),
        ...(caption ? { caption: caption[lang] } : {}),
      })),
    ),
    lang,
  );
