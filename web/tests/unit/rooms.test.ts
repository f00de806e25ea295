// The rooms of src/ stand in an order (README.md): each knows those before it only, and no game knows another.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
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

// The scripts of a component are code like any other.
function code(file: string): string {
  const text = readFileSync(join(src, file), 'utf8');
  if (!file.endsWith('.svelte')) return text;
  const { module, instance } = parse(text, { modern: true });
  const positions = [module, instance].map((script) => script?.content as unknown as { start: number; end: number });
  return positions.map((at) => (at ? text.slice(at.start, at.end) : '')).join('\n');
}

// What a file imports of others, from src/.
const named = (file: string): string[] =>
  ts
    .preProcessFile(code(file))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((path) => path.startsWith('.'))
    .map((path) => relative(src, join(src, dirname(file), path)).replaceAll('\\', '/'));

const imports = new Map(files.map((file) => [file, named(file)]));

it('the imports are read', () => {
  expect(imports.get('table/TableView.svelte')).toContain('table/keys');
  expect(imports.get('shell/TablePage.svelte')).toContain('table/TableView.svelte');
});

it('every file is in a room', () => {
  expect(files.filter((file) => rank(file) < 0)).toEqual([]);
});

it('no room knows a later one', () => {
  const upward = [...imports].flatMap(([file, others]) =>
    others.filter((other) => !other.startsWith('..') && rank(other) > rank(file)).map((other) => `${file} → ${other}`),
  );
  expect(upward).toEqual([]);
});

// A family's folder is no game: it holds what its games share, and knows none of them.
const families = ['dicium'];
it('no game knows another game', () => {
  const gameOf = (path: string) => (path.startsWith('games/') ? path.split('/')[1] : undefined);
  const across = [...imports].flatMap(([file, others]) =>
    others
      .filter((other) => gameOf(file) && gameOf(other) && gameOf(other) !== gameOf(file))
      .filter((other) => !families.includes(gameOf(other)!))
      .map((other) => `${file} → ${other}`),
  );
  expect(across).toEqual([]);
});
