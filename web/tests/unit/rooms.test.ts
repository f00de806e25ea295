// The rooms of src/ stand in an order (README.md): each knows those before it only, and no game knows another.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const rooms = ['protocol words', 'ui', 'net', 'table', 'games', 'shell', 'harness main paints styles'];
const rank = (path: string) => {
  const room = path.split('/')[0]!.replace(/\.ts$/, '');
  return rooms.findIndex((names) => names.split(' ').includes(room));
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

// What a file names of others, from src/: imports of every kind, and globs.
function named(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const paths = [...text.matchAll(/(?:\bfrom|\bimport|\bglob(?:<[^(]*>)?)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, path]) => path!,
  );
  return paths.map((path) => relative(src, join(src, dirname(file), path)).replaceAll('\\', '/'));
}

it('every file is in a room', () => {
  expect(files.filter((file) => rank(file) < 0)).toEqual([]);
});

it('no room knows a later one', () => {
  const upward = files.flatMap((file) =>
    named(file)
      .filter((other) => !other.startsWith('..') && rank(other) > rank(file))
      .map((other) => `${file} → ${other}`),
  );
  expect(upward).toEqual([]);
});

it('no game knows another game', () => {
  const gameOf = (path: string) => (path.startsWith('games/') ? path.split('/')[1] : undefined);
  const across = files.flatMap((file) =>
    named(file)
      .filter((other) => gameOf(file) && gameOf(other) && gameOf(other) !== gameOf(file))
      .map((other) => `${file} → ${other}`),
  );
  expect(across).toEqual([]);
});
