// The engine's own tables, as far as they can be read without knowing their shape: its words stand in the
// sources as {"français", "English"}, its ids as texts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Words } from '../../src/words';

const text = '"((?:[^"\\\\]|\\\\.)*)"';

export function sourcesOf(game: string) {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, '../../../games', game, file), 'utf8').replace(/"\s+"/g, ''); // texts over two lines
  // English apostrophes are straight in the engine's sources, `say` curves them here.
  const plain = ({ fr, en }: Words) => `${fr} | ${en}`.replaceAll('’', "'");
  const data = read('data.cpp');
  const pairs = [...data.matchAll(new RegExp(`\\{\\s*${text},\\s*${text}\\s*\\}`, 'g'))].map(([, fr, en]) =>
    plain({ fr: fr!, en: en! }),
  );
  const texts = [...data.matchAll(new RegExp(text, 'g'))].map((match) => match[1]!);

  return {
    read,
    // These words stand there one after the other, both languages, in this order.
    expectWords(words: Words[]) {
      const ours = words.map(plain);
      const at = pairs.findIndex((_, i) => ours.every((one, j) => pairs[i + j] === one));
      if (at < 0) expect(pairs.filter((pair) => ours.includes(pair))).toEqual(ours); // shows what is missing
    },
    // These ids stand there in this order.
    expectIds(ids: readonly string[]) {
      let at = -1;
      for (const id of ids) {
        at = texts.indexOf(id, at + 1);
        expect(at, id).toBeGreaterThanOrEqual(0);
      }
    },
  };
}
